"""What every component wins: a table for each kind."""

from html import escape

import msgspec

from skyhall.lab import plots
from skyhall.lab.findings import Component, Findings
from skyhall.lab.numbers import Share
from skyhall.lab.parts import side_by_side, swatch
from skyhall.lab.report import Report
from skyhall.lab.verdicts import ENOUGH, Band, component_band, flag
from skyhall.lab.words import aim, percent, span

# The same component of each edition; None where an edition did not see it used.
Row = list[Component | None]


class Kind(msgspec.Struct, frozen=True):
    """What the lines of a table have in common."""

    is_judged: bool
    seats: int
    band: Band
    scale: plots.Scale
    names: dict[str, str]


def component_tables(report: Report) -> str:
    """A table for each kind that any edition names."""
    kinds = dict.fromkeys(kind for found in report.findings for kind in found.components)
    return "\n".join(table_of(report, kind) for kind in kinds)


def table_of(report: Report, name: str) -> str:
    """One kind: what it means to use it, what all of it wins, and each component, the strongest first."""
    words = report.words
    rows = sorted(lined_up(report.findings, name), key=order)
    kind = kind_of(report, name, rows)
    note = f'<p class="note">{escape(words.say(f"kind-{name}-note"))} {escape(together(report, name))}</p>'
    told = side_by_side(report, [[words.components(found, name)] for found in report.findings])
    titles = [words.say(key) for key in ("component", "wins", "uses")]
    band = words.say("band", band=aim(kind.band)) if kind.is_judged else ""
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in (titles[0], band, *titles[1:], ""))
    body = "".join(line(report, kind, row) for row in rows)
    labels = f'<tr class="axis"><td></td><td class="picture">{plots.axis(kind.scale)}</td></tr>'
    return (
        f"<h3>{escape(words.kind(name))}</h3>{note}{told if kind.is_judged else ''}"
        f'<table class="chart components"><thead><tr>{head}</tr></thead><tbody>{body}{labels}</tbody></table>'
    )


def lined_up(findings: list[Findings], kind: str) -> list[Row]:
    """The components of a kind, those of the same name in one row."""
    by_name = [{each.name: each for each in found.components.get(kind, [])} for found in findings]
    names = dict.fromkeys(name for each in by_name for name in each)
    return [[each.get(name) for each in by_name] for name in names]


def kind_of(report: Report, name: str, rows: list[Row]) -> Kind:
    """The band, the scale that holds all that is judged, and the names."""
    seats = report.findings[0].seats
    band = component_band(name, seats)
    seen = [each.wins for row in rows for each in row if each is not None and each.wins.of >= ENOUGH]
    names = report.words.names(name, [component_of(row).name for row in rows])
    return Kind(name not in report.findings[0].outcomes, seats, band, plots.scale_around(band, seen), names)


def component_of(row: Row) -> Component:
    """The component of a row, from the first edition that has it."""
    return next(each for each in row if each is not None)


def order(row: Row) -> tuple[bool, float, str]:
    """Those that can be judged first, then by what they win."""
    component = component_of(row)
    return component.wins.of < ENOUGH, -component.wins.share, component.name


def together(report: Report, kind: str) -> str:
    """What all uses of a kind win together."""
    told = []
    for found in report.findings:
        listed = found.components.get(kind, [])
        share = Share(sum(each.wins.won for each in listed), sum(each.wins.of for each in listed))
        told.append(percent(share.share))
    return report.words.say("of-kind", share=" / ".join(told))


def line(report: Report, kind: Kind, row: Row) -> str:
    """One component: the picture, what it wins, how often it was used, and its flag."""
    shares = [each.wins if each is not None else None for each in row]
    picture = plots.interval(shares, kind.band if kind.is_judged else None, 1 / kind.seats, kind.scale)
    wins = "".join(
        f"<div>{percent(share.share)} <small>{span(share.interval)}</small></div>" if share else "<div>–</div>"
        for share in shares
    )
    uses = "".join(f"<div>{share.of:,}</div>" if share else "<div>0</div>" for share in shares)
    marks = [flag(each, kind.seats) if each is not None else "few" for each in row]
    is_dim = all(mark == "few" for mark in marks)
    is_flagged = kind.is_judged and not is_dim and any(marks)
    shown = "".join(flag_of(report, place, mark) for place, mark in enumerate(marks)) if is_flagged else ""
    name = escape(kind.names[component_of(row).name])
    return (
        f'<tr class="{"dim" if is_dim else "judged"}"><th scope="row">{name}</th><td class="picture">{picture}</td>'
        f"<td>{wins}</td><td>{uses}</td><td>{shown}</td></tr>"
    )


def flag_of(report: Report, place: int, mark: str) -> str:
    """A flag in words; an empty line if an edition has none."""
    text = swatch(report, place) + escape(report.words.say(f"flag-{mark}")) if mark else ""
    return f'<div class="flag {mark}">{text}</div>'
