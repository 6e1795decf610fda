"""What tables of two and of teams are told alike. What did not change since a seat looked last is not written."""

from typing import Final

from mypy_extensions import i64

from skyhall.core.observation import Row
from skyhall.games.skytear.box.cards import VICTORY_NAMES
from skyhall.games.skytear.box.effects import CONDITION_NAMES
from skyhall.games.skytear.box.map.hexes import HexMap
from skyhall.games.skytear.play.decks import BundleFor, BundleHero
from skyhall.games.skytear.play.items import HEX_CODE_0, ITEM_CODE_0, ITEM_NAMES
from skyhall.games.skytear.play.pieces.heroes import mana_left
from skyhall.games.skytear.play.scoring import progress
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import OPENED

HEXES: Final = 200
# Planes that a map never changes.
DRAWN: Final = 3
NOTHING: Final[list[int]] = []
# No number of a hero is as far from 0 as this.
FAR: Final = 1 << 14


def drawn(table: Table) -> bytes:
    """The planes that a map never changes, kept by its box."""
    if not table.box.planes:
        table.box.planes = _drawn(table.box.map)
    return table.box.planes


def stand_as_before(table: Table, seen: Row) -> bool:
    """Whether all heroes and illusions are where they were the last time; the map comes next."""
    is_same = seen.alike(table.place)
    is_same = seen.alike(table.illusion, 1) and is_same
    return seen.alike(table.owner, 2) and is_same


def settled_as_before(table: Table, seen: Row) -> bool:
    """Whether control is counted as the last time; the map comes next."""
    is_same = seen.alike(table.tokens, 3)
    return seen.alike(table.numbers, 4) and is_same


def begin_map(table: Table, planes: int, seen: Row) -> int:
    """Where a map of so many planes begins, with what never changes on it."""
    first = len(seen)
    if seen.again:
        seen.void(planes * HEXES)
    else:
        seen.copy(drawn(table))
        seen.void((planes - DRAWN) * HEXES)
    return first


def put_hex(hexes: list[int], place: int) -> None:
    """A hex more, if it is one."""
    if place >= 0:
        hexes.append(place)


def things_of_all(table: Table, seen: Row, first: int, own: int, stand: bool, settled: bool) -> None:
    """What is told by sides and of nobody: the outsider, minions, pillars and buildings, tokens, what is aimed at.

    `stand` and `settled` say that heroes are where they were, and that control is counted as it was.
    """
    if not stand:
        outsider: list[int] = []
        put_hex(outsider, table.place[table.out])
        seen.spots(first + 5 * HEXES, outsider)
    for side in range(2):
        owner = own if side == 0 else 1 - own
        seen.spots(first + (6 + side) * HEXES, table.minions[owner])
        seen.spots(first + (8 + side) * HEXES, table.pillars[owner])
        buildings = first + (13 + side) * HEXES
        for lane in table.box.field.lanes:
            seen.put(buildings + lane.towers[owner], max(0, table.towers[owner][lane.index]), 30)
        seen.put(buildings + table.box.field.nexus[owner], max(0, table.nexus[owner]), 30)
    seen.spots(first + 12 * HEXES, table.tokens)
    seen.spots(first + 15 * HEXES, hexes_of(table, table.stack[-1].targets if table.stack else NOTHING))
    if not settled:
        _points(table, seen, first + 17 * HEXES)


def _points(table: Table, seen: Row, plane: int) -> None:
    """Where control is counted: in which order the tokens of the lanes and the domes are settled."""
    seen.wipe(plane, HEXES)
    lanes = len(table.tokens)
    domes = table.box.field.dome_points
    for k in range(lanes + len(domes)):
        place = table.tokens[k] if k < lanes else domes[k - lanes]
        number = table.numbers[k] if k < len(table.numbers) else k + 1
        seen.put(plane + place, number, 5)


def hexes_of(table: Table, codes: list[int]) -> list[int]:
    """Where these targets are."""
    if not codes:
        return NOTHING
    found: list[int] = []
    for code in codes:
        put_hex(found, code - HEX_CODE_0 if HEX_CODE_0 <= code < ITEM_CODE_0 else table.where(code))
    return found


def _drawn(hexes: HexMap) -> bytes:
    """The planes that a map never changes: its hexes, dome and cover."""
    planes = Row()
    planes.blank(DRAWN * HEXES)
    for place in range(hexes.size):
        planes.mark(place)
        if hexes.dome[place]:
            planes.mark(HEXES + place)
        if hexes.cover[place]:
            planes.mark(2 * HEXES + place)
    return planes.packed()


def heroes_as_before(table: Table, seen: Row) -> bool:
    """Whether all heroes are what they were the last time; the map comes next."""
    is_same = seen.alike(table.owner, 5)
    is_same = seen.alike(table.hp, 6) and is_same
    is_same = seen.alike(table.status, 7) and is_same
    is_same = seen.alike(table.conditions, 8) and is_same
    is_same = seen.alike(table.attack_buff, 9) and is_same
    is_same = seen.alike(table.skirmish_buff, 10) and is_same
    is_same = seen.alike(table.armor_buff, 11) and is_same
    is_same = seen.alike(table.burned, 12) and is_same
    is_same = seen.alike(table.bonus, 13) and is_same
    is_same = seen.alike(table.spent, 14) and is_same
    is_same = seen.alike(table.control, 15) and is_same
    is_same = seen.alike(table.lead_flags, 16) and is_same
    return seen.same(i64(table.turn) << 8 | i64(table.active_hero + 1), 17) and is_same


def is_as_before(table: Table, hero: int, seen: Row) -> bool:
    """Whether a hero is what it was the last time."""
    owner: i64 = table.owner[hero]
    buffs: i64 = -1
    state: i64 = -1
    mana: i64 = table.turn
    if owner >= 0 or hero == table.out:
        buffs = i64(table.attack_buff[hero] + FAR) << 32 | i64(table.skirmish_buff[hero] + FAR) << 16
        buffs |= i64(table.armor_buff[hero] + FAR)
        state = i64(table.hp[hero] + FAR) << 32 | i64(table.conditions[hero]) << 16 | i64(table.status[hero]) << 8
        state |= (owner + 1) << 1 | i64(hero == table.active_hero)
        mana = i64(mana_left(table, hero)) << 32 | i64(table.control[hero] + FAR)
    is_same = seen.same(buffs)
    is_same = seen.same(state, 1) and is_same
    is_same = seen.same(mana, 2) and is_same
    return seen.kept(table.lead_flags[hero], 3) and is_same


def values(table: Table, hero: int, seen: Row) -> None:
    """What a hero is like, whosever it is."""
    seen.scale(table.hp[hero], 20)
    for status in range(3):
        seen.flag(table.status[hero] == status)
    seen.flags(table.conditions[hero], len(CONDITION_NAMES))
    hidden = 0
    for flags in table.lead_flags[hero]:
        if flags & OPENED == 0:
            hidden += 1
    seen.scale(table.attack_buff[hero], 4)
    seen.scale(table.skirmish_buff[hero], 4)
    seen.scale(table.armor_buff[hero], 4)
    seen.scale(mana_left(table, hero), 10)
    seen.scale(table.control[hero], 5)
    seen.scale(hidden, 4)
    seen.flag(hero == table.active_hero)


def held_as_before(table: Table, seen: Row) -> bool:
    """Whether all heroes have the cards and Leads that they had; the piles come next."""
    is_same = seen.alike(table.owner, 1)
    is_same = seen.alike(table.cards_on, 2) and is_same
    is_same = seen.alike(table.leads, 3) and is_same
    return seen.alike(table.lead_flags, 4) and is_same


def brought_as_before(table: Table, shows_decks: bool, seen: Row) -> bool:
    """Whether the sets of all heroes are who they were and as known as they were; the piles come next."""
    is_same = seen.alike(table.owner, 5)
    is_same = seen.alike(table.sets, 6) and is_same
    return seen.same(1 if shows_decks else 0, 7) and is_same


def add_held(table: Table, hero: int, shown: int, pile: list[int]) -> None:
    """To a pile what a hero has: its cards, and its Leads that have one of these flags."""
    pile += table.cards_on[hero]
    leads, flags = table.leads[hero], table.lead_flags[hero]
    for k in range(len(leads)):
        if flags[k] & shown:
            pile.append(leads[k])


def on_stack(table: Table) -> list[int]:
    """The cards on the Stack."""
    return [item.what for item in table.stack if ITEM_NAMES[item.kind] == "card"] if table.stack else NOTHING


def building(table: Table) -> list[int]:
    """What the seat that decides has chosen for a set so far, or the bundle that it is about to take."""
    step = table.decision() if table.stride and table.agenda else None
    return [step.card] if isinstance(step, BundleHero | BundleFor) else table.building


def victory(table: Table, side: int, number: int, seen: Row) -> None:
    """A victory card, and how far the own side and the other have come."""
    if number < 0:
        seen.one_of(-1, len(VICTORY_NAMES))
        seen.blank(3)
        return
    card = table.box.victory[number]
    seen.one_of(card.condition, len(VICTORY_NAMES))
    seen.scale(card.goal, 10)
    seen.scale(progress(table, card, side), card.goal)
    seen.scale(progress(table, card, 1 - side), card.goal)
