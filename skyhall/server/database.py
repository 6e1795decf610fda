"""The database: SQLite with full durability, or PostgreSQL.

What is done with it is written as jobs on a plain SQLAlchemy connection. SQLite does them in threads, a whole
transaction at a time, so that the event loop pays once for it and never waits for the disk; PostgreSQL does them over
its asynchronous driver.
"""

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], T]

READERS = 4
# SQLite's write-ahead log with every commit on the disk. SQLite itself copies the log into the file, in the middle of a
# commit, only where it has grown to so many pages that the hall does not keep up with it.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=20000")
# Commits after which the hall has the log copied, beside what is written meanwhile.
COPIED_EVERY = 50
COPY_LOG = "PRAGMA wal_checkpoint(PASSIVE)"
# How long a job may take, in seconds; what waits for a lock or runs inside the database gives up before.
PATIENCE = 3.0
LOCKED_FOR = 2.0
RUNS_FOR = 2.5
# PostgreSQL's own limits, in ms. A node that stands still in the middle of a transaction lets go of what it holds.
SERVER_SETTINGS = {
    "lock_timeout": f"{LOCKED_FOR * 1000:.0f}",
    "statement_timeout": f"{RUNS_FOR * 1000:.0f}",
    "idle_in_transaction_session_timeout": f"{2 * PATIENCE * 1000:.0f}",
}
# A full disk has room again when there are so many bytes.
ROOM = 1_000_000


class Database(Protocol):
    """Where jobs are done. `shown` is its address without a password."""

    dialect: str
    shown: str

    def read(self, job: Job[T]) -> Awaitable[T]:
        """Do a job that changes nothing."""
        ...

    def write(self, job: Job[T]) -> Awaitable[T]:
        """Do a job in a transaction of its own; what it changed is on the disk when this returns."""
        ...

    def has_room(self) -> bool:
        """Whether there is room on the disk, as far as the hall can see."""
        ...

    async def close(self) -> None:
        """Let go of all connections."""
        ...


def insert_into(dialect: str, into: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what to do where there is something already."""
    return postgresql.insert(into) if dialect == "postgresql" else sqlite.insert(into)


def insert_new(dialect: str, into: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that passes over what is there already."""
    return insert_into(dialect, into).on_conflict_do_nothing()


class SqliteFile:
    """Threads on one file: one that writes, a few that read, and one that copies the log into the file.

    To copy it takes several writes in a row to the disk, and moves would wait for all of them. So it is done beside
    them; only what was written meanwhile is copied in the writer's own time, and then the log begins anew.
    """

    dialect = "sqlite"

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url, pool_size=READERS + 2, connect_args={"timeout": LOCKED_FOR})
        self.shown = url
        self.folder = Path(self.engine.url.database or "").absolute().parent
        self.writer = ThreadPoolExecutor(1, "skyhall-writer")
        self.readers = ThreadPoolExecutor(READERS, "skyhall-reader")
        self.copier = ThreadPoolExecutor(1, "skyhall-copier")
        self.writing: Connection | None = None
        # Commits since the log was copied last, and the copy that is being made.
        self.commits = 0
        self.copying: Future[None] | None = None
        event.listen(self.engine, "connect", _set_pragmas)

    def read(self, job: Job[T]) -> Awaitable[T]:
        return asyncio.get_running_loop().run_in_executor(self.readers, self._read, job)

    def write(self, job: Job[T]) -> Awaitable[T]:
        return asyncio.get_running_loop().run_in_executor(self.writer, self._write, job)

    def has_room(self) -> bool:
        return shutil.disk_usage(self.folder).free > ROOM

    async def close(self) -> None:
        for threads in (self.writer, self.readers, self.copier):
            await asyncio.to_thread(threads.shutdown)
        if self.writing is not None:
            self.writing.close()
        self.engine.dispose()

    def _read(self, job: Job[T]) -> T:
        with self.engine.connect() as connection:
            return job(connection)

    def _write(self, job: Job[T]) -> T:
        if self.writing is None:
            self.writing = self.engine.connect()
        self._mind_log(self.writing)
        try:
            with self.writing.begin():
                return job(self.writing)
        except DBAPIError:
            # A fresh connection next time, whatever this one thinks of the file.
            self.writing.invalidate()
            self.writing.close()
            self.writing = None
            raise

    def _mind_log(self, writing: Connection) -> None:
        """Before a job: have the log copied now and then, and begin it anew once that is done."""
        self.commits += 1
        if self.copying is None and self.commits > COPIED_EVERY:
            self.copying = self.copier.submit(self._copy_log)
        elif self.copying is not None and self.copying.done():
            self.copying, self.commits = None, 0
            _copy_log(writing)

    def _copy_log(self) -> None:
        with self.engine.connect() as connection:
            _copy_log(connection)


def _copy_log(connection: Connection) -> None:
    """What is wrong with the file is told by the next job; the log stays as it is."""
    with suppress(DBAPIError), connection.begin():
        connection.exec_driver_sql(COPY_LOG)


def _set_pragmas(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Postgres:
    """A PostgreSQL server that several nodes share. Imported here: a hall on SQLite starts sooner without it."""

    dialect = "postgresql"

    def __init__(self, url: str) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        self.engine = create_async_engine(
            url,
            pool_size=8,
            max_overflow=8,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,
            connect_args={"timeout": RUNS_FOR, "server_settings": SERVER_SETTINGS},
        )
        self.shown = self.engine.url.render_as_string(hide_password=True)

    async def read(self, job: Job[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(job)

    async def write(self, job: Job[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(job)

    def has_room(self) -> bool:
        return True

    async def close(self) -> None:
        await self.engine.dispose()


def open_database(url: str) -> Database:
    """The database at an address; it is of the newest version (`migrate` sees to that before the hall opens)."""
    return SqliteFile(url) if url.startswith("sqlite") else Postgres(url)
