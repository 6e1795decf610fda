"""The box of Sky Painters: its components, and the checks V1–V11 (spec, section 5) that a component file must pass."""

from collections.abc import Mapping
from typing import Final

from skyhall.core.edition import Edition, Entry, shown
from skyhall.core.schema import Choice, Field, Flag, Line, Number, Numbers, Schema, Table, Tables, Texts, Variants
from skyhall.games.sky_painters.box.components import GRASS, NIGHT, NO_LIMIT, Card, Goods, Tile
from skyhall.games.sky_painters.box.effects import (
    AT_END,
    CLOUD_FIGURE,
    FIGURES,
    HALO_FIGURE,
    KINDS,
    Effect,
    read_effect,
)
from skyhall.games.sky_painters.box.words import COLOURS, GREY, LETTERS, SIDES, SYMBOLS

INITIALS: Final = "ABCD"
ROLLED: Final = ["blue", "white", "grey", "yellow", "green", "black", "orange", "red", "purple"]
"""SP-8: the order in which the dice are rolled at the start."""
SHAPES: Final = 27


DICE: Final = [Number(name, 1, 12) for name in COLOURS]
CLOUDS: Final = Number("clouds", 1, 20)
DECK: Final = Numbers("deck", 4, 96, 3)
PAINTERS: Final = Numbers("painters", 3, 40, 3)
HALO_SPACES: Final = Number("halo_spaces", 0, 8)
FORCED_LANDING: Final = Number("forced_landing_extra", 0, 92)
PRICE: Final = [Number("spots", 0, 30, 0), Number("hope", 0, 30, 0)]
GIFT: Final = [Number("spots", 0, 9, 0), Number("hope", 0, 9, 0), Number("cloud", 0, 9, 0)]
START: Final = Tables("start", [*GIFT], 4, 4)
CLOUD_POINTS: Final = Numbers("clouds", 0, 99, 4)
HOPE_POINTS: Final = Number("hope", 0, 99)
LEADER_POINTS: Final = Number("hope_with_leader", 0, 99)
DIE_POINTS: Final = Number("die", 0, 99)
OPEN_CARD_POINTS: Final = Number("open_card", 0, 99)
SPOTS_PER_POINT: Final = Number("spots_per_point", 1, 99)
ID: Final = Line("id")
NAME: Final = Line("name")
CARD_SYMBOLS: Final = Texts("symbols", 1, SYMBOLS, f"[{''.join(LETTERS)}][1-6]")
LEFT: Final = Choice("left", FIGURES, "none")
RIGHT: Final = Choice("right", FIGURES, "none")
TOP: Final = Choice("top", ["none", "night"], "none")
BOTTOM: Final = Choice("bottom", ["none", "grass"], "none")
CLOUD: Final = Flag("cloud", False)
SPOTS: Final = Number("spots", 0, 20, 0)
LEADER: Final = Flag("leader", False)
HOPE: Final = Number("hope", 0, 20, 0)
STAR: Final = Number("star", 0, 20, 0)
POINTS: Final = Number("points", 0, 99, 0)
SOURCE: Final = Line("source", "design")
EFFECTS: Final = Variants("effects", "do", KINDS, 0, optional=True)
PAINTER: Final[list[Field]] = [ID, NAME, Table("cost", [*PRICE]), EFFECTS, LEADER, HOPE, POINTS, SOURCE]
HALO: Final[list[Field]] = [ID, NAME, EFFECTS, LEADER, HOPE, POINTS, SOURCE]
CARD: Final[list[Field]] = [
    ID, NAME, CARD_SYMBOLS, LEFT, RIGHT, TOP, BOTTOM, CLOUD, SPOTS, LEADER, HOPE, STAR, SOURCE,
]  # fmt: skip
SCHEMA: Final = Schema(
    [
        Tables("card", CARD, 16, 100, things=("cards",)),
        Tables("painter", PAINTER, 8, 40, things=("painters",)),
        Tables("halo", HALO, 0, 40, things=("halos",)),
        Table("edition", [NAME]),
        Table("dice", [*DICE]),
        Table("supply", [CLOUDS]),
        Table("setup", [DECK, PAINTERS, HALO_SPACES, FORCED_LANDING, START]),
        Table(
            "board",
            [
                Table("top_card", [*PRICE]),
                *[Table(f"painter_{side}", [*PRICE]) for side in SIDES],
                Tables("halo_cost", [*PRICE], 0, 8),
            ],
        ),
        Table("scoring", [CLOUD_POINTS, HOPE_POINTS, LEADER_POINTS, DIE_POINTS, OPEN_CARD_POINTS, SPOTS_PER_POINT]),
    ]
)


class Box(Edition):
    """A checked edition, and what the rules need of it in flat lists. Cards 0–3 are the initial ones."""

    def __init__(self, name: str, content_hash: str) -> None:
        super().__init__(name, content_hash)
        self.dice = [0] * len(COLOURS)
        self.clouds = 0
        self.deck: list[int] = []
        self.painter_counts: list[int] = []
        self.halo_spaces = 0
        self.forced_landing_extra = 0
        self.start: list[Goods] = []
        self.top_card = Goods(0, 0)
        self.positions: list[Goods] = []
        self.halo_cost: list[Goods] = []
        self.cloud_points: list[int] = []
        self.hope_points = 0
        self.hope_points_leader = 0
        self.die_points = 0
        self.open_card_points = 0
        self.spots_per_point = 1
        self.cards: list[Card] = []
        self.painters: list[Tile] = []
        self.halos: list[Tile] = []
        self.effects: list[Effect] = []
        self.titles: dict[str, str] = {}
        self.sizes: list[int] = []
        self.colours: list[int] = []
        self.values: list[int] = []
        self.shapes: list[int] = []
        self.fits: list[int] = []

    def index(self) -> None:
        """Fill the flat lists: symbol k of card c is at c × 5 + k; every effect knows its number."""
        for card in self.cards:
            self.titles[card.id] = card.title
            size = len(card.values)
            self.sizes.append(size)
            self.shapes.append(card.shape())
            for k in range(SYMBOLS):
                self.colours.append(card.colours[k] if k < size else -1)
                self.values.append(card.values[k] if k < size else 0)
        for tile in self.painters + self.halos:
            self.titles[tile.id] = tile.title
            for effect in tile.effects:
                effect.index = len(self.effects)
                self.effects.append(effect)
        self.fits = [fitting_shapes(ignored, around) for ignored in range(4) for around in range(64)]


def fitting_shapes(ignored: int, around: int) -> int:
    """SP-14: which of the 27 shapes fit beside these neighbours, as bits.

    `ignored`: 1 half clouds count as plain, 2 half halos do. `around`: the edge that touches on the left and on the
    right (0 no neighbour, else 1 + figure), whether there is a card above, and one below.
    """
    mask = 0
    for shape in range(SHAPES):
        left, right, limit = shape // 9, shape // 3 % 3, shape % 3
        ties = _ties(ignored, left, around >> 4) and _ties(ignored, right, around >> 2 & 3)
        if ties and not (limit == NIGHT and around & 2) and not (limit == GRASS and around & 1):
            mask |= 1 << shape
    return mask


def _ties(ignored: int, figure: int, touching: int) -> bool:
    return touching == 0 or _seen(ignored, figure) == _seen(ignored, touching - 1)


def _seen(ignored: int, figure: int) -> int:
    plain = (figure == CLOUD_FIGURE and ignored & 1) or (figure == HALO_FIGURE and ignored & 2)
    return 0 if plain else figure


def read_box(root: Entry, content_hash: str) -> Box:
    """A box from plain data, or an EditionError naming the entry."""
    head = root.entry("edition")
    box = Box(NAME.read(head), content_hash)
    head.close()
    _read_numbers(root, box)
    _read_cards(root, box)
    box.painters = _read_tiles(root, "painter")
    box.halos = _read_tiles(root, "halo")
    root.close()
    _check_ids(root, box)
    _check_halves(root, box)
    _check_counts(root, box)
    box.index()
    return box


def _read_numbers(root: Entry, box: Box) -> None:
    """V1, V10: dice, supply, setup, board and scoring."""
    dice = root.entry("dice")
    box.dice = [field.read(dice) for field in DICE]
    dice.close()
    if sum(box.dice) > 60:
        raise dice.fail(f"{sum(box.dice)} dice in all: expected at most 60")
    supply = root.entry("supply")
    box.clouds = CLOUDS.read(supply)
    supply.close()
    setup = root.entry("setup")
    box.deck = DECK.read(setup)
    box.painter_counts = PAINTERS.read(setup)
    box.halo_spaces = HALO_SPACES.read(setup)
    box.forced_landing_extra = FORCED_LANDING.read(setup)
    box.start = [_goods(gift, GIFT) for gift in setup.entries("start")]
    setup.close()
    if len(box.start) != 4:
        raise setup.fail(f'"start" holds {len(box.start)} entries: expected 4', "start")
    gifts = sum(gift.clouds for gift in box.start)
    if gifts > box.clouds:
        raise supply.fail(f'"clouds" is {box.clouds}: expected at least the {gifts} that "start" hands out', "clouds")
    board = root.entry("board")
    box.top_card = _goods(board.entry("top_card"), PRICE)
    box.positions = [_goods(board.entry(f"painter_{side}"), PRICE) for side in SIDES]
    box.halo_cost = [_goods(cost, PRICE) for cost in board.entries("halo_cost")]
    board.close()
    _check_halo_cost(board, box)
    scoring = root.entry("scoring")
    box.cloud_points = CLOUD_POINTS.read(scoring)
    if sorted(box.cloud_points, reverse=True) != box.cloud_points:
        raise scoring.fail(f'"clouds" is {shown(box.cloud_points)}: expected numbers that never rise', "clouds")
    box.hope_points = HOPE_POINTS.read(scoring)
    box.hope_points_leader = LEADER_POINTS.read(scoring)
    box.die_points = DIE_POINTS.read(scoring)
    box.open_card_points = OPEN_CARD_POINTS.read(scoring)
    box.spots_per_point = SPOTS_PER_POINT.read(scoring)
    scoring.close()


def _goods(entry: Entry, fields: list[Number]) -> Goods:
    """Spots, hope and, where they are among the fields, clouds."""
    values = [field.read(entry) for field in fields]
    entry.close()
    return Goods(values[0], values[1], values[2] if len(values) > 2 else 0)


def _check_halo_cost(board: Entry, box: Box) -> None:
    """V9: one price a space, the first one free, never falling."""
    if len(box.halo_cost) != box.halo_spaces:
        raise board.fail(
            f'"halo_cost" holds {len(box.halo_cost)} entries: expected {box.halo_spaces}, one for each halo space',
            "halo_cost",
        )
    sums = [cost.spots + cost.hope for cost in box.halo_cost]
    if sums and sums[0] > 0:
        raise board.fail(f'"halo_cost" begins with {sums[0]}: expected the first to be free', "halo_cost")
    if sorted(sums) != sums:
        raise board.fail(f'"halo_cost" adds up to {shown(sums)}: expected sums that never fall', "halo_cost")


def _read_cards(root: Entry, box: Box) -> None:
    """V3, V4, V6: initial cards in the order of their letters, then the others in the order of the file."""
    cards: list[Card] = []
    initial: dict[str, Card] = {}
    for entry in root.entries("card"):
        card = _read_card(root, entry)
        if card.id in INITIALS:
            if card.id in initial:
                raise entry.fail("appears twice: expected each id once")
            if card.limit != NO_LIMIT:
                raise entry.fail(
                    f'has a limit ("{"night" if card.limit == NIGHT else "grass"}"): expected none on an initial card'
                )
            initial[card.id] = card
        else:
            cards.append(card)
    for letter in INITIALS:
        if letter not in initial:
            raise root.fail(f'card "{letter}" is missing: expected the initial cards A, B, C and D', "card")
    if not 12 <= len(cards) <= 96:
        raise root.fail(f"{len(cards)} cards besides the initial ones: expected 12 to 96", "card")
    box.cards = [initial[letter] for letter in INITIALS] + cards


def _read_card(root: Entry, entry: Entry) -> Card:
    name = ID.read(entry)
    entry.where = f'{root.where}: card "{name}"'
    card = Card(name, NAME.read(entry))
    symbols = entry.items("symbols")
    if not CARD_SYMBOLS.least <= len(symbols) <= CARD_SYMBOLS.most:
        raise entry.fail(f'"symbols" holds {len(symbols)}: expected 1 to {SYMBOLS}', "symbols")
    for symbol in symbols:
        good = isinstance(symbol, str) and len(symbol) == 2 and symbol[0] in LETTERS and symbol[1] in "123456"
        if not isinstance(symbol, str) or not good:
            raise entry.fail(
                f'"symbols" holds {shown(symbol)}: expected one of {", ".join(LETTERS)} and a number 1–6, as in "b3"',
                "symbols",
            )
        card.colours.append(LETTERS.index(symbol[0]))
        card.values.append(int(symbol[1]))
    card.left = LEFT.place(entry)
    card.right = RIGHT.place(entry)
    night = TOP.read(entry) == "night"
    grass = BOTTOM.read(entry) == "grass"
    if night and grass:
        raise entry.fail('has both "night" and "grass": expected at most one limit', "bottom")
    card.limit = NIGHT if night else GRASS if grass else NO_LIMIT
    card.cloud = CLOUD.read(entry)
    card.spots = SPOTS.read(entry)
    card.leader = LEADER.read(entry)
    card.hope = HOPE.read(entry)
    card.star = STAR.read(entry)
    SOURCE.read(entry)
    entry.close()
    return card


def _read_tiles(root: Entry, key: str) -> list[Tile]:
    """V8: Painters (with a cost) or halo tokens (without)."""
    tiles: list[Tile] = []
    for entry in root.entries(key):
        name = ID.read(entry)
        entry.where = f'{root.where}: {key} "{name}"'
        tile = Tile(name, NAME.read(entry))
        if key == "painter":
            cost = _goods(entry.entry("cost"), PRICE)
            tile.spots_cost, tile.hope_cost = cost.spots, cost.hope
        tile.leader = LEADER.read(entry)
        tile.hope = HOPE.read(entry)
        tile.points = POINTS.read(entry)
        for place, value in enumerate(entry.items("effects", [])):
            effect = read_effect(entry.inside(value, "effects", place, f"effect {place + 1}"))
            tile.effects.append(effect)
            if effect.time == AT_END:
                tile.end_effects.append(effect)
        SOURCE.read(entry)
        entry.close()
        tiles.append(tile)
    return tiles


def _check_ids(root: Entry, box: Box) -> None:
    """V2."""
    ids: list[str] = []
    for name in [card.id for card in box.cards] + [tile.id for tile in box.painters + box.halos]:
        if name in ids:
            raise root.fail(
                f'id "{name}" appears twice: expected each id once among cards, Painters and halo tokens',
                _path(root, name),
            )
        ids.append(name)


def _path(root: Entry, name: str) -> str:
    """Where the last entry with an id stands."""
    found = ""
    for key in ("card", "painter", "halo"):
        for place, value in enumerate(root.items(key)):
            if isinstance(value, Mapping) and value.get("id") == name:
                found = f"{key}/{place}/id"
    return found


def _check_halves(root: Entry, box: Box) -> None:
    """V5, V7: every half figure can be tied, and there is a leader to be had."""
    for card in box.cards:
        others = [other for other in box.cards if other is not card]
        if card.left and all(other.right != card.left for other in others):
            raise root.fail(
                f'card "{card.id}": no other card has a half {FIGURES[card.left]} on its right: expected one to tie',
                _path(root, card.id),
            )
        if card.right and all(other.left != card.right for other in others):
            raise root.fail(
                f'card "{card.id}": no other card has a half {FIGURES[card.right]} on its left: expected one to tie',
                _path(root, card.id),
            )
    if not any(card.leader for card in box.cards):
        raise root.fail("no card has a leader symbol: expected at least one", "card")


def _check_counts(root: Entry, box: Box) -> None:
    """V3, V8, V9: there is enough of everything for every number of players."""
    others = len(box.cards) - len(INITIALS)
    for players, count in enumerate(box.deck, start=2):
        if count + box.forced_landing_extra > others:
            raise root.fail(
                f'setup: "deck" is {count} for {players} players: expected at most '
                f"{others - box.forced_landing_extra} ({others} cards, {box.forced_landing_extra} for Forced Landing)",
                "setup/deck",
            )
    if not 8 <= len(box.painters) <= 40:
        raise root.fail(f"{len(box.painters)} Painters: expected 8 to 40", "painter")
    for players, count in enumerate(box.painter_counts, start=2):
        if count > len(box.painters):
            raise root.fail(
                f'setup: "painters" is {count} for {players} players: expected at most {len(box.painters)}',
                "setup/painters",
            )
    if len(box.halos) < box.halo_spaces:
        raise root.fail(
            f"{len(box.halos)} halo tokens: expected at least {box.halo_spaces}, one for each halo space", "halo"
        )


def die_colours() -> list[int]:
    """SP-8: the colours in the order in which they are rolled."""
    return [COLOURS.index(name) if name != "grey" else GREY for name in ROLLED]
