"""What a finished game tells the lab: the cards, Painters and halos that each seat made use of."""

from skyhall.games.sky_painters.box.words import CELLS
from skyhall.games.sky_painters.play.state import Table


def used(table: Table, seat: int) -> list[str]:
    """The sky cards completed, the Painters and the halo tokens."""
    box = table.box
    found: list[str] = []
    for cell in range(CELLS):
        if table.blue[seat][cell]:
            found.append(f"card:{box.cards[table.sky[seat][cell]].id}")
    for number in table.painters[seat]:
        found.append(f"painter:{box.painters[number].id}")
    for token in table.halos[seat]:
        found.append(f"halo:{box.halos[token].id}")
    return found
