"""The map of an edition: hexes, domes, cover, white edges, and where buildings, lane tokens and minions start.

An edition draws it: each line is `2y |` and one character for each column, two places apart, where y is the height
(south is larger). `.` plain, `c` cover, `d` dome, `e` dome and cover, `D` the dome point, `L` a lane token, `T` and `N`
a tower and the nexus of seat 0 in the south, `t` and `n` those of seat 1 in the north; blank is no hex. Heroes start
around their nexus, or on the hexes that `starts` lists for each side.
"""

from typing import Final

from skyhall.core import schema
from skyhall.core.edition import Entry, shown
from skyhall.games.skytear.box.cards import MIDDLE
from skyhall.games.skytear.box.map.hexes import HexMap, hex_distance, labels

SIGNS: Final = ".cdeDLTNtn"
DOME_SIGNS: Final = "deD"
COVER_SIGNS: Final = "ce"
TOWER_SIGNS: Final = "Tt"
NEXUS_SIGNS: Final = "Nn"
TURNED: Final = {"T": "t", "t": "T", "N": "n", "n": "N"}
MOST_DOME_POINTS: Final = 2
LEAST_STARTS: Final = 4
# What lanes and dome points are called from west to east, by how many there are.
LANE_NAMES: Final = [[], ["middle"], ["west", "east"], ["west", "middle", "east"]]
DOME_NAMES: Final = [[], ["dome"], ["west-dome", "east-dome"]]

FIRST_COLUMN: Final = schema.Number("first_column", -25, 0)
SYMMETRIC: Final = schema.Flag("symmetric", True)
DRAWING: Final = schema.Line("drawing", drawn=True)
WHITE_EDGES: Final = schema.Texts("white_edges", 0, 600, "[A-Z][0-9]{1,2}-[A-Z][0-9]{1,2}")
LANE_FIELDS: Final[list[schema.Field]] = [
    schema.Line("id"), schema.Line("token"), schema.Texts("towers", 2, 2), schema.Raw("minions"),
]  # fmt: skip
LANES: Final = schema.Tables("lanes", LANE_FIELDS, 1, 3)
STARTS: Final = schema.Raw("starts", optional=True)
MAP_FIELDS: Final[list[schema.Field]] = [DRAWING, FIRST_COLUMN, SYMMETRIC, WHITE_EDGES, STARTS, LANES]
MAP: Final = schema.Table("map", MAP_FIELDS)


class DrawnLane:
    """One lane. Lanes are listed from west to east."""

    def __init__(self, index: int, key: str, token: int, towers: list[int], minions: list[list[int]]) -> None:
        self.index = index
        self.key = key
        self.token = token
        self.towers = towers  # by seat
        self.minions = minions  # by seat: start hexes


class Field:
    """The map with what stands on it at the start. Seat 0 sits in the south."""

    def __init__(self, hexes: HexMap, nexus: list[int], lanes: list[DrawnLane], dome_points: list[int]) -> None:
        self.map = hexes
        self.nexus = nexus
        self.lanes = lanes
        self.dome_points = dome_points  # from west to east, each in a dome of its own
        self.starts = [hexes.neighbours[place] for place in nexus]  # by side: where its heroes start, sorted
        self.lane_names = LANE_NAMES[len(lanes)]
        self.point_names = [*self.lane_names, *DOME_NAMES[len(dome_points)]]

    def lane_at(self, seat: int, side: int) -> int:
        """RU-50, SK-170: the lane on the LEFT or RIGHT of a seat that faces the enemy, or the MIDDLE one."""
        if side == MIDDLE:
            return len(self.lanes) // 2
        return 0 if (seat == 0) == (side == 0) else len(self.lanes) - 1


def read_field(entry: Entry, los: int, start_minions: int) -> Field:
    """Checks 1, 2 and 3."""
    drawn = read_drawing(entry)
    cells = sorted(drawn)
    signs = [drawn[cell] for cell in cells]
    if not 20 <= len(cells) <= 200:
        raise entry.fail(f"{len(cells)} hexes: expected 20 to 200", DRAWING.key)
    if cells[-1][0] - cells[0][0] >= 26:
        raise entry.fail("more than 26 columns: there are no letters for them", DRAWING.key)
    check_connected(entry, cells)
    white = read_white_edges(entry, cells)
    hexes = HexMap(cells, [s in DOME_SIGNS for s in signs], [s in COVER_SIGNS for s in signs], white, los)
    nexus = [only(entry, signs, sign, f"nexus of seat {seat}") for seat, sign in enumerate(NEXUS_SIGNS)]
    lanes = read_lanes(entry, hexes, signs, start_minions)
    field = Field(hexes, nexus, lanes, read_dome_points(entry, hexes, signs))
    if entry.has("starts"):
        field.starts = [read_starts(entry, hexes, item, side) for side, item in enumerate(pair(entry, "starts"))]
    check_places(entry, field)
    if SYMMETRIC.read(entry):
        check_symmetry(entry, field, signs)
    entry.close()
    return field


def read_drawing(entry: Entry) -> dict[tuple[int, int], str]:
    """The sign of every hex by its axial coordinates."""
    first_column = FIRST_COLUMN.read(entry)
    drawn: dict[tuple[int, int], str] = {}
    rows: set[int] = set()
    for line in DRAWING.read(entry).splitlines():
        left, bar, right = line.partition("|")
        if not line.strip() or left.strip() == "2y":
            continue
        if not bar or not left.strip().lstrip("-").isdigit():
            raise entry.fail(
                f'line {shown(line)} of "drawing": expected "2y |" and the signs of its hexes', DRAWING.key
            )
        twice_y = int(left)
        if twice_y in rows:
            raise entry.fail(f'row {twice_y} of "drawing" appears twice: expected each hex once', DRAWING.key)
        rows.add(twice_y)
        for offset, sign in enumerate(right):
            if sign == " ":
                continue
            q = first_column + offset // 2
            if sign not in SIGNS:
                raise entry.fail(
                    f'row {twice_y} of "drawing" holds {shown(sign)}: expected only {SIGNS} and blanks', DRAWING.key
                )
            if offset % 2 or (twice_y - q) % 2:
                raise entry.fail(
                    f'row {twice_y} of "drawing": no hex can be at place {offset + 1} after the bar', DRAWING.key
                )
            drawn[(q, (twice_y - q) // 2)] = sign
    return drawn


def only(entry: Entry, signs: list[str], sign: str, what: str) -> int:
    """The one hex with a sign."""
    if signs.count(sign) != 1:
        raise entry.fail(f'{signs.count(sign)} hexes "{sign}" ({what}): expected exactly 1', DRAWING.key)
    return signs.index(sign)


def read_dome_points(entry: Entry, hexes: HexMap, signs: list[str]) -> list[int]:
    """At most 2, each in its own dome: a connected group of dome hexes (SK-199)."""
    points = [place for place, sign in enumerate(signs) if sign == "D"]
    if len(points) > MOST_DOME_POINTS:
        raise entry.fail(f'{len(points)} hexes "D" (dome points): expected at most {MOST_DOME_POINTS}', DRAWING.key)
    if len(points) == MOST_DOME_POINTS and points[1] in dome_around(hexes, points[0]):
        ends = " and ".join([hexes.labels[place] for place in points])
        raise entry.fail(
            f"the dome points {ends} are in one dome: expected each in its own, or only one of them", DRAWING.key
        )
    return points


def dome_around(hexes: HexMap, point: int) -> list[int]:
    """The dome hexes that hang together with this one."""
    found = [point]
    for a in found:
        found += [b for b in hexes.neighbours[a] if hexes.dome[b] and b not in found]
    return found


def read_starts(entry: Entry, hexes: HexMap, item: object, side: int) -> list[int]:
    """SK-163: where the heroes of a side start."""
    listed = item if isinstance(item, list) else []
    places = [read_hex(entry, hexes.by_label, label, f"start hex of side {side}") for label in listed]
    if len(set(places)) < len(places):
        raise entry.fail(f"a start hex of side {side} is listed twice: expected each once", STARTS.key)
    return sorted(places)


def check_connected(entry: Entry, cells: list[tuple[int, int]]) -> None:
    """Every hex can be reached from every other."""
    joined = [cells[0]]
    left = set(cells[1:])
    for a in joined:
        near = [b for b in left if hex_distance(a, b) == 1]
        joined += near
        left.difference_update(near)
    if left:
        raise entry.fail(f"{len(left)} hexes are cut off from the rest: expected a connected map", DRAWING.key)


def read_hex(entry: Entry, by_label: dict[str, int], label: object, what: str) -> int:
    """A hex by its label."""
    place = by_label.get(label, -1) if isinstance(label, str) else -1
    if place < 0:
        raise entry.fail(f"{what} {shown(label)} is not a hex of the map")
    return place


def read_white_edges(entry: Entry, cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Check 3: edges between adjacent hexes, none twice."""
    by_label = {label: place for place, label in enumerate(labels(cells))}
    edges: list[tuple[int, int]] = []
    for item in entry.items("white_edges"):
        ends = item.split("-") if isinstance(item, str) else []
        if len(ends) != 2:
            raise entry.fail(f'white edge {shown(item)}: expected two hexes, such as "C4-D5"')
        a = read_hex(entry, by_label, ends[0], "white edge:")
        b = read_hex(entry, by_label, ends[1], "white edge:")
        if hex_distance(cells[a], cells[b]) != 1:
            raise entry.fail(f"white edge {shown(item)}: expected two adjacent hexes")
        edge = (min(a, b), max(a, b))
        if edge in edges:
            raise entry.fail(f"white edge {shown(item)} appears twice")
        edges.append(edge)
    return sorted(edges)


def read_lanes(entry: Entry, hexes: HexMap, signs: list[str], start_minions: int) -> list[DrawnLane]:
    """1 to 3 lanes, each with the hexes of its token, towers and first minions, as the drawing has them."""
    lanes: list[DrawnLane] = []
    for part in entry.entries("lanes"):
        key = part.text("id")
        part.where = f"{entry.where}: lane {shown(key)}"
        token = read_sign(part, hexes, signs, part.raw("token"), "L", "token")
        towers = [
            read_sign(part, hexes, signs, label, sign, f"tower of seat {seat}")
            for seat, (label, sign) in enumerate(zip(pair(part, "towers"), TOWER_SIGNS, strict=True))
        ]
        minions = [
            read_minions(part, hexes, signs, item, token, start_minions, seat)
            for seat, item in enumerate(pair(part, "minions"))
        ]
        part.close()
        lanes.append(DrawnLane(len(lanes), key, token, towers, minions))
    if not LANES.least <= len(lanes) <= LANES.most:
        raise entry.fail(f"{len(lanes)} lanes: expected 1 to 3", LANES.key)
    for sign, what in zip("LTt", ["lane token", "tower of seat 0", "tower of seat 1"], strict=True):
        if signs.count(sign) != len(lanes):
            raise entry.fail(f'{signs.count(sign)} hexes "{sign}": expected one {what} for each of {len(lanes)} lanes')
    used = [place for lane in lanes for place in [lane.token, *lane.towers]]
    if len(set(used)) < len(used):
        raise entry.fail("two lanes share a token hex or a tower: expected each to have its own")
    return lanes


def pair(entry: Entry, key: str) -> list[object]:
    """One thing for each seat."""
    items = entry.items(key)
    if len(items) != 2:
        raise entry.fail(f'"{key}" holds {len(items)}: expected 2, for seat 0 and seat 1')
    return items


def read_sign(entry: Entry, hexes: HexMap, signs: list[str], label: object, sign: str, what: str) -> int:
    """A hex that the drawing must show with a certain sign."""
    place = read_hex(entry, hexes.by_label, label, what)
    if signs[place] != sign:
        raise entry.fail(f'{what} {shown(label)}: the drawing has "{signs[place]}" there, expected "{sign}"')
    return place


def read_minions(
    entry: Entry, hexes: HexMap, signs: list[str], item: object, token: int, count: int, seat: int
) -> list[int]:
    """Check 2: the first minions of a seat on a lane."""
    listed = item if isinstance(item, list) else []
    places = [read_hex(entry, hexes.by_label, label, f"minion of seat {seat}") for label in listed]
    if len(places) != count:
        raise entry.fail(f"{len(places)} minions of seat {seat}: expected {count}")
    if len(set(places)) < len(places):
        raise entry.fail(f"two minions of seat {seat} share a hex")
    for place in places:
        if hexes.dome[place] or signs[place] in "TNtn":
            raise entry.fail(f"minion of seat {seat} on {hexes.labels[place]}: expected no dome and no building there")
        if not hexes.sees(place, token):
            raise entry.fail(f"minion of seat {seat} on {hexes.labels[place]}: expected a hex that sees the token")
    return places


def check_places(entry: Entry, field: Field) -> None:
    """Tokens stand clear of buildings and have a road to them; heroes have room to start."""
    hexes = field.map
    buildings = [*field.nexus, *[tower for lane in field.lanes for tower in lane.towers]]
    for lane in field.lanes:
        for building in buildings:
            if hexes.distance[lane.token][building] <= 1:
                raise entry.fail(
                    f"lane {shown(lane.key)}: the token is adjacent to the building on {hexes.labels[building]}"
                )
        for tower in lane.towers:
            if hexes.road[lane.token][tower] < 0:
                raise entry.fail(
                    f"lane {shown(lane.key)}: no way outside domes from the token to the tower on {hexes.labels[tower]}"
                )
    for side, starts in enumerate(field.starts):
        for place in starts:
            if hexes.dome[place] or (entry.has("starts") and place in buildings):
                what = "in a dome" if hexes.dome[place] else "under a building"
                raise entry.fail(
                    f"start hex {hexes.labels[place]} of side {side} is {what}: expected a free hex outside"
                )
        room = sum(1 for place in starts if place not in buildings)
        if room < LEAST_STARTS:
            raise entry.fail(
                f'{room} hexes for heroes of side {side} to start on (around its nexus, or in "starts"): '
                f"expected {LEAST_STARTS} or more"
            )


def check_symmetry(entry: Entry, field: Field, signs: list[str]) -> None:
    """Check 3: turned by 180° with the seats exchanged, the map is itself."""
    hexes = field.map
    last = hexes.size - 1
    q = hexes.qs[0] + hexes.qs[last]
    r = hexes.rs[0] + hexes.rs[last]
    turned = signs[::-1]
    for place in range(hexes.size):
        opposite = hexes.at(q - hexes.qs[place], r - hexes.rs[place])
        if opposite != last - place or signs[place] != TURNED.get(turned[place], turned[place]):
            raise entry.fail(f"hex {hexes.labels[place]} has no counterpart under rotation (or set symmetric = false)")
    edges = sorted((last - b, last - a) for a, b in hexes.white)
    if edges != hexes.white:
        raise entry.fail("the white edges change under rotation (or set symmetric = false)")
    for lane, other in zip(field.lanes, reversed(field.lanes), strict=True):
        if (
            lane.token != last - other.token
            or lane.towers != [last - other.towers[1], last - other.towers[0]]
            or sorted(lane.minions[0]) != sorted(last - place for place in other.minions[1])
        ):
            raise entry.fail(f"lane {shown(lane.key)} changes under rotation (or set symmetric = false)")
    for place in field.starts[0]:
        if last - place not in field.starts[1]:
            raise entry.fail(
                f"start hex {hexes.labels[place]} has no counterpart under rotation (or set symmetric = false)"
            )
    if len(field.starts[0]) != len(field.starts[1]):
        raise entry.fail("the start hexes of the sides are not equally many (or set symmetric = false)")
