"""The board: tiles side by side, wrapping around (GS-1 to GS-10). Immutable; shared by all clones of a table."""

from typing import Final

from skyhall.games.gravity_superstar.box.faces import SIZE, Face, space_name
from skyhall.games.gravity_superstar.box.words import DROP_MOVE, SIDE_MOVES, TURN_LEFT

# What Rotate left, right and half add to the facing (GS-26).
TURN_BY: Final = [3, 1, 2]


class Moves:
    """What the cards of a box can do.

    `routes` has the steps of the six sideways moves for each facing, packed two bits a step, first step lowest (GS-23,
    GS-24). `free` has a bit for each move that no platform blocks: Drop, and the turns of the box (GS-25, GS-26).
    """

    def __init__(self, long_side: int, high_up: int, high_side: int, turns: list[int]) -> None:
        self.free = 1 << DROP_MOVE | sum(1 << (TURN_LEFT + turn) for turn in turns)
        self.routes: list[int] = []
        self.lengths: list[int] = []
        for up, side in ((0, 1), (0, long_side), (high_up, high_side)):
            for sideways in (1, 3):
                self.lengths.append(up + side)
                for facing in range(4):
                    steps = [(facing + 2) % 4] * up + [(facing + sideways) % 4] * side
                    self.routes.append(sum(step << 2 * k for k, step in enumerate(steps)))


class Grid:
    """What follows from the shape of a board alone. `next[direction * size + space]` is the neighbouring space."""

    def __init__(self, columns: int, rows: int) -> None:
        width, height = columns * SIZE, rows * SIZE
        self.width = width
        self.size = width * height
        self.names = [space_name(space, width) for space in range(self.size)]
        self.next: list[int] = []
        for dx, dy in ((0, 1), (-1, 0), (0, -1), (1, 0)):
            for y in range(height):
                # GS-3: over the edges too.
                self.next += [(y + dy) % height * width + (x + dx) % width for x in range(width)]


_GRIDS: Final[dict[tuple[int, int], Grid]] = {}


def grid(columns: int, rows: int) -> Grid:
    """The grid of a shape, made once."""
    found = _GRIDS.get((columns, rows))
    if found is None:
        found = _GRIDS[columns, rows] = Grid(columns, rows)
    return found


class Board:
    """Spaces, platforms, symbols and doors of one arrangement of faces."""

    def __init__(self, faces: list[Face], columns: int, rows: int, moves: Moves) -> None:
        self.faces = faces
        self.columns = columns
        self.rows = rows
        self.moves = moves
        shape = grid(columns, rows)
        self.width = shape.width
        self.size = shape.size
        self.names = shape.names
        self.next = shape.next
        self.edges: list[int] = []
        self.symbols: list[int] = []
        self._lay_faces()
        self._join_seams()
        self.doors: list[int] = []
        self.door_facings: list[int] = []
        self._number_doors()
        self._open = [-1] * (self.size * 4)
        # What observations tell of a board never changes: kept here by the first one.
        self.planes = b""

    def _lay_faces(self) -> None:
        for row in range(self.rows):
            faces = self.faces[row * self.columns : (row + 1) * self.columns]
            for y in range(SIZE):
                for face in faces:
                    self.edges += face.edges[y * SIZE : (y + 1) * SIZE]
                    self.symbols += face.symbols[y * SIZE : (y + 1) * SIZE]

    def _join_seams(self) -> None:
        """GS-5: a platform drawn on the rim of a tile holds from beyond as well."""
        for place, face in enumerate(self.faces):
            for code in face.rim:
                there = self.next[(code & 3) * self.size + self.space(place, code >> 2)]
                self.edges[there] |= 1 << ((code + 2) & 3)

    def _number_doors(self) -> None:
        """GS-10: top row left to right, then the bottom row right to left."""
        places = list(range(self.columns))
        if self.rows == 2:
            places += range(2 * self.columns - 1, self.columns - 1, -1)
        for place in places:
            face = self.faces[place]
            self.doors.append(self.space(place, face.door))
            self.door_facings.append(face.facing)

    def space(self, place: int, local: int) -> int:
        """The space of the board where a space of the tile at that place lies."""
        x = place % self.columns * SIZE + local % SIZE
        y = place // self.columns * SIZE + local // SIZE
        return y * self.width + x

    def stands(self, space: int, facing: int) -> bool:
        """GS-6: a platform is at the feet."""
        return self.edges[space] >> facing & 1 == 1

    def open_moves(self, space: int, facing: int) -> int:
        """GS-28: the moves that no platform blocks, as bits; remembered, as platforms never change."""
        known = self._open[facing * self.size + space]
        if known < 0:
            known = self.moves.free
            for move in range(SIDE_MOVES):
                if self.blocked_at(space, facing, move) < 0:
                    known |= 1 << move
            self._open[facing * self.size + space] = known
        return known

    def blocked_at(self, space: int, facing: int, move: int) -> int:
        """The edge (space * 4 + side) that blocks a sideways move, or −1."""
        route = self.moves.routes[move * 4 + facing]
        for _ in range(self.moves.lengths[move]):
            d = route & 3
            if self.edges[space] >> d & 1:
                return space * 4 + d
            space = self.next[d * self.size + space]
            route >>= 2
        return -1

    def walk(self, space: int, facing: int, move: int) -> list[int]:
        """Every space that a move enters, fall included; for looking ahead, the mover's own way is in `travel.py`."""
        path: list[int] = []
        if move < SIDE_MOVES:
            route = self.moves.routes[move * 4 + facing]
            for _ in range(self.moves.lengths[move]):
                space = self.next[(route & 3) * self.size + space]
                path.append(space)
                route >>= 2
        elif move == DROP_MOVE:
            space = self.next[facing * self.size + space]
            path.append(space)
        else:
            facing = (facing + TURN_BY[move - TURN_LEFT]) % 4
        while not self.edges[space] >> facing & 1:
            space = self.next[facing * self.size + space]
            path.append(space)
        return path
