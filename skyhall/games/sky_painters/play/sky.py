"""SP-12 to SP-14: taking a card and putting it into the sky."""

from typing import ClassVar

from skyhall.core.event import Json
from skyhall.core.state import Decision
from skyhall.games.sky_painters.box.marks import EMPTY, LASTING, NO_SYMBOL, NONE, WATCH_OFFER
from skyhall.games.sky_painters.box.words import (
    CELL,
    CELLS,
    PLACES,
    POSITIONS,
    RIGHT,
    SLOTS,
    SYMBOLS,
    TAKE,
    TOP,
    WIDTH,
    column,
    row,
)
from skyhall.games.sky_painters.play.fits import shapes_fitting
from skyhall.games.sky_painters.play.state import Table


def refresh_fits(table: Table, seat: int) -> None:
    """Work out anew which cards fit where in a seat's sky: a new way to ignore figures changes all of it."""
    table.fits_at[seat] = [shapes_fitting(table, seat, cell) for cell in range(CELLS)]
    unite_fits(table, seat)


def unite_fits(table: Table, seat: int) -> None:
    """The shapes that fit somewhere."""
    union = 0
    for fitting in table.fits_at[seat]:
        union |= fitting
    fits = table.fits[:]
    fits[seat] = union
    table.fits = fits


def put_card(table: Table, seat: int, card: int, cell: int) -> int:
    """A card on its grey side into a cell and the lowest free slot, which is returned."""
    lay_card(table, seat, card, cell)
    return open_slot(table, seat, card, cell)


def open_slot(table: Table, seat: int, card: int, cell: int) -> int:
    """The lowest free slot for an uncompleted card; its symbols are empty."""
    slot = 0
    while table.slot_cards[seat * SLOTS + slot] >= 0:
        slot += 1
    table.slot_cards[seat * SLOTS + slot] = card
    table.slot_cells[seat * SLOTS + slot] = cell
    table.open_cards[seat] += 1
    size = table.box.sizes[card]
    for k in range(SYMBOLS):
        table.marks[seat * PLACES + slot * SYMBOLS + k] = EMPTY if k < size else NO_SYMBOL
    return slot


def lay_card(table: Table, seat: int, card: int, cell: int) -> None:
    """A card into a cell; what fits around it is worked out anew."""
    sky = table.sky[seat][:]
    sky[cell] = card
    table.sky[seat] = sky
    fits_at = table.fits_at[seat][:]
    fits_at[cell] = 0
    x, y = cell // WIDTH, cell % WIDTH
    if x > 0:
        fits_at[cell - WIDTH] = shapes_fitting(table, seat, cell - WIDTH)
    if x < WIDTH - 1:
        fits_at[cell + WIDTH] = shapes_fitting(table, seat, cell + WIDTH)
    if y > 0:
        fits_at[cell - 1] = shapes_fitting(table, seat, cell - 1)
    if y < WIDTH - 1:
        fits_at[cell + 1] = shapes_fitting(table, seat, cell + 1)
    table.fits_at[seat] = fits_at
    unite_fits(table, seat)


def card_fits(table: Table, seat: int, card: int) -> bool:
    """SP-12: the card has at least one legal cell."""
    return table.fits[seat] >> table.box.shapes[card] & 1 == 1


def add_takes(table: Table, seat: int, actions: list[int]) -> None:
    """SP-12: the cards on offer that may be taken now; not the top of the deck."""
    if table.open_cards[seat] >= table.house.open_cards:
        return
    fits = table.fits[seat]
    shapes = table.box.shapes
    offer = table.offer
    for position in range(TOP):
        card = offer[position]
        if card >= 0 and fits >> shapes[card] & 1:
            actions.append(TAKE + position)


def can_take_top(table: Table, seat: int) -> bool:
    """SP-12, SP-48."""
    if not table.deck or table.open_cards[seat] >= table.house.open_cards:
        return False
    spots, hope = table.top_price(seat)
    return table.spots[seat] >= spots and table.hope[seat] >= hope and card_fits(table, seat, table.deck[-1])


def card_at(table: Table, position: int) -> int:
    """The card at a position of the offer, or on top of the deck."""
    if position == TOP:
        return table.deck[-1] if table.deck else NONE
    return table.offer[position]


class PlaceCard(Decision):
    """SP-13, SP-14: the card taken from a position goes to a legal cell, at once."""

    fields: ClassVar[tuple[str, ...]] = ("position",)

    def __init__(self, seat: int, position: int) -> None:
        super().__init__(seat)
        self.position = position

    def actions(self, table: Table) -> list[int]:
        shape = table.box.shapes[card_at(table, self.position)]
        fits_at = table.fits_at[self.seat]
        found: list[int] = []
        for cell in range(CELLS):
            if fits_at[cell] >> shape & 1:
                found.append(CELL + cell)
        return found

    def take(self, table: Table, action: int) -> None:
        take_card(table, self.seat, self.position, action - CELL)


class TakeFreeCard(Decision):
    """Ruling 14: one card of the offer, free and compulsory if there is a slot and a cell for one."""

    def asks(self, table: Table) -> bool:
        return len(self.actions(table)) > 0

    def run(self, table: Table) -> None:
        """Nothing can be taken."""

    def actions(self, table: Table) -> list[int]:
        found: list[int] = []
        add_takes(table, self.seat, found)
        return found

    def take(self, table: Table, action: int) -> None:
        table.agenda.append(PlaceCard(self.seat, action - TAKE))


def take_card(table: Table, seat: int, position: int, cell: int) -> None:
    """SP-13: pay, place, collect hope, leave hope, tell the watchers, refill."""
    card = card_at(table, position)
    spots, hope = table.top_price(seat) if position == TOP else (0, 0)
    collected = table.offer_hope if position == RIGHT else 0
    if table.log is not None:
        paid: dict[str, Json] = {"paid_spots": spots, "paid_hope": hope, "collected": collected}
        taken: dict[str, Json] = {"card": table.box.cards[card].id, "title": table.box.cards[card].title}
        table.emit("card_taken", {"seat": seat, **taken, "position": POSITIONS[position], **paid})
    table.pay(seat, spots, hope, "top")
    if position == TOP:
        table.deck = table.deck[:-1]
    else:
        table.offer = table.offer[:]
        table.offer[position] = NONE
    slot = put_card(table, seat, card, cell)
    table.has_moved = True
    if table.log is not None:
        placed: dict[str, Json] = {"x": column(cell), "y": row(cell), "slot": slot + 1}
        placed["position"] = POSITIONS[position]
        title = table.box.cards[card].title
        table.emit("card_placed", {"seat": seat, "card": table.box.cards[card].id, "title": title, **placed})
    if position == RIGHT:
        table.offer_hope = 0
        table.gain_hope(seat, collected, "collected")
    elif table.offer[RIGHT] >= 0:
        table.offer_hope += 1
        if table.log is not None:
            table.emit("offer_hope_added", {"seat": seat, "total": table.offer_hope})
    if position != TOP:
        for other in range(1, table.seats):
            watcher = (seat + other) % table.seats
            table.gain_hope(watcher, table.lasting[watcher * LASTING + WATCH_OFFER], "watching")
    refill_offer(table, seat, position)


def refill_offer(table: Table, seat: int, position: int) -> None:
    """SP-13, SP-35: cards slide right, the deck fills the left; its last card begins the Critical Phase."""
    had_deck = position == TOP or len(table.deck) > 0
    if position != TOP:
        for gap in range(position, 0, -1):
            table.offer[gap] = table.offer[gap - 1]
        table.offer[0] = table.deck[-1] if table.deck else NONE
        table.deck = table.deck[:-1]
    if table.log is not None:
        cards = table.box.cards
        shown: dict[str, Json] = {
            "position": POSITIONS[position],
            "offer": [cards[card].id if card >= 0 else None for card in table.offer],
            "card": cards[table.offer[0]].id if position != TOP and table.offer[0] >= 0 else None,
            "top": cards[table.deck[-1]].id if table.deck else None,
            "deck": len(table.deck),
        }
        table.emit("offer_refilled", {"seat": seat, **shown})
    if table.deck:
        table.reveal()
    elif had_deck and not table.house.is_duel:
        table.is_critical = True
        if table.log is not None:
            table.emit("critical_phase", {"seat": seat})
