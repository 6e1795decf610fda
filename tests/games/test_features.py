"""What learned judgements look at: rows as long as their names, of all seats, that leave the table alone."""

from math import isfinite

import pytest

from skyhall.core.dice import seeded
from skyhall.core.registry import game, games
from skyhall.testing.play import random_position

TOLD = [name for name in games() if game(name).feature_names]


@pytest.mark.parametrize("name", TOLD)
def test_rows_have_a_number_for_every_name_at_every_stage(name):
    room = game(name)
    assert len(set(room.feature_names)) == len(room.feature_names)
    for seats in room.seats:
        state = room.new(seats, f"features {seats}")
        dice = seeded(f"features {seats}")
        stages = []
        for _ in range(8):
            if state.over:
                break
            before = state.digest()
            rows = room.features(state)
            assert [len(row) for row in rows] == [len(room.feature_names)] * seats
            assert all(isfinite(value) for row in rows for value in row)
            assert state.digest() == before
            stages.append(room.stage(state))
            state = random_position(state, dice, 25)
        assert max(stages) <= 1.0
        assert stages[0] < stages[-1]


def test_partners_have_what_their_side_has():
    """SK-130."""
    room = game("skytear")
    state = random_position(room.new(4, "partners"), seeded("partners"), 60)
    rows = room.features(state)
    assert rows[0] == rows[2]
    assert rows[1] == rows[3]
    assert rows[0] != rows[1]
    state = random_position(room.new(3, "alone"), seeded("alone"), 60)
    rows = room.features(state)
    alone = room.feature_names.index("plays alone")
    assert sorted(row[alone] for row in rows) == [0.0, 0.0, 1.0]


def test_more_of_what_wins_is_seen():
    room = game("sky-painters")
    names = room.feature_names
    rows = room.features(room.position({"players": [{"hope": 5, "spots": 6}, {"hope": 1, "spots": 2}]}))
    assert [rows[0][names.index(name)] for name in ("hope", "spots within the limit")] == [5.0, 6.0]
    assert rows[0][names.index("short of the nearest Painter")] < rows[1][names.index("short of the nearest Painter")]
