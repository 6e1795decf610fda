"""Opening the database: SQLite with full durability, or PostgreSQL; migrated to the newest version first."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

MIGRATION_LOCK = 728_104


def open_engine(url: str) -> AsyncEngine:
    """An engine for the address; SQLite gets write-ahead logging with every commit on the disk."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=4, max_overflow=4, connect_args={"timeout": 30})

    @event.listens_for(engine.sync_engine, "connect")
    def set_pragmas(connection: object, _entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]  # the driver's own connection has no type here
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest version. Nodes that start together wait for each other."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        await connection.run_sync(upgrade)


def migrations(connection: Connection) -> Config:
    """Alembic's settings for this connection."""
    config = Config()
    config.set_main_option("script_location", str(files("skyhall.server").joinpath("migrations")))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Every migration that this database lacks."""
    command.upgrade(migrations(connection), "head")
