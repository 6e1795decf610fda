"""Just enough of HTTP and WebSocket clients to measure with: what full ones cost would be counted as the server's time.

They also send what full ones would not.
"""

import asyncio
import base64
import os
import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
PATIENCE = 60
NOTHING: Mapping[str, str] = {}


class Answer(msgspec.Struct):
    """What came back for a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> dict[str, Any]:
        """The body of an answer that must be a good one."""
        if self.status >= 400:
            raise ConnectionError(f"{self.status} {self.body[:300].decode(errors='replace')}")
        return msgspec.json.decode(self.body, type=dict[str, Any])


class Client:
    """Requests from an address, one after the other over a connection that is kept while the server keeps it."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.port, self.source = port, source
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str, token: str | None = None) -> Answer:
        """Ask for something."""
        return await self.ask("GET", path, b"", bearer(token))

    async def post(self, path: str, body: object, token: str | None = None) -> Answer:
        """Send some JSON."""
        return await self.ask("POST", path, msgspec.json.encode(body), bearer(token))

    async def ask(self, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] = NOTHING) -> Answer:
        """Any request."""
        return await self.send(request(method, path, body, headers))

    async def send(self, data: bytes) -> Answer:
        """Send some bytes, on a new connection if the old one was closed meanwhile, and read an answer."""
        kept = self.streams is not None
        try:
            return await asyncio.wait_for(self._send(data), PATIENCE)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.close()
            if not kept:
                raise
        return await asyncio.wait_for(self._send(data), PATIENCE)

    async def _send(self, data: bytes) -> Answer:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))
        reader, writer = self.streams
        writer.write(data)
        answer = await read_answer(reader, has_body=not data.startswith(b"HEAD "))
        if answer.headers.get("connection") == "close":
            self.close()
        return answer

    def close(self) -> None:
        """Go away."""
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


def bearer(token: str | None) -> dict[str, str]:
    """The header that a secret comes in."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def request(method: str, path: str, body: bytes, headers: Mapping[str, str]) -> bytes:
    """A request as it is sent."""
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1"]
    if body or method == "POST":
        lines += [f"Content-Length: {len(body)}"]
        lines += [] if "Content-Type" in headers else ["Content-Type: application/json"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogateescape") + body


async def read_answer(reader: asyncio.StreamReader, has_body: bool = True) -> Answer:
    """One whole answer; of one without an end only its head."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    pairs = [line.partition(":") for line in head[1:] if line]
    headers = {name.lower(): value.strip() for name, _, value in pairs}
    status = int(head[0].split()[1])
    if not has_body or status in (204, 304):
        return Answer(status, headers, b"")
    if "content-length" in headers:
        return Answer(status, headers, await reader.readexactly(int(headers["content-length"])))
    headers["connection"] = "close"
    return Answer(status, headers, b"")


class LightSocket(asyncio.Protocol):
    """Whole frames as the server sends them; pings are answered. `hear` gets each text with the time it arrived.

    `source` is the address it comes from: the server takes each for a client of its own.
    """

    def __init__(self, port: int, path: str, hear: Callable[[bytes, float], None], source: str = "127.0.0.1") -> None:
        self.port, self.path, self.hear, self.source = port, path, hear, source
        self.buffer = bytearray()
        self.opened = asyncio.get_running_loop().create_future()
        self.closed = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        """Connect and shake hands."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", self.port, local_addr=(self.source, 0))
        await asyncio.wait_for(self.opened, PATIENCE)

    def connection_made(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        moment = time.perf_counter()
        self.buffer += data
        if not self.opened.done() and not self._shaken():
            return
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.hear(payload, moment)
            elif kind == PING:
                self.send_frame(PONG, payload)
            elif kind == CLOSE:
                self.transport.close()

    def _shaken(self) -> bool:
        """Whether the server has agreed; its answer is taken off the buffer."""
        head, end, rest = self.buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.split(b"\r\n")[0]:
            self.opened.set_exception(ConnectionError(bytes(head[:100]).decode()))
            self.transport.close()
            return False
        self.buffer = rest
        self.opened.set_result(None)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame off the buffer."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size or len(buffer) < start:
            return None
        frame = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return frame

    def send(self, text: bytes) -> None:
        """A text of less than 64 kB."""
        self.send_frame(TEXT, text)

    def send_frame(self, kind: int, payload: bytes) -> None:
        """A frame, if somebody is there."""
        if not self.transport.is_closing():
            self.transport.write(frame(kind, payload))

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))
        self.closed.set_result(exc)

    def close(self) -> None:
        """Go away."""
        self.send_frame(CLOSE, b"")
        self.transport.close()


def frame(kind: int, payload: bytes) -> bytes:
    """A frame, masked with zeros: what a mask is for does not matter on loopback."""
    size = len(payload)
    length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2, "big")
    return bytes([FINAL | kind]) + length + bytes(4) + payload
