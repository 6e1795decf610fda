"""As many pairs as there can be among people of whom not everybody may meet everybody: Edmonds' blossoms."""

from collections import deque
from collections.abc import Sequence

NOBODY = -1


def most_pairs(mates: Sequence[Sequence[int]]) -> list[int]:
    """With whom each of 0, 1, 2 … is paired, -1 for nobody; `mates` are those whom each may meet."""
    found = [NOBODY] * len(mates)
    for one, some in enumerate(mates):
        free = next((other for other in some if found[one] == NOBODY == found[other]), NOBODY)
        if free != NOBODY:
            found[one], found[free] = free, one
    for one in range(len(mates)):
        if found[one] == NOBODY:
            Search(mates, found).from_root(one)
    return found


class Search:
    """Looks for a way from somebody without a pair to another one, along which pairs can be changed."""

    def __init__(self, mates: Sequence[Sequence[int]], found: list[int]) -> None:
        count = len(mates)
        self.mates = mates
        self.found = found
        self.base = list(range(count))
        self.before = [NOBODY] * count
        self.seen = [False] * count

    def from_root(self, root: int) -> None:
        """One pair more, if there is a way."""
        self.seen[root] = True
        waiting = deque([root])
        while waiting:
            one = waiting.popleft()
            for other in self.mates[one]:
                if self.base[one] == self.base[other] or self.found[one] == other:
                    continue
                mate = self.found[other]
                if other == root or (mate != NOBODY and self.before[mate] != NOBODY):
                    waiting.extend(self._shrink(one, other))
                elif self.before[other] == NOBODY:
                    self.before[other] = one
                    if mate == NOBODY:
                        self._change(other)
                        return
                    self.seen[mate] = True
                    waiting.append(mate)

    def _shrink(self, one: int, other: int) -> list[int]:
        """An odd circle counts as one from now on; who in it has not been looked at."""
        base = self._common(one, other)
        inside = [False] * len(self.base)
        self._mark(one, base, other, inside)
        self._mark(other, base, one, inside)
        fresh = []
        for some in range(len(self.base)):
            if inside[self.base[some]]:
                self.base[some] = base
                if not self.seen[some]:
                    self.seen[some] = True
                    fresh.append(some)
        return fresh

    def _common(self, one: int, other: int) -> int:
        """Where the ways of two to the root meet."""
        passed = set()
        while True:
            one = self.base[one]
            passed.add(one)
            if self.found[one] == NOBODY:
                break
            one = self.before[self.found[one]]
        while self.base[other] not in passed:
            other = self.before[self.found[self.base[other]]]
        return self.base[other]

    def _mark(self, one: int, base: int, child: int, inside: list[bool]) -> None:
        while self.base[one] != base:
            mate = self.found[one]
            inside[self.base[one]] = inside[self.base[mate]] = True
            self.before[one] = child
            child = mate
            one = self.before[mate]

    def _change(self, end: int) -> None:
        """Change the pairs along the way that ends there."""
        while end != NOBODY:
            one = self.before[end]
            following = self.found[one]
            self.found[end], self.found[one] = one, end
            end = following
