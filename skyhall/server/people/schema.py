"""The tables about people. Whoever takes part with a nickname alone is in none of them."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, String, Table, Text

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

__all__ = ["challenges", "key_rings", "metadata", "passkeys", "people", "recovery_codes", "sessions"]
