"""Nodes tell each other that a table has changed, through Litestar's channels over Redis; one node alone tells nobody.

A nudge says which table and nothing of what is on it: the truth is in the database. If nudges are lost (Redis
restarts), the hall's regular look at the versions of watched tables makes up for it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex

import msgspec
from litestar.channels.backends.base import ChannelsBackend

log = logging.getLogger("skyhall.nudges")
CHANNEL = "skyhall"


class Nudge(msgspec.Struct):
    """`what` is `moved`, `chat` or `presence`."""

    node: str
    table: str
    what: str


class Nudges:
    """Sends and hears nudges; a broken connection is tried again for ever."""

    def __init__(self, redis_url: str) -> None:
        self.redis_url = redis_url
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
                await backend.on_startup()
                await work(backend)
            except asyncio.CancelledError:
                await backend.on_shutdown()
                raise
            except Exception as error:
                log.warning("nudges stopped", extra={"error": repr(error)})
            await asyncio.sleep(1)

    async def _send(self, backend: ChannelsBackend) -> None:
        while True:
            await backend.publish(await self.waiting.get(), [CHANNEL])

    async def _hear(self, backend: ChannelsBackend) -> None:
        await backend.subscribe([CHANNEL])
        self.ready.set()
        async for _, data in backend.stream_events():
            nudge = msgspec.json.decode(data, type=Nudge)
            if nudge.node != self.node and self.heard is not None:
                await self.heard(nudge)
