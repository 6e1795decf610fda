"""Reading and writing the database. All writes of a node go through one task, which commits many moves together."""

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from time import monotonic
from typing import TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection, Delete, Executable, Insert, Select, Update, delete, func, insert, select, update
from sqlalchemy.engine import Row

from skyhall.server import writing
from skyhall.server.database import Database, insert_into, insert_new
from skyhall.server.rows import LOBBY, PERSON, PLAYING, Change, ChatLine, SeatRow, TableEntry, TableRow
from skyhall.server.schema import HALL, chat, editions, passes, pulse, seats, tables
from skyhall.server.trouble import StorageTrouble

AnyRow: TypeAlias = Row[tuple[object, ...]]
Columns = TypeVar("Columns", bound=tuple[object, ...])
# Words to be found, each with the games whose titles have it.
Searched: TypeAlias = Sequence[tuple[str, Sequence[str]]]

MOST_TOGETHER = 200
# Commits begin at least this many seconds apart, so that under load several moves share one; a lone move never waits.
APART = 0.01

# A change, and what waits to hear whether it went in.
Waiting: TypeAlias = tuple[Change, asyncio.Future[bool]]


class Store:
    """The database as the hall needs it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.changes: list[Waiting] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.stopping = False

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self._write_forever())

    async def stop(self) -> None:
        """Write what waits, then close."""
        self.stopping = True
        self.wake.set()
        if self.task is not None:
            await self.task
        await self.database.close()

    # moves

    def append(self, change: Change) -> asyncio.Future[bool]:
        """Append an entry durably. False if its number or its move id is taken: another node was first."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.changes.append((change, done))
        self.wake.set()
        return done

    async def _write_forever(self) -> None:
        while not self.stopping:
            await self.wake.wait()
            self.wake.clear()
            while self.changes:
                next_at = monotonic() + APART
                await self._write_together()
                await asyncio.sleep(next_at - monotonic())

    async def _write_together(self) -> None:
        """One transaction for all that waits; more comes together while the disk is at work."""
        batch = self.changes[:MOST_TOGETHER]
        del self.changes[:MOST_TOGETHER]
        await self._write(batch)

    async def _write(self, batch: list[Waiting]) -> None:
        first: dict[tuple[str, int], Change] = {}
        for change, _ in batch:
            first.setdefault((change.table_id, change.entry.number), change)
        try:
            won = await self._append(dict(sorted(first.items())))
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, StorageTrouble):
                for one in batch:  # a change that cannot be written spoils no other table's
                    await self._write([one])
                return
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        for change, done in batch:
            key = (change.table_id, change.entry.number)
            if not done.done():
                done.set_result(key in won and first[key] is change)

    async def _append(self, changes: Mapping[tuple[str, int], Change]) -> set[tuple[str, int]]:
        """Insert entries and change the rows of those that went in; which did, by table and number."""
        if self.database.dialect == "sqlite":
            try:
                await self.database.write(partial(writing.append_at_once, changes))
                return set(changes)
            except writing.Taken:
                pass
        return await self.database.write(partial(writing.append, changes))

    # tables

    async def create(self, row: TableRow, sitting: Sequence[SeatRow], first: Sequence[TableEntry]) -> None:
        """A new table."""
        await self.database.write(partial(writing.add_table, row, sitting, first))

    async def _rows(self, query: Executable) -> Sequence[AnyRow]:
        return await self.database.read(lambda connection: connection.execute(query).all())

    async def _changed(self, statement: Update | Delete | Insert) -> int:
        """Do one statement; how many rows it changed."""
        return await self.database.write(lambda connection: connection.execute(statement).rowcount)

    async def table(self, table_id: str) -> TableRow | None:
        """A table's own row."""
        rows = await self._rows(select(tables).where(tables.c.id == table_id))
        return _table(rows[0]) if rows else None

    async def seats_of(self, table_id: str) -> list[SeatRow]:
        """Who sits at a table, in order."""
        return (await self.seats_of_many([table_id]))[table_id]

    async def seats_of_many(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables."""
        found: dict[str, list[SeatRow]] = {table_id: [] for table_id in ids}
        for row in await self._rows(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
            found[row.table_id].append(_seat(row))
        return found

    async def entries_after(self, table_id: str, number: int) -> list[TableEntry]:
        """The entries that follow a number."""
        return await self.database.read(partial(writing.entries_after, table_id, number))

    async def by_tokens(self, hashes: Sequence[str]) -> list[tuple[TableRow, int, str]]:
        """Tables where these tokens have a seat, with the seat and the token's hash; the latest first."""
        query = select(tables, seats.c.seat, seats.c.token_hash)
        query = query.join(seats, seats.c.table_id == tables.c.id).where(seats.c.token_hash.in_(hashes))
        rows = await self._rows(query.order_by(tables.c.changed.desc()).limit(100))
        return [(_table(row), row.seat, row.token_hash) for row in rows]

    async def by_person(self, person_id: str, statuses: Sequence[str] = ()) -> list[tuple[TableRow, int]]:
        """Tables where somebody with an account sits, with the seat; the latest first."""
        query = select(tables, seats.c.seat).join(seats, seats.c.table_id == tables.c.id)
        query = query.where(seats.c.person_id == person_id)
        if statuses:
            query = query.where(tables.c.status.in_(statuses))
        rows = await self._rows(query.order_by(tables.c.changed.desc()))
        return [(_table(row), row.seat) for row in rows]

    async def listed(self, game: str, words: Searched, first: int, most: int) -> list[TableRow]:
        """Open and running tables that anybody may see: of each maker the newest, then of each the second…"""
        newest = (tables.c.created.desc(), tables.c.id)
        place = func.row_number().over(partition_by=tables.c.maker, order_by=newest).label("place")
        chosen = _searched(select(tables, place), words)
        if game:
            chosen = chosen.where(tables.c.game == game)
        shared = chosen.subquery()
        query = select(shared).order_by(shared.c.place, shared.c.created.desc(), shared.c.id)
        return [_table(row) for row in await self._rows(query.offset(first).limit(most))]

    async def waiting(self, most: int) -> list[TableRow]:
        """Listed tables before their start, the oldest first."""
        query = select(tables).where(tables.c.listed, tables.c.status == LOBBY)
        rows = await self._rows(query.order_by(tables.c.created.desc(), tables.c.id).limit(most))
        return [_table(row) for row in reversed(rows)]

    async def count_listed(self, words: Searched) -> dict[str, int]:
        """How many tables of each game there are in the list."""
        query = _searched(select(tables.c.game, func.count().label("number")), words).group_by(tables.c.game)
        return {row.game: row.number for row in await self._rows(query)}

    async def versions(self, ids: Sequence[str]) -> dict[str, tuple[int, bool]]:
        """The versions of several tables, and whether they wait their turn."""
        query = select(tables.c.id, tables.c.version, tables.c.waits).where(tables.c.id.in_(ids))
        return {row.id: (row.version, row.waits) for row in await self._rows(query)}

    async def set_rematch(self, table_id: str, rematch: str) -> bool:
        """Note the rematch of a table; False if there is one already."""
        where = (tables.c.id == table_id) & (tables.c.rematch == "")
        return await self._changed(update(tables).where(where).values(rematch=rematch)) == 1

    async def forget(self, table_id: str) -> None:
        """Remove a table that nobody has seen yet."""
        await self._changed(delete(tables).where(tables.c.id == table_id))

    # what must happen by itself

    async def due(self, moment: int, limit: int) -> list[tuple[str, int]]:
        """Tables where something is due, with the time it was due at."""
        query = select(tables.c.id, tables.c.due).where(tables.c.due <= moment).order_by(tables.c.due).limit(limit)
        return [(row.id, row.due) for row in await self._rows(query)]

    async def claim(self, table_id: str, due: int, until: int | None) -> bool:
        """Take a table's due work, so that no other node does it too; False if another node was first."""
        where = (tables.c.id == table_id) & (tables.c.due == due)
        return await self._changed(update(tables).where(where).values(due=until)) == 1

    async def set_waits(self, table_id: str, waits: bool, due: int) -> None:
        """Note whether a table waits its turn, and when it is to be looked at again."""
        await self._changed(update(tables).where(tables.c.id == table_id).values(waits=waits, due=due))

    async def call_waiting(self, maker: str, moment: int) -> None:
        """Make the oldest table that waits its turn due, of those of one maker."""
        waiting = select(tables.c.id).where(tables.c.maker == maker, tables.c.waits, tables.c.status == PLAYING)
        first = waiting.order_by(tables.c.created, tables.c.id).limit(1).scalar_subquery()
        await self._changed(update(tables).where(tables.c.id == first).values(due=moment))

    async def all_due_now(self, moment: int) -> None:
        """After a restart of the only node nobody works on anything: take up all of it."""
        await self._changed(update(tables).where(tables.c.due > moment).values(due=moment))

    # the hall's pulse

    async def beat(self, moment: int) -> int:
        """Note that the hall is open now; for how long nobody had noted it, in ms."""

        def job(connection: Connection) -> int:
            last = connection.execute(select(pulse.c.at).where(pulse.c.id == HALL).with_for_update()).scalar()
            if last is None:
                connection.execute(insert_new(connection.dialect.name, pulse).values(id=HALL, at=moment))
            elif last < moment:
                connection.execute(update(pulse).where(pulse.c.id == HALL).values(at=moment))
            return 0 if last is None else max(0, moment - last)

        return await self.database.write(job)

    async def last_beat(self) -> int | None:
        """When the hall was last known to be open."""
        rows = await self._rows(select(pulse.c.at).where(pulse.c.id == HALL))
        return rows[0].at if rows else None

    async def wake_up(self, last: int, moment: int) -> bool:
        """Open the hall again; False if another node was first."""
        return await self._changed(update(pulse).where(pulse.c.id == HALL, pulse.c.at == last).values(at=moment)) == 1

    async def clocked(self) -> list[str]:
        """Running tables that play with clocks."""
        with_clock = (tables.c.clock_move > 0) | (tables.c.clock_bank > 0)
        return [row.id for row in await self._rows(select(tables.c.id).where(tables.c.status == PLAYING, with_clock))]

    # presence, chat, editions

    async def present(self, seen: Mapping[tuple[str, int], int]) -> None:
        """Until when people count as present, by table and seat."""
        rows = [{"_table": table, "_seat": seat, "_until": until} for (table, seat), until in sorted(seen.items())]
        for first in range(0, len(rows), MOST_TOGETHER):
            await self.database.write(partial(writing.set_present, rows[first : first + MOST_TOGETHER]))

    async def say(self, table_id: str, seat: int, name: str, text: str, at: int, side: int = -1) -> None:
        """Keep a line of chat, for a side or for everybody."""
        await self._changed(insert(chat).values(table_id=table_id, seat=seat, name=name, text=text, at=at, side=side))

    async def chat_after(self, table_id: str, last: int, limit: int) -> list[ChatLine]:
        """The newest lines after one, in order."""
        query = select(chat).where(chat.c.table_id == table_id, chat.c.id > last)
        rows = await self._rows(query.order_by(chat.c.id.desc()).limit(limit))
        return [ChatLine(row.id, row.seat, row.name, row.text, row.at, row.side) for row in reversed(rows)]

    async def keep_pass(self, table_id: str, seat: int, code_hash: str, sealed: str, until: int) -> None:
        """A one-time code for a seat; the one before opens nothing any more."""
        values = {"code_hash": code_hash, "sealed": sealed, "until": until}
        keep = insert_into(self.database.dialect, passes).values(table_id=table_id, seat=seat, **values)
        await self._changed(keep.on_conflict_do_update(index_elements=["table_id", "seat"], set_=values))

    async def take_pass(self, table_id: str, code_hash: str, moment: int) -> tuple[int, str] | None:
        """The seat of a one-time code and its sealed secret, and the code is spent; None if it is none, or too old."""
        where = (passes.c.table_id == table_id) & (passes.c.code_hash == code_hash) & (passes.c.until > moment)
        used = delete(passes).where(where).returning(passes.c.seat, passes.c.sealed)
        row = await self.database.write(lambda connection: connection.execute(used).one_or_none())
        return None if row is None else (row.seat, row.sealed)

    async def add_edition(self, edition_hash: str, game: str, name: str, text: str, at: int) -> None:
        """Keep an uploaded edition; the same content again changes nothing."""
        keep = insert_new(self.database.dialect, editions)
        await self._changed(keep.values(hash=edition_hash, game=game, name=name, text=text, created=at))

    async def edition(self, edition_hash: str) -> tuple[str, str] | None:
        """The game and the text of an uploaded edition."""
        rows = await self._rows(select(editions.c.game, editions.c.text).where(editions.c.hash == edition_hash))
        return (rows[0].game, rows[0].text) if rows else None


def _searched(query: Select[Columns], words: Searched) -> Select[Columns]:
    """Listed tables, with every word in the name of somebody who sits there, or of one of the games that go with it."""
    query = query.where(tables.c.listed, tables.c.status.in_([LOBBY, PLAYING]))
    for word, games in words:
        named = seats.c.name.icontains(word, autoescape=True)
        sits = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.kind == PERSON, named)
        query = query.where(tables.c.game.in_(games) | sits.exists())
    return query


def _table(row: AnyRow) -> TableRow:
    values = {name: getattr(row, name) for name in TableRow.__struct_fields__}
    values["options"] = msgspec.json.decode(values["options"])
    values["house"] = msgspec.json.decode(values["house"])
    return msgspec.convert(values, TableRow)


def _seat(row: AnyRow) -> SeatRow:
    return msgspec.convert({name: getattr(row, name) for name in SeatRow.__struct_fields__}, SeatRow)
