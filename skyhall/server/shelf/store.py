"""Reading and writing designers' boxes.

A change says which revision it was made on, and is refused where the box has moved on: of two devices none writes over
what the other did. Everything is done in single statements or under the row of the box, so nodes do not get in each
other's way.
"""

from collections.abc import Callable
from secrets import token_urlsafe
from typing import TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from skyhall.server.database import Database
from skyhall.server.errors import Refused
from skyhall.server.messages import JsonObject
from skyhall.server.rows import DAY
from skyhall.server.shelf.schema import draft_versions, drafts
from skyhall.server.store import AnyRow

# A box of nobody's account is kept so long after its last change, in ms.
GUESTS_LAST = 400 * DAY * 1000
LONGEST_NAME = 80
LONGEST_BY = 40


class Shelf(msgspec.Struct, frozen=True):
    """Whose boxes: an account's, and those that a browser holds the secret of."""

    person: str = ""
    secret: str = ""

    def owns(self) -> ColumnElement[bool]:
        """What is on it."""
        parts = []
        if self.person:
            parts.append(drafts.c.person_id == self.person)
        if self.secret:
            parts.append(drafts.c.shelf_hash == self.secret)
        return or_(*parts)

    def has(self, row: AnyRow) -> bool:
        """Whether a box is on it."""
        return bool((self.person and row.person_id == self.person) or (self.secret and row.shelf_hash == self.secret))


class Wish(msgspec.Struct, kw_only=True, frozen=True):
    """A box as somebody wants it kept."""

    id: str
    game: str
    base: str
    name: str
    content: JsonObject
    # The one that it was made on; 0 for a new box.
    revision: int


class VersionChange(msgspec.Struct, kw_only=True, frozen=True):
    """A value of a version that was another one in the version before; empty where there was none, or is none."""

    where: str
    was: str
    now: str


class VersionLine(msgspec.Struct, kw_only=True, frozen=True):
    """A version in a list: who kept it when, and the values in which it differs from the one before (or the base)."""

    number: int
    name: str
    by: str
    at: int
    changes: list[VersionChange]


class ShelfLine(msgspec.Struct, kw_only=True, frozen=True):
    """A box in a list. `versions` is how many were kept of it."""

    id: str
    game: str
    base: str
    name: str
    revision: int
    changed: int
    versions: int
    shared: bool


class KeptDraft(msgspec.Struct, kw_only=True, frozen=True):
    """A whole box. `share` is the code of its link, empty without one; versions are the newest first."""

    id: str
    game: str
    base: str
    name: str
    content: JsonObject
    revision: int
    changed: int
    share: str
    versions: list[VersionLine]


class Naming(msgspec.Struct, kw_only=True, frozen=True):
    """A version that is to be kept: of which revision, how it is called, by whom, and when."""

    revision: int
    name: str
    by: str
    at: int


# How a content differs from an older one, or from the base of the box where there is none: game, base, older, content.
Differ: TypeAlias = Callable[[str, str, JsonObject | None, JsonObject], list[VersionChange]]


async def lines(database: Database, shelf: Shelf) -> list[ShelfLine]:
    """All boxes of a shelf, the last changed first."""
    counted = select(func.count()).select_from(draft_versions).where(draft_versions.c.draft_id == drafts.c.id)
    query = select(drafts, counted.scalar_subquery().label("versions")).where(shelf.owns())
    rows = await database.read(
        lambda connection: connection.execute(query.order_by(drafts.c.changed.desc(), drafts.c.id)).all()
    )
    return [
        ShelfLine(
            id=row.id,
            game=row.game,
            base=row.base,
            name=row.name,
            revision=row.revision,
            changed=row.changed,
            versions=row.versions,
            shared=row.share != "",
        )
        for row in rows
    ]


def _owned(connection: Connection, shelf: Shelf, draft_id: str) -> AnyRow:
    """A box of the shelf, under its lock where the database has one."""
    row = connection.execute(select(drafts).where(drafts.c.id == draft_id).with_for_update()).one_or_none()
    if row is None:
        raise Refused("not_found", what="box")
    if not shelf.has(row):
        raise Refused("not_your_box")
    return row


async def draft(database: Database, shelf: Shelf, draft_id: str) -> KeptDraft:
    """A box of the shelf with the list of its versions."""

    def job(connection: Connection) -> KeptDraft:
        row = connection.execute(select(drafts).where(drafts.c.id == draft_id)).one_or_none()
        if row is None:
            raise Refused("not_found", what="box")
        if not shelf.has(row):
            raise Refused("not_your_box")
        return _kept(connection, row)

    return await database.read(job)


async def shared(database: Database, code: str) -> KeptDraft:
    """A box by its link."""

    def job(connection: Connection) -> KeptDraft:
        row = connection.execute(select(drafts).where(drafts.c.share == code)).first() if code else None
        if row is None:
            raise Refused("not_found", what="box")
        return _kept(connection, row)

    return await database.read(job)


async def keep(database: Database, shelf: Shelf, wish: Wish, moment: int, most: int) -> int:
    """Keep a box, new or changed; its revision. One that has moved on meanwhile is refused, and stays as it is."""
    values = {
        "base": wish.base,
        "name": wish.name[:LONGEST_NAME],
        "content": msgspec.json.encode(wish.content).decode(),
        "changed": moment,
    }

    def job(connection: Connection) -> int:
        row = connection.execute(select(drafts).where(drafts.c.id == wish.id).with_for_update()).one_or_none()
        if row is None:
            return _add(connection, shelf, {"id": wish.id, "game": wish.game, **values}, moment, most)
        if not shelf.has(row):
            raise Refused("not_your_box")
        if row.revision != wish.revision or row.game != wish.game:
            raise Refused("draft_changed")
        connection.execute(update(drafts).where(drafts.c.id == wish.id).values(revision=row.revision + 1, **values))
        return int(row.revision) + 1

    try:
        return await database.write(job)
    except IntegrityError:
        # Two nodes began the same box in the same moment.
        raise Refused("draft_changed") from None


def _add(connection: Connection, shelf: Shelf, values: dict[str, object], moment: int, most: int) -> int:
    old = drafts.c.person_id.is_(None) & (drafts.c.changed < moment - GUESTS_LAST)
    connection.execute(delete(drafts).where(old))
    held = connection.execute(select(func.count()).select_from(drafts).where(shelf.owns())).scalar_one()
    if most and held >= most:
        raise Refused("shelf_full", most=most)
    whose = {"person_id": shelf.person or None, "shelf_hash": "" if shelf.person else shelf.secret}
    connection.execute(insert(drafts), {**values, **whose, "revision": 1, "share": "", "created": moment})
    return 1


async def remove(database: Database, shelf: Shelf, draft_id: str) -> None:
    """Take a box from the shelf with all its versions."""

    def job(connection: Connection) -> None:
        _owned(connection, shelf, draft_id)
        connection.execute(delete(draft_versions).where(draft_versions.c.draft_id == draft_id))
        connection.execute(delete(drafts).where(drafts.c.id == draft_id))

    await database.write(job)


async def claim(database: Database, secret: str, into: Shelf) -> int:
    """Put all boxes of a secret on another shelf; how many there were."""
    whose = {"person_id": into.person or None, "shelf_hash": "" if into.person else into.secret}
    statement = update(drafts).where(drafts.c.shelf_hash == secret).values(whose)
    return await database.write(lambda connection: connection.execute(statement).rowcount)


async def share(database: Database, shelf: Shelf, draft_id: str, on: bool) -> str:
    """The code of a box's link, made if there is none; or no link any more."""

    def job(connection: Connection) -> str:
        row = _owned(connection, shelf, draft_id)
        code = (row.share or token_urlsafe(15)) if on else ""
        connection.execute(update(drafts).where(drafts.c.id == draft_id).values(share=code))
        return str(code)

    return await database.write(job)


# versions


async def keep_version(
    database: Database, shelf: Shelf, draft_id: str, naming: Naming, differ: Differ, most: int
) -> VersionLine:
    """Keep what a box is now as a version of it: what its designer sees, or it is refused."""

    def job(connection: Connection) -> VersionLine:
        row = _owned(connection, shelf, draft_id)
        if row.revision != naming.revision:
            raise Refused("draft_changed")
        versions = select(draft_versions).where(draft_versions.c.draft_id == draft_id)
        before = connection.execute(versions.order_by(draft_versions.c.number.desc())).first()
        held = connection.execute(select(func.count()).select_from(versions.subquery())).scalar_one()
        if most and held >= most:
            raise Refused("versions_full", most=most)
        older = None if before is None else _content(before.content)
        line = VersionLine(
            number=1 if before is None else before.number + 1,
            name=naming.name[:LONGEST_NAME],
            by=naming.by[:LONGEST_BY],
            at=naming.at,
            changes=differ(row.game, row.base, older, _content(row.content)),
        )
        connection.execute(
            insert(draft_versions),
            {
                "draft_id": draft_id,
                "number": line.number,
                "name": line.name,
                "by_name": line.by,
                "content": row.content,
                "changes": msgspec.json.encode(line.changes).decode(),
                "at": line.at,
            },
        )
        return line

    try:
        return await database.write(job)
    except IntegrityError:
        raise Refused("draft_changed") from None


async def version(database: Database, shelf: Shelf, draft_id: str, number: int) -> JsonObject:
    """What a box was at a version."""

    def job(connection: Connection) -> JsonObject:
        row = connection.execute(select(drafts).where(drafts.c.id == draft_id)).one_or_none()
        if row is not None and not shelf.has(row):
            raise Refused("not_your_box")
        where = (draft_versions.c.draft_id == draft_id) & (draft_versions.c.number == number)
        found = connection.execute(select(draft_versions.c.content).where(where)).scalar_one_or_none()
        if found is None:
            raise Refused("not_found", what="box")
        return _content(found)

    return await database.read(job)


async def remove_version(database: Database, shelf: Shelf, draft_id: str, number: int) -> None:
    """Forget a version; the others keep their numbers."""

    def job(connection: Connection) -> None:
        _owned(connection, shelf, draft_id)
        where = (draft_versions.c.draft_id == draft_id) & (draft_versions.c.number == number)
        connection.execute(delete(draft_versions).where(where))

    await database.write(job)


def _content(text: str) -> JsonObject:
    content: JsonObject = msgspec.json.decode(text, type=dict[str, object])
    return content


def _kept(connection: Connection, row: AnyRow) -> KeptDraft:
    query = select(draft_versions).where(draft_versions.c.draft_id == row.id)
    versions = connection.execute(query.order_by(draft_versions.c.number.desc())).all()
    return KeptDraft(
        id=row.id,
        game=row.game,
        base=row.base,
        name=row.name,
        content=_content(row.content),
        revision=row.revision,
        changed=row.changed,
        share=row.share,
        versions=[
            VersionLine(
                number=one.number,
                name=one.name,
                by=one.by_name,
                at=one.at,
                changes=msgspec.json.decode(one.changes, type=list[VersionChange]),
            )
            for one in versions
        ],
    )
