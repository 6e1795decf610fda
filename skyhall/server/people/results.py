"""Games that are over, as the people who played them look back at them: written once a table, with the ratings.

Whoever ends a game has its result written; if that node falls over before, another one finds the table without a
result and writes it. The table's id is the lock: it is written and counted exactly once.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial

import msgspec
from sqlalchemy import Connection, exists, insert, select, update

from skyhall.bots.levels import levels
from skyhall.core.errors import SkyhallError
from skyhall.server import rows
from skyhall.server.database import Database, insert_new
from skyhall.server.hall import Hall
from skyhall.server.opened import OpenTable
from skyhall.server.people import ratings
from skyhall.server.people.ratings import Rating, Seated
from skyhall.server.people.schema import finished, results
from skyhall.server.people.schema import ratings as ratings_table
from skyhall.server.schema import seats, tables
from skyhall.server.store import AnyRow
from skyhall.server.table import LiveTable
from skyhall.server.trouble import StorageTrouble

log = logging.getLogger("skyhall.results")
AT_ONCE = 50
# Seconds between two looks for tables without a result.
LOOK_EVERY = 60.0


class SeatResult(msgspec.Struct, kw_only=True, frozen=True):
    """What became of a seat. `bot` is the rating of its level, 0 for people."""

    seat: int
    person_id: str
    level: str
    place: int
    points: int
    gone: bool
    side: int
    bot: int


class GameResult(msgspec.Struct, kw_only=True, frozen=True):
    """What became of a table."""

    table_id: str
    game: str
    edition: str
    seats: int
    people: int
    rated: bool
    ending: str
    words: int
    ended: int
    each: list[SeatResult]


def is_rated(live: LiveTable) -> bool:
    """Whether a game counts: it was meant to, at least two people with accounts play, and every bot has a rating."""
    known = {level.name for level in levels(live.room.name) if level.rating}
    return live.is_rated and all(seat.level in known for seat in live.seats if seat.kind == rows.BOT)


def result_of(live: LiveTable) -> GameResult:
    """How a game ended, for the people who played it. Who had left counts as last."""
    state = live.state
    assert state is not None
    strength = {level.name: level.rating for level in levels(live.room.name)}
    gone = [seat.kind == rows.PERSON and bool(seat.resigned or seat.level) for seat in live.seats]
    reached, points, sides = live.places(gone), state.scores(), live.room.sides(state)
    each = [
        SeatResult(
            seat=seat.seat,
            person_id=seat.person_id,
            level=seat.level if seat.kind == rows.BOT else "",
            place=reached[seat.seat],
            points=points[seat.seat],
            gone=gone[seat.seat],
            side=sides[seat.seat],
            bot=strength.get(seat.level, 0) if seat.kind == rows.BOT else 0,
        )
        for seat in live.seats
    ]
    return GameResult(
        table_id=live.row.id,
        game=live.row.game,
        edition=live.row.edition,
        seats=live.row.seats,
        people=sum(seat.kind == rows.PERSON for seat in live.seats),
        rated=is_rated(live),
        ending="called" if live.called else "conceded" if live.conceded else state.ending(),
        words=live.words_played,
        ended=live.last_at,
        each=each,
    )


def unreadable(live: LiveTable) -> GameResult:
    """Of a game whose rules this hall no longer plays: that it was, so that nobody looks for its result again."""
    row = live.row
    return GameResult(
        table_id=row.id,
        game=row.game,
        edition=row.edition,
        seats=row.seats,
        people=sum(seat.kind == rows.PERSON for seat in live.seats),
        rated=False,
        ending="",
        words=0,
        ended=row.changed,
        each=[],
    )


def write_result(result: GameResult, connection: Connection) -> bool:
    """Write a result and the ratings that follow from it; False if it was written before."""
    columns = ("table_id", "game", "edition", "seats", "people", "rated", "ending", "words", "ended")
    values = {name: getattr(result, name) for name in columns}
    if not connection.execute(insert_new(connection.dialect.name, finished).values(values)).rowcount:
        return False
    lines: list[dict[str, object]] = [
        {
            "table_id": result.table_id,
            "seat": one.seat,
            "person_id": one.person_id,
            "level": one.level,
            "game": result.game,
            "ended": result.ended,
            "place": one.place,
            "points": one.points,
            "gone": one.gone,
            "mu_before": None,
            "mu": None,
            "sigma": None,
        }
        for one in result.each
    ]
    if result.rated:
        _rate(result, lines, connection)
    if lines:
        connection.execute(insert(results), lines)
    return True


def _rate(result: GameResult, lines: list[dict[str, object]], connection: Connection) -> None:
    """The new ratings of all who played, in one order for all nodes, so that nobody waits in a circle."""
    people = sorted({one.person_id for one in result.each if one.person_id})
    fresh = {"game": result.game, "mu": ratings.FIRST, "sigma": ratings.FIRST_DOUBT, "games": 0, "changed": 0}
    for person in people:
        connection.execute(insert_new(connection.dialect.name, ratings_table).values(person_id=person, **fresh))
    mine = ratings_table.c.person_id.in_(people) & (ratings_table.c.game == result.game)
    query = select(ratings_table).where(mine).order_by(ratings_table.c.person_id).with_for_update()
    kept = {row.person_id: row for row in connection.execute(query)}
    before = [_before(one, kept, result.ended) for one in result.each]
    seated = [Seated(rating, one.side, one.place, one.gone) for one, rating in zip(result.each, before, strict=True)]
    for one, line, old, new in zip(result.each, lines, before, ratings.rated(seated), strict=True):
        if one.person_id in kept:
            line |= {"mu_before": old.mu, "mu": new.mu, "sigma": new.sigma}
            own = (ratings_table.c.person_id == one.person_id) & (ratings_table.c.game == result.game)
            values = {"mu": new.mu, "sigma": new.sigma, "games": kept[one.person_id].games + 1, "changed": result.ended}
            connection.execute(update(ratings_table).where(own).values(values))


def _before(one: SeatResult, kept: Mapping[str, AnyRow], moment: int) -> Rating:
    row = kept.get(one.person_id)
    if row is None:  # a bot, or a guest, who cannot be at a rated table
        return ratings.bot(one.bot) if one.bot else Rating()
    return ratings.doubted(Rating(row.mu, row.sigma), row.changed or moment, moment)


class Results:
    """Sees to it that every game of people with accounts has its result."""

    def __init__(self, hall: Hall, database: Database) -> None:
        self.hall = hall
        self.database = database
        self.writing: set[asyncio.Task[None]] = set()
        self.task: asyncio.Task[None] | None = None
        # There may be something to do before the next look.
        self.hurry = asyncio.Event()
        # Called when a result was written here.
        self.written: Callable[[OpenTable], None] = lambda _table: None
        hall.game_over = self.game_over

    def start(self) -> None:
        """Begin to look for games without a result."""
        self.task = asyncio.create_task(self._for_ever())

    async def stop(self) -> None:
        """Stop; what is left undone is found by the next look."""
        tasks = [*self.writing, *([self.task] if self.task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def game_over(self, table: OpenTable) -> None:
        """A game has just ended here."""
        if any(seat.person_id for seat in table.live.seats):
            task = asyncio.create_task(self._write_soon(table))
            self.writing.add(task)
            task.add_done_callback(self.writing.discard)

    async def _write_soon(self, table: OpenTable) -> None:
        try:
            await self.write(table)
        except StorageTrouble:
            pass  # the regular look makes up for it
        except Exception:
            log.exception("a result was not written", extra={"table": table.id})

    async def write(self, table: OpenTable) -> bool:
        """The result of a table, if it has none yet."""
        if table.live.status != rows.OVER:
            return False
        found = unreadable(table.live) if table.live.problem else result_of(table.live)
        fresh = await self.database.write(partial(write_result, found))
        self.written(table)
        return fresh

    async def missing(self) -> list[str]:
        """Games of people with accounts that are over and have no result."""
        has = exists().where(finished.c.table_id == tables.c.id)
        query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).distinct()
        query = query.where(seats.c.person_id > "", tables.c.status == rows.OVER, ~has).limit(AT_ONCE)
        return list(await self.database.read(lambda connection: connection.execute(query).scalars().all()))

    async def look(self) -> None:
        """Write what another node, or this one before a crash, did not."""
        for table_id in await self.missing():
            try:
                await self.write(await self.hall.open(table_id))
            except StorageTrouble:
                raise
            except SkyhallError as error:
                log.warning("a game has no result", extra={"table": table_id, "error": str(error)})

    async def _for_ever(self) -> None:
        while True:
            try:
                await self.look()
            except StorageTrouble:
                pass
            except Exception:
                log.exception("looking for results failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), LOOK_EVERY)
            self.hurry.clear()
