"""Nothing that was played is lost, and nothing is played twice."""

import pytest

from skyhall.arena.fixtures import fixtures
from skyhall.arena.journal import Journal, read_journal
from skyhall.arena.play import play_fixture
from skyhall.core.errors import OptionsError


@pytest.fixture
def half_played(match, tmp_path):
    """A match that stopped after two games, in the middle of writing a third."""
    path = tmp_path / "match.jsonl"
    terms = match()
    journal = Journal(path, terms, resume=False)
    for fixture in fixtures(terms)[:2]:
        journal.add(play_fixture(terms, fixture))
    journal.close()
    with path.open("ab") as file:
        file.write(b'{"number":2,"line_up":["ran')
    return path


def test_results_are_on_the_disk_as_they_come(match, tmp_path):
    path = tmp_path / "match.jsonl"
    terms = match()
    journal = Journal(path, terms, resume=False)
    for place, fixture in enumerate(fixtures(terms)):
        journal.add(play_fixture(terms, fixture))
        assert read_journal(path) == (terms, journal.results)
        assert len(journal.results) == place + 1
    journal.close()


def test_resuming_drops_a_line_that_was_cut_off(match, half_played):
    journal = Journal(half_played, match(), resume=True)
    assert [result.number for result in journal.results] == [0, 1]
    journal.add(play_fixture(match(), fixtures(match())[2]))
    journal.close()
    assert [result.number for result in read_journal(half_played)[1]] == [0, 1, 2]


def test_resuming_may_ask_for_more_games(match, half_played):
    Journal(half_played, match(games=20), resume=True).close()
    terms, results = read_journal(half_played)
    assert terms.games == 20
    assert len(results) == 2


def test_resuming_before_anything_was_played_starts(match, tmp_path):
    journal = Journal(tmp_path / "new.jsonl", match(), resume=True)
    assert journal.results == []
    journal.close()


@pytest.mark.parametrize("changes", [{"seed": "other"}, {"bots": ["random", "greedy"]}, {"options": {"end": "expert"}}])
def test_another_match_is_not_resumed(match, half_played, changes):
    with pytest.raises(OptionsError, match="belongs to another match"):
        Journal(half_played, match(**changes), resume=True)


def test_a_file_that_is_there_is_not_overwritten(match, half_played):
    before = half_played.read_bytes()
    with pytest.raises(OptionsError, match="already exists; continue it with --resume"):
        Journal(half_played, match(), resume=False)
    assert half_played.read_bytes() == before


@pytest.mark.parametrize("text", [b"", b"hello\n", b'{"game": 3}\n'])
def test_a_file_of_something_else_is_named(match, tmp_path, text):
    path = tmp_path / "other.jsonl"
    path.write_bytes(text)
    with pytest.raises(OptionsError, match=r"other.jsonl: not a journal of the arena"):
        Journal(path, match(), resume=True)
    assert path.read_bytes() == text


def test_a_folder_that_is_not_there_is_named(match, tmp_path):
    with pytest.raises(OptionsError, match="cannot be written"):
        Journal(tmp_path / "no" / "match.jsonl", match(), resume=False)
