"""Components that go together: whose seats win more, or less, with both than each of the two explains."""

from math import sqrt

import msgspec

from skyhall.lab.numbers import TESTABLE, Share, holm, two_sided
from skyhall.lab.tally import Tally


class Pair(msgspec.Struct, frozen=True):
    """Two components: what seats with both win, what one would expect of each by itself, and the chance of that.

    Expected is `one alone + the other alone − neither`; `chance` is corrected for all pairs that were compared.
    """

    one: str
    other: str
    wins: Share
    expected: float
    chance: float


def pairs(tally: Tally, outcomes: tuple[str, ...] = ()) -> list[Pair]:
    """Every pair that is seen often enough in all four combinations, most certain first."""
    found: list[Pair] = []
    won = float(tally.games)  # of every game one win, shared or not
    for (one, other), seats in tally.both.items():
        if kind_of(one) in outcomes or kind_of(other) in outcomes:
            continue
        both = Share(tally.both_won[one, other], seats)
        a, b = tally.uses[one], tally.uses[other]
        alone = Share(a.won - both.won, a.seats - seats)
        others = Share(b.won - both.won, b.seats - seats)
        neither = Share(won - a.won - b.won + both.won, tally.seats - a.seats - b.seats + seats)
        cells = (both, alone, others, neither)
        if min(cell.of for cell in cells) >= TESTABLE:
            expected = alone.share + others.share - neither.share
            error = sqrt(sum(cell.share * (1 - cell.share) / cell.of for cell in cells))
            chance = two_sided((both.share - expected) / error) if error else 1.0
            found.append(Pair(one, other, both, expected, chance))
    corrected = holm(pair.chance for pair in found)
    found = [msgspec.structs.replace(pair, chance=chance) for pair, chance in zip(found, corrected, strict=True)]
    return sorted(found, key=lambda pair: (pair.chance, -abs(pair.wins.share - pair.expected), pair.one, pair.other))


def kind_of(name: str) -> str:
    """The kind of a component in the form `kind:id`."""
    return name.partition(":")[0]
