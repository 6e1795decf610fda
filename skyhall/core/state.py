"""The agenda machine: a table, a stack of steps still to do, and decisions that stop it.

A game subclasses `State` with what lies on its table, and `Step` and `Decision` with its rules. `Any` stands here
for the game's own state class: each game overrides these methods with its own type, and mypyc makes native calls of it.
"""

import json
from collections.abc import Mapping
from hashlib import blake2b
from math import exp
from typing import Any, ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from skyhall.core.dice import Dice
from skyhall.core.edition import Edition
from skyhall.core.errors import IllegalAction
from skyhall.core.event import NO_SECRET, NOBODY, Event, Json, Message
from skyhall.core.judgement import Judgement
from skyhall.core.lens import Lenses, Refusal
from skyhall.core.observation import LEAST_ROOM, Row
from skyhall.core.vocabulary import Vocabulary

OptionValue: TypeAlias = bool | int | str
# What the kernel keeps on a table beside its setup and its dice.
KERNEL: Final = ("agenda", "log", "seat", "moves", "barrier", "last_seat")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Something still to do. Immutable: clones of a table share their steps. `fields` names what tells two apart."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seat: int = -1) -> None:
        self.seat = seat

    def asks(self, state: Any) -> bool:
        """Whether to stop and ask the seat; if not, the step runs by itself."""
        return False

    def run(self, state: Any) -> None:
        """Change the table; perhaps put more steps on the agenda (the last one put is the next one done)."""
        raise NotImplementedError

    # What decisions alone do is declared here, so that the kernel need not look first which kind of step it has.

    def actions(self, state: Any) -> list[int]:
        """The legal actions: a fresh list, in vocabulary order unless the game says otherwise, none twice."""
        raise NotImplementedError

    def take(self, state: Any, action: int) -> None:
        """Do what the action says. The decision is off the agenda already."""
        raise NotImplementedError

    def plain(self) -> list[Json]:
        """The step as plain data: its name, its seat and its fields."""
        return [type(self).__name__, self.seat, *[getattr(self, name) for name in self.fields]]

    def __reduce__(self) -> tuple[object, tuple[Any, ...]]:
        """For pickles: a step is made of its seat and its fields, in that order."""
        return type(self), (self.seat, *[getattr(self, name) for name in self.fields])


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step):
    """A question to one seat."""

    def asks(self, state: Any) -> bool:
        return True

    def run(self, state: Any) -> None:
        """What a decision does that need not be asked: the only thing it can."""
        self.take(state, self.actions(state)[0])


class Setup:
    """What was fixed before the first move, shared by all clones. The seed is not here: a table must not know it."""

    def __init__(
        self, game: Lenses, words: Vocabulary, seats: int, options: Mapping[str, OptionValue], edition: Edition
    ) -> None:
        self.game = game
        self.words = words
        self.seats = seats
        self.options = options
        # The options as records and digests have them.
        self.told = options
        self.edition = edition
        # Learned for games like this one, if anything was.
        self.judgement: Judgement | None = None

    def __deepcopy__(self, memo: object) -> "Setup":
        """It never changes."""
        return self

    def __reduce__(self) -> tuple[object, tuple[Lenses, int, Mapping[str, OptionValue], Edition]]:
        """For pickles."""
        return set_up, (self.game, self.seats, self.options, self.edition)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table, and the agenda: data. How it looks, what it is worth and who leads is asked of the game.

    Games add their attributes and name each of them once: in `fields` what makes up the position (it feeds the digest),
    in `derived` what follows from fields and setup and is kept for speed, in `noted` what is remembered for the screen
    alone and changes nothing to come, in `scratch` what is worked out anew when it is needed and not copied. Of those
    `given` are what a table is made with, which is not put there from a pickle. The conformance kit finds what is
    forgotten.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    derived: ClassVar[tuple[str, ...]] = ()
    noted: ClassVar[tuple[str, ...]] = ()
    scratch: ClassVar[tuple[str, ...]] = ()
    given: ClassVar[tuple[str, ...]] = ()

    def __init__(self, setup: Setup, dice: Dice) -> None:
        self.setup = setup
        self.dice = dice
        self.agenda: list[Step] = []
        self.log: list[Event] | None = None
        self.seat = -1
        self.moves = 0
        self.barrier = 0
        self.last_seat = -1

    # what a game provides

    def clone(self) -> "State":
        """An independent copy, without the event log."""
        raise NotImplementedError

    def ending(self) -> str:
        """Why the game ended: the key of the catalogue's `end-<reason>`; empty while it runs."""
        return ""

    # what the game's lenses show

    def scores(self) -> list[int]:
        """The points of every seat if the game ended now."""
        return self.setup.game.scores(self)

    def standing(self) -> list[tuple[int, ...]]:
        """For each seat what decides its place, most important first, larger is better."""
        return self.setup.game.standing(self)

    def view(self, seat: int | None) -> Mapping[str, object]:
        """What a seat may see, as plain JSON data (the game's own TypedDict); None is a spectator."""
        return self.setup.game.view(self, seat)

    def own_view(self, seat: int, public: Mapping[str, object]) -> Mapping[str, object]:
        """The same for a seat, where the spectators' view is there already: what both have is the same object."""
        return self.setup.game.own_view(self, seat, public)

    def determinize(self, seat: int, dice: Dice) -> "State":
        """A copy with all that the seat cannot see dealt anew by the dice, which also become the copy's own."""
        twin = self.setup.game.determinize(self, seat, dice)
        assert isinstance(twin, State)
        return twin

    def evaluate(self) -> list[float]:
        """For each seat an estimate of its share of the win, 0 to 1, adding up to 1."""
        return self.setup.game.evaluate(self)

    def judge(self) -> list[float]:
        """As `evaluate`, by what was learned from games; by hand where nothing was."""
        return self.setup.game.judge(self)

    def observe(self, seat: int) -> list[float]:
        """What a seat may see as numbers from −1 to 1; `Game.observation` says what each of them means."""
        return self._observed(seat).numbers()

    def observation(self, seat: int) -> bytes:
        """The same numbers as 32-bit floats, little end first: `numpy.frombuffer(…, numpy.float32)` reads them."""
        return self._observed(seat).packed()

    def _observed(self, seat: int) -> Row:
        game, seats = self.setup.game, self.setup.seats
        seen = Row(game.sizes.get(seats, LEAST_ROOM))
        game.observe(self, seat, seen)
        game.sizes[seats] = len(seen)
        return seen

    def refusals(self) -> list[Refusal]:
        """What looks playable now but is not. For the screen only; shows the deciding seat's secrets."""
        return self.setup.game.refusals(self) if self.agenda else []

    def why(self) -> Message | None:
        """Why a game that is over was won as it was; None while it runs, or if there is nothing to say."""
        return self.setup.game.why(self) if self.over else None

    def prompt(self) -> Message:
        """The open question for people; its details are public."""
        return self.setup.game.prompt(self)

    def question(self) -> Message:
        """The open question as the seat that is asked is told it; it may hold more than what everybody may know."""
        return self.setup.game.question(self)

    def describe(self, action: int) -> Message:
        """An action for people."""
        return self.setup.game.describe(self, action)

    def conserved(self) -> dict[str, int]:
        """Counts that must stay what they were at the start, for the conformance kit."""
        return self.setup.game.conserved(self)

    # what every game has

    @property
    def over(self) -> bool:
        return self.seat < 0

    def decision(self) -> Decision:
        """The question that is open now."""
        if self.agenda:
            top = self.agenda[-1]
            assert isinstance(top, Decision)
            return top
        raise IllegalAction("the game is over: there is nothing to decide")

    def actions(self) -> list[int]:
        """The legal actions, in a fresh list; empty only when the game is over."""
        return self.agenda[-1].actions(self) if self.agenda else []

    def apply(self, action: object) -> None:
        """Take an action. An illegal one, or what is none at all, raises IllegalAction and changes nothing."""
        legal = self.decision().actions(self)
        if isinstance(action, int) and action in legal:
            self.push(action)
            return
        raise IllegalAction(self._why_not(action, legal))

    def _why_not(self, action: object, legal: list[int]) -> str:
        words = self.setup.words
        listed = ", ".join(words.name(a) for a in legal[:12]) + (", …" if len(legal) > 12 else "")
        allowed = f"seat {self.seat} may: {listed}"
        if isinstance(action, str):
            return f'"{action}" is a text: expected the number of a word, as `words.parse` gives it; {allowed}'
        if not isinstance(action, int):
            return f"{action!r} is no action: expected a whole number; {allowed}"
        if not 0 <= action < len(words):
            return f"action {action} is none of the {len(words)} words of {self.setup.game.name}; {allowed}"
        for refusal in self.refusals():
            if refusal.action == action:
                return f'"{words.name(action)}" is not legal now (rule {refusal.rule})'
        return f'"{words.name(action)}" is not legal now; {allowed}'

    def push(self, action: int) -> None:
        """Take an action that is known to be legal."""
        decision = self.agenda.pop()
        if decision.seat != self.last_seat:
            self.last_seat = decision.seat
            self.barrier = self.moves
        self.moves += 1
        drawn = self.dice.drawn
        decision.take(self, action)
        self.settle()
        if self.dice.drawn != drawn or self.seat < 0:
            self.barrier = self.moves

    def settle(self) -> None:
        """Do what is on the agenda until a seat must be asked or nothing is left."""
        agenda = self.agenda
        while agenda:
            step = agenda.pop()
            if step.asks(self):
                agenda.append(step)
                self.seat = step.seat
                return
            step.run(self)
        self.seat = -1

    def reveal(self) -> None:
        """Something hidden was shown: what led to it cannot be taken back any more."""
        self.barrier = self.moves

    def emit(self, name: str, public: Mapping[str, Json]) -> None:
        """Tell the log, if there is one. In hot code, ask `if table.log is not None` first."""
        if self.log is not None:
            self.log.append(Event(name, public, NO_SECRET, NOBODY))

    def emit_to(self, seats: list[int], name: str, public: Mapping[str, Json], private: Mapping[str, Json]) -> None:
        """As `emit`, with a part that only these seats may see."""
        if self.log is not None:
            self.log.append(Event(name, public, private, seats))

    def ranks(self) -> list[int]:
        """The place of every seat, 1 is best; equals share a place and the next is skipped."""
        keys = self.standing()
        return [1 + sum(other > key for other in keys) for key in keys]

    def win_shares(self) -> list[float]:
        """The win divided among those in first place."""
        ranks = self.ranks()
        return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]

    def copy_to(self, twin: "State") -> None:
        """For `clone`: what the kernel keeps. The log stays behind."""
        twin.agenda = self.agenda[:]
        twin.seat = self.seat
        twin.moves = self.moves
        twin.barrier = self.barrier
        twin.last_seat = self.last_seat

    def __deepcopy__(self, memo: object) -> "State":
        """A clone that keeps its log."""
        twin = self.clone()
        twin.log = None if self.log is None else self.log[:]
        return twin

    def __reduce__(self) -> tuple[object, tuple[Setup, Dice, dict[str, Any]]]:
        """For pickles: the setup, the dice, and everything else by name."""
        more = [name for name in (*self.derived, *self.noted) if name not in self.given]
        return thawed, (self.setup, self.dice, {name: getattr(self, name) for name in (*KERNEL, *self.fields, *more)})

    def digest(self) -> str:
        """A hash of the whole position, dice included: equal positions have equal digests, on every platform."""
        setup = self.setup
        whole: list[Json] = [
            [setup.game.name, setup.seats, setup.edition.hash, setup.told],
            [self.moves, self.barrier, self.last_seat, self.dice.key.hex(), self.dice.drawn],
            [step.plain() for step in self.agenda],
            [getattr(self, name) for name in self.fields],
        ]
        text = json.dumps(whole, sort_keys=True, separators=(",", ":"), default=plain)
        return blake2b(text.encode(), digest_size=16).hexdigest()


def set_up(game: Any, seats: int, options: Mapping[str, OptionValue], edition: Edition) -> Setup:
    """A setup from a pickle."""
    found: Setup = game.setup(seats, options, edition)
    return found


def thawed(setup: Setup, dice: Dice, kept: dict[str, Any]) -> State:
    """A table from a pickle."""
    state: State = setup.game.bare(setup, dice.clone(), kept)
    state.dice = dice
    for name, value in kept.items():
        if name not in state.given:
            setattr(state, name, value)
    return state


def plain(thing: Any) -> Json:
    """For `json`: what an object on the table is made of."""
    parts: Json = thing.plain()
    return parts


def shares(points: list[float], scale: float) -> list[float]:
    """Points turned into shares of a win: a lead of one `scale` makes a seat e times as likely to win."""
    best = max(points)
    weights = [exp((p - best) / scale) for p in points]
    total = sum(weights)
    return [w / total for w in weights]
