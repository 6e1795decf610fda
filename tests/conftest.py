"""Checks that the suite runs on the build it was meant for (`make test` runs it on both)."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

from skyhall.arena.fixtures import Match
from skyhall.core import state

# The same examples every time, and no clock: a busy machine is no failure.
settings.register_profile("hall", deadline=None, derandomize=True)
settings.load_profile("hall")

# What tests write goes into memory where there is room for it: every commit of a hall waits for the disk, and what is
# proved of power cuts is proved by ending processes, which takes nothing from the system's own buffers.
MEMORY, ROOM = Path("/dev/shm"), 6 << 30


def has_room() -> bool:
    """Whether there is memory to write in, and programs may be started from there."""
    found = os.statvfs(MEMORY) if MEMORY.is_dir() else None
    return found is not None and found.f_bavail * found.f_frsize > ROOM and not found.f_flag & os.ST_NOEXEC


if "TMPDIR" not in os.environ and has_room():
    os.environ["TMPDIR"] = str(MEMORY)
    tempfile.tempdir = None

BUILD = "pure" if str(state.__file__).endswith(".py") else "compiled"


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: some tests wait for a clock, a service or a page and leave theirs idle."""
    return (os.cpu_count() or 1) + 1


def pytest_report_header() -> str:
    return f"skyhall: {BUILD} build"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--every", type=int, default=1, help="of each game's conformance cases only every so many-th")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """All cases are played on the compiled engine; that plain Python plays them alike, a sample tells."""
    seen: Counter[Path] = Counter()
    kept, left = [], []
    for item in items:
        is_case = isinstance(item, pytest.Function) and item.originalname == "test_conformance"
        (left if is_case and seen[item.path] % config.getoption("every") else kept).append(item)
        seen[item.path] += is_case
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = kept


def pytest_configure() -> None:
    wanted = os.environ.get("SKYHALL_BUILD", BUILD)
    if wanted != BUILD:
        raise pytest.UsageError(f"this is the {BUILD} build of skyhall, SKYHALL_BUILD asks for the {wanted} one")


@pytest.fixture(scope="session")
def environment() -> dict[str, str]:
    """For a process that runs the same build as the tests."""
    found = {**os.environ, "COLUMNS": "120", "NO_COLOR": "1"}
    return found | ({"PYTHONPATH": str(Path(__file__).parents[1])} if BUILD == "pure" else {})


@pytest.fixture(scope="session")
def skyhall(environment: dict[str, str]) -> Callable[..., subprocess.CompletedProcess[str]]:
    """The command as a person meets it: a real process, its output and its exit code."""

    def run(*arguments: str, cwd: Path, answers: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "skyhall", *arguments],
            cwd=cwd,
            input=answers,
            capture_output=True,
            text=True,
            env={**environment, **variables},
            check=False,
            timeout=300,
        )

    return run


@pytest.fixture(scope="session")
def cloud_race(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the game from outside is installed, as pip installs it."""
    work = tmp_path_factory.mktemp("cloud_race")
    source = shutil.copytree(Path(__file__).parents[1] / "examples" / "cloud_race", work / "source")
    folder = work / "installed"
    install = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(folder), str(source)]
    subprocess.run([sys.executable, "-m", "pip", *install], check=True, capture_output=True)
    return folder


@pytest.fixture(scope="session")
def playing(environment: dict[str, str]) -> Callable[..., subprocess.Popen[str]]:
    """A command that plays many games, as at a terminal; back once its progress tells that so many are played."""

    def begin(*arguments: str, cwd: Path, games: int) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "skyhall", *arguments],
            cwd=cwd,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**environment, "FORCE_COLOR": "1", "TERM": "xterm"},
            start_new_session=True,
        )
        assert process.stderr is not None
        told = ""
        while not any(int(played) >= games for played in re.findall(r"(\d+)/\d", told)) and process.poll() is None:
            told += process.stderr.read(1)
        return process

    return begin


@pytest.fixture
def match() -> Callable[..., Match]:
    """A quick match of bots, its terms changed as wanted."""

    def make(**changes: object) -> Match:
        terms = {
            "game": "gravity-superstar",
            "bots": ["random", "greedy:samples=1"],
            "games": 4,
            "seats": 2,
            "seed": "test",
            "options": {},
            "edition": "",
        }
        return Match(**{**terms, **changes})

    return make
