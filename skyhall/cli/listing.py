"""The games at the terminal: seats, options and editions."""

from rich.markup import escape
from rich.table import Table

from skyhall.cli.arena import heads
from skyhall.cli.common import console, errors
from skyhall.cli.running import print_json
from skyhall.cli.speaking import spoken, wrong
from skyhall.core.errors import OptionsError
from skyhall.core.game import Game
from skyhall.core.option import Option
from skyhall.core.registry import game, games
from skyhall.explaining import explained
from skyhall.locale import catalogue


def list_games(as_json: bool) -> None:
    """All games that are found; a package from outside that is broken hides no other."""
    rooms: list[Game] = []
    for name in games():
        try:
            rooms.append(game(name))
        except OptionsError as error:
            errors.print(f"[red]skyhall:[/] {escape(wrong(error))}", soft_wrap=True)
    if as_json:
        print_json([told(room) for room in rooms])
    else:
        show(rooms)


def told(room: Game) -> dict[str, object]:
    """A game for programs."""
    return {
        "game": room.name,
        "title": catalogue(spoken(), room.name).say("title"),
        "rules": room.rules_version,
        "seats": list(room.seats),
        "options": {option.name: option.expected(room.seats[-1]) for option in room.options.values()},
        "editions": {name: room.edition(name).hash for name in room.edition_names()},
        "default_edition": room.default_edition,
        "actions": len(room.words),
        "observation": {str(seats): room.observation_size(seats) for seats in room.seats},
    }


def said(option: Option, seats: int) -> str:
    """What an option allows, for people: its values as they are typed, the rest in the language spoken."""
    return ", ".join(explained(part, spoken()) for part in option.allowed(seats))


def show(rooms: list[Game]) -> None:
    """The games for people."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for place, column in enumerate(heads("game", "seats", "options", "editions")):
        table.add_column(column, style="" if place else "bold")
    for room in rooms:
        options = "\n".join(f"{option.name}: {said(option, room.seats[-1])}" for option in room.options.values())
        table.add_row(
            f"{room.name}\n[dim]{catalogue(spoken(), room.name).say('title')}[/]",
            f"{room.seats[0]}–{room.seats[-1]}" if len(room.seats) > 1 else str(room.seats[0]),
            escape(options),
            ", ".join(room.edition_names()),
        )
    console.print(table)
