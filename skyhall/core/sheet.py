"""The entries of a box as a spreadsheet and back: a row for each, a column for each key.

Plain values stand as they are, lists of plain values with `; ` between them, tables inside as columns of their own
(`cost.spots`), and lists of tables as in the file. A cell that is empty is a key that is not there.
"""

import csv
import io
from collections.abc import Mapping
from typing import Final

from skyhall.core.edition import parse_toml
from skyhall.core.errors import EditionError
from skyhall.core.schema import (
    Choice,
    Clauses,
    Field,
    Flag,
    Line,
    Number,
    Numbers,
    Reference,
    Several,
    Table,
    Tables,
    Texts,
    Variant,
    Variants,
    keys_of,
)
from skyhall.core.toml import written

BETWEEN: Final = "; "
YES, NO = "yes", "no"


def to_sheet(section: Tables | Variants, entries: list[object]) -> str:
    """The entries of a section as CSV."""
    rows = [_row(_fields(section, entry), entry, "") for entry in entries]
    columns = list(dict.fromkeys(column for row in rows for column in row))
    out = io.StringIO()
    sheet = csv.DictWriter(out, columns, lineterminator="\n")
    sheet.writeheader()
    sheet.writerows(rows)
    return out.getvalue()


def from_sheet(section: Tables | Variants, text: str, where: str) -> list[object]:
    """The entries that a CSV describes; anything that cannot be a value of its column raises EditionError."""
    sheet = csv.reader(io.StringIO(text.removeprefix("\ufeff")), delimiter=_delimiter(text))
    try:
        rows = [row for row in sheet if any(cell.strip() for cell in row)]
    except csv.Error as error:
        raise EditionError(f"{where}: not CSV: {error}") from None
    if not rows:
        raise EditionError(f"{where}: no rows: expected a first row with the names of the columns")
    columns = [column.strip() for column in rows[0]]
    entries: list[object] = []
    for number, row in enumerate(rows[1:], start=2):
        if len(row) > len(columns):
            raise EditionError(f"{where}: row {number} has {len(row)} cells: expected at most {len(columns)}")
        cells = {column: cell for column, cell in zip(columns, row, strict=False) if cell != ""}
        entries.append(_entry(section, cells, f"{where}: row {number}"))
    return entries


def _delimiter(text: str) -> str:
    """Spreadsheets of some countries put semicolons or tabs between cells."""
    head = text.split("\n", 1)[0]
    return max((",", ";", "\t"), key=head.count)


def _fields(section: Tables | Variants, entry: object) -> list[Field]:
    own = keys_of(section.by, section.kinds, entry) if isinstance(section, Variants) else []
    return section.fields + own


def _row(fields: list[Field], entry: object, before: str) -> dict[str, str]:
    row: dict[str, str] = {}
    if not isinstance(entry, Mapping):
        return row
    for field in fields:
        if field.key not in entry:
            continue
        value, column = entry[field.key], f"{before}{field.key}"
        if isinstance(field, Table | Variant) and isinstance(value, Mapping):
            inner = field.fields + (keys_of(field.by, field.kinds, value) if isinstance(field, Variant) else [])
            row |= _row(inner, value, f"{column}.")
        else:
            row[column] = _cell(value)
    return row


def _cell(value: object) -> str:
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, str):
        return value
    if (
        isinstance(value, list)
        and value
        and all(isinstance(one, str | int) and BETWEEN not in str(one) for one in value)
    ):
        return BETWEEN.join(str(one) for one in value)
    return written(value)


def _entry(section: Tables | Variants, cells: dict[str, str], where: str) -> dict[str, object]:
    """A kind says which columns there are, so it is looked at first."""
    entry: dict[str, object] = {}
    fields = _fields(section, {section.by: cells.get(section.by)} if isinstance(section, Variants) else {})
    used = _read(fields, cells, "", entry, where)
    for column in cells:
        if column not in used:
            raise EditionError(f'{where}: column "{column}" does not belong to this entry')
    return entry


def _read(fields: list[Field], cells: dict[str, str], before: str, entry: dict[str, object], where: str) -> set[str]:
    used: set[str] = set()
    for field in fields:
        column = f"{before}{field.key}"
        if isinstance(field, Table | Variant):
            inner = field.fields
            if isinstance(field, Variant):
                inner = inner + keys_of(field.by, field.kinds, {field.by: cells.get(f"{column}.{field.by}")})
            table: dict[str, object] = {}
            used |= _read(inner, cells, f"{column}.", table, where)
            if table or not (field.optional or inner):
                entry[field.key] = table
        elif column in cells:
            used.add(column)
            entry[field.key] = _value(field, cells[column], f'{where}: "{column}"')
    return used


def _value(field: Field, text: str, where: str) -> object:
    if isinstance(field, Line):
        return text.replace("\r\n", "\n")
    if isinstance(field, Choice | Reference):
        return text.strip()
    if isinstance(field, Number):
        return _number(text, where)
    if isinstance(field, Flag):
        if text.strip().lower() not in (YES, NO, "true", "false"):
            raise EditionError(f"{where} is {text!r}: expected yes or no")
        return text.strip().lower() in (YES, "true")
    plain = text.strip()
    if isinstance(field, Numbers | Several | Texts | Clauses) and not plain.startswith("["):
        items = [one.strip() for one in plain.split(BETWEEN.strip()) if one.strip()]
        return [_number(one, where) for one in items] if isinstance(field, Numbers) else items
    return parse_toml(f"value = {plain}", where)["value"]


def _number(text: str, where: str) -> int:
    try:
        return int(text.strip().removesuffix(".0"))
    except ValueError:
        raise EditionError(f"{where} is {text!r}: expected a whole number") from None
