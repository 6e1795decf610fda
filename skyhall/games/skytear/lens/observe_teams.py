"""What a seat of three or four may see, as numbers (SK-196): own, partner, next rival clockwise, other rival.

Three and four seats share this layout; who is missing is all 0. Buildings, minions, pillars and progress are a side's.
"""

from typing import Final

from skyhall.core.observation import Part, Row, numbered
from skyhall.core.state import Step
from skyhall.games.skytear.box.cards import VICTORY_NAMES
from skyhall.games.skytear.box.effects import CONDITION_NAMES
from skyhall.games.skytear.box.words import ACTION_NAMES, CARD, HERO, HEX
from skyhall.games.skytear.lens import observe as two
from skyhall.games.skytear.lens import observe_alike as alike
from skyhall.games.skytear.lens.question import asked_of_all
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.decks import are_decks_hidden
from skyhall.games.skytear.play.heroes_phase.activation import ActivateOrPass
from skyhall.games.skytear.play.heroes_phase.resolve import Opponent
from skyhall.games.skytear.play.items import ITEM_NAMES
from skyhall.games.skytear.play.seats import captain, clockwise, partner, sees
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import KNOWN, MOST_SEATS, MULLIGAN, OPENED, PHASE_NAMES

WHO: Final[list[str]] = ["own", "partner", "next rival", "other rival"]
PLANES: Final[list[str]] = [*two.PLANES, "partner's heroes", "partner's illusions"]
PILES: Final[list[str]] = [
    "own hand", "own cards set aside", "own known top of the deck", "partner's hand", "partner's cards set aside",
    "partner's known top of the deck",
    *[f"{who} discard pile" for who in WHO],
    *[f"with {who} heroes (Leads that are known counted)" for who in WHO],
    *[f"{who} deck list" for who in WHO],
    "flipped", "being looked at", "on the Stack", "being declared",
]  # fmt: skip
HERO_NAMES: Final[list[str]] = ["partner's", *two.HERO_NAMES]
QUESTIONS: Final[list[type[Choice]]] = [*two.FIRST_QUESTIONS, ActivateOrPass, Opponent, *two.DECK_QUESTIONS]
NUMBERS: Final[dict[type[Step], int]] = {kind: number for number, kind in enumerate(QUESTIONS)}
COUNTED: Final = ["hand", "deck", "set aside"]
OF_SIDE: Final = ["minions in reserve", "nexus open", "sees through cover"]


def parts() -> list[Part]:
    """The parts in order."""
    asked = [kind.__name__ for kind in QUESTIONS]
    return [
        Part(
            "map",
            alike.HEXES * len(PLANES),
            "a plane of 200 hexes each, minions, pillars and buildings by side: " + ", ".join(PLANES),
            [[plane.partition(" (")[0] for plane in PLANES], two.words_of(HEX)],
        ),
        Part(
            "heroes",
            len(HERO_NAMES) * (two.MOST_HEROES + 1),
            "for each of 24 heroes, then the outsider: the partner's; own; a rival's; health / 20; ready; exhausted; "
            "defeated; "
            + "; ".join(CONDITION_NAMES)
            + "; attack, skirmish and armor buff / 4; mana left / 10; control bonus / 5; face-down Leads / 4; active",
            [[*two.words_of(HERO), "the outsider"], HERO_NAMES],
        ),
        Part(
            "cards",
            two.CARDS * len(PILES),
            "for each of these places the copies of 96 cards, / 3: " + ", ".join(PILES),
            [[pile.partition(" (")[0] for pile in PILES], two.words_of(CARD)],
        ),
        Part(
            "counts",
            MOST_SEATS * len(COUNTED),
            "of each seat: hand / 12, deck / 40, set aside / 12",
            [WHO, COUNTED],
        ),
        Part(
            "sides",
            2 * len(OF_SIDE),
            "own side, then the other: minions in reserve / 12, nexus open, sees through cover",
            [["own side", "other side"], OF_SIDE],
        ),
        Part(
            "Stack",
            1 + MOST_SEATS + len(ITEM_NAMES),
            "items / 6; whose the top one is; it is an action, card, skill, provoked",
            [["items", *[f"top is {who}" for who in WHO], *[f"top is {name}" for name in ITEM_NAMES]]],
        ),
        Part(
            "activation",
            MOST_SEATS + 1 + len(ACTION_NAMES),
            "who is active; action points / 5; how often each action was used / 3",
            [[*WHO, "action points", *[f"{name} used" for name in ACTION_NAMES]]],
        ),
        Part(
            "declaring",
            len(ACTION_NAMES) + two.MOST_HEROES,
            "what the own seat or an open partner is about to declare: an action, one of 5; its hero, one of 24",
            [[*ACTION_NAMES, *two.words_of(HERO)]],
        ),
        Part(
            "victory cards",
            two.MOST_VICTORY_CARDS * (len(VICTORY_NAMES) + 3),
            "for each of 5: its condition, one of 8; goal / 10; the own side's progress and the other's as a share",
            [numbered("place", two.MOST_VICTORY_CARDS), [*VICTORY_NAMES, "goal", "own progress", "rival progress"]],
        ),
        Part(
            "clock",
            5,
            "turn / 9; turns to come / 9; Skytear Flux used; flips so far add up to / 6; the outsider is gone",
            [["turn", "turns to come", "Skytear Flux used", "flips so far", "the outsider is gone"]],
        ),
        Part("first player", MOST_SEATS, ", ".join(WHO), [WHO]),
        Part("captains", MOST_SEATS, "who chooses for its side in the Minions Phase: " + ", ".join(WHO), [WHO]),
        Part("phase", len(PHASE_NAMES), ", ".join(PHASE_NAMES), [PHASE_NAMES]),
        Part("to decide", MOST_SEATS, ", ".join(WHO) + "; all 0 at the end", [WHO]),
        Part(
            "question",
            len(QUESTIONS),
            "the open question (as far as the own seat may know it): " + ", ".join(asked),
            [asked],
        ),
    ]


def seating(table: Table, seat: int) -> list[int]:
    """Own, partner, next rival, other rival; −1 for who is missing."""
    rivals = [other for other in clockwise(table, seat) if table.side_of[other] != table.side_of[seat]]
    return [seat, partner(table, seat), rivals[0], rivals[1] if len(rivals) > 1 else -1]


def observe(table: Table, seat: int, seen: Row) -> None:
    """The parts above, for one seat."""
    order = seating(table, seat)
    side = table.side_of[seat]
    are_heroes = alike.heroes_as_before(table, seen)
    _map(table, order, side, seen)
    if are_heroes:
        seen.skip(len(HERO_NAMES) * (two.MOST_HEROES + 1))
    else:
        for hero in range(table.out):
            _hero(table, order, hero, seen)
        seen.void(len(HERO_NAMES) * (two.MOST_HEROES - table.out))
        _hero(table, order, table.out, seen)
    _cards(table, order, seen)
    for owner in order:
        _counts(table, owner, seat, seen)
    for one in (side, 1 - side):
        seen.scale(table.reserve[one], 12)
        seen.flag(table.nexus[one] >= 0)
        seen.flag(table.see_cover[one] > 0)
    top = table.stack[-1] if table.stack else None
    seen.scale(len(table.stack), 6)
    _one_of(order, top.seat if top is not None else -2, seen)
    seen.one_of(top.kind if top is not None else -1, len(ITEM_NAMES))
    _one_of(order, table.active_seat, seen)
    seen.scale(table.ap, 5)
    for action in range(len(ACTION_NAMES)):
        seen.scale(table.used[action], 3)
    is_known = sees(table, seat, table.chain.seat)
    seen.one_of(table.chain.action if is_known else -1, len(ACTION_NAMES))
    seen.one_of(table.chain.hero if is_known else -1, two.MOST_HEROES)
    for k in range(two.MOST_VICTORY_CARDS):
        alike.victory(table, side, table.victory[k] if k < len(table.victory) else -1, seen)
    seen.scale(table.turn, 9)
    seen.scale(table.box.numbers.turns - table.turn, 9)
    seen.flag(table.flux_used)
    seen.scale(table.modifier, 6)
    seen.flag(table.outsider_gone)
    _one_of(order, table.first, seen)
    captains = [captain(table, 0), captain(table, 1)]
    for owner in order:
        seen.flag(owner in captains)
    seen.one_of(table.phase, len(PHASE_NAMES))
    _one_of(order, table.seat, seen)
    number = -1
    if table.seat >= 0:
        number = NUMBERS[type(table.decision() if sees(table, seat, table.seat) else asked_of_all(table))]
    seen.one_of(number, len(QUESTIONS))


def _one_of(order: list[int], seat: int, seen: Row) -> None:
    for owner in order:
        seen.flag(owner >= 0 and owner == seat)


def _map(table: Table, order: list[int], side: int, seen: Row) -> None:
    stand = alike.stand_as_before(table, seen)
    settled = alike.settled_as_before(table, seen)
    first = alike.begin_map(table, len(PLANES), seen)
    if not stand:
        # Own, the partner's, the rivals'.
        heroes: list[list[int]] = [[], [], []]
        illusions: list[list[int]] = [[], [], []]
        for hero in range(table.out):
            owner = table.owner[hero]
            place = min(order.index(owner), 2) if owner >= 0 else 2
            alike.put_hex(heroes[place], table.place[hero])
            alike.put_hex(illusions[place], table.illusion[hero])
        for place in range(3):
            seen.spots(first + (3, 18, 4)[place] * alike.HEXES, heroes[place])
            seen.spots(first + (10, 19, 11)[place] * alike.HEXES, illusions[place])
    alike.things_of_all(table, seen, first, side, stand, settled)
    chosen = table.chain.targets if sees(table, order[0], table.chain.seat) else alike.NOTHING
    seen.spots(first + 16 * alike.HEXES, alike.hexes_of(table, chosen))


def _hero(table: Table, order: list[int], hero: int, seen: Row) -> None:
    if alike.is_as_before(table, hero, seen):
        seen.skip(len(HERO_NAMES))
        return
    owner = table.owner[hero]
    seen.flag(owner >= 0 and owner == order[1])
    seen.flag(owner == order[0])
    seen.flag(owner >= 0 and owner in order[2:])
    alike.values(table, hero, seen)


def _cards(table: Table, order: list[int], seen: Row) -> None:
    """Hands, decks and Leads that the own seat may not see are not here."""
    seat = order[0]
    shows_decks = not are_decks_hidden(table)
    held = alike.held_as_before(table, seen)
    brought = alike.brought_as_before(table, shows_decks, seen)
    first = seen.void(two.CARDS * len(PILES))
    for place, owner in enumerate(order[:2]):
        if owner >= 0 and sees(table, seat, owner):
            known, deck = table.known_top[owner], table.decks[owner]
            pile = first + 3 * place * two.CARDS
            seen.thirds(pile, table.hands[owner])
            seen.thirds(pile + two.CARDS, table.set_aside[owner])
            seen.thirds(pile + 2 * two.CARDS, deck[len(deck) - known :] if known else alike.NOTHING)
    for place, owner in enumerate(order):
        if owner < 0:
            continue
        seen.thirds(first + (6 + place) * two.CARDS, table.discards[owner])
        is_known = sees(table, seat, owner)
        if not held:
            cards: list[int] = []
            for hero in table.teams[owner]:
                alike.add_held(table, hero, KNOWN | OPENED if is_known else OPENED, cards)
            seen.thirds(first + (10 + place) * two.CARDS, cards)
        if not brought:
            deck_list: list[int] = []
            for hero in table.teams[owner]:
                if is_known or shows_decks:
                    deck_list += table.sets[hero]
            seen.thirds(first + (14 + place) * two.CARDS, deck_list)
    seen.thirds(first + 18 * two.CARDS, table.flipped)
    seen.thirds(first + 19 * two.CARDS, table.looking if sees(table, seat, table.current.seat) else alike.NOTHING)
    seen.thirds(first + 20 * two.CARDS, alike.on_stack(table))
    chain = [table.chain.card] if sees(table, seat, table.chain.seat) and table.chain.card >= 0 else alike.NOTHING
    is_asked = table.seat >= 0 and sees(table, seat, table.seat)
    seen.thirds(first + 21 * two.CARDS, chain + alike.building(table) if is_asked else chain)


def _counts(table: Table, owner: int, seat: int, seen: Row) -> None:
    """While somebody chooses unseen what to put aside, the cards still count as its hand."""
    if owner < 0:
        seen.blank(len(COUNTED))
        return
    hand, aside = len(table.hands[owner]), len(table.set_aside[owner])
    if not sees(table, seat, owner) and table.phase == MULLIGAN and table.seat == owner:
        hand, aside = hand + aside, 0
    seen.scale(hand, 12)
    seen.scale(len(table.decks[owner]), 40)
    seen.scale(aside, 12)
