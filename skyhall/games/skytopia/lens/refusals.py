"""Why not: what looks playable but is not, with the rule that forbids it. For the screen only."""

from skyhall.core.event import Json, Message
from skyhall.core.lens import Refusal
from skyhall.games.skytopia.box.places import CITY, COLOURS, EMPTY, SLOTS, colour_at
from skyhall.games.skytopia.box.words import CARD, GOLEM, SEND, TILE, TOWER
from skyhall.games.skytopia.play.abilities import BuyRotation
from skyhall.games.skytopia.play.acts import ability_of
from skyhall.games.skytopia.play.choices import AddCard, PartDecision, Recall, Redirect, RedirectTo, Rotate
from skyhall.games.skytopia.play.effects import FurtherAbility, usable
from skyhall.games.skytopia.play.finishing import ActivateTower
from skyhall.games.skytopia.play.sending import Send, TakeBack
from skyhall.games.skytopia.play.setting_up import DraftTile, OpenOn
from skyhall.games.skytopia.play.state import NOTHING, Table


def refusals(table: Table) -> list[Refusal]:
    """What looks playable at the open question but is not."""
    question = table.decision()
    seat = question.seat
    if isinstance(question, Send):
        return of_sending(table, seat)
    if isinstance(question, PartDecision):
        return of_part(table, question)
    if isinstance(question, TakeBack):
        return of_golems(table, seat, 0, question.actions(table))
    if isinstance(question, BuyRotation):
        return of_rotation(table, seat, ability_of(table, seat).steps, NOTHING, 0)
    if isinstance(question, ActivateTower):
        return of_towers(table)
    if isinstance(question, OpenOn):
        return of_opening(table)
    if isinstance(question, DraftTile):
        return of_draft(table)
    return []


def of_part(table: Table, question: PartDecision) -> list[Refusal]:
    """What a part of an ability cannot be used on."""
    seat = question.seat
    if isinstance(question, Rotate):
        return of_rotation(table, seat, question.offer(table).steps, question.turned, table.banned)
    if isinstance(question, Redirect | Recall):
        return of_golems(table, seat, table.banned, question.actions(table))
    if isinstance(question, RedirectTo):
        return of_destinations(table, (question.golem - GOLEM) % 6)
    if isinstance(question, AddCard):
        return of_adding(table, question.offer(table).mine, question.actions(table))
    if isinstance(question, FurtherAbility):
        return of_abilities(table, seat, question.spot, question.spots(table))
    return []


def refused(action: int, rule: str, reason: str, args: dict[str, Json]) -> Refusal:
    """A refusal with its entry of the catalogue."""
    return Refusal(action, rule, Message("refused-" + reason, args))


def of_sending(table: Table, seat: int) -> list[Refusal]:
    """ST-4, ST-5, ST-26: faces that cannot be sent; ST-25: golems that cannot be taken back."""
    found: list[Refusal] = []
    pointer = table.chronometer.pointer[table.place]
    for slot in table.slots:
        for bit in range(6):
            send = SEND + slot * 6 + bit
            price = table.chronometer.price[table.place * 6 + bit]
            if table.market[slot] == EMPTY:
                found.append(refused(send, "ST-26", "empty-slot", {}))
            elif bit == pointer:
                found.append(refused(send, "ST-5", "pointer", {"face": bit + 1}))
            elif table.shown[slot] >> bit & 1:
                found.append(refused(send, "ST-4", "face-shown", {"face": bit + 1}))
            elif price > table.coins[seat]:
                found.append(refused(send, "ST-26", "too-dear", {"price": price, "coins": table.coins[seat]}))
    for slot, bit, owner in golems_out(table):
        if owner == seat:
            found.append(refused(GOLEM + slot * 6 + bit, "ST-25", "golem-in-supply", {"supply": table.supply[seat]}))
    return found


def golems_out(table: Table) -> list[tuple[int, int, int]]:
    """All golems in the market as (slot, bit, owner)."""
    return [
        (slot, bit, owner)
        for slot in table.slots
        for bit in range(6)
        for owner in range(table.seats)
        if table.golems[owner * SLOTS + slot] >> bit & 1
    ]


def of_golems(table: Table, seat: int, banned: int, legal: list[int]) -> list[Refusal]:
    """ST-34, ST-35: golems that an effect does not touch; the others have nowhere to go."""
    found: list[Refusal] = []
    for slot, bit, owner in golems_out(table):
        golem = GOLEM + slot * 6 + bit
        if owner != seat:
            found.append(refused(golem, "ST-35", "rival-golem", {"owner": owner}))
        elif banned >> slot & 1:
            found.append(refused(golem, "ST-34", "golem-in-chain", {}))
        elif golem not in legal:
            found.append(refused(golem, "ST-4", "nowhere-to-go", {"face": bit + 1}))
    return found


def of_rotation(table: Table, seat: int, steps: int, turned: list[int], banned: int) -> list[Refusal]:
    """ST-34 to ST-36, RU-19: golems that cannot be turned."""
    found: list[Refusal] = []
    for slot, bit, owner in golems_out(table):
        golem = GOLEM + slot * 6 + bit
        after = table.chronometer.turned[(table.place * 6 + steps) * 6 + bit]
        if owner != seat:
            found.append(refused(golem, "ST-35", "rival-golem", {"owner": owner}))
        elif banned >> slot & 1:
            found.append(refused(golem, "ST-34", "golem-in-chain", {}))
        elif golem in turned:
            found.append(refused(golem, "RU-19", "turned-already", {}))
        elif after < 0:
            found.append(refused(golem, "ST-36", "reaches-pointer", {"steps": steps}))
        elif table.shown[slot] >> after & 1:
            found.append(refused(golem, "ST-36", "face-shown", {"face": after + 1}))
    return found


def of_destinations(table: Table, bit: int) -> list[Refusal]:
    """ST-4: cards that a redirected golem cannot go to."""
    return [
        refused(CARD + slot, "ST-4", "face-shown", {"face": bit + 1})
        for slot in table.slots
        if table.market[slot] != EMPTY and table.shown[slot] >> bit & 1
    ]


def of_adding(table: Table, mine: bool, legal: list[int]) -> list[Refusal]:
    """ST-34, 4.2 `add`: cards that cannot be added."""
    found: list[Refusal] = []
    for slot in table.slots:
        if table.market[slot] == EMPTY or CARD + slot in legal:
            continue
        if table.banned >> slot & 1:
            found.append(refused(CARD + slot, "ST-34", "card-in-chain", {}))
        else:
            found.append(refused(CARD + slot, "4.2", "needs-own-golem" if mine else "needs-no-golem", {}))
    return found


def of_abilities(table: Table, seat: int, origin: int, spots: list[int]) -> list[Refusal]:
    """ST-33, ST-37, ST-39, ST-41: cards and foundations that cannot be used."""
    found: list[Refusal] = []
    here = {colour_at(spot): spot for spot in spots}
    for colour in range(4):
        word = TOWER + colour
        told: dict[str, Json] = {"colour": COLOURS[colour]}
        if colour not in here and colour == colour_at(origin):
            found.append(refused(word, "ST-37", "itself", told))
        elif colour not in here:
            found.append(refused(word, "ST-37", "not-in-row" if origin < CITY else "not-at-level", told))
        elif here[colour] in table.chain:
            found.append(refused(word, "ST-33", "in-chain", told))
        elif not table.box.components[table.component(seat, here[colour])].activates:
            found.append(refused(word, "ST-41", "end-only", told))
        elif not usable(table, seat, [here[colour]]):
            found.append(refused(word, "ST-39", "nothing-usable", told))
    return found


def of_opening(table: Table) -> list[Refusal]:
    """ST-59: cards that have a golem already."""
    return [refused(CARD + slot, "ST-59", "needs-no-golem", {}) for slot in table.slots if table.shown[slot]]


def of_draft(table: Table) -> list[Refusal]:
    """ST-60: tiles that are taken."""
    return [
        refused(TILE + tile, "ST-60", "tile-taken", {"colour": COLOURS[tile], "owner": owner})
        for owner, tile in enumerate(table.tiles)
        if tile >= 0
    ]


def of_towers(table: Table) -> list[Refusal]:
    """ST-21: towers that received no finished card, or have been activated."""
    return [
        refused(TOWER + colour, "ST-21", "not-waiting", {"colour": COLOURS[colour]})
        for colour in range(4)
        if not table.waiting >> colour & 1
    ]
