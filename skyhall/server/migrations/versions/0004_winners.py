"""Who won, for lists of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has won at the tables that were there. It may be there, and `tables` may not, as in 0003."""
    database = sa.inspect(op.get_bind())
    columns = database.get_columns("tables") if database.has_table("tables") else []
    if columns and not any(column["name"] == "winners" for column in columns):
        op.add_column("tables", sa.Column("winners", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    """As it was before."""
    op.drop_column("tables", "winners")
