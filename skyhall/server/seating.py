"""Who sits at a table: making it, joining, leaving, starting, bots in place of people, rematches."""

from collections.abc import Sequence
from secrets import token_hex, token_urlsafe
from typing import Annotated

import msgspec

from skyhall.bots.levels import LEVELS, STAND_IN
from skyhall.core.edition import near
from skyhall.core.errors import OptionsError
from skyhall.core.game import Game
from skyhall.core.registry import game
from skyhall.server import rows
from skyhall.server.company.blocks import check_company
from skyhall.server.errors import Refused
from skyhall.server.hall import LEASE, Hall, Proposal, is_of_game, propose
from skyhall.server.names import chosen_name
from skyhall.server.opened import OpenTable, Sitter, hash_token
from skyhall.server.people.rows import Person
from skyhall.server.rows import HouseRules, SeatRow, TableEntry, TableRow, now
from skyhall.server.showing import is_present, replaceable_at
from skyhall.server.table import LiveTable

# Who has just sat down at a meeting counts as present until their channel is open, in ms.
ARRIVING = 30_000
# The bots that may be asked to a table: the levels, and the one that knows nothing.
OFFERED = ["random", *LEVELS]


class SeatPlan(msgspec.Struct, kw_only=True):
    """What a new seat is for: `me` (who makes the table), `open` (a person who joins) or `bot` of a level."""

    kind: str = "open"
    level: str = ""


class HouseWish(msgspec.Struct, kw_only=True):
    """What a new table agrees on. Without a word about helps, they are on against bots and off between people.

    A rated table has neither helps nor take-backs.
    """

    helps: bool | None = None
    take_backs: str = rows.FREE
    training: bool = False
    stand_in: str = STAND_IN
    coach: bool = False
    meeting: bool = False
    bots_after: Annotated[int, msgspec.Meta(ge=0, le=rows.DAY)] = 0
    rated: bool = False
    near: Annotated[int, msgspec.Meta(ge=0, le=4000)] = 0
    talk: bool = True


class Made(msgspec.Struct, kw_only=True):
    """A new table and its secrets. The seat's is empty where the caller's account opens it."""

    id: str
    host_token: str
    seat: int | None
    token: str | None


def check_level(level: str) -> None:
    """Refuse what is no level."""
    if level not in OFFERED:
        raise OptionsError(f'no bot "{level}"{near(level, OFFERED)}: expected {", ".join(OFFERED)}')


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
    maker: str,
    house: HouseWish,
    person: Person | None = None,
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
        rules=room.rules(len(plan), setup.options),
        edition=box.name,
        edition_hash=setup.edition.hash,
        options=dict(setup.told),
        house=agreed(house, plan),
        seats=len(plan),
        seed=token_hex(32),
        listed=listed,
        clock_move=clock[0],
        clock_bank=clock[1],
        host_hash=hash_token(host_token),
        created=moment,
        changed=moment,
        maker=maker,
    )
    if row.house.rated:
        check_rated(hall, room, row, person)
    row.due = row.bots_come
    room.new(row.seats, row.seed, row.options, box)  # some options are checked only when the table is laid
    seats = [_planned(seat, wish, name, token, person) for seat, wish in enumerate(plan)]
    mine = [seat.seat for seat in seats if seat.kind == rows.PERSON]
    if len(mine) > 1:
        raise OptionsError('seats: "me" may stand once')
    if mine and row.house.meeting:
        seats[mine[0]].present_until = moment + ARRIVING
    await hall.store.create(row, seats, [])
    return Made(
        id=row.id,
        host_token=host_token,
        seat=mine[0] if mine else None,
        token=(token if person is None else "") if mine else None,
    )


def agreed(wish: HouseWish, plan: Sequence[SeatPlan]) -> HouseRules:
    """The rules of the house for the seats as planned."""
    among_people = any(seat.kind == "open" for seat in plan)
    if wish.take_backs not in rows.TAKE_BACKS:
        raise OptionsError(f'take_backs "{wish.take_backs}": expected {", ".join(rows.TAKE_BACKS)}')
    if (wish.meeting or wish.bots_after) and not among_people:
        raise OptionsError("a meeting is for people: at least one seat has to be open")
    if wish.bots_after and not wish.meeting:
        raise OptionsError("bots_after: bots come by themselves to a meeting only")
    if wish.training and among_people:
        raise OptionsError("a training table is for one person and bots: no seat may be open")
    if wish.coach and [seat.kind == "me" for seat in plan] != [True] + [False] * (len(plan) - 1):
        raise OptionsError("a game with a coach is for one person on the first seat and bots on all others")
    if wish.coach and not wish.training:
        raise OptionsError("a game with a coach is played at a training table")
    if wish.rated and (wish.training or wish.helps or not among_people):
        raise OptionsError("a rated table is for people, without helps")
    check_level(wish.stand_in)
    helps = not among_people if wish.helps is None else wish.helps
    return HouseRules(
        helps=helps,
        take_backs=rows.NEVER if wish.rated else wish.take_backs,
        training=wish.training,
        stand_in=wish.stand_in,
        coach=wish.coach,
        meeting=wish.meeting,
        bots_after=wish.bots_after,
        rated=wish.rated,
        near=wish.near if wish.rated else 0,
        talk=wish.talk,
    )


def check_rated(hall: Hall, room: Game, row: TableRow, person: Person | None) -> None:
    """What makes a game count: people who are known, a clock, and a box that is the same for all."""
    if not hall.settings.accounts:
        raise Refused("no_accounts")
    if person is None:
        raise Refused("needs_account")
    if not row.clock_move and not row.clock_bank:
        raise OptionsError("clock: a rated table is played with one")
    if not is_of_game(room, row.edition, row.edition_hash):
        raise OptionsError(
            f"edition: a rated table is played with a box of the game: {', '.join(room.edition_names())}"
        )


def _planned(seat: int, wish: SeatPlan, name: str, token: str, person: Person | None) -> SeatRow:
    if wish.kind == "me" and person is not None:
        return SeatRow(seat=seat, kind=rows.PERSON, name=person.name, person_id=person.id)
    if wish.kind == "me":
        return SeatRow(seat=seat, kind=rows.PERSON, name=chosen_name(name), token_hash=hash_token(token))
    if wish.kind == "bot":
        check_level(wish.level)
        return SeatRow(seat=seat, kind=rows.BOT, name=wish.level, level=wish.level)
    if wish.kind == "open":
        return SeatRow(seat=seat, kind=rows.OPEN)
    raise OptionsError(f'seat {seat}: kind "{wish.kind}": expected me, open or bot')


async def join(
    hall: Hall, table: OpenTable, name: str, wanted: int | None, person: Person | None = None
) -> tuple[int, str]:
    """Take an open seat before the start; the seat and its secret, which is empty where an account opens it."""
    name, token = (chosen_name(name), token_urlsafe(32)) if person is None else (person.name, "")
    taken = -1
    if person is not None:
        await check_company(hall.store.database, person.id, table.live.seats)

    def make(live: LiveTable) -> Proposal:
        nonlocal taken
        if live.status != rows.LOBBY:
            raise Refused("already_started")
        if person is None and live.row.house.rated:
            raise Refused("needs_account")
        if person is not None and any(seat.person_id == person.id for seat in live.seats):
            raise Refused("already_seated")
        free = [seat.seat for seat in live.seats if seat.kind == rows.OPEN]
        if wanted is not None and wanted not in free:
            raise Refused("seat_taken")
        if not free:
            raise Refused("no_open_seat")
        taken = free[0] if wanted is None else wanted
        values: dict[str, object] = {"kind": rows.PERSON, "name": name}
        values |= {"token_hash": hash_token(token)} if person is None else {"person_id": person.id}
        if live.row.house.meeting:
            values["present_until"] = now() + ARRIVING
        return propose(live, rows.JOIN, taken, name, seats={taken: values})

    await hall.act(table, make)
    if table.live.row.house.meeting and all(seat.kind != rows.OPEN for seat in table.live.seats):
        await gather(hall, table)
    return taken, token


async def gather(hall: Hall, table: OpenTable, with_bots: bool = False) -> bool:
    """Begin a meeting if nobody is missing, or with bots on the empty seats; whether it has begun.

    Who has gone away meanwhile leaves their seat to others, unless it is a game for days.
    """
    moment = now()
    for seat in [] if table.live.row.is_slow else table.live.seats:
        if seat.kind == rows.PERSON and not is_present(seat, moment):
            await leave(hall, table, seat.seat, None)
    seats = table.live.seats
    if table.live.status != rows.LOBBY or not table.live.has_people:
        return False
    if not with_bots and any(seat.kind == rows.OPEN for seat in seats):
        return False
    try:
        await start(hall, table, "")
    except Refused as error:
        if error.code != "already_started":  # another node, or the host, was first
            raise
    return True


async def start(hall: Hall, table: OpenTable, wanted: str) -> int:
    """Begin; seats that are still open are played by bots, by the table's stand-in unless another one is wanted."""
    if wanted:
        check_level(wanted)

    def make(live: LiveTable) -> Proposal:
        if live.status != rows.LOBBY:
            raise Refused("already_started")
        level = wanted or live.row.house.stand_in
        changes: dict[int, dict[str, object]] = {
            seat.seat: {"kind": rows.BOT, "name": level, "level": level}
            for seat in live.seats
            if seat.kind == rows.OPEN
        }
        bots = sorted({seat.seat for seat in live.seats if not seat.plays} | set(changes))
        return propose(live, rows.START, -1, ",".join(map(str, bots)), seats=changes)

    return await hall.act(table, make)


async def leave(hall: Hall, table: OpenTable, seat: int, who: Sitter | None, for_good: bool = False) -> int:
    """Leave: a seat of the lobby is open again; in the game a bot plays on, and the person may come back.

    `who` is the person themself; the host makes others leave. `for_good` takes the seat's secret away, as the host may.
    """

    def make(live: LiveTable) -> Proposal:
        if live.seats[seat].kind != rows.PERSON:
            raise Refused("not_replaced")
        gone: dict[str, object] = {"token_hash": "", "person_id": ""} if for_good else {}
        if live.status == rows.LOBBY:
            gone = {"kind": rows.OPEN, "name": "", "token_hash": "", "person_id": "", "present_until": 0}
            return propose(live, rows.LEAVE, seat, seats={seat: gone})
        if live.status != rows.PLAYING:
            raise Refused("not_playing")
        level = live.row.house.stand_in
        if live.seats[seat].plays:
            gone["level"] = level
        elif not for_good:
            raise Refused("resigned" if live.seats[seat].resigned else "replaced")
        return propose(live, rows.TAKEOVER, seat, level, seats={seat: gone})

    return await hall.act(table, make, who)


async def take_over(hall: Hall, table: OpenTable, seat: int) -> int:
    """Hand the seat of somebody who has been away for long to a bot."""

    def make(live: LiveTable) -> Proposal:
        if live.status != rows.PLAYING:
            raise Refused("not_playing")
        if not 0 <= seat < len(live.seats):
            raise Refused("not_abandoned")
        free_at = replaceable_at(live, seat, now())
        if free_at is None or free_at > now():
            raise Refused("not_abandoned")
        level = live.row.house.stand_in
        return propose(live, rows.TAKEOVER, seat, level, seats={seat: {"level": level}})

    return await hall.act(table, make)


async def come_back(hall: Hall, table: OpenTable, who: Sitter) -> int:
    """The person plays their seat again."""
    seat = who.seat

    def make(live: LiveTable) -> Proposal:
        if live.status != rows.PLAYING:
            raise Refused("not_playing")
        if live.seats[seat].resigned:
            raise Refused("resigned")
        if not live.seats[seat].level:
            raise Refused("not_replaced")
        return propose(live, rows.RETURN, seat, seats={seat: {"level": ""}})

    return await hall.act(table, make, who)


async def new_secret(hall: Hall, table: OpenTable, who: Sitter) -> str:
    """Another secret for a seat; the old one opens nothing any more. A seat of an account has none."""
    if who.person:
        raise Refused("wrong_token")
    seat, token = who.seat, token_urlsafe(32)

    def make(live: LiveTable) -> Proposal:
        name = live.seats[seat].name
        return propose(live, rows.RENAME, seat, name, seats={seat: {"token_hash": hash_token(token)}})

    await hall.act(table, make, who)
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
        rules=live.room.rules(live.row.seats, live.row.options),
        status=rows.PLAYING,
        version=1,
        origin=table.id,
        origin_step=0,
        rematch="",
        house=msgspec.structs.replace(live.row.house, tournament=""),
        waits=False,
        winners="",
        created=moment,
        changed=moment,
    )
    seats = [_rotated(old, live.row.seats, moment) for old in live.seats]
    seats.sort(key=lambda seat: seat.seat)
    bots = [seat.seat for seat in seats if not seat.plays]
    first = TableEntry(1, rows.START, -1, ",".join(map(str, bots)), None, moment)
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


def _rotated(old: SeatRow, count: int, moment: int) -> SeatRow:
    """The seat one further. Who had left for a bot and is not there stays away: the bot plays under its own name."""
    seat = (old.seat + 1) % count
    if old.kind == rows.BOT or (old.level and not old.resigned and not is_present(old, moment)):
        return SeatRow(seat=seat, kind=rows.BOT, name=old.level, level=old.level)
    return msgspec.structs.replace(old, seat=seat, level="", resigned=False)
