"""What a game is to the rest of the hall."""

from collections.abc import Callable, Mapping
from pathlib import Path

from skyhall.core.dice import Dice, seeded
from skyhall.core.edition import Edition, Entry, content_hash, near, over_base, read_toml, shown
from skyhall.core.errors import OptionsError
from skyhall.core.observation import Part
from skyhall.core.state import Json, OptionValue, Setup, State
from skyhall.core.vocabulary import Vocabulary


class Option:
    """A choice made before the game: listed values, a range of numbers (perhaps by number of seats), or free text."""

    def __init__(
        self,
        name: str,
        default: OptionValue,
        values: tuple[OptionValue, ...] = (),
        numbers: Callable[[int], range] | None = None,
        free: str = "",
        samples: tuple[OptionValue, ...] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.numbers = numbers
        self.free = free
        self.samples = samples

    def check(self, value: object, seats: int) -> OptionValue:
        """The value if it is allowed; texts as typed by a person ("7", "true") are understood."""
        for allowed in self.values:
            if (type(value) is type(allowed) and value == allowed) or (
                isinstance(value, str) and value == str(allowed).lower()
            ):
                return allowed
        if self.numbers is not None:
            number = int(value) if isinstance(value, str) and value.isascii() and value.isdigit() else value
            if type(number) is int and number in self.numbers(seats):
                return number
        if self.free and isinstance(value, str) and value:
            return value
        raise OptionsError(f'option "{self.name}" is {shown(value)}: expected {self.expected(seats)}')

    def expected(self, seats: int) -> str:
        """The allowed values in words."""
        parts = [str(value).lower() for value in self.values]
        if self.numbers is not None:
            allowed = self.numbers(seats)
            parts.append(f"a number from {allowed[0]} to {allowed[-1]}")
        if self.free:
            parts.append(self.free)
        return " or ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else parts[0]

    def examples(self, seats: int) -> list[OptionValue]:
        """Values that a thorough test should try: the samples, or the ends of the range."""
        ends = [] if self.numbers is None or self.samples else [self.numbers(seats)[0], self.numbers(seats)[-1]]
        found: list[OptionValue] = []
        for value in [self.default, *self.values, *ends, *self.samples]:
            if not any(type(value) is type(old) and value == old for old in found):
                found.append(value)
        return found


class Game:
    """A table of the hall. Subclasses fill in the class-level facts and the methods that raise here."""

    name = ""
    rules_version = 1
    seats = range(2, 3)
    default_edition = "tuned"
    # Events too fine for a log in words.
    quiet_events: tuple[str, ...] = ()
    # Kinds of `used` that come of doing well, not of a choice: the lab shows them and does not judge them.
    outcomes: tuple[str, ...] = ()

    def __init__(self, words: Vocabulary, options: list[Option], room: Path) -> None:
        self.words = words
        self.options = {option.name: option for option in options}
        self.room = room
        self._editions: dict[str, Edition] = {}

    # what a game provides

    def read_edition(self, entry: Entry, edition_hash: str) -> Edition:
        """Components from plain data; anything wrong raises EditionError."""
        raise NotImplementedError

    def edition_warnings(self, edition: Edition, deep: bool) -> list[str]:
        """What a designer should look at though it is allowed; `deep` may take a while."""
        return []

    def start(self, setup: Setup, dice: Dice) -> State:
        """The table laid out, not yet settled."""
        raise NotImplementedError

    def position(self, data: Mapping[str, Json]) -> State:
        """Any position from plain data; what it may hold is documented in the game's `position.py`.

        Its edition is "standard" if none is named: the worked examples of a specification are positions on that box.
        """
        raise NotImplementedError

    def longest(self, seats: int, options: Mapping[str, OptionValue]) -> int:
        """A number of decisions that no game can pass."""
        raise NotImplementedError

    def observation(self, seats: int) -> list[Part]:
        """What `State.observe` tells, part by part; sizes depend on the number of seats alone."""
        raise NotImplementedError

    def view_schema(self) -> type:
        """The TypedDict that every view matches."""
        raise NotImplementedError

    def draw(self, view: Mapping[str, object]) -> str:
        """A view as text for the terminal, in Rich's markup."""
        raise NotImplementedError

    # what a game tells the lab when it is over; the table must have listened from the start

    def first_seat(self, state: State) -> int:
        """Which seat played first; the others followed in the order of seats."""
        return 0

    def rounds(self, state: State) -> int:
        """How many rounds or turns were played, as the game counts (`lab-rounds` in its catalogue); 0: it does not."""
        return 0

    def used(self, state: State, seat: int) -> list[str]:
        """The components a seat made use of, each once, as `kind:id` (`kind-id` and `lab-kind-…` in the catalogue)."""
        return []

    def decisive(self, state: State) -> list[str]:
        """The components that ended the game, if any did, in the same form."""
        return []

    # what every game has

    def observation_size(self, seats: int) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.observation(seats))

    def edition_names(self) -> list[str]:
        """The editions in the box, the default one first."""
        names = [path.stem for path in (self.room / "editions").glob("*.toml")]
        return sorted(names, key=lambda name: (name != self.default_edition, name))

    def edition_path(self, source: str = "") -> Path:
        """The file of an edition: one in the box by its name, or any if the source looks like a path."""
        source = source or self.default_edition
        names = self.edition_names()
        if source in names:
            return self.room / "editions" / f"{source}.toml"
        if source.endswith(".toml") or "/" in source:
            return Path(source)
        raise OptionsError(
            f'{self.name} has no edition "{source}"{near(source, names)}: '
            f"expected {', '.join(names)} or the path of a .toml file"
        )

    def edition(self, source: str = "") -> Edition:
        """An edition by name, read once, or from a file if the source looks like a path."""
        source = source or self.default_edition
        if source not in self._editions:
            box = self.load_edition(self.edition_path(source))
            if source not in self.edition_names():
                return box
            self._editions[source] = box
        return self._editions[source]

    def load_edition(self, path: Path) -> Edition:
        """An edition from a file."""
        return self.make_edition(read_toml(path), path.name)

    def make_edition(self, data: Mapping[str, object], where: str) -> Edition:
        """An edition from the plain data of its file."""
        whole = self.edition_content(data, where)
        return self.read_edition(Entry(whole, where), content_hash(whole))

    def edition_content(self, data: Mapping[str, object], where: str) -> dict[str, object]:
        """All that an edition holds, with what it takes from its base in the box."""
        return over_base(data, where, {name: self.edition_path(name) for name in self.edition_names()})

    def check_options(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """All options with their values; what is not given takes its default."""
        if type(seats) is not int or seats not in self.seats:
            raise OptionsError(f"{self.name} has {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        for name in options:
            if name not in self.options:
                known = list(self.options)
                raise OptionsError(
                    f'{self.name} has no option "{name}"{near(name, known)}: expected {", ".join(known) or "none"}'
                )
        return {name: option.check(options.get(name, option.default), seats) for name, option in self.options.items()}

    def setup(self, seats: int, options: Mapping[str, OptionValue], edition: Edition | str = "") -> Setup:
        """Everything that is fixed before the first move, checked."""
        box = self.edition(edition) if isinstance(edition, str) else edition
        return Setup(self.name, self.words, seats, self.check_options(seats, options), box)

    def new(
        self,
        seats: int,
        seed: str,
        options: Mapping[str, OptionValue] | None = None,
        edition: Edition | str = "",
        listen: bool = False,
    ) -> State:
        """A fresh table, waiting for its first decision. With `listen` it keeps a log of events from the start."""
        state = self.start(self.setup(seats, options or {}, edition), seeded(seed))
        if listen:
            state.log = []
        state.settle()
        state.barrier = state.moves
        return state
