"""Reading and writing what is kept for notifications."""

import base64
from collections.abc import Sequence
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import Connection, delete, func, select

from skyhall.server.database import Database, insert_into, insert_new
from skyhall.server.opened import hash_token
from skyhall.server.push.schema import notices, push_keys, subscriptions, waiting_notices
from skyhall.server.tournaments.schema import waiting_invitations

HALL_KEY = 1
# Browsers of one person; the oldest give way.
MOST_BROWSERS = 10
TURN, ASKED, LATE = "turn", "asked", "late"
# Of tournaments: somebody is asked to one (the notice is of no table), a pair is drawn, the round is nearly over.
CUP, PAIR, DAY_LEFT, HOURS_LEFT = "cup", "pair", "round_day", "round_end"
# What is told only to who wants to be reminded.
REMINDERS = (LATE, DAY_LEFT, HOURS_LEFT)


class Key(msgspec.Struct, frozen=True):
    """The hall's key for push services: both halves as they are sent."""

    private: str
    public: str


class Browser(msgspec.Struct, kw_only=True, frozen=True):
    """A browser that wants to be told, as it names itself to the hall."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = "en"


class Wishes(msgspec.Struct, kw_only=True, frozen=True):
    """What somebody wants to be told: not of some games, whether before time is over, and when not at all.

    Quiet hours are in minutes since midnight of the zone; where both are the same there are none.
    """

    without: list[str] = []
    reminders: bool = True
    quiet_from: int = 0
    quiet_until: int = 0
    zone: str = "UTC"


class Notice(msgspec.Struct, frozen=True):
    """Something to be told: whom, of which table (or tournament), why, and the table's version when it came up."""

    person_id: str
    table_id: str
    kind: str
    version: int


def make_key() -> Key:
    """A fresh key."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    private = ec.generate_private_key(ec.SECP256R1())
    number = private.private_numbers().private_value.to_bytes(32, "big")
    point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return Key(_text(number), _text(point))


def _text(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).rstrip(b"=").decode()


def quiet_until(wishes: Wishes, moment: int) -> int:
    """When somebody may be told something that comes up now: at once, or once their quiet hours are over."""
    if wishes.quiet_from == wishes.quiet_until:
        return moment
    there = datetime.fromtimestamp(moment / 1000, ZoneInfo(wishes.zone))
    minute = there.hour * 60 + there.minute
    into = (minute - wishes.quiet_from) % 1440
    if into >= (wishes.quiet_until - wishes.quiet_from) % 1440:
        return moment
    day = there.date() + timedelta(days=int(wishes.quiet_until <= minute))
    ends = datetime(
        day.year, day.month, day.day, wishes.quiet_until // 60, wishes.quiet_until % 60, tzinfo=ZoneInfo(wishes.zone)
    )
    return max(moment, round(ends.timestamp() * 1000))


class PushStore:
    """The database as far as it is about notifications."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def key(self) -> Key:
        """The hall's key, made by whichever node is first."""
        fresh = make_key()

        def job(connection: Connection) -> Key:
            line = {"id": HALL_KEY, **msgspec.structs.asdict(fresh)}
            connection.execute(insert_new(connection.dialect.name, push_keys).values(line))
            row = connection.execute(select(push_keys).where(push_keys.c.id == HALL_KEY)).one()
            return Key(row.private, row.public)

        return await self.database.write(job)

    # browsers

    async def subscribe(self, person_id: str, browser: Browser, moment: int) -> None:
        """A browser wants to be told; what it wanted before, for whomever, is over."""
        values = {"person_id": person_id, "created": moment, **msgspec.structs.asdict(browser)}

        def job(connection: Connection) -> None:
            line = insert_into(connection.dialect.name, subscriptions).values(id=hash_token(browser.endpoint), **values)
            connection.execute(line.on_conflict_do_update(index_elements=["id"], set_=values))
            own = select(subscriptions.c.id).where(subscriptions.c.person_id == person_id)
            newest = own.order_by(subscriptions.c.created.desc(), subscriptions.c.id).offset(MOST_BROWSERS)
            connection.execute(
                delete(subscriptions).where(subscriptions.c.id.in_(connection.execute(newest).scalars().all()))
            )

        await self.database.write(job)

    async def unsubscribe(self, endpoint: str, person_id: str = "") -> None:
        """A browser wants nothing any more, or is gone."""
        where = subscriptions.c.id == hash_token(endpoint)
        where = where & (subscriptions.c.person_id == person_id) if person_id else where
        await self.database.write(lambda connection: connection.execute(delete(subscriptions).where(where)))

    async def browsers(self, person_id: str) -> list[Browser]:
        """All of somebody's."""
        query = select(subscriptions).where(subscriptions.c.person_id == person_id)
        found = await self.database.read(lambda connection: connection.execute(query).all())
        return [
            Browser(endpoint=row.endpoint, p256dh=row.p256dh, auth=row.auth, language=row.language) for row in found
        ]

    async def count_browsers(self, person_id: str) -> int:
        """How many of somebody's want to be told."""
        query = select(func.count()).select_from(subscriptions).where(subscriptions.c.person_id == person_id)
        return await self.database.read(lambda connection: connection.execute(query).scalar_one())

    # wishes

    async def wishes(self, person_id: str) -> Wishes:
        """What somebody wants to be told."""
        query = select(notices).where(notices.c.person_id == person_id)
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            return Wishes()
        return Wishes(
            without=[one for one in row.without.split(",") if one],
            reminders=row.reminders,
            quiet_from=row.quiet_from,
            quiet_until=row.quiet_until,
            zone=row.zone,
        )

    async def wish(self, person_id: str, wishes: Wishes) -> None:
        """Other wishes."""
        values = {**msgspec.structs.asdict(wishes), "without": ",".join(wishes.without)}

        def job(connection: Connection) -> None:
            line = insert_into(connection.dialect.name, notices).values(person_id=person_id, **values)
            connection.execute(line.on_conflict_do_update(index_elements=["person_id"], set_=values))

        await self.database.write(job)

    # what waits

    async def put(self, some: Sequence[tuple[Notice, int]]) -> None:
        """Something to be told, not before a moment; of the same table for the same reason the newest."""

        def job(connection: Connection) -> None:
            for notice, not_before in some:
                if notice.kind == CUP:
                    cup = insert_new(connection.dialect.name, waiting_invitations)
                    key = {"person_id": notice.person_id, "tournament_id": notice.table_id}
                    connection.execute(cup.values(**key, not_before=not_before))
                    continue
                values = {"version": notice.version, "not_before": not_before}
                line = insert_into(connection.dialect.name, waiting_notices)
                line = line.values(person_id=notice.person_id, table_id=notice.table_id, kind=notice.kind, **values)
                same = ["person_id", "table_id", "kind"]
                connection.execute(line.on_conflict_do_update(index_elements=same, set_=values))

        await self.database.write(job)

    async def take(self, moment: int) -> list[Notice]:
        """What is to be told by now; it is this node that tells it."""
        due = waiting_notices.c.not_before <= moment
        columns = [waiting_notices.c[name] for name in Notice.__struct_fields__]
        taken = delete(waiting_notices).where(due).returning(*columns)
        asked = delete(waiting_invitations).where(waiting_invitations.c.not_before <= moment)
        asked_whom = asked.returning(waiting_invitations.c.person_id, waiting_invitations.c.tournament_id)

        def job(connection: Connection) -> list[Notice]:
            found = [Notice(*row) for row in connection.execute(taken)]
            return found + [Notice(*row, CUP, 0) for row in connection.execute(asked_whom)]

        return await self.database.write(job)
