"""From single judgements to a review: marks, accuracy, luck and skill, and the moments that decided the game."""

from collections.abc import Sequence
from math import exp

import msgspec

from skyhall.review.choices import Choice
from skyhall.review.judging import Judged

VERSION = 1
BEST = "best"
# A loss is called one if it is so many times as large as its error.
SURE = 2.0
# How fast accuracy falls with what is lost: a choice that is just a blunder is worth 41 of 100.
STEEPNESS = 0.896
MOST_MOMENTS = 12
# Shorter games have their moves shown and nothing else.
SHORTEST = 5


class Marks(msgspec.Struct, frozen=True):
    """By how much of the win a choice falls short to be called so. Below the first nothing is said.

    One set does not fit all games: few large choices make one, many small ones another (`benchmarks/drops.py`).
    """

    inaccuracy: float = 0.03
    mistake: float = 0.07
    blunder: float = 0.14

    def of(self, loss: float) -> str:
        """The word for what was lost; empty where there is nothing to say."""
        if loss >= self.blunder:
            return "blunder"
        if loss >= self.mistake:
            return "mistake"
        return "inaccuracy" if loss >= self.inaccuracy else ""


USUAL = Marks()


class Moment(msgspec.Struct, kw_only=True):
    """A choice with its judgement. `chance` is what dice and hidden cards did to every seat before the next choice."""

    choice: Choice
    judged: Judged
    mark: str
    is_sure: bool
    chance: list[float]

    @property
    def slip(self) -> float:
        """What the choice cost its seat; nothing where that cannot be told from noise, which would add up."""
        return max(0.0, self.judged.loss) if self.is_sure else 0.0


class Tally(msgspec.Struct, kw_only=True):
    """A seat's game. `start`, `own`, `rivals` and `deck` are shares of the win and add up to `result`."""

    seat: int
    # 0 to 100; None for who never had much of a choice.
    accuracy: float | None
    best: int
    inaccuracies: int
    mistakes: int
    blunders: int
    start: float
    own: float
    rivals: float
    deck: float
    result: float


class Review(msgspec.Struct, kw_only=True):
    """A whole game. `moments` are places in `choices`, in the order of the game; `decided` is one of them, or −1."""

    version: int
    game: str
    seats: int
    result: list[float]
    choices: list[Moment]
    tallies: list[Tally]
    moments: list[int]
    decided: int

    @property
    def is_short(self) -> bool:
        return len(self.choices) < SHORTEST


def review(
    game: str, chosen: Sequence[Choice], judged: Sequence[Judged], result: Sequence[float], marks: Marks = USUAL
) -> Review:
    """The review of a game whose choices are judged; `result` is how the win was shared in the end."""
    shares = [one.before for one in judged] + [list(result)]
    seen: list[Moment] = []
    for place, (choice, one) in enumerate(zip(chosen, judged, strict=True)):
        drift = [then - now for now, then in zip(one.after, shares[place + 1], strict=True)]
        chance = drift if choice.is_chance_after else [0.0] * len(result)
        is_sure = one.loss >= SURE * one.error
        seen.append(Moment(choice=choice, judged=one, mark=mark_of(choice, one, marks), is_sure=is_sure, chance=chance))
    moments = turning_points(seen)
    return Review(
        version=VERSION,
        game=game,
        seats=len(result),
        result=list(result),
        choices=seen,
        tallies=[tally(seen, seat, shares[0][seat], result[seat], marks) for seat in range(len(result))],
        moments=moments,
        decided=decisive(seen, moments),
    )


def mark_of(choice: Choice, judged: Judged, marks: Marks = USUAL) -> str:
    """The word for a choice; empty where there is nothing to say, or nothing that is sure enough."""
    if judged.loss >= SURE * judged.error and (mark := marks.of(judged.loss)):
        return mark
    is_fine = judged.best == choice.word and not judged.is_obvious and not choice.is_among_few
    return BEST if is_fine and judged.lead >= marks.inaccuracy and judged.lead >= SURE * judged.error else ""


def accuracy_of(moments: Sequence[Moment], marks: Marks = USUAL) -> float | None:
    """How close to the best a seat played, 0 to 100; choices among few are left out."""
    counted = [one.slip for one in moments if not one.choice.is_among_few]
    worth = [100.0 * exp(-STEEPNESS * slip / marks.blunder) for slip in counted]
    return sum(worth) / len(worth) if worth else None


def tally(seen: Sequence[Moment], seat: int, start: float, result: float, marks: Marks = USUAL) -> Tally:
    """What start, slips and luck did to a seat. The rivals' part is what remains when the others are known."""
    mine = [one for one in seen if one.choice.seat == seat]
    counted = [one.mark for one in mine]
    own = -sum(one.slip for one in mine)
    deck = sum(one.chance[seat] for one in seen)
    return Tally(
        seat=seat,
        accuracy=accuracy_of(mine, marks),
        best=counted.count(BEST),
        inaccuracies=counted.count("inaccuracy"),
        mistakes=counted.count("mistake"),
        blunders=counted.count("blunder"),
        start=start,
        own=own,
        rivals=result - start - own - deck,
        deck=deck,
        result=result,
    )


def turning_points(seen: Sequence[Moment]) -> list[int]:
    """The choices that cost most, and the best ones; in the order of the game."""
    marked = [place for place, one in enumerate(seen) if one.mark]
    weights = {place: seen[place].judged.lead if seen[place].mark == BEST else seen[place].slip for place in marked}
    return sorted(sorted(marked, key=lambda place: -weights[place])[:MOST_MOMENTS])


def decisive(seen: Sequence[Moment], moments: Sequence[int]) -> int:
    """The moment that cost most; −1 if nothing was given away."""
    slips = [place for place in moments if seen[place].mark != BEST]
    return max(slips, key=lambda place: seen[place].slip, default=-1)
