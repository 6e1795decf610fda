"""Processes beside the server that read JSON lines on standard input and answer each with a line on standard output.

They end when their input ends, so none outlives the server, however the server ends.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

from skyhall.server.errors import Refused

LONGEST_LINE = 8_000_000


async def begin(module: str) -> Process:
    """Start the module of that name in the same build as this one."""
    command = [sys.executable, *(["-P"] if sys.flags.safe_path else []), "-m", module]
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)


async def exchange(process: Process, line: bytes) -> bytes:
    """The answer to a line; EOFError if the process ends first."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line + b"\n")
    await process.stdin.drain()
    answer = await process.stdout.readline()
    if not answer:
        raise EOFError("the worker ended")
    return answer


class Servant:
    """One such process and a queue before it. It is replaced when it dies or takes too long."""

    def __init__(self, module: str, patience: float, most_waiting: int) -> None:
        self.module = module
        self.patience = patience
        self.most_waiting = most_waiting
        self.process: Process | None = None
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def ask(self, line: bytes) -> bytes:
        """The answer; TimeoutError or Ended if there is none, Refused if too many wait already."""
        if self.waiting >= self.most_waiting:
            raise Refused("too_many")
        self.waiting += 1
        try:
            async with self.turn:
                return await self._exchange(line)
        finally:
            self.waiting -= 1

    async def _exchange(self, line: bytes) -> bytes:
        if self.process is None:
            self.process = await begin(self.module)
        try:
            return await asyncio.wait_for(exchange(self.process, line), self.patience)
        except EOFError:
            code = await self.process.wait()
            self.process = None
            raise Ended(code) from None
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """End the process, if there is one."""
        process, self.process = self.process, None
        if process is not None:
            await end(process)


class Ended(Exception):
    """The process ended before it answered; `code` is its exit code."""

    def __init__(self, code: int) -> None:
        super().__init__(f"exit code {code}")
        self.code = code


async def end(process: Process) -> None:
    """Kill it if it still runs."""
    if process.returncode is None:
        process.kill()
    await process.wait()
