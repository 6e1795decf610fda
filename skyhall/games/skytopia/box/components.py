"""What is in the box: cards, foundations, guildmasters and ability tiles, each read and checked by itself."""

from typing import Final

from skyhall.core.edition import Entry, shown
from skyhall.games.skytopia.box.effects import AT_THE_END, LEADS_ON, EffectPart, read_effect
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


def read_colour(entry: Entry, key: str = "colour") -> int:
    """A colour by name."""
    names: list[str] = [*COLOURS]
    return names.index(entry.choice(key, names))


def read_coats(entry: Entry, key: str, coats: list[str], least: int) -> list[int]:
    """V-4: different coats from the list."""
    found: list[int] = []
    for value in entry.items(key, None if least else []):
        if not isinstance(value, str) or value not in coats:
            raise entry.fail(f'"{key}" holds {shown(value)}: expected some of {", ".join(coats)}')
        if coats.index(value) in found:
            raise entry.fail(f'"{key}" holds {shown(value)} twice: expected each coat once')
        found.append(coats.index(value))
    if len(found) < least:
        raise entry.fail(f'"{key}" is empty: expected at least one of {", ".join(coats)}')
    return found


def read_cards(entry: Entry, coats: list[str]) -> list[Component]:
    """V-4: one `[[card]]` entry, which is one card for each of its coats."""
    name = entry.text("name")
    entry.where = entry.where.rsplit(": ", 1)[0] + f': card "{name}"'
    label = label_of(name)
    if not label:
        raise entry.fail(f'"name" is {shown(name)}: expected a name with letters or digits')
    colour = read_colour(entry)
    mine = read_coats(entry, "coats", coats, 1)
    three_plus = read_coats(entry, "three_plus", [coats[coat] for coat in mine], 0)
    effect = read_effect(entry, 4, True)
    entry.close()
    return [
        Component(name, f"{label}_{label_of(coats[coat])}", colour, coat, place in three_plus, effect)
        for place, coat in enumerate(mine)
    ]


def read_foundation(entry: Entry, coats: list[str]) -> Component:
    """V-3: a foundation, perhaps with a coat."""
    colour = read_colour(entry)
    entry.where = entry.where.rsplit(": ", 1)[0] + f": foundation {COLOURS[colour]}"
    coat = coats.index(entry.choice("coat", coats)) if entry.has("coat") else -1
    effect = read_effect(entry, 0, coat >= 0)
    if effect[0].nature == AT_THE_END:
        raise entry.fail('effect 1: "do" is "end_pp": expected a primitive that works during the game')
    entry.close()
    component = Component(COLOURS[colour], f"foundation-{COLOURS[colour]}", colour, coat, False, effect)
    component.is_foundation = True
    return component


def read_guildmaster(entry: Entry) -> Guildmaster:
    """V-6: a guildmaster with exactly the parameters of its way of scoring."""
    name = entry.text("name")
    entry.where = entry.where.rsplit(": ", 1)[0] + f': guildmaster "{name}"'
    if not label_of(name):
        raise entry.fail(f'"name" is {shown(name)}: expected a name with letters or digits')
    group = entry.number("group", 1, 3)
    score = entry.entry("score")
    kind = score.choice("by", SCORES)
    plain: PlainScore = {"by": kind, "pp": score.number("pp", 1, 20)}
    master = Guildmaster(group, name, SCORES.index(kind), score.number("pp", 1, 20), plain)
    if master.by == SET:
        for value in score.items("colours"):
            if not isinstance(value, str) or value not in COLOURS or COLOURS.index(value) in master.colours:
                raise score.fail(f'"colours" holds {shown(value)}: expected different ones of {", ".join(COLOURS)}')
            master.colours.append(COLOURS.index(value))
        if len(master.colours) < 2:
            raise score.fail(f'"colours" holds {len(master.colours)}: expected 2 to 4 different ones')
        plain["colours"] = [COLOURS[colour] for colour in master.colours]
    elif master.by == TOWERS_OF:
        plain["size"] = master.size = score.number("size", 1, 20)
    elif master.by == COATS_IN:
        master.colours.append(read_colour(score))
        plain["colour"] = COLOURS[master.colours[0]]
    score.close()
    entry.close()
    return master


def read_ability(entry: Entry, prices: list[int]) -> Ability:
    """V-7: one side of a tile with exactly the parameters of its moment."""
    ability = Ability(entry.text("name"), 1 + WHENS.index(entry.choice("when", WHENS)))
    when = ability.when
    if when in (GOLEM_RETURNED, SENT_AT_PRICE, SAME_COAT, CARDS_ADDED):
        ability.pp = entry.number("pp", 0, 30)
    if when in (SHARED_CARD, NO_COINS, ALL_HOME):
        ability.coins = entry.number("coins", 0, 30)
    if when in (SAME_COAT, CARDS_ADDED):
        ability.cards = entry.number("cards", 1, 9)
    if when == SENT_AT_PRICE:
        ability.price = entry.number("price", 0, 99)
        if ability.price not in prices:
            listed = ", ".join(str(price) for price in prices)
            raise entry.fail(f'"price" is {ability.price}: expected one of the prices {listed}')
    if when == BUY_ROTATION:
        ability.cost = entry.number("cost", 0, 30)
        ability.steps = entry.number("steps", 1, 4)
    entry.close()
    return ability
