"""Boxes of components at the terminal."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from skyhall.cli.common import console, guess_game
from skyhall.cli.helping import Command, Group
from skyhall.cli.reference import reference
from skyhall.cli.speaking import say, wrong
from skyhall.core.edition import read_toml
from skyhall.core.errors import EditionError
from skyhall.core.fitting import unusual
from skyhall.core.game import Game
from skyhall.core.registry import game
from skyhall.core.schema import Tables, Variants
from skyhall.core.sheet import from_sheet, to_sheet
from skyhall.core.toml import to_toml

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
        console.print(f"[yellow]{say('cli-warning')}[/] {escape(wrong(warning))}", soft_wrap=True)
    told = say("cli-edition-valid", name=escape(edition.name), game=room.name, content=edition.hash)
    console.print(f"{escape(str(file))}: {told}")


@edition_app.command("reference", cls=Command)
def show_reference(
    name: Annotated[str, typer.Argument(metavar="GAME", help="arg-game")],
    language: Annotated[str, typer.Option(help="arg-reference-language")] = "en",
) -> None:
    """Everything that a box of a game may hold, as Markdown: keys, ranges, primitives with examples."""
    typer.echo(reference(game(name), language), nl=False)


@edition_app.command("export", cls=Command)
def export_sheet(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="arg-toml")],
    section: Annotated[str, typer.Argument(metavar="LIST", help="arg-list")],
    game_name: Annotated[str, typer.Option("--game", help="arg-for-game")] = "",
) -> None:
    """Write a list of a box as a spreadsheet (CSV), a row for each entry."""
    room = game(game_name or guess_game(file))
    entries = room.edition_content(read_toml(file), file.name).get(section)
    typer.echo(to_sheet(list_of(room, section), entries if isinstance(entries, list) else []), nl=False)


@edition_app.command("import", cls=Command)
def import_sheet(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="arg-laid-into")],
    section: Annotated[str, typer.Argument(metavar="LIST", help="arg-list")],
    sheet: Annotated[Path, typer.Argument(metavar="SHEET", help="arg-csv")],
    game_name: Annotated[str, typer.Option("--game", help="arg-for-game")] = "",
) -> None:
    """Write the box with the entries of a spreadsheet in the place of its own, checked."""
    room = game(game_name or guess_game(file))
    try:
        text = sheet.read_text(encoding="utf-8")
    except OSError as error:
        raise EditionError(f"{sheet}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise EditionError(f"{sheet}: byte {error.start} is not UTF-8 text") from None
    content = room.edition_content(read_toml(file), file.name)
    content[section] = from_sheet(list_of(room, section), text, sheet.name)
    room.make_edition(content, sheet.name)
    typer.echo(to_toml(content), nl=False)


def list_of(room: Game, key: str) -> Tables | Variants:
    """A list of entries of a box by its key."""
    lists = [field for field in room.schema.fields if isinstance(field, Tables | Variants)]
    for field in lists:
        if field.key == key:
            return field
    raise EditionError(f'{room.name} has no list "{key}": expected one of {", ".join(one.key for one in lists)}')
