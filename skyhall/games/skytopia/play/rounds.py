"""Rounds and turns, the refill, and the end: ST-14 to ST-16, ST-31, ST-42."""

from typing import Final

from skyhall.core.event import Json
from skyhall.core.state import Step
from skyhall.games.skytopia.box.chronometer import place_of
from skyhall.games.skytopia.box.places import COLOURS, EMPTY, ROWS, SLOT_NAMES
from skyhall.games.skytopia.play.abilities import EndOfFinishing, EndOfSending
from skyhall.games.skytopia.play.finishing import Finish
from skyhall.games.skytopia.play.scoring import scores
from skyhall.games.skytopia.play.sending import BeginSending
from skyhall.games.skytopia.play.state import OVER, Table
from skyhall.games.skytopia.play.telling import told_dial, told_late, told_part, told_result


class Round(Step):
    """ST-14: every seat takes one turn, from the first seat clockwise."""

    def run(self, table: Table) -> None:
        table.agenda.append(END_OF_ROUND)
        for turn in range(table.seats - 1, -1, -1):
            table.agenda.append(TURN[(table.first + turn) % table.seats])
        if table.log is not None:
            told: dict[str, Json] = {"round": table.round_number, "first": table.first}
            told["pointer"] = table.chronometer.pointer[table.place] + 1
            told["last_round"] = table.last_round if table.last_round >= 0 else None
            told.update({"final": table.round_number >= table.final_round, "dial": told_dial(table)})
            table.emit("round_began", told)


class Turn(Step):
    """ST-16: finish and activate, send, refill, always in this order."""

    def run(self, table: Table) -> None:
        table.active = self.seat
        table.joined = 0
        table.price = -1
        table.used = 0
        table.agenda += PHASES_OF_TURN[self.seat]
        if table.log is not None:
            table.emit("turn_began", {"seat": self.seat})


class Refill(Step):
    """ST-31: every empty slot is refilled while its deck lasts; ST-42: an empty deck announces the last round."""

    def run(self, table: Table) -> None:
        market = table.market
        for slot in table.slots:
            if market[slot] == EMPTY and table.decks[slot // ROWS]:
                turn_over(table, slot)


def turn_over(table: Table, slot: int) -> None:
    """The top card of a deck goes to a slot of the market."""
    colour = slot // ROWS
    deck = table.decks[colour]
    left = len(deck) - 1
    card = deck[left]
    table.decks[colour] = deck[:left]
    table.market[slot] = card
    table.reveal()
    if table.log is not None:
        component = table.box.components[card]
        told: dict[str, Json] = {"slot": SLOT_NAMES[slot], "card": component.id, "title": component.name}
        told.update({"coat": table.box.coats[component.coat], "deck_left": left})
        told["effect"] = [told_part(part) for part in component.plain]
        table.emit("market_refilled", told)
    if left == 0:
        if table.last_round < 0:
            table.last_round = min(table.round_number + 1, table.box.round_limit)
        if table.log is not None:
            late = told_late(table)
            table.emit("deck_exhausted", {"colour": COLOURS[colour], "last_round": table.last_round, "late": late})


class EndOfRound(Step):
    """ST-15: the game ends, or the chronometer advances and the start marker goes to the right."""

    def run(self, table: Table) -> None:
        if table.round_number >= table.final_round:
            table.agenda.append(GAME_OVER)
            return
        pointer = table.chronometer.pointer[table.place] + 1
        first = table.first
        start_round(table, table.round_number + 1, (first - 1) % table.seats)
        table.agenda.append(ROUND)
        if table.log is not None:
            table.emit("chronometer_turned", {"from": pointer, "to": table.chronometer.pointer[table.place] + 1})
            table.emit("start_marker_passed", {"from": first, "to": table.first})


def start_round(table: Table, number: int, first: int) -> None:
    """ST-1: the chronometer stands where the round says."""
    table.round_number = number
    table.place = place_of(number)
    table.first = first


class GameOver(Step):
    """ST-43: the score."""

    def run(self, table: Table) -> None:
        table.phase = OVER
        table.active = -1
        if table.log is not None:
            ranks = table.ranks()
            told: dict[str, Json] = {"reason": table.ending(), "points": scores(table), "ranks": ranks}
            told["seats"] = [told_result(table, seat, ranks[seat]) for seat in range(table.seats)]
            table.emit("game_over", told)


ROUND: Final = Round()
END_OF_ROUND: Final = EndOfRound()
GAME_OVER: Final = GameOver()
TURN: Final = [Turn(seat) for seat in range(4)]
SENDING_AND_REFILL: Final = [[Refill(seat), EndOfSending(seat), BeginSending(seat)] for seat in range(4)]
PHASES_OF_TURN: Final = [[*SENDING_AND_REFILL[seat], EndOfFinishing(seat), Finish(seat)] for seat in range(4)]
