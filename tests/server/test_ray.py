"""Ray as the pool of the bots' workers."""

import pytest

from skyhall.server.metrics import Metrics
from skyhall.server.raypool import RayPool
from skyhall.server.worker import Question

pytestmark = pytest.mark.anyio


async def test_a_ray_cluster_thinks_for_bots():
    pool = RayPool("local", Metrics())
    await pool.start()
    try:
        question = Question(kind="choose", game="gravity-superstar", level="novice", seats=2, seed="x", table="t")
        answer = await pool.ask(question)
        assert answer.word
        assert answer.error == ""
        wrong = await pool.ask(Question(kind="choose", game="gravity-superstar", level="nobody", seats=2, seed="x"))
        assert 'no bot "nobody"' in wrong.error
    finally:
        await pool.stop()
