"""What events tell, as plain data. The names and kinds of it all are declared in `events.py`."""

from typing import Final

from skyhall.core.event import Json
from skyhall.games.skytopia.box.places import COLOURS, SLOT_NAMES
from skyhall.games.skytopia.box.shapes import PlainPart
from skyhall.games.skytopia.play.scoring import account, cards, coins_left, gives
from skyhall.games.skytopia.play.shapes import GolemView, HasView, ResultView, SoFarView
from skyhall.games.skytopia.play.state import Table

COMPENSATION: Final = -1  # where a gain comes from, if from no component


def source_name(table: Table, source: int) -> str:
    """The id of the component that something comes from."""
    return "compensation" if source == COMPENSATION else table.box.components[source].id


def told_slot(table: Table, seat: int, slot: int) -> dict[str, Json]:
    """A seat does something on a market card."""
    return {"seat": seat, "slot": SLOT_NAMES[slot], "card": table.box.components[table.market[slot]].id}


def told_storey(table: Table, seat: int, slot: int) -> dict[str, Json]:
    """A market card has just been placed on the tower of its colour."""
    colour = table.box.components[table.market[slot]].colour
    told = told_slot(table, seat, slot)
    told.update({"colour": COLOURS[colour], "level": table.size(seat, colour) - 1})
    told.update({"gives": told_gifts(table, seat, colour), "has": told_seat(table, seat)})
    return told


def told_gifts(table: Table, seat: int, colour: int) -> list[Json]:
    """What each storey of a tower gives by itself as things are now, from the foundation upwards."""
    told: list[Json] = []
    for number in [table.box.first_stone + colour, *table.towers[seat * 4 + colour]]:
        pp, coins = gives(table, seat, number)
        told.append({"pp": pp, "coins": coins})
    return told


def told_part(part: PlainPart) -> dict[str, Json]:
    """A part of an effect with all parameters there are; those that it does not have are nothing."""
    return {
        "do": part["do"],
        "n": part.get("n"),
        "count": part.get("count"),
        "max": part.get("max"),
        "coins": part.get("coins"),
        "pp": part.get("pp"),
        "times": part.get("times"),
        "golems": part.get("golems"),
        "steps": part.get("steps"),
        "from": part.get("from"),
        "cost": part.get("cost"),
    }


def told_queue(table: Table, slot: int) -> list[GolemView]:
    """The golems on a card, fewest steps first."""
    queue = table.queue(slot)
    told: list[GolemView] = []
    for seat, bit in queue:
        steps = table.steps(bit)
        told.append(
            {
                "seat": seat,
                "face": bit + 1,
                "steps": steps,
                "finish_round": table.round_number + steps,
                "refund": table.refund(seat, queue),
                "late": table.is_late(bit),
            }
        )
    return told


def told_late(table: Table) -> list[Json]:
    """The golems that cannot finish any more."""
    return [
        {"slot": SLOT_NAMES[slot], "face": bit + 1}
        for slot in table.slots
        for _, bit in table.queue(slot)
        if table.is_late(bit)
    ]


def told_dial(table: Table) -> list[Json]:
    """The faces by steps, the pointer first, with what it costs to send a golem with them."""
    dial = table.chronometer
    return [
        {"face": bit + 1, "steps": steps, "price": dial.price[table.place * 6 + bit] if steps else None}
        for steps, bit in enumerate(dial.queue[table.place])
    ]


def told_so_far(table: Table, seat: int) -> SoFarView | None:
    """What the tower or card at work has brought so far, if it works for this seat."""
    if seat != table.active or not table.chain:
        return None
    return {"pp": table.pp[seat] - table.began_pp, "coins": table.coins[seat] - table.began_coins}


def told_seat(table: Table, seat: int) -> HasView:
    """What a seat has now."""
    score = account(table, seat)
    return {
        "coins": table.coins[seat],
        "pp": table.pp[seat],
        "supply": table.supply[seat],
        "golems_out": table.out(seat),
        "cards": cards(table, seat),
        "score_now": {
            "track": score.track,
            "guild": score.guild,
            "end_pp": score.end_pp,
            "coins": score.coins_pp,
            "golems": score.golems_pp,
            "total": score.total,
        },
    }


def told_result(table: Table, seat: int, rank: int) -> ResultView:
    """A line of the final table."""
    score = account(table, seat)
    return {
        "seat": seat,
        "track": score.track,
        "guild": score.guild,
        "end_pp": score.end_pp,
        "coins_pp": score.coins_pp,
        "golems_pp": score.golems_pp,
        "total": score.total,
        "cards": cards(table, seat),
        "coins_left": coins_left(table, seat),
        "rank": rank,
    }
