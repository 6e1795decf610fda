"""The ways to look at a table. A game's lenses import its table and its steps freely; the table knows none of them.

`State.view(seat)` and its like hand over to these methods of the game. `Any` stands for the game's own state class, as
in `state.py`: each game overrides the methods with its own type.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from skyhall.core.dice import Dice
from skyhall.core.event import NOTHING_SAID, Json, Message, Phrasebook
from skyhall.core.observation import Row
from skyhall.core.themes import Theme

# Answers of `goes_on` that are no words.
REST: Final = -1
CHOOSE: Final = -2


class Refusal:
    """A word that looks playable now but is not, the rule that forbids it, and the reason to be shown."""

    def __init__(self, action: int, rule: str, reason: Message) -> None:
        self.action = action
        self.rule = rule
        self.reason = reason


class Slip:
    """What a word gives away that a better one would not, and why: `slip-<kind>` in the catalogue tells the first,
    `slip-<kind>-better` the second, both of the same facts. `points` are pieces of the board that it is about.
    """

    def __init__(self, kind: str, better: int, facts: Mapping[str, Json], points: list[str]) -> None:
        self.kind = kind
        self.better = better
        self.facts = facts
        self.points = points


def points_decide(scores: list[int], ranks: list[int]) -> Message | None:
    """That points decided: one seat is ahead of the next, or several have the same."""
    first = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(first) > 1:
        return Message("why-shared", {"winners": first, "points": scores[first[0]]})
    winner = first[0]
    others = [seat for seat in range(len(ranks)) if seat != winner]
    rival = min(others, key=lambda seat: ranks[seat])
    if scores[winner] <= scores[rival]:
        return None
    told = {"winner": winner, "points": scores[winner], "rival": rival, "rival_points": scores[rival]}
    return Message("why-points", told)


def level_with(scores: list[int], ranks: list[int]) -> list[int]:
    """Those who have as many points as the only winner; nobody if the first place is shared."""
    if ranks.count(1) > 1:
        return []
    winner = ranks.index(1)
    return [seat for seat in range(len(ranks)) if seat != winner and scores[seat] == scores[winner]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Lenses:
    """What a game makes of its tables for people, bots and learners."""

    # A class variable, as all facts of a game are, so that a game in plain Python sets it for a compiled kernel too.
    name: ClassVar[str] = ""

    def __init__(self, phrases: Phrasebook = NOTHING_SAID) -> None:
        self.phrases = phrases
        # How many numbers an observation has by the number of seats, as soon as one was made: the room for the next.
        self.sizes: dict[int, int] = {}

    # what a game provides

    def scores(self, state: Any) -> list[int]:
        """The points of every seat if the game ended now."""
        raise NotImplementedError

    def standing(self, state: Any) -> list[tuple[int, ...]]:
        """For each seat what decides its place, most important first, larger is better."""
        raise NotImplementedError

    def sides(self, state: Any) -> list[int]:
        """For each seat the side it plays on: seats of one side win and lose together. Each is its own unless told."""
        return list(range(state.setup.seats))

    def talks_apart(self, state: Any) -> bool:
        """Whether the seats of a side may talk among themselves: only where they may show each other all they have."""
        return False

    def view(self, state: Any, seat: int | None) -> Mapping[str, object]:
        """What a seat may see, as plain JSON data (the game's own TypedDict); None is a spectator."""
        raise NotImplementedError

    def own_view(self, state: Any, seat: int, public: Any) -> Mapping[str, object]:
        """The view of a seat made of the spectators' view of the same position, which stays as it is.

        A game may take from it what is no other for the seat, so that it is made, and written down, once for all.
        """
        return self.view(state, seat)

    def determinize(self, state: Any, seat: int, dice: Dice) -> Any:
        """A copy with all that the seat cannot see dealt anew by the dice, which also become the copy's own."""
        raise NotImplementedError

    def evaluate(self, state: Any) -> list[float]:
        """For each seat an estimate of its share of the win, 0 to 1, adding up to 1."""
        raise NotImplementedError

    def observe(self, state: Any, seat: int, seen: Row) -> None:
        """Write what a seat may see as numbers from −1 to 1; `Game.observation` says what each of them means."""
        raise NotImplementedError

    def bare(self, setup: Any, dice: Dice, kept: Mapping[str, object]) -> Any:
        """A table to be filled with what another had: `kept` are its fields by name."""
        raise NotImplementedError

    # what a game may add

    # The names of its features, as `features` gives them and the learned judgement weighs them.
    feature_names: ClassVar[tuple[str, ...]] = ()

    # What they are about, for bots that tell why they choose; `skyhall.core.themes.reasons` declares the messages.
    themes: ClassVar[tuple[Theme, ...]] = ()

    def features(self, state: Any) -> list[list[float]]:
        """For each seat of a game that runs the numbers that a learned judgement weighs."""
        raise NotImplementedError

    def stage(self, state: Any) -> float:
        """How far a game has come to a judgement, from 0 at its start to 1 at its end."""
        raise NotImplementedError

    def goes_on(self, state: Any) -> int:
        """What a position needs that should not be judged yet, because something is only begun: a word to be said,
        CHOOSE for the one after which it looks best, or REST if nothing is left undone."""
        return REST

    def judge(self, state: Any) -> list[float]:
        """As `evaluate`, by what was learned from games; by hand where nothing was."""
        return self.evaluate(state)

    def refusals(self, state: Any) -> list[Refusal]:
        """What looks playable now but is not. For the screen only; shows the deciding seat's secrets."""
        return []

    def discreet(self, state: Any, action: int) -> int:
        """What a bot says for an action of the open decision: another word for it where this one tells a secret."""
        return action

    def slips(self, state: Any, action: int, others: list[int]) -> list[Slip]:
        """What a legal action of the open question gives away, by facts that its seat can see; the worst first.

        `others` are the other legal actions, the best first as far as anybody knows.
        """
        return []

    def why(self, state: Any) -> Message | None:
        """Why a game that is over was won as it was, in a sentence; None where there is nothing to say.

        By default points: by how many the first is ahead, or that they are shared. A game with tie-breaks or other ways
        to win says which it was.
        """
        return points_decide(state.scores(), state.ranks())

    def without_helps(self, view: Any) -> Mapping[str, object]:
        """A view without what it tells beyond the board (threats, say), for tables that are played without helps."""
        plain: Mapping[str, object] = view
        return plain

    def details(self, state: Any) -> Mapping[str, Json]:
        """What the open question needs beside its name and its seat; public."""
        return {}

    def prompt(self, state: Any) -> Message:
        """The open question for people: `ask-<Decision>` with its details."""
        return Message("ask-" + type(state.decision()).__name__, {"seat": state.seat, **self.details(state)})

    def question(self, state: Any) -> Message:
        """The open question as the seat that is asked is told it; it may hold more than what everybody may know."""
        return self.prompt(state)

    def describe(self, state: Any, action: int) -> Message:
        """An action for people: by default the catalogue entry `word-<block>` with the block's parts."""
        block = state.setup.words.block_of(action)
        return Message("word-" + block.name, block.values(action))

    def conserved(self, state: Any) -> dict[str, int]:
        """Counts that must stay what they were at the start, for the conformance kit."""
        return {}

    # what a game tells the lab when it is over; the table must have listened from the start

    def first_seat(self, state: Any) -> int:
        """Which seat played first; the others followed in the order of seats."""
        return 0

    def rounds(self, state: Any) -> int:
        """How many rounds or turns were played, as the game counts (`lab-rounds` in its catalogue); 0: it does not."""
        return 0

    def used(self, state: Any, seat: int) -> list[str]:
        """The components a seat made use of, each once, as `kind:id` (`kind-id` and `lab-kind-…` in the catalogue)."""
        return []

    def decisive(self, state: Any) -> list[str]:
        """The components that ended the game, if any did, in the same form."""
        return []

    def alike(self, name: str) -> str:
        """What a component in that form is counted as: copies of one card are one component."""
        return name

    def offers(self, state: Any) -> dict[str, tuple[int, int]]:
        """Of components that have to come up before they can be had: how often each did, and how often it was taken."""
        return {}

    def when(self, state: Any, seat: int) -> dict[str, int]:
        """In which round (as `rounds` counts) a seat first made use of what it used, where that can be told."""
        return {}

    def earned(self, state: Any, seat: int) -> dict[str, float]:
        """The points that each component brought a seat that used it; what works through others only is not told."""
        return {}
