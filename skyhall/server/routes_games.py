"""The games of the hall over HTTP: their doors, their words, and the kinds of what they say."""

import asyncio
from hashlib import blake2b
from pathlib import Path

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec

from skyhall.core.registry import game
from skyhall.core.registry import games as all_games
from skyhall.locale import HALL, LANGUAGES, LOCALES, ROOMS, box_catalogue, catalogue_text
from skyhall.server.desk import AnyRequest, Desk
from skyhall.server.errors import Refused
from skyhall.server.requests import GameInfo, Phrases
from skyhall.server.rooms import game_info, named, phrases, rooms


def kept(request: AnyRequest, body: bytes, kind: str) -> Response[bytes]:
    """An answer that a browser keeps: it asks each time whether it still holds, and gets it again only if not."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    return Response(body, media_type=kind, headers=headers)


def spoken(language: str) -> str:
    """A language that the hall speaks."""
    if language not in LANGUAGES:
        raise Refused("not_found", what="catalogue")
    return language


def doors(language: str) -> bytes:
    """All games in a language."""
    return msgspec.json.encode([game_info(room, language) for room in rooms()])


@get("/api/games", tags=["hall"], responses={200: ResponseSpec(list[GameInfo], description="The games")})
async def games(request: AnyRequest, desk: Desk, language: str = "en") -> Response[bytes]:
    """The games of the hall in its order, with what their doors tell in a language."""
    return kept(request, await desk.once.get(doors, spoken(language)), "application/json")


@get("/api/games/{name:str}/phrases", tags=["hall"], responses={200: ResponseSpec(Phrases, description="The kinds")})
async def kinds(request: AnyRequest, name: str) -> Response[bytes]:
    """The kinds of the arguments of all that a game says, and its events too fine for a log."""
    return kept(request, msgspec.json.encode(phrases(named(name))), "application/json")


def words_of(room: str) -> Path:
    """The folder with the words of a room."""
    if room in all_games():
        return game(room).room / LOCALES
    folder = {"hall": HALL, **{f"hall-{name}": place for name, place in ROOMS.items()}}.get(room)
    if folder is None:
        raise Refused("not_found", what="catalogue")
    return folder


@get("/api/locales/{language:str}/{room:str}", tags=["hall"], media_type="text/plain")
async def locale(request: AnyRequest, desk: Desk, language: str, room: str) -> Response[bytes]:
    """The Fluent catalogue of a game, of the hall (`hall`) or of one room of it (`hall-school`), in a language."""
    text = await desk.once.get(catalogue_text, spoken(language), words_of(room))
    return kept(request, text.encode(), "text/plain; charset=utf-8")


@get("/api/tables/{table_id:str}/words", tags=["tables"])
async def box_words(desk: Desk, token: str | None, table_id: str, language: str = "en") -> dict[str, str]:
    """What the box at a table calls otherwise than the game's catalogue: names and texts, by the catalogue's keys."""
    table, _ = await desk.seen(table_id, token)
    live = table.live
    catalogue = await asyncio.to_thread(box_catalogue, spoken(language), live.room, live.edition)
    return catalogue.own
