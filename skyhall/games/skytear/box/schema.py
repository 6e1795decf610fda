"""What an edition file of Skytear may hold (section 5 of the spec). The readers under `reading/` take it from here."""

from typing import Final

from skyhall.core.schema import (
    Choice,
    Clauses,
    Field,
    Flag,
    Kind,
    Line,
    Number,
    Raw,
    Reference,
    Schema,
    Several,
    Table,
    Tables,
    Texts,
    Variants,
)
from skyhall.games.skytear.box import cards as printed
from skyhall.games.skytear.box.contents import NUMBERS
from skyhall.games.skytear.box.map.field import MAP, MAP_FIELDS
from skyhall.games.skytear.box.map.hexes import FARTHEST
from skyhall.games.skytear.box.reading.grammar import KINDS, TERMS


def optional(field: Number) -> Number:
    """The same number where it may be left out."""
    twin = Number(field.key, field.low, field.high, field.default)
    twin.optional = True
    return twin


MOST_EFFECTS: Final = 16
TYPES: Final = ["action", "reaction"]
ID: Final = Line("id")
NAME: Final = Line("name")
RUNES: Final = Texts("runes", 1, 8)
PER_HERO: Final = Number("cards_per_hero", 1, 30, 8)

MECHANIC: Final = Choice("mechanic", printed.MECHANIC_NAMES)
FACTION: Final = Tables("factions", [ID, NAME, MECHANIC, Reference("rune", "runes")], 2, 8)

RANGE: Final = Number("range", 1, 3)
ATTACK: Final = Number("attack", 0, 9)
FLIPS: Final = Number("flips", 0, 4)
HP: Final = Number("hp", 1, 20)
ARMOR: Final = Number("armor", 0, 3)
CLASS: Final = Choice("class", printed.CLASS_NAMES)
HERO_RUNES: Final = Several("runes", [], 1, 2, to="runes", again=True)
ICON: Final = Choice("icon", printed.ICON_NAMES, "always")
STATIC: Final = Texts("static", 0, 9, optional=True)
WHEN: Final = Line("when", "always")
ON: Final = Line("on", "nothing")
SKILL_EFFECTS: Final = Clauses("effects", KINDS, 1, MOST_EFFECTS, TERMS, optional=True)
SKILLS: Final = Tables("skills", [ID, NAME, ICON, STATIC, WHEN, ON, SKILL_EFFECTS], 1, 4)
HEROES: Final = Tables(
    "heroes",
    [ID, NAME, Reference("faction", "factions"), CLASS, RANGE, ATTACK, FLIPS, HP, ARMOR, HERO_RUNES, SKILLS],
    4,
    24,
    things=("heroes",),
)

FLUX: Final = Flag("flux", False)
COPIES: Final = Number("copies", 1, 9)
TYPE: Final = Choice("type", TYPES)
RESPONSE: Final = Flag("response", False)
ULTIMATE: Final = Flag("ultimate", False)
COST: Final = Several("runes", [], 0, 3, to="runes", again=True)
# A Flux card has none.
MODIFIER: Final = Number("modifier", -3, 3, 0)
EFFECTS: Final = Clauses("effects", KINDS, 1, MOST_EFFECTS, TERMS)
CARDS: Final = Tables(
    "cards",
    [
        ID,
        NAME,
        Reference("hero", "heroes", optional=True),
        COPIES,
        TYPE,
        COST,
        MODIFIER,
        ULTIMATE,
        RESPONSE,
        FLUX,
        EFFECTS,
    ],
    4,
    96,
    things=("cards",),
)

# Cards of a faction for decks of one's own (SK-177): copies come from the sets.
LOW_COST: Final = Several("runes", [], 1, 2, to="runes", again=True)
FACTION_CARDS: Final = Tables(
    "faction_cards",
    [ID, NAME, Reference("faction", "factions"), TYPE, LOW_COST, MODIFIER, RESPONSE, EFFECTS],
    0,
    64,
    optional=True,
    things=("cards",),
)
LEAST_OF_FACTION: Final = 4
MOST_OF_FACTION: Final = 8
LINES: Final = Texts("lines", 1, 24)
SAMPLES: Final = Tables("sample_decks", [ID, NAME, LINES], 0, 24, optional=True)

SIDE: Final = Choice("side", printed.SIDE_NAMES)
GOAL: Final = Number("goal", 1, 99)
POINTS: Final = Number("points", 1, 5, 0)  # left out: all points of the map
VICTORY_FIELDS: Final[list[list[Field]]] = [[SIDE], [GOAL], [GOAL], [GOAL], [GOAL], [POINTS], [], [GOAL]]
CONDITIONS: Final = [
    Kind(
        name,
        fields,
        {"id": "example", "name": "Example", "condition": name}
        | ({"side": "any"} if fields == [SIDE] else {"goal": 3} if fields == [GOAL] else {}),
    )
    for name, fields in zip(printed.VICTORY_NAMES, VICTORY_FIELDS, strict=True)
]
VICTORY: Final = Variants("victory", "condition", CONDITIONS, 0, 20, fields=[ID, NAME], things=("victory",))

MAP_ID: Final = Choice("id", ["three_lanes"])
DECK: Final = Several("deck", [], 0, 20, to="victory", optional=True)
# Beside the table `map`: maps that an option chooses, with the numbers that they change and their victory cards.
MAPS: Final = Tables(
    "maps",
    [MAP_ID, Table("numbers", [optional(field) for field in NUMBERS], optional=True), *MAP_FIELDS, DECK, VICTORY],
    0,
    1,
    optional=True,
)

RADIUS: Final = Number("radius", 0, FARTHEST)
OUTSIDER_SKILLS: Final = Tables("skills", [ID, NAME, EFFECTS], 0, 4)
OUTSIDER: Final = Table(
    "outsider",
    [ID, NAME, RANGE, ATTACK, FLIPS, HP, ARMOR, RADIUS, OUTSIDER_SKILLS],
    optional=True,
    things=("outsider",),
)

ANCHORED: Final = Flag("anchored", False)
SHAPES: Final = Tables("shapes", [ID, ANCHORED, Raw("cells")], 0, 64)

SCHEMA: Final = Schema(
    [
        HEROES,
        CARDS,
        VICTORY,
        FACTION,
        OUTSIDER,
        NAME,
        RUNES,
        PER_HERO,
        Table("numbers", [*NUMBERS]),
        MAP,
        MAPS,
        SHAPES,
        FACTION_CARDS,
        SAMPLES,
    ]
)
