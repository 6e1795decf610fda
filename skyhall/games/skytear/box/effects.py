"""The closed set of effect primitives: what cards and skills are made of, as small immutable objects of ints.

`grammar.py` reads them from text (`damage(t1, 1+F)`); the engine dispatches on `Effect.op`. Names that a person writes
stand in the lists `…_NAMES`, in the order of the ints.
"""

from typing import Final

# Who: refs. The first fourteen are names that a card may use; EACH and AREA carry kinds.
CASTER: Final = 0
T1: Final = 1
T2: Final = 2
T3: Final = 3
C1: Final = 4
C2: Final = 5
MARKED_HERO: Final = 6  # the hero marked by the Worship that triggered the skill (SK-74)
IT: Final = 7  # what a trigger names
PILLAR_PLACED: Final = 8  # just placed by this item
PILLARS_REMOVED: Final = 9  # hexes of the pillars just removed
OLD: Final = 10  # the present target of the Stack item t1
TARGETS: Final = 11  # all still legal targets
TEAM: Final = 12
EACH: Final = 13
AREA: Final = 14
NOBODY: Final = -1
REF_NAMES: Final = [
    "caster", "t1", "t2", "t3", "c1", "c2", "marked", "it", "pillar", "removed", "old", "targets", "team",
]  # fmt: skip

# Kinds of elements as seen by the controller: bits, joined by "|". An enemy hero may be the outsider (SK-3).
ENEMY_HERO: Final = 1
ENEMY_MINION: Final = 2
ENEMY_PILLAR: Final = 4
ENEMY_ILLUSION: Final = 8
FRIENDLY_HERO: Final = 16
FRIENDLY_MINION: Final = 32
FRIENDLY_PILLAR: Final = 64
FRIENDLY_ILLUSION: Final = 128
HEX_KIND: Final = 256
STACK_KIND: Final = 512
ANY_ENEMY: Final = 15
ANY_FRIENDLY: Final = 240
ANY_HERO: Final = 17
KINDS: Final = {
    "enemy": ANY_ENEMY,
    "enemy_hero": ENEMY_HERO,
    "friendly": ANY_FRIENDLY,
    "friendly_hero": FRIENDLY_HERO,
    "any_hero": ANY_HERO,
    "friendly_minion": FRIENDLY_MINION,
    "friendly_pillar": FRIENDLY_PILLAR,
    "hex": HEX_KIND,
}

# Conditions (SK-37). A set of them is a mask of 1 << condition.
SLOW: Final = 0
FAST: Final = 1
FRENZY: Final = 2
DISARM: Final = 3
MARKED: Final = 4
SHAPESHIFTED: Final = 5
CONDITION_NAMES: Final = ["slow", "fast", "frenzy", "disarm", "marked", "shapeshifted"]

# Actions, in the order of the vocabulary.
MOVE: Final = 0
LEAD: Final = 1
ATTACK: Final = 2
SKIRMISH: Final = 3
WORSHIP: Final = 4

# What a buff or a static skill changes.
STAT_ATTACK: Final = 0
STAT_SKIRMISH: Final = 1
STAT_ARMOR: Final = 2
STAT_MOVE: Final = 3
STAT_SEE_COVER: Final = 4
STAT_NAMES: Final = ["attack", "skirmish", "armor", "move", "see_cover"]

# Primitives. `target` and `need` are not here: they are read into Card.targets, needs_token and need_choice.
CHOOSE: Final = 0
DAMAGE: Final = 1
LOSE: Final = 2
HEAL: Final = 3
GIVE: Final = 4
CLEANSE: Final = 5
MOVE_BY: Final = 6
PLACE: Final = 7
SWAP: Final = 8
PUSH: Final = 9
PLACE_AREA: Final = 10
PREDICT: Final = 11
DRAW: Final = 12
DISCARD: Final = 13
BURN: Final = 14
MANA: Final = 15
REFUND: Final = 16
BUFF: Final = 17
CONTROL: Final = 18
SPAWN: Final = 19
TOKEN: Final = 20
DEFEAT: Final = 21
PLACE_PILLAR: Final = 22
UNPILLAR: Final = 23
TAKE: Final = 24
ADD_AP: Final = 25
CANCEL: Final = 26
REDIRECT: Final = 27
OP_NAMES: Final = [
    "choose", "damage", "lose", "heal", "give", "cleanse", "move", "place", "swap", "push", "area", "predict", "draw",
    "discard", "burn", "mana", "refund", "buff", "control", "spawn", "token", "defeat", "pillar", "unpillar", "take",
    "ap", "cancel", "redirect",
]  # fmt: skip

# The variable part of a number.
FIXED: Final = 0
LOST: Final = 1
REMOVED: Final = 2
COUNTED: Final = 3

# Items of the Stack that a filter lets through: 1 << action for actions, and these two for cards.
FITS_CARD: Final = 32  # a played card
FITS_MOVING_CARD: Final = 64  # a played card with move, place, swap or push
FILTER_NAMES: Final = {"move": 1, "lead": 2, "attack": 4, "skirmish": 8, "worship": 16, "card": 32, "moving_card": 64}


class Who:
    """Whom a primitive concerns. For EACH and AREA: `kinds` within `within` of `of`, without `excluding` (refs)."""

    def __init__(self, ref: int, kinds: int = 0, within: int = -1, of: int = NOBODY, excluding: int = NOBODY) -> None:
        self.ref = ref
        self.kinds = kinds
        self.within = within
        self.of = of
        self.excluding = excluding


NO_ONE: Final = Who(NOBODY)


class Number:
    """base + factor × variable (at most `most`, −1: no limit) + a modifier chosen from a flip set of `flips` cards."""

    def __init__(
        self, base: int, flips: int = 0, variable: int = FIXED, factor: int = 0, most: int = -1, counted: Who = NO_ONE
    ) -> None:
        self.base = base
        self.flips = flips
        self.variable = variable
        self.factor = factor
        self.most = most
        self.counted = counted


ZERO: Final = Number(0)


class Filter:
    """What a `stack` target must be: an item of the enemy, of these `items`, aimed at or cast by the right hero.

    `by_caster` false: it has exactly one target element, which is a friendly hero (not the caster if `other`) within
    `within` of the caster (−1: anywhere). True: its caster is an enemy hero within `within` of the caster.
    """

    def __init__(self, items: int, by_caster: bool, within: int, other: bool) -> None:
        self.items = items
        self.by_caster = by_caster
        self.within = within
        self.other = other


NO_FILTER: Final = Filter(0, False, -1, False)


class Aim:
    """SK-50: up to `most` elements (or a hex, or a Stack item) of `kinds` within `reach` and in sight of the caster."""

    def __init__(self, kinds: int, reach: int, most: int, stack: Filter) -> None:
        self.kinds = kinds
        self.reach = reach
        self.most = most
        self.stack = stack


class Effect:
    """One primitive. What the fields mean for each `op` is listed in FIELDS below; unused ones are neutral.

    A guard (`if is(t1, marked): …`) makes the primitive run only if the ref `guard` has the condition, or has not.
    """

    def __init__(self, op: int, who: Who = NO_ONE, number: Number = ZERO, value: int = 0, other: int = NOBODY) -> None:
        self.op = op
        self.who = who
        self.number = number
        self.value = value
        self.other = other
        self.low = 0
        self.high = 0
        self.guard = NOBODY
        self.guard_condition = 0
        self.guard_not = False
        self.for_redirect = False


# op            who                number      value                  other (ref)   more
# CHOOSE        EACH: candidates   -           0 or 1: fills c1, c2   -             for_redirect: must be legal for t1
# DAMAGE        victims            n [+ F]     -                      -
# LOSE, HEAL    victims            n           -                      -
# GIVE          receivers          -           condition              -
# CLEANSE       receivers          -           mask of conditions     -
# MOVE_BY       mover              n           -                      -
# PLACE         mover              -           -                      zone anchor   low..high: distance from the anchor
# SWAP          first              -           -                      second        -
# PUSH          victim             n           -                      -
# PLACE_AREA    -                  -           shape index            -
# PREDICT, DRAW, DISCARD, SPAWN, TOKEN: number
# BURN, MANA, CONTROL: who, number
# REFUND        hero
# BUFF          receivers or TEAM  n           stat                   -
# DEFEAT        minion or pillar
# PLACE_PILLAR  -                  d: within d of the caster
# UNPILLAR      -                  at most
# TAKE          hero               -           action                 -
# ADD_AP        -                  n           1: each action type twice
# CANCEL        T1
# REDIRECT      T1                 -           -                      new target (C1, C2 or CASTER)
