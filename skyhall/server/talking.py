"""Chat: plain text, short, not too often."""

from skyhall.core.errors import OptionsError
from skyhall.server.errors import Refused
from skyhall.server.hall import Hall
from skyhall.server.limits import Limits
from skyhall.server.names import printable
from skyhall.server.opened import OpenTable, Sitter, side_of
from skyhall.server.rows import now

LONGEST = 300


async def say(hall: Hall, limits: Limits, table: OpenTable, who: Sitter, text: str, apart: bool = False) -> None:
    """Keep a line, then tell who watches: everybody, or the partners alone where a game lets them talk apart."""
    table.check(who)
    if not table.live.row.house.talk:
        raise Refused("no_talk")
    side = _side(table, who) if apart else -1
    limits.chat.check(f"{table.id} {who.seat}")
    plain = printable(text)
    if not plain or len(plain) > LONGEST:
        raise OptionsError(f"chat: expected 1 to {LONGEST} characters")
    await hall.store.say(table.id, who.seat, table.live.seats[who.seat].name, plain, now(), side)
    await hall.read_chat(table)
    hall.nudges.tell(table.id, "chat")


def point(hall: Hall, limits: Limits, table: OpenTable, who: Sitter, place: str) -> None:
    """Show one's partners a place of the board; it is told once and kept nowhere (SK-157)."""
    table.check(who)
    live = table.live
    own = side_of(live, who.seat)
    if not any(side_of(live, seat.seat) == own for seat in live.seats if seat.seat != who.seat) or own < 0:
        raise Refused("no_partner")
    limits.pointing.check(f"{table.id} {who.seat}")
    table.point(who.seat, place)
    hall.nudges.tell(table.id, f"pointed {who.seat} {place}")


def _side(table: OpenTable, who: Sitter) -> int:
    """The side whose channel it is; refused where partners have none."""
    state = table.live.state
    if state is None or not table.live.room.talks_apart(state):
        raise Refused("no_partner")
    own = side_of(table.live, who.seat)
    if table.live.room.sides(state).count(own) < 2:
        raise Refused("no_partner")
    return own
