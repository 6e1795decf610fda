"""What is in the box: cards, foundations, guildmasters and ability tiles, each read and checked by itself."""

from typing import Final

from skyhall.core.edition import Entry, shown
from skyhall.core.schema import Choice, Kind, Line, Number, Reference, Several, Tables, Variant, Variants
from skyhall.games.skytopia.box.effects import AT_THE_END, KINDS, LEADS_ON, EffectPart, read_effect
from skyhall.games.skytopia.box.places import COLOURS
from skyhall.games.skytopia.box.shapes import PlainScore

# the moments at which ability tiles work (ST-49 to ST-56); 0 is no ability
GOLEM_RETURNED: Final = 1
SHARED_CARD: Final = 2
SENT_AT_PRICE: Final = 3
SAME_COAT: Final = 4
CARDS_ADDED: Final = 5
NO_COINS: Final = 6
BUY_ROTATION: Final = 7
ALL_HOME: Final = 8
WHENS: Final = [
    "golem_returned", "shared_card", "sent_at_price", "same_coat",
    "cards_added", "no_coins", "buy_rotation", "all_home",
]  # fmt: skip

# what guildmasters look at (4.5)
SET: Final = 0
HIGHEST: Final = 1
LOWEST: Final = 2
TOWERS_OF: Final = 3
HEIGHTS: Final = 4
COATS_IN: Final = 5
MOST_COAT: Final = 6
COAT_SETS: Final = 7
SCORES: Final = ["set", "highest", "lowest", "towers_of", "heights", "coats_in", "most_coat", "coat_sets"]

NAME: Final = Line("name")
COLOUR: Final = Choice("colour", [*COLOURS])
COATS: Final = Several("coats", [], 1, 6, to="edition/coats")
THREE_PLUS: Final = Several("three_plus", [], 0, 6, to="edition/coats", optional=True)
COAT: Final = Reference("coat", "edition/coats", optional=True)
CARD_EFFECT: Final = Variants("effect", "do", KINDS, 1, 4)
STONE_EFFECT: Final = Variants("effect", "do", KINDS, 1)
GROUP: Final = Number("group", 1, 3)
SCORE_PP: Final = Number("pp", 1, 20)
SET_COLOURS: Final = Several("colours", [*COLOURS], 2, 4)
SIZE: Final = Number("size", 1, 20)
SCORE_KINDS: Final = [
    Kind("set", [SCORE_PP, SET_COLOURS], {"by": "set", "pp": 3, "colours": ["blue", "gold"]}),
    Kind("highest", [SCORE_PP], {"by": "highest", "pp": 1}),
    Kind("lowest", [SCORE_PP], {"by": "lowest", "pp": 2}),
    Kind("towers_of", [SCORE_PP, SIZE], {"by": "towers_of", "pp": 2, "size": 3}),
    Kind("heights", [SCORE_PP], {"by": "heights", "pp": 2}),
    Kind("coats_in", [SCORE_PP, COLOUR], {"by": "coats_in", "pp": 2, "colour": "red"}),
    Kind("most_coat", [SCORE_PP], {"by": "most_coat", "pp": 1}),
    Kind("coat_sets", [SCORE_PP], {"by": "coat_sets", "pp": 4}),
]
PP: Final = Number("pp", 0, 30)
COINS: Final = Number("coins", 0, 30)
CARDS: Final = Number("cards", 1, 9)
PRICE: Final = Number("price", 0, 99)
COST: Final = Number("cost", 0, 30)
STEPS: Final = Number("steps", 1, 4)
ABILITY_KINDS: Final = [
    Kind("golem_returned", [PP], {"name": "Homecoming", "when": "golem_returned", "pp": 1}),
    Kind("shared_card", [COINS], {"name": "Innkeeper", "when": "shared_card", "coins": 2}),
    Kind("sent_at_price", [PP, PRICE], {"name": "Express", "when": "sent_at_price", "price": 6, "pp": 1}),
    Kind("same_coat", [PP, CARDS], {"name": "Favour", "when": "same_coat", "cards": 3, "pp": 1}),
    Kind("cards_added", [PP, CARDS], {"name": "Twins", "when": "cards_added", "cards": 2, "pp": 1}),
    Kind("no_coins", [COINS], {"name": "Relief", "when": "no_coins", "coins": 3}),
    Kind("buy_rotation", [COST, STEPS], {"name": "Clockmender", "when": "buy_rotation", "cost": 1, "steps": 1}),
    Kind("all_home", [COINS], {"name": "Muster", "when": "all_home", "coins": 5}),
]
CARD: Final = Tables("card", [NAME, COLOUR, COATS, THREE_PLUS, CARD_EFFECT], 12, 256, things=("cards",))
FOUNDATION: Final = Tables("foundation", [COLOUR, COAT, STONE_EFFECT], 4, 4, things=("foundations",))
GUILDMASTER: Final = Tables(
    "guildmaster", [NAME, GROUP, Variant("score", "by", SCORE_KINDS)], 3, 64, things=("guildmasters",)
)
ABILITY: Final = Tables(
    "ability",
    [COLOUR, Variant("A", "when", ABILITY_KINDS, [NAME]), Variant("B", "when", ABILITY_KINDS, [NAME])],
    4,
    4,
    things=("tiles",),
)


class Component:
    """A tower card or a foundation: a colour, perhaps a coat, and an effect."""

    def __init__(
        self, name: str, label: str, colour: int, coat: int, three_plus: bool, effect: list[EffectPart]
    ) -> None:
        self.id = label
        self.name = name
        self.colour = colour
        self.coat = coat
        self.three_plus = three_plus
        self.effect = effect
        self.plain = [part.plain for part in effect]
        self.counts = [part for part in effect if part.most > 0]  # those that pay by what is counted
        self.gains = any(part.gains for part in effect)
        self.leads_on = any(part.nature == LEADS_ON for part in effect)
        self.activates = effect[0].nature != AT_THE_END
        self.end_pp = 0 if self.activates else effect[0].n
        self.is_foundation = False


class Guildmaster:
    """ST-44: a way of rewarding every seat at the end."""

    def __init__(self, group: int, name: str, by: int, pp: int, plain: PlainScore) -> None:
        self.id = label_of(name)
        self.group = group
        self.name = name
        self.by = by
        self.pp = pp
        self.colours: list[int] = []
        self.size = 0
        self.plain = plain


class Ability:
    """ST-46: one side of an ability tile. Parameters that its kind does not have are 0."""

    def __init__(self, name: str, when: int) -> None:
        self.name = name
        self.when = when
        self.pp = 0
        self.coins = 0
        self.price = 0
        self.cards = 0
        self.cost = 0
        self.steps = 0


def label_of(name: str) -> str:
    """A name as an id: lower case, words joined by underscores, all else dropped."""
    kept = "".join(c if c.isascii() and c.isalnum() else " " if c in " -_" else "" for c in name.lower())
    return "_".join(kept.split())


def read_coats(entry: Entry, field: Several, coats: list[str]) -> list[int]:
    """V-4: different coats from the list."""
    key, least = field.key, field.least
    found: list[int] = []
    for value in entry.items(key, None if least else []):
        if not isinstance(value, str) or value not in coats:
            raise entry.fail(f'"{key}" holds {shown(value)}: expected some of {", ".join(coats)}', key)
        if coats.index(value) in found:
            raise entry.fail(f'"{key}" holds {shown(value)} twice: expected each coat once', key)
        found.append(coats.index(value))
    if len(found) < least:
        raise entry.fail(f'"{key}" is empty: expected at least one of {", ".join(coats)}', key)
    return found


def read_cards(entry: Entry, coats: list[str]) -> list[Component]:
    """V-4: one `[[card]]` entry, which is one card for each of its coats."""
    name = NAME.read(entry)
    entry.where = entry.where.rsplit(": ", 1)[0] + f': card "{name}"'
    label = label_of(name)
    if not label:
        raise entry.fail(f'"name" is {shown(name)}: expected a name with letters or digits', "name")
    colour = COLOUR.place(entry)
    mine = read_coats(entry, COATS, coats)
    three_plus = read_coats(entry, THREE_PLUS, [coats[coat] for coat in mine])
    effect = read_effect(entry, CARD_EFFECT.most, True)
    entry.close()
    return [
        Component(name, f"{label}_{label_of(coats[coat])}", colour, coat, place in three_plus, effect)
        for place, coat in enumerate(mine)
    ]


def read_foundation(entry: Entry, coats: list[str]) -> Component:
    """V-3: a foundation, perhaps with a coat."""
    colour = COLOUR.place(entry)
    entry.where = entry.where.rsplit(": ", 1)[0] + f": foundation {COLOURS[colour]}"
    coat = coats.index(entry.choice(COAT.key, coats)) if entry.has(COAT.key) else -1
    effect = read_effect(entry, STONE_EFFECT.most, coat >= 0)
    if effect[0].nature == AT_THE_END:
        raise entry.fail('effect 1: "do" is "end_pp": expected a primitive that works during the game', "effect/0/do")
    entry.close()
    component = Component(COLOURS[colour], f"foundation-{COLOURS[colour]}", colour, coat, False, effect)
    component.is_foundation = True
    return component


def read_guildmaster(entry: Entry) -> Guildmaster:
    """V-6: a guildmaster with exactly the parameters of its way of scoring."""
    name = NAME.read(entry)
    entry.where = entry.where.rsplit(": ", 1)[0] + f': guildmaster "{name}"'
    if not label_of(name):
        raise entry.fail(f'"name" is {shown(name)}: expected a name with letters or digits', "name")
    group = GROUP.read(entry)
    score = entry.entry("score")
    kind = score.choice("by", SCORES)
    plain: PlainScore = {"by": kind, "pp": SCORE_PP.read(score)}
    master = Guildmaster(group, name, SCORES.index(kind), plain["pp"], plain)
    if master.by == SET:
        for value in score.items("colours"):
            if not isinstance(value, str) or value not in COLOURS or COLOURS.index(value) in master.colours:
                raise score.fail(
                    f'"colours" holds {shown(value)}: expected different ones of {", ".join(COLOURS)}', "colours"
                )
            master.colours.append(COLOURS.index(value))
        if len(master.colours) < SET_COLOURS.least:
            raise score.fail(f'"colours" holds {len(master.colours)}: expected 2 to 4 different ones', "colours")
        plain["colours"] = [COLOURS[colour] for colour in master.colours]
    elif master.by == TOWERS_OF:
        plain["size"] = master.size = SIZE.read(score)
    elif master.by == COATS_IN:
        master.colours.append(COLOUR.place(score))
        plain["colour"] = COLOURS[master.colours[0]]
    score.close()
    entry.close()
    return master


def read_ability(entry: Entry, prices: list[int]) -> Ability:
    """V-7: one side of a tile with exactly the parameters of its moment."""
    ability = Ability(NAME.read(entry), 1 + WHENS.index(entry.choice("when", WHENS)))
    when = ability.when
    if when in (GOLEM_RETURNED, SENT_AT_PRICE, SAME_COAT, CARDS_ADDED):
        ability.pp = PP.read(entry)
    if when in (SHARED_CARD, NO_COINS, ALL_HOME):
        ability.coins = COINS.read(entry)
    if when in (SAME_COAT, CARDS_ADDED):
        ability.cards = CARDS.read(entry)
    if when == SENT_AT_PRICE:
        ability.price = PRICE.read(entry)
        if ability.price not in prices:
            listed = ", ".join(str(price) for price in prices)
            raise entry.fail(f'"price" is {ability.price}: expected one of the prices {listed}', "price")
    if when == BUY_ROTATION:
        ability.cost = COST.read(entry)
        ability.steps = STEPS.read(entry)
    entry.close()
    return ability
