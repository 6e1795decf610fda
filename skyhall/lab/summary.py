"""The report in short, for the terminal."""

from skyhall.lab.compare import significant
from skyhall.lab.findings import Component, Findings
from skyhall.lab.report import Report
from skyhall.lab.sections import chance, topic
from skyhall.lab.verdicts import flags
from skyhall.lab.words import Words, number, percent, span


def summary(report: Report) -> list[list[str]]:
    """The numbers that one looks at first: a name, then a column for each edition."""
    words, found = report.words, report.findings
    columns = [summary_of(words, each) for each in found]
    names = dict.fromkeys(name for column in columns for name in column)
    return [[name, *[column.get(name, percent(0)) for column in columns]] for name in names]


def summary_of(words: Words, found: Findings) -> dict[str, str]:
    """The same of one edition, by name."""
    rows = {
        words.place(place).lower(): f"{percent(share.share)} [{span(share.interval)}]"
        for place, share in enumerate(found.places)
    }
    rows[words.say("ties-title").lower()] = percent(found.ties.share)
    rows[words.say("moves").lower()] = number(found.moves.mean)
    if found.rounds.high:
        rows[words.say("rounds").lower()] = number(found.rounds.mean)
    if found.has_points:
        rows[words.say("winners").lower()] = number(found.winners.mean)
        rows[words.say("margins").lower()] = number(found.margins.mean)
    rows[words.say("widths").lower()] = number(found.branching.mean)
    outside = flags(found)
    rows[words.say("outside-title").lower()] = str(len(outside["high"]) + len(outside["low"]))
    rows.update({words.ending(name): percent(share.share) for name, share in found.endings.items()})
    return rows


def remarks(report: Report) -> list[str]:
    """What is surely out of balance, and what differs significantly between two editions; a line for each."""
    lines = []
    for place, found in enumerate(report.findings):
        outside = flags(found)
        for mark in ("high", "low"):
            lines += [f"{report.labels[place]}: {flagged(report, found, each, mark)}" for each in outside[mark]]
    return lines + differing(report)


def flagged(report: Report, found: Findings, each: Component, mark: str) -> str:
    """A component that is out of balance."""
    words = report.words
    share = f"{percent(each.wins.share)} [{span(each.wins.interval)}]"
    told = words.say("remark-flag", flag=words.say(f"flag-{mark}"), share=share, uses=each.wins.of)
    return f"{words.named(found, each)} ({words.kind(each.kind)}): {told}"


def differing(report: Report) -> list[str]:
    """The differences between two editions that chance does not explain."""
    lines = []
    for each in significant(report.compared):
        shown = percent if each.is_share else number
        lines.append(f"{topic(report, each)}: {shown(each.before)} → {shown(each.after)} (p {chance(each)})")
    if report.compared and not lines:
        lines.append(report.words.say("remark-same", tested=len(report.compared)))
    return lines
