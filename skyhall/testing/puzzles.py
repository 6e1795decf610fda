"""Whether the puzzles of a game work: each is played through, and all texts of their themes are there."""

from skyhall.core.game import Game
from skyhall.locale import Catalogue
from skyhall.school.puzzles import book_of, check_puzzle


def check_puzzles(game: Game) -> None:
    """Every puzzle is legal to its last word and lists all choices; every theme has its words."""
    book = book_of(game)
    texts: Catalogue = book.texts("en")
    for key in book.text_keys():
        assert texts.has(key), f"{game.name}: the catalogue of en has no {key}"
    for puzzle in book.puzzles:
        check_puzzle(book, puzzle)
