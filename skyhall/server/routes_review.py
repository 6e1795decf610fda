"""Reviews of finished games over HTTP."""

from litestar import Controller, get, post

from skyhall.server import archive
from skyhall.server.desk import Desk
from skyhall.server.requests import WhatIf
from skyhall.server.retelling import Steps
from skyhall.server.reviewing import ReviewInfo
from skyhall.server.routes_play import read_cost


class ReviewRoutes(Controller):
    """Asking for a review, and reading it: whoever may see the replay may."""

    path = "/api/tables/{table_id:str}"
    tags = ["replays"]

    @post("/review", status_code=200)
    async def begin(self, desk: Desk, token: str | None, client: str, table_id: str) -> ReviewInfo:
        """Have a finished game reviewed. A review that is there, or under way, is answered as it is."""
        table, _ = await desk.seen(table_id, token)
        info = await desk.reviewer.info(table)
        if info.status not in ("none", "failed"):
            return info
        desk.limits.reviews.check(client)
        return await desk.reviewer.ask(table, desk.maker(client))

    @get("/review")
    async def show(self, desk: Desk, token: str | None, client: str, table_id: str) -> ReviewInfo:
        """How far the review is, and what was found so far."""
        table, _ = await desk.seen(table_id, token)
        desk.limits.reads.check(client)
        return await desk.reviewer.info(table)

    @post("/what-if", status_code=200)
    async def what_if(self, desk: Desk, token: str | None, client: str, table_id: str, data: WhatIf) -> Steps:
        """How a finished game would have gone on with other words after a step, as far as they are legal there."""
        table, viewer = await desk.seen(table_id, token)
        desk.limits.reads.check(client, read_cost(table, 0, len(data.words)))
        seat = data.seat if data.seat is not None and 0 <= data.seat < table.live.row.seats else viewer
        return await archive.what_if(desk.hall, desk.reader, table, data.step, data.words, seat)
