"""What a learned judgement looks at: a row of numbers for each seat, named in `NAMES`."""

from typing import Final

from skyhall.games.sky_painters.box.marks import EMPTY, SQUARE
from skyhall.games.sky_painters.box.words import PLACES, SLOTS, SYMBOLS
from skyhall.games.sky_painters.lens.evaluate import (
    block_in_sight,
    neighbours_worth,
    pending_worth,
    reward_of,
    scarce_colours,
)
from skyhall.games.sky_painters.lens.preview import NEVER, missing_spots
from skyhall.games.sky_painters.play.ending import FULL_BLOCK
from skyhall.games.sky_painters.play.scoring import points_by_line
from skyhall.games.sky_painters.play.state import Table

NAMES: Final[tuple[str, ...]] = (
    "points if it ended now",
    "most points",
    "most points and the leader, deck empty",
    "spots within the limit",
    "spots beyond it",
    "hope",
    "hope of the leader",
    "leader",
    "clouds",
    "most clouds",
    "wings",
    "wings of the leader",
    "completed cards",
    "stars",
    "halos",
    "Painters",
    "pairs of Painters",
    "one Painter short of winning",
    "Painters enough",
    "Painters enough and the leader",
    "best block completed",
    "best block in sight, cubed",
    "two cards short of a block",
    "full block",
    "full block and the leader",
    "open cards",
    "their progress",
    "what they will bring",
    "the same by progress",
    "paint that is missing",
    "dice that show too much",
    "empty symbols without a die",
    "cards that paint alone completes",
    "the same, payable now",
    "half figures and neighbours",
    "short of the nearest Painter",
    "a Painter can be paid",
    "the one that wins can be paid",
    "has the turn",
    "main action to come",
    "extra turns",
    "die, card or gift in hand",
    "may end the game",
)
SHORT: Final = 15.0
# Hope is harder to come by than spots.
HOPE: Final = 2.0


def stage(table: Table) -> float:
    """How near the end is: by the deck, or by whoever has most Painters."""
    gone = 1.0 - len(table.deck) / max(1, table.house.deck_size)
    if not table.house.has_instant_wins:
        return gone
    most = 0
    for seat in range(table.seats):
        most = max(most, len(table.painters[seat]))
    return max(gone, min(1.0, most / table.house.painters_to_win))


def features(table: Table) -> list[list[float]]:
    """A row for each seat: points, goods, the ways to win, open cards, and what is about to be done."""
    points = [float(sum(points_by_line(table, seat))) for seat in range(table.seats)]
    highest = max(points)
    clouds = max(table.clouds)
    scarce = scarce_colours(table)
    rows: list[list[float]] = []
    for seat in range(table.seats):
        leads = 1.0 if points[seat] == highest else 0.0
        ends = leads if table.is_critical and table.leader == seat else 0.0
        row = [points[seat], leads, ends]
        row += goods(table, seat, clouds) + ways_to_win(table, seat) + cards(table, seat, scarce)
        row += painter_to_come(table, seat) + turn(table, seat)
        rows.append(row)
    return rows


def goods(table: Table, seat: int, most_clouds: int) -> list[float]:
    """Spots, hope, leader, clouds, wings, and what was made of them."""
    leader = 1.0 if table.leader == seat else 0.0
    spots = table.spots[seat]
    limit = table.spot_limit(seat)
    hope = float(table.hope[seat])
    clouds = table.clouds[seat]
    wings = float(table.wings[seat])
    return [
        float(min(spots, limit)),
        float(max(0, spots - limit)),
        hope,
        hope * leader,
        leader,
        float(clouds),
        1.0 if clouds and clouds == most_clouds else 0.0,
        wings,
        wings * leader,
        float(table.completed[seat]),
        float(table.stars[seat]),
        float(len(table.halos[seat])),
    ]


def ways_to_win(table: Table, seat: int) -> list[float]:
    """SP-32, SP-33: Painters, and the best 3×3 block."""
    house = table.house
    if not house.has_instant_wins:
        return [float(len(table.painters[seat])), *[0.0] * 9]
    leads = 1.0 if table.leader == seat or not house.needs_leader else 0.0
    count = len(table.painters[seat])
    enough = 1.0 if count >= house.painters_to_win else 0.0
    block = table.blocks[seat]
    sight = block_in_sight(table, seat)
    full = 1.0 if block >= FULL_BLOCK else 0.0
    return [
        float(count),
        count * (count - 1) / 2.0,
        1.0 if count == house.painters_to_win - 1 else 0.0,
        enough,
        enough * leads,
        float(block),
        sight * sight * sight / 1000.0,
        1.0 if FULL_BLOCK - 2 <= block < FULL_BLOCK else 0.0,
        full,
        full * leads,
    ]


def cards(table: Table, seat: int, scarce: int) -> list[float]:
    """Open cards: what they promise, how far they are, and what is in the way."""
    count = 0.0
    progress = 0.0
    rewards = 0.0
    by_progress = 0.0
    missing = 0.0
    too_much = 0.0
    empty = 0.0
    near = 0.0
    payable = 0.0
    around = 0.0
    for slot in range(SLOTS):
        number = table.slot_cards[seat * SLOTS + slot]
        if number < 0:
            continue
        card = table.box.cards[number]
        done = 0
        total = 0
        for k in range(len(card.values)):
            value = card.values[k]
            mark = table.marks[seat * PLACES + slot * SYMBOLS + k]
            total += value
            if mark >= SQUARE:
                done += value
            elif mark != EMPTY:
                shown = (mark - 1) % 6 + 1
                done += min(shown, value)
                missing += max(0, value - shown)
                too_much += max(0, shown - value)
            elif scarce >> card.colours[k] & 1:
                empty += 1.0
        part = done / total
        reward = reward_of(table, seat, card)
        count += 1.0
        progress += part
        rewards += reward
        by_progress += reward * part
        around += neighbours_worth(table, seat, table.slot_cells[seat * SLOTS + slot], card)
        paint = missing_spots(table, seat, slot)
        if paint < NEVER:
            near += 1.0
            if paint <= table.spots[seat]:
                payable += 1.0
    return [count, progress, rewards, by_progress, missing, too_much, empty, near, payable, around]


def painter_to_come(table: Table, seat: int) -> list[float]:
    """How much is missing for the nearest Painter on offer."""
    nearest = SHORT
    for position in range(len(table.gallery)):
        if table.gallery[position] < 0:
            continue
        spots, hope = table.painter_price(seat, position)
        short = max(0, spots - table.spots[seat]) + HOPE * max(0, hope - table.hope[seat])
        nearest = min(nearest, short)
    payable = 1.0 if nearest == 0.0 else 0.0
    last = table.house.has_instant_wins and len(table.painters[seat]) == table.house.painters_to_win - 1
    return [nearest, payable, payable if last else 0.0]


def turn(table: Table, seat: int) -> list[float]:
    """Whose turn it is, how much of it is left, and what is in hand."""
    if seat != table.active:
        # A rival's card may ask somebody out of turn.
        return [0.0, 0.0, 0.0, pending_worth(table, seat) if seat == table.seat else 0.0, 0.0]
    return [
        1.0,
        1.0 if table.step == 1 else 0.0,
        float(table.extra_turns),
        pending_worth(table, seat) if seat == table.seat else 0.0,
        1.0 if table.may_end and table.leader == seat else 0.0,
    ]
