"""The 42 words of Gravity Superstar (spec, section 6)."""

from typing import Final, Literal, TypeAlias

from skyhall.core.vocabulary import Vocabulary

Card: TypeAlias = Literal["long", "high", "drop", "rotate", "wild"]
Colour: TypeAlias = Literal["blue", "yellow", "pink", "green", "orange", "white"]

CARDS: Final[list[Card]] = ["long", "high", "drop", "rotate", "wild"]
LONG: Final = 0
HIGH: Final = 1
DROP: Final = 2
ROTATE: Final = 3
WILD: Final = 4
COLOURS: Final[list[Colour]] = ["blue", "yellow", "pink", "green", "orange", "white"]
TURNS: Final = ["left", "right", "half"]
STEAL_TOKEN: Final = 6

WORDS: Final = Vocabulary()
END: Final = WORDS.word("end")
REPLAY: Final = WORDS.word("replay")
COMPLETE: Final = WORDS.word("complete")
_SIMPLE: Final = WORDS.block("simple", ("card", CARDS), ("side", ["left", "right"]))
_LONG = WORDS.block("long", ("how", ["left", "right", "left wild", "right wild"]))
_HIGH = WORDS.block("high", ("how", ["left", "right", "left wild", "right wild"]))
_DROPS = [WORDS.word("drop"), WORDS.word("drop wild")]
_ROTATE = WORDS.block("rotate", ("how", ["left", "right", "half", "left wild", "right wild", "half wild"]))
STEAL: Final = WORDS.block("steal", ("what", [*COLOURS, "replay"])).first
DOOR: Final = WORDS.block("door", ("number", [str(number) for number in range(1, 7)])).first

# What a word does: which card leaves the hand, and one of these moves.
SIMPLE_LEFT: Final = 0
LONG_LEFT: Final = 2
HIGH_LEFT: Final = 4
DROP_MOVE: Final = 6
TURN_LEFT: Final = 7
SIDE_MOVES: Final = 6
MOVES: Final = 10
MOVE_NAMES: Final = ["simple", "simple", "long", "long", "high", "high", "drop", "rotate", "rotate", "rotate"]
SIDE_NAMES: Final = ["left", "right", "left", "right", "left", "right", None, "left", "right", "half"]

CARD_OF: Final = [-1] * len(WORDS)
MOVE_OF: Final = [-1] * len(WORDS)
MOVE_WORDS: Final = range(_SIMPLE.first, STEAL)
# The cards that can make a move, a bit each.
MOVE_CARDS: Final = [0] * MOVES


def _fill() -> None:
    for card in range(5):
        for side in range(2):
            CARD_OF[_SIMPLE.at(card, side)] = card
            MOVE_OF[_SIMPLE.at(card, side)] = SIMPLE_LEFT + side
    for how in range(4):
        CARD_OF[_LONG.at(how)] = LONG if how < 2 else WILD
        MOVE_OF[_LONG.at(how)] = LONG_LEFT + how % 2
        CARD_OF[_HIGH.at(how)] = HIGH if how < 2 else WILD
        MOVE_OF[_HIGH.at(how)] = HIGH_LEFT + how % 2
    for card, word in zip([DROP, WILD], _DROPS, strict=True):
        CARD_OF[word] = card
        MOVE_OF[word] = DROP_MOVE
    for how in range(6):
        CARD_OF[_ROTATE.at(how)] = ROTATE if how < 3 else WILD
        MOVE_OF[_ROTATE.at(how)] = TURN_LEFT + how % 3
    for word in MOVE_WORDS:
        MOVE_CARDS[MOVE_OF[word]] |= 1 << CARD_OF[word]


_fill()


def is_face_down(action: int) -> bool:
    """GS-21: a simple move puts its card face down."""
    return _SIMPLE.has(action)
