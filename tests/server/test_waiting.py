"""Tables where only bots play have a share of the hall: a few of each maker at once, the rest wait their turn."""

import os
import signal
import subprocess

import pytest

pytestmark = pytest.mark.anyio


def workers_of(node):
    found = subprocess.run(["pgrep", "-P", str(node.process.pid)], capture_output=True, text=True, check=True)
    return [int(pid) for pid in found.stdout.split()]


@pytest.fixture
def hall(make_node):
    """One worker, one table of bots at a time; the worker stands still, so that nothing ends by itself."""
    node = make_node("--workers", "1", "--bot-tables-per-client", "1")
    node.post(f"/api/tables/{node.table('me', 'random')['id']}/hint")
    return node


async def test_bots_wait_their_turn_and_say_so(hall):
    first = hall.table("random", "random")
    async with hall.live(first["id"]) as playing:
        await playing.table(lambda m: m["version"] > 2)
        (worker,) = workers_of(hall)
        os.kill(worker, signal.SIGSTOP)
        later = [hall.table("random", "random")["id"] for _ in range(2)]
        async with hall.live(later[0]) as second, hall.live(later[1]) as third:
            for one in (second, third):
                told = await one.table(lambda m: m["table"]["waits"])
                assert (told["version"], told["table"]["status"]) == (1, "playing")
            assert hall.get(f"/api/tables/{later[0]}").json()["table"]["waits"]
            assert not hall.get(f"/api/tables/{first['id']}").json()["table"]["waits"]
            os.kill(worker, signal.SIGCONT)
            over = {}
            for name, one in (("first", playing), ("second", second), ("third", third)):
                over[name] = await one.table(lambda m: m["table"]["status"] == "over")
                assert not over[name]["table"]["waits"]
            begins = {one["table"]["id"]: one["table"]["changed"] for one in over.values()}
            assert list(begins.values()) == sorted(begins.values())  # one after the other, the oldest first
            waited = [m["table"]["waits"] for m in third.got if m["type"] in ("snapshot", "update")]
            assert waited.index(False, waited.index(True)) > 0


async def test_people_do_not_wait_for_the_makers_bots(hall):
    bots = [hall.table("expert", "expert")["id"] for _ in range(5)]
    made = hall.table("me", "random")
    async with hall.live(made["id"], made["token"]) as player:
        for _ in range(3):
            await player.turn()
            assert not player.state["table"]["waits"]
            await player.move()
        await player.turn()
    running = [hall.get(f"/api/tables/{one}").json()["table"] for one in bots]
    assert sum(not table["waits"] for table in running) == 1


async def test_who_comes_back_to_a_table_that_waits_plays_at_once(hall):
    hall.table("expert", "expert")
    made = hall.table("me", "random", options={"first_player": 1})
    async with hall.live(made["id"], made["token"]) as player:
        await player.turn()
        hall.post(f"/api/tables/{made['id']}/leave", {"level": "random"}, made["token"])
        await player.table(lambda m: m["table"]["waits"])
        hall.post(f"/api/tables/{made['id']}/return", {}, made["token"])
        await player.table(lambda m: not m["table"]["waits"])
        await player.turn()
        await player.move()
        await player.turn()


async def test_what_waited_when_the_hall_closed_goes_on(hall):
    """Also a kill -9: what waits stands in the database."""
    ids = [hall.table("random", "random")["id"] for _ in range(4)]
    async with hall.live(ids[3]) as last:
        await last.table(lambda m: m["table"]["waits"] or m["table"]["status"] == "over")
    hall.kill()
    hall.start()
    for one in ids:
        async with hall.live(one) as watching:
            await watching.table(lambda m: m["table"]["status"] == "over")


async def test_another_node_says_so_too(make_node, make_database, redis, wait_for):
    """Each node may have taken up one of the four; the others wait, whichever they are."""
    database = make_database()
    flags = ("--redis", redis.url, "--bot-tables-per-client", "1")
    a, b = (make_node(*flags, database=database) for _ in range(2))
    tables = [a.table("expert", "expert")["id"] for _ in range(4)]

    def waiting():
        return [one for one in tables if b.get(f"/api/tables/{one}").json()["table"]["waits"]]

    wait_for(lambda: len(waiting()) >= 2, "the other node to say that two tables wait")
    async with b.live(waiting()[-1]) as watching:
        await watching.table(lambda m: m["table"]["waits"])
