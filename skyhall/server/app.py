"""Putting a node together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from skyhall import __version__
from skyhall.core.errors import SkyhallError
from skyhall.server import desk as answers
from skyhall.server import pages, routes_live, routes_play, routes_tables
from skyhall.server.database import open_database
from skyhall.server.desk import Desk
from skyhall.server.errors import MALFORMED, Refused
from skyhall.server.guard import Guard
from skyhall.server.hall import Hall
from skyhall.server.limits import Limits
from skyhall.server.metrics import Metrics
from skyhall.server.nudges import Nudges
from skyhall.server.pool import Pool, ProcessPool
from skyhall.server.rows import now
from skyhall.server.settings import Settings
from skyhall.server.store import Store

log = logging.getLogger("skyhall.server")
LOOK_EVERY = 5.0
LARGEST_BODY = 1_000_000


def build_app(settings: Settings) -> tuple[Litestar, ASGIApp]:
    """The app, and the same with its guard around it."""
    metrics = Metrics()
    limits = Limits(settings.rate, settings.tables_per_hour, settings.sockets_per_client)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with open_desk(settings, metrics, limits) as desk:
            app.state.desk = desk
            yield

    app = Litestar(
        route_handlers=[
            routes_tables.games,
            routes_tables.locale,
            routes_tables.mine,
            routes_tables.Tables,
            routes_play.Moves,
            routes_play.Replays,
            routes_play.import_record,
            routes_play.upload_edition,
            routes_play.edition_text,
            routes_live.live,
            routes_live.stream,
            pages.health,
            pages.metrics,
            pages.schema,
            pages.page,
            pages.static,
        ],
        lifespan=[running],
        state=State(),
        dependencies={
            "desk": Provide(answers.provide_desk, sync_to_thread=False),
            "token": Provide(answers.provide_token, sync_to_thread=False),
            "client": Provide(answers.provide_client, sync_to_thread=False),
        },
        exception_handlers={
            Refused: answers.refused,
            SkyhallError: answers.mistaken,
            **dict.fromkeys(MALFORMED, answers.malformed),
            HTTPException: answers.http_error,
            Exception: answers.crashed,
        },
        openapi_config=OpenAPIConfig(
            title="Skyhall",
            version=__version__,
            path="/schema/base",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
    return app, Guard(app, limits, metrics)


@asynccontextmanager
async def open_desk(settings: Settings, metrics: Metrics, limits: Limits) -> AsyncIterator[Desk]:
    """Everything that runs while the server does; closed in the opposite order, so that nothing is lost."""
    database = await open_database(settings.database_url())
    store = Store(database)
    nudges = Nudges(settings.redis)
    hall = Hall(settings, store, nudges, metrics)
    desk = Desk(hall, make_pool(settings, metrics), limits)
    store.start()
    await nudges.start(hall.heard)
    await desk.pool.start()
    desk.door.start()
    await desk.attendance.start()
    looking = asyncio.create_task(look_around(hall))
    log.info("open", extra={"database": database.shown, "version": __version__})
    try:
        yield desk
    finally:
        hall.closing = True
        desk.door.say_bye()
        looking.cancel()
        await desk.attendance.stop()
        await desk.door.stop()
        await desk.pool.stop()
        await nudges.stop()
        await store.beat(now())
        await store.stop()
        log.info("closed")


def make_pool(settings: Settings, metrics: Metrics) -> Pool:
    """Local processes, or a Ray cluster."""
    if settings.ray:
        from skyhall.server.raypool import RayPool

        return RayPool(settings.ray, metrics)
    return ProcessPool(max(1, settings.workers), metrics)


async def look_around(hall: Hall) -> None:
    """For ever."""
    while True:
        try:
            await hall.look_around()
        except Exception:
            log.exception("looking around failed")
        await asyncio.sleep(LOOK_EVERY)
