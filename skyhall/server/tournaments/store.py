"""Reading and writing tournaments. Whatever changes one locks its row first, so that two nodes do it one by one."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from skyhall.server import rows as hall_rows
from skyhall.server.company.friends import know_each_other
from skyhall.server.company.schema import blocks, members
from skyhall.server.database import Database, insert_new
from skyhall.server.errors import Refused
from skyhall.server.people.schema import finished, people, results
from skyhall.server.rows import DAY
from skyhall.server.schema import seats, tables
from skyhall.server.store import AnyRow
from skyhall.server.tournaments.rows import (
    CANCELLED,
    GOING,
    OPEN,
    PAUSED,
    RUNNING,
    STILL_IN,
    Player,
    PlayerTurn,
    RoundTable,
    Tournament,
    Whole,
)
from skyhall.server.tournaments.schema import invitations, players, round_tables, tournaments, turns

T = TypeVar("T")
# Tournaments of one organiser that are not over; who may be asked to one; how long one that is over is listed, in ms.
MOST_OWN = 5
MOST_INVITED = 100
LISTED_FOR = 30 * DAY * 1000
MOST_LISTED = 100


class TournamentStore:
    """The database as tournaments need it."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # reading

    async def whole(self, tournament_id: str) -> Whole:
        """A tournament with all that belongs to it."""
        return await self.database.read(partial(_whole, tournament_id))

    async def row(self, tournament_id: str) -> Tournament | None:
        """A tournament without its rounds."""
        query = select(tournaments).where(tournaments.c.id == tournament_id)
        found = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        return None if found is None else _tournament(found)

    async def is_asked(self, tournament_id: str, person_id: str) -> bool:
        """Whether somebody is asked to one and has not come."""
        mine = (invitations.c.tournament_id == tournament_id) & (invitations.c.person_id == person_id)
        query = select(invitations.c.at).where(mine)
        return await self.database.read(lambda connection: connection.execute(query).first()) is not None

    async def awake(self, moment: int) -> list[str]:
        """Tournaments at which something may have to be done."""
        begins = (tournaments.c.status == OPEN) & (tournaments.c.starts_at > 0) & (tournaments.c.starts_at <= moment)
        query = select(tournaments.c.id).where(or_(begins, tournaments.c.status == RUNNING))
        return list(await self.database.read(lambda connection: connection.execute(query).scalars().all()))

    async def listed(self, person_id: str, moment: int) -> list[tuple[Tournament, int, bool, bool]]:
        """Those that somebody may see in a list: with how many take part, and whether they do or are asked to."""
        return await self.database.read(partial(_listed, person_id, moment))

    async def waiting_for(self, person_id: str) -> list[tuple[Tournament, str, bool]]:
        """What waits for somebody: where they are asked to come, and tables of rounds that they have not played to the
        end, with whether it is their turn."""
        asked = select(tournaments).join(invitations, invitations.c.tournament_id == tournaments.c.id)
        asked = asked.where(invitations.c.person_id == person_id, tournaments.c.status == OPEN)
        round_now = (round_tables.c.tournament_id == tournaments.c.id) & (round_tables.c.round == tournaments.c.round)
        mine = select(tournaments, tables.c.id.label("at"), (tables.c.turn == seats.c.seat).label("decides"))
        mine = mine.join(round_tables, round_now).join(tables, tables.c.id == round_tables.c.table_id)
        mine = mine.join(seats, seats.c.table_id == tables.c.id)
        mine = mine.where(seats.c.person_id == person_id, tournaments.c.status == RUNNING)
        mine = mine.where(tables.c.status == hall_rows.PLAYING, round_tables.c.called == "")

        def job(connection: Connection) -> list[tuple[Tournament, str, bool]]:
            found = [(_tournament(row), row.at, bool(row.decides)) for row in connection.execute(mine)]
            return found + [(_tournament(row), "", False) for row in connection.execute(asked.limit(MOST_LISTED))]

        return await self.database.read(job)

    async def apart(self, ids: Sequence[str]) -> list[frozenset[str]]:
        """Of some people, which pairs do not want to meet."""
        query = select(blocks.c.person_id, blocks.c.other_id)
        query = query.where(blocks.c.person_id.in_(ids), blocks.c.other_id.in_(ids))
        found = await self.database.read(lambda connection: connection.execute(query).all())
        return [frozenset((row.person_id, row.other_id)) for row in found]

    # before it begins

    async def add(self, row: Tournament) -> None:
        """A new one."""

        def job(connection: Connection) -> None:
            own = (tournaments.c.organiser_id == row.organiser_id) & tournaments.c.status.in_(GOING)
            held = select(func.count()).select_from(tournaments).where(own)
            if connection.execute(held).scalar_one() >= MOST_OWN:
                raise Refused("too_many")
            connection.execute(insert(tournaments), _values(row))

        await self.database.write(job)

    async def join(self, tournament_id: str, person_id: str, moment: int) -> None:
        """Take part. In a round robin one meets everybody: who blocks one of them, or is blocked, cannot come."""

        def job(connection: Connection, row: Tournament) -> None:
            if row.status != OPEN:
                raise Refused("already_started")
            there = connection.execute(select(players).where(players.c.tournament_id == row.id)).all()
            if any(one.person_id == person_id for one in there):
                raise Refused("already_in")
            if len(there) >= row.most:
                raise Refused("tournament_full")
            if row.format != "swiss":
                _check_company(connection, person_id, [one.person_id for one in there])
            number = max((one.number for one in there), default=0) + 1
            line = {"tournament_id": row.id, "number": number, "person_id": person_id, "rating": 0, "joined": moment}
            connection.execute(insert(players), {**line, "left_after": STILL_IN})
            asked = (invitations.c.tournament_id == row.id) & (invitations.c.person_id == person_id)
            connection.execute(delete(invitations).where(asked))

        await self.change(tournament_id, job)

    async def leave(self, tournament_id: str, number: int) -> None:
        """Take part no more: before the start as if one had never come, later there are no more pairs."""

        def job(connection: Connection, row: Tournament) -> None:
            if row.status not in GOING:
                raise Refused("not_playing")
            one = (players.c.tournament_id == row.id) & (players.c.number == number)
            if row.status == OPEN:
                gone = connection.execute(delete(players).where(one)).rowcount
            else:
                still = one & (players.c.left_after == STILL_IN)
                gone = connection.execute(update(players).where(still).values(left_after=row.round)).rowcount
            if not gone:
                raise Refused("not_in")

        await self.change(tournament_id, job)

    async def invite(self, tournament_id: str, by_id: str, wanted: Sequence[str], group: str, moment: int) -> list[str]:
        """Ask friends, people of one's groups, or all of a group; who was asked anew."""

        def job(connection: Connection, row: Tournament) -> list[str]:
            if row.status != OPEN:
                raise Refused("already_started")
            inside = select(members.c.person_id).where(members.c.group_id == group)
            known = set(connection.execute(inside).scalars()) if group else set()
            if group and by_id not in known:
                raise Refused("not_found", what="group")
            known |= know_each_other(connection, by_id, list(wanted))
            if not known - {by_id}:
                raise Refused("not_friends")
            there = set(
                connection.execute(select(players.c.person_id).where(players.c.tournament_id == row.id)).scalars()
            )
            asked = select(invitations.c.person_id).where(invitations.c.tournament_id == row.id)
            before = set(connection.execute(asked).scalars())
            shy = {one for pair in _blocks(connection, [by_id, *known]) if by_id in pair for one in pair}
            fresh = sorted(known - there - before - shy - {by_id})
            if len(before) + len(fresh) > MOST_INVITED:
                raise Refused("too_many")
            for one in fresh:
                line = {"tournament_id": row.id, "person_id": one, "by_id": by_id, "at": moment}
                connection.execute(insert_new(connection.dialect.name, invitations).values(line))
            return fresh

        return await self.change(tournament_id, job)

    # while it runs

    async def change(self, tournament_id: str, job: Callable[[Connection, Tournament], T]) -> T:
        """Do something to a tournament as it is now, and nobody else does anything to it meanwhile."""

        def locked(connection: Connection) -> T:
            query = select(tournaments).where(tournaments.c.id == tournament_id).with_for_update()
            row = connection.execute(query).one_or_none()
            if row is None:
                raise Refused("not_found", what="tournament")
            return job(connection, _tournament(row))

        return await self.database.write(locked)

    async def set(self, row: Tournament, **values: object) -> bool:
        """Change it unless somebody has meanwhile: its status and its round are still as they were."""

        def job(connection: Connection, now: Tournament) -> bool:
            if (now.status, now.round, now.paused_at) != (row.status, row.round, row.paused_at):
                return False
            connection.execute(update(tournaments).where(tournaments.c.id == row.id).values(values))
            return True

        return await self.change(row.id, job)

    async def call(self, tournament_id: str, table: RoundTable, scores: Sequence[int]) -> bool:
        """Decide a table that is still played; False if it is over or was decided before."""

        def job(connection: Connection, row: Tournament) -> bool:
            status = connection.execute(select(tables.c.status).where(tables.c.id == table.table_id)).scalar()
            closed = connection.execute(select(finished.c.ending).where(finished.c.table_id == table.table_id)).first()
            written = connection.execute(select(results.c.seat).where(results.c.table_id == table.table_id)).first()
            # A game whose rules the hall no longer plays is over without a result.
            if written is not None or (status == hall_rows.OVER and closed is None) or row.status not in GOING:
                return False
            one = (round_tables.c.table_id == table.table_id) & (round_tables.c.called == "")
            called = update(round_tables).where(one).values(called=",".join(map(str, scores)))
            return connection.execute(called).rowcount == 1

        return await self.change(tournament_id, job)


def forget_player(connection: Connection, person_id: str, moment: int) -> None:
    """Somebody's account ends: they are paired no more, and nothing here says who it was.

    What they organise and has not begun does not take place; what runs goes on by itself.
    """
    mine = players.c.person_id == person_id
    going = select(tournaments.c.id, tournaments.c.status, tournaments.c.round).join(
        players, players.c.tournament_id == tournaments.c.id
    )
    for row in connection.execute(going.where(mine, tournaments.c.status.in_(GOING))).all():
        one = mine & (players.c.tournament_id == row.id)
        if row.status == OPEN:
            connection.execute(delete(players).where(one))
        else:
            still = one & (players.c.left_after == STILL_IN)
            connection.execute(update(players).where(still).values(left_after=row.round))
    connection.execute(update(players).where(mine).values(person_id=""))
    own = tournaments.c.organiser_id == person_id
    unbegun = update(tournaments).where(own, tournaments.c.status == OPEN)
    connection.execute(unbegun.values(status=CANCELLED, ended=moment))
    paused = update(tournaments).where(own, tournaments.c.status == PAUSED)
    ends = tournaments.c.round_ends + (moment - tournaments.c.paused_at)
    connection.execute(paused.values(status=RUNNING, round_ends=ends, paused_at=0))
    connection.execute(update(tournaments).where(own).values(organiser_id=""))
    connection.execute(delete(invitations).where(invitations.c.by_id == person_id))


def _check_company(connection: Connection, person_id: str, others: Sequence[str]) -> None:
    for pair in _blocks(connection, [person_id, *others]):
        if pair[0] == person_id:
            raise Refused("you_blocked")
        if pair[1] == person_id:
            raise Refused("not_welcome")


def _blocks(connection: Connection, ids: Sequence[str]) -> list[tuple[str, str]]:
    query = select(blocks.c.person_id, blocks.c.other_id)
    query = query.where(blocks.c.person_id.in_(ids), blocks.c.other_id.in_(ids))
    return [(row.person_id, row.other_id) for row in connection.execute(query)]


def _values(row: Tournament) -> dict[str, object]:
    return {**msgspec.structs.asdict(row), "options": msgspec.json.encode(row.options).decode()}


def _tournament(row: AnyRow) -> Tournament:
    values = {name: getattr(row, name) for name in Tournament.__struct_fields__}
    return msgspec.convert({**values, "options": msgspec.json.decode(values["options"])}, Tournament)


def _whole(tournament_id: str, connection: Connection) -> Whole:
    row = connection.execute(select(tournaments).where(tournaments.c.id == tournament_id)).one_or_none()
    if row is None:
        raise Refused("not_found", what="tournament")
    query = select(players, people.c.name).outerjoin(people, people.c.id == players.c.person_id)
    query = query.where(players.c.tournament_id == tournament_id).order_by(players.c.number)
    found = [
        Player(
            number=one.number,
            person_id=one.person_id,
            name=one.name or "",
            rating=one.rating,
            left_after=one.left_after,
        )
        for one in connection.execute(query)
    ]
    drawn = select(turns).where(turns.c.tournament_id == tournament_id)
    drawn = drawn.order_by(turns.c.round, turns.c.number, turns.c.seat, turns.c.player)
    parts = [
        PlayerTurn(round=one.round, player=one.player, number=one.number, seat=one.seat, why=one.why, award=one.award)
        for one in connection.execute(drawn)
    ]
    return Whole(_tournament(row), found, _tables(connection, tournament_id), parts)


def _tables(connection: Connection, tournament_id: str) -> list[RoundTable]:
    query = select(round_tables, tables.c.status, tables.c.turn, tables.c.due, tables.c.seed, tables.c.version)
    query = query.join(tables, tables.c.id == round_tables.c.table_id)
    query = query.where(round_tables.c.tournament_id == tournament_id)
    found = {}
    for row in connection.execute(query.order_by(round_tables.c.round, round_tables.c.number)):
        found[row.table_id] = RoundTable(
            round=row.round,
            number=row.number,
            table_id=row.table_id,
            called=list(map(int, row.called.split(","))) if row.called else [],
            status=row.status,
            turn=row.turn,
            due=row.due,
            seed=row.seed,
            version=row.version,
            places={},
            points={},
            gone={},
        )
    ids = select(round_tables.c.table_id).where(round_tables.c.tournament_id == tournament_id)
    for row in connection.execute(select(results).where(results.c.table_id.in_(ids)).order_by(results.c.seat)):
        table = found[row.table_id]
        table.places[row.seat], table.points[row.seat], table.gone[row.seat] = row.place, row.points, row.gone
    return list(found.values())


def _listed(person_id: str, moment: int, connection: Connection) -> list[tuple[Tournament, int, bool, bool]]:
    mine = set(connection.execute(select(players.c.tournament_id).where(players.c.person_id == person_id)).scalars())
    mine = mine if person_id else set()
    asked = set(
        connection.execute(select(invitations.c.tournament_id).where(invitations.c.person_id == person_id)).scalars()
    )
    public = tournaments.c.listed & (tournaments.c.status != CANCELLED)
    own = (tournaments.c.organiser_id == person_id) & (tournaments.c.organiser_id > "")
    shown = or_(public, own, tournaments.c.id.in_(mine | asked))
    lately = or_(tournaments.c.status.in_(GOING), tournaments.c.ended > moment - LISTED_FOR)
    query = select(tournaments).where(shown, lately).order_by(tournaments.c.created.desc()).limit(MOST_LISTED)
    found = [_tournament(row) for row in connection.execute(query)]
    counted = select(players.c.tournament_id, func.count().label("number")).group_by(players.c.tournament_id)
    ids = [one.id for one in found]
    count = {
        row.tournament_id: row.number for row in connection.execute(counted.where(players.c.tournament_id.in_(ids)))
    }
    return [(one, count.get(one.id, 0), one.id in mine, one.id in asked) for one in found]
