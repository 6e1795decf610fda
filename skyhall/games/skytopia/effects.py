"""How an ability is used (ST-32, ST-33), and the closed set of primitives (4.2): `begin` knows them all."""

from typing import ClassVar, Final

from skyhall.core.state import Json, Refusal, Step
from skyhall.games.skytopia import hints, refusals
from skyhall.games.skytopia.acts import earn
from skyhall.games.skytopia.choices import AddCard, PartDecision, Recall, Redirect, Rotate, TakeCoins, Trade
from skyhall.games.skytopia.components import (
    ADD,
    COINS,
    COINS_PER,
    COLOURS,
    LINE,
    NO_COINS,
    PP,
    PP_PER,
    RECALL,
    REDIRECT,
    ROTATE,
    TOP,
    TRADE,
    Primitive,
)
from skyhall.games.skytopia.places import CITY, SLOT_NAMES, city_spot, colour_at, level_at
from skyhall.games.skytopia.reach import (
    cards_to_add,
    golems_to_recall,
    golems_to_redirect,
    golems_to_turn,
    line,
    tops,
    usable,
)
from skyhall.games.skytopia.scoring import count
from skyhall.games.skytopia.shapes import Hint
from skyhall.games.skytopia.state import NOTHING, Table
from skyhall.games.skytopia.words import SKIP, TOWER

# how a card comes to be activated
BY_TOWER: Final = "tower"
BY_SEND: Final = "send"
BY_TOP: Final = "top"
BY_LINE: Final = "line"


def begin_chain(table: Table, seat: int, spot: int, by: str) -> bool:
    """ST-33: a root activation, with a new chain. Whether a question stopped it."""
    table.chain = NOTHING
    table.banned = 0
    return activate(table, seat, spot, by, 0)


def activate(table: Table, seat: int, spot: int, by: str, depth: int) -> bool:
    """ST-33, ST-41: use the card or foundation at a spot. Whether a question stopped it."""
    component = table.box.components[table.component(seat, spot)]
    if not component.activates:
        return False
    table.chain = [*table.chain, spot]
    if spot < CITY:
        table.banned |= 1 << spot
    if table.log is not None:
        told: dict[str, Json] = {"seat": seat}
        if spot < CITY:
            told.update({"where": "market", "slot": SLOT_NAMES[spot]})
        else:
            told.update({"where": "city", "colour": COLOURS[spot & 3], "level": level_at(spot)})
        card = None if component.is_foundation else component.id
        told.update({"card": card, "by": by, "depth": depth})
        table.emit("card_activated", told)
    return resolve(table, seat, spot, 0, depth)


def resolve(table: Table, seat: int, spot: int, part: int, depth: int) -> bool:
    """ST-32: the parts of an ability in order, from one on. Stops at a question, the rest then waits on the agenda."""
    number = table.component(seat, spot)
    effect = table.box.components[number].effect
    while part < len(effect):
        question = begin(table, seat, spot, part, depth, number, effect[part])
        part += 1
        if question is not None:
            if part < len(effect):
                table.agenda.append(Resolve(seat, spot, part, depth))
            table.agenda.append(question)
            return True
    return False


class Resolve(Step):
    """ST-32: go on with the parts of an ability."""

    fields: ClassVar[tuple[str, ...]] = ("spot", "part", "depth")

    def __init__(self, seat: int, spot: int, part: int, depth: int) -> None:
        super().__init__(seat)
        self.spot = spot
        self.part = part
        self.depth = depth

    def run(self, table: Table) -> None:
        resolve(table, self.seat, self.spot, self.part, self.depth)


def begin(
    table: Table, seat: int, spot: int, part: int, depth: int, number: int, primitive: Primitive
) -> PartDecision | None:
    """Carry out a primitive, or hand back its question; None as well if it cannot be carried out (ST-32)."""
    op = primitive.op
    if op == PP:
        earn(table, seat, primitive.n, 0, number)
    elif op == PP_PER:
        earn(table, seat, primitive.n * min(primitive.most, count(table, seat, number, primitive.count)), 0, number)
    elif op in (COINS, COINS_PER):
        return gain_coins(table, seat, spot, part, depth, number, primitive)
    elif op == TRADE:
        if table.coins[seat] >= primitive.coins:
            return Trade(seat, spot, part, depth, primitive.times)
    elif op == ROTATE:
        if golems_to_turn(table, seat, primitive.steps, NOTHING, table.banned):
            return Rotate(seat, spot, part, depth, primitive.golems, NOTHING)
    elif op == REDIRECT:
        if golems_to_redirect(table, seat, table.banned):
            return Redirect(seat, spot, part, depth)
    elif op == RECALL:
        if golems_to_recall(table, seat, table.banned):
            return Recall(seat, spot, part, depth)
    elif op == ADD:
        if cards_to_add(table, seat, primitive.mine, primitive.cost, table.banned):
            return AddCard(seat, spot, part, depth)
    elif op == TOP:
        if usable(table, seat, tops(table, seat)):
            return ActivateTop(seat, spot, part, depth)
    elif op == LINE and usable(table, seat, line(table, seat, spot)):
        return ActivateLine(seat, spot, part, depth)
    return None


def gain_coins(
    table: Table, seat: int, spot: int, part: int, depth: int, number: int, primitive: Primitive
) -> PartDecision | None:
    """`coins`, `coins_per`. ST-40: only a seat that profits from having none is asked."""
    coins = primitive.n
    if primitive.op == COINS_PER:
        coins *= min(primitive.most, count(table, seat, number, primitive.count))
    if table.powers[seat] == NO_COINS and coins > 0:
        return TakeCoins(seat, spot, part, depth, coins)
    earn(table, seat, 0, coins, number)
    return None


class ActivateTop(PartDecision):
    """`top`: one of the seat's top cards or bare foundations joins the chain (ST-38)."""

    kind: ClassVar[str] = "activate_top"

    def actions(self, table: Table) -> list[int]:
        return towers_at(usable(table, self.seat, tops(table, self.seat)))

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
            return
        activate(table, self.seat, self.spot_of(table, action), BY_TOP, self.depth + 1)

    def spot_of(self, table: Table, action: int) -> int:
        """The top of the tower that a word names."""
        return tops(table, self.seat)[action - TOWER]

    def hint(self, table: Table, action: int) -> Hint:
        return {} if action == SKIP else hints.of_spot(table, self.seat, self.spot_of(table, action))

    def refusals(self, table: Table) -> list[Refusal]:
        return refusals.of_abilities(table, self.seat, tops(table, self.seat))


class ActivateLine(PartDecision):
    """`line`: a card in the same row of the market or at the same level of the city joins the chain (ST-37)."""

    kind: ClassVar[str] = "activate_line"

    def actions(self, table: Table) -> list[int]:
        return towers_at(usable(table, self.seat, line(table, self.seat, self.spot)))

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
            return
        activate(table, self.seat, self.spot_of(action), BY_LINE, self.depth + 1)

    def spot_of(self, action: int) -> int:
        """The spot of the line that a word names."""
        colour = action - TOWER
        return colour * 4 + (self.spot & 3) if self.spot < CITY else city_spot(level_at(self.spot), colour)

    def hint(self, table: Table, action: int) -> Hint:
        return {} if action == SKIP else hints.of_spot(table, self.seat, self.spot_of(action))

    def refusals(self, table: Table) -> list[Refusal]:
        return refusals.of_abilities(table, self.seat, line(table, self.seat, self.spot))


def towers_at(spots: list[int]) -> list[int]:
    """The words for spots, which differ in colour, and `skip`."""
    found = [TOWER + colour_at(spot) for spot in spots]
    found.append(SKIP)
    return found
