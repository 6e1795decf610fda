"""A database under care: its troubles have names, nobody waits long for it, and it is known whether it works."""

import asyncio
import logging
from collections.abc import Awaitable
from time import monotonic
from typing import TypeVar

from sqlalchemy import Connection, literal, select, update

from skyhall.server.condition import DATABASE, RECORDS, Condition
from skyhall.server.database import PATIENCE, Database, Job, insert_new
from skyhall.server.rows import now
from skyhall.server.schema import PROBE, pulse
from skyhall.server.trouble import DAMAGED, FULL, SLOW, StorageTrouble, why_of

T = TypeVar("T")

log = logging.getLogger("skyhall.database")
# Seconds between two looks at an ill database.
AGAIN = 0.5
# For so many seconds a write that went through is proof enough.
FRESH = 2.0


class MindedDatabase:
    """What one job meets may be its own; a probe says whether the database is ill.

    While it is, jobs are refused at once instead of waiting in turn, and probes find out when it is well again.
    """

    def __init__(self, inner: Database, condition: Condition) -> None:
        self.inner = inner
        self.condition = condition
        self.dialect = inner.dialect
        self.shown = inner.shown
        # Why it cannot be read or written; empty while it can.
        self.unreadable = ""
        self.unwritable = ""
        # What the job met after which the database is examined.
        self.suspected = ""
        self.proved = monotonic()
        self.examining: asyncio.Task[None] | None = None
        self.verdict = asyncio.Event()
        # For what was given up and has not ended yet.
        self.left: set[asyncio.Task[None]] = set()

    async def read(self, job: Job[T]) -> T:
        if self.unreadable:
            raise StorageTrouble(self.unreadable)
        try:
            return await self._within(self.inner.read(job))
        except StorageTrouble as trouble:
            self._suspect(trouble)
            raise

    async def write(self, job: Job[T]) -> T:
        if self.unwritable:
            raise StorageTrouble(self.unwritable)
        try:
            done = await self._within(self.inner.write(job))
        except StorageTrouble as trouble:
            self._suspect(trouble)
            raise
        self.proved = monotonic()
        return done

    def has_room(self) -> bool:
        return self.inner.has_room()

    async def close(self) -> None:
        if self.examining is not None:
            self.examining.cancel()
        await self.inner.close()

    async def prove(self) -> None:
        """Find out how it is, unless that is known; the condition tells afterwards."""
        if self.examining is None and monotonic() - self.proved > FRESH:
            self._examine(None)
        if self.examining is not None:
            await self.verdict.wait()

    async def _within(self, doing: Awaitable[T]) -> T:
        """What a job gives, in bounded time, with its troubles named. How one ends that took too long nobody knows."""
        task = asyncio.ensure_future(doing)
        try:
            await asyncio.wait({task}, timeout=PATIENCE)
        except asyncio.CancelledError:
            self._leave(task)
            raise
        if not task.done():
            self._leave(task)
            # That it takes long is no news where more is known.
            raise StorageTrouble(self.unwritable or self.suspected or SLOW)
        try:
            return task.result()
        except Exception as error:
            why = why_of(error)
            if not why:
                raise
            raise StorageTrouble(why) from error

    def _leave(self, task: "asyncio.Future[T]") -> None:
        """It ends when it can; what comes of it is of no interest."""
        task.cancel()
        waiting = asyncio.create_task(_outlive(task))
        self.left.add(waiting)
        waiting.add_done_callback(self.left.discard)

    def _suspect(self, trouble: StorageTrouble) -> None:
        if trouble.why == DAMAGED:
            self.condition.fell_ill(RECORDS, trouble.why, trouble.__cause__)
        elif self.examining is None:
            self._examine(trouble)

    def _examine(self, trouble: StorageTrouble | None) -> None:
        self.verdict.clear()
        self.examining = asyncio.create_task(self._until_well(trouble))
        self.examining.add_done_callback(self._examined)

    def _examined(self, _task: "asyncio.Task[None]") -> None:
        self.examining = None
        self.verdict.set()

    async def _until_well(self, trouble: StorageTrouble | None) -> None:
        self.suspected = trouble.why if trouble else ""
        found = await self._probe()
        if found is None and trouble is not None:
            log.warning("a job failed", extra={"why": trouble.why, "error": repr(trouble.__cause__)})
        while found is not None:
            self.condition.fell_ill(DATABASE, found.why, found.__cause__)
            self.verdict.set()
            await asyncio.sleep(AGAIN)
            found = await self._probe()
        self.suspected = ""
        self.condition.recovered(DATABASE)

    async def _probe(self) -> StorageTrouble | None:
        """Read and write a little; what is wrong, if anything is."""
        try:
            await self._within(self.inner.read(_read))
        except StorageTrouble as trouble:
            self.unreadable = self.unwritable = trouble.why
            return trouble
        self.unreadable = ""
        try:
            # A page may still fit where a move would not.
            if self.unwritable == FULL and not self.inner.has_room():
                raise StorageTrouble(FULL)
            await self._within(self.inner.write(_write))
        except StorageTrouble as trouble:
            self.unwritable = trouble.why
            return trouble
        self.unwritable = ""
        self.proved = monotonic()
        return None


async def _outlive(task: "asyncio.Future[T]") -> None:
    await asyncio.wait({task})
    if not task.cancelled():
        task.exception()


def _read(connection: Connection) -> None:
    connection.execute(select(literal(1)).select_from(pulse)).all()


def _write(connection: Connection) -> None:
    """A row of its own in the pulse's table: what is the same as before might not be written at all."""
    if connection.execute(update(pulse).where(pulse.c.id == PROBE).values(at=now())).rowcount == 0:
        connection.execute(insert_new(connection.dialect.name, pulse).values(id=PROBE, at=now()))
