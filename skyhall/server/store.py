"""Reading and writing the database. All writes of a node go through one task, which commits many moves together."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skyhall.server.rows import LOBBY, PLAYING, Change, ChatLine, Entry, SeatRow, TableRow
from skyhall.server.schema import chat, editions, entries, seats, tables

T = TypeVar("T")
MOST_TOGETHER = 200


class Store:
    """The database as the hall needs it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.changes: list[tuple[Change, asyncio.Future[bool]]] = []
        self.wake = asyncio.Event()
        self.lock = asyncio.Lock()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self._write_forever())

    async def stop(self) -> None:
        """Write what waits, then close."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        while self.changes:
            await self._write_together()
        await self.engine.dispose()

    # moves

    async def append(self, change: Change) -> bool:
        """Append an entry durably. False if its number or its move id is taken: another node was first."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.changes.append((change, done))
        self.wake.set()
        return await done

    async def _write_forever(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.changes:
                await self._write_together()

    async def _write_together(self) -> None:
        batch = self.changes[:MOST_TOGETHER]
        del self.changes[:MOST_TOGETHER]
        try:
            async with self.lock, self.engine.begin() as connection:
                won = await self._insert_entries(connection, [change for change, _ in batch])
                await self._update_rows(connection, won.values())
        except Exception as error:
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        for change, done in batch:
            if not done.done():
                done.set_result(won.get((change.table_id, change.entry.number)) is change)

    async def _insert_entries(
        self, connection: AsyncConnection, changes: Sequence[Change]
    ) -> dict[tuple[str, int], Change]:
        """The changes whose entries went in, by table and number."""
        first: dict[tuple[str, int], Change] = {}
        for change in changes:
            first.setdefault((change.table_id, change.entry.number), change)
        make = postgresql.insert if self.engine.dialect.name == "postgresql" else sqlite.insert
        values = [{"table_id": c.table_id, **msgspec.structs.asdict(c.entry)} for c in first.values()]
        statement = make(entries).values(values).on_conflict_do_nothing()
        rows = await connection.execute(statement.returning(entries.c.table_id, entries.c.number))
        return {(row.table_id, row.number): first[(row.table_id, row.number)] for row in rows}

    async def _update_rows(self, connection: AsyncConnection, changes: Iterable[Change]) -> None:
        """What the entries changed; equal sets of columns go in one statement."""
        together: dict[tuple[str, ...], list[dict[str, object]]] = {}
        for change in changes:
            values = {**change.table, "version": change.entry.number, "changed": change.entry.at}
            together.setdefault(tuple(sorted(values)), []).append({"_id": change.table_id, **values})
            for seat, columns in change.seats.items():
                where = (seats.c.table_id == change.table_id) & (seats.c.seat == seat)
                await connection.execute(update(seats).where(where).values(columns))
        for rows in together.values():
            await connection.execute(update(tables).where(tables.c.id == bindparam("_id")), rows)

    async def write(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Any other write, in a transaction of its own."""
        async with self.lock, self.engine.begin() as connection:
            return await job(connection)

    # tables

    async def create(self, row: TableRow, sitting: Sequence[SeatRow], first: Sequence[Entry]) -> None:
        """A new table."""

        async def job(connection: AsyncConnection) -> None:
            values = msgspec.structs.asdict(row)
            values["options"] = msgspec.json.encode(row.options).decode()
            await connection.execute(insert(tables).values(values))
            keyed = [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in sitting]
            await connection.execute(insert(seats), keyed)
            if first:
                lines = [{"table_id": row.id, **msgspec.structs.asdict(entry)} for entry in first]
                await connection.execute(insert(entries), lines)

        await self.write(job)

    async def table(self, table_id: str) -> TableRow | None:
        """A table's own row."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
        return None if row is None else _table(row)

    async def seats_of(self, table_id: str) -> list[SeatRow]:
        """Who sits at a table, in order."""
        query = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
        async with self.engine.connect() as connection:
            return [_seat(row) for row in await connection.execute(query)]

    async def entries_after(self, table_id: str, number: int) -> list[Entry]:
        """The entries that follow a number."""
        query = select(*[entries.c[name] for name in Entry.__struct_fields__])
        query = query.where(entries.c.table_id == table_id, entries.c.number > number).order_by(entries.c.number)
        async with self.engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def by_tokens(self, hashes: Sequence[str]) -> list[tuple[TableRow, int, str]]:
        """Tables where these tokens have a seat, with the seat and the token's hash; the latest first."""
        query = select(tables, seats.c.seat, seats.c.token_hash)
        query = query.join(seats, seats.c.table_id == tables.c.id).where(seats.c.token_hash.in_(hashes))
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(tables.c.changed.desc()).limit(100))
            return [(_table(row), row.seat, row.token_hash) for row in rows]

    async def listed(self, limit: int) -> list[TableRow]:
        """Open and running tables that anybody may see in the list."""
        query = select(tables).where(tables.c.listed, tables.c.status.in_([LOBBY, PLAYING]))
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(tables.c.changed.desc()).limit(limit))
            return [_table(row) for row in rows]

    async def seats_of_many(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables."""
        found: dict[str, list[SeatRow]] = {table_id: [] for table_id in ids}
        query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
        async with self.engine.connect() as connection:
            for row in await connection.execute(query):
                found[row.table_id].append(_seat(row))
        return found

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The versions of several tables."""
        query = select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids))
        async with self.engine.connect() as connection:
            return {row.id: row.version for row in await connection.execute(query)}

    async def set_rematch(self, table_id: str, rematch: str) -> bool:
        """Note the rematch of a table; False if there is one already."""
        where = (tables.c.id == table_id) & (tables.c.rematch == "")

        async def job(connection: AsyncConnection) -> bool:
            return (await connection.execute(update(tables).where(where).values(rematch=rematch))).rowcount == 1

        return await self.write(job)

    async def forget(self, table_id: str) -> None:
        """Remove a table that nobody has seen yet."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(tables).where(tables.c.id == table_id))

        await self.write(job)

    # what must happen by itself

    async def due(self, moment: int, limit: int) -> list[tuple[str, int]]:
        """Tables where something is due, with the time it was due at."""
        query = select(tables.c.id, tables.c.due).where(tables.c.due <= moment).order_by(tables.c.due).limit(limit)
        async with self.engine.connect() as connection:
            return [(row.id, row.due) for row in await connection.execute(query)]

    async def claim(self, table_id: str, due: int, until: int | None) -> bool:
        """Take a table's due work, so that no other node does it too; False if another node was first."""
        where = (tables.c.id == table_id) & (tables.c.due == due)

        async def job(connection: AsyncConnection) -> bool:
            return (await connection.execute(update(tables).where(where).values(due=until))).rowcount == 1

        return await self.write(job)

    async def all_due_now(self, moment: int) -> None:
        """After a restart of the only node nobody works on anything: take up all of it."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(tables).where(tables.c.due > moment).values(due=moment))

        await self.write(job)

    # presence, chat, editions

    async def present(self, seen: Mapping[tuple[str, int], int]) -> None:
        """Until when people count as present, by table and seat."""
        statement = update(seats).where(seats.c.table_id == bindparam("_id"), seats.c.seat == bindparam("_seat"))
        rows = [{"_id": key[0], "_seat": key[1], "present_until": until} for key, until in seen.items()]

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(statement, rows)

        await self.write(job)

    async def say(self, table_id: str, seat: int, name: str, text: str, at: int) -> None:
        """Keep a line of chat."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(chat).values(table_id=table_id, seat=seat, name=name, text=text, at=at))

        await self.write(job)

    async def chat_after(self, table_id: str, last: int, limit: int) -> list[ChatLine]:
        """The newest lines after one, in order."""
        query = select(chat.c.id, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
        query = query.where(chat.c.table_id == table_id, chat.c.id > last).order_by(chat.c.id.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return [ChatLine(*row) for row in await connection.execute(query)][::-1]

    async def add_edition(self, edition_hash: str, game: str, name: str, text: str, at: int) -> None:
        """Keep an uploaded edition; the same content again changes nothing."""
        make = postgresql.insert if self.engine.dialect.name == "postgresql" else sqlite.insert
        statement = make(editions).values(hash=edition_hash, game=game, name=name, text=text, created=at)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(statement.on_conflict_do_nothing())

        await self.write(job)

    async def edition(self, edition_hash: str) -> tuple[str, str] | None:
        """The game and the text of an uploaded edition."""
        query = select(editions.c.game, editions.c.text).where(editions.c.hash == edition_hash)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else (row.game, row.text)


def _table(row: Row[tuple[object, ...]]) -> TableRow:
    values = {name: getattr(row, name) for name in TableRow.__struct_fields__}
    values["options"] = msgspec.json.decode(values["options"])
    return msgspec.convert(values, TableRow)


def _seat(row: Row[tuple[object, ...]]) -> SeatRow:
    return msgspec.convert({name: getattr(row, name) for name in SeatRow.__struct_fields__}, SeatRow)
