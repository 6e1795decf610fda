"""Primitives that last all game, SP-29. Ruling 53: limits and watchers add up; otherwise the best one counts."""

from skyhall.games.sky_painters.box.effects import Effect
from skyhall.games.sky_painters.box.marks import (
    DOWN,
    IGNORES,
    LASTING,
    LIMIT,
    PRICES,
    REROLLS,
    SECONDS,
    WATCH_COMPLETED,
    WATCH_OFFER,
)
from skyhall.games.sky_painters.play.primitive import Extent, Primitive
from skyhall.games.sky_painters.play.sky import refresh_fits
from skyhall.games.sky_painters.play.state import Table


def lasting(table: Table, seat: int, place: int) -> int:
    """A number of a seat's lasting effects."""
    return table.lasting[seat * LASTING + place]


def keep(table: Table, seat: int, place: int, number: int) -> None:
    """Note such a number, in a copy: clones share the list."""
    table.lasting = table.lasting[:]
    table.lasting[seat * LASTING + place] = number


class HopeForDicePrimitive(Primitive):
    """`hope_for_dice`: SP-30; the lowest price counts."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        for colour in effect.numbers:
            old = lasting(table, seat, PRICES + colour)
            keep(table, seat, PRICES + colour, effect.n if old == 0 else min(old, effect.n))


class RerollPrimitive(Primitive):
    """`reroll`: ruling 21; the most dice count."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        keep(table, seat, REROLLS, max(lasting(table, seat, REROLLS), effect.n))

    def extent(self, effect: Effect, rivals: int, symbols: int) -> Extent:
        return Extent(per_die=effect.n)


class PaintDownPrimitive(Primitive):
    """`paint_down`: ruling 20."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        keep(table, seat, DOWN, 1)


class WatchCompletedPrimitive(Primitive):
    """`on_opponent_completes`: SP-19."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        keep(table, seat, WATCH_COMPLETED, lasting(table, seat, WATCH_COMPLETED) + effect.n)


class WatchOfferPrimitive(Primitive):
    """`on_opponent_takes_offer`: SP-13."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        keep(table, seat, WATCH_OFFER, lasting(table, seat, WATCH_OFFER) + effect.n)


class SpotLimitPrimitive(Primitive):
    """`spot_limit`: SP-31."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        keep(table, seat, LIMIT, lasting(table, seat, LIMIT) + effect.n)


class IgnoreFigurePrimitive(Primitive):
    """`ignore_figure`: SP-14 treats the figure as plain."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        keep(table, seat, IGNORES, lasting(table, seat, IGNORES) | effect.n)
        refresh_fits(table, seat)


class SecondDiePrimitive(Primitive):
    """`second_die`: ruling 22; for each colour the highest number counts."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        keep(table, seat, SECONDS + effect.m, max(lasting(table, seat, SECONDS + effect.m), effect.n))

    def extent(self, effect: Effect, rivals: int, symbols: int) -> Extent:
        return Extent(per_die=1)
