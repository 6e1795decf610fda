"""What every effect primitive builds on, and where the steps find them."""

from typing import Final

from skyhall.games.sky_painters.box.effects import Effect
from skyhall.games.sky_painters.play.state import Table


class Extent:
    """The most that a primitive adds to the length of a game.

    `questions`: decisions it leads to. `spots`: those it brings. `emptied`, `reset`: symbols whose die goes away, or
    back to 1. `per_die`: further decisions whenever a die is placed.
    """

    def __init__(self, questions: int = 0, spots: int = 0, emptied: int = 0, reset: int = 0, per_die: int = 0) -> None:
        self.questions = questions
        self.spots = spots
        self.emptied = emptied
        self.reset = reset
        self.per_die = per_die


class Primitive:
    """One effect of the closed set; `box/effects.py` says how each is written."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        """Do it now, or make it last; `source` is the Painter or the halo token."""
        raise NotImplementedError

    def extent(self, effect: Effect, rivals: int, symbols: int) -> Extent:
        """How much longer it can make a game with so many rivals, each with so many symbols at most."""
        return Extent()

    def points(self, table: Table, seat: int, effect: Effect) -> int:
        """SP-40: what it brings at the end."""
        return 0

    def doubles_hope(self) -> bool:
        """SP-40.5: whether hope counts as with the leader."""
        return False


PRIMITIVES: Final[list[Primitive]] = []
"""By kind. `primitives.py` fills it: the primitives put steps on the agenda, and some of those activate primitives."""
