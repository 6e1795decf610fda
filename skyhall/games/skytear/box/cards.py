"""Heroes, skills, power cards, victory cards and the outsider as printed."""

from typing import Final

from skyhall.games.skytear.box.effects import Aim, Effect

# Mechanics of the factions: what Worship does (SK-74..78).
MARKS: Final = 0
SHAPESHIFT: Final = 1
PILLARS: Final = 2
ILLUSIONS: Final = 3
MECHANIC_NAMES: Final = ["marks", "shapeshift", "pillars", "illusions"]

CLASS_NAMES: Final = ["marksman", "warrior", "assassin", "support", "mage", "tank"]

# When a skill is on (SK-73). ICON_EVENT is the "!" of a triggered skill.
ICON_ALWAYS: Final = 0
ICON_WORSHIP: Final = 1
ICON_SHAPESHIFTED: Final = 2
ICON_PILLAR: Final = 3
ICON_ILLUSION: Final = 4
ICON_EVENT: Final = 5
ICON_NAMES: Final = ["always", "worship", "shapeshifted", "pillar", "illusion", "triggered"]

# What a static modifier depends on.
WHEN_ALWAYS: Final = 0
VS_MARKED: Final = 1
NEAR_MARKED: Final = 2
VS_NEAR_ILLUSION: Final = 3
PER_CONDITION: Final = 4
WHEN_NAMES: Final = ["always", "vs_marked", "near_marked", "vs_near_illusion"]

# What triggers a skill. ON_NOTHING: it only has static modifiers (or is an outsider's skill, used by choice).
ON_NOTHING: Final = 0
ON_WORSHIP: Final = 1
ON_DEFEATS: Final = 2
ON_RESOLVES: Final = 3
ON_DAMAGED: Final = 4
ON_MINION_DEFEATED: Final = 5

# Victory conditions (4.5).
WIN_TOWER: Final = 0
WIN_CONTROL: Final = 1
WIN_KILLS: Final = 2
WIN_KILLS_IN_TURN: Final = 3
WIN_DOME: Final = 4
WIN_SWEEP: Final = 5
WIN_OUTSIDER: Final = 6
WIN_SIEGE: Final = 7
VICTORY_NAMES: Final = [
    "tower", "control_wins", "kills", "kills_in_turn", "dome_wins", "sweep", "outsider", "siege",
]  # fmt: skip

# Which tower, from the seat's own chair (RU-50).
LEFT: Final = 0
RIGHT: Final = 1
ANY_SIDE: Final = 2
MIDDLE: Final = 3
SIDE_NAMES: Final = ["left", "right", "any", "middle"]


class Skill:
    """A printed skill: static modifiers under a condition, effects on an event, or both (SK-73)."""

    def __init__(self, index: int, key: str, name: str, hero: int, icon: int) -> None:
        self.index = index  # in Box.skills; for the outsider its place on the card
        self.key = key
        self.name = name
        self.hero = hero  # −1: the outsider's
        self.icon = icon
        self.attack = 0
        self.skirmish = 0
        self.armor = 0
        self.move = 0
        self.fly = False
        self.see_cover = False
        self.unpillar_any = False
        self.skirmish_area = -1  # a shape
        self.ward = -1  # a distance
        self.when = WHEN_ALWAYS
        self.per_condition = 0  # with PER_CONDITION: friendly heroes with it …
        self.per_within = 0  # … within this distance, himself included
        self.event = ON_NOTHING
        self.event_action = -1  # ON_RESOLVES: which action
        self.event_within = -1  # ON_DAMAGED, ON_MINION_DEFEATED: how near
        self.effects: list[Effect] = []


class Hero:
    """A hero as printed."""

    def __init__(self, index: int, key: str, name: str, faction: int, mechanic: int, role: int) -> None:
        self.index = index
        self.key = key
        self.name = name
        self.faction = faction
        self.mechanic = mechanic
        self.role = role
        self.piercing = CLASS_NAMES[role] == "mage"  # SK-57
        self.range = 0
        self.attack = 0
        self.flips = 0
        self.hp = 0
        self.armor = 0
        self.runes: list[int] = []  # left, right
        self.rune_mask = 0
        self.skills: list[Skill] = []
        self.worship_skill = -1  # place in `skills` of the one that Worship triggers
        self.cards: list[int] = []  # its part of a deck, copies listed singly, sorted


class Faction:
    """Heroes who worship the same way."""

    def __init__(self, index: int, key: str, name: str, mechanic: int, rune: int) -> None:
        self.index = index
        self.key = key
        self.name = name
        self.mechanic = mechanic
        self.rune = rune
        self.heroes: list[int] = []


class Card:
    """A power card (SK-38..45)."""

    def __init__(self, index: int, key: str, name: str, hero: int, copies: int) -> None:
        self.index = index
        self.key = key
        self.name = name
        self.hero = hero  # −1: Skytear Flux, or a faction card
        self.faction = -1  # of a faction card: any hero of the seat with the rune plays it (SK-182)
        self.copies = copies  # 0 of a faction card: they come from the sets
        self.cost = 0
        self.runes: list[str] = []
        self.rune_mask = 0
        self.modifier = 0
        self.is_action = False
        self.is_reaction = False
        self.is_response = False  # needs an item on the Stack (R*)
        self.is_ultimate = False
        self.is_flux = False
        self.targets: list[Aim] = []
        self.effects: list[Effect] = []
        self.needs_token = False  # need(sees_lane_token)
        self.need_choice = -1  # need(exists(c1)): the place in `effects` of the choose that must find somebody
        self.moves_somebody = False  # has move, place, swap or push


class Sample:
    """A deck that the box proposes (4.2): a line for each hero."""

    def __init__(self, key: str, name: str, text: str) -> None:
        self.key = key
        self.name = name
        self.text = text


class VictoryCard:
    """A way to win (4.5): reach `goal` in `condition`. `points` of a sweep: so many in one phase (SK-169), 0: all."""

    def __init__(self, index: int, key: str, name: str, condition: int, goal: int, side: int, points: int = 0) -> None:
        self.index = index
        self.key = key
        self.name = name
        self.condition = condition
        self.goal = goal
        self.side = side
        self.points = points


class Outsider:
    """The enemy of both seats (SK-81)."""

    def __init__(self, key: str, name: str) -> None:
        self.key = key
        self.name = name
        self.range = 0
        self.attack = 0
        self.flips = 0
        self.hp = 0
        self.armor = 0
        self.radius = 0  # placed within this distance of the dome point
        self.skills: list[Skill] = []
