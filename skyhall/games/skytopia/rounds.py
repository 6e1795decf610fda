"""Rounds and turns, the refill, and the end: ST-14 to ST-16, ST-31, ST-42."""

from typing import Final

from skyhall.core.state import Json, Step
from skyhall.games.skytopia.abilities import EndOfFinishing, EndOfSending
from skyhall.games.skytopia.chronometer import place_of
from skyhall.games.skytopia.components import COLOURS
from skyhall.games.skytopia.finishing import Finish
from skyhall.games.skytopia.places import EMPTY, ROWS, SLOT_NAMES
from skyhall.games.skytopia.scoring import final_table
from skyhall.games.skytopia.sending import BeginSending
from skyhall.games.skytopia.shapes import ResultView
from skyhall.games.skytopia.state import OVER, Table


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
            if market[slot] == EMPTY and table.left[slot // ROWS] > 0:
                turn_over(table, slot)


def turn_over(table: Table, slot: int) -> None:
    """The top card of a deck goes to a slot of the market."""
    colour = slot // ROWS
    left = table.left[colour] - 1
    card = table.decks[colour][left]
    table.left[colour] = left
    table.market[slot] = card
    table.reveal()
    if table.log is not None:
        told: dict[str, Json] = {"slot": SLOT_NAMES[slot], "card": table.box.components[card].id, "deck_left": left}
        table.emit("market_refilled", told)
    if left == 0:
        if table.last_round < 0:
            table.last_round = min(table.round_number + 1, table.box.round_limit)
        if table.log is not None:
            table.emit("deck_exhausted", {"colour": COLOURS[colour], "last_round": table.last_round})


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
            lines = final_table(table)
            told: dict[str, Json] = {"reason": table.ending()}
            told["totals"] = [line["total"] for line in lines]
            told["seats"] = [told_line(line) for line in lines]
            table.emit("game_over", told)


def told_line(line: ResultView) -> dict[str, Json]:
    """For the event: a line of the final table as plain data."""
    return {
        "seat": line["seat"],
        "track": line["track"],
        "guild": line["guild"],
        "end_pp": line["end_pp"],
        "coins_pp": line["coins_pp"],
        "golems_pp": line["golems_pp"],
        "total": line["total"],
        "cards": line["cards"],
        "coins_left": line["coins_left"],
        "rank": line["rank"],
    }


ROUND: Final = Round()
END_OF_ROUND: Final = EndOfRound()
GAME_OVER: Final = GameOver()
TURN: Final = [Turn(seat) for seat in range(4)]
SENDING_AND_REFILL: Final = [[Refill(seat), EndOfSending(seat), BeginSending(seat)] for seat in range(4)]
PHASES_OF_TURN: Final = [[*SENDING_AND_REFILL[seat], EndOfFinishing(seat), Finish(seat)] for seat in range(4)]
