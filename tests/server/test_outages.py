"""A disk that is full, a file that is locked, PostgreSQL or Redis that hang or are away: it is said, it does not take
long, and when it is over everything goes on."""

import asyncio
import json
import resource
import signal
import sqlite3
import time
from contextlib import closing, contextmanager

import asyncpg
import pytest

pytestmark = pytest.mark.anyio
# Generous for a busy machine, and far from the half minute that a driver waits by itself.
SOON = 20.0
# Whoever queues behind another writer of the hall runs out of patience before SQLite says that the file is locked.
LOCKED_OUT = ("locked", "slow")


class Outage:
    """A hall, a running table in it and the next move there."""

    def __init__(self, node, wait_for):
        self.node = node
        self.wait_for = wait_for
        self.table, self.ada, self.ben = node.two_people()
        self.version = self.seen()["version"]
        self.body = {"id": "click", "version": self.version, "word": "drop"}

    def seen(self):
        return self.node.get(f"/api/tables/{self.table}").json()

    def move(self):
        return self.node.post(f"/api/tables/{self.table}/moves", self.body, self.ada)

    def is_refused(self, *reasons):
        """The move is refused in time, in words without a path or an address; nobody has seen it."""
        begun = time.monotonic()
        answer = self.move()
        assert time.monotonic() - begun < SOON
        assert (answer.status_code, answer.json()["code"]) == (503, "storage"), answer.text
        text = answer.json()["text"]
        assert any(f"cannot save anything at the moment: {reason}." in text for reason in reasons), text
        assert "Nothing that was confirmed is lost." in text
        assert not {"hall.db", "127.0.0.1", "sqlite", "postgres"} & set(text.replace("/", " ").split())
        assert answer.headers["retry-after"]

    def is_known(self, *causes):
        """Health and readiness tell, at once and every time, and so do the figures."""
        self.wait_for(lambda: self.node.get("/ready").status_code == 503, "the hall to know that it is ill")
        for path, status in (("/health", 200), ("/ready", 503)):
            begun = time.monotonic()
            answer = self.node.get(path)
            assert time.monotonic() - begun < SOON
            assert answer.status_code == status
            assert answer.json()["status"] == "ill"
            assert answer.json()["ill"]["database"] in causes
        assert 'skyhall_ill{part="database"} 1.0' in self.node.get("/metrics").text

    def is_over(self):
        """The same move with the same id goes in, once; the log has told of the outage once."""
        self.wait_for(lambda: self.move().status_code == 200, "the move to go through")
        assert self.move().json()["version"] == self.version + 1
        assert self.seen()["version"] == self.version + 1
        self.wait_for(lambda: self.node.get("/ready").status_code == 200, "the hall to be well")
        assert self.node.get("/health").json()["ill"] == {}
        assert 'skyhall_ill{part="database"} 0.0' in self.node.get("/metrics").text
        lines = [json.loads(line) for line in self.node.log.read_text().splitlines() if line.startswith("{")]
        told = [line["message"] for line in lines if line["level"] in ("warning", "error")]
        assert told.count("a part fell ill") == told.count("a part is well again") == 1, told
        assert len(told) < 8, told


@pytest.fixture
def outage(make_node, wait_for):
    def make(*flags, **more):
        return Outage(make_node(*flags, **more), wait_for)

    return make


@contextmanager
def locked(node):
    """The hall's file, held by another program."""
    with closing(sqlite3.connect(node.folder / "hall.db", isolation_level=None, timeout=60)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


def limit_files(node, most):
    """No file of the hall's may grow beyond this: writing fails there as it does on a disk that takes no more."""
    _, hard = resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (most, hard))


def test_a_locked_file(outage):
    at = outage()
    with locked(at.node):
        at.is_refused("another program has locked its records", "its database does not answer")
        at.is_known(*LOCKED_OUT)
        at.is_refused("another program has locked its records", "its database does not answer")
        assert at.seen()["version"] == at.version
    at.is_over()


def test_a_disk_that_takes_no_more(outage):
    at = outage("--log-level", "warning")
    limit_files(at.node, 4096)
    at.is_refused("its disk reports errors", "its disk is full")
    at.is_known("disk", "full")
    assert at.seen()["version"] == at.version
    limit_files(at.node, resource.RLIM_INFINITY)
    at.is_over()


async def test_over_the_socket_it_is_said_and_the_move_can_be_sent_again(outage):
    at = outage()
    async with at.node.live(at.table, at.ada) as one, at.node.live(at.table, at.ben) as other:
        await one.turn()
        await other.table()
        with locked(at.node):
            answer = await one.move("drop", move_id="click")
            assert (answer["type"], answer["code"], answer["id"]) == ("refused", "storage", "click")
            assert "cannot save anything at the moment" in answer["text"]
            assert answer["version"] == at.version
        at.wait_for(lambda: at.node.get("/ready").status_code == 200, "the hall to be well")
        assert await one.move("drop", move_id="click") == {"type": "ack", "id": "click", "version": at.version + 1}
        assert (await other.at(at.version + 1))["since"] == at.version


async def test_bots_go_on_afterwards(outage):
    at = outage()
    bots = at.node.table("novice", "novice", "novice")["id"]
    async with at.node.live(bots) as watching:
        await watching.table(lambda m: m["version"] > 2)
        with locked(at.node):
            at.is_known(*LOCKED_OUT)
        await watching.table()
        version = watching.state["version"]
        await watching.table(lambda m: m["version"] > version + 3)


async def test_who_comes_to_a_table_that_cannot_be_read_is_told_to_come_again(outage, postgres_apart):
    at = outage(database=postgres_apart.make_database(), environment={"SKYHALL_IDLE_AFTER": "0"})
    at.wait_for(lambda: "skyhall_tables 0.0" in at.node.get("/metrics").text, "the table to leave memory")
    postgres_apart.stop()
    async with at.node.live(at.table, at.ada) as player:
        assert await player.closed() == 1012
    assert player.got[0]["code"] == "storage"
    postgres_apart.start()
    at.wait_for(lambda: at.node.get("/ready").status_code == 200, "the hall to be well")
    async with at.node.live(at.table, at.ada) as player:
        await player.turn()


def test_postgresql_that_hangs(outage, postgres_apart):
    at = outage(database=postgres_apart.make_database())
    postgres_apart.signal(signal.SIGSTOP)
    at.is_refused("its database does not answer")
    at.is_known("slow")
    at.is_refused("its database does not answer")
    postgres_apart.signal(signal.SIGCONT)
    at.is_over()


def test_postgresql_that_is_gone_and_comes_back(outage, postgres_apart):
    at = outage(database=postgres_apart.make_database())
    postgres_apart.stop()
    at.is_refused("its database cannot be reached")
    at.is_known("away")
    postgres_apart.start()
    at.is_over()


def test_a_lock_in_postgresql(outage, postgres_apart, wait_for):
    """What one table meets is not the database's illness: others play on."""
    at = outage(database=postgres_apart.make_database())
    other, ada, _ = at.node.two_people()

    async def hold():
        database = at.node.command[at.node.command.index("--database") + 1]
        holding = await asyncpg.connect(database)
        async with holding.transaction():
            await holding.execute("SELECT FROM tables WHERE id = $1 FOR UPDATE", at.table)
            await asyncio.to_thread(at.is_refused, "another program has locked its records")
            body = {**at.body, "version": at.node.get(f"/api/tables/{other}").json()["version"]}
            where = f"/api/tables/{other}/moves"
            await asyncio.to_thread(wait_for, lambda: at.node.post(where, body, ada).status_code == 200, "the other")
        await holding.close()

    asyncio.run(hold())
    assert at.move().json()["version"] == at.version + 1
    assert "fell ill" not in at.node.log.read_text()


@pytest.mark.parametrize("how", ["hangs", "is gone"])
def test_redis(outage, redis_apart, how, wait_for):
    """Without it moves are kept, and people on other nodes see them a little later."""
    at = outage("--redis", redis_apart.url)
    assert at.node.get("/health").json()["status"] == "ok"
    if how == "hangs":
        redis_apart.process.send_signal(signal.SIGSTOP)
    else:
        redis_apart.stop()
    wait_for(lambda: at.node.get("/health").json()["ill"] != {}, "the hall to know")
    ready = at.node.get("/ready")
    assert (ready.status_code, ready.json()["status"]) == (200, "impaired")
    assert ready.json()["ill"]["redis"] in ("slow", "away")
    assert at.move().status_code == 200
    if how == "hangs":
        redis_apart.process.send_signal(signal.SIGCONT)
    else:
        redis_apart.start()
    wait_for(lambda: at.node.get("/health").json()["status"] == "ok", "the hall to be well")
    assert at.node.log.read_text().count("a part fell ill") == 1
