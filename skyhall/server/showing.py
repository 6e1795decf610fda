"""What a viewer may see of a table, as messages. A viewer is a seat, or None for spectators."""

from collections.abc import Iterable

import msgspec

from skyhall.core.event import Message
from skyhall.core.state import State
from skyhall.server import rows
from skyhall.server.messages import (
    Ask,
    ClockInfo,
    JsonObject,
    LegalWord,
    RefusedWord,
    ResultInfo,
    Said,
    SeatInfo,
    StepInfo,
    TableInfo,
    TakeBackInfo,
)
from skyhall.server.rows import SeatRow
from skyhall.server.table import LiveTable, TableStep

encode = msgspec.json.Encoder().encode


def view(table: LiveTable, viewer: int | None) -> JsonObject | None:
    """The game's own view, without its helps where they are not played with; None before the start."""
    return None if table.state is None else seen(table.state, viewer, table.has_helps)


def helped(table: LiveTable, view: JsonObject) -> JsonObject:
    """A view as the table is played: with the game's helps or without."""
    return view if table.has_helps else table.room.without_helps(view)


def seen(state: State, viewer: int | None, helps: bool) -> JsonObject:
    """A position as a viewer may see it, with the game's helps or without."""
    whole = state.view(viewer)
    return whole if helps else state.setup.game.without_helps(whole)


def steps(table: LiveTable, some: Iterable[TableStep], viewer: int | None) -> list[StepInfo]:
    """Entries as the viewer may see them; the words others played stay theirs until the game is over."""
    return [
        StepInfo(
            version=step.entry.number,
            step=step.words_after,
            kind=step.entry.kind,
            seat=step.entry.seat,
            word=_word(table, step, viewer),
            at=step.entry.at,
            events=[event.seen_by(viewer) for event in step.events],
        )
        for step in some
    ]


def _word(table: LiveTable, step: TableStep, viewer: int | None) -> str | None:
    entry = step.entry
    if entry.kind == rows.ACTION and (table.is_open or entry.seat == viewer):
        return entry.word
    return entry.word if entry.kind in (rows.JOIN, rows.RENAME) else None


def ask(state: State | None, turn: int, viewer: int | None) -> Ask | None:
    """The open question; its words only for the seat that is asked."""
    if state is None or turn < 0:
        return None
    own = viewer == turn
    names = state.setup.words
    return Ask(
        seat=turn,
        prompt=said(state.question() if own else state.prompt()),
        legal=[LegalWord(names.name(a), said(state.describe(a))) for a in state.actions()] if own else [],
        refusals=[RefusedWord(names.name(r.action), r.rule, said(r.reason)) for r in state.refusals()] if own else [],
    )


def said(message: Message) -> Said:
    """A message as plain data."""
    return Said(message.key, message.args)


def table_info(table: LiveTable, moment: int) -> TableInfo:
    """The table without its position, as spectators are told of it: they may do nothing."""
    row = table.row
    status = table.status
    # A record that somebody brought may stop half-way.
    is_over = status == rows.OVER or (status == rows.RECORD and table.state is not None and table.state.over)
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        edition=row.edition,
        edition_hash=row.edition_hash,
        options=row.options,
        house=row.house,
        status=status,
        version=table.version,
        steps=table.words_played,
        turn=table.turn,
        waits=row.waits and not table.has_people,
        listed=row.listed,
        seats=[seat_info(seat, moment) for seat in table.seats],
        clock=_clock(table),
        seed_hash=table.seed_hash,
        seed=row.seed if table.is_open else None,
        take_back=_take_back(table),
        may_undo=False,
        may_ask_back=False,
        result=_result(table) if is_over and table.state is not None else None,
        rematch=row.rematch,
        origin=row.origin,
        origin_step=row.origin_step,
        created=row.created,
        changed=table.last_at,
        problem="" if table.problem is None else str(table.problem),
        reason=None if table.problem is None or table.problem.reason is None else said(table.problem.reason),
        rated=table.is_rated,
    )


def seat_info(seat: SeatRow, moment: int) -> SeatInfo:
    """A seat without its secret."""
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        resigned=seat.resigned,
        present=is_present(seat, moment),
        person=seat.person_id,
    )


def is_present(seat: SeatRow, moment: int) -> bool:
    """Whether the seat's person is there; bots always are."""
    return seat.kind == rows.BOT or seat.present_until > moment


def replaceable_at(table: LiveTable, seat: int, moment: int) -> int | None:
    """From when on others may let a bot play for an absent person; None where there is nobody to play for."""
    one = table.seats[seat]
    if is_present(one, moment) or not one.plays or table.status != rows.PLAYING:
        return None
    return max(one.present_until, table.row.created) + table.patience


def _clock(table: LiveTable) -> ClockInfo | None:
    clock = table.clock
    if not clock.on:
        return None
    row = table.row
    return ClockInfo(
        move=row.clock_move,
        bank=row.clock_bank,
        banks=clock.banks[:],
        runs_out=clock.runs_out(table.turn),
    )


def _take_back(table: LiveTable) -> TakeBackInfo | None:
    pending = table.pending
    if pending is None:
        return None
    return TakeBackInfo(seat=pending.seat, actions=len(table.actions) - pending.to, need=sorted(pending.need))


def _result(table: LiveTable) -> ResultInfo:
    """Points and places; who gave up stands behind all who did not, whatever the bot made of the seat."""
    state = table.state
    assert state is not None
    resigned = [seat.resigned for seat in table.seats]
    why = None if any(resigned) or table.called else state.why()
    return ResultInfo(
        ending=state.ending(),
        scores=state.scores(),
        ranks=table.places(resigned),
        conceded=table.conceded,
        called=table.called_by,
        why=None if why is None else said(why),
    )
