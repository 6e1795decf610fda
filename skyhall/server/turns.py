"""Whose question the next free worker takes: people's tables first, then those where only bots play, then reviews, the
lab last.

In each of the queues the makers of the tables take turns, so that nobody has to wait for all tables of another. Bots
among themselves, reviews and the lab never have more than half of the workers (of one they have it all, a question
at a time).
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from skyhall.server.metrics import Metrics


class Asker(msgspec.Struct, frozen=True):
    """Who made the table that a question is about, and whether people play there; or who wants a review or a study."""

    maker: str = ""
    people: bool = True
    reviews: bool = False
    lab: bool = False


class Queue:
    """Questions of several makers, one of each in turn."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def add(self, maker: str, turn: asyncio.Future[None]) -> None:
        """The maker's last."""
        self.waiting.setdefault(maker, deque()).append(turn)

    def take(self) -> asyncio.Future[None] | None:
        """The next one who still waits; its maker goes to the end."""
        while self.waiting:
            maker = next(iter(self.waiting))
            others = self.waiting.pop(maker)
            turn = others.popleft()
            if others:
                self.waiting[maker] = others
            if not turn.done():
                return turn
        return None


class Turns:
    """Workers, and who waits for one."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self.free = workers
        self.free_for_bots = max(1, workers // 2)
        self.metrics = metrics
        self.people = Queue()
        self.bots = Queue()
        self.reviews = Queue()
        self.lab = Queue()

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a worker, and have it."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue(asker).add(asker.maker, turn)
        with self.metrics.bot_queue.track_inprogress():
            self._go_on()
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._give_back(asker)
                raise
        try:
            yield
        finally:
            self._give_back(asker)

    def _queue(self, asker: Asker) -> Queue:
        if asker.lab:
            return self.lab
        return self.reviews if asker.reviews else self.people if asker.people else self.bots

    def _give_back(self, asker: Asker) -> None:
        self.free += 1
        self.free_for_bots += not asker.people
        self._go_on()

    def _go_on(self) -> None:
        """Hand out what is free."""
        while self.free and (turn := self.people.take()):
            self.free -= 1
            turn.set_result(None)
        while self.free and self.free_for_bots and (turn := self._next_of_bots()):
            self.free -= 1
            self.free_for_bots -= 1
            turn.set_result(None)

    def _next_of_bots(self) -> asyncio.Future[None] | None:
        return self.bots.take() or self.reviews.take() or self.lab.take()
