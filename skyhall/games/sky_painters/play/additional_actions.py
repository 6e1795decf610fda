"""SP-26 to SP-30: step 2, the additional actions."""

from skyhall.core.state import Decision
from skyhall.games.sky_painters.box.marks import DOWN, EMPTY, LASTING, PRICES, SQUARE
from skyhall.games.sky_painters.box.words import (
    DIE,
    END,
    HOPE,
    LOWER,
    ON,
    PAINT,
    PAINTER,
    PLACES,
    SIDES,
    SLOTS,
    SYMBOLS,
)
from skyhall.games.sky_painters.play.painters import acquire_painter
from skyhall.games.sky_painters.play.pool import ACQUIRED, add_dice, has_die, pay_symbol, take_die, turn_die
from skyhall.games.sky_painters.play.state import Table


class AdditionalAction(Decision):
    """SP-26 to SP-30: any number, in any order, until the seat ends; not asked when only the end is left."""

    def asks(self, table: Table) -> bool:
        seat = self.seat
        spots = table.spots[seat]
        if table.dice_left > 0 and spots > 0 and has_die(table, seat, min(spots, 6)):
            return True
        for position in range(len(SIDES)):
            if can_acquire(table, seat, position):
                return True
        lasting = table.lasting[seat * LASTING + DOWN]
        marks = table.marks
        values = table.box.values
        for slot in range(SLOTS):
            card = table.slot_cards[seat * SLOTS + slot]
            if card < 0:
                continue
            base = slot * SYMBOLS
            for k in range(table.box.sizes[card]):
                mark = marks[seat * PLACES + base + k]
                if mark == EMPTY:
                    if can_pay_symbol(table, seat, base + k):
                        return True
                elif mark < SQUARE and spots > 0:
                    number = (mark - 1) % 6 + 1
                    value = values[card * SYMBOLS + k]
                    if number < value or (number != value and lasting):
                        return True
        return False

    def run(self, table: Table) -> None:
        """Only `end` is legal."""

    def actions(self, table: Table) -> list[int]:
        seat = self.seat
        spots = table.spots[seat]
        found: list[int] = []
        if table.dice_left > 0 and spots > 0:
            add_dice(table, seat, min(spots, 6), found)
        self.add_symbols(table, spots, found)
        for position in range(len(SIDES)):
            if can_acquire(table, seat, position):
                found.append(PAINTER + position)
        found.append(END)
        return found

    def add_symbols(self, table: Table, spots: int, found: list[int]) -> None:
        """SP-27, SP-30, ruling 20: dice to paint up, then down, then symbols to pay with hope."""
        seat = self.seat
        down = table.lasting[seat * LASTING + DOWN]
        marks = table.marks
        values = table.box.values
        lowered: list[int] = []
        paid: list[int] = []
        for slot in range(SLOTS):
            card = table.slot_cards[seat * SLOTS + slot]
            if card < 0:
                continue
            base = slot * SYMBOLS
            for k in range(table.box.sizes[card]):
                mark = marks[seat * PLACES + base + k]
                if mark == EMPTY:
                    if can_pay_symbol(table, seat, base + k):
                        paid.append(HOPE + base + k)
                elif mark < SQUARE and spots > 0:
                    number = (mark - 1) % 6 + 1
                    value = values[card * SYMBOLS + k]
                    if number < value:
                        found.append(PAINT + base + k)
                    if number != value and down:
                        lowered.append(LOWER + base + k)
        found.extend(lowered)
        found.extend(paid)

    def take(self, table: Table, action: int) -> None:
        seat = self.seat
        if action == END:
            return
        table.step = 2
        table.agenda.append(self)
        if action < ON:
            table.dice_left -= 1
            take_die(table, seat, action - DIE, ACQUIRED)
        elif action < LOWER:
            turn_die(table, seat, action - PAINT, False)
        elif action < HOPE:
            turn_die(table, seat, action - LOWER, True)
        elif action < PAINTER:
            pay_symbol(table, seat, action - HOPE)
        else:
            acquire_painter(table, seat, action - PAINTER)


def can_acquire(table: Table, seat: int, position: int) -> bool:
    """SP-28: there is a Painter, and the seat can pay it."""
    number = table.gallery[position]
    if number < 0:
        return False
    tile = table.box.painters[number]
    if table.spots[seat] < tile.spots_cost or table.hope[seat] < tile.hope_cost:
        return False
    spots, hope = table.painter_price(seat, position)
    return table.spots[seat] >= spots and table.hope[seat] >= hope


def can_pay_symbol(table: Table, seat: int, place: int) -> bool:
    """SP-30: a Painter allows it, and there is hope enough."""
    price = table.lasting[seat * LASTING + PRICES + table.colour_at(seat, place)]
    return price > 0 and table.hope[seat] >= price
