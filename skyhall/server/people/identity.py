"""Who a request is: sessions of people with accounts, and what happens when one ends.

A session's secret stands in a cookie that scripts cannot read, or in `Authorization` for programs; the hall keeps its
hash. It opens every seat of its person. When it ends, the channels it opened are closed, on every node.
"""

from collections.abc import Iterable, Mapping
from secrets import token_urlsafe
from urllib.parse import urlsplit

from litestar.datastructures import Headers

from skyhall.server.care.bans import Bans
from skyhall.server.company.blocks import blocked_by
from skyhall.server.errors import Refused
from skyhall.server.hall import Hall
from skyhall.server.opened import OpenTable, Sitter, Watcher, hash_token
from skyhall.server.people.rows import Caller, Session
from skyhall.server.people.store import PeopleStore
from skyhall.server.rows import DAY, now

COOKIE = "skyhall_me"
# A session's secret begins so: it is never taken for a seat's.
PREFIX = "me."
# A session lasts this long after it was last used, which is noted once an hour; in ms.
LASTS = 90 * DAY * 1000
NOTED_EVERY = 3600 * 1000
# What cannot be undone asks for a passkey that was shown within this time, in ms.
FRESH = 10 * 60_000
# What other nodes are told: the id of a session that ended.
ENDED = "session_ended"
# ... and the id of an account that blocks others than before.
BLOCKED = "blocked"
SAFE = ("GET", "HEAD", "OPTIONS")
LONGEST_DEVICE = 60


class Identity:
    """The sessions that a node serves."""

    def __init__(self, hall: Hall, store: PeopleStore, bans: Bans) -> None:
        self.hall = hall
        self.store = store
        self.bans = bans
        # Channels that a session opened here, by its id.
        self.channels: dict[str, set[Watcher]] = {}
        hall.session_ended = self.close
        hall.look_at_sessions = self.look
        hall.blocks_changed = self.read_blocks

    @property
    def on(self) -> bool:
        """Whether this hall has accounts."""
        return self.hall.settings.accounts

    async def person_of(self, secret: str | None) -> Caller | None:
        """Who a secret belongs to; None for guests, for seats' secrets, and where accounts are off."""
        if not self.on or secret is None or not secret.startswith(PREFIX):
            return None
        moment = now()
        caller = await self.store.caller(hash_token(secret), moment)
        if caller is not None and self.bans.has_person(caller.person.id):
            raise Refused("banned")
        if caller is not None and caller.session.seen < moment - NOTED_EVERY:
            await self.store.touch(caller.session.id, moment, moment + LASTS)
        return caller

    async def sitter(self, table: OpenTable, secret: str | None) -> Sitter | None:
        """Who a secret makes the caller at a table: by a seat's secret, or by their account; None for spectators."""
        if secret is not None and secret.startswith(PREFIX):
            caller = await self.person_of(secret)
            seat = None if caller is None else table.seat_of_person(caller.person.id)
            if caller is None or seat is None:
                return None
            return Sitter(seat, person=caller.person.id, session=caller.session.id)
        seat = table.seat_of(secret)
        return None if seat is None or secret is None else Sitter(seat, hash_token(secret))

    # sessions

    def fresh_session(self, person_id: str, device: str) -> tuple[Session, str]:
        """A session that begins now, and its secret."""
        moment = now()
        session = Session(
            id=token_urlsafe(12),
            person_id=person_id,
            device=device[:LONGEST_DEVICE],
            created=moment,
            seen=moment,
            proved=moment,
            until=moment + LASTS,
        )
        return session, PREFIX + token_urlsafe(32)

    async def begin(self, person_id: str, device: str) -> str:
        """Sign somebody in; the session's secret."""
        session, secret = self.fresh_session(person_id, device)
        await self.store.add_session(session, hash_token(secret))
        return secret

    async def end(self, person_id: str, session_id: str = "", but: str = "") -> int:
        """End one session of somebody, or all but one, here and on every node; how many there were."""
        ended = await self.store.end_sessions(person_id, session_id, but)
        for one in ended:
            self.close(one)
            self.hall.nudges.tell(one, ENDED)
        return len(ended)

    async def check(self, who: Sitter) -> None:
        """Refuse a channel's message if its session ended on another node and no nudge has told of it yet."""
        if who.session and not self.hall.settings.alone and not await self.store.lasting([who.session], now()):
            self.close(who.session)
            raise Refused("signed_out")

    # channels

    def enter(self, watcher: Watcher) -> None:
        """A channel was opened."""
        if watcher.who is not None and watcher.who.session:
            self.channels.setdefault(watcher.who.session, set()).add(watcher)

    def leave(self, watcher: Watcher) -> None:
        """A channel was closed."""
        session = "" if watcher.who is None else watcher.who.session
        if session in self.channels:
            self.channels[session].discard(watcher)
            if not self.channels[session]:
                del self.channels[session]

    async def unheard_by(self, who: Sitter | None) -> frozenset[str]:
        """Accounts that somebody at a table has blocked."""
        if who is None or not who.person:
            return frozenset()
        return await blocked_by(self.store.database, who.person)

    async def blocks_changed(self, person_id: str) -> None:
        """Somebody hears others no more, or again: here at once, on other nodes by a nudge."""
        await self.read_blocks(person_id)
        self.hall.nudges.tell(person_id, BLOCKED)

    async def read_blocks(self, person_id: str) -> None:
        """Whom somebody has blocked by now."""
        own = [one for some in self.channels.values() for one in some if one.who and one.who.person == person_id]
        if own:
            unheard = await blocked_by(self.store.database, person_id)
            for watcher in own:
                watcher.unheard = unheard

    def close(self, session_id: str) -> None:
        """Close all channels of a session that has ended."""
        for watcher in self.channels.get(session_id, ()):
            watcher.leave("signed_out")

    async def look(self) -> None:
        """Close channels of sessions that have ended without a nudge, or have grown too old."""
        if self.channels:
            lasting = await self.store.lasting(list(self.channels), now())
            for session in self.channels.keys() - lasting:
                self.close(session)


def secret_of(headers: Headers, cookies: Mapping[str, str], method: str, public_url: str) -> str | None:
    """The session's secret that a request brings: in `Authorization`, or in the cookie if it is from our own page."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token.strip().startswith(PREFIX):
        return token.strip()[:100]
    cookie = cookies.get(COOKIE)
    if not cookie:
        return None
    if method not in SAFE:
        check_origin(headers, public_url)
    return cookie[:100]


def check_origin(headers: Headers, public_url: str) -> None:
    """Refuse what another page makes a browser send: the cookie goes along without its person's will."""
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc not in own_hosts(headers, public_url):
        raise Refused("wrong_origin")


def own_hosts(headers: Headers, public_url: str) -> Iterable[str]:
    """The hosts, with their ports, that are this hall: its public address, else what the request calls it."""
    return [urlsplit(public_url).netloc] if public_url else [headers.get("host", "")]


def proved(caller: Caller) -> None:
    """Refuse what cannot be undone to who has not shown a passkey for a while: a session may have been stolen."""
    if caller.session.proved < now() - FRESH:
        raise Refused("prove_again")
