"""The games to learn from: a journal of the arena for each number of seats, every seat played by the same bot.

Equals play equals, so that who wins tells of the position and not of the players; now and then a word is taken without
looking, so that positions are met which nobody would seek.
"""

from pathlib import Path

from skyhall.arena.fixtures import Fixture, Match, check_terms, sealed
from skyhall.core.game import Game
from skyhall.core.registry import FACTS, facts

# One game in so many is kept for the test: nothing is learned from it.
TEST = 5
# For a game that names none.
PLAYERS = ["greedy:samples=1:slip=6", "search:iterations=12:slip=6"]


def players_of(room: Game) -> list[str]:
    """The bots that a game learns from: those of its `game.toml`, or the house's own."""
    told = facts(room.room) if (room.room / FACTS).is_file() else None
    if told is None or not told.has("training"):
        return PLAYERS
    return told.entry("training").texts("bots") or PLAYERS


def matches(room: Game, games: int, bots: list[str], seed: str) -> list[Match]:
    """What is to be played: so many games with the fewest seats, half as many with one more, a third with two more …"""
    players = bots or players_of(room)
    planned: list[Match] = []
    for seats in room.seats:
        number = max(TEST, games // (seats - room.seats[0] + 1))
        match = Match(room.name, players, number, seats, f"{seed}, {seats} seats", {}, room.default_edition)
        check_terms(match)
        planned.append(sealed(match))
    return planned


def games_of(match: Match) -> list[Fixture]:
    """Every game of a match: each on its own deal, the bots in turn."""
    planned: list[Fixture] = []
    for number in range(match.games):
        player = match.bots[number % len(match.bots)]
        planned.append(Fixture(number, [player] * match.seats, f"{match.seed} {number}"))
    return planned


def journal_path(folder: Path, match: Match) -> Path:
    """Where the games of a match are kept."""
    return folder / f"{match.game}-{match.seats}.jsonl"
