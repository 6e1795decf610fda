"""The first version."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Editions, tables, seats, entries and chat.

    Early halls could be cut off in the middle of this on SQLite, so some of it may be there.
    """
    op.create_table(
        "editions",
        sa.Column("hash", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("edition", sa.String(80), nullable=False),
        sa.Column("edition_hash", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("clock_move", sa.Integer, nullable=False),
        sa.Column("clock_bank", sa.Integer, nullable=False),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("origin", sa.String(24), nullable=False),
        sa.Column("origin_step", sa.Integer, nullable=False),
        sa.Column("rematch", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_tables_due", "tables", ["due"], if_not_exists=True)
    op.create_index("ix_tables_listed_status_changed", "tables", ["listed", "status", "changed"], if_not_exists=True)
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("present_until", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_seats_token_hash", "seats", ["token_hash"], if_not_exists=True)
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("word", sa.String(120), nullable=False),
        sa.Column("move_id", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index(
        "ix_entries_table_id_seat_move_id", "entries", ["table_id", "seat", "move_id"], unique=True, if_not_exists=True
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        _table_id(primary=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_chat_table_id_id", "chat", ["table_id", "id"], if_not_exists=True)


def _table_id(primary: bool = True) -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary, nullable=False
    )


def downgrade() -> None:
    """Nothing is left."""
    for name in ("chat", "entries", "seats", "tables", "editions"):
        op.drop_table(name)
