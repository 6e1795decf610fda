"""What a node keeps in memory has a bound, whatever people open."""

import asyncio

import pytest

from skyhall.core.registry import game
from skyhall.server import hall as halls
from skyhall.server import limits, rows
from skyhall.server.condition import Condition
from skyhall.server.hall import Hall
from skyhall.server.limits import Buckets
from skyhall.server.messages import Hello
from skyhall.server.metrics import Metrics
from skyhall.server.nudges import Nudges
from skyhall.server.opened import Watcher
from skyhall.server.presence import Doorkeeper
from skyhall.server.rows import SeatRow, TableEntry, TableRow
from skyhall.server.settings import Settings

pytestmark = pytest.mark.anyio
TEXT = (game("gravity-superstar").edition_path("standard")).read_text()


class Shelf:
    """A store where every table is there, and every edition that somebody uploaded."""

    def __init__(self):
        self.editions = {}

    async def table(self, table_id):
        room = game("gravity-superstar")
        box = room.edition()
        return TableRow(
            id=table_id, game=room.name, rules=1, edition=box.name, edition_hash=box.hash, options={}, seats=2,
            seed="x", created=1, changed=1,
        )  # fmt: skip

    async def seats_of(self, _table_id):
        return [SeatRow(seat=seat, kind=rows.PERSON, name="Ada") for seat in range(2)]

    async def entries_after(self, _table_id, number):
        return [TableEntry(1, rows.START, -1, "", None, 1)][number:]

    async def chat_after(self, _table_id, _line, _most):
        return []

    async def edition(self, edition_hash):
        return self.editions.get(edition_hash)


@pytest.fixture
def moment(monkeypatch):
    """The time, as the tests set it."""
    at = [1_000_000]
    for place in ("skyhall.server.hall.now", "skyhall.server.opened.now", "skyhall.server.presence.now"):
        monkeypatch.setattr(place, lambda: at[0])
    return at


def make_hall(**settings):
    metrics = Metrics()
    condition = Condition(metrics)
    return Hall(Settings(**settings), Shelf(), Nudges("", condition), metrics, condition)


async def test_tables_that_nobody_watches_have_a_bound_and_the_longest_unused_leave(moment):
    hall = make_hall(unwatched_tables=3, idle_after=300)
    for number in range(10):
        await hall.open(f"t{number}")
        moment[0] += 1000
    hall.forget_idle(moment[0] - 300_000)
    assert len(hall.opened) == 10  # all used just now: they may be in somebody's hands
    moment[0] += halls.JUST_USED
    await hall.open("t0")
    hall.forget_idle(moment[0] - 300_000)
    assert list(hall.opened) == ["t0", "t8", "t9"]
    moment[0] += 301_000
    hall.forget_idle(moment[0] - 300_000)
    assert hall.opened == {}


async def test_a_table_that_somebody_holds_never_leaves(moment):
    """Else there would be two of it."""
    hall = make_hall(unwatched_tables=0, idle_after=1)
    door = Doorkeeper(hall)
    watched, attended, changed, idle = [await hall.open(name) for name in ("watched", "attended", "changed", "idle")]
    watcher = Watcher(watched, None, Hello())
    door.enter(watched, watcher)
    attended.attended = True
    await changed.lock.acquire()
    moment[0] += 10_000_000
    hall.forget_idle(moment[0] - 1000)
    assert list(hall.opened.values()) == [watched, attended, changed]
    assert idle.folded is not None
    door.leave(watched, watcher)
    attended.attended = False
    changed.lock.release()
    moment[0] += 10_000_000
    hall.forget_idle(moment[0] - 1000)
    assert hall.opened == {}


async def test_nothing_is_kept_of_what_was_shown_once_the_last_watcher_has_left():
    hall = make_hall()
    door = Doorkeeper(hall)
    table = await hall.open("t")
    watchers = [Watcher(table, None, Hello()) for _ in range(2)]
    for watcher in watchers:
        door.enter(table, watcher)
        watcher._waiting()
    door.leave(table, watchers[0])
    assert table._encoded
    door.leave(table, watchers[1])
    assert not table._made
    assert not table._encoded


async def test_uploaded_editions_in_memory_have_a_bound(monkeypatch):
    monkeypatch.setattr(halls, "EDITIONS_KEPT", 3)
    hall, room = make_hall(), game("gravity-superstar")
    hashes = []
    for number in range(5):
        text = TEXT.replace('"standard"', f'"mine {number}"', 1)
        box = room.make_edition(halls.parse_toml(text, "mine"), "mine")
        hall.store.editions[box.hash] = (room.name, text)
        hashes.append(box.hash)
        assert (await hall.edition(room, "mine", box.hash)).hash == box.hash
        assert (await hall.edition(room, "mine", hashes[0])).hash == hashes[0]
    assert list(hall.editions) == [hashes[3], hashes[4], hashes[0]]
    found = await asyncio.gather(*[hall.edition(room, "mine", one) for one in hashes])
    assert [box.hash for box in found] == hashes
    assert len(hall.editions) == 3


def test_buckets_of_clients_have_a_bound(monkeypatch):
    monkeypatch.setattr(limits, "KEPT", 10)
    buckets = Buckets(1, 5)
    for number in range(100):
        assert buckets.take(f"client {number}")
        assert buckets.take("regular", cost=0)
    assert len(buckets.levels) == 10
    assert "regular" in buckets.levels
