"""The designer's studio over HTTP: what a box of a game may hold, and a box while it is being changed."""

import asyncio
from functools import cache
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.openapi import ResponseSpec

from skyhall.core.edition import read_toml
from skyhall.core.game import Game
from skyhall.core.schema import kinds_of
from skyhall.locale import catalogue
from skyhall.server.desk import AnyRequest, Desk
from skyhall.server.errors import Refused
from skyhall.server.looking import BoxLook, Draft
from skyhall.server.messages import JsonObject
from skyhall.server.rooms import named
from skyhall.server.routes_games import kept, spoken

# In characters of JSON; the whole content of a box of the hall has about fifteen thousand.
LARGEST_BOX = 300_000


class BaseBox(msgspec.Struct, kw_only=True):
    """A box of the hall that one of one's own may be made from: all that it holds, and its hash."""

    name: str
    hash: str
    content: JsonObject


class WorkshopInfo(msgspec.Struct, kw_only=True):
    """What a box of a game may hold (docs/boxes), by what keys its entries are known, and the boxes of the hall.

    `examples` says what the example of every primitive does, by the primitive's name.
    """

    game: str
    names: list[str]
    fields: list[JsonObject]
    bases: list[BaseBox]
    examples: dict[str, str]


class BoxAsked(msgspec.Struct, kw_only=True):
    """The whole content of a box, and which box of the hall it was made from."""

    base: Annotated[str, msgspec.Meta(max_length=80)]
    content: JsonObject


@cache
def workshop_text(room: Game, language: str) -> bytes:
    """All that the studio needs to know of a game, made once."""
    bases = [
        BaseBox(
            name=name,
            hash=room.edition(name).hash,
            content=room.edition_content(read_toml(room.edition_path(name)), name),
        )
        for name in room.edition_names()
    ]
    fields: list[JsonObject] = [field.plain() for field in room.schema.fields]
    words, box = catalogue(language, room.name), room.edition()
    examples = {kind.name: room.tell_part(box, kind.example, words.say) for kind in kinds_of(room.schema.fields)}
    names = list(room.overlay.names)
    return msgspec.json.encode(WorkshopInfo(game=room.name, names=names, fields=fields, bases=bases, examples=examples))


class Studio(Controller):
    """Boxes of one's own."""

    path = "/api/studio/{name:str}"
    tags = ["studio"]

    @get(responses={200: ResponseSpec(WorkshopInfo, description="What a box may hold")})
    async def workshop(self, request: AnyRequest, name: str, language: str = "en") -> Response[bytes]:
        """What a box of a game may hold, and the boxes of the hall."""
        room, known = named(name), spoken(language)
        return kept(request, await asyncio.to_thread(workshop_text, room, known), "application/json")

    @post("/look", status_code=200)
    async def look(self, desk: Desk, client: str, name: str, data: BoxAsked, language: str = "en") -> BoxLook:
        """A box as it is now: what is wrong with it and where, and all that its page shows of it."""
        room = named(name)
        desk.limits.looks.check(client)
        if data.base not in room.edition_names():
            raise Refused("not_found", what="edition")
        if len(msgspec.json.encode(data.content)) > LARGEST_BOX:
            raise Refused("too_large")
        draft = Draft(game=room.name, base=data.base, content=data.content, language=spoken(language))
        return await asyncio.shield(desk.studio.look(draft))
