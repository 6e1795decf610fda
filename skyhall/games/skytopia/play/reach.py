"""What an effect can reach now: golems, cards, and further spots. Only looks, never changes."""

from skyhall.games.skytopia.box.places import CITY, EMPTY, SLOTS, city_spot, level_at
from skyhall.games.skytopia.box.words import ALL_FACES, CARD, GOLEMS
from skyhall.games.skytopia.play.state import Table


def golems_to_turn(table: Table, seat: int, steps: int, turned: list[int], banned: int) -> list[int]:
    """ST-34, ST-36: own golems, none twice, whose face after so many steps is not the pointer and not shown there."""
    found: list[int] = []
    turning = table.chronometer.turning
    by_shown = (table.place * 6 + steps) * 64
    first = seat * SLOTS
    golems = table.golems
    for slot in table.slots:
        mine = golems[first + slot]
        if mine and not banned >> slot & 1:
            found += GOLEMS[slot * 64 + (mine & turning[by_shown + table.shown[slot]])]
    return [golem for golem in found if golem not in turned] if turned else found


def golems_to_recall(table: Table, seat: int, banned: int) -> list[int]:
    """ST-34: own golems that stand on no card of the chain."""
    return golems_with(table, seat, ALL_FACES, banned)


def golems_with(table: Table, seat: int, faces: int, banned: int) -> list[int]:
    """ST-34: those of them that show one of these faces."""
    found: list[int] = []
    first = seat * SLOTS
    golems = table.golems
    for slot in table.slots:
        mine = golems[first + slot] & faces
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
    return golems_with(table, seat, faces_with_room(table), banned)


def faces_with_room(table: Table) -> int:
    """The faces that some card does not show, so that a golem may come to stand on it."""
    faces = 0
    for slot in table.slots:
        if table.market[slot] != EMPTY:
            faces |= ALL_FACES & ~table.shown[slot]
            if faces == ALL_FACES:
                break
    return faces


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
