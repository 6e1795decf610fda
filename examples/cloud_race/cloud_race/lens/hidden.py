"""What a seat cannot see is dealt anew: the others' hands and the deck."""

from cloud_race.play.state import Table
from skyhall.core.dice import Dice


def determinize(table: Table, seat: int, dice: Dice) -> Table:
    """A copy in which all cards that the seat has not in hand are shuffled."""
    twin = table.clone()
    twin.dice = dice
    others = [other for other in range(table.setup.seats) if other != seat]
    unseen = sorted([*table.deck, *[wind for other in others for wind in table.hands[other]]])
    dice.shuffle(unseen)
    for other in others:
        twin.hands[other] = sorted(unseen.pop() for _ in table.hands[other])
    twin.deck = unseen
    return twin


def conserved(table: Table) -> dict[str, int]:
    """No kite gets lost."""
    return {"kites": len(table.kites)}
