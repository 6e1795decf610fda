"""A whole box of Skytopia: all components together, and the checks that need more than one of them."""

from typing import Final

from skyhall.core.edition import Edition, Entry, shown
from skyhall.core.schema import Line, Number, Numbers, Schema, Several, Table, Texts
from skyhall.games.skytopia.box.chronometer import FACES, Chronometer
from skyhall.games.skytopia.box.components import (
    ABILITY,
    CARD,
    COLOUR,
    FOUNDATION,
    GUILDMASTER,
    Ability,
    Component,
    Guildmaster,
    read_ability,
    read_cards,
    read_foundation,
    read_guildmaster,
)
from skyhall.games.skytopia.box.places import COLOURS

HARD_MODE = [3, 2]  # ST-62: market rows offered to four seats instead of the edition's
MOST_CARDS = 64
NAME: Final = Line("name")
COATS: Final = Texts("coats", 2, 6)
GOLEMS: Final = Number("golems", 1, 9)
START_COINS: Final = Number("start_coins", 0, 99)
COMPENSATION: Final = Number("compensation", 0, 99)
OPENING_FACE: Final = Number("opening_face", 1, FACES)
COINS_PER_PP: Final = Number("coins_per_pp", 1, 99)
GOLEM_PP: Final = Number("golem_pp", 0, 99)
ROUND_LIMIT: Final = Number("round_limit", 6, 60)
ROWS: Final = [Number(str(seats), 1, 4) for seats in (2, 3, 4)]
DIAL_FACES: Final = Numbers("faces", 1, FACES, FACES)
PRICES: Final = Numbers("prices", 0, 99, FACES - 1)
SCHEMA: Final = Schema(
    [
        CARD,
        FOUNDATION,
        GUILDMASTER,
        ABILITY,
        Table("edition", [NAME, Several("colours", [*COLOURS], 4, 4), COATS]),
        Table(
            "constants",
            [
                GOLEMS,
                START_COINS,
                COMPENSATION,
                OPENING_FACE,
                COINS_PER_PP,
                GOLEM_PP,
                ROUND_LIMIT,
                Table("rows", [*ROWS]),
            ],
        ),
        Table("chronometer", [DIAL_FACES, PRICES]),
    ]
)


class Box(Edition):
    """The checked components. Cards are numbered in file order; foundations follow them, from `first_stone` on."""

    def __init__(self, name: str, content_hash: str) -> None:
        super().__init__(name, content_hash)
        self.coats: list[str] = []
        self.chronometer = Chronometer([1, 6, 5, 4, 3, 2], [10, 6, 3, 1, 0])
        self.golems = 0
        self.start_coins = 0
        self.compensation = 0
        self.opening_face = 0
        self.coins_per_pp = 1
        self.golem_pp = 0
        self.round_limit = 0
        self.rows: list[int] = []
        self.components: list[Component] = []
        self.first_stone = 0
        self.guildmasters: list[Guildmaster] = []
        self.abilities: list[Ability] = []
        self.numbers: dict[str, int] = {}
        self.cards_for_two: list[list[int]] = [[], [], [], []]
        self.cards_for_more: list[list[int]] = [[], [], [], []]
        self.groups: list[list[int]] = [[], [], [], []]

    def cards_of(self, colour: int, seats: int) -> list[int]:
        """ST-8: the cards of a colour that are used by so many seats, in a fresh list."""
        return self.cards_for_more[colour][:] if seats > 2 else self.cards_for_two[colour][:]

    def add_card(self, card: Component) -> None:
        """One more card, numbered in file order."""
        number = len(self.components)
        self.numbers[card.id] = number
        self.components.append(card)
        self.cards_for_more[card.colour].append(number)
        if not card.three_plus:
            self.cards_for_two[card.colour].append(number)

    def group(self, group: int) -> list[int]:
        """The guildmasters of a group."""
        return self.groups[group]


def read_box(entry: Entry, content_hash: str) -> Box:
    """V-1 to V-8: an edition from plain data; anything wrong raises an EditionError that names the entry."""
    head = entry.entry("edition")
    box = Box(NAME.read(head), content_hash)
    read_names(head, box)
    constants = entry.entry("constants")
    read_constants(constants, box)
    read_chronometer(entry.entry("chronometer"), constants, box)
    read_cards_and_foundations(entry, box)
    read_guildmasters(entry, box)
    read_abilities(entry, box)
    entry.close()
    check_decks(entry, box)
    return box


def read_names(head: Entry, box: Box) -> None:
    """V-1: the four colours, and two to six coats."""
    colours = head.items("colours")
    if colours != COLOURS:
        raise head.fail(f'"colours" is {shown(colours)}: expected exactly {shown(COLOURS)}', "colours")
    for value in head.items("coats"):
        if not isinstance(value, str) or not value or value in box.coats:
            raise head.fail(f'"coats" holds {shown(value)}: expected different names', "coats")
        box.coats.append(value)
    if not COATS.least <= len(box.coats) <= COATS.most:
        raise head.fail(f'"coats" holds {len(box.coats)} names: expected {COATS.least} to {COATS.most}', "coats")
    head.close()


def read_constants(constants: Entry, box: Box) -> None:
    """V-2: the numbers of the game."""
    box.golems = GOLEMS.read(constants)
    box.start_coins = START_COINS.read(constants)
    box.compensation = COMPENSATION.read(constants)
    box.opening_face = OPENING_FACE.read(constants)
    box.coins_per_pp = COINS_PER_PP.read(constants)
    box.golem_pp = GOLEM_PP.read(constants)
    box.round_limit = ROUND_LIMIT.read(constants)
    rows = constants.entry("rows")
    box.rows = [0, 0] + [field.read(rows) for field in ROWS]
    rows.close()
    constants.close()


def read_chronometer(dial: Entry, constants: Entry, box: Box) -> None:
    """V-1: six different faces, and five prices that never rise and end with a free one."""
    faces = DIAL_FACES.read(dial)
    if sorted(faces) != [1, 2, 3, 4, 5, 6]:
        raise dial.fail(f'"faces" is {shown(faces)}: expected each of 1 to 6 once', "faces")
    prices = PRICES.read(dial)
    if prices != sorted(prices, reverse=True) or prices[-1] != 0:
        raise dial.fail(f'"prices" is {shown(prices)}: expected numbers that never rise, the last one 0', "prices")
    dial.close()
    if box.opening_face == faces[0]:
        raise constants.fail(
            f'"opening_face" is {faces[0]}: expected another face than the pointer of round 1', OPENING_FACE.key
        )
    box.chronometer = Chronometer(faces, prices)


def read_cards_and_foundations(entry: Entry, box: Box) -> None:
    """V-3, V-4: the cards, then one foundation per colour."""
    for card_entry in entry.entries("card"):
        for card in read_cards(card_entry, box.coats):
            if card.id in box.numbers:
                raise card_entry.fail(
                    f'the id "{card.id}" is taken: expected a name and coat that no other card has', "name"
                )
            box.add_card(card)
    box.first_stone = len(box.components)
    stones: list[Component | None] = [None, None, None, None]
    for stone_entry in entry.entries("foundation"):
        stone = read_foundation(stone_entry, box.coats)
        if stones[stone.colour] is not None:
            raise stone_entry.fail("a second foundation of this colour: expected one")
        stones[stone.colour] = stone
    for colour, found in enumerate(stones):
        if found is None:
            raise entry.fail(
                f"foundation {COLOURS[colour]} is missing: expected one foundation per colour", FOUNDATION.key
            )
        box.numbers[found.id] = len(box.components)
        box.components.append(found)


def read_guildmasters(entry: Entry, box: Box) -> None:
    """V-6: guildmasters with different names, at least one in each group."""
    for master_entry in entry.entries("guildmaster"):
        master = read_guildmaster(master_entry)
        if any(master.id == other.id for other in box.guildmasters):
            raise master_entry.fail(
                f'the id "{master.id}" is taken: expected a name that no other guildmaster has', "name"
            )
        box.groups[master.group].append(len(box.guildmasters))
        box.guildmasters.append(master)
    for group in (1, 2, 3):
        if not box.group(group):
            raise entry.fail(
                f"guildmaster group {group} is empty: expected at least one tile in each of groups 1, 2, 3",
                GUILDMASTER.key,
            )


def read_abilities(entry: Entry, box: Box) -> None:
    """V-7: one tile per colour; sides A and B of colour c are abilities 2c and 2c + 1."""
    sides: list[list[Ability]] = [[], [], [], []]
    for tile in entry.entries("ability"):
        colour = COLOUR.place(tile)
        tile.where = tile.where.rsplit(": ", 1)[0] + f": ability {COLOURS[colour]}"
        if sides[colour]:
            raise tile.fail("a second tile of this colour: expected one")
        sides[colour] = [read_ability(tile.entry(side, f"side {side}"), box.chronometer.prices) for side in ("A", "B")]
        tile.close()
    for colour in range(4):
        if not sides[colour]:
            raise entry.fail(f"ability {COLOURS[colour]} is missing: expected one tile per colour", ABILITY.key)
        box.abilities += sides[colour]


def check_decks(entry: Entry, box: Box) -> None:
    """V-4: no deck too large, and a card left in each after the largest market has been dealt."""
    for colour in range(4):
        total = len(box.cards_of(colour, 4))
        if total > MOST_CARDS:
            raise entry.fail(f"cards {COLOURS[colour]}: found {total}, expected at most {MOST_CARDS}", CARD.key)
        for seats in (2, 3, 4):
            rows = max([box.rows[seats], *HARD_MODE]) if seats == 4 else box.rows[seats]
            used = len(box.cards_of(colour, seats))
            if used <= rows:
                raise entry.fail(
                    f"cards {COLOURS[colour]}: {seats} seats use {used}, "
                    f"expected at least {rows + 1} so that one is left when {rows} rows are dealt",
                    CARD.key,
                )
