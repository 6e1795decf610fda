"""Many games at the terminal: where they are played, how far they have got, and what is printed for programs."""

from collections.abc import Callable, Hashable, Mapping
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from skyhall.cli.common import console, errors
from skyhall.cli.speaking import number
from skyhall.core.registry import games
from skyhall.runner import Journal, Place, run

Planned = TypeVar("Planned")
Played = TypeVar("Played")
Key = TypeVar("Key", bound=Hashable)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="arg-game", autocompletion=games)]
OptionTexts = Annotated[list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help="arg-option")]
EditionName = Annotated[str, typer.Option(help="arg-edition")]
Seed = Annotated[str, typer.Option(help="arg-seed")]
Workers = Annotated[int, typer.Option(min=0, help="arg-workers")]
Ray = Annotated[str, typer.Option(metavar="ADDRESS", help="arg-ray")]
KeptIn = Annotated[Path | None, typer.Option("--journal", help="arg-journal")]
Resume = Annotated[bool, typer.Option("--resume", help="arg-resume")]
AsJson = Annotated[bool, typer.Option("--json", help="arg-json")]


class Rate(ProgressColumn):
    """How many are done in a second, or in a minute if they are few."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if speed is None:
            return Text("")
        return Text(f"{number(speed, ',.1f')}/s" if speed >= 1 else f"{number(60 * speed, '.1f')}/min")


def progress_of(title: str) -> Progress:
    """A bar with rate and remaining time, for who looks at a terminal; it goes away when all is done."""
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)


def play_all(
    title: str,
    play: Callable[[Planned], Played],
    planned: list[Planned],
    place: Place,
    keep: Callable[[Played], None],
    already: int = 0,
) -> bool:
    """Play and keep. Ctrl-C ends it early, which is told: what was kept until then stays."""
    try:
        with progress_of(title) as progress:
            task = progress.add_task("", total=already + len(planned), completed=already)
            for played in run(play, planned, place):
                keep(played)
                progress.advance(task)
    except KeyboardInterrupt:
        return False
    return True


def play_rest(
    title: str,
    play: Callable[[Planned], Played],
    planned: Mapping[Key, Planned],
    place: Place,
    journal: Journal[Played],
    key: Callable[[Played], Key],
) -> bool:
    """Play what a journal lacks, by the key of what was played, and keep it there; False if Ctrl-C came first.

    A journal that is continued for fewer games than it has keeps them all, but only those asked for are told.
    """
    journal.results = [result for result in journal.results if key(result) in planned]
    played = {key(result) for result in journal.results}
    left = [each for name, each in planned.items() if name not in played]
    try:
        return play_all(title, play, left, place, journal.add, len(planned) - len(left))
    finally:
        journal.close()


def print_json(found: object) -> None:
    """For programs: one line, nothing added."""
    console.print(msgspec.json.encode(found).decode(), soft_wrap=True, markup=False)
