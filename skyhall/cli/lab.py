"""The lab at the terminal: play, write the report, sum up what matters most."""

from functools import partial
from pathlib import Path

import msgspec
from rich.markup import escape

from skyhall.arena.runners import run_each
from skyhall.cli.arena import grid
from skyhall.cli.common import console, progress_of
from skyhall.core.errors import OptionsError
from skyhall.core.registry import game
from skyhall.lab.findings import find
from skyhall.lab.page import page
from skyhall.lab.report import Report, report_of
from skyhall.lab.summary import remarks, summary
from skyhall.lab.trials import Sample, Study, check_study, play_trial, trials, whole


def run_lab(study: Study, out: Path, workers: int) -> None:
    """Play and report. Ctrl-C reports what there is."""
    check_study(study)
    check_out(out)
    samples = whole(play_all(study, workers), len(study.editions))
    played = len(samples[0])
    if not played:
        console.print("Stopped before any game was over: there is nothing to report.")
        return
    outcomes = game(study.game).outcomes
    report = report_of(msgspec.structs.replace(study, games=played), [find(each, outcomes) for each in samples])
    write(out, page(report))
    show(report)
    console.print(f"{played} of {study.games} games; the report is in {escape(str(out))}", soft_wrap=True)


def play_all(study: Study, workers: int) -> list[Sample]:
    """Every game, or those that were over before Ctrl-C."""
    planned = trials(study)
    samples: list[Sample] = []
    try:
        with progress_of(study.game) as progress:
            task = progress.add_task("", total=len(planned))
            for sample in run_each(partial(play_trial, study), planned, workers):
                samples.append(sample)
                progress.advance(task)
    except KeyboardInterrupt:
        console.print("Stopped; the report covers the games played so far.")
    return samples


def check_out(out: Path) -> None:
    """Refuse a place that cannot be written to, before hours of games are played."""
    if out.is_dir() or not out.parent.is_dir():
        raise OptionsError(f"--out {out}: expected a file in an existing folder")


def write(out: Path, text: str) -> None:
    """The report on the disk."""
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise OptionsError(f"{out}: cannot be written: {error.strerror}") from None


def show(report: Report) -> None:
    """The report in short."""
    table = grid(["", *report.labels], left=1)
    for row in summary(report):
        table.add_row(*[escape(cell) for cell in row])
    console.print(table)
    for line in remarks(report):
        console.print(line, markup=False, soft_wrap=True)
