"""States of a hero, phases of a turn, what is known of a Lead card, ways to end: the small numbers of the table."""

from typing import Final

MOST_SEATS: Final = 4

READY: Final = 0
EXHAUSTED: Final = 1
DEFEATED: Final = 2
STATUS_NAMES: Final = ["ready", "exhausted", "defeated"]

DRAFT: Final = 0
MULLIGAN: Final = 1
HEROES: Final = 2
MINIONS: Final = 3
UPKEEP: Final = 4
OVER: Final = 5
PHASE_NAMES: Final = ["draft", "mulligan", "heroes", "minions", "upkeep", "over"]

# What is known of a Lead card: bits.
FROM_DECK: Final = 1
KNOWN: Final = 2  # its owner knows it
OPENED: Final = 4  # revealed in the Minions Phase (SK-91)

# How the game ended.
RUNNING: Final = 0
BY_NEXUS: Final = 1
BY_CARD: Final = 2
BY_BOTH: Final = 3
BY_LIMIT: Final = 4
ENDING_NAMES: Final = ["running", "nexus", "victory", "both", "limit"]
