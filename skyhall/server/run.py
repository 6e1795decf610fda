"""Running a node under uvicorn."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from types import FrameType

import uvicorn
from litestar import Litestar
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from skyhall.core.errors import OptionsError
from skyhall.server.app import build_app
from skyhall.server.desk import Desk
from skyhall.server.entrance import Entrance, HallConfig, LiveVisit, Visit
from skyhall.server.lock import sole_use
from skyhall.server.metrics import Metrics
from skyhall.server.migrating import migrate
from skyhall.server.settings import Settings

log = logging.getLogger("skyhall.server")
# Time for the last messages to leave before the sockets are closed, in seconds.
FAREWELL = 0.2
# For requests under way to be answered once the hall closes; then for all of it to end, whatever hangs.
ANSWERS_WITHIN = 3
ENDS_WITHIN = 8.0
# Seconds after which a busy thread lets another have its turn. The event loop comes back from the system hundreds of
# times a second, and has to wait so long each time while something is read or drawn beside it; Python's own is 0.005.
TURN = 0.001
# How often all of memory is looked through for garbage, in seconds.
SWEEP_EVERY = 600.0


class HallServer(uvicorn.Server):
    """Says bye on every channel before it closes them."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app
        self.sweeping: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to stop: what is stuck in a thread or a driver must not keep the process alive."""
        if not self.should_exit:
            ending = threading.Timer(ENDS_WITHIN, end_now)
            ending.daemon = True
            ending.start()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and take what is there by now out of the garbage collector's sight."""
        await super().startup(sockets)
        calm_collector()
        sys.setswitchinterval(TURN)
        self.sweeping = asyncio.create_task(sweep_for_ever())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more moves, say bye, then close."""
        desk = self.app.state.get("desk")
        if isinstance(desk, Desk):
            desk.hall.closing = True
            desk.door.say_bye()
            await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)


def end_now() -> None:
    """Without waiting for anything. Nothing is lost: what was confirmed is on the disk, and what hangs was not."""
    log.warning("something did not stop in time; leaving it behind")
    logging.shutdown()
    os._exit(0)


def calm_collector() -> None:
    """Collect young garbage less often and old garbage not at all by itself.

    With many tables in memory a full collection stops the hall for a tenth of a second or more, and finds next to
    nothing: what a table leaves behind holds no cycles. What has survived one waits for the next sweep.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 1_000_000, 1_000_000)


async def sweep_for_ever() -> None:
    """A full collection now and then, for the cycles that there are."""
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        gc.collect()


@contextmanager
def ready_database(url: str) -> Iterator[None]:
    """The database up to date, and an SQLite file for this hall alone. What is wrong with it is said in a sentence."""
    with sole_use(url):
        try:
            asyncio.run(migrate(url))
        except (DBAPIError, OSError) as error:
            shown = make_url(url).render_as_string(hide_password=True)
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise OptionsError(f"the server could not start: {shown}: {reason or 'no answer'}") from None
        yield


def is_trusted_proxy(config: uvicorn.Config, host: str) -> bool:
    """Whether what comes from that address tells who asks."""
    app = config.loaded_app
    return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts


def run(settings: Settings, listening: socket.socket) -> bool:
    """Serve until a signal comes; False if the server could not start."""
    metrics = Metrics()
    app, guarded = build_app(settings, metrics)
    config = HallConfig(
        guarded,
        http=Visit,
        log_config=None,
        access_log=False,
        lifespan="on",
        ws=LiveVisit,
        ws_max_size=16_384,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=ANSWERS_WITHIN,
        timeout_keep_alive=settings.keep_alive,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        server_header=False,
    )
    config.entrance = Entrance(settings, metrics, partial(is_trusted_proxy, config))
    server = HallServer(config, app)
    # Uvicorn raises the signal again after it has closed everything: to be stopped is no failure.
    for stopping in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stopping, lambda *_: None)
    try:
        server.run(sockets=[listening])
    except SystemExit:  # uvicorn's way to say that the app did not start
        return False
    return server.started
