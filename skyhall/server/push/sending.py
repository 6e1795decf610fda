"""Telling people: what comes up at tables is noted, waits out quiet hours, and goes to browsers if it is still so.

Lines are kept in the database and taken out by the node that tells them, so that two nodes never tell the same.
"""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

from skyhall.server import rows
from skyhall.server.hall import Hall
from skyhall.server.opened import OpenTable
from skyhall.server.push.messages import Told, host_of, is_service, post, told, told_of_cup
from skyhall.server.push.store import (
    ASKED,
    CUP,
    DAY_LEFT,
    HOURS_LEFT,
    LATE,
    PAIR,
    REMINDERS,
    TURN,
    Browser,
    Key,
    Notice,
    PushStore,
    quiet_until,
)
from skyhall.server.rows import TableRow, now
from skyhall.server.showing import is_present
from skyhall.server.tournaments.rows import OPEN, PAUSED, RUNNING, Tournament
from skyhall.server.tournaments.store import TournamentStore
from skyhall.server.trouble import StorageTrouble

log = logging.getLogger("skyhall.push")
# Seconds between two looks for what is to be told.
EVERY = 2.0
# Whoever has the table open moves or is there within this time, in ms.
GRACE = 5_000
# Before the time for a move is over, one is reminded once: so much of it is left, at most so many ms.
LEFT, MOST_LEFT = 4, 6 * 3600 * 1000
# Before a round of a tournament is over one is reminded when so many ms are left, and of one of several days twice.
HOURS, DAY_BEFORE = 2 * 3600 * 1000, 24 * 3600 * 1000
# While a tournament is paused its reminders are looked at again after so many ms.
AGAIN = 600_000
# What it answers where a browser is gone for good.
GONE = (404, 410)


class Sender:
    """The hall's messenger."""

    def __init__(self, hall: Hall, store: PushStore, cups: TournamentStore) -> None:
        self.hall = hall
        self.store = store
        self.cups = cups
        self.key: Key | None = None
        self.task: asyncio.Task[None] | None = None
        self.noting: set[asyncio.Task[None]] = set()
        # A service may be slow to answer: nobody else waits for that thread.
        self.posting = ThreadPoolExecutor(1, "skyhall-push")
        hall.turned = self.turned

    async def start(self) -> None:
        """Have a key, then look for what is to be told for ever."""
        if self.hall.settings.accounts:
            self.key = await self.store.key()
            self.task = asyncio.create_task(self._for_ever())

    async def stop(self) -> None:
        """Stop; what waits is told by the next who looks."""
        tasks = [*self.noting, *([self.task] if self.task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.posting.shutdown(wait=False)

    # what comes up

    def turned(self, table: OpenTable) -> None:
        """A table has changed here: whoever has to decide is told, unless they are there."""
        live = table.live
        if self.key is None or live.status != rows.PLAYING or live.turn < 0:
            return
        seat = live.seats[live.turn]
        if seat.person_id and seat.plays:
            moment = now()
            found = [(Notice(seat.person_id, table.id, TURN, live.version), moment + GRACE)]
            if live.row.is_slow and live.row.due is not None:
                left = min(MOST_LEFT, live.row.clock_move * 1000 // LEFT)
                found.append((Notice(seat.person_id, table.id, LATE, live.version), live.row.due - left))
            self._note(found)

    def asked(self, people: Iterable[str], table: OpenTable) -> None:
        """Some are asked to a table."""
        if self.key is not None:
            self._note([(Notice(one, table.id, ASKED, table.live.version), now()) for one in people if len(one) <= 24])

    def asked_to_cup(self, people: Iterable[str], cup: Tournament) -> None:
        """Some are asked to a tournament."""
        if self.key is not None:
            self._note([(Notice(one, cup.id, CUP, 0), now()) for one in people])

    def drawn(self, cup: Tournament, tables: Sequence[OpenTable]) -> None:
        """A round is drawn: its people are told that their tables are open, and again before it is over."""
        if self.key is None:
            return
        times = {PAIR: now() + GRACE} | {kind: cup.round_ends - left for kind, left in leads(cup).items()}
        self._note(
            [
                (Notice(seat.person_id, table.id, kind, table.live.version), at)
                for table in tables
                for seat in table.live.seats
                if seat.person_id
                for kind, at in times.items()
            ]
        )

    def _note(self, found: Sequence[tuple[Notice, int]]) -> None:
        task = asyncio.create_task(self._put(found))
        self.noting.add(task)
        task.add_done_callback(self.noting.discard)

    async def _put(self, found: Sequence[tuple[Notice, int]]) -> None:
        """Note what is wanted, for who has a browser that wants to be told."""
        try:
            kept: list[tuple[Notice, int]] = []
            for notice, not_before in found:
                wishes = await self.store.wishes(notice.person_id)
                wanted = notice.kind not in REMINDERS or wishes.reminders
                if wanted and await self.store.count_browsers(notice.person_id):
                    kept.append((notice, quiet_until(wishes, not_before)))
            if kept:
                await self.store.put(kept)
        except StorageTrouble:
            pass  # a notice is no move: it may be lost
        except Exception:
            log.exception("a notice was not noted")

    # telling

    async def _for_ever(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except StorageTrouble:
                pass
            except Exception:
                log.exception("telling people failed")

    async def look(self) -> None:
        """Tell all that is due: to each person one message, however many tables wait."""
        by_person: dict[str, list[Notice]] = {}
        for notice in await self.store.take(now()):
            by_person.setdefault(notice.person_id, []).append(notice)
        for person_id, some in by_person.items():
            await self._tell(person_id, some)

    async def _tell(self, person_id: str, some: Sequence[Notice]) -> None:
        wishes = await self.store.wishes(person_id)
        tables = {one.table_id: await self.hall.store.table(one.table_id) for one in some if one.kind != CUP}
        held: list[tuple[Notice, TableRow]] = []
        asked: list[Tournament] = []
        cups: dict[str, Tournament] = {}
        for notice in some:
            row = tables.get(notice.table_id)
            cup = await self.cups.row(notice.table_id if row is None else row.house.tournament)
            if row is None:
                if cup is not None and cup.game not in wishes.without and await self._still_asked(notice, cup):
                    asked.append(cup)
            elif row.game not in wishes.without and await self._still(notice, row, cup):
                held.append((notice, row))
                if cup is not None:
                    cups[row.id] = cup
        for browser in await self.store.browsers(person_id) if held or asked else []:
            for message in await asyncio.to_thread(_messages, held, cups, asked, browser.language):
                await self._send(browser, message)

    async def _still_asked(self, notice: Notice, cup: Tournament) -> bool:
        return cup.status == OPEN and await self.cups.is_asked(cup.id, notice.person_id)

    async def _still(self, notice: Notice, row: TableRow, cup: Tournament | None) -> bool:
        """Whether it is still as it was when it was noted, and its person is not there to see it."""
        if notice.kind == ASKED:
            return row.status == rows.LOBBY
        if notice.kind in (PAIR, DAY_LEFT, HOURS_LEFT):
            return cup is not None and row.status == rows.PLAYING and await self._still_paired(notice, row, cup)
        if row.status != rows.PLAYING or row.version != notice.version:
            return False
        seats = await self.hall.store.seats_of(row.id)
        seat = seats[row.turn]
        return seat.person_id == notice.person_id and (notice.kind == LATE or not is_present(seat, now()))

    async def _still_paired(self, notice: Notice, row: TableRow, cup: Tournament) -> bool:
        """At a table of a tournament. A pause moves the end of a round, and with it what is told before it."""
        if cup.status not in (RUNNING, PAUSED):
            return False
        mine = [one for one in await self.hall.store.seats_of(row.id) if one.person_id == notice.person_id]
        if notice.kind == PAIR:
            return any(not is_present(seat, now()) for seat in mine)
        later = now() + AGAIN if cup.status == PAUSED else cup.round_ends - leads(cup).get(notice.kind, 0)
        if later > now():
            self._note([(notice, later)])
            return False
        return bool(mine)

    async def _send(self, browser: Browser, message: Told) -> None:
        assert self.key is not None
        if not is_service(browser.endpoint, self.hall.settings.push_services):
            await self.store.unsubscribe(browser.endpoint)
            return
        try:
            loop, contact = asyncio.get_running_loop(), self.hall.settings.push_contact
            status = await loop.run_in_executor(self.posting, post, browser, message, self.key, contact)
        except Exception as error:
            # The endpoint is a secret of the browser's: only its host is written down.
            log.warning(
                "a push service failed", extra={"host": host_of(browser.endpoint), "error": type(error).__name__}
            )
            return
        if status in GONE:
            await self.store.unsubscribe(browser.endpoint)


def leads(cup: Tournament) -> dict[str, int]:
    """How long before the end of a round one is reminded, in ms."""
    whole = cup.round_seconds * 1000
    found = {HOURS_LEFT: min(HOURS, whole // LEFT)}
    return {DAY_LEFT: DAY_BEFORE, **found} if whole > 2 * DAY_BEFORE else found


def _messages(
    held: Sequence[tuple[Notice, TableRow]],
    cups: dict[str, Tournament],
    asked: Sequence[Tournament],
    language: str,
) -> list[Told]:
    """One about all tables, and one about each tournament that somebody is asked to."""
    found = [told(held, language, cups.get(held[0][1].id), now())] if held else []
    return found + [told_of_cup(cup, language) for cup in asked]
