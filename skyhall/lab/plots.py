"""The geometry of small pictures; `templates/plots.html` draws them. Places across are in percent."""

from collections.abc import Sequence

import msgspec

from skyhall.lab.numbers import Share
from skyhall.lab.verdicts import Band

LINE = 20
MOST_BINS = 36
MOST_LABELS = 7
# Of a long tail, so much of all is put together in the last bar.
TAIL = 0.005


class Scale(msgspec.Struct, frozen=True):
    """What a picture marks, and the values that are labelled."""

    low: float
    high: float
    labels: list[float]


class Tick(msgspec.Struct, frozen=True):
    """A label under a picture."""

    x: str
    text: str


class Strip(msgspec.Struct, frozen=True):
    """The band of a picture."""

    x: str
    width: str


class EditionMark(msgspec.Struct, frozen=True):
    """The share of an edition with the ends of its interval, and the height at which they are.

    `beyond` tells at which ends of the picture something of it is cut off: `low`, `high`.
    """

    edition: int
    y: int
    at: str
    low: str
    high: str
    beyond: list[str] = []


class Intervals(msgspec.Struct, frozen=True):
    """Dots with their intervals."""

    height: int
    band: Strip | None
    fair: str
    marks: list[EditionMark]


class Bars(msgspec.Struct, frozen=True):
    """Bars with their intervals."""

    height: int
    marks: list[EditionMark]


class Histogram(msgspec.Struct, frozen=True):
    """Outlines of bars, a unit wide and up to 100 high, and the means; both for each edition."""

    bins: int
    outlines: list[str]
    means: list[str]
    ticks: list[Tick]
    has_tail: bool


WHOLE = Scale(0.0, 1.0, [])


def across(value: float, scale: Scale) -> str:
    """A place across a scale, or the end of it that is nearer."""
    part = (value - scale.low) / (scale.high - scale.low)
    return f"{100 * min(1.0, max(0.0, part)):.2f}%"


def scale_around(band: Band, shares: list[Share]) -> Scale:
    """A scale with the band in its middle that holds all intervals, as far as shares can go."""
    step = (band[1] - band[0]) / 2
    low, high = band[0] - step, band[1] + step
    while any(share.interval[0] < low or share.interval[1] > high for share in shares) and (low > 0 or high < 1):
        low, high = low - step, high + step
    low, high = max(0.0, low), min(1.0, high)
    middle = band[0] + step
    many = (high - low) / step + 1 > MOST_LABELS
    labels = [middle + place * step * (2 if many else 1) for place in range(-20, 21)]
    return Scale(low, high, [label for label in labels if low - 1e-9 <= label <= high + 1e-9])


def ticks(scale: Scale) -> list[Tick]:
    """The labels under pictures that share a scale of shares."""
    return [Tick(across(label, scale), f"{100 * label:.3g}") for label in scale.labels]


def intervals(shares: list[Share | None], band: Band | None, fair: float, scale: Scale) -> Intervals:
    """A dot with its interval for each edition, over the band and the fair share."""
    shown = None if band is None else Strip(across(band[0], scale), across(scale.low + band[1] - band[0], scale))
    return Intervals(height_of(shares), shown, across(fair, scale), marks(shares, scale))


def bars(shares: list[Share]) -> Bars:
    """A bar for each edition, with its interval."""
    return Bars(height_of(shares), marks(shares, WHOLE))


def height_of(shares: Sequence[Share | None]) -> int:
    """The height of a picture with a line for each edition."""
    return LINE * len(shares) + 4


def marks(shares: Sequence[Share | None], scale: Scale) -> list[EditionMark]:
    """The share and its interval on the line of each edition; nothing where an edition has none."""
    found = []
    for edition, share in enumerate(shares):
        if share is not None:
            at, low, high = (across(end, scale) for end in (share.share, *share.interval))
            found.append(EditionMark(edition, 2 + LINE * edition + LINE // 2, at, low, high, cut_off(share, scale)))
    return found


def cut_off(share: Share, scale: Scale) -> list[str]:
    """At which ends of the scale the interval of a share goes on."""
    low, high = share.interval
    return [end for end, is_cut in (("low", low < scale.low - 1e-9), ("high", high > scale.high + 1e-9)) if is_cut]


def histogram(series: list[dict[int, int]], means: list[float]) -> Histogram:
    """How often each value came, as a part of all, for each edition."""
    first = min(value for counts in series for value in counts)
    last = max(end_of_body(counts) for counts in series)
    width = bin_width(first, last)
    start = first // width * width
    bins = (last - start) // width + 1
    heights = [binned(counts, start, width, bins) for counts in series]
    highest = max(max(each) for each in heights)
    scale = histogram_scale(start, width, bins)
    return Histogram(
        bins,
        [outline(each, highest) for each in heights],
        [across(mean, scale) for mean in means],
        [Tick(across(value, scale), f"{value:,}") for value in scale.labels],
        last < max(value for counts in series for value in counts),
    )


def end_of_body(counts: dict[int, int]) -> int:
    """The last value that gets a bar of its own: the largest, or where a long thin tail begins."""
    ordered = sorted(counts, reverse=True)
    beyond = 0
    for value in ordered:
        beyond += counts[value]
        if beyond > TAIL * sum(counts.values()):
            return value if ordered[0] > 1.3 * value else ordered[0]
    return ordered[0]


def bin_width(first: int, last: int) -> int:
    """The smallest round width that needs few enough bars."""
    return round_step(last - first, MOST_BINS - 2)


def round_step(length: int, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20 … that goes into a length at most so many times."""
    scale = 1
    while True:
        for step in (1, 2, 5):
            if length <= step * scale * most:
                return step * scale
        scale *= 10


def binned(counts: dict[int, int], start: int, width: int, bins: int) -> list[float]:
    """The part of all values in each bar; the last one holds what lies beyond."""
    found = [0.0] * bins
    every = sum(counts.values())
    for value, count in counts.items():
        found[min((value - start) // width, bins - 1)] += count / every
    return found


def outline(heights: list[float], highest: float) -> str:
    """The outline of the bars, from the axis and back to it."""
    path = "M0 100"
    for place, height in enumerate(heights):
        path += f"V{100 - 97 * height / highest:.2f}H{place + 1}"
    return path + "V100"


def histogram_scale(start: int, width: int, bins: int) -> Scale:
    """The scale under the bars: a bar of one value is centred on it, a wider one lies between its ends."""
    end = start + bins * width
    step = max(width, round_step(bins * width, MOST_LABELS))
    labels: list[float] = list(range(-(-start // step) * step, end, step))
    return Scale(start - 0.5, end - 0.5, labels) if width == 1 else Scale(start, end, labels)
