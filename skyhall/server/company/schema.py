"""The tables of people's company. All of it goes with the account."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table

from skyhall.server.care.schema import metadata as metadata  # with all tables, for migrations


def _person(name: str, key: bool = True) -> Column[str]:
    return Column(name, String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=key, nullable=False)


# Whom somebody does not want to meet.
blocks = Table(
    "blocks",
    metadata,
    _person("person_id"),
    _person("other_id"),
    Column("at", BigInteger, nullable=False),
    Index(None, "other_id"),
)

# Both ways: one line for each of the two.
friendships = Table(
    "friendships",
    metadata,
    _person("person_id"),
    _person("other_id"),
    Column("since", BigInteger, nullable=False),
    Index(None, "other_id"),
)

# The link by which others become somebody's friends: one at a time, of its code only the hash.
friend_links = Table(
    "friend_links",
    metadata,
    _person("person_id"),
    Column("code_hash", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index(None, "code_hash", unique=True),
)

# When somebody's page was last open.
seen = Table("seen", metadata, _person("person_id"), Column("at", BigInteger, nullable=False))

# Who is asked to a table: an account, or whoever has the secret of a seat at another table.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # An account's id, or a hash.
    Column("who", String(64), primary_key=True),
    # The account of who asks, or what a guest is called.
    Column("by_id", String(24), nullable=False),
    Column("by_name", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "who"),
    Index(None, "by_id"),
)

groups = Table(
    "groups",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    _person("owner_id", key=False),
    # What is usually played; empty if it differs.
    Column("game", String(40), nullable=False),
    # The evening: from 0 (Monday) to 6 or -1, minutes since midnight, and whose midnight.
    Column("weekday", Integer, nullable=False),
    Column("minute", Integer, nullable=False),
    Column("zone", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "owner_id"),
)

members = Table(
    "members",
    metadata,
    Column("group_id", String(24), ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True),
    _person("person_id"),
    Column("since", BigInteger, nullable=False),
    Index(None, "person_id"),
)
