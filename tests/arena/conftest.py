import pytest

from skyhall.arena.play import Result


@pytest.fixture
def result():
    """A result by the places of those who played."""

    def make(line_up, ranks, number=0):
        seats = len(ranks)
        first = ranks.count(1)
        shares = [1 / first if rank == 1 else 0.0 for rank in ranks]
        ones = [1] * seats
        times = [0.1] * seats
        return Result(number, line_up, "seed", shares, ranks, ones, "stars", 9, ones, times, times, [])

    return make
