"""Profiles, replays, ratings over HTTP."""

from typing import Annotated

import msgspec
from litestar import Controller, get, put
from litestar.params import Parameter

from skyhall.core.registry import games
from skyhall.server.desk import Desk, checked_id
from skyhall.server.errors import Refused
from skyhall.server.names import printable
from skyhall.server.people.rows import Caller
from skyhall.server.people.shown import Leaders, PastGames, Point, Profile, Wanted
from skyhall.server.rooms import level_ratings, named

Text = Annotated[str, Parameter(max_length=60)]
Place = Annotated[int, Parameter(ge=0, le=1_000_000)]
Moment = Annotated[int, Parameter(ge=0, le=2**53)]
# What a look at a profile costs, in steps of a replay.
LOOK = 40


class Marks(msgspec.Struct, kw_only=True):
    """Whether one's own game is a favourite, and whether it is shared with who looks at the profile."""

    favourite: bool
    shared: bool


class Profiles(Controller):
    """Somebody's games and ratings, as far as they let others look."""

    path = "/api/people/{person:str}"
    tags = ["people"]

    @get()
    async def profile(self, desk: Desk, client: str, caller: Caller | None, person: str) -> Profile:
        """Who it is: ratings, results, boxes, records."""
        desk.limits.reads.check(client, LOOK)
        found = await desk.profiles.person(checked_id(person), caller)
        return await desk.profiles.profile(found, caller)

    @get("/history")
    async def history(self, desk: Desk, client: str, caller: Caller | None, person: str, game: Text) -> list[Point]:
        """How a rating came about, the oldest first."""
        desk.limits.reads.check(client, LOOK)
        return await desk.profiles.history(await desk.profiles.person(checked_id(person), caller), game)

    @get("/games")
    async def past(
        self,
        desk: Desk,
        client: str,
        caller: Caller | None,
        person: str,
        game: Text = "",
        player: Text = "",
        result: Text = "",
        ending: Text = "",
        since: Moment = 0,
        until: Moment = 0,
        kept: Text = "",
        first: Place = 0,
    ) -> PastGames:
        """Games that are over, the latest first, 20 at once.

        `player` is part of the name of somebody else there, `result` won or lost, `kept` favourite or shared; times
        are in ms.
        """
        desk.limits.reads.check(client, LOOK)
        found = await desk.profiles.person(checked_id(person), caller)
        wanted = Wanted(
            game=game,
            player=printable(player),
            result=result,
            ending=ending,
            since=since,
            until=until,
            kept=kept,
            first=first,
        )
        return await desk.profiles.games(found, caller is not None and caller.person.id == found.id, wanted)


@put("/api/me/games/{table_id:str}", tags=["people"], status_code=204)
async def keep_game(desk: Desk, client: str, me: Caller, table_id: str, data: Marks) -> None:
    """Mark one of one's own games."""
    desk.limits.reads.check(client, 1)
    await desk.profiles.keep(me.person.id, checked_id(table_id), data.favourite, data.shared)


@get("/api/ratings/{game:str}", tags=["people"])
async def leaders(desk: Desk, client: str, game: str) -> Leaders:
    """The hundred strongest of a game whose ratings are sure enough, and where its bots stand.

    Whoever has played most rated games against one person, or many that were over very soon, is shown with that.
    """
    if game not in games():
        raise Refused("not_found", what="game")
    desk.limits.reads.check(client, LOOK)
    return Leaders(game=game, people=await desk.profiles.leaders(game), bots=level_ratings(named(game)))
