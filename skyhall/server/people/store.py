"""Reading and writing what is kept of people."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Executable, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from skyhall.server.database import Database
from skyhall.server.errors import Refused
from skyhall.server.names import folded
from skyhall.server.people.rows import Caller, Challenge, Passkey, Person, Session
from skyhall.server.people.schema import challenges, key_rings, passkeys, people, recovery_codes, sessions
from skyhall.server.store import AnyRow

S = TypeVar("S", bound=msgspec.Struct)


class PeopleStore:
    """The database as far as it is about people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # people

    async def add(self, person: Person, passkey: Passkey, session: Session, token: str, codes: Sequence[str]) -> None:
        """A new account with its first passkey and session. A name that somebody has is refused."""

        def job(connection: Connection) -> None:
            values = {**msgspec.structs.asdict(person), "folded": folded(person.name)}
            connection.execute(insert(people), values)
            connection.execute(insert(passkeys), msgspec.structs.asdict(passkey))
            connection.execute(insert(sessions), {**msgspec.structs.asdict(session), "token_hash": token})
            connection.execute(insert(recovery_codes), _codes(person.id, codes))

        try:
            await self.database.write(job)
        except IntegrityError:
            raise Refused("name_taken", name=person.name) from None

    async def person(self, person_id: str) -> Person | None:
        """Somebody by id."""
        return await self._one(Person, select(people).where(people.c.id == person_id))

    async def is_free(self, name: str) -> bool:
        """Whether nobody is called so."""
        taken = select(people.c.id).where(people.c.folded == folded(name))
        return await self.database.read(lambda connection: connection.execute(taken).first()) is None

    async def change(self, person_id: str, name: str, shown_to: str) -> None:
        """Another name, or others who may look."""
        values = {"name": name, "folded": folded(name), "shown_to": shown_to}
        statement = update(people).where(people.c.id == person_id).values(values)
        try:
            await self.database.write(lambda connection: connection.execute(statement))
        except IntegrityError:
            raise Refused("name_taken", name=name) from None

    # passkeys

    async def passkeys_of(self, person_id: str) -> list[Passkey]:
        """All of somebody's, the oldest first."""
        query = select(passkeys).where(passkeys.c.person_id == person_id).order_by(passkeys.c.created, passkeys.c.id)
        return await self._all(Passkey, query)

    async def passkey(self, passkey_id: str) -> Passkey | None:
        """One by the hash of its credential."""
        return await self._one(Passkey, select(passkeys).where(passkeys.c.id == passkey_id))

    async def add_passkey(self, passkey: Passkey) -> None:
        """One more; a credential that is known is refused."""
        try:
            await self.database.write(
                lambda connection: connection.execute(insert(passkeys), msgspec.structs.asdict(passkey))
            )
        except IntegrityError:
            raise Refused("bad_passkey") from None

    async def used_passkey(self, passkey_id: str, sign_count: int, moment: int) -> None:
        """Note that it was shown."""
        where = passkeys.c.id == passkey_id
        statement = update(passkeys).where(where).values(sign_count=sign_count, used=moment)
        await self.database.write(lambda connection: connection.execute(statement))

    async def remove_passkey(self, person_id: str, passkey_id: str) -> None:
        """Take one away, unless it is the last."""

        def job(connection: Connection) -> None:
            # The person's own row is the lock: two removals at once cannot both think that another one is left.
            connection.execute(update(people).where(people.c.id == person_id).values(id=person_id))
            count = select(func.count()).select_from(passkeys).where(passkeys.c.person_id == person_id)
            own = (passkeys.c.person_id == person_id) & (passkeys.c.id == passkey_id)
            if connection.execute(select(passkeys.c.id).where(own)).first() is None:
                raise Refused("not_found", what="passkey")
            if connection.execute(count).scalar_one() < 2:
                raise Refused("last_passkey")
            connection.execute(delete(passkeys).where(own))

        await self.database.write(job)

    # sessions

    async def caller(self, token_hash: str, moment: int) -> Caller | None:
        """Who a session's secret belongs to, if the session still lasts."""
        both = select(sessions, people.c.name, people.c.shown_to, people.c.created.label("since"))
        both = both.join(people, people.c.id == sessions.c.person_id)
        both = both.where(sessions.c.token_hash == token_hash, sessions.c.until > moment)
        row = await self.database.read(lambda connection: connection.execute(both).one_or_none())
        if row is None:
            return None
        person = Person(id=row.person_id, name=row.name, shown_to=row.shown_to, created=row.since)
        return Caller(person, _struct(Session, row))

    async def add_session(self, session: Session, token_hash: str) -> None:
        """Somebody is signed in."""
        values = {**msgspec.structs.asdict(session), "token_hash": token_hash}
        await self.database.write(lambda connection: connection.execute(insert(sessions), values))

    async def touch(self, session_id: str, seen: int, until: int) -> None:
        """It is in use, and lasts on."""
        statement = update(sessions).where(sessions.c.id == session_id).values(seen=seen, until=until)
        await self.database.write(lambda connection: connection.execute(statement))

    async def prove(self, session_id: str, moment: int) -> None:
        """Its person has just shown a passkey."""
        statement = update(sessions).where(sessions.c.id == session_id).values(proved=moment)
        await self.database.write(lambda connection: connection.execute(statement))

    async def sessions_of(self, person_id: str, moment: int) -> list[Session]:
        """Where somebody is signed in, the latest first."""
        query = select(sessions).where(sessions.c.person_id == person_id, sessions.c.until > moment)
        return await self._all(Session, query.order_by(sessions.c.seen.desc(), sessions.c.id))

    async def lasting(self, ids: Sequence[str], moment: int) -> set[str]:
        """Which of these sessions still last."""
        query = select(sessions.c.id).where(sessions.c.id.in_(ids), sessions.c.until > moment)
        return set(await self.database.read(lambda connection: connection.execute(query).scalars().all()))

    async def end_sessions(self, person_id: str, session_id: str = "", but: str = "") -> list[str]:
        """End one of somebody's sessions, or all but one; which were ended."""
        where = sessions.c.person_id == person_id
        where = where & (sessions.c.id == session_id) if session_id else where & (sessions.c.id != but)
        ended = delete(sessions).where(where).returning(sessions.c.id)
        return list(await self.database.write(lambda connection: connection.execute(ended).scalars().all()))

    # what is used once

    async def add_challenge(self, challenge_hash: str, challenge: Challenge, until: int, moment: int) -> None:
        """Something to be signed; those that are too old make room."""
        values = {"hash": challenge_hash, "until": until, **msgspec.structs.asdict(challenge)}

        def job(connection: Connection) -> None:
            connection.execute(delete(challenges).where(challenges.c.until <= moment))
            connection.execute(insert(challenges), values)

        await self.database.write(job)

    async def take_challenge(self, challenge_hash: str, moment: int) -> Challenge | None:
        """What a challenge was made for, and it is spent; None if it is none, or too old."""
        where = (challenges.c.hash == challenge_hash) & (challenges.c.until > moment)
        taken = delete(challenges).where(where).returning(challenges.c.purpose, challenges.c.person_id)
        row = await self.database.write(lambda connection: connection.execute(taken).one_or_none())
        return None if row is None else Challenge(row.purpose, row.person_id)

    async def take_code(self, code_hash: str) -> str | None:
        """Whose recovery code it is, and it is spent."""
        where = recovery_codes.c.code_hash == code_hash
        taken = delete(recovery_codes).where(where).returning(recovery_codes.c.person_id)
        return await self.database.write(lambda connection: connection.execute(taken).scalar_one_or_none())

    async def count_codes(self, person_id: str) -> int:
        """How many recovery codes are left."""
        query = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.person_id == person_id)
        return await self.database.read(lambda connection: connection.execute(query).scalar_one())

    async def renew_codes(self, person_id: str, codes: Sequence[str]) -> None:
        """Other recovery codes; the ones before open nothing any more."""

        def job(connection: Connection) -> None:
            connection.execute(delete(recovery_codes).where(recovery_codes.c.person_id == person_id))
            connection.execute(insert(recovery_codes), _codes(person_id, codes))

        await self.database.write(job)

    async def keep_ring(self, code_hash: str, sealed: str, until: int, moment: int) -> None:
        """A key ring on its way; those that are too old are thrown away."""

        def job(connection: Connection) -> None:
            connection.execute(delete(key_rings).where(key_rings.c.until <= moment))
            connection.execute(insert(key_rings), {"code_hash": code_hash, "sealed": sealed, "until": until})

        await self.database.write(job)

    async def take_ring(self, code_hash: str, moment: int) -> str | None:
        """What is on a key ring, still sealed; it is spent with that."""
        where = (key_rings.c.code_hash == code_hash) & (key_rings.c.until > moment)
        taken = delete(key_rings).where(where).returning(key_rings.c.sealed)
        return await self.database.write(lambda connection: connection.execute(taken).scalar_one_or_none())

    async def _one(self, kind: type[S], query: Executable) -> S | None:
        found = await self._all(kind, query)
        return found[0] if found else None

    async def _all(self, kind: type[S], query: Executable) -> list[S]:
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [_struct(kind, row) for row in rows]


def _codes(person_id: str, hashes: Sequence[str]) -> list[dict[str, str]]:
    return [{"code_hash": one, "person_id": person_id} for one in hashes]


def _struct(kind: type[S], row: AnyRow) -> S:
    return msgspec.convert({name: getattr(row, name) for name in kind.__struct_fields__}, kind)
