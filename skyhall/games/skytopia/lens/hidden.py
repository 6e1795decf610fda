"""What nobody can see, the order of the decks, and what must never be lost."""

from skyhall.core.dice import Dice
from skyhall.games.skytopia.box.places import EMPTY, SLOTS
from skyhall.games.skytopia.play.state import Table


def determinize(table: Table, dice: Dice) -> Table:
    """Section 7: only the order of the decks is hidden, from every seat alike."""
    twin = table.clone()
    twin.decks = []
    for deck in table.decks:
        # Sorted first: the new order must not depend on the true one.
        pile = sorted(deck)
        dice.shuffle(pile)
        twin.decks.append(pile)
    twin.dice = dice
    return twin


def conserved(table: Table) -> dict[str, int]:
    """The golems of every seat, and the cards of the game."""
    counts: dict[str, int] = {}
    for seat in range(table.seats):
        faces = table.golems[seat * SLOTS : (seat + 1) * SLOTS]
        counts[f"golems of {seat}"] = table.supply[seat] + sum([faces_on.bit_count() for faces_on in faces])
    in_market = sum([1 for card in table.market if card != EMPTY])
    in_decks = sum([len(deck) for deck in table.decks])
    counts["cards"] = in_market + in_decks + sum([len(tower) for tower in table.towers])
    return counts
