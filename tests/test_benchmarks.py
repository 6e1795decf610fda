"""The scripts behind the server's figures run to their end and find nothing wrong; how fast is not asked here."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PURE = os.environ.get("SKYHALL_BUILD", "pure") == "pure"
FAST_ENOUGH = ["--p99", "600000"]
# A few of everything.
RUNS = {
    "clicks": ["--records", str(ROOT / "tests" / "games" / "skytear" / "records")],
    "load": ["--tables", "3", "--seconds", "2", "--every", "0.5", "--core", "1000", *FAST_ENOUGH],
    "idle": ["--tables", "8", "--words", "2", "--quiet", "0"],
    "storm": ["--tables", "12", "--calm", "2", "--seconds", "4", "--patience", "600", *FAST_ENOUGH],
    # A hall that has just opened reads its catalogues meanwhile, which is no growth.
    "fuzz": ["--count", "400", "--growth", "150"],
    "versus": [str(ROOT), "--tables", "2", "--rounds", "1", "--seconds", "1", "--every", "0.3"],
    "soak": ["--minutes", "0.1", "--tables", "4", "--pause", "0.05", "--rise", "1000"],
}


@pytest.mark.parametrize("name", RUNS)
def test_a_short_run_finds_nothing_wrong(name):
    paths = {"PYTHONPATH": str(ROOT)} if PURE else {}
    run = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / f"{name}.py"), *RUNS[name]],
        env={**os.environ, **paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-3000:]
    assert run.stdout.splitlines()[-1].endswith("yes")


def test_the_share_of_observation_and_mask_is_told_for_a_game():
    paths = {"PYTHONPATH": str(ROOT)} if PURE else {}
    few = ["--shares", "--seconds", "0.01", "--rounds", "1", "--game", "gravity-superstar"]
    run = subprocess.run(
        [sys.executable, "-P", str(ROOT / "benchmarks" / "envs.py"), *few],
        env={**os.environ, **paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-3000:]
    build = "pure Python" if PURE else "compiled"
    assert f"{build} build" in run.stdout
    row = r"\| gravity-superstar \| [\d.]+ \| [\d.]+ \| [\d.]+ \| -?\d+% \| -?\d+% \|"
    assert re.fullmatch(row, run.stdout.splitlines()[-1])


def test_a_missed_aim_is_shown_and_is_a_failure():
    paths = {"PYTHONPATH": str(ROOT / "benchmarks")}
    told = "from halls import Findings; f = Findings(); f.below('a figure', 2, 1, 'ms'); f.none('faults', []); f.end()"
    run = subprocess.run(
        [sys.executable, "-c", told], env={**os.environ, **paths}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 1
    assert "a figure  2.0 ms  < 1 ms  NO" in run.stdout
