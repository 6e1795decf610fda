"""Invitations to tournaments that are to be told to closed pages."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None waits yet; the table may be there, as in 0001."""
    cup = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    op.create_table(
        "waiting_invitations",
        sa.Column("tournament_id", sa.String(24), cup, primary_key=True),
        sa.Column("person_id", sa.String(24), person, primary_key=True),
        sa.Column("not_before", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_waiting_invitations_not_before", "waiting_invitations", ["not_before"], if_not_exists=True)
