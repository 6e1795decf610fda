"""The page: one file that needs nothing else."""

from html import escape
from pathlib import Path

from skyhall import __version__
from skyhall.core.registry import game
from skyhall.lab.parts import swatch
from skyhall.lab.report import Report, command
from skyhall.lab.sections import sections

STYLE = Path(__file__).with_name("report.css")


def page(report: Report) -> str:
    """The whole file."""
    words = report.words
    title = escape(words.say("title", title=words.title()))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n"
        f"{header(report)}\n<main>\n{sections(report)}\n</main>\n</body>\n</html>\n"
    )


def header(report: Report) -> str:
    """Game, terms, and how to repeat it."""
    study, words = report.study, report.words
    two = len(report.findings) == 2
    lead = words.say("lead-two" if two else "lead", games=f"{study.games:,}", seats=study.seats, level=study.level)
    facts = [
        (words.say("fact-edition"), editions(report)),
        (words.say("fact-level"), escape(study.level)),
        (words.say("fact-seats"), str(study.seats)),
        (
            words.say("fact-games"),
            escape(words.say("fact-games-each", games=f"{study.games:,}") if two else f"{study.games:,}"),
        ),
        (words.say("fact-seed"), escape(study.seed)),
    ]
    if study.options:
        listed = ", ".join(f"{name} = {value}" for name, value in study.options.items())
        facts.append((words.say("fact-options"), escape(listed)))
    rules = game(study.game).rules_version
    facts.append((words.say("fact-version"), escape(words.say("fact-version-value", version=__version__, rules=rules))))
    listed = "".join(f"<div><dt>{escape(name)}</dt><dd>{value}</dd></div>" for name, value in facts)
    return (
        f'<header><p class="kicker">{escape(words.say("kicker"))}</p><h1>{escape(words.title())}</h1>'
        f'<p class="lead">{escape(lead)}</p><dl class="facts">{listed}</dl>'
        f'<p class="again">{escape(words.say("again"))} <code>{escape(command(study))}</code></p></header>'
    )


def editions(report: Report) -> str:
    """The names of the editions with their colours and hashes."""
    return "".join(
        f'<span class="edition">{swatch(report, place)}{escape(label)} <small>{report.hashes[place]}</small></span>'
        for place, label in enumerate(report.labels)
    )
