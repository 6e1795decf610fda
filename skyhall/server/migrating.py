"""Bringing a database to the version that this hall needs: all of it or nothing, and a copy of an SQLite file first."""

import logging
import sqlite3
from importlib.resources import files
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, event, inspect, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from skyhall.core.errors import SkyhallError
from skyhall.server.copying import copy_whole, moment
from skyhall.server.shelf.schema import metadata

log = logging.getLogger("skyhall.database")
MIGRATIONS = str(files("skyhall.server").joinpath("migrations"))
MIGRATION_LOCK = 728_104
COPIES_KEPT = 3
# Seconds for PostgreSQL to answer at the start.
CONNECTS_WITHIN = 10


class MigrationError(SkyhallError):
    """A database that cannot be brought to this hall's version as it is."""


async def migrate(url: str) -> None:
    """Bring the database at an address to the newest version. Nodes that start together wait for each other."""
    if url.startswith("sqlite"):
        migrate_file(url)
        return
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(url, poolclass=NullPool, connect_args={"timeout": CONNECTS_WITHIN})
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


def upgrade(connection: Connection) -> None:
    """Every migration that this database lacks, in the caller's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    found, newest = _versions(connection)
    if found != newest:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        log.info("migrated", extra={"old": found, "new": newest})


def migrate_file(url: str) -> None:
    """An SQLite file, in one transaction: a power cut leaves it as it was or as it should be. A copy is kept first."""
    path = Path(make_url(url).database or "")
    engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": 30})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    with engine.begin() as connection:
        found, newest = _versions(connection)
        if found != newest and inspect(connection).get_table_names():
            keep_copy(path, found or "unknown")
        upgrade(connection)
        complete(connection)
        if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").all():
            raise MigrationError(f"{path}: {len(broken)} rows belong to nothing after the upgrade; nothing was changed")


def _prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """Transactions begin and end where we say, statements that make tables included (the driver would let those out).

    Foreign keys are off, as SQLite advises for changes of tables: to rebuild one would remove all that belongs to it.
    """
    assert isinstance(connection, sqlite3.Connection)
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=OFF"):
        connection.execute(f"PRAGMA {pragma}")


def complete(connection: Connection) -> None:
    """Make the tables and indexes that are missing though the version says otherwise."""
    there = inspect(connection)
    for table in metadata.sorted_tables:
        if not there.has_table(table.name):
            log.warning("a table was missing", extra={"table": table.name})
            table.create(connection)
            continue
        known = {index["name"] for index in there.get_indexes(table.name)}
        for index in table.indexes:
            if index.name not in known:
                log.warning("an index was missing", extra={"table": table.name, "index": index.name})
                index.create(connection)


def keep_copy(path: Path, version: str) -> None:
    """A copy of the file as it is, beside it; of all such copies the latest few are kept."""
    copy = path.with_name(f"{path.name}.{moment()}.version-{version}")
    partial = path.with_name(f"{path.name}.copying")
    try:
        copy_whole(path, partial)
        partial.replace(copy)
    except (sqlite3.Error, OSError) as error:
        raise MigrationError(
            f"{path}: no copy could be made before the upgrade ({error}); nothing was changed. "
            f"Make room in {path.parent} and start again."
        ) from None
    log.info("kept a copy before the upgrade", extra={"copy": str(copy)})
    for old in sorted(path.parent.glob(f"{path.name}.*.version-*"))[:-COPIES_KEPT]:
        old.unlink()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    return config


def known_versions() -> list[str]:
    """The versions of databases that this hall understands, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def _versions(connection: Connection) -> tuple[str | None, str]:
    """The version found and the newest; one that is newer than this hall is refused."""
    known = known_versions()
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise MigrationError(
            f"the database is of version {found}, made by a newer Skyhall; this one knows versions up to {known[0]}. "
            f"Run the newer one, or go back to a copy of the database from before its upgrade."
        )
    return found, known[0]
