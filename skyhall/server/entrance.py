"""Where connections come in: how many, from whom, and how long each may keep the hall waiting for its request.

A connection that the hall waits for (its request has not arrived whole, or it is kept for another one) gives way when
its client, or the hall, has too many: so half-sent requests keep nobody out, not even their own client.
"""

import asyncio
import sys
from collections.abc import Callable, Iterator
from functools import cache
from http import HTTPStatus
from typing import Any

import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from skyhall.server.errors import Refused
from skyhall.server.guard import refusal
from skyhall.server.limits import Buckets, Counts, client_key
from skyhall.server.metrics import Metrics
from skyhall.server.settings import Settings

# Files that the hall needs beside its connections: the database, workers, logs, the page.
OTHER_FILES = 128
LARGEST_HEAD = 65_536
# What arrives is looked at in parts of so many bytes: thousands of tiny requests or frames at once hold up everybody.
PART = 2_048
# Requests that wait behind the one that is answered, and frames of a socket: a second, and at once. A client that keeps
# within the limits of the app never comes near.
MOST_BEHIND = 100
FRAMES, FRAMES_AT_ONCE = 100, 500
# The extension of a socket's scope by which the app sends several messages at once.
POST = "skyhall.post"
# The WebSocket close code for who breaks the rules, and how long they have to take it, in seconds.
POLICY, TAKES = 1008, 1.0
# How much of a request has arrived.
HEAD, BODY, WHOLE, UPGRADED = "head", "body", "whole", "upgraded"
# Whole and answered: kept for the next one.
IDLE = "idle"


def most_connections(wanted: int) -> int:
    """As many as wanted, or as the system lets one process have beside its other files."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - OTHER_FILES))


class Entrance:
    """Counts connections, in all and by client; those of trusted proxies belong to no client."""

    def __init__(self, settings: Settings, metrics: Metrics, is_proxy: Callable[[str], bool]) -> None:
        self.most = most_connections(settings.connections)
        self.seconds = {HEAD: settings.head_within, BODY: settings.body_within, IDLE: settings.keep_alive}
        self.metrics = metrics
        self.is_proxy = is_proxy
        self.counts = Counts(settings.connections_per_client)
        self.frames = FRAMES if settings.rate else 0
        # Who is in, with their client; and those that the hall waits for, the longest waiting first.
        self.inside: dict[asyncio.Transport, str | None] = {}
        self.waiting: dict[Visit, None] = {}
        self.waiting_of: dict[str, dict[Visit, None]] = {}

    def enter(self, visit: "Visit") -> str | None:
        """Let a connection in; if there is no room for it, the code that says why."""
        host = visit.client[0] if visit.client else ""
        client = None if self.is_proxy(host) else client_key(host)
        if client is not None and not self.counts.enter(client):
            if not self._make_room(self.waiting_of.get(client)):
                return self.turned_away("too_many")
            self.counts.enter(client)
        if len(self.inside) >= self.most and not self._make_room(self.waiting):
            if client is not None:
                self.counts.leave(client)
            return self.turned_away("full")
        self.inside[visit.transport] = client
        self.metrics.connections.set(len(self.inside))
        return None

    def turned_away(self, code: str) -> str:
        """Count one who is refused."""
        self.metrics.turned_away.labels(code).inc()
        return code

    def _make_room(self, waiting: "dict[Visit, None] | None") -> bool:
        """End the connection that has been waited for longest; False if there is none."""
        if not waiting:
            return False
        self.metrics.turned_away.labels("made_room").inc()
        next(iter(waiting)).give_up()
        return True

    def wait_for(self, visit: "Visit") -> None:
        """The hall waits for this connection from now on. Proxies look after theirs themselves."""
        self.go_on(visit)
        client = self.inside.get(visit.transport)
        if client is not None:
            self.waiting[visit] = None
            self.waiting_of.setdefault(client, {})[visit] = None

    def go_on(self, visit: "Visit") -> None:
        """The hall waits for it no more."""
        client = self.inside.get(visit.transport)
        if client is not None and visit in self.waiting:
            del self.waiting[visit]
            del self.waiting_of[client][visit]
            if not self.waiting_of[client]:
                del self.waiting_of[client]

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection was closed."""
        client = self.inside.pop(transport, None)
        if client is not None:
            self.counts.leave(client)
        self.metrics.connections.set(len(self.inside))


class HallConfig(uvicorn.Config):
    """Uvicorn's settings with the entrance that its connections pass."""

    entrance: Entrance


def entrance_of(config: uvicorn.Config) -> Entrance:
    """The entrance of a connection."""
    assert isinstance(config, HallConfig)
    return config.entrance


class Visit(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.entrance = entrance_of(config)
        self.arrived = HEAD
        self.head_size = 0
        # Which request it is, and what the hall waits for.
        self.number = 0
        self.awaited: tuple[int, str] | None = None
        self.timer: asyncio.TimerHandle | None = None

    # Any: uvloop's transports are no subclass of asyncio's.
    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        code = self.entrance.enter(self)
        if code is None:
            self._look()
        else:
            self._end(code)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._wait_for(None)
        self.entrance.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        for part in parts(data):
            in_head = self.arrived == HEAD
            super().data_received(part)
            self.head_size = self.head_size + len(part) if in_head and self.arrived == HEAD else 0
            if self.head_size > LARGEST_HEAD:
                self._end(self.entrance.turned_away("too_large"))
            elif len(self.pipeline) > MOST_BEHIND:
                self._end(self.entrance.turned_away("too_many"))
            if self.transport.is_closing() or self.arrived == UPGRADED:
                break
        self._look()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.arrived = HEAD
        self.number += 1

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.arrived = BODY

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.arrived = WHOLE

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.arrived = UPGRADED

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        """What the hall waits for now, if it is not the hall's own turn."""
        if self.transport.is_closing() or self.arrived == UPGRADED:
            self._wait_for(None)
        elif self.arrived != WHOLE:
            self._wait_for(self.arrived)
        else:
            self._wait_for(IDLE if self.cycle is not None and self.cycle.response_complete else None)

    def _wait_for(self, what: str | None) -> None:
        awaited = None if what is None else (self.number, what)
        if awaited == self.awaited:
            return
        self.awaited = awaited
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if what is None:
            self.entrance.go_on(self)
        else:
            self.entrance.wait_for(self)
            self.timer = self.loop.call_later(self.entrance.seconds[what], self._too_late, what)

    def _too_late(self, what: str) -> None:
        if what != IDLE:
            self.entrance.metrics.turned_away.labels(f"slow_{what}").inc()
        self.give_up()

    def give_up(self) -> None:
        """End a connection that the hall waits for; who has sent half a request is told."""
        self._end("too_slow" if self.number and self.arrived != WHOLE else None)

    def _end(self, code: str | None) -> None:
        if code is not None and not self._in_answer():
            self.transport.write(answer(code))
        self._wait_for(None)
        self.transport.close()
        self.entrance.leave(self.transport)

    def _in_answer(self) -> bool:
        """Whether something else is being written: another answer cannot go in between or after it."""
        if self.cycle is None:
            return False
        return self.cycle.response_started if self.arrived == BODY else not self.cycle.response_complete


class LiveVisit(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket. What is sent at the same moment goes out together."""

    # Whether some of it waits to go out.
    loaded = False

    # Any: as above.
    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.pace = Buckets(entrance_of(self.config).frames, FRAMES_AT_ONCE)
        # For the app: empty once nothing can be sent any more.
        self.extension: dict[object, object] = {}

    def data_received(self, data: bytes) -> None:
        for part in parts(data):
            if self.transport.is_closing():
                break
            super().data_received(part)

    def handle_events(self) -> None:
        """What came in, pings and parts of messages too, unless it is too much: then whoever sent it is sent away."""
        if self.pace.take("", len(self.conn.events)):
            super().handle_events()
            return
        entrance_of(self.config).turned_away("too_many")
        self.conn.fail(POLICY, "too many frames")
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.loop.call_later(TAKES, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.extension[POST] = self.post
            self.scope["extensions"][POST] = self.extension

    async def send(self, message: ASGISendEvent) -> None:
        """Who answered no ping or sent nonsense was sent away, and is on the way out: the same as gone."""
        if self.close_sent:
            raise ClientDisconnected
        if message["type"] == "websocket.send" and self.handshake_complete:
            await self.post([(message.get("text") or "").encode()])
        else:
            await super().send(message)

    async def post(self, texts: list[bytes]) -> None:
        """Messages for the end of this moment, as soon as there is room. The app may call it: there is no shorter way.

        To write at once would wake whoever reads it in the middle of what is made for the others.
        """
        await self.writable.wait()
        if self.close_sent or self.disconnected:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        if not self.loaded:
            self.loaded = True
            self.loop.call_soon(self._send_off)

    def _send_off(self) -> None:
        self.loaded = False
        waiting = b"".join(self.conn.data_to_send())
        if waiting and not self.transport.is_closing():
            self.transport.write(waiting)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.extension.clear()  # it leads back here: what holds itself goes only with the next full collection
        entrance_of(self.config).leave(self.transport)


def parts(data: bytes) -> Iterator[bytes]:
    """What arrived, a little at a time."""
    return (data[start : start + PART] for start in range(0, len(data), PART))


@cache
def answer(code: str) -> bytes:
    """A refusal as it goes over the wire, where no request came as far as the app."""
    refused = Refused(code)
    headers, body = refusal(refused)
    lines = [f"HTTP/1.1 {refused.status} {HTTPStatus(refused.status).phrase}".encode(), b"connection: close"]
    lines += [name + b": " + value for name, value in headers]
    return b"\r\n".join(lines) + b"\r\n\r\n" + body
