"""The wheel of `make wheel` in an environment where nothing of Skyhall is, and a game played through it."""

import os
import re
import signal
import subprocess
import sys
import sysconfig
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from skyhall.testing.services import PATIENCE, free_port

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def wheel() -> Path:
    found = sorted((ROOT / "dist").glob("skyhall-*.whl"))
    assert len(found) == 1, f"expected one wheel in dist/, found {len(found)}: run make wheel"
    return found[0]


@pytest.fixture(scope="session")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the wheel; only what the wheel depends on is borrowed, and comes after it."""
    folder = tmp_path_factory.mktemp("wheel") / "env"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, str(wheel)], check=True)
    site = next((folder / "lib").glob("python*/site-packages"))
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder


@pytest.fixture(scope="session")
def environment() -> dict[str, str]:
    unwanted = ("PYTHONPATH", "SKYHALL_")
    return {**{key: value for key, value in os.environ.items() if not key.startswith(unwanted)}, "NO_COLOR": "1"}


def run(home: Path, environment: dict[str, str], *arguments: str) -> str:
    command = [str(home / "bin" / "skyhall"), *arguments]
    done = subprocess.run(
        command, cwd=home, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE * 2
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_holds_the_page_and_all_data_and_nothing_else(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = [path for path in (ROOT / "skyhall").rglob("*") if path.suffix in (".py", ".toml", ".ftl", ".css")]
    assert {str(path.relative_to(ROOT)) for path in wanted} <= names
    assert "skyhall/server/static/index.html" in names
    assert any(re.fullmatch(r"skyhall/server/static/assets/[\w.-]+\.js", name) for name in names)
    others = {name.split("/")[0] for name in names} - {"skyhall"}
    assert all(re.match(r"skyhall-.*\.dist-info|[0-9a-f]+__mypyc\..*", name) for name in others), others


def test_the_engine_in_it_is_compiled_and_is_the_one_that_plays(home, environment):
    assert "(compiled," in run(home, environment, "version")
    where = [str(home / "bin" / "python"), "-P", "-c", "import skyhall.core.state as s; print(s.__file__)"]
    found = subprocess.run(where, cwd=home, env=environment, capture_output=True, text=True, check=True).stdout
    assert found.startswith(str(home))
    assert found.strip().endswith((".so", ".pyd"))


@pytest.mark.parametrize("name", ["gravity-superstar", "skytopia", "sky-painters", "skytear"])
def test_games_are_played_in_the_terminal(home, environment, name):
    assert "games" in run(home, environment, "simulate", name, "--games", "3", "--bots", "greedy")


@pytest.fixture(scope="session")
def hall(home: Path, environment: dict[str, str]) -> Iterator[httpx.Client]:
    port = free_port()
    command = [str(home / "bin" / "skyhall"), "serve", "--port", str(port), "--database", str(home / "hall.db")]
    with (home / "log").open("wb") as log:
        running = subprocess.Popen(command, cwd=home, env=environment, stdout=log, stderr=log)
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
        end = time.monotonic() + PATIENCE
        while not answers(client):
            assert running.poll() is None, (home / "log").read_text()
            assert time.monotonic() < end, (home / "log").read_text()
            time.sleep(0.05)
        yield client
    running.send_signal(signal.SIGTERM)
    assert running.wait(timeout=PATIENCE) == 0


def answers(client: httpx.Client) -> bool:
    try:
        return client.get("/health").status_code == 200
    except httpx.TransportError:
        return False


def test_the_hall_in_it_serves_its_page(hall):
    page = hall.get("/").text
    scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert scripts
    for script in scripts:
        assert hall.get(script).status_code == 200


def test_a_whole_game_is_played_in_its_hall(hall):
    seats = [{"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "random"}]
    made = hall.post("/api/tables", json={"game": "skytopia", "seats": seats, "name": "Ada", "start": True}).json()
    end = time.monotonic() + PATIENCE
    while (seen := hall.get(f"/api/tables/{made['id']}").json())["table"]["status"] != "over":
        assert time.monotonic() < end, seen["table"]
        time.sleep(0.2)
    assert 1 in seen["table"]["result"]["ranks"]
    assert hall.get(f"/api/tables/{made['id']}/record").text.startswith("skyhall")
