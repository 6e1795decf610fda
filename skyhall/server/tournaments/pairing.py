"""Who meets whom: a Swiss round, tables of three and more, and the rounds of a round robin. It knows no database.

Players are numbers. A table is its players in the order of their seats.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations

import msgspec

from skyhall.server.tournaments.matching import NOBODY, most_pairs

# Why somebody has no table in a round: nobody was left; the rival has left; the two do not want to meet.
BYE, LEFT, APART = "bye", "left", "apart"
# How often all tables are looked through for a swap that makes fewer meet again.
PASSES = 20


class Past(msgspec.Struct):
    """What was so far: who has met how often, the seats that each had, in order, and how often each had a bye."""

    met: Counter[frozenset[int]] = msgspec.field(default_factory=Counter)
    sat: dict[int, list[int]] = msgspec.field(default_factory=dict)
    byes: Counter[int] = msgspec.field(default_factory=Counter)

    def note(self, table: Sequence[int]) -> None:
        """A table that was drawn."""
        self.met.update(frozenset(pair) for pair in combinations(table, 2))
        for seat, player in enumerate(table):
            self.sat.setdefault(player, []).append(seat)

    def often(self, player: int, seat: int) -> int:
        """How often somebody sat there."""
        return self.sat.get(player, []).count(seat)

    def lean(self, player: int) -> int:
        """How much more often somebody was first than second."""
        return self.often(player, 0) - self.often(player, 1)


class Draw(msgspec.Struct):
    """A round: its tables, and who has none and why."""

    tables: list[list[int]] = msgspec.field(default_factory=list)
    resting: dict[int, str] = msgspec.field(default_factory=dict)


def swiss(
    players: Sequence[int], scores: Mapping[int, int], past: Past, apart: Iterable[frozenset[int]], seats: int
) -> Draw:
    """A round for players in the order of the standings: equals meet, as few as possible for a second time.

    Those who are `apart` never meet. Who is too many rests: of those with the fewest byes the lowest.
    """
    field = Field(list(players), scores, past, frozenset(apart))
    draw = Draw()
    for player in field.too_many(seats):
        field.players.remove(player)
        draw.resting[player] = BYE
    drawn = field.pairs() if seats == 2 else field.groups(seats)
    for table in drawn:
        if any(frozenset(pair) in field.apart for pair in combinations(table, 2)):
            draw.resting.update(dict.fromkeys(table, APART))
        else:
            draw.tables.append(seated(table, past, len(draw.tables)))
    return draw


class Field:
    """Those who are to be paired, the best first."""

    def __init__(
        self, players: list[int], scores: Mapping[int, int], past: Past, apart: frozenset[frozenset[int]]
    ) -> None:
        self.players = players
        self.scores = scores
        self.past = past
        self.apart = apart
        self.rank = {player: rank for rank, player in enumerate(players)}

    def may_meet(self, one: int, other: int) -> bool:
        """For the first time, and with both willing."""
        pair = frozenset((one, other))
        return not self.past.met[pair] and pair not in self.apart

    def lacking(self, players: Sequence[int]) -> int:
        """How many of these have nobody new to meet, if as many as possible do."""
        places = range(len(players))
        mates = [[b for b in places if a != b and self.may_meet(players[a], players[b])] for a in places]
        return most_pairs(mates).count(NOBODY)

    def too_many(self, seats: int) -> list[int]:
        """Who rests since no table of that many is left: the fewest byes, then the lowest.

        For two seats the one whose rest lets the others meet somebody new, if there is one.
        """
        count = len(self.players) % seats
        lowest = sorted(self.players, key=lambda player: (self.past.byes[player], -self.rank[player]))
        if count == 0 or seats > 2:
            return lowest[:count]
        fewest = [one for one in lowest if self.past.byes[one] == self.past.byes[lowest[0]]]
        best, least = fewest[0], len(self.players)
        for one in fewest:
            lacking = self.lacking([other for other in self.players if other != one])
            if lacking < least:
                best, least = one, lacking
            if not lacking:
                break
        return [best]

    # two seats

    def pairs(self) -> list[list[int]]:
        """From the top, each with the best rival that leaves the others as many new rivals as there can be."""
        left, found = self.players[:], []
        while left:
            one, *others = left
            lacking = self.lacking(left)
            rival = next(
                (
                    other
                    for other in sorted(others, key=lambda other: self.fit(one, other, left))
                    if self.lacking([some for some in others if some != other]) + self._again(one, other) <= lacking
                ),
                others[0],
            )
            found.append([one, rival])
            left = [some for some in others if some != rival]
        return found

    def _again(self, one: int, other: int) -> int:
        return 0 if self.may_meet(one, other) else 2

    def fit(self, one: int, other: int, left: Sequence[int]) -> tuple[object, ...]:
        """How well a rival fits, the smaller the better: willing, new, with the same score, with seats to exchange.

        Equals meet as usual in a Swiss: the first of the upper half with the first of the lower half.
        """
        pair = frozenset((one, other))
        equals = [some for some in left if self.scores[some] == self.scores[one]]
        middle = len(equals) // 2
        away = abs(equals.index(other) - middle) if other in equals else self.rank[other]
        leans = (self.past.lean(one), self.past.lean(other))
        same = leans[0] * leans[1] > 0
        return (
            pair in self.apart,
            self.past.met[pair],
            same and min(map(abs, leans)) > 1,
            -self.scores[other],
            same,
            away,
        )

    # three seats and more

    def groups(self, seats: int) -> list[list[int]]:
        """From the top, those who have met least; then people change tables while that helps."""
        left, tables = self.players[:], []
        while left:
            table = [left.pop(0)]
            while len(table) < seats:
                nearest = min(left, key=lambda other: (self.burden([*table, other]), self.rank[other]))
                table.append(nearest)
                left.remove(nearest)
            tables.append(table)
        for _ in range(PASSES):
            if not sum(self._swap(one, other) for one, other in combinations(tables, 2)):
                break
        return tables

    def burden(self, table: Sequence[int]) -> int:
        """How often people at a table have met, and much more where two do not want to."""
        return sum(self.past.met[pair] + 1000 * (pair in self.apart) for pair in map(frozenset, combinations(table, 2)))

    def _swap(self, one: list[int], other: list[int]) -> bool:
        """Exchange two players if fewer meet again by it."""
        if not self.burden(one) and not self.burden(other):
            return False
        now = self.burden(one) + self.burden(other)
        for here in range(len(one)):
            for there in range(len(other)):
                one[here], other[there] = other[there], one[here]
                if self.burden(one) + self.burden(other) < now:
                    return True
                one[here], other[there] = other[there], one[here]
        return False


def seated(table: Sequence[int], past: Past, number: int) -> list[int]:
    """The players in the order of their seats: each where they sat least; then not where they sat last.

    Where that leaves a choice the tables alternate.
    """
    turned = [*table[number % len(table) :], *table[: number % len(table)]]

    def cost(order: tuple[int, ...]) -> tuple[int, int]:
        often = sum(past.often(player, seat) for seat, player in enumerate(order))
        same = sum(past.sat.get(player, [-1])[-1] == seat for seat, player in enumerate(order))
        return often, same

    best = min(permutations(turned), key=cost)
    return list(best)


def robin_rounds(count: int) -> int:
    """Rounds in which everybody meets everybody."""
    return count - 1 + count % 2


def robin(players: Sequence[int], number: int, gone: Iterable[int], apart: Iterable[frozenset[int]]) -> Draw:
    """Round `number` (from 1) of all who began: whose rival has left rests, and so do those who do not want to meet."""
    draw, left, shy = Draw(), set(gone), set(apart)
    for pair in circle(players, number - 1):
        here = [player for player in pair if player not in left]
        if len(here) == 2 and frozenset(here) in shy:
            draw.resting.update(dict.fromkeys(here, APART))
        elif len(here) == 2:
            draw.tables.append(here)
        elif here:
            draw.resting[here[0]] = BYE if len(pair) == 1 else LEFT
    return draw


def circle(players: Sequence[int], number: int) -> list[list[int]]:
    """Pairs of a round as in Berger's tables, who begins first; with an odd number one stays alone."""
    last = len(players) - 1 + len(players) % 2
    fixed = [number % last] + ([last] if last < len(players) else [])
    pairs = [fixed if number % 2 == 0 else fixed[::-1]]
    for step in range(1, (last + 1) // 2):
        one, other = (number + step) % last, (number - step) % last
        pairs.append([one, other] if step % 2 else [other, one])
    return [[players[place] for place in pair] for pair in pairs]
