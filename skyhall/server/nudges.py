"""Nodes tell each other that a table has changed, through Litestar's channels over Redis; one node alone tells nobody.

A nudge says which table and nothing of what is on it: the truth is in the database. If nudges are lost (Redis
restarts), the hall's regular look at the versions of watched tables makes up for it. A node hears its own nudges too,
and sends one that means nothing when it has nothing to tell: who hears nothing for long knows that Redis is ill.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from secrets import token_hex

import msgspec
from litestar.channels.backends.base import ChannelsBackend

from skyhall.server.condition import REDIS, Condition
from skyhall.server.trouble import AWAY, SLOW, StorageTrouble

log = logging.getLogger("skyhall.nudges")
CHANNEL = "skyhall"
# A node that has nothing to tell says so this often, in seconds; Redis has as long again for what it is given.
SIGN_EVERY = 2.0
PATIENCE = 3.0


class Nudge(msgspec.Struct):
    """`what` is `moved`, `chat`, `presence`, `waits`, `goes_on`, `pointed <seat> <place>`, or `here`: a sign of life.

    With `session_ended` the id in place of the table's is a session's, with `blocked` an account's.
    """

    node: str
    table: str
    what: str


class Nudges:
    """Sends and hears nudges; a broken connection is tried again for ever."""

    def __init__(self, redis_url: str, condition: Condition) -> None:
        self.redis_url = redis_url
        self.condition = condition
        self.node = token_hex(8)
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self.tasks: list[asyncio.Task[None]] = []
        self.heard: Callable[[Nudge], Awaitable[None]] | None = None
        self.ready = asyncio.Event()

    async def start(self, heard: Callable[[Nudge], Awaitable[None]]) -> None:
        """Begin to send and to hear; alone there is nobody to talk to."""
        self.heard = heard
        if self.redis_url:
            self.tasks = [
                asyncio.create_task(self._for_ever(self._send)),
                asyncio.create_task(self._for_ever(self._hear)),
            ]

    async def stop(self) -> None:
        """Stop."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def tell(self, table: str, what: str) -> None:
        """Nudge the other nodes. Never waits: if Redis is away the nudge is dropped."""
        if self.tasks and not self.waiting.full():
            self.waiting.put_nowait(msgspec.json.encode(Nudge(self.node, table, what)))

    def backend(self) -> ChannelsBackend:
        """A fresh connection. Imported here: a hall on one machine starts sooner without it."""
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(self.redis_url), key_prefix="SKYHALL")

    async def _for_ever(self, work: Callable[[ChannelsBackend], Awaitable[None]]) -> None:
        while True:
            backend = self.backend()
            try:
                await asyncio.wait_for(backend.on_startup(), PATIENCE)
                await work(backend)
            except TimeoutError as error:
                self.condition.fell_ill(REDIS, SLOW, error)
            except Exception as error:
                self.condition.fell_ill(REDIS, AWAY, error)
            finally:
                await _shut(backend)
            await asyncio.sleep(1)

    async def _send(self, backend: ChannelsBackend) -> None:
        while True:
            try:
                nudge = await asyncio.wait_for(self.waiting.get(), SIGN_EVERY)
            except TimeoutError:
                nudge = msgspec.json.encode(Nudge(self.node, "", "here"))
            await asyncio.wait_for(backend.publish(nudge, [CHANNEL]), PATIENCE)

    async def _hear(self, backend: ChannelsBackend) -> None:
        await asyncio.wait_for(backend.subscribe([CHANNEL]), PATIENCE)
        self.ready.set()
        events = aiter(backend.stream_events())
        while True:
            nudge = await asyncio.wait_for(_next(events), SIGN_EVERY + PATIENCE)
            self.condition.recovered(REDIS)
            if nudge.node != self.node and self.heard is not None:
                with suppress(StorageTrouble):  # the regular look makes up for it
                    await self.heard(nudge)


async def _next(events: AsyncIterator[tuple[str, bytes]]) -> Nudge:
    _, data = await anext(events)
    return msgspec.json.decode(data, type=Nudge)


async def _shut(backend: ChannelsBackend) -> None:
    """Let go of a connection that may be broken."""
    try:
        await asyncio.wait_for(backend.on_shutdown(), 1)
    except Exception as error:
        log.debug("a connection was not closed", extra={"error": repr(error)})
