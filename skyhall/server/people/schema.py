"""The tables about people. Whoever takes part with a nickname alone is in none of them."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from skyhall.server.schema import metadata

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    # The name as it is compared: nobody else may be called alike.
    Column("folded", String(80), nullable=False),
    # Who may look at the profile: everybody, friends or nobody.
    Column("shown_to", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "folded", unique=True),
)

passkeys = Table(
    "passkeys",
    metadata,
    # The hash of the credential's id, which may be long.
    Column("id", String(64), primary_key=True),
    Column("person_id", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index(None, "person_id"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person_id", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("token_hash", String(64), nullable=False),
    # What the browser calls itself, in a few words.
    Column("device", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    # When a passkey or a recovery code was last shown.
    Column("proved", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index(None, "token_hash", unique=True),
    Index(None, "person_id"),
)

# What an authenticator has to sign, each for one use on any node; of the challenge only its hash.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    # What for: join, enter or add.
    Column("purpose", String(10), nullable=False),
    # Whom it will be or is about; empty if only the answer tells.
    Column("person_id", String(24), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index(None, "until"),
)

# Codes that open an account once, when no passkey is at hand; of each only its hash.
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("person_id", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Index(None, "person_id"),
)

# All seats of a browser on their way to another one, sealed with a one-time code, which is kept as a hash.
key_rings = Table(
    "key_rings",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("sealed", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index(None, "until"),
)

# Games that are over, of people with accounts: written once a table.
finished = Table(
    "finished",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(80), nullable=False),
    Column("seats", Integer, nullable=False),
    # Seats of people, with accounts or not.
    Column("people", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ending", String(40), nullable=False),
    # How long it was, in words of its record.
    Column("words", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index(None, "game", "rated"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(24), ForeignKey("finished.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # Empty for bots, guests, and who is no longer here.
    Column("person_id", String(24), nullable=False),
    Column("level", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    # Whether the person had given up, left or run out of time.
    Column("gone", Boolean, nullable=False),
    # The rating before and after; null where the game was not rated.
    Column("mu_before", Float),
    Column("mu", Float),
    Column("sigma", Float),
    Index(None, "person_id", "ended"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person_id", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "game", "mu"),
)

# What people mark among their own games.
kept_games = Table(
    "kept_games",
    metadata,
    Column("person_id", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("favourite", Boolean, nullable=False),
    Column("shared", Boolean, nullable=False),
)

__all__ = [
    "challenges",
    "finished",
    "kept_games",
    "key_rings",
    "metadata",
    "passkeys",
    "people",
    "ratings",
    "recovery_codes",
    "results",
    "sessions",
]
