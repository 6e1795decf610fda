"""The report in short, for the terminal."""

from skyhall.lab.compare import significant
from skyhall.lab.findings import ComponentFindings, Findings
from skyhall.lab.report import Report
from skyhall.lab.sections import chance, topic
from skyhall.lab.texts import Texts, number, percent, span
from skyhall.lab.verdicts import flags


def summary(report: Report) -> list[list[str]]:
    """The numbers that one looks at first: a name, then a column for each edition."""
    texts, found = report.texts, report.findings
    columns = [summary_of(texts, each) for each in found]
    names = dict.fromkeys(name for column in columns for name in column)
    return [[name, *[column.get(name, percent(0)) for column in columns]] for name in names]


def summary_of(texts: Texts, found: Findings) -> dict[str, str]:
    """The same of one edition, by name."""
    rows = {
        texts.place(place).lower(): f"{percent(share.share)} [{span(share.interval)}]"
        for place, share in enumerate(found.places)
    }
    rows[texts.say("ties-title").lower()] = percent(found.ties.share)
    rows[texts.say("moves").lower()] = number(found.moves.mean)
    if found.rounds.high:
        rows[texts.say("rounds").lower()] = number(found.rounds.mean)
    if found.has_points:
        rows[texts.say("winners").lower()] = number(found.winners.mean)
        rows[texts.say("margins").lower()] = number(found.margins.mean)
    rows[texts.say("widths").lower()] = number(found.branching.mean)
    outside = flags(found)
    rows[texts.say("outside-title").lower()] = str(len(outside["high"]) + len(outside["low"]))
    rows.update({texts.ending(name): percent(share.share) for name, share in found.endings.items()})
    return rows


def remarks(report: Report) -> list[str]:
    """What is surely out of balance, and what differs significantly between two editions; a line for each."""
    lines = []
    for place, found in enumerate(report.findings):
        outside = flags(found)
        for mark in ("high", "low"):
            lines += [f"{report.labels[place]}: {flagged(report, found, each, mark)}" for each in outside[mark]]
    return lines + differing(report)


def flagged(report: Report, found: Findings, each: ComponentFindings, mark: str) -> str:
    """A component that is out of balance."""
    texts = report.texts
    share = f"{percent(each.wins.share)} [{span(each.wins.interval)}]"
    told = texts.say("remark-flag", flag=texts.say(f"flag-{mark}"), share=share, uses=each.wins.of)
    return f"{texts.named(found, each)} ({texts.kind(each.kind)}): {told}"


def differing(report: Report) -> list[str]:
    """The differences between two editions that chance does not explain."""
    lines = []
    for each in significant(report.compared):
        shown = percent if each.is_share else number
        lines.append(f"{topic(report, each)}: {shown(each.before)} → {shown(each.after)} (p {chance(each)})")
    if report.compared and not lines:
        lines.append(report.texts.say("remark-same", tested=len(report.compared)))
    return lines
