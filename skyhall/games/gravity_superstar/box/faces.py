"""A face of a tile, read from its map (spec, section 4) and turned (GS-9)."""

from typing import Final, Literal, TypeAlias

from skyhall.core.edition import Entry
from skyhall.core.schema import Field, Line

Facing: TypeAlias = Literal["S", "W", "N", "E"]

SIZE: Final = 6
PLAIN: Final = 0
REPLAY_PLACE: Final = 2
SOUTH: Final = 0
WEST: Final = 1
NORTH: Final = 2
EAST: Final = 3
FACINGS: Final[list[Facing]] = ["S", "W", "N", "E"]
COLUMNS: Final = "abcdefghijklmnopqr"
SYMBOLS: Final = ".*R"
_DOORS: Final = "v<^>"
NAME: Final = Line("name")
MAP: Final = Line("map", drawn=True)
FACE: Final[list[Field]] = [NAME, MAP]


class Face:
    """One side of a tile, at one of its four turns. Edges are bits: 1 << d for a platform on side d of a space."""

    def __init__(self, code: str, name: str, symbols: list[int], edges: list[int], door: int, facing: int) -> None:
        self.code = code
        self.name = name
        self.symbols = symbols
        self.edges = edges
        self.door = door
        self.facing = facing
        self.symbol_count = sum(symbol != PLAIN for symbol in symbols)
        self.rim = [
            space * 4 + d
            for space in range(SIZE * SIZE)
            for d in range(4)
            if edges[space] >> d & 1 and _leaves(space, d)
        ]

    def turned(self) -> "Face":
        """GS-9: a quarter clockwise sends (x, y) to (5 − y, x), side d to d + 1."""
        symbols = [PLAIN] * (SIZE * SIZE)
        edges = [0] * (SIZE * SIZE)
        for space in range(SIZE * SIZE):
            there = _turned(space)
            symbols[there] = self.symbols[space]
            edges[there] = (self.edges[space] << 1 | self.edges[space] >> 3) & 15
        code = self.code[:-1] + str((int(self.code[-1]) + 1) % 4)
        return Face(code, self.name, symbols, edges, _turned(self.door), (self.facing + 1) % 4)


def _turned(space: int) -> int:
    return (space % SIZE) * SIZE + SIZE - 1 - space // SIZE


def _leaves(space: int, d: int) -> bool:
    x, y = space % SIZE, space // SIZE
    return (
        (d == SOUTH and y == SIZE - 1)
        or (d == WEST and x == 0)
        or (d == NORTH and y == 0)
        or (d == EAST and x == SIZE - 1)
    )


def read_face(entry: Entry, code: str) -> Face:
    """V5–V10: a face from `name` and `map`."""
    name = NAME.read(entry)
    lines = _lines(entry)
    entry.close()
    edges = _edges(entry, lines)
    letters = [lines[2 * y + 1][4 * x + 2] for y in range(SIZE) for x in range(SIZE)]
    doors = [space for space, letter in enumerate(letters) if letter in _DOORS]
    if len(doors) != 1:
        raise entry.fail(f"{len(doors)} doors: expected exactly one of {' '.join(_DOORS)}", MAP.key)
    door, facing = doors[0], _DOORS.index(letters[doors[0]])
    if not edges[door] >> facing & 1:
        raise entry.fail(f"door {space_name(door, SIZE)}: expected a platform at its feet ({FACINGS[facing]})", MAP.key)
    symbols = [PLAIN if letter in _DOORS else SYMBOLS.index(letter) for letter in letters]
    face = Face(code, name, symbols, edges, door, facing)
    _check_lines(entry, face)
    if not any(symbols):
        raise entry.fail("no symbol: expected at least one star place * or replay place R", MAP.key)
    return face


def _lines(entry: Entry) -> list[str]:
    """V5: 13 lines of at most 25 characters, padded, every character where it belongs."""
    lines = MAP.read(entry).split("\n")
    if len(lines) != 2 * SIZE + 1:
        raise entry.fail(f"map has {len(lines)} lines: expected {2 * SIZE + 1}", MAP.key)
    for number, line in enumerate(lines):
        if len(line) > 4 * SIZE + 1:
            raise entry.fail(f"map line {number} has {len(line)} characters: expected at most {4 * SIZE + 1}", MAP.key)
    padded = [line.ljust(4 * SIZE + 1) for line in lines]
    for number, line in enumerate(padded):
        for place, character in enumerate(line):
            allowed = _allowed(number, place)
            if character not in allowed:
                expected = " or ".join(f'"{c}"' for c in allowed)
                raise entry.fail(f'map line {number} character {place} is "{character}": expected {expected}', MAP.key)
        if number % 2 == 0:
            for x in range(SIZE):
                if line[4 * x + 1 : 4 * x + 4] not in ("---", "   "):
                    raise entry.fail(
                        f'map line {number} character {4 * x + 1}: expected "---" or three spaces', MAP.key
                    )
    return padded


def _allowed(line: int, place: int) -> str:
    if line % 2 == 0:
        return "+" if place % 4 == 0 else "- "
    return {0: "| ", 2: SYMBOLS + _DOORS}.get(place % 4, " ")


def _edges(entry: Entry, lines: list[str]) -> list[int]:
    """V9 as well: no space is closed on all four sides."""
    edges = [0] * (SIZE * SIZE)
    for y in range(SIZE):
        for x in range(SIZE):
            space = y * SIZE + x
            edges[space] = (
                (lines[2 * y + 2][4 * x + 2] == "-") << SOUTH
                | (lines[2 * y + 1][4 * x] == "|") << WEST
                | (lines[2 * y][4 * x + 2] == "-") << NORTH
                | (lines[2 * y + 1][4 * x + 4] == "|") << EAST
            )
            if edges[space] == 15:
                raise entry.fail(
                    f"space {space_name(space, SIZE)} has platforms on all four sides: expected a way in", MAP.key
                )
    return edges


def _check_lines(entry: Entry, face: Face) -> None:
    """V8: no endless fall along any column or row."""
    across_column = 1 << SOUTH | 1 << NORTH
    across_row = 1 << WEST | 1 << EAST
    for i in range(SIZE):
        if not any(face.edges[y * SIZE + i] & across_column for y in range(SIZE)):
            raise entry.fail(f"no platform across column {COLUMNS[i]}, a fall along it would never end", MAP.key)
        if not any(face.edges[i * SIZE + x] & across_row for x in range(SIZE)):
            raise entry.fail(f"no platform across row {i + 1}, a fall along it would never end", MAP.key)


def space_name(space: int, width: int) -> str:
    """GS-1: letter of the column, number of the row from the top."""
    return f"{COLUMNS[space % width]}{space // width + 1}"
