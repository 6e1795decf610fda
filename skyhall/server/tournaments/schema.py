"""The tables of tournaments. Who takes part goes with the account: what is left is that somebody did."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from skyhall.server.push.schema import metadata as metadata  # with all tables, for migrations


def _tournament() -> Column[str]:
    return Column("tournament_id", String(24), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


def _key(name: str) -> Column[int]:
    return Column(name, Integer, primary_key=True, autoincrement=False)


tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    # Empty once their account is deleted.
    Column("organiser_id", String(24), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    # swiss or robin.
    Column("format", String(10), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("edition", String(80), nullable=False),
    Column("edition_hash", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("clock_move", Integer, nullable=False),
    Column("clock_bank", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    # How many have to come, and how many may.
    Column("least", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    # When it begins by itself; 0 if the organiser begins it.
    Column("starts_at", BigInteger, nullable=False),
    Column("round_seconds", Integer, nullable=False),
    # Whether a round waits for its date though the one before is over.
    Column("on_dates", Boolean, nullable=False),
    # open, running, paused, done or cancelled.
    Column("status", String(10), nullable=False),
    # The round that is played; 0 before the first.
    Column("round", Integer, nullable=False),
    Column("round_ends", BigInteger, nullable=False),
    Column("paused_at", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index(None, "status"),
    Index(None, "organiser_id"),
)

players = Table(
    "tournament_players",
    metadata,
    _tournament(),
    _key("number"),
    # Empty once their account is deleted.
    Column("person_id", String(24), nullable=False),
    # In this game when it began: the order of the first round.
    Column("rating", Integer, nullable=False),
    Column("joined", BigInteger, nullable=False),
    # The last round for which they were there; -1 while they still are.
    Column("left_after", Integer, nullable=False),
    Index(None, "person_id"),
)

round_tables = Table(
    "tournament_tables",
    metadata,
    _tournament(),
    _key("round"),
    _key("number"),
    Column("table_id", String(24), nullable=False),
    # Half points of the seats, where others have decided; empty if the game says it.
    Column("called", String(40), nullable=False),
    Index(None, "table_id", unique=True),
)

turns = Table(
    "tournament_turns",
    metadata,
    _tournament(),
    _key("round"),
    _key("player"),
    # The table of the round and the seat there; 0 and -1 without one, with the reason and what it gives in half points.
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("why", String(10), nullable=False),
    Column("award", Integer, nullable=False),
)

# Invitations that are to be told, and not before when, as `waiting_notices` of tables.
waiting_invitations = Table(
    "waiting_invitations",
    metadata,
    _tournament(),
    Column("person_id", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, nullable=False),
    Column("not_before", BigInteger, nullable=False),
    Index(None, "not_before"),
)

invitations = Table(
    "tournament_invitations",
    metadata,
    _tournament(),
    Column("person_id", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, nullable=False),
    Column("by_id", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "person_id"),
)
