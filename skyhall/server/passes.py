"""A second device for a seat: a one-time code that hands the seat's secret over.

The hall knows only hashes of secrets. So when a code is made, the secret that asks for it is kept sealed with the code,
and the code itself is kept as a hash: what lies in the database opens nothing. Both devices then hold the same secret,
and whoever takes another one (`/secret`) shuts both out.
"""

import hmac
from hashlib import blake2b
from secrets import token_urlsafe

from skyhall.server.errors import Refused
from skyhall.server.hall import Hall
from skyhall.server.opened import OpenTable, Sitter, hash_token
from skyhall.server.rows import now

# A code opens its seat within this time, in ms.
LASTS = 10 * 60_000
PURPOSE = b"skyhall-pass"


def seal(text: bytes, code: str) -> bytes:
    """A secret made unreadable by a code of the same strength, used once; sealed again it is readable."""
    pad = blake2b(code.encode(), person=PURPOSE).digest()
    assert len(text) <= len(pad)
    return bytes(one ^ other for one, other in zip(text, pad, strict=False))


async def make_pass(hall: Hall, table: OpenTable, who: Sitter, secret: str) -> tuple[str, int]:
    """A code that opens the seat once, and until when. The one before opens nothing any more."""
    code, until = token_urlsafe(32), now() + LASTS
    sealed = seal(secret.encode(), code).hex()
    await hall.store.keep_pass(table.id, who.seat, hash_token(code), sealed, until)
    return code, until


async def use_pass(hall: Hall, table: OpenTable, code: str) -> tuple[int, str]:
    """The seat that a code opens, and its secret. The code is spent, also if the secret was revoked meanwhile."""
    found = await hall.store.take_pass(table.id, hash_token(code), now())
    if found is None:
        raise Refused("used_pass")
    seat, sealed = found
    secret = seal(bytes.fromhex(sealed), code).decode()
    if not hmac.compare_digest(table.live.seats[seat].token_hash, hash_token(secret)):
        raise Refused("used_pass")
    return seat, secret
