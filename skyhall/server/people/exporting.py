"""Everything that the hall knows of a person, as one file: JSON, and a .sky record of each game that is over."""

import zipfile
from io import BytesIO

import msgspec
from sqlalchemy import Connection, Table, select

from skyhall.core.errors import SkyhallError
from skyhall.server import archive, rows
from skyhall.server.company.schema import blocks, friendships, members
from skyhall.server.people.identity import Identity
from skyhall.server.people.rows import Caller
from skyhall.server.people.schema import kept_games, ratings, results
from skyhall.server.push.schema import notices
from skyhall.server.rows import TableRow, now
from skyhall.server.schema import chat
from skyhall.server.shelf.schema import draft_versions, drafts
from skyhall.server.tournaments.schema import players
from skyhall.server.trouble import StorageTrouble


async def export(identity: Identity, caller: Caller) -> bytes:
    """A ZIP archive with `me.json` and a folder of games."""
    hall, store, person = identity.hall, identity.store, caller.person
    tables = await hall.store.by_person(person.id)
    known = {
        "person": person,
        "passkeys": [
            {"name": one.name, "created": one.created, "used": one.used} for one in await store.passkeys_of(person.id)
        ],
        "sessions": [
            {"device": one.device, "created": one.created, "seen": one.seen}
            for one in await store.sessions_of(person.id, now())
        ],
        "recovery_codes_left": await store.count_codes(person.id),
        "tables": [_table(row, seat) for row, seat in tables],
        "ratings": await hall.store.database.read(lambda connection: _all(connection, ratings, person.id)),
        "results": await hall.store.database.read(lambda connection: _all(connection, results, person.id)),
        "kept_games": await hall.store.database.read(lambda connection: _all(connection, kept_games, person.id)),
        "tournaments": await hall.store.database.read(lambda connection: _all(connection, players, person.id)),
        "company": await hall.store.database.read(lambda connection: _company(connection, person.id)),
        "boxes": await hall.store.database.read(lambda connection: _boxes(connection, person.id)),
        "said": await hall.store.database.read(lambda connection: _said(connection, tables)),
    }
    records = {}
    for row, _ in tables:
        if row.status == rows.OVER:
            try:
                records[f"games/{row.game}-{row.id}.sky"] = await archive.record(hall, await hall.open(row.id))
            except StorageTrouble:
                raise
            except SkyhallError as error:  # a game of rules that this hall no longer plays
                records[f"games/{row.game}-{row.id}.txt"] = str(error)
    return _packed({"me.json": msgspec.json.format(msgspec.json.encode(known), indent=2).decode(), **records})


def _table(row: TableRow, seat: int) -> dict[str, object]:
    return {
        "id": row.id,
        "game": row.game,
        "seat": seat,
        "status": row.status,
        "edition": row.edition,
        "created": row.created,
        "changed": row.changed,
    }


def _all(connection: Connection, table: Table, person_id: str) -> list[dict[str, object]]:
    """All rows of a table about somebody."""
    rows_found = connection.execute(select(table).where(table.c.person_id == person_id)).mappings()
    return [dict(row) for row in rows_found]


def _company(connection: Connection, person_id: str) -> dict[str, list[dict[str, object]]]:
    """Friends, groups, blocks, and what somebody wants to be told."""
    return {table.name: _all(connection, table, person_id) for table in (friendships, members, blocks, notices)}


def _boxes(connection: Connection, person_id: str) -> list[dict[str, object]]:
    """Somebody's boxes of the studio, each with all its versions."""
    found = []
    for box in _all(connection, drafts, person_id):
        query = select(draft_versions).where(draft_versions.c.draft_id == box["id"]).order_by(draft_versions.c.number)
        versions = [dict(one) for one in connection.execute(query).mappings()]
        found.append({**_read(box, "content"), "versions": [_read(one, "content", "changes") for one in versions]})
    return found


def _read(row: dict[str, object], *keys: str) -> dict[str, object]:
    """A row with what stands in it as JSON as the data that it is; a shelf's hash tells nobody anything."""
    told = {key: msgspec.json.decode(str(value)) if key in keys else value for key, value in row.items()}
    told.pop("shelf_hash", None)
    return told


def _said(connection: Connection, tables: list[tuple[TableRow, int]]) -> list[dict[str, object]]:
    found = []
    for row, seat in tables:
        query = select(chat.c.text, chat.c.at).where(chat.c.table_id == row.id, chat.c.seat == seat)
        found += [
            {"table": row.id, "at": at, "text": text} for text, at in connection.execute(query.order_by(chat.c.id))
        ]
    return found


def _packed(files: dict[str, str]) -> bytes:
    target = BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in files.items():
            packed.writestr(name, text)
    return target.getvalue()
