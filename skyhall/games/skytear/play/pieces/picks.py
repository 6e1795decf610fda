"""What the refs of a card mean while its item resolves: `caster`, `t1`, `each(enemy_hero, …)`, `lost` …"""

from skyhall.games.skytear.box.effects import (
    ANY_ENEMY,
    AREA,
    ATTACK,
    C1,
    CASTER,
    COUNTED,
    EACH,
    ENEMY_HERO,
    FITS_CARD,
    FITS_MOVING_CARD,
    IT,
    LOST,
    MARKED_HERO,
    NOBODY,
    OLD,
    PILLAR_PLACED,
    PILLARS_REMOVED,
    REMOVED,
    T1,
    T3,
    TARGETS,
    Effect,
    Filter,
    Number,
    Who,
)
from skyhall.games.skytear.play.items import ACTION_ITEM, CARD_ITEM, HEX_CODE_0, ITEM_CODE_0, NO_ITEM, NOTHING, Item
from skyhall.games.skytear.play.pieces.heroes import has, range_of
from skyhall.games.skytear.play.pieces.sight import can_aim, elements
from skyhall.games.skytear.play.state import Table


def effects_of(table: Table, item: Item) -> list[Effect]:
    """What is written on the card, or on the skill, that an item stands for."""
    if item.kind == CARD_ITEM:
        return table.box.cards[item.what].effects
    if item.hero == table.out:
        outsider = table.box.outsider
        return outsider.skills[item.what].effects if outsider is not None else []
    return table.box.heroes[item.hero].skills[item.what].effects


def is_let_through(table: Table, effect: Effect) -> bool:
    """`if is(t1, marked)`, `if not …`; a primitive without a guard always is."""
    if effect.guard == NOBODY:
        return True
    code = element(table, effect.guard)
    holds = 0 <= code <= table.out and table.where(code) >= 0 and has(table, code, effect.guard_condition)
    return holds != effect.guard_not


def element(table: Table, ref: int) -> int:
    """The one element that a ref names in the item being resolved, NOTHING if there is none."""
    if ref == CASTER:
        return table.current.hero
    if T1 <= ref <= T3:
        return table.aims[ref - T1] if ref - T1 < len(table.aims) else NOTHING
    if ref in (MARKED_HERO, IT):
        return table.current.it
    if ref == OLD:
        return old_target(table)
    if ref > OLD or ref in (NOBODY, PILLAR_PLACED, PILLARS_REMOVED):
        return NOTHING
    return table.choices[ref - C1]


def old_target(table: Table) -> int:
    """`old`: what the Stack item `t1` is aimed at now."""
    if not table.aims:
        return NOTHING
    item = item_of(table, table.aims[0])
    place = lone_target(item)
    return item.targets[place] if place >= 0 else NOTHING


def lone_target(item: Item) -> int:
    """The place of the only target element of an item, −1 if it has none or several."""
    found = -1
    for place, code in enumerate(item.targets):
        if code < HEX_CODE_0:
            if found >= 0:
                return -1
            found = place
    return found


def item_of(table: Table, code: int) -> Item:
    """The item that a target code names, NO_ITEM if it has left the Stack."""
    for item in table.stack:
        if item.number == code - ITEM_CODE_0:
            return item
    return NO_ITEM


def gather(table: Table, seat: int, caster: int, who: Who) -> list[int]:
    """Whom a primitive concerns now (4.3): those on the map, in a fixed order."""
    ref = who.ref
    found: list[int] = []
    if ref == EACH:
        hexes = _hexes(table, caster, who.of)
        besides = element(table, who.excluding)
        for code in elements(table, seat, who.kinds):
            if code != besides and (who.within < 0 or _is_within(table, table.stands_on(code), hexes, who.within)):
                found.append(code)
    elif ref == AREA:
        for code in elements(table, seat, who.kinds):
            if table.stands_on(code) in table.area:
                found.append(code)
    elif ref == TARGETS:
        for code in table.aims:
            if table.where(code) >= 0:
                found.append(code)
    else:
        code = element(table, ref)
        if table.where(code) >= 0:
            found.append(code)
    return found


def is_anybody(table: Table, seat: int, caster: int, who: Who) -> bool:
    """Whether `gather` would find anybody; it is asked about cards in hand, so the first find is enough."""
    if who.ref != EACH:
        return len(gather(table, seat, caster, who)) > 0
    hexes = _hexes(table, caster, who.of)
    besides = element(table, who.excluding)
    for code in elements(table, seat, who.kinds):
        if code != besides and (who.within < 0 or _is_within(table, table.stands_on(code), hexes, who.within)):
            return True
    return False


def _hexes(table: Table, caster: int, ref: int) -> list[int]:
    """The hexes that `within d of X` is measured from."""
    if ref == PILLARS_REMOVED:
        return table.removed
    if ref == CASTER:
        place = table.place[caster]
    else:
        place = table.pillar if ref == PILLAR_PLACED else table.where(element(table, ref))
    return [place] if place >= 0 else []


def _is_within(table: Table, place: int, hexes: list[int], distance: int) -> bool:
    row = table.box.map.distance[place]
    return any(row[other] <= distance for other in hexes)


def amount(table: Table, number: Number) -> int:
    """The number of a primitive without its flip."""
    if number.variable == LOST:
        n = table.lost
    elif number.variable == REMOVED:
        n = len(table.removed)
    elif number.variable == COUNTED:
        n = len(gather(table, table.current.seat, table.current.hero, number.counted))
    else:
        return number.base
    n *= number.factor
    if 0 <= number.most < n:
        n = number.most
    return number.base + n


def fits(table: Table, seat: int, caster: int, sieve: Filter, item: Item) -> bool:
    """Whether a Stack item may be the target of a `response` card of this caster."""
    side = table.side_of[seat]
    if table.side_of[item.seat] == side or not _is_of_kind(table, sieve, item):
        return False
    row = table.box.map.distance[table.place[caster]]
    if sieve.by_caster:
        at = table.place[item.hero]
        return at >= 0 and (sieve.within < 0 or row[at] <= sieve.within)
    place = lone_target(item)
    aimed_at = item.targets[place] if place >= 0 else table.out
    if aimed_at >= table.out or table.side_of[table.owner[aimed_at]] != side:
        return False
    at = table.place[aimed_at]
    if at < 0 or (sieve.other and aimed_at == caster):
        return False
    return sieve.within < 0 or row[at] <= sieve.within


def _is_of_kind(table: Table, sieve: Filter, item: Item) -> bool:
    if item.kind == ACTION_ITEM:
        return sieve.items >> item.what & 1 == 1
    if item.kind != CARD_ITEM:
        return False
    return sieve.items & FITS_CARD != 0 or (
        sieve.items & FITS_MOVING_CARD != 0 and table.box.cards[item.what].moves_somebody
    )


def is_legal_for(table: Table, item: Item, code: int) -> bool:
    """SK-70: whether an item on the Stack could have this single target now."""
    if code < 0 or code >= HEX_CODE_0 or code in item.targets or table.place[item.hero] < 0:
        return False
    if item.kind == CARD_ITEM:
        target = table.box.cards[item.what].targets[lone_target(item)]
        return can_aim(table, item.seat, item.hero, target.kinds, target.reach, code)
    if item.what == ATTACK:
        return can_aim(table, item.seat, item.hero, ANY_ENEMY, range_of(table, item.hero), code)
    return can_aim(table, item.seat, item.hero, ENEMY_HERO, table.box.numbers.los, code)
