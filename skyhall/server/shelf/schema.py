"""The tables of designers' boxes. What belongs to an account goes with it."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table, Text

from skyhall.server.tournaments.schema import metadata as metadata  # with all tables, for migrations

# A box as it was last typed. It belongs to an account, or to whoever has the secret of its shelf.
drafts = Table(
    "drafts",
    metadata,
    # Chosen by the browser in which it was begun, long before the hall hears of it.
    Column("id", String(24), primary_key=True),
    Column("person_id", String(24), ForeignKey("people.id", ondelete="CASCADE")),
    Column("shelf_hash", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    # The box of the hall that it was made from.
    Column("base", String(80), nullable=False),
    Column("name", String(80), nullable=False),
    # All that it holds, in JSON.
    Column("content", Text, nullable=False),
    # Goes up with every change: who changes it says which one they have seen.
    Column("revision", Integer, nullable=False),
    # Who reads it by its link; empty if nobody does.
    Column("share", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "person_id"),
    Index(None, "shelf_hash"),
    Index(None, "share"),
)

# What a box was at moments that its designer wanted to keep.
draft_versions = Table(
    "draft_versions",
    metadata,
    Column("draft_id", String(24), ForeignKey("drafts.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    # What its designer was called.
    Column("by_name", String(40), nullable=False),
    Column("content", Text, nullable=False),
    # The values in which it differs from the version before, in JSON.
    Column("changes", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
