"""A table that a node has open: its fold, the lock for changing it, and who watches."""

import asyncio
import hmac
from collections import deque
from collections.abc import AsyncIterator, Iterable
from hashlib import sha256

import msgspec

from skyhall.server import showing
from skyhall.server.errors import Refused
from skyhall.server.messages import (
    Bye,
    Changes,
    Chat,
    ChatInfo,
    Hello,
    PointedAt,
    Presence,
    ServerMessage,
    Snapshot,
    Update,
)
from skyhall.server.picture import Picture, Scene, changes, snapshot, update
from skyhall.server.rows import ChatLine, now
from skyhall.server.table import LiveTable

CHAT_KEPT = 100
OUTBOX = 64
# What is kept of a table as it was shown: more than it has viewers who have all seen the same.
SHOWN_KEPT = 24


def hash_token(token: str) -> str:
    """What is kept of a secret."""
    return sha256(token.encode()).hexdigest()


class Sitter(msgspec.Struct, frozen=True):
    """Who acts for a seat: the hash of the secret that opened it says whether they still may, or their account does.

    `session` is the one of that person who acts, while it lasts.
    """

    seat: int
    secret: str = ""
    person: str = ""
    session: str = ""


def side_of(live: LiveTable, seat: int | None) -> int:
    """The side that a seat plays for; −1 for who watches, and before there are sides."""
    return -1 if seat is None or live.state is None else live.room.sides(live.state)[seat]


class OpenTable:
    """`live` is None until it is loaded. Whoever changes the table holds the lock."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        # How many wait for it to be loaded.
        self.waiting = 0
        # Whether a bot's answer or the end of a clock is being seen to.
        self.attended = False
        self.folded: LiveTable | None = None
        # Whether a change was sent to the database and nobody knows what became of it.
        self.doubtful = False
        self.watchers: set[Watcher] = set()
        self.used = now()
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        # Who was there when the watchers looked last.
        self.told_present: list[bool] = []
        # What each viewer was shown last: the newest, or what who has left may come back with.
        self._pictures: dict[int | None, Picture] = {}
        # What they have in common, until all who watch have been shown the newest.
        self._scene: Scene | None = None
        self._to_show: set[int | None] = set()
        # What was made and encoded for each viewer, the version they had and its mark, until the table changes.
        self._made: dict[tuple[int | None, int, str], Snapshot | Update | Changes] = {}
        self._encoded: dict[tuple[int | None, int, str], bytes] = {}

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

    def check(self, who: Sitter) -> None:
        """Refuse who sits there no more."""
        seat = self.live.seats[who.seat]
        if who.person:
            if seat.person_id != who.person:
                raise Refused("wrong_token")
        elif not hmac.compare_digest(seat.token_hash, who.secret):
            raise Refused("wrong_token")

    def seat_of_person(self, person: str) -> int | None:
        """Where somebody with an account sits."""
        return next((seat.seat for seat in self.live.seats if seat.person_id == person), None)

    def is_host(self, token: str | None) -> bool:
        """Whether the token is the host's."""
        return token is not None and hmac.compare_digest(self.live.row.host_hash, hash_token(token))

    @property
    def in_use(self) -> bool:
        """Whether somebody holds on to it: there must never be another one."""
        return bool(self.watchers or self.waiting or self.attended or self.doubtful or self.lock.locked())

    def changed(self) -> None:
        """What was encoded is old; watchers look again."""
        self.forget_shown()
        self._to_show = {watcher.seat for watcher in self.watchers}
        self.wake()

    def forget_shown(self) -> None:
        """It is made again for who asks next."""
        self._scene = None
        self._made.clear()
        self._encoded.clear()

    def rest(self) -> None:
        """Nothing has happened for a while: let go of all that can be made again. The next to tell is told whole."""
        self.forget_shown()
        self._pictures.clear()
        for watcher in self.watchers:
            watcher.base = None
        self.live.rest()

    def set_waits(self, waits: bool) -> None:
        """Whether its bots wait their turn."""
        if self.live.row.waits != waits:
            self.live.row.waits = waits
            self._pictures.clear()  # it is told with the table, and no version tells it apart
            self.changed()

    def wake(self) -> None:
        """Make all watchers look."""
        for watcher in self.watchers:
            watcher.wake.set()

    def picture(self, viewer: int | None) -> Picture:
        """How the table stands for a viewer; made once for all who look as that one."""
        found = self._pictures.get(viewer)
        if found is None or found.version != self.live.version:
            found = self._pictures[viewer] = Picture(self.live, viewer, now(), self._shared())
        return found

    def _shared(self) -> Scene:
        if self._scene is None:
            self._scene = Scene(self.live, now())
        return self._scene

    def kept(self, viewer: int | None, mark: str) -> Picture | None:
        """The picture that a viewer was shown last, if it is the one with that mark."""
        found = self._pictures.get(viewer)
        return found if found is not None and found.mark == mark else None

    def shown(self, viewer: int | None, since: int, base: Picture | None = None) -> bytes:
        """What a viewer has to get after a version, or after a picture; made once for all who have seen the same."""
        if not self.live.knows(since):
            since = -1
        if base is not None and base.version != since:
            base = None
        key = (viewer, since, "" if base is None else base.mark)
        if key in self._encoded:
            return self._encoded[key]
        if len(self._made) + len(self._encoded) >= SHOWN_KEPT:
            self.forget_shown()
        made = self._made.get(key) or self._make(viewer, since, base)
        if made.now is not None:
            # It goes on while the table stands still: who comes later is told the later moment.
            made.now = now()
            self._made[key] = made
            return showing.encode(made)
        # Only text is kept: the thousands of objects it was made of would be looked through for garbage again and
        # again, at every table, and that is what makes everybody wait.
        self._encoded[key] = showing.encode(made)
        self.picture(viewer).rest()
        self._to_show.discard(viewer)
        if not self._to_show:
            self._scene = None
        return self._encoded[key]

    def _make(self, viewer: int | None, since: int, base: Picture | None) -> Snapshot | Update | Changes:
        picture, missed = self.picture(viewer), self.live.missed(since)
        if missed is None:
            return snapshot(picture)
        steps = showing.steps(self.live, missed, viewer)
        return update(picture, since, steps) if base is None else changes(picture, base, steps)

    def heard(self, lines: Iterable[ChatLine], unheard: frozenset[str], viewer: int | None) -> list[ChatInfo]:
        """What was said to the viewer, without what blocked people said."""
        seats = self.live.seats
        own = side_of(self.live, viewer)
        return [
            ChatInfo(id=line.id, seat=line.seat, name=line.name, text=line.text, at=line.at, apart=line.side >= 0)
            for line in lines
            if (line.side < 0 or line.side == own)
            and not (unheard and line.seat < len(seats) and seats[line.seat].person_id in unheard)
        ]

    def hear(self, lines: Iterable[ChatLine]) -> None:
        """New lines of chat, which may come twice."""
        for line in lines:
            if not self.chat or line.id > self.chat[-1].id:
                self.chat.append(line)
        self.wake()

    def point(self, seat: int, place: str) -> None:
        """Show a seat's partners where it points; where partners may show each other nothing, every seat."""
        state = self.live.state
        if state is None:
            return
        apart = self.live.room.talks_apart(state)
        own = side_of(self.live, seat)
        person = self.live.seats[seat].person_id
        for watcher in self.watchers:
            is_meant = watcher.seat is not None and (not apart or side_of(self.live, watcher.seat) == own)
            if is_meant and not (person and person in watcher.unheard):
                watcher.send(PointedAt(seat=seat, place=place))

    def present(self) -> list[bool]:
        """Who is there."""
        moment = now()
        return [showing.is_present(seat, moment) for seat in self.live.seats]

    def attendance(self, moment: int) -> tuple[list[bool], list[int | None]]:
        """Who is there, and from when on others may have a bot play for who is not."""
        live = self.live
        present = [showing.is_present(seat, moment) for seat in live.seats]
        if all(present):
            return present, [None] * len(present)
        return present, [showing.replaceable_at(live, seat.seat, moment) for seat in live.seats]


class Watcher:
    """One open channel to a table, over whichever transport: what it has been sent, and what waits."""

    def __init__(self, table: OpenTable, seat: int | None, hello: Hello, who: Sitter | None = None) -> None:
        self.table = table
        self.seat = seat
        self.who = who
        if who is None and seat is not None:
            self.who = Sitter(seat, table.live.seats[seat].token_hash)
        # The one that what has no entry in a catalogue is said in.
        self.language = hello.language
        self.sent = hello.since
        self.greeted = False
        self.told_waits = False
        # What differences are made against, for who wants them: the picture that was sent last.
        self.differences = hello.differences
        self.base = table.kept(seat, hello.mark) if hello.differences else None
        self.chat_sent = hello.chat_since
        # Accounts that the watcher has blocked: what they say is not passed on.
        self.unheard: frozenset[str] = frozenset()
        self.present: tuple[list[bool], list[int | None]] = ([], [])
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
        self._part(Refused(code))
        self.wake.set()

    def _part(self, why: Refused) -> None:
        reason = None if why.reason is None else showing.said(why.reason)
        self.bye = Bye(code=why.code, text=str(why), reason=reason)

    def again(self, version: int) -> None:
        """The client says which version it has; what it lacks is sent again, and whole."""
        if 0 <= version < self.sent:
            self.sent = version
            self.base = None
            self.wake.set()

    async def packets(self) -> AsyncIterator[list[bytes]]:
        """Everything to be sent, as it comes, until the channel is to be closed: what comes together is one packet."""
        while True:
            self.wake.clear()
            self._check_secret()
            if self.bye is not None:
                yield [showing.encode(self.bye)]
                return
            if waiting := self._waiting():
                yield waiting
            await self.wake.wait()

    def _check_secret(self) -> None:
        try:
            if self.who is not None:
                self.table.check(self.who)
        except Refused as error:
            self._part(error)

    def _waiting(self) -> list[bytes]:
        """What to send now; one message may stand for many versions."""
        found = []
        while self.outbox:
            found.append(self.outbox.popleft())
        live = self.table.live
        if live.version != self.sent or not self.greeted or live.row.waits != self.told_waits:
            found.append(self.table.shown(self.seat, self.sent, self.base))
            self.sent = live.version
            self.base = self.table.picture(self.seat) if self.differences else None
            self.greeted = True
            self.told_waits = live.row.waits
        if self.table.chat and self.table.chat[-1].id > self.chat_sent:
            lines = [line for line in self.table.chat if line.id > self.chat_sent]
            self.chat_sent = lines[-1].id
            if heard := self.table.heard(lines, self.unheard, self.seat):
                found.append(showing.encode(Chat(lines=heard)))
        moment = now()
        attendance = self.table.attendance(moment)
        present, free_at = attendance
        self.table.told_present = present
        if attendance != self.present:
            self.present = attendance
            found.append(showing.encode(Presence(present=present, replaceable_at=free_at, now=moment)))
        return found
