"""What a word gives away that a better one would not (for the coach of a first game): facts of the previews."""

from collections.abc import Iterator
from typing import Final

from skyhall.core.event import Json
from skyhall.core.lens import Slip
from skyhall.games.skytopia.box.places import COLOURS, SLOT_NAMES
from skyhall.games.skytopia.box.words import SKIP, TOWER
from skyhall.games.skytopia.lens.preview import choices, hint
from skyhall.games.skytopia.lens.shapes import Hint
from skyhall.games.skytopia.play.choices import Rotate, Trade
from skyhall.games.skytopia.play.effects import FurtherAbility
from skyhall.games.skytopia.play.finishing import ActivateTower
from skyhall.games.skytopia.play.sending import Send
from skyhall.games.skytopia.play.state import Table

# How much more a place ahead may cost, what is dear, and how many rounds are a long time.
WORTH_PAYING: Final = 5
DEAR: Final = 6
LONG: Final = 4
GOLD: Final = COLOURS.index("gold")
PURPLE: Final = COLOURS.index("purple")


def slips(table: Table, action: int, others: list[int]) -> list[Slip]:
    """All that can be said against a word, the worst first."""
    question = table.decision()
    if isinstance(question, Send):
        return list(_of_send(table, action, others))
    if isinstance(question, ActivateTower):
        return _of_order(table, action, others)
    if action != SKIP or not others:
        return []
    if isinstance(question, Rotate | FurtherAbility):
        return [Slip("pass", others[0], {}, [])]
    if isinstance(question, Trade) and table.round_number == table.last_round:
        part = question.offer(table)
        return [Slip("trade", others[0], {"coins": part.coins, "points": part.pp}, ["part purse"])]
    return []


def _of_order(table: Table, action: int, others: list[int]) -> list[Slip]:
    """The purple tower wants coins, which the gold one would bring first."""
    if action == TOWER + PURPLE and TOWER + GOLD in others and table.coins[table.seat] < table.box.compensation:
        return [Slip("tower-order", TOWER + GOLD, {}, [f"level {table.seat} gold 0"])]
    return []


def _of_send(table: Table, action: int, others: list[int]) -> Iterator[Slip]:
    chosen = hint(table, action)
    slot = action // 6
    same = [(other, hint(table, other)) for other in others if other // 6 == slot]
    place = [f"slot {SLOT_NAMES[slot]}"]
    if chosen["after_end"]:
        yield from _late(chosen, same, place)
    if chosen["refund"]:
        yield from _behind(table, action, chosen, same, others, place)
    if chosen["price"] >= DEAR and chosen["coins_left"] == 0 and not chosen["ahead"] and not chosen["behind"]:
        for other, found in same:
            if found["steps"] == chosen["steps"] + 1 and table.final_round - table.round_number > LONG:
                saved = chosen["price"] - found["price"]
                yield Slip("dear", other, {"price": chosen["price"], "saved": saved, **_told(found)}, place)
    if others:
        yield from _less(table, action, chosen, others[0])


def _late(chosen: Hint, same: list[tuple[int, Hint]], place: list[str]) -> Iterator[Slip]:
    """ST-42: it would not be done before the end."""
    for other, found in same:
        if chosen["price"] > 0 and found["price"] == 0:
            yield Slip("late-haste", other, {"price": chosen["price"], **_told(found)}, place)
    for other, found in same:
        if not found["after_end"]:
            yield Slip("late", other, {"done": chosen["finish_round"], **_told(found)}, place)
            return


def _behind(
    table: Table, action: int, chosen: Hint, same: list[tuple[int, Hint]], others: list[int], place: list[str]
) -> Iterator[Slip]:
    """ST-18: a rival is done before it there."""
    rival, slot = chosen["leader"], action // 6
    first = next(bit for owner, bit in table.queue(slot) if owner == rival)
    facts: dict[str, Json] = {
        "rival": rival,
        "card": chosen["card"],
        "their_round": table.round_number + table.steps(first),
        "my_round": chosen["finish_round"],
        "coins": chosen["refund"],
    }
    for other, found in same:
        if not found["ahead"] and not found["after_end"] and found["price"] <= chosen["price"] + WORTH_PAYING:
            yield Slip("behind", other, {**facts, **_told(found)}, place)
            return
    useful = chosen["gain_pp"] or chosen["gain_coins"] or choices(table.box.components[table.market[slot]])
    for other in others:
        if not useful and not hint(table, other)["refund"]:
            yield Slip("only-refund", other, {**facts, **_told(hint(table, other))}, place)
            return


def _less(table: Table, action: int, chosen: Hint, other: int) -> Iterator[Slip]:
    """What the best send brings beyond this one: its tower, or what comes at once."""
    found = hint(table, other)
    mine, theirs = chosen["then"], found["then"]
    place = [f"slot {SLOT_NAMES[other // 6]}"]
    told = _told(found)
    if other // 6 != action // 6 and theirs is not None and theirs["pp"] > (mine["pp"] if mine else 0):
        yield Slip("tower", other, {"points": theirs["pp"], "mine": mine["pp"] if mine else 0, **told}, place)
    elif found["gain_pp"] > chosen["gain_pp"]:
        yield Slip("at-once", other, {"points": found["gain_pp"], "mine": chosen["gain_pp"], **told}, place)


def _told(found: Hint) -> dict[str, Json]:
    """The better send: the round it is done, and what it costs."""
    return {"round": found["finish_round"], "cost": found["price"], "better_card": found["card"]}
