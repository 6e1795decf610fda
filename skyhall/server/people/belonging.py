"""Whose seat is whose: seats that were taken with a nickname become an account's, and are given up with it.

It is done entry by entry without opening the tables, of which there may be many; every node then reads the seats again.
"""

from functools import partial

from sqlalchemy import Connection, delete, or_, update

from skyhall.server import rows, seating
from skyhall.server.care.store import forget_reported
from skyhall.server.company.groups import leave_all
from skyhall.server.company.schema import invitations
from skyhall.server.errors import Refused
from skyhall.server.hall import Hall
from skyhall.server.moving import resign
from skyhall.server.nudges import Nudge
from skyhall.server.opened import Sitter, hash_token
from skyhall.server.people.identity import Identity
from skyhall.server.people.rows import Person
from skyhall.server.people.schema import people, results
from skyhall.server.rows import Change, TableEntry, TableRow
from skyhall.server.schema import chat, entries
from skyhall.server.tournaments.store import forget_player

TRIES = 5


async def claim(hall: Hall, person: Person, tokens: list[str]) -> int:
    """Make the seats that these secrets open a person's; the secrets open nothing any more. How many there were.

    At a table where the person sits already the second seat stays as it is.
    """
    taken = 0
    for row, seat, secret in await hall.store.by_tokens([hash_token(token) for token in tokens]):
        sitting = await hall.store.seats_of(row.id)
        if any(one.person_id == person.id for one in sitting) or sitting[seat].token_hash != secret:
            continue
        await change_seat(hall, row, seat, person.name, {"person_id": person.id, "token_hash": "", "name": person.name})
        await hall.store.database.write(partial(_own_result, row.id, seat, person.id))
        taken += 1
    return taken


async def rename(hall: Hall, person: Person) -> None:
    """Another name at all tables that are not over."""
    for row, seat in await hall.store.by_person(person.id, [rows.LOBBY, rows.PLAYING]):
        await change_seat(hall, row, seat, person.name, {"name": person.name})


async def change_seat(hall: Hall, row: TableRow, seat: int, name: str, values: dict[str, object]) -> None:
    """Change a seat under a new entry, whatever else happens there at the same time."""
    for _ in range(TRIES):
        # The entry changes nothing of the game, so it is as old as the one before it.
        entry = TableEntry(row.version + 1, rows.RENAME, seat, name, None, row.changed)
        if await hall.store.append(Change(row.id, entry, {}, {seat: values})):
            await hall.heard(Nudge("", row.id, "moved"))
            hall.nudges.tell(row.id, "moved")
            return
        again = await hall.store.table(row.id)
        if again is None:
            return
        row = again
    raise Refused("busy")


async def forget(identity: Identity, person: Person) -> None:
    """Delete all that is known of a person. Games stay, and somebody has played them."""
    hall = identity.hall
    for row, seat in await hall.store.by_person(person.id, [rows.LOBBY, rows.PLAYING]):
        table = await hall.open(row.id)
        try:
            if table.live.status == rows.LOBBY:
                await seating.leave(hall, table, seat, None)
            elif not table.live.seats[seat].resigned:
                await resign(hall, table, Sitter(seat, person=person.id))
        except Refused as error:
            if error.code in ("storage", "shutting_down", "busy"):
                raise
    tables = await hall.store.by_person(person.id)
    for row, seat in tables:
        await hall.store.database.write(partial(_forget_words, row.id, seat))
        await change_seat(hall, row, seat, "", {"person_id": "", "token_hash": "", "name": ""})
    await identity.end(person.id)
    sat = [(row.id, seat) for row, seat in tables]
    await hall.store.database.write(partial(forget_reported, person.id, sat))
    await hall.store.database.write(partial(_forget_person, person.id))


def _own_result(table_id: str, seat: int, person_id: str, connection: Connection) -> None:
    """A game that was over, and had a result of somebody else's, is in the profile too."""
    where = (results.c.table_id == table_id) & (results.c.seat == seat)
    connection.execute(update(results).where(where).values(person_id=person_id))


def _forget_person(person_id: str, connection: Connection) -> None:
    """With the person go passkeys, sessions, codes, ratings, marks, friends; games and tournaments are nobody's."""
    connection.execute(update(results).where(results.c.person_id == person_id).values(person_id=""))
    connection.execute(delete(invitations).where(invitations.c.by_id == person_id))
    connection.execute(delete(invitations).where(invitations.c.who == person_id))
    leave_all(connection, person_id)
    forget_player(connection, person_id, rows.now())
    connection.execute(delete(people).where(people.c.id == person_id))


def _forget_words(table_id: str, seat: int, connection: Connection) -> None:
    """What a person said at a table, and what they were called there."""
    connection.execute(delete(chat).where(chat.c.table_id == table_id, chat.c.seat == seat))
    named = or_(entries.c.kind == rows.JOIN, entries.c.kind == rows.RENAME)
    where = (entries.c.table_id == table_id) & (entries.c.seat == seat) & named
    connection.execute(update(entries).where(where).values(word=""))
