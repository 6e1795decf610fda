"""What every effect primitive builds on: the effects of the item being resolved, and whom they concern."""

from skyhall.games.skytear.effects import (
    Effect,
)
from skyhall.games.skytear.items import CARD_ITEM, Item
from skyhall.games.skytear.picks import gather
from skyhall.games.skytear.state import Skytear


def effects_of(table: Skytear, item: Item) -> list[Effect]:
    """What is written on the card, or on the skill, that an item stands for."""
    if item.kind == CARD_ITEM:
        return table.box.cards[item.what].effects
    if item.hero == table.out:
        outsider = table.box.outsider
        return outsider.skills[item.what].effects if outsider is not None else []
    return table.box.heroes[item.hero].skills[item.what].effects


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
