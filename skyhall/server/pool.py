"""Worker processes that think for bots, never on the event loop: each question has a deadline."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from typing import Protocol

import msgspec

from skyhall.server.metrics import Metrics
from skyhall.server.worker import Answer, Question

log = logging.getLogger("skyhall.pool")
# Beyond its budget a question may take this long, in seconds: for starting up, replay and a busy machine.
GRACE = 20.0
LINE = 4_000_000


class Unanswered(Exception):
    """The worker crashed or missed its deadline."""


class Pool(Protocol):
    """Something that answers questions."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def ask(self, question: Question) -> Answer: ...


class ProcessPool:
    """Local processes. One that crashes or hangs is killed and replaced; its question goes unanswered."""

    def __init__(self, size: int, metrics: Metrics) -> None:
        self.size = size
        self.metrics = metrics
        self.idle: asyncio.Queue[Process | None] = asyncio.Queue()
        self.processes: set[Process] = set()

    async def start(self) -> None:
        """Places for the workers; a process starts when its place is first needed."""
        for _ in range(self.size):
            self.idle.put_nowait(None)

    async def stop(self) -> None:
        """End all workers."""
        for process in list(self.processes):
            await self._end(process)

    async def ask(self, question: Question) -> Answer:
        """The answer of the first worker that is free."""
        self.metrics.bot_queue.inc()
        try:
            process = await self.idle.get()
        finally:
            self.metrics.bot_queue.dec()
        try:
            if process is None or process.returncode is not None:
                process = await self._begin()
            with self.metrics.bot_seconds.time():
                answer = await asyncio.wait_for(_exchange(process, question), question.budget / 1000 + GRACE)
        except BaseException as error:
            self.idle.put_nowait(None)
            if process is not None:
                await self._end(process)
            if isinstance(error, TimeoutError | OSError | EOFError | ValueError | msgspec.MsgspecError):
                self.metrics.bot_failures.inc()
                log.warning("a worker failed", extra={"kind": question.kind, "error": repr(error)})
                raise Unanswered from None
            raise
        self.idle.put_nowait(process)
        return answer

    async def _begin(self) -> Process:
        command = [sys.executable, *(["-P"] if sys.flags.safe_path else []), "-m", "skyhall.server.worker"]
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LINE)
        self.processes.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self.processes.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()


async def _exchange(process: Process, question: Question) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError("the worker ended")
    return msgspec.json.decode(line, type=Answer)
