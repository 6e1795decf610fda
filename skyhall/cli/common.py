"""What the commands share."""

from rich.console import Console

from skyhall.bots import BOTS
from skyhall.core.errors import OptionsError
from skyhall.core.game import Game

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def parse_options(texts: list[str]) -> dict[str, bool | int | str]:
    """`name=value` texts as options; the game checks names and values."""
    options: dict[str, bool | int | str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionsError(f'option "{text}": expected NAME=VALUE')
        options[name.strip()] = value.strip()
    return options


def parse_players(room: Game, players: str, seats: int) -> list[str]:
    """Who sits where: as given, or one person and random bots."""
    if players:
        names = [name.strip() for name in players.split(",")]
        if seats and seats != len(names):
            raise OptionsError(f"--players names {len(names)}, --seats says {seats}: give one of them")
        for name in names:
            if not name:
                raise OptionsError(f'--players "{players}": expected a name before and after each comma')
    else:
        names = ["You"] + ["random"] * ((seats or room.seats[0]) - 1)
    room.check_options(len(names), {})
    return names


def is_bot(name: str) -> bool:
    """Names of bots are for bots; `random 2` is one too (records number them)."""
    return name.split()[0] in BOTS
