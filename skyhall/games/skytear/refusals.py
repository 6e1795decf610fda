"""For the screen: why an action or a card that lies ready cannot be used now."""

from skyhall.core.state import Message, Refusal
from skyhall.games.skytear.cards import Card
from skyhall.games.skytear.declare import can_declare
from skyhall.games.skytear.effects import ATTACK
from skyhall.games.skytear.heroes import mana_left
from skyhall.games.skytear.piles import distinct
from skyhall.games.skytear.playing import has_caster, has_targets
from skyhall.games.skytear.state import Skytear
from skyhall.games.skytear.words import ACT_0, CARD_0


def refused_actions(table: Skytear, seat: int) -> list[Refusal]:
    """Actions that the active hero cannot declare."""
    found: list[Refusal] = []
    for action in range(5):
        if table.ap <= 0:
            found.append(Refusal(ACT_0 + action, "SK-19", Message("refused-no-ap", {})))
        elif table.used[action] >= table.limit:
            found.append(Refusal(ACT_0 + action, "SK-19", Message("refused-used", {})))
        elif not can_declare(table, seat, table.active_hero, action):
            if action == ATTACK:
                found.append(Refusal(ACT_0 + action, "SK-25", Message("refused-no-target", {})))
            else:
                found.append(Refusal(ACT_0 + action, "SK-74", Message("refused-nobody-to-mark", {})))
    return found


def refused_cards(table: Skytear, seat: int, is_main: bool) -> list[Refusal]:
    """Cards in hand that cannot be played."""
    found: list[Refusal] = []
    for index in distinct(table.hands[seat]):
        card = table.box.cards[index]
        if card.is_action and not is_main:
            found.append(Refusal(CARD_0 + index, "SK-47", Message("refused-not-a-reaction", {})))
        elif card.is_response and (is_main or table.is_simple):
            found.append(Refusal(CARD_0 + index, "SK-50", Message("refused-nothing-to-answer", {})))
        elif not has_caster(table, seat, card):
            rule, reason = why_not(table, seat, card)
            found.append(Refusal(CARD_0 + index, rule, Message("refused-" + reason, {})))
    return found


def why_not(table: Skytear, seat: int, card: Card) -> tuple[str, str]:
    """SK-39: the first thing that fails for every hero who could be meant."""
    heroes = [table.active_hero] if card.is_action or table.is_simple else table.teams[seat]
    here = [hero for hero in heroes if table.place[hero] >= 0]
    able = [hero for hero in here if not card.is_ultimate or card.hero == hero]
    if not able:
        return "SK-39", "other-hero"
    able = [hero for hero in able if card.rune_mask & ~table.box.heroes[hero].rune_mask == 0]
    if not able:
        return "SK-39", "no-runes"
    able = [hero for hero in able if mana_left(table, hero) >= card.cost]
    if not able:
        return "SK-38", "no-mana"
    able = [hero for hero in able if has_targets(table, seat, hero, card)]
    if not able:
        return "SK-50", "no-target"
    return ("SK-66", "no-lane-token") if card.needs_token else ("SK-53", "nobody-to-choose")
