"""Studies of the lab, and their games."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None yet; the tables may be there, as in 0001."""
    op.create_table(
        "labs",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("maker", sa.String(32), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
        sa.Column("trouble", sa.String(20), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("spent", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_labs_status_asked", "labs", ["status", "asked"], if_not_exists=True)
    op.create_index("ix_labs_maker_status", "labs", ["maker", "status"], if_not_exists=True)
    op.create_table(
        "lab_games",
        sa.Column("lab_id", sa.String(24), sa.ForeignKey("labs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("part", sa.Integer, primary_key=True),
        sa.Column("samples", sa.LargeBinary, nullable=False),
        if_not_exists=True,
    )
