"""Points and places (GS-44, GS-45)."""

from skyhall.core.event import Json
from skyhall.games.gravity_superstar.box.words import COLOURS
from skyhall.games.gravity_superstar.play.state import Table


def pairs(table: Table, seat: int) -> int:
    """Pairs of one colour."""
    total = 0
    for colour in range(seat * 6, seat * 6 + 6):
        total += table.owned[colour] // 2
    return total


def points(table: Table, seat: int) -> int:
    """GS-44: a star is 1, a pair 1 more, a token 1."""
    total = table.tokens[seat]
    for colour in range(seat * 6, seat * 6 + 6):
        total += table.owned[colour] + table.owned[colour] // 2
    return total


def belongings(table: Table, seats: list[int]) -> list[Json]:
    """What these seats own, for those who look on."""
    told: list[Json] = []
    for seat in seats:
        stars: dict[str, Json] = {name: table.owned[seat * 6 + colour] for colour, name in enumerate(COLOURS)}
        told.append(
            {
                "seat": seat,
                "stars": stars,
                "pairs": pairs(table, seat),
                "tokens": table.tokens[seat],
                "points": points(table, seat),
            }
        )
    return told


def scores(table: Table) -> list[int]:
    """GS-44 for every seat."""
    return [points(table, seat) for seat in range(table.setup.seats)]


def standing(table: Table) -> list[tuple[int, ...]]:
    """GS-45: most points, then fewest tokens."""
    return [(points(table, seat), -table.tokens[seat]) for seat in range(table.setup.seats)]
