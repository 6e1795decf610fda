"""For the screen: the way that a piece would go, and what its move would change at the points of control."""

from skyhall.games.skytear.box.map.hexes import BLOCKED
from skyhall.games.skytear.lens.shapes import ControlView
from skyhall.games.skytear.play.minions_phase.control import control_parts, total
from skyhall.games.skytear.play.pieces.motion import stand
from skyhall.games.skytear.play.state import Table


def ways(table: Table, mover: int, fly: bool) -> dict[int, list[int]]:
    """SK-23, SK-61: a shortest way to every hex that a piece could get to, from its own hex on."""
    start = table.where(mover)
    is_minion = mover > table.out
    hexes = table.box.map
    found = {start: [start]}
    edge = [start]
    while edge:
        beyond: list[int] = []
        for here in edge:
            if here != start and not fly and table.crowd[here] == BLOCKED:
                continue
            for place in hexes.neighbours[here]:
                if place not in found and not (is_minion and hexes.dome[place]):
                    found[place] = [*found[here], place]
                    beyond.append(place)
        edge = beyond
    return found


def control_after(table: Table, mover: int, place: int, viewer: int) -> list[ControlView]:
    """SK-91: the points of control whose values change when a hero stands there. `table` is a clone."""
    if mover > table.out:
        return []
    points = [*table.tokens, *table.box.field.dome_points]
    before = [_values(table, point, viewer) for point in points]
    old = table.place[mover]
    stand(table, mover, place)
    after = [_values(table, point, viewer) for point in points]
    stand(table, mover, old)
    found: list[ControlView] = []
    for i, values in enumerate(after):
        if values != before[i]:
            found.append({"point": table.box.field.point_names[i], "before": before[i], "after": values})
    return found


def _values(table: Table, point: int, viewer: int) -> list[int]:
    return [total(control_parts(table, side, point, viewer)) for side in range(2)]
