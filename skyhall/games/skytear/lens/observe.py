"""What a seat may see, as numbers (spec, section 7). Hexes, heroes and cards are numbered as in the words."""

from typing import Final

from skyhall.core.observation import Part, Row, numbered, scaled
from skyhall.core.state import Step
from skyhall.core.vocabulary import Block
from skyhall.games.skytear.box.cards import VICTORY_NAMES
from skyhall.games.skytear.box.effects import CONDITION_NAMES
from skyhall.games.skytear.box.map.hexes import HexMap
from skyhall.games.skytear.box.words import ACTION_NAMES, CARD, HERO, HEX, WORDS
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
from skyhall.games.skytear.play.items import HEX_CODE_0, ITEM_CODE_0, ITEM_NAMES
from skyhall.games.skytear.play.minions_phase.lanes import ChooseLane, Reposition, SpawnAt, TokenStep
from skyhall.games.skytear.play.minions_phase.outsider import OutsiderMain, SummonOutsider, SummonToDome
from skyhall.games.skytear.play.minions_phase.phase import KillMinion
from skyhall.games.skytear.play.pieces.heroes import mana_left
from skyhall.games.skytear.play.primitives.board import PlaceAt, PushTo
from skyhall.games.skytear.play.primitives.heroes import Choose, ChooseKind
from skyhall.games.skytear.play.scoring import progress
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import KNOWN, MULLIGAN, OPENED, PHASE_NAMES, STATUS_NAMES
from skyhall.games.skytear.play.upkeep import Respawn

HEXES: Final = 200
MOST_HEROES: Final = 24
CARDS: Final = 96
# Planes that a map never changes.
DRAWN: Final = 3
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
            HEXES * len(PLANES),
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
    _map(table, seat, seen)
    for hero in range(table.out):
        _hero(table, seat, hero, seen)
    seen.blank(HERO_SIZE * (MOST_HEROES - table.out))
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
        victory(table, seat, table.victory[k] if k < len(table.victory) else -1, seen)
    _clock(table, seat, seen)
    _question(table, seat, seen)


def drawn(table: Table) -> bytes:
    """The planes that a map never changes, kept by its box."""
    if not table.box.planes:
        table.box.planes = _drawn(table.box.map)
    return table.box.planes


def _map(table: Table, seat: int, seen: Row) -> None:
    first = len(seen)
    seen.copy(drawn(table))
    seen.blank(HEXES * (len(PLANES) - DRAWN))
    for hero in range(table.out + 1):
        plane = 5 if hero == table.out else 3 if table.owner[hero] == seat else 4
        mark(seen, first, plane, table.place[hero])
        mark(seen, first, 10 if table.owner[hero] == seat else 11, table.illusion[hero])
    things_of_sides(table, seen, first, seat)
    for place in table.tokens:
        mark(seen, first, 12, place)
    if table.stack:
        aim(table, seen, first, 15, table.stack[-1].targets)
    if table.chain.seat == seat:
        aim(table, seen, first, 16, table.chain.targets)
    points(table, seen, first)


def points(table: Table, seen: Row, first: int) -> None:
    """Where control is counted: in which order the tokens of the lanes and the domes are settled."""
    lanes = len(table.tokens)
    domes = table.box.field.dome_points
    for k in range(lanes + len(domes)):
        place = table.tokens[k] if k < lanes else domes[k - lanes]
        number = table.numbers[k] if k < len(table.numbers) else k + 1
        seen.put(first + 17 * HEXES + place, scaled(number, 5))


def things_of_sides(table: Table, seen: Row, first: int, own: int) -> None:
    """Minions, pillars and buildings: the own side's, then the other's."""
    for side in range(2):
        owner = own if side == 0 else 1 - own
        for place in table.minions[owner]:
            mark(seen, first, 6 + side, place)
        for place in table.pillars[owner]:
            mark(seen, first, 8 + side, place)
        for lane in table.box.field.lanes:
            tower = scaled(max(0, table.towers[owner][lane.index]), 30)
            seen.put(first + (13 + side) * HEXES + lane.towers[owner], tower)
        seen.put(first + (13 + side) * HEXES + table.box.field.nexus[owner], scaled(max(0, table.nexus[owner]), 30))


def _drawn(hexes: HexMap) -> bytes:
    """The planes that a map never changes: its hexes, dome and cover."""
    planes = Row()
    planes.blank(DRAWN * HEXES)
    for place in range(hexes.size):
        planes.mark(place)
        if hexes.dome[place]:
            planes.mark(HEXES + place)
        if hexes.cover[place]:
            planes.mark(2 * HEXES + place)
    return planes.packed()


def mark(seen: Row, first: int, plane: int, place: int) -> None:
    """Mark a hex of a plane, if it is one."""
    if place >= 0:
        seen.mark(first + plane * HEXES + place)


def aim(table: Table, seen: Row, first: int, plane: int, codes: list[int]) -> None:
    """Mark where these targets are."""
    for code in codes:
        mark(seen, first, plane, code - HEX_CODE_0 if HEX_CODE_0 <= code < ITEM_CODE_0 else table.where(code))


def _hero(table: Table, seat: int, hero: int, seen: Row) -> None:
    owner = table.owner[hero]
    seen.flag(owner == seat)
    seen.flag(owner == 1 - seat)
    values(table, hero, seen)


def values(table: Table, hero: int, seen: Row) -> None:
    """What a hero is like, whosever it is."""
    seen.scale(table.hp[hero], 20)
    seen.one_of(table.status[hero], 3)
    for condition in range(len(CONDITION_NAMES)):
        seen.flag(table.conditions[hero] >> condition & 1 == 1)
    hidden = 0
    for flags in table.lead_flags[hero]:
        if flags & OPENED == 0:
            hidden += 1
    seen.scale(table.attack_buff[hero], 4)
    seen.scale(table.skirmish_buff[hero], 4)
    seen.scale(table.armor_buff[hero], 4)
    seen.scale(mana_left(table, hero), 10)
    seen.scale(table.control[hero], 5)
    seen.scale(hidden, 4)
    seen.flag(hero == table.active_hero)


def _cards(table: Table, seat: int, seen: Row) -> None:
    """A rival's hand, deck and Leads that are not opened are not here."""
    first = seen.blank(CARDS * len(PILES))
    deck = table.decks[seat]
    seen.thirds(first, table.hands[seat])
    seen.thirds(first + CARDS, table.set_aside[seat])
    seen.thirds(first + 2 * CARDS, deck[len(deck) - table.known_top[seat] :])
    seen.thirds(first + 3 * CARDS, table.discards[seat])
    seen.thirds(first + 4 * CARDS, table.discards[1 - seat])
    for hero in range(table.out):
        is_own = table.owner[hero] == seat
        shown = KNOWN | OPENED if is_own else OPENED
        pile = first + (5 if is_own else 6) * CARDS
        seen.thirds(pile, table.cards_on[hero])
        leads = table.leads[hero]
        for k in range(len(leads)):
            if table.lead_flags[hero][k] & shown:
                seen.thirds(pile, leads[k : k + 1])
    seen.thirds(first + 7 * CARDS, table.flipped)
    if table.current.seat == seat:
        seen.thirds(first + 8 * CARDS, table.looking)
    for item in table.stack:
        if ITEM_NAMES[item.kind] == "card":
            seen.thirds(first + 9 * CARDS, [item.what])
    if table.chain.seat == seat and table.chain.card >= 0:
        seen.thirds(first + 10 * CARDS, [table.chain.card])
    if table.seat == seat:
        seen.thirds(first + 10 * CARDS, building(table))
    shows_decks = not are_decks_hidden(table)
    for hero in range(table.out):
        owner = table.owner[hero]
        if owner == seat:
            seen.thirds(first + 11 * CARDS, table.sets[hero])
        elif owner >= 0 and shows_decks:
            seen.thirds(first + 12 * CARDS, table.sets[hero])


def building(table: Table) -> list[int]:
    """What the seat that decides has chosen for a set so far, or the bundle that it is about to take."""
    step = table.decision() if table.stride and table.agenda else None
    return [step.card] if isinstance(step, BundleHero | BundleFor) else table.building


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
    if not table.stack:
        seen.blank(2 + len(ITEM_NAMES))
        return
    top = table.stack[-1]
    seen.scale(len(table.stack), 6)
    seen.flag(top.seat == seat)
    seen.one_of(top.kind, len(ITEM_NAMES))


def victory(table: Table, side: int, number: int, seen: Row) -> None:
    """A victory card, and how far the own side and the other have come."""
    if number < 0:
        seen.blank(len(VICTORY_NAMES) + 3)
        return
    card = table.box.victory[number]
    seen.one_of(card.condition, len(VICTORY_NAMES))
    seen.scale(card.goal, 10)
    seen.scale(progress(table, card, side), card.goal)
    seen.scale(progress(table, card, 1 - side), card.goal)


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
    if table.seat < 0:
        seen.blank(len(QUESTIONS))
        return
    step = table.decision() if table.seat == seat else asked_of_all(table)
    seen.one_of(NUMBERS[type(step)], len(QUESTIONS))
