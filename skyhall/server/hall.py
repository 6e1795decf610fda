"""The hall: opens tables, appends to them, tells who watches. Check, append, commit, then publish."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from skyhall.core.edition import Edition, parse_toml
from skyhall.core.errors import EditionError, SkyhallError
from skyhall.core.game import Game
from skyhall.core.registry import game
from skyhall.core.state import State
from skyhall.server import rows
from skyhall.server.condition import DATABASE, Condition
from skyhall.server.errors import Refused, unplayable
from skyhall.server.metrics import Metrics
from skyhall.server.nudges import Nudge, Nudges
from skyhall.server.opened import OpenTable, Sitter
from skyhall.server.rows import Change, SeatRow, TableEntry, TableRow, now
from skyhall.server.settings import Settings
from skyhall.server.store import Store
from skyhall.server.table import LiveTable
from skyhall.server.trouble import StorageTrouble

log = logging.getLogger("skyhall.hall")
# How often a change is tried again after another node was first.
TRIES = 5
# How long a node may work on what is due before another one takes it, in ms.
LEASE = 15_000
# Seconds between two tries to find out what became of a change.
SETTLE_EVERY = 1.0
# The hall counts as closed when its pulse has been still this long, in ms.
SILENT = 20_000
# Uploaded editions that stay in memory for the next table.
EDITIONS_KEPT = 100
# A table that was used just now may be in somebody's hands, in ms.
JUST_USED = 10_000
# After how long a table that stands still takes as little memory as it can, in ms.
REST_AFTER = 30_000

# What a change would do to a table: the entry with its rows, and the position after it if it was worked out.
Proposal: TypeAlias = tuple[Change, State | None]


class Wish(msgspec.Struct, frozen=True):
    """What a person asks for: under an id of their own, at the version they saw."""

    id: str
    version: int
    kind: str
    word: str = ""


class Hall:
    """One node's part of the hall."""

    def __init__(
        self, settings: Settings, store: Store, nudges: Nudges, metrics: Metrics, condition: Condition
    ) -> None:
        self.settings = settings
        self.store = store
        self.nudges = nudges
        self.metrics = metrics
        self.condition = condition
        self.opened: dict[str, OpenTable] = {}
        self.editions: OrderedDict[str, Edition] = OrderedDict()
        # Called after each change of a table, to see whether a bot has to answer.
        self.attend: Callable[[OpenTable], None] = lambda _table: None
        # Called when nothing could be saved for long, with the moment of the last pulse before.
        self.after_silence: Callable[[int], Awaitable[None]] | None = None
        # Called when somebody may have to decide after a change here.
        self.turned: Callable[[OpenTable], None] = lambda _table: None
        # Called when a game has ended here.
        self.game_over: Callable[[OpenTable], None] = lambda _table: None
        # Called when another node tells that a session has ended, and with every look around.
        self.session_ended: Callable[[str], None] = lambda _session: None
        self.look_at_sessions: Callable[[], Awaitable[None]] | None = None
        # Called when another node tells that somebody blocks others than before.
        self.blocks_changed: Callable[[str], Awaitable[None]] | None = None
        # Called at the start and with every look around.
        self.look_at_bans: Callable[[], Awaitable[None]] | None = None
        # When this node noted last that the hall is open.
        self.beaten = now()
        self.settling: set[asyncio.Task[None]] = set()
        self.closing = False

    # opening

    async def open(self, table_id: str) -> OpenTable:
        """A table, from memory or by replay from the database, with all that was acknowledged by any node."""
        table = self.opened.get(table_id)
        if table is None:
            table = self.opened[table_id] = OpenTable(table_id)
        table.used = now()
        if table.folded is None:
            await self._fill(table)
        elif not self.settings.alone:
            await self._refresh(table)
        return table

    async def _refresh(self, table: OpenTable) -> None:
        """Ask the database: a nudge may still be under way, and whoever comes may have seen more on another node."""
        versions = await self.store.versions([table.id])
        if versions.get(table.id, (0, False))[0] > table.live.version:
            async with table.lock:
                await self.catch_up(table)

    async def _fill(self, table: OpenTable) -> None:
        """Load a table. Where that fails, the next who waits tries again on the same object: there is never another."""
        table.waiting += 1
        try:
            async with table.lock:
                if table.folded is None:
                    live = await self._load(table.id)
                    table.chat.extend(await self.store.chat_after(table.id, 0, 100))
                    table.folded = live
        finally:
            table.waiting -= 1
            if table.folded is None and table.waiting == 0:
                del self.opened[table.id]
            self.metrics.tables.set(len(self.opened))

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)
        if row is None:
            raise Refused("not_found")
        seats = await self.store.seats_of(table_id)
        entries = await self.store.entries_after(table_id, 0)
        live = await self.fresh(row, seats)
        await asyncio.to_thread(live.fold, entries)
        return live

    async def fresh(self, row: TableRow, seats: list[SeatRow]) -> LiveTable:
        """A table before its first entry; it says so if it cannot be played by this hall."""
        room = game(row.game)
        try:
            rules = room.rules(row.seats, row.options)
            if row.rules != rules:
                raise Refused("unplayable", rules=row.rules, hall=rules)
            live = LiveTable(row, seats, room, await self.edition(room, row.edition, row.edition_hash))
            live.patience = self.settings.abandoned_after * 1000
            return live
        except StorageTrouble:
            raise
        except SkyhallError as error:
            return LiveTable(row, seats, room, room.edition(), unplayable(error))

    async def edition(self, room: Game, name: str, edition_hash: str) -> Edition:
        """The edition with that content: one of the game's (by its hash alone, where no name is given), or uploaded."""
        for own in [name] if name else room.edition_names():
            if is_of_game(room, own, edition_hash):
                return room.edition(own)
        if edition_hash not in self.editions:
            if not edition_hash.isalnum() or not edition_hash.isascii():
                raise EditionError(str(Refused("not_found", what="edition")))
            kept = await self.store.edition(edition_hash)
            if kept is None or kept[0] != room.name:
                raise EditionError(str(Refused("not_found", what="edition")))
            box = await asyncio.to_thread(read_edition, room, kept[1], name)
            # A text with a base means something else once the base in the box has changed.
            if edition_hash not in box.hashes():
                raise EditionError(str(Refused("not_found", what="edition")))
            self.editions[edition_hash] = box
            if len(self.editions) > EDITIONS_KEPT:
                self.editions.popitem(last=False)
        self.editions.move_to_end(edition_hash)
        return self.editions[edition_hash]

    async def edition_text(self, room: Game, name: str, edition_hash: str) -> str:
        """The text of an uploaded edition; empty for one of the box."""
        if is_of_game(room, name, edition_hash):
            return ""
        kept = await self.store.edition(edition_hash)
        return "" if kept is None else kept[1]

    async def catch_up(self, table: OpenTable) -> None:
        """Fold what the database has and the table has not. The caller holds the lock."""
        live = table.live
        entries = await self.store.entries_after(table.id, live.version)
        if any(entry.kind in rows.SEAT_KINDS for entry in entries):
            live.seats = await self.store.seats_of(table.id)
            row = await self.store.table(table.id)
            assert row is not None
            live.row.status, live.row.rematch = row.status, row.rematch
        if len(entries) > 50:
            await asyncio.to_thread(live.fold, entries)
        else:
            live.fold(entries)
        table.doubtful = False
        if entries:
            table.changed()

    # changing

    async def act(
        self,
        table: OpenTable,
        make: Callable[[LiveTable], Proposal],
        who: Sitter | None = None,
        wish: Wish | None = None,
        version: int | None = None,
    ) -> int:
        """Make a change and append it; the table's version after it. A wish that was granted is answered again.

        With a version, a table that has moved on refuses; without one the change is made of whatever is there now.
        Whoever acts must still have the right to when the change is made.
        """
        if self.closing:
            raise Refused("shutting_down")
        if wish is not None:
            version = wish.version
            if not wish.id.isprintable():
                raise Refused("bad_request", text="id: expected 1 to 64 printable characters")
        async with table.lock:
            for _ in range(TRIES):
                if table.doubtful or (version is not None and version > table.live.version):
                    await self.catch_up(table)
                if who is not None:
                    table.check(who)
                    answered = None if wish is None else granted(table.live, who.seat, wish)
                    if answered is not None:
                        return answered
                self._check(table, version)
                change, after = make(table.live)
                if await self._append(table, change):
                    self._publish(table, change, after)
                    return change.entry.number
                await self.catch_up(table)
        raise Refused("busy")

    async def _append(self, table: OpenTable, change: Change) -> bool:
        """Whether the change went in. If nobody can say, or who asked has left, the database is asked later."""
        outcome = self.store.append(change)
        try:
            return await asyncio.shield(outcome)
        except BaseException:
            table.doubtful = True
            settling = asyncio.create_task(self._settle(table, outcome))
            self.settling.add(settling)
            settling.add_done_callback(self.settling.discard)
            raise

    async def _settle(self, table: OpenTable, outcome: asyncio.Future[bool]) -> None:
        """Find out as soon as it can be known, so that who watches sees what is in the database, and bots answer it."""
        await asyncio.wait({outcome})
        if not outcome.cancelled():
            outcome.exception()
        while table.doubtful and not self.closing:
            try:
                async with table.lock:
                    await self.catch_up(table)
                self.attend(table)
            except StorageTrouble:
                await asyncio.sleep(SETTLE_EVERY)
                await self.condition.until_well(DATABASE)

    def _check(self, table: OpenTable, version: int | None) -> None:
        if table.live.problem:
            raise table.live.problem.with_traceback(None)
        if version is not None and version != table.live.version:
            raise Refused("stale", version=version, now=table.live.version)

    def _publish(self, table: OpenTable, change: Change, after: State | None) -> None:
        live = table.live
        live.advance(change.entry, after)
        for name, value in change.table.items():
            setattr(live.row, name, value)
        for seat, values in change.seats.items():
            for name, value in values.items():
                setattr(live.seats[seat], name, value)
        self.metrics.entries.labels(change.entry.kind).inc()
        table.used = now()
        table.changed()
        self.nudges.tell(table.id, "moved")
        self.attend(table)
        self.turned(table)
        if live.status == rows.OVER and change.entry.kind != rows.REMATCH:
            self.game_over(table)

    async def heard(self, nudge: Nudge) -> None:
        """Another node changed a table; look if somebody watches it here, else only remember that it is old."""
        if nudge.what == "session_ended":
            self.session_ended(nudge.table)
            return
        if nudge.what == "blocked" and self.blocks_changed is not None:
            await self.blocks_changed(nudge.table)
            return
        table = self.opened.get(nudge.table)
        if table is None or table.folded is None:
            return
        if nudge.what == "chat":
            await self.read_chat(table)
        elif nudge.what == "presence":
            await self.read_presence(table)
        elif nudge.what.startswith("pointed "):
            _, seat, place = nudge.what.split(" ")
            table.point(int(seat), place)
        elif nudge.what in ("waits", "goes_on"):
            table.set_waits(nudge.what == "waits")
        elif nudge.what == "moved":
            async with table.lock:
                await self.catch_up(table)

    async def read_chat(self, table: OpenTable) -> None:
        """New lines of chat from the database."""
        last = table.chat[-1].id if table.chat else 0
        table.hear(await self.store.chat_after(table.id, last, 100))

    async def read_presence(self, table: OpenTable) -> None:
        """Who is there, from the database."""
        note_presence(table, await self.store.seats_of(table.id))
        table.wake()

    async def look_around(self) -> None:
        """Note that the hall is open; catch up with what came without a nudge; let idle tables rest, or go."""
        await self._beat()
        if self.look_at_bans is not None:
            await self.look_at_bans()
        if self.look_at_sessions is not None:
            await self.look_at_sessions()
        known = [table for table in self.opened.values() if table.folded is not None]
        if not self.settings.alone and known:
            versions = await self.store.versions([table.id for table in known])
            for table in known:
                version, waits = versions.get(table.id, (0, False))
                table.set_waits(waits)
                if version > table.live.version:
                    async with table.lock:
                        await self.catch_up(table)
            seats = await self.store.seats_of_many([table.id for table in known if table.watchers])
            for table in known:
                note_presence(table, seats.get(table.id, []))
        for table in known:
            if table.watchers and table.present() != table.told_present:
                table.wake()
        for table in known:
            if table.used < now() - REST_AFTER:
                table.rest()
        self.forget_idle(now() - self.settings.idle_after * 1000)

    async def _beat(self) -> None:
        """Of all nodes the one that finds the pulse still for long sees to what that means."""
        moment = now()
        still = await self.store.beat(moment)
        if still > SILENT and self.after_silence is not None:
            await self.after_silence(moment - still)
        self.beaten = moment

    def forget_idle(self, before: int) -> None:
        """Let go of tables that nobody has used since, and of too many the longest unused. Replay brings them back."""
        spare = sorted((table for table in self.opened.values() if not table.in_use), key=lambda table: table.used)
        too_many = len(spare) - self.settings.unwatched_tables
        for place, table in enumerate(spare):
            if table.used < (before if place >= too_many else max(before, now() - JUST_USED)):
                del self.opened[table.id]
        self.metrics.tables.set(len(self.opened))


def is_of_game(room: Game, name: str, edition_hash: str) -> bool:
    """Whether a box is one that the game brings; somebody's own may be called alike."""
    return name in room.edition_names() and edition_hash in room.edition(name).hashes()


def read_edition(room: Game, text: str, name: str) -> Edition:
    """An edition from its text."""
    return room.make_edition(parse_toml(text, name), name)


def note_presence(table: OpenTable, seats: list[SeatRow]) -> None:
    """Until when each is there, as read from the database; of those who are here this node knows more."""
    here = {watcher.seat for watcher in table.watchers}
    until = {seat.seat: seat.present_until for seat in seats if seat.seat not in here}
    for seat in table.live.seats:
        seat.present_until = until.get(seat.seat, seat.present_until)


def granted(live: LiveTable, seat: int, wish: Wish) -> int | None:
    """The version that the same wish led to, if it was granted; an id that stands for something else is refused."""
    entry = live.answered.get((seat, wish.id))
    if entry is None:
        return None
    if entry.kind != wish.kind or (wish.kind == rows.ACTION and not live.is_same_word(entry.word, wish.word)):
        raise Refused("used_id")
    return entry.number


def propose(
    live: LiveTable,
    kind: str,
    seat: int,
    word: str = "",
    move_id: str | None = None,
    seats: dict[int, dict[str, object]] | None = None,
    after: State | None = None,
) -> Proposal:
    """An entry with the rows it changes, and whose turn would follow."""
    entry = TableEntry(live.version + 1, kind, seat, word, move_id, max(now(), live.last_at))
    automatic = {s.seat for s in live.seats if not s.plays}
    for number, values in (seats or {}).items():
        plays = values.get("kind", live.seats[number].kind) == rows.PERSON
        plays = plays and not values.get("level", live.seats[number].level)
        (automatic.discard if plays else automatic.add)(number)
    turn, due = live.outlook(entry, after, automatic, LEASE)
    status = rows.LOBBY if turn is None else rows.PLAYING if turn >= 0 else rows.OVER
    table: dict[str, object] = {"status": status, "turn": -1 if turn is None else turn, "due": due}
    if status == rows.OVER:
        table["winners"] = live.winners(entry, after)
    return Change(live.row.id, entry, table, seats or {}), after
