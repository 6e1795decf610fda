"""Reviews in the database: asked for, claimed by one node at a time, kept with the game."""

import msgspec
from sqlalchemy import Delete, Insert, Select, Update, delete, select, update

from skyhall.server.database import Database, insert_new
from skyhall.server.schema import reviews

WAITING, DONE, FAILED = "waiting", "done", "failed"


class ReviewRow(msgspec.Struct, kw_only=True):
    """A review as it is kept; `found` is JSON: the work so far, or the whole review."""

    table_id: str
    status: str
    maker: str
    done: int
    total: int
    until: int
    found: str


class Reviews:
    """What is known of the reviews of all tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, table_id: str) -> ReviewRow | None:
        """The review of a table, in whatever state."""
        rows = await self._rows(select(reviews).where(reviews.c.table_id == table_id))
        return rows[0] if rows else None

    async def ask(self, table_id: str, maker: str, moment: int) -> None:
        """Ask for a review; one that is there already, or under way, is left alone."""
        values = {"status": WAITING, "maker": maker, "done": 0, "total": 0, "until": 0, "found": "", "asked": moment}
        await self._do(insert_new(self.database.dialect, reviews).values(table_id=table_id, **values))

    async def forget(self, table_id: str, status: str) -> None:
        """Let go of a review in that state, so that it can be asked for again."""
        await self._do(delete(reviews).where(reviews.c.table_id == table_id, reviews.c.status == status))

    async def waiting(self, moment: int, most: int) -> list[ReviewRow]:
        """Reviews that no node works on, the one asked for first in front."""
        query = select(reviews).where(reviews.c.status == WAITING, reviews.c.until < moment)
        return await self._rows(query.order_by(reviews.c.asked, reviews.c.table_id).limit(most))

    async def keep(self, row: ReviewRow, until: int) -> bool:
        """Write a row and claim it until then; False if another node has claimed it since the row was read."""
        where = (reviews.c.table_id == row.table_id) & (reviews.c.until == row.until)
        values = {"status": row.status, "done": row.done, "total": row.total, "found": row.found, "until": until}
        kept = await self._do(update(reviews).where(where).values(values)) == 1
        if kept:
            row.until = until
        return kept

    async def release_all(self) -> None:
        """After a restart of the only node nobody works on anything."""
        await self._do(update(reviews).where(reviews.c.status == WAITING).values(until=0))

    async def _rows(self, query: Select[tuple[object, ...]]) -> list[ReviewRow]:
        names = ReviewRow.__struct_fields__
        found = await self.database.read(lambda connection: connection.execute(query).all())
        return [msgspec.convert({name: getattr(row, name) for name in names}, ReviewRow) for row in found]

    async def _do(self, statement: Insert | Update | Delete) -> int:
        return await self.database.write(lambda connection: connection.execute(statement).rowcount)
