"""Whole games kept as records, one for each number of seats and each way to end, replayed to their last digest."""

from pathlib import Path

import pytest

from skyhall.core.line import Walk
from skyhall.core.record import load_record
from skyhall.games.skytopia import GAME

RECORDS = sorted((Path(__file__).parent / "records").glob("*.sky"))


def test_the_records_cover_seats_and_endings() -> None:
    replays = [Walk(load_record(path), path.name) for path in RECORDS]
    for replay in replays:
        replay.to_end()
    assert {replay.record.seats for replay in replays} == {2, 3, 4}
    assert {replay.state.ending() for replay in replays} == {"deck", "limit"}
    assert any("undo" in replay.record.words for replay in replays)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    """Replayed word by word: result and digest are those that were kept"""
    record = load_record(path)
    assert record.game == GAME.name
    replay = Walk(record, path.name)
    replay.to_end()
    assert replay.state.over
    assert replay.state.digest() == record.digest
    assert " ".join(map(str, replay.state.scores())) == record.result.split(" ranks ")[0]
