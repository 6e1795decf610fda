"""What a seat may see, as numbers (spec, section 7). Hexes, heroes and cards are numbered as in the words."""

from typing import Final

from skyhall.core.observation import Part, Row, numbered
from skyhall.core.state import Step
from skyhall.core.vocabulary import Block
from skyhall.games.skytear.box.cards import VICTORY_NAMES
from skyhall.games.skytear.box.effects import CONDITION_NAMES
from skyhall.games.skytear.box.words import ACTION_NAMES, CARD, HERO, HEX, WORDS
from skyhall.games.skytear.lens import observe_alike as alike
from skyhall.games.skytear.lens.question import asked_of_all
from skyhall.games.skytear.play.choice import Choice
from skyhall.games.skytear.play.decks import (
    BuildPair,
    BuildTriple,
    BundleFor,
    BundleHero,
    PickBundle,
    are_decks_hidden,
)
from skyhall.games.skytear.play.draft import Mulligan, PickFaction, PickHero, PlaceHero
from skyhall.games.skytear.play.heroes_phase.actions import LeadFrom, MoveTo, SkirmishStep
from skyhall.games.skytear.play.heroes_phase.activation import Activate, Main, Respond
from skyhall.games.skytear.play.heroes_phase.declare import Caster, Kind, TakeAction, Target, TargetEffect
from skyhall.games.skytear.play.heroes_phase.flips import FlipChoice, PlaceAoE
from skyhall.games.skytear.play.heroes_phase.predict import Discard, PredictDiscard, PredictOrder
from skyhall.games.skytear.play.heroes_phase.resolve import OrderTriggers, Provoked
from skyhall.games.skytear.play.heroes_phase.worship import (
    ExhaustFirst,
    Mark,
    MoveIllusion,
    PlacePillar,
    RemovePillar,
    Shift,
)
from skyhall.games.skytear.play.items import ITEM_NAMES
from skyhall.games.skytear.play.minions_phase.lanes import ChooseLane, Reposition, SpawnAt, TokenStep
from skyhall.games.skytear.play.minions_phase.outsider import OutsiderMain, SummonOutsider, SummonToDome
from skyhall.games.skytear.play.minions_phase.phase import KillMinion
from skyhall.games.skytear.play.primitives.board import PlaceAt, PushTo
from skyhall.games.skytear.play.primitives.heroes import Choose, ChooseKind
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import KNOWN, MULLIGAN, OPENED, PHASE_NAMES, STATUS_NAMES
from skyhall.games.skytear.play.upkeep import Respawn

MOST_HEROES: Final = 24
CARDS: Final = 96
PLANES: Final[list[str]] = [
    "hex", "dome", "cover", "own heroes", "rival heroes", "the outsider", "own minions", "rival minions",
    "own pillars", "rival pillars", "own illusions", "rival illusions", "lane tokens",
    "own buildings (health / 30)", "rival buildings (health / 30)", "what the top of the Stack is aimed at",
    "targets chosen for what the own seat is about to declare", "points of control (order of settling / 5)",
]  # fmt: skip
PILES: Final[list[str]] = [
    "own hand", "own cards set aside", "own known top of the deck", "own discard pile", "rival discard pile",
    "with own heroes (own Leads that are known counted)", "with rival heroes (opened Leads counted)", "flipped",
    "being looked at", "on the Stack", "being declared", "own deck list", "rival deck list",
]  # fmt: skip
HERO_SIZE: Final = 19
HERO_NAMES: Final[list[str]] = [
    "own", "rival", "health", *STATUS_NAMES, *CONDITION_NAMES, "attack buff", "skirmish buff", "armor buff",
    "mana left", "control bonus", "face-down Leads", "active",
]  # fmt: skip
MOST_VICTORY_CARDS: Final = 5
FIRST_QUESTIONS: Final[list[type[Choice]]] = [
    Activate, Main, Respond, Caster, Target, Kind, TargetEffect, TakeAction, MoveTo, LeadFrom,
    SkirmishStep, TokenStep, Reposition, SpawnAt, ChooseLane, KillMinion, Choose, ChooseKind, PlaceAt,
    PushTo, OrderTriggers, Provoked, Respawn, FlipChoice, PlaceAoE, PredictDiscard, PredictOrder,
    Discard, PickFaction, PickHero, PlaceHero, Mulligan, Mark, Shift, ExhaustFirst, RemovePillar,
    PlacePillar, MoveIllusion, SummonOutsider, OutsiderMain, SummonToDome,
]  # fmt: skip
DECK_QUESTIONS: Final[list[type[Choice]]] = [BuildTriple, BuildPair, PickBundle, BundleHero, BundleFor]
QUESTIONS: Final[list[type[Choice]]] = [*FIRST_QUESTIONS, *DECK_QUESTIONS]
NUMBERS: Final[dict[type[Step], int]] = {kind: number for number, kind in enumerate(QUESTIONS)}


def words_of(block: Block) -> list[str]:
    """The words of a block: a box calls them by its own names."""
    return WORDS.names[block.first : block.first + block.size]


def parts(seats: int) -> list[Part]:
    """The parts in order, of a table of two seats."""
    asked = [kind.__name__ for kind in QUESTIONS]
    return [
        Part(
            "map",
            alike.HEXES * len(PLANES),
            "a plane of 200 hexes each: " + ", ".join(PLANES),
            [[plane.partition(" (")[0] for plane in PLANES], words_of(HEX)],
        ),
        Part(
            "heroes",
            HERO_SIZE * (MOST_HEROES + 1),
            "for each of 24 heroes, then the outsider: own; the rival's; health / 20; ready; exhausted; defeated; "
            + "; ".join(CONDITION_NAMES)
            + "; attack, skirmish and armor buff / 4; mana left / 10; control bonus / 5; face-down Leads / 4; active",
            [[*words_of(HERO), "the outsider"], HERO_NAMES],
        ),
        Part(
            "cards",
            CARDS * len(PILES),
            "for each of these places the copies of 96 cards, / 3: " + ", ".join(PILES),
            [[pile.partition(" (")[0] for pile in PILES], words_of(CARD)],
        ),
        Part(
            "counts",
            12,
            "own, then the rival's: hand / 12, deck / 40, set aside / 12, minions in reserve / 12, nexus open, sees "
            "through cover",
            [["own", "rival"], ["hand", "deck", "set aside", "minions in reserve", "nexus open", "sees through cover"]],
        ),
        Part(
            "Stack",
            2 + len(ITEM_NAMES),
            "items / 6; the top one is the own seat's; it is an action, card, skill, provoked",
            [["items", "top is own", *[f"top is {name}" for name in ITEM_NAMES]]],
        ),
        Part(
            "activation",
            3 + len(ACTION_NAMES),
            "the own seat is active; the rival is; action points / 5; how often each action was used / 3",
            [["own", "rival", "action points", *[f"{name} used" for name in ACTION_NAMES]]],
        ),
        Part(
            "declaring",
            len(ACTION_NAMES) + MOST_HEROES,
            "what the own seat is about to declare: an action, one of 5; its hero, one of 24",
            [[*ACTION_NAMES, *words_of(HERO)]],
        ),
        Part(
            "victory cards",
            MOST_VICTORY_CARDS * (len(VICTORY_NAMES) + 3),
            "for each of 5: its condition, one of 8; goal / 10; own progress and the rival's as a share of the goal",
            [numbered("place", MOST_VICTORY_CARDS), [*VICTORY_NAMES, "goal", "own progress", "rival progress"]],
        ),
        Part(
            "clock",
            6,
            "turn / 9; turns to come / 9; the own seat is first player; Skytear Flux used; flips so far add up to / 6; "
            "the outsider is gone",
            [["turn", "turns to come", "own seat first", "Skytear Flux used", "flips so far", "the outsider is gone"]],
        ),
        Part("phase", len(PHASE_NAMES), ", ".join(PHASE_NAMES), [PHASE_NAMES]),
        Part("to decide", seats, "the own seat, the rival; all 0 at the end", [["own", "rival"]]),
        Part(
            "question",
            len(QUESTIONS),
            "the open question (the rival's as far as it is public): " + ", ".join(asked),
            [asked],
        ),
    ]


def observe(table: Table, seat: int, seen: Row) -> None:
    """The parts above, for one seat."""
    are_heroes = alike.heroes_as_before(table, seen)
    _map(table, seat, seen)
    if are_heroes:
        seen.skip(HERO_SIZE * (MOST_HEROES + 1))
    else:
        for hero in range(table.out):
            _hero(table, seat, hero, seen)
        seen.void(HERO_SIZE * (MOST_HEROES - table.out))
        _hero(table, seat, table.out, seen)
    _cards(table, seat, seen)
    _counts(table, seat, seat, seen)
    _counts(table, 1 - seat, seat, seen)
    _stack(table, seat, seen)
    seen.flag(table.active_seat == seat)
    seen.flag(table.active_seat == 1 - seat)
    seen.scale(table.ap, 5)
    for action in range(len(ACTION_NAMES)):
        seen.scale(table.used[action], 3)
    is_own = table.chain.seat == seat
    seen.one_of(table.chain.action if is_own else -1, len(ACTION_NAMES))
    seen.one_of(table.chain.hero if is_own else -1, MOST_HEROES)
    for k in range(MOST_VICTORY_CARDS):
        alike.victory(table, seat, table.victory[k] if k < len(table.victory) else -1, seen)
    _clock(table, seat, seen)
    _question(table, seat, seen)


def _map(table: Table, seat: int, seen: Row) -> None:
    stand = alike.stand_as_before(table, seen)
    settled = alike.settled_as_before(table, seen)
    first = alike.begin_map(table, len(PLANES), seen)
    if not stand:
        own: list[int] = []
        rivals: list[int] = []
        own_illusions: list[int] = []
        rival_illusions: list[int] = []
        for hero in range(table.out + 1):
            is_own = table.owner[hero] == seat
            if hero < table.out:
                alike.put_hex(own if is_own else rivals, table.place[hero])
            alike.put_hex(own_illusions if is_own else rival_illusions, table.illusion[hero])
        seen.spots(first + 3 * alike.HEXES, own)
        seen.spots(first + 4 * alike.HEXES, rivals)
        seen.spots(first + 10 * alike.HEXES, own_illusions)
        seen.spots(first + 11 * alike.HEXES, rival_illusions)
    alike.things_of_all(table, seen, first, seat, stand, settled)
    chosen = table.chain.targets if table.chain.seat == seat else alike.NOTHING
    seen.spots(first + 16 * alike.HEXES, alike.hexes_of(table, chosen))


def _hero(table: Table, seat: int, hero: int, seen: Row) -> None:
    if alike.is_as_before(table, hero, seen):
        seen.skip(HERO_SIZE)
        return
    owner = table.owner[hero]
    seen.flag(owner == seat)
    seen.flag(owner == 1 - seat)
    alike.values(table, hero, seen)


def _cards(table: Table, seat: int, seen: Row) -> None:
    """A rival's hand, deck and Leads that are not opened are not here."""
    shows_decks = not are_decks_hidden(table)
    held = alike.held_as_before(table, seen)
    brought = alike.brought_as_before(table, shows_decks, seen)
    first = seen.void(CARDS * len(PILES))
    known, deck = table.known_top[seat], table.decks[seat]
    seen.thirds(first, table.hands[seat])
    seen.thirds(first + CARDS, table.set_aside[seat])
    seen.thirds(first + 2 * CARDS, deck[len(deck) - known :] if known else alike.NOTHING)
    seen.thirds(first + 3 * CARDS, table.discards[seat])
    seen.thirds(first + 4 * CARDS, table.discards[1 - seat])
    if not held:
        own: list[int] = []
        rivals: list[int] = []
        for hero in range(table.out):
            is_own = table.owner[hero] == seat
            alike.add_held(table, hero, KNOWN | OPENED if is_own else OPENED, own if is_own else rivals)
        seen.thirds(first + 5 * CARDS, own)
        seen.thirds(first + 6 * CARDS, rivals)
    seen.thirds(first + 7 * CARDS, table.flipped)
    seen.thirds(first + 8 * CARDS, table.looking if table.current.seat == seat else alike.NOTHING)
    seen.thirds(first + 9 * CARDS, alike.on_stack(table))
    chain = [table.chain.card] if table.chain.seat == seat and table.chain.card >= 0 else alike.NOTHING
    seen.thirds(first + 10 * CARDS, chain + alike.building(table) if table.seat == seat else chain)
    if not brought:
        own_deck: list[int] = []
        rival_deck: list[int] = []
        for hero in range(table.out):
            owner = table.owner[hero]
            if owner == seat:
                own_deck += table.sets[hero]
            elif owner >= 0 and shows_decks:
                rival_deck += table.sets[hero]
        seen.thirds(first + 11 * CARDS, own_deck)
        seen.thirds(first + 12 * CARDS, rival_deck)


def _counts(table: Table, owner: int, seat: int, seen: Row) -> None:
    """While a rival chooses what to put aside, the cards still count as its hand."""
    hand, aside = len(table.hands[owner]), len(table.set_aside[owner])
    if owner != seat and table.phase == MULLIGAN and table.seat == owner:
        hand, aside = hand + aside, 0
    seen.scale(hand, 12)
    seen.scale(len(table.decks[owner]), 40)
    seen.scale(aside, 12)
    seen.scale(table.reserve[owner], 12)
    seen.flag(table.nexus[owner] >= 0)
    seen.flag(table.see_cover[owner] > 0)


def _stack(table: Table, seat: int, seen: Row) -> None:
    top = table.stack[-1] if table.stack else None
    seen.scale(len(table.stack), 6)
    seen.flag(top is not None and top.seat == seat)
    seen.one_of(top.kind if top is not None else -1, len(ITEM_NAMES))


def _clock(table: Table, seat: int, seen: Row) -> None:
    seen.scale(table.turn, 9)
    seen.scale(table.box.numbers.turns - table.turn, 9)
    seen.flag(table.first == seat)
    seen.flag(table.flux_used)
    seen.scale(table.modifier, 6)
    seen.flag(table.outsider_gone)
    seen.one_of(table.phase, len(PHASE_NAMES))


def _question(table: Table, seat: int, seen: Row) -> None:
    """While the rival's chain is open, one sees the question that it began with."""
    seen.flag(table.seat == seat)
    seen.flag(table.seat == 1 - seat)
    number = -1
    if table.seat >= 0:
        number = NUMBERS[type(table.decision() if table.seat == seat else asked_of_all(table))]
    seen.one_of(number, len(QUESTIONS))
