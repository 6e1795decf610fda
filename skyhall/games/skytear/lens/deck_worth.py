"""What a set of cards is worth before it is played, for bots that build or draft decks: by hand, from its primitives.

A card is worth what it does, less the mana that it takes, and what it brings when it is flipped. A set that is being
built is worth the best that it may still become, so that one look ahead is enough.
"""

from typing import Final

from skyhall.games.skytear.box import effects as fx
from skyhall.games.skytear.box.cards import Card
from skyhall.games.skytear.box.contents import Box
from skyhall.games.skytear.box.effects import Effect
from skyhall.games.skytear.box.lists import legal_sets, replaceable, replaced, set_of
from skyhall.games.skytear.play.decks import BuildPair, BundleFor, BundleHero, heroes_for, taken
from skyhall.games.skytear.play.state import Table

FLIPPED: Final = 0.8  # a point of a modifier: cards are flipped more often than they are played
MANA: Final = 1.2
MEAN_FLIP: Final = 1.0
GUARDED: Final = 0.5  # how often a condition holds
MANY: Final = 1.5  # whom an area or a neighbourhood holds
REACTION: Final = 0.5  # a card that can be kept for the right moment
# What one of each primitive is worth, in the order of their names; numbers that they name count as often.
WORTH: Final = [
    0.0, 1.0, 1.1, 0.6, 1.2, 0.5, 0.3, 0.6, 0.8, 0.3, 0.0, 0.3, 1.6, -1.0, 1.0, 1.0, 1.5, 0.5, 1.5, 0.8, 1.5, -0.5, 1.0,
    -0.3, 1.5, 1.5, 1.5, 1.5,
]  # fmt: skip


def card_worths(box: Box) -> list[float]:
    """By card, worked out once for a box."""
    if not box.card_worths:
        box.card_worths = [_card(card) for card in box.cards]
    return box.card_worths


def _card(card: Card) -> float:
    does = sum([_effect(effect) for effect in card.effects])
    return does + FLIPPED * card.modifier - MANA * card.cost + (REACTION if card.is_reaction else 0.0)


def _effect(effect: Effect) -> float:
    number = effect.number
    count = number.base + MEAN_FLIP * number.flips + (number.factor if number.variable != fx.FIXED else 0)
    if effect.op == fx.PLACE_PILLAR:  # its number is a distance
        count = 1.0
    worth = WORTH[effect.op] * (count if count else 1.0)
    if effect.who.ref in (fx.EACH, fx.AREA, fx.TARGETS):
        worth *= MANY
    return worth * GUARDED if effect.guard >= 0 else worth


def set_worth(box: Box, cards: list[int]) -> float:
    """All cards of a set."""
    worths = card_worths(box)
    total = 0.0
    for card in cards:
        total += worths[card]
    return total


def sets_worth(table: Table, side: int) -> float:
    """The sets of a side's heroes; of one that is being built the best that it may become."""
    total = 0.0
    step = table.agenda[-1] if table.agenda else None
    for hero in table.camps[side]:
        if isinstance(step, BuildPair) and step.hero == hero:
            total += _best_completion(table, hero)
        else:
            total += set_worth(table.box, table.sets[hero])
    if isinstance(step, BundleHero | BundleFor) and table.side_of[step.seat] == side:
        total += _best_bundle(table, step)
    return total


def _best_completion(table: Table, hero: int) -> float:
    box, begun, others = table.box, table.building, taken(table, hero)
    best = -1000.0
    for legal in legal_sets(box, hero):
        if list(legal[: len(begun)]) == begun and not any(card in others for card in legal):
            best = max(best, set_worth(box, set_of(box, hero, legal[0], legal[1], legal[2])))
    return best


def _best_bundle(table: Table, step: BundleHero | BundleFor) -> float:
    """What the bundle that is about to be taken adds where it adds most."""
    box = table.box
    heroes = [step.hero] if isinstance(step, BundleFor) else heroes_for(table, step.seat, step.card)
    best = -1000.0
    for hero in heroes:
        before = set_worth(box, table.sets[hero])
        for pair in replaceable(box, hero, step.card):
            best = max(best, set_worth(box, replaced(table.sets[hero], pair, step.card)) - before)
    return best
