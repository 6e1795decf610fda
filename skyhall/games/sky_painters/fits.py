"""SP-14: which cards may go where in a sky, and what a card would mean for the cells around it."""

from typing import TYPE_CHECKING

from skyhall.games.sky_painters.edition import GRASS, NIGHT
from skyhall.games.sky_painters.effects import FIGURES
from skyhall.games.sky_painters.marks import IGNORES, LASTING
from skyhall.games.sky_painters.shapes import LayHelp, TieHelp
from skyhall.games.sky_painters.words import WIDTH, column, row

if TYPE_CHECKING:
    from skyhall.games.sky_painters.state import SkyPainters


def shapes_fitting(table: "SkyPainters", seat: int, cell: int) -> int:
    """SP-14: the shapes of cards that may go to a cell, as bits; none if it is taken, alone or beside a limit."""
    sky = table.sky[seat]
    if sky[cell] >= 0:
        return 0
    cards = table.box.cards
    x, y = cell // WIDTH, cell % WIDTH
    around = 0
    alone = True
    if x > 0 and sky[cell - WIDTH] >= 0:
        around = (cards[sky[cell - WIDTH]].right + 1) << 4
        alone = False
    if x < WIDTH - 1 and sky[cell + WIDTH] >= 0:
        around |= (cards[sky[cell + WIDTH]].left + 1) << 2
        alone = False
    if y < WIDTH - 1 and sky[cell + 1] >= 0:
        if cards[sky[cell + 1]].limit == GRASS:
            return 0
        around |= 2
        alone = False
    if y > 0 and sky[cell - 1] >= 0:
        if cards[sky[cell - 1]].limit == NIGHT:
            return 0
        around |= 1
        alone = False
    if alone:
        return 0
    return table.box.fits[table.lasting[seat * LASTING + IGNORES] * 64 + around]


def lay(table: "SkyPainters", seat: int, card: int, cell: int) -> LayHelp:
    """For the screen: the figures that a card would tie in a cell, and the cells that it would close for good."""
    tried = table.clone()
    sky = table.sky[seat][:]
    sky[cell] = card
    tried.sky[seat] = sky
    shut: list[list[int]] = []
    for other in _around(cell):
        if sky[other] < 0 and shapes_fitting(tried, seat, other) == 0:
            shut.append([column(other), row(other)])
    return {"x": column(cell), "y": row(cell), "ties": _ties(table, sky, cell), "shut": shut}


def _around(cell: int) -> list[int]:
    x, y = cell // WIDTH, cell % WIDTH
    sides = [(x > 0, cell - WIDTH), (x < WIDTH - 1, cell + WIDTH), (y > 0, cell - 1), (y < WIDTH - 1, cell + 1)]
    return [other for is_inside, other in sides if is_inside]


def _ties(table: "SkyPainters", sky: list[int], cell: int) -> list[TieHelp]:
    """SP-22: the neighbours whose half of a figure would meet its like."""
    cards = table.box.cards
    card = cards[sky[cell]]
    x = cell // WIDTH
    found: list[TieHelp] = []
    if x > 0 and sky[cell - WIDTH] >= 0 and card.left == cards[sky[cell - WIDTH]].right > 0:
        found.append({"x": column(cell - WIDTH), "y": row(cell), "figure": FIGURES[card.left]})
    if x < WIDTH - 1 and sky[cell + WIDTH] >= 0 and card.right == cards[sky[cell + WIDTH]].left > 0:
        found.append({"x": column(cell + WIDTH), "y": row(cell), "figure": FIGURES[card.right]})
    return found
