"""SK-91: who controls a lane token or the dome point, and by how much."""

from typing import Final

from skyhall.games.skytear.play.seats import sees
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import KNOWN, OPENED

EVERYTHING: Final = -2  # count all Lead cards, as the Minions Phase does
SPECTATOR: Final = -3
LANE_REACH: Final = 3  # how far from its token a lane damages buildings (SK-95)


def control_parts(table: Table, side: int, point: int, viewer: int) -> list[int]:
    """SK-148: heroes, minions, bonuses and the best Lead card of a side at a point.

    Leads are those that `viewer` knows (a seat, or SPECTATOR; EVERYTHING: all of them).
    """
    sight = table.box.map.sight[point]
    heroes = 0
    bonus = 0
    lead = 0
    for hero in table.camps[side]:
        at = table.place[hero]
        if at < 0 or not sight[at]:
            continue
        heroes += 1
        bonus += table.control[hero]
        for i, card in enumerate(table.leads[hero]):
            if table.box.cards[card].cost > lead and is_lead_known(table, hero, table.lead_flags[hero][i], viewer):
                lead = table.box.cards[card].cost
    minions = 0
    for at in table.minions[side]:
        if sight[at]:
            minions += 1
    return [heroes, minions, bonus, lead]


def is_lead_known(table: Table, hero: int, flags: int, viewer: int) -> bool:
    """Whether a viewer knows a face-down card under a hero."""
    if viewer == EVERYTHING or flags & OPENED != 0:
        return True
    return flags & KNOWN != 0 and sees(table, viewer, table.owner[hero])


def unknown_leads(table: Table, side: int, point: int, viewer: int) -> int:
    """How many Lead cards at this point the viewer does not know."""
    sight = table.box.map.sight[point]
    count = 0
    for hero in table.camps[side]:
        at = table.place[hero]
        if at >= 0 and sight[at]:
            for flags in table.lead_flags[hero]:
                if not is_lead_known(table, hero, flags, viewer):
                    count += 1
    return count


def total(parts: list[int]) -> int:
    """The control value."""
    return parts[0] + parts[1] + parts[2] + parts[3]


def enemy_buildings(table: Table, side: int, lane: int) -> list[int]:
    """SK-96, SK-166: enemy buildings with HP, those that win ties first: the lane's tower, the nexus, other towers.

    The others from the side's left to its right.
    """
    foe = 1 - side
    lanes = table.box.field.lanes
    found: list[int] = []
    if table.towers[foe][lane] > 0:
        found.append(lanes[lane].towers[foe])
    if table.nexus[foe] > 0:
        found.append(table.box.field.nexus[foe])
    for place in range(len(lanes)):
        other = place if side == 0 else len(lanes) - 1 - place
        if other != lane and table.towers[foe][other] > 0:
            found.append(lanes[other].towers[foe])
    return found


def domes_in_order(table: Table) -> list[int]:
    """SK-165: the domes with a point, the one with the fourth token first."""
    domes = table.numbers[len(table.tokens) :]
    if not domes:
        return list(range(len(table.box.field.dome_points)))
    return [domes.index(number) for number in sorted(domes)]


def is_at_building(table: Table, side: int, lane: int, place: int) -> bool:
    """SK-100: adjacent to any enemy building with HP."""
    row = table.box.map.distance[place]
    return any(row[building] <= 1 for building in enemy_buildings(table, side, lane))


def destination(table: Table, side: int, lane: int) -> int:
    """SK-100: the closest enemy building with HP by the road around domes, −1 for none."""
    token = table.tokens[lane]
    best = -1
    shortest = 0
    for building in enemy_buildings(table, side, lane):
        steps = table.box.map.road[building][token]
        if steps >= 0 and (best < 0 or steps < shortest):
            best = building
            shortest = steps
    return best


def nearer_hexes(table: Table, token: int, target: int) -> list[int]:
    """SK-100: the hexes next to a token from which the road to its target is shorter."""
    road = table.box.map.road[target]
    return [place for place in table.box.map.neighbours[token] if 0 <= road[place] < road[token]]


def token_after(table: Table, side: int, lane: int, steps: int) -> int:
    """SK-100: where the token would stop, by the lowest hexes where there is a choice."""
    token = table.tokens[lane]
    target = destination(table, side, lane)
    while target >= 0 and steps > 0 and not is_at_building(table, side, lane, token):
        token = nearer_hexes(table, token, target)[0]
        steps -= 1
    return token


def building_hit(table: Table, side: int, lane: int) -> int:
    """SK-95, SK-96: the hex of the enemy building that lane damage would hit, −1 if none is within 3 of the token."""
    row = table.box.map.distance[table.tokens[lane]]
    best = -1
    nearest = LANE_REACH + 1
    for building in enemy_buildings(table, side, lane):
        if row[building] < nearest:
            best = building
            nearest = row[building]
    return best
