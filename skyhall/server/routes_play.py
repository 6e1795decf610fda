"""Playing over HTTP: moves, undo, chat, hints; replays, records, editions."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import Parameter

from skyhall.server import archive, moving, rows, talking
from skyhall.server.attendance import question
from skyhall.server.desk import Desk, checked_id
from skyhall.server.errors import Refused
from skyhall.server.messages import Ack, AnswerBack, AskBack, Chat, Move, Undo
from skyhall.server.opened import OpenTable
from skyhall.server.pool import Unanswered
from skyhall.server.requests import (
    ChatRequest,
    EditionInfo,
    Hints,
    NewEdition,
    NewRecord,
    PlayFrom,
    TableId,
)
from skyhall.server.retelling import Steps
from skyhall.server.seating import Made
from skyhall.server.turns import Asker
from skyhall.server.uploads import keep_edition

HINT_BUDGET = 1500
MOST_STEPS = 50
MOST_LOGGED = 400
Place = Annotated[int, Parameter(ge=0, le=1_000_000)]
LineId = Annotated[int, Parameter(ge=0, le=2**53)]


def read_cost(table: OpenTable, first: int, last: int) -> float:
    """What a look back costs, in steps: those that are told, and a little for the game as a whole."""
    total = table.live.words_played
    return 1 + max(0, min(last, total) - first) + total / 50


class Moves(Controller):
    """What a seated person does."""

    path = "/api/tables/{table_id:str}"
    tags = ["moves"]

    @post("/moves", status_code=200)
    async def move(self, desk: Desk, token: str | None, table_id: str, data: Move) -> Ack:
        """Play a word."""
        table, who = await desk.seated(table_id, token)
        return Ack(id=data.id, version=await moving.move(desk.hall, table, who, data))

    @post("/undo", status_code=200)
    async def undo(self, desk: Desk, token: str | None, table_id: str, data: Undo) -> Ack:
        """Take back one's last choice."""
        table, who = await desk.seated(table_id, token)
        return Ack(id=data.id, version=await moving.undo(desk.hall, table, who, data))

    @post("/ask-back", status_code=200)
    async def ask_back(self, desk: Desk, token: str | None, table_id: str, data: AskBack) -> Ack:
        """Ask the others to go back to before one's own last choice."""
        table, who = await desk.seated(table_id, token)
        return Ack(id=data.id, version=await moving.ask_back(desk.hall, table, who, data))

    @post("/answer-back", status_code=200)
    async def answer_back(self, desk: Desk, token: str | None, table_id: str, data: AnswerBack) -> Ack:
        """Agree to a take-back, or not; who asked may withdraw it."""
        table, who = await desk.seated(table_id, token)
        return Ack(id=data.id, version=await moving.answer_back(desk.hall, table, who, data))

    @post("/chat", status_code=200)
    async def say(self, desk: Desk, token: str | None, table_id: str, data: ChatRequest) -> Chat:
        """Say something; the answer holds nothing new."""
        table, who = await desk.seated(table_id, token)
        await talking.say(desk.hall, desk.limits, table, who, data.text, data.apart)
        return Chat(lines=[])

    @get("/chat")
    async def chat(self, desk: Desk, token: str | None, table_id: str, since: LineId = 0) -> Chat:
        """What was said, the newest hundred lines after `since`."""
        table, who = await desk.let_in(table_id, token)
        lines = await desk.hall.store.chat_after(table.id, since, 100)
        return Chat(lines=table.heard(lines, await desk.identity.unheard_by(who), None if who is None else who.seat))

    @post("/hint", status_code=200)
    async def hint(self, desk: Desk, token: str | None, table_id: str) -> Hints:
        """The best words for the caller's own decision, with estimates."""
        table, who = await desk.seated(table_id, token)
        if not table.live.row.house.helps:
            raise Refused("no_helps")
        desk.limits.hints.check(f"{table_id} {who.seat}")
        live = table.live
        if live.status != rows.PLAYING or live.turn != who.seat:
            raise Refused("no_hint")
        version = live.version
        try:
            asked = await question(desk.hall, live, "suggest", "", HINT_BUDGET)
            answer = await desk.pool.ask(asked, Asker(maker=live.row.maker, people=True))
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
        self,
        desk: Desk,
        token: str | None,
        client: str,
        table_id: str,
        first: Place = 0,
        last: Place = 0,
        seat: int | None = None,
    ) -> Steps:
        """Positions after `first` to `last` words of the record (at most 50), as the caller may see them.

        Once the game is over, `seat` chooses through whose eyes.
        """
        table, viewer = await desk.seen(table_id, token)
        if seat is not None and table.live.is_open and 0 <= seat < table.live.row.seats:
            viewer = seat
        last = min(last, first + MOST_STEPS - 1)
        desk.limits.reads.check(client, read_cost(table, first, last))
        return await archive.steps(desk.hall, desk.reader, table, viewer, first, last, True)

    @get("/log")
    async def log(self, desk: Desk, token: str | None, client: str, table_id: str, first: Place = 0) -> Steps:
        """What happened from a step on (at most 400 steps), as the caller saw it, without positions."""
        table, viewer = await desk.seen(table_id, token)
        last = first + MOST_LOGGED - 1
        desk.limits.reads.check(client, read_cost(table, first, last))
        return await archive.steps(desk.hall, desk.reader, table, viewer, first, last, False)

    @get("/record", media_type="text/plain")
    async def record(self, desk: Desk, token: str | None, client: str, table_id: str) -> Response[str]:
        """The .sky record of a game that is over."""
        table, _ = await desk.seen(table_id, token)
        desk.limits.reads.check(client, read_cost(table, 0, 0))
        text = await archive.record(desk.hall, table)
        name = f"{table.live.row.game}-{table_id}.sky"
        return Response(
            text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{name}"'}
        )

    @post("/play-from")
    async def play_from(self, desk: Desk, client: str, table_id: str, data: PlayFrom) -> Made:
        """A new table that stands as this one did after a step, against bots."""
        desk.limits.tables.check(client)
        table = await desk.hall.open(checked_id(table_id))
        maker = desk.maker(client)
        return await archive.play_from(desk.hall, table, data.step, data.seat, data.level, data.name, maker)


@post("/api/records", tags=["replays"])
async def import_record(desk: Desk, client: str, data: NewRecord) -> TableId:
    """A table to step through, from the text of a .sky file."""
    desk.limits.uploads.check(client)
    return TableId(id=await archive.import_record(desk.hall, desk.reader, data.text))


@post("/api/editions", tags=["editions"])
async def upload_edition(desk: Desk, client: str, data: NewEdition) -> EditionInfo:
    """Check an edition and keep it. What is wrong with it is said by entry."""
    desk.limits.uploads.check(client)
    return await keep_edition(desk.hall, desk.examiner, data.game, data.text, data.file)


@get("/api/editions/{edition_hash:str}", tags=["editions"], media_type="text/plain")
async def edition_text(desk: Desk, edition_hash: str) -> Response[str]:
    """The text of an uploaded edition."""
    kept = await desk.hall.store.edition(edition_hash) if edition_hash.isalnum() and edition_hash.isascii() else None
    if kept is None:
        raise Refused("not_found", what="edition")
    return Response(kept[1], media_type="text/plain")
