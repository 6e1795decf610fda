"""Primitives about cards, mana, actions and the Stack: predict, draw, discard, burn, take, ap, cancel, redirect …"""

from skyhall.games.skytear.box.effects import (
    Effect,
)
from skyhall.games.skytear.play.heroes_phase.predict import Discard, predict
from skyhall.games.skytear.play.items import CARD_ITEM, NO_ITEM
from skyhall.games.skytear.play.names import tagged, who
from skyhall.games.skytear.play.pieces.heroes import mana_left
from skyhall.games.skytear.play.pieces.picks import amount, element, is_legal_for, item_of, lone_target
from skyhall.games.skytear.play.pieces.piles import draw_cards
from skyhall.games.skytear.play.primitives.primitive import Primitive, picked_heroes
from skyhall.games.skytear.play.state import Table


class PredictPrimitive(Primitive):
    """`predict`: SK-64."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        predict(table, table.current.seat, amount(table, effect.number))


class DrawPrimitive(Primitive):
    """`draw`."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        draw_cards(table, table.current.seat, amount(table, effect.number))


class DiscardPrimitive(Primitive):
    """`discard`: own choice from hand."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        table.agenda.append(Discard(table.current.seat, amount(table, effect.number)))


def tell_mana(table: Table, hero: int, why: str) -> None:
    """For the log: a hero's mana has changed."""
    if table.log is not None:
        table.emit("mana", {"hero": who(table, hero), "left": mana_left(table, hero), "why": why})


class BurnPrimitive(Primitive):
    """`burn`: SK-71, RU-40; the outsider has no mana."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        for hero in picked_heroes(table, effect):
            if hero != table.out:
                table.burned[hero] += min(amount(table, effect.number), mana_left(table, hero))
                tell_mana(table, hero, "burn")


class ManaPrimitive(Primitive):
    """`mana`: SK-71."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        for hero in picked_heroes(table, effect):
            if hero != table.out:
                table.bonus[hero] += amount(table, effect.number)
                tell_mana(table, hero, "bonus")


class RefundPrimitive(Primitive):
    """`refund`: all cards on a hero card but copies of this one are discarded, burned mana comes back (RU-41)."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
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


class TakePrimitive(Primitive):
    """`take`: SK-30, offered when the item has fully resolved."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        for hero in picked_heroes(table, effect):
            table.granted.append(hero)
            table.granted.append(effect.value)


class ApPrimitive(Primitive):
    """`ap`: RU-59, for the active hero."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        if table.current.hero == table.active_hero:
            table.ap += amount(table, effect.number)
            if effect.value > 0:
                table.limit = 2


class CancelPrimitive(Primitive):
    """`cancel`: SK-70."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        item = item_of(table, table.aims[0])
        if item is not NO_ITEM:
            table.stack.remove(item)
            if table.log is not None:
                table.emit("cancelled", {**tagged(table, item), "reason": "countered"})


class RedirectPrimitive(Primitive):
    """`redirect`: SK-70, RU-42; if the new target is not legal nothing happens."""

    def do(self, table: Table, effect: Effect, place: int) -> None:
        item = item_of(table, table.aims[0])
        code = element(table, effect.other)
        if item is NO_ITEM or not is_legal_for(table, item, code):
            return
        place = lone_target(item)
        if table.log is not None:
            old = who(table, item.targets[place])
            table.emit("redirected", {**tagged(table, item), "from": old, "to": who(table, code)})
        targets = item.targets[:]
        targets[place] = code
        table.stack[table.stack.index(item)] = item.aimed(targets)
