"""Sides and seats (SK-130 to SK-133): who sits where, in which order, and who speaks for a side."""

from skyhall.core.event import Json
from skyhall.games.skytear.play.state import Table


def clockwise(table: Table, seat: int) -> list[int]:
    """SK-131: all seats, this one first."""
    count = len(table.side_of)
    return [(seat + n) % count for n in range(count)]


def table_order(table: Table) -> list[int]:
    """SK-131: clockwise from the first player."""
    return clockwise(table, table.first)


def seats_of(table: Table, side: int) -> list[int]:
    """SK-131: the seats of a side in table order; its first, and its second if it has one."""
    return [seat for seat in table_order(table) if table.side_of[seat] == side]


def partner(table: Table, seat: int) -> int:
    """SK-130: who sits on the same side, −1 for nobody."""
    return table.partner_of[seat]


def captain(table: Table, side: int) -> int:
    """SK-149: the first seat of a side in odd turns, the second in even ones; a lone seat always."""
    if len(table.side_of) == 2:
        return side
    seats = seats_of(table, side)
    return seats[(table.turn + 1) % len(seats)]


def of_side(table: Table, side: int) -> dict[str, Json]:
    """A side for an event: its number, and the seat that speaks for it."""
    return {"side": side, "seat": captain(table, side)}


def is_pair(table: Table, seat: int) -> bool:
    """SK-138: whether a seat has a partner, half a team, and smaller hands."""
    return partner(table, seat) >= 0


def sees(table: Table, viewer: int, seat: int) -> bool:
    """SK-156: whether a viewer (below 0: a spectator) sees what a seat holds: its own, and an open partner's."""
    if viewer == seat or viewer < 0 or seat < 0:
        return viewer == seat
    return table.is_open and table.side_of[viewer] == table.side_of[seat]


def insiders(table: Table, seat: int) -> list[int]:
    """SK-156: those who see what a seat holds, itself first."""
    return [other for other in clockwise(table, seat) if sees(table, other, seat)]


def first_hand(table: Table, seat: int) -> int:
    """SK-138: cards of a first hand."""
    return table.box.numbers.pair_hand_start if is_pair(table, seat) else table.box.numbers.hand_start


def upkeep_draw(table: Table, seat: int) -> int:
    """SK-138: cards drawn in upkeep."""
    return table.box.numbers.pair_draw_upkeep if is_pair(table, seat) else table.box.numbers.draw_upkeep


def hand_limit(table: Table, seat: int) -> int:
    """SK-138: cards that a hand may hold after upkeep."""
    numbers = table.box.numbers
    return numbers.pair_hand_limit if table.partner_of[seat] >= 0 else numbers.hand_limit
