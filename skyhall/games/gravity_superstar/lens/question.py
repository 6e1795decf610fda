"""The open question and the words that answer it, as people are told them."""

from skyhall.core.event import Json, Message
from skyhall.games.gravity_superstar.box.words import CARD_OF, MOVE_NAMES, MOVE_OF, SIDE_NAMES, WILD, is_face_down
from skyhall.games.gravity_superstar.play.state import Table
from skyhall.games.gravity_superstar.play.travel import StealFrom
from skyhall.games.gravity_superstar.play.turn import Act


def details(table: Table) -> dict[str, Json]:
    """A theft is asked with its victim, an action with the number of cards that could be taken back instead."""
    decision = table.decision()
    if isinstance(decision, StealFrom):
        return {"victim": decision.victim}
    return {"laid": len(table.laid_cards(decision.seat))} if isinstance(decision, Act) else {}


def describe(table: Table, action: int) -> Message:
    """A word by its block; of a special move, whichever card makes it, by the move."""
    move = MOVE_OF[action]
    if move < 0 or is_face_down(action):
        block = table.setup.words.block_of(action)
        return Message("word-" + block.name, block.values(action))
    return Message("word-" + MOVE_NAMES[move], {"side": SIDE_NAMES[move], "wild": CARD_OF[action] == WILD})
