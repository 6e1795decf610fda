"""The table of games. A fifth game is one more line here."""

from importlib import import_module

from skyhall.core.edition import near
from skyhall.core.errors import OptionsError
from skyhall.core.game import Game

ROOMS = {
    "skytopia": "skyhall.games.skytopia",
    "gravity-superstar": "skyhall.games.gravity_superstar",
    "sky-painters": "skyhall.games.sky_painters",
    "skytear": "skyhall.games.skytear",
}


def game(name: str) -> Game:
    """The game of that name. Its room is opened only now."""
    if name not in ROOMS:
        raise OptionsError(f'no game "{name}"{near(name, list(ROOMS))}: expected {", ".join(ROOMS)}')
    found = import_module(ROOMS[name]).GAME
    assert isinstance(found, Game)
    return found
