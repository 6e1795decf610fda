"""Why a choice is made, in a person's words: what it is expected to bring, and what it costs.

The features of the learned judgement are looked at now and after the line that is expected; those that move most, by
their weights, are the reason. Only what the seat may see is looked at: all else is dealt anew.
"""

from collections.abc import Sequence
from typing import Final

from skyhall.core.dice import Dice, seeded
from skyhall.core.event import Message
from skyhall.core.judgement import Judgement
from skyhall.core.state import State
from skyhall.core.themes import Theme

# In how many deals of what is hidden a line is played.
DEALS: Final = 4
# How many things are told, and how much less than the first one the second may be worth.
TOLD: Final = 2
WORTH_TELLING: Final = 0.35
# What is gained must move the judgement by so much at least; else a choice keeps what there is.
LEAST: Final = 0.03
WON: Final = 0.999


class Reason:
    """What a choice brings, the most important first, and what it costs if that is worth a word.

    `wins` where the line ends with a win for certain; then there is nothing else to say.
    """

    def __init__(self, gains: list[Message], cost: Message | None, wins: bool = False) -> None:
        self.gains = gains
        self.cost = cost
        self.wins = wins

    def form(self) -> str:
        """The sentence of the hall's catalogue that holds it: `$first`, `$second` and `$cost` are its parts."""
        if self.wins:
            return "reason-wins"
        if not self.gains:
            return "reason-holds-but" if self.cost else "reason-holds"
        return f"reason-{len(self.gains)}" + ("-but" if self.cost else "")

    def parts(self) -> dict[str, Message]:
        """What the sentence is made of, each in the words of the game."""
        told = dict(zip(("first", "second"), self.gains, strict=False))
        return told if self.cost is None else {**told, "cost": self.cost}


class Moved:
    """How a theme moved for a seat: what that is worth to who chooses, and by how much the thing itself changed."""

    def __init__(self, theme: Theme, seat: int, worth: float, count: float) -> None:
        self.theme = theme
        self.seat = seat
        self.worth = worth
        self.count = count

    def message(self, chooser: int) -> Message:
        """In the words of the game's catalogue."""
        n = max(1, round(abs(self.count)))
        if self.seat != chooser:
            return Message(self.theme.key("rival"), {"rival": self.seat, "n": n})
        return Message(self.theme.key("good" if self.worth > 0 else "bad"), {"n": n})

    def is_told(self) -> bool:
        """Whether there is something to tell: a count of nothing is not."""
        return not self.theme.counted or abs(self.count) >= 0.5


def reason(state: State, action: int, seat: int, line: Sequence[int] = (), dice: Dice | None = None) -> Reason | None:
    """Why the seat to decide would choose an action, `line` being what is expected after it; None where the game has
    no words for it, or has learned nothing that holds at this table."""
    judgement = state.setup.judgement
    lens = state.setup.game
    if judgement is None or not lens.themes:
        return None
    source = dice or seeded("reason")
    moved: list[Moved] = []
    won = 0.0
    for deal in range(DEALS):
        seen = state.determinize(seat, source.fork(f"deal {deal}"))
        after = followed(seen, action, seat, line)
        if after.over:
            won += after.win_shares()[seat] / DEALS
        else:
            moved = added(moved, movements(seen, after, seat, judgement))
    if won > WON:
        return Reason([], None, True)
    return chosen(moved, seat)


def followed(state: State, action: int, seat: int, line: Sequence[int]) -> State:
    """The position after an action and the line behind it, as far as this deal allows it: until the seat is asked
    again after others, or the line ends."""
    after = state.clone()
    after.push(action)
    have_others = False
    for word in line:
        have_others = have_others or after.seat != seat
        if after.over or (have_others and after.seat == seat) or word not in after.actions():
            break
        after.push(word)
    return after


def movements(before: State, after: State, seat: int, judgement: Judgement) -> list[Moved]:
    """Every theme of every seat; partners of the seat, who have what it has, are left out."""
    lens = before.setup.game
    names = lens.feature_names
    old, new = lens.features(before), lens.features(after)
    stage = lens.stage(before)
    weights = judgement.at(stage)
    shares = judgement.shares(old, stage)
    found: list[Moved] = []
    for other in range(len(old)):
        if other != seat and old[other] == old[seat] and new[other] == new[seat]:
            continue
        # By how much the logarithm of the seat's own share moves with what somebody's features are worth.
        pull = 1.0 - shares[seat] if other == seat else -shares[other]
        for theme in lens.themes:
            places = [names.index(name) for name in theme.features]
            worth = sum([weights[place] * (new[other][place] - old[other][place]) for place in places])
            found.append(Moved(theme, other, pull * worth, new[other][places[0]] - old[other][places[0]]))
    return found


def added(total: list[Moved], moved: list[Moved]) -> list[Moved]:
    """What was found in several deals, as means."""
    if not total:
        return [Moved(one.theme, one.seat, one.worth / DEALS, one.count / DEALS) for one in moved]
    return [
        Moved(one.theme, one.seat, one.worth + more.worth / DEALS, one.count + more.count / DEALS)
        for one, more in zip(total, moved, strict=True)
    ]


def chosen(moved: list[Moved], seat: int) -> Reason:
    """The themes worth telling: the best one or two, and the dearest price if it is high."""
    told = [one for one in moved if one.is_told()]
    gains = sorted([one for one in told if one.worth > LEAST], key=lambda one: -one.worth)[:TOLD]
    gains = [one for one in gains if one.worth >= WORTH_TELLING * gains[0].worth]
    costs = sorted([one for one in told if one.seat == seat and one.worth < -LEAST], key=lambda one: one.worth)
    is_dear = bool(costs) and (not gains or -costs[0].worth >= WORTH_TELLING * gains[0].worth)
    return Reason([one.message(seat) for one in gains], costs[0].message(seat) if is_dear else None)
