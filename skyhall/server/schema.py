"""The tables of the database. Migrations under `migrations/` build them; a test compares the two.

A table of the hall is a pure function of edition, options, seed and its entries: `entries` is the truth, numbered
without gaps, and its primary key (table, number) is the lock between nodes. What `tables` repeats of it (status, turn,
due) is there for lists and for finding work.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

# Editions that people uploaded, by the hash of their content.
editions = Table(
    "editions",
    metadata,
    Column("hash", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(80), nullable=False),
    Column("edition_hash", String(32), nullable=False),
    # The options in JSON.
    Column("options", Text, nullable=False),
    # What the table agrees on beside its game, in JSON.
    Column("house", Text, nullable=False, server_default="{}"),
    Column("seats", Integer, nullable=False),
    Column("seed", String(200), nullable=False),
    Column("listed", Boolean, nullable=False),
    # Seconds for each decision and for the whole game; 0 is none.
    Column("clock_move", Integer, nullable=False),
    Column("clock_bank", Integer, nullable=False),
    Column("host_hash", String(64), nullable=False),
    # lobby, playing, over or record (an imported record).
    Column("status", String(10), nullable=False),
    # The seat to decide, −1 if none.
    Column("turn", Integer, nullable=False),
    # When something must happen by itself (a bot's answer, the end of a clock), in ms; null if nothing.
    Column("due", BigInteger),
    Column("version", Integer, nullable=False),
    Column("origin", String(24), nullable=False),
    Column("origin_step", Integer, nullable=False),
    Column("rematch", String(24), nullable=False),
    # The seats that won, with commas between them; empty before the end.
    Column("winners", String(40), nullable=False, server_default=""),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    # Who made it: a hash with a key that is nowhere kept, so that no address can be found from it; empty if nobody.
    Column("maker", String(32), nullable=False, server_default=""),
    # Whether its bots wait for others of the same maker.
    Column("waits", Boolean, nullable=False, server_default=false()),
    Index(None, "due"),
    Index(None, "maker", "waits"),
    Index(None, "listed", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # person, bot or open.
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    # The bot that plays: its own seat, or in place of an absent or resigned person; empty if a person plays.
    Column("level", String(40), nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("token_hash", String(64), nullable=False),
    # Until when the person counts as present, in ms.
    Column("present_until", BigInteger, nullable=False),
    # Whose account opens the seat; empty if only a secret does.
    Column("person_id", String(24), nullable=False, server_default=""),
    Index(None, "token_hash"),
    Index(None, "person_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("word", String(120), nullable=False),
    # Who sends a move names it; null for what the hall does itself.
    Column("move_id", String(64)),
    Column("at", BigInteger, nullable=False),
    Index(None, "table_id", "seat", "move_id", unique=True),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    # The side that alone hears it; −1: everybody.
    Column("side", Integer, nullable=False, server_default="-1"),
    Index(None, "table_id", "id"),
)

# One-time codes that open a seat on another device: one a seat, and of the code only its hash.
passes = Table(
    "passes",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("code_hash", String(64), nullable=False),
    # The seat's secret, which the code alone unseals.
    Column("sealed", String(128), nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Reviews of finished games: asked for, under way, done or given up.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # waiting, done or failed.
    Column("status", String(10), nullable=False),
    # Who asked for it, for fair shares; as `maker` of tables.
    Column("maker", String(32), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    # Until when a node works on it, in ms; 0 if none does.
    Column("until", BigInteger, nullable=False),
    # What was found so far, or in the end, in JSON.
    Column("found", Text, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Index(None, "status", "asked"),
)

# Studies of the lab: asked for, under way, halted or done.
labs = Table(
    "labs",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    # Who asked for it, for fair shares and limits; as `maker` of tables.
    Column("maker", String(32), nullable=False),
    # Who may halt it and let it go on.
    Column("token_hash", String(64), nullable=False),
    # waiting (or under way), paused, stopped, done or failed.
    Column("status", String(10), nullable=False),
    # What was asked, and how it stands, in JSON.
    Column("terms", Text, nullable=False),
    Column("found", Text, nullable=False),
    Column("trouble", String(20), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    # Time of workers, in ms.
    Column("spent", BigInteger, nullable=False),
    # Until when a node works on it, in ms; 0 if none does.
    Column("until", BigInteger, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Index(None, "status", "asked"),
    Index(None, "maker", "status"),
)

# The games of studies as they came, several in a part: JSON, compressed.
lab_games = Table(
    "lab_games",
    metadata,
    Column("lab_id", String(24), ForeignKey("labs.id", ondelete="CASCADE"), primary_key=True),
    Column("part", Integer, primary_key=True),
    Column("samples", LargeBinary, nullable=False),
)

# Moments in ms, written by every node: when the hall was last known to be open, and the last look whether that works.
HALL, PROBE = 1, 2
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
