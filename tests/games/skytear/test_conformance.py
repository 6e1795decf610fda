"""The conformance kit over all options, and whole games kept as records."""

from pathlib import Path

import pytest

from skyhall.core.record import Replay, read_record
from skyhall.games.skytear import GAME
from skyhall.testing import cases, check_case, check_vocabulary

RECORDS = sorted((Path(__file__).parent / "records").glob("*.sky"))


def test_vocabulary():
    """Section 6: 482 words."""
    check_vocabulary(GAME)
    assert len(GAME.words) == 482


@pytest.mark.parametrize("case", cases(GAME, most=20), ids=str)
def test_conformance(case):
    check_case(GAME, case, looks=4)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games(path):
    """Games that end by nexus, by victory card, by both at once and by the turn limit replay to their digest."""
    state = Replay(read_record(path.read_text(encoding="utf-8"))).to_end()
    assert state.over
    if path.stem in ("nexus", "victory", "both", "limit"):
        assert state.ending() == path.stem


def test_every_ending_is_recorded():
    assert {"nexus", "victory", "both", "limit"} <= {path.stem for path in RECORDS}
