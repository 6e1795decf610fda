"""The tables of notifications. All of them go with the account but for the hall's own key."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from skyhall.server.company.schema import metadata as metadata  # with all tables, for migrations

# The hall's own key for push services, made at the first start.
push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private", String(64), nullable=False),
    Column("public", String(100), nullable=False),
)

# Browsers that want to be told.
subscriptions = Table(
    "subscriptions",
    metadata,
    # The hash of the endpoint, which is a secret of the browser's.
    Column("id", String(64), primary_key=True),
    Column("person_id", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "person_id"),
)

# What somebody wants to be told, and when not.
notices = Table(
    "notices",
    metadata,
    Column("person_id", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    # Games that nothing is told of, with commas.
    Column("without", Text, nullable=False),
    Column("reminders", Boolean, nullable=False),
    # Quiet from and until, in minutes since midnight of the zone; the same is never.
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
    Column("zone", String(40), nullable=False),
)

# What is to be told, and not before when; whoever takes a line out tells it.
waiting_notices = Table(
    "waiting_notices",
    metadata,
    Column("person_id", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # turn, asked, late; at tables of tournaments also pair, round_day, round_end.
    Column("kind", String(10), primary_key=True),
    # The table's version at which it was noted: later it may be about nothing any more.
    Column("version", Integer, nullable=False),
    Column("not_before", BigInteger, nullable=False),
    Index(None, "not_before"),
)
