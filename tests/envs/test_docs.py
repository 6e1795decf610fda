"""What docs/research.md says is so: its code runs, its tables are those of the games."""

import re
import runpy
import sys
from pathlib import Path

import pytest

from skyhall.core.registry import game, games
from skyhall.envs.tables import action_table, main, observation_table, tables

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = DOCS / "examples"
PAGE = (DOCS / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("example", ["random_agent.py", "learn.py"])
def test_the_page_shows_the_examples_as_they_are(example):
    assert f"```python\n{(EXAMPLES / example).read_text(encoding='utf-8').strip()}\n```" in PAGE


def test_the_page_has_the_tables_of_every_game():
    assert PAGE.endswith(main([]))


def test_tables_cover_every_index_once(name):
    room = game(name)
    for seats in room.seats:
        expected = 0
        for first, last, size in re.findall(r"^\| (\d+)(?:–(\d+))? \| (\d+) \|", observation_table(room, seats), re.M):
            assert int(first) == expected
            expected = int(last or first) + 1
            assert expected - int(first) == int(size)
        assert expected == room.observation_size(seats)
    rows = re.findall(r"^\| (\d+)(?:–(\d+))? \|", action_table(room), re.M)
    assert sum(int(last or first) - int(first) + 1 for first, last in rows) == len(room.words)
    assert main([name, str(room.seats[-1])]) == tables(name, room.seats[-1])


@pytest.mark.parametrize("name", games())
def test_the_random_agent_plays(name, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["random_agent.py", name])
    runpy.run_path(str(EXAMPLES / "random_agent.py"), run_name="__main__")
    told = capsys.readouterr().out
    assert told.startswith("player_0 ")
    assert "wins" in told or "shares the win" in told


def test_the_learner_learns(capsys):
    """In short: half of the games are won by chance; after three hundred the policy does better, as the page tells."""
    learn = runpy.run_path(str(EXAMPLES / "learn.py"))["learn"]
    shares = learn(300, report=100)
    assert len(shares) == 3
    assert shares[-1] > 0.7
    assert "300 games" in capsys.readouterr().out
    # Not to the game: where a processor rounds otherwise, another word may be chosen.
    quoted = re.findall(r"^ *[123]00 games: (\d+)% of the last 100 won", PAGE, re.M)
    assert shares == pytest.approx([int(share) / 100 for share in quoted], abs=0.15)


def test_the_lines_about_states_run():
    code = re.search(r"```python\n(import pickle.*?)```", PAGE, re.S)
    assert code is not None
    exec(code[1], {})


def test_the_names_are_those_the_page_prints(capsys):
    shown = re.search(r"```python\n([^`]*observation_names.*?)```\n\n```\n(.*?)```", PAGE, re.S)
    assert shown is not None
    exec(shown[1], {})
    assert capsys.readouterr().out == shown[2]


def test_the_lines_for_openspiel_run(capsys):
    code = re.search(r"```python\n(import pyspiel.*?)```", PAGE, re.S)
    assert code is not None
    exec(code[1], {})
    assert "position" in capsys.readouterr().out
