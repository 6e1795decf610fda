"""Boxes of components at the terminal."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from skyhall.cli.common import console, guess_game
from skyhall.core.fitting import unusual
from skyhall.core.registry import game

edition_app = typer.Typer(help="Boxes of components.", no_args_is_help=True)


@edition_app.command("check")
def check_edition(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A .toml file.")],
    game_name: Annotated[str, typer.Option("--game", help="Which game it is for; guessed if not given.")] = "",
    deep: Annotated[bool, typer.Option(help="Check more thoroughly; takes longer.")] = False,
) -> None:
    """Check a component file: errors name the entry, warnings point out what to look at."""
    room = game(game_name or guess_game(file))
    edition = room.load_edition(file)
    for warning in [*unusual(room, edition), *room.edition_warnings(edition, deep)]:
        console.print(f"[yellow]warning:[/] {escape(warning)}", soft_wrap=True)
    console.print(
        f'{escape(str(file))}: a valid edition "{escape(edition.name)}" for {room.name}, content {edition.hash}'
    )
