"""SP-15 to SP-17, SP-26, SP-27, SP-30, SP-42: dice from the pool onto symbols, and what is done to them there."""

from typing import ClassVar, Final

from skyhall.core.event import Json
from skyhall.core.state import Decision, Step
from skyhall.games.sky_painters.box.marks import CHIPS, EMPTY, FACES, LASTING, NONE, PRICES, REROLLS, SECONDS, SQUARE
from skyhall.games.sky_painters.box.words import COLOURS, DECLINE, DIE, ENOUGH, GREY, ON, PLACES, SLOTS, SYMBOLS
from skyhall.games.sky_painters.play.completing import Complete
from skyhall.games.sky_painters.play.state import Table

MAIN: Final = 0
ACQUIRED: Final = 1
SECOND: Final = 2
WHY: Final = ["main", "acquired", "second"]


def add_dice(table: Table, seat: int, highest: int, actions: list[int]) -> None:
    """SP-15: every die of the pool up to a number that can be placed."""
    wanted = table.wanted(seat)
    if wanted == 0:
        return
    pool = table.pool
    for colour in range(GREY + 1):
        if wanted >> colour & 1:
            first = colour * 6
            for face in range(first, first + highest):
                if pool[face]:
                    actions.append(DIE + face)


def has_die(table: Table, seat: int, highest: int) -> bool:
    """Whether `add_dice` would find any."""
    wanted = table.wanted(seat)
    if wanted == 0:
        return False
    pool = table.pool
    for colour in range(GREY + 1):
        if wanted >> colour & 1:
            for face in range(colour * 6, colour * 6 + highest):
                if pool[face]:
                    return True
    return False


def take_die(table: Table, seat: int, face: int, why: int) -> None:
    """SP-15, SP-26: a die leaves the pool for the hand; an acquired one is paid first."""
    price = face % 6 + 1 if why == ACQUIRED else 0
    table.pool[face] -= 1
    table.pool_size -= 1
    if table.log is not None:
        taken: dict[str, Json] = {"colour": COLOURS[face // 6], "number": face % 6 + 1, "price": price}
        table.emit("die_taken", {"seat": seat, **taken, "why": WHY[why], "pool": table.pool_of([face // 6])})
    table.gain_spots(seat, -price, "die")
    table.agenda.append(PlaceDie(seat, face, why))


class PlaceDie(Decision):
    """SP-15, SP-16: the die goes onto an empty symbol; a wrong colour costs a cloud."""

    fields: ClassVar[tuple[str, ...]] = ("face", "why")

    def __init__(self, seat: int, face: int, why: int) -> None:
        super().__init__(seat)
        self.face = face
        self.why = why

    def actions(self, table: Table) -> list[int]:
        seat = self.seat
        colour = self.face // 6
        takes_any = colour == GREY or table.clouds[seat] > 0
        colours = table.box.colours
        sizes = table.box.sizes
        marks = table.marks
        found: list[int] = []
        for slot in range(SLOTS):
            card = table.slot_cards[seat * SLOTS + slot]
            if card >= 0:
                base = slot * SYMBOLS
                for k in range(sizes[card]):
                    free = marks[seat * PLACES + base + k] == EMPTY
                    if free and (takes_any or colours[card * SYMBOLS + k] == colour):
                        found.append(ON + base + k)
        return found

    def take(self, table: Table, action: int) -> None:
        seat = self.seat
        place = action - ON
        colour = self.face // 6
        number = self.face % 6 + 1
        recoloured = colour not in (GREY, table.colour_at(seat, place))
        if recoloured:
            table.clouds[seat] -= 1
            table.cloud_supply += 1
            if table.log is not None:
                table.emit("cloud_paid", {"seat": seat, "clouds": table.clouds[seat], "supply": table.cloud_supply})
        value = table.value_at(seat, place)
        surplus = max(0, number - value)
        table.marks[seat * PLACES + place] = 1 + colour * 6 + min(number, value) - 1
        table.has_moved = True
        if table.log is not None:
            where: dict[str, Json] = {"slot": place // SYMBOLS + 1, "symbol": place % SYMBOLS + 1}
            where["colour"] = COLOURS[colour]
            result: dict[str, Json] = {"set_to": min(number, value), "completed": number >= value, "surplus": surplus}
            table.emit("die_placed", {"seat": seat, **where, **result, "recoloured": recoloured})
        table.gain_spots(seat, surplus, "surplus")
        if self.why != SECOND and table.lasting[seat * LASTING + SECONDS + colour]:
            table.agenda.append(SecondDie(seat, table.lasting[seat * LASTING + SECONDS + colour]))
        after_change(table, seat, place, number >= value)


def die_in_hand(table: Table) -> int:
    """The face of the die that waits for its symbol, −1 if there is none."""
    top = table.agenda[-1] if table.agenda else None
    return top.face if isinstance(top, PlaceDie) else NONE


def after_change(table: Table, seat: int, place: int, done: bool) -> None:
    """SP-19, SP-42: a card that is full completes; otherwise an empty pool is refilled.

    A card completed by a die gives that die back, so the pool need not be looked at after it.
    """
    if done and table.is_slot_done(seat, place // SYMBOLS):
        table.agenda.append(Complete(seat, place // SYMBOLS))
    elif table.pool_size == 0:
        table.agenda.append(RefillPool(seat))


class RefillPool(Step):
    """SP-42: completed dice become squares and are rolled; uncompleted ones stay."""

    def run(self, table: Table) -> None:
        moved: list[Json] = []
        colours: list[int] = []
        for step in range(table.seats):
            seat = (self.seat + step) % table.seats
            for place in table.dice_places(seat):
                if table.is_done(seat, place):
                    colour = (table.marks[seat * PLACES + place] - 1) // 6
                    table.marks[seat * PLACES + place] = SQUARE
                    number = table.roll_into_pool(colour)
                    if table.log is not None:
                        symbol: dict[str, Json] = {"slot": place // SYMBOLS + 1, "symbol": place % SYMBOLS + 1}
                        moved.append({"seat": seat, **symbol, "colour": COLOURS[colour], "number": number})
                        colours.append(colour)
        if moved:
            table.emit("pool_refilled", {"seat": self.seat, "dice": moved, "pool": table.pool_of(colours)})


class ChooseReroll(Decision):
    """Ruling 21: one die after another is picked from the pool; then all are rolled together."""

    fields: ClassVar[tuple[str, ...]] = ("chosen",)

    def __init__(self, seat: int, chosen: list[int]) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def asks(self, table: Table) -> bool:
        picked = len(self.chosen)
        return picked < table.lasting[self.seat * LASTING + REROLLS] and picked < table.pool_size

    def actions(self, table: Table) -> list[int]:
        left = [DIE + face for face in range(FACES) if table.pool[face] > self.chosen.count(face)]
        return [*left, ENOUGH] if self.chosen else left

    def take(self, table: Table, action: int) -> None:
        if action == ENOUGH:
            self.run(table)
        else:
            table.agenda.append(ChooseReroll(self.seat, [*self.chosen, action - DIE]))

    def run(self, table: Table) -> None:
        for face in self.chosen:
            table.pool[face] -= 1
            table.pool_size -= 1
        rolled: list[Json] = []
        for face in self.chosen:
            number = table.roll_into_pool(face // 6)
            if table.log is not None:
                rolled.append({"colour": COLOURS[face // 6], "from": face % 6 + 1, "to": number})
        if table.log is not None:
            pool = table.pool_of([face // 6 for face in self.chosen])
            table.emit("dice_rerolled", {"seat": self.seat, "dice": rolled, "pool": pool})


class TakeDie(Decision):
    """Ruling 21: after a reroll a die must be taken."""

    def actions(self, table: Table) -> list[int]:
        found: list[int] = []
        add_dice(table, self.seat, 6, found)
        return found

    def take(self, table: Table, action: int) -> None:
        take_die(table, self.seat, action - DIE, MAIN)


class SecondDie(Decision):
    """Ruling 22: after a die of the right colour one more low die, free; it earns no third."""

    fields: ClassVar[tuple[str, ...]] = ("highest",)

    def __init__(self, seat: int, highest: int) -> None:
        super().__init__(seat)
        self.highest = highest

    def asks(self, table: Table) -> bool:
        return has_die(table, self.seat, self.highest)

    def run(self, table: Table) -> None:
        """No die can be taken."""

    def actions(self, table: Table) -> list[int]:
        found: list[int] = []
        add_dice(table, self.seat, self.highest, found)
        found.append(DECLINE)
        return found

    def take(self, table: Table, action: int) -> None:
        if action != DECLINE:
            take_die(table, self.seat, action - DIE, SECOND)


def turn_die(table: Table, seat: int, place: int, down: bool) -> None:
    """SP-27, ruling 20: one spot turns an uncompleted die one up, or with Levitt Alpha one down (1 → 6)."""
    mark = table.marks[seat * PLACES + place]
    number = (mark - 1) % 6 + 1
    new = number + 1
    if down:
        new = 6 if number == 1 else number - 1
    table.gain_spots(seat, -1, "paint")
    table.marks[seat * PLACES + place] = mark + new - number
    done = new == table.value_at(seat, place)
    if done:
        table.has_moved = True
    if table.log is not None:
        where: dict[str, Json] = {"slot": place // SYMBOLS + 1, "symbol": place % SYMBOLS + 1}
        table.emit("die_painted", {"seat": seat, **where, "from": number, "to": new, "completed": done})
    after_change(table, seat, place, done)


def pay_symbol(table: Table, seat: int, place: int) -> None:
    """SP-30: hope chips instead of a die."""
    price = table.lasting[seat * LASTING + PRICES + table.colour_at(seat, place)]
    table.gain_hope(seat, -price, "symbol")
    table.marks[seat * PLACES + place] = CHIPS
    table.has_moved = True
    if table.log is not None:
        where: dict[str, Json] = {"slot": place // SYMBOLS + 1, "symbol": place % SYMBOLS + 1}
        table.emit("symbol_paid", {"seat": seat, **where, "hope": price})
    if table.is_slot_done(seat, place // SYMBOLS):
        table.agenda.append(Complete(seat, place // SYMBOLS))
