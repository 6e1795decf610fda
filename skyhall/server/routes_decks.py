"""Decks that people build over HTTP: what a game's decks are built from, and a deck looked at before it is played."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec

from skyhall.core.decks import DeckPool, DeckReport
from skyhall.core.edition import Edition
from skyhall.core.game import Game
from skyhall.explaining import explained
from skyhall.server.desk import AnyRequest, Desk
from skyhall.server.errors import Refused
from skyhall.server.rooms import named
from skyhall.server.routes_games import kept, spoken

# In characters: eight heroes with three cards each are about five hundred.
LONGEST_DECK = 4_000
MOST_HEROES = 24


class DeckAsked(msgspec.Struct, kw_only=True):
    """A deck as text, and the heroes that it must be for; without them it may be for any."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_DECK)]
    heroes: (
        Annotated[list[Annotated[str, msgspec.Meta(max_length=60)]], msgspec.Meta(max_length=MOST_HEROES)] | None
    ) = None


async def _box(desk: Desk, room: Game, box: str) -> Edition:
    """A box of the game by name, or one that was uploaded by its hash; one that decks can be built from."""
    name = box or room.default_edition
    edition = room.edition(name) if name in room.edition_names() else await desk.hall.edition(room, "", box)
    if await asyncio.to_thread(room.deck_pool, edition) is None:
        raise Refused("not_found", what="deck")
    return edition


@get(
    "/api/games/{name:str}/decks",
    tags=["hall"],
    responses={200: ResponseSpec(DeckPool, description="What decks are built from")},
)
async def pool(request: AnyRequest, desk: Desk, name: str, box: str = "") -> Response[bytes]:
    """What the decks of a game are built from with a box: one of its own by name, or one uploaded by its hash."""
    room = named(name)
    found = await asyncio.to_thread(room.deck_pool, await _box(desk, room, box))
    return kept(request, msgspec.json.encode(found), "application/json")


@post("/api/games/{name:str}/decks/check", tags=["hall"], status_code=200)
async def check(desk: Desk, name: str, data: DeckAsked, language: str = "en", box: str = "") -> DeckReport:
    """What is wrong with a deck, in a language; its parts as far as they can be read, and the words to build them."""
    room, known = named(name), spoken(language)
    edition = await _box(desk, room, box)
    return await asyncio.to_thread(_looked_at, room, edition, data, known)


def _looked_at(room: Game, edition: Edition, data: DeckAsked, language: str) -> DeckReport:
    found = room.check_deck(edition, data.text, data.heroes)
    found["problems"] = [{**one, "text": explained(one["text"], language)} for one in found["problems"]]
    return found
