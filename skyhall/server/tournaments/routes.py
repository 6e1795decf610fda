"""Tournaments over HTTP."""

from litestar import Controller, get, post
from litestar.types import ControllerRouterHandler
from sqlalchemy import select

from skyhall.core.errors import OptionsError
from skyhall.server import rows as hall_rows
from skyhall.server.desk import Desk, checked_id
from skyhall.server.errors import Refused
from skyhall.server.people.rows import Caller
from skyhall.server.people.schema import people
from skyhall.server.rows import now
from skyhall.server.tournaments.making import planned
from skyhall.server.tournaments.requests import (
    Call,
    CupNewsList,
    Invite,
    NewTournament,
    OfPlayer,
    TournamentId,
    TournamentInfo,
    TournamentList,
)
from skyhall.server.tournaments.rows import CANCELLED, DONE, OPEN, PAUSED, RUNNING, Whole
from skyhall.server.tournaments.showing import info_of, line_of, news_of

# What a look costs, in steps of a replay: the list, and a whole tournament.
LIST, LOOK = 10, 25


class Asked(TournamentId):
    """How many were asked anew."""

    asked: int = 0


@get("/api/me/tournaments", tags=["tournaments"])
async def news(desk: Desk, client: str, me: Caller) -> CupNewsList:
    """What waits for one in tournaments: who asks, and games of rounds that are not over."""
    desk.limits.reads.check(client, LIST)
    moment = now()
    found = [news_of(*one, moment) for one in await desk.tournaments.store.waiting_for(me.person.id)]
    return CupNewsList(news=sorted(found, key=lambda one: (not one.soon, not one.table, one.round_ends)), now=moment)


class TournamentRoutes(Controller):
    """Looking at tournaments, taking part, and organising them. Only people with accounts take part."""

    path = "/api/tournaments"
    tags = ["tournaments"]

    @get()
    async def tournaments(self, desk: Desk, client: str, caller: Caller | None) -> TournamentList:
        """Those that everybody may see, and one's own; those that are over for a month."""
        desk.limits.reads.check(client, LIST)
        viewer, moment = "" if caller is None else caller.person.id, now()
        found = await desk.tournaments.store.listed(viewer, moment)
        return TournamentList(tournaments=[line_of(*one, viewer) for one in found], now=moment)

    @post()
    async def make(self, desk: Desk, client: str, me: Caller, data: NewTournament) -> TournamentId:
        """Organise one. The organiser takes part only by joining it."""
        desk.limits.tables.check(client)
        row = await planned(desk.hall, data, me.person.id, now())
        await desk.tournaments.store.add(row)
        return TournamentId(id=row.id)

    @get("/{tournament:str}")
    async def look(self, desk: Desk, client: str, caller: Caller | None, tournament: str) -> TournamentInfo:
        """Rounds, pairs and standings."""
        desk.limits.reads.check(client, LOOK)
        return await look_at(desk, await desk.tournaments.store.whole(checked_id(tournament)), caller)

    @post("/{tournament:str}/join", status_code=204)
    async def join(self, desk: Desk, client: str, me: Caller, tournament: str) -> None:
        """Take part, before it begins."""
        desk.limits.company.check(client)
        await desk.tournaments.store.join(checked_id(tournament), me.person.id, now())

    @post("/{tournament:str}/leave", status_code=204)
    async def leave(self, desk: Desk, client: str, me: Caller, tournament: str) -> None:
        """Take part no more: games so far count, and the one that is being played goes on."""
        desk.limits.company.check(client)
        whole = await desk.tournaments.store.whole(checked_id(tournament))
        mine = whole.player_of(me.person.id)
        if mine is None:
            raise Refused("not_in")
        await desk.tournaments.store.leave(whole.row.id, mine.number)

    @post("/{tournament:str}/invite", status_code=200)
    async def invite(self, desk: Desk, client: str, me: Caller, tournament: str, data: Invite) -> Asked:
        """Ask friends, people of one's groups, or a whole group; whoever takes part or organises it may."""
        desk.limits.company.check(client)
        whole = await desk.tournaments.store.whole(checked_id(tournament))
        if whole.row.organiser_id != me.person.id and whole.player_of(me.person.id) is None:
            raise Refused("not_in")
        asked = await desk.tournaments.store.invite(whole.row.id, me.person.id, data.people, data.group, now())
        desk.sender.asked_to_cup(asked, whole.row)
        return Asked(id=whole.row.id, asked=len(asked))

    @post("/{tournament:str}/start", status_code=204)
    async def start(self, desk: Desk, client: str, me: Caller, tournament: str) -> None:
        """Begin now with who is there; the organiser may."""
        whole = await organised(desk, client, me, tournament)
        if whole.row.status != OPEN:
            raise Refused("already_started")
        await desk.tournaments.begin(whole)

    @post("/{tournament:str}/pause", status_code=204)
    async def pause(self, desk: Desk, client: str, me: Caller, tournament: str) -> None:
        """No round is drawn and none ends meanwhile; tables go on. The organiser may."""
        whole = await organised(desk, client, me, tournament)
        if whole.row.status != RUNNING or not await desk.tournaments.store.set(
            whole.row, status=PAUSED, paused_at=now()
        ):
            raise Refused("not_playing")

    @post("/{tournament:str}/resume", status_code=204)
    async def resume(self, desk: Desk, client: str, me: Caller, tournament: str) -> None:
        """Go on; the round ends as much later as the pause was long. The organiser may."""
        whole = await organised(desk, client, me, tournament)
        ends = whole.row.round_ends + now() - whole.row.paused_at
        if whole.row.status != PAUSED or not await desk.tournaments.store.set(
            whole.row, status=RUNNING, paused_at=0, round_ends=ends
        ):
            raise Refused("not_playing")
        desk.tournaments.hurry.set()

    @post("/{tournament:str}/drop", status_code=204)
    async def drop(self, desk: Desk, client: str, me: Caller, tournament: str, data: OfPlayer) -> None:
        """Take somebody out, as if they had left; the organiser may."""
        whole = await organised(desk, client, me, tournament)
        await desk.tournaments.store.leave(whole.row.id, data.player)

    @post("/{tournament:str}/call", status_code=204)
    async def call(self, desk: Desk, client: str, me: Caller, tournament: str, data: Call) -> None:
        """Decide a table that does not go on; its game is not rated then. The organiser may."""
        whole = await organised(desk, client, me, tournament)
        check_places(data.places, whole.row.seats)
        table = next((one for one in whole.of_round(data.round) if one.number == data.table), None)
        if table is None:
            raise Refused("not_found", what="table")
        if not await desk.tournaments.call(whole.row, table, data.places, hall_rows.BY_ORGANISER):
            raise Refused("not_playing")

    @post("/{tournament:str}/end", status_code=204)
    async def end(self, desk: Desk, client: str, me: Caller, tournament: str) -> None:
        """Call it off before it begins; later there are no more rounds, and tables that are still played do not count.

        The organiser may."""
        whole = await organised(desk, client, me, tournament)
        status = CANCELLED if whole.row.status == OPEN else DONE
        if whole.row.status not in (OPEN, RUNNING, PAUSED) or not await desk.tournaments.store.set(
            whole.row, status=status, ended=now()
        ):
            raise Refused("not_playing")


async def organised(desk: Desk, client: str, me: Caller, tournament: str) -> Whole:
    """A tournament, if the caller organises it."""
    desk.limits.company.check(client)
    whole = await desk.tournaments.store.whole(checked_id(tournament))
    if whole.row.organiser_id != me.person.id:
        raise Refused("not_organiser")
    return whole


async def look_at(desk: Desk, whole: Whole, caller: Caller | None) -> TournamentInfo:
    """A tournament as the caller sees it."""
    row = whole.row
    ratings = await desk.profiles.ratings_of([one.person_id for one in whole.players if one.person_id], row.game)
    name = select(people.c.name).where(people.c.id == row.organiser_id)
    organiser = await desk.database.read(lambda connection: connection.execute(name).scalar())
    viewer = "" if caller is None else caller.person.id
    asked = await desk.tournaments.store.is_asked(row.id, viewer)
    progress = await desk.tournaments.progress.of(whole.of_round(row.round))
    return info_of(whole, organiser or "", ratings, caller, asked, progress, now())


def check_places(places: list[int], seats: int) -> None:
    """Refuse places that nobody can have reached."""
    reached = [place for place in places if place]
    if len(places) != seats or any(place != 1 + sum(other < place for other in reached) for place in reached):
        raise OptionsError(
            f"places: expected a place for each of {seats} seats: 1 for the first, the same where it is shared, "
            "0 for no points"
        )


ROUTES: list[ControllerRouterHandler] = [TournamentRoutes, news]
