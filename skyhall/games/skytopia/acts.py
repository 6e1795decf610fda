"""Small acts that several rules share: earning, using an ability, sending golems home, taking a card."""

from typing import Final

from skyhall.core.state import Json
from skyhall.games.skytopia.components import COLOURS, GOLEM_RETURNED, Ability
from skyhall.games.skytopia.places import EMPTY, SIDES, SLOT_NAMES, SLOTS
from skyhall.games.skytopia.state import Table

COMPENSATION: Final = -1  # where a gain comes from, if from no component

# why a golem goes home
FINISHED: Final = "finished"
OVERTAKEN: Final = "overtaken"
ADDED: Final = "added"
RECALLED: Final = "recalled"


def source_name(table: Table, source: int) -> str:
    """For events: the id of the component that something comes from."""
    return "compensation" if source == COMPENSATION else table.box.components[source].id


def earn(table: Table, seat: int, pp: int, coins: int, source: int) -> None:
    """ST-40, ST-48: gain points and coins at once; nothing gained is nothing done."""
    if pp == 0 and coins == 0:
        return
    table.pp[seat] += pp
    table.coins[seat] += coins
    if table.log is not None:
        table.emit("gained", {"seat": seat, "pp": pp, "coins": coins, "source": source_name(table, source)})


def ability_of(table: Table, seat: int) -> Ability:
    """ST-46: the ability of a seat that has one."""
    return table.box.abilities[table.tiles[seat] * 2 + table.sides[seat]]


def use_ability(table: Table, seat: int, pp: int, coins: int) -> None:
    """ST-47: the ability of a seat works."""
    table.pp[seat] += pp
    table.coins[seat] += coins
    table.used |= 1 << seat
    if table.log is not None:
        ability = ability_of(table, seat)
        side = SIDES[table.sides[seat]]
        table.emit("ability_used", {"seat": seat, "side": side, "name": ability.name, "pp": pp, "coins": coins})


def put_golem(table: Table, seat: int, slot: int, bit: int) -> None:
    """A golem comes to stand on a card."""
    table.golems[seat * SLOTS + slot] |= 1 << bit
    table.shown[slot] |= 1 << bit


def lift_golem(table: Table, seat: int, slot: int, bit: int) -> None:
    """A golem leaves a card."""
    table.golems[seat * SLOTS + slot] ^= 1 << bit
    table.shown[slot] ^= 1 << bit


def card_on(table: Table, slot: int) -> str:
    """For events: the id of the card that lies in a slot."""
    return table.box.components[table.market[slot]].id


def turn_golem(table: Table, seat: int, slot: int, bit: int, steps: int, source: str) -> int:
    """ST-36: a golem's steps fall by so many; the face it then shows, as a bit."""
    after = table.chronometer.turned[(table.place * 6 + steps) * 6 + bit]
    lift_golem(table, seat, slot, bit)
    put_golem(table, seat, slot, after)
    if table.log is not None:
        told: dict[str, Json] = {"seat": seat, "slot": SLOT_NAMES[slot], "card": card_on(table, slot)}
        told.update({"face_before": bit + 1, "face_after": after + 1, "steps": steps, "source": source})
        table.emit("golem_rotated", told)
    return after


def return_golem(table: Table, owner: int, slot: int, bit: int, why: str, coins: int) -> None:
    """ST-18, ST-49: a golem goes home to its supply, perhaps with a compensation."""
    lift_golem(table, owner, slot, bit)
    table.supply[owner] += 1
    if table.log is not None:
        told: dict[str, Json] = {"owner": owner, "slot": SLOT_NAMES[slot], "face": bit + 1, "why": why, "coins": coins}
        table.emit("golem_returned", told)
    earn(table, owner, 0, coins, COMPENSATION)
    if table.powers[owner] == GOLEM_RETURNED and why != FINISHED:
        use_ability(table, owner, ability_of(table, owner).pp, 0)


def empty_slot(table: Table, seat: int, slot: int, why: str) -> None:
    """ST-18, ST-19: the card is gone and all golems go home, fewest steps first; other seats are paid for theirs."""
    table.market[slot] = EMPTY
    if table.shown[slot] == 0:
        return
    rivals = OVERTAKEN if why == FINISHED else why
    for bit in table.chronometer.queue[table.place]:
        if table.shown[slot] >> bit & 1:
            owner = 0
            while not table.golems[owner * SLOTS + slot] >> bit & 1:
                owner += 1
            if owner == seat:
                return_golem(table, owner, slot, bit, why, 0)
            else:
                return_golem(table, owner, slot, bit, rivals, table.box.compensation)


def place_card(table: Table, seat: int, card: int) -> None:
    """A card goes on top of the seat's tower of its colour."""
    component = table.box.components[card]
    table.coats[seat * len(table.box.coats) + component.coat] += 1
    tower = seat * 4 + component.colour
    table.towers[tower] = [*table.towers[tower], card]
    table.joined += 1


def told_card(table: Table, seat: int, slot: int) -> dict[str, Json]:
    """For events: a market card about to be placed on a tower."""
    card = table.box.components[table.market[slot]]
    return {
        "seat": seat,
        "slot": SLOT_NAMES[slot],
        "card": card.id,
        "colour": COLOURS[card.colour],
        "level": table.size(seat, card.colour),
    }
