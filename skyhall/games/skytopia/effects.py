"""How an ability is used (ST-32, ST-33), and the closed set of primitives (4.2), one small function or step each."""

from typing import ClassVar, Final

from skyhall.core.state import Decision, Json, Step
from skyhall.games.skytopia.acts import (
    ADDED,
    RECALLED,
    earn,
    empty_slot,
    lift_golem,
    place_card,
    put_golem,
    return_golem,
    source_name,
    told_card,
    turn_golem,
)
from skyhall.games.skytopia.components import (
    ADD,
    COINS,
    COINS_PER,
    COLOURS,
    COUNT_COAT,
    COUNT_COATS,
    COUNT_GOLEMS,
    COUNT_HIGHEST,
    COUNT_LOWEST,
    COUNT_TOWER,
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
    cards_to_move_to,
    golems_to_recall,
    golems_to_redirect,
    golems_to_turn,
    line,
    tops,
    usable,
)
from skyhall.games.skytopia.state import NOTHING, Table
from skyhall.games.skytopia.words import CARD, GOLEM, SKIP, TOWER, USE

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
) -> "PartDecision | None":
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


def count(table: Table, seat: int, number: int, what: int) -> int:
    """4.2: what `pp_per` and `coins_per` count, at this moment."""
    if what == COUNT_GOLEMS:
        return table.out(seat)
    if what >= COUNT_TOWER and what < COUNT_HIGHEST:
        return table.size(seat, what - COUNT_TOWER)
    kinds = len(table.box.coats)
    if what == COUNT_COAT:
        return table.coats[seat * kinds + table.box.components[number].coat]
    if what == COUNT_COATS:
        return sum([1 for cards in table.coats[seat * kinds : seat * kinds + kinds] if cards > 0])
    sizes = [table.size(seat, colour) for colour in range(4)]
    assert what in (COUNT_HIGHEST, COUNT_LOWEST)
    return max(sizes) if what == COUNT_HIGHEST else min(sizes)


def gain_coins(
    table: Table, seat: int, spot: int, part: int, depth: int, number: int, primitive: Primitive
) -> "PartDecision | None":
    """`coins`, `coins_per`. ST-40: only a seat that profits from having none is asked."""
    coins = primitive.n
    if primitive.op == COINS_PER:
        coins *= min(primitive.most, count(table, seat, number, primitive.count))
    if table.powers[seat] == NO_COINS and coins > 0:
        return TakeCoins(seat, spot, part, depth, coins)
    earn(table, seat, 0, coins, number)
    return None


class PartDecision(Decision):
    """A question of one part of an ability. It is only put on the agenda if there is something to choose."""

    fields: ClassVar[tuple[str, ...]] = ("spot", "part", "depth")
    kind: ClassVar[str] = ""

    def __init__(self, seat: int, spot: int, part: int, depth: int) -> None:
        super().__init__(seat)
        self.spot = spot
        self.part = part
        self.depth = depth

    def source(self, table: Table) -> int:
        """The card or foundation whose ability it is."""
        return table.component(self.seat, self.spot)

    def primitive(self, table: Table) -> Primitive:
        """The part that asks."""
        return table.box.components[self.source(table)].effect[self.part]

    def skip(self, table: Table) -> None:
        """ST-32: a part that needs a choice may be skipped."""
        if table.log is not None:
            source = source_name(table, self.source(table))
            table.emit("skipped", {"seat": self.seat, "decision": self.kind, "source": source})

    def details(self, table: Table) -> dict[str, Json]:
        return {"source": source_name(table, self.source(table)), **self.primitive(table).plain}


class TakeCoins(PartDecision):
    """`coins`, `coins_per` for a seat that may want none (ST-40)."""

    fields: ClassVar[tuple[str, ...]] = ("spot", "part", "depth", "coins")
    kind: ClassVar[str] = "take_coins"

    def __init__(self, seat: int, spot: int, part: int, depth: int, coins: int) -> None:
        super().__init__(seat, spot, part, depth)
        self.coins = coins

    def actions(self, table: Table) -> list[int]:
        return [USE, SKIP]

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
        else:
            earn(table, self.seat, 0, self.coins, self.source(table))

    def details(self, table: Table) -> dict[str, Json]:
        return {"source": source_name(table, self.source(table)), "coins": self.coins}


class Trade(PartDecision):
    """`trade`: may pay coins for points, several times (RU-46: each time asked)."""

    fields: ClassVar[tuple[str, ...]] = ("spot", "part", "depth", "times")
    kind: ClassVar[str] = "trade"

    def __init__(self, seat: int, spot: int, part: int, depth: int, times: int) -> None:
        super().__init__(seat, spot, part, depth)
        self.times = times

    def actions(self, table: Table) -> list[int]:
        return [USE, SKIP]

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
            return
        bargain = self.primitive(table)
        table.coins[self.seat] -= bargain.coins
        table.pp[self.seat] += bargain.pp
        if table.log is not None:
            source = source_name(table, self.source(table))
            table.emit("traded", {"seat": self.seat, "coins": bargain.coins, "pp": bargain.pp, "source": source})
        if self.times > 1 and table.coins[self.seat] >= bargain.coins:
            table.agenda.append(Trade(self.seat, self.spot, self.part, self.depth, self.times - 1))


class Rotate(PartDecision):
    """`rotate`: up to so many different own golems, one after the other (RU-19); `turned` are those done already."""

    fields: ClassVar[tuple[str, ...]] = ("spot", "part", "depth", "golems", "turned")
    kind: ClassVar[str] = "rotate"

    def __init__(self, seat: int, spot: int, part: int, depth: int, golems: int, turned: list[int]) -> None:
        super().__init__(seat, spot, part, depth)
        self.golems = golems
        self.turned = turned

    def actions(self, table: Table) -> list[int]:
        found = golems_to_turn(table, self.seat, self.primitive(table).steps, self.turned, table.banned)
        found.append(SKIP)
        return found

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
            return
        slot = (action - GOLEM) // 6
        steps = self.primitive(table).steps
        source = "" if table.log is None else source_name(table, self.source(table))
        bit = turn_golem(table, self.seat, slot, (action - GOLEM) % 6, steps, source)
        if self.golems > 1:
            turned = [*self.turned, GOLEM + slot * 6 + bit]
            if golems_to_turn(table, self.seat, steps, turned, table.banned):
                table.agenda.append(Rotate(self.seat, self.spot, self.part, self.depth, self.golems - 1, turned))


class Redirect(PartDecision):
    """`redirect`, first half: which golem."""

    kind: ClassVar[str] = "redirect"

    def actions(self, table: Table) -> list[int]:
        found = golems_to_redirect(table, self.seat, table.banned)
        found.append(SKIP)
        return found

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
        else:
            table.agenda.append(RedirectTo(self.seat, self.spot, self.part, self.depth, action))


class RedirectTo(PartDecision):
    """`redirect`, second half: to which card. RU-12: it is no send, nothing is paid or activated."""

    fields: ClassVar[tuple[str, ...]] = ("spot", "part", "depth", "golem")
    kind: ClassVar[str] = "redirect_to"

    def __init__(self, seat: int, spot: int, part: int, depth: int, golem: int) -> None:
        super().__init__(seat, spot, part, depth)
        self.golem = golem

    def actions(self, table: Table) -> list[int]:
        return cards_to_move_to(table, (self.golem - GOLEM) // 6, (self.golem - GOLEM) % 6)

    def take(self, table: Table, action: int) -> None:
        start = (self.golem - GOLEM) // 6
        bit = (self.golem - GOLEM) % 6
        lift_golem(table, self.seat, start, bit)
        put_golem(table, self.seat, action - CARD, bit)
        if table.log is not None:
            told: dict[str, Json] = {"seat": self.seat, "from": SLOT_NAMES[start], "to": SLOT_NAMES[action - CARD]}
            told.update({"face": bit + 1, "source": source_name(table, self.source(table))})
            table.emit("golem_redirected", told)

    def details(self, table: Table) -> dict[str, Json]:
        start = SLOT_NAMES[(self.golem - GOLEM) // 6]
        face = (self.golem - GOLEM) % 6 + 1
        return {"source": source_name(table, self.source(table)), "slot": start, "face": face}


class Recall(PartDecision):
    """`recall`: an own golem comes home, and brings something."""

    kind: ClassVar[str] = "recall"

    def actions(self, table: Table) -> list[int]:
        found = golems_to_recall(table, self.seat, table.banned)
        found.append(SKIP)
        return found

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
            return
        return_golem(table, self.seat, (action - GOLEM) // 6, (action - GOLEM) % 6, RECALLED, 0)
        reward = self.primitive(table)
        earn(table, self.seat, reward.pp, reward.coins, self.source(table))


class AddCard(PartDecision):
    """`add`: a market card joins one's tower; RU-8: rivals on it are paid; ST-23: nothing is activated."""

    kind: ClassVar[str] = "add_card"

    def actions(self, table: Table) -> list[int]:
        wanted = self.primitive(table)
        found = cards_to_add(table, self.seat, wanted.mine, wanted.cost, table.banned)
        found.append(SKIP)
        return found

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
            return
        slot = action - CARD
        card = table.market[slot]
        cost = self.primitive(table).cost
        table.coins[self.seat] -= cost
        if table.log is not None:
            source = source_name(table, self.source(table))
            table.emit("card_added", {**told_card(table, self.seat, slot), "cost": cost, "source": source})
        empty_slot(table, self.seat, slot, ADDED)
        place_card(table, self.seat, card)


class ActivateTop(PartDecision):
    """`top`: one of the seat's top cards or bare foundations joins the chain (ST-38)."""

    kind: ClassVar[str] = "activate_top"

    def actions(self, table: Table) -> list[int]:
        return towers_at(usable(table, self.seat, tops(table, self.seat)))

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
            return
        colour = action - TOWER
        spot = city_spot(len(table.towers[self.seat * 4 + colour]), colour)
        activate(table, self.seat, spot, BY_TOP, self.depth + 1)


class ActivateLine(PartDecision):
    """`line`: a card in the same row of the market or at the same level of the city joins the chain (ST-37)."""

    kind: ClassVar[str] = "activate_line"

    def actions(self, table: Table) -> list[int]:
        return towers_at(usable(table, self.seat, line(table, self.seat, self.spot)))

    def take(self, table: Table, action: int) -> None:
        if action == SKIP:
            self.skip(table)
            return
        colour = action - TOWER
        spot = colour * 4 + (self.spot & 3) if self.spot < CITY else city_spot(level_at(self.spot), colour)
        activate(table, self.seat, spot, BY_LINE, self.depth + 1)


def towers_at(spots: list[int]) -> list[int]:
    """The words for spots, which differ in colour, and `skip`."""
    found = [TOWER + colour_at(spot) for spot in spots]
    found.append(SKIP)
    return found
