"""A Ray cluster that thinks for bots, in place of local processes. Needs the `cluster` extra."""

import asyncio
import logging

import msgspec

from skyhall.server.metrics import Metrics
from skyhall.server.pool import GRACE, Unanswered
from skyhall.server.turns import Asker, Turns
from skyhall.server.worker import Answer, Question, Thinker

log = logging.getLogger("skyhall.pool")


def think(question: bytes) -> bytes:
    """One question in a worker of the cluster; as JSON, so that nodes of different builds understand each other."""
    return msgspec.json.encode(Thinker().answer(msgspec.json.decode(question, type=Question)))


class RayPool:
    """Questions as Ray tasks, as many at once as the cluster has processors; the cluster decides where they run."""

    def __init__(self, address: str, metrics: Metrics) -> None:
        self.address = address
        self.metrics = metrics

    async def start(self) -> None:
        """Join the cluster; `local` makes one on this machine."""
        import ray

        address = None if self.address == "local" else self.address
        await asyncio.to_thread(ray.init, address=address, log_to_driver=False, include_dashboard=False)
        self.remote = ray.remote(max_retries=2)(think)
        processors = (await asyncio.to_thread(ray.cluster_resources)).get("CPU", 1)
        self.turns = Turns(max(1, int(processors)), self.metrics)

    async def stop(self) -> None:
        """Leave the cluster."""
        import ray

        await asyncio.to_thread(ray.shutdown)

    async def ask(self, question: Question, asker: Asker) -> Answer:
        """The cluster's answer, once it is the asker's turn: what is given to the cluster cannot be overtaken there."""
        import ray

        async with self.turns.turn(asker):
            reference = self.remote.remote(msgspec.json.encode(question))
            future = asyncio.wrap_future(reference.future())
            try:
                with self.metrics.bot_seconds.time():
                    reply = await asyncio.wait_for(future, question.budget / 1000 + GRACE)
            except (TimeoutError, ray.exceptions.RayError) as error:
                self.metrics.bot_failures.inc()
                log.warning("a worker failed", extra={"kind": question.kind, "error": repr(error)})
                ray.cancel(reference, force=True)
                raise Unanswered from None
        return msgspec.json.decode(reply, type=Answer)
