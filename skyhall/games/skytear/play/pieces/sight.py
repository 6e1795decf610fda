"""SK-3 to SK-7: friend and enemy, line of sight, cover; which elements an effect may be aimed at."""

from skyhall.games.skytear.box.effects import (
    ANY_ENEMY,
    ANY_FRIENDLY,
    ENEMY_HERO,
    ENEMY_ILLUSION,
    ENEMY_MINION,
    ENEMY_PILLAR,
    FRIENDLY_HERO,
    FRIENDLY_ILLUSION,
    FRIENDLY_MINION,
    FRIENDLY_PILLAR,
    HEX_KIND,
)
from skyhall.games.skytear.play.items import HEX_CODE_0, ILLUSION_0, MINION_0, PILLAR_0
from skyhall.games.skytear.play.pieces.heroes import is_on
from skyhall.games.skytear.play.state import Table


def elements(table: Table, seat: int, kinds: int) -> list[int]:
    """Every element on the map of these kinds, as a seat sees them: the enemies first, heroes before the rest."""
    found: list[int] = []
    place = table.place
    side = table.side_of[seat]
    foe = 1 - side
    if kinds & ENEMY_HERO:
        for hero in table.camps[foe]:
            if place[hero] >= 0:
                found.append(hero)
        if place[table.out] >= 0 and not table.is_outsider_of(side):
            found.append(table.out)
    if kinds & ENEMY_MINION:
        for at in table.minions[foe]:
            found.append(MINION_0 + 200 * foe + at)
    if kinds & ENEMY_PILLAR:
        for at in table.pillars[foe]:
            found.append(PILLAR_0 + 200 * foe + at)
    if kinds & ENEMY_ILLUSION:
        for hero in table.camps[foe]:
            if table.illusion[hero] >= 0:
                found.append(ILLUSION_0 + hero)
    if kinds & FRIENDLY_HERO:
        for hero in table.camps[side]:
            if place[hero] >= 0:
                found.append(hero)
        if place[table.out] >= 0 and table.is_outsider_of(side):
            found.append(table.out)
    if kinds & FRIENDLY_MINION:
        for at in table.minions[side]:
            found.append(MINION_0 + 200 * side + at)
    if kinds & FRIENDLY_PILLAR:
        for at in table.pillars[side]:
            found.append(PILLAR_0 + 200 * side + at)
    if kinds & FRIENDLY_ILLUSION:
        for hero in table.camps[side]:
            if table.illusion[hero] >= 0:
                found.append(ILLUSION_0 + hero)
    return found


def kind_of(table: Table, seat: int, code: int) -> int:
    """The kind of an element as a seat sees it (one bit)."""
    side = table.side_of[seat]
    if code == table.out:
        return FRIENDLY_HERO if table.is_outsider_of(side) else ENEMY_HERO
    if code < table.out:
        return FRIENDLY_HERO if table.side_of[table.owner[code]] == side else ENEMY_HERO
    if code < PILLAR_0:
        return FRIENDLY_MINION if (code - MINION_0) // 200 == side else ENEMY_MINION
    if code < ILLUSION_0:
        return FRIENDLY_PILLAR if (code - PILLAR_0) // 200 == side else ENEMY_PILLAR
    if code < HEX_CODE_0:
        return FRIENDLY_ILLUSION if table.side_of[table.owner[code - ILLUSION_0]] == side else ENEMY_ILLUSION
    return HEX_KIND


def is_spotted(table: Table, seat: int, looker: int, place: int) -> bool:
    """SK-7: cover on this hex does not help against this looker: some hero of its side is near and sees the hex."""
    side = table.side_of[seat]
    if table.see_cover[side] > 0:
        return True
    if looker < table.out:
        for skill in table.box.heroes[looker].skills:
            if skill.see_cover and is_on(table, looker, skill):
                return True
    near = table.box.map.distance[place]
    sight = table.box.map.sight[place]
    for hero in table.camps[side]:
        at = table.place[hero]
        if at >= 0 and near[at] <= 1 and sight[at]:
            return True
    at = table.place[table.out]
    return at >= 0 and table.is_outsider_of(side) and near[at] <= 1 and sight[at]


def is_exposed(table: Table, seat: int, looker: int, place: int) -> bool:
    """SK-7: whether an enemy of this looker may be aimed at there: without cover, or spotted."""
    return not table.box.map.cover[place] or is_spotted(table, seat, looker, place)


def can_aim(table: Table, seat: int, caster: int, kinds: int, reach: int, code: int) -> bool:
    """SK-50, SK-52: an element on the map, of these kinds, within reach and in line of sight of the caster."""
    row = table.box.map.aim[table.place[caster]]
    if code >= HEX_CODE_0:  # SK-69: any hex that the caster sees, empty or not
        return kinds & HEX_KIND != 0 and row[code - HEX_CODE_0] <= reach
    place = table.where(code)
    if place < 0 or row[place] > reach:
        return False
    kind = kind_of(table, seat, code)
    return kind & kinds != 0 and (kind & ANY_ENEMY == 0 or is_exposed(table, seat, caster, place))


def aims(table: Table, seat: int, caster: int, kinds: int, reach: int) -> list[int]:
    """Everything that an effect of this caster may be aimed at, as codes."""
    found: list[int] = []
    row = table.box.map.aim[table.place[caster]]
    if kinds & HEX_KIND:
        for place in table.box.map.seen[table.place[caster]]:
            if row[place] <= reach:
                found.append(HEX_CODE_0 + place)
    if kinds & ANY_ENEMY:
        for code in elements(table, seat, kinds & ANY_ENEMY):
            place = table.stands_on(code)
            if row[place] <= reach and is_exposed(table, seat, caster, place):
                found.append(code)
    if kinds & ANY_FRIENDLY:
        for code in elements(table, seat, kinds & ANY_FRIENDLY):
            if row[table.stands_on(code)] <= reach:
                found.append(code)
    return found


def has_aim(table: Table, seat: int, caster: int, kinds: int, reach: int) -> bool:
    """Whether `aims` would find anything; it is asked about every card in hand, so the first find is enough."""
    if kinds & (HEX_KIND | FRIENDLY_HERO):  # there is always the caster, or its hex
        return True
    row = table.box.map.aim[table.place[caster]]
    if kinds & ANY_ENEMY and _has_enemy(table, seat, caster, kinds, row, reach):
        return True
    return kinds & ANY_FRIENDLY != 0 and _has_friend(table, seat, kinds, row, reach)


def _has_enemy(table: Table, seat: int, caster: int, kinds: int, row: list[int], reach: int) -> bool:
    side = table.side_of[seat]
    foe = 1 - side
    if kinds & ENEMY_HERO:
        place = table.place
        for hero in table.camps[foe]:
            at = place[hero]
            if at >= 0 and row[at] <= reach and is_exposed(table, seat, caster, at):
                return True
        at = place[table.out]
        if at >= 0 and row[at] <= reach and not table.is_outsider_of(side) and is_exposed(table, seat, caster, at):
            return True
    if kinds & ENEMY_MINION:
        for at in table.minions[foe]:
            if row[at] <= reach and is_exposed(table, seat, caster, at):
                return True
    if kinds & ENEMY_PILLAR:
        for at in table.pillars[foe]:
            if row[at] <= reach and is_exposed(table, seat, caster, at):
                return True
    if kinds & ENEMY_ILLUSION:
        for hero in table.camps[foe]:
            at = table.illusion[hero]
            if at >= 0 and row[at] <= reach and is_exposed(table, seat, caster, at):
                return True
    return False


def _has_friend(table: Table, seat: int, kinds: int, row: list[int], reach: int) -> bool:
    """Heroes apart."""
    side = table.side_of[seat]
    if kinds & FRIENDLY_MINION and any(row[at] <= reach for at in table.minions[side]):
        return True
    if kinds & FRIENDLY_PILLAR and any(row[at] <= reach for at in table.pillars[side]):
        return True
    if kinds & FRIENDLY_ILLUSION:
        for hero in table.camps[side]:
            at = table.illusion[hero]
            if at >= 0 and row[at] <= reach:
                return True
    return False


def placements(table: Table, seat: int, shape: int, place: int, kinds: int) -> list[int]:
    """The `aoe` numbers worth choosing: one for each set of elements hit; those that hit nothing only if all do."""
    ways = table.box.placements[shape][place]
    covered = table.box.covered[shape][place]
    struck: list[int] = []
    for code in elements(table, seat, kinds):
        at = table.stands_on(code)
        if at in covered and at not in struck:
            struck.append(at)
    found: list[int] = []
    masks: list[int] = []
    for k, way in enumerate(ways):
        mask = 0
        for i, at in enumerate(struck):
            if any(other == at for other in way):  # compiled, a loop is faster than `in`
                mask |= 1 << i
        if mask not in masks:
            masks.append(mask)
            found.append(k)
    if len(found) > 1 and 0 in masks:
        found.pop(masks.index(0))
    return found
