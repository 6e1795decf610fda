"""Asking people to a table that has not begun: friends, a group, or all who sat at another table."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, select

from skyhall.server import rows
from skyhall.server.company.blocks import apart
from skyhall.server.company.friends import know_each_other
from skyhall.server.company.schema import invitations
from skyhall.server.database import Database, insert_new
from skyhall.server.errors import Refused
from skyhall.server.opened import OpenTable
from skyhall.server.people.schema import people
from skyhall.server.rows import DAY
from skyhall.server.schema import seats, tables

# How many may be asked to one table.
MOST_INVITED = 40
# An invitation stands for this long, in ms.
LASTS = 7 * DAY * 1000


class Inviter(msgspec.Struct, frozen=True):
    """Who asks: an account, or a guest by name."""

    person_id: str
    name: str


class InvitationInfo(msgspec.Struct, kw_only=True):
    """Somebody asks one to a table; `taken` of its `seats` are."""

    table: str
    game: str
    by: str
    at: int
    seats: int
    taken: int
    clock: int
    rated: bool


async def invite(database: Database, table: OpenTable, by: Inviter, wanted: Sequence[str], moment: int) -> list[str]:
    """Ask friends and members of one's groups; who was asked now. Others are passed over, who is blocked, and
    who is asked already: nobody is told twice."""
    if table.live.status != rows.LOBBY:
        raise Refused("already_started")
    known = await database.read(lambda connection: know_each_other(connection, by.person_id, list(wanted)))
    if not known:
        raise Refused("not_friends")
    return await _ask(database, table, by, known, moment)


async def invite_same(database: Database, table: OpenTable, old: OpenTable, by: Inviter, moment: int) -> list[str]:
    """Ask all who sat at another table: people with accounts by these, guests by their seats' secrets there."""
    people_there = [seat for seat in old.live.seats if seat.kind == rows.PERSON]
    return await _ask(database, table, by, {seat.person_id or seat.token_hash for seat in people_there}, moment)


async def _ask(database: Database, table: OpenTable, by: Inviter, known: set[str], moment: int) -> list[str]:
    sitting = {one for seat in table.live.seats for one in (seat.person_id, seat.token_hash)}
    wanted = known - sitting - {"", by.person_id}
    if by.person_id:
        wanted -= await apart(database, by.person_id, list(wanted))

    def job(connection: Connection) -> list[str]:
        here = invitations.c.table_id == table.id
        connection.execute(delete(invitations).where(here, invitations.c.at <= moment - LASTS))
        there = set(connection.execute(select(invitations.c.who).where(here)).scalars())
        asked = sorted(wanted - there)[:MOST_INVITED]
        if len(there) + len(asked) > MOST_INVITED:
            raise Refused("too_many")
        name = "" if by.person_id else by.name
        who = {"table_id": table.id, "by_id": by.person_id, "by_name": name, "at": moment}
        if asked:
            insert = insert_new(connection.dialect.name, invitations)
            connection.execute(insert.values([{**who, "who": one} for one in asked]))
        return asked

    return await database.write(job) if wanted else []


async def asked_to(database: Database, table_id: str, person_id: str, moment: int) -> list[str]:
    """Of somebody's friends and the members of their groups, who is asked to a table and has not said no."""
    query = select(invitations.c.who).where(invitations.c.table_id == table_id, invitations.c.at > moment - LASTS)

    def job(connection: Connection) -> list[str]:
        there = list(connection.execute(query).scalars())
        return sorted(know_each_other(connection, person_id, there))

    return await database.read(job)


async def invited(database: Database, keys: Sequence[str], moment: int) -> list[InvitationInfo]:
    """What an account, or the hashes of some secrets, are asked to: tables with room that have not begun."""
    return await database.read(lambda connection: _invited(connection, keys, moment))


def _invited(connection: Connection, keys: Sequence[str], moment: int) -> list[InvitationInfo]:
    query = select(invitations, people.c.name, tables.c.game, tables.c.clock_move, tables.c.house)
    query = query.join(tables, tables.c.id == invitations.c.table_id)
    query = query.outerjoin(people, people.c.id == invitations.c.by_id)
    query = query.where(invitations.c.who.in_(keys), invitations.c.at > moment - LASTS, tables.c.status == rows.LOBBY)
    found = {row.table_id: row for row in connection.execute(query.order_by(invitations.c.at).limit(50))}
    sitting: dict[str, list[str]] = {table_id: [] for table_id in found}
    own = set()
    query = select(seats).where(seats.c.table_id.in_(list(found)))
    for seat in connection.execute(query):
        sitting[seat.table_id].append(seat.kind)
        if {seat.person_id, seat.token_hash} & set(keys) - {""}:
            own.add(seat.table_id)
    return [
        InvitationInfo(
            table=table_id,
            game=row.game,
            by=row.name or row.by_name,
            at=row.at,
            seats=len(sitting[table_id]),
            taken=sum(kind != rows.OPEN for kind in sitting[table_id]),
            clock=row.clock_move,
            rated=msgspec.json.decode(row.house, type=rows.HouseRules).rated,
        )
        for table_id, row in found.items()
        if table_id not in own and rows.OPEN in sitting[table_id]
    ]


async def decline(database: Database, table_id: str, keys: Sequence[str]) -> None:
    """No, thank you."""
    where = (invitations.c.table_id == table_id) & invitations.c.who.in_(keys)
    await database.write(lambda connection: connection.execute(delete(invitations).where(where)))
