"""Who is there: noted at once, and renewed for each seat in its own time."""

import pytest

from skyhall.server import presence, rows, seating
from skyhall.server.messages import Hello
from skyhall.server.opened import Watcher
from skyhall.server.presence import LASTS
from skyhall.server.requests import SeatPlan
from skyhall.server.seating import HouseWish

pytestmark = pytest.mark.anyio


async def test_each_sign_is_renewed_in_its_own_time(desk, monkeypatch):
    plan = [SeatPlan(kind="me"), SeatPlan(kind="open")]
    made = await seating.create(desk.hall, "gravity-superstar", plan, "Ada", {}, "", "", False, (0, 0), "", HouseWish())
    table = await desk.hall.open(made.id)
    await seating.join(desk.hall, table, "Ben", None)
    begun = rows.now()
    moment = [begun]
    monkeypatch.setattr(presence, "now", lambda: moment[0])
    door = desk.door

    async def kept():
        await door.write()
        return [seat.present_until - begun for seat in await desk.hall.store.seats_of(table.id)]

    watchers = [Watcher(table, seat, Hello()) for seat in (0, 1)]
    door.enter(table, watchers[0])
    assert (await kept())[0] == LASTS
    moment[0] += 20_000
    door.enter(table, watchers[1])
    assert await kept() == [LASTS, LASTS + 20_000]
    moment[0] = begun + LASTS // 2 + 1
    assert await kept() == [moment[0] - begun + LASTS, LASTS + 20_000]
    door.leave(table, watchers[1])
    assert (await kept())[1] == moment[0] - begun
    moment[0] += LASTS
    assert (await kept())[1] < moment[0] - begun
    door.leave(table, watchers[0])
    assert not door.here
    assert not door.noted
