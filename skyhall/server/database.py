"""The database: SQLite with full durability, or PostgreSQL; migrated to the newest version first.

What is done with it is written as jobs on a plain SQLAlchemy connection. SQLite does them in threads, a whole
transaction at a time, so that the event loop pays once for it and never waits for the disk; PostgreSQL does them over
its asynchronous driver.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from typing import Protocol, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], T]

MIGRATION_LOCK = 728_104
READERS = 4
# SQLite's write-ahead log with every commit on the disk.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000")


class Database(Protocol):
    """Where jobs are done. `shown` is its address without a password."""

    dialect: str
    shown: str

    async def read(self, job: Job[T]) -> T:
        """Do a job that changes nothing."""
        ...

    async def write(self, job: Job[T]) -> T:
        """Do a job in a transaction of its own; what it changed is on the disk when this returns."""
        ...

    async def close(self) -> None:
        """Let go of all connections."""
        ...


class SqliteFile:
    """Threads on one file: one that writes, a few that read."""

    dialect = "sqlite"

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url, pool_size=READERS + 1, connect_args={"timeout": 30})
        self.shown = url
        self.writer = ThreadPoolExecutor(1, "skyhall-writer")
        self.readers = ThreadPoolExecutor(READERS, "skyhall-reader")
        self.writing: Connection | None = None
        event.listen(self.engine, "connect", _set_pragmas)

    async def read(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, job)

    async def write(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.writer, self._write, job)

    async def close(self) -> None:
        for threads in (self.writer, self.readers):
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
        with self.writing.begin():
            return job(self.writing)


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

        self.engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
        self.shown = self.engine.url.render_as_string(hide_password=True)

    async def read(self, job: Job[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(job)

    async def write(self, job: Job[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(job)

    async def close(self) -> None:
        await self.engine.dispose()


async def open_database(url: str) -> Database:
    """The database at an address, brought to the newest version. Nodes that start together wait for each other."""
    database = SqliteFile(url) if url.startswith("sqlite") else Postgres(url)
    try:
        await database.write(upgrade)
    except BaseException:
        await database.close()
        raise
    return database


def upgrade(connection: Connection) -> None:
    """Every migration that this database lacks."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(files("skyhall.server").joinpath("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
