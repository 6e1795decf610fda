"""Elements and items as plain data, for events and views."""

from skyhall.core.event import Json
from skyhall.games.skytear.box.words import ACTION_NAMES
from skyhall.games.skytear.play.items import (
    ACTION_ITEM,
    CARD_ITEM,
    HEX_CODE_0,
    ILLUSION_0,
    ITEM_CODE_0,
    MINION_0,
    PILLAR_0,
    PROVOKED_ITEM,
    Item,
)
from skyhall.games.skytear.play.state import Table


def who(table: Table, code: int) -> str:
    """An element for people and logs: `yami`, `outsider`, `minion 1 J5`, `pillar 0 K6`, `illusion akhuti`, `hex J6`.

    An item of the Stack by what it is: `effect gank`.
    """
    labels = table.box.map.labels
    if code < 0:
        return "nobody"
    if code < table.out:
        return table.box.heroes[code].key
    if code == table.out:
        return "outsider"
    if code < PILLAR_0:
        return f"minion {(code - MINION_0) // 200} {labels[(code - MINION_0) % 200]}"
    if code < ILLUSION_0:
        return f"pillar {(code - PILLAR_0) // 200} {labels[(code - PILLAR_0) % 200]}"
    if code < HEX_CODE_0:
        return f"illusion {table.box.heroes[code - ILLUSION_0].key}"
    if code < ITEM_CODE_0:
        return f"hex {labels[code - HEX_CODE_0]}"
    for item in table.stack:
        if item.number == code - ITEM_CODE_0:
            return f"effect {item_name(table, item)}"
    return "effect gone"


def item_name(table: Table, item: Item) -> str:
    """The key of the card, action or skill that an item stands for."""
    if item.kind == CARD_ITEM:
        return table.box.cards[item.what].key
    if item.kind == ACTION_ITEM:
        return ACTION_NAMES[item.what]
    if item.kind == PROVOKED_ITEM:
        return "provoked"
    outsider = table.box.outsider
    if item.hero == table.out:
        return outsider.skills[item.what].key if outsider is not None else ""
    return table.box.heroes[item.hero].skills[item.what].key


def tagged(table: Table, item: Item) -> dict[str, Json]:
    """An item for an event: its number, what it is and whose."""
    return {"item": item.number, "what": item_name(table, item), "hero": who(table, item.hero)}


def whose(table: Table, codes: list[int]) -> list[Json]:
    """Several elements."""
    return [who(table, code) for code in codes]


def spot(table: Table, place: int) -> str | None:
    """The label of a hex; none off the map."""
    return table.box.map.labels[place] if place >= 0 else None


def lane_told(table: Table, lane: int) -> dict[str, Json]:
    """A lane for an event or a question: its number, and which it is on this map."""
    return {"lane": lane, "where": table.box.field.lane_names[lane]}


def cards(table: Table, ids: list[int]) -> list[Json]:
    """Cards by key."""
    return [table.box.cards[card].key for card in ids]
