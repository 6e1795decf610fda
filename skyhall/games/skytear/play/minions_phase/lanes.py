"""Lane tokens and their minions: advance, placing, repositioning, spawning (SK-66, 67, 100..104)."""

from typing import ClassVar

from skyhall.core.event import Json
from skyhall.core.state import Step
from skyhall.games.skytear.box.map.hexes import OPEN, PASSABLE
from skyhall.games.skytear.box.words import DONE, HEX_0
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.minions_phase.control import destination, is_at_building, nearer_hexes
from skyhall.games.skytear.play.names import lane_told, spot
from skyhall.games.skytear.play.seats import captain
from skyhall.games.skytear.play.state import Table


def advance_token(table: Table, seat: int, lane: int, steps: int) -> None:
    """SK-100: up to so many steps towards the closest building; then the minions follow (SK-102)."""
    table.agenda.append(Regroup(seat, lane, table.tokens[lane]))
    target = destination(table, table.side_of[seat], lane)
    if target >= 0 and steps > 0:
        table.agenda.append(TokenStep(seat, lane, steps, target))


class TokenStep(Choice):
    """SK-100: the winner chooses among the hexes that bring the token nearer."""

    fields: ClassVar[tuple[str, ...]] = ("lane", "left", "target")

    def __init__(self, seat: int, lane: int, left: int, target: int) -> None:
        super().__init__(seat)
        self.lane = lane
        self.left = left
        self.target = target

    def words(self, table: Table) -> list[int]:
        token = table.tokens[self.lane]
        if is_at_building(table, table.side_of[self.seat], self.lane, token):
            return []
        return [HEX_0 + place for place in nearer_hexes(table, token, self.target)]

    def take(self, table: Table, action: int) -> None:
        if table.log is not None:
            path: list[Json] = [spot(table, table.tokens[self.lane]), spot(table, action - HEX_0)]
            table.emit("token_moved", {**lane_told(table, self.lane), "path": path, "to": path[1], "by": self.seat})
        table.tokens[self.lane] = action - HEX_0
        if self.left > 1:
            table.agenda.append(TokenStep(self.seat, self.lane, self.left - 1, self.target))


class Regroup(Step):
    """SK-102, SK-151: if the token moved, minions of this lane that lost sight of it come after, the mover's first."""

    fields: ClassVar[tuple[str, ...]] = ("lane", "start")

    def __init__(self, seat: int, lane: int, start: int) -> None:
        super().__init__(seat)
        self.lane = lane
        self.start = start

    def run(self, table: Table) -> None:
        if table.tokens[self.lane] == self.start:  # RU-63
            return
        table.agenda.append(Straggler(captain(table, 1 - table.side_of[self.seat]), self.lane))
        table.agenda.append(Straggler(self.seat, self.lane))


class Straggler(Step):
    """The next minion of a lane whose hex does not see the token any more, in order of hexes."""

    fields: ClassVar[tuple[str, ...]] = ("lane",)

    def __init__(self, seat: int, lane: int) -> None:
        super().__init__(seat)
        self.lane = lane

    def run(self, table: Table) -> None:
        sight = table.box.map.sight[table.tokens[self.lane]]
        side = table.side_of[self.seat]
        for i, place in enumerate(table.minions[side]):
            if table.minion_lanes[side][i] == self.lane and not sight[place]:
                table.agenda.append(self)
                table.agenda.append(Reposition(self.seat, self.lane, place))
                return


def minion_hexes(table: Table, seat: int, lane: int) -> list[int]:
    """SK-101: where a minion may be put for a token: as near as possible to it, in its sight, not on it."""
    own = table.minions[table.side_of[seat]]
    found: list[int] = []
    for ring in table.box.map.landing[table.tokens[lane]]:
        for place in ring:
            crowd = table.crowd[place]
            if crowd == OPEN or (crowd == PASSABLE and all(other != place for other in own)):
                found.append(place)
        if found:
            break
    return found


class Reposition(Choice):
    """SK-102: a minion that lost sight of its token; without a legal hex it goes to the reserve (RU-30)."""

    fields: ClassVar[tuple[str, ...]] = ("lane", "place")

    def __init__(self, seat: int, lane: int, place: int) -> None:
        super().__init__(seat)
        self.lane = lane
        self.place = place

    def words(self, table: Table) -> list[int]:
        words = [HEX_0 + place for place in minion_hexes(table, self.seat, self.lane)]
        return words[:1] if table.is_auto else words

    def take(self, table: Table, action: int) -> None:
        side = table.side_of[self.seat]
        table.lift_minion(side, self.place)
        table.put_minion(side, action - HEX_0, self.lane)
        self._tell(table, action - HEX_0)

    def nothing(self, table: Table) -> None:
        table.lift_minion(table.side_of[self.seat], self.place)
        table.reserve[table.side_of[self.seat]] += 1
        self._tell(table, -1)

    def _tell(self, table: Table, place: int) -> None:
        if table.log is not None:
            told: dict[str, Json] = {"seat": self.seat, "side": table.side_of[self.seat]}
            table.emit("repositioned", {**told, "from": spot(table, self.place), "to": spot(table, place)})


class SpawnAt(Choice):
    """SK-66, SK-104: up to so many minions from the reserve; asked even if only one hex is left, as one may stop."""

    fields: ClassVar[tuple[str, ...]] = ("lane", "left")

    def __init__(self, seat: int, lane: int, left: int) -> None:
        super().__init__(seat)
        self.lane = lane
        self.left = left

    def words(self, table: Table) -> list[int]:
        words: list[int] = []
        if self.left <= 0 or table.reserve[table.side_of[self.seat]] <= 0:
            return words
        for place in minion_hexes(table, self.seat, self.lane):
            words.append(HEX_0 + place)
        if table.is_auto:
            return words[:1]
        if words:
            words.insert(0, DONE)
        return words

    def take(self, table: Table, action: int) -> None:
        if action == DONE:
            return
        table.reserve[table.side_of[self.seat]] -= 1
        table.put_minion(table.side_of[self.seat], action - HEX_0, self.lane)
        if table.log is not None:
            told: dict[str, Json] = {"seat": self.seat, "side": table.side_of[self.seat], "lane": self.lane}
            table.emit("spawned", {**told, "hex": spot(table, action - HEX_0)})
        if self.left > 1:
            table.agenda.append(SpawnAt(self.seat, self.lane, self.left - 1))


class ChooseLane(Choice):
    """SK-66, SK-67: which lane token in the caster's sight, by its hex; of two on one hex the lower number."""

    def words(self, table: Table) -> list[int]:
        words: list[int] = []
        if table.lane >= 0 or table.place[table.current.hero] < 0:
            return words
        sight = table.box.map.sight[table.place[table.current.hero]]
        for token in table.tokens:
            if sight[token] and HEX_0 + token not in words:
                words.append(HEX_0 + token)
        words.sort()
        return words

    def take(self, table: Table, action: int) -> None:
        lowest = 99
        for lane, token in enumerate(table.tokens):
            if token == action - HEX_0 and table.numbers[lane] < lowest:
                lowest = table.numbers[lane]
                table.lane = lane
