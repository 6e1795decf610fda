"""Running a node under uvicorn."""

import asyncio
import signal
import socket

import uvicorn
from litestar import Litestar

from skyhall.server.app import build_app
from skyhall.server.desk import Desk
from skyhall.server.settings import Settings

# Time for the last messages to leave before the sockets are closed, in seconds.
FAREWELL = 0.2


class HallServer(uvicorn.Server):
    """Says bye on every channel before it closes them."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more moves, say bye, then close."""
        desk = self.app.state.get("desk")
        if isinstance(desk, Desk):
            desk.hall.closing = True
            desk.door.say_bye()
            await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)


def run(settings: Settings, listening: socket.socket) -> bool:
    """Serve until a signal comes; False if the server could not start."""
    app, guarded = build_app(settings)
    config = uvicorn.Config(
        guarded,
        log_config=None,
        access_log=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=16_384,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        server_header=False,
    )
    server = HallServer(config, app)
    # Uvicorn raises the signal again after it has closed everything: to be stopped is no failure.
    for stopping in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stopping, lambda *_: None)
    try:
        server.run(sockets=[listening])
    except SystemExit:  # uvicorn's way to say that the app did not start
        return False
    return server.started
