"""A key ring: all seats that a browser holds, and its shelf of boxes, handed to another one by a one-time code.

It is for people without an account. The other device then holds the same secrets. What lies in the database is sealed
with the code, and the code is kept as a hash: it opens nothing.
"""

import base64
from hashlib import blake2b
from secrets import token_urlsafe
from typing import Annotated

import msgspec

from skyhall.server.errors import Refused
from skyhall.server.opened import hash_token
from skyhall.server.people.store import PeopleStore
from skyhall.server.rows import now

# A code opens its ring within this time, in ms.
LASTS = 10 * 60_000
MOST = 200
PURPOSE = b"skyhall-key-ring"

Secret = Annotated[str, msgspec.Meta(max_length=100)]


class Key(msgspec.Struct, kw_only=True):
    """A seat's secret and the host's, of one table."""

    table: Annotated[str, msgspec.Meta(max_length=24)]
    game: Annotated[str, msgspec.Meta(max_length=40)]
    token: Secret | None = None
    host: Secret | None = None


class KeyRing(msgspec.Struct, kw_only=True):
    """All that a browser holds."""

    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    keys: Annotated[list[Key], msgspec.Meta(max_length=MOST)]
    # Of the shelf of boxes in the studio.
    shelf: Secret = ""


def seal_key(code: str) -> bytes:
    """What a ring is sealed with: it follows from the code alone."""
    return base64.urlsafe_b64encode(blake2b(code.encode(), digest_size=32, person=PURPOSE).digest())


async def make_ring(store: PeopleStore, ring: KeyRing) -> tuple[str, int]:
    """A code that hands the ring over once, and until when."""
    from cryptography.fernet import Fernet

    code, moment = token_urlsafe(32), now()
    sealed = Fernet(seal_key(code)).encrypt(msgspec.json.encode(ring)).decode()
    await store.keep_ring(hash_token(code), sealed, moment + LASTS, moment)
    return code, moment + LASTS


async def use_ring(store: PeopleStore, code: str) -> KeyRing:
    """What a code hands over; it is spent with that."""
    from cryptography.fernet import Fernet

    sealed = await store.take_ring(hash_token(code), now())
    if sealed is None:
        raise Refused("used_ring")
    return msgspec.json.decode(Fernet(seal_key(code)).decrypt(sealed.encode()), type=KeyRing)
