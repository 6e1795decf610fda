"""Small acts that several rules share: earning, using an ability, sending golems home, taking a card."""

from typing import Final

from skyhall.core.event import Json
from skyhall.games.skytopia.box.components import GOLEM_RETURNED, Ability
from skyhall.games.skytopia.box.places import COLOURS, EMPTY, SIDES, SLOT_NAMES, SLOTS
from skyhall.games.skytopia.play.state import NOTHING, Table
from skyhall.games.skytopia.play.telling import COMPENSATION, source_name, told_queue, told_seat, told_slot, told_so_far

# why a golem goes home
FINISHED: Final = "finished"
OVERTAKEN: Final = "overtaken"
ADDED: Final = "added"
RECALLED: Final = "recalled"


def earn(table: Table, seat: int, pp: int, coins: int, source: int) -> None:
    """ST-40, ST-48: gain points and coins at once; nothing gained is nothing done."""
    if pp == 0 and coins == 0:
        return
    if pp:
        table.pp[seat] += pp
    if coins:
        table.coins[seat] += coins
    if table.log is not None:
        told: dict[str, Json] = {"seat": seat, "pp": pp, "coins": coins, "source": source_name(table, source)}
        table.emit("gained", {**told, "so_far": told_so_far(table, seat), "has": told_seat(table, seat)})


def ability_of(table: Table, seat: int) -> Ability:
    """ST-46: the ability of a seat that has one."""
    return table.box.abilities[table.tiles[seat] * 2 + table.sides[seat]]


def ability_key(table: Table, seat: int) -> str:
    """What the catalogue calls it by: the colour and the side of its tile."""
    return f"{COLOURS[table.tiles[seat]]}-{SIDES[table.sides[seat]]}"


def use_ability(table: Table, seat: int, pp: int, coins: int) -> None:
    """ST-47: the ability of a seat works."""
    table.pp[seat] += pp
    table.coins[seat] += coins
    table.used |= 1 << seat
    if table.log is not None:
        told: dict[str, Json] = {
            "seat": seat,
            "side": SIDES[table.sides[seat]],
            "ability": ability_key(table, seat),
        }
        told.update({"pp": pp, "coins": coins, "paid": max(0, -coins)})
        told.update({"so_far": told_so_far(table, seat), "has": told_seat(table, seat)})
        table.emit("ability_used", told)


def put_golem(table: Table, seat: int, slot: int, bit: int) -> None:
    """A golem comes to stand on a card."""
    table.golems[seat * SLOTS + slot] |= 1 << bit
    table.shown[slot] |= 1 << bit


def lift_golem(table: Table, seat: int, slot: int, bit: int) -> None:
    """A golem leaves a card."""
    table.golems[seat * SLOTS + slot] ^= 1 << bit
    table.shown[slot] ^= 1 << bit


def turn_golem(table: Table, seat: int, slot: int, bit: int, steps: int, source: str) -> int:
    """ST-36: a golem's steps fall by so many; the face it then shows, as a bit."""
    after = table.chronometer.turned[(table.place * 6 + steps) * 6 + bit]
    lift_golem(table, seat, slot, bit)
    put_golem(table, seat, slot, after)
    if table.log is not None:
        told = told_slot(table, seat, slot)
        told.update({"face_before": bit + 1, "face_after": after + 1, "steps": steps, "source": source})
        table.emit("golem_rotated", {**told, "queue": told_queue(table, slot)})
    return after


def return_golem(table: Table, owner: int, slot: int, bit: int, why: str, coins: int) -> None:
    """ST-18, ST-49: a golem goes home to its supply, perhaps with a compensation."""
    lift_golem(table, owner, slot, bit)
    table.supply[owner] += 1
    if table.log is not None:
        told: dict[str, Json] = {"owner": owner, "slot": SLOT_NAMES[slot], "face": bit + 1, "why": why, "coins": coins}
        told.update({"queue": told_queue(table, slot), "has": told_seat(table, owner)})
        table.emit("golem_returned", told)
    earn(table, owner, 0, coins, COMPENSATION)
    if table.powers[owner] == GOLEM_RETURNED and why != FINISHED:
        use_ability(table, owner, ability_of(table, owner).pp, 0)


def empty_slot(table: Table, seat: int, slot: int, why: str) -> None:
    """ST-18, ST-19: the card is gone and all golems go home, fewest steps first; other seats are paid for theirs."""
    table.market[slot] = EMPTY
    shown = table.shown[slot]
    if shown == 0:
        return
    rivals = OVERTAKEN if why == FINISHED else why
    for bit in table.chronometer.queue[table.place]:
        if shown >> bit & 1:
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
    if table.worth:
        table.worth[seat] = NOTHING


def begin_work(table: Table, seat: int) -> None:
    """A tower or a card is set to work: from now on it is noted what that brings."""
    table.began_pp = table.pp[seat]
    table.began_coins = table.coins[seat]
