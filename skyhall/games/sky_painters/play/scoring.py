"""SP-40, SP-41: the score sheet of the Efficiency victory, at any time, and who is first."""

from skyhall.games.sky_painters.box.components import Tile
from skyhall.games.sky_painters.box.marks import EMPTY, SQUARE
from skyhall.games.sky_painters.box.words import PLACES
from skyhall.games.sky_painters.play.primitives import PRIMITIVES
from skyhall.games.sky_painters.play.state import Table

LINES = ["stars", "painters", "halos", "clouds", "hope", "dice", "cards", "spots"]


def scores(table: Table) -> list[int]:
    """The points of every seat if the game ended now."""
    return [sum(points_by_line(table, seat)) for seat in range(table.seats)]


def standing(table: Table) -> list[tuple[int, ...]]:
    """SP-41, SP-47: the winner of a Star or Firmament victory, then points; a drawn duel has no order."""
    if table.how == "draw":
        return [(0, 0) for _ in range(table.seats)]
    points = scores(table)
    return [(1 if seat == table.winner else 0, points[seat]) for seat in range(table.seats)]


def score_sheet(table: Table, seat: int) -> dict[str, int]:
    """The eight lines of SP-40 by name, and their total."""
    lines = points_by_line(table, seat)
    sheet = dict(zip(LINES, lines, strict=True))
    sheet["total"] = sum(lines)
    return sheet


def points_by_line(table: Table, seat: int) -> list[int]:
    """SP-40, in the order of its lines."""
    box = table.box
    doubled = table.leader == seat
    painters = 0
    for number in table.painters[seat]:
        tile = box.painters[number]
        painters += tile.points + end_points(table, seat, tile)
        doubled = doubled or doubles_hope(tile)
    halos = 0
    for token in table.halos[seat]:
        halo = box.halos[token]
        halos += halo.points + end_points(table, seat, halo)
        doubled = doubled or doubles_hope(halo)
    return [
        table.stars[seat],
        painters,
        halos,
        cloud_points(table, seat),
        table.hope[seat] * (box.hope_points_leader if doubled else box.hope_points),
        dice_on_cards(table, seat) * box.die_points,
        table.open_cards[seat] * box.open_card_points,
        table.spots[seat] // box.spots_per_point,
    ]


def end_points(table: Table, seat: int, tile: Tile) -> int:
    """The end effects of a Painter or a halo token."""
    points = 0
    for effect in tile.end_effects:
        points += PRIMITIVES[effect.kind].points(table, seat, effect)
    return points


def doubles_hope(tile: Tile) -> bool:
    """Sky Commander: hope counts as with the leader, never twice."""
    doubled = False
    for effect in tile.end_effects:
        doubled = doubled or PRIMITIVES[effect.kind].doubles_hope()
    return doubled


def cloud_points(table: Table, seat: int) -> int:
    """SP-40.4, rulings 41, 51: by place; equals take the full points, who has none gets none."""
    own = table.clouds[seat]
    if own == 0:
        return 0
    place = 0
    for clouds in table.clouds:
        if clouds > own:
            place += 1
    return table.box.cloud_points[place]


def dice_on_cards(table: Table, seat: int) -> int:
    """SP-40.6, ruling 52: dice and the squares that stand for them, not hope."""
    count = 0
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        if EMPTY < table.marks[place] <= SQUARE:
            count += 1
    return count
