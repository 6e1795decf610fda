"""Tables over HTTP: making, joining, starting, leaving; lists."""

import hmac
from io import BytesIO

import segno
from litestar import Controller, Response, get, post

from skyhall.bots.levels import levels
from skyhall.core.errors import OptionsError
from skyhall.core.game import Game, Option
from skyhall.core.registry import ROOMS, game
from skyhall.locale import HALL, LANGUAGES, catalogue
from skyhall.server import moving, seating, showing
from skyhall.server.attendance import STAND_IN
from skyhall.server.desk import AnyRequest, Desk, checked_id
from skyhall.server.errors import Refused
from skyhall.server.messages import Snapshot
from skyhall.server.opened import hash_token
from skyhall.server.requests import (
    GameInfo,
    Join,
    Joined,
    NewTable,
    OfSeat,
    OptionInfo,
    Secret,
    TableId,
    TableLine,
    Tokens,
    Version,
    WithLevel,
)
from skyhall.server.rows import SeatRow, TableRow, now
from skyhall.server.seating import Made
from skyhall.server.uploads import keep_edition


def game_info(room: Game) -> GameInfo:
    """A game for the hall's list."""
    words = catalogue("en", room.name)
    return GameInfo(
        name=room.name,
        title=words.say("title"),
        blurb=words.say("blurb") if words.has("blurb") else "",
        rules=room.rules_version,
        seats=list(room.seats),
        options=[_option_info(room, option) for option in room.options.values()],
        editions=room.edition_names(),
        levels=seating.OFFERED,
        ratings={level.name: level.rating for level in levels(room.name)},
        quiet_events=list(room.quiet_events),
    )


def _option_info(room: Game, option: Option) -> OptionInfo:
    numbers: dict[str, list[int]] = {}
    if option.numbers is not None:
        for seats in room.seats:
            allowed = option.numbers(seats)
            numbers[str(seats)] = [allowed[0], allowed[-1]]
    return OptionInfo(
        name=option.name,
        default=option.default,
        values=list(option.values),
        numbers=numbers,
        free=option.free,
        expected=option.expected(room.seats[-1]),
    )


def table_line(
    row: TableRow, seats: list[SeatRow], seat: int | None = None, token_index: int | None = None
) -> TableLine:
    """A table for a list."""
    moment = now()
    return TableLine(
        id=row.id,
        game=row.game,
        status=row.status,
        turn=row.turn,
        seats=[showing.seat_info(one, moment) for one in seats],
        created=row.created,
        changed=row.changed,
        seat=seat,
        your_turn=seat is not None and row.turn == seat and seats[seat].plays,
        token_index=token_index,
    )


@get("/api/games", tags=["hall"])
async def games() -> list[GameInfo]:
    """The games of the hall."""
    return [game_info(game(name)) for name in ROOMS]


@get("/api/locales/{language:str}/{room:str}", tags=["hall"], media_type="text/plain")
async def locale(language: str, room: str) -> Response[str]:
    """The Fluent catalogue of a game, or of the hall (`hall`), in a language."""
    if language not in LANGUAGES or (room not in ROOMS and room != "hall"):
        raise Refused("not_found", what="catalogue")
    text = catalogue_text(language, room)
    return Response(text, media_type="text/plain", headers={"Cache-Control": "public, max-age=300"})


def catalogue_text(language: str, room: str) -> str:
    """The text of a catalogue file."""
    folder = HALL if room == "hall" else game(room).room / "locales"
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


@post("/api/mine", status_code=200, tags=["hall"])
async def mine(desk: Desk, data: Tokens) -> list[TableLine]:
    """The tables that the caller's secrets open, with whose turn it is; `token_index` says which secret."""
    hashes = [hash_token(token) for token in data.tokens]
    found = await desk.hall.store.by_tokens(hashes)
    seats = await desk.hall.store.seats_of_many([row.id for row, _, _ in found])
    lines = []
    for row, seat, secret in found:
        index = next(i for i, one in enumerate(hashes) if hmac.compare_digest(one, secret))
        lines.append(table_line(row, seats[row.id], seat, index))
    return lines


class Tables(Controller):
    """Making tables and sitting down."""

    path = "/api/tables"
    tags = ["tables"]

    @get()
    async def listed(self, desk: Desk) -> list[TableLine]:
        """Open and running tables that were made to be listed."""
        found = await desk.hall.store.listed(100)
        seats = await desk.hall.store.seats_of_many([row.id for row in found])
        return [table_line(row, seats[row.id]) for row in found]

    @post()
    async def create(self, desk: Desk, client: str, data: NewTable) -> Made:
        """Make a table; its maker is the host, and sits on the seat `me` if there is one."""
        desk.limits.tables.check(client)
        if any(len(str(value)) > 500 for value in data.options.values()):
            raise OptionsError("options: expected values of at most 500 characters")
        edition, edition_hash = data.edition, data.edition_hash
        if data.edition_text:
            desk.limits.uploads.check(client)
            kept = await keep_edition(desk.hall, desk.pool, data.game, data.edition_text, data.edition_file)
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
        )
        if data.start:
            await seating.start(desk.hall, await desk.hall.open(made.id), data.level)
        return made

    @get("/{table_id:str}")
    async def show(self, desk: Desk, token: str | None, table_id: str) -> Snapshot:
        """All that the caller may see now."""
        table, seat = await desk.seen(table_id, token)
        return showing.snapshot(table.live, seat, now())

    @post("/{table_id:str}/join", status_code=200)
    async def join(self, desk: Desk, table_id: str, data: Join) -> Joined:
        """Sit down on an open seat, with just a nickname."""
        table = await desk.hall.open(checked_id(table_id))
        seat, secret = await seating.join(desk.hall, table, data.name, data.seat)
        return Joined(seat=seat, token=secret)

    @post("/{table_id:str}/start", status_code=200)
    async def start(self, desk: Desk, token: str | None, table_id: str, data: WithLevel) -> Version:
        """The host begins the game; open seats are played by bots."""
        table = await desk.hosted(table_id, token)
        return Version(version=await seating.start(desk.hall, table, data.level))

    @post("/{table_id:str}/leave", status_code=200)
    async def leave(self, desk: Desk, token: str | None, table_id: str, data: WithLevel) -> Version:
        """Leave; in a running game a bot plays on until the person is back."""
        table, seat = await desk.seated(table_id, token)
        return Version(version=await seating.leave(desk.hall, table, seat, data.level))

    @post("/{table_id:str}/return", status_code=200)
    async def come_back(self, desk: Desk, token: str | None, table_id: str) -> Version:
        """Take one's seat back from the bot."""
        table, seat = await desk.seated(table_id, token)
        return Version(version=await seating.come_back(desk.hall, table, seat))

    @post("/{table_id:str}/resign", status_code=200)
    async def resign(self, desk: Desk, token: str | None, table_id: str) -> Version:
        """Give up."""
        table, seat = await desk.seated(table_id, token)
        return Version(version=await moving.resign(desk.hall, table, seat, STAND_IN))

    @post("/{table_id:str}/takeover", status_code=200)
    async def take_over(self, desk: Desk, token: str | None, table_id: str, data: OfSeat) -> Version:
        """Hand an abandoned seat to a bot; any seated person may."""
        table, _ = await desk.seated(table_id, token)
        return Version(version=await seating.take_over(desk.hall, table, data.seat, data.level))

    @post("/{table_id:str}/remove", status_code=200)
    async def remove(self, desk: Desk, token: str | None, table_id: str, data: OfSeat) -> Version:
        """The host takes a person's secret away: the seat is open again, or a bot's."""
        table = await desk.hosted(table_id, token)
        if not 0 <= data.seat < len(table.live.seats):
            raise Refused("bad_request")
        return Version(version=await seating.leave(desk.hall, table, data.seat, data.level, for_good=True))

    @post("/{table_id:str}/secret", status_code=200)
    async def secret(self, desk: Desk, token: str | None, table_id: str) -> Secret:
        """Another secret for one's seat; the old one is revoked."""
        table, seat = await desk.seated(table_id, token)
        return Secret(token=await seating.new_secret(desk.hall, table, seat))

    @post("/{table_id:str}/rematch", status_code=200)
    async def rematch(self, desk: Desk, token: str | None, table_id: str) -> TableId:
        """The same again with seats rotated; the seats' secrets open the new table too."""
        table, _ = await desk.seated(table_id, token)
        return TableId(id=await seating.rematch(desk.hall, table))

    @get("/{table_id:str}/qr", media_type="image/svg+xml")
    async def qr(self, desk: Desk, request: AnyRequest, table_id: str) -> Response[bytes]:
        """The table's link as a QR code."""
        await desk.hall.open(checked_id(table_id))
        base = desk.hall.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
        drawn = BytesIO()
        segno.make(f"{base}/t/{table_id}", error="m").save(drawn, kind="svg", scale=6, border=2, xmldecl=False)
        return Response(drawn.getvalue(), media_type="image/svg+xml")
