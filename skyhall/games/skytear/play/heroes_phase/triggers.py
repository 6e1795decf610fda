"""SK-54: skills that say "when", met while an item resolves, wait in `pending` until it is complete."""

from skyhall.games.skytear.box.cards import ON_DAMAGED, ON_DEFEATS, ON_MINION_DEFEATED, ON_RESOLVES
from skyhall.games.skytear.play.items import PROVOKED_ITEM, TRIGGER_ITEM, Item
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import HEROES


def meet(table: Table, hero: int, place: int, it: int, removed: list[int]) -> None:
    """A skill's clause was met: it triggers, at most once for each resolving item."""
    for item in table.pending:
        if item.kind == TRIGGER_ITEM and item.hero == hero and item.what == place:
            return
    table.pending.append(Item(-1, TRIGGER_ITEM, table.owner[hero], hero, place, [], it, removed))


def when_defeats(table: Table, hero: int, victim: int) -> None:
    """Cold Blood: `hero` Defeats an enemy hero."""
    if hero < 0 or hero == table.out:
        return
    for place, skill in enumerate(table.box.heroes[hero].skills):
        if skill.event == ON_DEFEATS:
            meet(table, hero, place, victim, [])


def when_resolves(table: Table, hero: int, action: int, target: int) -> None:
    """Retribution: `hero` has resolved an action."""
    if hero == table.out:
        return
    for place, skill in enumerate(table.box.heroes[hero].skills):
        if skill.event == ON_RESOLVES and skill.event_action == action:
            meet(table, hero, place, target, [])


def when_damaged(table: Table, victim: int, source: int) -> None:
    """Wrath of the Hive: an enemy hero damages `victim` from near. SK-82: a hero damages the outsider."""
    item = table.current
    if victim == table.out:
        if source != table.out and table.hp[victim] > 0:
            provoke(table, opponent(table, item.seat), source)
        return
    if table.side_of[item.seat] == table.side_of[table.owner[victim]] or table.place[source] < 0:
        return
    distance = table.box.map.distance[table.place[source]][table.place[victim]]
    for place, skill in enumerate(table.box.heroes[victim].skills):
        if skill.event == ON_DAMAGED and (skill.event_within < 0 or distance <= skill.event_within):
            meet(table, victim, place, source, [])


def opponent(table: Table, seat: int) -> int:
    """SK-152: the only opponent of a seat, −1 if one of two is still to be named."""
    if len(table.side_of) == 2:
        return 1 - seat
    foes = [other for other, side in enumerate(table.side_of) if side != table.side_of[seat]]
    return foes[0] if len(foes) == 1 else -1


def provoke(table: Table, seat: int, source: int) -> None:
    """SK-82: one trigger for each damaging effect, controlled by the opponent of the damaging hero."""
    for item in table.pending:
        if item.kind == PROVOKED_ITEM:
            return
    table.pending.append(Item(-1, PROVOKED_ITEM, seat, table.out, 0, [], source, []))


def when_minion_defeated(table: Table, side: int, minion_hex: int) -> None:
    """Collective Grief: a friendly minion near by is Defeated in the Heroes Phase."""
    if table.phase != HEROES:
        return
    for hero in table.camps[side]:
        at = table.place[hero]
        if at < 0:
            continue
        for place, skill in enumerate(table.box.heroes[hero].skills):
            if skill.event == ON_MINION_DEFEATED and table.box.map.distance[at][minion_hex] <= skill.event_within:
                meet(table, hero, place, -1, [])
