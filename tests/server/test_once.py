"""What takes long is made beside the event loop, once for all who wait for it."""

import asyncio
import threading

import pytest

from skyhall.server import listing, moving, rows, seating
from skyhall.server.errors import Refused
from skyhall.server.listing import Wanted
from skyhall.server.messages import Move
from skyhall.server.once import Once
from skyhall.server.opened import Sitter, hash_token
from skyhall.server.requests import SeatPlan
from skyhall.server.rows import Change, TableEntry
from skyhall.server.seating import HouseWish

pytestmark = pytest.mark.anyio


class Slow:
    """Waits until it is told to go on; counts who asked, and where."""

    def __init__(self):
        self.threads = []
        self.go_on = threading.Event()

    def __call__(self, number=0):
        self.threads.append(threading.current_thread())
        assert self.go_on.wait(60)
        if number < 0:
            raise ValueError("too small")
        return number + len(self.threads)


async def test_many_wait_for_one_and_the_loop_goes_on():
    once, make = Once(), Slow()
    waiting = [asyncio.create_task(once.get(make, 7)) for _ in range(20)]
    gone = waiting.pop()
    await asyncio.sleep(0)  # the loop is free though nothing was made yet
    gone.cancel()
    make.go_on.set()
    assert await asyncio.gather(*waiting) == [8] * 19
    assert await once.get(make, 7) == 8
    assert await once.get(make, 9) == 11
    assert len(make.threads) == 2
    assert threading.main_thread() not in make.threads


async def test_what_fails_is_tried_again():
    once, make = Once(), Slow()
    make.go_on.set()
    for _ in range(2):
        with pytest.raises(ValueError, match="too small"):
            await once.get(make, -1)
    assert len(make.threads) == 2


async def test_a_search_reads_no_catalogue_on_the_loop(desk, monkeypatch):
    threads = []
    monkeypatch.setattr(listing, "rooms", lambda: threads.append(threading.current_thread()) or [])
    await desk.listing.tables(Wanted())
    assert threads == []
    for words in ("sky", "tear"):
        await desk.listing.tables(Wanted(search=words))
    assert len(threads) == 1
    assert threading.main_thread() not in threads


@pytest.fixture
async def table(desk):
    """A running table and who decides there."""
    plan = [SeatPlan(kind="me"), SeatPlan(kind="open")]
    made = await seating.create(
        desk.hall, "gravity-superstar", plan, "Ada", {"first_player": 0}, "", "", False, (0, 0), "", HouseWish()
    )
    opened = await desk.hall.open(made.id)
    await seating.join(desk.hall, opened, "Ben", None)
    await seating.start(desk.hall, opened, "random")
    return opened, Sitter(0, hash_token(made.token))


async def test_the_reason_of_a_refusal_is_said_beside_the_loop(desk, table, monkeypatch):
    opened, ada = table
    threads, words = [], moving.box_catalogue
    monkeypatch.setattr(
        moving, "box_catalogue", lambda *asked: threads.append(threading.current_thread()) or words(*asked)
    )
    legal = set(opened.live.state.actions())
    word = next(name for action, name in enumerate(opened.live.state.setup.words.names) if action not in legal)
    with pytest.raises(Refused) as refused:
        await moving.move(desk.hall, opened, ada, Move(id="1", version=opened.live.version, word=word))
    assert refused.value.code == "illegal"
    assert len(threads) == 1
    assert threading.main_thread() not in threads


async def test_of_several_changes_written_together_only_the_one_that_comes_late_is_lost(desk, table):
    opened, _ada = table
    version, store = opened.live.version, desk.hall.store

    def change(number, word):
        entry = TableEntry(number, rows.ACTION, 0, word, word, rows.now())
        return Change(opened.id, entry, {"status": rows.PLAYING, "turn": 1, "due": None})

    first = [store.append(change(version + step, f"word {step}")) for step in (1, 2, 3)]
    assert await asyncio.gather(*first) == [True] * 3
    second = [store.append(change(version + step, f"other {step}")) for step in (3, 4, 5)]
    assert await asyncio.gather(*second) == [False, True, True]
    kept = [entry.word for entry in await store.entries_after(opened.id, version)]
    assert kept == ["word 1", "word 2", "word 3", "other 4", "other 5"]
    assert (await store.versions([opened.id]))[opened.id][0] == version + 5
