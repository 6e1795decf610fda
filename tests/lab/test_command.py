"""`skyhall lab` as a person meets it: a real process, its output and its exit code."""

import os
import re
import signal
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PURE = os.environ.get("SKYHALL_BUILD", "pure") == "pure"


def test_a_report_and_a_summary(tmp_path, skyhall):
    done = skyhall("lab", "skytopia", "--games", "5", "--bots", "random", "--workers", "1", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "first to play" in done.stdout
    assert "5 of 5 games; the report is in lab-skytopia.html" in done.stdout
    assert (tmp_path / "lab-skytopia.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert (tmp_path / "lab-skytopia.csv").read_text(encoding="utf-8").startswith("box,content,kind,component")
    assert (tmp_path / "lab-skytopia.json").read_text(encoding="utf-8").startswith("{")


def test_two_editions_side_by_side(tmp_path, another_box, skyhall):
    box = another_box("skytopia", **{"start_coins = 5": "start_coins = 9"})
    chosen = ["--games", "4", "--bots", "random", "--seats", "3", "--out", "both.html"]
    done = skyhall("lab", "skytopia", *chosen, "--edition", "standard", "--edition", box, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "standard" in done.stdout
    assert "another" in done.stdout
    assert "constants.start_coins" in (tmp_path / "both.html").read_text(encoding="utf-8")


def test_the_same_file_whatever_the_number_of_processes_and_after_an_interruption(tmp_path, skyhall):
    common = ["lab", "skytear", "--bots", "random"]
    skyhall(*common, "--games", "4", "--workers", "1", "--out", "whole", cwd=tmp_path)
    for more in (["--games", "2", "--workers", "1"], ["--games", "4", "--workers", "2", "--resume"]):
        done = skyhall(*common, *more, "--journal", "games.jsonl", "--out", "parts", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
    assert (tmp_path / "whole").read_bytes() == (tmp_path / "parts").read_bytes()
    assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == 5


def test_ctrl_c_reports_what_there_is(tmp_path, playing):
    """The games played before it, and the command that plays just these again."""
    terms = ["gravity-superstar", "--bots", "random", "--games", "1000000", "--workers", "2", "--out", "part.html"]
    process = playing("lab", *terms, cwd=tmp_path, games=9)
    try:
        os.killpg(process.pid, signal.SIGINT)
        output, _ = process.communicate(timeout=120)
    finally:
        if process.poll() is None:
            process.kill()
    assert process.returncode == 0, output
    assert "Stopped; the report covers the games played so far." in output
    played = re.search(r"([\d,]+) of 1,000,000 games; the report is in part.html", output).group(1).replace(",", "")
    assert f"--games {played} " in (tmp_path / "part.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess"], 'no game "chess"'),
        (["skytopia", "--bots", "expret"], 'no bot "expret" (did you mean "expert"?)'),
        (["skytopia", "--seats", "7"], "skytopia has 2 to 4 seats, not 7"),
        (["skytopia", "--edition", "a.toml"], "a.toml: cannot be read"),
        (["skytopia", "--option", "first"], 'option "first": expected NAME=VALUE'),
        (["skytopia", "--out", "no/where.html"], "--out no/where.html: expected a file in an existing folder"),
        (["skytopia", "--out", "a.csv"], "--out a.csv: expected the name of an HTML file"),
        (["skytopia", "--sweep", "mint=3"], '--sweep "mint=3": expected two to 8 different values'),
        (["skytopia", "--out", "."], "--out .: expected a file in an existing folder"),
    ],
)
def test_what_a_person_can_put_right_is_one_line(tmp_path, arguments, message, skyhall):
    done = skyhall("lab", *arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
