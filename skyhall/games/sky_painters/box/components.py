"""The components of Sky Painters: cards, Painters, halo tokens, and what they cost."""

from typing import Final

from skyhall.games.sky_painters.box.effects import Effect

NO_LIMIT: Final = 0
NIGHT: Final = 1
GRASS: Final = 2


class Card:
    """A sky card. `colours` and `values` are its symbols in printed order."""

    def __init__(self, name: str, title: str) -> None:
        self.id = name
        self.title = title
        self.colours: list[int] = []
        self.values: list[int] = []
        self.left = 0
        self.right = 0
        self.limit = NO_LIMIT
        self.cloud = False
        self.spots = 0
        self.leader = False
        self.hope = 0
        self.star = 0

    def shape(self) -> int:
        """What SP-14 needs to know of a card: its two side edges and its limit."""
        return (self.left * 3 + self.right) * 3 + self.limit


class Tile:
    """A Sky Painter or a halo token: effects in order, then icons. A halo token has no cost of its own."""

    def __init__(self, name: str, title: str) -> None:
        self.id = name
        self.title = title
        self.spots_cost = 0
        self.hope_cost = 0
        self.leader = False
        self.hope = 0
        self.points = 0
        self.effects: list[Effect] = []
        self.end_effects: list[Effect] = []
        """Those of them that count at the end."""


class Goods:
    """An amount of spots, hope and clouds: a price or a gift."""

    def __init__(self, spots: int, hope: int, clouds: int = 0) -> None:
        self.spots = spots
        self.hope = hope
        self.clouds = clouds
