"""Small numbers that the flat lists of the table are made of."""

from typing import Final

NOBODY: Final = -1
NONE: Final = -1
FACES: Final = 54
"""Faces of the pool: colour × 6 + number − 1."""
ANY_COLOUR: Final = 511
GREY_BIT: Final = 256

# What stands on a symbol; a die is 1 + its face.
NO_SYMBOL: Final = -1
EMPTY: Final = 0
SQUARE: Final = 55
CHIPS: Final = 56

# Lasting effects: a row of numbers a seat.
LIMIT: Final = 0
REROLLS: Final = 1
DOWN: Final = 2
WATCH_COMPLETED: Final = 3
WATCH_OFFER: Final = 4
IGNORES: Final = 5
PRICES: Final = 6
SECONDS: Final = 14
LASTING: Final = 23
