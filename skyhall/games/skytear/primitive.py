"""What every effect primitive builds on: whom it concerns."""

from skyhall.games.skytear.effects import (
    Effect,
)
from skyhall.games.skytear.picks import gather
from skyhall.games.skytear.state import Skytear


def picked(table: Skytear, effect: Effect) -> list[int]:
    """Whom the primitive concerns."""
    return gather(table, table.current.seat, table.current.hero, effect.who)


def picked_heroes(table: Skytear, effect: Effect) -> list[int]:
    """Those of them that can carry conditions."""
    return [code for code in picked(table, effect) if code <= table.out]


class Primitive:
    """One effect of the closed set."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        """Do it; `place` is where it stands among the item's effects."""
        raise NotImplementedError
