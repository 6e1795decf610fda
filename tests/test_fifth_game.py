"""A game from outside, installed as a package: what the house does with its own games it does with this one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "cloud_race"


@pytest.fixture(scope="session")
def run(cloud_race, environment):
    """A Python process in which the game is installed."""
    path = os.pathsep.join([str(cloud_race), *filter(None, [environment.get("PYTHONPATH")])])

    def go(*arguments: str, cwd: Path, answers: str = "") -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=cwd,
            input=answers,
            capture_output=True,
            text=True,
            env={**environment, "PYTHONPATH": path, "XDG_DATA_HOME": str(cwd)},
            check=False,
            timeout=300,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return go


def test_its_own_tests_pass(run, tmp_path):
    run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE / "tests"), cwd=tmp_path)


def test_it_is_listed_after_the_games_of_the_house(run, tmp_path):
    listed = run("-m", "skyhall", "games", cwd=tmp_path)
    assert listed.index("Skytear") < listed.index("Cloud Race")


def test_a_broken_package_hides_no_other_game(run, tmp_path):
    facts = tmp_path / "broken-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[skyhall.games]\nbroken = no_such_module\n")
    # -c puts the folder that it runs in on the path, and what is installed there with it.
    listed = run("-c", "import sys; sys.argv[1:] = ['games']; from skyhall.cli import main; main()", cwd=tmp_path)
    assert "Skytear" in listed
    assert "Cloud Race" in listed


def test_it_is_played_at_the_terminal(run, tmp_path):
    words = ["-m", "skyhall", "play", "cloud-race", "--players", "Ada,novice", "--seed", "x", "--save", "race.sky"]
    told = run(*words, cwd=tmp_path, answers="\n".join(["why", "hint", *["1"] * 40]))
    assert "Ada: Roll the die, or play a wind?" in told
    assert "You have no Gale in your hand. (CR-2)" in told
    assert "A kite has arrived." in told
    assert "⟨" not in told
    assert "checked" in run("-m", "skyhall", "replay", "race.sky", "--step", "3", cwd=tmp_path)


def test_it_is_learned_at_the_terminal(run, tmp_path):
    answers = ["", "play breath", "play breeze", "", "1", "play breeze", "play gale", "list", "quit"]
    told = run("-m", "skyhall", "learn", "cloud-race", cwd=tmp_path, answers="\n".join(answers) + "\n")
    assert "Two clouds are not enough, and cloud 3 does nothing for you." in told
    assert "Do you remember?" in told
    assert "2 of 2 lessons done" in told
    assert "⟨" not in told


def test_bots_play_it_by_the_levels_of_the_house(run, tmp_path):
    told = run("-m", "skyhall", "simulate", "cloud-race", "--games", "6", "--bots", "novice,adept", cwd=tmp_path)
    assert "Cloud Race, 6 games" in told


def test_the_lab_reports_on_it(run, tmp_path):
    words = ["-m", "skyhall", "lab", "cloud-race", "--games", "20", "--bots", "greedy", "--out", "lab.html"]
    run(*words, cwd=tmp_path)
    report = (tmp_path / "lab.html").read_text(encoding="utf-8")
    assert "Gale" in report
    assert "Used by a seat that played the card at least once." in report
    assert "⟨" not in report


def test_it_is_an_environment(run, tmp_path):
    (tmp_path / "learn.py").write_text(
        "from pettingzoo.test import api_test\n"
        "from skyhall.envs.pettingzoo import env\n"
        "for seats in (2, 3, 4):\n"
        "    api_test(env('cloud-race', seats=seats), num_cycles=200)\n"
    )
    assert "Passed" in run("learn.py", cwd=tmp_path)


def test_nothing_of_it_is_in_the_house():
    """Adding a game changes no file outside its own folder: none of the house's files knows of it."""
    known = subprocess.run(
        ["git", "grep", "-liE", "cloud.?race", "--", "skyhall", "web/src", "tools", "setup.py", "pyproject.toml"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert known.stdout == ""
