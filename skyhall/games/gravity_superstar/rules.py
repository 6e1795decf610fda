"""The turn: enter, act, perhaps replay; rounds and the end (GS-15 to GS-33, GS-43 to GS-49)."""

from typing import Final

from skyhall.core.state import Decision, Json, Message, Refusal, Step
from skyhall.games.gravity_superstar.board import TURN_BY
from skyhall.games.gravity_superstar.edition import FULL_HAND
from skyhall.games.gravity_superstar.faces import FACINGS, space_name
from skyhall.games.gravity_superstar.state import FACE_DOWN, Table
from skyhall.games.gravity_superstar.travel import ask_theft, enter, take_cards_back, travel
from skyhall.games.gravity_superstar.words import (
    CARD_OF,
    CARDS,
    COLOURS,
    COMPLETE,
    DOOR,
    DROP_MOVE,
    END,
    MOVE_NAMES,
    MOVE_OF,
    MOVE_WORDS,
    REPLAY,
    SIDE_MOVES,
    SIDE_NAMES,
    TURN_LEFT,
    is_face_down,
)


class Begin(Step):
    """GS-11, GS-15: everything is laid out; the first player begins."""

    def run(self, table: Table) -> None:
        if table.log is not None:
            table.emit("game_started", opening(table))
        table.agenda.append(START[self.seat])
        if table.open_door < 0:
            table.agenda.append(ChooseDoor(self.seat))


def opening(table: Table) -> dict[str, Json]:
    """The set-up, for those who look on."""
    board = table.board
    return {
        "layout": table.layout,
        "width": board.width,
        "height": board.size // board.width,
        "doors": [
            {"number": k + 1, "space": space_name(space, board.width), "facing": FACINGS[board.door_facings[k]]}
            for k, space in enumerate(board.doors)
        ],
        "open_door": None if table.open_door < 0 else table.open_door + 1,
        "stars": [
            {"space": space_name(space, board.width), "colour": COLOURS[colour]}
            for space, colour in enumerate(table.stars)
            if colour >= 0
        ],
        "first_player": table.first_player,
    }


class ChooseDoor(Decision):
    """GS-11: with `first_door = chosen` the first player puts the Open Door pawn on any door."""

    def actions(self, table: Table) -> list[int]:
        return list(range(DOOR, DOOR + len(table.board.doors)))

    def take(self, table: Table, action: int) -> None:
        table.open_door = action - DOOR
        table.emit("open_door_placed", {"seat": self.seat, "door": action - DOOR + 1})


class StartTurn(Step):
    """GS-17, GS-18: come in if off the board, then act."""

    def run(self, table: Table) -> None:
        table.replayed = False
        if table.log is not None:
            table.emit("turn_started", {"seat": self.seat, "round": table.round})
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
            name = space_name(space, board.width)
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
        return table.box.menus[open_moves * 32 + table.hands[seat]][:]

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

    def refusals(self, table: Table) -> list[Refusal]:
        return act_refusals(table, self.seat)


def play_card(table: Table, seat: int, action: int) -> None:
    """GS-21, GS-22, GS-29: the card leaves the hand; with the fifth all come back, before the pawn moves."""
    card = CARD_OF[action]
    face = FACE_DOWN if is_face_down(action) else 0
    table.hands[seat] &= ~(1 << card)
    table.laid[seat] = table.laid[seat] << 4 | (card + 1) | face
    if table.log is not None:
        side = SIDE_NAMES[MOVE_OF[action]]
        if face:
            table.emit_to([seat], "card_played", {"seat": seat, "face": "down", "side": side}, {"card": CARDS[card]})
        else:
            move = MOVE_NAMES[MOVE_OF[action]]
            table.emit("card_played", {"seat": seat, "face": "up", "card": CARDS[card], "move": move, "side": side})
    if table.hands[seat] == 0:
        take_cards_back(table, seat, "fifth")


def rotate(table: Table, seat: int, turn: int) -> None:
    """GS-26, GS-32: turn in place; no space is entered by it."""
    before = table.facing[seat]
    table.facing[seat] = (before + TURN_BY[turn]) % 4
    if table.log is not None:
        table.emit("pawn_turned", {"seat": seat, "from": FACINGS[before], "to": FACINGS[table.facing[seat]]})


def act_refusals(table: Table, seat: int) -> list[Refusal]:
    """GS-20, GS-22, GS-28: what looks playable and is not, with the platform in the way."""
    found: list[Refusal] = []
    hand = table.hands[seat]
    board = table.board
    if hand == FULL_HAND:
        found.append(Refusal(COMPLETE, "GS-20", Message("refused-complete", {})))
    for word in MOVE_WORDS:
        card, move = CARD_OF[word], MOVE_OF[word]
        if not hand >> card & 1:
            found.append(Refusal(word, "GS-22", Message("refused-card", {"card": CARDS[card]})))
        elif move < SIDE_MOVES:
            edge = board.blocked_at(table.pawns[seat], table.facing[seat], move)
            if edge >= 0:
                args: dict[str, Json] = {"space": space_name(edge >> 2, board.width), "side": FACINGS[edge & 3]}
                found.append(Refusal(word, "GS-28", Message("refused-blocked", args)))
        elif move >= TURN_LEFT and move - TURN_LEFT not in table.box.turns:
            found.append(Refusal(word, "GS-26", Message("refused-turn", {})))
    return found


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
        table.emit("token_spent", {"seat": self.seat, "supply": table.supply})
        table.agenda.append(ACT[self.seat])


class EndTurn(Step):
    """GS-15: play goes to the left; the round ends before the first player's next turn."""

    def run(self, table: Table) -> None:
        if table.log is not None:
            table.emit("turn_ended", {"seat": self.seat})
        following = (self.seat + 1) % table.setup.seats
        if following == table.first_player:
            table.agenda.append(EndRound(following))
        else:
            table.agenda.append(START[following])


class EndRound(Step):
    """GS-43 to GS-49: the only moment at which the game can end."""

    def run(self, table: Table) -> None:
        table.quiet_rounds = 0 if table.round_stars else table.quiet_rounds + 1
        table.round_stars = 0
        if table.log is not None:
            table.emit(
                "round_ended",
                {"round": table.round, "left_on_board": table.left, "quiet_rounds": table.quiet_rounds},
            )
        table.ended = end_reason(table)
        if table.ended:
            end_game(table)
        else:
            table.round += 1
            table.agenda.append(START[self.seat])


def end_reason(table: Table) -> str:
    """GS-49: the first reason that holds, or nothing."""
    if table.goal == 0 and table.left <= table.limit:
        return "stars"
    if table.goal > 0 and table.triggered >= 0:
        return "goal"
    if table.goal > 0 and table.left == 0:
        return "no_stars"
    if table.quiet_rounds >= table.stall_rounds:
        return "stalemate"
    return ""


def end_game(table: Table) -> None:
    """GS-44, GS-45: nothing is left to do; the points stand."""
    if table.log is not None:
        table.emit(
            "game_over",
            {"reason": table.ended, "points": table.scores(), "tokens": table.tokens[:], "ranks": table.ranks()},
        )


ACT: Final = [Act(seat) for seat in range(6)]
ENTER: Final = [EnterThroughDoor(seat) for seat in range(6)]
AFTER_ACTION: Final = [AfterAction(seat) for seat in range(6)]
REPLAY_OR_END: Final = [Replay(seat) for seat in range(6)]
END_TURN: Final = [EndTurn(seat) for seat in range(6)]
START: Final = [StartTurn(seat) for seat in range(6)]
