"""Pieces leaving and entering hexes (SK-61..63). `crowd` is kept right here and in `Table.put_minion`."""

from skyhall.games.skytear.box.map.hexes import BLOCKED, OPEN
from skyhall.games.skytear.play.items import MINION_0, PILLAR_0, Item
from skyhall.games.skytear.play.names import spot, who
from skyhall.games.skytear.play.state import Table


def stand(table: Table, hero: int, place: int) -> None:
    """Put a hero or the outsider on a hex, or off the map (−1)."""
    old = table.place[hero]
    if old >= 0:
        table.crowd[old] = OPEN
    table.place[hero] = place
    if place >= 0:
        table.crowd[place] = BLOCKED


def relocate(table: Table, code: int, place: int, how: str) -> int:
    """Move a hero, the outsider or a minion; its code, which for a minion is a new one."""
    if code > table.out:
        return _relocate_minion(table, code, place, how)
    old = table.place[code]
    stand(table, code, place)
    if table.log is not None and old != place:
        table.emit("moved", {"who": who(table, code), "from": spot(table, old), "to": spot(table, place), "how": how})
    return code


def _relocate_minion(table: Table, code: int, place: int, how: str) -> int:
    side = (code - MINION_0) // 200
    old = (code - MINION_0) % 200
    new = MINION_0 + 200 * side + place
    if old == place:
        return code
    lane = table.lift_minion(side, old)
    table.put_minion(side, place, lane)
    for i, item in enumerate(table.stack):
        if code in item.targets:
            table.stack[i] = item.aimed(_renamed(item.targets, code, new))
    _follow(table, code, new)
    if table.log is not None:
        table.emit("moved", {"who": who(table, code), "from": spot(table, old), "to": spot(table, place), "how": how})
    return new


def _follow(table: Table, code: int, new: int) -> None:
    """What is being resolved goes on with the same minion."""
    table.aims = _renamed(table.aims, code, new)
    table.choices = _renamed(table.choices, code, new)
    for i, item in enumerate(table.pending):
        if item.it == code:
            table.pending[i] = Item(
                item.number, item.kind, item.seat, item.hero, item.what, item.targets, new, item.removed
            )


def _renamed(codes: list[int], old: int, new: int) -> list[int]:
    return [new if code == old else code for code in codes]


def can_be_moved(table: Table, code: int) -> bool:
    """SK-63: pillars and illusions stay where they are."""
    return 0 <= code < PILLAR_0 and table.where(code) >= 0


def is_free_for(table: Table, code: int, place: int) -> bool:
    """SK-5, SK-61, SK-63: whether a piece may stop there; its own hex counts as free, a dome never for a minion."""
    if code > table.out and table.box.map.dome[place]:
        return False
    return table.crowd[place] == OPEN or table.where(code) == place


def reach(table: Table, code: int, steps: int, fly: bool) -> list[int]:
    """SK-23, SK-61: where a piece can stop within so many steps, its own hex excluded."""
    start = table.where(code)
    crowd = table.crowd
    if code > table.out:
        crowd = crowd[:]
        for place, is_dome in enumerate(table.box.map.dome):
            if is_dome:
                crowd[place] = BLOCKED
    return table.box.map.reach(start, steps, crowd, fly)
