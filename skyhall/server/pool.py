"""Worker processes that think for bots, never on the event loop: each question has a deadline."""

import asyncio
import logging
from asyncio.subprocess import Process
from typing import Protocol

import msgspec

from skyhall.server import process as beside
from skyhall.server.metrics import Metrics
from skyhall.server.turns import Asker, Turns
from skyhall.server.worker import Answer, Question

log = logging.getLogger("skyhall.pool")
# Beyond its budget a question may take this long, in seconds: for starting up, replay and a busy machine.
GRACE = 20.0
MODULE = "skyhall.server.worker"


class Unanswered(Exception):
    """The worker crashed or missed its deadline."""


class Pool(Protocol):
    """Something that answers questions."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def ask(self, question: Question, asker: Asker) -> Answer: ...


class ProcessPool:
    """Local processes. One that crashes or hangs is killed and replaced; its question goes unanswered."""

    def __init__(self, size: int, metrics: Metrics) -> None:
        self.metrics = metrics
        self.turns = Turns(size, metrics)
        # One for each turn; None is a place where a process starts when it is first needed.
        self.idle: list[Process | None] = [None] * size
        self.processes: set[Process] = set()

    async def start(self) -> None:
        """Nothing to do yet."""

    async def stop(self) -> None:
        """End all workers."""
        for process in list(self.processes):
            await self._end(process)

    async def ask(self, question: Question, asker: Asker) -> Answer:
        """The answer of a worker, once it is the asker's turn."""
        async with self.turns.turn(asker):
            process = self.idle.pop()
            try:
                if process is None or process.returncode is not None:
                    process = await self._begin()
                with self.metrics.bot_seconds.time():
                    answer = await asyncio.wait_for(_exchange(process, question), question.budget / 1000 + GRACE)
            except BaseException as error:
                self.idle.append(None)
                if process is not None:
                    await self._end(process)
                if isinstance(error, TimeoutError | OSError | EOFError | ValueError | msgspec.MsgspecError):
                    self.metrics.bot_failures.inc()
                    log.warning("a worker failed", extra={"kind": question.kind, "error": repr(error)})
                    raise Unanswered from None
                raise
            self.idle.append(process)
            return answer

    async def _begin(self) -> Process:
        process = await beside.begin(MODULE)
        self.processes.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self.processes.discard(process)
        await beside.end(process)


async def _exchange(process: Process, question: Question) -> Answer:
    return msgspec.json.decode(await beside.exchange(process, msgspec.json.encode(question)), type=Answer)
