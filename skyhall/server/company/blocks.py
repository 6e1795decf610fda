"""Whom somebody does not want to meet: neither at a table nor in what is said there."""

from collections.abc import Iterable, Sequence
from functools import partial

from sqlalchemy import Connection, delete, select

from skyhall.server.company.schema import blocks, friendships, invitations
from skyhall.server.database import Database, insert_new
from skyhall.server.errors import Refused
from skyhall.server.people.schema import people
from skyhall.server.rows import SeatRow

MOST = 500


async def check_company(database: Database, person_id: str, seats: Iterable[SeatRow]) -> None:
    """Refuse to sit down where somebody sits who does not want to meet the person, or whom they do not want to."""
    others = [seat.person_id for seat in seats if seat.person_id and seat.person_id != person_id]
    if not others:
        return
    by_me, by_them = await database.read(partial(_between, person_id, others))
    if by_me:
        raise Refused("you_blocked")
    if by_them:
        raise Refused("not_welcome")


async def apart(database: Database, person_id: str, others: Sequence[str]) -> set[str]:
    """Of these, who has blocked the person or was blocked by them."""
    by_me, by_them = await database.read(partial(_between, person_id, others))
    return by_me | by_them


def _between(person_id: str, others: Sequence[str], connection: Connection) -> tuple[set[str], set[str]]:
    mine = select(blocks.c.other_id).where(blocks.c.person_id == person_id, blocks.c.other_id.in_(others))
    theirs = select(blocks.c.person_id).where(blocks.c.other_id == person_id, blocks.c.person_id.in_(others))
    return set(connection.execute(mine).scalars()), set(connection.execute(theirs).scalars())


async def blocked_by(database: Database, person_id: str) -> frozenset[str]:
    """All whom somebody has blocked."""
    query = select(blocks.c.other_id).where(blocks.c.person_id == person_id)
    return frozenset(await database.read(lambda connection: connection.execute(query).scalars().all()))


async def named(database: Database, person_id: str) -> list[tuple[str, str]]:
    """The same with their names, by name."""
    query = select(people.c.id, people.c.name).join(blocks, blocks.c.other_id == people.c.id)
    query = query.where(blocks.c.person_id == person_id).order_by(people.c.folded)
    return [(row.id, row.name) for row in await database.read(lambda connection: connection.execute(query).all())]


async def block(database: Database, person_id: str, other_id: str, moment: int) -> None:
    """They are no friends any more, and no invitation between them stands."""

    def job(connection: Connection) -> None:
        if other_id == person_id:
            raise Refused("bad_request", text="person: expected somebody else")
        if connection.execute(select(people.c.id).where(people.c.id == other_id)).first() is None:
            raise Refused("not_found", what="person")
        held = select(blocks.c.other_id).where(blocks.c.person_id == person_id).limit(MOST)
        if len(connection.execute(held).all()) >= MOST:
            raise Refused("too_many")
        line = {"person_id": person_id, "other_id": other_id, "at": moment}
        connection.execute(insert_new(connection.dialect.name, blocks).values(line))
        for one, other in ((person_id, other_id), (other_id, person_id)):
            both = (friendships.c.person_id == one) & (friendships.c.other_id == other)
            connection.execute(delete(friendships).where(both))
            between = (invitations.c.who == one) & (invitations.c.by_id == other)
            connection.execute(delete(invitations).where(between))

    await database.write(job)


async def unblock(database: Database, person_id: str, other_id: str) -> None:
    """Meet somebody again."""
    both = (blocks.c.person_id == person_id) & (blocks.c.other_id == other_id)
    await database.write(lambda connection: connection.execute(delete(blocks).where(both)))
