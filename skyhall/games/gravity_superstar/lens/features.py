"""What a learned judgement looks at: a row of numbers for each seat, named in `NAMES`."""

from typing import Final

from skyhall.games.gravity_superstar.box.words import MOVE_CARDS, MOVES, ROTATE, WILD
from skyhall.games.gravity_superstar.lens.evaluate import gain_of
from skyhall.games.gravity_superstar.play.ending import is_last_round
from skyhall.games.gravity_superstar.play.scoring import points
from skyhall.games.gravity_superstar.play.state import Table
from skyhall.games.gravity_superstar.play.travel import StealFrom
from skyhall.games.gravity_superstar.play.turn import Act, Replay

NAMES: Final[tuple[str, ...]] = (
    "points",
    "first token",
    "more tokens",
    "half pairs",
    "half pairs with stars left",
    "cards in hand",
    "rotate or wild in hand",
    "off the board",
    "acts now",
    "may replay now",
    "steals now",
    "best gain",
    "second gain",
    "moves that gain",
    "gain of acting now",
    "gain of replaying now",
    "rivals who can eject",
    "can be ejected now",
)
# Stars to take for each seat when a game begins, about.
STARS: Final = 10.0
KEEPS_MOVING: Final = 1 << ROTATE | 1 << WILD


def stage(table: Table) -> float:
    """How few stars are still to be taken."""
    to_take = max(0, table.left - table.limit) if table.goal == 0 else table.left
    return 1.0 - to_take / (STARS * table.setup.seats)


def features(table: Table) -> list[list[float]]:
    """A row for each seat: what it has, what it is asked, what its next move may bring, and its dangers."""
    seats = table.setup.seats
    colours = colours_left(table)
    ejectors = [0.0] * seats
    ejected_now = [0.0] * seats
    rows: list[list[float]] = []
    for seat in range(seats):
        threats = [0.0] * seats
        rows.append(belongings(table, seat, colours) + prospects(table, seat, threats))
        for rival in range(seats):
            if threats[rival] > 0.0:
                ejectors[rival] += 1.0
                if seat == table.seat:
                    ejected_now[rival] = 1.0
    for seat in range(seats):
        rows[seat] += [ejectors[seat], ejected_now[seat]]
    return rows


def colours_left(table: Table) -> int:
    """The colours of the stars on the board, as bits."""
    found = 0
    for colour in table.stars:
        if colour >= 0:
            found |= 1 << colour
    return found


def belongings(table: Table, seat: int, colours: int) -> list[float]:
    """Points, tokens, half pairs and cards."""
    hand = table.hands[seat]
    tokens = table.tokens[seat]
    half = 0
    open_half = 0
    for colour in range(6):
        if table.owned[seat * 6 + colour] & 1:
            half += 1
            open_half += colours >> colour & 1
    return [
        float(points(table, seat)),
        1.0 if tokens else 0.0,
        float(max(0, tokens - 1)),
        float(half),
        float(open_half),
        float(hand.bit_count()),
        1.0 if hand & KEEPS_MOVING else 0.0,
        1.0 if table.pawns[seat] < 0 else 0.0,
    ]


def prospects(table: Table, seat: int, threats: list[float]) -> list[float]:
    """What is asked now, and what the next move may bring; marks whom it could eject."""
    if not still_plays(table, seat):
        return [0.0] * 8
    top = table.agenda[len(table.agenda) - 1]
    acts = 1.0 if seat == table.seat and isinstance(top, Act) else 0.0
    replays = 1.0 if seat == table.seat and isinstance(top, Replay) else 0.0
    steals = 1.0 if seat == table.seat and isinstance(top, StealFrom) else 0.0
    best, second, count = best_gains(table, seat, threats)
    return [acts, replays, steals, best, second, float(count), acts * best, replays * best]


def still_plays(table: Table, seat: int) -> bool:
    """Whether a seat has a turn to come: in the last round those before the one to decide have had theirs."""
    if not is_last_round(table):
        return True
    seats = table.setup.seats
    return (seat - table.first_player) % seats >= (table.seat - table.first_player) % seats


def best_gains(table: Table, seat: int, threats: list[float]) -> tuple[float, float, int]:
    """The two best gains of a seat's next move, and how many moves gain anything."""
    space, facing = table.pawns[seat], table.facing[seat]
    if space < 0:
        space = table.board.doors[max(0, table.open_door)]
        facing = table.board.door_facings[max(0, table.open_door)]
    possible = table.board.open_moves(space, facing)
    hand = table.hands[seat]
    best = 0.0
    second = 0.0
    count = 0
    for move in range(MOVES):
        if not possible >> move & 1 or not hand & MOVE_CARDS[move]:
            continue
        gain = gain_of(table, seat, space, facing, move, threats)
        if gain > 0.0:
            count += 1
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    return best, second, count
