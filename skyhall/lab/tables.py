"""What every component wins: a table for each kind."""

import msgspec

from skyhall.lab import plots
from skyhall.lab.findings import ComponentFindings, Findings
from skyhall.lab.numbers import Share
from skyhall.lab.report import Report
from skyhall.lab.texts import aim, counted, number, percent
from skyhall.lab.verdicts import ENOUGH, Band, component_band, flag

# The same component of each edition; None where an edition did not see it used.
Same = list[ComponentFindings | None]
DETAILS = ("offered", "taken", "when", "points")
NOT_TOLD = "–"


class Scope(msgspec.Struct, frozen=True):
    """What the lines of a table have in common."""

    is_judged: bool
    seats: int
    band: Band
    scale: plots.Scale
    names: dict[str, str]


class ComponentRow(msgspec.Struct, frozen=True):
    """One component: the picture, what it wins, how often it was used, and its flags; `is_dim` with too few uses."""

    name: str
    picture: plots.Intervals
    shares: list[Share | None]
    flags: list[str]
    is_dim: bool


class DetailRow(msgspec.Struct, frozen=True):
    """How one component comes into play: in each column a text for each edition."""

    name: str
    cells: list[list[str]]


class ComponentTable(msgspec.Struct, frozen=True):
    """One kind: what it means to use it, what all of it wins, and each component, the strongest first.

    `details` tell how often each was offered and taken, when, and what it earned: the `columns` that the game tells.
    """

    title: str
    note: str
    is_judged: bool
    told: list[list[str]]
    band: str
    rows: list[ComponentRow]
    ticks: list[plots.Tick]
    columns: list[str]
    details: list[DetailRow]


def component_tables(report: Report) -> list[ComponentTable]:
    """A table for each kind that any edition names."""
    kinds = dict.fromkeys(kind for found in report.findings for kind in found.components)
    return [table_of(report, kind) for kind in kinds]


def table_of(report: Report, kind: str) -> ComponentTable:
    """The table of one kind."""
    texts = report.texts
    lined = sorted(lined_up(report.findings, kind), key=order)
    scope = scope_of(report, kind, lined)
    told = [column for column in DETAILS if any(cell_of(column, each) for same in lined for each in same)]
    return ComponentTable(
        texts.kind(kind),
        f"{texts.say(f'kind-{kind}-note')} {together(report, kind)}",
        scope.is_judged,
        [[texts.components(found, kind)] for found in report.findings],
        texts.say("band", band=aim(scope.band)) if scope.is_judged else "",
        [row_of(scope, same) for same in lined],
        plots.ticks(scope.scale),
        [texts.say(f"detail-{column}") for column in told],
        [detail_of(scope, same, told) for same in lined] if told else [],
    )


def detail_of(scope: Scope, same: Same, told: list[str]) -> DetailRow:
    """How one component comes into play, in the columns that are told."""
    cells = [[cell_of(column, each) or NOT_TOLD for each in same] for column in told]
    return DetailRow(scope.names[component_of(same).name], cells)


def cell_of(column: str, component: ComponentFindings | None) -> str:
    """One number of a component; empty if there is none."""
    if component is None:
        return ""
    if column == "offered":
        return counted(component.taken.of) if component.taken.of else ""
    if column == "taken":
        return percent(component.taken.share) if component.taken.of else ""
    spread = component.rounds if column == "when" else component.points
    return f"{number(spread.mean)} ± {number(spread.error)}" if spread.count else ""


def lined_up(findings: list[Findings], kind: str) -> list[Same]:
    """The components of a kind, those of the same name together."""
    by_name = [{each.name: each for each in found.components.get(kind, [])} for found in findings]
    names = dict.fromkeys(name for each in by_name for name in each)
    return [[each.get(name) for each in by_name] for name in names]


def scope_of(report: Report, kind: str, lined: list[Same]) -> Scope:
    """The band, the scale that holds all that is judged, and the names."""
    seats = report.findings[0].seats
    band = component_band(kind, seats)
    seen = [each.wins for same in lined for each in same if each is not None and each.wins.of >= ENOUGH]
    names = report.texts.names(kind, [component_of(same).name for same in lined])
    return Scope(kind not in report.findings[0].outcomes, seats, band, plots.scale_around(band, seen), names)


def component_of(same: Same) -> ComponentFindings:
    """The component as the first edition has it that has it at all."""
    return next(each for each in same if each is not None)


def order(same: Same) -> tuple[bool, float, str]:
    """Those that can be judged first, then by what they win."""
    component = component_of(same)
    return component.wins.of < ENOUGH, -component.wins.share, component.name


def together(report: Report, kind: str) -> str:
    """What all uses of a kind win together."""
    told = []
    for found in report.findings:
        listed = found.components.get(kind, [])
        share = Share(sum(each.wins.won for each in listed), sum(each.wins.of for each in listed))
        told.append(percent(share.share))
    return report.texts.say("of-kind", share=" / ".join(told))


def row_of(scope: Scope, same: Same) -> ComponentRow:
    """The line of one component."""
    shares = [each.wins if each is not None else None for each in same]
    picture = plots.intervals(shares, scope.band if scope.is_judged else None, 1 / scope.seats, scope.scale)
    marks = [flag(each, scope.seats) if each is not None else "few" for each in same]
    is_dim = all(mark == "few" for mark in marks)
    is_flagged = scope.is_judged and not is_dim and any(marks)
    return ComponentRow(scope.names[component_of(same).name], picture, shares, marks if is_flagged else [], is_dim)
