"""The box of Sky Painters: its components, and the checks V1–V11 (spec, section 5) that a component file must pass."""

from typing import Final

from skyhall.core.edition import Edition, Entry, shown
from skyhall.games.sky_painters.box.components import GRASS, NIGHT, NO_LIMIT, Card, Goods, Tile
from skyhall.games.sky_painters.box.effects import AT_END, CLOUD_FIGURE, FIGURES, HALO_FIGURE, Effect, read_effect
from skyhall.games.sky_painters.box.words import COLOURS, GREY, LETTERS, SIDES, SYMBOLS

INITIALS: Final = "ABCD"
ROLLED: Final = ["blue", "white", "grey", "yellow", "green", "black", "orange", "red", "purple"]
"""SP-8: the order in which the dice are rolled at the start."""
SHAPES: Final = 27


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
    box = Box(head.text("name"), content_hash)
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
    for colour, name in enumerate(COLOURS):
        box.dice[colour] = dice.number(name, 1, 12)
    dice.close()
    if sum(box.dice) > 60:
        raise dice.fail(f"{sum(box.dice)} dice in all: expected at most 60")
    supply = root.entry("supply")
    box.clouds = supply.number("clouds", 1, 20)
    supply.close()
    setup = root.entry("setup")
    box.deck = setup.numbers("deck", 4, 96, 3)
    box.painter_counts = setup.numbers("painters", 3, 40, 3)
    box.halo_spaces = setup.number("halo_spaces", 0, 8)
    box.forced_landing_extra = setup.number("forced_landing_extra", 0, 92)
    box.start = [_goods(gift, 9, "cloud") for gift in setup.entries("start")]
    setup.close()
    if len(box.start) != 4:
        raise setup.fail(f'"start" holds {len(box.start)} entries: expected 4')
    gifts = sum(gift.clouds for gift in box.start)
    if gifts > box.clouds:
        raise supply.fail(f'"clouds" is {box.clouds}: expected at least the {gifts} that "start" hands out')
    board = root.entry("board")
    box.top_card = _goods(board.entry("top_card"), 30)
    box.positions = [_goods(board.entry(f"painter_{side}"), 30) for side in SIDES]
    box.halo_cost = [_goods(cost, 30) for cost in board.entries("halo_cost")]
    board.close()
    _check_halo_cost(board, box)
    scoring = root.entry("scoring")
    box.cloud_points = scoring.numbers("clouds", 0, 99, 4)
    if sorted(box.cloud_points, reverse=True) != box.cloud_points:
        raise scoring.fail(f'"clouds" is {shown(box.cloud_points)}: expected numbers that never rise')
    box.hope_points = scoring.number("hope", 0, 99)
    box.hope_points_leader = scoring.number("hope_with_leader", 0, 99)
    box.die_points = scoring.number("die", 0, 99)
    box.open_card_points = scoring.number("open_card", 0, 99)
    box.spots_per_point = scoring.number("spots_per_point", 1, 99)
    scoring.close()


def _goods(entry: Entry, most: int, clouds: str = "") -> Goods:
    goods = Goods(
        entry.number("spots", 0, most, 0),
        entry.number("hope", 0, most, 0),
        entry.number(clouds, 0, most, 0) if clouds else 0,
    )
    entry.close()
    return goods


def _check_halo_cost(board: Entry, box: Box) -> None:
    """V9: one price a space, the first one free, never falling."""
    if len(box.halo_cost) != box.halo_spaces:
        raise board.fail(
            f'"halo_cost" holds {len(box.halo_cost)} entries: expected {box.halo_spaces}, one for each halo space'
        )
    sums = [cost.spots + cost.hope for cost in box.halo_cost]
    if sums and sums[0] > 0:
        raise board.fail(f'"halo_cost" begins with {sums[0]}: expected the first to be free')
    if sorted(sums) != sums:
        raise board.fail(f'"halo_cost" adds up to {shown(sums)}: expected sums that never fall')


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
            raise root.fail(f'card "{letter}" is missing: expected the initial cards A, B, C and D')
    if not 12 <= len(cards) <= 96:
        raise root.fail(f"{len(cards)} cards besides the initial ones: expected 12 to 96")
    box.cards = [initial[letter] for letter in INITIALS] + cards


def _read_card(root: Entry, entry: Entry) -> Card:
    name = entry.text("id")
    entry.where = f'{root.where}: card "{name}"'
    card = Card(name, entry.text("name"))
    symbols = entry.items("symbols")
    if not 1 <= len(symbols) <= SYMBOLS:
        raise entry.fail(f'"symbols" holds {len(symbols)}: expected 1 to {SYMBOLS}')
    for symbol in symbols:
        good = isinstance(symbol, str) and len(symbol) == 2 and symbol[0] in LETTERS and symbol[1] in "123456"
        if not isinstance(symbol, str) or not good:
            raise entry.fail(
                f'"symbols" holds {shown(symbol)}: expected one of {", ".join(LETTERS)} and a number 1–6, as in "b3"'
            )
        card.colours.append(LETTERS.index(symbol[0]))
        card.values.append(int(symbol[1]))
    card.left = FIGURES.index(entry.choice("left", FIGURES, "none"))
    card.right = FIGURES.index(entry.choice("right", FIGURES, "none"))
    night = entry.choice("top", ["none", "night"], "none") == "night"
    grass = entry.choice("bottom", ["none", "grass"], "none") == "grass"
    if night and grass:
        raise entry.fail('has both "night" and "grass": expected at most one limit')
    card.limit = NIGHT if night else GRASS if grass else NO_LIMIT
    card.cloud = entry.flag("cloud", False)
    card.spots = entry.number("spots", 0, 20, 0)
    card.leader = entry.flag("leader", False)
    card.hope = entry.number("hope", 0, 20, 0)
    card.star = entry.number("star", 0, 20, 0)
    entry.text("source", "design")
    entry.close()
    return card


def _read_tiles(root: Entry, key: str) -> list[Tile]:
    """V8: Painters (with a cost) or halo tokens (without)."""
    tiles: list[Tile] = []
    for entry in root.entries(key):
        name = entry.text("id")
        entry.where = f'{root.where}: {key} "{name}"'
        tile = Tile(name, entry.text("name"))
        if key == "painter":
            cost = _goods(entry.entry("cost"), 30)
            tile.spots_cost, tile.hope_cost = cost.spots, cost.hope
        tile.leader = entry.flag("leader", False)
        tile.hope = entry.number("hope", 0, 20, 0)
        tile.points = entry.number("points", 0, 99, 0)
        for place, value in enumerate(entry.items("effects", []), start=1):
            effect = read_effect(Entry(value, f"{entry.where}: effect {place}", entry.error))
            tile.effects.append(effect)
            if effect.time == AT_END:
                tile.end_effects.append(effect)
        entry.text("source", "design")
        entry.close()
        tiles.append(tile)
    return tiles


def _check_ids(root: Entry, box: Box) -> None:
    """V2."""
    ids: list[str] = []
    for name in [card.id for card in box.cards] + [tile.id for tile in box.painters + box.halos]:
        if name in ids:
            raise root.fail(f'id "{name}" appears twice: expected each id once among cards, Painters and halo tokens')
        ids.append(name)


def _check_halves(root: Entry, box: Box) -> None:
    """V5, V7: every half figure can be tied, and there is a leader to be had."""
    for card in box.cards:
        others = [other for other in box.cards if other is not card]
        if card.left and all(other.right != card.left for other in others):
            raise root.fail(
                f'card "{card.id}": no other card has a half {FIGURES[card.left]} on its right: expected one to tie'
            )
        if card.right and all(other.left != card.right for other in others):
            raise root.fail(
                f'card "{card.id}": no other card has a half {FIGURES[card.right]} on its left: expected one to tie'
            )
    if not any(card.leader for card in box.cards):
        raise root.fail("no card has a leader symbol: expected at least one")


def _check_counts(root: Entry, box: Box) -> None:
    """V3, V8, V9: there is enough of everything for every number of players."""
    others = len(box.cards) - len(INITIALS)
    for players, count in enumerate(box.deck, start=2):
        if count + box.forced_landing_extra > others:
            raise root.fail(
                f'setup: "deck" is {count} for {players} players: expected at most '
                f"{others - box.forced_landing_extra} ({others} cards, {box.forced_landing_extra} for Forced Landing)"
            )
    if not 8 <= len(box.painters) <= 40:
        raise root.fail(f"{len(box.painters)} Painters: expected 8 to 40")
    for players, count in enumerate(box.painter_counts, start=2):
        if count > len(box.painters):
            raise root.fail(f'setup: "painters" is {count} for {players} players: expected at most {len(box.painters)}')
    if len(box.halos) < box.halo_spaces:
        raise root.fail(f"{len(box.halos)} halo tokens: expected at least {box.halo_spaces}, one for each halo space")


def die_colours() -> list[int]:
    """SP-8: the colours in the order in which they are rolled."""
    return [COLOURS.index(name) if name != "grey" else GREY for name in ROLLED]
