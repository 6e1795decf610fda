"""SK-52 to SK-54: the top item of the Stack resolves or is cancelled; then taken actions and triggers are placed."""

from typing import ClassVar, Final

from skyhall.core.state import Step
from skyhall.games.skytear.box.effects import ANY_ENEMY, ATTACK, LEAD, MARKED_HERO, MOVE, SKIRMISH, STACK_KIND
from skyhall.games.skytear.box.words import ACT_0, SEAT_0, TRIGGER_0
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.heroes_phase.actions import LeadFrom, resolve_attack, resolve_move, resolve_skirmish
from skyhall.games.skytear.play.heroes_phase.declare import TakeAction
from skyhall.games.skytear.play.heroes_phase.playing import meets_needs
from skyhall.games.skytear.play.heroes_phase.triggers import when_resolves
from skyhall.games.skytear.play.heroes_phase.worship import resolve_worship
from skyhall.games.skytear.play.items import ACTION_ITEM, CARD_ITEM, NO_ITEM, NOTHING, PROVOKED_ITEM, TRIGGER_ITEM, Item
from skyhall.games.skytear.play.names import tagged, who
from skyhall.games.skytear.play.pieces.heroes import range_of
from skyhall.games.skytear.play.pieces.picks import effects_of, fits, item_of
from skyhall.games.skytear.play.pieces.sight import can_aim
from skyhall.games.skytear.play.primitives.run import RUN
from skyhall.games.skytear.play.seats import clockwise
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import MINIONS


class Resolve(Step):
    """SK-52: the top item, if its caster and at least one of its targets are still good."""

    def run(self, table: Table) -> None:
        item = table.stack.pop()
        reason = begin(table, item)
        if reason:
            forget(table)
            if table.log is not None:
                table.emit("cancelled", {**tagged(table, item), "reason": reason})
            return
        table.agenda.append(FINISH)
        if item.kind == ACTION_ITEM:
            resolve_action(table, item.what)
        elif item.kind == PROVOKED_ITEM:
            table.outsider_seat = item.seat
            table.agenda.append(Provoked(item.seat))
        else:
            table.agenda.append(RUN[0])


def begin(table: Table, item: Item) -> str:
    """The re-check; the reason to cancel the item, if there is one. RU-10: only bad targets are dropped."""
    if table.place[item.hero] < 0:
        return "caster"
    table.current = item
    table.aims = item.targets[:]
    table.removed = item.removed[:]
    if item.kind == CARD_ITEM:
        return _recheck_card(table, item)
    if item.kind == ACTION_ITEM and item.what == ATTACK:
        reach = range_of(table, item.hero)
        return "" if can_aim(table, item.seat, item.hero, ANY_ENEMY, reach, item.targets[0]) else "target"
    if item.kind == TRIGGER_ITEM and table.where(item.it) < 0 and _names_marked(table, item):  # RU-13
        return "target"
    return ""


def _recheck_card(table: Table, item: Item) -> str:
    card = table.box.cards[item.what]
    good = 0
    for i, code in enumerate(item.targets):
        target = card.targets[min(i, len(card.targets) - 1)]
        if target.kinds == STACK_KIND:
            is_good = fits(table, item.seat, item.hero, target.stack, item_of(table, code))
        else:
            is_good = can_aim(table, item.seat, item.hero, target.kinds, target.reach, code)
        if is_good:
            good += 1
        else:
            table.aims[i] = NOTHING
    if item.targets and good == 0:
        return "target"
    return "" if meets_needs(table, item.seat, item.hero, card) else "need"


def _names_marked(table: Table, item: Item) -> bool:
    for effect in effects_of(table, item):
        if effect.who.ref == MARKED_HERO or effect.other == MARKED_HERO or effect.who.of == MARKED_HERO:
            return True
    return False


def resolve_action(table: Table, action: int) -> None:
    """SK-23 to SK-29."""
    if action == MOVE:
        resolve_move(table)
    elif action == LEAD:
        table.agenda.append(LeadFrom(table.current.seat))
    elif action == ATTACK:
        resolve_attack(table)
    elif action == SKIRMISH:
        resolve_skirmish(table)
    else:
        resolve_worship(table)


def forget(table: Table) -> None:
    """Clear what an item had to remember."""
    table.current = NO_ITEM
    table.aims = []
    table.choices[0] = NOTHING
    table.choices[1] = NOTHING
    table.lost = 0
    if table.removed:
        table.removed = []
    table.pillar = -1
    if table.area:
        table.area = []
    table.lane = -1
    table.modifier = 0
    if table.granted:
        table.granted = []


class Finish(Step):
    """The item has resolved: taken actions are generated, then triggers placed, those of the active seat first."""

    def run(self, table: Table) -> None:
        item = table.current
        if table.log is not None:
            table.emit("resolved", tagged(table, item))
        if item.kind == ACTION_ITEM:
            when_resolves(table, item.hero, item.what, item.targets[0] if item.targets else NOTHING)
        if item.kind == PROVOKED_ITEM:
            table.outsider_seat = table.active_seat if table.phase == MINIONS else -1
        granted = table.granted
        forget(table)
        if table.pending:
            for seat in reversed(clockwise(table, table.active_seat)):
                table.agenda.append(OrderTriggers(seat))
            for waiting in table.pending:
                if waiting.seat < 0:
                    table.agenda.append(Opponent(item.seat))
        for i in range(len(granted) - 2, -1, -2):
            table.agenda.append(TakeAction(taker(table, item.seat, granted[i]), granted[i], granted[i + 1]))


def taker(table: Table, seat: int, hero: int) -> int:
    """SK-146, RU-92: an action granted to a partner's hero is the partner's."""
    owner = table.owner[hero]
    return owner if owner >= 0 and table.side_of[owner] == table.side_of[seat] else seat


class Opponent(Choice):
    """SK-152: the owner of the hero that hurt the outsider names the opponent who acts with it."""

    def words(self, table: Table) -> list[int]:
        side = table.side_of[self.seat]
        return [SEAT_0 + seat for seat, of in enumerate(table.side_of) if of != side]

    def take(self, table: Table, action: int) -> None:
        named = action - SEAT_0
        for i, item in enumerate(table.pending):
            if item.seat < 0:
                table.pending[i] = Item(-1, item.kind, named, item.hero, item.what, [], item.it, [])
        if table.log is not None:
            table.emit("opponent_named", {"seat": self.seat, "opponent": named})


class OrderTriggers(Choice):
    """SK-54, SK-145, RU-47: the owner puts its triggers on the Stack as it likes; the last one resolves first."""

    def mine(self, table: Table) -> list[Item]:
        """By hero, then skill, the outsider last."""
        found: list[Item] = []
        for item in table.pending:
            if item.seat == self.seat:
                at = len(found)
                while at > 0 and (found[at - 1].hero, found[at - 1].what) > (item.hero, item.what):
                    at -= 1
                found.insert(at, item)
        return found

    def words(self, table: Table) -> list[int]:
        return [TRIGGER_0 + i for i in range(min(16, len(self.mine(table))))]

    def take(self, table: Table, action: int) -> None:
        item = self.mine(table)[action - TRIGGER_0]
        table.pending.remove(item)
        table.items += 1
        table.stack.append(item.numbered(table.items))
        if table.log is not None:
            if item.kind == PROVOKED_ITEM:
                table.emit("provoked", {"item": table.items, "seat": self.seat, "by": who(table, item.it)})
            else:
                skill = table.box.heroes[item.hero].skills[item.what].key
                hero = who(table, item.hero)
                table.emit("triggered", {"item": table.items, "seat": self.seat, "hero": hero, "skill": skill})
        table.agenda.append(self)


class Provoked(Choice):
    """SK-82: the opponent has the outsider Move, Attack the damaging hero, or Skirmish with nobody else to strike."""

    fields: ClassVar[tuple[str, ...]] = ()

    def words(self, table: Table) -> list[int]:
        item = table.current
        words = [ACT_0 + MOVE]
        if can_aim(table, self.seat, table.out, ANY_ENEMY, range_of(table, table.out), item.it):
            words.append(ACT_0 + ATTACK)
        words.append(ACT_0 + SKIRMISH)
        return words

    def take(self, table: Table, action: int) -> None:
        table.current = table.current.aimed([table.current.it])
        resolve_action(table, action - ACT_0)


RESOLVE: Final = Resolve()
FINISH: Final = Finish()
