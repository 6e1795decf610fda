"""The Minions Phase (SK-90..104, SK-165): lane by lane, then the domes."""

from typing import ClassVar

from skyhall.core.event import Json
from skyhall.core.state import Step
from skyhall.games.skytear.box.cards import WIN_CONTROL, WIN_DOME, WIN_SIEGE, WIN_SWEEP, WIN_TOWER
from skyhall.games.skytear.box.map.hexes import OPEN
from skyhall.games.skytear.box.words import HEX_0
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.minions_phase.control import (
    EVERYTHING,
    building_hit,
    control_parts,
    domes_in_order,
    is_at_building,
    total,
)
from skyhall.games.skytear.play.minions_phase.lanes import SpawnAt, advance_token
from skyhall.games.skytear.play.minions_phase.outsider import SummonOutsider, SummonToDome
from skyhall.games.skytear.play.names import cards
from skyhall.games.skytear.play.pieces.harm import defeat_minion
from skyhall.games.skytear.play.pieces.piles import draw_cards
from skyhall.games.skytear.play.seats import captain, of_side, seats_of
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import MINIONS, OPENED
from skyhall.games.skytear.play.victory import check_victory, tell_progress


class MinionsPhase(Step):
    """SK-90, SK-165: lane tokens in the order of their numbers, then the dome, or one after the other."""

    def run(self, table: Table) -> None:
        table.phase = MINIONS
        table.phase_wins = [0, 0]
        if table.log is not None:
            tell_captains(table)
        table.agenda.append(EndOfMinions())
        domes = domes_in_order(table)
        if len(domes) > 1:
            table.agenda.append(OneDome(-1, domes[1]))
            table.agenda.append(OneDome(-1, domes[0]))
        elif domes:
            table.agenda.append(Dome())
        for number in range(len(table.tokens), 0, -1):
            table.agenda.append(Lane(table.numbers.index(number)))


def tell_captains(table: Table) -> None:
    """SK-149: for the log, who chooses for a pair in this phase."""
    for side in range(2):
        if table.side_of.count(side) > 1:
            table.emit("captain", of_side(table, side))


def reveal_leads(table: Table, point: int) -> list[int]:
    """SK-91: all Lead cards under heroes that see the point are turned up, all seats at once."""
    sight = table.box.map.sight[point]
    opened: list[int] = []
    table.reveal()
    for side in range(2):
        for hero in table.camps[side]:
            at = table.place[hero]
            if at < 0 or not sight[at]:
                continue
            for i, card in enumerate(table.leads[hero]):
                if table.lead_flags[hero][i] & OPENED == 0:
                    table.unseen[table.owner[hero] * table.stride + card] -= 1
                    opened.append(card)
            table.lead_flags[hero] = [flags | OPENED for flags in table.lead_flags[hero]]
    return opened


def settle_point(table: Table, number: int, point: int) -> int:
    """SK-91, SK-93: reveal, compare, reward, at a lane token or a dome point. The difference, seen from side 0.

    `number` is its place among the points: lanes, then domes.
    """
    opened = reveal_leads(table, point)
    south = control_parts(table, 0, point, EVERYTHING)
    north = control_parts(table, 1, point, EVERYTHING)
    lead = total(south) - total(north)
    winner = 0 if lead > 0 else 1 if lead < 0 else -1
    if table.log is not None:
        values: list[Json] = [total(south), total(north)]
        parts: list[Json] = [south, north]
        table.emit(
            "control",
            {
                "point": table.box.field.point_names[number],
                "values": values,
                "parts": parts,
                "leads_revealed": cards(table, opened),
                "n": len(opened),
                "winner": captain(table, winner) if winner >= 0 else None,
                "side": winner if winner >= 0 else None,
                "drawn_by": drawer(table, winner) if winner >= 0 else None,
                "ahead": max(total(south), total(north)),
                "behind": min(total(south), total(north)),
                "lead": abs(lead),
            },
        )
    if winner >= 0:
        table.control_wins[winner] += 1
        table.phase_wins[winner] += 1
        tell_progress(table, winner, WIN_CONTROL)
        draw_cards(table, drawer(table, winner), 1)
    return lead


def drawer(table: Table, side: int) -> int:
    """SK-150: who draws for a control point: the seat of the side with fewer cards in hand, its captain if equal."""
    if len(table.side_of) == 2:
        return side
    seats = seats_of(table, side)
    least = min([len(table.hands[seat]) for seat in seats])
    fewest = [seat for seat in seats if len(table.hands[seat]) == least]
    return fewest[0] if len(fewest) == 1 else captain(table, side)


class Lane(Step):
    """SK-93: who wins the lane; damage, advance and spawning follow."""

    fields: ClassVar[tuple[str, ...]] = ("lane",)

    def __init__(self, lane: int) -> None:
        super().__init__()
        self.lane = lane

    def __reduce__(self) -> tuple[object, tuple[int]]:
        """For pickles: it is nobody's."""
        return Lane, (self.lane,)

    def run(self, table: Table) -> None:
        lane = self.lane
        lead = settle_point(table, lane, table.tokens[lane])
        if lead == 0:
            first = table.side_of[table.first]
            table.agenda.append(LaneSpawn(captain(table, first), lane))
            table.agenda.append(LaneSpawn(captain(table, 1 - first), lane))
            return
        side = 0 if lead > 0 else 1
        winner = captain(table, side)
        table.agenda.append(LaneSpawn(captain(table, 1 - side), lane))
        table.agenda.append(LaneSpawn(winner, lane))
        table.agenda.append(AdvanceLane(winner, lane, abs(lead)))
        table.agenda.append(LaneDamage(winner, lane, abs(lead)))
        check_victory(table)


def lane_minions(table: Table, side: int, lane: int) -> list[int]:
    """RU-23: hexes of a side's minions that see the token."""
    sight = table.box.map.sight[table.tokens[lane]]
    return [place for place in table.minions[side] if sight[place]]


class LaneStep(Step):
    """A step of a lane that was won by so much."""

    fields: ClassVar[tuple[str, ...]] = ("lane", "n")

    def __init__(self, seat: int, lane: int, n: int) -> None:
        super().__init__(seat)
        self.lane = lane
        self.n = n


class LaneDamage(LaneStep):
    """SK-94, SK-95: first the enemy minions at the token, and if none is left, one building."""

    def run(self, table: Table) -> None:
        side = table.side_of[self.seat]
        foe = 1 - side
        host = lane_minions(table, foe, self.lane)
        if self.n < len(host):
            table.agenda.append(KillMinion(self.seat, self.lane, self.n))
            return
        for place in host:
            defeat_minion(table, foe, place)
        if self.n > len(host):
            hit_building(table, side, building_hit(table, side, self.lane), self.n - len(host))
        check_victory(table)


class KillMinion(Choice):
    """SK-94: the winner chooses which, if it cannot remove all."""

    fields: ClassVar[tuple[str, ...]] = ("lane", "left")

    def __init__(self, seat: int, lane: int, left: int) -> None:
        super().__init__(seat)
        self.lane = lane
        self.left = left

    def words(self, table: Table) -> list[int]:
        return [HEX_0 + place for place in lane_minions(table, 1 - table.side_of[self.seat], self.lane)]

    def take(self, table: Table, action: int) -> None:
        defeat_minion(table, 1 - table.side_of[self.seat], action - HEX_0)
        if self.left > 1:
            table.agenda.append(KillMinion(self.seat, self.lane, self.left - 1))


def hit_building(table: Table, side: int, place: int, n: int) -> None:
    """SK-95, SK-98, SK-99: a tower may fall, and the first one opens the nexus; excess is lost (RU-25)."""
    if place < 0:
        return
    foe = 1 - side
    field = table.box.field
    if place == field.nexus[foe]:
        table.nexus[foe] = max(0, table.nexus[foe] - n)
        if table.log is not None:
            table.emit(
                "building_damaged",
                {"kind": "nexus", **of_side(table, foe), "lane": None, "n": n, "hp": table.nexus[foe]},
            )
        return
    for lane in range(len(field.lanes)):
        if field.lanes[lane].towers[foe] == place:
            hp = max(0, table.towers[foe][lane] - n)
            table.towers[foe][lane] = hp
            if table.log is not None:
                table.emit(
                    "building_damaged",
                    {"kind": "tower", **of_side(table, foe), "lane": lane, "n": n, "hp": hp},
                )
            if hp == 0:
                fell_tower(table, foe, lane)


def fell_tower(table: Table, side: int, lane: int) -> None:
    """SK-98, SK-99: its hex becomes an ordinary one; the nexus gets its HP with the first tower."""
    table.crowd[table.box.field.lanes[lane].towers[side]] = OPEN
    if table.log is not None:
        table.emit("tower_destroyed", {**of_side(table, side), "lane": lane})
    tell_progress(table, 1 - side, WIN_TOWER)
    if table.nexus[side] < 0:
        table.nexus[side] = table.box.numbers.nexus_hp
        if table.log is not None:
            table.emit("nexus_opened", {**of_side(table, side), "hp": table.nexus[side]})


class AdvanceLane(LaneStep):
    """SK-100, RU-26: the token moves as many steps as the lane was won by."""

    def run(self, table: Table) -> None:
        advance_token(table, self.seat, self.lane, self.n)


class LaneSpawn(Step):
    """SK-104: up to 2 minions, unless the own tower of the lane has fallen."""

    fields: ClassVar[tuple[str, ...]] = ("lane",)

    def __init__(self, seat: int, lane: int) -> None:
        super().__init__(seat)
        self.lane = lane

    def run(self, table: Table) -> None:
        if table.towers[table.side_of[self.seat]][self.lane] > 0:
            table.agenda.append(SpawnAt(self.seat, self.lane, table.box.numbers.spawn))


class Dome(Step):
    """SK-93, SK-105: the winner of the only dome may bring the outsider."""

    def run(self, table: Table) -> None:
        winner = settle_dome(table, 0, True)
        if winner >= 0 and not table.outsider_gone:
            table.agenda.append(SummonOutsider(captain(table, winner)))
        check_victory(table)


class OneDome(Step):
    """SK-168: one of two domes; its winner may bring the outsider to it, wherever it stands."""

    fields: ClassVar[tuple[str, ...]] = ("dome",)

    def __init__(self, seat: int, dome: int) -> None:
        super().__init__(seat)
        self.dome = dome

    def run(self, table: Table) -> None:
        winner = settle_dome(table, self.dome, self.dome == domes_in_order(table)[0])
        if winner >= 0 and not table.outsider_gone:
            table.agenda.append(SummonToDome(captain(table, winner), self.dome))
        check_victory(table)


def settle_dome(table: Table, dome: int, is_first: bool) -> int:
    """SK-93, SK-169: who wins a dome, −1 for nobody; after each one sees who has swept the field."""
    lead = settle_point(table, len(table.tokens) + dome, table.box.field.dome_points[dome])
    winner = 0 if lead > 0 else 1 if lead < 0 else -1
    if winner >= 0:
        table.dome_wins[winner] += 1
        tell_progress(table, winner, WIN_DOME)
    for side in range(2):
        wins, goal = table.phase_wins[side], table.box.sweep
        # Once a phase: with the dome that makes it enough, or with the first if the lanes were.
        if wins >= goal and (is_first or (side == winner and wins == goal)):
            table.sweeps[side] += 1
            tell_progress(table, side, WIN_SWEEP)
    return winner


class EndOfMinions(Step):
    """SK-108, Siege: who has a lane token next to an enemy building now, once a phase."""

    def run(self, table: Table) -> None:
        for side in range(2):
            for lane in range(len(table.tokens)):
                if is_at_building(table, side, lane, table.tokens[lane]):
                    table.sieges[side] += 1
                    tell_progress(table, side, WIN_SIEGE)
                    break
        check_victory(table)
