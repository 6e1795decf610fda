"""Phase 1: finishing projects and tower activation, ST-17 to ST-23."""

from typing import ClassVar, Final

from skyhall.core.state import Step
from skyhall.games.skytopia.box.places import COLOURS, ROWS, SLOTS, city_spot
from skyhall.games.skytopia.box.words import CARD, TOWER
from skyhall.games.skytopia.play.acts import FINISHED, begin_work, empty_slot, place_card
from skyhall.games.skytopia.play.effects import BY_TOWER, begin_chain
from skyhall.games.skytopia.play.question import Question
from skyhall.games.skytopia.play.state import ACTIVATING, FINISHING, NOTHING, Table
from skyhall.games.skytopia.play.telling import told_storey


class Finish(Step):
    """ST-17 to ST-19: every finished card is taken, colour by colour; then the expanded towers are activated."""

    def run(self, table: Table) -> None:
        seat = self.seat
        table.phase = FINISHING
        pointer = 1 << table.chronometer.pointer[table.place]
        finished = -1
        first = seat * SLOTS
        golems = table.golems
        for slot in table.slots:
            if golems[first + slot] & pointer:
                if finished < 0:
                    finished = slot
                elif finished // ROWS == slot // ROWS:
                    table.agenda.append(self)
                    table.agenda.append(STACK_NEXT[seat * 4 + slot // ROWS])
                    return
                else:
                    take_finished(table, seat, finished)
                    finished = slot
        if finished >= 0:
            take_finished(table, seat, finished)
        if table.waiting:
            table.phase = ACTIVATING
            table.agenda.append(ACTIVATE_TOWER[seat])


def take_finished(table: Table, seat: int, slot: int) -> None:
    """ST-17, ST-18: the card goes on the tower of its colour, its golems go home, and the tower will be activated."""
    card = table.market[slot]
    table.waiting |= 1 << table.box.components[card].colour
    place_card(table, seat, card)
    if table.log is not None:
        table.emit("card_finished", told_storey(table, seat, slot))
    empty_slot(table, seat, slot, FINISHED)


def finished_in(table: Table, seat: int, colour: int) -> list[int]:
    """The slots of a colour in which the seat has finished a card."""
    pointer = table.chronometer.pointer[table.place]
    first = colour * ROWS
    return [slot for slot in range(first, first + ROWS) if table.golems[seat * SLOTS + slot] >> pointer & 1]


class StackNext(Question):
    """ST-19, RU-20: of several finished cards of one colour, which goes on the tower next."""

    fields: ClassVar[tuple[str, ...]] = ("colour",)
    kind: ClassVar[str] = "stack_next"

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def actions(self, table: Table) -> list[int]:
        return [CARD + slot for slot in finished_in(table, self.seat, self.colour)]

    def take(self, table: Table, action: int) -> None:
        take_finished(table, self.seat, action - CARD)


class ActivateTower(Question):
    """ST-21: each tower that received a finished card is activated once, in an order the seat chooses."""

    kind: ClassVar[str] = "activate_tower"

    def asks(self, table: Table) -> bool:
        return table.waiting & (table.waiting - 1) != 0

    def actions(self, table: Table) -> list[int]:
        return [TOWER + colour for colour in range(4) if table.waiting >> colour & 1]

    def take(self, table: Table, action: int) -> None:
        colour = action - TOWER
        table.waiting ^= 1 << colour
        table.tower = colour
        table.level = -1
        begin_work(table, self.seat)
        if table.waiting:
            table.agenda.append(self)
        table.agenda.append(CLIMB[self.seat])
        if table.log is not None:
            table.emit("tower_activated", {"seat": self.seat, "colour": COLOURS[colour]})

    def run(self, table: Table) -> None:
        """The only tower that waits is not asked about."""
        colour = 0
        while not table.waiting >> colour & 1:
            colour += 1
        self.take(table, TOWER + colour)


class Climb(Step):
    """ST-22: from the foundation upwards each level once, also those that are added meanwhile (RU-21)."""

    def run(self, table: Table) -> None:
        seat = self.seat
        table.agenda.append(self)
        while table.level < len(table.towers[seat * 4 + table.tower]):
            table.level += 1
            if begin_chain(table, seat, city_spot(table.level, table.tower), BY_TOWER):
                return
        table.agenda.pop()
        table.tower = -1
        table.level = -1
        table.chain = NOTHING
        table.banned = 0


STACK_NEXT: Final = [StackNext(seat, colour) for seat in range(4) for colour in range(4)]
ACTIVATE_TOWER: Final = [ActivateTower(seat) for seat in range(4)]
CLIMB: Final = [Climb(seat) for seat in range(4)]
