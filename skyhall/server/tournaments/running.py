"""What happens to tournaments by itself: they begin, rounds are drawn and end, tables that are late are decided.

Every node looks; what has to be done once is done by who is first to lock the tournament's row. Points are never
written down: they follow from the results of the tables, which are written once.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
from sqlalchemy import Connection, insert, select, update

from skyhall.core.errors import SkyhallError
from skyhall.server import rows
from skyhall.server.errors import Refused
from skyhall.server.hall import Hall, Proposal, propose
from skyhall.server.opened import OpenTable
from skyhall.server.people.profiles import Profiles
from skyhall.server.people.ratings import FIRST
from skyhall.server.people.results import Results
from skyhall.server.rows import now
from skyhall.server.table import LiveTable, written_call
from skyhall.server.tournaments import pairing
from skyhall.server.tournaments.making import MadeTable, rounds_for, table_of
from skyhall.server.tournaments.pairing import APART, Draw
from skyhall.server.tournaments.progress import ProgressBook
from skyhall.server.tournaments.rows import (
    CANCELLED,
    DONE,
    OPEN,
    ROBIN,
    RUNNING,
    STILL_IN,
    RoundTable,
    Tournament,
    Whole,
)
from skyhall.server.tournaments.schema import players, round_tables, tournaments, turns
from skyhall.server.tournaments.standings import scores_of, win_of
from skyhall.server.tournaments.store import TournamentStore
from skyhall.server.trouble import StorageTrouble
from skyhall.server.writing import add_table

log = logging.getLogger("skyhall.tournaments")
# Seconds between two looks; a result that is written here is looked at at once.
EVERY = 2.0


class Tournaments:
    """The hall's organiser."""

    def __init__(self, hall: Hall, store: TournamentStore, results: Results, profiles: Profiles) -> None:
        self.hall = hall
        self.store = store
        self.results = results
        self.profiles = profiles
        self.task: asyncio.Task[None] | None = None
        self.hurry = asyncio.Event()
        self.progress = ProgressBook(hall)
        # Who is told that pairs are drawn.
        self.drawn: Callable[[Tournament, Sequence[OpenTable]], None] = lambda *_: None
        results.written = self.written

    def start(self) -> None:
        """Look after tournaments for ever."""
        if self.hall.settings.accounts:
            self.task = asyncio.create_task(self._for_ever())

    async def stop(self) -> None:
        """Stop; what is left undone is done by the next who looks."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def written(self, table: OpenTable) -> None:
        """A result was written here."""
        if table.live.row.house.tournament:
            self.hurry.set()

    async def _for_ever(self) -> None:
        while True:
            try:
                await self.look()
            except StorageTrouble:
                pass
            except Exception:
                log.exception("looking after tournaments failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), EVERY)
            self.hurry.clear()

    async def look(self) -> None:
        """See to all that need it; one that cannot go on holds up no other."""
        for tournament_id in await self.store.awake(now()):
            try:
                await self.see_to(tournament_id)
            except StorageTrouble:
                raise
            except SkyhallError as error:
                log.warning("a tournament stands still", extra={"tournament": tournament_id, "error": str(error)})

    async def see_to(self, tournament_id: str) -> None:
        """Whatever is due at one of them."""
        whole = await self.store.whole(tournament_id)
        row, moment = whole.row, now()
        if row.status == OPEN and 0 < row.starts_at <= moment:
            if len(whole.players) < row.least:
                await self.store.set(row, status=CANCELLED, ended=moment)
            else:
                await self.begin(whole)
        elif row.status == RUNNING:
            await self._go_on(whole, moment)

    # rounds

    async def begin(self, whole: Whole) -> None:
        """The first round."""
        if len(whole.players) < max(3, whole.row.seats):
            raise Refused("too_few", least=max(3, whole.row.seats))
        rated = await self.profiles.ratings_of([one.person_id for one in whole.players], whole.row.game)
        whole.players = [
            msgspec.structs.replace(one, rating=rated.get(one.person_id, round(FIRST))) for one in whole.players
        ]
        await self.draw(whole)

    async def _go_on(self, whole: Whole, moment: int) -> None:
        row = whole.row
        current = whole.of_round(row.round)
        for table in current:
            if table.scores is None and table.status == rows.OVER:
                await self.results.write(await self.hall.open(table.table_id))
        if any(table.scores is None for table in current):
            if moment >= row.round_ends:
                await self._call_late([table for table in current if table.scores is None], row)
                self.hurry.set()
        elif not row.on_dates or moment >= row.round_ends or row.round >= row.rounds:
            await self.draw(whole)

    async def draw(self, whole: Whole) -> None:
        """The next round with its tables, or the end; nothing if somebody else was first."""
        row, moment = whole.row, now()
        rounds = row.rounds if row.round else rounds_for(row, len(whole.players))
        if row.round >= rounds or len(whole.staying()) < row.seats:
            await self.store.set(row, status=DONE, ended=moment)
            return
        draw = await self._drawn(whole)
        known = {one.number: one for one in whole.players}
        made = [
            await table_of(self.hall, row, number, [known[player] for player in table], moment)
            for number, table in enumerate(draw.tables, 1)
        ]
        if await self.store.change(row.id, lambda c, found: _write(c, found, whole, draw, made, rounds, moment)):
            opened = [await self.hall.open(one.row.id) for one in made]
            for table in opened:
                self.hall.turned(table)
            drawn = await self.store.row(row.id)
            if drawn is not None:
                self.drawn(drawn, opened)

    async def _drawn(self, whole: Whole) -> Draw:
        row = whole.row
        by_person = {one.person_id: one.number for one in whole.players if one.person_id}
        shy = [frozenset(by_person[one] for one in pair) for pair in await self.store.apart(list(by_person))]
        if row.format == ROBIN:
            gone = [one.number for one in whole.players if not one.is_in]
            return pairing.robin([one.number for one in whole.players], row.round + 1, gone, shy)
        lines = whole.standings()
        staying = set(whole.staying())
        order = [line.player for line in lines if line.player in staying]
        points = {line.player: line.points for line in lines}
        return await asyncio.to_thread(pairing.swiss, order, points, whole.past(), shy, row.seats)

    # tables that others decide

    async def _call_late(self, late: Sequence[RoundTable], row: Tournament) -> None:
        """The round is over: at tables that are not, who has thought less stands before who has thought more."""
        for table in late:
            opened = await self.hall.open(table.table_id)
            await self.call(row, table, places_by_clock(opened.live, now()), rows.BY_CLOCK)

    async def call(self, row: Tournament, table: RoundTable, places: Sequence[int], by: str) -> bool:
        """Decide a table: 0 is no points at all. Its game is over with that; False if it was over before."""
        behind = [place or len(places) for place in places]
        scores = scores_of(behind, [not place for place in places])
        if not await self.store.call(row.id, table, scores):
            return False
        with suppress(Refused):  # it cannot be played any more, or ended in this moment: the tournament has its result
            await self.hall.act(await self.hall.open(table.table_id), lambda live: _called(live, behind, by))
        self.hurry.set()
        return True


def _called(live: LiveTable, places: Sequence[int], by: str) -> Proposal:
    if live.status != rows.PLAYING:
        raise Refused("not_playing")
    return propose(live, rows.CALL, -1, written_call(by, places))


def places_by_clock(live: LiveTable, moment: int) -> list[int]:
    """Who has thought less is better; who is not there any more comes last, and gets nothing (0)."""
    if live.problem:
        return [1] * len(live.seats)
    times = [live.clock.taken_until(seat.seat, live.turn, moment) for seat in live.seats]
    here = [time for time, seat in zip(times, live.seats, strict=True) if seat.plays]
    return [
        1 + sum(other < time for other in here) if seat.plays else 0
        for time, seat in zip(times, live.seats, strict=True)
    ]


def _write(
    connection: Connection,
    found: Tournament,
    whole: Whole,
    draw: Draw,
    made: Sequence[MadeTable],
    rounds: int,
    moment: int,
) -> bool:
    """A round as it was drawn, with its tables, all of it or nothing."""
    row = whole.row
    still = select(players.c.number).where(players.c.tournament_id == row.id, players.c.left_after == STILL_IN)
    staying = set(connection.execute(still).scalars())
    if (found.status, found.round) != (row.status, row.round) or staying != set(whole.staying()):
        return False  # another node was first, or somebody has come or gone meanwhile: the next look draws anew
    number = row.round + 1
    if number == 1:
        for one in whole.players:
            mine = (players.c.tournament_id == row.id) & (players.c.number == one.number)
            connection.execute(update(players).where(mine).values(rating=one.rating))
    for fresh in made:
        add_table(fresh.row, fresh.seats, [fresh.first], connection)
        line = {"tournament_id": row.id, "round": number, "number": fresh.number, "table_id": fresh.row.id}
        connection.execute(insert(round_tables), {**line, "called": ""})
    lines = [
        {"player": player, "number": at, "seat": seat, "why": "", "award": 0}
        for at, table in enumerate(draw.tables, 1)
        for seat, player in enumerate(table)
    ]
    # A half point for who does not want to meet somebody: they shall neither win nor lose by it.
    win = win_of(row.seats)
    lines += [
        {"player": player, "number": 0, "seat": -1, "why": why, "award": win // 2 if why == APART else win}
        for player, why in draw.resting.items()
    ]
    connection.execute(insert(turns), [{"tournament_id": row.id, "round": number, **line} for line in lines])
    values = {"status": RUNNING, "round": number, "rounds": rounds}
    ends = (row.round_ends if row.on_dates and row.round_ends else moment) + row.round_seconds * 1000
    connection.execute(update(tournaments).where(tournaments.c.id == row.id).values(**values, round_ends=ends))
    return True
