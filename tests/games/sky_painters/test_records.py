"""Whole games, replayed to their last position: every way a game can end, every variant."""

from pathlib import Path

import pytest

from skyhall.core.line import Walk
from skyhall.core.record import load_record
from skyhall.games.sky_painters.play.state import Table

RECORDS = Path(__file__).parent / "records"
ENDINGS = {
    "star": "star",
    "star-four": "star",
    "firmament": "firmament",
    "efficiency": "efficiency",
    "efficiency-four": "efficiency",
    "forced-landing": "efficiency",
    "duel-star": "star",
    "duel-firmament": "firmament",
    "duel-draw": "draw",
    "standstill": "standstill",
    "no-moves": "no_moves",
    "house-rules": "efficiency",
}


def test_every_record_is_named_here() -> None:
    assert {path.stem for path in RECORDS.glob("*.sky")} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_record(name: str) -> None:
    """SP-32, SP-33, SP-36 to SP-39, SP-46, SP-47: the digest of the last position is part of the record"""
    record = load_record(RECORDS / f"{name}.sky")
    table = Walk(record).to_end()
    assert isinstance(table, Table)
    assert table.over
    assert table.how == ENDINGS[name]
    assert table.digest() == record.digest


@pytest.mark.parametrize("name", ["star", "firmament"])
def test_a_recorded_instant_win(name: str) -> None:
    """SP-32, SP-33: the winner holds the leader and what it takes"""
    table = Walk(load_record(RECORDS / f"{name}.sky")).to_end()
    assert isinstance(table, Table)
    assert table.leader == table.winner == table.active
    assert len(table.painters[table.winner]) >= 5 or table.blocks[table.winner] == 9
    assert table.ranks()[table.winner] == 1
