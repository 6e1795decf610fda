"""Clocks, told by the times of the entries; and who runs out of time is replaced by a bot."""

import sqlite3

import pytest

from skyhall.server.clock import Clock
from skyhall.server.rows import TableEntry

pytestmark = pytest.mark.anyio


def started(move, bank, bots=""):
    clock = Clock(move, bank, 2)
    clock.note(TableEntry(1, "start", -1, bots, None, 1000), -1, 0)
    return clock


def acted(clock, seat, at, played, kind="action"):
    clock.note(TableEntry(9, kind, seat, "", None, at), seat, played)


def test_a_move_within_its_time_costs_nothing():
    clock = started(10, 60)
    assert clock.runs_out(0) == 1000 + 10_000 + 60_000
    acted(clock, 0, 9_000, 1)
    assert clock.banks == [60_000, 60_000]
    assert clock.runs_out(1) == 9_000 + 70_000


def test_what_a_move_takes_beyond_comes_from_the_bank():
    clock = started(10, 60)
    acted(clock, 0, 26_000, 1)
    assert clock.banks == [45_000, 60_000]


def test_taking_back_gives_no_time_back():
    clock = started(10, 60)
    acted(clock, 0, 9_000, 1)
    acted(clock, 1, 10_000, 0, "undo")
    assert clock.runs_out(0) == 10_000 - 9_000 + 70_000
    acted(clock, 0, 14_000, 1)
    assert clock.banks == [57_000, 60_000]


def test_bots_have_no_clock():
    clock = started(10, 60, bots="1")
    assert clock.runs_out(1) is None
    acted(clock, 0, 2_000, 1)
    acted(clock, 1, 900_000, 2)
    assert clock.banks == [60_000, 60_000]
    assert clock.runs_out(0) == 900_000 + 70_000
    clock.note(TableEntry(9, "return", 1, "", None, 950_000), 1, 2)
    assert clock.runs_out(1) == 950_000 + 70_000


def test_no_clock_never_runs_out():
    assert started(0, 0).runs_out(0) is None


def test_a_pause_gives_its_time_back():
    clock = started(10, 60)
    acted(clock, 0, 2_000, 1)
    clock.note(TableEntry(9, "pause", -1, "500000", None, 505_000), 1, 1)
    assert clock.runs_out(1) == 2_000 + 500_000 + 70_000
    acted(clock, 1, 520_000, 2)
    assert clock.banks == [60_000, 60_000 - (18_000 - 10_000)]


async def test_clocks_do_not_run_while_the_hall_is_closed(make_node):
    """The hall's pulse, the table and its entries are put an hour back, as if it had been closed since."""
    node = make_node()
    table, ada, _ = node.two_people(clock={"move": 600, "bank": 0})
    before = node.get(f"/api/tables/{table}", ada).json()
    assert node.stop() == 0
    hour = 3_600_000
    with sqlite3.connect(node.folder / "hall.db") as database:
        assert database.execute("UPDATE pulse SET at = at - ?", [hour]).rowcount == 1
        database.execute("UPDATE entries SET at = at - ?", [hour])
        database.execute("UPDATE tables SET due = due - ?", [hour])
    node.start()
    async with node.live(table, ada) as player:
        await player.turn()
        ends, ended = (seen["table"]["clock"]["runs_out"] for seen in (player.state, before))
        assert 0 < ends - player.state["now"] <= ended - before["now"]
        assert ends > ended
        assert player.state["table"]["seats"][0]["level"] == ""
        assert (await player.move())["type"] == "ack"
    log = node.get(f"/api/tables/{table}/log", ada).json()["steps"]
    assert [step["kind"] for step in log] == ["start", "action"]


def test_a_twin_is_independent():
    clock = started(10, 60)
    twin = clock.twin()
    acted(twin, 0, 26_000, 1)
    assert clock.banks == [60_000, 60_000]
    assert (clock.since, clock.used) == (1000, [])


async def test_who_runs_out_of_time_is_replaced_and_may_come_back(node):
    made = node.table("me", "random", clock={"move": 1, "bank": 0})
    async with node.live(made["id"], made["token"], since=0) as player:
        update = await player.table(lambda m: any(step["kind"] == "timeout" for step in m["steps"]))
        assert update["table"]["clock"]["move"] == 1
        assert update["table"]["seats"][0]["level"] == "adept"
        assert node.post(f"/api/tables/{made['id']}/return", {}, made["token"]).status_code == 200
