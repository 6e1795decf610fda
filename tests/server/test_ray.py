"""Ray as the pool of the bots' workers."""

import asyncio
import os
import re
from pathlib import Path

import pytest

from skyhall.review.choices import choices
from skyhall.server.metrics import Metrics
from skyhall.server.raypool import RayPool
from skyhall.server.turns import Asker, Turns
from skyhall.server.worker import Question
from tests.server.test_lab import asked as asked_lab
from tests.server.test_lab import over
from tests.server.test_reviews import QUICK, kept_record, played, reviewed

pytestmark = pytest.mark.anyio
PURE = os.environ.get("SKYHALL_BUILD", "pure") == "pure"


@pytest.fixture
def cluster():
    """A real Ray cluster of one node on this machine."""
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:
        if PURE:
            patch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
        size = {"num_cpus": 2, "include_dashboard": False, "object_store_memory": 80 * 1024 * 1024}
        node = Cluster(initialize_head=True, head_node_args=size)
        yield node.address
        node.shutdown()


async def test_a_server_asks_its_cluster(make_node, cluster):
    node = make_node("--ray", cluster, environment=QUICK)
    made = node.table("me", "novice")
    async with node.live(made["id"], made["token"]) as player:
        await player.turn()
        await player.move("drop")
        await player.turn()
    log = node.get(f"/api/tables/{made['id']}/log", made["token"]).json()["steps"]
    moves = [step["seat"] for step in log if step["kind"] == "action"]
    assert 1 in moves
    figures = node.get("/metrics").text
    assert f"skyhall_bot_seconds_count {moves.count(1)}.0" in figures
    assert "skyhall_bot_failures_total 0.0" in figures
    line = played("gravity-superstar")
    table = kept_record(node, line)
    assert node.post(f"/api/tables/{table}/review").status_code == 200
    found = (await reviewed(node, table))["review"]
    assert len(found["choices"]) == len(choices(line))
    asked = int(re.search(r"^skyhall_bot_seconds_count (\d+)", node.get("/metrics").text, re.MULTILINE)[1])
    assert asked - moves.count(1) > len(found["choices"]), "the cluster judged every choice"
    study = await over(node, asked_lab(node, games=4).json()["id"], "done")
    assert (study["done"], study["total"], study["standing"]["lanes"][0]["games"]) == (4, 4, 4)
    assert node.stop() == 0


async def test_a_ray_cluster_thinks_for_bots():
    pool = RayPool("local", Metrics())
    await pool.start()
    try:
        question = Question(kind="choose", game="gravity-superstar", level="novice", seats=2, seed="x", table="t")
        answer = await pool.ask(question, Asker())
        assert answer.word
        assert answer.error == ""
        unknown = Question(kind="choose", game="gravity-superstar", level="nobody", seats=2, seed="x")
        wrong = await pool.ask(unknown, Asker())
        assert 'no bot "nobody"' in wrong.error
    finally:
        await pool.stop()


async def test_people_come_before_bots_in_a_cluster():
    """The cluster has its own queue, where nobody can be overtaken: what has to wait waits in the hall."""
    pool = RayPool("local", Metrics())
    await pool.start()
    order: list[str] = []

    async def ask(name, asker):
        question = Question(kind="choose", game="gravity-superstar", level="random", seats=2, seed="x", table="t")
        await pool.ask(question, asker)
        order.append(name)

    try:
        assert pool.turns.free >= 1
        pool.turns = Turns(1, pool.metrics)
        asking = [asyncio.create_task(ask("bots", Asker(maker="crowd", people=False))) for _ in range(20)]
        await asyncio.sleep(0)
        asking.append(asyncio.create_task(ask("person", Asker(maker="ada"))))
        await asyncio.gather(*asking)
    finally:
        await pool.stop()
    assert order.index("person") == 1
