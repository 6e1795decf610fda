"""What a seat may see, as numbers. All is public but the order of the decks, which is not told."""

from typing import TYPE_CHECKING, Final

from skyhall.core.observation import Part, from_seat, one_of, scaled
from skyhall.games.skytopia.components import (
    ADD,
    COINS_PER,
    PP_PER,
    PRIMITIVES,
    RECALL,
    ROTATE,
    SCORES,
    TRADE,
    Primitive,
)
from skyhall.games.skytopia.places import CITY, EMPTY, PHASES, SLOTS, colour_at
from skyhall.games.skytopia.question import Question
from skyhall.games.skytopia.scoring import account, count, reward
from skyhall.games.skytopia.words import GOLEM

if TYPE_CHECKING:
    from skyhall.games.skytopia.state import Table

COATS: Final = 6
OPS: Final = 12
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


def observe(table: "Table", seat: int) -> list[float]:
    """The parts above, for one seat."""
    order = from_seat(seat, table.seats)
    seen = _market(table, seat)
    seen += _golems(table, order)
    for bit in range(6):
        seen.append(table.steps(bit) / 5)
    for bit in range(6):
        at_pointer = bit == table.chronometer.pointer[table.place]
        seen.append(1.0 if at_pointer else scaled(table.chronometer.price[table.place * 6 + bit], 10))
    for player in order:
        seen += _player(table, player)
    for player in order:
        for colour in range(4):
            tower = table.towers[player * 4 + colour]
            seen += _effect(table, seat, tower[-1] if tower else table.box.first_stone + colour)
    for colour in range(4):
        seen.append(float(table.waiting >> colour & 1))
    for k in range(3):
        seen += _guildmaster(table, order, table.masters[k] if k < len(table.masters) else -1)
    for colour in range(4):
        seen.append(scaled(table.left[colour], 16))
    seen += [
        scaled(table.round_number, 30),
        scaled(max(0, table.final_round - table.round_number), 30),
        float(table.last_round >= 0),
        float(table.round_number == table.final_round),
    ]
    seen += one_of(table.phase, len(PHASES))
    seen += one_of(order.index(table.first), len(order))
    return seen + _question(table, order)


def _market(table: "Table", seat: int) -> list[float]:
    seen: list[float] = []
    for slot in range(SLOTS):
        number = table.market[slot]
        if number == EMPTY:
            seen += [0.0] * CARD
        else:
            seen.append(1.0)
            seen += one_of(table.box.components[number].coat, COATS)
            seen += _effect(table, seat, number)
    return seen


def _effect(table: "Table", seat: int, number: int) -> list[float]:
    row = [0.0] * OPS
    for part in table.box.components[number].effect:
        row[part.op] = scaled(_strength(table, seat, number, part), 10)
    return row


def _strength(table: "Table", seat: int, number: int, part: Primitive) -> int:
    """In tenths of what is told apart."""
    op = part.op
    if op in (PP_PER, COINS_PER):
        return part.n * min(part.most, count(table, seat, number, part.count))
    if op == TRADE:
        return part.pp * part.times
    if op == ROTATE:
        return part.golems * part.steps
    if op == RECALL:
        return part.coins + part.pp
    if op == ADD:
        return 10 - part.cost
    return part.n or 10


def _golems(table: "Table", order: list[int]) -> list[float]:
    seats = len(order)
    seen = [0.0] * (SLOTS * 6 * seats)
    for k, player in enumerate(order):
        for slot in range(SLOTS):
            faces = table.golems[player * SLOTS + slot]
            if faces:
                for bit in range(6):
                    if faces >> bit & 1:
                        seen[(slot * seats + k) * 6 + bit] = 1.0
    return seen


def _player(table: "Table", player: int) -> list[float]:
    kinds = len(table.box.coats)
    seen = [
        scaled(table.coins[player], 30),
        scaled(table.pp[player], 100),
        scaled(account(table, player).total, 100),
        table.supply[player] / 9,
    ]
    for colour in range(4):
        seen.append(scaled(table.size(player, colour), 12))
    for coat in range(COATS):
        seen.append(scaled(table.coats[player * kinds + coat], 12) if coat < kinds else 0.0)
    seen += one_of(table.tiles[player], 4)
    seen.append(float(table.sides[player] == 1))
    seen.append(float(table.used >> player & 1))
    return seen


def _guildmaster(table: "Table", order: list[int], number: int) -> list[float]:
    if number < 0:
        return [0.0] * (len(SCORES) + len(order))
    master = table.box.guildmasters[number]
    seen = one_of(master.by, len(SCORES))
    for player in order:
        seen.append(scaled(reward(table, player, master), 20))
    return seen


def _question(table: "Table", order: list[int]) -> list[float]:
    """Who is asked what, by which part of which card."""
    kind, op, slot, face = -1, -1, -1, -1
    if table.seat >= 0:
        top = table.decision()
        assert isinstance(top, Question)
        kind = KINDS.index(top.kind)
        part = top.asked_part(table)
        if part is not None:
            op = PRIMITIVES.index(str(part["do"]))
        if top.kind == "redirect_to":
            golem = top.plain()[-1]
            assert isinstance(golem, int)
            slot, face = (golem - GOLEM) // 6, (golem - GOLEM) % 6
    seen = one_of(order.index(table.seat) if table.seat >= 0 else -1, len(order))
    seen += one_of(kind, len(KINDS)) + one_of(op, OPS)
    spot = table.chain[-1] if table.chain else -1
    seen += one_of(spot if spot < CITY else SLOTS + colour_at(spot), SLOTS + 4)
    for k in range(SLOTS):
        seen.append(float(table.banned >> k & 1))
    return seen + one_of(slot, SLOTS) + one_of(face, 6)
