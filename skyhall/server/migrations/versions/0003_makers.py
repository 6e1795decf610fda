"""Who made a table, and whether it waits its turn."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables from before are nobody's. As in 0001 it may be there; without `tables`, they are made at the end."""
    database = sa.inspect(op.get_bind())
    if not database.has_table("tables"):
        return
    there = {column["name"] for column in database.get_columns("tables")}
    for column in (
        sa.Column("maker", sa.String(32), nullable=False, server_default=""),
        sa.Column("waits", sa.Boolean, nullable=False, server_default=sa.false()),
    ):
        if column.name not in there:
            op.add_column("tables", column)
    op.create_index("ix_tables_maker_waits", "tables", ["maker", "waits"], if_not_exists=True)
