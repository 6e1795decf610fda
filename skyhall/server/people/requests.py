"""What requests about people carry and what is answered."""

from typing import Annotated

import msgspec

from skyhall.server.messages import JsonObject
from skyhall.server.requests import Name

Device = Annotated[str, msgspec.Meta(max_length=200)]


class AccountsInfo(msgspec.Struct, kw_only=True):
    """Whether this hall has accounts, and whether browsers make passkeys at the address that one came by."""

    accounts: bool
    passkeys: bool


class Ceremony(msgspec.Struct, kw_only=True):
    """What `navigator.credentials` takes, in its JSON form. It can be answered once, within five minutes."""

    options: JsonObject


class NewAccount(msgspec.Struct, kw_only=True):
    """The name to keep, and the answer of the browser's passkey. `device` is what one's own list calls it."""

    name: Name
    credential: JsonObject
    device: Device = ""


class WishedName(msgspec.Struct, kw_only=True):
    """The name to keep."""

    name: Name


class Shown(msgspec.Struct, kw_only=True):
    """A passkey's answer, and what the browser calls itself."""

    credential: JsonObject
    device: Device = ""


class RecoveryCode(msgspec.Struct, kw_only=True):
    """A recovery code, and what the browser calls itself."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    device: Device = ""


class Entered(msgspec.Struct, kw_only=True):
    """Who one is now. A browser has the session in its cookie; programs send `token` as a bearer.

    `codes` are the recovery codes of a new account: they are never told again.
    """

    id: str
    name: str
    token: str
    codes: list[str] = []


class Codes(msgspec.Struct, kw_only=True):
    """New recovery codes, told this once."""

    codes: list[str]


class PasskeyInfo(msgspec.Struct, kw_only=True):
    """A passkey: what it is called, when it was made and last used."""

    id: str
    name: str
    created: int
    used: int


class SessionInfo(msgspec.Struct, kw_only=True):
    """A browser in which one is signed in; `own` is the one that asks."""

    id: str
    device: str
    created: int
    seen: int
    own: bool


class MeInfo(msgspec.Struct, kw_only=True):
    """One's own account. `fresh` is whether a passkey was shown of late: what cannot be undone asks for that."""

    id: str
    name: str
    shown_to: str
    created: int
    passkeys: list[PasskeyInfo]
    sessions: list[SessionInfo]
    codes_left: int
    fresh: bool


class Whoami(msgspec.Struct, kw_only=True):
    """Who the request is from; empty for guests."""

    id: str
    name: str


class ChangeMe(msgspec.Struct, kw_only=True):
    """What is to be another: the name, who may see the profile."""

    name: Name | None = None
    shown_to: Annotated[str, msgspec.Meta(max_length=10)] | None = None


class Claimed(msgspec.Struct, kw_only=True):
    """How many seats are one's own now."""

    seats: int


class Ring(msgspec.Struct, kw_only=True):
    """A link that hands a key ring to another device, once and until then; `qr` is the same as an SVG."""

    link: str
    qr: str
    until: int
