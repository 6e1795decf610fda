"""What is on the table. Data only: the rules are in the steps.

Slots are numbered colour * 4 + row − 1, towers seat * 4 + colour. The golems of a seat on a card are the set of faces
they show, one bit a face, at `golems[seat * 16 + slot]`: ST-4 makes that exact. Where an ability is used is one number
too, its *spot*: a market slot, or 16 + level * 4 + colour in the city of the active seat.

Lists named below as shared are never changed in place, only replaced, so that a clone need not copy them.
"""

from typing import ClassVar, Final

from skyhall.core.dice import Dice
from skyhall.core.state import Setup, State
from skyhall.games.skytopia.box.edition import Box
from skyhall.games.skytopia.box.places import CITY, SLOTS

SETTING_UP: Final = 0
FINISHING: Final = 1
ACTIVATING: Final = 2
SENDING: Final = 3
OVER: Final = 4

NOTHING: Final[list[int]] = []  # a shared empty list
NOBODY: Final[list[list[int]]] = []


class Table(State):
    """A table of Skytopia."""

    fields: ClassVar[tuple[str, ...]] = (
        "round_number", "first", "active", "phase", "last_round", "rows", "market", "golems", "coins", "pp", "supply",
        "towers", "decks", "masters", "tiles", "sides", "waiting", "tower", "level", "chain", "joined", "price", "used",
    )  # fmt: skip
    derived: ClassVar[tuple[str, ...]] = (
        "box", "chronometer", "seats", "slots", "place", "shown", "coats", "powers", "banned",
    )  # fmt: skip
    noted: ClassVar[tuple[str, ...]] = ("began_pp", "began_coins")
    scratch: ClassVar[tuple[str, ...]] = ("worth",)
    given: ClassVar[tuple[str, ...]] = ("box", "chronometer")

    def __init__(self, setup: Setup, dice: Dice, box: Box) -> None:
        super().__init__(setup, dice)
        self.box = box
        self.chronometer = box.chronometer
        self.seats = setup.seats
        self.rows = 0
        self.slots = NOTHING  # shared: the slots of this market
        self.round_number = 0
        self.place = 0  # where the chronometer stands: (round − 1) mod 6
        self.first = 0
        self.active = -1
        self.phase = SETTING_UP
        self.last_round = -1  # ST-42, once it is known
        self.market = NOTHING  # slot → card or EMPTY
        self.golems = NOTHING  # seat, slot → set of faces
        self.shown = NOTHING  # slot → set of faces of all seats
        self.coins = NOTHING
        self.pp = NOTHING
        self.supply = NOTHING
        self.towers: list[list[int]] = []  # seat, colour → cards upwards, foundation left out; inner lists shared
        self.coats = NOTHING  # seat, coat → cards in the city, foundations included
        self.decks: list[list[int]] = []  # colour → cards still to come, the top last; inner lists shared
        self.masters = NOTHING  # shared: the three guildmasters
        self.tiles = NOTHING  # shared: seat → colour or −1
        self.sides = NOTHING  # shared: seat → 0 for A, 1 for B, −1 for not yet
        self.powers = NOTHING  # shared: seat → moment of its ability, 0 for none (follows from tiles and sides)
        self.waiting = 0  # set of colours whose towers wait for activation
        self.tower = -1  # colour of the tower being activated
        self.level = -1
        self.chain = NOTHING  # shared: ST-33, the spots of the chain
        self.banned = 0  # ST-34: set of market slots in the chain
        self.joined = 0  # ST-53: cards that joined the city this turn
        self.price = -1  # ST-51: what this turn's send cost
        self.used = 0  # set of seats whose ability worked this turn
        self.began_pp = 0  # what the active seat had when the tower or card at work began
        self.began_coins = 0
        self.worth = NOBODY  # seat → what its city is worth at the end, as far as it was asked since that city grew

    def clone(self) -> "Table":
        twin = Table(self.setup, self.dice.clone(), self.box)
        self.copy_to(twin)
        twin.rows = self.rows
        twin.slots = self.slots
        twin.round_number = self.round_number
        twin.place = self.place
        twin.first = self.first
        twin.active = self.active
        twin.phase = self.phase
        twin.last_round = self.last_round
        twin.market = self.market[:]
        twin.golems = self.golems[:]
        twin.shown = self.shown[:]
        twin.coins = self.coins[:]
        twin.pp = self.pp[:]
        twin.supply = self.supply[:]
        twin.towers = self.towers[:]
        twin.coats = self.coats[:]
        twin.decks = self.decks[:]
        twin.masters = self.masters
        twin.tiles = self.tiles
        twin.sides = self.sides
        twin.powers = self.powers
        twin.waiting = self.waiting
        twin.tower = self.tower
        twin.level = self.level
        twin.chain = self.chain
        twin.banned = self.banned
        twin.joined = self.joined
        twin.price = self.price
        twin.used = self.used
        twin.began_pp = self.began_pp
        twin.began_coins = self.began_coins
        return twin

    # what can be read off the table

    @property
    def final_round(self) -> int:
        """ST-42: the round after which the game ends, as far as is known."""
        return self.last_round if self.last_round >= 0 else self.box.round_limit

    def component(self, seat: int, spot: int) -> int:
        """The card or foundation at a spot."""
        if spot < CITY:
            return self.market[spot]
        level = (spot >> 2) - 4
        colour = spot & 3
        return self.towers[seat * 4 + colour][level - 1] if level > 0 else self.box.first_stone + colour

    def size(self, seat: int, colour: int) -> int:
        """ST-44: the size of a tower, its foundation counted."""
        return len(self.towers[seat * 4 + colour]) + 1

    def out(self, seat: int) -> int:
        """How many golems of a seat are in the market."""
        return self.box.golems - self.supply[seat]

    def steps(self, bit: int) -> int:
        """ST-2: the rounds until a face is at the pointer."""
        return self.chronometer.steps[self.place * 6 + bit]

    def queue(self, slot: int) -> list[tuple[int, int]]:
        """The golems on a card as (seat, bit), fewest steps first."""
        return [
            (seat, bit)
            for bit in self.chronometer.queue[self.place]
            for seat in range(self.seats)
            if self.golems[seat * SLOTS + slot] >> bit & 1
        ]

    def refund(self, seat: int, queue: list[tuple[int, int]]) -> int:
        """ST-18: what a seat will be paid for a golem in this queue if it stays as it is."""
        return self.box.compensation if queue[0][0] != seat else 0

    def is_late(self, bit: int) -> bool:
        """ST-42: whether a golem that shows this face cannot finish any more."""
        return self.round_number + self.steps(bit) > self.final_round

    def set_sides(self, sides: list[int]) -> None:
        """ST-46: from now on each seat with a tile and a side has the ability that is face up."""
        self.sides = sides
        self.powers = [
            self.box.abilities[tile * 2 + sides[seat]].when if tile >= 0 and sides[seat] >= 0 else 0
            for seat, tile in enumerate(self.tiles)
        ]

    # what the kernel asks

    def ending(self) -> str:
        """ST-42: a deck ran out, or the limit of rounds is reached."""
        if self.phase != OVER:
            return ""
        return "deck" if self.last_round >= 0 else "limit"
