from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyhall.core.dice import LARGEST, seed_hash, seeded


def test_the_stream_is_fixed_for_ever():
    """The same on every platform and Python: records depend on it."""
    dice = seeded("skyhall")
    assert [dice.below(1000) for _ in range(8)] == [161, 855, 657, 905, 238, 218, 266, 384]
    assert dice.drawn == 8


@given(seed=st.text(), n=st.integers(1, LARGEST))
def test_numbers_stay_below(seed, n):
    dice = seeded(seed)
    assert all(0 <= dice.below(n) < n for _ in range(5))


@pytest.mark.parametrize("n", [0, -1, LARGEST + 1])
def test_a_bound_out_of_range_is_refused(n):
    with pytest.raises(ValueError, match=f"below\\({n}\\): expected a number from 1 to {LARGEST}"):
        seeded("x").below(n)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 100])
def test_numbers_are_fair(n):
    dice = seeded("fair")
    draws = 6000 * n if n < 10 else 200 * n
    counts = Counter(dice.below(n) for _ in range(draws))
    expected = draws / n
    chi = sum((counts[k] - expected) ** 2 / expected for k in range(n))
    assert chi < n + 4 * (2 * n) ** 0.5


def test_rejection_keeps_large_bounds_fair():
    """Near 2**30 a plain remainder or product would favour some numbers by a quarter."""
    dice = seeded("large")
    n = 3 * 2**28
    low = sum(dice.below(n) < n // 3 for _ in range(9000))
    assert 2800 < low < 3200


def test_a_clone_goes_its_own_way():
    dice = seeded("clone")
    dice.below(6)
    twin = dice.clone()
    ahead = [twin.below(6) for _ in range(40)]
    assert dice.drawn == 1
    assert [dice.below(6) for _ in range(40)] == ahead


def test_forks_differ_by_label_and_place_and_leave_the_stream_alone():
    dice = seeded("fork")
    first, second = dice.fork("a"), dice.fork("b")
    assert [first.below(1000) for _ in range(4)] != [second.below(1000) for _ in range(4)]
    assert dice.drawn == 0
    again = dice.fork("a")
    dice.below(2)
    assert dice.fork("a").below(1 << 29) != again.below(1 << 29)


@given(st.lists(st.integers(), max_size=30), st.text())
def test_shuffle_keeps_the_items(items, seed):
    shuffled = items[:]
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_shuffles_are_fair():
    dice = seeded("shuffle")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        dice.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


@given(st.lists(st.integers(), min_size=1, max_size=20, unique=True), st.data())
def test_samples_are_of_the_items(items, data):
    k = data.draw(st.integers(0, len(items)))
    drawn = seeded("sample").sample(items, k)
    assert len(set(drawn)) == k
    assert set(drawn) <= set(items)


def test_the_hash_of_a_seed_does_not_open_its_dice():
    assert seed_hash("a") != seed_hash("b")
    assert len(seed_hash("a")) == 64
    assert seeded("a").key.hex() != seed_hash("a")
