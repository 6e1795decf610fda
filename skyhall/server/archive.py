"""Replays: stepping through a table, its record, importing records, and playing on from any step."""

import asyncio
import logging
from collections.abc import Sequence
from secrets import token_urlsafe

import msgspec

from skyhall.bots.levels import STAND_IN
from skyhall.core.edition import Edition
from skyhall.core.errors import RecordError
from skyhall.core.game import Game
from skyhall.core.line import TAKEN_BACK, Line, in_force
from skyhall.core.record import UNDO, Record, read_record
from skyhall.core.registry import game
from skyhall.core.state import State
from skyhall.server import rows
from skyhall.server.errors import Refused
from skyhall.server.hall import LEASE, Hall
from skyhall.server.names import chosen_name, shown_name
from skyhall.server.opened import OpenTable, hash_token
from skyhall.server.process import Ended, Servant
from skyhall.server.retelling import Read, Replayed, Retell, Source, Steps, Told
from skyhall.server.rows import HouseRules, SeatRow, TableEntry, TableRow, now
from skyhall.server.seating import Made, check_level
from skyhall.server.table import LiveTable, TakeBacks

log = logging.getLogger("skyhall.archive")
MODULE = "skyhall.server.retelling"
# Seconds for one question, and how many may wait.
PATIENCE = 20.0
MOST_WAITING = 50
MOST_WORDS = 20_000
# In place of a level: against those that played there. Where a person sat, this one plays.
SAME, SPARRING = "same", STAND_IN


class Reader(Servant):
    """One process that tells games again, one question after the other."""

    def __init__(self) -> None:
        super().__init__(MODULE, PATIENCE, MOST_WAITING)

    async def tell(self, question: Retell | Read) -> bytes:
        """The answer in JSON; what is wrong with a game is raised."""
        try:
            # Of a long game it takes its time: not for the event loop.
            answer = await self.ask(await asyncio.to_thread(msgspec.json.encode, question))
        except (TimeoutError, Ended) as error:
            log.warning("a game was not told", extra={"error": repr(error)})
            raise Refused("busy") from None
        if answer[:1] == b"-":
            raise RecordError(answer[1:].decode().strip())
        return answer[1:]


def record_words(entries: Sequence[TableEntry]) -> list[tuple[str, TableEntry]]:
    """The words of a table's record, each with its entry: a take-back of five actions is five times `undo`."""
    words: list[tuple[str, TableEntry]] = []
    count = 0
    take_backs = TakeBacks()
    for entry in entries:
        back = take_backs.note(entry, count)
        words += [(UNDO, entry)] * back
        count -= back
        if entry.kind == rows.ACTION:
            words.append((entry.word, entry))
            count += 1
    return words


async def steps(
    hall: Hall, reader: Reader, table: OpenTable, viewer: int | None, first: int, last: int, with_views: bool
) -> Steps:
    """Steps `first` to `last` as the viewer may see them."""
    live = table.live
    if live.problem:
        raise live.problem.with_traceback(None)
    if live.state is None:
        raise Refused("not_playing")
    version, is_open = live.version, live.is_open
    entries = await hall.store.entries_after(table.id, 0)
    question = Retell(
        table=table.id,
        of=await pure(hall, live),
        told=await asyncio.to_thread(all_told, entries, version),
        viewer=viewer,
        is_open=is_open,
        helps=live.has_helps,
        first=first,
        last=last,
        with_views=with_views,
    )
    return msgspec.json.decode(await reader.tell(question), type=Steps)


async def what_if(
    hall: Hall, reader: Reader, table: OpenTable, step: int, words: Sequence[str], viewer: int | None
) -> Steps:
    """What a finished game would have looked like had these words followed a step, as far as they are legal there."""
    live = table.live
    if not live.is_open or live.state is None:
        raise Refused("not_over")
    played = (await asyncio.to_thread(all_told, await hall.store.entries_after(table.id, 0)))[: max(0, step) + 1]
    begin = played[0]
    guess = [Told(word, rows.ACTION, -1, begin.version, begin.at) for word in words]
    question = Retell(
        table=f"{table.id} if",
        of=await pure(hall, live),
        told=[*played, *guess],
        viewer=viewer,
        is_open=True,
        helps=True,
        first=len(played),
        last=len(played) + len(guess) - 1,
        with_views=True,
        is_guess=True,
    )
    return msgspec.json.decode(await reader.tell(question), type=Steps)


def all_told(entries: Sequence[TableEntry], version: int | None = None) -> list[Told]:
    """The set-up and every word of a table's record, or as far as a version. Of a long one: not for the event loop."""
    known = entries if version is None else [entry for entry in entries if entry.number <= version]
    begin = next(entry for entry in known if entry.kind == rows.START)
    return [told("", begin), *[told(word, entry) for word, entry in record_words(known)]]


def told(word: str, entry: TableEntry) -> Told:
    """A word with what is known of its entry."""
    return Told(word, entry.kind, entry.seat, entry.number, entry.at)


async def pure(hall: Hall, live: LiveTable) -> Source:
    """What a table is a pure function of."""
    row = live.row
    text = await hall.edition_text(live.room, row.edition, row.edition_hash)
    return Source(
        game=row.game, edition=row.edition, edition_text=text, seats=row.seats, options=row.options, seed=row.seed
    )


async def record(hall: Hall, table: OpenTable) -> str:
    """The text of the record of a table whose game is over."""
    live = table.live
    if not live.is_open or live.state is None:
        raise Refused("not_over")
    return await asyncio.to_thread(record_text, live, live.state, await hall.store.entries_after(table.id, 0))


def record_text(live: LiveTable, state: State, entries: Sequence[TableEntry]) -> str:
    """The record of a game that is over and changes no more. A long one takes its time: not for the event loop."""
    row = live.row
    kept = Record(row.game, row.rules, row.edition, row.edition_hash, row.seats)
    kept.names = [seat.name or f"Seat {seat.seat}" for seat in live.seats]
    kept.options = dict(row.options)
    kept.seed, kept.seed_hash = row.seed, live.seed_hash
    for word, _ in record_words(entries):
        kept.add(word)
    kept.close(state)
    return kept.text()


async def import_record(hall: Hall, reader: Reader, text: str) -> str:
    """A table to step through, from a record that replays; its id."""
    kept = await asyncio.to_thread(read_record, text)
    room = game(kept.game)
    rules = room.rules(kept.seats, kept.options)
    if kept.rules != rules:
        raise Refused("unplayable", rules=kept.rules, hall=rules)
    if not kept.seed or len(kept.seed) > 200 or not kept.seed.isprintable():
        raise RecordError("record: expected a seed of 1 to 200 printable characters")
    if len(kept.words) > MOST_WORDS:
        raise RecordError(f"record: {len(kept.words)} words: expected at most {MOST_WORDS}")
    box = await hall.edition(room, kept.edition, kept.edition_hash)
    edition_text = await hall.edition_text(room, kept.edition, kept.edition_hash)
    answer = await reader.tell(Read(text=text, edition_text=edition_text))
    replayed = msgspec.json.decode(answer, type=Replayed)
    row = _new_row(room, box, kept.seats, replayed.options, kept.seed)
    row.status, row.version = rows.RECORD, len(kept.words) + 1
    names = [shown_name(name) for name in kept.names]
    sitting = [SeatRow(seat=seat, kind=rows.PERSON, name=name) for seat, name in enumerate(names)]
    first = await asyncio.to_thread(first_entries, kept.words, replayed.seats, row.created)
    await hall.store.create(row, sitting, first)
    return row.id


def first_entries(words: Sequence[str], seats: Sequence[int], moment: int) -> list[TableEntry]:
    """What a table begins with that is made of a record. A long one takes its time: not for the event loop."""
    first = [TableEntry(1, rows.START, -1, "", None, moment)]
    for word, seat in zip(words, seats, strict=True):
        kind = rows.UNDO if word == UNDO else rows.ACTION
        first.append(TableEntry(len(first) + 1, kind, seat, "" if word == UNDO else word, None, moment))
    return first


async def play_from(hall: Hall, table: OpenTable, step: int, seat: int, level: str, name: str, maker: str) -> Made:
    """A new table that stands as this one did after a step; one seat is a person's, bots have the others.

    The seed stays: a table is edition, options, seed and words, so with another seed the words so far would lead
    elsewhere, and neither record nor replay could tell of a change half-way. Who has seen the rest of the old game
    may know what the dice will bring; bots do not, they deal anew what their seat cannot see.
    """
    live = table.live
    levels = [one.level or SPARRING for one in live.seats] if level == SAME else [level] * live.row.seats
    for one in levels:
        check_level(one)
    if not live.is_open:
        raise Refused("not_over")
    if live.problem:
        raise live.problem.with_traceback(None)
    if not 0 <= seat < live.row.seats:
        raise Refused("bad_request", text=f"seat {seat}: expected 0 to {live.row.seats - 1}")
    line, count = await asyncio.to_thread(played, live, await hall.store.entries_after(table.id, 0), max(0, step))
    if line.state.over:
        raise Refused("not_playing")
    token, host_token = token_urlsafe(32), token_urlsafe(32)
    row = _new_row(live.room, live.edition, live.row.seats, dict(live.row.options), live.row.seed)
    row.host_hash, row.maker = hash_token(host_token), maker
    row.origin, row.origin_step = table.id, count
    # Whoever has seen the rest of the game knows more than fair play allows: such a table says so.
    row.house = HouseRules(training=True)
    bots = [other for other in range(row.seats) if other != seat]
    sitting = [SeatRow(seat=other, kind=rows.BOT, name=one, level=one) for other, one in enumerate(levels)]
    sitting[seat] = SeatRow(seat=seat, kind=rows.PERSON, name=chosen_name(name), token_hash=hash_token(token))
    first = [TableEntry(1, rows.START, -1, ",".join(map(str, bots)), None, row.created)]
    for action, who in zip(line.actions, line.seats, strict=True):
        first.append(TableEntry(len(first) + 1, rows.ACTION, who, line.setup.words.name(action), None, row.created))
    row.status, row.turn, row.version = rows.PLAYING, line.state.seat, len(first)
    row.due = row.created + LEASE if line.state.seat != seat else None
    await hall.store.create(row, sitting, first)
    hall.attend(await hall.open(row.id))
    return Made(id=row.id, host_token=host_token, seat=seat, token=token)


def played(live: LiveTable, entries: Sequence[TableEntry], most: int) -> tuple[Line, int]:
    """The line of the first words of a table's record, at most so many, known to be legal; and how many they are."""
    line = live.fresh(listen=False)
    parse = line.setup.words.parse
    words = [word for word, _ in record_words(entries)][:most]
    line.lead_to(in_force([TAKEN_BACK if word == UNDO else parse(word) for word in words]))
    return line, len(words)


def _new_row(room: Game, box: Edition, seats: int, options: dict[str, bool | int | str], seed: str) -> TableRow:
    moment = now()
    return TableRow(
        id=token_urlsafe(12),
        game=room.name,
        rules=room.rules(seats, options),
        edition=box.name,
        edition_hash=room.setup(seats, options, box).edition.hash,
        options=options,
        seats=seats,
        seed=seed,
        created=moment,
        changed=moment,
    )
