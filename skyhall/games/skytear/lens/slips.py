"""What a word gives away that a better one would not (for the coach of a first game): facts of the previews."""

from collections.abc import Iterator
from typing import Final

from skyhall.core.event import Json
from skyhall.core.lens import Slip
from skyhall.games.skytear.box.effects import ATTACK, LEAD, MOVE
from skyhall.games.skytear.box.words import ACT_0, CARD, CARD_0, END, HEX, HEX_0, NO, PASS, YES
from skyhall.games.skytear.lens.moving import control_after
from skyhall.games.skytear.lens.preview import attack_preview, preview
from skyhall.games.skytear.lens.shapes import HarmView
from skyhall.games.skytear.lens.view import harms, item_harms
from skyhall.games.skytear.play.heroes_phase.actions import LeadFrom, MoveTo
from skyhall.games.skytear.play.heroes_phase.activation import Main, Respond
from skyhall.games.skytear.play.heroes_phase.declare import Target
from skyhall.games.skytear.play.heroes_phase.worship import ExhaustFirst
from skyhall.games.skytear.play.minions_phase.control import control_parts, total
from skyhall.games.skytear.play.names import who
from skyhall.games.skytear.play.pieces.heroes import can_fly, move_of, range_of
from skyhall.games.skytear.play.pieces.motion import reach
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import KNOWN, READY

WEAK: Final = 6


def slips(table: Table, action: int, others: list[int]) -> list[Slip]:
    """All that can be said against a word, the worst first."""
    question = table.decision()
    found: list[Slip] = []
    if isinstance(question, Main):
        found += _of_end(table, others) if action == END else _blind(table, action, others)
    elif isinstance(question, LeadFrom):
        found += _of_lead(table, action, others)
    elif isinstance(question, Target) and table.chain.card < 0 and table.chain.action == ATTACK:
        found += _of_target(table, action, others)
    elif isinstance(question, MoveTo) and question.mover < table.out:
        found += _of_move(table, question.mover, action, others)
    elif isinstance(question, ExhaustFirst) and action == YES and table.ap > 0:
        found.append(Slip("exhaust", NO, {"hero": who(table, table.current.hero)}, []))
    elif isinstance(question, Respond) and action == PASS:
        found += _of_pass(table, others)
    return [*found, *_harm(table, action, others)]


def points_of(table: Table) -> list[int]:
    """The hexes where control is counted: the tokens of the lanes, then the domes."""
    return [*table.tokens, *table.box.field.dome_points]


def _name(table: Table, place: int) -> str:
    """A point of control as it is named."""
    return table.box.field.point_names[place]


def _leader(values: list[int]) -> int:
    """Which side would win a point; −1 for neither."""
    return -1 if values[0] == values[1] else int(values[1] > values[0])


def _of_end(table: Table, others: list[int]) -> Iterator[Slip]:
    """SK-21: an activation ended while something could still be struck or won."""
    seat, hero = table.seat, table.active_hero
    side = table.side_of[seat]
    name = who(table, hero)
    if table.ap > 0 and ACT_0 + ATTACK in others:
        aims = attack_preview(table.clone(), hero)
        if aims:
            target = max(aims, key=lambda one: (one["most"] >= one["hp"], one["most"]))["target"]
            yield Slip("attack", ACT_0 + ATTACK, {"hero": name, "target": target}, [f"hero {name}"])
    waiting = [one for team in table.teams for one in team if table.place[one] >= 0 and table.status[one] == READY]
    if waiting == [hero] and ACT_0 + MOVE in others:
        for place in reach(table, hero, move_of(table, hero), can_fly(table, hero)):
            for point in control_after(table.clone(), hero, place, seat):
                if _leader(point["after"]) == side != _leader(point["before"]):
                    facts: dict[str, Json] = {"hero": name, "hex": _hex(table, place), "point": point["point"]}
                    yield Slip("step", ACT_0 + MOVE, facts, [f"hex {_hex(table, place)}"])
                    return


def _hex(table: Table, place: int) -> str:
    return table.box.map.labels[place]


def _blind(table: Table, action: int, others: list[int]) -> Iterator[Slip]:
    """SK-91: a Lead under a hero that sees no point does not count."""
    place = table.place[table.active_hero]
    if action == ACT_0 + LEAD and others and not any(table.box.map.sight[point][place] for point in points_of(table)):
        name = who(table, table.active_hero)
        yield Slip("blind", others[0], {"hero": name}, [f"hero {name}"])


def _of_lead(table: Table, action: int, others: list[int]) -> Iterator[Slip]:
    """SK-24, SK-91: a dearer card would win the point."""
    seat = table.seat
    mine = _won(table, action)
    for other in others:
        more = _won(table, other) - mine if CARD.has(other) else set()
        if more:
            card = table.box.cards[other - CARD_0].key
            yield Slip("lead", other, {"card": card, "point": _name(table, min(more))}, [f"seat {seat}"])
            return


def _won(table: Table, action: int) -> set[int]:
    """The points that the seat would win with this card as a Lead, by what it knows."""
    seat, hero = table.seat, table.current.hero
    after = table.clone()
    if CARD.has(action):
        after.leads[hero] = [*after.leads[hero], action - CARD_0]
        after.lead_flags[hero] = [*after.lead_flags[hero], KNOWN]
    found: set[int] = set()
    for number, point in enumerate(points_of(after)):
        if _leader([total(control_parts(after, one, point, seat)) for one in range(2)]) == table.side_of[seat]:
            found.add(number)
    return found


def _of_target(table: Table, action: int, others: list[int]) -> Iterator[Slip]:
    """Another target is sure to fall, or shields a building that would."""
    chosen = harms(table, table.decision(), action)
    aimed = [other for other in others if HEX.has(other)]
    if not _falls(chosen):
        for other in aimed:
            found = harms(table, table.decision(), other)
            if _falls(found) and not found[0]["target"].startswith(("minion", "pillar", "illusion")):
                yield Slip("sure", other, {"target": found[0]["target"]}, [f"hex {_hex(table, other - HEX_0)}"])
                break
    for other in aimed:
        if other - HEX_0 in table.minions[1 - table.side_of[table.seat]] and _bares(table, other - HEX_0):
            yield Slip("shield", other, {"hex": _hex(table, other - HEX_0)}, [f"hex {_hex(table, other - HEX_0)}"])
            return


def _falls(found: list[HarmView]) -> bool:
    """Whether the first of them is sure to be defeated."""
    return bool(found) and found[0]["sure"] and found[0]["least"] >= found[0]["hp"]


def _bares(table: Table, place: int) -> bool:
    """SK-94, SK-95: whether a building would fall without this minion, and does not fall with it."""
    foe = 1 - table.side_of[table.seat]
    without = table.clone()
    rest = without.minions[foe][:]
    rest.remove(place)
    without.minions[foe] = rest
    return any(_fells(without, lane) and not _fells(table, lane) for lane in range(len(table.tokens)))


def _fells(table: Table, lane: int) -> bool:
    """Whether the seat would destroy a building at this token, by what it knows."""
    side = table.side_of[table.seat]
    foe = 1 - side
    shown = preview(table, table.tokens[lane], lane, table.seat)
    if shown["winner"] != side or shown["damage_to"] is None:
        return False
    lanes = table.box.field.lanes
    left = [table.towers[foe][one] for one in range(len(lanes)) if lanes[one].towers[foe] == shown["damage_to"]]
    return shown["damage"] >= (left[0] if left else table.nexus[foe])


def _of_move(table: Table, mover: int, action: int, others: list[int]) -> Iterator[Slip]:
    """A weak hero steps into reach, or leaves a point that it held."""
    seat, name = table.seat, who(table, mover)
    side = table.side_of[seat]
    if not HEX.has(action):
        return
    place = action - HEX_0
    foe = _striker(table, place)
    if table.hp[mover] < WEAK and foe >= 0 and _striker(table, table.place[mover]) < 0:
        for other in others:
            if not HEX.has(other) or _striker(table, other - HEX_0) < 0:
                told: dict[str, Json] = {"hero": name, "enemy": who(table, foe), "hex": _hex(table, place)}
                yield Slip("exposed", other, told, [f"hero {who(table, foe)}"])
                break
    for point in control_after(table.clone(), mover, place, seat):
        if _leader(point["before"]) == side != _leader(point["after"]):
            for other in others:
                if not HEX.has(other) or not _leaves(table, mover, other - HEX_0, point["point"]):
                    yield Slip("leaves", other, {"hero": name, "point": point["point"]}, [f"hero {name}"])
                    return


def _leaves(table: Table, mover: int, place: int, name: str) -> bool:
    """Whether a point that the seat holds would be lost by standing there."""
    changed = control_after(table.clone(), mover, place, table.seat)
    return any(one["point"] == name and _leader(one["after"]) != table.side_of[table.seat] for one in changed)


def _striker(table: Table, place: int) -> int:
    """A Ready enemy hero that could Move and Attack whoever stands there; −1 for none."""
    for foe in table.camps[1 - table.side_of[table.seat]]:
        if table.place[foe] < 0 or table.status[foe] != READY:
            continue
        stands = [table.place[foe], *reach(table, foe, move_of(table, foe), can_fly(table, foe))]
        if any(table.box.map.aim[stand][place] <= range_of(table, foe) for stand in stands):
            return foe
    return -1


def _of_pass(table: Table, others: list[int]) -> Iterator[Slip]:
    """SK-47: what is announced may defeat a hero, and a reaction is at hand."""
    cards = [other for other in others if CARD.has(other)]
    for harm in item_harms(table) if cards else []:
        if harm["seat"] == table.seat and harm["most"] >= harm["hp"] and not harm["target"].startswith("minion"):
            card = table.box.cards[cards[0] - CARD_0].key
            yield Slip("save", cards[0], {"hero": harm["target"], "card": card}, ["stack 0"])
            return


def _harm(table: Table, action: int, others: list[int]) -> Iterator[Slip]:
    """The best word may hurt an enemy more than this one."""
    if not others:
        return
    foes = [seat for seat, side in enumerate(table.side_of) if side != table.side_of[table.seat]]
    best = [one for one in harms(table, table.decision(), others[0]) if one["seat"] in foes and one["most"]]
    mine = [one["most"] for one in harms(table, table.decision(), action) if one["seat"] in foes]
    if best and best[0]["most"] > max(mine, default=0):
        yield Slip("harm", others[0], {"target": best[0]["target"], "most": best[0]["most"]}, [])
