"""What a game says: events that happened and messages to people, each declared once with the kinds of its arguments.

A room declares everything it says in its `events.py`:

    CARD = thing("card", CARDS)

    PHRASES = Phrasebook(
        [
            event("star_taken", seat=SEAT, space=SPACE, colour=COLOUR, points=COUNT),
            event("card_played", seat=SEAT, side=maybe(SIDE)).private(card=CARD),
            event("turn_ended", seat=SEAT).quiet(),
        ],
        [message("refused-card", card=CARD)],
    )

Kinds choose the words: a seat is said by the name of who sits there, a thing by the catalogue's `each-<kind>`, whatever
the argument is called; what has an entry of its own (`card-12`) is `named("card")`. The browser's types and the check
of the conformance kit come from the same declaration.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, Union

# A group may be a TypedDict, which is a mapping of objects; the conformance kit checks what its declaration promises.
Json: TypeAlias = Union[bool, int, float, str, Sequence["Json"], Mapping[str, object], None]

NUMBER: Final = "number"
TRUTH: Final = "truth"
WORDS: Final = "text"
LIST: Final = "list"
GROUP: Final = "group"
NAMED: Final = "named"


class Message:
    """Something to be said to a person: the key of a catalogue entry and what to put into it."""

    def __init__(self, key: str, args: Mapping[str, Json]) -> None:
        self.key = key
        self.args = args


class Event:
    """Something that happened, for logs and animation. `private` is for the seats listed only."""

    def __init__(self, name: str, public: Mapping[str, Json], private: Mapping[str, Json], seats: list[int]) -> None:
        self.name = name
        self.public = public
        self.private = private
        self.seats = seats

    def __reduce__(self) -> tuple[object, tuple[str, Mapping[str, Json], Mapping[str, Json], list[int]]]:
        """For pickles."""
        return Event, (self.name, self.public, self.private, self.seats)

    def seen_by(self, seat: int | None) -> dict[str, Json]:
        """The event as plain data for one seat; None is a spectator."""
        data: dict[str, Json] = {"event": self.name, **self.public}
        if seat is not None and seat in self.seats:
            data.update(self.private)
        return data


class Kind:
    """What an argument is. `name` chooses its words, `base` is how it is written in plain data.

    `keys` are the only texts a thing can be, if they are few and known; `of` is the kind of a list's items, `parts` are
    those of a group; `optional` allows nothing (null) in its place.
    """

    def __init__(
        self,
        name: str,
        base: str,
        keys: tuple[str, ...] = (),
        of: "Kind | None" = None,
        parts: Mapping[str, "Kind"] | None = None,
        optional: bool = False,
    ) -> None:
        self.name = name
        self.base = base
        self.keys = keys
        self.of = of
        self.parts: Mapping[str, Kind] = {} if parts is None else parts
        self.optional = optional

    def fault(self, value: object) -> str:
        """What is wrong with a value for this kind; empty if nothing is."""
        if value is None:
            return "" if self.optional else f"is nothing: expected {self}"
        if self.base == LIST:
            return self._fault_of_list(value)
        if self.base == GROUP:
            return self._fault_of_group(value)
        if self.base == NUMBER:
            fits = type(value) is int or type(value) is float
        elif self.base == TRUTH:
            fits = type(value) is bool
        else:
            fits = isinstance(value, str) and (not self.keys or value in self.keys)
        return "" if fits else f"is {value!r}: expected {self}"

    def _fault_of_list(self, value: object) -> str:
        assert self.of is not None
        if not isinstance(value, list | tuple):
            return f"is {value!r}: expected {self}"
        for place, item in enumerate(value):
            fault = self.of.fault(item)
            if fault:
                return f"[{place}] {fault}"
        return ""

    def _fault_of_group(self, value: object) -> str:
        if not isinstance(value, Mapping):
            return f"is {value!r}: expected {self}"
        return faults(value, self.parts, {})

    def __str__(self) -> str:
        if self.base == LIST:
            shown = f"a list of {self.of}"
        elif self.base == GROUP:
            shown = "a group of " + ", ".join(self.parts)
        else:
            shown = f"{self.name} ({', '.join(self.keys) if self.keys else self.base})"
        return shown + (" or nothing" if self.optional else "")


SEAT: Final = Kind("seat", NUMBER)
COUNT: Final = Kind("count", NUMBER)
FLAG: Final = Kind("flag", TRUTH)
TEXT: Final = Kind("text", WORDS)


def thing(name: str, keys: Sequence[str] = ()) -> Kind:
    """Something with a key: a card, a place, a colour. The catalogue's `each-<name>`, if there is one, says it."""
    return Kind(name, WORDS, tuple(keys))


def named(*kinds: str) -> Kind:
    """Something with an entry of its own in the catalogue: `card-12`, `painter-halo`; the first that there is.

    What no catalogue knows and no box names is said as it is.
    """
    return Kind(" ".join([NAMED, *kinds]), WORDS)


def many(of: Kind) -> Kind:
    """A list of these."""
    return Kind(of.name, LIST, of=of)


def group(**parts: Kind) -> Kind:
    """Several arguments as one, for the screen; no sentence says it."""
    return Kind("group", GROUP, parts=parts)


def maybe(kind: Kind) -> Kind:
    """The same, or nothing."""
    return Kind(kind.name, kind.base, kind.keys, kind.of, kind.parts, True)


class Phrase:
    """An event or a message: its name and the kinds of its arguments. Those in `hidden` are not for every eye."""

    def __init__(self, name: str, args: Mapping[str, Kind]) -> None:
        self.name = name
        self.args = args
        self.hidden: Mapping[str, Kind] = {}
        self.is_quiet = False

    def private(self, **args: Kind) -> "Phrase":
        """Arguments that may be told to some seats only, or to nobody."""
        self.hidden = args
        return self

    def quiet(self) -> "Phrase":
        """Too fine for a log in words."""
        self.is_quiet = True
        return self

    def kind(self, arg: str) -> Kind | None:
        """The kind of an argument, if it has one of that name."""
        return self.args.get(arg) or self.hidden.get(arg)

    def fault(self, args: Mapping[str, object]) -> str:
        """What is wrong with these arguments; empty if nothing is."""
        return faults(args, self.args, self.hidden)


def faults(args: Mapping[str, object], needed: Mapping[str, Kind], allowed: Mapping[str, Kind]) -> str:
    """The first thing wrong with arguments of which some are needed and others allowed."""
    for name in needed:
        if name not in args:
            return f'has no "{name}": expected {needed[name]}'
    for name, value in args.items():
        kind = needed.get(name) or allowed.get(name)
        if kind is None:
            return f'has "{name}", which is not declared: expected {", ".join([*needed, *allowed]) or "nothing"}'
        fault = kind.fault(value)
        if fault:
            return f'"{name}" {fault}'
    return ""


def event(name: str, /, **args: Kind) -> Phrase:
    """Declare an event; every argument is always told, to everybody."""
    return Phrase(name, args)


def message(key: str, /, **args: Kind) -> Phrase:
    """Declare a message by its key in the catalogue. Questions (`ask-…`) are told whom they ask."""
    return Phrase(key, {"seat": SEAT, **args} if key.startswith("ask-") else args)


# What an event of a common name tells in every game; a game may add to it.
COMMON: Final[Mapping[str, Mapping[str, Kind]]] = {
    "game_started": {"first_player": SEAT},
    "round_began": {"round": COUNT},
    "round_ended": {"round": COUNT},
    "turn_began": {"seat": SEAT},
    "turn_ended": {"seat": SEAT},
    "game_over": {"reason": TEXT, "points": many(COUNT), "ranks": many(COUNT)},
}


class Phrasebook:
    """Everything that a game says. Every event `x` is said by the catalogue's `event-x`."""

    def __init__(self, events: Sequence[Phrase], messages: Sequence[Phrase]) -> None:
        self.events = _by_name(events)
        self.messages = _by_name(messages)
        for phrase in events:
            for name, kind in COMMON.get(phrase.name, {}).items():
                own = phrase.args.get(name)
                if own is None or own.base != kind.base:
                    raise ValueError(f'event "{phrase.name}": "{name}" is {own}: in every game it is {kind}')

    def phrase(self, key: str) -> Phrase | None:
        """The declaration behind a key of the catalogue."""
        if key.startswith("event-"):
            return self.events.get(key.removeprefix("event-"))
        return self.messages.get(key)

    def quiet(self) -> list[str]:
        """The events too fine for a log in words."""
        return [phrase.name for phrase in self.events.values() if phrase.is_quiet]


def _by_name(phrases: Sequence[Phrase]) -> dict[str, Phrase]:
    found: dict[str, Phrase] = {}
    for phrase in phrases:
        if phrase.name in found:
            raise ValueError(f'"{phrase.name}" is declared twice')
        found[phrase.name] = phrase
    return found


NOTHING_SAID: Final = Phrasebook([], [])
# What an event has that tells everybody the same: one for all of them, as there are very many.
NO_SECRET: Final[Mapping[str, Json]] = {}
NOBODY: Final[list[int]] = []
