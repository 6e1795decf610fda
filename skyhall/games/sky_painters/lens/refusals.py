"""What looks playable but is not, and the rule that forbids it."""

from skyhall.core.event import Json, Message
from skyhall.core.lens import Refusal
from skyhall.games.sky_painters.box.components import GRASS, NIGHT
from skyhall.games.sky_painters.box.effects import FIGURES
from skyhall.games.sky_painters.box.marks import EMPTY, IGNORES, LASTING
from skyhall.games.sky_painters.box.words import (
    CELL,
    CELLS,
    CLOUD,
    COLOURS,
    DIE,
    HALO,
    ON,
    PAINTER,
    PLACES,
    SIDES,
    TAKE,
    TOP,
    WIDTH,
)
from skyhall.games.sky_painters.play.additional_actions import AdditionalAction
from skyhall.games.sky_painters.play.halos import TakeHalo
from skyhall.games.sky_painters.play.main_action import MainAction
from skyhall.games.sky_painters.play.pool import PlaceDie, add_dice
from skyhall.games.sky_painters.play.sky import PlaceCard, card_at
from skyhall.games.sky_painters.play.state import Table


def refusals(table: Table) -> list[Refusal]:
    """Those of the open question; most questions show nothing that cannot be chosen."""
    asked = table.decision()
    legal = asked.actions(table)
    if isinstance(asked, MainAction):
        return _no_cloud(legal) + _no_card(table, legal) + _no_symbol(table, legal)
    if isinstance(asked, AdditionalAction):
        return _no_die(table, legal) + _no_painter(table, legal)
    if isinstance(asked, PlaceDie):
        return _wrong_colour(table, asked, legal)
    if isinstance(asked, PlaceCard):
        return _wrong_cell(table, asked, legal)
    if isinstance(asked, TakeHalo):
        return _empty_space(table)
    return []


def _no_cloud(legal: list[int]) -> list[Refusal]:
    return [] if CLOUD in legal else [Refusal(CLOUD, "SP-10", Message("refused-has-cloud", {}))]


def _no_card(table: Table, legal: list[int]) -> list[Refusal]:
    """SP-12, SP-14: no room, no money or no cell for a card that lies there."""
    found: list[Refusal] = []
    for position in range(TOP + 1):
        if TAKE + position in legal or card_at(table, position) < 0:
            continue
        spots, hope = table.top_price(table.seat)
        if table.open_cards[table.seat] >= table.house.open_cards:
            reason = Message("refused-open-cards", {"most": table.house.open_cards})
            found.append(Refusal(TAKE + position, "SP-12", reason))
        elif position == TOP and (table.spots[table.seat] < spots or table.hope[table.seat] < hope):
            reason = Message("refused-top-price", {"spots": spots, "hope": hope})
            found.append(Refusal(TAKE + TOP, "SP-12", reason))
        else:
            found.append(Refusal(TAKE + position, "SP-14", Message("refused-no-cell", {})))
    return found


def _no_symbol(table: Table, legal: list[int]) -> list[Refusal]:
    """SP-17: dice of the pool that no symbol takes."""
    reason = Message("refused-no-symbol", {})
    found: list[Refusal] = []
    for face, count in enumerate(table.pool):
        if count and DIE + face not in legal:
            found.append(Refusal(DIE + face, "SP-17", reason))
    return found


def _no_die(table: Table, legal: list[int]) -> list[Refusal]:
    """SP-26: bought already, without a symbol, or too dear."""
    if table.dice_left == 0:
        reason = Message("refused-dice-used", {})
        return [Refusal(DIE + face, "SP-26", reason) for face, count in enumerate(table.pool) if count]
    fitting: list[int] = []
    add_dice(table, table.seat, 6, fitting)
    found: list[Refusal] = []
    for face, count in enumerate(table.pool):
        if not count or DIE + face in legal:
            continue
        if DIE + face in fitting:
            reason = Message("refused-die-price", {"price": face % 6 + 1})
            found.append(Refusal(DIE + face, "SP-26", reason))
        else:
            found.append(Refusal(DIE + face, "SP-17", Message("refused-no-symbol", {})))
    return found


def _no_painter(table: Table, legal: list[int]) -> list[Refusal]:
    found: list[Refusal] = []
    for position in range(len(SIDES)):
        if table.gallery[position] >= 0 and PAINTER + position not in legal:
            spots, hope = table.painter_price(table.seat, position)
            reason = Message("refused-price", {"spots": spots, "hope": hope})
            found.append(Refusal(PAINTER + position, "SP-28", reason))
    return found


def _wrong_colour(table: Table, asked: PlaceDie, legal: list[int]) -> list[Refusal]:
    reason = Message("refused-colour", {"colour": COLOURS[asked.face // 6]})
    empty = [ON + place for place in range(PLACES) if table.marks[asked.seat * PLACES + place] == EMPTY]
    return [Refusal(word, "SP-15", reason) for word in empty if word not in legal]


def _wrong_cell(table: Table, asked: PlaceCard, legal: list[int]) -> list[Refusal]:
    card = card_at(table, asked.position)
    near = [cell for cell in range(CELLS) if _is_beside(table, asked.seat, cell) and CELL + cell not in legal]
    return [Refusal(CELL + cell, "SP-14", _obstacle(table, asked.seat, card, cell)) for cell in near]


def _empty_space(table: Table) -> list[Refusal]:
    reason = Message("refused-space", {})
    spaces = range(len(table.halo_spaces))
    return [Refusal(HALO + space, "SP-22", reason) for space in spaces if table.halo_spaces[space] < 0]


def _obstacle(table: Table, seat: int, number: int, cell: int) -> Message:
    """SP-14: the first neighbour that by itself keeps a card from a cell, and why, for the screen."""
    card = table.box.cards[number]
    sky = table.sky[seat]
    x, y = cell // WIDTH, cell % WIDTH
    sides: list[tuple[str, bool, int]] = [
        ("left", x > 0, cell - WIDTH),
        ("right", x < WIDTH - 1, cell + WIDTH),
        ("above", y < WIDTH - 1, cell + 1),
        ("below", y > 0, cell - 1),
    ]
    for side, is_inside, other in sides:
        if not is_inside or sky[other] < 0:
            continue
        beside = table.box.cards[sky[other]]
        told: dict[str, Json] = {"side": side, "neighbour": beside.id, "why": "figure", "mine": None, "theirs": None}
        around = 2 if side == "above" else 1
        if side == "left":
            around = (beside.right + 1) << 4
            told["mine"], told["theirs"] = FIGURES[card.left], FIGURES[beside.right]
        elif side == "right":
            around = (beside.left + 1) << 2
            told["mine"], told["theirs"] = FIGURES[card.right], FIGURES[beside.left]
        elif side == "above":
            told["why"] = "grass" if beside.limit == GRASS else "own_night"
        else:
            told["why"] = "night" if beside.limit == NIGHT else "own_grass"
        fitting = table.box.fits[table.lasting[seat * LASTING + IGNORES] * 64 + around]
        if told["why"] in ("grass", "night") or fitting >> table.box.shapes[number] & 1 == 0:
            return Message("refused-cell", told)
    raise ValueError("no neighbour forbids this cell")


def _is_beside(table: Table, seat: int, cell: int) -> bool:
    """Whether a cell is empty and beside some card of the seat."""
    sky = table.sky[seat]
    x, y = cell // WIDTH, cell % WIDTH
    if sky[cell] >= 0:
        return False
    return (
        (x > 0 and sky[cell - WIDTH] >= 0)
        or (x < WIDTH - 1 and sky[cell + WIDTH] >= 0)
        or (y > 0 and sky[cell - 1] >= 0)
        or (y < WIDTH - 1 and sky[cell + 1] >= 0)
    )
