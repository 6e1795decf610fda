"""How good a position looks (spec, section 10): points for what a seat has and is about to have."""

from typing import Final

from skyhall.core.state import shares
from skyhall.games.sky_painters.box.components import Card
from skyhall.games.sky_painters.box.marks import EMPTY, FACES, SQUARE
from skyhall.games.sky_painters.box.words import CELLS, GREY, PLACES, SLOTS, SYMBOLS, WIDTH
from skyhall.games.sky_painters.lens.preview import NEVER, missing_spots
from skyhall.games.sky_painters.play.completing import CompleteCard
from skyhall.games.sky_painters.play.halos import KeepHalo, TakeHalo
from skyhall.games.sky_painters.play.pool import ChooseReroll, PlaceDie, TakeDie
from skyhall.games.sky_painters.play.scoring import points_by_line
from skyhall.games.sky_painters.play.sky import PlaceCard, TakeFreeCard, card_at
from skyhall.games.sky_painters.play.state import Table

SCALE: Final = 70.0  # points that make a seat e times as likely to win; fitted to greedy games
PAINTER_WORTH: Final = [0.0, 15.0, 31.0, 49.0, 71.0, 120.0]
WINNING: Final = 150.0
COMBO: Final = 8


def evaluate(table: Table) -> list[float]:
    """Per-seat win shares: the result once the game is over, an estimate before."""
    if table.seat < 0:
        return table.win_shares()
    deck_left = len(table.deck) / max(1, table.house.deck_size)
    scarce = scarce_colours(table)
    worth = [seat_worth(table, seat, deck_left, scarce) for seat in range(table.seats)]
    worth[table.active] += 6.0 * table.extra_turns
    worth[table.seat] += pending_worth(table, table.seat)
    return shares(worth, SCALE)


def scarce_colours(table: Table) -> int:
    """The colours of which the pool holds no die, as bits."""
    mask = 0
    for colour in range(GREY):
        count = 0
        for face in range(colour * 6, colour * 6 + 6):
            count += table.pool[face]
        if count == 0:
            mask |= 1 << colour
    return mask


def seat_worth(table: Table, seat: int, deck_left: float, scarce: int) -> float:
    """The features of section 10, weighted."""
    has_leader = table.leader == seat
    spots = table.spots[seat]
    limit = table.spot_limit(seat)
    wings = table.wings[seat]
    worth = 0.9 * min(spots, limit)
    if seat == table.active and spots > limit:
        worth += 0.6 * (spots - limit)
    worth += (1.3 if has_leader and deck_left < 0.3 else 1.0) * table.hope[seat]
    worth += 2.5 * table.clouds[seat] + 0.7 * wings * deck_left
    if table.clouds[seat] and table.clouds[seat] == max(table.clouds):
        worth += 2.0
    worth += painters_worth(table, seat, has_leader)
    worth += 4.0 * table.completed[seat] + 0.8 * table.stars[seat]
    if table.house.has_instant_wins:
        sight = block_in_sight(table, seat)
        worth += 0.0086 * sight * sight * sight
        if table.blocks[seat] == 9 and (has_leader or not table.house.needs_leader):
            worth += WINNING
    if has_leader:
        worth += 4.0 + 0.3 * wings
    worth += cards_worth(table, seat, scarce)
    if table.house.is_duel:
        return worth
    points = 0
    for line in points_by_line(table, seat):
        points += line
    return worth + 0.8 * (1.0 - deck_left) * points


def block_in_sight(table: Table, seat: int) -> int:
    """The best 3×3 block: two for each completed card, one for each that lies there uncompleted."""
    best = 2 * table.blocks[seat]
    sky = table.sky[seat]
    blue = table.blue[seat]
    for slot in range(SLOTS):
        if table.slot_cards[seat * SLOTS + slot] < 0:
            continue
        cell = table.slot_cells[seat * SLOTS + slot]
        x, y = cell // WIDTH, cell % WIDTH
        for left in range(max(0, x - 2), min(x, WIDTH - 3) + 1):
            for low in range(max(0, y - 2), min(y, WIDTH - 3) + 1):
                count = 0
                for corner in range(left * WIDTH + low, (left + 3) * WIDTH + low, WIDTH):
                    for place in range(corner, corner + 3):
                        if sky[place] >= 0:
                            count += 1 + blue[place]
                best = max(best, count)
    return best


def painters_worth(table: Table, seat: int, has_leader: bool) -> float:
    """Each Painter is worth more than the one before; the one that wins is worth the game."""
    count = len(table.painters[seat])
    house = table.house
    if not house.has_instant_wins:
        return 8.0 * count
    if count >= house.painters_to_win:
        return PAINTER_WORTH[5] + (WINNING if has_leader or not house.needs_leader else 0.0)
    return PAINTER_WORTH[min(4, count * 5 // house.painters_to_win)]


def reward_of(table: Table, seat: int, card: Card) -> float:
    """What completing a card would bring now."""
    awake = 0
    if card.hope and (card.leader or table.leader == seat):
        awake = (table.wings[seat] + card.hope) // 2
    leader = 4.0 if card.leader and table.leader != seat else 0.0
    return card.spots + leader + 0.5 * card.hope + awake + 0.8 * card.star + (2.0 if card.cloud else 0.0)


def cards_worth(table: Table, seat: int, scarce: int) -> float:
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
        reward = reward_of(table, seat, card)
        worth += 2.0 + 0.1 * reward + 0.7 * reward * done / total - lost
        worth += neighbours_worth(table, seat, table.slot_cells[seat * SLOTS + slot], card)
        missing = missing_spots(table, seat, slot)
        if missing < NEVER and missing <= COMBO:
            near += 1
    return worth + (4.0 if near >= 2 else 0.0)


def neighbours_worth(table: Table, seat: int, cell: int, card: Card) -> float:
    """Cards around make a block; half figures wait for their other half."""
    sky = table.sky[seat]
    x, y = cell // WIDTH, cell % WIDTH
    around = 0
    for left in range(max(0, x - 1), min(WIDTH - 1, x + 1) + 1):
        for low in range(max(0, y - 1), min(WIDTH - 1, y + 1) + 1):
            if sky[left * WIDTH + low] >= 0:
                around += 1
    worth = 0.25 * (around - 1)
    if card.right and cell + WIDTH < CELLS:
        worth += 1.0 if card.right == 2 else 0.7
    if card.left and cell >= WIDTH:
        worth += 1.0 if card.left == 2 else 0.7
    return worth


def pending_worth(table: Table, seat: int) -> float:
    """A die or a card in hand, or a gift about to be chosen, is worth what it will become."""
    top = table.agenda[-1]
    if isinstance(top, PlaceDie):
        return die_worth(table, seat, top.face // 6, top.face % 6 + 1)
    if isinstance(top, PlaceCard):
        return card_in_hand_worth(table, seat, card_at(table, top.position))
    if isinstance(top, TakeFreeCard):
        return 2.5
    if isinstance(top, ChooseReroll):
        return best_die_worth(table, seat) + 0.5
    if isinstance(top, TakeDie):
        return best_die_worth(table, seat)
    if isinstance(top, TakeHalo | KeepHalo):
        return 4.0
    if isinstance(top, CompleteCard):
        return 6.0
    return 0.0


def best_die_worth(table: Table, seat: int) -> float:
    """The best die of the pool."""
    best = 0.0
    for face in range(FACES):
        if table.pool[face]:
            best = max(best, die_worth(table, seat, face // 6, face % 6 + 1))
    return best


def die_worth(table: Table, seat: int, colour: int, number: int) -> float:
    """The best symbol for a die: surplus, progress, and the card if it is the last one missing."""
    best = 0.0
    for slot in range(SLOTS):
        index = table.slot_cards[seat * SLOTS + slot]
        if index < 0:
            continue
        card = table.box.cards[index]
        reward = reward_of(table, seat, card)
        total = sum(card.values)
        undone = 0
        for k in range(len(card.values)):
            if not table.is_done(seat, slot * SYMBOLS + k):
                undone += 1
        for k in range(len(card.values)):
            if table.marks[seat * PLACES + slot * SYMBOLS + k] != EMPTY:
                continue
            value = card.values[k]
            worth = 0.7 * reward * min(number, value) / total
            if colour != GREY and colour != card.colours[k]:
                if table.clouds[seat] == 0:
                    continue
                worth -= 2.5
            if number >= value:
                worth += 0.8 * (number - value)
                if undone == 1:
                    worth += 0.3 * reward + 2.0
            else:
                worth -= 0.3 * (value - number)
            best = max(best, worth)
    return best


def card_in_hand_worth(table: Table, seat: int, number: int) -> float:
    """The card that waits for its cell."""
    card = table.box.cards[number]
    worth = 2.5 + 0.1 * reward_of(table, seat, card)
    if table.offer[2] == number:
        worth += table.offer_hope
    return worth + (0.7 if card.left or card.right else 0.0)
