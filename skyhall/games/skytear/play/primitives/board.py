"""Primitives that move things on the map: move, place, swap, push, area, spawn, token, pillar, unpillar."""

from typing import ClassVar

from skyhall.core.state import Step
from skyhall.games.skytear.box.effects import (
    AREA,
    Effect,
)
from skyhall.games.skytear.box.words import HEX_0
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.heroes_phase.actions import MoveTo
from skyhall.games.skytear.play.heroes_phase.flips import PlaceAoE
from skyhall.games.skytear.play.heroes_phase.worship import PlacePillar, RemovePillar
from skyhall.games.skytear.play.items import HEX_CODE_0
from skyhall.games.skytear.play.minions_phase.lanes import ChooseLane, SpawnAt, advance_token
from skyhall.games.skytear.play.names import spot, who
from skyhall.games.skytear.play.pieces.motion import can_be_moved, is_free_for, relocate
from skyhall.games.skytear.play.pieces.picks import amount, effects_of, element
from skyhall.games.skytear.play.primitives.primitive import Primitive, picked
from skyhall.games.skytear.play.state import Table


class MovePrimitive(Primitive):
    """`move`: SK-61, the controller chooses."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        for code in picked(table, effect):
            if can_be_moved(table, code):
                table.agenda.append(MoveTo(table.current.seat, code, amount(table, effect.number), False))


class PlacePrimitive(Primitive):
    """`place`: SK-61, to a free hex of a zone; without one the element stays (RU-14)."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        for code in picked(table, effect):
            if can_be_moved(table, code):
                table.agenda.append(PlaceAt(table.current.seat, place, code))


class PlaceAt(Choice):
    """Which hex of the zone; the element's own counts as free."""

    fields: ClassVar[tuple[str, ...]] = ("place", "mover")

    def __init__(self, seat: int, place: int, mover: int) -> None:
        super().__init__(seat)
        self.place = place
        self.mover = mover

    def words(self, table: Table) -> list[int]:
        effect = effects_of(table, table.current)[self.place]
        anchor = table.where(element(table, effect.other))
        words: list[int] = []
        if anchor >= 0:
            row = table.box.map.distance[anchor]
            for at in table.box.map.within[effect.high][anchor]:
                if row[at] >= effect.low and is_free_for(table, self.mover, at):
                    words.append(HEX_0 + at)
        return words

    def take(self, table: Table, action: int) -> None:
        relocate(table, self.mover, action - HEX_0, "place")


class SwapPrimitive(Primitive):
    """`swap`: two heroes exchange their hexes, if both are still there."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        one = element(table, effect.who.ref)
        two = element(table, effect.other)
        if not (0 <= one <= table.out and 0 <= two <= table.out):
            return
        first, second = table.place[one], table.place[two]
        if first < 0 or second < 0:
            return
        table.place[one] = second
        table.place[two] = first
        if table.log is not None:
            for hero, old, new in ((one, first, second), (two, second, first)):
                table.emit(
                    "moved",
                    {"who": who(table, hero), "from": spot(table, old), "to": spot(table, new), "how": "swap"},
                )


class PushPrimitive(Primitive):
    """`push`: SK-62."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        n = amount(table, effect.number)
        for code in picked(table, effect):
            if can_be_moved(table, code) and n > 0:
                table.agenda.append(PushTo(table.current.seat, code, n))


class PushTo(Choice):
    """SK-62: an adjacent free hex farther from the caster; not optional, and it ends when there is none."""

    fields: ClassVar[tuple[str, ...]] = ("victim", "left")

    def __init__(self, seat: int, victim: int, left: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.left = left

    def words(self, table: Table) -> list[int]:
        here = table.place[table.current.hero]
        words: list[int] = []
        if here < 0:
            return words
        for place in table.box.map.farther(table.where(self.victim), here):
            if is_free_for(table, self.victim, place):
                words.append(HEX_0 + place)
        return words

    def take(self, table: Table, action: int) -> None:
        code = relocate(table, self.victim, action - HEX_0, "push")
        if self.left > 1:
            table.agenda.append(PushTo(self.seat, code, self.left - 1))


class AreaPrimitive(Primitive):
    """`area`: SK-68; what it hits are the kinds that later primitives name."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        item = table.current
        kinds = 0
        for other in effects_of(table, item):
            if other.who.ref == AREA:
                kinds |= other.who.kinds
        anchored = table.box.shapes[effect.value].anchored
        at = table.place[item.hero] if anchored else table.aims[0] - HEX_CODE_0
        if at >= 0:
            table.agenda.append(PlaceAoE(item.seat, effect.value, at, kinds))


class SpawnPrimitive(Primitive):
    """`spawn`: SK-66."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        table.agenda.append(AtLane(table.current.seat, False, amount(table, effect.number)))
        table.agenda.append(ChooseLane(table.current.seat))


class TokenPrimitive(Primitive):
    """`token`: SK-67, the same token if one was chosen for this item."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        table.agenda.append(AtLane(table.current.seat, True, amount(table, effect.number)))
        table.agenda.append(ChooseLane(table.current.seat))


class AtLane(Step):
    """What a card does at the lane that was chosen."""

    fields: ClassVar[tuple[str, ...]] = ("advances", "n")

    def __init__(self, seat: int, advances: bool, n: int) -> None:
        super().__init__(seat)
        self.advances = advances
        self.n = n

    def run(self, table: Table) -> None:
        if table.lane < 0:
            return
        if self.advances:
            advance_token(table, self.seat, table.lane, self.n)
        else:
            table.agenda.append(SpawnAt(self.seat, table.lane, self.n))


class PillarPrimitive(Primitive):
    """`pillar`: SK-77."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        table.agenda.append(PlacePillar(table.current.seat, amount(table, effect.number)))


class UnpillarPrimitive(Primitive):
    """`unpillar`: 0 to so many friendly pillars, anywhere."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        table.removed = []
        table.agenda.append(RemovePillar(table.current.seat, amount(table, effect.number)))
