"""What is kept for operators, as typed values."""

import msgspec

# Why somebody is reported.
REASONS = ("insult", "stalling", "cheating", "name", "other")
PERSON, CLIENT = "person", "client"
REPORTED, CLOSED, BANNED, LIFTED = "reported", "closed", "banned", "lifted"


class Said(msgspec.Struct, frozen=True):
    """A line of the chat around a report."""

    seat: int
    name: str
    text: str
    at: int


class Report(msgspec.Struct, kw_only=True, frozen=True):
    """Somebody at a table said that another did wrong."""

    table_id: str
    game: str
    seat: int
    name: str
    person_id: str
    by_seat: int
    by_name: str
    reason: str
    text: str
    talk: list[Said]
    at: int
    closed: int = 0
    id: int = 0


class Ban(msgspec.Struct, kw_only=True, frozen=True):
    """An account or a client that is shut out; `until` 0 is for good."""

    kind: str
    who: str
    name: str
    why: str
    at: int
    until: int
    id: int = 0


class Noted(msgspec.Struct, kw_only=True, frozen=True):
    """A line of the audit log."""

    at: int
    who: str
    what: str
    number: int
    about: str
    id: int = 0
