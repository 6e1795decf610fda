"""What is written at tables, as jobs for the database: new tables, moves, who is there; and how entries are read.

Rows that come or go one by one return from the database to Python for each of them, and whenever SQLite's thread
returns it has to wait until the event loop lets go; so many rows are one statement, or one text.
"""

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec
from msgspec.structs import asdict, astuple
from sqlalchemy import Connection, Text, bindparam, cast, func, insert, select, update

from skyhall.server.database import insert_new
from skyhall.server.rows import Change, SeatRow, TableEntry, TableRow
from skyhall.server.schema import entries, seats, tables

# Entries of a new table that are written by one statement; SQLite takes 32,766 values in one.
PART = 1_000
# The two statements of every move are made once.
ADD_ENTRIES = {
    dialect: insert_new(dialect, entries).returning(entries.c.table_id, entries.c.number)
    for dialect in ("postgresql", "sqlite")
}
CHANGE_TABLE = update(tables).where(tables.c.id == bindparam("_id"))
SET_PRESENT = (
    update(seats)
    .where(seats.c.table_id == bindparam("_table"), seats.c.seat == bindparam("_seat"))
    .values(present_until=bindparam("_until"))
)
FIELDS = TableEntry.__struct_fields__
COLUMNS = ("table_id", *FIELDS)
read_entries = msgspec.json.Decoder(list[tuple[int, str, int, str, str | None, int]]).decode


def add_table(row: TableRow, sitting: Sequence[SeatRow], first: Sequence[TableEntry], connection: Connection) -> None:
    """A new table with its seats and first entries."""
    values = asdict(row)
    values["options"] = msgspec.json.encode(row.options).decode()
    values["house"] = msgspec.json.encode(row.house).decode()
    connection.execute(insert(tables), values)
    connection.execute(insert(seats), [{"table_id": row.id, **asdict(seat)} for seat in sitting])
    for start in range(0, len(first), PART):
        _add_entries(row.id, first[start : start + PART], connection)


def _add_entries(table_id: str, added: Sequence[TableEntry], connection: Connection) -> None:
    """Some entries of a new table. A record may bring thousands, and every move waits for whoever writes."""
    if connection.dialect.name == "sqlite":
        flat = [value for entry in added for value in (table_id, *astuple(entry))]
        connection.exec_driver_sql(add_at_once(len(added)), tuple(flat))
    else:
        connection.execute(insert(entries), [{"table_id": table_id, **asdict(entry)} for entry in added])


class Taken(Exception):
    """Not all entries went in."""


def set_present(rows: Sequence[Mapping[str, object]], connection: Connection) -> None:
    """Until when people count as present, by table and seat."""
    connection.execute(SET_PRESENT, rows)


def append_at_once(changes: Mapping[tuple[str, int], Change], connection: Connection) -> None:
    """The same for SQLite where nobody was first, in one statement for all entries and one for all tables."""
    added: list[object] = []
    together: dict[tuple[str, ...], list[object]] = {}
    for change in changes.values():
        added += (change.table_id, *astuple(change.entry))
        changed = together.setdefault(tuple(change.table), [])
        changed += (change.table_id, change.entry.number, change.entry.at, *change.table.values())
        _change_seats(change, connection)
    if connection.exec_driver_sql(add_at_once(len(changes)), tuple(added)).rowcount != len(changes):
        raise Taken
    for columns, values in together.items():
        names = ("version", "changed", *columns)
        connection.exec_driver_sql(change_at_once(names, len(values) // (1 + len(names))), tuple(values))


@cache
def add_at_once(count: int) -> str:
    """So many entries."""
    return f"INSERT INTO entries ({', '.join(COLUMNS)}) {_values(len(COLUMNS), count)} ON CONFLICT DO NOTHING"


@cache
def change_at_once(names: tuple[str, ...], count: int) -> str:
    """These columns of so many tables, each after its table's id."""
    new = ", ".join(f"{name} = new.column{place}" for place, name in enumerate(names, 2))
    return f"UPDATE tables SET {new} FROM ({_values(1 + len(names), count)}) AS new WHERE tables.id = new.column1"


def _values(width: int, count: int) -> str:
    row = "(" + ", ".join(["?"] * width) + ")"
    return "VALUES " + ", ".join([row] * count)


def append(changes: Mapping[tuple[str, int], Change], connection: Connection) -> set[tuple[str, int]]:
    """Insert entries and change the rows of those that went in; which did, by table and number.

    They come sorted, so that two nodes never wait for each other in a circle.
    """
    values = [{"table_id": change.table_id, **asdict(change.entry)} for change in changes.values()]
    won = {(row[0], row[1]) for row in connection.execute(ADD_ENTRIES[connection.dialect.name], values)}
    together: dict[tuple[str, ...], list[dict[str, object]]] = {}
    for key in sorted(won):
        change = changes[key]
        new = {**change.table, "version": change.entry.number, "changed": change.entry.at}
        together.setdefault(tuple(sorted(new)), []).append({"_id": change.table_id, **new})
        _change_seats(change, connection)
    for rows in together.values():
        connection.execute(CHANGE_TABLE, rows)
    return won


def _change_seats(change: Change, connection: Connection) -> None:
    for seat, columns in change.seats.items():
        where = (seats.c.table_id == change.table_id) & (seats.c.seat == seat)
        connection.execute(update(seats).where(where).values(columns))


def entries_after(table_id: str, number: int, connection: Connection) -> list[TableEntry]:
    """The entries that follow a number, which may be thousands: read as one text."""
    after = (entries.c.table_id == table_id) & (entries.c.number > number)
    found = select(*[entries.c[name] for name in FIELDS]).where(after).order_by(entries.c.number).subquery()
    if connection.dialect.name == "sqlite":
        query = select(func.json_group_array(func.json_array(*found.c)))
    else:
        query = select(cast(func.json_agg(func.json_build_array(*found.c)), Text))
    text = connection.execute(query).scalar()
    return [TableEntry(*fields) for fields in read_entries(text or "[]")]
