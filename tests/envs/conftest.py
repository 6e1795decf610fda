"""What the tests of all faces share."""

import pytest

from skyhall.core.registry import game, games

# Every game with its fewest seats, and with one more where it has them.
TABLES = sorted({(name, seats) for name in games() for seats in game(name).seats[:2]})


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]} {table[1]}")
def table(request):
    return request.param


@pytest.fixture(params=games())
def name(request):
    return request.param
