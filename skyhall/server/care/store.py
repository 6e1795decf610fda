"""Reading and writing what is kept for operators. Whatever changes something notes it in the audit log as well."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from skyhall.server.care.rows import BANNED, CLOSED, LIFTED, PERSON, REPORTED, Ban, Noted, Report, Said
from skyhall.server.care.schema import audit, bans, reports
from skyhall.server.database import Database, insert_into
from skyhall.server.names import folded
from skyhall.server.people.schema import people, sessions

# Who notes what people did, not operators.
HALL = "hall"


class CareStore:
    """The database as far as operators look after people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # reports

    async def add(self, report: Report) -> None:
        """Keep a report. Whoever reports the same seat of the same table again changes what they said."""
        values = {**msgspec.structs.asdict(report), "talk": msgspec.json.encode(report.talk).decode()}
        del values["id"]

        def job(connection: Connection) -> None:
            statement = insert_into(self.database.dialect, reports).values(values)
            changed = {name: values[name] for name in ("reason", "text", "talk", "at", "closed")}
            same = ["table_id", "by_seat", "seat"]
            connection.execute(statement.on_conflict_do_update(index_elements=same, set_=changed))
            where = [reports.c[name] == values[name] for name in same]
            number = connection.execute(select(reports.c.id).where(*where)).scalar_one()
            _note(connection, report.at, HALL, REPORTED, number, f"{report.reason}: {report.name}")

        await self.database.write(job)

    async def reports(self, with_closed: bool, most: int = 200) -> list[Report]:
        """The open ones, or all, the newest first."""
        query = select(reports).order_by(reports.c.at.desc(), reports.c.id.desc()).limit(most)
        found = query if with_closed else query.where(reports.c.closed == 0)
        return [_report(row) for row in await self.database.read(lambda connection: connection.execute(found).all())]

    async def report(self, number: int) -> Report | None:
        """One by its number."""
        query = select(reports).where(reports.c.id == number)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else _report(row)

    async def close(self, number: int, who: str, moment: int) -> bool:
        """Note that an operator is done with a report; False if there is none that is open."""

        def job(connection: Connection) -> bool:
            statement = update(reports).where(reports.c.id == number, reports.c.closed == 0).values(closed=moment)
            done = connection.execute(statement).rowcount > 0
            if done:
                _note(connection, moment, who, CLOSED, number, "")
            return done

        return await self.database.write(job)

    # bans

    async def ban(self, ban: Ban, who: str) -> None:
        """Shut somebody out, or change for how long; an account's sessions end."""
        values = msgspec.structs.asdict(ban)
        del values["id"]

        def job(connection: Connection) -> None:
            statement = insert_into(self.database.dialect, bans).values(values)
            connection.execute(statement.on_conflict_do_update(index_elements=["kind", "who"], set_=values))
            where = (bans.c.kind == ban.kind, bans.c.who == ban.who)
            number = connection.execute(select(bans.c.id).where(*where)).scalar_one()
            if ban.kind == PERSON:
                connection.execute(delete(sessions).where(sessions.c.person_id == ban.who))
            _note(connection, ban.at, who, BANNED, number, f"{ban.name}: {ban.why}")

        await self.database.write(job)

    async def lift(self, number: int, who: str, moment: int) -> bool:
        """Let somebody in again; False if there is no such ban."""

        def job(connection: Connection) -> bool:
            name = connection.execute(select(bans.c.name).where(bans.c.id == number)).scalar()
            if name is not None:
                connection.execute(delete(bans).where(bans.c.id == number))
                _note(connection, moment, who, LIFTED, number, name)
            return name is not None

        return await self.database.write(job)

    async def bans(self, moment: int) -> list[Ban]:
        """Those that hold, the newest first."""
        holds = or_(bans.c.until == 0, bans.c.until > moment)
        query = select(bans).where(holds).order_by(bans.c.at.desc(), bans.c.id.desc())
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Ban(**row._mapping) for row in rows]

    async def person_called(self, name: str) -> tuple[str, str] | None:
        """The id and the name of an account."""
        # Who is called exactly so comes before who is called alike.
        alike = or_(people.c.name == name, people.c.folded == folded(name))
        query = select(people.c.id, people.c.name).where(alike).order_by(people.c.name != name)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row.id, row.name)

    async def audit(self, most: int) -> list[Noted]:
        """What was done, the newest first."""
        query = select(audit).order_by(audit.c.id.desc()).limit(most)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Noted(**row._mapping) for row in rows]


def forget_reported(person_id: str, sat: Sequence[tuple[str, int]], connection: Connection) -> None:
    """An account ends: reports keep what was done, without its name; a ban of it, and its name in the log, go."""
    keys = [reports.c.table_id == table_id for table_id, _ in sat]
    sitting = dict(sat)
    query = select(reports).where(or_(reports.c.person_id == person_id, *keys))
    for row in connection.execute(query).all():
        values: dict[str, object] = {}
        seat = sitting.get(row.table_id)
        if row.person_id == person_id or seat == row.seat:
            seat = row.seat
            values = {"name": "", "person_id": ""}
            noted = (audit.c.what == REPORTED) & (audit.c.number == row.id)
            connection.execute(update(audit).where(noted).values(about=row.reason))
        if seat == row.by_seat:
            values["by_name"] = ""
        talk = msgspec.json.decode(row.talk, type=list[Said])
        nameless = [msgspec.structs.replace(said, name="") if said.seat == seat else said for said in talk]
        values["talk"] = msgspec.json.encode(nameless).decode()
        connection.execute(update(reports).where(reports.c.id == row.id).values(values))
    banned = (bans.c.kind == PERSON) & (bans.c.who == person_id)
    for number in connection.execute(select(bans.c.id).where(banned)).scalars().all():
        noted = audit.c.what.in_([BANNED, LIFTED]) & (audit.c.number == number)
        connection.execute(update(audit).where(noted).values(about=""))
    connection.execute(delete(bans).where(banned))


def _note(connection: Connection, at: int, who: str, what: str, number: int, about: str) -> None:
    connection.execute(insert(audit), {"at": at, "who": who, "what": what, "number": number, "about": about[:300]})


def _report(row: Row[tuple[object, ...]]) -> Report:
    values = dict(row._mapping)
    return Report(**{**values, "talk": msgspec.json.decode(values["talk"], type=list[Said])})
