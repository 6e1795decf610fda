"""What a seat may see, as numbers. All is public but the order of the decks, which is not told."""

from typing import Final

from skyhall.core.observation import Part, Row, chairs, from_seat, numbered
from skyhall.games.skytopia.box.chronometer import Chronometer
from skyhall.games.skytopia.box.components import SCORES
from skyhall.games.skytopia.box.edition import Box
from skyhall.games.skytopia.box.effects import PRIMITIVES
from skyhall.games.skytopia.box.places import CITY, COLOURS, EMPTY, PHASES, SLOT_NAMES, SLOTS, colour_at
from skyhall.games.skytopia.box.words import GOLEM
from skyhall.games.skytopia.lens.values import VALUES
from skyhall.games.skytopia.play.choices import PartDecision, RedirectTo
from skyhall.games.skytopia.play.question import Question
from skyhall.games.skytopia.play.scoring import amount, total, worth_of
from skyhall.games.skytopia.play.state import Table

COATS: Final = 6
OPS: Final = len(PRIMITIVES)
CARD: Final = 19
PLAYER: Final = 20
KINDS: Final = [
    "send", "take_back", "take_coins", "trade", "rotate", "redirect", "redirect_to", "recall", "add_card",
    "activate_top", "activate_line", "stack_next", "activate_tower", "buy_rotation", "draft_tile", "choose_side",
    "open_on",
]  # fmt: skip
NUMBERS: Final = {kind: number for number, kind in enumerate(KINDS)}
FACE_NAMES: Final = numbered("face", 6)
COAT_NAMES: Final = numbered("coat", COATS)
PLAYER_NAMES: Final = [
    "coins", "points", "points if it ended now", "golems at home", *[f"{colour} tower" for colour in COLOURS],
    *[f"cards of {coat}" for coat in COAT_NAMES], *[f"{colour} tile" for colour in COLOURS], "side B", "ability used",
]  # fmt: skip
_EFFECT: Final = (
    "what it does for the own seat: pp, coins, pp_per and coins_per (as counted now), trade (all points), all / 10, "
    "rotate (golems × steps, / 10), redirect, recall (coins and points, / 10), add (1, less its cost / 10), top, line, "
    "end_pp (/ 10)"
)


def parts(seats: int) -> list[Part]:
    """The parts in order. Slots are listed as in the words: blue-1 to blue-4, gold-1, …, purple-4."""
    own = chairs(seats)
    return [
        Part(
            "market",
            SLOTS * CARD,
            f"for each slot: 1 for a card there; its coat, one of 6; {_EFFECT}",
            [SLOT_NAMES, ["card", *COAT_NAMES, *PRIMITIVES]],
        ),
        Part(
            "golems",
            SLOTS * 6 * seats,
            "for each slot, each seat (own first), each face 1 to 6: 1 for a golem",
            [SLOT_NAMES, own, FACE_NAMES],
        ),
        Part("steps", 6, "for each face the rounds until it is at the pointer, / 5", [FACE_NAMES]),
        Part("prices", 6, "for each face what it costs to send a golem with it, / 10; 1 at the pointer", [FACE_NAMES]),
        Part(
            "players",
            PLAYER * seats,
            "for each seat, own first: coins / 30; points on the track / 100; points if the game ended now / 100; "
            "golems at home / 9; tower sizes blue, gold, red, purple / 12; cards by coat (6) / 12; tile colour (4); "
            "side B; ability used this turn",
            [own, PLAYER_NAMES],
        ),
        Part(
            "tower tops",
            4 * OPS * seats,
            f"for each seat, own first, and each tower the top component: {_EFFECT}",
            [own, COLOURS, PRIMITIVES],
        ),
        Part("waiting", 4, "towers of the active seat that wait for activation, by colour", [COLOURS]),
        Part(
            "guildmasters",
            3 * (len(SCORES) + seats),
            "for each: its way of scoring, one of 8; what it pays each seat now, / 20",
            [["1", "2", "3"], [*SCORES, *[f"pays {seat}" for seat in own]]],
        ),
        Part("decks", 4, "cards left in each deck, / 16", [COLOURS]),
        Part(
            "round",
            4,
            "round / 30; rounds to come at most / 30; the last round is known; this is the last round",
            [["number", "to come", "last one known", "last one"]],
        ),
        Part("phase", len(PHASES), "setting up, finishing, activating, sending, over", [PHASES]),
        Part("first", seats, "the first seat of the round, counted from the own seat", [own]),
        Part("to decide", seats, "who must decide, counted from the own seat; all 0 at the end", [own]),
        Part("question", len(KINDS), "the open question: " + ", ".join(KINDS), [KINDS]),
        Part("asked by", OPS, "the part of an ability that asks, one of 12", [PRIMITIVES]),
        Part(
            "chain",
            SLOTS + 4,
            "what is being used: a slot of the market, or a colour in the city",
            [[*SLOT_NAMES, *[f"city {colour}" for colour in COLOURS]]],
        ),
        Part("banned", SLOTS, "slots that the chain has been to", [SLOT_NAMES]),
        Part(
            "chosen golem",
            SLOTS + 6,
            "for redirect_to: the slot and the face of the golem on its way",
            [[*SLOT_NAMES, *FACE_NAMES]],
        ),
    ]


def observe(table: Table, seat: int, seen: Row) -> None:
    """The parts above, for one seat."""
    box = table.box
    if not box.pieces:
        box.pieces = _drawn(table)
    order = from_seat(seat, table.seats)
    grown = _grown(table, order, seen)
    # Whether what components count for the own seat is what it was.
    is_counted = seen.same(table.supply[seat], 17) and grown & 1 == 0
    _market(table, seat, is_counted, seen)
    if seen.alike(table.golems, 1):
        seen.skip(6 * SLOTS * len(order))
    else:
        for slot in range(SLOTS):
            for player in order:
                seen.flags(table.golems[player * SLOTS + slot], 6)
    if seen.same(table.place):
        seen.skip(12)
    else:
        seen.copy(box.pieces[2][table.place])
    for k, player in enumerate(order):
        _player(table, player, grown >> k & 1 == 0, seen)
    for k, player in enumerate(order):
        if is_counted and grown >> k & 1 == 0:
            seen.skip(4 * OPS)
        else:
            _tops(table, seat, player, is_counted, seen)
    seen.flags(table.waiting, 4)
    _guildmasters(table, order, grown == 0, seen)
    for colour in range(4):
        seen.scale(len(table.decks[colour]), 16)
    seen.scale(table.round_number, 30)
    seen.scale(max(0, table.final_round - table.round_number), 30)
    seen.flag(table.last_round >= 0)
    seen.flag(table.round_number == table.final_round)
    seen.one_of(table.phase, len(PHASES))
    seen.one_of((table.first - seat) % table.seats, table.seats)
    _question(table, seat, seen)


def labels(box: Box) -> dict[str, str]:
    """Coats by their names."""
    found: dict[str, str] = {}
    for label, coat in zip(COAT_NAMES, box.coats, strict=False):
        found[label] = f"coat {coat}"
        found[f"cards of {label}"] = f"cards of coat {coat}"
    return found


def _drawn(table: Table) -> list[list[bytes]]:
    """What a box never changes: for each component its numbers on the market, then those on top of a tower, both
    without what is counted; for each place of the chronometer steps and prices."""
    cards: list[bytes] = []
    tops: list[bytes] = []
    for number in range(len(table.box.components)):
        card = Row()
        card.add(1.0)
        card.one_of(table.box.components[number].coat, COATS)
        top = _effect(table, number)
        card.copy(top)
        cards.append(card.packed())
        tops.append(top)
    return [cards, tops, [_dial(table.box.chronometer, place) for place in range(6)]]


def _effect(table: Table, number: int) -> bytes:
    drawn = Row()
    drawn.blank(OPS)
    for part in table.box.components[number].effect:
        if part.most == 0:
            drawn.put(part.op, VALUES[part.op].strength(table, 0, number, part), 10)
    return drawn.packed()


def _dial(dial: Chronometer, place: int) -> bytes:
    drawn = Row()
    for bit in range(6):
        drawn.add(dial.steps[place * 6 + bit] / 5)
    for bit in range(6):
        drawn.scale(10 if bit == dial.pointer[place] else dial.price[place * 6 + bit], 10)
    return drawn.packed()


def _grown(table: Table, order: list[int], seen: Row) -> int:
    """A bit for each seat whose towers are not what they were."""
    grown = 0
    for k, player in enumerate(order):
        for colour in range(4):
            if not seen.kept(table.towers[player * 4 + colour], 1 + 4 * k + colour):
                grown |= 1 << k
    return grown


def _market(table: Table, seat: int, is_counted: bool, seen: Row) -> None:
    if seen.alike(table.market, 18) and is_counted:
        seen.skip(SLOTS * CARD)
        return
    cards = table.box.pieces[0]
    for slot in range(SLOTS):
        number = table.market[slot]
        if seen.same(number):
            seen.skip(CARD)
            if not is_counted and number != EMPTY:
                _count(table, seat, number, seen)
        elif number == EMPTY:
            seen.blank(CARD)
        else:
            seen.copy(cards[number])
            _count(table, seat, number, seen)


def _tops(table: Table, seat: int, player: int, is_counted: bool, seen: Row) -> None:
    tops = table.box.pieces[1]
    for colour in range(4):
        tower = table.towers[player * 4 + colour]
        number = tower[-1] if tower else table.box.first_stone + colour
        if not seen.same(number):
            seen.copy(tops[number])
            _count(table, seat, number, seen)
        else:
            seen.skip(OPS)
            if not is_counted:
                _count(table, seat, number, seen)


def _count(table: Table, seat: int, number: int, seen: Row) -> None:
    """What a component pays by what is counted now; its effect was written last."""
    parts = table.box.components[number].counts
    if parts:
        first = seen.at - OPS
        for part in parts:
            seen.put(first + part.op, amount(table, seat, number, part), 10)


def _player(table: Table, player: int, is_city: bool, seen: Row) -> None:
    coins, points, supply = table.coins[player], table.pp[player], table.supply[player]
    told = (table.tiles[player] + 1) << 3 | (table.sides[player] + 1) << 1 | (table.used >> player & 1)
    told = told << 20 | supply << 16 | coins
    is_track = seen.same(points, 1)
    if seen.same(told) and is_city and is_track:
        seen.skip(PLAYER)
        return
    kinds = len(table.box.coats)
    seen.scale(coins, 30)
    seen.scale(points, 100)
    seen.scale(total(table, player), 100)
    seen.scale(supply, 9)
    for tower in range(player * 4, player * 4 + 4):
        seen.scale(len(table.towers[tower]) + 1, 12)
    for coat in range(COATS):
        seen.scale(table.coats[player * kinds + coat] if coat < kinds else 0, 12)
    seen.one_of(table.tiles[player], 4)
    seen.flag(table.sides[player] == 1)
    seen.flag(table.used >> player & 1 == 1)


def _guildmasters(table: Table, order: list[int], are_cities: bool, seen: Row) -> None:
    if seen.kept(table.masters) and are_cities:
        seen.skip(3 * (len(SCORES) + len(order)))
        return
    for k in range(3):
        if k >= len(table.masters):
            seen.blank(len(SCORES) + len(order))
            continue
        by = table.box.guildmasters[table.masters[k]].by
        for way in range(len(SCORES)):
            seen.flag(way == by)
        for player in order:
            seen.scale(worth_of(table, player)[k], 20)


def _question(table: Table, seat: int, seen: Row) -> None:
    """Who is asked what, by which part of which card."""
    kind, op, slot, face = -1, -1, -1, -1
    if table.seat >= 0:
        question = table.decision()
        assert isinstance(question, Question)
        kind = NUMBERS[question.kind]
        if isinstance(question, PartDecision):
            op = question.offer(table).op
        if isinstance(question, RedirectTo):
            slot, face = (question.golem - GOLEM) // 6, (question.golem - GOLEM) % 6
    seen.one_of((table.seat - seat) % table.seats if table.seat >= 0 else -1, table.seats)
    seen.one_of(kind, len(KINDS))
    seen.one_of(op, OPS)
    spot = table.chain[-1] if table.chain else -1
    seen.one_of(spot if spot < CITY else SLOTS + colour_at(spot), SLOTS + 4)
    seen.flags(table.banned, SLOTS)
    seen.one_of(slot, SLOTS)
    seen.one_of(face, 6)
