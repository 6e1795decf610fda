"""Any position from plain data.

round     number of the round (1)
active    the seat to fly; those before it have flown in this round (0)
kites     the cloud of every kite (all on the meadow)
hands     one list of winds a seat, by their ids (as dealt in the order of the edition)
deck      winds from the top down (all that are in no hand, in the order of the edition)
"""

from cloud_race.box.edition import Box
from cloud_race.play.race import EndRound, Turn
from cloud_race.play.state import Table
from skyhall.core.dice import Dice
from skyhall.core.edition import Entry, near
from skyhall.core.state import Setup


def read_position(entry: Entry, setup: Setup, dice: Dice, box: Box) -> Table:
    """The table that the data describe; its seat is the one to fly."""
    table = Table(setup, dice, box)
    seats = setup.seats
    table.round = entry.number("round", 1, box.rounds, 1)
    table.kites = entry.numbers("kites", 0, box.length, seats) if entry.has("kites") else [0] * seats
    left = [wind.copies for wind in box.winds]
    table.hands = [_taken(entry, box, names, left) for names in entry.per_seat("hands", seats)]
    while len(table.hands) < seats:
        table.hands.append([_first(left) for _ in range(box.hand)])
    if entry.has("deck"):
        table.deck = _taken(entry, box, entry.items("deck"), left)[::-1]
    else:
        table.deck = [number for number in reversed(range(len(left))) for _ in range(left[number])]
    for hand in table.hands:
        hand.sort()
    table.seat = entry.number("active", 0, seats - 1, 0)
    table.agenda.append(EndRound())
    table.agenda.append(Turn(table.seat))
    return table


def _taken(entry: Entry, box: Box, names: object, left: list[int]) -> list[int]:
    """Winds by their ids, off the pile of those that are nowhere yet."""
    if not isinstance(names, list | tuple):
        raise entry.fail(f"{names!r}: expected a list of winds")
    known = [wind.id for wind in box.winds]
    found: list[int] = []
    for name in names:
        if name not in known:
            raise entry.fail(f'unknown wind "{name}"{near(name, known)}: expected {", ".join(known)}')
        number = known.index(str(name))
        if left[number] == 0:
            raise entry.fail(f'more of "{name}" than the {box.winds[number].copies} in the box')
        left[number] -= 1
        found.append(number)
    return found


def _first(left: list[int]) -> int:
    number = next(number for number, count in enumerate(left) if count)
    left[number] -= 1
    return number
