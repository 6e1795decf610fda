"""What goes leaves nothing behind that only a full collection would find."""

import gc
import weakref
from unittest.mock import MagicMock

import pytest
from litestar import WebSocket

from skyhall.server import routes_live
from skyhall.server.settings import Settings

pytestmark = pytest.mark.anyio


class Line:
    """Somebody's connection, as the server below the hall gives it."""

    def __init__(self) -> None:
        self.comes = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": "no hello"}]
        self.closed = False

    async def receive(self) -> dict[str, object]:
        return self.comes.pop(0)

    async def send(self, message: dict[str, object]) -> None:
        self.closed = self.closed or message["type"] == "websocket.close"


@pytest.fixture
def no_collector():
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
async def test_a_socket_that_was_closed_is_gone_at_once():
    line = Line()
    scope = {"type": "websocket", "client": ("127.0.0.1", 1), "headers": [], "path": "/", "state": {}}
    socket = WebSocket(scope, line.receive, line.send)
    desk = MagicMock()
    desk.hall.settings = Settings()
    await routes_live.live.fn(socket, desk, "table")
    assert line.closed
    left = weakref.ref(line)
    del socket, line, scope
    assert left() is None
