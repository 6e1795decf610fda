"""What a game is to the rest of the hall."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final
from warnings import warn

from mypy_extensions import mypyc_attr

from skyhall.core.decks import DeckPool, DeckReport
from skyhall.core.dice import Dice, seeded
from skyhall.core.drawing import PLAIN, Say, Voice
from skyhall.core.edition import (
    PLAIN_LISTS,
    Edition,
    Entry,
    Overlay,
    content_hash,
    game_named,
    near,
    over_base,
    read_toml,
    shown,
)
from skyhall.core.errors import OptionsError, PositionError, PositionWarning
from skyhall.core.event import NOTHING_SAID, Json, Phrasebook
from skyhall.core.judgement import FILE, Judgement, read_judgements
from skyhall.core.lens import Lenses
from skyhall.core.observation import Part
from skyhall.core.option import Option as Option  # games bring their options with them
from skyhall.core.schema import NOTHING_DECLARED, Field, Schema, Table, Tables, Variants
from skyhall.core.state import OptionValue, Setup, State
from skyhall.core.vocabulary import Vocabulary

# Where a room keeps its editions.
EDITIONS: Final = Path("box") / "editions"
STANDARD: Final = "standard"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Lenses):
    """A table of the hall: its facts, how it is started, and the lenses it offers. Subclasses fill it in."""

    rules_version: ClassVar[int] = 1
    # Of the environments of researchers: raised with every change of the rules, the words or the observation.
    env_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 3)
    default_edition: ClassVar[str] = "tuned"
    # Tables of an edition file that came after games had been recorded. Left as the hall has them they are not part
    # of a box's hash, so that old games are what they were; games that use them have the hash of the whole.
    late_tables: ClassVar[tuple[str, ...]] = ()
    # How an edition is laid over its base.
    overlay: ClassVar[Overlay] = PLAIN_LISTS
    # All that an edition may hold, declared once: for forms and the reference.
    schema: ClassVar[Schema] = NOTHING_DECLARED
    # The fields of a table that hold what some seat may not see; `determinize` deals them anew, and no others.
    hidden: ClassVar[tuple[str, ...]] = ()
    # A word that the terminal says by itself where it is the only one.
    idle_word: ClassVar[str] = ""
    # Kinds of `used` that come of doing well, not of a choice: the lab shows them and does not judge them.
    outcomes: ClassVar[tuple[str, ...]] = ()
    # Options that make another game of it: what was learned holds for their defaults alone.
    learned_with: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self, words: Vocabulary, options: list[Option], room: Path, phrases: Phrasebook = NOTHING_SAID
    ) -> None:
        super().__init__(phrases)
        self.words = words
        self.options = {option.name: option for option in options}
        self.room = room
        self._editions: dict[str, Edition] = {}
        self._edition_names: list[str] = []
        self._late: dict[str, dict[str, object]] = {}
        self._judgements: dict[int, Judgement] | None = None

    def __deepcopy__(self, memo: object) -> "Game":
        """A game is one of its kind."""
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Pickles name it."""
        return game_named, (self.name,)

    # what a game provides

    def read_edition(self, entry: Entry, edition_hash: str) -> Edition:
        """Components from plain data; anything wrong raises EditionError."""
        raise NotImplementedError

    def edition_words(self, edition: Edition) -> Vocabulary:
        """The words as they are called with this box (`card gank`): the same numbers, and the old names still parse."""
        return self.words

    def edition_warnings(self, edition: Edition, deep: bool) -> list[str]:
        """What a designer should look at though it is allowed; `deep` may take a while."""
        return []

    def box_texts(self, edition: Edition, say: Say) -> dict[str, str]:
        """Names and texts of all components as this box has them, by the catalogue's keys.

        `thing-<key>` names a thing wherever it is named by its key alone. `say` speaks the language they are wanted in.
        """
        return {}

    def tell_part(self, edition: Edition, part: object, say: Say) -> str:
        """A primitive, or another table that says what it is, in a sentence; empty if there is nothing to say."""
        return ""

    def things_of(self, section: Field, entry: Mapping[str, object]) -> list[str]:
        """The kinds and ids of `things` that show an entry of a section: `cards mint_lily`."""
        kinds = section.things if isinstance(section, Table | Tables | Variants) else ()
        return [f"{kind} {entry.get('id', '')}" for kind in kinds]

    def start(self, setup: Setup, dice: Dice) -> State:
        """The table laid out, not yet settled."""
        raise NotImplementedError

    def bare(self, setup: Setup, dice: Dice, kept: Mapping[str, object]) -> State:
        """A table to be filled with what another had, for pickles: `kept` are its fields by name.

        What is laid out serves, unless the dice decide what a table is made of (its `given`).
        """
        return self.start(setup, dice)

    def read_position(self, entry: Entry, setup: Setup, dice: Dice) -> State:
        """The table that the data describe, not yet settled; its `seat` is the one they say is to decide, if they do.

        What the data may hold is documented in the game's `position.py`; `position` has read seats, edition, options,
        seed and moves.
        """
        raise NotImplementedError

    def renewed(self, data: Mapping[str, Json]) -> Mapping[str, Json]:
        """The data of a position with what used to have other names by today's."""
        return data

    def longest(self, seats: int, options: Mapping[str, OptionValue], edition: Edition) -> int:
        """A number of decisions that no game can pass."""
        raise NotImplementedError

    def observation(self, seats: int) -> list[Part]:
        """What `State.observe` tells, part by part; sizes depend on the number of seats alone."""
        raise NotImplementedError

    def view_schema(self) -> type:
        """The TypedDict that every view matches."""
        raise NotImplementedError

    def draw(self, view: Any, voice: Voice = PLAIN, whole: bool = True) -> str:
        """A view (the game's own TypedDict) as text for the terminal, in Rich's markup, at most 80 columns wide.

        Not `whole`: what is needed to decide, the rest folded, so that the choices fit below.
        """
        raise NotImplementedError

    def outcome(self, view: Any, word: str, voice: Voice = PLAIN) -> str:
        """The price and the consequence of a legal word in a few signs, from the view of the seat that decides."""
        return ""

    def at_once(self, state: Any) -> dict[str, list[int]]:
        """What may be typed instead of several words, each the answer to the question that the one before leads to."""
        return {}

    def tally(self, view: Any, voice: Voice = PLAIN) -> dict[str, list[str]]:
        """What the points of every seat are made of once the game is over: a column's head and its cells by seat."""
        return {}

    def counts(self, view: Any) -> bool:
        """Whether points are counted at this table; else places alone tell how it ended."""
        return True

    def progress(self, view: Any) -> tuple[int, int, list[int]]:
        """How far a running game is for whoever only looks: its round (0 if it has none), of how many (0 if nobody
        knows), and the points of every seat that all may know (none if they say nothing)."""
        return 0, 0, []

    def facts(self, edition: Edition, kind: str, key: str, say: Say) -> list[str]:
        """What is printed on a component beside its text (`box_texts` names them), for those who ask for it."""
        return []

    def things(self, edition: Edition) -> dict[str, list[Json]]:
        """Everything in the box by its kind, each as a view shows it: for those who leaf through the rules."""
        return {}

    def deck_pool(self, edition: Edition) -> DeckPool | None:
        """What decks are built from with this box; None where people build none."""
        return None

    def check_deck(self, edition: Edition, text: str, heroes: list[str] | None = None) -> DeckReport:
        """A deck as text, looked at; `heroes` are those that it must be for, None: whoever it names."""
        raise NotImplementedError

    def deck_words(self, state: Any, text: str) -> list[int]:
        """What to say now to build what is asked for as a deck has it, one word after another; empty: nothing."""
        return []

    # what every game has

    def observation_size(self, seats: int) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.observation(seats))

    def observation_names(self, seats: int, edition: Edition | str = "") -> list[str]:
        """A name for every number of an observation, as this box calls its cards, heroes and places."""
        box = self.edition(edition) if isinstance(edition, str) else edition
        calls = self.observation_labels(box)
        return [
            " ".join([part.name, *[calls.get(label, label) for label in labels]])
            for part in self.observation(seats)
            for labels in part.names()
        ]

    def observation_labels(self, edition: Edition) -> dict[str, str]:
        """What labels of observations are called with this box: by default those that are words, as words are."""
        words = edition.words or self.words
        return {name: words.name(action) for action, name in enumerate(self.words.names)}

    def own_texts(self, edition: Edition, say: Say) -> dict[str, str]:
        """What a box of one's own calls and does otherwise than the standard box, whose words a person wrote."""
        usual = self.box_texts(self.edition(STANDARD), say) if STANDARD in self.edition_names() else {}
        return {key: text for key, text in self.box_texts(edition, say).items() if usual.get(key) != text}

    def edition_names(self) -> list[str]:
        """The editions in the box, the default one first; looked for once, as each of them is read once."""
        if not self._edition_names:
            names = [path.stem for path in (self.room / EDITIONS).glob("*.toml")]
            self._edition_names = sorted(names, key=lambda name: (name != self.default_edition, name))
        return list(self._edition_names)

    def edition_path(self, source: str = "") -> Path:
        """The file of an edition: one in the box by its name, or any if the source looks like a path."""
        source = source or self.default_edition
        names = self.edition_names()
        if source in names:
            return self.room / EDITIONS / f"{source}.toml"
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
            box.source = source
            self._editions[source] = box
        return self._editions[source]

    def load_edition(self, path: Path) -> Edition:
        """An edition from a file."""
        return self.make_edition(read_toml(path), path.name)

    def make_edition(self, data: Mapping[str, object], where: str) -> Edition:
        """An edition from the plain data of its file."""
        whole = self.edition_content(data, where)
        edition = self.read_edition(Entry(whole, where), content_hash(self._hashed(whole)))
        edition.words = self.edition_words(edition)
        edition.game = self.name
        edition.source = whole
        return edition

    def edition_content(self, data: Mapping[str, object], where: str) -> dict[str, object]:
        """All that an edition holds, with what it takes from its base in the box."""
        boxes = {name: self.edition_path(name) for name in self.edition_names()}
        return over_base(data, where, boxes, self.overlay)

    def _hashed(self, whole: dict[str, object]) -> dict[str, object]:
        """The part of an edition that its hash is of."""
        if not self.late_tables:
            return whole
        return {name: table for name, table in whole.items() if not self._is_the_halls(name, table)}

    def as_printed(self, whole: Mapping[str, object], name: str) -> dict[str, object]:
        """What a box holds, for its hash, with a late table that no game depends on: as the standard box has it, where
        it is left as some box of the hall has it."""
        found = dict(whole)
        if self._is_the_halls(name, whole.get(name)):
            found[name] = self._late[STANDARD][name]
        return found

    def _is_the_halls(self, name: str, table: object) -> bool:
        """Whether a late table is as some box of the hall has it."""
        if not self._late and self.late_tables:
            boxes = {key: self.edition_path(key) for key in self.edition_names()}
            for key, path in boxes.items():
                held = over_base(read_toml(path), path.name, boxes, self.overlay)
                self._late[key] = {late: held.get(late) for late in self.late_tables}
        return name in self.late_tables and any(table == one[name] for one in self._late.values())

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
        whole = self.edition(edition) if isinstance(edition, str) else edition
        checked = self.check_options(seats, options)
        box = whole.chosen(checked)
        setup = Setup(self, box.words or self.words, seats, checked, box)
        setup.judgement = self.learned(setup)
        setup.told = self.told(setup.options)
        return setup

    def told(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The options as records and digests have them: without late ones at their default."""
        known = self.options
        return {name: value for name, value in options.items() if not known[name].late or value != known[name].default}

    def rules(self, seats: int, options: Mapping[str, OptionValue]) -> int:
        """The version of the rules that a table with these options is played by: later than 1 where they are newer."""
        return self.rules_version

    def learned(self, setup: Setup) -> Judgement | None:
        """What was learned for games like this one; None if nothing was."""
        if self._judgements is None:
            path = self.room / FILE
            self._judgements = read_judgements(path, self.feature_names) if path.is_file() else {}
        for name in self.learned_with:
            if setup.options[name] != self.options[name].default:
                return None
        return self._judgements.get(setup.seats)

    def judge(self, state: Any) -> list[float]:
        judgement: Judgement | None = state.setup.judgement
        if judgement is None or state.seat < 0:
            return self.evaluate(state)
        return judgement.shares(self.features(state), self.stage(state))

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

    def setup_of(self, entry: Entry, box: Edition | None = None) -> Setup:
        """What a position says of its table: `seats`, `options` and `edition`, unless there is a `box`."""
        seats = entry.number("seats", self.seats[0], self.seats[-1], self.seats[0])
        named = entry.text("edition", STANDARD)
        return self.setup(seats, options_given(entry), named if box is None else box)

    def position(self, data: Mapping[str, Json], listen: bool = False, box: Edition | None = None) -> State:
        """Any position from plain data, waiting for its decision: tests, puzzles, lessons, bug reports.

        Of every game the data may hold `seats`, `edition`, `options`, `seed` (the dice from here on) and `moves` (words
        to be played from there). The edition is "standard" if none is named: the worked examples of a specification are
        positions on that box; `box` is for one that has no name here. A PositionWarning is given if the seat that was
        to decide had nothing to decide.
        """
        entry = Entry(self.renewed(data), "position", PositionError)
        setup = self.setup_of(entry, box)
        state = self.read_position(entry, setup, seeded(entry.text("seed", "position")))
        moves = [setup.words.parse(word) for word in entry.texts("moves")]
        entry.close()
        meant = state.seat
        if listen:
            state.log = []
        state.settle()
        if meant >= 0 and state.seat != meant:
            now = f"seat {state.seat} is asked" if state.seat >= 0 else "the game is over"
            warn(f"position: seat {meant} has nothing to decide; {now}", PositionWarning, stacklevel=2)
        for action in moves:
            state.apply(action)
        state.barrier = state.moves
        return state


def options_given(entry: Entry) -> dict[str, OptionValue]:
    """The options named in an entry, not yet checked by the game."""
    options: dict[str, OptionValue] = {}
    if entry.has("options"):
        part = entry.entry("options")
        for name, value in part.data.items():
            if not isinstance(value, bool | int | str):
                raise part.fail(f'"{name}" is {shown(value)}: expected a text, a number, true or false')
            options[name] = value
    return options
