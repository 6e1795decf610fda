"""Boxes of components at the terminal."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from skyhall.cli.common import console, guess_game
from skyhall.cli.helping import Command, Group
from skyhall.cli.speaking import say
from skyhall.core.fitting import unusual
from skyhall.core.registry import game

edition_app = typer.Typer(cls=Group, no_args_is_help=True)


@edition_app.command("check", cls=Command)
def check_edition(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="arg-toml")],
    game_name: Annotated[str, typer.Option("--game", help="arg-for-game")] = "",
    deep: Annotated[bool, typer.Option(help="arg-deep")] = False,
) -> None:
    """Check a component file: errors name the entry, warnings point out what to look at."""
    room = game(game_name or guess_game(file))
    edition = room.load_edition(file)
    for warning in [*unusual(room, edition), *room.edition_warnings(edition, deep)]:
        console.print(f"[yellow]{say('cli-warning')}[/] {escape(warning)}", soft_wrap=True)
    told = say("cli-edition-valid", name=escape(edition.name), game=room.name, content=edition.hash)
    console.print(f"{escape(str(file))}: {told}")
