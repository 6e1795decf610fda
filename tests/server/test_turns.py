"""Whose turn it is with the bots' workers: people first, makers in turn, bots among themselves within bounds."""

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from skyhall.server.metrics import Metrics
from skyhall.server.pool import ProcessPool
from skyhall.server.turns import Asker, Turns
from skyhall.server.worker import Question

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]


async def soon():
    """All that can go on without an answer from outside has."""
    for _ in range(10):
        await asyncio.sleep(0)


class Desk:
    """Who has had a turn, in order; each keeps its worker until it is told."""

    def __init__(self, workers):
        self.turns = Turns(workers, Metrics())
        self.served = []
        self.tasks = []
        self.done = []

    def ask(self, name, maker="", people=True):
        done = asyncio.Event()

        async def wait():
            async with self.turns.turn(Asker(maker=maker, people=people)):
                self.served.append(name)
                self.done.append(done)
                await done.wait()

        self.tasks.append(asyncio.create_task(wait()))
        return self.tasks[-1]

    async def finish(self, count=1):
        for _ in range(count):
            self.done.pop(0).set()
            await soon()

    def waiting(self):
        return self.turns.metrics.registry.get_sample_value("skyhall_bot_queue")


@pytest.mark.parametrize("workers", [1, 2])
async def test_people_come_before_a_hundred_tables_of_bots(workers):
    desk = Desk(workers)
    for number in range(100):
        desk.ask(f"bots {number}", "crowd", people=False)
    await soon()
    assert desk.served == ["bots 0"]
    desk.ask("person", "ada")
    await soon()
    if workers == 1:
        await desk.finish()
    assert desk.served[1] == "person"
    while desk.done:
        await desk.finish()
    assert len(desk.served) == 101
    assert desk.waiting() == 0


async def test_bots_among_themselves_have_half_of_the_workers():
    desk = Desk(4)
    for number in range(10):
        desk.ask(f"bots {number}", f"maker {number}", people=False)
    await soon()
    assert len(desk.served) == 2
    for number in range(10):
        desk.ask(f"person {number}", f"maker {number}")
    await soon()
    assert desk.served == ["bots 0", "bots 1", "person 0", "person 1"]
    await desk.finish(2)  # the places of the bots go to people who wait
    assert desk.served[4:] == ["person 2", "person 3"]
    assert desk.waiting() == 14


@pytest.mark.parametrize("people", [True, False])
async def test_makers_take_turns(people):
    desk = Desk(1)
    for number in range(50):
        desk.ask(f"crowd {number}", "crowd", people)
    await soon()
    desk.ask("ada 0", "ada", people)
    desk.ask("ada 1", "ada", people)
    desk.ask("ben 0", "ben", people)
    await soon()
    await desk.finish(6)
    assert desk.served == ["crowd 0", "crowd 1", "ada 0", "ben 0", "crowd 2", "ada 1", "crowd 3"]


async def test_who_leaves_the_queue_keeps_nobody_waiting():
    desk = Desk(1)
    desk.ask("first")
    gone = [desk.ask(f"gone {number}") for number in range(3)]
    desk.ask("last")
    await soon()
    for task in gone:
        task.cancel()
    await desk.finish()
    assert desk.served == ["first", "last"]
    # One is called and leaves in the same moment: its place is not lost.
    unlucky = desk.ask("unlucky")
    desk.ask("next")
    await soon()
    desk.done.pop(0).set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    unlucky.cancel()
    await soon()
    while "next" not in desk.served:
        await desk.finish()
    assert desk.turns.free == 0


async def test_a_pool_answers_a_person_before_a_hundred_bots(monkeypatch):
    if os.environ.get("SKYHALL_BUILD", "pure") == "pure":
        monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pool = ProcessPool(1, Metrics())
    order = []

    async def ask(name, asker):
        asked = Question(kind="choose", game="gravity-superstar", level="random", seats=2, seed="x", table="t")
        assert (await pool.ask(asked, asker)).word
        order.append(name)

    async with AsyncExitStack() as stack:
        stack.push_async_callback(pool.stop)
        tasks = [asyncio.create_task(ask("bots", Asker(maker="crowd", people=False))) for _ in range(100)]
        await soon()
        tasks.append(asyncio.create_task(ask("person", Asker(maker="ada"))))
        await asyncio.gather(*tasks)
    assert order.index("person") == 1
