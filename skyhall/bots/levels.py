"""The levels that people choose from: seven for each game, in its `game.toml`, or the house's own."""

from pathlib import Path

from skyhall.bots.base import Bot
from skyhall.bots.build import Parameters, build, read_parameters, search_plan
from skyhall.bots.search import Plan
from skyhall.core.dice import Dice
from skyhall.core.edition import Entry, read_toml
from skyhall.core.registry import FACTS, facts, game
from skyhall.core.state import State

LEVELS = ["first-steps", "novice", "apprentice", "adept", "veteran", "expert", "master"]
# Who meets a person that has never played, and who takes a seat that somebody left.
GENTLE = LEVELS[0]
STAND_IN = "adept"
# Levels as they once were, to measure others by: never changed, and not offered to people.
REFERENCES = ["expert-1"]
# For games that bring none.
HOUSE = Path(__file__).with_name("levels.toml")
LONGEST_THOUGHT = 2000


class Level:
    """One level of one game: what plays, how long it may think about a decision, and how strong it proved to be.

    The rating is on the Elo scale, the game's expert being 2000; `benchmarks/ratings.py` measures it. 0 is not rated.
    """

    def __init__(self, name: str, kind: str, parameters: Parameters, milliseconds: int, rating: int) -> None:
        self.name = name
        self.kind = kind
        self.parameters = parameters
        self.milliseconds = milliseconds
        self.rating = rating


def read_ladder(entry: Entry) -> list[Level]:
    """The seven levels of one game, weakest first."""
    ladder = [read_level(name, entry.entry(name)) for name in LEVELS]
    entry.close()
    return ladder


def read_level(name: str, entry: Entry) -> Level:
    """One level."""
    kind = entry.choice("kind", ["random", "greedy", "search"])
    milliseconds = entry.number("milliseconds", 1, LONGEST_THOUGHT)
    rating = entry.number("rating", 0, 4000, 0)
    level = Level(name, kind, read_parameters(kind, entry), milliseconds, rating)
    entry.close()
    return level


def read_references(entry: Entry) -> list[Level]:
    """The levels that others are measured by, in the order of `REFERENCES`."""
    found = [read_level(name, entry.entry(name)) for name in REFERENCES]
    entry.close()
    return found


def reviewer(entry: Entry) -> str:
    """The level whose search judges what was played; the strongest unless told."""
    return entry.choice("level", LEVELS, LEVELS[-1])


class Shelf:
    """The levels of each game, read when somebody first asks for them."""

    def __init__(self) -> None:
        self.ladders: dict[str, list[Level]] = {}
        self.references: dict[str, list[Level]] = {}
        # By whose search the games of a room are reviewed.
        self.reviewers: dict[str, str] = {}

    def read(self, name: str) -> None:
        """Both, from the game's own file or the house's."""
        room = game(name).room
        told = facts(room) if (room / FACTS).is_file() else None
        if told is None or not told.has("levels"):
            told = Entry(read_toml(HOUSE), HOUSE.name)
        ladder = read_ladder(told.entry("levels"))
        self.references[name] = read_references(told.entry("references")) if told.has("references") else ladder[-1:]
        self.reviewers[name] = reviewer(told.entry("review")) if told.has("review") else LEVELS[-1]
        self.ladders[name] = ladder

    def ladder(self, name: str) -> list[Level]:
        """The levels of a game, weakest first."""
        if name not in self.ladders:
            self.read(name)
        return self.ladders[name]

    def level(self, game: str, name: str) -> Level:
        """A level or a reference by its name."""
        ladder = self.ladder(game)
        return ladder[LEVELS.index(name)] if name in LEVELS else self.references[game][REFERENCES.index(name)]


SHELF = Shelf()


def levels(game: str) -> list[Level]:
    """The levels of a game, weakest first."""
    return SHELF.ladder(game)


def plan_of(game: str, name: str) -> Plan:
    """How a level or a reference of a game searches; as searches do by default if it does not search."""
    level = SHELF.level(game, name)
    return search_plan(level.parameters) if level.kind == "search" else Plan()


def strongest_plan(game: str) -> Plan:
    """How the strongest level of a game searches."""
    return plan_of(game, LEVELS[-1])


def review_plan(game: str) -> Plan:
    """How reviews of a game search."""
    SHELF.ladder(game)
    return plan_of(game, SHELF.reviewers[game])


class LevelBot(Bot):
    """A level by name. It learns at the table which game it plays, and keeps to the level's own time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.players: dict[str, Bot] = {}

    def choose(self, state: State, seat: int, budget: int, dice: Dice) -> int:
        game = state.setup.game.name
        level = SHELF.level(game, self.name)
        if game not in self.players:
            self.players[game] = build(level.kind, level.parameters)
        return self.players[game].choose(state, seat, min(budget, level.milliseconds), dice)
