"""Help for the screen: whom an item would hurt if it resolved now, by how much at least and at most (section 9).

Only what everybody can see counts: a flip may be any card of the seat's deck list. What is still to be chosen on
resolution (an area, a piece, a way) leaves open whom it hurts.
"""

import sys

from skyhall.games.skytear.box.effects import (
    ANY_ENEMY,
    AREA,
    ATTACK,
    C1,
    C2,
    CHOOSE,
    DAMAGE,
    EACH,
    ENEMY_HERO,
    LOSE,
    MOVE_BY,
    PILLAR_PLACED,
    PLACE_AREA,
    PLACE_PILLAR,
    REMOVED,
    SKIRMISH,
    UNPILLAR,
    Effect,
    Number,
)
from skyhall.games.skytear.lens.shapes import HarmView
from skyhall.games.skytear.play.heroes_phase.actions import DealAttack, DealStrike, SkirmishStep, StrikeNow
from skyhall.games.skytear.play.heroes_phase.resolve import Finish, Provoked
from skyhall.games.skytear.play.items import (
    ACTION_ITEM,
    HEX_CODE_0,
    ILLUSION_0,
    MINION_0,
    NOTHING,
    PILLAR_0,
    PROVOKED_ITEM,
    Item,
)
from skyhall.games.skytear.play.names import who
from skyhall.games.skytear.play.pieces.heroes import (
    armor_of,
    attack_bonus,
    flips_of,
    printed_attack,
    range_of,
    skirmish_area,
    skirmish_bonus,
    warded_by,
)
from skyhall.games.skytear.play.pieces.motion import reach
from skyhall.games.skytear.play.pieces.picks import amount, effects_of, gather, is_let_through
from skyhall.games.skytear.play.pieces.sight import can_aim, elements, placements
from skyhall.games.skytear.play.primitives.run import Run
from skyhall.games.skytear.play.seats import captain
from skyhall.games.skytear.play.state import Table


class Foresight:
    """An item that resolves in thought on `table`, a clone that may be changed."""

    def __init__(self, table: Table, item: Item) -> None:
        self.table = table
        self.item = item
        self.harms: list[HarmView] = []
        self.ways: list[list[int]] = []  # an area that is not laid yet: its placements worth choosing
        self.options: list[list[int]] = [[], []]  # what c1 and c2 may become
        self.around: list[int] = []  # where a pillar to be placed, or a piece to be moved, may come to stand
        self.mover = NOTHING
        self.more_removed = 0

    def begin(self) -> None:
        """A new item: nothing is chosen on resolution yet."""
        table = self.table
        table.current = self.item
        table.aims = self.item.targets[:]
        table.removed = self.item.removed[:]
        table.choices = [NOTHING, NOTHING]
        table.area = []
        table.pillar = -1
        table.lost = 0

    def look(self, start: int) -> None:
        """What is left of the item, from this effect on."""
        item = self.item
        if item.kind == ACTION_ITEM:
            self._action()
        elif item.kind == PROVOKED_ITEM:
            if can_aim(self.table, item.seat, item.hero, ANY_ENEMY, range_of(self.table, item.hero), item.it):
                self._attack(item.it, False)
        else:
            for effect in effects_of(self.table, item)[start:]:
                if is_let_through(self.table, effect):
                    self._effect(effect)

    def _action(self) -> None:
        item = self.item
        if item.what == ATTACK and item.targets:
            self._attack(item.targets[0], True)
        elif item.what == SKIRMISH:
            self._strike()

    def _attack(self, victim: int, sure: bool) -> None:
        hero = self.item.hero
        base = printed_attack(self.table, hero)
        self._hurt(victim, base, attack_bonus(self.table, hero, victim), flips_of(self.table, hero), sure)

    def _strike(self) -> None:
        """SK-27: whom the strike is aimed at; a sweep (Ursine Rage) hits whoever stands where it may be laid."""
        table, hero = self.table, self.item.hero
        shape = skirmish_area(table, hero)
        victims = self.item.targets
        if shape >= 0:
            if not table.area:
                self._spread(shape, table.place[hero], ENEMY_HERO)
            victims = self._in_area(ENEMY_HERO)
        for victim in victims:
            self._hurt(victim, 0, skirmish_bonus(table, hero, victim), 1, len(table.area) > 0)

    def _effect(self, effect: Effect) -> None:
        table = self.table
        if effect.op == DAMAGE:
            for victim in self._victims(effect):
                self._hurt(victim, amount(table, effect.number), 0, effect.number.flips, self._is_sure(effect))
        elif effect.op == LOSE:
            least, most = self._amounts(effect.number)
            for victim in self._victims(effect):
                self._lose(victim, least, most, self._is_sure(effect))
        elif effect.op == CHOOSE:
            self.options[effect.value] = gather(table, self.item.seat, self.item.hero, effect.who)
        elif effect.op == MOVE_BY:
            for code in gather(table, self.item.seat, self.item.hero, effect.who):
                self.mover = effect.who.ref
                self.around = [table.where(code), *reach(table, code, amount(table, effect.number), False)]
        elif effect.op == PLACE_PILLAR:
            near = table.box.map.within[amount(table, effect.number)][table.place[self.item.hero]]
            self.mover = PILLAR_PLACED
            self.around = [place for place in near if table.is_clear(place)]
        elif effect.op == UNPILLAR:
            self.more_removed = min(amount(table, effect.number), len(table.pillars[table.side_of[self.item.seat]]))
        elif effect.op == PLACE_AREA:
            self._lay(effect)

    def _lay(self, effect: Effect) -> None:
        """SK-68: where the area may come to lie, and what it would hit."""
        kinds = 0
        for other in effects_of(self.table, self.item):
            if other.who.ref == AREA:
                kinds |= other.who.kinds
        place = self.table.place[self.item.hero]
        if not self.table.box.shapes[effect.value].anchored:
            place = self.table.aims[0] - HEX_CODE_0
        if place >= 0:
            self._spread(effect.value, place, kinds)

    def _spread(self, shape: int, place: int, kinds: int) -> None:
        ways = self.table.box.placements[shape][place]
        self.ways = [ways[k] for k in placements(self.table, self.item.seat, shape, place, kinds)]

    def _in_area(self, kinds: int) -> list[int]:
        covered = self.table.area[:]
        if not covered:
            for way in self.ways:
                covered += way
        return [code for code in elements(self.table, self.item.seat, kinds) if self.table.where(code) in covered]

    def _victims(self, effect: Effect) -> list[int]:
        """Whom a primitive may concern, whatever is still to be chosen."""
        ref = effect.who.ref
        if ref == AREA:
            return self._in_area(effect.who.kinds)
        if ref in (C1, C2) and self.options[ref - C1]:
            return self.options[ref - C1]
        if ref == EACH and effect.who.of == self.mover and self.around:
            return self._near(effect)
        return gather(self.table, self.item.seat, self.item.hero, effect.who)

    def _near(self, effect: Effect) -> list[int]:
        """Those near some hex where the moved piece or the pillar may come to stand."""
        found: list[int] = []
        for code in elements(self.table, self.item.seat, effect.who.kinds):
            row = self.table.box.map.distance[self.table.where(code)]
            if code not in self.table.aims and any(row[place] <= effect.who.within for place in self.around):
                found.append(code)
        return found

    def _is_sure(self, effect: Effect) -> bool:
        """Whether nothing is left to be chosen that would spare a victim."""
        ref = effect.who.ref
        if ref == AREA:
            return len(self.table.area) > 0 or len(self.ways) == 1
        if ref in (C1, C2):
            return len(self.options[ref - C1]) < 2
        return ref != EACH or effect.who.of != self.mover or not self.around

    def _amounts(self, number: Number) -> tuple[int, int]:
        """The least and the most, without a flip: pillars may still be removed."""
        least = amount(self.table, number)
        if number.variable != REMOVED:
            return least, least
        return least, least + number.factor * self.more_removed

    def _hurt(self, victim: int, base: int, bonus: int, flips: int, sure: bool) -> None:
        """SK-57, SK-60: damage, less armor; a minion that Blood Ward keeps from it may be aimed at all the same."""
        table, hero = self.table, self.item.hero
        place = table.where(victim)
        if place < 0:
            return
        if MINION_0 <= victim < PILLAR_0 and warded_by(table, (victim - MINION_0) // 200, place) >= 0:
            self.harms.append(self._harm(victim, 0, 0, True))
            return
        piercing = hero < table.out and table.box.heroes[hero].piercing
        armor = 0 if piercing else armor_of(table, victim)
        low, high = modifiers(table, self.item.seat) if flips > 0 else (0, 0)
        n = base + bonus - armor
        shown = self._harm(victim, max(0, n + low), max(0, n + high), sure)
        shown["base"], shown["bonus"], shown["low"], shown["high"], shown["armor"] = base, bonus, low, high, armor
        self.harms.append(shown)

    def _lose(self, victim: int, least: int, most: int, sure: bool) -> None:
        """SK-57: armor does not help."""
        if self.table.where(victim) >= 0:
            self.harms.append(self._harm(victim, least, most, sure))

    def _harm(self, victim: int, least: int, most: int, sure: bool) -> HarmView:
        table = self.table
        hp = table.hp[victim] if victim <= table.out else 1
        return {
            "hex": table.where(victim),
            "target": who(table, victim),
            "seat": seat_of(table, victim),
            "base": most,
            "bonus": 0,
            "low": 0,
            "high": 0,
            "armor": 0,
            "least": min(hp, least),
            "most": min(hp, most),
            "hp": hp,
            "sure": sure,
        }

    def worst_first(self) -> list[list[int]]:
        """The placements of an area that is to be laid, those that hurt most first."""
        most = {harm["hex"]: harm["most"] for harm in self.harms}
        return sorted(self.ways, key=lambda way: -sum([most.get(place, 0) for place in way]))


def modifiers(table: Table, seat: int) -> tuple[int, int]:
    """The smallest and the greatest modifier in a seat's deck list."""
    printed = [table.box.cards[card].modifier for mate in table.teams[seat] for card in table.sets[mate]]
    return (min(printed), max(printed)) if printed else (0, 0)


def seat_of(table: Table, code: int) -> int:
    """Whose an element is; −1 for the outsider. What belongs to a side is its captain's."""
    if code == table.out:
        return -1
    if code < table.out:
        return table.owner[code]
    if code < PILLAR_0:
        return captain(table, (code - MINION_0) // 200)
    return captain(table, (code - PILLAR_0) // 200) if code < ILLUSION_0 else table.owner[code - ILLUSION_0]


def foresee(table: Table, item: Item) -> Foresight:
    """An item of the Stack, or one that may be put there, as if it resolved now on the clone `table`."""
    sight = Foresight(table, item)
    sight.begin()
    sight.look(0)
    return sight


def foresee_rest(table: Table) -> Foresight:
    """The item that is being resolved, from where it stands, on the clone `table`."""
    sight = Foresight(table, table.current)
    if table.current.kind not in (ACTION_ITEM, PROVOKED_ITEM) or is_blow_left(table):
        sight.look(effects_left(table))
    return sight


def is_blow_left(table: Table) -> bool:
    """Whether the action being resolved has yet to deal its damage."""
    for step in table.agenda:
        if isinstance(step, Provoked | DealAttack | DealStrike | StrikeNow):
            return True
        if isinstance(step, SkirmishStep) and not step.struck:
            return True
    return False


def effects_left(table: Table) -> int:
    """Where the item being resolved will go on among its effects; past the end if none is left."""
    for step in reversed(table.agenda):
        if isinstance(step, Run):
            return step.place
        if isinstance(step, Finish):
            break
    return sys.maxsize


def together(found: list[list[HarmView]]) -> list[HarmView]:
    """Several prospects of one word: each victim once, from the least to the most that may befall it."""
    joined: dict[str, HarmView] = {}
    for harms in found:
        for harm in harms:
            known = joined.get(harm["target"])
            if known is None:
                joined[harm["target"]] = {**harm, "sure": harm["sure"] and len(found) == 1}
            else:
                known["least"] = min(known["least"], harm["least"])
                known["most"] = max(known["most"], harm["most"])
    return list(joined.values())
