"""Cards: into play, and back into the hand (GS-20 to GS-22, GS-29, GS-37)."""

from skyhall.core.event import Json
from skyhall.games.gravity_superstar.box.edition import FULL_HAND
from skyhall.games.gravity_superstar.box.words import (
    CARD_OF,
    CARDS,
    MOVE_NAMES,
    MOVE_OF,
    SIDE_NAMES,
    WILD,
    is_face_down,
)
from skyhall.games.gravity_superstar.play.state import FACE_DOWN, Table


def play_card(table: Table, seat: int, action: int) -> None:
    """GS-21, GS-22, GS-29: the card leaves the hand; with the fifth all come back, before the pawn moves."""
    card = CARD_OF[action]
    face = FACE_DOWN if is_face_down(action) else 0
    table.hands[seat] &= ~(1 << card)
    table.laid[seat] = table.laid[seat] << 4 | (card + 1) | face
    if table.log is not None:
        _tell_played(table, seat, action)
    if table.hands[seat] == 0:
        take_cards_back(table, seat, "fifth")


def take_cards_back(table: Table, seat: int, reason: str) -> None:
    """GS-20, GS-29, GS-36, GS-37: unseen."""
    count = len(table.laid_cards(seat)) if table.log is not None else 0
    table.laid[seat] = 0
    table.hands[seat] = FULL_HAND
    if count > 0:
        _tell(table, seat, "hand_restored", {"seat": seat, "reason": reason, "cards": count}, {})


def _tell_played(table: Table, seat: int, action: int) -> None:
    """GS-21: which card lies face down is for its owner alone."""
    card, move = CARD_OF[action], MOVE_OF[action]
    named: dict[str, Json] = {"card": CARDS[card], "wild": card == WILD}
    told: dict[str, Json] = {"seat": seat, "side": SIDE_NAMES[move]}
    if is_face_down(action):
        told.update({"face": "down", "move": None})
        _tell(table, seat, "card_played", told, named)
    else:
        told.update({"face": "up", "move": MOVE_NAMES[move], **named})
        _tell(table, seat, "card_played", told, {})


def _tell(table: Table, seat: int, name: str, told: dict[str, Json], secret: dict[str, Json]) -> None:
    """An event about the cards of a seat, with what everybody sees of them now and what only their owner does."""
    told["face_up"] = [CARDS[card] for card in table.face_up(seat)]
    told["face_down"] = len(table.face_down(seat))
    told["in_hand"] = table.hands[seat].bit_count()
    secret["hand"] = [CARDS[card] for card in table.hand(seat)]
    secret["hidden"] = [CARDS[card] for card in table.face_down(seat)]
    table.emit_to([seat], name, told, secret)
