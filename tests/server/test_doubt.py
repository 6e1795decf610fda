"""What the database says of itself, and what a node does when it cannot know what became of a change."""

import asyncio
import sqlite3

import pytest
from sqlalchemy import create_engine
from sqlalchemy.exc import DBAPIError

from skyhall.server import attendance, hall, minding, moving, rows, seating
from skyhall.server.errors import Refused
from skyhall.server.messages import Hello, Move
from skyhall.server.opened import Sitter, Watcher, hash_token
from skyhall.server.requests import SeatPlan
from skyhall.server.seating import HouseWish
from skyhall.server.trouble import StorageTrouble, why_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def game(desk):
    """A running table, who decides there, and the move."""
    plan = [SeatPlan(kind="me"), SeatPlan(kind="open")]
    options = {"first_player": 0}
    made = await seating.create(
        desk.hall, "gravity-superstar", plan, "Ada", options, "", "", False, (0, 0), "", HouseWish()
    )
    table = await desk.hall.open(made.id)
    await seating.join(desk.hall, table, "Ben", None)
    await seating.start(desk.hall, table, "random")
    return table, Sitter(0, hash_token(made.token)), Move(id="click", version=table.live.version, word="drop")


class Silent:
    """The writes go through, but nobody hears of it until told."""

    def __init__(self, desk, monkeypatch):
        self.answers = asyncio.Event()
        self.written = asyncio.Event()
        self.inner = desk.database.inner.write
        monkeypatch.setattr(desk.database.inner, "write", self.write)

    async def write(self, job):
        done = await self.inner(job)
        self.written.set()
        await self.answers.wait()
        return done


async def test_a_move_that_was_kept_though_nobody_heard_is_shown_and_counts_once(desk, game, monkeypatch):
    table, ada, move = game
    monkeypatch.setattr(minding, "PATIENCE", 2)
    Silent(desk, monkeypatch)
    watching = Watcher(table, 1, Hello(since=table.live.version))
    table.watchers.add(watching)
    with pytest.raises(StorageTrouble, match="its database does not answer"):
        await moving.move(desk.hall, table, ada, move)
    monkeypatch.setattr(minding, "PATIENCE", 60)  # what comes now may take its time on a busy machine
    assert (table.live.version, table.doubtful) == (move.version, True)
    with pytest.raises(Refused, match="The table has moved on"):
        await moving.move(desk.hall, table, ada, Move(id="other", version=move.version, word="rotate left"))
    async with asyncio.timeout(60):
        await watching.wake.wait()
    assert (table.live.version, table.doubtful) == (move.version + 1, False)
    assert await moving.move(desk.hall, table, ada, move) == move.version + 1
    assert [entry.word for entry in await desk.hall.store.entries_after(table.id, move.version)] == ["drop"]


async def test_who_leaves_while_the_move_is_written_does_not_hide_it_from_the_others(desk, game, monkeypatch):
    table, ada, move = game
    silent = Silent(desk, monkeypatch)
    moving_away = asyncio.create_task(moving.move(desk.hall, table, ada, move))
    await silent.written.wait()
    moving_away.cancel()
    await asyncio.wait({moving_away})
    assert (table.live.version, table.doubtful) == (move.version, True)
    silent.answers.set()
    async with asyncio.timeout(60):
        await asyncio.gather(*desk.hall.settling)
    assert (table.live.version, table.doubtful) == (move.version + 1, False)


async def test_a_table_is_not_unplayable_because_its_edition_could_not_be_read(desk, game, monkeypatch):
    """What passes by itself must not be remembered as what is wrong with the table."""

    async def fails(*_):
        raise StorageTrouble("away")

    monkeypatch.setattr(desk.hall, "edition", fails)
    table = game[0]
    with pytest.raises(StorageTrouble):
        await desk.hall.fresh(table.live.row, table.live.seats)


async def test_clocks_get_the_time_back_in_which_nothing_could_be_saved(desk, monkeypatch):
    """As if the pulse had not been written for a minute."""
    plan = [SeatPlan(kind="me"), SeatPlan(kind="open")]
    made = await seating.create(
        desk.hall, "gravity-superstar", plan, "Ada", {}, "", "", False, (30, 0), "", HouseWish()
    )
    table = await desk.hall.open(made.id)
    await seating.join(desk.hall, table, "Ben", None)
    await seating.start(desk.hall, table, "random")
    for module in (hall, attendance):
        monkeypatch.setattr(module, "now", lambda: rows.now() + 60_000)
    await desk.attendance._mind_clock(table)
    await desk.hall.look_around()
    await desk.attendance._mind_clock(table)
    kinds = [entry.kind for entry in await desk.hall.store.entries_after(table.id, 0)]
    assert kinds == ["join", "start", "pause"]
    last = (await desk.hall.store.entries_after(table.id, 2))[0]
    assert 55_000 < int(last.word) < 70_000
    assert table.live.seats[table.live.turn].level == ""


async def test_a_file_that_may_not_grow_is_full(desk, game):
    """SQLite's own limit behaves as a disk without room; the next connection has none."""
    table, ada, move = game

    def no_more_room(connection):
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    await desk.database.inner.write(no_more_room)
    with pytest.raises(StorageTrouble, match="its disk is full"):
        await desk.hall.store.add_edition("0" * 32, "skytear", "large", "x" * 100_000, 1)
    await desk.database.prove()
    assert await moving.move(desk.hall, table, ada, move) == move.version + 1


def error_of(file: str, statement: str) -> DBAPIError:
    """What SQLAlchemy raises for a statement on a file."""
    engine = create_engine(f"sqlite:///file:{file}&uri=true", connect_args={"timeout": 0})
    with pytest.raises(DBAPIError) as caught, engine.connect() as connection:
        connection.exec_driver_sql(statement)
    engine.dispose()
    return caught.value


def test_causes_are_told_apart(tmp_path):
    good, text = tmp_path / "good.db", tmp_path / "text.db"
    with sqlite3.connect(good) as database:
        database.execute("CREATE TABLE t (x)")
    text.write_text("these are not the pages you are looking for " * 99)
    assert why_of(error_of(f"{good}?mode=ro", "INSERT INTO t VALUES (1)")) == "readonly"
    assert why_of(error_of(f"{text}?mode=rw", "SELECT * FROM t")) == "damaged"
    assert why_of(error_of(f"{tmp_path}/none/x.db?mode=rw", "SELECT 1")) == "away"
    assert why_of(error_of(f"{good}?mode=rw", "SELECT * FROM nothing")) == ""
    assert why_of(TimeoutError()) == "slow"
    assert why_of(ConnectionRefusedError()) == "away"
    assert why_of(ValueError()) == ""
