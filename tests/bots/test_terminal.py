"""Levels and hints as a person at the terminal meets them."""

from pathlib import Path

import pytest

from skyhall.core.record import load_record

ROOT = Path(__file__).parents[2]


def test_a_level_answers_at_the_table(tmp_path, skyhall):
    """The person's first choices are numbers; the level then plays its own turn."""
    done = skyhall(
        *("play", "gravity-superstar", "--players", "Ada,novice", "--option", "first_player=0"),
        *("--seed", "levels", "--save", "game.sky", "--no-confirm"),
        cwd=tmp_path,
        answers="1\n" * 8 + "quit\n",
    )
    assert done.returncode == 0, done.stderr
    record = load_record(tmp_path / "game.sky")
    assert record.names == ["Ada", "novice 1"]
    assert len(record.words) > 8


def test_hint_shows_numbered_choices_and_what_they_promise(tmp_path, skyhall):
    done = skyhall(
        *("play", "gravity-superstar", "--players", "Ada,Ben", "--option", "first_player=0"),
        *("--seed", "hints", "--save", "game.sky"),
        cwd=tmp_path,
        answers="\nhint\nhelp\nquit\n",
    )
    assert done.returncode == 0, done.stderr
    promised = [line for line in done.stdout.splitlines() if line.rstrip().endswith("%")]
    assert 1 <= len(promised) <= 3
    assert all(line.removeprefix("› ").split()[0].isdigit() for line in promised)
    assert "what a strong player would do" in done.stdout
    assert load_record(tmp_path / "game.sky").words == []


@pytest.mark.parametrize("bots", ["novice,greedy:samples=1", "apprentice,random"])
def test_simulate_takes_levels_and_parameters(tmp_path, bots, skyhall):
    first, second = (
        skyhall("simulate", "gravity-superstar", "--games", "2", "--bots", bots, cwd=tmp_path) for _ in range(2)
    )
    assert first.returncode == 0, first.stderr
    assert first.stdout.splitlines()[:5] == second.stdout.splitlines()[:5]
    assert bots.split(",")[0] in first.stdout
