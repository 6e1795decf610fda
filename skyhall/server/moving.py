"""What a seated person may do to the position: move, undo, ask to go back, answer, resign."""

import asyncio

from skyhall.core.line import following
from skyhall.locale import box_catalogue
from skyhall.server import rows
from skyhall.server.errors import Illegal, Refused, illegal, parsed
from skyhall.server.hall import Hall, Proposal, Wish, propose
from skyhall.server.messages import AnswerBack, AskBack, Move, Undo
from skyhall.server.opened import OpenTable, Sitter
from skyhall.server.table import LiveTable, TakeBack


def check_playing(live: LiveTable, seat: int) -> None:
    """The game runs, and the person plays this seat themself."""
    if live.status != rows.PLAYING:
        raise Refused("not_playing")
    if live.seats[seat].resigned:
        raise Refused("resigned")
    if not live.seats[seat].plays:
        raise Refused("replaced")


async def move(hall: Hall, table: OpenTable, who: Sitter, message: Move) -> int:
    """Play a word."""
    seat = who.seat

    def make(live: LiveTable) -> Proposal:
        check_playing(live, seat)
        if live.turn != seat:
            raise Refused("not_your_turn")
        return play(live, seat, message.word, message.id)

    try:
        with hall.metrics.move_seconds.time():
            return await hall.act(table, make, who, Wish(message.id, message.version, rows.ACTION, message.word))
    except Illegal as error:
        raise await asyncio.to_thread(why_illegal, table.live, error) from None


def why_illegal(live: LiveTable, error: Illegal) -> Refused:
    """The same with the reason in words: to read a catalogue for the first time takes long."""
    texts = box_catalogue("en", live.room, live.edition)
    return illegal(error.state, error.action, texts, [seat.name for seat in live.seats])


def play(live: LiveTable, seat: int, word: str, move_id: str | None) -> Proposal:
    """The entry of a word, if the rules allow it."""
    state = live.state
    assert state is not None
    action = parsed(state, word)
    if action not in state.actions():
        raise Illegal(state, action)
    name = state.setup.words.name(action)
    return propose(live, rows.ACTION, seat, name, move_id, after=following(state, action))


async def undo(hall: Hall, table: OpenTable, who: Sitter, message: Undo) -> int:
    """Take back one's last choice, as far as the rules allow without asking."""
    seat = who.seat

    def make(live: LiveTable) -> Proposal:
        check_playing(live, seat)
        if live.row.house.take_backs != rows.FREE:
            raise Refused("no_undo_here" if live.row.house.take_backs == rows.NEVER else "undo_by_agreement")
        if not live.may_undo(seat):
            raise Refused("nothing_to_undo")
        return propose(live, rows.UNDO, seat, move_id=message.id)

    return await hall.act(table, make, who, Wish(message.id, message.version, rows.UNDO))


async def ask_back(hall: Hall, table: OpenTable, who: Sitter, message: AskBack) -> int:
    """Ask to go back to before one's own last choice. People are asked; bots agree unless something was revealed."""
    seat = who.seat

    def make(live: LiveTable) -> Proposal:
        check_playing(live, seat)
        if code := live.why_not_back(seat):
            raise Refused(code)
        wish = TakeBack(seat, live.own_last_action(seat), live.to_agree(seat))
        return propose(live, rows.ASK_BACK, seat, wish.written(), message.id)

    return await hall.act(table, make, who, Wish(message.id, message.version, rows.ASK_BACK))


async def answer_back(hall: Hall, table: OpenTable, who: Sitter, message: AnswerBack) -> int:
    """Agree to a take-back, or not."""
    seat = who.seat

    def make(live: LiveTable) -> Proposal:
        check_playing(live, seat)
        if live.pending is None or (seat not in live.pending.need and seat != live.pending.seat):
            raise Refused("no_take_back")
        if message.accept and seat == live.pending.seat:
            raise Refused("no_take_back")
        return propose(live, kind, seat, move_id=message.id)

    kind = rows.ACCEPT_BACK if message.accept else rows.DECLINE_BACK
    return await hall.act(table, make, who, Wish(message.id, message.version, kind))


async def resign(hall: Hall, table: OpenTable, who: Sitter) -> int:
    """Give up. A bot plays on for the others' sake, partners among them; with nobody left to play for, the game ends.

    That is when one side is left, or no person (SK-159).
    """
    seat = who.seat

    def make(live: LiveTable) -> Proposal:
        if live.status != rows.PLAYING:
            raise Refused("not_playing")
        if live.seats[seat].resigned:
            raise Refused("resigned")
        others = [s for s in live.seats if s.seat != seat and not s.resigned]
        assert live.state is not None
        sides = live.room.sides(live.state)
        over = len({sides[s.seat] for s in others}) < 2 or not any(s.kind == rows.PERSON for s in others)
        values: dict[str, object] = {"resigned": True, "level": live.row.house.stand_in}
        return propose(live, rows.RESIGN, seat, "end" if over else "", seats={seat: values})

    return await hall.act(table, make, who)
