"""Cards, Painters and tokens as numbers: what a box never changes, made once and copied from then on."""

from skyhall.core.observation import Row
from skyhall.games.sky_painters.box.components import GRASS, NIGHT, Card, Tile
from skyhall.games.sky_painters.box.edition import Box
from skyhall.games.sky_painters.box.effects import CLOUD_FIGURE, HALO_FIGURE, PRIMITIVE_NAMES
from skyhall.games.sky_painters.box.words import SYMBOLS


def drawn(box: Box) -> list[list[bytes]]:
    """What a box never changes: cards, Painters, halo tokens, the symbols of cards as they are asked for, and what an
    open card tells beside its place."""
    cards = [_card(card) for card in box.cards]
    painters = [_tile(tile) for tile in box.painters]
    halos = [_tile(tile) for tile in box.halos]
    symbols: list[bytes] = []
    for card in box.cards:
        for k in range(SYMBOLS):
            symbols.append(_symbol(card, k) if k < len(card.values) else b"")
    return [cards, painters, halos, symbols, [_worth(card) for card in box.cards]]


def _card(card: Card) -> bytes:
    seen = Row()
    seen.add(1.0)
    symbols = seen.blank(9 * SYMBOLS)
    for k in range(len(card.values)):
        seen.mark(symbols + 9 * k + card.colours[k])
        seen.put(symbols + 9 * k + 8, card.values[k], 6)
    seen.flag(card.left == CLOUD_FIGURE)
    seen.flag(card.left == HALO_FIGURE)
    seen.flag(card.right == CLOUD_FIGURE)
    seen.flag(card.right == HALO_FIGURE)
    seen.flag(card.limit == NIGHT)
    seen.flag(card.limit == GRASS)
    seen.flag(card.cloud)
    seen.scale(card.spots, 10)
    seen.flag(card.leader)
    seen.scale(card.hope, 5)
    seen.scale(card.star, 10)
    return seen.packed()


def _tile(tile: Tile) -> bytes:
    seen = Row()
    seen.add(1.0)
    seen.flag(tile.leader)
    seen.scale(tile.hope, 5)
    seen.scale(tile.points, 10)
    effects = seen.blank(len(PRIMITIVE_NAMES))
    for effect in tile.effects:
        seen.mark(effects + effect.kind)
    return seen.packed()


def _symbol(card: Card, k: int) -> bytes:
    seen = Row()
    seen.add(1.0)
    seen.one_of(card.colours[k], 8)
    seen.scale(card.values[k], 6)
    return seen.packed()


def _worth(card: Card) -> bytes:
    seen = Row()
    seen.scale(card.spots, 10)
    seen.flag(card.leader)
    seen.scale(card.hope, 5)
    seen.scale(card.star, 10)
    seen.flag(card.cloud)
    return seen.packed()
