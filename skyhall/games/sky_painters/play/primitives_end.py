"""Primitives that count at the end, SP-40."""

from skyhall.games.sky_painters.box.effects import Effect
from skyhall.games.sky_painters.play.primitive import Primitive
from skyhall.games.sky_painters.play.state import Table


class HopeAsLeaderPrimitive(Primitive):
    """`hope_as_leader`: SP-40.5, never twice."""

    def doubles_hope(self) -> bool:
        return True


class PerSymbolPrimitive(Primitive):
    """`per_symbol`: ruling 11, on completed cards."""

    def points(self, table: Table, seat: int, effect: Effect) -> int:
        return effect.n * table.leader_cards[seat] + effect.m * table.star_cards[seat]


class PerPainterPrimitive(Primitive):
    """`per_painter`: itself included."""

    def points(self, table: Table, seat: int, effect: Effect) -> int:
        return effect.n * len(table.painters[seat])


class PaintersTimesCloudsPrimitive(Primitive):
    """`painters_times_clouds`."""

    def points(self, table: Table, seat: int, effect: Effect) -> int:
        return len(table.painters[seat]) * table.clouds[seat]
