"""One hall an SQLite file; a database that cannot be opened is said in a sentence."""

import os
import re
import signal
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from skyhall.core.errors import OptionsError
from skyhall.server.lock import sole_use


def start(node) -> subprocess.CompletedProcess[str]:
    """The same hall once more, on another port."""
    command = list(node.command)
    command[command.index("--port") + 1] = "0"
    return subprocess.run(command, capture_output=True, text=True, env=node.environment, timeout=120, check=False)


def test_a_second_hall_on_one_file_is_refused_and_the_first_goes_on(make_node):
    node = make_node()
    second = start(node)
    assert second.returncode == 2
    assert f"{node.folder / 'hall.db'} is in use by another hall (process {node.process.pid})" in second.stderr
    assert "--database" in second.stderr
    assert "Traceback" not in second.stderr
    assert "is open" not in second.stdout
    node.two_people()


def test_another_name_of_the_file_does_not_help(make_node):
    node = make_node()
    (node.folder / "other.db").symlink_to(node.folder / "hall.db")
    node.command[node.command.index("--database") + 1] = str(node.folder / "other.db")
    assert "is in use by another hall" in start(node).stderr


def test_the_lock_ends_with_the_process_even_if_its_workers_live_on(make_node, wait_for):
    """A worker that stands still outlives a kill -9 of its hall; the next hall opens all the same."""
    node = make_node("--workers", "1")
    made = node.table("me", "random", options={"first_player": 1})
    wait_for(lambda: node.get(f"/api/tables/{made['id']}").json()["version"] > 1, "the bot's first move")
    found = subprocess.run(["pgrep", "-P", str(node.process.pid)], capture_output=True, text=True, check=True)
    workers = [int(pid) for pid in found.stdout.split()]
    for pid in workers:
        os.kill(pid, signal.SIGSTOP)
    node.kill()
    try:
        assert all(Path(f"/proc/{pid}").exists() for pid in workers)
        node.start()
    finally:
        for pid in workers:
            os.kill(pid, signal.SIGKILL)


def test_who_only_reads_is_not_kept_out(make_node):
    node = make_node()
    node.two_people()
    with closing(sqlite3.connect(f"file:{node.folder / 'hall.db'}?mode=ro", uri=True)) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (1,)


def test_postgresql_is_for_many():
    with sole_use("postgresql+asyncpg://u@h/d"), sole_use("postgresql+asyncpg://u@h/d"):
        pass


def test_the_lock_is_free_again_after_use(tmp_path):
    url = f"sqlite:///{tmp_path / 'hall.db'}"
    with sole_use(url), pytest.raises(OptionsError, match=f"process {os.getpid()}"), sole_use(url):
        pass
    with sole_use(url):
        pass


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("text.db", r"could not start: sqlite:///.*text\.db: file is not a database"),
        ("file/hall.db", r"hall\.db: the folder cannot be made: File exists"),
        ("locked/hall.db", r"hall\.db\.lock cannot be written: Is a directory"),
        ("postgresql", r'could not start: postgresql\+asyncpg://hall@.*/nowhere: database "nowhere" does not exist'),
    ],
)
def test_a_database_that_cannot_be_opened_is_said_in_a_sentence(skyhall, tmp_path, name, said, request):
    (tmp_path / "text.db").write_text("these are not the pages you are looking for " * 99)
    (tmp_path / "file").touch()
    (tmp_path / "locked" / "hall.db.lock").mkdir(parents=True)
    there = request.getfixturevalue("postgres") + "/nowhere" if name == "postgresql" else str(tmp_path / name)
    done = skyhall("serve", "--port", "0", "--database", there, cwd=tmp_path)
    assert done.returncode == 2
    assert re.search(said, done.stderr), done.stderr
    assert "Traceback" not in done.stderr
