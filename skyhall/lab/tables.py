"""What every component wins: a table for each kind."""

from html import escape

from skyhall.lab import plots
from skyhall.lab.findings import Component, Findings
from skyhall.lab.numbers import Share
from skyhall.lab.parts import side_by_side
from skyhall.lab.report import Report
from skyhall.lab.verdicts import ENOUGH, Band, component_band, flag
from skyhall.lab.words import aim, percent, span

Pair = list[Component | None]


def component_tables(report: Report) -> str:
    """A table for each kind that any edition names."""
    kinds = dict.fromkeys(kind for found in report.findings for kind in found.components)
    return "\n".join(table_of(report, kind) for kind in kinds)


def table_of(report: Report, kind: str) -> str:
    """One kind: what it means to use it, what all of it wins, and each component, the strongest first."""
    words = report.words
    seats = report.findings[0].seats
    rows = sorted(lined_up(report.findings, kind), key=order)
    scale = scale_of(rows, seats)
    names = words.names(kind, [component_of(each).name for each in rows])
    note = f'<p class="note">{escape(words.say(f"kind-{kind}-note"))} {escape(together(report, kind))}</p>'
    told = side_by_side(report, [[words.components(found, kind)] for found in report.findings])
    band = component_band(kind, seats)
    head = (
        f'<thead><tr><th scope="col">{escape(words.say("component"))}</th>'
        f'<th scope="col" class="picture">{escape(words.say("band", band=aim(band)))}</th>'
        f'<th scope="col">{escape(words.say("wins"))}</th><th scope="col">{escape(words.say("uses"))}</th>'
        '<th scope="col"></th></tr></thead>'
    )
    body = "".join(component_row(report, each, names, scale) for each in rows)
    body += f'<tr class="axis"><td></td><td class="picture">{plots.axis(scale)}</td><td></td><td></td><td></td></tr>'
    return f'<h3>{escape(words.kind(kind))}</h3>{note}{told}<table class="chart components">{head}{body}</table>'


def lined_up(findings: list[Findings], kind: str) -> list[Pair]:
    """The same component of each edition; None where an edition did not see it used."""
    by_name = [{each.name: each for each in found.components.get(kind, [])} for found in findings]
    names = dict.fromkeys(name for each in by_name for name in each)
    return [[each.get(name) for each in by_name] for name in names]


def component_of(row: Pair) -> Component:
    """The component of a row, from the first edition that has it."""
    return next(each for each in row if each is not None)


def order(row: Pair) -> tuple[bool, float, str]:
    """Those that can be judged first, then by what they win."""
    component = component_of(row)
    return component.wins.of < ENOUGH, -component.wins.share, component.name


def scale_of(rows: list[Pair], seats: int) -> Band:
    """From nothing to twice the fair share, or further if something that is judged goes beyond."""
    judged = [each.wins.interval[1] for row in rows for each in row if each is not None and each.wins.of >= ENOUGH]
    return (0.0, min(1.0, max([2 / seats, *judged])))


def together(report: Report, kind: str) -> str:
    """What all uses of a kind win together."""
    told = []
    for found in report.findings:
        listed = found.components.get(kind, [])
        share = Share(sum(each.wins.won for each in listed), sum(each.wins.of for each in listed))
        told.append(percent(share.share))
    return report.words.say("of-kind", share=" / ".join(told))


def component_row(report: Report, row: Pair, names: dict[str, str], scale: Band) -> str:
    """One component: the picture, what it wins, how often it was used, and its flag."""
    component = component_of(row)
    seats = report.findings[0].seats
    shares = [each.wins if each is not None else None for each in row]
    picture = plots.interval(shares, component_band(component.kind, seats), 1 / seats, scale)
    wins = "".join(
        f"<div>{percent(share.share)} <small>{span(share.interval)}</small></div>" if share else "<div>–</div>"
        for share in shares
    )
    uses = "".join(f"<div>{share.of:,}</div>" if share else "<div>0</div>" for share in shares)
    marks = [flag(each, seats) if each is not None else "few" for each in row]
    is_dim = all(mark == "few" for mark in marks)
    shown = "".join(
        f'<div class="flag {mark}">{escape(report.words.say(f"flag-{mark}")) if mark and not is_dim else ""}</div>'
        for mark in marks
    )
    dim = ' class="dim"' if is_dim else ""
    return (
        f'<tr{dim}><th scope="row">{escape(names[component.name])}</th><td class="picture">{picture}</td>'
        f"<td>{wins}</td><td>{uses}</td><td>{shown}</td></tr>"
    )
