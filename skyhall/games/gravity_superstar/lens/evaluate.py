"""How good a position looks (spec, section 10), as shares of the win."""

from typing import Final

from skyhall.core.state import shares
from skyhall.games.gravity_superstar.box.faces import REPLAY_PLACE
from skyhall.games.gravity_superstar.box.words import MOVE_CARDS, MOVES, ROTATE, WILD
from skyhall.games.gravity_superstar.play.scoring import points
from skyhall.games.gravity_superstar.play.state import Table

LOST_IN_EJECTION: Final = 1.5
TAKEN_IN_EJECTION: Final = 1.3
ROTATE_OR_WILD: Final = 1 << ROTATE | 1 << WILD


def evaluate(table: Table) -> list[float]:
    """Every seat's share of the win, from its worth in points."""
    if table.seat < 0:
        return table.win_shares()
    seats = table.setup.seats
    to_take = max(0, table.left - table.limit) if table.goal == 0 else table.left
    ending = to_take <= seats or table.triggered >= 0
    worth = [0.0] * seats
    risk = [0.0] * seats
    for seat in range(seats):
        worth[seat] += _belongings(table, seat, ending) + _prospects(table, seat, risk)
    for seat in range(seats):
        if seat != table.seat and not (ending and table.triggered >= 0):
            worth[seat] -= risk[seat] * (LOST_IN_EJECTION - 0.1 * (5 - table.hands[seat].bit_count()))
    return shares(worth, 1.2 + 0.24 * to_take / seats)


def _belongings(table: Table, seat: int, ending: bool) -> float:
    """Points, half pairs, tokens and cards; close to the end only points count, and tokens break ties."""
    worth = float(points(table, seat))
    tokens = table.tokens[seat]
    if ending:
        return worth - 0.05 * tokens
    for colour in range(seat * 6, seat * 6 + 6):
        if table.owned[colour] % 2:
            worth += 0.25
    worth += 0.75 if tokens >= 2 else 0.5 * tokens
    hand = table.hands[seat]
    worth += 0.12 * (hand.bit_count() - 2)
    if hand & ROTATE_OR_WILD:
        worth += 0.25
    if table.goal > 0 and points(table, seat) >= table.goal - 4:
        worth += 0.3 * (points(table, seat) - table.goal + 4)
    return worth


def _prospects(table: Table, seat: int, risk: list[float]) -> float:
    """The best gain of the next move, and of a second one with a token; notes whom the seat could eject."""
    space, facing = table.pawns[seat], table.facing[seat]
    weight = 0.4
    penalty = 0.0
    hand = table.hands[seat]
    if space < 0:
        space = table.board.doors[max(0, table.open_door)]
        facing = table.board.door_facings[max(0, table.open_door)]
        weight, penalty = 0.3, 0.3
    possible = table.board.open_moves(space, facing)
    best = 0.0
    second = 0.0
    for move in range(MOVES):
        if not possible >> move & 1 or not hand & MOVE_CARDS[move]:
            continue
        gain = gain_of(table, seat, space, facing, move, risk)
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    return weight * best + (0.2 * second if table.tokens[seat] else 0.0) - penalty


def gain_of(table: Table, seat: int, space: int, facing: int, move: int, risk: list[float]) -> float:
    """Stars, new pairs, tokens and thefts on the way of one move."""
    gain = 0.0
    for there in table.board.walk(space, facing, move):
        colour = table.stars[there]
        if colour >= 0:
            gain += 1.0 + (table.owned[seat * 6 + colour] & 1)
            continue
        rival = table.rival_at(there, seat)
        if rival >= 0:
            gain += TAKEN_IN_EJECTION
            risk[rival] = max(risk[rival], 0.7)
        elif table.board.symbols[there] == REPLAY_PLACE and table.supply > 0:
            gain += 1.0
    return gain
