"""Finding a game over HTTP."""

from litestar import Controller, get, post

from skyhall.server.desk import Desk
from skyhall.server.listing import PLAIN
from skyhall.server.people.rows import Caller
from skyhall.server.requests import Found, Seeking, SeekList
from skyhall.server.rows import now


class Meetings(Controller):
    """Who looks for a game, and looking for one."""

    path = "/api/seeks"
    tags = ["hall"]

    @get()
    async def seeks(self, desk: Desk, client: str) -> SeekList:
        """Who looks for a game now; one sits down by joining the table."""
        desk.limits.reads.check(client, PLAIN)
        return SeekList(seeks=await desk.seeks.all(), now=now())

    @post()
    async def seek(self, desk: Desk, client: str, caller: Caller | None, data: Seeking) -> Found:
        """Sit down where somebody waits for such a game, else wait at a table of one's own, which begins by itself."""
        desk.limits.tables.check(client)
        return await desk.seeks.find(data, desk.maker(client), None if caller is None else caller.person)
