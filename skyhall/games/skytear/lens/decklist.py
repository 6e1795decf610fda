"""What decks can be built from, and a deck as text looked at: for the page's deck builder and the terminal's."""

from typing import Final

from skyhall.core.decks import DeckCard, DeckHero, DeckPool, DeckProblem, DeckReport, DeckSample, DeckSet
from skyhall.games.skytear.box.cards import Card
from skyhall.games.skytear.box.contents import Box
from skyhall.games.skytear.box.lists import (
    COPIES,
    MOST_MODIFIERS,
    TRIPLE_COST,
    Deck,
    Problem,
    commons,
    modifiers,
    said,
    written,
    written_set,
)
from skyhall.games.skytear.box.words import DONE
from skyhall.games.skytear.play.decks import BuildTriple
from skyhall.games.skytear.play.state import Table

MOST_COST: Final = 3


def pool(box: Box) -> DeckPool | None:
    """SK-177: heroes with what their sets may hold, all cards, and the box's own decks; None without faction cards."""
    whole = box.with_pool()
    if not box.faction_cards:
        return None
    heroes: list[DeckHero] = []
    for hero in whole.heroes:
        ultimates = [whole.cards[card].key for card in hero.cards if whole.cards[card].is_ultimate]
        heroes.append(
            {
                "hero": hero.key,
                "faction": whole.factions[hero.faction].key,
                "ultimate": ultimates[0],
                "commons": [whole.cards[card].key for card in commons(box, hero.index)],
                "premade": written_set(box, hero.index, hero.cards),
            }
        )
    samples: list[DeckSample] = [{"id": sample.key, "text": sample.text} for sample in box.samples]
    return {
        "heroes": heroes,
        "cards": [_card(whole, card) for card in whole.cards if not card.is_flux],
        "samples": samples,
        "limits": {"copies": COPIES, "modifiers": MOST_MODIFIERS, "triple_cost": TRIPLE_COST},
    }


def _card(box: Box, card: Card) -> DeckCard:
    return {
        "key": card.key,
        "hero": box.heroes[card.hero].key if card.hero >= 0 else "",
        "faction": box.factions[card.faction].key if card.faction >= 0 else "",
        "runes": card.runes,
        "cost": card.cost,
        "type": "action" if card.is_action else "response" if card.is_response else "reaction",
        "modifier": card.modifier,
        "ultimate": card.is_ultimate,
    }


def report(box: Box, text: str, heroes: list[str] | None) -> DeckReport:
    """SK-183: what is wrong with a deck, and its sets as far as they could be read. `heroes`: those of a seat."""
    known = [hero.key for hero in box.heroes]
    strangers = [key for key in heroes or [] if key not in known]
    deck = Deck(box, text, None if heroes is None else [known.index(key) for key in heroes if key in known])
    found = [*[Problem("", 0, f'deck: no hero "{key}"') for key in strangers], *deck.problems]
    problems: list[DeckProblem] = [{"entry": one.entry, "line": one.line, "text": one.text} for one in found]
    return {
        "problems": problems,
        "text": written(box, deck.sets),
        "sets": [_set(box, hero, deck.sets[hero]) for hero in sorted(deck.sets)],
    }


def _set(box: Box, hero: int, cards: list[int]) -> DeckSet:
    known = box.with_pool().cards
    held = [known[card] for card in cards]
    runes: dict[str, int] = {}
    for card in held:
        for rune in card.runes:
            runes[rune] = runes.get(rune, 0) + 1
    return {
        "hero": box.heroes[hero].key,
        "cards": {known[card].key: cards.count(card) for card in cards},
        "modifiers": modifiers(box, cards),
        "cost": sum([card.cost for card in held]),
        "reactions": sum([1 for card in held if card.is_reaction]),
        "curve": [sum([1 for card in held if card.cost == cost]) for cost in range(MOST_COST + 1)],
        "runes": runes,
        "words": said(box, cards),
    }


def deck_words(table: Table, text: str) -> list[int]:
    """SK-179: what to say to build the set that is asked for as a deck has it; nothing if it has none that is legal."""
    step = table.decision() if table.agenda else None
    if not isinstance(step, BuildTriple):
        return []
    deck = Deck(table.box, text)
    if step.hero not in deck.sets or any(problem.entry == table.box.heroes[step.hero].key for problem in deck.problems):
        return []
    words = [table.setup.words.parse(word) for word in said(table.box, deck.sets[step.hero])]
    twin = table.clone()
    for word in words:
        if word not in twin.actions():
            return []
        twin.push(word)
    return words


def discreet(table: Table, action: int) -> int:
    """SK-179: `done` tells whoever counts words that the set is the premade one; the first of the words that build it
    says no more than any other."""
    step = table.decision() if action == DONE and table.agenda else None
    if not isinstance(step, BuildTriple):
        return action
    words = deck_words(table, written_set(table.box, step.hero, table.box.premade[step.hero]))
    return words[0] if words else action


def sample_words(table: Table) -> dict[str, list[int]]:
    """The decks of the box that have a set for the hero who is asked for, by their keys."""
    found: dict[str, list[int]] = {}
    for sample in table.box.samples:
        words = deck_words(table, sample.text)
        if words:
            found[sample.key] = words
    return found
