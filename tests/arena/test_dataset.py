"""A data set is the same whoever played it, can be continued, and every game in it can be played again."""

import json
import sys
from collections import Counter
from zipfile import ZipFile

import pytest
from pyarrow import parquet

from skyhall.arena.dataset import arrow, fixtures
from skyhall.core.errors import OptionsError
from skyhall.core.line import Walk
from skyhall.core.record import read_record
from skyhall.core.registry import game

ROOM = game("gravity-superstar")


def test_every_seat_has_every_level_by_chance(match):
    planned = fixtures(match(bots=["a", "b", "c"], games=300))
    assert len({each.seed for each in planned}) == 300
    for seat in range(2):
        count = Counter(each.line_up[seat] for each in planned)
        assert min(count.values()) > 70
    assert fixtures(match(bots=["a", "b", "c"], games=9)) == planned[:9]


def test_a_data_set_is_continued_and_its_games_replay(tmp_path, skyhall):
    common = ["dataset", ROOM.name, "--bots", "random,greedy:samples=1", "--out", "set"]
    first = skyhall(*common, "--games", "2", "--workers", "1", cwd=tmp_path)
    assert first.returncode == 0, first.stderr
    assert "2 of 2 games: set/games.parquet, set/records.zip" in first.stdout
    again = skyhall(*common, "--games", "2", cwd=tmp_path)
    assert again.returncode == 2
    assert "set/games.jsonl: already exists; continue it with --resume" in again.stderr
    more = skyhall(*common, "--games", "6", "--resume", "--json", cwd=tmp_path)
    assert json.loads(more.stdout)["games"] == 6, more.stderr
    table = parquet.read_table(tmp_path / "set" / "games.parquet")
    about = json.loads(table.schema.metadata[b"match"])
    assert about["content"] == ROOM.edition("standard").hash
    rows = table.to_pylist()
    assert [row["number"] for row in rows] == list(range(6))
    with ZipFile(tmp_path / "set" / "records.zip") as records:
        assert len(records.namelist()) == 6
        for row, name in zip(rows, records.namelist(), strict=True):
            state = ROOM.new(2, row["seed"], {}, "standard")
            for seat, action in zip(row["seats"], row["actions"], strict=True):
                assert state.seat == seat
                state.apply(action)
            assert state.over
            assert (state.win_shares(), state.ranks(), state.scores()) == (row["shares"], row["ranks"], row["scores"])
            assert state.ending() == row["ending"]
            record = read_record(records.read(name).decode())
            Walk(record).to_end()
            assert record.names == [f"{level} {seat}" for seat, level in enumerate(row["levels"])]


def test_fewer_games_of_a_data_set_are_those_of_a_new_one_and_its_journal_keeps_all(tmp_path, skyhall):
    common = ["dataset", ROOM.name, "--bots", "random", "--workers", "1", "--json"]
    assert json.loads(skyhall(*common, "--out", "set", "--games", "4", cwd=tmp_path).stdout)["games"] == 4
    fewer = skyhall(*common, "--out", "set", "--games", "2", "--resume", cwd=tmp_path)
    assert json.loads(fewer.stdout)["games"] == 2, fewer.stderr
    assert json.loads(skyhall(*common, "--out", "new", "--games", "2", cwd=tmp_path).stdout)["games"] == 2
    found, expected = (parquet.read_table(tmp_path / name / "games.parquet") for name in ("set", "new"))
    assert found.equals(expected, check_metadata=True)
    with ZipFile(tmp_path / "set" / "records.zip") as records:
        assert len(records.namelist()) == 2
    assert len((tmp_path / "set" / "games.jsonl").read_text().splitlines()) == 1 + 4


def test_without_pyarrow_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(OptionsError, match=r"data sets need PyArrow: pip install 'skyhall\[dataset\]'"):
        arrow()
