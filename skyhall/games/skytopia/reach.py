"""What an effect can reach now: golems, cards, and further abilities to use. Only looks, never changes."""

from skyhall.games.skytopia.components import (
    ADD,
    LINE,
    RECALL,
    REDIRECT,
    ROTATE,
    TOP,
    TRADE,
    Primitive,
)
from skyhall.games.skytopia.places import CITY, EMPTY, SLOTS, city_spot, level_at
from skyhall.games.skytopia.state import NOTHING, Table
from skyhall.games.skytopia.words import CARD, GOLEM, GOLEMS


def golems_to_turn(table: Table, seat: int, steps: int, turned: list[int], banned: int) -> list[int]:
    """ST-34, ST-36: own golems, none twice, whose face after so many steps is not the pointer and not shown there."""
    found: list[int] = []
    after = table.chronometer.turned
    first = (table.place * 6 + steps) * 6
    golems = table.golems
    shown = table.shown
    for slot in table.slots:
        mine = golems[seat * SLOTS + slot]
        if mine == 0 or banned >> slot & 1:
            continue
        for golem in GOLEMS[slot * 64 + mine]:
            face = after[first + (golem - GOLEM) % 6]
            if face >= 0 and not shown[slot] >> face & 1 and (not turned or golem not in turned):
                found.append(golem)
    return found


def golems_to_recall(table: Table, seat: int, banned: int) -> list[int]:
    """ST-34: own golems that stand on no card of the chain."""
    found: list[int] = []
    golems = table.golems
    for slot in table.slots:
        mine = golems[seat * SLOTS + slot]
        if mine and not banned >> slot & 1:
            found += GOLEMS[slot * 64 + mine]
    return found


def cards_to_move_to(table: Table, bit: int) -> list[int]:
    """4.2 `redirect`: cards on which no golem shows that face, so never its own; RU-13: also one of the chain."""
    found: list[int] = []
    market = table.market
    shown = table.shown
    for slot in table.slots:
        if market[slot] != EMPTY and not shown[slot] >> bit & 1:
            found.append(CARD + slot)
    return found


def golems_to_redirect(table: Table, seat: int, banned: int) -> list[int]:
    """4.2 `redirect`: own golems that have somewhere to go."""
    found: list[int] = []
    for golem in golems_to_recall(table, seat, banned):
        if cards_to_move_to(table, (golem - GOLEM) % 6):
            found.append(golem)
    return found


def cards_to_add(table: Table, seat: int, mine: bool, cost: int, banned: int) -> list[int]:
    """4.2 `add`: cards with an own golem, or with none at all, that are not in the chain and can be paid."""
    found: list[int] = []
    if table.coins[seat] < cost:
        return found
    for slot in table.slots:
        if table.market[slot] == EMPTY or banned >> slot & 1:
            continue
        if table.golems[seat * SLOTS + slot] != 0 if mine else table.shown[slot] == 0:
            found.append(CARD + slot)
    return found


def tops(table: Table, seat: int) -> list[int]:
    """ST-38: the top of each tower."""
    return [city_spot(len(table.towers[seat * 4 + colour]), colour) for colour in range(4)]


def line(table: Table, seat: int, spot: int) -> list[int]:
    """ST-37: what lies in the same row of the market, or at the same level of the city; colours in fixed order."""
    found: list[int] = []
    if spot < CITY:
        for slot in range(spot & 3, SLOTS, 4):
            if slot != spot and table.market[slot] != EMPTY:
                found.append(slot)
        return found
    level = level_at(spot)
    for colour in range(4):
        other = city_spot(level, colour)
        if other != spot and len(table.towers[seat * 4 + colour]) >= level:
            found.append(other)
    return found


def usable(table: Table, seat: int, spots: list[int]) -> list[int]:
    """ST-33, ST-39: those spots that are not in the chain and of which at least one part can be carried out."""
    found: list[int] = []
    for spot in spots:
        if spot in table.chain:
            continue
        component = table.box.components[table.component(seat, spot)]
        if component.gains or (
            component.activates
            and (
                market_card_works(table, seat, spot, table.banned)
                if spot < CITY
                else city_works(table, seat, [spot], table.banned)
            )
        ):
            found.append(spot)
    return found


def works(table: Table, seat: int, part: Primitive, banned: int) -> bool:
    """ST-32, ST-39: whether a part that leads nowhere else can be carried out."""
    op = part.op
    if op == TRADE:
        return table.coins[seat] >= part.coins
    if op == ROTATE:
        return len(golems_to_turn(table, seat, part.steps, NOTHING, banned)) > 0
    if op == REDIRECT:
        return len(golems_to_redirect(table, seat, banned)) > 0
    if op == RECALL:
        return len(golems_to_recall(table, seat, banned)) > 0
    if op == ADD:
        return len(cards_to_add(table, seat, part.mine, part.cost, banned)) > 0
    return False


def market_card_works(table: Table, seat: int, slot: int, banned: int) -> bool:
    """ST-39 for a market card, itself in the chain. A line has four cards, so this goes four deep at most."""
    component = table.box.components[table.market[slot]]
    if component.gains:
        return True
    banned |= 1 << slot
    for part in component.effect:
        if part.op == TOP:
            if city_works(table, seat, tops(table, seat), banned):
                return True
        elif part.op == LINE:
            for other in line(table, seat, slot):
                if not banned >> other & 1 and market_card_works(table, seat, other, banned):
                    return True
        elif works(table, seat, part, banned):
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
            if part.op == TOP or part.op == LINE:
                for other in tops(table, seat) if part.op == TOP else line(table, seat, spot):
                    if other not in reached and other not in table.chain:
                        reached.append(other)
            elif works(table, seat, part, banned):
                return True
    return False
