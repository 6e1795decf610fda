"""The database: migrations build what the schema says, on SQLite and on PostgreSQL; one entry a number."""

import asyncio
from collections.abc import Callable

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from skyhall.server import database
from skyhall.server.database import open_database
from skyhall.server.migrating import migrate
from skyhall.server.rows import Change, SeatRow, TableEntry, TableRow
from skyhall.server.schema import metadata
from skyhall.server.settings import Settings, read_settings
from skyhall.server.store import Store
from skyhall.server.writing import PART

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    database = str(tmp_path / "hall.db") if request.param == "sqlite" else request.getfixturevalue("make_database")()
    return Settings(database=database).database_url()


@pytest.fixture
async def store(url):
    await migrate(url)
    kept = Store(open_database(url))
    kept.start()
    yield kept
    await kept.stop()


def row(table_id):
    return TableRow(
        id=table_id,
        game="gravity-superstar",
        rules=1,
        edition="standard",
        edition_hash="0" * 32,
        options={"a": 1},
        seats=2,
        seed="s",
    )


async def test_migrations_build_the_schema(store, url):
    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)

    assert await store.database.read(differences) == []
    await migrate(url)


async def test_a_table_comes_back_as_it_was_kept(store):
    seats = [SeatRow(seat=n, kind="person", name=f"N{n}", token_hash=str(n)) for n in range(2)]
    await store.create(row("t"), seats, [TableEntry(1, "start", -1, "", None, 5)])
    assert await store.table("t") == row("t")
    assert await store.table("u") is None
    assert await store.seats_of("t") == seats
    assert await store.entries_after("t", 0) == [TableEntry(1, "start", -1, "", None, 5)]
    assert [(found.id, seat) for found, seat, _ in await store.by_tokens(["1", "7"])] == [("t", 1)]


async def test_the_thousands_of_entries_of_a_record_are_read_as_they_were_written(store):
    words = ['say "no", \\ then', "żółw ☁", ""]
    first = [
        TableEntry(n, "action", n % 2, words[n % 3], None if n % 5 else f"m{n}", 10**12 + n) for n in range(1, 2502)
    ]
    await store.create(row("t"), [SeatRow(seat=0, kind="open")], first)
    await store.create(row("u"), [SeatRow(seat=0, kind="open")], first[:3])
    assert len(first) > 2 * PART
    assert await store.entries_after("t", 0) == first
    assert await store.entries_after("t", 2499) == first[2499:]
    assert await store.entries_after("t", 2501) == await store.entries_after("none", 0) == []


async def test_of_many_entries_of_one_number_one_goes_in(store):
    await store.create(row("t"), [SeatRow(seat=0, kind="open")], [])
    changes = [
        Change(
            "t",
            TableEntry(1, "action", 0, f"w{n}", f"m{n}", 7),
            {"status": "playing", "turn": n},
            {0: {"name": f"N{n}"}},
        )
        for n in range(20)
    ]
    won = await asyncio.gather(*[store.append(change) for change in changes])
    assert won.count(True) == 1
    winner = won.index(True)
    entries = await store.entries_after("t", 0)
    assert [entry.word for entry in entries] == [f"w{winner}"]
    kept = await store.table("t")
    assert (kept.turn, kept.version, kept.changed) == (winner, 1, 7)
    assert (await store.seats_of("t"))[0].name == f"N{winner}"


async def test_a_move_id_of_a_seat_is_taken_once(store):
    await store.create(row("t"), [SeatRow(seat=0, kind="open")], [])
    assert await store.append(Change("t", TableEntry(1, "action", 0, "a", "same", 1), {}))
    assert not await store.append(Change("t", TableEntry(2, "action", 0, "b", "same", 1), {}))
    assert await store.append(Change("t", TableEntry(2, "action", 1, "b", "same", 1), {}))
    assert await store.append(Change("t", TableEntry(3, "action", 0, "c", None, 1), {}))
    assert await store.append(Change("t", TableEntry(4, "action", 0, "c", None, 1), {}))


async def test_two_nodes_cannot_take_one_number(store, url):
    await store.create(row("t"), [SeatRow(seat=0, kind="open")], [])
    other = Store(open_database(url))
    other.start()
    for number in range(1, 30):
        changes = [Change("t", TableEntry(number, "action", 0, str(n), None, 1), {}) for n in range(2)]
        won = await asyncio.gather(store.append(changes[0]), other.append(changes[1]))
        assert sorted(won) == [False, True]
    await other.stop()
    assert len(await store.entries_after("t", 0)) == 29


async def test_due_work_is_claimed_once(store):
    for name, due in (("a", 5), ("b", 20), ("c", None)):
        table = row(name)
        table.due = due
        await store.create(table, [SeatRow(seat=0, kind="open")], [])
    assert await store.due(10, 9) == [("a", 5)]
    claims = await asyncio.gather(*[store.claim("a", 5, 100) for _ in range(4)])
    assert sorted(claims) == [False, False, False, True]
    await store.all_due_now(10)
    assert sorted(await store.due(10, 9)) == [("a", 10), ("b", 10)]


async def test_the_hall_opens_again_once(store):
    assert await store.last_beat() is None
    for moment in (5, 9, 7):
        await store.beat(moment)
    assert await store.last_beat() == 9
    woken = await asyncio.gather(*[store.wake_up(9, 20 + n) for n in range(4)])
    assert sorted(woken) == [False, False, False, True]


async def test_a_rematch_is_noted_once(store):
    await store.create(row("t"), [SeatRow(seat=0, kind="open")], [])
    assert await store.set_rematch("t", "x")
    assert not await store.set_rematch("t", "y")
    assert (await store.table("t")).rematch == "x"


def test_settings_come_from_flags_then_environment_then_defaults():
    settings = read_settings({"port": 1, "host": None}, {"SKYHALL_PORT": "2", "SKYHALL_HOST": "::", "HOME": "/"})
    assert (settings.port, settings.host, settings.workers) == (1, "::", 2)
    assert Settings(database="postgres://u@h/d").database_url() == "postgresql+asyncpg://u@h/d"
    assert not Settings(database="postgresql://u@h/d").alone


async def test_a_change_that_cannot_be_written_spoils_no_other_table(store):
    for name in ("t", "u"):
        await store.create(row(name), [SeatRow(seat=0, kind="person")], [])
    entry = TableEntry(1, "start", -1, "", None, 5)
    broken = store.append(Change("t", entry, {}, {0: {"no such column": 1}}))
    whole = store.append(Change("u", entry, {}, {}))
    with pytest.raises(Exception, match="no such column"):
        await broken
    assert await whole
    assert [one.number for one in await store.entries_after("u", 0)] == [1]
    assert await store.entries_after("t", 0) == []


def put(number: int) -> Callable[[Connection], object]:
    return lambda connection: connection.exec_driver_sql(f"INSERT INTO kept VALUES ({number})")


@pytest.mark.parametrize("works", [True, False])
async def test_the_log_is_copied_beside_the_moves_and_begins_anew(tmp_path, monkeypatch, works):
    """Where it cannot be copied, moves go on all the same."""
    if not works:
        monkeypatch.setattr(database, "COPY_LOG", "PRAGMA is broken(")
    file = database.SqliteFile(f"sqlite:///{tmp_path / 'hall.db'}")
    await file.write(lambda connection: connection.exec_driver_sql("CREATE TABLE kept (n INTEGER)"))
    for number in range(database.COPIED_EVERY):
        await file.write(put(number))
    assert file.copying is not None
    await asyncio.wrap_future(file.copying)
    await file.write(put(-1))
    assert file.copying is None
    _, pages, _ = await file.read(lambda connection: connection.exec_driver_sql("PRAGMA wal_checkpoint").one())
    assert pages < 5 if works else pages > database.COPIED_EVERY
    count = await file.read(lambda connection: connection.exec_driver_sql("SELECT count(*) FROM kept").scalar())
    assert count == database.COPIED_EVERY + 1
    await file.close()
