"""Phase 2: sending a golem, ST-25 to ST-30."""

from typing import ClassVar, Final

from skyhall.core.state import Step
from skyhall.games.skytopia.box.components import SHARED_CARD
from skyhall.games.skytopia.box.places import EMPTY, SLOTS
from skyhall.games.skytopia.box.words import GOLEM, SENDS
from skyhall.games.skytopia.play.acts import ability_of, begin_work, lift_golem, put_golem, use_ability
from skyhall.games.skytopia.play.effects import BY_SEND, begin_chain
from skyhall.games.skytopia.play.question import Question
from skyhall.games.skytopia.play.reach import faces_with_room, golems_to_recall
from skyhall.games.skytopia.play.state import SENDING, Table
from skyhall.games.skytopia.play.telling import told_queue, told_seat, told_slot


class BeginSending(Step):
    """ST-25: a seat without a golem in supply takes one back first."""

    def run(self, table: Table) -> None:
        table.phase = SENDING
        table.agenda.append(SEND_GOLEM[self.seat])
        if table.supply[self.seat] == 0:
            table.agenda.append(TAKE_BACK[self.seat])


class TakeBack(Question):
    """ST-25: one own golem comes back from the market; no coins, no ability."""

    kind: ClassVar[str] = "take_back"

    def actions(self, table: Table) -> list[int]:
        return golems_to_recall(table, self.seat, 0)

    def take(self, table: Table, action: int) -> None:
        slot = (action - GOLEM) // 6
        bit = (action - GOLEM) % 6
        lift_golem(table, self.seat, slot, bit)
        table.supply[self.seat] += 1
        if table.log is not None:
            told = told_slot(table, self.seat, slot)
            told.update({"face": bit + 1, "queue": told_queue(table, slot), "has": told_seat(table, self.seat)})
            table.emit("golem_taken_back", told)


class Send(Question):
    """ST-26 to ST-28: one golem is sent at a price that can be paid, and the card it goes to is used."""

    kind: ClassVar[str] = "send"

    def asks(self, table: Table) -> bool:
        return payable_faces(table, self.seat) & faces_with_room(table) != 0

    def run(self, table: Table) -> None:
        """ST-30: no send is legal, so nothing is sent."""

    def actions(self, table: Table) -> list[int]:
        found: list[int] = []
        payable = payable_faces(table, self.seat)
        market = table.market
        shown = table.shown
        for slot in table.slots:
            if market[slot] != EMPTY:
                found += SENDS[slot * 64 + (payable & ~shown[slot])]
        return found

    def take(self, table: Table, action: int) -> None:
        seat = self.seat
        slot = action // 6
        bit = action % 6
        price = table.chronometer.price[table.place * 6 + bit]
        table.coins[seat] -= price
        table.price = price
        table.supply[seat] -= 1
        put_golem(table, seat, slot, bit)
        if table.log is not None:
            steps = table.steps(bit)
            told = told_slot(table, seat, slot)
            told.update({"face": bit + 1, "steps": steps, "price": price, "finish_round": table.round_number + steps})
            told.update({"queue": told_queue(table, slot), "has": told_seat(table, seat)})
            table.emit("golem_sent", told)
        pay_innkeepers(table, seat, slot)
        begin_work(table, seat)
        begin_chain(table, seat, slot, BY_SEND)


def payable_faces(table: Table, seat: int) -> int:
    """ST-3, ST-5: the faces that the seat can pay, never the pointer."""
    dearest = table.chronometer.dearest
    return table.chronometer.payable[table.place * (dearest + 1) + min(table.coins[seat], dearest)]


def pay_innkeepers(table: Table, sender: int, slot: int) -> None:
    """ST-50: other seats with that ability and a golem on the card are paid once."""
    for seat in range(table.seats):
        if table.powers[seat] == SHARED_CARD and seat != sender and table.golems[seat * SLOTS + slot] != 0:
            use_ability(table, seat, 0, ability_of(table, seat).coins)


SEND_GOLEM: Final = [Send(seat) for seat in range(4)]
TAKE_BACK: Final = [TakeBack(seat) for seat in range(4)]
