"""The commands for translators: what a language lacks, and what has been seen."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from skyhall import translating
from skyhall.cli.common import console
from skyhall.cli.helping import Command, Group
from skyhall.cli.speaking import say
from skyhall.core.errors import SkyhallError

translate_app = typer.Typer(cls=Group, no_args_is_help=True)

Language = Annotated[str, typer.Argument(metavar="LANGUAGE", help="arg-language-file")]
Folder = Annotated[Path | None, typer.Option(help="arg-catalogues")]
Quiet = Annotated[bool, typer.Option("--short", help="arg-short")]


@translate_app.command("check", cls=Command)
def check(
    language: Annotated[str, typer.Argument(metavar="LANGUAGE", help="arg-all-languages")] = "",
    folder: Folder = None,
    short: Quiet = False,
) -> None:
    """Compare catalogues with the English ones: what is missing, unknown or wrong, and what changed in English.

    The exit code is 1 if anything is.
    """
    checked = [language] if language else translating.languages(folder)
    if not checked:
        raise SkyhallError(say("cli-translate-nothing"))
    found = sum([_show(pair, short) for one in checked for pair in translating.check(one, folder)])
    raise typer.Exit(1 if found else 0)


@translate_app.command("accept", cls=Command)
def accept(
    language: Language,
    keys: Annotated[list[str] | None, typer.Argument(metavar="KEY…", help="arg-keys")] = None,
    folder: Folder = None,
) -> None:
    """Write down that entries translate the English text of today, so that `check` tells when it changes."""
    pairs = translating.check(language, folder)
    if not any(pair.other.entries for pair in pairs):
        raise SkyhallError(say("cli-translate-no-file", file=f"{language}.ftl"))
    for key in keys or []:
        if not any(key in pair.english.digests and key in pair.other.digests for pair in pairs):
            raise SkyhallError(say("cli-translate-no-key", key=key, language=language))
    console.print(say("cli-translate-accepted", count=sum(pair.accept(keys or []) for pair in pairs)))


def _show(pair: translating.Pair, short: bool) -> int:
    """One catalogue; how much there is to do."""
    problems, changed = pair.problems(), pair.changed()
    todo = [*problems, *[say("cli-translate-changed", key=key) for key in changed]]
    there = sum(key in pair.other.entries for key in pair.english.entries)
    state = say("cli-translate-state", there=there, all=len(pair.english.entries), unseen=len(pair.unseen()))
    colour, verdict = ("yellow" if todo else "green"), say("cli-translate-todo", count=len(todo))
    path = escape(f"{pair.name} {pair.language}")
    console.print(f"[bold]{path}[/]: {state}, [{colour}]{verdict}[/]", soft_wrap=True)
    for line in [] if short else todo:
        console.print(f"  {escape(line)}", soft_wrap=True)
    return len(todo)
