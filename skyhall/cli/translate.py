"""The commands for translators: what a language lacks, and what has been seen."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from skyhall import translating
from skyhall.cli.common import console
from skyhall.core.errors import SkyhallError

translate_app = typer.Typer(help="The hall in other languages.", no_args_is_help=True)

Language = Annotated[str, typer.Argument(metavar="LANGUAGE", help="As its files are called: pl for pl.ftl.")]
Folder = Annotated[
    Path | None, typer.Option(help="Only the catalogues under this folder (default: the hall and all games).")
]
Quiet = Annotated[bool, typer.Option("--short", help="Count only; do not list entries.")]


@translate_app.command("check")
def check(
    language: Annotated[str, typer.Argument(metavar="[LANGUAGE]", help="Without it, every language there is.")] = "",
    folder: Folder = None,
    short: Quiet = False,
) -> None:
    """Compare catalogues with the English ones: what is missing, unknown or wrong, and what changed in English.

    The exit code is 1 if anything is.
    """
    checked = [language] if language else translating.languages(folder)
    if not checked:
        raise SkyhallError("nothing is translated yet: put a <language>.ftl beside an en.ftl")
    found = sum([_show(pair, short) for one in checked for pair in translating.check(one, folder)])
    raise typer.Exit(1 if found else 0)


@translate_app.command("accept")
def accept(
    language: Language,
    keys: Annotated[
        list[str] | None, typer.Argument(metavar="[KEY]…", help="Entries; without them, all that are translated.")
    ] = None,
    folder: Folder = None,
) -> None:
    """Write down that entries translate the English text of today, so that `check` tells when it changes."""
    pairs = translating.check(language, folder)
    if not any(pair.other.entries for pair in pairs):
        raise SkyhallError(f'there is no catalogue "{language}.ftl"')
    for key in keys or []:
        if not any(key in pair.english.digests and key in pair.other.digests for pair in pairs):
            raise SkyhallError(f'"{key}" is not an entry that is both in English and in {language}')
    console.print(f"{sum(pair.accept(keys or []) for pair in pairs)} entries written down.")


def _show(pair: translating.Pair, short: bool) -> int:
    """One catalogue; how much there is to do."""
    problems, changed = pair.problems(), pair.changed()
    todo = [*problems, *[f"{key}: changed in English since it was translated" for key in changed]]
    there = sum(key in pair.other.entries for key in pair.english.entries)
    state = f"{there} of {len(pair.english.entries)} entries"
    if pair.unseen():
        state += f", {len(pair.unseen())} not yet written down as seen"
    colour, verdict = ("yellow", f"{len(todo)} to do") if todo else ("green", "fine")
    path = escape(f"{pair.name} {pair.language}")
    console.print(f"[bold]{path}[/]: {state}, [{colour}]{verdict}[/]", soft_wrap=True)
    for line in [] if short else todo:
        console.print(f"  {escape(line)}", soft_wrap=True)
    return len(todo)
