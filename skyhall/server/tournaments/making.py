"""A tournament as an organiser wants it, checked; and the tables of a round, ready to be written down."""

from collections.abc import Sequence
from secrets import token_hex, token_urlsafe

import msgspec

from skyhall.core.errors import OptionsError
from skyhall.core.registry import game
from skyhall.server import rows
from skyhall.server.hall import LEASE, Hall, is_of_game
from skyhall.server.names import printable
from skyhall.server.rows import HouseRules, SeatRow, TableEntry, TableRow
from skyhall.server.tournaments.pairing import robin_rounds
from skyhall.server.tournaments.requests import NewTournament
from skyhall.server.tournaments.rows import FORMATS, ROBIN, SWISS, Player, Tournament

LONGEST_NAME = 60
# A round takes at least so many seconds for each that a decision may take.
DECISIONS = 5


class MadeTable(msgspec.Struct):
    """A table of a round before it is written down."""

    number: int
    row: TableRow
    seats: list[SeatRow]
    first: TableEntry


async def planned(hall: Hall, wish: NewTournament, organiser_id: str, moment: int) -> Tournament:
    """What somebody wants to organise; refused with what is wrong."""
    room = game(wish.game)
    name = printable(wish.name)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise OptionsError(f"name: expected 1 to {LONGEST_NAME} characters")
    if wish.edition_hash:
        box = await hall.edition(room, wish.edition, wish.edition_hash)
    elif wish.edition and wish.edition not in room.edition_names():
        raise OptionsError(f'{room.name} has no edition "{wish.edition}": expected {", ".join(room.edition_names())}')
    else:
        box = room.edition(wish.edition)
    setup = room.setup(wish.seats, wish.options, box)
    room.new(wish.seats, token_hex(8), dict(setup.told), box)  # some options are checked only when the table is laid
    _check_form(wish)
    _check_times(wish, moment)
    if wish.rated and not is_of_game(room, box.name, setup.edition.hash):
        raise OptionsError(
            f"edition: a rated table is played with a box of the game: {', '.join(room.edition_names())}"
        )
    return Tournament(
        id=token_urlsafe(12),
        name=name,
        organiser_id=organiser_id,
        game=room.name,
        seats=wish.seats,
        format=wish.format,
        rounds=wish.rounds if wish.format == SWISS else 0,
        edition=box.name,
        edition_hash=setup.edition.hash,
        options=dict(setup.told),
        clock_move=wish.clock.move,
        clock_bank=wish.clock.bank,
        rated=wish.rated,
        listed=wish.listed,
        least=wish.least,
        most=wish.most,
        starts_at=wish.starts_at,
        round_seconds=wish.round_seconds,
        on_dates=wish.on_dates,
        created=moment,
    )


def _check_form(wish: NewTournament) -> None:
    if wish.format not in FORMATS:
        raise OptionsError(f'format "{wish.format}": expected {", ".join(FORMATS)}')
    if wish.format == ROBIN and wish.seats != 2:
        raise OptionsError(f"format: a round robin is for tables of two; with {wish.seats} seats choose swiss")
    if wish.least < max(3, wish.seats):
        raise OptionsError(f"least: expected at least {max(3, wish.seats)} players")
    if wish.most < wish.least:
        raise OptionsError(f"most: expected at least as many as have to come, {wish.least}")


def _check_times(wish: NewTournament, moment: int) -> None:
    if not wish.clock.move and not wish.clock.bank:
        raise OptionsError("clock: a tournament is played with one")
    least = max(60, wish.clock.bank, wish.clock.move * DECISIONS)
    if wish.round_seconds < least:
        raise OptionsError(f"round_seconds: with this clock a round takes at least {least} seconds")
    if wish.starts_at and wish.starts_at <= moment:
        raise OptionsError("starts_at: expected a time that is still to come, or 0")


def rounds_for(row: Tournament, count: int) -> int:
    """How many rounds there are with so many players: all in a round robin, and in a Swiss of two no more than that."""
    if row.format == ROBIN:
        return robin_rounds(count)
    return min(row.rounds, robin_rounds(count)) if row.seats == 2 else row.rounds


async def table_of(hall: Hall, row: Tournament, number: int, sitting: Sequence[Player], moment: int) -> MadeTable:
    """A table that has begun, each seat somebody's."""
    room = game(row.game)
    house = HouseRules(helps=False, take_backs=rows.NEVER, rated=row.rated, tournament=row.id)
    table = TableRow(
        id=token_urlsafe(12),
        game=row.game,
        rules=room.rules(row.seats, row.options),
        edition=row.edition,
        edition_hash=row.edition_hash,
        options=row.options,
        house=house,
        seats=row.seats,
        seed=token_hex(32),
        listed=row.listed,
        clock_move=row.clock_move,
        clock_bank=row.clock_bank,
        status=rows.PLAYING,
        version=1,
        created=moment,
        changed=moment,
        maker=f"tournament {row.id}"[:32],
    )
    seats = [
        SeatRow(seat=seat, kind=rows.PERSON, name=one.name, person_id=one.person_id) for seat, one in enumerate(sitting)
    ]
    first = TableEntry(1, rows.START, -1, "", None, moment)
    live = await hall.fresh(table, seats)
    if live.problem:
        raise live.problem.with_traceback(None)
    turn, due = live.outlook(first, None, set(), LEASE)
    table.turn, table.due = -1 if turn is None else turn, due
    return MadeTable(number, table, seats, first)
