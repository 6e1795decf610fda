"""The 252 words of Sky Painters (spec, section 6)."""

from typing import Final

from skyhall.core.vocabulary import Vocabulary

COLOURS: Final = ["blue", "white", "yellow", "green", "black", "orange", "red", "purple", "grey"]
LETTERS: Final = "bwygkorp"
GREY: Final = 8
SIDES: Final = ["left", "centre", "right"]
POSITIONS: Final = ["left", "centre", "right", "top"]
LEFT: Final = 0
CENTRE: Final = 1
RIGHT: Final = 2
TOP: Final = 3

SLOTS: Final = 4
SYMBOLS: Final = 5
PLACES: Final = 20
"""Symbol places of a seat: slot × 5 + symbol."""
REACH: Final = 4
WIDTH: Final = 9
CELLS: Final = 81
HOME: Final = 40
"""Cells of a seat: (x + 4) × 9 + (y + 4), in the order of the words; the initial card lies on cell 40."""

_SLOT_NAMES = [str(slot) for slot in range(1, SLOTS + 1)]
_SYMBOL_NAMES = [str(symbol) for symbol in range(1, SYMBOLS + 1)]
_STEPS = [str(step) for step in range(-REACH, REACH + 1)]
_SYMBOL_PARTS = (("slot", _SLOT_NAMES), ("symbol", _SYMBOL_NAMES))

WORDS: Final = Vocabulary()
CLOUD: Final = WORDS.word("cloud")
SPOT: Final = WORDS.word("spot")
REROLL: Final = WORDS.word("reroll")
TAKE: Final = WORDS.block("take", ("position", POSITIONS)).first
DIE: Final = WORDS.block("die", ("colour", COLOURS), ("number", [str(n) for n in range(1, 7)])).first
ON: Final = WORDS.block("on", *_SYMBOL_PARTS).first
PAINT: Final = WORDS.block("paint", *_SYMBOL_PARTS).first
LOWER: Final = WORDS.block("lower", *_SYMBOL_PARTS).first
HOPE: Final = WORDS.block("hope", *_SYMBOL_PARTS).first
PAINTER: Final = WORDS.block("painter", ("position", SIDES)).first
CELL: Final = WORDS.block("cell", ("x", _STEPS), ("y", _STEPS)).first
HALO: Final = WORDS.block("halo", ("space", [str(n) for n in range(1, 9)])).first
DRAWN: Final = WORDS.block("drawn", ("number", ["1", "2", "3"])).first
FROM_SEAT: Final = WORDS.block("seat", ("other", ["0", "1", "2", "3"])).first
CARD: Final = WORDS.block("card", ("slot", _SLOT_NAMES)).first
LOSSES: Final = ["hope", "spots", "dice"]
LOSE: Final = WORDS.block("lose", ("kind", LOSSES)).first
COMPLY: Final = WORDS.word("comply")
REFUSE: Final = WORDS.word("refuse")
DECLINE: Final = WORDS.word("decline")
ENOUGH: Final = WORDS.word("enough")
END: Final = WORDS.word("end")


def column(cell: int) -> int:
    """The x of a cell, to the right."""
    return cell // WIDTH - REACH


def row(cell: int) -> int:
    """The y of a cell, upwards."""
    return cell % WIDTH - REACH


def cell_at(x: int, y: int) -> int:
    """The cell of two coordinates from −4 to 4."""
    return (x + REACH) * WIDTH + y + REACH
