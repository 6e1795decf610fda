"""To be stopped ends in a few seconds with 0, whatever hangs."""

import asyncio
import os
import signal
import sqlite3
import subprocess
from contextlib import closing

import pytest

pytestmark = pytest.mark.anyio
# The hall gives itself 8 seconds for all of it; a busy machine may need longer for its own part.
SOON = 30.0


async def ends(node) -> None:
    node.process.send_signal(signal.SIGTERM)
    assert await asyncio.to_thread(node.process.wait, SOON) == 0


def children(node) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(node.process.pid)], capture_output=True, text=True, check=False)
    return [int(pid) for pid in found.stdout.split()]


async def test_with_sockets_and_streams_that_nobody_reads(make_node):
    node = make_node()
    table, ada, ben = node.two_people()
    async with node.live(table, ada) as one, node.live(table, ben) as other:
        await one.table()
        await other.table()
        reader, writer = await asyncio.open_connection("127.0.0.1", node.port)
        writer.write(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: hall\r\n\r\n".encode())
        await reader.readline()
        _, waiting = await asyncio.open_connection("127.0.0.1", node.port)
        waiting.write(b"POST /api/tables HTTP/1.1\r\nHost: hall\r\nContent-Length: 100\r\n\r\n{")
        await waiting.drain()
        await ends(node)
        writer.close()
        waiting.close()


async def test_with_a_locked_file_and_a_move_under_way(make_node):
    node = make_node()
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as player:
        await player.turn()
        with closing(sqlite3.connect(node.folder / "hall.db", isolation_level=None, timeout=60)) as other:
            other.execute("BEGIN EXCLUSIVE")
            await player.send({"type": "move", "id": "x", "version": player.state["version"], "word": "drop"})
            await ends(node)


@pytest.mark.parametrize("move", [False, True])
async def test_while_postgresql_hangs(make_node, postgres_apart, move):
    node = make_node(database=postgres_apart.make_database())
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as player:
        await player.turn()
        postgres_apart.signal(signal.SIGSTOP)
        if move:
            await player.send({"type": "move", "id": "x", "version": player.state["version"], "word": "drop"})
        await ends(node)
    assert "Traceback" not in node.log.read_text()


async def test_while_redis_hangs(make_node, redis_apart):
    node = make_node("--redis", redis_apart.url)
    node.two_people()
    redis_apart.process.send_signal(signal.SIGSTOP)
    await ends(node)


async def test_with_a_worker_that_stands_still(make_node, wait_for):
    node = make_node("--workers", "1")
    made = node.table("me", "random", options={"first_player": 1})
    wait_for(lambda: node.get(f"/api/tables/{made['id']}").json()["version"] > 1, "the bot's first move")
    workers = children(node)
    assert workers
    for pid in workers:
        os.kill(pid, signal.SIGSTOP)
    node.table("random", "random")
    await ends(node)
    assert not [pid for pid in workers if os.path.exists(f"/proc/{pid}")]


async def test_with_a_thread_that_never_comes_back(make_node, tmp_path):
    """A read from a disk that hangs cannot be called off: the process leaves it behind."""
    (tmp_path / "sitecustomize.py").write_text(
        "import threading, time\n"
        "from concurrent.futures import ThreadPoolExecutor\n"
        "ThreadPoolExecutor(1).submit(time.sleep, 600)\n"
    )
    node = make_node(site=tmp_path)
    await ends(node)
    assert "leaving it behind" in node.log.read_text()
