"""Names of colours, sides and phases; where things are: slots of the market, spots at which an ability can be used."""

from typing import Final

from skyhall.games.skytopia.box.shapes import Colour

COLOURS: Final[list[Colour]] = ["blue", "gold", "red", "purple"]
ROWS: Final = 4
SLOTS: Final = 16
SLOT_NAMES: Final = [f"{colour}-{row}" for colour in COLOURS for row in range(1, ROWS + 1)]
SLOTS_OF_ROWS: Final = [[colour * ROWS + row for colour in range(4) for row in range(rows)] for rows in range(ROWS + 1)]

SIDES: Final = ["A", "B"]
PHASES: Final = ["setup", "finish", "activate", "send", "over"]

EMPTY: Final = -1  # no card in a slot
CITY: Final = 16  # spots below are market slots; from here on 16 + level * 4 + colour in the active seat's city


def city_spot(level: int, colour: int) -> int:
    """The spot of a level of a tower; level 0 is the foundation."""
    return CITY + level * 4 + colour


def level_at(spot: int) -> int:
    """The level of a spot in the city."""
    return (spot >> 2) - 4


def colour_at(spot: int) -> int:
    """The colour of a spot, in the market or in the city."""
    return spot >> 2 if spot < CITY else spot & 3
