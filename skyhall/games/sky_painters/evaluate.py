"""How good a position looks (spec, section 10): points for what a seat has and is about to have."""

from typing import TYPE_CHECKING, Final

from skyhall.core.state import shares
from skyhall.games.sky_painters.help import NEVER, missing_spots
from skyhall.games.sky_painters.marks import EMPTY, SQUARE
from skyhall.games.sky_painters.scoring import points_by_line
from skyhall.games.sky_painters.words import CELLS, GREY, PLACES, SLOTS, SYMBOLS, WIDTH

if TYPE_CHECKING:
    from skyhall.games.sky_painters.state import SkyPainters

SCALE: Final = 14.0
PAINTER_WORTH: Final = [0.0, 6.0, 13.0, 22.0, 35.0, 75.0]
WINNING: Final = 60.0
COMBO: Final = 8


def evaluate(table: "SkyPainters") -> list[float]:
    """Per-seat win shares: the result once the game is over, an estimate before."""
    if table.seat < 0:
        return table.win_shares()
    deck_left = len(table.deck) / max(1, table.house.deck_size)
    scarce = scarce_colours(table)
    return shares([seat_worth(table, seat, deck_left, scarce) for seat in range(table.seats)], SCALE)


def scarce_colours(table: "SkyPainters") -> int:
    """The colours of which the pool holds no die, as bits."""
    mask = 0
    for colour in range(GREY):
        count = 0
        for face in range(colour * 6, colour * 6 + 6):
            count += table.pool[face]
        if count == 0:
            mask |= 1 << colour
    return mask


def seat_worth(table: "SkyPainters", seat: int, deck_left: float, scarce: int) -> float:
    """The features of section 10, weighted."""
    is_active = seat == table.active
    has_leader = table.leader == seat
    spots = table.spots[seat]
    limit = table.spot_limit(seat)
    wings = table.wings[seat]
    worth = 0.9 * min(spots, limit)
    if is_active and spots > limit:
        worth += 0.6 * (spots - limit) if is_spending(table) else 0.1 * (spots - limit)
    worth += (1.6 if has_leader and deck_left < 0.3 else 1.0) * table.hope[seat]
    worth += 2.5 * table.clouds[seat] + 0.7 * wings * deck_left
    if table.clouds[seat] and table.clouds[seat] == max(table.clouds):
        worth += 4.0
    worth += painters_worth(table, seat, has_leader)
    block = table.blocks[seat]
    if table.house.has_instant_wins:
        worth += 0.4 * block * block * (1.0 if has_leader else 0.7)
    if has_leader:
        worth += 4.0 + 0.3 * wings
    if is_active:
        worth += 6.0 * table.extra_turns
    worth += cards_worth(table, seat, has_leader, scarce)
    points = 0
    for line in points_by_line(table, seat):
        points += line
    return worth + (0.1 if table.house.is_duel else 0.8 * (1.0 - deck_left)) * points


def is_spending(table: "SkyPainters") -> bool:
    """Whether the active seat can still use its spots in this turn."""
    return table.step < 3


def painters_worth(table: "SkyPainters", seat: int, has_leader: bool) -> float:
    """Each Painter is worth more than the one before; the one that wins is worth the game."""
    count = len(table.painters[seat])
    if not table.house.has_instant_wins:
        return 6.0 * count
    step = min(5, count * 5 // table.house.painters_to_win) if table.house.painters_to_win > 5 else min(5, count)
    if count >= table.house.painters_to_win:
        return PAINTER_WORTH[5] + (WINNING if has_leader or not table.house.needs_leader else 0.0)
    return PAINTER_WORTH[step]


def cards_worth(table: "SkyPainters", seat: int, has_leader: bool, scarce: int) -> float:
    """Uncompleted cards by what they promise and how far they are; half figures that can still be tied."""
    worth = 0.0
    near = 0
    for slot in range(SLOTS):
        number = table.slot_cards[seat * SLOTS + slot]
        if number < 0:
            continue
        card = table.box.cards[number]
        done = 0
        total = 0
        lost = 0.0
        for k in range(len(card.values)):
            value = card.values[k]
            mark = table.marks[seat * PLACES + slot * SYMBOLS + k]
            total += value
            if mark >= SQUARE:
                done += value
            elif mark != EMPTY:
                shown = (mark - 1) % 6 + 1
                done += min(shown, value)
                lost += 0.3 * abs(value - shown)
            elif scarce >> card.colours[k] & 1:
                lost += 1.0
        awake = (table.wings[seat] + card.hope) // 2 if card.hope and (has_leader or card.leader) else 0
        reward = card.spots + (4.0 if card.leader else 0.0) + 0.5 * card.hope + awake + 0.8 * card.star
        worth += 2.0 + 0.8 * reward * done / total - lost
        worth += halves_worth(table, table.slot_cells[seat * SLOTS + slot], number)
        missing = missing_spots(table, seat, slot)
        if missing < NEVER and missing <= COMBO:
            near += 1
    return worth + (4.0 if near >= 2 else 0.0)


def halves_worth(table: "SkyPainters", cell: int, number: int) -> float:
    """A half figure whose other cell is still open, or tied already."""
    card = table.box.cards[number]
    worth = 0.0
    if card.right and cell + WIDTH < CELLS:
        worth += 1.0 if card.right == 2 else 0.7
    if card.left and cell >= WIDTH:
        worth += 1.0 if card.left == 2 else 0.7
    return worth
