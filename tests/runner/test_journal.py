"""Nothing that was played is lost, and nothing is played twice."""

import pytest

from skyhall.arena.fixtures import Match, fixtures, sealed
from skyhall.arena.play import Result, play_fixture
from skyhall.core.errors import OptionsError
from skyhall.core.registry import game
from skyhall.runner import Journal, read_journal


@pytest.fixture
def half_played(match, tmp_path):
    """A match that stopped after two games, in the middle of writing a third."""
    path = tmp_path / "match.jsonl"
    terms = match()
    journal = Journal(path, terms, Result, resume=False)
    for fixture in fixtures(terms)[:2]:
        journal.add(play_fixture(terms, fixture))
    journal.close()
    with path.open("ab") as file:
        file.write(b'{"number":2,"line_up":["ran')
    return path


def test_results_are_on_the_disk_as_they_come(match, tmp_path):
    path = tmp_path / "match.jsonl"
    terms = match()
    journal = Journal(path, terms, Result, resume=False)
    for place, fixture in enumerate(fixtures(terms)):
        journal.add(play_fixture(terms, fixture))
        assert read_journal(path, Match, Result) == (terms, journal.results)
        assert len(journal.results) == place + 1
    journal.close()


def test_resuming_drops_a_line_that_was_cut_off(match, half_played):
    journal = Journal(half_played, match(), Result, resume=True)
    assert [result.number for result in journal.results] == [0, 1]
    journal.add(play_fixture(match(), fixtures(match())[2]))
    journal.close()
    assert [result.number for result in read_journal(half_played, Match, Result)[1]] == [0, 1, 2]


def test_resuming_may_ask_for_more_games(match, half_played):
    Journal(half_played, match(games=20), Result, resume=True).close()
    terms, results = read_journal(half_played, Match, Result)
    assert terms.games == 20
    assert len(results) == 2


def test_resuming_before_anything_was_played_starts(match, tmp_path):
    journal = Journal(tmp_path / "new.jsonl", match(), Result, resume=True)
    assert journal.results == []
    journal.close()


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"seed": "other"}, 'seed was "test", now it is "other"'),
        ({"bots": ["random", "greedy"]}, 'bots was .*samples=1"], now it is .*"greedy"]'),
        ({"options": {"end": "expert"}}, 'options was {}, now it is {"end":"expert"}'),
        ({"content": "0" * 32}, 'content was "", now it is "0{32}"'),
    ],
)
def test_another_match_is_not_resumed(match, half_played, changes, told):
    before = half_played.read_bytes()
    with pytest.raises(OptionsError, match=f"match.jsonl: belongs to other games: {told}$"):
        Journal(half_played, match(**changes), Result, resume=True)
    assert half_played.read_bytes() == before


def test_a_box_that_was_changed_is_another_match(match, tmp_path):
    """The same file name with other content: what was played with it is not mixed with what would be now."""
    source = game("gravity-superstar").edition_path("standard").read_text(encoding="utf-8")
    box = tmp_path / "box.toml"
    box.write_text(source.replace("end_stars = 8", "end_stars = 9", 1), encoding="utf-8")
    Journal(tmp_path / "m.jsonl", sealed(match(edition=str(box))), Result, resume=False).close()
    Journal(tmp_path / "m.jsonl", sealed(match(edition=str(box), games=9)), Result, resume=True).close()
    box.write_text(source, encoding="utf-8")
    with pytest.raises(OptionsError, match=r"belongs to other games: content was \"[0-9a-f]{32}\", now it is"):
        Journal(tmp_path / "m.jsonl", sealed(match(edition=str(box))), Result, resume=True)


def test_without_a_file_nothing_is_written_and_nothing_resumed(match):
    journal = Journal(None, match(), Result, resume=False)
    journal.add(play_fixture(match(), fixtures(match())[0]))
    journal.close()
    assert len(journal.results) == 1
    with pytest.raises(OptionsError, match="--resume: expected --journal FILE"):
        Journal(None, match(), Result, resume=True)


def test_a_file_that_is_there_is_not_overwritten(match, half_played):
    before = half_played.read_bytes()
    with pytest.raises(OptionsError, match="already exists; continue it with --resume"):
        Journal(half_played, match(), Result, resume=False)
    assert half_played.read_bytes() == before


@pytest.mark.parametrize("text", [b"", b"hello\n", b'{"game": 3}\n'])
def test_a_file_of_something_else_is_named(match, tmp_path, text):
    path = tmp_path / "other.jsonl"
    path.write_bytes(text)
    with pytest.raises(OptionsError, match=r"other.jsonl: not a journal of such games"):
        Journal(path, match(), Result, resume=True)
    assert path.read_bytes() == text


def test_a_folder_that_is_not_there_is_named(match, tmp_path):
    with pytest.raises(OptionsError, match="cannot be written"):
        Journal(tmp_path / "no" / "match.jsonl", match(), Result, resume=False)
