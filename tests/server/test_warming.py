"""What takes long the first time is done before somebody asks for all of it; little is done at once beside the loop."""

import asyncio
import sys
import threading

import pytest

from skyhall.core.registry import game, games
from skyhall.locale import LANGUAGES
from skyhall.server import app, warming
from skyhall.server.asking_lab import usual_numbers
from skyhall.server.listing import all_titles
from skyhall.server.once import Once
from skyhall.server.routes_games import doors
from skyhall.server.routes_studio import workshop_text

pytestmark = pytest.mark.anyio


async def test_after_a_while_nothing_is_left_to_be_made_for_the_first_time(monkeypatch):
    monkeypatch.setattr(warming, "AFTER", 0)
    workshop_text.cache_clear()
    usual_numbers.cache_clear()
    once = Once()
    await warming.warm_up(once, accounts=True)
    assert set(once.made) == {(all_titles,), *[(doors, language) for language in LANGUAGES]}
    assert set(warming.OF_ACCOUNTS) <= set(sys.modules)
    made = workshop_text.cache_info().misses, usual_numbers.cache_info().misses
    for language in LANGUAGES:
        for name in games():
            room = game(name)
            workshop_text(room, language)
            usual_numbers(room, room.default_edition, language)
    assert (workshop_text.cache_info().misses, usual_numbers.cache_info().misses) == made


async def test_what_cannot_be_made_is_written_down_and_harms_nothing(monkeypatch, caplog):
    monkeypatch.setattr(warming, "AFTER", 0)
    monkeypatch.setattr(warming, "all_titles", lambda: 1 / 0)
    await warming.warm_up(Once(), accounts=False)
    assert [line.message for line in caplog.records if line.name == "skyhall.warming"] == ["warming up failed"]


async def test_few_things_are_done_at_once_beside_the_event_loop(desk):
    busy = most = 0
    lock, together = threading.Lock(), threading.Barrier(app.BESIDE)

    def work():
        nonlocal busy, most
        with lock:
            busy += 1
            most = max(most, busy)
        together.wait(60)
        with lock:
            busy -= 1

    assert not desk.hall.closing
    await asyncio.gather(*[asyncio.to_thread(work) for _ in range(3 * app.BESIDE)])
    assert most == app.BESIDE
