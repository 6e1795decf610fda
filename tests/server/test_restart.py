"""The server stops, by will or by a power cut; nothing acknowledged is lost and no table is stuck."""

import sqlite3

import pytest

pytestmark = pytest.mark.anyio


async def test_after_a_power_cut_everything_acknowledged_is_there(make_node):
    node = make_node()
    table, ada, ben = node.two_people()
    async with node.live(table, ada) as one, node.live(table, ben) as other:
        await one.table()
        await other.table()
        for _ in range(6):
            mover, waiting = (one, other) if one.state["ask"]["seat"] == 0 else (other, one)
            answer = await mover.move()
            await waiting.at(mover.state["version"])
        node.kill()
    node.start()
    async with node.live(table, ada, since=3) as back:
        seen = await back.next()
        assert seen["version"] == answer["version"]
        assert [step["version"] for step in seen["steps"]] == list(range(4, seen["version"] + 1))
        assert seen["view"] == one.state["view"]
        assert seen["ask"] == one.state["ask"]


async def test_after_a_power_cut_bots_go_on_by_themselves(make_node):
    node = make_node()
    made = node.table("novice", "novice", "novice")
    async with node.live(made["id"]) as watching:
        await watching.table(lambda m: m["version"] > 3)
        node.kill()
    node.start()
    async with node.live(made["id"]) as watching:
        await watching.table()
        version = watching.state["version"]
        await watching.table(lambda m: m["version"] > version + 3)


async def test_a_move_sent_again_after_a_crash_counts_once(make_node):
    node = make_node()
    table, ada, _ = node.two_people()
    version = node.get(f"/api/tables/{table}").json()["version"]
    body = {"id": "click", "version": version, "word": "drop"}
    first = node.post(f"/api/tables/{table}/moves", body, ada).json()
    node.kill()
    node.start()
    assert node.post(f"/api/tables/{table}/moves", body, ada).json() == first
    assert node.get(f"/api/tables/{table}").json()["version"] == version + 1


async def test_stopping_says_bye_and_leaves_with_zero(make_node):
    node = make_node()
    made = node.table("me", "novice")
    async with node.live(made["id"], made["token"]) as player:
        await player.turn()
        node.process.terminate()
        assert await player.closed() == 1012
    assert player.got[-1]["code"] == "shutting_down"
    assert player.got[-1]["reason"] == {"key": "hall-shutting-down", "args": {}}
    assert node.stop() == 0
    assert "Traceback" not in node.log.read_text()


def test_sqlite_keeps_every_commit(make_node):
    node = make_node()
    node.two_people()
    with sqlite3.connect(node.folder / "hall.db") as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert database.execute("SELECT count(*) FROM entries").fetchone() == (2,)


def test_a_table_of_other_rules_says_why_it_cannot_be_opened(make_node):
    node = make_node()
    table, ada, _ = node.two_people()
    node.kill()
    with sqlite3.connect(node.folder / "hall.db") as database:
        database.execute("UPDATE tables SET rules = 0")
    node.start()
    seen = node.get(f"/api/tables/{table}", ada).json()
    assert seen["view"] is None
    assert "rules version 0; this hall plays version 1" in seen["table"]["problem"]
    assert seen["table"]["reason"] == {"key": "hall-unplayable", "args": {"rules": 0, "hall": 1}}
    body = {"id": "x", "version": seen["version"], "word": "drop"}
    assert node.post(f"/api/tables/{table}/moves", body, ada).json()["code"] == "unplayable"
    assert node.get(f"/api/tables/{table}/steps").json()["code"] == "unplayable"


def test_a_short_edition_is_read_again_and_is_gone_once_its_base_has_changed(make_node):
    """A base that changes is a hall that was updated; here the text changes, which comes to the same."""
    node = make_node()
    table, ada, _ = node.two_people(edition_text='base = "standard"\nedition.name = "short"\nstars.blue = 12\n')
    node.kill()
    node.start()
    assert node.get(f"/api/tables/{table}", ada).json()["view"] is not None
    node.kill()
    with sqlite3.connect(node.folder / "hall.db") as database:
        database.execute("UPDATE editions SET text = replace(text, '12', '11')")
    node.start()
    seen = node.get(f"/api/tables/{table}", ada).json()
    assert seen["view"] is None
    assert "There is no such edition" in seen["table"]["problem"]


async def test_idle_tables_leave_memory_and_come_back(make_node, wait_for):
    node = make_node(environment={"SKYHALL_IDLE_AFTER": "0"})
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as player:
        await player.turn()
        await player.move("drop")
    wait_for(lambda: "skyhall_tables 0.0" in node.get("/metrics").text, "the table to leave memory")
    async with node.live(table) as watching:
        await watching.table()
    assert watching.state["version"] == player.state["version"]
