"""What a seat of Sky Painters cannot see, dealt anew (section 7 of the spec)."""

from typing import TYPE_CHECKING

from skyhall.core.dice import Dice

if TYPE_CHECKING:
    from skyhall.games.sky_painters.state import SkyPainters


def dealt_anew(table: "SkyPainters", seat: int, dice: Dice) -> "SkyPainters":
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
