"""Results and ratings of people with accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None yet: games of before accounts are nobody's. Some of it may be there, as in 0001."""
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(80), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("ending", sa.String(40), nullable=False),
        sa.Column("words", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_finished_game_rated", "finished", ["game", "rated"], if_not_exists=True)
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("finished.table_id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("mu_before", sa.Float),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        if_not_exists=True,
    )
    op.create_index("ix_results_person_id_ended", "results", ["person_id", "ended"], if_not_exists=True)
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_ratings_game_mu", "ratings", ["game", "mu"], if_not_exists=True)
    op.create_table(
        "kept_games",
        sa.Column("person_id", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("favourite", sa.Boolean, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        if_not_exists=True,
    )
