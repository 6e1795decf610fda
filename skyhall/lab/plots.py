"""Small pictures as inline SVG. Places across are in percent: they fit any width, and their text is not scaled."""

import msgspec

from skyhall.lab.numbers import Share
from skyhall.lab.verdicts import Band

LINE = 20
HISTOGRAM = 120
MOST_BINS = 36
MOST_LABELS = 7
# Of a long tail, so much of all is put together in the last bar.
TAIL = 0.005


class Scale(msgspec.Struct, frozen=True):
    """What a picture spans, and the values that are labelled."""

    low: float
    high: float
    labels: list[float]


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


def axis(scale: Scale) -> str:
    """The labels under pictures that share a scale of shares."""
    labels = "".join(
        f'<text x="{across(label, scale)}" y="13" text-anchor="middle">{100 * label:.3g}</text>'
        for label in scale.labels
    )
    return f'<svg width="100%" height="18" aria-hidden="true">{labels}</svg>'


def interval(shares: list[Share | None], band: Band | None, fair: float, scale: Scale) -> str:
    """A dot with its interval for each edition, over the band and the fair share."""
    height = LINE * len(shares) + 4
    parts = [f'<svg width="100%" height="{height}" aria-hidden="true">']
    if band is not None:
        wide = across(scale.low + band[1] - band[0], scale)
        parts.append(f'<rect class="band" x="{across(band[0], scale)}" width="{wide}" height="{height}"/>')
    middle = across(fair, scale)
    parts.append(f'<line class="fair" x1="{middle}" x2="{middle}" y1="0" y2="{height}"/>')
    for place, share in enumerate(shares):
        if share is not None:
            y = 2 + LINE * place + LINE // 2
            at, low, high = (across(end, scale) for end in (share.share, *share.interval))
            parts.append(f'<line class="reach e{place}" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>')
            parts.append(f'<circle class="dot e{place}" cx="{at}" cy="{y}" r="5"/>')
    return "".join(parts) + "</svg>"


def bars(shares: list[Share]) -> str:
    """A bar for each edition, with its interval."""
    parts = [f'<svg width="100%" height="{LINE * len(shares) + 4}" aria-hidden="true">']
    for place, share in enumerate(shares):
        y = 2 + LINE * place
        long, low, high = (across(end, WHOLE) for end in (share.share, *share.interval))
        middle = y + LINE // 2
        parts.append(f'<rect class="bar e{place}" width="{long}" y="{y + 3}" height="{LINE - 6}" rx="2"/>')
        parts.append(f'<line class="error" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>')
    return "".join(parts) + "</svg>"


def histogram(series: list[dict[int, int]], means: list[float], label: str) -> str:
    """How often each value came, as a part of all, for each edition: the first filled, the second outlined."""
    first = min(value for counts in series for value in counts)
    last = max(end_of_body(counts) for counts in series)
    width = bin_width(first, last)
    start = first // width * width
    bins = (last - start) // width + 1
    heights = [binned(counts, start, width, bins) for counts in series]
    highest = max(max(each) for each in heights)
    scale = histogram_scale(start, width, bins)
    parts = [
        f'<svg class="histogram" width="100%" height="{HISTOGRAM + 22}" role="img" aria-label="{label}">'
        f'<svg width="100%" height="{HISTOGRAM}" viewBox="0 0 {bins} 100" preserveAspectRatio="none">'
    ]
    parts += [f'<path class="steps e{place}" d="{steps(each, highest)}"/>' for place, each in enumerate(heights)]
    parts.append(f'</svg><line class="axis" x1="0" x2="100%" y1="{HISTOGRAM}" y2="{HISTOGRAM}"/>')
    for place, mean in enumerate(means):
        at = across(mean, scale)
        parts.append(f'<line class="mean e{place}" x1="{at}" x2="{at}" y1="0" y2="{HISTOGRAM}"/>')
    for value in scale.labels:
        parts.append(f'<text x="{across(value, scale)}" y="{HISTOGRAM + 16}" text-anchor="middle">{value:,}</text>')
    if last < max(value for counts in series for value in counts):
        parts.append(f'<text x="100%" y="{HISTOGRAM + 16}" text-anchor="end">+</text>')
    return "".join(parts) + "</svg>"


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


def steps(heights: list[float], highest: float) -> str:
    """The outline of the bars, from the axis and back to it."""
    path = "M0 100"
    for place, height in enumerate(heights):
        path += f"V{100 - 97 * height / highest:.2f}H{place + 1}"
    return path + "V100"


def histogram_scale(start: int, width: int, bins: int) -> Scale:
    """The scale under the bars: a bar of one value stands around it, a wider one between its ends."""
    end = start + bins * width
    step = max(width, round_step(bins * width, MOST_LABELS))
    labels: list[float] = list(range(-(-start // step) * step, end, step))
    return Scale(start - 0.5, end - 0.5, labels) if width == 1 else Scale(start, end, labels)
