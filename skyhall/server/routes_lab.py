"""The lab over HTTP: asking, watching, halting, reading."""

import asyncio
import hmac
from secrets import token_urlsafe

import msgspec
from litestar import Controller, Response, get, post

from skyhall.server.asking_lab import box_given, info_of, line_of, number_list, report_text, terms_of
from skyhall.server.desk import Desk, checked_id
from skyhall.server.errors import Refused
from skyhall.server.labs import HALTED, PAUSED, STOPPED, WAITING, LabRow
from skyhall.server.labtalk import LabAct, LabIds, LabInfo, LabLine, LabMade, LabNumber, LabNumbersWish, NewLab
from skyhall.server.opened import hash_token
from skyhall.server.rooms import named
from skyhall.server.routes_games import spoken
from skyhall.server.rows import now

KINDS = {"html": "text/html; charset=utf-8", "csv": "text/csv; charset=utf-8", "json": "application/json"}
# In steps of a replay, which reads are counted in: a report is made of thousands of games.
REPORT_COST = 600
# A study that is asked for again by `act`, and from which states that is allowed.
ACTS = {"pause": (PAUSED, (WAITING,)), "stop": (STOPPED, (WAITING, PAUSED)), "go_on": (WAITING, HALTED)}


class LabRoutes(Controller):
    """Who knows the id of a study may read it; who asked for it may halt it."""

    path = "/api/lab"
    tags = ["lab"]

    @post("/")
    async def ask(self, desk: Desk, client: str, data: NewLab) -> LabMade:
        """Ask for a study. It is played after everything else, and goes on without whoever asked."""
        desk.limits.labs.check(client)
        maker = desk.maker(client)
        await check_free(desk, maker)
        terms = await terms_of(desk, data)
        token = token_urlsafe(18)
        row = LabRow(
            id=token_urlsafe(12),
            game=terms.study.game,
            maker=maker,
            token_hash=hash_token(token),
            status=WAITING,
            terms=msgspec.json.encode(terms).decode(),
            found="",
            trouble="",
            done=0,
            total=terms.study.games * len(terms.study.editions),
            spent=0,
            until=0,
            asked=now(),
        )
        await desk.measurer.labs.ask(row)
        desk.measurer.wake.set()
        return LabMade(id=row.id, token=token)

    @post("/numbers", status_code=200)
    async def numbers(self, desk: Desk, client: str, data: LabNumbersWish, language: str = "en") -> list[LabNumber]:
        """Every number of a box that can be swept."""
        desk.limits.reads.check(client, 20)
        room = named(data.game)
        box = await box_given(desk, room, data.box)
        return await asyncio.to_thread(number_list, room, box, spoken(language))

    @post("/mine", status_code=200)
    async def mine(self, desk: Desk, client: str, data: LabIds, language: str = "en") -> list[LabLine]:
        """The studies that a browser knows, as far as they are still kept, in the order asked for."""
        desk.limits.reads.check(client, 20)
        rows = [await desk.measurer.labs.find(checked_id(one)) for one in data.ids]
        known = [row for row in rows if row is not None]
        return await asyncio.to_thread(lambda: [line_of(row, spoken(language)) for row in known])

    @get("/{lab_id:str}")
    async def show(self, desk: Desk, client: str, lab_id: str, language: str = "en") -> LabInfo:
        """A study and how it stands."""
        desk.limits.reads.check(client, 5)
        return await info_of(desk, await found(desk, lab_id), spoken(language))

    @post("/{lab_id:str}/act", status_code=200)
    async def act(
        self, desk: Desk, client: str, token: str | None, lab_id: str, data: LabAct, language: str = "en"
    ) -> LabInfo | None:
        """Halt a study, let it go on where it was, or forget it; nothing that was played is lost but by the last."""
        row = await owned(desk, lab_id, token)
        if data.act == "remove":
            await desk.measurer.labs.remove(row.id)
            await desk.measurer.halt(row.id)
            return None
        if data.act not in ACTS:
            raise Refused("bad_request", text=f'act "{data.act}": expected {", ".join([*ACTS, "remove"])}')
        if data.act == "go_on":
            await check_free(desk, row.maker)
        status, was = ACTS[data.act]
        if not await desk.measurer.labs.set_status(row.id, status, was):
            raise Refused("lab_state")
        await desk.measurer.halt(row.id)
        desk.measurer.wake.set()
        return await info_of(desk, await found(desk, lab_id), spoken(language))

    @get("/{lab_id:str}/report")
    async def report(
        self, desk: Desk, client: str, lab_id: str, kind: str = "html", language: str = "en"
    ) -> Response[bytes]:
        """The report of what was played so far, as a page (`html`), a table (`csv`) or everything (`json`)."""
        if kind not in KINDS:
            raise Refused("bad_request", text=f'kind "{kind[:20]}": expected {", ".join(KINDS)}')
        desk.limits.reads.check(client, REPORT_COST)
        row = await found(desk, lab_id)
        _, samples = await desk.measurer.labs.games(row.id)
        if not samples:
            raise Refused("lab_state")
        text = await asyncio.to_thread(report_text, row, samples, kind, spoken(language))
        headers = {} if kind == "html" else {"Content-Disposition": f'attachment; filename="{row.game}-lab.{kind}"'}
        return Response(text, media_type=KINDS[kind], headers=headers)


async def found(desk: Desk, lab_id: str) -> LabRow:
    """A study by its id."""
    row = await desk.measurer.labs.find(checked_id(lab_id))
    if row is None:
        raise Refused("not_found", what="lab")
    return row


async def owned(desk: Desk, lab_id: str, token: str | None) -> LabRow:
    """A study, if the caller asked for it."""
    row = await found(desk, lab_id)
    if token is None:
        raise Refused("no_token")
    if not hmac.compare_digest(hash_token(token), row.token_hash):
        raise Refused("wrong_token")
    return row


async def check_free(desk: Desk, maker: str) -> None:
    """Whether one may ask for one study more."""
    most = desk.hall.settings.lab_studies_per_client
    if most and await desk.measurer.labs.open_of(maker) >= most:
        raise Refused("lab_busy", most=most)
