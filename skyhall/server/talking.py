"""Chat: plain text, short, not too often."""

from skyhall.core.errors import OptionsError
from skyhall.server.errors import Refused
from skyhall.server.hall import Hall
from skyhall.server.limits import Limits
from skyhall.server.names import printable
from skyhall.server.opened import OpenTable, Sitter
from skyhall.server.rows import now

LONGEST = 300


async def say(hall: Hall, limits: Limits, table: OpenTable, who: Sitter, text: str) -> None:
    """Keep a line, then tell who watches."""
    table.check(who)
    if not table.live.row.house.talk:
        raise Refused("no_talk")
    limits.chat.check(f"{table.id} {who.seat}")
    plain = printable(text)
    if not plain or len(plain) > LONGEST:
        raise OptionsError(f"chat: expected 1 to {LONGEST} characters")
    await hall.store.say(table.id, who.seat, table.live.seats[who.seat].name, plain, now())
    await hall.read_chat(table)
    hall.nudges.tell(table.id, "chat")
