"""The effect primitives of cards and skills (4.3), one small class each, and the step that runs an item through them.

`PRIMITIVES[op]` does one primitive of the item being resolved. What still has to happen is put on the agenda first, so
that a choice, or the end of the game, comes in between by itself.
"""

from typing import ClassVar, Final

from skyhall.core.state import Json, Step
from skyhall.games.skytear.actions import MoveTo
from skyhall.games.skytear.choice import Choice
from skyhall.games.skytear.declare import at_hex, hex_words, kind_word, kind_words
from skyhall.games.skytear.effects import (
    ADD_AP,
    AREA,
    BUFF,
    BURN,
    CANCEL,
    CHOOSE,
    CLEANSE,
    CONTROL,
    DAMAGE,
    DEFEAT,
    DISCARD,
    DRAW,
    GIVE,
    HEAL,
    LOSE,
    MANA,
    MOVE_BY,
    NOBODY,
    OP_NAMES,
    PLACE,
    PLACE_AREA,
    PLACE_PILLAR,
    PREDICT,
    PUSH,
    REDIRECT,
    REFUND,
    SPAWN,
    STAT_ATTACK,
    STAT_NAMES,
    STAT_SEE_COVER,
    STAT_SKIRMISH,
    SWAP,
    TAKE,
    TOKEN,
    UNPILLAR,
    Effect,
)
from skyhall.games.skytear.flips import PlaceAoE, flip_set
from skyhall.games.skytear.harm import carry_out, damage, heal, lose
from skyhall.games.skytear.heroes import cleanse, give, has, mana_left
from skyhall.games.skytear.items import CARD_ITEM, HEX_CODE_0, NO_ITEM, NOTHING, Item
from skyhall.games.skytear.lanes import ChooseLane, SpawnAt, advance_token
from skyhall.games.skytear.motion import can_be_moved, is_free_for, relocate
from skyhall.games.skytear.names import spot, who
from skyhall.games.skytear.picks import amount, element, gather, is_legal_for, item_of, lone_target
from skyhall.games.skytear.piles import draw
from skyhall.games.skytear.predict import Discard, predict
from skyhall.games.skytear.state import Skytear
from skyhall.games.skytear.words import HEX_0
from skyhall.games.skytear.worship import PlacePillar, RemovePillar


def effects_of(table: Skytear, item: Item) -> list[Effect]:
    """What is written on the card, or on the skill, that an item stands for."""
    if item.kind == CARD_ITEM:
        return table.box.cards[item.what].effects
    if item.hero == table.out:
        outsider = table.box.outsider
        return outsider.skills[item.what].effects if outsider is not None else []
    return table.box.heroes[item.hero].skills[item.what].effects


class Run(Step):
    """SK-53: the primitives of an item, in the written order, from `place` on."""

    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def run(self, table: Skytear) -> None:
        effects = effects_of(table, table.current)
        place = self.place
        while place < len(effects):
            effect = effects[place]
            place += 1
            if effect.guard == NOBODY or _is_let_through(table, effect):
                if place < len(effects):
                    table.agenda.append(RUN[place])
                PRIMITIVES[effect.op].do(table, effect, place - 1)
                return


RUN: Final = [Run(place) for place in range(64)]


def _is_let_through(table: Skytear, effect: Effect) -> bool:
    """`if is(t1, marked)`, `if not …`."""
    code = element(table, effect.guard)
    holds = 0 <= code <= table.out and table.where(code) >= 0 and has(table, code, effect.guard_condition)
    return holds != effect.guard_not


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


class ChoosePrimitive(Primitive):
    """`choose`: mandatory if any exists; for a redirect only what is legal for the item (SK-70)."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        table.choices[effect.value] = NOTHING
        table.agenda.append(Choose(table.current.seat, place))


def choosable(table: Skytear, place: int) -> list[int]:
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

    def words(self, table: Skytear) -> list[int]:
        return hex_words(table, choosable(table, self.place))

    def take(self, table: Skytear, action: int) -> None:
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

    def words(self, table: Skytear) -> list[int]:
        return kind_words(table, at_hex(table, choosable(table, self.place), self.hex))

    def take(self, table: Skytear, action: int) -> None:
        for code in at_hex(table, choosable(table, self.place), self.hex):
            if kind_word(table, code) == action:
                table.choices[effects_of(table, table.current)[self.place].value] = code
                return


class DamagePrimitive(Primitive):
    """`damage`: one flip set for all victims; without victims nothing is flipped."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
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

    def run(self, table: Skytear) -> None:
        effect = effects_of(table, table.current)[self.place]
        victims = picked(table, effect)
        damage(table, victims, amount(table, effect.number), [0] * len(victims), table.modifier)


DEAL: Final = [Deal(place) for place in range(64)]


class LosePrimitive(Primitive):
    """`lose`: SK-57."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        lose(table, picked(table, effect), amount(table, effect.number))


class HealPrimitive(Primitive):
    """`heal`: SK-58."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        n = amount(table, effect.number)
        for code in picked(table, effect):
            heal(table, code, n)


class GivePrimitive(Primitive):
    """`give`: SK-37."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        for hero in picked_heroes(table, effect):
            give(table, hero, effect.value)


class CleansePrimitive(Primitive):
    """`cleanse`."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        for hero in picked_heroes(table, effect):
            cleanse(table, hero, effect.value)


class MovePrimitive(Primitive):
    """`move`: SK-61, the controller chooses."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        for code in picked(table, effect):
            if can_be_moved(table, code):
                table.agenda.append(MoveTo(table.current.seat, code, amount(table, effect.number), False))


class PlacePrimitive(Primitive):
    """`place`: SK-61, to a free hex of a zone; without one the element stays (RU-14)."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
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

    def words(self, table: Skytear) -> list[int]:
        effect = effects_of(table, table.current)[self.place]
        anchor = table.where(element(table, effect.other))
        words: list[int] = []
        if anchor >= 0:
            row = table.box.map.distance[anchor]
            for at in table.box.map.within[effect.high][anchor]:
                if row[at] >= effect.low and is_free_for(table, self.mover, at):
                    words.append(HEX_0 + at)
        return words

    def take(self, table: Skytear, action: int) -> None:
        relocate(table, self.mover, action - HEX_0, "place")

    def details(self, table: Skytear) -> dict[str, Json]:
        return {"who": who(table, self.mover)}


class SwapPrimitive(Primitive):
    """`swap`: two heroes exchange their hexes, if both are still there."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
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

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
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

    def words(self, table: Skytear) -> list[int]:
        here = table.place[table.current.hero]
        words: list[int] = []
        if here < 0:
            return words
        for place in table.box.map.farther(table.where(self.victim), here):
            if is_free_for(table, self.victim, place):
                words.append(HEX_0 + place)
        return words

    def take(self, table: Skytear, action: int) -> None:
        code = relocate(table, self.victim, action - HEX_0, "push")
        if self.left > 1:
            table.agenda.append(PushTo(self.seat, code, self.left - 1))

    def details(self, table: Skytear) -> dict[str, Json]:
        return {"who": who(table, self.victim)}


class AreaPrimitive(Primitive):
    """`area`: SK-68; what it hits are the kinds that later primitives name."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        item = table.current
        kinds = 0
        for other in effects_of(table, item):
            if other.who.ref == AREA:
                kinds |= other.who.kinds
        anchored = table.box.shapes[effect.value].anchored
        at = table.place[item.hero] if anchored else table.aims[0] - HEX_CODE_0
        if at >= 0:
            table.agenda.append(PlaceAoE(item.seat, effect.value, at, kinds))


class PredictPrimitive(Primitive):
    """`predict`: SK-64."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        predict(table, table.current.seat, amount(table, effect.number))


class DrawPrimitive(Primitive):
    """`draw`."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        draw(table, table.current.seat, amount(table, effect.number))


class DiscardPrimitive(Primitive):
    """`discard`: own choice from hand."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        table.agenda.append(Discard(table.current.seat, amount(table, effect.number)))


def tell_mana(table: Skytear, hero: int, why: str) -> None:
    """For the log: a hero's mana has changed."""
    if table.log is not None:
        table.emit("mana", {"hero": who(table, hero), "left": mana_left(table, hero), "why": why})


class BurnPrimitive(Primitive):
    """`burn`: SK-71, RU-40; the outsider has no mana."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        for hero in picked_heroes(table, effect):
            if hero != table.out:
                table.burned[hero] += min(amount(table, effect.number), mana_left(table, hero))
                tell_mana(table, hero, "burn")


class ManaPrimitive(Primitive):
    """`mana`: SK-71."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        for hero in picked_heroes(table, effect):
            if hero != table.out:
                table.bonus[hero] += amount(table, effect.number)
                tell_mana(table, hero, "bonus")


class RefundPrimitive(Primitive):
    """`refund`: all cards on a hero card but copies of this one are discarded, burned mana comes back (RU-41)."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        item = table.current
        for hero in picked_heroes(table, effect):
            if hero == table.out:
                continue
            kept: list[int] = []
            for card in table.cards_on[hero]:
                if item.kind == CARD_ITEM and card == item.what:
                    kept.append(card)
                else:
                    table.discards[table.owner[hero]].append(card)
                    table.spent[hero] -= table.box.cards[card].cost
            table.cards_on[hero] = kept
            table.burned[hero] = 0
            tell_mana(table, hero, "refund")


class BuffPrimitive(Primitive):
    """`buff`: until the end of the activation (SK-56)."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        if effect.value == STAT_SEE_COVER:
            table.see_cover[table.current.seat] += 1
            if table.log is not None:
                table.emit("buffed", {"who": f"seat {table.current.seat}", "stat": "see_cover", "n": 1})
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
                table.emit("buffed", {"who": who(table, hero), "stat": STAT_NAMES[effect.value], "n": n})


class ControlPrimitive(Primitive):
    """`control`: SK-72."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        n = amount(table, effect.number)
        for hero in picked_heroes(table, effect):
            table.control[hero] += n
            if table.log is not None:
                table.emit("buffed", {"who": who(table, hero), "stat": "control", "n": n})


class SpawnPrimitive(Primitive):
    """`spawn`: SK-66."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        table.agenda.append(AtLane(table.current.seat, False, amount(table, effect.number)))
        table.agenda.append(ChooseLane(table.current.seat))


class TokenPrimitive(Primitive):
    """`token`: SK-67, the same token if one was chosen for this item."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        table.agenda.append(AtLane(table.current.seat, True, amount(table, effect.number)))
        table.agenda.append(ChooseLane(table.current.seat))


class AtLane(Step):
    """What a card does at the lane that was chosen."""

    fields: ClassVar[tuple[str, ...]] = ("advances", "n")

    def __init__(self, seat: int, advances: bool, n: int) -> None:
        super().__init__(seat)
        self.advances = advances
        self.n = n

    def run(self, table: Skytear) -> None:
        if table.lane < 0:
            return
        if self.advances:
            advance_token(table, self.seat, table.lane, self.n)
        else:
            table.agenda.append(SpawnAt(self.seat, table.lane, self.n))


class DefeatPrimitive(Primitive):
    """`defeat`: SK-59."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        carry_out(table, [code for code in picked(table, effect) if code > table.out])


class PillarPrimitive(Primitive):
    """`pillar`: SK-77."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        table.agenda.append(PlacePillar(table.current.seat, amount(table, effect.number)))


class UnpillarPrimitive(Primitive):
    """`unpillar`: 0 to so many friendly pillars, anywhere."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        table.removed = []
        table.agenda.append(RemovePillar(table.current.seat, amount(table, effect.number)))


class TakePrimitive(Primitive):
    """`take`: SK-30, offered when the item has fully resolved."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        for hero in picked_heroes(table, effect):
            table.granted.append(hero)
            table.granted.append(effect.value)


class ApPrimitive(Primitive):
    """`ap`: RU-59, for the active hero."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        if table.current.hero == table.active_hero:
            table.ap += amount(table, effect.number)
            if effect.value > 0:
                table.limit = 2


class CancelPrimitive(Primitive):
    """`cancel`: SK-70."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        item = item_of(table, table.aims[0])
        if item is not NO_ITEM:
            table.stack.remove(item)
            if table.log is not None:
                table.emit("cancelled", {"item": item.number, "reason": "countered"})


class RedirectPrimitive(Primitive):
    """`redirect`: SK-70, RU-42; if the new target is not legal nothing happens."""

    def do(self, table: Skytear, effect: Effect, place: int) -> None:
        item = item_of(table, table.aims[0])
        code = element(table, effect.other)
        if item is NO_ITEM or not is_legal_for(table, item, code):
            return
        place = lone_target(item)
        if table.log is not None:
            old = who(table, item.targets[place])
            table.emit("redirected", {"item": item.number, "from": old, "to": who(table, code)})
        targets = item.targets[:]
        targets[place] = code
        table.stack[table.stack.index(item)] = item.aimed(targets)


def _primitives() -> list[Primitive]:
    """By op."""
    table: dict[int, Primitive] = {
        CHOOSE: ChoosePrimitive(), DAMAGE: DamagePrimitive(), LOSE: LosePrimitive(), HEAL: HealPrimitive(),
        GIVE: GivePrimitive(), CLEANSE: CleansePrimitive(), MOVE_BY: MovePrimitive(), PLACE: PlacePrimitive(),
        SWAP: SwapPrimitive(), PUSH: PushPrimitive(), PLACE_AREA: AreaPrimitive(), PREDICT: PredictPrimitive(),
        DRAW: DrawPrimitive(), DISCARD: DiscardPrimitive(), BURN: BurnPrimitive(), MANA: ManaPrimitive(),
        REFUND: RefundPrimitive(), BUFF: BuffPrimitive(), CONTROL: ControlPrimitive(), SPAWN: SpawnPrimitive(),
        TOKEN: TokenPrimitive(), DEFEAT: DefeatPrimitive(), PLACE_PILLAR: PillarPrimitive(),
        UNPILLAR: UnpillarPrimitive(), TAKE: TakePrimitive(), ADD_AP: ApPrimitive(), CANCEL: CancelPrimitive(),
        REDIRECT: RedirectPrimitive(),
    }  # fmt: skip
    return [table[op] for op in range(len(OP_NAMES))]


PRIMITIVES: Final = _primitives()
