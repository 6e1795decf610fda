"""Friends: both want it, the one by making a link, the other by following it."""

from secrets import token_urlsafe

import msgspec
from sqlalchemy import Connection, delete, func, select

from skyhall.server import rows
from skyhall.server.company.blocks import apart
from skyhall.server.company.schema import friend_links, friendships, members, seen
from skyhall.server.database import Database, insert_into, insert_new
from skyhall.server.errors import Refused
from skyhall.server.opened import hash_token
from skyhall.server.people.rows import NOBODY, Person
from skyhall.server.people.schema import people
from skyhall.server.rows import DAY
from skyhall.server.schema import seats, tables

MOST_FRIENDS = 200
# A link makes friends for this long, in ms.
LINK_LASTS = 7 * DAY * 1000
# Somebody is here whose page was open so lately, in ms; it is noted half as often.
HERE = 120_000


class FriendInfo(msgspec.Struct, kw_only=True):
    """A friend: whether they are here, and the table at which they play or wait, if others may look at it."""

    id: str
    name: str
    since: int
    here: bool
    table: str = ""
    game: str = ""
    status: str = ""


async def make_link(database: Database, person_id: str, moment: int) -> tuple[str, int]:
    """A code that makes friends of who follows it, and until when; the one before opens nothing any more."""
    code, until = token_urlsafe(16), moment + LINK_LASTS
    values = {"code_hash": hash_token(code), "until": until}

    def job(connection: Connection) -> None:
        link = insert_into(connection.dialect.name, friend_links).values(person_id=person_id, **values)
        connection.execute(link.on_conflict_do_update(index_elements=["person_id"], set_=values))

    await database.write(job)
    return code, until


async def maker_of(database: Database, code: str, moment: int) -> tuple[str, str]:
    """Whose link it is: the account and its name."""
    query = select(people.c.id, people.c.name).join(friend_links, friend_links.c.person_id == people.c.id)
    query = query.where(friend_links.c.code_hash == hash_token(code), friend_links.c.until > moment)
    row = await database.read(lambda connection: connection.execute(query).first())
    if row is None:
        raise Refused("used_link")
    return row.id, row.name


async def befriend(database: Database, me: Person, code: str, moment: int) -> str:
    """Follow somebody's link; their name. Who is blocked cannot tell that from a link that is too old."""
    other_id, name = await maker_of(database, code, moment)
    if other_id == me.id:
        raise Refused("own_link")
    if await apart(database, me.id, [other_id]):
        raise Refused("used_link")

    def job(connection: Connection) -> None:
        for one, other in sorted([(me.id, other_id), (other_id, me.id)]):
            held = select(func.count()).select_from(friendships).where(friendships.c.person_id == one)
            if connection.execute(held).scalar_one() >= MOST_FRIENDS:
                raise Refused("too_many")
            line = {"person_id": one, "other_id": other, "since": moment}
            connection.execute(insert_new(connection.dialect.name, friendships).values(line))

    await database.write(job)
    return name


async def part(database: Database, person_id: str, other_id: str) -> None:
    """No friends any more, for both."""

    def job(connection: Connection) -> None:
        for one, other in sorted([(person_id, other_id), (other_id, person_id)]):
            both = (friendships.c.person_id == one) & (friendships.c.other_id == other)
            connection.execute(delete(friendships).where(both))

    await database.write(job)


async def are_friends(database: Database, one: str, other: str) -> bool:
    """Whether they are."""
    query = select(friendships.c.since).where(friendships.c.person_id == one, friendships.c.other_id == other)
    return await database.read(lambda connection: connection.execute(query).first()) is not None


async def note_seen(database: Database, person_id: str, moment: int) -> None:
    """Somebody's page is open; it is written twice while it holds."""
    query = select(seen.c.at).where(seen.c.person_id == person_id)
    last = await database.read(lambda connection: connection.execute(query).scalar())
    if last is None or last < moment - HERE // 2:
        values = {"at": moment}

        def job(connection: Connection) -> None:
            line = insert_into(connection.dialect.name, seen).values(person_id=person_id, **values)
            connection.execute(line.on_conflict_do_update(index_elements=["person_id"], set_=values))

        await database.write(job)


async def friends_of(database: Database, person_id: str, moment: int) -> list[FriendInfo]:
    """All of somebody's, those who are here first. Who lets nobody look is never seen to be here."""
    return await database.read(lambda connection: _friends(connection, person_id, moment))


def _friends(connection: Connection, person_id: str, moment: int) -> list[FriendInfo]:
    query = select(people, friendships.c.since, seen.c.at).join(friendships, friendships.c.other_id == people.c.id)
    query = query.outerjoin(seen, seen.c.person_id == people.c.id).where(friendships.c.person_id == person_id)
    found = connection.execute(query.order_by(people.c.folded)).all()
    open_to = [row.id for row in found if row.shown_to != NOBODY]
    at = select(seats.c.person_id, seats.c.present_until, tables.c.id, tables.c.game, tables.c.status)
    at = at.join(tables, tables.c.id == seats.c.table_id).where(seats.c.person_id.in_(open_to))
    at = at.where(tables.c.status.in_([rows.LOBBY, rows.PLAYING]), seats.c.present_until > moment)
    sitting = {row.person_id: row for row in connection.execute(at.order_by(tables.c.changed))}
    infos = []
    for row in found:
        place = sitting.get(row.id)
        here = row.shown_to != NOBODY and (place is not None or (row.at or 0) > moment - HERE)
        info = FriendInfo(id=row.id, name=row.name, since=row.since, here=here)
        if place is not None:
            info.table, info.game, info.status = place.id, place.game, place.status
        infos.append(info)
    return sorted(infos, key=lambda one: not one.here)


def know_each_other(connection: Connection, person_id: str, others: list[str]) -> set[str]:
    """Of these, who is a friend or in the same group."""
    query = select(friendships.c.other_id).where(friendships.c.person_id == person_id)
    found = set(connection.execute(query.where(friendships.c.other_id.in_(others))).scalars())
    mine = select(members.c.group_id).where(members.c.person_id == person_id)
    query = select(members.c.person_id).where(members.c.group_id.in_(mine), members.c.person_id.in_(others))
    return found | set(connection.execute(query).scalars())
