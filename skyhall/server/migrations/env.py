"""Run by Alembic: migrates on the connection that the server opened."""

from alembic import context

from skyhall.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
