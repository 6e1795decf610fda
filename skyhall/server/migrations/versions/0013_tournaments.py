"""Tournaments: what is played, who takes part, rounds and their tables, and who is asked to come."""

import sqlalchemy as sa

from skyhall.server.migrations.making import index, moment, number, person, table, text

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None yet; the tables may be there, as in 0001."""
    table(
        "tournaments",
        sa.Column("id", sa.String(24), primary_key=True),
        text("name", 60),
        text("organiser_id", 24),
        text("game", 40),
        number("seats"),
        text("format", 10),
        number("rounds"),
        text("edition", 80),
        text("edition_hash", 32),
        sa.Column("options", sa.Text, nullable=False),
        number("clock_move"),
        number("clock_bank"),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        number("least"),
        number("most"),
        moment("starts_at"),
        number("round_seconds"),
        sa.Column("on_dates", sa.Boolean, nullable=False),
        text("status", 10),
        number("round"),
        moment("round_ends"),
        moment("paused_at"),
        moment("created"),
        moment("ended"),
    )
    index("tournaments", "status")
    index("tournaments", "organiser_id")
    table(
        "tournament_players",
        _tournament(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        text("person_id", 24),
        number("rating"),
        moment("joined"),
        number("left_after"),
    )
    index("tournament_players", "person_id")
    table(
        "tournament_tables",
        _tournament(),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        text("table_id", 24),
        text("called", 40),
    )
    index("tournament_tables", "table_id", unique=True)
    table(
        "tournament_turns",
        _tournament(),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),
        number("number"),
        number("seat"),
        text("why", 10),
        number("award"),
    )
    table("tournament_invitations", _tournament(), person(), text("by_id", 24), moment("at"))
    index("tournament_invitations", "person_id")


def _tournament() -> sa.Column[str]:
    link = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    return sa.Column("tournament_id", sa.String(24), link, primary_key=True, nullable=False)
