"""Who is there: noted at once, written for all seats together once a second, kept alive while a channel is open."""

import asyncio
import logging

from skyhall.server.hall import Hall
from skyhall.server.opened import OpenTable, Watcher
from skyhall.server.rows import now
from skyhall.server.trouble import StorageTrouble

log = logging.getLogger("skyhall.presence")
EVERY = 1.0
# A person counts as present this long after the last sign, in ms; signs are renewed in half the time.
LASTS = 60_000


class Doorkeeper:
    """Lets watchers in and out, and keeps the seats' `present_until`."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.here: dict[tuple[str, int], int] = {}
        self.news: dict[tuple[str, int], int] = {}
        # Until when they count as present as it was noted last.
        self.noted: dict[tuple[str, int], int] = {}
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self._for_ever())

    async def stop(self) -> None:
        """Send everybody home."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def say_bye(self) -> None:
        """Tell all watchers that the server is about to stop."""
        for table in self.hall.opened.values():
            for watcher in table.watchers:
                watcher.leave("shutting_down")

    def enter(self, table: OpenTable, watcher: Watcher) -> None:
        """A channel was opened."""
        table.watchers.add(watcher)
        self.hall.metrics.sockets.inc()
        if watcher.seat is not None:
            key = (table.id, watcher.seat)
            self.here[key] = self.here.get(key, 0) + 1
            self._note(table, watcher.seat, now() + LASTS)

    def leave(self, table: OpenTable, watcher: Watcher) -> None:
        """A channel was closed."""
        table.watchers.discard(watcher)
        if not table.watchers:
            table.forget_shown()
        table.used = now()
        self.hall.metrics.sockets.dec()
        if watcher.seat is not None:
            key = (table.id, watcher.seat)
            self.here[key] -= 1
            if self.here[key] == 0:
                del self.here[key]
                self._note(table, watcher.seat, now())
                del self.noted[key]

    def _note(self, table: OpenTable, seat: int, until: int) -> None:
        self.news[(table.id, seat)] = self.noted[(table.id, seat)] = until
        table.live.seats[seat].present_until = until
        table.wake()

    async def _for_ever(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.write()
            except StorageTrouble:
                pass  # the condition tells of it; the news waits
            except Exception:
                log.exception("presence was not written")

    async def write(self) -> None:
        """Write what is new, and renew those who are still here."""
        changed = {table_id for table_id, _ in self.news}
        moment = now()
        # Each in its own time: those of the whole hall at once would hold up everybody's moves.
        for key in self.here:
            if self.noted[key] < moment + LASTS // 2:
                self.news[key] = self.noted[key] = moment + LASTS
        news, self.news = self.news, {}
        try:
            if news:
                await self.hall.store.present(news)
        except StorageTrouble:
            self.news = {**news, **self.news}
            raise
        for (table_id, seat), until in news.items():
            table = self.hall.opened.get(table_id)
            if table is not None and table.folded is not None and (table_id, seat) not in self.news:
                table.live.seats[seat].present_until = until
        for table_id in changed:
            self.hall.nudges.tell(table_id, "presence")
