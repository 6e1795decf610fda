"""Tables over HTTP: making, joining, starting, leaving; lists."""

import asyncio
import hmac
from io import BytesIO
from typing import Annotated

import segno
from litestar import Controller, Response, get, post
from litestar.params import Parameter

from skyhall.core.errors import OptionsError
from skyhall.server import moving, passes, seating
from skyhall.server.company import inviting
from skyhall.server.company.inviting import Inviter
from skyhall.server.desk import AnyRequest, Desk, checked_id
from skyhall.server.errors import Refused
from skyhall.server.listing import Wanted, table_line
from skyhall.server.messages import Snapshot
from skyhall.server.names import printable
from skyhall.server.opened import hash_token
from skyhall.server.people.rows import Caller
from skyhall.server.picture import Picture, snapshot
from skyhall.server.requests import (
    Code,
    Join,
    Joined,
    NewTable,
    OfSeat,
    Pass,
    Secret,
    TableId,
    TableLine,
    TableList,
    Tokens,
    Version,
    WithLevel,
)
from skyhall.server.rows import now
from skyhall.server.seating import Made
from skyhall.server.uploads import keep_edition

ShortText = Annotated[str, Parameter(max_length=60)]
Place = Annotated[int, Parameter(ge=0, le=1_000_000)]
PageSize = Annotated[int, Parameter(ge=1, le=100)]
# What a QR code costs to draw, in steps of a replay. The longer the link, the dearer; a host's name has 253 characters.
DRAWING = 50
LONGEST_BASE = 300
MOST_MINE = 100


@post("/api/mine", status_code=200, tags=["hall"])
async def mine(desk: Desk, caller: Caller | None, data: Tokens) -> list[TableLine]:
    """The tables that the caller's secrets open, with whose turn it is; `token_index` says which secret.

    Those that the caller's account opens are there too, without one.
    """
    hashes = [hash_token(token) for token in data.tokens]
    found = await desk.hall.store.by_tokens(hashes)
    own = [] if caller is None else (await desk.hall.store.by_person(caller.person.id))[:MOST_MINE]
    seats = await desk.hall.store.seats_of_many([*[row.id for row, _, _ in found], *[row.id for row, _ in own]])
    lines = []
    for row, seat, secret in found:
        index = next(i for i, one in enumerate(hashes) if hmac.compare_digest(one, secret))
        lines.append(table_line(row, seats[row.id], seat, index))
    lines += [table_line(row, seats[row.id], seat) for row, seat in own]
    return lines


class Tables(Controller):
    """Making tables and sitting down."""

    path = "/api/tables"
    tags = ["tables"]

    @get()
    async def listed(
        self,
        desk: Desk,
        client: str,
        game: ShortText = "",
        search: ShortText = "",
        first: Place = 0,
        most: PageSize = 50,
    ) -> TableList:
        """Open and running tables that were made to be listed: everybody's newest before anybody's second.

        `game` chooses one game; each word of `search` has to be in a person's name or in the game's title.
        """
        wanted = Wanted(game=printable(game), search=printable(search), first=first, most=most)
        desk.limits.reads.check(client, wanted.cost)
        return await desk.listing.tables(wanted)

    @post()
    async def create(self, desk: Desk, client: str, token: str | None, caller: Caller | None, data: NewTable) -> Made:
        """Make a table; its maker is the host, and sits on the seat `me` if there is one.

        With `same_as` the request brings the secret of the maker's seat at that table, or their session.
        """
        desk.limits.tables.check(client)
        if any(len(str(value)) > 500 for value in data.options.values()):
            raise OptionsError("options: expected values of at most 500 characters")
        before = None if not data.same_as else await desk.seated(data.same_as, token)
        edition, edition_hash = data.edition, data.edition_hash
        if data.edition_text:
            desk.limits.uploads.check(client)
            kept = await keep_edition(desk.hall, desk.examiner, data.game, data.edition_text, data.edition_file)
            edition, edition_hash = kept.name, kept.hash
        clock = (data.clock.move, data.clock.bank)
        made = await seating.create(
            desk.hall,
            data.game,
            data.seats,
            data.name,
            data.options,
            edition,
            edition_hash,
            data.listed,
            clock,
            desk.maker(client),
            data.house,
            None if caller is None else caller.person,
        )
        table = await desk.hall.open(made.id)
        if before is not None:
            old, who = before
            by = Inviter(who.person, old.live.seats[who.seat].name)
            desk.sender.asked(await inviting.invite_same(desk.database, table, old, by, now()), table)
        if data.invite and caller is not None:
            by = Inviter(caller.person.id, caller.person.name)
            desk.sender.asked(await inviting.invite(desk.database, table, by, data.invite, now()), table)
        if data.start:
            await seating.start(desk.hall, table, data.level)
        return made

    @get("/{table_id:str}")
    async def show(self, desk: Desk, token: str | None, table_id: str) -> Snapshot:
        """All that the caller may see now."""
        table, seat = await desk.seen(table_id, token)
        return snapshot(Picture(table.live, seat, now()))

    @post("/{table_id:str}/join", status_code=200)
    async def join(self, desk: Desk, caller: Caller | None, table_id: str, data: Join) -> Joined:
        """Sit down on an open seat, with just a nickname."""
        table = await desk.hall.open(checked_id(table_id))
        person = None if caller is None else caller.person
        seat, secret = await seating.join(desk.hall, table, data.name, data.seat, person)
        return Joined(seat=seat, token=secret)

    @post("/{table_id:str}/start", status_code=200)
    async def start(self, desk: Desk, token: str | None, table_id: str, data: WithLevel) -> Version:
        """The host begins the game; open seats are played by bots."""
        table = await desk.hosted(table_id, token)
        return Version(version=await seating.start(desk.hall, table, data.level))

    @post("/{table_id:str}/leave", status_code=200)
    async def leave(self, desk: Desk, token: str | None, table_id: str) -> Version:
        """Leave; in a running game the table's stand-in plays on until the person is back."""
        table, who = await desk.seated(table_id, token)
        return Version(version=await seating.leave(desk.hall, table, who.seat, who))

    @post("/{table_id:str}/return", status_code=200)
    async def come_back(self, desk: Desk, token: str | None, table_id: str) -> Version:
        """Take one's seat back from the bot."""
        table, who = await desk.seated(table_id, token)
        return Version(version=await seating.come_back(desk.hall, table, who))

    @post("/{table_id:str}/resign", status_code=200)
    async def resign(self, desk: Desk, token: str | None, table_id: str) -> Version:
        """Give up."""
        table, who = await desk.seated(table_id, token)
        return Version(version=await moving.resign(desk.hall, table, who))

    @post("/{table_id:str}/takeover", status_code=200)
    async def take_over(self, desk: Desk, token: str | None, table_id: str, data: OfSeat) -> Version:
        """Hand an abandoned seat to a bot; any seated person may."""
        table, _ = await desk.seated(table_id, token)
        return Version(version=await seating.take_over(desk.hall, table, data.seat))

    @post("/{table_id:str}/remove", status_code=200)
    async def remove(self, desk: Desk, token: str | None, table_id: str, data: OfSeat) -> Version:
        """The host takes a person's secret away: the seat is open again, or a bot's."""
        table = await desk.hosted(table_id, token)
        if not 0 <= data.seat < len(table.live.seats):
            raise Refused("bad_request")
        return Version(version=await seating.leave(desk.hall, table, data.seat, None, for_good=True))

    @post("/{table_id:str}/secret", status_code=200)
    async def secret(self, desk: Desk, token: str | None, table_id: str) -> Secret:
        """Another secret for one's seat; the old one is revoked."""
        table, who = await desk.seated(table_id, token)
        return Secret(token=await seating.new_secret(desk.hall, table, who))

    @post("/{table_id:str}/rematch", status_code=200)
    async def rematch(self, desk: Desk, token: str | None, table_id: str) -> TableId:
        """The same again with seats rotated; the seats' secrets open the new table too."""
        table, _ = await desk.seated(table_id, token)
        return TableId(id=await seating.rematch(desk.hall, table))

    @get("/{table_id:str}/qr", media_type="image/svg+xml")
    async def qr(self, desk: Desk, request: AnyRequest, client: str, table_id: str) -> Response[bytes]:
        """The table's link as a QR code."""
        await desk.hall.open(checked_id(table_id))
        link = f"{base_of(desk, request)}/t/{table_id}"
        desk.limits.reads.check(client, DRAWING)
        return Response(await asyncio.to_thread(drawn, link), media_type="image/svg+xml")

    @post("/{table_id:str}/pass", status_code=200)
    async def make_pass(self, desk: Desk, request: AnyRequest, token: str | None, table_id: str) -> Pass:
        """A link that opens the caller's seat on another device, once, within ten minutes."""
        table, who = await desk.seated(table_id, token)
        if token is None or who.person:
            raise Refused("no_token")  # an account is opened on the other device
        desk.limits.passes.check(f"{table_id} {who.seat}")
        code, until = await passes.make_pass(desk.hall, table, who, token)
        # Behind the `#` it is sent to nobody and written into no log.
        link = f"{base_of(desk, request)}/t/{table_id}#seat={code}"
        return Pass(link=link, qr=(await asyncio.to_thread(drawn, link)).decode(), until=until)

    @post("/{table_id:str}/enter", status_code=200)
    async def use_pass(self, desk: Desk, table_id: str, data: Code) -> Joined:
        """The seat that a one-time code opens; the code is spent with that."""
        table = await desk.hall.open(checked_id(table_id))
        seat, secret = await passes.use_pass(desk.hall, table, data.code)
        return Joined(seat=seat, token=secret)


def base_of(desk: Desk, request: AnyRequest) -> str:
    """The address that people reach the hall at: its own, or what the request calls it."""
    base = desk.hall.settings.public_url or str(request.base_url)
    if len(base) > LONGEST_BASE:
        raise Refused("bad_request", text=f"Host: expected at most {LONGEST_BASE} characters")
    return base.rstrip("/")


def drawn(link: str) -> bytes:
    """A link as a QR code."""
    image = BytesIO()
    segno.make(link, error="m").save(image, kind="svg", scale=6, border=2, xmldecl=False)
    return image.getvalue()
