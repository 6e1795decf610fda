"""SP-40, SP-41: the score sheet of the Efficiency victory, at any time."""

from typing import TYPE_CHECKING

from skyhall.games.sky_painters.edition import Tile
from skyhall.games.sky_painters.effects import (
    AT_END,
    HOPE_AS_LEADER,
    PAINTERS_TIMES_CLOUDS,
    PER_PAINTER,
    PER_SYMBOL,
)
from skyhall.games.sky_painters.marks import EMPTY, SQUARE
from skyhall.games.sky_painters.words import PLACES

if TYPE_CHECKING:
    from skyhall.games.sky_painters.state import SkyPainters

LINES = ["stars", "painters", "halos", "clouds", "hope", "dice", "cards", "spots"]


def total_points(table: "SkyPainters") -> list[int]:
    """The points of every seat if the game ended now."""
    return [sum(points_by_line(table, seat)) for seat in range(table.seats)]


def score_sheet(table: "SkyPainters", seat: int) -> dict[str, int]:
    """The eight lines of SP-40 by name, and their total."""
    lines = points_by_line(table, seat)
    sheet = dict(zip(LINES, lines, strict=True))
    sheet["total"] = sum(lines)
    return sheet


def points_by_line(table: "SkyPainters", seat: int) -> list[int]:
    """SP-40, in the order of its lines."""
    box = table.box
    doubled = table.leader == seat
    painters = 0
    for number in table.painters[seat]:
        tile = box.painters[number]
        painters += tile.points + end_points(table, seat, tile)
        doubled = doubled or has_hope_as_leader(tile)
    halos = 0
    for token in table.halos[seat]:
        halo = box.halos[token]
        halos += halo.points + end_points(table, seat, halo)
        doubled = doubled or has_hope_as_leader(halo)
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


def end_points(table: "SkyPainters", seat: int, tile: Tile) -> int:
    """The end effects of a Painter or a halo token."""
    points = 0
    for effect in tile.effects:
        if effect.time != AT_END:
            continue
        if effect.kind == PER_SYMBOL:
            points += effect.n * table.leader_cards[seat] + effect.m * table.star_cards[seat]
        elif effect.kind == PER_PAINTER:
            points += effect.n * len(table.painters[seat])
        elif effect.kind == PAINTERS_TIMES_CLOUDS:
            points += len(table.painters[seat]) * table.clouds[seat]
    return points


def has_hope_as_leader(tile: Tile) -> bool:
    """Sky Commander: hope counts as with the leader, never twice."""
    return any(effect.kind == HOPE_AS_LEADER for effect in tile.effects)


def cloud_points(table: "SkyPainters", seat: int) -> int:
    """SP-40.4, rulings 41, 51: by place; equals take the full points, who has none gets none."""
    own = table.clouds[seat]
    if own == 0:
        return 0
    place = 0
    for clouds in table.clouds:
        if clouds > own:
            place += 1
    return table.box.cloud_points[place]


def dice_on_cards(table: "SkyPainters", seat: int) -> int:
    """SP-40.6, ruling 52: dice and the squares that stand for them, not hope."""
    count = 0
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        if EMPTY < table.marks[place] <= SQUARE:
            count += 1
    return count
