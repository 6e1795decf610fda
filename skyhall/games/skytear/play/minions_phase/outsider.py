"""The outsider when the dome is won (SK-105, SK-106)."""

from typing import ClassVar, Final

from skyhall.core.event import Json
from skyhall.core.state import Step
from skyhall.games.skytear.box.effects import ATTACK, MOVE, SKIRMISH
from skyhall.games.skytear.box.words import ACT_0, ACTION_NAMES, END, HEX_0, NO, SKILL_0
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.heroes_phase.activation import end_of_effects
from skyhall.games.skytear.play.heroes_phase.declare import can_declare, declare_action
from skyhall.games.skytear.play.heroes_phase.resolve import RESOLVE
from skyhall.games.skytear.play.items import NOTHING, TRIGGER_ITEM, Item
from skyhall.games.skytear.play.names import spot
from skyhall.games.skytear.play.pieces.motion import is_free_for, stand
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import MOST_SEATS

SKILLS_USED: Final = 5  # where the outsider's skills are counted in `table.used`


class SummonOutsider(Choice):
    """SK-105, RU-35, RU-36: place it by its rule around the only dome point, again each time, or refuse."""

    def words(self, table: Table) -> list[int]:
        return places_around(table, 0)

    def take(self, table: Table, action: int) -> None:
        summon(table, self.seat, action, 0)


class SummonToDome(Choice):
    """SK-168: the same around one of two dome points, also if it stands elsewhere or has just acted (RU-82)."""

    fields: ClassVar[tuple[str, ...]] = ("dome",)

    def __init__(self, seat: int, dome: int) -> None:
        super().__init__(seat)
        self.dome = dome

    def words(self, table: Table) -> list[int]:
        return places_around(table, self.dome)

    def take(self, table: Table, action: int) -> None:
        summon(table, self.seat, action, self.dome)


def places_around(table: Table, dome: int) -> list[int]:
    """SK-105: where the outsider may be put, or `no`."""
    words = [NO]
    outsider = table.box.outsider
    if outsider is not None:
        for place in table.box.map.within[outsider.radius][table.box.field.dome_points[dome]]:
            if is_free_for(table, table.out, place):
                words.append(HEX_0 + place)
    return words


def summon(table: Table, seat: int, action: int, dome: int) -> None:
    """Place the outsider where a word says, and act with it."""
    if action == NO:
        return
    stand(table, table.out, action - HEX_0)
    if table.log is not None:
        point = table.box.field.point_names[len(table.tokens) + dome]
        told: dict[str, Json] = {"seat": seat, "side": table.side_of[seat], "hex": spot(table, action - HEX_0)}
        table.emit("outsider_placed", {**told, "dome": point})
    table.outsider_seat = seat
    table.active_seat = seat
    table.active_hero = table.out
    table.ap = table.box.numbers.ap
    table.agenda.append(LEAVE)
    table.agenda.append(OUTSIDER_ACTS)


class OutsiderActs(Step):
    """SK-55, SK-106: each action resolves at once, then its triggers, without priority."""

    def run(self, table: Table) -> None:
        if table.stack:
            table.agenda.append(self)
            table.agenda.append(RESOLVE)
        elif table.place[table.out] >= 0 and table.ap > 0:
            table.agenda.append(self)
            table.agenda.append(OUTSIDER_MAIN[table.active_seat])


class OutsiderMain(Choice):
    """SK-105: Move, Attack, Skirmish and each printed skill once, 1 AP each; it may end early."""

    def words(self, table: Table) -> list[int]:
        words = [END]
        outsider = table.box.outsider
        for action in (MOVE, ATTACK, SKIRMISH):
            if table.used[action] == 0 and can_declare(table, self.seat, table.out, action):
                words.append(ACT_0 + action)
        if outsider is not None:
            for i in range(len(outsider.skills)):
                if table.used[SKILLS_USED + i] == 0:
                    words.append(SKILL_0 + i)
        return words

    def take(self, table: Table, action: int) -> None:
        if action == END:
            table.ap = 0
        elif action >= SKILL_0:
            self.use_skill(table, action - SKILL_0)
        else:
            if table.log is not None:
                table.emit("outsider_acts", {"seat": self.seat, "action": ACTION_NAMES[action - ACT_0], "item": None})
            declare_action(table, self, table.out, action - ACT_0, False)

    def use_skill(self, table: Table, place: int) -> None:
        """A printed skill, without targets."""
        table.ap -= 1
        table.used[SKILLS_USED + place] += 1
        table.items += 1
        table.stack.append(Item(table.items, TRIGGER_ITEM, self.seat, table.out, place, [], NOTHING, []))
        outsider = table.box.outsider
        if table.log is not None and outsider is not None:
            key = outsider.skills[place].key
            table.emit("outsider_acts", {"seat": self.seat, "action": key, "item": table.items})


class Leave(Step):
    """SK-56: the outsider's activation is over."""

    def run(self, table: Table) -> None:
        table.outsider_seat = -1
        end_of_effects(table)


LEAVE: Final = Leave()
OUTSIDER_ACTS: Final = OutsiderActs()
OUTSIDER_MAIN: Final = [OutsiderMain(seat) for seat in range(MOST_SEATS)]
