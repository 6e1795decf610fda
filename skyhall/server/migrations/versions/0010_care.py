"""Reports, bans, and the audit log of operators."""

import sqlalchemy as sa
from alembic import op

from skyhall.server.migrations.making import table

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """None yet; the tables may be there, as in 0001."""
    table(
        "reports",
        sa.Column("id", ID, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("by_seat", sa.Integer, nullable=False),
        sa.Column("by_name", sa.String(40), nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("talk", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_reports_closed_at", "reports", ["closed", "at"], if_not_exists=True)
    same = ["table_id", "by_seat", "seat"]
    op.create_index("ix_reports_table_id_by_seat_seat", "reports", same, unique=True, if_not_exists=True)
    table(
        "bans",
        sa.Column("id", ID, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_bans_kind_who", "bans", ["kind", "who"], unique=True, if_not_exists=True)
    table(
        "audit",
        sa.Column("id", ID, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("what", sa.String(12), nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("about", sa.String(300), nullable=False),
    )
