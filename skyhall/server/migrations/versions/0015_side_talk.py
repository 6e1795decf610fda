"""Talk among partners: which side a line of chat is for."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What was said before was said to everybody; the column may be there, as the tables of 0001."""
    there = sa.inspect(op.get_bind())
    if there.has_table("chat") and "side" not in [column["name"] for column in there.get_columns("chat")]:
        op.add_column("chat", sa.Column("side", sa.Integer, nullable=False, server_default="-1"))
