"""What lies on the table of Sky Painters, and the small verbs that all rules share."""

from typing import ClassVar, Final

from skyhall.core.dice import Dice
from skyhall.core.event import Json
from skyhall.core.state import Setup, State
from skyhall.games.sky_painters.box.edition import Box
from skyhall.games.sky_painters.box.marks import (
    ANY_COLOUR,
    EMPTY,
    FACES,
    GREY_BIT,
    LASTING,
    LIMIT,
    NO_SYMBOL,
    NOBODY,
    NONE,
    SQUARE,
)
from skyhall.games.sky_painters.box.words import CELLS, COLOURS, PLACES, SLOTS, SYMBOLS
from skyhall.games.sky_painters.play.house import House

BLANK: Final[list[int]] = []
BLANK_ROWS: Final[list[list[int]]] = []


class Table(State):
    """The table. Lists of seats are flat: `marks[seat × 20 + slot × 5 + symbol]`; a sky is a row: `sky[seat][cell]`.

    What changes seldom is never changed in place but replaced by a changed copy, so that clones can share it:
    the rows of a sky, decks, offers, tiles, tokens and everything counted from them.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "turn", "active", "first", "step", "letters", "spots", "hope", "clouds", "cloud_supply", "leader", "wings",
        "lasting", "pool", "sky", "blue", "slot_cards", "slot_cells", "marks", "offer", "offer_hope", "deck",
        "card_box", "gallery", "pile", "tile_box", "halo_spaces", "halo_box", "drawn", "painters", "halos",
        "halo_places", "dice_left", "extra_turns", "is_extra", "has_moved", "idle_turns", "is_critical", "may_end",
        "how", "winner",
    )  # fmt: skip
    derived: ClassVar[tuple[str, ...]] = (
        "box", "house", "seats", "pool_size", "fits_at", "fits", "open_cards", "blocks", "stars", "star_cards",
        "leader_cards", "completed",
    )  # fmt: skip
    given: ClassVar[tuple[str, ...]] = ("box", "house")

    def __init__(self, setup: Setup, dice: Dice, box: Box, house: House) -> None:
        super().__init__(setup, dice)
        self.box = box
        self.house = house
        self.seats = setup.seats
        self.turn = 0
        self.active = 0
        self.first = 0
        self.step = 1
        self.letters = BLANK
        self.spots = BLANK
        self.hope = BLANK
        self.clouds = BLANK
        self.cloud_supply = 0
        self.leader = NOBODY
        self.wings = BLANK
        """T of SP-21: the sum of a seat's hope symbols."""
        self.lasting = BLANK
        self.pool = BLANK
        self.pool_size = 0
        self.sky = BLANK_ROWS
        self.blue = BLANK_ROWS
        self.fits_at = BLANK_ROWS
        """Which shapes of cards fit a cell, as bits (SP-14); `fits` is the union over a seat's cells."""
        self.fits = BLANK
        self.slot_cards = BLANK
        self.slot_cells = BLANK
        self.open_cards = BLANK
        self.marks = BLANK
        self.offer = BLANK
        self.offer_hope = 0
        self.deck = BLANK
        """The last card is the top; so in `pile`."""
        self.card_box = BLANK
        self.gallery = BLANK
        self.pile = BLANK
        self.tile_box = BLANK
        self.halo_spaces = BLANK
        self.halo_box = BLANK
        self.drawn = BLANK
        self.painters = BLANK_ROWS
        self.halos = BLANK_ROWS
        self.halo_places = BLANK_ROWS
        """For each halo token the left cell of the two it lies on, or −1 − Painter."""
        self.blocks = BLANK
        """The most completed cards in any 3×3 block of a seat's sky."""
        self.stars = BLANK
        self.star_cards = BLANK
        self.leader_cards = BLANK
        self.completed = BLANK
        self.dice_left = 0
        self.extra_turns = 0
        self.is_extra = False
        self.has_moved = False
        self.idle_turns = 0
        self.is_critical = False
        self.may_end = False
        self.how = ""
        self.winner = NOBODY

    def clear(self) -> None:
        """Empty lists of the right sizes, for a new table."""
        seats = self.seats
        self.letters = [0] * seats
        self.spots = [0] * seats
        self.hope = [0] * seats
        self.clouds = [0] * seats
        self.wings = [0] * seats
        self.lasting = [0] * (seats * LASTING)
        self.pool = [0] * FACES
        self.sky = [[NONE] * CELLS for _ in range(seats)]
        self.blue = [[0] * CELLS for _ in range(seats)]
        self.fits_at = [[0] * CELLS for _ in range(seats)]
        self.fits = [0] * seats
        self.slot_cards = [NONE] * (seats * SLOTS)
        self.slot_cells = [NONE] * (seats * SLOTS)
        self.open_cards = [0] * seats
        self.marks = [NO_SYMBOL] * (seats * PLACES)
        self.offer = [NONE] * 3
        self.deck = []
        self.card_box = []
        self.gallery = [NONE] * 3
        self.pile = []
        self.tile_box = []
        self.halo_spaces = [NONE] * self.box.halo_spaces
        self.halo_box = []
        self.drawn = []
        self.painters = [[] for _ in range(seats)]
        self.halos = [[] for _ in range(seats)]
        self.halo_places = [[] for _ in range(seats)]
        self.blocks = [0] * seats
        self.stars = [0] * seats
        self.star_cards = [0] * seats
        self.leader_cards = [0] * seats
        self.completed = [0] * seats

    def clone(self) -> "Table":
        twin = Table(self.setup, self.dice.clone(), self.box, self.house)
        self.copy_to(twin)
        twin.turn = self.turn
        twin.active = self.active
        twin.first = self.first
        twin.step = self.step
        twin.letters = self.letters
        twin.spots = self.spots[:]
        twin.hope = self.hope[:]
        twin.clouds = self.clouds[:]
        twin.cloud_supply = self.cloud_supply
        twin.leader = self.leader
        twin.wings = self.wings[:]
        twin.lasting = self.lasting
        twin.pool = self.pool[:]
        twin.pool_size = self.pool_size
        twin.sky = self.sky[:]
        twin.blue = self.blue[:]
        twin.fits_at = self.fits_at[:]
        twin.fits = self.fits
        twin.slot_cards = self.slot_cards[:]
        twin.slot_cells = self.slot_cells[:]
        twin.open_cards = self.open_cards[:]
        twin.marks = self.marks[:]
        twin.offer = self.offer
        twin.offer_hope = self.offer_hope
        twin.deck = self.deck
        twin.card_box = self.card_box
        twin.gallery = self.gallery
        twin.pile = self.pile
        twin.tile_box = self.tile_box
        twin.halo_spaces = self.halo_spaces
        twin.halo_box = self.halo_box
        twin.drawn = self.drawn
        twin.painters = self.painters
        twin.halos = self.halos
        twin.halo_places = self.halo_places
        twin.blocks = self.blocks
        twin.stars = self.stars
        twin.star_cards = self.star_cards
        twin.leader_cards = self.leader_cards
        twin.completed = self.completed
        twin.dice_left = self.dice_left
        twin.extra_turns = self.extra_turns
        twin.is_extra = self.is_extra
        twin.has_moved = self.has_moved
        twin.idle_turns = self.idle_turns
        twin.is_critical = self.is_critical
        twin.may_end = self.may_end
        twin.how = self.how
        twin.winner = self.winner
        return twin

    # goods

    def gain_spots(self, seat: int, amount: int, why: str, source: str = "") -> None:
        """Spots from the supply, or back to it if the amount is negative. An effect has a source."""
        if amount:
            self.spots[seat] += amount
            if self.log is not None:
                self.emit("spots_changed", change(seat, amount, self.spots[seat], why, source))

    def gain_hope(self, seat: int, amount: int, why: str, source: str = "") -> None:
        """Hope from the supply, or back to it if the amount is negative. An effect has a source."""
        if amount:
            self.hope[seat] += amount
            if self.log is not None:
                self.emit("hope_changed", change(seat, amount, self.hope[seat], why, source))

    def pay(self, seat: int, spots: int, hope: int, why: str) -> None:
        self.gain_spots(seat, -spots, why)
        self.gain_hope(seat, -hope, why)

    def take_leader(self, seat: int) -> None:
        """SP-20, ruling 43: from wherever it is; nothing changes for its holder."""
        if self.leader != seat:
            if self.log is not None:
                self.emit("leader_taken", {"seat": seat, "victim": None if self.leader < 0 else self.leader})
            self.leader = seat

    def add_wings(self, seat: int, number: int, source: str) -> None:
        """SP-21: a hope symbol counts from now on, and activates at once with the leader, never later."""
        if number == 0:
            return
        self.wings[seat] += number
        if self.leader == seat:
            gained = self.wings[seat] // 2
            if self.log is not None:
                event: dict[str, Json] = {"source": source, "title": self.box.titles[source]}
                self.emit("hope_activated", {"seat": seat, **event, "total": self.wings[seat], "gained": gained})
            self.gain_hope(seat, gained, "activated")
        elif self.log is not None:
            title = self.box.titles[source]
            self.emit("hope_slept", {"seat": seat, "source": source, "title": title, "total": self.wings[seat]})

    # dice and symbols

    def roll_into_pool(self, colour: int) -> int:
        """A die back to the pool with a new number, which is returned."""
        number = self.dice.below(6)
        self.pool[colour * 6 + number] += 1
        self.pool_size += 1
        return number + 1

    def pool_of(self, colours: list[int]) -> list[Json]:
        """For events: the pool in these colours as it is now."""
        shown: list[Json] = []
        for colour in sorted(set(colours)):
            counts: list[Json] = list(self.pool[colour * 6 : colour * 6 + 6])
            shown.append({"colour": COLOURS[colour], "counts": counts})
        return shown

    def is_done(self, seat: int, place: int) -> bool:
        """SP-19: a die at its number, a square, or hope."""
        mark = self.marks[seat * PLACES + place]
        return mark >= SQUARE or (mark > EMPTY and (mark - 1) % 6 + 1 == self.value_at(seat, place))

    def value_at(self, seat: int, place: int) -> int:
        """The number that a symbol asks for."""
        return self.box.values[self.slot_cards[seat * SLOTS + place // SYMBOLS] * SYMBOLS + place % SYMBOLS]

    def colour_at(self, seat: int, place: int) -> int:
        """The colour that a symbol asks for."""
        return self.box.colours[self.slot_cards[seat * SLOTS + place // SYMBOLS] * SYMBOLS + place % SYMBOLS]

    def is_slot_done(self, seat: int, slot: int) -> bool:
        """SP-19: every symbol of the card in a slot is completed."""
        card = self.slot_cards[seat * SLOTS + slot]
        base = seat * PLACES + slot * SYMBOLS
        values = self.box.values
        marks = self.marks
        for k in range(self.box.sizes[card]):
            mark = marks[base + k]
            if mark == EMPTY or (mark < SQUARE and (mark - 1) % 6 + 1 != values[card * SYMBOLS + k]):
                return False
        return True

    def wanted(self, seat: int) -> int:
        """SP-15: the colours of dice that some empty symbol of the seat takes, as bits."""
        colours = self.box.colours
        sizes = self.box.sizes
        marks = self.marks
        mask = 0
        for slot in range(SLOTS):
            card = self.slot_cards[seat * SLOTS + slot]
            if card >= 0:
                base = seat * PLACES + slot * SYMBOLS
                for k in range(sizes[card]):
                    if marks[base + k] == EMPTY:
                        mask |= 1 << colours[card * SYMBOLS + k]
        if mask == 0:
            return 0
        return ANY_COLOUR if self.clouds[seat] > 0 else mask | GREY_BIT

    def dice_places(self, seat: int) -> list[int]:
        """The places of all dice on a seat's cards, completed or not, in slot and symbol order."""
        base = seat * PLACES
        return [place for place in range(PLACES) if EMPTY < self.marks[base + place] < SQUARE]

    # prices and limits

    def spot_limit(self, seat: int) -> int:
        """SP-31."""
        return self.house.spot_limit + self.lasting[seat * LASTING + LIMIT]

    def top_price(self, seat: int) -> tuple[int, int]:
        """SP-12, SP-48: spots and hope for the top card of the deck."""
        if self.house.free_top_card and self.leader == seat:
            return 0, 0
        return self.box.top_card.spots, self.box.top_card.hope

    def painter_price(self, seat: int, position: int) -> tuple[int, int]:
        """SP-28, SP-48: spots and hope for a Painter on offer."""
        tile = self.box.painters[self.gallery[position]]
        if self.house.free_painters and self.leader == seat:
            return tile.spots_cost, tile.hope_cost
        board = self.box.positions[position]
        return tile.spots_cost + board.spots, tile.hope_cost + board.hope

    def empty_spaces(self) -> int:
        """Ruling 2: the halo cost depends on the number of empty spaces, whichever they are."""
        empty = 0
        for token in self.halo_spaces:
            if token < 0:
                empty += 1
        return empty

    def after(self, seat: int) -> list[int]:
        """Ruling 28: the opponents of a seat in turn order."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    # the end

    def ending(self) -> str:
        return self.how


def change(seat: int, delta: int, total: int, why: str, source: str) -> dict[str, Json]:
    """For events: goods won or paid; the amount and whether it was won are for sentences, which know no signs."""
    caused: dict[str, Json] = {"why": why, "source": source or None}
    return {"seat": seat, "delta": delta, "total": total, **caused, "amount": abs(delta), "won": delta > 0}
