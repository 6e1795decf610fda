"""Small pictures as inline SVG. Places across are in percent: they fit any width, and their text is not scaled."""

from skyhall.lab.numbers import Share
from skyhall.lab.verdicts import Band

LINE = 14
HISTOGRAM = 120
MOST_BINS = 36
WHOLE: Band = (0.0, 1.0)


def across(value: float, scale: Band) -> str:
    """A place across a scale, or the end of it that is nearer."""
    part = (value - scale[0]) / (scale[1] - scale[0])
    return f"{100 * min(1.0, max(0.0, part)):.2f}%"


def interval(shares: list[Share | None], band: Band, fair: float, scale: Band) -> str:
    """A dot with its interval for each edition, over the band and the fair share."""
    height = LINE * len(shares) + 4
    middle = across(fair, scale)
    wide = across(scale[0] + band[1] - band[0], scale)
    parts = [
        f'<svg class="interval" width="100%" height="{height}" aria-hidden="true">'
        f'<rect class="band" x="{across(band[0], scale)}" width="{wide}" height="{height}"/>'
        f'<line class="fair" x1="{middle}" x2="{middle}" y1="0" y2="{height}"/>'
    ]
    for place, share in enumerate(shares):
        if share is not None:
            y = 2 + LINE * place + LINE // 2
            low, high = (across(end, scale) for end in share.interval)
            parts.append(f'<line class="reach e{place}" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>')
            parts.append(f'<circle class="dot e{place}" cx="{across(share.share, scale)}" cy="{y}" r="4.5"/>')
    return "".join(parts) + "</svg>"


def bars(shares: list[Share | None]) -> str:
    """A bar for each edition, with its interval."""
    height = LINE * len(shares) + 4
    parts = [f'<svg class="bars" width="100%" height="{height}" aria-hidden="true">']
    for place, share in enumerate(shares):
        if share is not None:
            y = 2 + LINE * place
            long, low, high = (across(end, WHOLE) for end in (share.share, *share.interval))
            parts.append(
                f'<rect class="bar e{place}" width="{long}" y="{y + 1}" height="{LINE - 2}" rx="2"/>'
                f'<line class="error" x1="{low}" x2="{high}" y1="{y + LINE // 2}" y2="{y + LINE // 2}"/>'
            )
    return "".join(parts) + "</svg>"


def histogram(series: list[dict[int, int]], means: list[float], label: str) -> str:
    """How often each value came, as a part of all, for each edition; the first filled, the second outlined."""
    values = [value for counts in series for value in counts]
    first, last = min(values), max(values)
    width = bin_width(first, last)
    start = first // width * width
    bins = (last - start) // width + 1
    heights = [binned(counts, start, width, bins) for counts in series]
    highest = max(max(each) for each in heights)
    parts = [f'<svg class="histogram" width="100%" height="{HISTOGRAM + 34}" role="img" aria-label="{label}">']
    frame = f'height="{HISTOGRAM}" viewBox="0 0 {bins} 100" preserveAspectRatio="none"'
    parts.append(f'<svg width="100%" {frame}>')
    for place, each in enumerate(heights):
        parts.append(f'<path class="steps e{place}" d="{steps(each, highest)}"/>')
    parts.append("</svg>")
    parts.append(f'<line class="axis" x1="0" x2="100%" y1="{HISTOGRAM}" y2="{HISTOGRAM}"/>')
    middle = 0.5 if width == 1 else 0.0
    for place, mean in enumerate(means):
        at = across((mean - start) / width + middle, (0, bins))
        parts.append(f'<line class="mean e{place}" x1="{at}" x2="{at}" y1="0" y2="{HISTOGRAM}"/>')
    for number in ticks(bins):
        at = across(number + middle, (0, bins))
        anchor = "start" if number == 0 and not middle else "middle"
        parts.append(f'<text x="{at}" y="{HISTOGRAM + 16}" text-anchor="{anchor}">{start + number * width:,}</text>')
    return "".join(parts) + "</svg>"


def axis(scale: Band) -> str:
    """The labels under pictures that share a scale of shares."""
    parts = ['<svg class="labels" width="100%" height="18" aria-hidden="true">']
    for place in range(5):
        value = scale[0] + (scale[1] - scale[0]) * place / 4
        anchor = "start" if place == 0 else "end" if place == 4 else "middle"
        parts.append(f'<text x="{25 * place}%" y="13" text-anchor="{anchor}">{100 * value:.3g}</text>')
    return "".join(parts) + "</svg>"


def bin_width(first: int, last: int) -> int:
    """The smallest round width that needs few enough bins."""
    scale = 1
    while True:
        for step in (1, 2, 5):
            if (last - first) // (step * scale) + 2 <= MOST_BINS:
                return step * scale
        scale *= 10


def binned(counts: dict[int, int], start: int, width: int, bins: int) -> list[float]:
    """The part of all values in each bin."""
    found = [0.0] * bins
    every = sum(counts.values()) or 1
    for value, count in counts.items():
        found[(value - start) // width] += count / every
    return found


def steps(heights: list[float], highest: float) -> str:
    """The outline of the bars, from the axis and back to it."""
    path = "M0 100"
    for place, height in enumerate(heights):
        y = f"{100 - 97 * height / highest:.2f}"
        path += f"V{y}H{place + 1}"
    return path + "V100Z"


def ticks(bins: int) -> list[int]:
    """The bins that are labelled: about six, evenly."""
    return list(range(0, bins, max(1, round(bins / 6))))
