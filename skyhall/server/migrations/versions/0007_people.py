"""People with accounts: their passkeys, sessions and codes, and whose seat is whose."""

import sqlalchemy as sa
from alembic import op

from skyhall.server.migrations.making import person, table

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has an account yet, and no seat is anybody's. Some of it may be there, as in 0001."""
    there = sa.inspect(op.get_bind())
    if there.has_table("seats"):
        if "person_id" not in [column["name"] for column in there.get_columns("seats")]:
            op.add_column("seats", sa.Column("person_id", sa.String(24), nullable=False, server_default=""))
        op.create_index("ix_seats_person_id", "seats", ["person_id"], if_not_exists=True)
    table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(80), nullable=False),
        sa.Column("shown_to", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_people_folded", "people", ["folded"], unique=True, if_not_exists=True)
    table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        person(key=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passkeys_person_id", "passkeys", ["person_id"], if_not_exists=True)
    table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        person(key=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("proved", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sessions_token_hash", "sessions", ["token_hash"], unique=True, if_not_exists=True)
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"], if_not_exists=True)
    table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_challenges_until", "challenges", ["until"], if_not_exists=True)
    table("recovery_codes", sa.Column("code_hash", sa.String(64), primary_key=True), person(key=False))
    op.create_index("ix_recovery_codes_person_id", "recovery_codes", ["person_id"], if_not_exists=True)
    table(
        "key_rings",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_key_rings_until", "key_rings", ["until"], if_not_exists=True)
