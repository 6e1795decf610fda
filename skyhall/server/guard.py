"""Around the whole app: rate limit, security headers, a line of log for each request, no traces to clients."""

import logging
import time

import msgspec
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from skyhall.server.errors import Refused
from skyhall.server.limits import Limits
from skyhall.server.metrics import Metrics
from skyhall.server.requests import Problem

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
FREE = ("/health", "/metrics")


class Guard:
    """An ASGI app around another."""

    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) != "http":
            await self.app(scope, receive, send)
            return
        address = scope.get("client")
        client = address[0] if address else "unknown"
        if scope["path"] not in FREE and not self.limits.requests.take(client):
            await refuse(send)
            self.metrics.refusals.labels("too_many").inc()
            return
        await self.watched(scope, receive, send, client)

    async def watched(self, scope: Scope, receive: Receive, send: Send, client: str) -> None:
        """The request itself, timed and logged. The path holds no secret; the query is not logged."""
        begun = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            seconds = time.perf_counter() - begun
            self.metrics.request_seconds.labels(str(status)).observe(seconds)
            shown = {"method": scope.get("method"), "path": scope["path"], "status": status, "client": client}
            log.info("request", extra={**shown, "ms": round(seconds * 1000, 1)})


async def refuse(send: Send) -> None:
    """Too many requests."""
    body = msgspec.json.encode(Problem(code="too_many", text=str(Refused("too_many"))))
    headers = [*HEADERS, (b"content-type", b"application/json"), (b"retry-after", b"5")]
    start: HTTPResponseStartEvent = {"type": "http.response.start", "status": 429, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
