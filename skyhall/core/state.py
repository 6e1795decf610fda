"""The agenda machine: a table, a stack of steps still to do, and decisions that stop it.

A game subclasses `State` with what lies on its table, and `Step` and `Decision` with its rules. `Any` stands here
for the game's own state class: each game overrides these methods with its own type, and mypyc makes native calls of it.
"""

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from math import exp
from typing import Any, ClassVar, TypeAlias, Union

from skyhall.core.dice import Dice
from skyhall.core.edition import Edition
from skyhall.core.errors import IllegalAction
from skyhall.core.vocabulary import Vocabulary

Json: TypeAlias = Union[bool, int, float, str, Sequence["Json"], Mapping[str, "Json"], None]
OptionValue: TypeAlias = bool | int | str


class Message:
    """Something to be said to a person: the key of a catalogue entry and what to put into it."""

    def __init__(self, key: str, args: Mapping[str, Json]) -> None:
        self.key = key
        self.args = args


class Refusal:
    """A word that looks playable now but is not, the rule that forbids it, and the reason to be shown."""

    def __init__(self, action: int, rule: str, reason: Message) -> None:
        self.action = action
        self.rule = rule
        self.reason = reason


class Event:
    """Something that happened, for logs and animation. `private` is for the seats listed only."""

    def __init__(self, name: str, public: Mapping[str, Json], private: Mapping[str, Json], seats: list[int]) -> None:
        self.name = name
        self.public = public
        self.private = private
        self.seats = seats

    def seen_by(self, seat: int | None) -> dict[str, Json]:
        """The event as plain data for one seat; None is a spectator."""
        data: dict[str, Json] = {"event": self.name, **self.public}
        if seat is not None and seat in self.seats:
            data.update(self.private)
        return data


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

    def plain(self) -> list[Json]:
        """The step as plain data: its name, its seat and its fields."""
        return [type(self).__name__, self.seat, *[getattr(self, name) for name in self.fields]]


class Decision(Step):
    """A question to one seat."""

    def asks(self, state: Any) -> bool:
        return True

    def actions(self, state: Any) -> list[int]:
        """The legal actions: a fresh list, in vocabulary order unless the game says otherwise, none twice."""
        raise NotImplementedError

    def take(self, state: Any, action: int) -> None:
        """Do what the action says. The decision is off the agenda already."""
        raise NotImplementedError

    def run(self, state: Any) -> None:
        """What a decision does that need not be asked: the only thing it can."""
        self.take(state, self.actions(state)[0])

    def refusals(self, state: Any) -> list[Refusal]:
        """What looks playable but is not; for the screen only."""
        return []

    def details(self, state: Any) -> dict[str, Json]:
        """What the question needs beside its name, for the prompt (`ask-<Name>` in the catalogue)."""
        return {}


class Setup:
    """What was fixed before the first move, shared by all clones. The seed is not here: a table must not know it."""

    def __init__(
        self, game: str, words: Vocabulary, seats: int, options: Mapping[str, OptionValue], edition: Edition
    ) -> None:
        self.game = game
        self.words = words
        self.seats = seats
        self.options = options
        self.edition = edition


class State:
    """What is on the table, and the agenda. Games add their fields and name them in `fields` (for the digest)."""

    fields: ClassVar[tuple[str, ...]] = ()

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

    def scores(self) -> list[int]:
        """The points of every seat if the game ended now."""
        raise NotImplementedError

    def standing(self) -> list[tuple[int, ...]]:
        """For each seat what decides its place, most important first, larger is better."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Mapping[str, object]:
        """What a seat may see, as plain JSON data (the game's own TypedDict); None is a spectator."""
        raise NotImplementedError

    def determinize(self, seat: int, dice: Dice) -> "State":
        """A copy with all that the seat cannot see dealt anew by the dice, which also become the copy's own."""
        raise NotImplementedError

    def evaluate(self) -> list[float]:
        """For each seat an estimate of its share of the win, 0 to 1, adding up to 1."""
        raise NotImplementedError

    def observe(self, seat: int) -> list[float]:
        """What a seat may see as numbers from −1 to 1; `Game.observation` says what each of them means."""
        raise NotImplementedError

    def ending(self) -> str:
        """Why the game ended: the key of the catalogue's `end-<reason>`; empty while it runs."""
        return ""

    def conserved(self) -> dict[str, int]:
        """Counts that must stay what they were at the start, for the conformance kit."""
        return {}

    def describe(self, action: int) -> Message:
        """An action for people: by default the catalogue entry `word-<block>` with the block's parts."""
        block = self.setup.words.block_of(action)
        return Message("word-" + block.name, block.values(action))

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
        return self.decision().actions(self) if self.agenda else []

    def apply(self, action: int) -> None:
        """Take an action. An illegal one raises IllegalAction and changes nothing."""
        decision = self.decision()
        legal = decision.actions(self)
        if action not in legal:
            names = self.setup.words
            for refusal in decision.refusals(self):
                if refusal.action == action:
                    raise IllegalAction(f'"{names.name(action)}" is not legal now (rule {refusal.rule})')
            listed = ", ".join(names.name(a) for a in legal[:12]) + (", …" if len(legal) > 12 else "")
            raise IllegalAction(f'"{names.name(action)}" is not legal now; seat {self.seat} may: {listed}')
        self.push(action)

    def push(self, action: int) -> None:
        """Take an action that is known to be legal."""
        decision = self.agenda.pop()
        assert isinstance(decision, Decision)
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
            self.log.append(Event(name, public, {}, []))

    def emit_to(self, seats: list[int], name: str, public: Mapping[str, Json], private: Mapping[str, Json]) -> None:
        """As `emit`, with a part that only these seats may see."""
        if self.log is not None:
            self.log.append(Event(name, public, private, seats))

    def refusals(self) -> list[Refusal]:
        """What looks playable now but is not. For the screen only; shows the deciding seat's secrets."""
        return self.decision().refusals(self) if self.agenda else []

    def prompt(self) -> Message:
        """The open question for people; its details are public."""
        decision = self.decision()
        return Message("ask-" + type(decision).__name__, {"seat": self.seat, **decision.details(self)})

    def question(self) -> Message:
        """The open question as the seat that is asked is told it; it may hold more than what everybody may know."""
        return self.prompt()

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

    def digest(self) -> str:
        """A hash of the whole position, dice included: equal positions have equal digests, on every platform."""
        setup = self.setup
        whole: list[Json] = [
            [setup.game, setup.seats, setup.edition.hash, setup.options],
            [self.moves, self.barrier, self.last_seat, self.dice.key.hex(), self.dice.drawn],
            [step.plain() for step in self.agenda],
            [getattr(self, name) for name in self.fields],
        ]
        text = json.dumps(whole, sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()


def shares(points: list[float], scale: float) -> list[float]:
    """Points turned into shares of a win: a lead of one `scale` makes a seat e times as likely to win."""
    best = max(points)
    weights = [exp((p - best) / scale) for p in points]
    total = sum(weights)
    return [w / total for w in weights]
