"""Migrations are all or nothing: cut off anywhere, an SQLite file is as it was or as it should be, and starts again."""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from skyhall.server import migrating
from skyhall.server.migrating import MigrationError, migrate_file
from skyhall.server.schema import metadata

PURE = os.environ.get("SKYHALL_BUILD", "pure") == "pure"
ROOT = Path(__file__).parents[2]

# For statements of a migration: a copy of a file, and a child that dies just before it. What lies in one transaction is
# cut alike, so of those in the middle some stand for all; where it begins and where it ends each is tried.
CUTTER = """
import os, shutil, signal, sys
from sqlalchemy import Pool, event
from skyhall.server import migrating

start, migrations = sys.argv[1:]
migrating.MIGRATIONS = migrations


def cut_before(number):
    path = f"{start}.{number}"
    if os.path.exists(start):
        shutil.copy(start, path)
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        seen = []

        def cut(statement):
            seen.append(statement)
            if len(seen) == number + 1:
                os.kill(os.getpid(), signal.SIGKILL)

        event.listen(Pool, "connect", lambda connection, _: connection.set_trace_callback(cut))
        migrating.migrate_file(f"sqlite:///{path}")
        os.write(writer, str(len(seen)).encode())
        os._exit(0)
    os.close(writer)
    os.waitpid(child, 0)
    with os.fdopen(reader) as told:
        return told.read()


total = int(cut_before(10**6))
for number in range(total):
    if number < 8 or number >= total - 12 or number % 9 == 0:
        assert cut_before(number) == ""
        print(number)
"""
# A migration as a later one may be: a table is made anew, with others that belong to it.
REBUILD = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "9999", {head!r}


def upgrade():
    with op.batch_alter_table("tables") as table:
        table.alter_column("edition", type_=sa.String(90))
    op.execute("UPDATE tables SET edition = 'rebuilt'")
"""


def at_version(path: Path, version: str) -> None:
    """A file of an older version with a table of two entries."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = migrating._config()
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        columns = [row[1] for row in connection.exec_driver_sql("PRAGMA table_info(tables)")]
        values = ", ".join("'t'" if column == "id" else "0" for column in columns)
        connection.exec_driver_sql(f"INSERT INTO tables VALUES ({values})")
        connection.exec_driver_sql("INSERT INTO entries VALUES ('t', 1, 'start', -1, '', NULL, 5)")
        connection.exec_driver_sql("INSERT INTO entries VALUES ('t', 2, 'action', 0, 'drop', 'x', 6)")
    engine.dispose()


# The second begins with a Cyrillic letter.
ALIKE_NAMES = ("Ada", "\u0430da", "Zoë", "Łukasz")


def step(path: Path, version: str) -> None:
    """A file brought to a version as an earlier hall would have."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = migrating._config()
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()


def add(path: Path, table: str, *lines: tuple[object, ...]) -> None:
    """Rows as they are."""
    with closing(sqlite3.connect(path)) as database:
        for line in lines:
            database.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(line))})", line)
        database.commit()


def ask(path: Path, query: str) -> list:
    with closing(sqlite3.connect(path)) as database:
        return database.execute(query).fetchall()


def tables_of(path: Path) -> set[str]:
    return {name for (name,) in ask(path, "SELECT name FROM sqlite_master WHERE type = 'table'")}


def check_whole(path: Path) -> None:
    """Everything that the schema names is there."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.exec_driver_sql("PRAGMA integrity_check").all() == [("ok",)]
    engine.dispose()


def newest() -> str:
    return max(path.stem[:4] for path in Path(migrating.MIGRATIONS).glob("versions/[0-9]*.py"))


def cut_everywhere(start: Path, migrations: str) -> list[Path]:
    """The files that were cut off; last one that was not."""
    environment = {**os.environ, **({"PYTHONPATH": str(ROOT)} if PURE else {})}
    command = [sys.executable, *([] if PURE else ["-P"]), "-c", CUTTER, str(start), migrations]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    return [Path(f"{start}.{number}") for number in [*done.stdout.split(), 10**6]]


def test_a_new_file_that_is_cut_off_anywhere_is_empty_or_whole_and_starts_again(tmp_path):
    *cut, whole = cut_everywhere(tmp_path / "hall.db", migrating.MIGRATIONS)
    assert len(cut) > 20
    for path in cut:
        if path.exists():
            assert tables_of(path) in (set(), tables_of(whole))
        migrate_file(f"sqlite:///{path}")
        check_whole(path)


def test_an_upgrade_that_is_cut_off_anywhere_loses_nothing(tmp_path, monkeypatch):
    """A file of the first version, and a migration that makes a table anew on top of all there are."""
    start = tmp_path / "hall.db"
    at_version(start, "0001")
    migrations = tmp_path / "migrations"
    shutil.copytree(migrating.MIGRATIONS, migrations)
    (migrations / "versions" / "9999_rebuild.py").write_text(REBUILD.format(head=newest()))
    files = cut_everywhere(start, str(migrations))
    assert len(files) > 20
    monkeypatch.setattr(migrating, "MIGRATIONS", str(migrations))
    entries = ask(start, "SELECT * FROM entries")
    for path in files:
        state = ask(path, "SELECT version_num, edition FROM alembic_version, tables")
        assert state in ([("0001", "0")], [("9999", "rebuilt")])
        migrate_file(f"sqlite:///{path}")
        assert ask(path, "SELECT version_num, edition FROM alembic_version, tables") == [("9999", "rebuilt")]
        assert ask(path, "SELECT * FROM entries") == entries


def test_files_that_an_earlier_hall_left_half_migrated_are_completed(tmp_path):
    """It made tables one by one, each for good at once, and noted the version at the end."""
    whole = tmp_path / "whole.db"
    migrate_file(f"sqlite:///{whole}")
    made = [sql for (sql,) in ask(whole, "SELECT sql FROM sqlite_master WHERE sql NOT NULL ORDER BY rowid")]
    assert "alembic_version" in made[0]
    versions = ("", "0001", newest())
    for place, version in enumerate(versions):
        for count in range(1 + place, len(made) + 1, len(versions)):
            path = tmp_path / f"half-{version}-{count}.db"
            with closing(sqlite3.connect(path)) as database:
                for sql in made[:count]:
                    database.execute(sql)
                if version:
                    database.execute("INSERT INTO alembic_version VALUES (?)", [version])
                database.commit()
            migrate_file(f"sqlite:///{path}")
            check_whole(path)
            assert ask(path, "SELECT * FROM alembic_version") == [(newest(),)]


def test_seats_of_before_accounts_are_nobodys_and_their_secrets_still_open_them(tmp_path):
    """A copy of real rows: a table with its seats and their secrets, of the version before."""
    path = tmp_path / "hall.db"
    at_version(path, "0006")
    with closing(sqlite3.connect(path)) as database:
        database.execute("INSERT INTO seats VALUES ('t', 0, 'person', 'Ada', '', 0, 'a hash', 5)")
        database.execute("INSERT INTO seats VALUES ('t', 1, 'bot', 'adept', 'adept', 0, '', 0)")
        database.execute("INSERT INTO chat VALUES (1, 't', 0, 'Ada', 'hello', 6)")
        database.execute("INSERT INTO passes VALUES ('t', 0, 'code', 'sealed', 7)")
        database.commit()
    before = {name: ask(path, f"SELECT * FROM {name}") for name in ("tables", "seats", "entries", "chat", "passes")}
    migrate_file(f"sqlite:///{path}")
    check_whole(path)
    assert ask(path, "SELECT * FROM seats") == [(*row, "") for row in before.pop("seats")]
    assert ask(path, "SELECT * FROM chat") == [(*row, -1) for row in before.pop("chat")]
    assert {name: ask(path, f"SELECT * FROM {name}") for name in before} == before
    assert ask(path, "SELECT count(*) FROM people") == [(0,)]


def test_people_and_their_company_are_kept_on_the_way_to_now(tmp_path):
    """Copies of real rows of five versions: people before names were compared by their looks, their friends and games,
    what push services were told, a tournament in its second round, a box on the shelf, and what was said at a table."""
    path = tmp_path / "hall.db"
    at_version(path, "0010")
    add(path, "people", *[(f"p{n}", name, name.lower(), "everybody", n) for n, name in enumerate(ALIKE_NAMES)])
    add(path, "finished", ("t", "skytopia", "tuned", 2, 2, 1, "rounds", 90, 9))
    add(path, "results", ("t", 0, "p0", "", "skytopia", 9, 1, 60, 0, 1500.0, 1520.0, 90.0))
    add(path, "ratings", ("p0", "skytopia", 1520.0, 90.0, 1, 9))
    add(path, "reports", (1, "t", "skytopia", 1, "Ben", "p1", 0, "Ada", "insult", "", "[]", 5, 0))
    before = {name: ask(path, f"SELECT * FROM {name}") for name in ("finished", "results", "ratings", "reports")}
    step(path, "0011")
    # The first with a name keeps the plain form; who only looks like it keeps what was compared before.
    assert ask(path, "SELECT folded FROM people ORDER BY id") == [("ada",), ("\u0430da",), ("zoe",), ("lukasz",)]
    add(path, "friendships", ("p0", "p1", 5), ("p1", "p0", 5))
    add(path, "groups", ("g", "Friday", "p0", "skytopia", 4, 1170, "Europe/Warsaw", 5))
    add(path, "members", ("g", "p0", 5))
    add(path, "blocks", ("p0", "p2", 5))
    step(path, "0012")
    add(path, "push_keys", (1, "private", "public"))
    add(path, "subscriptions", ("s", "p0", "https://push.example/1", "key", "auth", "pl", 5))
    add(path, "notices", ("p0", "[]", 1, 1320, 420, "Europe/Warsaw"))
    company = ("friendships", "groups", "members", "blocks", "push_keys", "subscriptions", "notices", "people")
    before |= {name: ask(path, f"SELECT * FROM {name}") for name in company}
    step(path, "0013")
    what = ("skytopia", 2, "swiss", 3, "tuned", "0" * 32, "{}", 0, 600, True, True, 4, 16)
    add(path, "tournaments", ("c", "Spring Cup", "p0", *what, 0, 3600, False, "running", 2, 99, 0, 5, 0))
    add(path, "tournament_players", *[("c", n, f"p{n}", 1500 - n, 5, 0) for n in range(2)])
    add(path, "tournament_tables", ("c", 2, 0, "t", ""))
    add(path, "tournament_turns", *[("c", 2, n, 0, n, "", 0) for n in range(2)])
    add(path, "tournament_invitations", ("c", "p2", "p0", 5))
    step(path, "0014")
    add(path, "drafts", ("d", "p0", "", "skytopia", "tuned", "Mine", "{}", 3, "", 5, 6))
    add(path, "draft_versions", ("d", 1, "First", "Ada", "{}", "[]", 6))
    add(path, "chat", (1, "t", 0, "Ada", "Hello", 7))
    newer = ("tournaments", "tournament_players", "tournament_tables", "tournament_turns", "tournament_invitations")
    before |= {name: ask(path, f"SELECT * FROM {name}") for name in (*newer, "drafts", "draft_versions")}
    migrate_file(f"sqlite:///{path}")
    check_whole(path)
    assert {name: ask(path, f"SELECT * FROM {name}") for name in before} == before
    assert all(before.values())
    # What was said before there were sides was said to everybody.
    assert ask(path, "SELECT * FROM chat") == [(1, "t", 0, "Ada", "Hello", 7, -1)]
    assert ask(path, "SELECT count(*) FROM waiting_invitations") == [(0,)]


def test_a_copy_is_kept_before_an_upgrade(tmp_path):
    path = tmp_path / "hall.db"
    at_version(path, "0001")
    (tmp_path / "hall.db.copying").write_text("left by a power cut")
    migrate_file(f"sqlite:///{path}")
    (copy,) = tmp_path.glob("hall.db.*")
    assert copy.name.endswith(".version-0001")
    assert ask(copy, "SELECT * FROM alembic_version") == [("0001",)]
    assert len(ask(copy, "SELECT * FROM entries")) == 2
    assert "pulse" not in tables_of(copy)
    migrate_file(f"sqlite:///{path}")
    assert len(list(tmp_path.glob("hall.db.*.version-*"))) == 1


def test_a_new_file_needs_no_copy_and_old_copies_make_room(tmp_path):
    fresh = tmp_path / "fresh.db"
    migrate_file(f"sqlite:///{fresh}")
    assert [path.name for path in tmp_path.iterdir()] == ["fresh.db"]
    for day in range(1, 6):
        (tmp_path / f"hall.db.2020010{day}-000000.version-0001").touch()
    (tmp_path / "hall.db.mine").touch()
    at_version(tmp_path / "hall.db", "0001")
    migrate_file(f"sqlite:///{tmp_path / 'hall.db'}")
    kept = sorted(path.name for path in tmp_path.glob("hall.db.*"))
    assert kept[:2] == ["hall.db.20200104-000000.version-0001", "hall.db.20200105-000000.version-0001"]
    assert kept[2].startswith("hall.db.2")
    assert kept[3:] == ["hall.db.mine"]


def test_without_room_for_a_copy_nothing_is_changed(tmp_path):
    """The name of the copy is taken by a folder: as good as a full disk."""
    path = tmp_path / "hall.db"
    at_version(path, "0001")
    (tmp_path / "hall.db.copying").mkdir()
    with pytest.raises(
        MigrationError, match=r"hall\.db: no copy could be made before the upgrade .*nothing was changed"
    ):
        migrate_file(f"sqlite:///{path}")
    assert ask(path, "SELECT * FROM alembic_version") == [("0001",)]
    assert "pulse" not in tables_of(path)


def test_a_file_of_a_newer_hall_is_refused_in_a_sentence(tmp_path, skyhall):
    path = tmp_path / "hall.db"
    migrate_file(f"sqlite:///{path}")
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9998'")
        database.commit()
    done = skyhall("serve", "--port", "0", "--database", str(path), cwd=tmp_path)
    assert done.returncode == 2
    assert f"version 9998, made by a newer Skyhall; this one knows versions up to {newest()}" in done.stderr
    assert "Traceback" not in done.stderr


def test_servers_killed_while_they_make_their_file_start_again(make_node):
    """kill -9 some milliseconds after the file has appeared."""
    node = make_node()
    node.stop()
    dice = random.Random(1)
    for number in range(3):
        database = node.folder / f"cut-{number}.db"
        place = node.command.index("--database") + 1
        node.command[place] = str(database)
        with node.log.open("ab") as log:
            running = subprocess.Popen(node.command, stdout=log, stderr=log, env=node.environment, cwd=node.folder)
        while not database.exists():
            assert running.poll() is None
            time.sleep(0.001)
        time.sleep(dice.uniform(0, 0.1))
        running.kill()
        running.wait()
        if number:
            migrate_file(f"sqlite:///{database}")
        else:
            node.start()
            node.two_people()
            node.kill()
        check_whole(database)
