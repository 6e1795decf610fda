"""The vocabulary: 220 words, whatever the edition (section 6)."""

from typing import Final

from skyhall.core.vocabulary import Vocabulary
from skyhall.games.skytopia.box.chronometer import FACES
from skyhall.games.skytopia.box.places import COLOURS, SIDES, SLOT_NAMES, SLOTS

WORDS = Vocabulary()
_slots = ("slot", SLOT_NAMES)
_faces = ("face", [str(face) for face in range(1, FACES + 1)])
WORDS.block("send", _slots, _faces)
WORDS.block("golem", _slots, _faces)
WORDS.block("card", _slots)
WORDS.block("tower", ("colour", COLOURS))

SEND: Final = 0  # + slot * 6 + bit
GOLEM: Final = 96  # + slot * 6 + bit
CARD: Final = 192  # + slot
TOWER: Final = 208  # + colour
USE: Final = 212
SKIP: Final = 213
TILE: Final = 214  # + colour
SIDE: Final = 218  # + 0 for A, 1 for B
ALL_FACES: Final = 63  # the set of them

WORDS.word("use")
WORDS.word("skip")
WORDS.block("tile", ("colour", COLOURS))
WORDS.block("side", ("side", SIDES))


def words_by_faces(first: int) -> list[list[int]]:
    """For each slot and each set of faces (slot * 64 + set) the words `first` + slot * 6 + bit, ready to be listed."""
    return [
        [first + slot * FACES + bit for bit in range(FACES) if faces >> bit & 1]
        for slot in range(SLOTS)
        for faces in range(64)
    ]


SENDS: Final = words_by_faces(SEND)
GOLEMS: Final = words_by_faces(GOLEM)
