"""Boxes that designers keep in the hall, and their versions."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None yet; the tables may be there, as in 0001."""
    op.create_table(
        "drafts",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE")),
        sa.Column("shelf_hash", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("base", sa.String(80), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("share", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    for column in ("person_id", "shelf_hash", "share"):
        op.create_index(f"ix_drafts_{column}", "drafts", [column], if_not_exists=True)
    op.create_table(
        "draft_versions",
        sa.Column("draft_id", sa.String(24), sa.ForeignKey("drafts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("by_name", sa.String(40), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("changes", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
