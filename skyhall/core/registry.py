"""The games found: every folder of `skyhall/games` with a `game.toml`, and every installed package that offers one.

A package from outside names its module under the entry point group `skyhall.games`; the entry point has the game's name
and points at the module whose `GAME` is the game. Its room holds what a room in the tree does.
"""

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from skyhall.core.edition import Entry, near, read_toml
from skyhall.core.errors import EditionError, OptionsError
from skyhall.core.game import Game

GROUP: Final = "skyhall.games"
ROOMS: Final = Path(__file__).parents[1] / "games"
FACTS: Final = "game.toml"


class Registry:
    """Where each game is, found when somebody first asks. A game is opened only when it is asked for."""

    def __init__(self) -> None:
        self._modules: dict[str, str] = {}
        self._outside: dict[str, EntryPoint] = {}

    def names(self) -> list[str]:
        """All games: those of the house in its own order, then those from outside by name."""
        if not self._modules:
            rooms = [folder for folder in ROOMS.iterdir() if (folder / FACTS).is_file()]
            rooms.sort(key=lambda room: (facts(room).number("order", 0, 999), room.name))
            modules = {folder.name.replace("_", "-"): f"{GROUP}.{folder.name}" for folder in rooms}
            points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
            # Whole, and last what is looked at first: another thread may ask meanwhile.
            self._outside = {point.name: point for point in points if point.name not in modules}
            self._modules = modules
        return [*self._modules, *self._outside]

    def game(self, name: str) -> Game:
        """The game of that name."""
        names = self.names()
        if name not in names:
            raise OptionsError(f'no game "{name}"{near(name, names)}: expected {", ".join(names)}')
        if name in self._outside:
            point = self._outside[name]
            return offered(name, point.value, point.module)
        return offered(name, self._modules[name], self._modules[name])

    def forget(self) -> None:
        """Look again at the next question: a package may have come or gone."""
        self._modules, self._outside = {}, {}


def offered(name: str, source: str, module: str) -> Game:
    """What a module offers as its game; whatever goes wrong is said with the name of the package."""
    try:
        found = import_module(module).GAME
    except Exception as error:
        raise OptionsError(f'game "{name}": {source} cannot be opened: {error}') from error
    if not isinstance(found, Game) or found.name != name:
        raise OptionsError(f'game "{name}": GAME of {source} is not a game of that name')
    return found


def facts(room: Path) -> Entry:
    """What a room's `game.toml` tells the hall."""
    return Entry(read_toml(room / FACTS), f"{room.name}/{FACTS}", EditionError)


REGISTRY: Final = Registry()


def games() -> list[str]:
    """The names of all games."""
    return REGISTRY.names()


def game(name: str) -> Game:
    """The game of that name. Its room is opened only now."""
    return REGISTRY.game(name)
