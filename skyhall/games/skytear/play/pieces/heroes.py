"""What a hero is worth right now: skills, conditions, mana, attack, armor, movement (SK-26, 28, 36..38, 73)."""

from typing import Final

from skyhall.games.skytear.box.cards import (
    ICON_ILLUSION,
    ICON_PILLAR,
    ICON_SHAPESHIFTED,
    ILLUSIONS,
    NEAR_MARKED,
    PER_CONDITION,
    SHAPESHIFT,
    VS_MARKED,
    VS_NEAR_ILLUSION,
    Card,
    Skill,
)
from skyhall.games.skytear.box.effects import (
    CONDITION_NAMES,
    DISARM,
    FAST,
    FRENZY,
    MARKED,
    SHAPESHIFTED,
    SLOW,
    STAT_ARMOR,
    STAT_ATTACK,
    STAT_MOVE,
    STAT_SKIRMISH,
)
from skyhall.games.skytear.play.items import NOTHING
from skyhall.games.skytear.play.names import who
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import EXHAUSTED

NEAR: Final = 3  # the distance of pillars and illusions (SK-73, SK-79)


def has(table: Table, hero: int, condition: int) -> bool:
    """Whether a hero or the outsider has a condition."""
    return table.conditions[hero] >> condition & 1 == 1


def give(table: Table, hero: int, condition: int) -> None:
    """SK-37: a condition is gained once; only heroes who shift their shape can be Shapeshifted."""
    if has(table, hero, condition):
        return
    if condition == SHAPESHIFTED and (hero == table.out or table.box.heroes[hero].mechanic != SHAPESHIFT):
        return
    table.conditions[hero] |= 1 << condition
    if table.log is not None:
        table.emit("condition", {"who": who(table, hero), "name": CONDITION_NAMES[condition], "change": "gained"})


def cleanse(table: Table, hero: int, mask: int) -> None:
    """Take conditions away."""
    if table.log is not None:
        for condition, name in enumerate(CONDITION_NAMES):
            if table.conditions[hero] & mask & 1 << condition:
                table.emit("condition", {"who": who(table, hero), "name": name, "change": "lost"})
    table.conditions[hero] &= ~mask


def exhaust(table: Table, hero: int) -> None:
    """SK-36: an Exhausted hero loses all conditions."""
    table.status[hero] = EXHAUSTED
    if table.log is not None:
        table.emit("exhausted", {"hero": who(table, hero)})
    cleanse(table, hero, 63)


def mana_left(table: Table, hero: int) -> int:
    """SK-38."""
    left = table.turn + table.bonus[hero] - table.burned[hero] - table.spent[hero]
    return left if left > 0 else 0


def can_pay(table: Table, hero: int, card: Card) -> bool:
    """SK-39 without timing and targets: runes, mana, and an ultimate's own hero. Skytear Flux is free (SK-45)."""
    mine = table.box.heroes[hero].rune_mask
    if card.rune_mask | mine != mine or (card.is_ultimate and card.hero != hero):
        return False
    return card.cost == 0 or mana_left(table, hero) >= card.cost


def is_near_pillar(table: Table, hero: int) -> bool:
    """SK-73: within 3 of a friendly pillar."""
    row = table.box.map.distance[table.place[hero]]
    return any(row[at] <= NEAR for at in table.pillars[table.side_of[table.owner[hero]]])


def is_on(table: Table, hero: int, skill: Skill) -> bool:
    """SK-73: whether a printed skill of this hero works for it now."""
    if skill.icon == ICON_SHAPESHIFTED:
        return has(table, hero, SHAPESHIFTED)
    if table.place[hero] < 0:
        return False
    if skill.icon == ICON_PILLAR:
        return is_near_pillar(table, hero)
    if skill.icon == ICON_ILLUSION:
        return table.illusion[hero] >= 0 and projects(table, hero, hero)
    return True


def projects(table: Table, owner: int, hero: int) -> bool:
    """SK-79: whether the illusion of `owner` lends its skills to `hero`, a friend of the same kind."""
    return table.box.map.distance[table.illusion[owner]][table.place[hero]] <= NEAR


def lent(table: Table, hero: int) -> list[Skill]:
    """SK-79: the illusion skills that a hero has from illusions near it, its own included."""
    found: list[Skill] = []
    if table.box.heroes[hero].mechanic != ILLUSIONS or table.place[hero] < 0:
        return found
    for owner in table.camps[table.side_of[table.owner[hero]]]:
        if table.illusion[owner] >= 0 and projects(table, owner, hero):
            for skill in table.box.heroes[owner].skills:
                if skill.icon == ICON_ILLUSION:
                    found.append(skill)
    return found


def applies(table: Table, hero: int, skill: Skill, victim: int) -> int:
    """How often a static modifier counts now, against this victim (NOTHING: against nobody in particular)."""
    when = skill.when
    if when == VS_MARKED:
        return 1 if 0 <= victim <= table.out and has(table, victim, MARKED) else 0
    if when == NEAR_MARKED:
        return 1 if _is_near_marked(table, hero) else 0
    if when == VS_NEAR_ILLUSION:
        return 1 if _is_near_illusion(table, table.side_of[table.owner[hero]], table.where(victim)) else 0
    if when == PER_CONDITION:
        count = 0
        row = table.box.map.distance[table.place[hero]]
        for friend in table.camps[table.side_of[table.owner[hero]]]:
            at = table.place[friend]
            if at >= 0 and row[at] <= skill.per_within and has(table, friend, skill.per_condition):
                count += 1
        return count
    return 1


def _is_near_marked(table: Table, hero: int) -> bool:
    row = table.box.map.distance[table.place[hero]]
    side = table.side_of[table.owner[hero]]
    for foe in table.camps[1 - side]:
        at = table.place[foe]
        if at >= 0 and row[at] <= 1 and has(table, foe, MARKED):
            return True
    at = table.place[table.out]
    return at >= 0 and not table.is_outsider_of(side) and row[at] <= 1 and has(table, table.out, MARKED)


def _is_near_illusion(table: Table, side: int, place: int) -> bool:
    if place < 0:
        return False
    row = table.box.map.distance[place]
    for friend in table.camps[side]:
        at = table.illusion[friend]
        if at >= 0 and row[at] <= 1:
            return True
    return False


def modifier_of(skill: Skill, stat: int) -> int:
    """What a skill adds to a value."""
    if stat == STAT_ATTACK:
        return skill.attack
    if stat == STAT_SKIRMISH:
        return skill.skirmish
    return skill.armor if stat == STAT_ARMOR else skill.move


def from_skills(table: Table, hero: int, stat: int, victim: int) -> int:
    """What the static skills of a hero add to a value at this moment."""
    if hero == table.out:
        return 0
    total = 0
    for skill in table.box.heroes[hero].skills:
        n = modifier_of(skill, stat)
        if n != 0 and skill.icon != ICON_ILLUSION and is_on(table, hero, skill):
            total += n * applies(table, hero, skill, victim)
    if table.box.heroes[hero].mechanic == ILLUSIONS:
        for skill in lent(table, hero):
            n = modifier_of(skill, stat)
            if n != 0:
                total += n * applies(table, hero, skill, victim)
    return total


def _frenzy(table: Table, hero: int) -> int:
    mask = table.conditions[hero]
    return table.box.numbers.frenzy * ((mask >> FRENZY & 1) - (mask >> DISARM & 1))


def attack_bonus(table: Table, hero: int, victim: int) -> int:
    """SK-26: what comes to the printed attack value."""
    return table.attack_buff[hero] + _frenzy(table, hero) + from_skills(table, hero, STAT_ATTACK, victim)


def skirmish_bonus(table: Table, hero: int, victim: int) -> int:
    """SK-28."""
    return table.skirmish_buff[hero] + _frenzy(table, hero) + from_skills(table, hero, STAT_SKIRMISH, victim)


def printed_attack(table: Table, hero: int) -> int:
    """The attack value on the card of a hero or the outsider."""
    outsider = table.box.outsider
    if hero == table.out:
        return outsider.attack if outsider is not None else 0
    return table.box.heroes[hero].attack


def flips_of(table: Table, hero: int) -> int:
    """How many cards an Attack flips."""
    outsider = table.box.outsider
    if hero == table.out:
        return outsider.flips if outsider is not None else 0
    return table.box.heroes[hero].flips


def range_of(table: Table, hero: int) -> int:
    """SK-25: 3 for ranged, 1 for melee."""
    outsider = table.box.outsider
    if hero == table.out:
        return outsider.range if outsider is not None else 0
    return table.box.heroes[hero].range


def full_hp(table: Table, hero: int) -> int:
    """SK-58: the starting HP."""
    outsider = table.box.outsider
    if hero == table.out:
        return outsider.hp if outsider is not None else 0
    return table.box.heroes[hero].hp


def armor_of(table: Table, code: int) -> int:
    """SK-34, SK-57: only heroes and the outsider have any."""
    if code > table.out:
        return 0
    outsider = table.box.outsider
    if code == table.out:
        return table.armor_buff[code] + (outsider.armor if outsider is not None else 0)
    return table.box.heroes[code].armor + table.armor_buff[code] + from_skills(table, code, STAT_ARMOR, NOTHING)


def move_of(table: Table, hero: int) -> int:
    """SK-23: how far a Move action goes."""
    mask = table.conditions[hero]
    numbers = table.box.numbers
    steps = numbers.move + numbers.slow * ((mask >> FAST & 1) - (mask >> SLOW & 1))
    steps += from_skills(table, hero, STAT_MOVE, NOTHING)
    return steps if steps > 0 else 0


def can_fly(table: Table, hero: int) -> bool:
    """Raven Form: Move actions may pass Blocking Elements."""
    if hero == table.out:
        return False
    return any(skill.fly and is_on(table, hero, skill) for skill in table.box.heroes[hero].skills)


def skirmish_area(table: Table, hero: int) -> int:
    """Ursine Rage: the shape that a strike is placed with, −1 for none."""
    if hero == table.out:
        return -1
    for skill in table.box.heroes[hero].skills:
        if skill.skirmish_area >= 0 and is_on(table, hero, skill):
            return skill.skirmish_area
    return -1


def can_remove_any_pillars(table: Table, hero: int) -> bool:
    """RU-2: Strength of the King."""
    return any(skill.unpillar_any for skill in table.box.heroes[hero].skills)


def warded_by(table: Table, side: int, place: int) -> int:
    """Blood Ward: the hero that keeps a minion on this hex from damage, −1 for none."""
    for hero in table.camps[side]:
        at = table.place[hero]
        if at < 0:
            continue
        for skill in table.box.heroes[hero].skills:
            if skill.ward >= 0 and table.box.map.distance[at][place] <= skill.ward and is_on(table, hero, skill):
                return hero
    return -1
