"""A view as numbers from −1 to 1."""

from cloud_race.box.words import MOST_WINDS
from cloud_race.play.state import Table
from skyhall.core.observation import Part, Row, from_seat

MOST_CARDS = 8


def parts(seats: int) -> list[Part]:
    """What each number means."""
    return [
        Part("kites", seats, "how far each kite is, one's own first"),
        Part("hands", seats, f"cards in each hand, of {MOST_CARDS}"),
        Part("own winds", MOST_WINDS, f"cards of each wind in one's own hand, of {MOST_CARDS}"),
        Part("drift ahead", 6, "what the next six clouds do, as a share of the race"),
        Part("round", 1, "the round, as a share of the last"),
        Part("to move", seats, "whose turn it is"),
    ]


def observe(table: Table, seat: int, seen: Row) -> None:
    """The numbers, in the order of `parts`."""
    box, seats = table.box, table.setup.seats
    order = from_seat(seat, seats)
    for other in order:
        seen.add(table.kites[other] / box.length)
    for other in order:
        seen.scale(len(table.hands[other]), MOST_CARDS)
    for wind in range(MOST_WINDS):
        seen.scale(table.hands[seat].count(wind), MOST_CARDS)
    for cloud in range(table.kites[seat] + 1, table.kites[seat] + 7):
        seen.add(box.drift[cloud] / box.length if cloud <= box.length else 0.0)
    seen.add(table.round / box.rounds)
    seen.one_of(order.index(table.seat) if table.seat >= 0 else -1, seats)
