"""What a table agrees on beside its game, and one-time codes for another device."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Standing tables have the rules that are usual: helps, and free take-backs before anything is revealed.

    Some of it may be there, as in 0001, or a table be missing, which is then made as a whole.
    """
    there = sa.inspect(op.get_bind())
    if there.has_table("tables") and "house" not in [column["name"] for column in there.get_columns("tables")]:
        op.add_column("tables", sa.Column("house", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "passes",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("sealed", sa.String(128), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
