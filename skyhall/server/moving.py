"""What a seated person may do to the position: move, undo, ask to go back, answer, resign."""

from skyhall.core.errors import UnknownWord
from skyhall.locale import catalogue
from skyhall.server import rows
from skyhall.server.errors import Refused
from skyhall.server.hall import Hall, Proposal, propose
from skyhall.server.messages import AnswerBack, AskBack, Move, Undo
from skyhall.server.opened import OpenTable
from skyhall.server.table import LiveTable, TakeBack, after_action


def check_playing(live: LiveTable, seat: int) -> None:
    """The game runs, and the person plays this seat themself."""
    if live.status != rows.PLAYING:
        raise Refused("not_playing")
    if live.seats[seat].resigned:
        raise Refused("resigned")
    if not live.seats[seat].plays:
        raise Refused("replaced")


async def move(hall: Hall, table: OpenTable, seat: int, message: Move) -> int:
    """Play a word."""

    def make(live: LiveTable) -> Proposal:
        check_playing(live, seat)
        if live.turn != seat:
            raise Refused("not_your_turn")
        return play(live, seat, message.word, message.id)

    with hall.metrics.move_seconds.time():
        return await hall.act(table, make, seat, message.id, message.version)


def play(live: LiveTable, seat: int, word: str, move_id: str | None) -> Proposal:
    """The entry of a word, if the rules allow it."""
    state = live.state
    assert state is not None
    try:
        action = live.room.words.parse(word)
    except UnknownWord as error:
        raise Refused("illegal", text=str(error)) from None
    if action not in state.actions():
        raise _illegal(live, action)
    name = live.room.words.name(action)
    return propose(live, rows.ACTION, seat, name, move_id, after=after_action(state, action))


def _illegal(live: LiveTable, action: int) -> Refused:
    """The refusal with the rule and its reason, where the game knows one."""
    state = live.state
    assert state is not None
    word = live.room.words.name(action)
    for refusal in state.refusals():
        if refusal.action == action:
            names = [seat.name for seat in live.seats]
            text = catalogue("en", live.room.name).say(refusal.reason.key, refusal.reason.args, names)
            return Refused("illegal", text=text, rule=refusal.rule, reason=refusal.reason)
    return Refused("illegal", word=word)


async def undo(hall: Hall, table: OpenTable, seat: int, message: Undo) -> int:
    """Take back one's last choice, as far as the rules allow without asking."""

    def make(live: LiveTable) -> Proposal:
        check_playing(live, seat)
        if not live.may_undo(seat):
            raise Refused("nothing_to_undo")
        return propose(live, rows.UNDO, seat, move_id=message.id)

    return await hall.act(table, make, seat, message.id, message.version)


async def ask_back(hall: Hall, table: OpenTable, seat: int, message: AskBack) -> int:
    """Ask to go back to before one's own last choice. Bots always agree; people are asked."""

    def make(live: LiveTable) -> Proposal:
        check_playing(live, seat)
        if live.pending is not None:
            raise Refused("take_back_pending")
        to = live.own_last_action(seat)
        if to < 0:
            raise Refused("nothing_to_take_back")
        need = {other.seat for other in live.seats if other.plays and other.seat != seat}
        return propose(live, rows.ASK_BACK, seat, TakeBack(seat, to, need).written(), message.id)

    return await hall.act(table, make, seat, message.id, message.version)


async def answer_back(hall: Hall, table: OpenTable, seat: int, message: AnswerBack) -> int:
    """Agree to a take-back, or not."""

    def make(live: LiveTable) -> Proposal:
        check_playing(live, seat)
        if live.pending is None or (seat not in live.pending.need and seat != live.pending.seat):
            raise Refused("no_take_back")
        if message.accept and seat == live.pending.seat:
            raise Refused("no_take_back")
        kind = rows.ACCEPT_BACK if message.accept else rows.DECLINE_BACK
        return propose(live, kind, seat, move_id=message.id)

    return await hall.act(table, make, seat, message.id, message.version)


async def resign(hall: Hall, table: OpenTable, seat: int, level: str) -> int:
    """Give up. A bot plays on for the others' sake; with nobody left to play for, the game ends."""

    def make(live: LiveTable) -> Proposal:
        if live.status != rows.PLAYING:
            raise Refused("not_playing")
        if live.seats[seat].resigned:
            raise Refused("resigned")
        others = [s for s in live.seats if s.seat != seat and not s.resigned]
        over = len(others) < 2 or not any(s.kind == rows.PERSON for s in others)
        values: dict[str, object] = {"resigned": True, "level": level}
        return propose(live, rows.RESIGN, seat, "end" if over else "", seats={seat: values})

    return await hall.act(table, make)
