"""Telling people: what comes up at tables is noted, waits out quiet hours, and goes to browsers if it is still so.

Lines are kept in the database and taken out by the node that tells them, so that two nodes never tell the same.
"""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from urllib.parse import urlsplit

import msgspec

from skyhall.locale import catalogue
from skyhall.server import rows
from skyhall.server.hall import Hall
from skyhall.server.opened import OpenTable
from skyhall.server.push.store import ASKED, LATE, TURN, Browser, Key, Notice, PushStore, quiet_until
from skyhall.server.rows import TableRow, now
from skyhall.server.showing import is_present
from skyhall.server.trouble import StorageTrouble

log = logging.getLogger("skyhall.push")
# Seconds between two looks for what is to be told.
EVERY = 2.0
# Whoever has the table open moves or is there within this time, in ms.
GRACE = 5_000
# Before the time for a move is over, one is reminded once: so much of it is left, at most so many ms.
LEFT, MOST_LEFT = 4, 6 * 3600 * 1000
# How long a push service keeps a message, in seconds, and has to take it.
KEEPS = 24 * 3600
TAKES = 10
# What it answers where a browser is gone for good.
GONE = (404, 410)


class Told(msgspec.Struct, kw_only=True):
    """What a browser shows: the newest of a tag takes the place of the one before."""

    title: str
    body: str
    url: str
    tag: str


class Sender:
    """The hall's messenger."""

    def __init__(self, hall: Hall, store: PushStore) -> None:
        self.hall = hall
        self.store = store
        self.key: Key | None = None
        self.task: asyncio.Task[None] | None = None
        self.noting: set[asyncio.Task[None]] = set()
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
                wanted = notice.kind != LATE or wishes.reminders
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
        tables = {one.table_id: await self.hall.store.table(one.table_id) for one in some}
        held: list[tuple[Notice, TableRow]] = []
        for notice in some:
            row = tables[notice.table_id]
            if row is not None and row.game not in wishes.without and await self._still(notice, row):
                held.append((notice, row))
        if held:
            for browser in await self.store.browsers(person_id):
                await self._send(browser, await asyncio.to_thread(told, held, browser.language))

    async def _still(self, notice: Notice, row: TableRow) -> bool:
        """Whether it is still as it was when it was noted, and its person is not there to see it."""
        if notice.kind == ASKED:
            return row.status == rows.LOBBY
        if row.status != rows.PLAYING or row.version != notice.version:
            return False
        seats = await self.hall.store.seats_of(row.id)
        seat = seats[row.turn]
        return seat.person_id == notice.person_id and (notice.kind == LATE or not is_present(seat, now()))

    async def _send(self, browser: Browser, message: Told) -> None:
        assert self.key is not None
        if not is_service(browser.endpoint, self.hall.settings.push_services):
            await self.store.unsubscribe(browser.endpoint)
            return
        try:
            status = await asyncio.to_thread(post, browser, message, self.key, self.hall.settings.push_contact)
        except Exception as error:
            # The endpoint is a secret of the browser's: only its host is written down.
            log.warning(
                "a push service failed", extra={"host": host_of(browser.endpoint), "error": type(error).__name__}
            )
            return
        if status in GONE:
            await self.store.unsubscribe(browser.endpoint)


def told(some: Sequence[tuple[Notice, TableRow]], language: str) -> Told:
    """One message about one table or several."""
    say = catalogue(language).say
    count = len({notice.table_id for notice, _ in some})
    if count > 1:
        return Told(title=say("push-several", {"count": count}), body=say("push-several-body"), url="/", tag="several")
    notice, row = some[-1]
    title = catalogue(language, row.game).say("title", {})
    return Told(
        title=say(f"push-{notice.kind}", {"game": title}),
        body=say(f"push-{notice.kind}-body", {"game": title}),
        url=f"/t/{row.id}",
        tag=row.id,
    )


def host_of(endpoint: str) -> str:
    """Where an endpoint is, with its port."""
    return urlsplit(endpoint).netloc.lower()


def is_service(endpoint: str, services: str) -> bool:
    """Whether an endpoint is at a push service that the operator lets the hall talk to, never in its own network."""
    parts = urlsplit(endpoint)
    here = parts.netloc.lower()
    for one in services.split(","):
        scheme, _, wanted = one.strip().lower().rpartition("://")
        is_there = here == wanted or (wanted.startswith("*.") and here.endswith(wanted[1:]))
        if is_there and parts.scheme == (scheme or "https"):
            return True
    return False


def post(browser: Browser, message: Told, key: Key, contact: str) -> int:
    """Hand a message to a push service; its answer. Imported here: a hall starts sooner without it."""
    import requests
    from pywebpush import WebPushException, webpush

    session = requests.Session()
    session.max_redirects = 0
    with session:
        try:
            answer = webpush(
                {"endpoint": browser.endpoint, "keys": {"p256dh": browser.p256dh, "auth": browser.auth}},
                msgspec.json.encode(message).decode(),
                vapid_private_key=key.private,
                vapid_claims={"sub": contact},
                ttl=KEEPS,
                timeout=TAKES,
                requests_session=session,
            )
        except WebPushException as error:
            if error.response is None:
                raise
            return int(error.response.status_code)
    return int(answer.status_code)
