"""Primitives that choose, harm, heal and change heroes: choose, damage, lose, heal, give, cleanse, buff, defeat …"""

from typing import ClassVar, Final

from skyhall.core.state import Step
from skyhall.games.skytear.box.effects import (
    STAT_ATTACK,
    STAT_NAMES,
    STAT_SEE_COVER,
    STAT_SKIRMISH,
    Effect,
)
from skyhall.games.skytear.box.words import HEX_0
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.heroes_phase.declare import at_hex, hex_words, kind_word, kind_words
from skyhall.games.skytear.play.heroes_phase.flips import flip_set
from skyhall.games.skytear.play.items import NOTHING
from skyhall.games.skytear.play.names import who
from skyhall.games.skytear.play.pieces.harm import carry_out, damage, heal, lose
from skyhall.games.skytear.play.pieces.heroes import cleanse, give
from skyhall.games.skytear.play.pieces.picks import amount, effects_of, is_legal_for, item_of
from skyhall.games.skytear.play.primitives.primitive import Primitive, picked, picked_heroes
from skyhall.games.skytear.play.state import Table


class ChoosePrimitive(Primitive):
    """`choose`: mandatory if any exists; for a redirect only what is legal for the item (SK-70)."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        table.choices[effect.value] = NOTHING
        table.agenda.append(Choose(table.current.seat, place))


def choosable(table: Table, place: int) -> list[int]:
    """What a `choose` offers."""
    effect = effects_of(table, table.current)[place]
    found = picked(table, effect)
    if effect.for_redirect:
        item = item_of(table, table.aims[0])
        found = [code for code in found if is_legal_for(table, item, code)]
    return found


class Choose(Choice):
    """A choice on resolution, by hex."""

    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def words(self, table: Table) -> list[int]:
        return hex_words(table, choosable(table, self.place))

    def take(self, table: Table, action: int) -> None:
        found = at_hex(table, choosable(table, self.place), action - HEX_0)
        if len(kind_words(table, found)) > 1:
            table.agenda.append(ChooseKind(self.seat, self.place, action - HEX_0))
        else:
            table.choices[effects_of(table, table.current)[self.place].value] = found[0]


class ChooseKind(Choice):
    """Several of them stand on one hex: which."""

    fields: ClassVar[tuple[str, ...]] = ("place", "hex")

    def __init__(self, seat: int, place: int, hex_id: int) -> None:
        super().__init__(seat)
        self.place = place
        self.hex = hex_id

    def words(self, table: Table) -> list[int]:
        return kind_words(table, at_hex(table, choosable(table, self.place), self.hex))

    def take(self, table: Table, action: int) -> None:
        for code in at_hex(table, choosable(table, self.place), self.hex):
            if kind_word(table, code) == action:
                table.choices[effects_of(table, table.current)[self.place].value] = code
                return


class DamagePrimitive(Primitive):
    """`damage`: one flip set for all victims; without victims nothing is flipped."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        if not picked(table, effect):
            table.lost = 0
            return
        table.agenda.append(DEAL[place])
        flip_set(table, table.current.seat, effect.number.flips)


class Deal(Step):
    """SK-60: the damage of a primitive, its modifier chosen."""

    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def __reduce__(self) -> tuple[object, tuple[int]]:
        """For pickles: it is nobody's."""
        return Deal, (self.place,)

    def run(self, table: Table) -> None:
        effect = effects_of(table, table.current)[self.place]
        victims = picked(table, effect)
        damage(table, victims, amount(table, effect.number), [0] * len(victims), table.modifier)


DEAL: Final = [Deal(place) for place in range(64)]


class LosePrimitive(Primitive):
    """`lose`: SK-57."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        lose(table, picked(table, effect), amount(table, effect.number))


class HealPrimitive(Primitive):
    """`heal`: SK-58."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        n = amount(table, effect.number)
        for code in picked(table, effect):
            heal(table, code, n)


class GivePrimitive(Primitive):
    """`give`: SK-37."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        for hero in picked_heroes(table, effect):
            give(table, hero, effect.value)


class CleansePrimitive(Primitive):
    """`cleanse`."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        for hero in picked_heroes(table, effect):
            cleanse(table, hero, effect.value)


def tell_buff(table: Table, receiver: str | None, stat: str, n: int) -> None:
    """For the log: what lasts until the end of the activation; without a receiver it is the whole side's."""
    table.emit("buffed", {"seat": table.current.seat, "who": receiver, "stat": stat, "n": n})


class BuffPrimitive(Primitive):
    """`buff`: until the end of the activation (SK-56)."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        if effect.value == STAT_SEE_COVER:
            table.see_cover[table.side_of[table.current.seat]] += 1
            if table.log is not None:
                tell_buff(table, None, "see_cover", 1)
            return
        n = amount(table, effect.number)
        for hero in picked_heroes(table, effect):
            if effect.value == STAT_ATTACK:
                table.attack_buff[hero] += n
            elif effect.value == STAT_SKIRMISH:
                table.skirmish_buff[hero] += n
            else:
                table.armor_buff[hero] += n
            if table.log is not None:
                tell_buff(table, who(table, hero), STAT_NAMES[effect.value], n)


class ControlPrimitive(Primitive):
    """`control`: SK-72."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        n = amount(table, effect.number)
        for hero in picked_heroes(table, effect):
            table.control[hero] += n
            if table.log is not None:
                tell_buff(table, who(table, hero), "control", n)


class DefeatPrimitive(Primitive):
    """`defeat`: SK-59."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        carry_out(table, [code for code in picked(table, effect) if code > table.out])
