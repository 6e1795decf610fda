"""Puzzles over HTTP: a list to choose from, and each to be solved. The hall keeps nothing of it."""

import asyncio

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec

from skyhall.server.desk import AnyRequest
from skyhall.server.puzzles import PuzzleList, PuzzleScene, PuzzleTry, opened, puzzle_list, scene
from skyhall.server.routes_games import kept, spoken


@get(
    "/api/games/{name:str}/puzzles",
    tags=["school"],
    responses={200: ResponseSpec(PuzzleList, description="The puzzles")},
)
async def puzzles(request: AnyRequest, name: str, language: str = "en") -> Response[bytes]:
    """The puzzles of a game with their themes and how hard they are, and which is today's; not their solutions."""
    found = await asyncio.to_thread(lambda: puzzle_list(opened(name), spoken(language)))
    return kept(request, msgspec.json.encode(found), "application/json")


@post("/api/games/{name:str}/puzzles/{puzzle:str}", tags=["school"], status_code=200)
async def attempt(name: str, puzzle: str, data: PuzzleTry, language: str = "en") -> PuzzleScene:
    """A puzzle after the solver's words: the position, the open question, and what came of it."""
    return await asyncio.to_thread(lambda: scene(opened(name), spoken(language), puzzle, data))
