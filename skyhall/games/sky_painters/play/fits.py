"""SP-14: which cards may go where in a sky."""

from skyhall.games.sky_painters.box.components import GRASS, NIGHT
from skyhall.games.sky_painters.box.marks import IGNORES, LASTING
from skyhall.games.sky_painters.box.words import WIDTH
from skyhall.games.sky_painters.play.state import Table


def shapes_fitting(table: Table, seat: int, cell: int) -> int:
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
