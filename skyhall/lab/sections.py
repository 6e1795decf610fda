"""What each section of the page shows, in the order in which a designer wants to know."""

from collections.abc import Callable

import msgspec

from skyhall.lab import plots
from skyhall.lab.compare import SIGNIFICANT, Difference, significant
from skyhall.lab.numbers import Share, Spread
from skyhall.lab.pairs import Pair
from skyhall.lab.report import Report
from skyhall.lab.tables import component_tables
from skyhall.lab.texts import counted, local, number, percent, span
from skyhall.lab.verdicts import ENOUGH, MOST_TIES, flags, place_band, verdict

# Pairs that are listed at most, for each box.
MOST_PAIRS = 12

# The sentences about each edition.
Told = list[list[str]]


class KeyNumber(msgspec.Struct, frozen=True):
    """A number to look at first: for each edition its value and its verdict."""

    label: str
    values: list[tuple[str, str]]


class Glance(msgspec.Struct, frozen=True):
    """The few numbers that one looks at first, and what they mean."""

    numbers: list[KeyNumber]
    told: Told


class Row(msgspec.Struct, frozen=True):
    """A line of a chart: what, the picture, the numbers of each edition."""

    name: str
    picture: plots.Intervals | plots.Bars
    shares: list[Share]


class Places(msgspec.Struct, frozen=True):
    """What every place in the order of play wins."""

    rows: list[Row]
    ticks: list[plots.Tick]
    told: Told


class Endings(msgspec.Struct, frozen=True):
    """How games end; each chart with its title."""

    charts: list[tuple[str, list[Row]]]
    told: Told


class Figure(msgspec.Struct, frozen=True):
    """A histogram, with its numbers if they say more."""

    name: str
    picture: plots.Histogram
    spreads: list[Spread]


class BoxPairs(msgspec.Struct, frozen=True):
    """The pairs of one box that chance does not explain: both names, and the numbers; and how many were looked at."""

    rows: list[tuple[str, list[str]]]
    told: str


class Figures(msgspec.Struct, frozen=True):
    """Several histograms beside each other."""

    figures: list[Figure]
    told: Told


def sections(report: Report) -> list[tuple[str, str, object]]:
    """All sections: name, template, and what is shown."""
    found: list[tuple[str, str, object]] = [("glance", "glance.html", glance(report))]
    if report.compares:
        found.append(("changes", "changes.html", changed(report)))
    found.append(("places", "places.html", places(report)))
    found.append(("endings", "endings.html", endings(report)))
    found.append(("length", "figures.html", length(report)))
    if any(each.has_points for each in report.findings):
        found.append(("points", "figures.html", points(report)))
    found.append(("branching", "figures.html", branching(report)))
    found.append(("components", "components.html", component_tables(report)))
    if any(each.pairs for each in report.findings):
        found.append(("pairs", "pairs.html", together(report)))
    if report.compares:
        found.append(("values", "values.html", report.values))
    found.append(("method", "method.html", ENOUGH))
    return found


def glance(report: Report) -> Glance:
    """First place, ties, length, and how much is out of balance."""
    texts, found = report.texts, report.findings
    band = place_band(found[0].seats)
    numbers = [
        KeyNumber(texts.place(0), [(percent(each.places[0].share), verdict(each.places[0], band)) for each in found]),
        KeyNumber(
            texts.say("ties-title"),
            [(percent(each.ties.share), verdict(each.ties, (0.0, MOST_TIES))) for each in found],
        ),
        KeyNumber(texts.say("moves"), [(number(each.moves.mean), "") for each in found]),
    ]
    if any(each.rounds.high for each in found):
        numbers.append(KeyNumber(texts.say("rounds"), [(number(each.rounds.mean), "") for each in found]))
    outside = [len(flags(each)["high"]) + len(flags(each)["low"]) for each in found]
    shown = [(str(count), "within" if count == 0 else "outside") for count in outside]
    numbers.append(KeyNumber(texts.say("outside-title"), shown))
    told = [
        [texts.place_wins(each, 0), texts.ties(each), *texts.length(each), texts.components(each)] for each in found
    ]
    return Glance(numbers, told)


def places(report: Report) -> Places:
    """A line for each place, all on one scale."""
    seats = report.findings[0].seats
    band = place_band(seats)
    scale = plots.scale_around(band, [share for each in report.findings for share in each.places])
    rows = []
    for place in range(seats):
        shares = [each.places[place] for each in report.findings]
        rows.append(Row(report.texts.place(place), plots.intervals([*shares], band, 1 / seats, scale), shares))
    told = [[report.texts.place_wins(each, place) for place in range(seats)] for each in report.findings]
    return Places(rows, plots.ticks(scale), told)


def endings(report: Report) -> Endings:
    """How games end, and which components ended them."""
    texts = report.texts
    charts = [("", bar_rows([each.endings for each in report.findings], texts.ending))]
    decisive = [each.decisive for each in report.findings]
    if any(decisive):
        kind = next(name for each in decisive for name in each).partition(":")[0]
        rows = bar_rows(decisive, lambda name: texts.component(kind, name.partition(":")[2]))
        charts.append((texts.kind(kind), rows))
    return Endings(charts, [[texts.ties(each)] for each in report.findings])


def bar_rows(found: list[dict[str, Share]], named: Callable[[str], str]) -> list[Row]:
    """A row for every name that occurs, in the order of the first edition."""
    names = list(dict.fromkeys(name for each in found for name in each))
    games = next(share.of for each in found for share in each.values())
    rows = []
    for name in names:
        shares = [each.get(name, Share(0, games)) for each in found]
        rows.append(Row(named(name), plots.bars(shares), shares))
    return rows


def length(report: Report) -> Figures:
    """Decisions, and rounds if the game has them."""
    texts, found = report.texts, report.findings
    figures = [figure(texts.say("moves"), [each.moves for each in found])]
    if any(each.rounds.high for each in found):
        figures.append(figure(texts.say("rounds"), [each.rounds for each in found]))
    return Figures(figures, [texts.length(each) for each in found])


def points(report: Report) -> Figures:
    """The spread of points."""
    texts, found = report.texts, report.findings
    figures = [
        figure(texts.say("scores"), [each.scores for each in found]),
        figure(texts.say("winners"), [each.winners for each in found]),
        figure(texts.say("margins"), [each.margins for each in found]),
    ]
    return Figures(figures, [[texts.points(each)] for each in found])


def branching(report: Report) -> Figures:
    """How many actions there are to choose from."""
    texts, found = report.texts, report.findings
    picture = plots.histogram([each.widths for each in found], [mean_of(each.widths) for each in found])
    return Figures([Figure(texts.say("widths"), picture, [])], [[texts.branching(each)] for each in found])


def mean_of(counts: dict[int, int]) -> float:
    """The mean of counted values."""
    return sum(value * count for value, count in counts.items()) / max(1, sum(counts.values()))


def figure(name: str, spreads: list[Spread]) -> Figure:
    """A histogram with its numbers."""
    return Figure(name, plots.histogram([each.bins for each in spreads], [each.mean for each in spreads]), spreads)


def together(report: Report) -> list[BoxPairs]:
    """What goes together, or does not, in each box."""
    texts = report.texts
    found = []
    for each in report.findings:
        sure = [pair for pair in each.pairs if pair.chance < SIGNIFICANT][:MOST_PAIRS]
        rows = [(f"{texts.full(pair.one)} + {texts.full(pair.other)}", pair_numbers(pair)) for pair in sure]
        found.append(BoxPairs(rows, texts.say("pairs-told", tested=len(each.pairs), found=len(sure))))
    return found


def pair_numbers(pair: Pair) -> list[str]:
    """What both win, what was to be expected, how many seats had them, how sure."""
    share = f"{percent(pair.wins.share)} [{span(pair.wins.interval)}]"
    return [share, percent(pair.expected), counted(pair.wins.of), shown_chance(pair.chance)]


def changed(report: Report) -> list[tuple[str, list[str]]]:
    """The differences that chance does not explain: what, and before, after, by how much, how sure."""
    return [(topic(report, each), numbers_of(each)) for each in significant(report.compared)]


def numbers_of(each: Difference) -> list[str]:
    """Before, after, by how much, how sure."""
    shown = percent if each.is_share else number
    by = each.after - each.before
    change = f"{100 * by:+.1f}" if each.is_share else f"{by:+.2f}"
    return [shown(each.before), shown(each.after), change, chance(each)]


def chance(each: Difference) -> str:
    """How often chance alone would do it."""
    return shown_chance(each.chance)


def shown_chance(value: float) -> str:
    """A chance as people read it."""
    return local("< 0.0001" if value < 0.0001 else f"{value:.4f}")


def topic(report: Report, each: Difference) -> str:
    """What differs, in words; of more than two boxes also in which."""
    told = topic_alone(report, each)
    if len(report.findings) == 2:
        return told
    return report.texts.say("topic-with", what=told, box=report.labels[each.box])


def topic_alone(report: Report, each: Difference) -> str:
    """What differs, whatever the box."""
    texts = report.texts
    kind, _, name = each.name.partition(":")
    if each.topic == "place":
        return texts.say("topic-place", name=texts.place(int(each.name) - 1))
    if each.topic == "ending":
        return texts.say("topic-ending", name=texts.ending(each.name))
    if each.topic == "rounds":
        return texts.say("topic-rounds", name=texts.say("rounds"))
    if name:
        ids = [other.name for found in report.findings for other in found.components.get(kind, [])]
        named = texts.names(kind, list(dict.fromkeys([*ids, name])))[name]
        return texts.say(f"topic-{each.topic}", name=named, kind=texts.kind(kind))
    return texts.say(f"topic-{each.topic}")
