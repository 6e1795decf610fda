"""How long a game can be at most, proved from the rules with the numbers of the edition."""

from skyhall.games.sky_painters.box.components import Tile
from skyhall.games.sky_painters.box.edition import INITIALS, Box
from skyhall.games.sky_painters.box.effects import CLOUD_FIGURE, HALO_FIGURE
from skyhall.games.sky_painters.play.house import House
from skyhall.games.sky_painters.play.primitive import Extent
from skyhall.games.sky_painters.play.primitives import PRIMITIVES

# SP-16: the most spots that a die leaves over, a 6 on a 1.
SURPLUS = 5


def longest(house: House, seats: int, box: Box) -> int:
    """A number of decisions that no game can pass.

    SP-38: a turn that is not idle places a card, acquires a Painter, fills a symbol or completes a die by painting. A
    symbol is filled once, and again only after an effect has emptied it; its die is completed by painting once, and
    again only after an effect has reset it. Before each such turn there are fewer idle ones than the limit, and so many
    after the last.

    A turn asks for its main action and its end, and its main action brings either a spot, which is one stroke of paint,
    or a cloud, which may have to be taken from one of several. All else is bound to something that happens but once: a
    card placed, a Painter chosen, a symbol filled (which die, where to, and what lasting effects ask), a figure closed,
    an effect, and every other spot, for one stroke.
    """
    effects = most_of_effects(house, seats, box)
    fills = in_play(house, seats, box.sizes) + effects.emptied
    moves = house.deck_size + house.painter_count + 2 * fills + effects.reset
    turns = (moves + 1) * house.idle_limit
    asked = house.deck_size + house.painter_count + (2 + effects.per_die) * fills + figures(box, seats)
    return 3 * turns + asked + effects.questions + spots(house, seats, box) + effects.spots + SURPLUS * effects.emptied


def most(numbers: list[int], count: int) -> int:
    """The largest of them, so many, added up."""
    return sum(sorted(numbers, reverse=True)[:count])


def in_play(house: House, seats: int, numbers: list[int]) -> int:
    """What the cards of a table can add up to, with one number a card."""
    first = len(INITIALS)
    return most(numbers[:first], seats) + most(numbers[first:], house.deck_size)


def spots(house: House, seats: int, box: Box) -> int:
    """SP-7, SP-16, SP-20: those of the start, those left over from dice and those of completed cards."""
    left_over = [card.spots + sum([6 - value for value in card.values]) for card in box.cards]
    gifts = sum([gift.spots for gift in box.start[:seats]]) if house.start_goods else 0
    return gifts + in_play(house, seats, left_over)


def figures(box: Box, seats: int) -> int:
    """SP-11, SP-22, SP-24: every joint asks once, and a cloud only where there are several to take it from."""
    asked = joints(box, HALO_FIGURE)
    if seats > 2:
        asked += joints(box, CLOUD_FIGURE) + sum([1 for card in box.cards if card.cloud])
    return asked


def joints(box: Box, figure: int) -> int:
    """The most pairs of halves that can meet."""
    left = sum([1 for card in box.cards if card.left == figure])
    right = sum([1 for card in box.cards if card.right == figure])
    return min(left, right)


def most_of_effects(house: House, seats: int, box: Box) -> Extent:
    """SP-29, SP-22: each Painter in play and each token that can be had takes effect once; the worst of them."""
    symbols = house.open_cards * max(box.sizes)
    painters = [extent_of(tile, seats - 1, symbols) for tile in box.painters]
    tokens = [extent_of(tile, seats - 1, symbols) for tile in box.halos]
    whole = Extent()
    for found, count in ((painters, house.painter_count), (tokens, len(tokens))):
        whole.questions += most([one.questions for one in found], count)
        whole.spots += most([one.spots for one in found], count)
        whole.emptied += most([one.emptied for one in found], count)
        whole.reset += most([one.reset for one in found], count)
        whole.per_die += most([one.per_die for one in found], count)
    return whole


def extent_of(tile: Tile, rivals: int, symbols: int) -> Extent:
    """All effects of a Painter or a token together."""
    whole = Extent()
    for effect in tile.effects:
        one = PRIMITIVES[effect.kind].extent(effect, rivals, symbols)
        whole.questions += one.questions
        whole.spots += one.spots
        whole.emptied += one.emptied
        whole.reset += one.reset
        whole.per_die += one.per_die
    return whole
