"""What must be so for a task to be done, or for a mistake to be answered: clauses on the view and on the events.

    seats.0.spots >= 5                      what the learner sees; dots lead inwards, numbers into lists
    pawns.0.space == d6|f5                  one of these; also !=
    players.1.danger lacks @pawns.0.space   a list; also has; @ stands for what is seen at another place
    decks.*.left <= 2                       some part of a list; @ with the same star is about the same part
    only heroes.*.state == ready            just one part is so
    victory.*.progress.1 == @victory.*.goal-1   a number that is so much less
    event star_taken seat=0 colour=blue     such an event has happened since the stage began
    event star_taken == 2                   so many have; also >= and <=
    asked StealFrom                         the question that is open now; also one of several: asked StealFrom|Replay
    offered act attack                      a word that the learner may say now
    refused GS-28                           that rule forbids something that looks playable now
    winner 0                                the game is over, and that seat alone has won
    no event star_taken                     not so

All clauses of a list must hold. Values are compared as they are written: `true`, `none`, `3`, `d6`.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from skyhall.core.edition import near
from skyhall.core.errors import LessonError, SkyhallError
from skyhall.core.event import Event, Json
from skyhall.core.game import Game
from skyhall.core.state import State
from skyhall.school.shapes import check_path

LEARNER: Final = 0
SEEN: Final = re.compile(r"(\S+) (==|!=|>=|<=|has|lacks) (\S.*)")
# Another place of the view, and how much less is meant.
OTHER: Final = re.compile(r"@([^-]+)(?:-(\d+))?")
ANY: Final = "*"
COUNTED: Final = re.compile(r"(==|>=|<=) (\d+)")


class Scene:
    """A position as the learner sees it, and what has happened: in its log since so many events, or what is given."""

    def __init__(self, state: State, since: int = 0, events: Sequence[Event] | None = None) -> None:
        self.state = state
        self.happened = (state.log or [])[since:] if events is None else events

    @cached_property
    def view(self) -> Mapping[str, object]:
        """What the learner sees; it may take a while to make, and many clauses do not ask for it."""
        return self.state.view(LEARNER)

    @cached_property
    def events(self) -> list[dict[str, Json]]:
        """What the learner has seen happen."""
        return [event.seen_by(LEARNER) for event in self.happened]


class Clause(ABC):
    """Something that holds in a scene or does not."""

    @abstractmethod
    def holds(self, scene: Scene) -> bool:
        """Whether it is so."""


@dataclass(frozen=True)
class Seen(Clause):
    """A place of the view, compared with values or with another place."""

    path: str
    sign: str
    values: list[str]

    def holds(self, scene: Scene) -> bool:
        return self.count(scene) > 0

    def count(self, scene: Scene) -> int:
        """Of how many parts it is so; of a single place, 0 or 1."""
        before, star, _ = self.path.partition(ANY)
        if not star:
            return int(self._is_so(scene))
        parts = at(scene.view, before.removesuffix("."))
        length = len(parts) if isinstance(parts, list | tuple) else 0
        return sum(self._of(number).count(scene) for number in range(length))

    def _of(self, number: int) -> "Seen":
        """The same about one part of the list."""
        values = [value.replace(ANY, str(number), 1) if value.startswith("@") else value for value in self.values]
        return Seen(self.path.replace(ANY, str(number), 1), self.sign, values)

    def _is_so(self, scene: Scene) -> bool:
        found = at(scene.view, self.path)
        wanted = [meant(scene.view, value) for value in self.values]
        match self.sign:
            case "==":
                return written(found) in wanted
            case "!=":
                return written(found) not in wanted
            case "has" | "lacks":
                things = [written(thing) for thing in found] if isinstance(found, list | tuple) else []
                return (wanted[0] in things) == (self.sign == "has")
        number = float(found) if isinstance(found, int | float) else 0.0
        return compare(number, self.sign, float(wanted[0]))


@dataclass(frozen=True)
class Happened(Clause):
    """How many events of a name and with these arguments there were."""

    name: str
    args: dict[str, list[str]]
    sign: str
    count: int

    def holds(self, scene: Scene) -> bool:
        found = [event for event in scene.events if event["event"] == self.name and self._fits(event)]
        return compare(len(found), self.sign, self.count)

    def _fits(self, event: Mapping[str, object]) -> bool:
        return all(written(event.get(name)) in wanted for name, wanted in self.args.items())


@dataclass(frozen=True)
class Asked(Clause):
    """Whether the learner is asked one of these questions."""

    decisions: list[str]

    def holds(self, scene: Scene) -> bool:
        state = scene.state
        if state.seat != LEARNER:
            return False
        # What everybody is told of a question may be less than what the learner is asked.
        keys = (state.prompt().key, state.question().key)
        return any(key.removeprefix("ask-") in self.decisions for key in keys)


@dataclass(frozen=True)
class Offered(Clause):
    """Whether the learner may say this word."""

    action: int

    def holds(self, scene: Scene) -> bool:
        return scene.state.seat == LEARNER and self.action in scene.state.actions()


@dataclass(frozen=True)
class Refused(Clause):
    """Whether a rule forbids the learner something that looks playable."""

    rule: str

    def holds(self, scene: Scene) -> bool:
        return scene.state.seat == LEARNER and any(one.rule == self.rule for one in scene.state.refusals())


@dataclass(frozen=True)
class Winner(Clause):
    """Whether a seat alone has won."""

    seat: int

    def holds(self, scene: Scene) -> bool:
        return scene.state.over and scene.state.win_shares()[self.seat] == 1.0


@dataclass(frozen=True)
class Only(Clause):
    """Whether something is so of just one part of a list."""

    seen: Seen

    def holds(self, scene: Scene) -> bool:
        return self.seen.count(scene) == 1


@dataclass(frozen=True)
class Not(Clause):
    """The contrary."""

    clause: Clause

    def holds(self, scene: Scene) -> bool:
        return not self.clause.holds(scene)


def all_hold(clauses: Sequence[Clause], scene: Scene) -> bool:
    """Whether everything in the list is so."""
    return all(clause.holds(scene) for clause in clauses)


def written(value: object) -> str:
    """A value as a course writes it."""
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


def meant(view: object, value: str) -> str:
    """A value as it is written, or what is seen at the place that it names."""
    other = OTHER.fullmatch(value)
    if other is None:
        return value
    found = at(view, other[1])
    return written(found - int(other[2])) if other[2] and isinstance(found, int) else written(found)


def compare(number: float, sign: str, other: float) -> bool:
    """Two numbers by a sign."""
    if sign == "==":
        return number == other
    return number >= other if sign == ">=" else number <= other


def at(view: object, path: str) -> object:
    """What is at a place of a view; nothing where there is no such place now."""
    for part in path.split("."):
        if isinstance(view, Mapping):
            view = view.get(part)
        elif isinstance(view, list | tuple) and part.isdigit() and int(part) < len(view):
            view = view[int(part)]
        else:
            return None
    return view


def read_clause(text: str, game: Game) -> Clause:
    """A clause from its text; what is wrong with it is said as LessonError."""
    first, _, rest = text.strip().partition(" ")
    match first:
        case "no":
            return Not(read_clause(rest, game))
        case "event":
            return _happened(rest, game)
        case "asked":
            known = [key.removeprefix("ask-") for key in game.phrases.messages if key.startswith("ask-")]
            for one in rest.split("|"):
                if one not in known:
                    raise LessonError(f'no question "{one}"{near(one, known)}: expected one of {", ".join(known)}')
            return Asked(rest.split("|"))
        case "offered":
            try:
                return Offered(game.words.parse(rest))
            except SkyhallError as error:
                raise LessonError(str(error)) from None
        case "only":
            return Only(_seen(rest, game))
        case "refused":
            return Refused(rest)
        case "winner":
            if not rest.isdigit() or int(rest) >= game.seats[-1]:
                raise LessonError(f'winner "{rest}": expected a seat from 0 to {game.seats[-1] - 1}')
            return Winner(int(rest))
    return _seen(text.strip(), game)


def _seen(text: str, game: Game) -> Seen:
    found = SEEN.fullmatch(text)
    if found is None:
        raise LessonError(
            f'clause "{text}": expected PLACE SIGN VALUE (signs: == != >= <= has lacks), '
            f"or one that begins with event, asked, offered, refused, winner, only or no"
        )
    path, sign, values = found[1], found[2], found[3].split("|")
    check_path(game.view_schema(), path)
    for value in values:
        other = OTHER.fullmatch(value)
        if other is not None:
            check_path(game.view_schema(), other[1])
        elif sign in (">=", "<=") and not value.removeprefix("-").isdigit():
            raise LessonError(f'clause "{text}": expected a number after {sign}')
    if len(values) > 1 and sign not in ("==", "!="):
        raise LessonError(f'clause "{text}": expected one value after {sign}')
    return Seen(path, sign, values)


def _happened(text: str, game: Game) -> Clause:
    """`star_taken seat=0 == 2`, checked against what the game declares."""
    name, _, rest = text.partition(" ")
    events = game.phrases.events
    if name not in events:
        raise LessonError(f'no event "{name}"{near(name, list(events))}: expected one of {", ".join(events)}')
    sign, count = ">=", 1
    counted = COUNTED.search(rest)
    if counted is not None:
        sign, count = counted[1], int(counted[2])
        rest = rest[: counted.start()] + rest[counted.end() :]
    args: dict[str, list[str]] = {}
    known = [*events[name].args, *events[name].hidden]
    for part in rest.split():
        arg, equals, value = part.partition("=")
        if not equals or not value:
            raise LessonError(f'event "{name}": "{part}": expected NAME=VALUE, or == >= <= and a number')
        if arg not in known:
            raise LessonError(f'event "{name}" has no "{arg}"{near(arg, known)}: expected one of {", ".join(known)}')
        args[arg] = value.split("|")
    return Happened(name, args, sign, count)
