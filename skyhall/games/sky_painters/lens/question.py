"""The open question and the words that answer it, for people."""

from skyhall.core.event import Json, Message
from skyhall.core.state import Decision
from skyhall.games.sky_painters.box.effects import GAINED
from skyhall.games.sky_painters.box.marks import LASTING, REROLLS
from skyhall.games.sky_painters.box.words import (
    CARD,
    COLOURS,
    DIE,
    DRAWN,
    FROM_SEAT,
    HALO,
    LOSE,
    LOSSES,
    ON,
    PAINTER,
    PLACES,
    SLOTS,
    SYMBOLS,
    TAKE,
    WORDS,
)
from skyhall.games.sky_painters.play.additional_actions import AdditionalAction
from skyhall.games.sky_painters.play.halos import TakeHalo
from skyhall.games.sky_painters.play.pool import ChooseReroll, PlaceDie, SecondDie
from skyhall.games.sky_painters.play.rivals import Dare, Levy, PickDie
from skyhall.games.sky_painters.play.sky import PlaceCard, card_at
from skyhall.games.sky_painters.play.state import Table


def details(table: Table) -> dict[str, Json]:
    """What the open question needs beside its name and its seat."""
    asked = table.decision()
    if isinstance(asked, PlaceCard):
        return {"card": table.box.cards[card_at(table, asked.position)].id}
    if isinstance(asked, PlaceDie):
        return {"colour": COLOURS[asked.face // 6], "number": asked.face % 6 + 1}
    if isinstance(asked, SecondDie):
        return {"highest": asked.highest}
    if isinstance(asked, ChooseReroll):
        return {"picked": len(asked.chosen), "most": table.lasting[asked.seat * LASTING + REROLLS]}
    if isinstance(asked, AdditionalAction):
        over = table.spots[asked.seat] - table.spot_limit(asked.seat)
        return {"dice": table.dice_left, "over": max(0, over)}
    if isinstance(asked, TakeHalo):
        cost = table.box.halo_cost[table.empty_spaces()]
        return {"spots": cost.spots, "hope": cost.hope}
    return _forced(table, asked)


def _forced(table: Table, asked: Decision) -> dict[str, Json]:
    """What a rival's Painter or token asks for."""
    if isinstance(asked, Levy):
        pairs = table.box.effects[asked.effect].pairs
        first: dict[str, Json] = {"first": pairs[1], "first_kind": LOSSES[pairs[0]]}
        return {**first, "second": pairs[3], "second_kind": LOSSES[pairs[2]]}
    if isinstance(asked, Dare):
        effect = table.box.effects[asked.effect]
        values: list[Json] = list(effect.numbers)
        gains = dict.fromkeys(GAINED, 0)
        for k in range(0, len(effect.pairs), 2):
            gains[GAINED[effect.pairs[k]]] += effect.pairs[k + 1]
        return {"owner": asked.owner, "reset": effect.n, "values": values, **gains}
    if isinstance(asked, PickDie):
        return {"count": asked.count, "reset": table.box.effects[asked.effect].n}
    return {}


def describe(table: Table, action: int) -> Message:
    """An action with the names of the components it means."""
    block = WORDS.block_of(action)
    args: dict[str, Json] = dict(block.values(action))
    if block.first == DIE:
        args["number"] = (action - DIE) % 6 + 1
    elif ON <= action < PAINTER:
        args.update(_symbol(table, (action - ON) % PLACES))
    elif block.first == LOSE:
        args["amount"] = _levied(table, action - LOSE)
    elif block.first == FROM_SEAT:
        args["owner"] = action - FROM_SEAT
    else:
        args.update(_component(table, block.first, action))
    return Message("word-" + block.name, args)


def _symbol(table: Table, place: int) -> dict[str, Json]:
    seat = table.seat
    return {
        "card": table.box.cards[table.slot_cards[seat * SLOTS + place // SYMBOLS]].id,
        "colour": COLOURS[table.colour_at(seat, place)],
        "value": table.value_at(seat, place),
        "shows": (table.marks[seat * PLACES + place] - 1) % 6 + 1,
    }


def _levied(table: Table, kind: int) -> int:
    """Ruling 27: how much of a kind the seat that is asked would give, all it has if that is less."""
    asked = table.decision()
    assert isinstance(asked, Levy)
    return asked.due(table, kind)


def _component(table: Table, first: int, action: int) -> dict[str, Json]:
    """The card, Painter or token that a word means, if it means one; `first` is the first word of its block."""
    box = table.box
    if first == TAKE:
        return {"card": box.cards[card_at(table, action - TAKE)].id}
    if first == PAINTER:
        return {"painter": box.painters[table.gallery[action - PAINTER]].id}
    if first == HALO:
        return {"token": box.halos[table.halo_spaces[action - HALO]].id}
    if first == DRAWN:
        return {"token": box.halos[table.drawn[action - DRAWN]].id}
    if first == CARD:
        return {"card": box.cards[table.slot_cards[table.seat * SLOTS + action - CARD]].id}
    return {}
