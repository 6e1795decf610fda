"""Reads power cards, victory cards and shapes from an edition file (checks 6, 7 and 8)."""

from skyhall.core.edition import Entry, shown
from skyhall.games.skytear.box import cards as printed
from skyhall.games.skytear.box import schema
from skyhall.games.skytear.box.cards import Card, Faction, Hero, VictoryCard
from skyhall.games.skytear.box.map.hexes import Shape, hex_distance
from skyhall.games.skytear.box.reading.checks import ON_CARD, Recipe
from skyhall.games.skytear.box.reading.roster import read_key, read_named


def read_shapes(entry: Entry) -> list[Shape]:
    """The areas of effect: 1 to 7 connected cells; an anchored one does not hold its caster."""
    shapes: list[Shape] = []
    for part in entry.entries("shapes"):
        key = read_key(part, [shape.name for shape in shapes], "shape")
        anchored = schema.ANCHORED.read(part)
        cells: list[tuple[int, int]] = []
        for item in part.items("cells"):
            pair = [n for n in item if type(n) is int] if isinstance(item, list) else []
            if len(pair) != 2 or not -6 <= min(pair) <= max(pair) <= 6:
                raise part.fail(f'"cells" holds {shown(item)}: expected pairs [q, r] from -6 to 6', "cells")
            cells.append((pair[0], pair[1]))
        check_cells(part, cells, anchored)
        shapes.append(Shape(key, anchored, cells))
        part.close()
    return shapes


def check_cells(entry: Entry, cells: list[tuple[int, int]], anchored: bool) -> None:
    """1 to 7 different cells that hang together (with the caster's, if anchored)."""
    if not 1 <= len(cells) <= 7:
        raise entry.fail(f"{len(cells)} cells: expected 1 to 7", "cells")
    if len(set(cells)) < len(cells) or (anchored and (0, 0) in cells):
        raise entry.fail("a cell appears twice, or is the caster's own", "cells")
    whole = [*cells, (0, 0)] if anchored else cells
    joined = [whole[0]]
    for a in joined:
        joined += [b for b in whole if b not in joined and hex_distance(a, b) == 1]
    if len(joined) < len(whole):
        raise entry.fail("the cells are not connected", "cells")


def read_cards(
    entry: Entry, heroes: list[Hero], rune_names: list[str], shapes: list[Shape], los: int, per_hero: int
) -> list[Card]:
    """Checks 6 and 7. Fills the heroes' parts of a deck as well."""
    cards: list[Card] = []
    for part in entry.entries("cards"):
        card = read_card(part, cards, [hero.key for hero in heroes], rune_names)
        read_effects(part, card, shapes, los)
        part.close()
        cards.append(card)
    if len(cards) > schema.CARDS.most:
        raise entry.fail(f"{len(cards)} cards: expected at most 96", "cards")
    if sum(1 for card in cards if card.is_flux) > 1:
        raise entry.fail("more than one Flux card: expected one or none", "cards")
    for hero in heroes:
        own = [card for card in cards if card.hero == hero.index]
        hero.cards = [card.index for card in own for _ in range(card.copies)]
        if not any(card.is_ultimate for card in own):
            raise entry.fail(f"hero {shown(hero.key)} has no ultimate: expected at least one", "cards")
        if len(hero.cards) != per_hero:
            raise entry.fail(f"hero {shown(hero.key)} has {len(hero.cards)} cards: expected {per_hero}", "cards")
    return cards


def read_effects(part: Entry, card: Card, shapes: list[Shape], los: int) -> None:
    """Check 7: what a card does."""
    recipe = Recipe(part, ON_CARD, shapes, los)
    card.targets = recipe.targets
    card.effects = recipe.effects
    card.needs_token = recipe.needs_token
    card.need_choice = recipe.need_choice
    card.moves_somebody = recipe.moves_somebody
    if card.is_response != recipe.has_stack_target:
        raise part.fail('"response" belongs on every card that targets a Stack item, and on no other', "response")
    if card.is_response and card.is_action:
        raise part.fail('a response is a reaction: expected type = "reaction"', "type")


def read_faction_cards(
    entry: Entry, cards: list[Card], factions: list[Faction], rune_names: list[str], shapes: list[Shape], los: int
) -> list[Card]:
    """SK-177, SK-199: the cards of the factions, numbered after all others; none or 4 to 8 of each faction."""
    found: list[Card] = []
    for part in entry.entries("faction_cards") if entry.has("faction_cards") else []:
        key = read_key(part, [card.key for card in [*cards, *found]], "faction card")
        for other in ("hero", "ultimate", "copies", "flux"):
            if part.has(other):
                raise part.fail(f'"{other}" is not for a faction card: expected "faction" alone', other)
        faction = read_named(part, "faction", [faction.key for faction in factions], "faction")
        card = Card(len(cards) + len(found), key, schema.NAME.read(part), -1, 0)
        card.faction = faction
        read_face(part, card, rune_names)
        card.modifier = part.number("modifier", schema.MODIFIER.low, schema.MODIFIER.high)
        if not 1 <= card.cost <= 2:
            raise part.fail(f"{card.cost} runes: expected 1 or 2", "runes")
        read_effects(part, card, shapes, los)
        part.close()
        found.append(card)
    least, most = schema.LEAST_OF_FACTION, schema.MOST_OF_FACTION
    for one in factions:
        count = sum([1 for card in found if card.faction == one.index])
        if count and not least <= count <= most:
            raise entry.fail(
                f"faction {shown(one.key)} has {count} faction cards: expected none, or {least} to {most}",
                "faction_cards",
            )
    if len(cards) + len(found) > schema.CARDS.most:
        raise entry.fail(
            f"{len(cards) + len(found)} cards with those of factions: expected at most 96", "faction_cards"
        )
    return found


def read_card(entry: Entry, cards: list[Card], heroes: list[str], rune_names: list[str]) -> Card:
    """Everything on a card but what it does."""
    key = read_key(entry, [card.key for card in cards], "card")
    is_flux = schema.FLUX.read(entry)
    hero = -1 if is_flux else read_named(entry, "hero", heroes, "hero")
    card = Card(len(cards), key, schema.NAME.read(entry), hero, schema.COPIES.read(entry))
    card.is_flux = is_flux
    card.is_ultimate = schema.ULTIMATE.read(entry)
    read_face(entry, card, rune_names)
    if card.cost > schema.COST.most:
        raise entry.fail(f"{card.cost} runes: expected 0 to 3", "runes")
    if is_flux:
        if card.cost or card.is_action or card.copies != 1 or entry.has("modifier") or card.is_ultimate:
            raise entry.fail("Flux is one reaction without runes and without a modifier")
    else:
        card.modifier = entry.number("modifier", schema.MODIFIER.low, schema.MODIFIER.high)
    return card


def read_face(entry: Entry, card: Card, rune_names: list[str]) -> None:
    """What every card has on its face: its type and its runes."""
    card.is_action = schema.TYPE.read(entry) == "action"
    card.is_reaction = not card.is_action
    card.is_response = schema.RESPONSE.read(entry)
    for name in entry.items("runes"):
        if not isinstance(name, str) or name not in rune_names:
            raise entry.fail(f'"runes" holds {shown(name)}: expected {", ".join(rune_names)}', "runes")
        card.runes.append(name)
        card.rune_mask |= 1 << rune_names.index(name)
        card.cost += 1


def read_victory(entry: Entry, before: list[VictoryCard]) -> list[VictoryCard]:
    """Check 8: at most 20 victory cards, with the conditions of 4.5; those read before come first."""
    cards = before[:]
    for part in entry.entries("victory"):
        key = read_key(part, [card.key for card in cards], "victory card")
        condition = printed.VICTORY_NAMES.index(part.choice("condition", printed.VICTORY_NAMES))
        side = printed.ANY_SIDE
        goal = 1
        points = schema.POINTS.read(part) if condition == printed.WIN_SWEEP else 0
        if condition == printed.WIN_TOWER:
            side = schema.SIDE.place(part)
        elif condition not in (printed.WIN_SWEEP, printed.WIN_OUTSIDER):
            goal = schema.GOAL.read(part)
        name = schema.NAME.read(part)
        cards.append(VictoryCard(len(cards), key, name, condition, goal, side, points))
        part.close()
    if len(cards) > schema.VICTORY.most:
        raise entry.fail(f"{len(cards)} victory cards: expected at most 20", "victory")
    return cards
