"""Putting a node together."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
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
from skyhall.server import (
    pages,
    routes_coach,
    routes_decks,
    routes_games,
    routes_lab,
    routes_lessons,
    routes_live,
    routes_play,
    routes_puzzles,
    routes_review,
    routes_rules,
    routes_seeks,
    routes_studio,
    routes_tables,
)
from skyhall.server.care import routes as care_routes
from skyhall.server.company import routes as company_routes
from skyhall.server.condition import DATABASE, Condition
from skyhall.server.database import open_database
from skyhall.server.desk import Desk
from skyhall.server.errors import MALFORMED, Refused
from skyhall.server.guard import Guard
from skyhall.server.hall import Hall
from skyhall.server.limits import Limits
from skyhall.server.metrics import Metrics
from skyhall.server.minding import MindedDatabase
from skyhall.server.nudges import Nudges
from skyhall.server.people import routes as people_routes
from skyhall.server.people import routes_profile
from skyhall.server.pool import Pool, ProcessPool
from skyhall.server.push import routes as push_routes
from skyhall.server.rows import now
from skyhall.server.settings import Settings
from skyhall.server.shelf import routes as shelf_routes
from skyhall.server.store import Store
from skyhall.server.tournaments import routes as tournament_routes
from skyhall.server.trouble import StorageTrouble
from skyhall.server.warming import warm_up

log = logging.getLogger("skyhall.server")
LOOK_EVERY = 5.0
LARGEST_BODY = 1_000_000
# Threads for what takes the processor and is too long for the event loop. They share one interpreter with it, and the
# more of them there are the longer it waits whenever it comes back from the system.
BESIDE = 2
# Seconds for each part to stop: what hangs is left behind, for nothing that was confirmed depends on it.
STOPS_WITHIN = 1.0


def build_app(settings: Settings, metrics: Metrics) -> tuple[Litestar, ASGIApp]:
    """The app, and the same with its guard around it."""
    limits = Limits(settings)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with open_desk(settings, metrics, limits) as desk:
            app.state.desk = desk
            yield

    app = Litestar(
        route_handlers=[
            routes_games.games,
            routes_games.kinds,
            routes_games.locale,
            routes_games.box_words,
            routes_lessons.course,
            routes_lessons.stage,
            routes_puzzles.puzzles,
            routes_puzzles.attempt,
            routes_coach.coach,
            routes_coach.FirstGame,
            routes_decks.pool,
            routes_decks.check,
            routes_rules.rulebook,
            routes_rules.pictures,
            routes_rules.attempt,
            routes_tables.mine,
            care_routes.report,
            *people_routes.ROUTES,
            *company_routes.ROUTES,
            push_routes.Notifications,
            *tournament_routes.ROUTES,
            routes_profile.Profiles,
            routes_profile.keep_game,
            routes_profile.leaders,
            routes_seeks.Meetings,
            routes_tables.Tables,
            routes_play.Moves,
            routes_play.Replays,
            routes_review.ReviewRoutes,
            routes_lab.LabRoutes,
            routes_play.import_record,
            routes_play.upload_edition,
            routes_play.edition_text,
            routes_studio.bring,
            routes_studio.Studio,
            shelf_routes.ShelfRoutes,
            shelf_routes.shared,
            routes_live.live,
            routes_live.stream,
            pages.health,
            pages.ready,
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
            "caller": Provide(answers.provide_caller),
            "me": Provide(answers.provide_me),
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
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(BESIDE, "skyhall-beside"))
    condition = Condition(metrics)
    database = MindedDatabase(open_database(settings.database_url()), condition)
    store = Store(database)
    nudges = Nudges(settings.redis, condition)
    hall = Hall(settings, store, nudges, metrics, condition)
    desk = Desk(hall, database, make_pool(settings, metrics), limits)
    store.start()
    await nudges.start(hall.heard)
    await desk.pool.start()
    desk.door.start()
    await desk.attendance.start()
    await desk.reviewer.start()
    await desk.measurer.start()
    desk.results.start()
    desk.tournaments.start()
    await desk.sender.start()
    looking = asyncio.create_task(look_around(hall))
    warming = asyncio.create_task(warm_up(desk.once, settings.accounts))
    log.info("open", extra={"database": database.shown, "version": __version__})
    try:
        yield desk
    finally:
        hall.closing = True
        desk.door.say_bye()
        looking.cancel()
        warming.cancel()
        await stop("lab", desk.measurer.stop)
        await stop("tournaments", desk.tournaments.stop)
        await stop("results", desk.results.stop)
        await stop("notices", desk.sender.stop)
        await stop("reviews", desk.reviewer.stop)
        await stop("bots", desk.attendance.stop)
        await stop("presence", desk.door.stop)
        await stop("workers", desk.pool.stop)
        await stop("examiner", desk.examiner.stop)
        await stop("studio", desk.studio.stop)
        await stop("reader", desk.reader.stop)
        await stop("nudges", nudges.stop)
        await stop("pulse", lambda: store.beat(now()))
        await stop("database", store.stop)
        log.info("closed")


async def stop(name: str, work: Callable[[], Awaitable[object]]) -> None:
    """Let a part end, if it does so in time; whatever happens, the next one has its turn."""
    stopping = asyncio.ensure_future(work())
    await asyncio.wait({stopping}, timeout=STOPS_WITHIN)
    if not stopping.done():
        stopping.cancel()
        log.warning("a part did not stop in time", extra={"part": name})
    elif error := stopping.exception():
        log.warning("a part did not stop well", extra={"part": name, "error": repr(error)})


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
        except StorageTrouble:
            await asyncio.sleep(1)
            await hall.condition.until_well(DATABASE)
            continue  # at once: the clocks wait for it
        except Exception:
            log.exception("looking around failed")
        await asyncio.sleep(LOOK_EVERY)
