"""The coach of a first game over HTTP."""

import asyncio

from litestar import Controller, get, post

from skyhall.server import coaching
from skyhall.server.coaching import Choice, Coached, CoachInfo, Doubts
from skyhall.server.desk import Desk
from skyhall.server.rooms import named
from skyhall.server.routes_games import spoken


@get("/api/games/{name:str}/coach", tags=["school"])
async def coach(name: str, language: str = "en") -> CoachInfo:
    """What the coach of a game can tell, in a language."""
    return await asyncio.to_thread(coaching.coach_info, named(name), spoken(language))


class FirstGame(Controller):
    """At a table with a coach, for whoever is coached there."""

    path = "/api/tables/{table_id:str}/coach"
    tags = ["school"]

    @get()
    async def comes_up(self, desk: Desk, token: str | None, table_id: str) -> Coached:
        """What there is reason to tell now; the page tells each thing once."""
        table, who = await desk.seated(table_id, token)
        coaching.check_coached(table, who)
        desk.limits.coach.check(f"{table_id} ideas")
        return coaching.coached(table.live)

    @post("/doubt", status_code=200)
    async def doubt(self, desk: Desk, token: str | None, table_id: str, data: Choice) -> Doubts:
        """Whether a choice throws much away, asked before it is played; answered within a second."""
        table, who = await desk.seated(table_id, token)
        coaching.check_coached(table, who)
        desk.limits.coach.check(f"{table_id} doubts")
        return await coaching.doubts(desk, table, data)
