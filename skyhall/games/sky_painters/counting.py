"""What must never get lost: every component is somewhere, at any time."""

from typing import TYPE_CHECKING

from skyhall.games.sky_painters.marks import EMPTY, SQUARE
from skyhall.games.sky_painters.words import COLOURS

if TYPE_CHECKING:
    from skyhall.games.sky_painters.state import SkyPainters


def conserved(table: "SkyPainters") -> dict[str, int]:
    """Dice of each colour, clouds, cards, Painters and halo tokens, wherever they are."""
    counts = {f"{colour} dice": sum(table.pool[k * 6 : k * 6 + 6]) for k, colour in enumerate(COLOURS)}
    held = [mark - 1 for mark in table.marks if EMPTY < mark < SQUARE]
    if table.die_in_hand() >= 0:
        held.append(table.die_in_hand())
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
