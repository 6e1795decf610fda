"""Every word of the game. Which wind is the third one depends on the edition, so there it gets its name."""

from typing import Final

from skyhall.core.vocabulary import Vocabulary

MOST_WINDS: Final = 8

WORDS: Final = Vocabulary()
ROLL: Final = WORDS.word("roll")
PLAY: Final = WORDS.block("play", ("wind", [str(number) for number in range(MOST_WINDS)]))
