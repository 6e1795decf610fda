"""The geometry of a map: everything that depends on the hexes alone, worked out once when an edition loads.

Hexes are ints, ranked by column (q), then from north to south (r); people read labels like `J5`. SK-4: distance;
SK-6: line of sight, stopped by white edges only; SK-23, SK-61: reach; SK-62: pushing; SK-68: shapes on the map;
SK-100: the road of a lane token, around domes.
"""

from typing import Final

DIRECTIONS: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
FARTHEST: Final = 6  # `within` and `ring` are kept up to this distance
OUT_OF_SIGHT: Final = 99  # farther than anything reaches

# What stands on a hex, for `reach`.
OPEN: Final = 0
PASSABLE: Final = 1  # a minion: pass, but do not stop
BLOCKED: Final = 2  # a Blocking Element: neither


class Shape:
    """SK-68: the cells of an area of effect. An anchored shape starts from the caster, who is not in it."""

    def __init__(self, name: str, anchored: bool, cells: list[tuple[int, int]]) -> None:
        self.name = name
        self.anchored = anchored
        self.cells = cells
        self.orientations = orientations(cells, anchored)


class HexMap:
    """All hexes of a map with the tables that the rules look things up in.

    `distance[a][b]`; `neighbours[a]` sorted; `sight[a][b]` whether a sees b (SK-6); `seen[a]` sorted, a included;
    `aim[a][b]` the distance if a sees b, else OUT_OF_SIGHT; `within[d][a]` and `ring[d][a]` sorted, for d up to
    FARTHEST; `walk[d][a]` likewise, what is up to d steps away, without a; `road[a][b]` steps from a to b without
    entering a dome (−1: no way), symmetric; `landing[a]` what a sees outside of domes, without a, a list for each
    distance, the nearest first.
    """

    def __init__(
        self,
        cells: list[tuple[int, int]],
        dome: list[bool],
        cover: list[bool],
        white: list[tuple[int, int]],
        los: int,
    ) -> None:
        self.size = len(cells)
        self.qs = [q for q, _ in cells]
        self.rs = [r for _, r in cells]
        self.dome = dome
        self.cover = cover
        self.white = white
        self.labels = labels(cells)
        self.by_label = {label: place for place, label in enumerate(self.labels)}
        self._at = {cell: place for place, cell in enumerate(cells)}
        self.distance = [
            [max(abs(q - x), abs(r - y), abs(q + r - x - y)) for x, y in cells] for q, r in cells
        ]  # as hex_distance
        self.neighbours = [self._neighbours(q, r) for q, r in cells]
        self.seen = self._seen(los)
        self.sight = [[False] * self.size for _ in cells]
        for a, seen in enumerate(self.seen):
            for b in seen:
                self.sight[a][b] = True
        self.aim = [[OUT_OF_SIGHT] * self.size for _ in cells]
        for a, seen in enumerate(self.seen):
            for b in seen:
                self.aim[a][b] = self.distance[a][b]
        self.ring = self._rings()
        self.within = [self.ring[0]]
        for ring in self.ring[1:]:
            self.within.append([sorted(inner + edge) for inner, edge in zip(self.within[-1], ring, strict=True)])
        self.walk = self._walks()
        self.road = [self._road(a) for a in range(self.size)]
        self.landing = [
            [[b for b in self.ring[d][a] if self.sight[a][b] and not dome[b]] for d in range(1, los + 1)]
            for a in range(self.size)
        ]

    def at(self, q: int, r: int) -> int:
        """The hex with these axial coordinates, −1 off the map."""
        return self._at.get((q, r), -1)

    def sees(self, a: int, b: int) -> bool:
        """SK-6: whether hex a sees hex b. Symmetric."""
        return self.sight[a][b]

    def reach(self, start: int, steps: int, crowd: list[int], fly: bool = False) -> list[int]:
        """SK-23: the OPEN hexes, start excluded, that a piece can stop on within so many steps, sorted.

        `crowd[hex]` is OPEN, PASSABLE or BLOCKED; with `fly` even the BLOCKED can be passed, not stopped on.
        """
        if steps < 1:
            return []
        if steps > FARTHEST:
            return self._reach_around(start, steps, crowd, fly, list(range(self.size)))
        near = self.walk[steps][start]
        if not fly:
            for b in self.walk[steps - 1][start]:
                if crowd[b] == BLOCKED:
                    return self._reach_around(start, steps, crowd, fly, near)
        return [b for b in near if crowd[b] == OPEN]

    def _reach_around(self, start: int, steps: int, crowd: list[int], fly: bool, near: list[int]) -> list[int]:
        """`reach`, step by step, when something is in the way. `near` are all hexes that it could be, sorted."""
        left = [OPEN] * self.size if fly else crowd[:]  # what was reached becomes BLOCKED
        left[start] = BLOCKED
        edge = [start]
        for _ in range(steps - 1):
            beyond: list[int] = []
            for a in edge:
                for b in self.neighbours[a]:
                    if left[b] != BLOCKED:
                        left[b] = BLOCKED
                        beyond.append(b)
            edge = beyond
        for a in edge:  # the last step leads no further
            for b in self.neighbours[a]:
                left[b] = BLOCKED
        return [b for b in near if crowd[b] == OPEN and left[b] == BLOCKED and b != start]

    def farther(self, place: int, away_from: int) -> list[int]:
        """SK-62: the neighbours of a hex that are farther from another hex than it is."""
        row = self.distance[away_from]
        here = row[place]
        return [b for b in self.neighbours[place] if row[b] > here]

    def placements(self, shape: Shape, place: int) -> list[list[int]]:
        """SK-68: every way to lay a shape, as sorted hexes on the map; the rank in this list is the `aoe` word.

        An anchored shape starts from `place` (the caster's hex), any other must cover it (the target hex).
        """
        q0 = self.qs[place]
        r0 = self.rs[place]
        ways: set[tuple[int, ...]] = set()
        for cells in shape.orientations:
            for q1, r1 in [(0, 0)] if shape.anchored else cells:
                hexes = [self.at(q0 + q - q1, r0 + r - r1) for q, r in cells]
                ways.add(tuple(sorted(h for h in hexes if h >= 0)))
        ways.discard(())
        return [list(way) for way in sorted(ways)]

    def _neighbours(self, q: int, r: int) -> list[int]:
        around = [self.at(q + dq, r + dr) for dq, dr in DIRECTIONS]
        return sorted(b for b in around if b >= 0)

    def _rings(self) -> list[list[list[int]]]:
        rings: list[list[list[int]]] = [[[] for _ in range(self.size)] for _ in range(FARTHEST + 1)]
        for a, row in enumerate(self.distance):
            for b, d in enumerate(row):
                if d <= FARTHEST:
                    rings[d][a].append(b)
        return rings

    def _seen(self, los: int) -> list[list[int]]:
        barred = {(a, b) for a, b in self.white} | {(b, a) for a, b in self.white}
        everyone: list[list[int]] = []
        for start in range(self.size):
            found = {start}
            edge = [start]
            for _ in range(los):
                edge = [b for a in edge for b in self.neighbours[a] if b not in found and (a, b) not in barred]
                found.update(edge)
            everyone.append(sorted(found))
        return everyone

    def _walks(self) -> list[list[list[int]]]:
        walks: list[list[list[int]]] = [[[] for _ in range(self.size)] for _ in range(FARTHEST + 1)]
        for start in range(self.size):
            found = {start}
            edge = {start}
            for d in range(1, FARTHEST + 1):
                edge = {b for a in edge for b in self.neighbours[a]} - found
                found |= edge
                walks[d][start] = sorted(found - {start})
        return walks

    def _road(self, start: int) -> list[int]:
        steps = [-1] * self.size
        if self.dome[start]:
            return steps
        steps[start] = 0
        line = [start]
        for a in line:
            for b in self.neighbours[a]:
                if steps[b] < 0 and not self.dome[b]:
                    steps[b] = steps[a] + 1
                    line.append(b)
        return steps


def hex_distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """SK-4: the number of steps between two hexes."""
    dq = a[0] - b[0]
    dr = a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def labels(cells: list[tuple[int, int]]) -> list[str]:
    """Column letter, and place in the column from the north. The cells are in order of their ids."""
    names: list[str] = []
    for q, r in cells:
        above = sum(1 for q2, r2 in cells if q2 == q and r2 < r)
        names.append(f"{chr(ord('A') + q - cells[0][0])}{above + 1}")
    return names


def orientations(cells: list[tuple[int, int]], anchored: bool) -> list[list[tuple[int, int]]]:
    """The distinct turns and mirrorings of a shape; a free shape is shifted so that turned copies can be compared."""
    found: list[list[tuple[int, int]]] = []
    for start in (cells, [(r, q) for q, r in cells]):
        turned = start
        for _ in range(6):
            turned = [(-r, q + r) for q, r in turned]
            laid = sorted(turned)
            if not anchored:
                q0, r0 = laid[0]
                laid = [(q - q0, r - r0) for q, r in laid]
            if laid not in found:
                found.append(laid)
    return found
