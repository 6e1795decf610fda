"""Running a node under uvicorn."""

import asyncio
import gc
import signal
import socket

import uvicorn
from litestar import Litestar

from skyhall.server.app import build_app
from skyhall.server.desk import Desk
from skyhall.server.settings import Settings

# Time for the last messages to leave before the sockets are closed, in seconds.
FAREWELL = 0.2
# How often all of memory is looked through for garbage, in seconds.
SWEEP_EVERY = 600.0


class HallServer(uvicorn.Server):
    """Says bye on every channel before it closes them."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app
        self.sweeping: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and take what is there by now out of the garbage collector's sight."""
        await super().startup(sockets)
        calm_collector()
        self.sweeping = asyncio.create_task(sweep_for_ever())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more moves, say bye, then close."""
        desk = self.app.state.get("desk")
        if isinstance(desk, Desk):
            desk.hall.closing = True
            desk.door.say_bye()
            await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)


def calm_collector() -> None:
    """Collect young garbage less often and old garbage not at all by itself.

    With many tables in memory a full collection stops the hall for a tenth of a second or more, and finds next to
    nothing: what a table leaves behind holds no cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 1_000_000)


async def sweep_for_ever() -> None:
    """A full collection now and then, for the cycles that there are."""
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        gc.collect()


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
