"""What every effect primitive builds on: whom it concerns."""

from skyhall.games.skytear.box.effects import (
    Effect,
)
from skyhall.games.skytear.play.pieces.picks import gather
from skyhall.games.skytear.play.state import Table


def picked(table: Table, effect: Effect) -> list[int]:
    """Whom the primitive concerns."""
    return gather(table, table.current.seat, table.current.hero, effect.who)


def picked_heroes(table: Table, effect: Effect) -> list[int]:
    """Those of them that can carry conditions."""
    return [code for code in picked(table, effect) if code <= table.out]


class Primitive:
    """One effect of the closed set."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        """Do it; `place` is where it stands among the item's effects."""
        raise NotImplementedError
