"""What a seat may see (spec, sections 7 and 9), as plain data. Everything but drawn halo tokens is public."""

from skyhall.core.event import Json
from skyhall.games.sky_painters.box.components import GRASS, NIGHT, Card, Tile
from skyhall.games.sky_painters.box.edition import INITIALS, Box
from skyhall.games.sky_painters.box.effects import FIGURES, TIMES
from skyhall.games.sky_painters.box.marks import CHIPS, EMPTY, NONE, SQUARE
from skyhall.games.sky_painters.box.words import (
    CELLS,
    COLOURS,
    PLACES,
    POSITIONS,
    RIGHT,
    SIDES,
    SLOTS,
    SYMBOLS,
    TOP,
    WIDTH,
    column,
    row,
)
from skyhall.games.sky_painters.lens.preview import preview
from skyhall.games.sky_painters.lens.question import details
from skyhall.games.sky_painters.lens.shapes import (
    BlockView,
    CardView,
    CellView,
    DieView,
    HaloBoardView,
    HaloView,
    OfferView,
    PainterOfferView,
    Price,
    ResultView,
    SeatView,
    SymbolView,
    TileView,
    View,
)
from skyhall.games.sky_painters.play.additional_actions import AdditionalAction
from skyhall.games.sky_painters.play.pool import die_in_hand
from skyhall.games.sky_painters.play.scoring import score_sheet
from skyhall.games.sky_painters.play.state import Table


def view(table: Table, seat: int | None) -> View:
    """The table as one seat sees it; None is a spectator."""
    public = _public_view(table)
    return public if seat is None else own_view(table, seat, public)


def own_view(table: Table, seat: int, public: View) -> View:
    """The spectators' view with the halo tokens that the seat has drawn, and with what may help it."""
    own: View = {**public, "seat": seat}
    if seat == table.active:
        own["drawn"] = [_halo(table.box.halos[token]) for token in table.drawn]
    if table.agenda:
        own["help"] = preview(table, seat)
    return own


def _public_view(table: Table) -> View:
    top = table.decision() if table.agenda else None
    step = 2 if isinstance(top, AdditionalAction) else table.step
    spots, hope = table.top_price(table.active)
    in_hand = die_in_hand(table)
    return {
        "game": table.setup.game.name,
        "seat": None,
        "options": dict(table.setup.options),
        "variant": table.house.variant,
        "turn": table.turn,
        "active": table.active,
        "step": step,
        "is_extra": table.is_extra,
        "decision": None
        if top is None
        else {"kind": type(top).__name__, "seat": top.seat, "prompt": _prompt(details(table))},
        "critical": table.is_critical,
        "idle_turns": table.idle_turns,
        "idle_limit": table.house.idle_limit,
        "painters_to_win": table.house.painters_to_win,
        "leader": table.leader if table.leader >= 0 else None,
        "pool": {name: table.pool[k * 6 : k * 6 + 6] for k, name in enumerate(COLOURS)},
        "hand": _die(in_hand) if in_hand >= 0 else None,
        "clouds_supply": table.cloud_supply,
        "offer": [_offer(table, position) for position in range(TOP)],
        "deck_count": len(table.deck),
        "deck_top": _card(table.box.cards[table.deck[-1]]) if table.deck else None,
        "top_cost": {"spots": spots, "hope": hope},
        "painters": [_painter_offer(table, position) for position in range(len(SIDES))],
        "pile_count": len(table.pile),
        "pile_top": _painter(table.box.painters[table.pile[-1]]) if table.pile else None,
        "halo": _halo_board(table),
        "seats": [_seat(table, player) for player in range(table.seats)],
        "drawn": [],
        "drawn_count": len(table.drawn),
        "help": None,
        "result": _result(table) if table.how else None,
    }


def things(box: Box) -> dict[str, list[Json]]:
    """Everything in the box: cards, the initial ones too, Painters and halo tokens."""
    return {
        "cards": [_card(card) for card in box.cards],
        "painters": [_painter(tile) for tile in box.painters],
        "halos": [_halo(tile) for tile in box.halos],
    }


def _prompt(details: dict[str, Json]) -> dict[str, int | str | list[int]]:
    """What the question needs: numbers, texts and lists of numbers."""
    plain: dict[str, int | str | list[int]] = {}
    for key, value in details.items():
        if isinstance(value, int | str):
            plain[key] = value
        elif isinstance(value, list):
            plain[key] = [number for number in value if isinstance(number, int)]
    return plain


def _die(face: int) -> DieView:
    return {"colour": COLOURS[face // 6], "number": face % 6 + 1}


def _card(card: Card) -> CardView:
    return {
        "id": card.id,
        "title": card.title,
        "symbols": [f"{COLOURS[c]} {v}" for c, v in zip(card.colours, card.values, strict=True)],
        "left": FIGURES[card.left],
        "right": FIGURES[card.right],
        "limit": "night" if card.limit == NIGHT else "grass" if card.limit == GRASS else "none",
        "cloud": card.cloud,
        "spots": card.spots,
        "leader": card.leader,
        "hope": card.hope,
        "star": card.star,
    }


def _painter(tile: Tile) -> TileView:
    icons: tuple[bool, int, int] = (tile.leader, tile.hope, tile.points)
    return {
        "id": tile.id,
        "title": tile.title,
        "when": _times(tile),
        "spots": tile.spots_cost,
        "hope_cost": tile.hope_cost,
        "leader": icons[0],
        "hope": icons[1],
        "points": icons[2],
    }


def _times(tile: Tile) -> list[str]:
    return [TIMES[time] for time in sorted({effect.time for effect in tile.effects})]


def _halo(tile: Tile) -> TileView:
    return {
        "id": tile.id,
        "title": tile.title,
        "when": _times(tile),
        "spots": 0,
        "hope_cost": 0,
        "leader": tile.leader,
        "hope": tile.hope,
        "points": tile.points,
    }


def _offer(table: Table, position: int) -> OfferView:
    card = table.offer[position]
    return {
        "pos": POSITIONS[position],
        "card": _card(table.box.cards[card]) if card >= 0 else None,
        "hope": table.offer_hope if position == RIGHT else 0,
    }


def _painter_offer(table: Table, position: int) -> PainterOfferView:
    number = table.gallery[position]
    board = table.box.positions[position]
    total: Price | None = None
    if number >= 0:
        spots, hope = table.painter_price(table.active, position)
        total = {"spots": spots, "hope": hope}
    return {
        "pos": SIDES[position],
        "tile": _painter(table.box.painters[number]) if number >= 0 else None,
        "board_cost": {"spots": board.spots, "hope": board.hope},
        "total_cost": total,
    }


def _halo_board(table: Table) -> HaloBoardView:
    empty = table.empty_spaces()
    steps = table.box.halo_cost[: len(table.halo_spaces)]
    costs: list[Price] = [{"spots": step.spots, "hope": step.hope} for step in steps]
    cost: Price | None = costs[empty] if empty < len(costs) else None
    return {
        "spaces": [_halo(table.box.halos[token]) if token >= 0 else None for token in table.halo_spaces],
        "costs": costs,
        "next_cost": cost,
        "box_count": len(table.halo_box),
    }


def _seat(table: Table, seat: int) -> SeatView:
    active = seat == table.active
    return {
        "letter": INITIALS[table.letters[seat]],
        "turn_order": (seat - table.first) % table.seats + 1,
        "spots": table.spots[seat],
        "spot_limit": table.spot_limit(seat),
        "hope": table.hope[seat],
        "clouds": table.clouds[seat],
        "extra_turns": table.extra_turns if active else 0,
        "dice_left_to_acquire": table.dice_left if active else 0,
        "hope_total": table.wings[seat],
        "next_activation": table.wings[seat] // 2,
        "points_now": score_sheet(table, seat),
        "cells": [_cell(table, seat, cell) for cell in range(CELLS) if table.sky[seat][cell] >= 0],
        "painters": [_painter(table.box.painters[number]) for number in table.painters[seat]],
        "halos": [_owned_halo(table, seat, k) for k in range(len(table.halos[seat]))],
        "best_block": best_block(table, seat),
    }


def _cell(table: Table, seat: int, cell: int) -> CellView:
    card = table.box.cards[table.sky[seat][cell]]
    is_blue = table.blue[seat][cell] == 1
    slot = NONE
    for k in range(SLOTS):
        if table.slot_cells[seat * SLOTS + k] == cell:
            slot = k
    symbols: list[SymbolView] = []
    for k in range(len(card.values)):
        mark = table.marks[seat * PLACES + slot * SYMBOLS + k] if slot >= 0 else EMPTY
        symbols.append(
            {
                "colour": COLOURS[card.colours[k]],
                "value": card.values[k],
                "die": _die(mark - 1) if EMPTY < mark < SQUARE else None,
                "square": mark == SQUARE,
                "chips": mark == CHIPS,
                "done": is_blue or (slot >= 0 and table.is_done(seat, slot * SYMBOLS + k)),
            }
        )
    return {
        "x": column(cell),
        "y": row(cell),
        "card": _card(card),
        "side": "blue" if is_blue else "grey",
        "slot": slot + 1 if slot >= 0 else None,
        "symbols": symbols,
        "closed": _closed(table, seat, cell, card) if is_blue else [],
    }


def _closed(table: Table, seat: int, cell: int, card: Card) -> list[str]:
    found: list[str] = []
    sides: list[tuple[str, int, int]] = [("left", card.left, cell - WIDTH), ("right", card.right, cell + WIDTH)]
    for name, figure, other in sides:
        if figure and 0 <= other < CELLS and table.blue[seat][other]:
            neighbour = table.box.cards[table.sky[seat][other]]
            if figure == (neighbour.right if name == "left" else neighbour.left):
                found.append(name)
    return [*found, "centre"] if card.cloud else found


def _owned_halo(table: Table, seat: int, k: int) -> HaloView:
    place = table.halo_places[seat][k]
    token = _halo(table.box.halos[table.halos[seat][k]])
    if place < 0:
        return {"token": token, "cells": [], "tile": table.box.painters[-1 - place].id}
    cells = [[column(place), row(place)], [column(place + WIDTH), row(place + WIDTH)]]
    return {"token": token, "cells": cells, "tile": None}


def best_block(table: Table, seat: int) -> BlockView:
    """SP-33: the 3×3 block with the most completed cards, then the most cards."""
    best: BlockView = {"x": 0, "y": 0, "done": -1, "placed": -1}
    for left in range(WIDTH - 2):
        for low in range(WIDTH - 2):
            cells = [(left + dx) * WIDTH + low + dy for dx in range(3) for dy in range(3)]
            done = sum([table.blue[seat][cell] for cell in cells])
            placed = sum([1 for cell in cells if table.sky[seat][cell] >= 0])
            if (done, placed) > (best["done"], best["placed"]):
                corner = left * WIDTH + low
                best = {"x": column(corner), "y": row(corner), "done": done, "placed": placed}
    return best


def _result(table: Table) -> ResultView:
    ranks = table.ranks()
    winners = [] if table.how == "draw" else [seat for seat in range(table.seats) if ranks[seat] == 1]
    return {
        "how": table.how,
        "winners": winners,
        "sheets": [score_sheet(table, seat) for seat in range(table.seats)],
    }
