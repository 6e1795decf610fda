"""What a seat cannot see, dealt anew (spec, section 7), and what must never get lost on the way."""

from skyhall.core.dice import Dice
from skyhall.games.sky_painters.box.marks import EMPTY, SQUARE
from skyhall.games.sky_painters.box.words import COLOURS
from skyhall.games.sky_painters.play.pool import die_in_hand
from skyhall.games.sky_painters.play.state import Table


def determinize(table: Table, seat: int, dice: Dice) -> Table:
    """A twin with other decks and piles below their tops, and other halo tokens in a rival's hand."""
    twin = table.clone()
    twin.dice = dice
    twin.deck, twin.card_box = shuffled(table.deck, table.card_box, dice)
    twin.pile, twin.tile_box = shuffled(table.pile, table.tile_box, dice)
    if twin.drawn and seat != twin.active:
        tokens = sorted(twin.halo_box + twin.drawn)
        twin.drawn = dice.sample(tokens, len(twin.drawn))
        twin.halo_box = [token for token in tokens if token not in twin.drawn]
    return twin


def shuffled(stack: list[int], box: list[int], dice: Dice) -> tuple[list[int], list[int]]:
    """Shuffle all of a stack but its top together with the box and deal back by size: the new stack and box."""
    unseen = sorted(stack[:-1] + box)
    dice.shuffle(unseen)
    below = max(0, len(stack) - 1)
    return unseen[:below] + stack[-1:], unseen[below:]


def conserved(table: Table) -> dict[str, int]:
    """Dice of each colour, clouds, cards, Painters and halo tokens, wherever they are."""
    counts = {f"{colour} dice": sum(table.pool[k * 6 : k * 6 + 6]) for k, colour in enumerate(COLOURS)}
    held = [mark - 1 for mark in table.marks if EMPTY < mark < SQUARE]
    if die_in_hand(table) >= 0:
        held.append(die_in_hand(table))
    for face in held:
        counts[f"{COLOURS[face // 6]} dice"] += 1
    counts["clouds"] = table.cloud_supply + sum(table.clouds)
    on_offer = sum(card >= 0 for card in table.offer)
    counts["cards"] = (
        sum(card >= 0 for row in table.sky for card in row) + on_offer + len(table.deck) + len(table.card_box)
    )
    tiles = sum(tile >= 0 for tile in table.gallery) + len(table.pile) + len(table.tile_box)
    counts["painters"] = tiles + sum(len(row) for row in table.painters)
    tokens = sum(token >= 0 for token in table.halo_spaces) + len(table.halo_box) + len(table.drawn)
    counts["halos"] = tokens + sum(len(row) for row in table.halos)
    return counts
