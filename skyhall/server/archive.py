"""Replays: stepping through a table, its record, importing records, and playing on from any step."""

import asyncio
from collections.abc import Sequence
from secrets import token_urlsafe

import msgspec

from skyhall.core.edition import Edition
from skyhall.core.errors import RecordError, SkyhallError
from skyhall.core.game import Game
from skyhall.core.record import UNDO, Record, read_record, result_of
from skyhall.core.registry import game
from skyhall.core.state import State
from skyhall.server import rows
from skyhall.server.errors import Refused
from skyhall.server.hall import LEASE, Hall
from skyhall.server.messages import Ask, JsonObject
from skyhall.server.opened import OpenTable, hash_token
from skyhall.server.rows import Entry, SeatRow, TableRow, now
from skyhall.server.seating import Made, check_level, clean_name
from skyhall.server.showing import ask
from skyhall.server.table import LiveTable, TakeBack, after_action

MOST_WORDS = 20_000


class ReplayStep(msgspec.Struct, kw_only=True):
    """A step of a replay: the position after `step` words of the record, and what happened by the last of them."""

    step: int
    version: int
    kind: str
    seat: int
    word: str | None
    at: int
    events: list[JsonObject]
    view: JsonObject | None
    ask: Ask | None


class Steps(msgspec.Struct, kw_only=True):
    """Some steps of a table that has `total` (step 0 is the set-up). `seat` is whose eyes they are seen with."""

    total: int
    seat: int | None
    steps: list[ReplayStep]


def record_words(entries: Sequence[Entry]) -> list[tuple[str, Entry]]:
    """The words of a table's record, each with its entry: a take-back of five actions is five times `undo`."""
    words: list[tuple[str, Entry]] = []
    count = 0
    pending: TakeBack | None = None
    for entry in entries:
        back = 0
        if entry.kind == rows.ACTION:
            words.append((entry.word, entry))
            count, pending = count + 1, None
        elif entry.kind == rows.UNDO:
            back, pending = 1, None
        elif entry.kind == rows.ASK_BACK:
            pending = TakeBack.read(entry.seat, entry.word)
        elif entry.kind == rows.ACCEPT_BACK and pending is not None:
            pending.need.discard(entry.seat)
        elif entry.kind == rows.DECLINE_BACK:
            pending = None
        if pending is not None and not pending.need:
            back, pending = count - pending.to, None
        words += [(UNDO, entry)] * back
        count -= back
    return words


class Walk:
    """A game played again word by word; `positions` are those of the actions in force, `words` their names."""

    def __init__(self, room: Game, first: State) -> None:
        self.room = room
        self.positions = [first]
        self.words: list[str] = []

    @property
    def state(self) -> State:
        return self.positions[-1]

    def step(self, word: str) -> State:
        """The position after one more word; words that are not legal are refused."""
        if word == UNDO:
            if len(self.positions) == 1:
                raise RecordError("there is no action to undo")
            self.positions.pop()
            self.words.pop()
        else:
            action = self.room.words.parse(word)
            if action not in self.state.actions():
                self.state.clone().apply(action)  # raises, with the reason
            self.positions.append(after_action(self.state, action))
            self.words.append(self.room.words.name(action))
        return self.state


async def steps(hall: Hall, table: OpenTable, viewer: int | None, first: int, last: int, with_views: bool) -> Steps:
    """Steps `first` to `last` as the viewer may see them."""
    live = table.live
    if live.problem:
        raise Refused("unplayable", text=live.problem)
    if live.state is None:
        raise Refused("not_playing")
    entries = await hall.store.entries_after(table.id, 0)
    entries = [entry for entry in entries if entry.number <= live.version]
    return await asyncio.to_thread(_steps, live, entries, viewer, first, last, with_views)


def _steps(live: LiveTable, entries: list[Entry], viewer: int | None, first: int, last: int, with_views: bool) -> Steps:
    words = record_words(entries)
    begin = next(entry for entry in entries if entry.kind == rows.START)
    walk = Walk(live.room, live.fresh(listen=True))
    found: list[ReplayStep] = []
    for place in range(min(last, len(words)) + 1):
        word, entry = ("", begin) if place == 0 else words[place - 1]
        state = walk.step(word) if place else walk.state
        if place < first:
            continue
        mine = live.is_open or entry.seat == viewer
        found.append(
            ReplayStep(
                step=place,
                version=entry.number,
                kind=rows.UNDO if word == UNDO else entry.kind,
                seat=entry.seat,
                word=word if mine and word not in ("", UNDO) else None,
                at=entry.at,
                events=[] if word == UNDO else [event.seen_by(viewer) for event in state.log or []],
                view=state.view(viewer) if with_views else None,
                ask=ask(state, state.seat, viewer) if with_views else None,
            )
        )
    return Steps(total=len(words), seat=viewer, steps=found)


async def record(hall: Hall, table: OpenTable) -> Record:
    """The record of a table whose game is over."""
    live = table.live
    if not live.is_open or live.state is None:
        raise Refused("not_over")
    row = live.row
    kept = Record(row.game, row.rules, row.edition, row.edition_hash, row.seats)
    kept.names = [seat.name or f"Seat {seat.seat}" for seat in live.seats]
    kept.options = dict(row.options)
    kept.seed, kept.seed_hash = row.seed, live.seed_hash
    for word, _ in record_words(await hall.store.entries_after(table.id, 0)):
        kept.add(word)
    kept.close(live.state)
    return kept


async def import_record(hall: Hall, text: str) -> str:
    """A table to step through, from a record that replays; its id."""
    kept = read_record(text)
    room = game(kept.game)
    if kept.rules != room.rules_version:
        raise Refused("unplayable", rules=kept.rules, hall=room.rules_version)
    if not kept.seed or len(kept.seed) > 200 or not kept.seed.isprintable():
        raise RecordError("record: expected a seed of 1 to 200 printable characters")
    if len(kept.words) > MOST_WORDS:
        raise RecordError(f"record: {len(kept.words)} words: expected at most {MOST_WORDS}")
    box = await hall.edition(room, kept.edition, kept.edition_hash)
    state, seats_of_words = await asyncio.to_thread(_walk_all, room, kept, box)
    if kept.result and kept.result != (result_of(state) if state.over else ""):
        raise RecordError(f"record: result {kept.result}, but the words lead to another")
    if kept.digest and kept.digest != state.digest():
        raise RecordError(f"record: digest {kept.digest}, but the words lead to {state.digest()}")
    row = _new_row(room, box, kept.seats, dict(state.setup.options), kept.seed)
    row.status, row.version = rows.RECORD, len(kept.words) + 1
    names = [clean_name(name) for name in kept.names]
    sitting = [SeatRow(seat=seat, kind=rows.PERSON, name=name) for seat, name in enumerate(names)]
    first = [Entry(1, rows.START, -1, "", None, row.created)]
    for word, seat in zip(kept.words, seats_of_words, strict=True):
        kind = rows.UNDO if word == UNDO else rows.ACTION
        first.append(Entry(len(first) + 1, kind, seat, "" if word == UNDO else word, None, row.created))
    await hall.store.create(row, sitting, first)
    return row.id


def _walk_all(room: Game, kept: Record, box: Edition) -> tuple[State, list[int]]:
    walk = Walk(room, room.new(kept.seats, kept.seed, kept.options, box))
    seats = []
    for word, line in zip(kept.words, kept.lines, strict=True):
        try:
            seats.append(walk.state.seat if word != UNDO else walk.state.last_seat)
            walk.step(word)
        except SkyhallError as error:
            raise RecordError(f"record:{line}:1: {error}") from None
    return walk.state, seats


async def play_from(hall: Hall, table: OpenTable, step: int, seat: int, level: str, name: str) -> Made:
    """A new table that stands as this one did after a step; one seat is a person's, bots have the others.

    The seed stays: a table is edition, options, seed and words, so with another seed the words so far would lead
    elsewhere, and neither record nor replay could tell of a change half-way. Who has seen the rest of the old game
    may know what the dice will bring; bots do not, they deal anew what their seat cannot see.
    """
    check_level(level)
    live = table.live
    if not live.is_open:
        raise Refused("not_over")
    if live.problem:
        raise Refused("unplayable", text=live.problem)
    if not 0 <= seat < live.row.seats:
        raise Refused("bad_request", text=f"seat {seat}: expected 0 to {live.row.seats - 1}")
    words = [word for word, _ in record_words(await hall.store.entries_after(table.id, 0))][: max(0, step)]
    walk = Walk(live.room, live.fresh(listen=False))
    for word in words:
        walk.step(word)
    if walk.state.over:
        raise Refused("not_playing")
    token, host_token = token_urlsafe(32), token_urlsafe(32)
    row = _new_row(live.room, live.edition, live.row.seats, dict(live.row.options), live.row.seed)
    row.host_hash, row.origin, row.origin_step = hash_token(host_token), table.id, len(words)
    bots = [other for other in range(row.seats) if other != seat]
    sitting = [SeatRow(seat=other, kind=rows.BOT, name=level, level=level) for other in range(row.seats)]
    sitting[seat] = SeatRow(seat=seat, kind=rows.PERSON, name=clean_name(name), token_hash=hash_token(token))
    first = [Entry(1, rows.START, -1, ",".join(map(str, bots)), None, row.created)]
    for before, word in zip(walk.positions, walk.words, strict=False):
        first.append(Entry(len(first) + 1, rows.ACTION, before.seat, word, None, row.created))
    row.status, row.turn, row.version = rows.PLAYING, walk.state.seat, len(first)
    row.due = row.created + LEASE if walk.state.seat != seat else None
    await hall.store.create(row, sitting, first)
    hall.attend(await hall.open(row.id))
    return Made(id=row.id, host_token=host_token, seat=seat, token=token)


def _new_row(room: Game, box: Edition, seats: int, options: dict[str, bool | int | str], seed: str) -> TableRow:
    moment = now()
    return TableRow(
        id=token_urlsafe(12),
        game=room.name,
        rules=room.rules_version,
        edition=box.name,
        edition_hash=box.hash,
        options=options,
        seats=seats,
        seed=seed,
        created=moment,
        changed=moment,
    )
