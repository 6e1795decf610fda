"""Work that takes minutes, done after everything else by one node at a time: reviews, studies of the lab.

A piece of work is a row that a node claims for a while and renews. What was found is kept as it comes, so that who
asked may leave, and a node that stops is followed by another.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from functools import partial
from typing import Generic, Protocol, TypeVar

from skyhall.server.condition import DATABASE
from skyhall.server.hall import LEASE, Hall
from skyhall.server.rows import now
from skyhall.server.trouble import StorageTrouble

EVERY = 2.0
# Pieces that a node works on at once.
AT_ONCE = 2


class Lost(Exception):
    """Another node has taken the work over, or it was halted."""


Row = TypeVar("Row")


class Shelf(Protocol[Row]):
    """Where pieces of work lie."""

    def waiting(self, moment: int, most: int) -> Awaitable[Sequence[Row]]:
        """Those that no node works on, the one asked for first in front."""
        ...

    def keep(self, row: Row, until: int) -> Awaitable[bool]:
        """Write one and claim it until then; False if it is another's by now."""
        ...

    def release_all(self) -> Awaitable[None]:
        """After a restart of the only node nobody works on anything."""
        ...


class LongWork(ABC, Generic[Row]):
    """Of a node: looks for what is asked, for ever."""

    def __init__(self, hall: Hall, shelf: Shelf[Row], log: logging.Logger) -> None:
        self.hall = hall
        self.shelf = shelf
        self.log = log
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    @abstractmethod
    def name(self, row: Row) -> str:
        """What a piece of work is known by."""

    @abstractmethod
    async def work(self, row: Row) -> None:
        """Do it, from where it stands to the end."""

    @abstractmethod
    def fail(self, row: Row) -> None:
        """Note in the row that it failed."""

    async def start(self) -> None:
        """Take up what a stopped server left, then look for what is asked for ever."""
        if self.hall.settings.alone:
            await self.shelf.release_all()
        self.task = asyncio.create_task(self._look_for_ever())

    async def stop(self) -> None:
        """Stop; what was found and kept is gone on with later."""
        running = [*self.busy.values(), *([self.task] if self.task else [])]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _look_for_ever(self) -> None:
        while True:
            try:
                await self._begin()
            except StorageTrouble:
                await self.hall.condition.until_well(DATABASE)
            except Exception:
                self.log.exception("looking for work failed")
            self.wake.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), EVERY)

    async def _begin(self) -> None:
        """Take up as many as there is room for."""
        free = AT_ONCE - len(self.busy)
        for row in await self.shelf.waiting(now(), free) if free > 0 else []:
            if await self.shelf.keep(row, now() + LEASE):
                task = asyncio.create_task(self._see_to(row))
                self.busy[self.name(row)] = task
                task.add_done_callback(partial(self._done, self.name(row)))

    def _done(self, name: str, _task: asyncio.Task[None]) -> None:
        del self.busy[name]
        self.wake.set()

    async def _see_to(self, row: Row) -> None:
        """Do a piece of work; what goes wrong is written down, and what was found stays."""
        try:
            await self.work(row)
        except* (Lost, StorageTrouble):
            self.log.info("left to another time", extra={"work": self.name(row)})
        except* Exception as trouble:
            self.log.warning("failed", extra={"work": self.name(row), "error": repr(trouble.exceptions[0])})
            self.fail(row)
            await self.shelf.keep(row, 0)
