"""Who sits at a table: making it, joining, leaving, starting, bots in place of people, rematches."""

from collections.abc import Sequence
from secrets import token_hex, token_urlsafe

import msgspec

from skyhall.bots.levels import LEVELS
from skyhall.core.edition import near
from skyhall.core.errors import OptionsError
from skyhall.core.registry import game
from skyhall.server import rows
from skyhall.server.errors import Refused
from skyhall.server.hall import LEASE, Hall, Proposal, propose
from skyhall.server.opened import OpenTable, hash_token
from skyhall.server.rows import Entry, SeatRow, TableRow, now
from skyhall.server.showing import is_present
from skyhall.server.table import LiveTable

LONGEST_NAME = 24
# The bots that may be asked to a table: the levels, and the one that knows nothing.
OFFERED = ["random", *LEVELS]


class SeatPlan(msgspec.Struct, kw_only=True):
    """What a new seat is for: `me` (who makes the table), `open` (a person who joins) or `bot` of a level."""

    kind: str = "open"
    level: str = ""


class Made(msgspec.Struct, kw_only=True):
    """A new table and its secrets."""

    id: str
    host_token: str
    seat: int | None
    token: str | None


def check_level(level: str) -> None:
    """Refuse what is no level."""
    if level not in OFFERED:
        raise OptionsError(f'no bot "{level}"{near(level, OFFERED)}: expected {", ".join(OFFERED)}')


def clean_name(name: str) -> str:
    """A nickname on one line, not empty, not too long."""
    short = " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME].strip()
    if not short:
        raise OptionsError(f"a nickname: expected 1 to {LONGEST_NAME} characters")
    return short


async def create(
    hall: Hall,
    game_name: str,
    plan: Sequence[SeatPlan],
    name: str,
    options: dict[str, bool | int | str],
    edition: str,
    edition_hash: str,
    listed: bool,
    clock: tuple[int, int],
) -> Made:
    """A table in its lobby, with the seed fixed."""
    room = game(game_name)
    if edition_hash:
        box = await hall.edition(room, edition, edition_hash)
    elif edition and edition not in room.edition_names():
        raise OptionsError(f'{room.name} has no edition "{edition}": expected {", ".join(room.edition_names())}')
    else:
        box = room.edition(edition)
    setup = room.setup(len(plan), options, box)
    token, host_token, moment = token_urlsafe(32), token_urlsafe(32), now()
    row = TableRow(
        id=token_urlsafe(12),
        game=room.name,
        rules=room.rules_version,
        edition=box.name,
        edition_hash=box.hash,
        options=dict(setup.options),
        seats=len(plan),
        seed=token_hex(32),
        listed=listed,
        clock_move=clock[0],
        clock_bank=clock[1],
        host_hash=hash_token(host_token),
        created=moment,
        changed=moment,
    )
    room.new(row.seats, row.seed, row.options, box)  # some options are checked only when the table is laid
    seats = [_planned(seat, wish, name, token) for seat, wish in enumerate(plan)]
    mine = [seat.seat for seat in seats if seat.kind == rows.PERSON]
    if len(mine) > 1:
        raise OptionsError('seats: "me" may stand once')
    await hall.store.create(row, seats, [])
    return Made(id=row.id, host_token=host_token, seat=mine[0] if mine else None, token=token if mine else None)


def _planned(seat: int, wish: SeatPlan, name: str, token: str) -> SeatRow:
    if wish.kind == "me":
        return SeatRow(seat=seat, kind=rows.PERSON, name=clean_name(name), token_hash=hash_token(token))
    if wish.kind == "bot":
        check_level(wish.level)
        return SeatRow(seat=seat, kind=rows.BOT, name=wish.level, level=wish.level)
    if wish.kind == "open":
        return SeatRow(seat=seat, kind=rows.OPEN)
    raise OptionsError(f'seat {seat}: kind "{wish.kind}": expected me, open or bot')


async def join(hall: Hall, table: OpenTable, name: str, wanted: int | None) -> tuple[int, str]:
    """Take an open seat before the start; the seat and its secret."""
    name, token = clean_name(name), token_urlsafe(32)
    taken = -1

    def make(live: LiveTable) -> Proposal:
        nonlocal taken
        if live.status != rows.LOBBY:
            raise Refused("already_started")
        free = [seat.seat for seat in live.seats if seat.kind == rows.OPEN]
        if wanted is not None and wanted not in free:
            raise Refused("seat_taken")
        if not free:
            raise Refused("no_open_seat")
        taken = free[0] if wanted is None else wanted
        values: dict[str, object] = {"kind": rows.PERSON, "name": name, "token_hash": hash_token(token)}
        return propose(live, rows.JOIN, taken, name, seats={taken: values})

    await hall.act(table, make)
    return taken, token


async def start(hall: Hall, table: OpenTable, level: str) -> int:
    """Begin; seats that are still open are played by bots."""
    check_level(level)

    def make(live: LiveTable) -> Proposal:
        if live.status != rows.LOBBY:
            raise Refused("already_started")
        changes: dict[int, dict[str, object]] = {
            seat.seat: {"kind": rows.BOT, "name": level, "level": level}
            for seat in live.seats
            if seat.kind == rows.OPEN
        }
        bots = sorted({seat.seat for seat in live.seats if not seat.plays} | set(changes))
        return propose(live, rows.START, -1, ",".join(map(str, bots)), seats=changes)

    return await hall.act(table, make)


async def leave(hall: Hall, table: OpenTable, seat: int, level: str, for_good: bool = False) -> int:
    """Leave: a seat of the lobby is open again; in the game a bot plays on, and the person may come back.

    `for_good` takes the seat's secret away, as the host may.
    """
    check_level(level)

    def make(live: LiveTable) -> Proposal:
        if live.seats[seat].kind != rows.PERSON:
            raise Refused("not_replaced")
        gone: dict[str, object] = {"token_hash": ""} if for_good else {}
        if live.status == rows.LOBBY:
            gone = {"kind": rows.OPEN, "name": "", "token_hash": "", "present_until": 0}
            return propose(live, rows.LEAVE, seat, seats={seat: gone})
        if live.status != rows.PLAYING:
            raise Refused("not_playing")
        if live.seats[seat].plays:
            gone["level"] = level
        return propose(live, rows.TAKEOVER, seat, level, seats={seat: gone})

    return await hall.act(table, make)


async def take_over(hall: Hall, table: OpenTable, seat: int, level: str) -> int:
    """Hand the seat of somebody who has been away for long to a bot."""
    check_level(level)

    def make(live: LiveTable) -> Proposal:
        if live.status != rows.PLAYING:
            raise Refused("not_playing")
        if not 0 <= seat < len(live.seats) or not live.seats[seat].plays:
            raise Refused("not_abandoned")
        away = now() - hall.settings.abandoned_after * 1000
        if is_present(live.seats[seat], now()) or max(live.seats[seat].present_until, live.row.created) > away:
            raise Refused("not_abandoned")
        return propose(live, rows.TAKEOVER, seat, level, seats={seat: {"level": level}})

    return await hall.act(table, make)


async def come_back(hall: Hall, table: OpenTable, seat: int) -> int:
    """The person plays their seat again."""

    def make(live: LiveTable) -> Proposal:
        if live.status != rows.PLAYING:
            raise Refused("not_playing")
        if live.seats[seat].resigned:
            raise Refused("resigned")
        if not live.seats[seat].level:
            raise Refused("not_replaced")
        return propose(live, rows.RETURN, seat, seats={seat: {"level": ""}})

    return await hall.act(table, make)


async def new_secret(hall: Hall, table: OpenTable, seat: int) -> str:
    """Another secret for a seat; the old one opens nothing any more."""
    token = token_urlsafe(32)

    def make(live: LiveTable) -> Proposal:
        name = live.seats[seat].name
        return propose(live, rows.RENAME, seat, name, seats={seat: {"token_hash": hash_token(token)}})

    await hall.act(table, make)
    return token


async def rematch(hall: Hall, table: OpenTable) -> str:
    """The same people at a new table, seats rotated by one; their secrets open it too. Asked twice, it is one."""
    live = table.live
    if live.row.rematch:
        return live.row.rematch
    if live.status != rows.OVER:
        raise Refused("not_over")
    moment = now()
    row = msgspec.structs.replace(
        live.row,
        id=token_urlsafe(12),
        seed=token_hex(32),
        rules=live.room.rules_version,
        status=rows.PLAYING,
        version=1,
        origin=table.id,
        origin_step=0,
        rematch="",
        created=moment,
        changed=moment,
    )
    seats = [_rotated(old, live.row.seats) for old in live.seats]
    seats.sort(key=lambda seat: seat.seat)
    bots = [seat.seat for seat in seats if not seat.plays]
    first = Entry(1, rows.START, -1, ",".join(map(str, bots)), None, moment)
    fresh = await hall.fresh(row, seats)
    turn, due = fresh.outlook(first, None, set(bots), LEASE)
    row.turn, row.due = -1 if turn is None else turn, due
    await hall.store.create(row, seats, [first])
    if not await hall.store.set_rematch(table.id, row.id):
        await hall.store.forget(row.id)
        kept = await hall.store.table(table.id)
        assert kept is not None
        return kept.rematch
    live.row.rematch = row.id
    await hall.act(table, lambda now_live: propose(now_live, rows.REMATCH, -1))
    hall.attend(await hall.open(row.id))
    return row.id


def _rotated(old: SeatRow, count: int) -> SeatRow:
    level = old.level if old.kind == rows.BOT else ""
    return msgspec.structs.replace(old, seat=(old.seat + 1) % count, level=level, resigned=False)
