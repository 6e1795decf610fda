"""The designer's studio over HTTP: what a box of a game may hold, and a box while it is being changed."""

import asyncio
from functools import cache
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.openapi import ResponseSpec

from skyhall.core.edition import read_toml
from skyhall.core.errors import EditionError
from skyhall.core.game import Game
from skyhall.core.schema import kinds_of
from skyhall.core.sheet import to_sheet
from skyhall.locale import catalogue
from skyhall.server.desk import AnyRequest, Desk
from skyhall.server.errors import Refused
from skyhall.server.looking import BoxContent, BoxLook, Brought, Draft, section_of
from skyhall.server.messages import JsonObject, Word
from skyhall.server.names import printable
from skyhall.server.positions import Opening, PositionScene, example
from skyhall.server.requests import EditionText, FileName
from skyhall.server.rooms import named
from skyhall.server.routes_games import kept, spoken

# In characters of JSON; the whole content of a box of the hall has about fifteen thousand.
LARGEST_BOX = 300_000
# Of a position; the largest of the school has about a thousand.
LONGEST_POSITION = 20_000
# That may be played on from a position: each answer plays all of them anew.
MOST_WORDS = 300


class BaseBox(msgspec.Struct, kw_only=True):
    """A box of the hall that one of one's own may be made from: all that it holds, and its hash."""

    name: str
    hash: str
    content: JsonObject


class WorkshopInfo(msgspec.Struct, kw_only=True):
    """What a box of a game may hold (docs/boxes), by what keys its entries are known, and the boxes of the hall.

    `examples` says what the example of every primitive does, by the primitive's name. `position` is a position to begin
    with, as TOML.
    """

    game: str
    names: list[str]
    fields: list[JsonObject]
    bases: list[BaseBox]
    examples: dict[str, str]
    position: str


class BoxAsked(msgspec.Struct, kw_only=True):
    """The whole content of a box, and which box of the hall it was made from."""

    base: Annotated[str, msgspec.Meta(max_length=80)]
    content: JsonObject


class PositionAsked(BoxAsked, kw_only=True):
    """A position to be opened with a box, as TOML or JSON, and the words that were played from there."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_POSITION)]
    words: Annotated[list[Word], msgspec.Meta(max_length=MOST_WORDS)] = []


class BroughtFile(msgspec.Struct, kw_only=True):
    """The text of a file: a box of a game (found by its keys if `game` is empty), or a spreadsheet of a `section`."""

    text: EditionText
    file: FileName = "file"
    game: Annotated[str, msgspec.Meta(max_length=40)] = ""
    section: Annotated[str, msgspec.Meta(max_length=40)] = ""


class SheetAsked(msgspec.Struct, kw_only=True):
    """The entries of a section that are wanted as a spreadsheet."""

    section: Annotated[str, msgspec.Meta(max_length=40)]
    entries: Annotated[list[JsonObject], msgspec.Meta(max_length=300)]


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
    return msgspec.json.encode(
        WorkshopInfo(game=room.name, names=names, fields=fields, bases=bases, examples=examples, position=example(room))
    )


@post("/api/studio", tags=["studio"], status_code=200)
async def bring(desk: Desk, client: str, data: BroughtFile) -> BoxContent:
    """Read a file without judging what it holds: a box as a whole content, a spreadsheet as entries."""
    desk.limits.looks.check(client)
    room = named(data.game).name if data.game or data.section else ""
    brought = Brought(game=room, section=data.section, text=data.text, file=printable(data.file) or "file")
    found = await asyncio.shield(desk.studio.read(brought))
    if found.error:
        raise EditionError(found.error)
    return found


class Studio(Controller):
    """Boxes of one's own."""

    path = "/api/studio/{name:str}"
    tags = ["studio"]

    @get(responses={200: ResponseSpec(WorkshopInfo, description="What a box may hold")})
    async def workshop(self, request: AnyRequest, name: str, language: str = "en") -> Response[bytes]:
        """What a box of a game may hold, and the boxes of the hall."""
        room, known = named(name), spoken(language)
        return kept(request, await asyncio.to_thread(workshop_text, room, known), "application/json")

    @post("/sheet", status_code=200, media_type="text/csv")
    async def sheet(self, desk: Desk, client: str, name: str, data: SheetAsked) -> Response[str]:
        """The entries of a section as CSV."""
        desk.limits.looks.check(client)
        section = section_of(named(name), data.section)
        if len(msgspec.json.encode(data.entries)) > LARGEST_BOX:
            raise Refused("too_large")
        return Response(await asyncio.to_thread(to_sheet, section, list(data.entries)), media_type="text/csv")

    @post("/look", status_code=200)
    async def look(self, desk: Desk, client: str, name: str, data: BoxAsked, language: str = "en") -> BoxLook:
        """A box as it is now: what is wrong with it and where, and all that its page shows of it."""
        room = named(name)
        desk.limits.looks.check(client)
        _check(room, data)
        draft = Draft(game=room.name, base=data.base, content=data.content, language=spoken(language))
        return await asyncio.shield(desk.studio.look(draft))

    @post("/position", status_code=200)
    async def position(
        self, desk: Desk, client: str, name: str, data: PositionAsked, language: str = "en"
    ) -> PositionScene:
        """Any position with a box as it is now, after some words: who is asked, what they see and what they may say."""
        room, known = named(name), spoken(language)
        desk.limits.looks.check(client)
        _check(room, data)
        opening = Opening(game=room.name, content=data.content, text=data.text, words=data.words, language=known)
        found = await asyncio.shield(desk.studio.position(opening))
        if found.scene is None:
            raise Refused(found.code, text=found.error, rule=found.rule)
        return found.scene


def _check(room: Game, data: BoxAsked) -> None:
    """That a box is of a size and an origin that are possible."""
    if data.base not in room.edition_names():
        raise Refused("not_found", what="edition")
    if len(msgspec.json.encode(data.content)) > LARGEST_BOX:
        raise Refused("too_large")
