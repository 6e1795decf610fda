"""What looks playable but is not."""

from cloud_race.box.words import PLAY
from cloud_race.play.state import Table
from skyhall.core.event import Message
from skyhall.core.lens import Refusal


def refusals(table: Table) -> list[Refusal]:
    """CR-2: winds that are not in the hand."""
    hand = table.hands[table.seat]
    return [
        Refusal(PLAY.at(number), "CR-2", Message("refused-wind", {"wind": wind.id}))
        for number, wind in enumerate(table.box.winds)
        if number not in hand
    ]
