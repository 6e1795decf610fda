"""Worship (SK-74..80): marks, shapes, pillars, illusions."""

from typing import ClassVar

from skyhall.core.state import Step
from skyhall.games.skytear.box.cards import ILLUSIONS, MARKS, SHAPESHIFT
from skyhall.games.skytear.box.effects import MARKED, SHAPESHIFTED
from skyhall.games.skytear.box.words import DONE, HEX_0, NO, STAY, YES
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.heroes_phase.declare import hex_words, markable
from skyhall.games.skytear.play.heroes_phase.triggers import meet
from skyhall.games.skytear.play.pieces.harm import move_illusion, put_pillar, remove_pillar
from skyhall.games.skytear.play.pieces.heroes import NEAR, can_remove_any_pillars, exhaust, give
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import EXHAUSTED


def resolve_worship(table: Table) -> None:
    """SK-29: by the hero's faction."""
    item = table.current
    mechanic = table.box.heroes[item.hero].mechanic
    if mechanic == MARKS:
        table.agenda.append(Mark(item.seat))
    elif mechanic == SHAPESHIFT:
        table.agenda.append(Shift(item.seat))
    elif mechanic == ILLUSIONS:
        table.agenda.append(MoveIllusion(item.seat))
    else:
        most = len(table.pillars[table.side_of[item.seat]]) if can_remove_any_pillars(table, item.hero) else 1
        table.agenda.append(PillarsRemoved(item.seat))
        table.agenda.append(PlacePillar(item.seat, NEAR))
        table.agenda.append(RemovePillar(item.seat, most))


def worship_skill(table: Table, it: int, removed: list[int]) -> None:
    """The worship skill of the hero triggers."""
    hero = table.current.hero
    place = table.box.heroes[hero].worship_skill
    if place >= 0:
        meet(table, hero, place, it, removed)


class Mark(Choice):
    """SK-74: an enemy hero within 3 is Marked, perhaps again, and the worship skill remembers it."""

    def words(self, table: Table) -> list[int]:
        return hex_words(table, markable(table, self.seat, table.current.hero))

    def take(self, table: Table, action: int) -> None:
        for foe in markable(table, self.seat, table.current.hero):
            if table.place[foe] == action - HEX_0:
                give(table, foe, MARKED)
                worship_skill(table, foe, [])


class Shift(Choice):
    """SK-75: a friendly hero of the same kind within 3, oneself included, is Shapeshifted."""

    def words(self, table: Table) -> list[int]:
        row = table.box.map.distance[table.place[table.current.hero]]
        found: list[int] = []
        for hero in table.camps[table.side_of[self.seat]]:
            at = table.place[hero]
            if at >= 0 and row[at] <= NEAR and table.box.heroes[hero].mechanic == SHAPESHIFT:
                found.append(hero)
        return hex_words(table, found)

    def take(self, table: Table, action: int) -> None:
        hero = table.current.hero
        for friend in table.camps[table.side_of[self.seat]]:
            if table.place[friend] == action - HEX_0:
                if friend == hero and table.status[hero] != EXHAUSTED:
                    table.agenda.append(ExhaustFirst(self.seat))
                else:
                    give(table, friend, SHAPESHIFTED)


class ExhaustFirst(Choice):
    """SK-75, RU-15: shifting himself, the hero may first Exhaust: the shape lasts through the next activation."""

    def words(self, table: Table) -> list[int]:
        return [YES, NO]

    def take(self, table: Table, action: int) -> None:
        hero = table.current.hero
        if action == YES:
            exhaust(table, hero)
        give(table, hero, SHAPESHIFTED)


class RemovePillar(Choice):
    """SK-76: friendly pillars anywhere, up to a limit."""

    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def words(self, table: Table) -> list[int]:
        words: list[int] = []
        pillars = table.pillars[table.side_of[self.seat]]
        if self.left > 0 and pillars:
            words.append(DONE)
            for place in pillars:
                words.append(HEX_0 + place)
        return words

    def take(self, table: Table, action: int) -> None:
        if action == DONE:
            return
        remove_pillar(table, table.side_of[self.seat], action - HEX_0)
        table.removed.append(action - HEX_0)
        if self.left > 1:
            table.agenda.append(RemovePillar(self.seat, self.left - 1))


class PlacePillar(Choice):
    """SK-76, `pillar(d)`: a friendly pillar on a clear hex near the caster, mandatory if possible."""

    fields: ClassVar[tuple[str, ...]] = ("within",)

    def __init__(self, seat: int, within: int) -> None:
        super().__init__(seat)
        self.within = within

    def words(self, table: Table) -> list[int]:
        words: list[int] = []
        here = table.place[table.current.hero]
        if here < 0:
            return words
        for place in table.box.map.within[self.within][here]:
            if table.is_clear(place):
                words.append(HEX_0 + place)
        return words

    def take(self, table: Table, action: int) -> None:
        table.pillar = action - HEX_0
        put_pillar(table, table.side_of[self.seat], table.pillar)


class PillarsRemoved(Step):
    """SK-76: if at least one pillar was removed, the worship skill triggers."""

    def run(self, table: Table) -> None:
        if table.removed:
            worship_skill(table, -1, table.removed[:])


class MoveIllusion(Choice):
    """SK-78: the hero's own illusion, to a clear hex within 3 of the hero or of where it is."""

    def words(self, table: Table) -> list[int]:
        hero = table.current.hero
        at = table.illusion[hero]
        near = table.box.map.distance[table.place[hero]]
        words: list[int] = []
        if at < 0:
            for place in table.box.map.within[NEAR][table.place[hero]]:
                if table.is_clear(place):
                    words.append(HEX_0 + place)
            return words
        words.append(STAY)
        far = table.box.map.distance[at]
        for place in range(table.box.map.size):
            if (near[place] <= NEAR or far[place] <= NEAR) and table.is_clear(place):
                words.append(HEX_0 + place)
        return words

    def take(self, table: Table, action: int) -> None:
        if action != STAY:
            move_illusion(table, table.current.hero, action - HEX_0)
