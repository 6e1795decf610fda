"""The school over HTTP: a course to read, and its stages to play. The hall keeps nothing of it."""

import asyncio

from litestar import Response, get, post
from litestar.openapi import ResponseSpec

from skyhall.server.desk import AnyRequest
from skyhall.server.lessons import CourseInfo, LearnerWords, StageScene, course_text, opened, scene
from skyhall.server.routes_games import kept, spoken


@get(
    "/api/games/{name:str}/lessons",
    tags=["school"],
    responses={200: ResponseSpec(CourseInfo, description="The course")},
)
async def course(request: AnyRequest, name: str, language: str = "en") -> Response[bytes]:
    """The lessons of a game with their texts in a language."""
    body = await asyncio.to_thread(course_text, name, spoken(language))
    return kept(request, body, "application/json")


@post("/api/games/{name:str}/lessons/{lesson:str}/{stage:str}", tags=["school"], status_code=200)
async def stage(name: str, lesson: str, stage: str, data: LearnerWords, language: str = "en") -> StageScene:
    """A stage after the learner's words: the position, the open question, and what came of it."""
    return await asyncio.to_thread(scene, opened(name), spoken(language), lesson, stage, data.words)
