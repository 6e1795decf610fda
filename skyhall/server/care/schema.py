"""The tables of an operator's work. A report outlives its table: it holds all that is needed to judge it."""

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text

from skyhall.server.people.schema import metadata as metadata  # with all tables, for migrations

ID = BigInteger().with_variant(Integer, "sqlite")

reports = Table(
    "reports",
    metadata,
    Column("id", ID, primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False),
    Column("game", String(40), nullable=False),
    # Who is reported: the seat, what it was called, and its account if it has one.
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("person_id", String(24), nullable=False),
    Column("by_seat", Integer, nullable=False),
    Column("by_name", String(40), nullable=False),
    Column("reason", String(12), nullable=False),
    Column("text", String(500), nullable=False),
    # The chat around it, in JSON.
    Column("talk", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # When an operator was done with it; 0 while it is open.
    Column("closed", BigInteger, nullable=False),
    Index(None, "closed", "at"),
    Index(None, "table_id", "by_seat", "seat", unique=True),
)

bans = Table(
    "bans",
    metadata,
    Column("id", ID, primary_key=True, autoincrement=True),
    # person (an account's id) or client (an address, or a network of IPv6).
    Column("kind", String(10), nullable=False),
    Column("who", String(64), nullable=False),
    # What an operator calls it.
    Column("name", String(64), nullable=False),
    Column("why", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    # Until when, in ms; 0 is for good.
    Column("until", BigInteger, nullable=False),
    Index(None, "kind", "who", unique=True),
)

audit = Table(
    "audit",
    metadata,
    Column("id", ID, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    # Who did it: the name that an operator gives, or `hall`.
    Column("who", String(40), nullable=False),
    # reported, closed, banned or lifted.
    Column("what", String(12), nullable=False),
    # The number of the report or of the ban, and words about it.
    Column("number", BigInteger, nullable=False),
    Column("about", String(300), nullable=False),
)
