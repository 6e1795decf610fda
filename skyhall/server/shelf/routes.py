"""The shelf of one's own boxes over HTTP.

A box is its account's, or whoever's has the secret of its shelf: some random text that a browser makes up and sends as
`Authorization: Bearer …`. Who has the code of a link may read, and nothing else.
"""

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put

from skyhall.core.edition import read_toml
from skyhall.core.registry import game
from skyhall.lab.boxes import changes
from skyhall.server.desk import Desk, checked_id
from skyhall.server.errors import Refused
from skyhall.server.messages import JsonObject
from skyhall.server.names import printable
from skyhall.server.opened import hash_token
from skyhall.server.people.identity import PREFIX
from skyhall.server.people.rows import Caller
from skyhall.server.rooms import named
from skyhall.server.routes_studio import LARGEST_BOX
from skyhall.server.rows import now
from skyhall.server.shelf import store
from skyhall.server.shelf.store import KeptDraft, Naming, Shelf, ShelfLine, VersionChange, VersionLine, Wish

# A shelf's secret is at least so long: nobody finds one by trying.
SHORTEST_SECRET = 24
# What a look at one's boxes costs, in steps of a replay.
LOOK = 5
# Of one version, how many values are told.
MOST_CHANGES = 60
LONGEST_VALUE = 60


class BoxShelf(msgspec.Struct, kw_only=True):
    """One's boxes, the last changed first, and how many the hall keeps of them and of versions of each (0: any)."""

    boxes: list[ShelfLine]
    most_boxes: int
    most_versions: int


class DraftWish(msgspec.Struct, kw_only=True):
    """A box that is to be kept: all that it holds, and the revision that it was made on, 0 for a new one."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    base: Annotated[str, msgspec.Meta(max_length=80)]
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    content: JsonObject
    revision: Annotated[int, msgspec.Meta(ge=0)] = 0


class Revision(msgspec.Struct, kw_only=True):
    """That it is kept, and as which revision."""

    revision: int


class VersionWish(msgspec.Struct, kw_only=True):
    """A version that is to be kept: of the revision that its designer sees. `by` is what a guest is called."""

    revision: int
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    by: Annotated[str, msgspec.Meta(max_length=80)] = ""


class VersionContent(msgspec.Struct, kw_only=True):
    """What a box was."""

    content: JsonObject


class ShareCode(msgspec.Struct, kw_only=True):
    """The code by which a box is read: `/studio/shared/CODE`. Empty if it is shared no more."""

    code: str


class ShelfSecret(msgspec.Struct, kw_only=True):
    """The secret of another shelf."""

    secret: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Moved(msgspec.Struct, kw_only=True):
    """How many boxes are on another shelf now."""

    boxes: int


class SharedBox(msgspec.Struct, kw_only=True):
    """A box that somebody shows by a link."""

    game: str
    base: str
    name: str
    content: JsonObject
    changed: int
    versions: list[VersionLine]


def secret_hash(token: str | None) -> str:
    """What is kept of a shelf's secret; empty for what is none."""
    return hash_token(token) if token and len(token) >= SHORTEST_SECRET and not token.startswith(PREFIX) else ""


def shelf_of(caller: Caller | None, token: str | None) -> Shelf:
    """The boxes that a request may see and change."""
    shelf = Shelf("" if caller is None else caller.person.id, secret_hash(token))
    if not shelf.person and not shelf.secret:
        raise Refused("no_token")
    return shelf


def changes_of(name: str, base: str, older: JsonObject | None, content: JsonObject) -> list[VersionChange]:
    """The values of a version that were others before, each as short text."""
    room = game(name)
    before = room.edition_content(read_toml(room.edition_path(base)), base) if older is None else older
    found = changes([before, content], room.overlay)
    return [
        VersionChange(where=one.where, was=one.values[0][:LONGEST_VALUE], now=one.values[1][:LONGEST_VALUE])
        for one in found[:MOST_CHANGES]
    ]


class ShelfRoutes(Controller):
    """Boxes of one's own, kept by the hall."""

    path = "/api/shelf"
    tags = ["studio"]

    @get()
    async def mine(self, desk: Desk, client: str, caller: Caller | None, token: str | None) -> BoxShelf:
        """All boxes of one's account, and of the shelf whose secret one has."""
        desk.limits.reads.check(client, LOOK)
        settings = desk.hall.settings
        return BoxShelf(
            boxes=await store.lines(desk.database, shelf_of(caller, token)),
            most_boxes=settings.drafts_per_client,
            most_versions=settings.versions_per_draft,
        )

    @post("/claim", status_code=200)
    async def claim(
        self, desk: Desk, client: str, caller: Caller | None, token: str | None, data: ShelfSecret
    ) -> Moved:
        """Put all boxes of another shelf on one's own: the account's, or the one whose secret is sent."""
        desk.limits.drafts.check(client)
        other = secret_hash(data.secret)
        if not other:
            raise Refused("wrong_token")
        return Moved(boxes=await store.claim(desk.database, other, shelf_of(caller, token)))

    @get("/{draft_id:str}")
    async def show(self, desk: Desk, client: str, caller: Caller | None, token: str | None, draft_id: str) -> KeptDraft:
        """A box as it was last kept, and the list of its versions."""
        desk.limits.reads.check(client, LOOK)
        return await store.draft(desk.database, shelf_of(caller, token), checked_id(draft_id))

    @put("/{draft_id:str}", status_code=200)
    async def keep(
        self, desk: Desk, client: str, caller: Caller | None, token: str | None, draft_id: str, data: DraftWish
    ) -> Revision:
        """Keep a box as it is, whatever may be wrong with it. It is refused if it was changed elsewhere meanwhile."""
        shelf = shelf_of(caller, token)
        desk.limits.drafts.check(client)
        if data.revision == 0:
            desk.limits.new_drafts.check(client)
        room = named(data.game)
        if data.base not in room.edition_names():
            raise Refused("not_found", what="edition")
        if await asyncio.to_thread(size_of, data.content) > LARGEST_BOX:
            raise Refused("box_large", most=LARGEST_BOX // 1000)
        wish = Wish(
            id=checked_id(draft_id),
            game=room.name,
            base=data.base,
            name=printable(data.name),
            content=data.content,
            revision=data.revision,
        )
        most = desk.hall.settings.drafts_per_client
        return Revision(revision=await store.keep(desk.database, shelf, wish, now(), most))

    @delete("/{draft_id:str}")
    async def remove(self, desk: Desk, client: str, caller: Caller | None, token: str | None, draft_id: str) -> None:
        """Put a box away for good, with its versions and its link."""
        desk.limits.drafts.check(client)
        await store.remove(desk.database, shelf_of(caller, token), checked_id(draft_id))

    @post("/{draft_id:str}/versions")
    async def keep_version(
        self, desk: Desk, client: str, caller: Caller | None, token: str | None, draft_id: str, data: VersionWish
    ) -> VersionLine:
        """Keep what a box is now as a version."""
        desk.limits.drafts.check(client)
        by = printable(data.by) if caller is None else caller.person.name
        naming = Naming(revision=data.revision, name=printable(data.name), by=by, at=now())
        most = desk.hall.settings.versions_per_draft
        shelf = shelf_of(caller, token)
        return await store.keep_version(desk.database, shelf, checked_id(draft_id), naming, changes_of, most)

    @get("/{draft_id:str}/versions/{number:int}")
    async def version(
        self, desk: Desk, client: str, caller: Caller | None, token: str | None, draft_id: str, number: int
    ) -> VersionContent:
        """What a box was at a version."""
        desk.limits.reads.check(client, LOOK)
        shelf = shelf_of(caller, token)
        return VersionContent(content=await store.version(desk.database, shelf, checked_id(draft_id), number))

    @delete("/{draft_id:str}/versions/{number:int}")
    async def remove_version(
        self, desk: Desk, client: str, caller: Caller | None, token: str | None, draft_id: str, number: int
    ) -> None:
        """Forget a version."""
        desk.limits.drafts.check(client)
        await store.remove_version(desk.database, shelf_of(caller, token), checked_id(draft_id), number)

    @post("/{draft_id:str}/share", status_code=200)
    async def share(
        self, desk: Desk, client: str, caller: Caller | None, token: str | None, draft_id: str
    ) -> ShareCode:
        """A link by which anybody may read a box as it is at that moment; the same one each time."""
        desk.limits.drafts.check(client)
        return ShareCode(code=await store.share(desk.database, shelf_of(caller, token), checked_id(draft_id), True))

    @delete("/{draft_id:str}/share", status_code=200)
    async def unshare(
        self, desk: Desk, client: str, caller: Caller | None, token: str | None, draft_id: str
    ) -> ShareCode:
        """The link opens nothing any more."""
        desk.limits.drafts.check(client)
        return ShareCode(code=await store.share(desk.database, shelf_of(caller, token), checked_id(draft_id), False))


@get("/api/shared/{code:str}", tags=["studio"])
async def shared(desk: Desk, client: str, code: str) -> SharedBox:
    """A box that somebody shows by a link."""
    desk.limits.reads.check(client, LOOK)
    found = await store.shared(desk.database, checked_id(code))
    return SharedBox(
        game=found.game,
        base=found.base,
        name=found.name,
        content=found.content,
        changed=found.changed,
        versions=found.versions,
    )


def size_of(content: JsonObject) -> int:
    """In characters of JSON."""
    return len(msgspec.json.encode(content))
