"""Around the whole app: rate limit, security headers, a line of log for each request, no traces to clients."""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    HTTPResponseStartEvent,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
    WebSocketResponseStartEvent,
)

from skyhall.server.errors import Refused
from skyhall.server.limits import Limits, client_key
from skyhall.server.metrics import Metrics
from skyhall.server.requests import Problem
from skyhall.server.showing import said

log = logging.getLogger("skyhall.access")
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        b"connect-src 'self' ws: wss:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
FREE = ("/health", "/ready", "/metrics")
# Said once: in a function that is made for each request it would be put together each time.
AnyReceived: TypeAlias = HTTPReceiveMessage | WebSocketReceiveMessage


class Guard:
    """An ASGI app around another."""

    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in REFUSE:
            await self.app(scope, receive, send)
        elif scope["path"] in FREE:
            await self.watched(scope, receive, send)
        else:
            await self.limited(scope, receive, send, REFUSE[kind])

    async def limited(
        self, scope: Scope, receive: Receive, send: Send, refuse: Callable[[Send, Refused], Awaitable[None]]
    ) -> None:
        """A request or a handshake, if the client may have one more, and as many at once."""
        client = client_key(host_of(scope))
        if self.limits.bans.has_client(client):
            await refuse(send, BANNED)
            self.metrics.refusals.labels(BANNED.code).inc()
            return
        if not self.limits.requests.take(client) or not self.limits.served.enter(client):
            await refuse(send, TOO_MANY)
            self.metrics.refusals.labels("too_many").inc()
            return
        try:
            await self.watched(scope, receive, send)
        finally:
            self.limits.served.leave(client)

    async def watched(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The request itself, timed and logged. The path holds no secret; the query is not logged."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        try:
            await self.app(scope, receive if scope.get("method") == "GET" else whole_body(receive), sending)
        finally:
            seconds = time.perf_counter() - begun
            self.metrics.request_seconds.labels(str(status)).observe(seconds)
            shown = {"method": scope.get("method"), "path": scope["path"], "status": status, "client": host_of(scope)}
            log.info("request", extra={**shown, "ms": round(seconds * 1000, 1)})


def whole_body(receive: Receive) -> Receive:
    """What arrives of a request; who leaves before its body has is refused, since that is no failure of the hall."""
    more = True

    async def receiving() -> AnyReceived:
        nonlocal more
        message = await receive()
        if message["type"] == "http.disconnect" and more:
            raise Refused("too_slow")
        more = message["type"] == "http.request" and message.get("more_body", False)
        return message

    return receiving


def host_of(scope: Scope) -> str:
    """The address of who asks."""
    address = scope.get("client")
    return address[0] if address else "unknown"


def refusal(refused: Refused) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """The headers and the body of a refusal that does not come from the app."""
    reason = None if refused.reason is None else said(refused.reason)
    body = msgspec.json.encode(Problem(code=refused.code, text=str(refused), reason=reason))
    later = [(b"retry-after", b"5")] if refused.status in (429, 503) else []
    kind, length = (b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))
    return [*HEADERS, kind, length, *later], body


TOO_MANY, BANNED = Refused("too_many"), Refused("banned")
REFUSALS = {error.code: refusal(error) for error in (TOO_MANY, BANNED)}


async def refuse_request(send: Send, refused: Refused) -> None:
    """One of the refusals that are ready."""
    headers, body = REFUSALS[refused.code]
    start: HTTPResponseStartEvent = {"type": "http.response.start", "status": refused.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def refuse_handshake(send: Send, refused: Refused) -> None:
    """A handshake is answered like a request, since it is no socket yet."""
    headers, body = REFUSALS[refused.code]
    start: WebSocketResponseStartEvent = {
        "type": "websocket.http.response.start",
        "status": refused.status,
        "headers": headers,
    }
    await send(start)
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


REFUSE = {"http": refuse_request, "websocket": refuse_handshake}
