"""Backups while people play, and the way back; also with the power cut in the middle."""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from skyhall.core.errors import OptionsError
from skyhall.server.backups import back_up, put_back
from skyhall.server.migrating import migrate_file

pytestmark = pytest.mark.anyio
PURE = os.environ.get("SKYHALL_BUILD", "pure") == "pure"
ROOT = Path(__file__).parents[2]


def entries(path: Path) -> list:
    with closing(sqlite3.connect(path)) as database:
        return database.execute("SELECT table_id, number, word FROM entries ORDER BY 1, 2").fetchall()


async def test_a_backup_of_an_open_hall_holds_every_move_acknowledged_before_and_is_played_on(make_node, skyhall):
    node = make_node()
    table, ada, ben = node.two_people()
    database, copy = str(node.folder / "hall.db"), node.folder / "copy.db"
    async with node.live(table, ada) as one, node.live(table, ben) as other:
        await one.table()
        await other.table()
        for number in range(6):
            mover, waiting = (one, other) if one.state["ask"]["seat"] == 0 else (other, one)
            await mover.move()
            await waiting.at(mover.state["version"])
            if number == 3:
                before = one.state["version"]
                done = await asyncio.to_thread(skyhall, "backup", str(copy), "--database", database, cwd=node.folder)
                assert f"bytes: {copy}" in done.stdout
    assert sorted(path.name for path in node.folder.glob("copy*")) == ["copy.db"]
    refused = skyhall("restore", str(copy), "--database", database, cwd=node.folder)
    assert (refused.returncode, "is in use by another hall" in refused.stderr) == (2, True)
    node.kill()
    done = skyhall("restore", str(copy), "--database", database, cwd=node.folder)
    kept = re.search(r"what was there before: (\S+)", done.stdout)
    assert kept is not None
    assert len(entries(Path(kept[1]))) == one.state["version"]
    node.start()
    async with node.live(table, ada) as one, node.live(table, ben) as other:
        await one.table()
        await other.table()
        assert one.state["version"] == before
        assert (await (one if one.state["ask"]["seat"] == 0 else other).move())["type"] == "ack"


def hall_with_entries(path: Path, count: int) -> str:
    url = f"sqlite:///{path}"
    migrate_file(url)
    with closing(sqlite3.connect(path)) as database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
        database.execute(f"INSERT INTO tables VALUES ({', '.join('0' for _ in columns)})")
        rows = [("0", number, "action", 0, "w" * 100, None, 0) for number in range(count)]
        database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
        database.commit()
    return url


def test_a_folder_keeps_the_latest_backups(tmp_path):
    url = hall_with_entries(tmp_path / "hall.db", 3)
    folder = tmp_path / "far" / "backups"
    first = back_up(url, folder, 2)
    assert first.parent == folder
    first.unlink()
    for day in range(1, 6):
        (folder / f"hall-2020010{day}-000000.db").touch()
    (folder / "mine.db").touch()
    made = back_up(url, folder, 2)
    assert entries(made) == entries(tmp_path / "hall.db")
    assert sorted(path.name for path in folder.iterdir()) == ["hall-20200105-000000.db", made.name, "mine.db"]


@pytest.mark.parametrize("harm", ["text", "torn", "newer", "missing"])
def test_a_backup_that_is_not_whole_is_not_put_back(tmp_path, harm):
    url = hall_with_entries(tmp_path / "hall.db", 2000)
    backup = back_up(url, tmp_path / "copy.db", 0)
    if harm == "text":
        backup.write_text("nothing of the kind " * 500)
    elif harm == "torn":
        backup.write_bytes(backup.read_bytes()[:100_000])
    elif harm == "newer":
        with closing(sqlite3.connect(backup)) as database:
            database.execute("UPDATE alembic_version SET version_num = '9998'")
            database.commit()
    else:
        backup.unlink()
    before = entries(tmp_path / "hall.db")
    with pytest.raises(OptionsError, match=r"copy\.db: cannot be put back: "):
        put_back(url, backup)
    assert entries(tmp_path / "hall.db") == before
    assert not list(tmp_path.glob("*.replaced*"))


def test_a_broken_file_is_replaced_and_kept_with_its_log(tmp_path):
    """What a restore is for."""
    path = tmp_path / "hall.db"
    url = hall_with_entries(path, 5)
    backup = back_up(url, tmp_path / "copy.db", 0)
    path.write_text("broken")
    (tmp_path / "hall.db-wal").write_text("log")
    kept = put_back(url, backup)
    assert kept is not None
    assert kept.read_text() == "broken"
    assert kept.with_name(kept.name + "-wal").read_text() == "log"
    assert len(entries(path)) == 5
    path.unlink()
    assert put_back(url, backup) is None
    assert len(entries(path)) == 5


@pytest.mark.parametrize("delay", [0.0, 0.005])
def test_a_backup_cut_off_in_the_middle_leaves_no_half_of_one(tmp_path, delay):
    """kill -9 once the partial file is there; the hall's own file is untouched, and the next backup is whole."""
    url = hall_with_entries(tmp_path / "hall.db", 30_000)
    target = tmp_path / "copy.db"
    environment = {**os.environ, **({"PYTHONPATH": str(ROOT)} if PURE else {})}
    command = [sys.executable, *([] if PURE else ["-P"]), "-m", "skyhall", "backup", str(target), "--database"]
    running = subprocess.Popen([*command, str(tmp_path / "hall.db")], env=environment)
    while not list(tmp_path.glob("copy.db*")):
        assert running.poll() is None
        time.sleep(0.0005)
    time.sleep(delay)
    running.kill()
    running.wait()
    assert not target.exists() or len(entries(target)) == 30_000
    back_up(url, target, 0)
    assert len(entries(target)) == len(entries(tmp_path / "hall.db")) == 30_000
    assert not (tmp_path / "copy.db.partial").exists()


def test_postgresql_is_backed_up_with_its_own_tools_as_is_said(make_database, skyhall, tmp_path):
    """The commands of the message, run."""
    address = make_database()
    said = skyhall("backup", "x.db", "--database", address, cwd=tmp_path)
    assert said.returncode == 2
    dump = re.search(r"pg_dump .*? ADDRESS", said.stderr)
    restore = re.search(r"pg_restore .*? hall\.dump", said.stderr)
    assert dump
    assert restore
    psql = ["psql", "-qtA", address, "-c"]
    subprocess.run([*psql, "CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)"], check=True)
    subprocess.run(dump[0].replace("ADDRESS", address).split(), cwd=tmp_path, check=True)
    subprocess.run([*psql, "UPDATE kept SET n = 8"], check=True)
    subprocess.run(restore[0].replace("ADDRESS", address).split(), cwd=tmp_path, check=True)
    found = subprocess.run([*psql, "SELECT n FROM kept"], capture_output=True, text=True, check=True)
    assert found.stdout == "7\n"
