"""The page: one file that needs nothing else. What it shows is worked out in Python; `templates/` says how it looks."""

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from skyhall import __version__
from skyhall.core.registry import game
from skyhall.lab.report import Report, command, swept_path
from skyhall.lab.sections import sections
from skyhall.lab.texts import counted, number, percent, span

TEMPLATES = Path(__file__).with_name("templates")


def page(report: Report) -> str:
    """The whole file."""
    template = environment().get_template("report.html")
    return template.render(
        report=report,
        texts=report.texts,
        lead=lead(report),
        facts=facts(report),
        again=command(report.study),
        sections=sections(report),
    )


@cache
def environment() -> Environment:
    """The templates. Whatever they are given is escaped."""
    found = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    found.filters.update({"counted": counted, "number": number, "percent": percent, "span": span})
    return found


def lead(report: Report) -> str:
    """What was played, in a sentence."""
    study = report.study
    key = "lead-several" if report.compares else "lead"
    boxes = len(report.findings)
    return report.texts.say(key, games=counted(study.games), seats=study.seats, level=study.level, boxes=boxes)


def facts(report: Report) -> list[tuple[str, str]]:
    """The terms of the study."""
    study, texts = report.study, report.texts
    games = counted(study.games)
    found = [
        (texts.say("fact-level"), study.level),
        (texts.say("fact-seats"), str(study.seats)),
        (texts.say("fact-games"), texts.say("fact-games-each", games=games) if report.compares else games),
        (texts.say("fact-seed"), study.seed),
    ]
    if swept_path(study):
        found.append((texts.say("fact-sweep"), swept_path(study)))
    if study.options:
        listed = ", ".join(f"{name} = {value}" for name, value in study.options.items())
        found.append((texts.say("fact-options"), listed))
    rules = game(study.game).rules_version
    found.append((texts.say("fact-version"), texts.say("fact-version-value", version=__version__, rules=rules)))
    return found
