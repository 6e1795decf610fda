"""What effect primitives do (4.2): a class for each; those that use a further ability are in `effects.py`."""

from skyhall.games.skytopia.box.components import NO_COINS
from skyhall.games.skytopia.box.effects import EffectPart
from skyhall.games.skytopia.play.acts import earn
from skyhall.games.skytopia.play.choices import AddCard, PartDecision, Recall, Redirect, Rotate, TakeCoins, Trade
from skyhall.games.skytopia.play.reach import cards_to_add, golems_to_recall, golems_to_redirect, golems_to_turn
from skyhall.games.skytopia.play.scoring import amount
from skyhall.games.skytopia.play.state import NOTHING, Table


class Primitive:
    """One primitive of the closed set; by itself `end_pp`, which is never activated (ST-41)."""

    def begin(
        self, table: Table, seat: int, spot: int, number: int, place: int, depth: int, part: EffectPart
    ) -> PartDecision | None:
        """Carry it out, or hand back its question; None as well if it cannot be carried out (ST-32).

        It is the part at `place` of the component of that number, which is at `spot`.
        """
        return None

    def works(self, table: Table, seat: int, part: EffectPart, banned: int) -> bool:
        """ST-32, ST-39: whether it can be carried out, by itself and without golems on banned cards."""
        return False

    def leads_to(self, table: Table, seat: int, spot: int) -> list[int]:
        """The spots of which one may be used next, usable or not."""
        return NOTHING

    def questions(self, part: EffectPart, asks_for_coins: bool) -> int:
        """How often it asks at most, whatever it leads to."""
        return 0


class PpPrimitive(Primitive):
    """`pp`."""

    def begin(
        self, table: Table, seat: int, spot: int, number: int, place: int, depth: int, part: EffectPart
    ) -> PartDecision | None:
        earn(table, seat, part.n, 0, number)
        return None

    def works(self, table: Table, seat: int, part: EffectPart, banned: int) -> bool:
        return True


class PpPerPrimitive(PpPrimitive):
    """`pp_per`: counted now."""

    def begin(
        self, table: Table, seat: int, spot: int, number: int, place: int, depth: int, part: EffectPart
    ) -> PartDecision | None:
        earn(table, seat, amount(table, seat, number, part), 0, number)
        return None


class CoinsPrimitive(Primitive):
    """`coins`, `coins_per`. ST-40: only a seat that profits from having none is asked."""

    def begin(
        self, table: Table, seat: int, spot: int, number: int, place: int, depth: int, part: EffectPart
    ) -> PartDecision | None:
        coins = amount(table, seat, number, part)
        if table.powers[seat] == NO_COINS and coins > 0:
            return TakeCoins(seat, spot, place, depth, coins)
        earn(table, seat, 0, coins, number)
        return None

    def works(self, table: Table, seat: int, part: EffectPart, banned: int) -> bool:
        return True

    def questions(self, part: EffectPart, asks_for_coins: bool) -> int:
        return 1 if asks_for_coins else 0


class TradePrimitive(Primitive):
    """`trade`: while it can be paid."""

    def begin(
        self, table: Table, seat: int, spot: int, number: int, place: int, depth: int, part: EffectPart
    ) -> PartDecision | None:
        return Trade(seat, spot, place, depth, part.times) if table.coins[seat] >= part.coins else None

    def works(self, table: Table, seat: int, part: EffectPart, banned: int) -> bool:
        return table.coins[seat] >= part.coins

    def questions(self, part: EffectPart, asks_for_coins: bool) -> int:
        return part.times


class RotatePrimitive(Primitive):
    """`rotate`: golem by golem."""

    def begin(
        self, table: Table, seat: int, spot: int, number: int, place: int, depth: int, part: EffectPart
    ) -> PartDecision | None:
        if golems_to_turn(table, seat, part.steps, NOTHING, table.banned):
            return Rotate(seat, spot, place, depth, part.golems, NOTHING)
        return None

    def works(self, table: Table, seat: int, part: EffectPart, banned: int) -> bool:
        return len(golems_to_turn(table, seat, part.steps, NOTHING, banned)) > 0

    def questions(self, part: EffectPart, asks_for_coins: bool) -> int:
        return part.golems


class RedirectPrimitive(Primitive):
    """`redirect`: a golem, then a card."""

    def begin(
        self, table: Table, seat: int, spot: int, number: int, place: int, depth: int, part: EffectPart
    ) -> PartDecision | None:
        return Redirect(seat, spot, place, depth) if golems_to_redirect(table, seat, table.banned) else None

    def works(self, table: Table, seat: int, part: EffectPart, banned: int) -> bool:
        return len(golems_to_redirect(table, seat, banned)) > 0

    def questions(self, part: EffectPart, asks_for_coins: bool) -> int:
        return 2


class RecallPrimitive(Primitive):
    """`recall`: a golem."""

    def begin(
        self, table: Table, seat: int, spot: int, number: int, place: int, depth: int, part: EffectPart
    ) -> PartDecision | None:
        return Recall(seat, spot, place, depth) if golems_to_recall(table, seat, table.banned) else None

    def works(self, table: Table, seat: int, part: EffectPart, banned: int) -> bool:
        return len(golems_to_recall(table, seat, banned)) > 0

    def questions(self, part: EffectPart, asks_for_coins: bool) -> int:
        return 1


class AddPrimitive(Primitive):
    """`add`: a card."""

    def begin(
        self, table: Table, seat: int, spot: int, number: int, place: int, depth: int, part: EffectPart
    ) -> PartDecision | None:
        if cards_to_add(table, seat, part.mine, part.cost, table.banned):
            return AddCard(seat, spot, place, depth)
        return None

    def works(self, table: Table, seat: int, part: EffectPart, banned: int) -> bool:
        return len(cards_to_add(table, seat, part.mine, part.cost, banned)) > 0

    def questions(self, part: EffectPart, asks_for_coins: bool) -> int:
        return 1
