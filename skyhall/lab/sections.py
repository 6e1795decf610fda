"""The parts of the page, in the order in which a designer wants to know."""

from collections.abc import Callable
from html import escape

from skyhall.lab import plots
from skyhall.lab.compare import Difference, significant
from skyhall.lab.numbers import Share, Spread
from skyhall.lab.parts import side_by_side, swatch
from skyhall.lab.report import Report
from skyhall.lab.tables import component_tables
from skyhall.lab.verdicts import ENOUGH, MOST_TIES, flags, place_band, verdict
from skyhall.lab.words import counted, number, percent, span


def sections(report: Report) -> str:
    """All parts, one after the other."""
    two = len(report.findings) == 2
    parts = [
        part(report, "glance", glance(report)),
        part(report, "changes", changed(report)) if two else "",
        part(report, "places", places(report)),
        part(report, "endings", endings(report)),
        part(report, "length", length(report)),
        part(report, "points", points(report)) if any(each.has_points for each in report.findings) else "",
        part(report, "branching", branching(report)),
        part(report, "components", component_tables(report)),
        part(report, "values", values(report)) if two else "",
        part(report, "method", method(report)),
    ]
    return "\n".join(each for each in parts if each)


def part(report: Report, name: str, content: str) -> str:
    """One part with its heading."""
    heading = escape(report.words.say(f"part-{name}"))
    return f'<section id="{name}"><h2>{heading}</h2>\n{content}</section>'


def glance(report: Report) -> str:
    """The few numbers that one looks at first, and what they mean."""
    words, found = report.words, report.findings
    band = place_band(found[0].seats)
    tiles = [
        tile(
            report, words.place(0), [(percent(each.places[0].share), verdict(each.places[0], band)) for each in found]
        ),
        tile(
            report,
            words.say("ties-title"),
            [(percent(each.ties.share), verdict(each.ties, (0.0, MOST_TIES))) for each in found],
        ),
        tile(report, words.say("moves"), [(number(each.moves.mean), "") for each in found]),
    ]
    if any(each.rounds.high for each in found):
        tiles.append(tile(report, words.say("rounds"), [(number(each.rounds.mean), "") for each in found]))
    outside = [len(flags(each)["high"]) + len(flags(each)["low"]) for each in found]
    shown = [(str(count), "within" if count == 0 else "outside") for count in outside]
    tiles.append(tile(report, words.say("outside-title"), shown))
    told = [
        [words.place_wins(each, 0), words.ties(each), *words.length(each), words.components(each)] for each in found
    ]
    return f'<div class="tiles">{"".join(tiles)}</div>{side_by_side(report, told)}'


def tile(report: Report, label: str, values: list[tuple[str, str]]) -> str:
    """A number to look at, for each edition, coloured by its verdict."""
    shown = "".join(
        f'<div class="value {verdict_name}">{swatch(report, place)}{escape(value)}</div>'
        for place, (value, verdict_name) in enumerate(values)
    )
    return f'<div class="tile"><div class="label">{escape(label)}</div>{shown}</div>'


def places(report: Report) -> str:
    """What every place in the order of play wins."""
    seats = report.findings[0].seats
    band = place_band(seats)
    scale = plots.scale_around(band, [share for each in report.findings for share in each.places])
    rows = []
    for place in range(seats):
        shares = [each.places[place] for each in report.findings]
        rows.append(row(report.words.place(place), plots.interval([*shares], band, 1 / seats, scale), shares))
    rows.append(f'<tr class="axis"><td></td><td class="picture">{plots.axis(scale)}</td></tr>')
    told = [[report.words.place_wins(each, place) for place in range(seats)] for each in report.findings]
    return chart(rows) + side_by_side(report, told)


def endings(report: Report) -> str:
    """How games end, and which components ended them."""
    words = report.words
    rows = bar_rows([each.endings for each in report.findings], words.ending)
    text = chart(rows)
    decisive = [each.decisive for each in report.findings]
    if any(decisive):
        kind = next(name for each in decisive for name in each).partition(":")[0]
        named = bar_rows(decisive, lambda name: words.component(kind, name.partition(":")[2]))
        text += f"<h3>{escape(words.kind(kind))}</h3>" + chart(named)
    return text + side_by_side(report, [[words.ties(each)] for each in report.findings])


def bar_rows(found: list[dict[str, Share]], named: Callable[[str], str]) -> list[str]:
    """A row for every name that occurs, in the order of the first edition."""
    names = list(dict.fromkeys(name for each in found for name in each))
    games = next(share.of for each in found for share in each.values())
    rows = []
    for name in names:
        shares = [each.get(name, Share(0, games)) for each in found]
        rows.append(row(named(name), plots.bars(shares), shares))
    return rows


def row(name: str, picture: str, shares: list[Share]) -> str:
    """A line of a chart: what, the picture, the numbers."""
    numbers = "".join(f"<div>{percent(each.share)} <small>{span(each.interval)}</small></div>" for each in shares)
    return f'<tr><th scope="row">{escape(name)}</th><td class="picture">{picture}</td><td>{numbers}</td></tr>'


def chart(rows: list[str]) -> str:
    """Rows as a table."""
    return f'<table class="chart">{"".join(rows)}</table>'


def length(report: Report) -> str:
    """Decisions, and rounds if the game has them."""
    words, found = report.words, report.findings
    figures = [figure(report, words.say("moves"), [each.moves for each in found])]
    if any(each.rounds.high for each in found):
        figures.append(figure(report, words.say("rounds"), [each.rounds for each in found]))
    return figures_of(figures) + side_by_side(report, [words.length(each) for each in found])


def points(report: Report) -> str:
    """The spread of points."""
    words, found = report.words, report.findings
    figures = [
        figure(report, words.say("scores"), [each.scores for each in found]),
        figure(report, words.say("winners"), [each.winners for each in found]),
        figure(report, words.say("margins"), [each.margins for each in found]),
    ]
    return figures_of(figures) + side_by_side(report, [[words.points(each)] for each in found])


def branching(report: Report) -> str:
    """How many actions there are to choose from."""
    words, found = report.words, report.findings
    means = [mean_of(each.widths) for each in found]
    name = words.say("widths")
    picture = plots.histogram([each.widths for each in found], means, escape(name))
    shown = figures_of([f"<figure><figcaption>{escape(name)}</figcaption>{picture}</figure>"])
    return shown + side_by_side(report, [[words.branching(each)] for each in found])


def mean_of(counts: dict[int, int]) -> float:
    """The mean of counted values."""
    return sum(value * count for value, count in counts.items()) / max(1, sum(counts.values()))


def figure(report: Report, name: str, spreads: list[Spread]) -> str:
    """A histogram with its numbers."""
    picture = plots.histogram([each.bins for each in spreads], [each.mean for each in spreads], escape(name))
    words = report.words
    numbers = "".join(
        f"<div>{swatch(report, place)}{escape(words.say('mean'))} {number(each.mean)} ± {number(each.error)} · "
        f"{escape(words.say('nine-of-ten'))} {counted(each.low)}–{counted(each.high)}</div>"
        for place, each in enumerate(spreads)
    )
    return f'<figure><figcaption>{escape(name)}</figcaption>{picture}<div class="numbers">{numbers}</div></figure>'


def figures_of(figures: list[str]) -> str:
    """Several pictures beside each other."""
    return f'<div class="figures">{"".join(figures)}</div>'


def changed(report: Report) -> str:
    """The differences that chance does not explain."""
    words = report.words
    found = significant(report.compared)
    text = f"<p>{escape(words.say('changes-method', tested=len(report.compared), found=len(found)))}</p>"
    if not found:
        return text
    head = [words.say("changes-what"), *report.labels, words.say("changes-by"), words.say("changes-chance")]
    cells = "".join(f'<th scope="col">{escape(each)}</th>' for each in head)
    rows = "".join(difference_row(report, each) for each in found)
    return f'{text}<table class="list"><thead><tr>{cells}</tr></thead><tbody>{rows}</tbody></table>'


def difference_row(report: Report, each: Difference) -> str:
    """One difference: what, before, after, by how much, how sure."""
    shown = percent if each.is_share else number
    by = each.after - each.before
    change = f"{100 * by:+.1f}" if each.is_share else f"{by:+.2f}"
    texts = (shown(each.before), shown(each.after), change, chance(each))
    cells = "".join(f"<td>{escape(text)}</td>" for text in texts)
    return f'<tr><th scope="row">{escape(topic(report, each))}</th>{cells}</tr>'


def chance(each: Difference) -> str:
    """How often chance alone would do it."""
    return "< 0.0001" if each.chance < 0.0001 else f"{each.chance:.4f}"


def topic(report: Report, each: Difference) -> str:
    """What differs, in words."""
    words = report.words
    kind, _, name = each.name.partition(":")
    if each.topic == "place":
        return words.say("topic-place", name=words.place(int(each.name) - 1))
    if each.topic == "ending":
        return words.say("topic-ending", name=words.ending(each.name))
    if each.topic == "rounds":
        return words.say("topic-rounds", name=words.say("rounds"))
    if name:
        ids = [other.name for found in report.findings for other in found.components.get(kind, [])]
        named = words.names(kind, list(dict.fromkeys([*ids, name])))[name]
        return words.say(f"topic-{each.topic}", name=named, kind=words.kind(kind))
    return words.say(f"topic-{each.topic}")


def values(report: Report) -> str:
    """What was changed in the box."""
    words = report.words
    if not report.values:
        return f"<p>{escape(words.say('values-none'))}</p>"
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in (words.say("values-where"), *report.labels))
    rows = "".join(
        f'<tr><th scope="row">{escape(each.where)}</th><td>{value(each.before)}</td><td>{value(each.after)}</td></tr>'
        for each in report.values
    )
    return f'<table class="list values"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def value(text: str) -> str:
    """A value as it stands in the file; a drawing keeps its lines."""
    return f"<pre>{escape(text)}</pre>" if "\n" in text else escape(text or "–")


def method(report: Report) -> str:
    """How to read the numbers."""
    words = report.words
    told = [
        words.say("method-share"),
        words.say("method-uses"),
        words.say("method-flags", enough=ENOUGH),
        words.say("method-bots"),
    ]
    return "".join(f"<p>{escape(each)}</p>" for each in told)
