"""The turn: enter, act, perhaps replay (GS-15 to GS-33)."""

from typing import Final

from skyhall.core.state import Decision, Step
from skyhall.games.gravity_superstar.box.board import TURN_BY
from skyhall.games.gravity_superstar.box.edition import SIDES
from skyhall.games.gravity_superstar.box.faces import FACINGS
from skyhall.games.gravity_superstar.box.words import (
    COMPLETE,
    DROP_MOVE,
    END,
    MOVE_OF,
    REPLAY,
    SIDE_MOVES,
    TURN_LEFT,
)
from skyhall.games.gravity_superstar.play.cards import play_card, take_cards_back
from skyhall.games.gravity_superstar.play.ending import END_ROUND
from skyhall.games.gravity_superstar.play.scoring import belongings
from skyhall.games.gravity_superstar.play.state import Table
from skyhall.games.gravity_superstar.play.travel import ask_theft, enter, travel


class StartTurn(Step):
    """GS-17, GS-18: come in if off the board, then act."""

    def run(self, table: Table) -> None:
        table.replayed = False
        if table.log is not None:
            table.emit("turn_began", {"seat": self.seat, "round": table.round})
        table.agenda.append(ACT[self.seat])
        if table.pawns[self.seat] < 0:
            table.agenda.append(ENTER[self.seat])


class EnterThroughDoor(Step):
    """GS-17: onto the Door space with the Open Door pawn, which counts as entering it."""

    def run(self, table: Table) -> None:
        seat = self.seat
        board = table.board
        door = table.open_door
        space = board.doors[door]
        table.facing[seat] = board.door_facings[door]
        if table.log is not None:
            name = board.names[space]
            facing = FACINGS[table.facing[seat]]
            table.emit("pawn_placed", {"seat": seat, "door": door + 1, "space": name, "facing": facing})
            table.emit("pawn_entered", {"seat": seat, "space": name, "how": "door", "wrapped": False})
        victim = enter(table, seat, space)
        if victim >= 0:
            ask_theft(table, seat, victim)


class Act(Decision):
    """GS-18: complete the hand, a simple move or a special move."""

    def actions(self, table: Table) -> list[int]:
        seat = self.seat
        open_moves = table.board.open_moves(table.pawns[seat], table.facing[seat])
        return table.box.menus[(open_moves & SIDES) * 32 + table.hands[seat]][:]

    def take(self, table: Table, action: int) -> None:
        seat = self.seat
        table.agenda.append(AFTER_ACTION[seat])
        if action == COMPLETE:
            take_cards_back(table, seat, "complete")
            return
        play_card(table, seat, action)
        move = MOVE_OF[action]
        facing = table.facing[seat]
        if move < SIDE_MOVES:
            travel(table, seat, table.board.moves.routes[move * 4 + facing], table.board.moves.lengths[move], 0)
        elif move == DROP_MOVE:
            travel(table, seat, facing, 1, 0)
        else:
            rotate(table, seat, move - TURN_LEFT)
            travel(table, seat, 0, 0, 0)


def rotate(table: Table, seat: int, turn: int) -> None:
    """GS-26, GS-32: turn in place; no space is entered by it."""
    before = table.facing[seat]
    table.facing[seat] = (before + TURN_BY[turn]) % 4
    if table.log is not None:
        table.emit("pawn_turned", {"seat": seat, "from": FACINGS[before], "to": FACINGS[table.facing[seat]]})


class AfterAction(Step):
    """GS-19: a second action for a token, once a turn; without one the turn ends by itself (ruling 31)."""

    def run(self, table: Table) -> None:
        if table.tokens[self.seat] > 0 and not table.replayed:
            table.agenda.append(REPLAY_OR_END[self.seat])
        else:
            table.agenda.append(END_TURN[self.seat])


class Replay(Decision):
    """GS-19: spend a token for one more action, or end the turn."""

    def actions(self, table: Table) -> list[int]:
        return [END, REPLAY]

    def take(self, table: Table, action: int) -> None:
        if action == END:
            table.agenda.append(END_TURN[self.seat])
            return
        table.tokens[self.seat] -= 1
        table.supply += 1
        table.replayed = True
        if table.log is not None:
            own = belongings(table, [self.seat])
            table.emit("token_spent", {"seat": self.seat, "supply": table.supply, "belongings": own})
        table.agenda.append(ACT[self.seat])


class EndTurn(Step):
    """GS-15: play goes to the left; the round ends when it would be the first player's turn again."""

    def run(self, table: Table) -> None:
        if table.log is not None:
            table.emit("turn_ended", {"seat": self.seat})
        following = (self.seat + 1) % table.setup.seats
        if following != table.first_player:
            table.agenda.append(START[following])
            return
        table.agenda.append(START[table.next_first()])
        table.agenda.append(END_ROUND[following])


ACT: Final = [Act(seat) for seat in range(6)]
ENTER: Final = [EnterThroughDoor(seat) for seat in range(6)]
AFTER_ACTION: Final = [AfterAction(seat) for seat in range(6)]
REPLAY_OR_END: Final = [Replay(seat) for seat in range(6)]
END_TURN: Final = [EndTurn(seat) for seat in range(6)]
START: Final = [StartTurn(seat) for seat in range(6)]
