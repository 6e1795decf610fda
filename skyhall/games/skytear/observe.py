"""What a seat may see, as numbers (spec, section 7). Hexes, heroes and cards are numbered as in the words."""

from typing import TYPE_CHECKING, Final

from skyhall.core.observation import Part, one_of, scaled
from skyhall.games.skytear.cards import VICTORY_NAMES
from skyhall.games.skytear.effects import CONDITION_NAMES
from skyhall.games.skytear.heroes import mana_left
from skyhall.games.skytear.items import HEX_CODE_0, ITEM_CODE_0, ITEM_NAMES
from skyhall.games.skytear.scoring import progress
from skyhall.games.skytear.terms import KNOWN, MULLIGAN, OPENED, PHASE_NAMES
from skyhall.games.skytear.words import ACTION_NAMES

if TYPE_CHECKING:
    from skyhall.games.skytear.state import Skytear

HEXES: Final = 200
HEROES: Final = 24
CARDS: Final = 96
PLANES: Final = [
    "hex", "dome", "cover", "own heroes", "rival heroes", "the outsider", "own minions", "rival minions",
    "own pillars", "rival pillars", "own illusions", "rival illusions", "lane tokens",
    "own buildings (health / 30)", "rival buildings (health / 30)", "what the top of the Stack is aimed at",
    "targets chosen for what the own seat is about to declare",
]  # fmt: skip
PILES: Final = [
    "own hand", "own cards set aside", "own known top of the deck", "own discard pile", "rival discard pile",
    "with own heroes (own Leads that are known counted)", "with rival heroes (opened Leads counted)", "flipped",
    "being looked at", "on the Stack", "being declared",
]  # fmt: skip
HERO: Final = 19
VICTORY: Final = 5
KINDS: Final = [
    "Activate", "Main", "Respond", "Caster", "Target", "Kind", "TargetEffect", "TakeAction", "MoveTo", "LeadFrom",
    "SkirmishStep", "TokenStep", "Reposition", "SpawnAt", "ChooseLane", "KillMinion", "Choose", "ChooseKind", "PlaceAt",
    "PushTo", "OrderTriggers", "Provoked", "Respawn", "FlipChoice", "PlaceAoE", "PredictDiscard", "PredictOrder",
    "Discard", "PickFaction", "PickHero", "PlaceHero", "Mulligan", "Mark", "Shift", "ExhaustFirst", "RemovePillar",
    "PlacePillar", "MoveIllusion", "SummonOutsider", "OutsiderMain",
]  # fmt: skip


def parts(seats: int) -> list[Part]:
    """The parts in order; there are two seats."""
    return [
        Part("map", HEXES * len(PLANES), "a plane of 200 hexes each: " + ", ".join(PLANES)),
        Part(
            "heroes",
            HERO * (HEROES + 1),
            "for each of 24 heroes, then the outsider: own; the rival's; health / 20; ready; exhausted; defeated; "
            + "; ".join(CONDITION_NAMES)
            + "; attack, skirmish and armor buff / 4; mana left / 10; control bonus / 5; face-down Leads / 4; active",
        ),
        Part("cards", CARDS * len(PILES), "for each of these places the copies of 96 cards, / 3: " + ", ".join(PILES)),
        Part(
            "counts",
            12,
            "own, then the rival's: hand / 12, deck / 40, set aside / 12, minions in reserve / 12, nexus open, sees "
            "through cover",
        ),
        Part(
            "Stack",
            2 + len(ITEM_NAMES),
            "items / 6; the top one is the own seat's; it is an action, card, skill, provoked",
        ),
        Part(
            "activation",
            3 + len(ACTION_NAMES),
            "the own seat is active; the rival is; action points / 5; how often each action was used / 3",
        ),
        Part(
            "declaring",
            len(ACTION_NAMES) + HEROES,
            "what the own seat is about to declare: an action, one of 5; its hero, one of 24",
        ),
        Part(
            "victory cards",
            VICTORY * (len(VICTORY_NAMES) + 3),
            "for each of 5: its condition, one of 8; goal / 10; own progress and the rival's as a share of the goal",
        ),
        Part(
            "clock",
            6,
            "turn / 9; turns to come / 9; the own seat is first player; Skytear Flux used; flips so far add up to / 6; "
            "the outsider is gone",
        ),
        Part("phase", len(PHASE_NAMES), ", ".join(PHASE_NAMES)),
        Part("to decide", seats, "the own seat, the rival; all 0 at the end"),
        Part("question", len(KINDS), "the open question (the rival's as far as it is public): " + ", ".join(KINDS)),
    ]


def observe(table: "Skytear", seat: int) -> list[float]:
    """The parts above, for one seat."""
    seen = _map(table, seat)
    for hero in range(HEROES):
        seen += _hero(table, seat, hero) if hero < table.out else [0.0] * HERO
    seen += _hero(table, seat, table.out)
    seen += _cards(table, seat)
    seen += _counts(table, seat, seat) + _counts(table, 1 - seat, seat)
    seen += _stack(table, seat)
    seen += [float(table.active_seat == seat), float(table.active_seat == 1 - seat), scaled(table.ap, 5)]
    for action in range(len(ACTION_NAMES)):
        seen.append(scaled(table.used[action], 3))
    is_own = table.chain.seat == seat
    seen += one_of(table.chain.action if is_own else -1, len(ACTION_NAMES))
    seen += one_of(table.chain.hero if is_own else -1, HEROES)
    for k in range(VICTORY):
        seen += _victory(table, seat, table.victory[k] if k < len(table.victory) else -1)
    return seen + _clock(table, seat) + _question(table, seat)


def _map(table: "Skytear", seat: int) -> list[float]:
    seen = [0.0] * (HEXES * len(PLANES))
    hexes = table.box.map
    for place in range(hexes.size):
        seen[place] = 1.0
        if hexes.dome[place]:
            seen[HEXES + place] = 1.0
        if hexes.cover[place]:
            seen[2 * HEXES + place] = 1.0
    for hero in range(table.out + 1):
        plane = 5 if hero == table.out else 3 if table.owner[hero] == seat else 4
        _mark(seen, plane, table.place[hero])
        _mark(seen, 10 if table.owner[hero] == seat else 11, table.illusion[hero])
    for side in range(2):
        owner = seat if side == 0 else 1 - seat
        for place in table.minions[owner]:
            _mark(seen, 6 + side, place)
        for place in table.pillars[owner]:
            _mark(seen, 8 + side, place)
        for lane in table.box.field.lanes:
            seen[(13 + side) * HEXES + lane.towers[owner]] = scaled(max(0, table.towers[owner][lane.index]), 30)
        seen[(13 + side) * HEXES + table.box.field.nexus[owner]] = scaled(max(0, table.nexus[owner]), 30)
    for place in table.tokens:
        _mark(seen, 12, place)
    if table.stack:
        _aim(table, seen, 15, table.stack[-1].targets)
    if table.chain.seat == seat:
        _aim(table, seen, 16, table.chain.targets)
    return seen


def _mark(seen: list[float], plane: int, place: int) -> None:
    if place >= 0:
        seen[plane * HEXES + place] = 1.0


def _aim(table: "Skytear", seen: list[float], plane: int, codes: list[int]) -> None:
    for code in codes:
        _mark(seen, plane, code - HEX_CODE_0 if HEX_CODE_0 <= code < ITEM_CODE_0 else table.where(code))


def _hero(table: "Skytear", seat: int, hero: int) -> list[float]:
    owner = table.owner[hero]
    row = [float(owner == seat), float(owner == 1 - seat), scaled(table.hp[hero], 20)]
    row += one_of(table.status[hero], 3)
    for condition in range(len(CONDITION_NAMES)):
        row.append(float(table.conditions[hero] >> condition & 1))
    hidden = 0
    for flags in table.lead_flags[hero]:
        if flags & OPENED == 0:
            hidden += 1
    row += [
        scaled(table.attack_buff[hero], 4),
        scaled(table.skirmish_buff[hero], 4),
        scaled(table.armor_buff[hero], 4),
        scaled(mana_left(table, hero), 10),
        scaled(table.control[hero], 5),
        scaled(hidden, 4),
        float(hero == table.active_hero),
    ]
    return row


def _cards(table: "Skytear", seat: int) -> list[float]:
    """A rival's hand, deck and Leads that are not opened are not here."""
    seen = [0.0] * (CARDS * len(PILES))
    deck = table.decks[seat]
    _count(seen, 0, table.hands[seat])
    _count(seen, 1, table.set_aside[seat])
    _count(seen, 2, deck[len(deck) - table.known_top[seat] :])
    _count(seen, 3, table.discards[seat])
    _count(seen, 4, table.discards[1 - seat])
    for hero in range(table.out):
        is_own = table.owner[hero] == seat
        shown = KNOWN | OPENED if is_own else OPENED
        pile = 5 if is_own else 6
        _count(seen, pile, table.cards_on[hero])
        for k, card in enumerate(table.leads[hero]):
            if table.lead_flags[hero][k] & shown:
                _count(seen, pile, [card])
    _count(seen, 7, table.flipped)
    if table.current.seat == seat:
        _count(seen, 8, table.looking)
    for item in table.stack:
        if ITEM_NAMES[item.kind] == "card":
            _count(seen, 9, [item.what])
    if table.chain.seat == seat and table.chain.card >= 0:
        _count(seen, 10, [table.chain.card])
    return seen


def _count(seen: list[float], pile: int, cards: list[int]) -> None:
    for card in cards:
        at = pile * CARDS + card
        seen[at] = min(1.0, seen[at] + 1 / 3)


def _counts(table: "Skytear", owner: int, seat: int) -> list[float]:
    """While a rival chooses what to put aside, the cards still count as its hand."""
    hand, aside = len(table.hands[owner]), len(table.set_aside[owner])
    if owner != seat and table.phase == MULLIGAN and table.seat == owner:
        hand, aside = hand + aside, 0
    return [
        scaled(hand, 12),
        scaled(len(table.decks[owner]), 40),
        scaled(aside, 12),
        scaled(table.reserve[owner], 12),
        float(table.nexus[owner] >= 0),
        float(table.see_cover[owner] > 0),
    ]


def _stack(table: "Skytear", seat: int) -> list[float]:
    if not table.stack:
        return [0.0] * (2 + len(ITEM_NAMES))
    top = table.stack[-1]
    return [scaled(len(table.stack), 6), float(top.seat == seat), *one_of(top.kind, len(ITEM_NAMES))]


def _victory(table: "Skytear", seat: int, number: int) -> list[float]:
    if number < 0:
        return [0.0] * (len(VICTORY_NAMES) + 3)
    card = table.box.victory[number]
    seen = one_of(card.condition, len(VICTORY_NAMES))
    seen += [
        scaled(card.goal, 10),
        scaled(progress(table, card, seat), card.goal),
        scaled(progress(table, card, 1 - seat), card.goal),
    ]
    return seen


def _clock(table: "Skytear", seat: int) -> list[float]:
    seen = [
        scaled(table.turn, 9),
        scaled(table.box.numbers.turns - table.turn, 9),
        float(table.first == seat),
        float(table.flux_used),
        scaled(table.modifier, 6),
        float(table.outsider_gone),
    ]
    return seen + one_of(table.phase, len(PHASE_NAMES))


def _question(table: "Skytear", seat: int) -> list[float]:
    """While the rival's chain is open, one sees the question that it began with."""
    seen = [float(table.seat == seat), float(table.seat == 1 - seat)]
    if table.seat < 0:
        return seen + [0.0] * len(KINDS)
    name = type(table.decision()).__name__ if table.seat == seat else table.prompt().key[len("ask-") :]
    return seen + one_of(KINDS.index(name), len(KINDS))
