"""SK-91: who controls a lane token or the dome point, and by how much."""

from typing import TYPE_CHECKING, Final

from skyhall.games.skytear.terms import KNOWN, OPENED

if TYPE_CHECKING:
    from skyhall.games.skytear.state import Skytear

EVERYTHING: Final = -1  # count all Lead cards, as the Minions Phase does


def control_parts(table: "Skytear", seat: int, point: int, viewer: int) -> list[int]:
    """Heroes, minions, bonuses and the best Lead card of a seat at a point.

    Leads are those that `viewer` knows (a seat, or 2 for a spectator; EVERYTHING: all of them).
    """
    sight = table.box.map.sight[point]
    heroes = 0
    bonus = 0
    lead = 0
    for hero in table.teams[seat]:
        at = table.place[hero]
        if at < 0 or not sight[at]:
            continue
        heroes += 1
        bonus += table.control[hero]
        for i, card in enumerate(table.leads[hero]):
            if table.box.cards[card].cost > lead and is_lead_known(seat, table.lead_flags[hero][i], viewer):
                lead = table.box.cards[card].cost
    minions = 0
    for at in table.minions[seat]:
        if sight[at]:
            minions += 1
    return [heroes, minions, bonus, lead]


def is_lead_known(seat: int, flags: int, viewer: int) -> bool:
    """Whether a viewer knows a face-down card under a hero of this seat."""
    return viewer == EVERYTHING or flags & OPENED != 0 or (viewer == seat and flags & KNOWN != 0)


def unknown_leads(table: "Skytear", seat: int, point: int, viewer: int) -> int:
    """How many Lead cards at this point the viewer does not know."""
    sight = table.box.map.sight[point]
    count = 0
    for hero in table.teams[seat]:
        at = table.place[hero]
        if at >= 0 and sight[at]:
            for flags in table.lead_flags[hero]:
                if not is_lead_known(seat, flags, viewer):
                    count += 1
    return count


def total(parts: list[int]) -> int:
    """The control value."""
    return parts[0] + parts[1] + parts[2] + parts[3]


def building_hit(table: "Skytear", seat: int, lane: int) -> int:
    """SK-95, SK-96: the hex of the enemy building that lane damage would hit, −1 if none is within 3 of the token."""
    foe = 1 - seat
    lanes = table.box.field.lanes
    row = table.box.map.distance[table.tokens[lane]]
    best = -1
    nearest = 4
    if table.towers[foe][lane] > 0 and row[lanes[lane].towers[foe]] < nearest:
        best = lanes[lane].towers[foe]
        nearest = row[best]
    nexus = table.box.field.nexus[foe]
    if table.nexus[foe] > 0 and row[nexus] < nearest:
        best = nexus
        nearest = row[best]
    for other in range(len(lanes)):
        tower = lanes[other].towers[foe]
        if other != lane and table.towers[foe][other] > 0 and row[tower] < nearest:
            best = tower
            nearest = row[best]
    return best
