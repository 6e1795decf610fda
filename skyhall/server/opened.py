"""A table that a node has open: its fold, the lock for changing it, and who watches."""

import asyncio
import hmac
from collections import deque
from collections.abc import AsyncIterator
from hashlib import sha256

from skyhall.server import showing
from skyhall.server.errors import Refused
from skyhall.server.messages import Bye, Chat, ChatInfo, Presence, ServerMessage
from skyhall.server.rows import ChatLine, SeatRow, now
from skyhall.server.table import LiveTable

CHAT_KEPT = 100
OUTBOX = 64


def hash_token(token: str) -> str:
    """What is kept of a secret."""
    return sha256(token.encode()).hexdigest()


class OpenTable:
    """`live` is None until it is loaded. Whoever changes the table holds the lock."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.folded: LiveTable | None = None
        self.watchers: set[Watcher] = set()
        self.used = now()
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        # Who was there when the watchers looked last.
        self.told_present: list[bool] = []
        self._encoded: dict[tuple[int | None, int], bytes] = {}

    @property
    def live(self) -> LiveTable:
        assert self.folded is not None
        return self.folded

    def seat_of(self, token: str | None) -> int | None:
        """The seat a token opens; None without a token. A token that opens none is refused."""
        if token is None:
            return None
        given = hash_token(token)
        found = None
        for seat in self.live.seats:
            if seat.token_hash and hmac.compare_digest(seat.token_hash, given):
                found = seat.seat
        if found is None:
            raise Refused("wrong_token")
        return found

    def is_host(self, token: str | None) -> bool:
        """Whether the token is the host's."""
        return token is not None and hmac.compare_digest(self.live.row.host_hash, hash_token(token))

    def changed(self) -> None:
        """What was encoded is old; watchers look again."""
        self._encoded.clear()
        self.wake()

    def wake(self) -> None:
        """Make all watchers look."""
        for watcher in self.watchers:
            watcher.wake.set()

    def shown(self, viewer: int | None, since: int) -> bytes:
        """What a viewer has to get after a version; made once for all who have seen the same."""
        key = (viewer, since)
        if key not in self._encoded:
            self._encoded[key] = showing.encode(showing.update(self.live, viewer, since, now()))
        return self._encoded[key]

    def present(self) -> list[bool]:
        """Who is there."""
        moment = now()
        return [showing.is_present(seat, moment) for seat in self.live.seats]


class Watcher:
    """One open channel to a table, over whichever transport: what it has been sent, and what waits."""

    def __init__(self, table: OpenTable, seat: int | None, since: int, chat_since: int) -> None:
        self.table = table
        self.seat = seat
        self.secret = "" if seat is None else table.live.seats[seat].token_hash
        self.sent = since
        self.greeted = False
        self.chat_sent = chat_since
        self.present: list[bool] = []
        self.outbox: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.bye: Bye | None = None

    def send(self, message: ServerMessage) -> None:
        """Put a message of its own in front of what the table tells. Who does not read is let go."""
        self.outbox.append(showing.encode(message))
        if len(self.outbox) > OUTBOX:
            self.leave("too_many")
        self.wake.set()

    def leave(self, code: str) -> None:
        """End the channel, with a reason."""
        self.bye = Bye(code=code, text=str(Refused(code)))
        self.wake.set()

    def again(self, version: int) -> None:
        """The client says which version it has; what it lacks is sent again."""
        if 0 <= version < self.sent:
            self.sent = version
            self.wake.set()

    async def messages(self) -> AsyncIterator[bytes]:
        """Everything to be sent, as it comes, until the channel is to be closed."""
        while True:
            self.wake.clear()
            self._check_secret()
            if self.bye is not None:
                yield showing.encode(self.bye)
                return
            for message in self._waiting():
                yield message
            await self.wake.wait()

    def _check_secret(self) -> None:
        seats = self.table.live.seats
        if self.seat is not None and not self._same_secret(seats[self.seat]):
            self.bye = Bye(code="wrong_token", text=str(Refused("wrong_token")))

    def _same_secret(self, seat: SeatRow) -> bool:
        return hmac.compare_digest(seat.token_hash, self.secret)

    def _waiting(self) -> list[bytes]:
        """What to send now; one message may stand for many versions."""
        found = []
        while self.outbox:
            found.append(self.outbox.popleft())
        live = self.table.live
        if live.version != self.sent or not self.greeted:
            found.append(self.table.shown(self.seat, self.sent if self.sent <= live.version else -1))
            self.sent = live.version
            self.greeted = True
        lines = [line for line in self.table.chat if line.id > self.chat_sent]
        if lines:
            self.chat_sent = lines[-1].id
            shown = [ChatInfo(id=c.id, seat=c.seat, name=c.name, text=c.text, at=c.at) for c in lines]
            found.append(showing.encode(Chat(lines=shown)))
        present = self.table.told_present = self.table.present()
        if present != self.present:
            self.present = present
            found.append(showing.encode(Presence(present=present)))
        return found
