"""Just enough of a WebSocket client to measure with: what a full one costs would be counted as the server's time."""

import asyncio
import base64
import os
import time
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80


class LightSocket(asyncio.Protocol):
    """Whole frames as the server sends them; pings are answered. `hear` gets each text with the time it arrived."""

    def __init__(self, port: int, path: str, hear: Callable[[bytes, float], None]) -> None:
        self.port, self.path, self.hear = port, path, hear
        self.buffer = bytearray()
        self.opened = asyncio.get_running_loop().create_future()
        self.closed = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        """Connect and shake hands."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        await asyncio.wait_for(self.opened, 60)

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
                self._send(PONG, payload)
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
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        """A frame, masked with zeros: what a mask is for does not matter on loopback."""
        size = len(payload)
        length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2, "big")
        self.transport.write(bytes([FINAL | kind]) + length + bytes(4) + payload)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))
        self.closed.set_result(exc)

    def close(self) -> None:
        """Go away."""
        self._send(CLOSE, b"")
        self.transport.close()
