"""Points and places (GS-44, GS-45)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skyhall.games.gravity_superstar.state import Table


def pairs(table: "Table", seat: int) -> int:
    """Pairs of one colour."""
    total = 0
    for colour in range(seat * 6, seat * 6 + 6):
        total += table.owned[colour] // 2
    return total


def points(table: "Table", seat: int) -> int:
    """GS-44: a star is 1, a pair 1 more, a token 1."""
    total = table.tokens[seat]
    for colour in range(seat * 6, seat * 6 + 6):
        total += table.owned[colour] + table.owned[colour] // 2
    return total


def scores(table: "Table") -> list[int]:
    """GS-44 for every seat."""
    return [points(table, seat) for seat in range(table.setup.seats)]


def standing(table: "Table") -> list[tuple[int, ...]]:
    """GS-45: most points, then fewest tokens."""
    return [(points(table, seat), -table.tokens[seat]) for seat in range(table.setup.seats)]
