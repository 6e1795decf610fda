"""What is in the box: effects, cards, foundations, guildmasters and ability tiles, each read and checked by itself."""

from typing import Final

from skyhall.core.edition import Entry, shown
from skyhall.games.skytopia.shapes import Part, Score

COLOURS: Final = ["blue", "gold", "red", "purple"]

# the closed set of effect primitives (4.2)
PP: Final = 0
COINS: Final = 1
PP_PER: Final = 2
COINS_PER: Final = 3
TRADE: Final = 4
ROTATE: Final = 5
REDIRECT: Final = 6
RECALL: Final = 7
ADD: Final = 8
TOP: Final = 9
LINE: Final = 10
END_PP: Final = 11
PRIMITIVES: Final = [
    "pp", "coins", "pp_per", "coins_per", "trade", "rotate", "redirect", "recall", "add", "top", "line", "end_pp",
]  # fmt: skip

# what `pp_per` and `coins_per` count; the colours stand in the middle, in their fixed order
COUNT_COAT: Final = 0
COUNT_COATS: Final = 1
COUNT_GOLEMS: Final = 2
COUNT_TOWER: Final = 3
COUNT_HIGHEST: Final = 7
COUNT_LOWEST: Final = 8
COUNTS: Final = ["coat", "coats", "golems", *COLOURS, "highest", "lowest"]

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


class Primitive:
    """One part of an effect. Parameters that its kind does not have are 0; `plain` is the part as it was written."""

    def __init__(self, op: int, plain: Part) -> None:
        self.op = op
        self.plain = plain
        self.n = 0
        self.count = 0
        self.most = 0
        self.coins = 0
        self.pp = 0
        self.times = 0
        self.golems = 0
        self.steps = 0
        self.mine = False
        self.cost = 0


class Component:
    """A tower card or a foundation: a colour, perhaps a coat, and an effect."""

    def __init__(
        self, name: str, label: str, colour: int, coat: int, three_plus: bool, effect: list[Primitive]
    ) -> None:
        self.id = label
        self.name = name
        self.colour = colour
        self.coat = coat
        self.three_plus = three_plus
        self.effect = effect
        self.plain = [part.plain for part in effect]
        self.gains = any(part.op <= COINS_PER for part in effect)
        self.leads_on = any(part.op in (TOP, LINE) for part in effect)
        self.end_pp = effect[0].n if effect[0].op == END_PP else 0
        self.activates = effect[0].op != END_PP
        self.is_foundation = False


class Guildmaster:
    """ST-44: a way of rewarding every seat at the end."""

    def __init__(self, group: int, name: str, by: int, pp: int, plain: Score) -> None:
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


def read_effect(entry: Entry, most: int, has_coat: bool) -> list[Primitive]:
    """V-3, V-4, V-5: the parts of an effect, at most so many (0: any number)."""
    parts = entry.items("effect")
    if not parts or (most and len(parts) > most):
        raise entry.fail(f'"effect" has {len(parts)} parts: expected {f"1 to {most}" if most else "1 or more"}')
    return [
        read_primitive(Entry(part, f"{entry.where}: effect {place}", entry.error), len(parts), has_coat)
        for place, part in enumerate(parts, start=1)
    ]


def read_primitive(entry: Entry, parts: int, has_coat: bool) -> Primitive:
    """V-5, V-8: one primitive with exactly its parameters."""
    do = entry.choice("do", PRIMITIVES)
    op = PRIMITIVES.index(do)
    plain: Part = {"do": do}
    part = Primitive(op, plain)
    if op in (PP, COINS, PP_PER, COINS_PER, END_PP):
        if op in (PP_PER, COINS_PER):
            count = entry.choice("count", COUNTS)
            if count == "coat" and not has_coat:
                raise entry.fail('"count" is "coat": expected something that a foundation without coat can count')
            part.count = COUNTS.index(count)
            part.most = entry.number("max", 1, 20)
            plain["count"] = count
            plain["max"] = part.most
        plain["n"] = part.n = entry.number("n", 1, 20)
        if op == END_PP and parts > 1:
            raise entry.fail(f'"end_pp" is one of {parts} parts: expected it to stand alone on its card')
    elif op == TRADE:
        part.coins = entry.number("coins", 0, 30)
        part.pp = entry.number("pp", 0, 30)
        if part.coins < 1 or part.pp < 1:
            raise entry.fail(
                f"a trade of {part.coins} coins for {part.pp} PP could be repeated for nothing: "
                'expected "coins" and "pp" of at least 1'
            )
        part.times = entry.number("times", 1, 9)
        plain.update({"coins": part.coins, "pp": part.pp, "times": part.times})
    elif op == ROTATE:
        part.golems = entry.number("golems", 1, 5)
        part.steps = entry.number("steps", 1, 4)
        plain.update({"golems": part.golems, "steps": part.steps})
    elif op == RECALL:
        part.coins = entry.number("coins", 0, 30)
        part.pp = entry.number("pp", 0, 30)
        plain.update({"coins": part.coins, "pp": part.pp})
    elif op == ADD:
        part.mine = entry.choice("from", ["mine", "free"]) == "mine"
        part.cost = entry.number("cost", 0, 30)
        plain.update({"from": "mine" if part.mine else "free", "cost": part.cost})
    entry.close()
    return part


def read_colour(entry: Entry, key: str = "colour") -> int:
    """A colour by name."""
    return COLOURS.index(entry.choice(key, COLOURS))


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
    if effect[0].op == END_PP:
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
    plain: Score = {"by": kind, "pp": score.number("pp", 1, 20)}
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
