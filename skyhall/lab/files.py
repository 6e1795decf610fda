"""What was found, as files for other programs: a table of the components, and everything."""

import csv
from io import StringIO

import msgspec

from skyhall.lab.findings import ComponentFindings
from skyhall.lab.numbers import Share
from skyhall.lab.report import Report
from skyhall.lab.verdicts import component_band, flag

COLUMNS = (
    "box", "content", "kind", "component", "name", "games", "uses", "wins", "share", "low", "high", "aim_low",
    "aim_high", "verdict", "offered", "taken", "taken_share", "round", "round_error", "points", "points_error",
)  # fmt: skip


def table(report: Report) -> str:
    """Comma-separated values: a line for each component of each box, shares from 0 to 1."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for place, found in enumerate(report.findings):
        for kind, components in found.components.items():
            judged = kind not in found.outcomes
            names = report.texts.names(kind, [each.name for each in components])
            for each in components:
                start = [report.labels[place], report.hashes[place], kind, each.name, names[each.name], found.games]
                writer.writerow([*start, *numbers(each, found.seats, judged)])
    return out.getvalue()


def numbers(each: ComponentFindings, seats: int, judged: bool) -> list[object]:
    """The numbers of a component; empty where there is none."""
    band = component_band(each.kind, seats)
    verdict = (flag(each, seats) or "balanced") if judged else ""
    taken: list[object] = ["", "", ""]
    if each.taken.of:
        taken = [each.taken.of, round(each.taken.won), rounded(each.taken.share)]
    spreads: list[object] = []
    for spread in (each.rounds, each.points):
        spreads += [rounded(spread.mean), rounded(spread.error)] if spread.count else ["", ""]
    return [
        each.wins.of,
        rounded(each.wins.won),
        *share_and_ends(each.wins),
        *([rounded(end) for end in band] if judged else ["", ""]),
        verdict,
        *taken,
        *spreads,
    ]


def share_and_ends(share: Share) -> list[object]:
    """A share with its interval; empty of nothing."""
    return [rounded(share.share), *[rounded(end) for end in share.interval]] if share.of else ["", "", ""]


def rounded(value: float) -> float:
    """Four places are more than any study is sure of."""
    return round(value, 4)


def everything(report: Report) -> bytes:
    """The study, what was found of each box, what differs, and the values that do; as JSON."""
    return msgspec.json.format(
        msgspec.json.encode(
            {
                "study": report.study,
                "labels": report.labels,
                "hashes": report.hashes,
                "findings": report.findings,
                "differences": report.compared,
                "values": report.values,
            }
        ),
        indent=1,
    )
