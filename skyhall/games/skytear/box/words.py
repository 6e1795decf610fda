"""The vocabulary of Skytear: every choice in the game is one of these 486 words."""

from typing import Final

from skyhall.core.vocabulary import Vocabulary

WORDS: Final = Vocabulary()

PASS: Final[int] = WORDS.word("pass")
DONE: Final[int] = WORDS.word("done")
END: Final[int] = WORDS.word("end")
STAY: Final[int] = WORDS.word("stay")
STRIKE: Final[int] = WORDS.word("strike")
TOP: Final[int] = WORDS.word("top")
YES: Final[int] = WORDS.word("yes")
NO: Final[int] = WORDS.word("no")

ACTION_NAMES: Final = ["move", "lead", "attack", "skirmish", "worship"]
KIND_NAMES: Final = ["hero", "minion", "pillar", "illusion", "outsider"]

ACT: Final = WORDS.block("act", ("action", ACTION_NAMES))
SKILL: Final = WORDS.block("skill", ("skill", [str(n) for n in range(4)]))
KIND: Final = WORDS.block("kind", ("kind", KIND_NAMES))
FACTION: Final = WORDS.block("faction", ("faction", [str(n) for n in range(8)]))
HERO: Final = WORDS.block("hero", ("hero", [str(n) for n in range(24)]))
CARD: Final = WORDS.block("card", ("card", [str(n) for n in range(96)]))
HEX: Final = WORDS.block("hex", ("hex", [str(n) for n in range(200)]))
AOE: Final = WORDS.block("aoe", ("aoe", [str(n) for n in range(84)]))
EFFECT: Final = WORDS.block("effect", ("effect", [str(n) for n in range(32)]))
TRIGGER: Final = WORDS.block("trigger", ("trigger", [str(n) for n in range(16)]))
SEAT: Final = WORDS.block("seat", ("seat", [str(n) for n in range(4)]))

# The first word of each block as a plain int, for hot code: HEX_0 + hex.
ACT_0: Final[int] = ACT.first
SKILL_0: Final[int] = SKILL.first
KIND_0: Final[int] = KIND.first
FACTION_0: Final[int] = FACTION.first
HERO_0: Final[int] = HERO.first
CARD_0: Final[int] = CARD.first
HEX_0: Final[int] = HEX.first
AOE_0: Final[int] = AOE.first
EFFECT_0: Final[int] = EFFECT.first
TRIGGER_0: Final[int] = TRIGGER.first
SEAT_0: Final[int] = SEAT.first
