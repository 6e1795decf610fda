"""Help for the screen (section 9): what the Minions Phase would bring now, and which items would be cancelled."""

from skyhall.games.skytear.box.effects import ANY_ENEMY, ATTACK, STACK_KIND
from skyhall.games.skytear.lens.foresight import foresee
from skyhall.games.skytear.lens.shapes import HarmView, PointPreview
from skyhall.games.skytear.play.heroes_phase.playing import meets_needs
from skyhall.games.skytear.play.items import ACTION_ITEM, CARD_ITEM, NOTHING, Item
from skyhall.games.skytear.play.minions_phase.control import (
    building_hit,
    control_parts,
    token_after,
    total,
    unknown_leads,
)
from skyhall.games.skytear.play.pieces.heroes import range_of
from skyhall.games.skytear.play.pieces.picks import fits, item_of
from skyhall.games.skytear.play.pieces.sight import aims, can_aim, is_spotted
from skyhall.games.skytear.play.state import Table


def preview(table: Table, point: int, lane: int, viewer: int) -> PointPreview:
    """What would happen at a lane token (`lane`) or at the dome (−1)."""
    parts = [control_parts(table, side, point, viewer) for side in range(2)]
    values = [total(parts[0]), total(parts[1])]
    lead = abs(values[0] - values[1])
    shown: PointPreview = {
        "values": values,
        "parts": parts,
        "unknown": [unknown_leads(table, side, point, viewer) for side in range(2)],
        "winner": -1 if lead == 0 else 0 if values[0] > values[1] else 1,
        "minions_lost": 0,
        "damage_to": None,
        "damage": 0,
        "moves_to": table.tokens[lane] if lane >= 0 else point,
    }
    if lane >= 0 and lead > 0:
        winner = shown["winner"]
        host = parts[1 - winner][1]
        shown["minions_lost"] = min(lead, host)
        building = building_hit(table, winner, lane)
        if lead > host and building >= 0:
            shown["damage_to"] = building
            shown["damage"] = lead - host
        shown["moves_to"] = token_after(table, winner, lane, lead)
    return shown


def attack_preview(table: Table, hero: int) -> list[HarmView]:
    """What a hero could Attack from where it stands (SK-25, SK-26), with its harm.

    `table` is a clone: it is changed in thought.
    """
    seat = table.owner[hero]
    found: list[HarmView] = []
    for code in aims(table, seat, hero, ANY_ENEMY, range_of(table, hero)):
        found += foresee(table, Item(-1, ACTION_ITEM, seat, hero, ATTACK, [code], NOTHING, [])).harms
    return found


def hidden_from(table: Table, hero: int) -> list[int]:
    """SK-7: the cover hexes in this hero's sight where an enemy would be hidden from it."""
    hexes = table.box.map
    found: list[int] = []
    for place in hexes.seen[table.place[hero]]:
        if hexes.cover[place] and not is_spotted(table, table.owner[hero], hero, place):
            found.append(place)
    return found


def in_range(table: Table, hero: int) -> list[int]:
    """SK-25: the hexes within attack range and in sight."""
    row = table.box.map.distance[table.place[hero]]
    return [place for place in table.box.map.seen[table.place[hero]] if row[place] <= range_of(table, hero)]


def is_sound(table: Table, item: Item) -> bool:
    """SK-52: whether an item would resolve if it were its turn now."""
    if table.place[item.hero] < 0:
        return False
    if item.kind == ACTION_ITEM and item.what == ATTACK:
        return can_aim(table, item.seat, item.hero, ANY_ENEMY, range_of(table, item.hero), item.targets[0])
    if item.kind != CARD_ITEM:
        return True
    card = table.box.cards[item.what]
    good = len(item.targets) == 0
    for i, code in enumerate(item.targets):
        target = card.targets[min(i, len(card.targets) - 1)]
        if target.kinds == STACK_KIND:
            good = good or fits(table, item.seat, item.hero, target.stack, item_of(table, code))
        else:
            good = good or can_aim(table, item.seat, item.hero, target.kinds, target.reach, code)
    return good and meets_needs(table, item.seat, item.hero, card)
