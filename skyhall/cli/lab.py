"""The lab at the terminal: play, write the report, say the most important in short."""

from functools import partial
from pathlib import Path

import msgspec
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from skyhall.arena.runners import spread
from skyhall.cli.arena import grid
from skyhall.cli.common import console, errors
from skyhall.core.errors import OptionsError
from skyhall.lab.compare import significant
from skyhall.lab.findings import Findings, find
from skyhall.lab.page import page
from skyhall.lab.report import Report, report_of
from skyhall.lab.trials import Sample, Study, check_study, play_trial, trials, whole
from skyhall.lab.verdicts import flags
from skyhall.lab.words import number, percent, span


def run_lab(study: Study, out: Path, workers: int) -> None:
    """Play and report. Ctrl-C reports what there is."""
    check_study(study)
    check_out(out)
    samples = whole(play_all(study, workers), len(study.editions))
    played = len(samples[0])
    if not played:
        console.print("Stopped before a game was over: there is nothing to report.")
        return
    report = report_of(msgspec.structs.replace(study, games=played), [find(each) for each in samples])
    write(out, page(report))
    show_summary(report)
    console.print(f"{played} of {study.games} games; the report is {escape(str(out))}", soft_wrap=True)


def play_all(study: Study, workers: int) -> list[Sample]:
    """Every game, or those that were over before Ctrl-C."""
    planned = trials(study)
    samples: list[Sample] = []
    columns = (TextColumn(study.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=errors, transient=True) as progress:
            task = progress.add_task("", total=len(planned))
            for sample in spread(partial(play_trial, study), planned, workers):
                samples.append(sample)
                progress.advance(task)
    except KeyboardInterrupt:
        console.print("Stopped; the report is of the games played until now.")
    return samples


def check_out(out: Path) -> None:
    """Refuse a place that cannot be written to, before hours of games are played."""
    if out.is_dir() or not out.parent.is_dir():
        raise OptionsError(f"--out {out}: expected a file in a folder that is there")


def write(out: Path, text: str) -> None:
    """The report on the disk."""
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise OptionsError(f"{out}: cannot be written: {error.strerror}") from None


def show_summary(report: Report) -> None:
    """The numbers that one looks at first, an edition in each column, and the components out of balance."""
    words = report.words
    table = grid(["", *report.labels], left=1)
    for name, cells in summary(report):
        table.add_row(name, *cells)
    console.print(table)
    for place, found in enumerate(report.findings):
        flagged = flags(found)
        for mark in ("high", "low"):
            for each in flagged[mark]:
                told = f"{percent(each.wins.share)} [{span(each.wins.interval)}] of {each.wins.of} uses"
                name = words.component(each.kind, each.name)
                console.print(
                    f"{escape(report.labels[place])}: {escape(name)} ({escape(words.kind(each.kind))}): "
                    f"{words.say(f'flag-{mark}')}, {told}",
                    markup=False,
                )
    if report.compared:
        found_different = significant(report.compared)
        console.print(words.say("changes-method", tested=len(report.compared), found=len(found_different)))


def summary(report: Report) -> list[tuple[str, list[str]]]:
    """The rows of the summary."""
    words, findings = report.words, report.findings
    rows = [
        (
            words.say("summary-first"),
            [f"{percent(each.places[0].share)} [{span(each.places[0].interval)}]" for each in findings],
        ),
        (words.say("summary-ties"), [percent(each.ties.share) for each in findings]),
        (words.say("summary-moves"), [number(each.moves.mean) for each in findings]),
        (words.say("summary-branching"), [number(each.branching.mean) for each in findings]),
    ]
    if findings[0].rounds.high:
        rows.append(
            (
                words.say("summary-rounds", name=words.say("rounds").lower()),
                [number(each.rounds.mean) for each in findings],
            )
        )
    if findings[0].has_points:
        rows.append((words.say("summary-winners"), [number(each.winners.mean) for each in findings]))
        rows.append((words.say("summary-margins"), [number(each.margins.mean) for each in findings]))
    rows += [
        (f"  {words.ending(name)}", [percent(share_of(each, name)) for each in findings])
        for name in findings[0].endings
    ]
    rows.append(
        (words.say("summary-out"), [str(len(flags(each)["high"]) + len(flags(each)["low"])) for each in findings])
    )
    return rows


def share_of(findings: Findings, ending: str) -> float:
    """How many games end that way."""
    return findings.endings[ending].share if ending in findings.endings else 0.0
