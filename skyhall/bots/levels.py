"""The levels that people choose from, read from `levels.toml`: five for each game."""

from collections.abc import Mapping
from pathlib import Path

from skyhall.bots.base import Bot
from skyhall.bots.build import Parameters, build, read_parameters
from skyhall.core.dice import Dice
from skyhall.core.edition import Entry, read_toml
from skyhall.core.errors import OptionsError
from skyhall.core.state import State

LEVELS = ["novice", "apprentice", "adept", "veteran", "expert"]
FILE = Path(__file__).with_name("levels.toml")
LONGEST_THOUGHT = 2000


class Level:
    """One level of one game: what plays, how long it may think about a decision, and how strong it proved to be.

    The rating is on the Elo scale, the game's expert being 2000; `benchmarks/ratings.py` measures it.
    """

    def __init__(self, name: str, kind: str, parameters: Parameters, milliseconds: int, rating: int) -> None:
        self.name = name
        self.kind = kind
        self.parameters = parameters
        self.milliseconds = milliseconds
        self.rating = rating


def read_levels(data: Mapping[str, object], where: str) -> dict[str, list[Level]]:
    """The levels of every game from plain data, checked."""
    book = Entry(data, where, OptionsError)
    return {game: read_ladder(book.entry(game)) for game in data}


def read_ladder(entry: Entry) -> list[Level]:
    """The five levels of one game, weakest first."""
    ladder = [read_level(name, entry.entry(name)) for name in LEVELS]
    entry.close()
    return ladder


def read_level(name: str, entry: Entry) -> Level:
    """One level."""
    kind = entry.choice("kind", ["random", "greedy", "search"])
    milliseconds = entry.number("milliseconds", 1, LONGEST_THOUGHT)
    rating = entry.number("rating", 0, 4000)
    level = Level(name, kind, read_parameters(kind, entry), milliseconds, rating)
    entry.close()
    return level


class Shelf:
    """The file, read when somebody first asks for a level."""

    def __init__(self) -> None:
        self.games: dict[str, list[Level]] = {}

    def ladder(self, game: str) -> list[Level]:
        """The levels of a game, weakest first; a game without any is an error."""
        if not self.games:
            self.games = read_levels(read_toml(FILE), FILE.name)
        if game not in self.games:
            raise OptionsError(f'{FILE.name}: no levels for "{game}": expected one of {", ".join(self.games)}')
        return self.games[game]


SHELF = Shelf()


def levels(game: str) -> list[Level]:
    """The levels of a game, weakest first."""
    return SHELF.ladder(game)


class LevelBot(Bot):
    """A level by name. It learns at the table which game it plays, and keeps to the level's own time."""

    def __init__(self, name: str) -> None:
        self.place = LEVELS.index(name)
        self.players: dict[str, Bot] = {}

    def choose(self, state: State, seat: int, budget: int, dice: Dice) -> int:
        game = state.setup.game
        level = levels(game)[self.place]
        if game not in self.players:
            self.players[game] = build(level.kind, level.parameters)
        return self.players[game].choose(state, seat, min(budget, level.milliseconds), dice)
