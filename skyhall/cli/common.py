"""What the commands share."""

from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from skyhall import bots
from skyhall.cli.speaking import say
from skyhall.core.edition import read_toml
from skyhall.core.errors import OptionsError
from skyhall.core.game import Game
from skyhall.core.registry import game, games

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)
# How like a bot's name a person's must be to be asked about: a slip of the finger, not Grady.
SLIP = 0.75


def parse_options(texts: list[str]) -> dict[str, bool | int | str]:
    """`name=value` texts as options; the game checks names and values."""
    options: dict[str, bool | int | str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionsError(say("cli-option-form", text=text))
        options[name.strip()] = value.strip()
    return options


def parse_players(room: Game, players: str, seats: int) -> list[str]:
    """Who sits where: as given, or one person and bots that suit a newcomer."""
    if players:
        names = [name.strip() for name in players.split(",")]
        if seats and seats != len(names):
            raise OptionsError(say("cli-players-and-seats", players=len(names), seats=seats))
        for name in names:
            if not name:
                raise OptionsError(say("cli-players-empty", players=players))
        names = [meant(name) for name in names]
    else:
        names = [say("cli-guest")] + ["apprentice"] * ((seats or room.seats[0]) - 1)
    room.check_options(len(names), {})
    return names


def meant(name: str) -> str:
    """A name, or the bot that it nearly is, if the person says that the bot was meant."""
    near = [] if is_bot(name) else get_close_matches(name.lower(), bots.BOTS, 1, SLIP)
    if not near:
        return name
    try:
        answer = console.input(say("cli-bot-meant", name=escape(name), bot=near[0]) + " ")
    except EOFError:
        raise OptionsError(say("cli-no-bot", name=name, bot=near[0])) from None
    return name if answer.strip().lower().startswith("n") else near[0]


def is_bot(name: str) -> bool:
    """Names of bots are for bots; `random 2` is one too (records number them)."""
    return bots.is_bot(name.split()[0])


def guess_game(file: Path) -> str:
    """The game whose own box has most in common with an edition's file, which may be short if it has a base."""
    own = keys(read_toml(file))
    likeness: dict[str, int] = {}
    for name in games():
        room = game(name)
        path = room.edition_path()
        likeness[name] = len(own & keys(room.edition_content(read_toml(path), path.name)))
    best = [name for name in games() if likeness[name] == max(likeness.values())]
    if len(best) > 1:
        raise OptionsError(say("cli-which-game", file=str(file), games=", ".join(best)))
    return best[0]


def keys(value: object, where: str = "") -> set[str]:
    """The names of everything in plain data, with what it is in; the entries of a list count as one."""
    if isinstance(value, list):
        return {name for part in value for name in keys(part, where)}
    if not isinstance(value, Mapping):
        return set()
    paths = {f"{where}.{key}": part for key, part in value.items()}
    return {*paths, *[name for path, part in paths.items() for name in keys(part, path)]}
