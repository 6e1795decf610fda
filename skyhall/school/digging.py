"""Mining game by game, as plain data that can be sent anywhere: what is looked through, and what came of each game."""

import msgspec

from skyhall.core.game import Game
from skyhall.core.registry import game
from skyhall.school.mining import Depth, Miner
from skyhall.school.puzzles import Puzzle, book_of


class Dig(msgspec.Struct, frozen=True):
    """What is looked through, and how hard. `content` is the hash of the box that the puzzles are played with."""

    game: str
    seed: str
    games: int
    play: int
    glance: int
    iterations: int
    searches: int
    content: str
    rules: int
    theme: str = ""


class Dug(msgspec.Struct, frozen=True):
    """What came of a game: the positions seen and proposed, and the puzzles, as their file has them."""

    number: int
    seen: int
    proposed: int
    puzzles: list[dict[str, object]]


def dig_of(room: Game, seed: str, games: int, depth: Depth, theme: str = "") -> Dig:
    """The terms on which a game is mined now; of one theme only if it is given."""
    book = book_of(room)
    if theme:
        book.theme(theme)
    content, rules = room.edition(book.edition).hash, room.rules_version
    return Dig(room.name, seed, games, depth.play, depth.glance, depth.proof, depth.searches, content, rules, theme)


def dig(terms: Dig, number: int) -> Dug:
    """Look through one game."""
    depth = Depth(terms.play, terms.glance, terms.iterations, terms.searches)
    miner = Miner(book_of(game(terms.game)), terms.seed, depth, terms.theme)
    found: list[Puzzle] = []
    miner.game(number, found.append)
    return Dug(number, miner.tally.seen, miner.tally.proposed, [dict(puzzle.plain()) for puzzle in found])


def lines_of(dug: list[Dug]) -> list[dict[str, object]]:
    """All puzzles in the order of their games, however many processes found them; the name of each is its number."""
    ordered = [puzzle for each in sorted(dug, key=lambda each: each.number) for puzzle in each.puzzles]
    return [{**puzzle, "id": str(place)} for place, puzzle in enumerate(ordered, start=1)]
