"""What a seat may see, as numbers. All is public but the order of the decks, which is not told."""

from typing import Final

from skyhall.core.observation import Part, Row, from_seat, scaled
from skyhall.games.skytopia.box.components import SCORES
from skyhall.games.skytopia.box.effects import PRIMITIVES
from skyhall.games.skytopia.box.places import CITY, EMPTY, PHASES, SLOTS, colour_at
from skyhall.games.skytopia.box.words import GOLEM
from skyhall.games.skytopia.lens.values import VALUES
from skyhall.games.skytopia.play.choices import PartDecision, RedirectTo
from skyhall.games.skytopia.play.question import Question
from skyhall.games.skytopia.play.scoring import account, reward
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
_EFFECT: Final = (
    "what it does for the own seat: pp, coins, pp_per and coins_per (as counted now), trade (all points), all / 10, "
    "rotate (golems × steps, / 10), redirect, recall (coins and points, / 10), add (1, less its cost / 10), top, line, "
    "end_pp (/ 10)"
)


def parts(seats: int) -> list[Part]:
    """The parts in order. Slots are listed as in the words: blue-1 to blue-4, gold-1, …, purple-4."""
    return [
        Part(
            "market",
            SLOTS * CARD,
            f"for each slot: 1 for a card there; its coat, one of 6; {_EFFECT}",
        ),
        Part("golems", SLOTS * 6 * seats, "for each slot, each seat (own first), each face 1 to 6: 1 for a golem"),
        Part("steps", 6, "for each face the rounds until it is at the pointer, / 5"),
        Part("prices", 6, "for each face what it costs to send a golem with it, / 10; 1 at the pointer"),
        Part(
            "players",
            PLAYER * seats,
            "for each seat, own first: coins / 30; points on the track / 100; points if the game ended now / 100; "
            "golems at home / 9; tower sizes blue, gold, red, purple / 12; cards by coat (6) / 12; tile colour (4); "
            "side B; ability used this turn",
        ),
        Part("tower tops", 4 * OPS * seats, f"for each seat, own first, and each tower the top component: {_EFFECT}"),
        Part("waiting", 4, "towers of the active seat that wait for activation, by colour"),
        Part(
            "guildmasters",
            3 * (len(SCORES) + seats),
            "for each: its way of scoring, one of 8; what it pays each seat now, / 20",
        ),
        Part("decks", 4, "cards left in each deck, / 16"),
        Part("round", 4, "round / 30; rounds to come at most / 30; the last round is known; this is the last round"),
        Part("phase", len(PHASES), "setting up, finishing, activating, sending, over"),
        Part("first", seats, "the first seat of the round, counted from the own seat"),
        Part("to decide", seats, "who must decide, counted from the own seat; all 0 at the end"),
        Part("question", len(KINDS), "the open question: " + ", ".join(KINDS)),
        Part("asked by", OPS, "the part of an ability that asks, one of 12"),
        Part("chain", SLOTS + 4, "what is being used: a slot of the market, or a colour in the city"),
        Part("banned", SLOTS, "slots that the chain has been to"),
        Part("chosen golem", SLOTS + 6, "for redirect_to: the slot and the face of the golem on its way"),
    ]


def observe(table: Table, seat: int, seen: Row) -> None:
    """The parts above, for one seat."""
    order = from_seat(seat, table.seats)
    _market(table, seat, seen)
    _golems(table, order, seen)
    for bit in range(6):
        seen.add(table.steps(bit) / 5)
    for bit in range(6):
        at_pointer = bit == table.chronometer.pointer[table.place]
        seen.scale(10 if at_pointer else table.chronometer.price[table.place * 6 + bit], 10)
    for player in order:
        _player(table, player, seen)
    for player in order:
        for colour in range(4):
            tower = table.towers[player * 4 + colour]
            _effect(table, seat, tower[-1] if tower else table.box.first_stone + colour, seen)
    for colour in range(4):
        seen.flag(table.waiting >> colour & 1 == 1)
    for k in range(3):
        _guildmaster(table, order, table.masters[k] if k < len(table.masters) else -1, seen)
    for colour in range(4):
        seen.scale(len(table.decks[colour]), 16)
    seen.scale(table.round_number, 30)
    seen.scale(max(0, table.final_round - table.round_number), 30)
    seen.flag(table.last_round >= 0)
    seen.flag(table.round_number == table.final_round)
    seen.one_of(table.phase, len(PHASES))
    seen.one_of(order.index(table.first), len(order))
    _question(table, order, seen)


def _market(table: Table, seat: int, seen: Row) -> None:
    for slot in range(SLOTS):
        number = table.market[slot]
        if number == EMPTY:
            seen.blank(CARD)
        else:
            seen.add(1.0)
            seen.one_of(table.box.components[number].coat, COATS)
            _effect(table, seat, number, seen)


def _effect(table: Table, seat: int, number: int, seen: Row) -> None:
    at = seen.blank(OPS)
    for part in table.box.components[number].effect:
        seen.put(at + part.op, scaled(VALUES[part.op].strength(table, seat, number, part), 10))


def _golems(table: Table, order: list[int], seen: Row) -> None:
    seats = len(order)
    first = seen.blank(SLOTS * 6 * seats)
    for k, player in enumerate(order):
        for slot in range(SLOTS):
            faces = table.golems[player * SLOTS + slot]
            if faces:
                for bit in range(6):
                    if faces >> bit & 1:
                        seen.mark(first + (slot * seats + k) * 6 + bit)


def _player(table: Table, player: int, seen: Row) -> None:
    kinds = len(table.box.coats)
    seen.scale(table.coins[player], 30)
    seen.scale(table.pp[player], 100)
    seen.scale(account(table, player).total, 100)
    seen.add(table.supply[player] / 9)
    for colour in range(4):
        seen.scale(table.size(player, colour), 12)
    for coat in range(COATS):
        seen.scale(table.coats[player * kinds + coat] if coat < kinds else 0, 12)
    seen.one_of(table.tiles[player], 4)
    seen.flag(table.sides[player] == 1)
    seen.flag(table.used >> player & 1 == 1)


def _guildmaster(table: Table, order: list[int], number: int, seen: Row) -> None:
    if number < 0:
        seen.blank(len(SCORES) + len(order))
        return
    master = table.box.guildmasters[number]
    seen.one_of(master.by, len(SCORES))
    for player in order:
        seen.scale(reward(table, player, master), 20)


def _question(table: Table, order: list[int], seen: Row) -> None:
    """Who is asked what, by which part of which card."""
    kind, op, slot, face = -1, -1, -1, -1
    if table.seat >= 0:
        question = table.decision()
        assert isinstance(question, Question)
        kind = KINDS.index(question.kind)
        if isinstance(question, PartDecision):
            op = question.offer(table).op
        if isinstance(question, RedirectTo):
            slot, face = (question.golem - GOLEM) // 6, (question.golem - GOLEM) % 6
    seen.one_of(order.index(table.seat) if table.seat >= 0 else -1, len(order))
    seen.one_of(kind, len(KINDS))
    seen.one_of(op, OPS)
    spot = table.chain[-1] if table.chain else -1
    seen.one_of(spot if spot < CITY else SLOTS + colour_at(spot), SLOTS + 4)
    for k in range(SLOTS):
        seen.flag(table.banned >> k & 1 == 1)
    seen.one_of(slot, SLOTS)
    seen.one_of(face, 6)
