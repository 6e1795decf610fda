"""The lab at the terminal: play, write the report, sum up what matters most."""

from functools import partial
from pathlib import Path

import msgspec
from rich.markup import escape

from skyhall.cli.arena import grid
from skyhall.cli.common import console
from skyhall.cli.running import play_rest, print_json
from skyhall.cli.speaking import say, spoken, why
from skyhall.core.errors import OptionsError
from skyhall.core.registry import game
from skyhall.lab.files import everything, table
from skyhall.lab.findings import find
from skyhall.lab.page import page
from skyhall.lab.report import Report, report_of
from skyhall.lab.summary import remarks, summary
from skyhall.lab.trials import Sample, Study, check_study, play_trial, sealed, trials, whole
from skyhall.runner import Journal, Place


def run_lab(study: Study, out: Path, kept_in: Path | None, resume: bool, place: Place, as_json: bool) -> None:
    """Play what is still to be played and report. Ctrl-C reports what there is."""
    check_study(study)
    check_out(out)
    study = sealed(study)
    journal = Journal(kept_in, study, Sample, resume)
    planned = {(trial.fixture.number, trial.edition): trial for trial in trials(study)}
    play = partial(play_trial, study)
    is_whole = play_rest(study.game, play, planned, place, journal, lambda each: (each.number, each.edition))
    samples = whole(journal.results, len(study.editions))
    if not is_whole and not as_json:
        console.print(say("cli-lab-stopped"))
    played = min(study.games, len(samples[0]))
    if not played:
        console.print(say("cli-lab-nothing"))
        return
    room = game(study.game)
    findings = [find(each[:played], room.outcomes, room.alike) for each in samples]
    report = report_of(msgspec.structs.replace(study, games=played), findings, spoken())
    write(out, page(report))
    write(out.with_suffix(".csv"), table(report))
    write(out.with_suffix(".json"), everything(report).decode())
    if as_json:
        print_json(
            {"study": report.study, "report": str(out), "findings": dict(zip(report.labels, findings, strict=True))}
        )
        return
    show(report)
    told = say("cli-lab-kept", played=played, planned=study.games, file=escape(str(out)))
    console.print(told, soft_wrap=True)


def check_out(out: Path) -> None:
    """Refuse a place that cannot be written to, before hours of games are played."""
    if out.is_dir() or not out.parent.is_dir():
        raise OptionsError(say("cli-lab-out", file=str(out)))
    if out.suffix in (".csv", ".json"):
        raise OptionsError(say("cli-lab-out-html", file=str(out)))


def write(out: Path, text: str) -> None:
    """A file on the disk."""
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise OptionsError(say("cli-unwritten", file=str(out), why=why(error))) from None


def show(report: Report) -> None:
    """The report in short."""
    table = grid(["", *report.labels], left=1)
    for row in summary(report):
        table.add_row(*[escape(cell) for cell in row])
    console.print(table)
    for line in remarks(report):
        console.print(line, markup=False, soft_wrap=True)
