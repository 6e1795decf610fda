"""A node has one object for a table, always: also when the database fails while several open it at once."""

import asyncio

from hypothesis import given
from hypothesis import strategies as st

from skyhall.core.registry import game
from skyhall.server import rows
from skyhall.server.condition import Condition
from skyhall.server.hall import Hall
from skyhall.server.metrics import Metrics
from skyhall.server.nudges import Nudges
from skyhall.server.rows import SeatRow, TableEntry, TableRow
from skyhall.server.settings import Settings


class Shaky:
    """A store with one table, whose answers come late and sometimes not at all."""

    def __init__(self, failures: list[bool]) -> None:
        self.failures = failures

    async def answer(self, value):
        await asyncio.sleep(0)
        if self.failures and self.failures.pop(0):
            raise OSError("the disk is gone")
        return value

    async def table(self, table_id):
        room = game("gravity-superstar")
        box = room.edition()
        return await self.answer(
            TableRow(
                id=table_id, game=room.name, rules=1, edition=box.name, edition_hash=box.hash, options={}, seats=2,
                seed="x", created=1, changed=1,
            )
        )  # fmt: skip

    async def seats_of(self, _table_id):
        return await self.answer([SeatRow(seat=seat, kind=rows.PERSON, name="Ada") for seat in range(2)])

    async def entries_after(self, _table_id, number):
        return await self.answer([TableEntry(1, rows.START, -1, "", None, 1)][number:])

    async def chat_after(self, _table_id, _line, _most):
        return await self.answer([])


async def opens(failures: list[bool], waves: list[int]) -> None:
    condition = Condition(Metrics())
    hall = Hall(Settings(), Shaky(failures), Nudges("", condition), condition.metrics, condition)
    known = None
    for wave in waves:
        found = await asyncio.gather(*[hall.open("table") for _ in range(wave)], return_exceptions=True)
        for table in found:
            if isinstance(table, OSError):
                continue
            assert known is None or table is known
            known = table
            assert table.live.version == 1
        assert hall.opened.get("table") is known
    if known is None:
        assert hall.opened == {}


@given(st.lists(st.booleans(), max_size=12), st.lists(st.integers(1, 4), min_size=1, max_size=4))
def test_one_object_whatever_fails(failures, waves):
    asyncio.run(opens(failures, waves))
