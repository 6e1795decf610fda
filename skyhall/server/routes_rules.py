"""The illustrated rules over HTTP: what is shown beside the wording, the pictures of a page, and one to try."""

import asyncio

from litestar import Response, get, post
from litestar.openapi import ResponseSpec

from skyhall.server.desk import AnyRequest, Desk
from skyhall.server.lessons import LearnerWords, StageScene
from skyhall.server.rooms import named
from skyhall.server.routes_games import kept, spoken
from skyhall.server.rulebooks import (
    FrameScene,
    RulebookInfo,
    brought_scenes_text,
    kept_text,
    rulebook_text,
    scenes_text,
    tried,
)


@get(
    "/api/games/{name:str}/rules",
    tags=["school"],
    responses={200: ResponseSpec(RulebookInfo, description="What is shown beside the rules")},
)
async def rulebook(request: AnyRequest, desk: Desk, name: str, language: str = "en", box: str = "") -> Response[bytes]:
    """The illustrated rules of a game with a box: one of its own by name, or one that was uploaded by its hash."""
    room, known = named(name), spoken(language)
    if box and box not in room.edition_names():
        edition = await desk.hall.edition(room, "", box)
        source = await desk.hall.edition_text(room, "", box)
        body = await asyncio.to_thread(kept_text, room, known, edition, source)
    else:
        body = await asyncio.to_thread(rulebook_text, room, known, box)
    return kept(request, body, "application/json")


@get(
    "/api/games/{name:str}/rules/{page:str}",
    tags=["school"],
    responses={200: ResponseSpec(dict[str, FrameScene], description="The pictures by their names")},
)
async def pictures(
    request: AnyRequest, desk: Desk, name: str, page: str, language: str = "en", box: str = ""
) -> Response[bytes]:
    """The pictures of a page, by the first number of its rule, or of the set-up (`setup`)."""
    room, known = named(name), spoken(language)
    if box and box not in room.edition_names():
        edition = await desk.hall.edition(room, "", box)
        body = await asyncio.to_thread(brought_scenes_text, room, known, page, edition)
    else:
        body = await asyncio.to_thread(scenes_text, room, known, page, box or room.default_edition)
    return kept(request, body, "application/json")


@post("/api/games/{name:str}/rules/{page:str}/{frame:str}", tags=["school"], status_code=200)
async def attempt(
    desk: Desk, name: str, page: str, frame: str, data: LearnerWords, language: str = "en", box: str = ""
) -> StageScene:
    """A picture after the words of somebody who tries it out."""
    room = named(name)
    own = box or room.default_edition
    edition = room.edition(own) if own in room.edition_names() else await desk.hall.edition(room, "", box)
    return await asyncio.to_thread(tried, room, spoken(language), page, frame, edition, data.words)
