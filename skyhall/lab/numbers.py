"""The statistics of the lab, each a few lines on top of the arena's interval."""

from collections.abc import Iterable
from math import erfc, sqrt

import msgspec

from skyhall.arena.ratings import Z95, wilson

# Of what is compared, what has fewer cases than this in one of the editions is left out: too little to tell.
TESTABLE = 30


class Share(msgspec.Struct, frozen=True):
    """So many of so many; a win shared by two counts half for each."""

    won: float
    of: int

    @property
    def share(self) -> float:
        return self.won / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval (Wilson's)."""
        return wilson(self.won, self.of)


class Spread(msgspec.Struct, frozen=True):
    """How some numbers are spread."""

    count: int
    mean: float
    deviation: float
    low: float
    high: float
    bins: dict[int, int]

    @property
    def error(self) -> float:
        """How far the mean may be off (95 %)."""
        return Z95 * self.deviation / sqrt(self.count) if self.count else 0.0


NO_SPREAD = Spread(0, 0.0, 0.0, 0.0, 0.0, {})


def spread(values: list[float]) -> Spread:
    """The spread of values: mean and deviation, the 5th and the 95th percentile, and how many there are of each
    (rounded to whole numbers)."""
    if not values:
        return NO_SPREAD
    ordered = sorted(values)
    count = len(ordered)
    mean = sum(ordered) / count
    squares = sum((value - mean) ** 2 for value in ordered)
    deviation = sqrt(squares / (count - 1)) if count > 1 else 0.0
    bins: dict[int, int] = {}
    for value in ordered:
        bins[round(value)] = bins.get(round(value), 0) + 1
    return Spread(count, mean, deviation, at(ordered, 0.05), at(ordered, 0.95), bins)


def at(ordered: list[float], place: float) -> float:
    """The value at a place from 0 to 1, between two neighbours if need be."""
    position = place * (len(ordered) - 1)
    below = int(position)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (position - below) * (ordered[above] - ordered[below])


def two_sided(z: float) -> float:
    """The chance of a normal number at least as far from 0."""
    return erfc(abs(z) / sqrt(2))


def shares_differ(a: Share, b: Share) -> float:
    """The two-proportion z-test: how often chance alone would set two equal shares so far apart."""
    pooled = (a.won + b.won) / (a.of + b.of)
    error = sqrt(pooled * (1 - pooled) * (1 / a.of + 1 / b.of))
    return two_sided((a.share - b.share) / error) if error else 1.0


def means_differ(a: Spread, b: Spread) -> float:
    """Welch's test, with the normal distribution for the t of large samples."""
    error = sqrt(a.deviation**2 / a.count + b.deviation**2 / b.count)
    if error == 0:
        return 1.0 if a.mean == b.mean else 0.0
    return two_sided((a.mean - b.mean) / error)


def holm(chances: Iterable[float]) -> list[float]:
    """Holm's correction for many comparisons: of all differences that stay under 5 %, none is chance, in 95 % of
    studies."""
    listed = list(chances)
    order = sorted(range(len(listed)), key=lambda place: listed[place])
    corrected = [1.0] * len(listed)
    largest = 0.0
    for rank, place in enumerate(order):
        largest = max(largest, min(1.0, (len(listed) - rank) * listed[place]))
        corrected[place] = largest
    return corrected
