"""Clients leave as they like, whatever the hall is about to tell them; that is nothing to write down."""

import asyncio
import logging
import socket
import struct

import pytest
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from skyhall.server import routes_live
from skyhall.server.entrance import POST, LiveVisit
from skyhall.server.errors import Refused
from skyhall.server.limits import Counts

HANDSHAKE = (
    "GET /api/tables/{0}/live HTTP/1.1\r\nHost: hall\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HELLO, NONSENSE = b'{"type":"hello"}', b'{"type":"dance"}'
CLOSE = b"\x88\x80\0\0\0\0"


def frame(text: bytes) -> bytes:
    """A masked frame of text."""
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


def reset(opened: socket.socket) -> None:
    """Go without a word, not even TCP's."""
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    opened.close()


def half_close(opened: socket.socket) -> None:
    """Say nothing more, but go on to listen until the hall closes."""
    opened.shutdown(socket.SHUT_WR)
    while opened.recv(65536):
        pass
    opened.close()


WAYS = [socket.socket.close, reset, half_close]


def test_the_hall_does_not_mind_how_anybody_leaves(make_node, wait_for):
    """In the middle of the handshake, of a greeting, of a refusal; with a word, without one, or by halves."""
    node = make_node("--log-level", "warning")
    table = str(node.table("me", "random")["id"])
    for sent in (b"", frame(HELLO), frame(NONSENSE), frame(HELLO) + CLOSE, frame(HELLO) + frame(NONSENSE)):
        for leave in WAYS:
            for waits in (False, True):
                opened = socket.create_connection(("127.0.0.1", node.port), timeout=60)
                opened.sendall(HANDSHAKE.format(table).encode() + sent)
                if waits:
                    opened.recv(1)
                leave(opened)
    wait_for(lambda: "skyhall_sockets 0.0" in node.get("/metrics").text, "everybody to have left")
    node.stop()
    assert node.log.read_text() == f"Skyhall is open at {node.url}\n"


class Room:
    """A socket as the app has it, and a desk: what it sends does not arrive."""

    client = None
    headers: dict[str, str] = {}

    def __init__(self, error: Exception, *, accepts: bool = True) -> None:
        self.error, self.accepts = error, accepts
        self.limits = self
        self.sockets = Counts(10)
        self.receive = self.send = None
        self.scope = {"extensions": {POST: {POST: self.send_data}}}

    async def accept(self) -> None:
        if not self.accepts:
            raise self.error

    async def receive_data(self, mode: str) -> str:
        await asyncio.Event().wait()

    async def send_data(self, *_: object, **__: object) -> None:
        raise self.error

    def frames_of_socket(self) -> None:
        return None


class Talkative:
    """A watcher with something to say."""

    bye = None

    async def packets(self):
        yield [b"{}"]


GONE = [ClientDisconnected(), WebSocketDisconnect(detail="gone")]
live = routes_live.live.fn


@pytest.mark.anyio
@pytest.mark.parametrize("error", GONE)
async def test_who_leaves_while_something_is_sent_has_simply_left(error, caplog, monkeypatch):
    async def refuses(*_):
        raise Refused("not_found", what="table")

    async def tells(gone, desk, _table):
        await routes_live._both_ways(gone, desk, Talkative())

    for serving in (refuses, tells):
        monkeypatch.setattr(routes_live, "_serve", serving)
        for accepts in (True, False):
            room = Room(error, accepts=accepts)
            await live(room, room, "table")
            assert room.sockets.open == {}
    assert caplog.records == []


@pytest.mark.anyio
async def test_what_is_truly_odd_is_written_down(caplog):
    with caplog.at_level(logging.WARNING):
        await routes_live._both_ways(Room(RuntimeError("odd")), Room(RuntimeError()), Talkative())
    assert [(record.message, record.error) for record in caplog.records] == [("a socket broke", "RuntimeError('odd')")]


@pytest.mark.anyio
async def test_who_was_sent_away_for_silence_is_gone_for_the_hall():
    """Between the hall's close and the end of the connection there may be minutes, and other people's moves."""
    visit = LiveVisit.__new__(LiveVisit)
    visit.close_sent = True
    with pytest.raises(ClientDisconnected):
        await visit.send({"type": "websocket.send", "text": "{}"})
