"""Notifications: the hall's key, browsers that want to be told, what and when, and what waits."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None yet; the tables may be there, as in 0001."""
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("private", sa.String(64), nullable=False),
        sa.Column("public", sa.String(100), nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_subscriptions_person_id", "subscriptions", ["person_id"], if_not_exists=True)
    op.create_table(
        "notices",
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("without", sa.Text, nullable=False),
        sa.Column("reminders", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(40), nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "waiting_notices",
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("not_before", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_waiting_notices_not_before", "waiting_notices", ["not_before"], if_not_exists=True)
