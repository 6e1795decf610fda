"""The ability tiles that work at the end of a phase: ST-51 to ST-56. The others stand where things happen."""

from typing import ClassVar, Final

from skyhall.core.state import Step
from skyhall.games.skytopia.box.components import (
    ALL_HOME,
    BUY_ROTATION,
    CARDS_ADDED,
    NO_COINS,
    SAME_COAT,
    SENT_AT_PRICE,
)
from skyhall.games.skytopia.box.places import EMPTY, SLOTS
from skyhall.games.skytopia.box.words import GOLEM, SKIP
from skyhall.games.skytopia.play.acts import ability_of, turn_golem, use_ability
from skyhall.games.skytopia.play.question import Question
from skyhall.games.skytopia.play.reach import golems_to_turn
from skyhall.games.skytopia.play.state import NOTHING, Table


class EndOfFinishing(Step):
    """ST-24: the end of Phase 1."""

    def run(self, table: Table) -> None:
        seat = self.seat
        when = table.powers[seat]
        if when == 0:
            return
        ability = ability_of(table, seat)
        if when == CARDS_ADDED:
            if table.joined >= ability.cards:
                use_ability(table, seat, ability.pp, 0)
        elif when == NO_COINS:
            if table.coins[seat] == 0:
                use_ability(table, seat, 0, ability.coins)
        elif when == ALL_HOME:
            if table.supply[seat] == table.box.golems:
                use_ability(table, seat, 0, ability.coins)
        elif (
            when == BUY_ROTATION
            and table.coins[seat] >= ability.cost
            and golems_to_turn(table, seat, ability.steps, NOTHING, 0)
        ):
            table.agenda.append(BUY_ROTATIONS[seat])


class BuyRotation(Question):
    """ST-55: may pay to rotate one own golem anywhere in the market."""

    kind: ClassVar[str] = "buy_rotation"

    def actions(self, table: Table) -> list[int]:
        found = golems_to_turn(table, self.seat, ability_of(table, self.seat).steps, NOTHING, 0)
        found.append(SKIP)
        return found

    def take(self, table: Table, action: int) -> None:
        ability = ability_of(table, self.seat)
        if action == SKIP:
            if table.log is not None:
                table.emit("skipped", {"seat": self.seat, "decision": self.kind, "source": "ability"})
            return
        use_ability(table, self.seat, 0, -ability.cost)
        turn_golem(table, self.seat, (action - GOLEM) // 6, (action - GOLEM) % 6, ability.steps, "ability")


class EndOfSending(Step):
    """ST-29: the end of Phase 2."""

    def run(self, table: Table) -> None:
        seat = self.seat
        table.chain = NOTHING
        table.banned = 0
        when = table.powers[seat]
        if when == SENT_AT_PRICE:
            ability = ability_of(table, seat)
            if table.price == ability.price:
                use_ability(table, seat, ability.pp, 0)
        elif when == SAME_COAT:
            ability = ability_of(table, seat)
            if table.out(seat) >= ability.cards and most_of_one_coat(table, seat) >= ability.cards:
                use_ability(table, seat, ability.pp, 0)


def most_of_one_coat(table: Table, seat: int) -> int:
    """ST-52: on how many market cards of one coat the seat has golems, for its best coat."""
    counts = [0] * len(table.box.coats)
    components = table.box.components
    first = seat * SLOTS
    golems = table.golems
    for slot in table.slots:
        if golems[first + slot] != 0 and table.market[slot] != EMPTY:
            counts[components[table.market[slot]].coat] += 1
    most = 0
    for cards in counts:
        most = max(most, cards)
    return most


BUY_ROTATIONS: Final = [BuyRotation(seat) for seat in range(4)]
