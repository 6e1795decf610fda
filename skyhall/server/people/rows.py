"""What the database keeps of people, as typed values."""

import msgspec

# Who may look at a profile.
EVERYBODY, FRIENDS, NOBODY = "everybody", "friends", "nobody"
SHOWN_TO = (EVERYBODY, FRIENDS, NOBODY)

# What a challenge is for: a new account, an account that there is, one more passkey.
JOIN, ENTER, ADD = "join", "enter", "add"


class Person(msgspec.Struct, kw_only=True, frozen=True):
    """Somebody with an account."""

    id: str
    name: str
    shown_to: str = EVERYBODY
    created: int = 0


class Passkey(msgspec.Struct, kw_only=True, frozen=True):
    """A passkey of somebody: what an authenticator's answers are checked with."""

    id: str
    person_id: str
    credential: str
    public_key: str
    sign_count: int
    name: str
    created: int
    used: int


class Session(msgspec.Struct, kw_only=True, frozen=True):
    """A browser in which somebody is signed in."""

    id: str
    person_id: str
    device: str
    created: int
    seen: int
    proved: int
    until: int


class Caller(msgspec.Struct, frozen=True):
    """Who a request is from: a person, by one of their sessions."""

    person: Person
    session: Session


class Challenge(msgspec.Struct, frozen=True):
    """What a one-time challenge was made for."""

    purpose: str
    person_id: str
