"""The database's versions. `alembic` reads them through `skyhall.server.database`."""
