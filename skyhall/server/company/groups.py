"""Groups of people who play regularly: a name, its members, what is usually played, and on which evening."""

from datetime import datetime, timedelta
from secrets import token_urlsafe
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from skyhall.server.company.friends import know_each_other
from skyhall.server.company.schema import groups, members
from skyhall.server.database import Database, insert_new
from skyhall.server.errors import Refused
from skyhall.server.people.schema import people
from skyhall.server.store import AnyRow

MOST_GROUPS, MOST_MEMBERS = 20, 40
LONGEST = 40
NO_DAY = -1


class GroupWish(msgspec.Struct, kw_only=True, frozen=True):
    """A group as its owner wants it. `weekday` is 0 (Monday) to 6, or -1; `minute` is since midnight in `zone`."""

    name: str
    game: str = ""
    weekday: int = NO_DAY
    minute: int = 0
    zone: str = "UTC"


class MemberInfo(msgspec.Struct, kw_only=True):
    """Somebody in a group."""

    id: str
    name: str


class GroupInfo(msgspec.Struct, kw_only=True):
    """A group as its members see it; `next_at` is the next evening in ms, 0 without one."""

    id: str
    name: str
    own: bool
    game: str
    weekday: int
    minute: int
    zone: str
    next_at: int
    members: list[MemberInfo]


def next_evening(weekday: int, minute: int, zone: str, moment: int) -> int:
    """When it is that evening again, in ms; an evening counts until two hours after it began."""
    if weekday == NO_DAY:
        return 0
    there = datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)) - timedelta(hours=2)
    day = there.date() + timedelta(days=(weekday - there.weekday()) % 7)
    for date in (day, day + timedelta(days=7)):
        begins = datetime(date.year, date.month, date.day, minute // 60, minute % 60, tzinfo=ZoneInfo(zone))
        if begins > there:
            return round(begins.timestamp() * 1000)
    raise AssertionError("a week later is later")


async def make(database: Database, owner_id: str, wish: GroupWish, moment: int) -> str:
    """A group of one."""
    group_id = token_urlsafe(12)

    def job(connection: Connection) -> None:
        held = select(func.count()).select_from(members).where(members.c.person_id == owner_id)
        if connection.execute(held).scalar_one() >= MOST_GROUPS:
            raise Refused("too_many")
        line = {"id": group_id, "owner_id": owner_id, "created": moment, **msgspec.structs.asdict(wish)}
        connection.execute(insert(groups), line)
        connection.execute(insert(members), {"group_id": group_id, "person_id": owner_id, "since": moment})

    await database.write(job)
    return group_id


async def change(database: Database, owner_id: str, group_id: str, wish: GroupWish) -> None:
    """Another name, game or evening; the owner may."""

    def job(connection: Connection) -> None:
        _owned(connection, group_id, owner_id)
        connection.execute(update(groups).where(groups.c.id == group_id).values(msgspec.structs.asdict(wish)))

    await database.write(job)


async def add(database: Database, person_id: str, group_id: str, other_id: str, moment: int) -> None:
    """A member brings a friend."""

    def job(connection: Connection) -> None:
        _is_in(connection, group_id, person_id)
        if other_id not in know_each_other(connection, person_id, [other_id]):
            raise Refused("not_friends")
        held = select(func.count()).select_from(members).where(members.c.group_id == group_id)
        if connection.execute(held).scalar_one() >= MOST_MEMBERS:
            raise Refused("too_many")
        line = {"group_id": group_id, "person_id": other_id, "since": moment}
        connection.execute(insert_new(connection.dialect.name, members).values(line))

    await database.write(job)


async def remove(database: Database, person_id: str, group_id: str, other_id: str) -> None:
    """Leave a group, or as its owner take somebody out of it."""

    def job(connection: Connection) -> None:
        if other_id == person_id:
            _is_in(connection, group_id, person_id)
        else:
            _owned(connection, group_id, person_id)
        leave_group(connection, group_id, other_id)

    await database.write(job)


def leave_group(connection: Connection, group_id: str, person_id: str) -> None:
    """The longest there becomes its owner if the owner goes; a group without anybody is gone."""
    one = (members.c.group_id == group_id) & (members.c.person_id == person_id)
    connection.execute(delete(members).where(one))
    left = (
        select(members.c.person_id).where(members.c.group_id == group_id).order_by(members.c.since, members.c.person_id)
    )
    first = connection.execute(left.limit(1)).scalar()
    if first is None:
        connection.execute(delete(groups).where(groups.c.id == group_id))
    else:
        owned = (groups.c.id == group_id) & (groups.c.owner_id == person_id)
        connection.execute(update(groups).where(owned).values(owner_id=first))


def leave_all(connection: Connection, person_id: str) -> None:
    """Somebody's account ends."""
    mine = select(members.c.group_id).where(members.c.person_id == person_id)
    for group_id in connection.execute(mine).scalars().all():
        leave_group(connection, group_id, person_id)


async def groups_of(database: Database, person_id: str, moment: int) -> list[GroupInfo]:
    """All of somebody's, by the next evening, then by name."""
    found = await database.read(lambda connection: _groups(connection, person_id, moment))
    return sorted(found, key=lambda one: (not one.next_at, one.next_at, one.name))


def _groups(connection: Connection, person_id: str, moment: int) -> list[GroupInfo]:
    query = select(groups).join(members, members.c.group_id == groups.c.id).where(members.c.person_id == person_id)
    found = {row.id: row for row in connection.execute(query)}
    inside: dict[str, list[MemberInfo]] = {group_id: [] for group_id in found}
    query = select(members.c.group_id, people.c.id, people.c.name).join(people, people.c.id == members.c.person_id)
    for row in connection.execute(query.where(members.c.group_id.in_(list(found))).order_by(people.c.folded)):
        inside[row.group_id].append(MemberInfo(id=row.id, name=row.name))
    return [_group(row, inside[row.id], person_id, moment) for row in found.values()]


def _group(row: AnyRow, inside: list[MemberInfo], person_id: str, moment: int) -> GroupInfo:
    return GroupInfo(
        id=row.id,
        name=row.name,
        own=row.owner_id == person_id,
        game=row.game,
        weekday=row.weekday,
        minute=row.minute,
        zone=row.zone,
        next_at=next_evening(row.weekday, row.minute, row.zone, moment),
        members=inside,
    )


def _owned(connection: Connection, group_id: str, person_id: str) -> None:
    query = select(groups.c.id).where(groups.c.id == group_id, groups.c.owner_id == person_id)
    if connection.execute(query).first() is None:
        raise Refused("not_found", what="group")


def _is_in(connection: Connection, group_id: str, person_id: str) -> None:
    query = select(members.c.since).where(members.c.group_id == group_id, members.c.person_id == person_id)
    if connection.execute(query).first() is None:
        raise Refused("not_found", what="group")
