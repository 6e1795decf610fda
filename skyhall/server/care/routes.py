"""Reporting somebody at one's table."""

from typing import Annotated, Literal, get_args

import msgspec
from litestar import post

from skyhall.server.care.rows import REASONS, Report, Said
from skyhall.server.desk import Desk
from skyhall.server.errors import Refused
from skyhall.server.names import printable
from skyhall.server.rows import PERSON, now

Reason = Literal["insult", "stalling", "cheating", "name", "other"]
assert get_args(Reason) == REASONS
# Lines of chat that are kept with a report.
AROUND = 40


class NewReport(msgspec.Struct, kw_only=True):
    """Who did wrong, how, and words about it; whoever chose `other` has to say what."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=20)]
    reason: Reason
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Thanks(msgspec.Struct, kw_only=True):
    """The report is kept."""

    kept: bool = True


@post("/api/tables/{table_id:str}/reports", tags=["tables"])
async def report(desk: Desk, token: str | None, client: str, table_id: str, data: NewReport) -> Thanks:
    """Tell the operator of the hall about somebody at one's table; the newest chat goes along."""
    table, who = await desk.seated(table_id, token)
    desk.limits.reports.check(client)
    seats = table.live.seats
    if data.seat >= len(seats) or data.seat == who.seat or seats[data.seat].kind != PERSON:
        raise Refused("nobody_to_report")
    text = printable(data.text)
    if data.reason == "other" and not text:
        raise Refused("report_what")
    lines = table.heard(await desk.hall.store.chat_after(table.id, 0, AROUND), frozenset(), who.seat)
    reported = seats[data.seat]
    kept = Report(
        table_id=table.id,
        game=table.live.row.game,
        seat=data.seat,
        name=reported.name,
        person_id=reported.person_id,
        by_seat=who.seat,
        by_name=seats[who.seat].name,
        reason=data.reason,
        text=text,
        talk=[Said(line.seat, line.name, line.text, line.at) for line in lines],
        at=now(),
    )
    await desk.care.add(kept)
    return Thanks()
