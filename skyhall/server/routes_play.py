"""Playing over HTTP: moves, undo, chat, hints; replays, records, editions."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import Parameter

from skyhall.server import archive, moving, rows, talking
from skyhall.server.archive import Steps
from skyhall.server.attendance import question
from skyhall.server.desk import Desk, checked_id
from skyhall.server.errors import Refused
from skyhall.server.messages import Ack, AnswerBack, AskBack, Chat, ChatInfo, Move, Undo
from skyhall.server.pool import Unanswered
from skyhall.server.requests import (
    AnswerRequest,
    ChatRequest,
    EditionInfo,
    Hints,
    MoveRequest,
    NewEdition,
    NewRecord,
    PlayFrom,
    TableId,
    UndoRequest,
)
from skyhall.server.seating import Made
from skyhall.server.uploads import keep_edition

HINT_BUDGET = 1500
MOST_STEPS = 100
Place = Annotated[int, Parameter(ge=0, le=1_000_000)]
LineId = Annotated[int, Parameter(ge=0, le=2**53)]


class Moves(Controller):
    """What a seated person does."""

    path = "/api/tables/{table_id:str}"
    tags = ["moves"]

    @post("/moves", status_code=200)
    async def move(self, desk: Desk, token: str | None, table_id: str, data: MoveRequest) -> Ack:
        """Play a word."""
        table, seat = await desk.seated(table_id, token)
        message = Move(id=data.id, version=data.version, word=data.word)
        return Ack(id=data.id, version=await moving.move(desk.hall, table, seat, message))

    @post("/undo", status_code=200)
    async def undo(self, desk: Desk, token: str | None, table_id: str, data: UndoRequest) -> Ack:
        """Take back one's last choice."""
        table, seat = await desk.seated(table_id, token)
        message = Undo(id=data.id, version=data.version)
        return Ack(id=data.id, version=await moving.undo(desk.hall, table, seat, message))

    @post("/ask-back", status_code=200)
    async def ask_back(self, desk: Desk, token: str | None, table_id: str, data: UndoRequest) -> Ack:
        """Ask the others to go back to before one's own last choice."""
        table, seat = await desk.seated(table_id, token)
        message = AskBack(id=data.id, version=data.version)
        return Ack(id=data.id, version=await moving.ask_back(desk.hall, table, seat, message))

    @post("/answer-back", status_code=200)
    async def answer_back(self, desk: Desk, token: str | None, table_id: str, data: AnswerRequest) -> Ack:
        """Agree to a take-back, or not; who asked may withdraw it."""
        table, seat = await desk.seated(table_id, token)
        message = AnswerBack(id=data.id, version=data.version, accept=data.accept)
        return Ack(id=data.id, version=await moving.answer_back(desk.hall, table, seat, message))

    @post("/chat", status_code=200)
    async def say(self, desk: Desk, token: str | None, table_id: str, data: ChatRequest) -> Chat:
        """Say something; the answer holds nothing new."""
        table, seat = await desk.seated(table_id, token)
        await talking.say(desk.hall, desk.limits, table, seat, data.text)
        return Chat(lines=[])

    @get("/chat")
    async def chat(self, desk: Desk, token: str | None, table_id: str, since: LineId = 0) -> Chat:
        """What was said, the newest hundred lines after `since`."""
        table, _ = await desk.seen(table_id, token)
        lines = await desk.hall.store.chat_after(table.id, since, 100)
        return Chat(lines=[ChatInfo(id=c.id, seat=c.seat, name=c.name, text=c.text, at=c.at) for c in lines])

    @post("/hint", status_code=200)
    async def hint(self, desk: Desk, token: str | None, table_id: str) -> Hints:
        """The best words for the caller's own decision, with estimates."""
        table, seat = await desk.seated(table_id, token)
        desk.limits.hints.check(f"{table_id} {seat}")
        live = table.live
        if live.status != rows.PLAYING or live.turn != seat:
            raise Refused("no_hint")
        version = live.version
        try:
            answer = await desk.pool.ask(await question(desk.hall, live, "suggest", "", HINT_BUDGET))
        except Unanswered:
            raise Refused("no_hint") from None
        if answer.error or not answer.suggestions:
            raise Refused("no_hint")
        return Hints(version=version, suggestions=answer.suggestions)


class Replays(Controller):
    """Looking back."""

    path = "/api/tables/{table_id:str}"
    tags = ["replays"]

    @get("/steps")
    async def steps(
        self, desk: Desk, token: str | None, table_id: str, first: Place = 0, last: Place = 0, seat: int | None = None
    ) -> Steps:
        """Positions after `first` to `last` words of the record (at most 100), as the caller may see them.

        Once the game is over, `seat` chooses through whose eyes.
        """
        table, viewer = await desk.seen(table_id, token)
        if seat is not None and table.live.is_open and 0 <= seat < table.live.row.seats:
            viewer = seat
        return await archive.steps(desk.hall, table, viewer, first, min(last, first + MOST_STEPS - 1), True)

    @get("/log")
    async def log(self, desk: Desk, token: str | None, table_id: str, first: Place = 0) -> Steps:
        """Everything that happened, as the caller saw it, without positions."""
        table, viewer = await desk.seen(table_id, token)
        return await archive.steps(desk.hall, table, viewer, first, 1_000_000, False)

    @get("/record", media_type="text/plain")
    async def record(self, desk: Desk, token: str | None, table_id: str) -> Response[str]:
        """The .sky record of a game that is over."""
        table, _ = await desk.seen(table_id, token)
        text = (await archive.record(desk.hall, table)).text()
        name = f"{table.live.row.game}-{table_id}.sky"
        return Response(
            text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{name}"'}
        )

    @post("/play-from")
    async def play_from(self, desk: Desk, client: str, table_id: str, data: PlayFrom) -> Made:
        """A new table that stands as this one did after a step, against bots."""
        desk.limits.tables.check(client)
        table = await desk.hall.open(checked_id(table_id))
        return await archive.play_from(desk.hall, table, data.step, data.seat, data.level, data.name)


@post("/api/records", tags=["replays"])
async def import_record(desk: Desk, client: str, data: NewRecord) -> TableId:
    """A table to step through, from the text of a .sky file."""
    desk.limits.uploads.check(client)
    return TableId(id=await archive.import_record(desk.hall, data.text))


@post("/api/editions", tags=["editions"])
async def upload_edition(desk: Desk, client: str, data: NewEdition) -> EditionInfo:
    """Check an edition and keep it. What is wrong with it is said by entry."""
    desk.limits.uploads.check(client)
    return await keep_edition(desk.hall, desk.pool, data.game, data.text, data.file)


@get("/api/editions/{edition_hash:str}", tags=["editions"], media_type="text/plain")
async def edition_text(desk: Desk, edition_hash: str) -> Response[str]:
    """The text of an uploaded edition."""
    kept = await desk.hall.store.edition(edition_hash) if edition_hash.isalnum() and edition_hash.isascii() else None
    if kept is None:
        raise Refused("not_found", what="edition")
    return Response(kept[1], media_type="text/plain")
