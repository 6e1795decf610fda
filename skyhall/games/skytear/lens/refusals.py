"""For the screen: why an action or a card that lies ready cannot be used now."""

from typing import TypeAlias

from skyhall.core.event import Json, Message
from skyhall.core.lens import Refusal
from skyhall.games.skytear.box.cards import Card
from skyhall.games.skytear.box.effects import ANY_ENEMY, ATTACK
from skyhall.games.skytear.box.words import ACT_0, CARD_0
from skyhall.games.skytear.play.heroes_phase.activation import Main, Respond
from skyhall.games.skytear.play.heroes_phase.declare import can_declare
from skyhall.games.skytear.play.heroes_phase.playing import has_caster, has_targets
from skyhall.games.skytear.play.names import who
from skyhall.games.skytear.play.pieces.heroes import mana_left, range_of
from skyhall.games.skytear.play.pieces.piles import distinct
from skyhall.games.skytear.play.pieces.sight import elements
from skyhall.games.skytear.play.state import Table

# The rule, the reason by its name in the catalogue, and what the reason speaks of.
Why: TypeAlias = tuple[str, str, dict[str, Json]]


def refusals(table: Table) -> list[Refusal]:
    """What lies ready for the open question and is refused."""
    step = table.decision()
    if isinstance(step, Main):
        return refused_actions(table, step.seat) + refused_cards(table, step.seat, True)
    return refused_cards(table, step.seat, False) if isinstance(step, Respond) else []


def refused_actions(table: Table, seat: int) -> list[Refusal]:
    """Actions that the active hero cannot declare."""
    found: list[Refusal] = []
    for action in range(5):
        if table.ap <= 0:
            found.append(Refusal(ACT_0 + action, "SK-19", Message("refused-no-ap", {})))
        elif table.used[action] >= table.limit:
            found.append(Refusal(ACT_0 + action, "SK-19", Message("refused-used", {})))
        elif not can_declare(table, seat, table.active_hero, action):
            if action == ATTACK:
                found.append(refused(ACT_0 + action, no_attack(table, seat, table.active_hero)))
            else:
                found.append(Refusal(ACT_0 + action, "SK-74", Message("refused-nobody-to-mark", {})))
    return found


def refused(action: int, why: Why) -> Refusal:
    """A refusal with the rule and the reason that were found."""
    rule, reason, args = why
    return Refusal(action, rule, Message("refused-" + reason, args))


def no_attack(table: Table, seat: int, hero: int) -> Why:
    """SK-7, SK-25: nobody within range, or only those whom cover hides because no hero of the seat is beside them."""
    row, reach = table.box.map.aim[table.place[hero]], range_of(table, hero)
    near = [code for code in elements(table, seat, ANY_ENEMY) if row[table.stands_on(code)] <= reach]
    if near:
        return "SK-7", "hidden", {"hero": who(table, hero), "who": [who(table, code) for code in near]}
    return "SK-25", "no-target", {}


def refused_cards(table: Table, seat: int, is_main: bool) -> list[Refusal]:
    """Cards in hand that cannot be played."""
    found: list[Refusal] = []
    for index in distinct(table.hands[seat]):
        card = table.box.cards[index]
        if card.is_response and table.is_simple:
            found.append(refused(CARD_0 + index, ("SK-50", "not-in-simple", {})))
        elif card.is_action and not is_main:
            found.append(refused(CARD_0 + index, ("SK-47", "stack-not-empty", {})))
        elif card.is_response and is_main:
            found.append(refused(CARD_0 + index, ("SK-50", "nothing-to-answer", {})))
        elif not has_caster(table, seat, card):
            found.append(refused(CARD_0 + index, why_not(table, seat, card)))
    return found


def why_not(table: Table, seat: int, card: Card) -> Why:
    """SK-39: the first thing that fails for every hero who could be meant."""
    is_active = card.is_action or table.is_simple
    heroes = [table.active_hero] if is_active else table.teams[seat]
    here = [hero for hero in heroes if table.place[hero] >= 0]
    able = [hero for hero in here if not card.is_ultimate or card.hero == hero]
    if not able:
        return "SK-39", "other-hero", {"hero": who(table, card.hero), "here": table.place[card.hero] >= 0}
    able = [hero for hero in able if lacks(table, hero, card) == 0]
    if not able:
        return "SK-39", "no-runes", runes_told(table, seat, card, here[0] if is_active else -1)
    rich = max(able, key=lambda hero: mana_left(table, hero))
    able = [hero for hero in able if mana_left(table, hero) >= card.cost]
    if not able:
        told: dict[str, Json] = {"hero": who(table, rich), "cost": card.cost, "mana": mana_left(table, rich)}
        return "SK-38", "no-mana", told
    able = [hero for hero in able if has_targets(table, seat, hero, card)]
    if not able:
        return "SK-50", "no-target", {}
    return ("SK-66", "no-lane-token", {}) if card.needs_token else ("SK-53", "nobody-to-choose", {})


def lacks(table: Table, hero: int, card: Card) -> int:
    """The runes of a card, as bits, that a hero has not."""
    return card.rune_mask & ~table.box.heroes[hero].rune_mask


def runes_told(table: Table, seat: int, card: Card, hero: int) -> dict[str, Json]:
    """Which runes are missing (to the active hero, if only it may play the card), and who of the team has them all."""
    missing = lacks(table, hero, card) if hero >= 0 else card.rune_mask
    runes: list[Json] = [name for rune, name in enumerate(table.box.rune_names) if missing >> rune & 1]
    others: list[Json] = [who(table, mate) for mate in table.teams[seat] if lacks(table, mate, card) == 0]
    return {"hero": None if hero < 0 else who(table, hero), "runes": runes, "others": others, "n": len(others)}
