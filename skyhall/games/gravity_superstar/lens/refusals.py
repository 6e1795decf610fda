"""What looks playable and is not, with the rule and the reason."""

from skyhall.core.event import Json, Message
from skyhall.core.lens import Refusal
from skyhall.games.gravity_superstar.box.edition import FULL_HAND
from skyhall.games.gravity_superstar.box.faces import FACINGS
from skyhall.games.gravity_superstar.box.words import (
    CARD_OF,
    CARDS,
    COMPLETE,
    MOVE_OF,
    MOVE_WORDS,
    SIDE_MOVES,
)
from skyhall.games.gravity_superstar.play.state import Table
from skyhall.games.gravity_superstar.play.turn import Act


def refusals(table: Table) -> list[Refusal]:
    """Only an action can be refused: the other questions list all that there is."""
    decision = table.decision()
    return _of_act(table, decision.seat) if isinstance(decision, Act) else []


def _of_act(table: Table, seat: int) -> list[Refusal]:
    """GS-20, GS-22, GS-28: what looks playable and is not, with the platform in the way."""
    found: list[Refusal] = []
    hand = table.hands[seat]
    board = table.board
    if hand == FULL_HAND:
        found.append(Refusal(COMPLETE, "GS-20", Message("refused-complete", {})))
    open_moves = board.open_moves(table.pawns[seat], table.facing[seat])
    for word in MOVE_WORDS:
        card, move = CARD_OF[word], MOVE_OF[word]
        if not hand >> card & 1:
            found.append(Refusal(word, "GS-22", Message("refused-card", {"card": CARDS[card]})))
        elif open_moves >> move & 1:
            continue
        elif move < SIDE_MOVES:
            edge = board.blocked_at(table.pawns[seat], table.facing[seat], move)
            args: dict[str, Json] = {"space": board.names[edge >> 2], "side": FACINGS[edge & 3]}
            found.append(Refusal(word, "GS-28", Message("refused-blocked", args)))
        else:
            found.append(Refusal(word, "GS-26", Message("refused-turn", {})))
    return found
