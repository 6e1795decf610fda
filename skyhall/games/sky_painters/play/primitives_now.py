"""Primitives that happen once, when a Painter or a halo token is acquired."""

from skyhall.core.event import Json
from skyhall.games.sky_painters.box.effects import GAIN_CLOUD, GAIN_SPOTS, LOSE_DICE, Effect
from skyhall.games.sky_painters.play.completing import CompleteCard
from skyhall.games.sky_painters.play.halos import draw_halos
from skyhall.games.sky_painters.play.primitive import Extent, Primitive
from skyhall.games.sky_painters.play.rivals import Dare, Levy
from skyhall.games.sky_painters.play.sky import TakeFreeCard
from skyhall.games.sky_painters.play.state import Table


class ExtraTurnPrimitive(Primitive):
    """`extra_turn`: SP-44."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        table.extra_turns += 1
        if table.log is not None:
            earned: dict[str, Json] = {"source": source, "title": table.box.titles[source]}
            table.emit("extra_turn_earned", {"seat": seat, **earned, "pending": table.extra_turns})


class GainSpotsPrimitive(Primitive):
    """`gain_spots`: from the supply."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        table.gain_spots(seat, effect.n, "effect", source)

    def extent(self, effect: Effect, rivals: int, symbols: int) -> Extent:
        return Extent(spots=effect.n)


class GainHopePrimitive(Primitive):
    """`gain_hope`: from the supply."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        table.gain_hope(seat, effect.n, "effect", source)


class TakeCardPrimitive(Primitive):
    """`take_card`: ruling 14."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        table.agenda.append(TakeFreeCard(seat))

    def extent(self, effect: Effect, rivals: int, symbols: int) -> Extent:
        return Extent(questions=1)


class CompleteCardPrimitive(Primitive):
    """`complete_card`: ruling 31."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        table.agenda.append(CompleteCard(seat))

    def extent(self, effect: Effect, rivals: int, symbols: int) -> Extent:
        return Extent(questions=1)


class DrawHaloPrimitive(Primitive):
    """`draw_halo`: ruling 32."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        draw_halos(table, seat, effect.n, source)

    def extent(self, effect: Effect, rivals: int, symbols: int) -> Extent:
        return Extent(questions=1)


class StealHopePrimitive(Primitive):
    """`steal_hope`: ruling 30, what is there, at most n, from each opponent."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        for other in table.after(seat):
            stolen = min(effect.n, table.hope[other])
            table.gain_hope(other, -stolen, "effect", source)
            table.gain_hope(seat, stolen, "effect", source)


class LevyPrimitive(Primitive):
    """`levy`: rulings 27 and 28, each opponent must."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        for other in reversed(table.after(seat)):
            table.agenda.append(Levy(other, effect.index))

    def extent(self, effect: Effect, rivals: int, symbols: int) -> Extent:
        """Which loss, then which dice."""
        dice = 0
        for k in (0, 2):
            if effect.pairs[k] == LOSE_DICE:
                dice = effect.pairs[k + 1]
        return Extent(questions=rivals * (1 + dice), emptied=rivals * dice)


class DarePrimitive(Primitive):
    """`dare`: rulings 24, 25 and 28, each opponent may."""

    def do(self, table: Table, seat: int, effect: Effect, source: str) -> None:
        for other in reversed(table.after(seat)):
            table.agenda.append(Dare(other, seat, effect.index))

    def extent(self, effect: Effect, rivals: int, symbols: int) -> Extent:
        """Whether, then which dice to reset; or whose clouds the owner takes, if there are several to choose from."""
        most = Extent(questions=rivals * (1 + effect.n), reset=rivals * effect.n)
        if effect.numbers:
            most.emptied = rivals * symbols
        for k in range(0, len(effect.pairs), 2):
            if effect.pairs[k] == GAIN_SPOTS:
                most.spots += rivals * effect.pairs[k + 1]
            elif effect.pairs[k] == GAIN_CLOUD and rivals > 1:
                most.questions += rivals * effect.pairs[k + 1]
        return most
