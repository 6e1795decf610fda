"""Screen help for one seat (spec, section 9): what fits where, what is missing, what completing a card would bring."""

from skyhall.games.sky_painters.box.effects import FIGURES
from skyhall.games.sky_painters.box.marks import EMPTY, LASTING, PRICES, SQUARE
from skyhall.games.sky_painters.box.words import (
    CELLS,
    COLOURS,
    GREY,
    PLACES,
    POSITIONS,
    SLOTS,
    SYMBOLS,
    WIDTH,
    WORDS,
    column,
    row,
)
from skyhall.games.sky_painters.lens.shapes import (
    CardHelp,
    ChangeHelp,
    DieHelp,
    FitHelp,
    Help,
    LayHelp,
    PlayHelp,
    SlotHelp,
    TieHelp,
)
from skyhall.games.sky_painters.play.fits import shapes_fitting
from skyhall.games.sky_painters.play.scoring import points_by_line
from skyhall.games.sky_painters.play.state import Table

NEVER = 99
TOLD = {
    "spots_changed": "why",
    "hope_changed": "why",
    "cloud_gained": "why",
    "cloud_paid": "seat",
    "card_completed": "card",
    "leader_taken": "victim",
    "hope_activated": "source",
    "hope_slept": "source",
    "figure_closed": "figure",
    "extra_turn_earned": "source",
    "spots_limited": "discarded",
}
"""The events that tell what a word brings, each with the field that names it."""
TOTALS = {
    "spots_changed": "total",
    "hope_changed": "total",
    "spots_limited": "total",
    "cloud_gained": "clouds",
    "cloud_paid": "clouds",
}
"""Those that change goods, each with the field that tells how many there are then."""


def preview(table: Table, seat: int) -> Help:
    """What the screen shows on hover, for this seat's own sky."""
    return {
        "dice": [die_help(table, seat, face) for face, count in enumerate(table.pool) if count],
        "cards": [_card(table, seat, position) for position in range(len(POSITIONS))],
        "slots": [slot_help(table, seat, slot) for slot in range(SLOTS) if table.slot_cards[seat * SLOTS + slot] >= 0],
        "plays": [play(table, seat, word) for word in table.actions()] if table.seat == seat else [],
        "spots_to_lose": max(0, table.spots[seat] - table.spot_limit(seat)),
    }


def die_help(table: Table, seat: int, face: int) -> DieHelp:
    """A die of the pool: where it fits."""
    colour, number = face // 6, face % 6 + 1
    fits: list[FitHelp] = []
    for place in range(PLACES):
        if table.marks[seat * PLACES + place] != EMPTY:
            continue
        needs_cloud = colour not in (GREY, table.colour_at(seat, place))
        if needs_cloud and table.clouds[seat] == 0:
            continue
        gap = number - table.value_at(seat, place)
        where = {"slot": place // SYMBOLS + 1, "symbol": place % SYMBOLS + 1}
        fits.append(
            {
                "slot": where["slot"],
                "symbol": where["symbol"],
                "surplus": max(0, gap),
                "missing": max(0, -gap),
                "cloud": needs_cloud,
            }
        )
    return {"colour": COLOURS[colour], "number": number, "price": number, "fits": fits}


def _card(table: Table, seat: int, position: int) -> CardHelp:
    card = table.offer[position] if position < 3 else table.deck[-1] if table.deck else -1
    lays: list[LayHelp] = []
    if card >= 0:
        shape = table.box.shapes[card]
        lays = [lay(table, seat, card, cell) for cell in range(CELLS) if table.fits_at[seat][cell] >> shape & 1]
    return {"pos": POSITIONS[position], "cells": [[one["x"], one["y"]] for one in lays], "lays": lays}


def lay(table: Table, seat: int, card: int, cell: int) -> LayHelp:
    """The figures that a card would tie in a cell, and the cells that it would close for good."""
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


def _ties(table: Table, sky: list[int], cell: int) -> list[TieHelp]:
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


def missing_spots(table: Table, seat: int, slot: int) -> int:
    """Spots to paint every die of a card to its number; NEVER if some symbol stays empty or shows too high.

    Symbols that hope may fill count as free here: `hope` is another purse.
    """
    card = table.slot_cards[seat * SLOTS + slot]
    missing = 0
    for k in range(table.box.sizes[card]):
        mark = table.marks[seat * PLACES + slot * SYMBOLS + k]
        gap = table.box.values[card * SYMBOLS + k] - ((mark - 1) % 6 + 1)
        if mark == EMPTY:
            if table.lasting[seat * LASTING + PRICES + table.box.colours[card * SYMBOLS + k]] == 0:
                return NEVER
        elif mark < SQUARE:
            if gap < 0:
                return NEVER
            missing += gap
    return missing


def slot_help(table: Table, seat: int, slot: int) -> SlotHelp:
    """An uncompleted card: what it still needs, and what it would pay."""
    card = table.box.cards[table.slot_cards[seat * SLOTS + slot]]
    missing = missing_spots(table, seat, slot)
    affordable = missing <= table.spots[seat]
    awake = (table.wings[seat] + card.hope) // 2 if card.hope else 0
    has_leader = card.leader or table.leader == seat
    spots = table.spots[seat] - missing + card.spots if affordable else table.spots[seat]
    hope = table.hope[seat] + (awake if has_leader else 0)
    payable = _payable(table, seat, spots, hope) if affordable else []
    return {
        "slot": slot + 1,
        "missing": missing if missing < NEVER else None,
        "affordable": affordable,
        "spots_after": spots,
        "hope": awake if has_leader else 0,
        "hope_awake": awake,
        "painters": payable,
    }


def _payable(table: Table, seat: int, spots: int, hope: int) -> list[str]:
    """The places of the Painters that so much would pay."""
    found: list[str] = []
    for position in range(3):
        if table.gallery[position] >= 0:
            price, price_hope = table.painter_price(seat, position)
            if price <= spots and price_hope <= hope:
                found.append(POSITIONS[position])
    return found


def play(table: Table, seat: int, word: int) -> PlayHelp:
    """What a word leads to, tried on a copy. Only what no roll and no hidden card can change is told."""
    tried = table.clone()
    tried.log = []
    tried.push(word)
    changes: list[ChangeHelp] = []
    for event in tried.log:
        shown = event.seen_by(seat)
        field = TOLD.get(event.name, "")
        if field and shown["seat"] == seat:
            delta, total, name = shown.get("delta", 0), shown.get(TOTALS.get(event.name, "")), shown[field]
            changes.append(
                {
                    "what": event.name,
                    "name": "" if name is None else str(name),
                    "delta": delta if isinstance(delta, int) else 0,
                    "total": total if isinstance(total, int) else None,
                }
            )
    return {
        "word": WORDS.name(word),
        "changes": changes,
        "spots": tried.spots[seat],
        "hope": tried.hope[seat],
        "clouds": tried.clouds[seat],
        "points": sum(points_by_line(tried, seat)),
        "painters": _payable(tried, seat, tried.spots[seat], tried.hope[seat]),
    }
