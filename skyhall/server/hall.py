"""The hall: opens tables, appends to them, tells who watches. Check, append, commit, then publish."""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeAlias

from skyhall.core.edition import Edition, parse_toml
from skyhall.core.errors import EditionError, SkyhallError
from skyhall.core.game import Game
from skyhall.core.registry import game
from skyhall.core.state import State
from skyhall.server import rows
from skyhall.server.errors import Refused
from skyhall.server.metrics import Metrics
from skyhall.server.nudges import Nudge, Nudges
from skyhall.server.opened import OpenTable
from skyhall.server.rows import Change, Entry, SeatRow, TableRow, now
from skyhall.server.settings import Settings
from skyhall.server.store import Store
from skyhall.server.table import LiveTable

log = logging.getLogger("skyhall.hall")
# How often a change is tried again after another node was first.
TRIES = 5
# How long a node may work on what is due before another one takes it, in ms.
LEASE = 15_000

# What a change would do to a table: the entry with its rows, and the position after it if it was worked out.
Proposal: TypeAlias = tuple[Change, State | None]


class Hall:
    """One node's part of the hall."""

    def __init__(self, settings: Settings, store: Store, nudges: Nudges, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.nudges = nudges
        self.metrics = metrics
        self.opened: dict[str, OpenTable] = {}
        self.editions: dict[str, Edition] = {}
        # Called after each change of a table, to see whether a bot has to answer.
        self.attend: Callable[[OpenTable], None] = lambda _table: None
        self.closing = False

    # opening

    async def open(self, table_id: str) -> OpenTable:
        """A table, from memory or by replay from the database."""
        table = self.opened.get(table_id)
        if table is None:
            table = self.opened[table_id] = OpenTable(table_id)
        table.used = now()
        if table.folded is None:
            async with table.lock:
                if table.folded is None:
                    try:
                        table.folded = await self._load(table_id)
                    except BaseException:
                        self.opened.pop(table_id, None)
                        raise
                    table.chat.extend(await self.store.chat_after(table_id, 0, 100))
                    self.metrics.tables.set(len(self.opened))
        return table

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
            if row.rules != room.rules_version:
                raise SkyhallError(str(Refused("unplayable", rules=row.rules, hall=room.rules_version)))
            return LiveTable(row, seats, room, await self.edition(room, row.edition, row.edition_hash))
        except SkyhallError as error:
            return LiveTable(row, seats, room, room.edition(), str(error))

    async def edition(self, room: Game, name: str, edition_hash: str) -> Edition:
        """The edition with that content: from the box, or uploaded."""
        if name in room.edition_names() and room.edition(name).hash == edition_hash:
            return room.edition(name)
        if edition_hash not in self.editions:
            if not edition_hash.isalnum() or not edition_hash.isascii():
                raise EditionError(str(Refused("not_found", what="edition")))
            kept = await self.store.edition(edition_hash)
            if kept is None or kept[0] != room.name:
                raise EditionError(str(Refused("not_found", what=f"edition {edition_hash}")))
            box = await asyncio.to_thread(room.make_edition, parse_toml(kept[1], name), name)
            # A text with a base means something else once the base in the box has changed.
            if box.hash != edition_hash:
                raise EditionError(str(Refused("not_found", what=f"edition {edition_hash}")))
            self.editions[edition_hash] = box
        return self.editions[edition_hash]

    async def catch_up(self, table: OpenTable) -> None:
        """Fold what other nodes appended. The caller holds the lock."""
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
        if entries:
            table.changed()

    # changing

    async def act(
        self,
        table: OpenTable,
        make: Callable[[LiveTable], Proposal],
        seat: int = -1,
        move_id: str | None = None,
        version: int | None = None,
    ) -> int:
        """Make a change and append it; the table's version after it. A known move id is answered again.

        With a version, a table that has moved on refuses; without one the change is made of whatever is there now.
        """
        if self.closing:
            raise Refused("shutting_down")
        if move_id is not None and not (0 < len(move_id) <= 64 and move_id.isprintable()):
            raise Refused("bad_request", text="id: expected 1 to 64 printable characters")
        async with table.lock:
            for _ in range(TRIES):
                live = table.live
                if move_id is not None and (seat, move_id) in live.answered:
                    return live.answered[(seat, move_id)]
                if version is not None and version > live.version:
                    await self.catch_up(table)
                self._check(table, version)
                change, after = make(table.live)
                if await self.store.append(change):
                    self._publish(table, change, after)
                    return change.entry.number
                await self.catch_up(table)
        raise Refused("busy")

    def _check(self, table: OpenTable, version: int | None) -> None:
        if table.live.problem:
            raise Refused("unplayable", text=table.live.problem)
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

    async def heard(self, nudge: Nudge) -> None:
        """Another node changed a table; look if somebody watches it here, else only remember that it is old."""
        table = self.opened.get(nudge.table)
        if table is None or table.folded is None:
            return
        if nudge.what == "chat":
            await self.read_chat(table)
        elif nudge.what == "presence":
            await self.read_presence(table)
        else:
            async with table.lock:
                await self.catch_up(table)

    async def read_chat(self, table: OpenTable) -> None:
        """New lines of chat from the database."""
        last = table.chat[-1].id if table.chat else 0
        for line in await self.store.chat_after(table.id, last, 100):
            if not table.chat or line.id > table.chat[-1].id:
                table.chat.append(line)
        table.wake()

    async def read_presence(self, table: OpenTable) -> None:
        """Who is there, from the database."""
        until = {seat.seat: seat.present_until for seat in await self.store.seats_of(table.id)}
        for seat in table.live.seats:
            seat.present_until = until[seat.seat]
        table.wake()

    async def look_around(self) -> None:
        """Note that the hall is open; catch up with tables that moved on without a nudge; let idle ones go."""
        await self.store.beat(now())
        known = [table for table in self.opened.values() if table.folded is not None]
        if not self.settings.alone and known:
            versions = await self.store.versions([table.id for table in known])
            for table in known:
                if versions.get(table.id, 0) > table.live.version:
                    async with table.lock:
                        await self.catch_up(table)
        for table in known:
            if table.watchers and table.present() != table.told_present:
                table.wake()
        self.forget_idle(now() - self.settings.idle_after * 1000)

    def forget_idle(self, before: int) -> None:
        """Let go of tables that nobody watches or has used since; they come back by replay."""
        for table in list(self.opened.values()):
            if not table.watchers and table.used < before and not table.lock.locked():
                del self.opened[table.id]
        self.metrics.tables.set(len(self.opened))


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
    entry = Entry(live.version + 1, kind, seat, word, move_id, max(now(), live.last_at))
    automatic = {s.seat for s in live.seats if not s.plays}
    for number, values in (seats or {}).items():
        plays = values.get("kind", live.seats[number].kind) == rows.PERSON
        plays = plays and not values.get("level", live.seats[number].level)
        (automatic.discard if plays else automatic.add)(number)
    turn, due = live.outlook(entry, after, automatic, LEASE)
    status = rows.LOBBY if turn is None else rows.PLAYING if turn >= 0 else rows.OVER
    table: dict[str, object] = {"status": status, "turn": -1 if turn is None else turn, "due": due}
    return Change(live.row.id, entry, table, seats or {}), after
