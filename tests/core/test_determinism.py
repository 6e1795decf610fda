"""The same game everywhere: any hash seed, any order of games in one process, any supported Python."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import mypy_extensions
import pytest

from skyhall.core.dice import seeded
from skyhall.core.line import Walk
from skyhall.core.record import load_record
from skyhall.core.registry import game, games
from skyhall.testing import random_game

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests" / "games").glob("*/records/*.sky"))

DIGESTS = """
import sys
from skyhall.core.dice import seeded
from skyhall.core.registry import game, games
for name in games():
    state = game(name).new(game(name).seats[-1], "everywhere")
    dice = seeded("movers")
    while state.seat >= 0:
        actions = state.actions()
        state.push(actions[dice.below(len(actions))])
    print(name, state.digest())
"""

REPLAY = """
import sys
from pathlib import Path
from skyhall.core.line import Walk
from skyhall.core.record import load_record
for path in sys.argv[1:]:
    print(Walk(load_record(Path(path)), path).to_end().digest())
"""


def output(python: str, code: str, *arguments: str, **environment: str) -> str:
    done = subprocess.run(
        [python, "-c", code, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_any_hash_seed():
    found = {output(sys.executable, DIGESTS, PYTHONHASHSEED=seed, PYTHONPATH=str(ROOT)) for seed in ("0", "1", "4242")}
    assert len(found) == 1
    assert len(found.pop().splitlines()) == len(games())


@pytest.mark.parametrize("name", games())
def test_games_interleaved_in_one_process(name):
    """Two games played turn by turn come out as when played one after the other."""
    room = game(name)
    seats = room.seats[-1]
    alone = []
    for seed in ("one", "two"):
        state = room.new(seats, seed)
        random_game(state, seeded(seed))
        alone.append(state.digest())
    states = [room.new(seats, "one"), room.new(seats, "two")]
    dice = [seeded("one"), seeded("two")]
    while not all(state.over for state in states):
        for state, movers in zip(states, dice, strict=True):
            random_game(state, movers, 1)
    assert [state.digest() for state in states] == alone


def interpreters() -> list[str]:
    """Every supported Python that runs here, on PATH or under pyenv (whose names on PATH may lead nowhere)."""
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = []
    for version in ("3.11", "3.12", "3.13"):
        name = f"python{version}"
        for path in [shutil.which(name), *map(str, sorted(versions.glob(f"{version}*/bin/{name}")))]:
            if path and subprocess.run([path, "-c", ""], capture_output=True, check=False).returncode == 0:
                found.append(path)
                break
    return found or [sys.executable]


@pytest.mark.parametrize("python", interpreters(), ids=lambda path: Path(path).name)
def test_records_replay_in_pure_python_on_every_version(python, tmp_path):
    """Besides the standard library the kernel and the rules need one small file, so a bare interpreter will do."""
    shutil.copy(mypy_extensions.__file__, tmp_path)
    digests = [load_record(path).digest for path in RECORDS]
    assert digests
    path = os.pathsep.join([str(ROOT), str(tmp_path)])
    assert output(python, REPLAY, *map(str, RECORDS), PYTHONPATH=path).split() == digests


def test_records_replay_in_this_build():
    for path in RECORDS:
        Walk(load_record(path), str(path)).to_end()
