"""How an ability is used (ST-32, ST-33), what it may lead on to (ST-37 to ST-39), and all primitives by their ops."""

from typing import ClassVar, Final

from skyhall.core.event import Json
from skyhall.core.state import Step
from skyhall.games.skytopia.box.edition import MOST_CARDS
from skyhall.games.skytopia.box.effects import LEADS_ON, EffectPart
from skyhall.games.skytopia.box.effects import PRIMITIVES as NAMES
from skyhall.games.skytopia.box.places import CITY, COLOURS, SLOT_NAMES, city_spot, colour_at, level_at
from skyhall.games.skytopia.box.words import SKIP, TOWER
from skyhall.games.skytopia.play.choices import PartDecision
from skyhall.games.skytopia.play.primitives import (
    AddPrimitive,
    CoinsPrimitive,
    PpPerPrimitive,
    PpPrimitive,
    Primitive,
    RecallPrimitive,
    RedirectPrimitive,
    RotatePrimitive,
    TradePrimitive,
)
from skyhall.games.skytopia.play.reach import line, tops
from skyhall.games.skytopia.play.state import NOTHING, Table
from skyhall.games.skytopia.play.telling import told_so_far

# how a card comes to be activated
BY_TOWER: Final = "tower"
BY_SEND: Final = "send"
BY_TOP: Final = "top"
BY_LINE: Final = "line"

ROOTS: Final = [[spot] for spot in range(city_spot(MOST_CARDS, 3) + 1)]  # chains of a single spot; shared


def begin_chain(table: Table, seat: int, spot: int, by: str) -> bool:
    """ST-33: a root activation, with a new chain. Whether a question stopped it."""
    table.chain = NOTHING
    table.banned = 0
    return activate(table, seat, spot, by, 0)


def activate(table: Table, seat: int, spot: int, by: str, depth: int) -> bool:
    """ST-33, ST-41: use the card or foundation at a spot. Whether a question stopped it."""
    number = table.component(seat, spot)
    component = table.box.components[number]
    if not component.activates:
        return False
    table.chain = [*table.chain, spot] if depth else ROOTS[spot]
    if spot < CITY:
        table.banned |= 1 << spot
    if table.log is not None:
        is_market = spot < CITY
        told: dict[str, Json] = {"seat": seat, "where": "market" if is_market else "city"}
        told["slot"] = SLOT_NAMES[spot] if is_market else None
        told["colour"] = None if is_market else COLOURS[colour_at(spot)]
        told["level"] = None if is_market else level_at(spot)
        told["card"] = None if component.is_foundation else component.id
        told.update({"by": by, "depth": depth, "so_far": told_so_far(table, seat)})
        table.emit("card_activated", told)
    return resolve(table, seat, spot, number, 0, depth)


def resolve(table: Table, seat: int, spot: int, number: int, place: int, depth: int) -> bool:
    """ST-32: the parts of an ability in order, from one on. Stops at a question, the rest then waits on the agenda."""
    effect = table.box.components[number].effect
    while place < len(effect):
        part = effect[place]
        question = PRIMITIVES[part.op].begin(table, seat, spot, number, place, depth, part)
        place += 1
        if question is not None:
            if place < len(effect):
                table.agenda.append(Resolve(seat, spot, place, depth))
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
        resolve(table, self.seat, self.spot, table.component(self.seat, self.spot), self.part, self.depth)


def usable(table: Table, seat: int, spots: list[int]) -> list[int]:
    """ST-33, ST-39: those spots that are not in the chain and of which at least one part can be carried out."""
    return [spot for spot in spots if is_usable(table, seat, spot)]


def is_usable(table: Table, seat: int, spot: int) -> bool:
    """ST-33, ST-39: for one of them."""
    if spot in table.chain:
        return False
    component = table.box.components[table.component(seat, spot)]
    return component.gains or (component.activates and any_works(table, seat, [spot], table.banned))


def any_usable(table: Table, seat: int, spots: list[int]) -> bool:
    """Whether `usable` would find any."""
    return any(is_usable(table, seat, spot) for spot in spots)


def any_works(table: Table, seat: int, spots: list[int], banned: int) -> bool:
    """ST-39: whether one of the spots can be used; they are all in the market or all in the city."""
    for spot in spots:
        if spot >= CITY:
            return city_works(table, seat, spots, banned)
        if not banned >> spot & 1 and market_card_works(table, seat, spot, banned):
            return True
    return False


def market_card_works(table: Table, seat: int, slot: int, banned: int) -> bool:
    """ST-39 for a market card, itself in the chain. A line has four cards, so this goes four deep at most."""
    component = table.box.components[table.market[slot]]
    if component.gains:
        return True
    banned |= 1 << slot
    for part in component.effect:
        primitive = PRIMITIVES[part.op]
        if part.nature == LEADS_ON:
            if any_works(table, seat, primitive.leads_to(table, seat, slot), banned):
                return True
        elif primitive.works(table, seat, part, banned):
            return True
    return False


def city_works(table: Table, seat: int, spots: list[int], banned: int) -> bool:
    """ST-39 for spots of the city: whether one of them, or one that it leads to, has a part that can be carried out.

    From the city nothing leads back to the market, so all that can be reached is looked at once, in a list that grows.
    """
    reached = [spot for spot in spots if spot not in table.chain]
    for spot in reached:
        component = table.box.components[table.component(seat, spot)]
        if component.gains:
            return True
        for part in component.effect:
            primitive = PRIMITIVES[part.op]
            if part.nature == LEADS_ON:
                for other in primitive.leads_to(table, seat, spot):
                    if other not in reached and other not in table.chain:
                        reached.append(other)
            elif primitive.works(table, seat, part, banned):
                return True
    return False


class FurtherAbility(PartDecision):
    """`top`, `line`: one more card or foundation joins the chain. The spots differ in colour."""

    by: ClassVar[str] = ""

    def spots(self, table: Table) -> list[int]:
        """Where it may lead, usable or not."""
        raise NotImplementedError

    def actions(self, table: Table) -> list[int]:
        found = [TOWER + colour_at(spot) for spot in usable(table, self.seat, self.spots(table))]
        found.append(SKIP)
        return found

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
        else:
            activate(table, self.seat, self.spot_of(table, action), self.by, self.depth + 1)

    def spot_of(self, table: Table, action: int) -> int:
        """The spot that a legal word names."""
        spots = self.spots(table)
        place = 0
        while colour_at(spots[place]) != action - TOWER:
            place += 1
        return spots[place]


class ActivateTop(FurtherAbility):
    """`top`: one of the seat's top cards or bare foundations joins the chain (ST-38)."""

    kind: ClassVar[str] = "activate_top"
    by: ClassVar[str] = BY_TOP

    def spots(self, table: Table) -> list[int]:
        return tops(table, self.seat)


class ActivateLine(FurtherAbility):
    """`line`: a card in the same row of the market or at the same level of the city joins the chain (ST-37)."""

    kind: ClassVar[str] = "activate_line"
    by: ClassVar[str] = BY_LINE

    def spots(self, table: Table) -> list[int]:
        return line(table, self.seat, self.spot)


class TopPrimitive(Primitive):
    """`top`."""

    def begin(
        self, table: Table, seat: int, spot: int, number: int, place: int, depth: int, part: EffectPart
    ) -> PartDecision | None:
        return ActivateTop(seat, spot, place, depth) if any_usable(table, seat, tops(table, seat)) else None

    def leads_to(self, table: Table, seat: int, spot: int) -> list[int]:
        return tops(table, seat)

    def questions(self, part: EffectPart, asks_for_coins: bool) -> int:
        return 1


class LinePrimitive(Primitive):
    """`line`."""

    def begin(
        self, table: Table, seat: int, spot: int, number: int, place: int, depth: int, part: EffectPart
    ) -> PartDecision | None:
        return ActivateLine(seat, spot, place, depth) if any_usable(table, seat, line(table, seat, spot)) else None

    def leads_to(self, table: Table, seat: int, spot: int) -> list[int]:
        return line(table, seat, spot)

    def questions(self, part: EffectPart, asks_for_coins: bool) -> int:
        return 1


def _primitives() -> list[Primitive]:
    """By op."""
    named: dict[str, Primitive] = {
        "pp": PpPrimitive(), "coins": CoinsPrimitive(), "pp_per": PpPerPrimitive(), "coins_per": CoinsPrimitive(),
        "trade": TradePrimitive(), "rotate": RotatePrimitive(), "redirect": RedirectPrimitive(),
        "recall": RecallPrimitive(), "add": AddPrimitive(), "top": TopPrimitive(), "line": LinePrimitive(),
        "end_pp": Primitive(),
    }  # fmt: skip
    return [named[name] for name in NAMES]


PRIMITIVES: Final = _primitives()
