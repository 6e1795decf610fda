"""What a seat may see, as numbers. Hidden are the decks below their tops and halo tokens that a rival has drawn."""

from typing import Final

from mypy_extensions import i64

from skyhall.core.observation import Part, Row, chairs, from_seat, numbered
from skyhall.core.state import Decision, Step
from skyhall.games.sky_painters.box.effects import PRIMITIVE_NAMES
from skyhall.games.sky_painters.box.marks import EMPTY, FACES, LASTING, NO_SYMBOL, SQUARE
from skyhall.games.sky_painters.box.words import (
    CELL,
    CELLS,
    COLOURS,
    GREY,
    PLACES,
    POSITIONS,
    SIDES,
    SLOTS,
    SYMBOLS,
    WIDTH,
    WORDS,
)
from skyhall.games.sky_painters.lens.observe_pieces import drawn
from skyhall.games.sky_painters.play.additional_actions import AdditionalAction
from skyhall.games.sky_painters.play.clouds import StealCloud
from skyhall.games.sky_painters.play.completing import CompleteCard
from skyhall.games.sky_painters.play.halos import KeepHalo, TakeHalo
from skyhall.games.sky_painters.play.main_action import MainAction
from skyhall.games.sky_painters.play.pool import ChooseReroll, PlaceDie, SecondDie, TakeDie
from skyhall.games.sky_painters.play.rivals import Dare, Levy, PickDie
from skyhall.games.sky_painters.play.scoring import points_by_line
from skyhall.games.sky_painters.play.sky import PlaceCard, TakeFreeCard
from skyhall.games.sky_painters.play.state import Table

CARD: Final = 12 + 9 * SYMBOLS
TILE: Final = 4 + len(PRIMITIVE_NAMES)
SYMBOL: Final = 13
PLAYER: Final = 16
HALOS: Final = 8
DRAWN: Final = 3
OFFERED: Final = 4
QUESTIONS: Final[list[type[Decision]]] = [
    MainAction, AdditionalAction, TakeDie, PlaceDie, SecondDie, ChooseReroll, PlaceCard, TakeFreeCard, CompleteCard,
    StealCloud, TakeHalo, KeepHalo, Levy, Dare, PickDie,
]  # fmt: skip
NUMBERS: Final[dict[type[Step], int]] = {kind: number for number, kind in enumerate(QUESTIONS)}
NONE: Final[list[int]] = []
_TILE: Final = "1 for a tile; leader; hope / 5; points / 10; its effects, one number for each of " + ", ".join(
    PRIMITIVE_NAMES
)

CARD_NAMES: Final = [
    "card",
    *[f"symbol {k} {what}" for k in range(1, SYMBOLS + 1) for what in [*COLOURS[:GREY], "number"]],
    "half cloud left", "half halo left", "half cloud right", "half halo right", "night", "grass", "whole cloud",
    "spots", "leader", "hope", "star",
]  # fmt: skip
TILE_NAMES: Final = ["tile", "leader", "hope", "points", *PRIMITIVE_NAMES]
PLAYER_NAMES: Final = [
    "spots", "spot limit", "hope", "clouds", "hope symbols", "leader", "Painters", "halo tokens", "completed cards",
    "cards with a star", "cards with a leader symbol", "best block", "star points", "points if it ended now",
    "open cards", "extra turns",
]  # fmt: skip
LASTING_NAMES: Final = [
    "more spots", "dice to reroll", "painting down", "paid when rivals complete", "paid when rivals take an offer",
    "figures ignored", *[f"hope for {colour}" for colour in COLOURS[:GREY]],
    *[f"second die after {colour}" for colour in COLOURS],
]  # fmt: skip
SYMBOL_NAMES: Final = ["symbol", *COLOURS[:GREY], "number", "empty", "number of its die", "done"]
CLOCK_NAMES: Final = [
    "cards in the deck", "Painters in the pile", "clouds in the supply", "idle turns", "Painters to win",
    "last round perhaps", "extra turn", "dice to acquire",
]  # fmt: skip


def parts(seats: int) -> list[Part]:
    """The parts in order. Colours, slots, symbols and cells are listed as in the words."""
    own, asked = chairs(seats), [kind.__name__ for kind in QUESTIONS]
    return [
        Part(
            "pool",
            FACES,
            "dice in the pool, for each colour and number, / 6",
            [COLOURS, list("123456")],
        ),
        Part(
            "cards on offer",
            OFFERED * CARD,
            "for left, centre, right and the top of the deck: 1 for a card; for each of 5 symbols its colour, one of "
            "8, and number / 6; half cloud, half halo on the left, then on the right; night; grass; whole cloud; spots "
            "/ 10; leader; hope / 5; star / 10",
            [POSITIONS, CARD_NAMES],
        ),
        Part("price of the top card", 2, "spots, hope, / 10", [["spots", "hope"]]),
        Part("hope on the offer", 1, "/ 10", []),
        Part(
            "Painters on offer",
            3 * (TILE + 2),
            f"for left, centre, right: {_TILE}; spots and hope for the own seat, / 20",
            [SIDES, [*TILE_NAMES, "price in spots", "price in hope"]],
        ),
        Part("halo spaces", HALOS * TILE, f"for each: {_TILE}", [numbered("space", HALOS), TILE_NAMES]),
        Part(
            "drawn halo tokens",
            DRAWN * TILE,
            f"for the seat that drew them: {_TILE}",
            [numbered("token", DRAWN), TILE_NAMES],
        ),
        Part(
            "players",
            PLAYER * seats,
            "for each seat, own first: spots / 20; spot limit / 20; hope / 30; clouds / 10; hope symbols / 20; leader; "
            "Painters / 10; halo tokens / 8; completed cards / 20; cards with a star / 10; with a leader symbol / 10; "
            "best block / 9; star points / 50; points if the game ended now / 100; open cards / 4; extra turns / 3",
            [own, PLAYER_NAMES],
        ),
        Part(
            "lasting effects",
            LASTING * seats,
            "for each seat, own first: the numbers of its lasting effects, / 6",
            [own, LASTING_NAMES],
        ),
        Part(
            "symbols",
            PLACES * SYMBOL * seats,
            "for each seat, own first, 4 slots of 5 symbols: 1 for a symbol; its colour, one of 8; number / 6; empty; "
            "number of the die on it / 6; done",
            [own, numbered("slot", SLOTS), numbered("symbol", SYMBOLS), SYMBOL_NAMES],
        ),
        Part(
            "open cards",
            SLOTS * 7 * seats,
            "for each seat, own first, and slot: x / 4, y / 4, spots / 10, leader, hope / 5, star / 10, whole cloud",
            [own, numbered("slot", SLOTS), ["x", "y", "spots", "leader", "hope", "star", "whole cloud"]],
        ),
        Part(
            "sky",
            2 * CELLS * seats,
            "for each seat, own first: 81 cells with a card, then 81 with a completed one",
            [own, ["card", "completed"], [WORDS.name(cell) for cell in range(CELL, CELL + CELLS)]],
        ),
        Part(
            "clock",
            8,
            "cards in the deck / 60; Painters in the pile / 30; clouds in the supply / 20; idle turns as a share of "
            "the limit; Painters to win / 10; this may be the last round; an extra turn; dice still to acquire / 3",
            [CLOCK_NAMES],
        ),
        Part("active", seats, "whose turn it is, counted from the own seat", [own]),
        Part("to decide", seats, "who must decide, counted from the own seat; all 0 at the end", [own]),
        Part("question", len(asked), "the open question: " + ", ".join(asked), [asked]),
        Part("die in hand", GREY + 2, "its colour, one of 9, and number / 6", [[*COLOURS, "number"]]),
        Part(
            "card in hand",
            OFFERED,
            "where the card that is being placed was taken: left, centre, right, top",
            [POSITIONS],
        ),
    ]


def observe(table: Table, seat: int, seen: Row) -> None:
    """The parts above, for one seat."""
    box = table.box
    if not box.pieces:
        box.pieces = drawn(box)
    cards, painters, halos, symbols, open_cards = box.pieces
    order = from_seat(seat, table.seats)
    seen.scales(table.pool, 6)
    is_marks = seen.alike(table.marks, 1)
    is_cards = seen.alike(table.slot_cards, 2)
    is_place = seen.alike(table.slot_cells, 3)
    for number in table.offer:
        _copy(cards, number, CARD, seen)
    _copy(cards, table.deck[-1] if table.deck else -1, CARD, seen)
    spots, hope = table.top_price(seat)
    seen.scale(spots, 10)
    seen.scale(hope, 10)
    seen.scale(table.offer_hope, 10)
    _gallery(table, seat, painters, seen)
    _halos(table, seat, halos, seen)
    for player in order:
        _player(table, player, is_marks, seen)
    for player in order:
        if seen.kept(table.lasting):
            seen.skip(LASTING)
            continue
        for place in range(player * LASTING, (player + 1) * LASTING):
            seen.scale(table.lasting[place], 6)
    for player in order:
        if is_marks and is_cards:
            seen.skip(PLACES * SYMBOL)
        else:
            _symbols(table, player, symbols, seen)
    for player in order:
        if is_cards and is_place:
            seen.skip(SLOTS * 7)
        else:
            _open_cards(table, player, open_cards, seen)
    for player in order:
        _sky(table, player, seen)
    _clock(table, seen)
    _question(table, seat, seen)


def _copy(pieces: list[bytes], number: int, size: int, seen: Row) -> None:
    if seen.same(number):
        seen.skip(size)
    elif number < 0:
        seen.blank(size)
    else:
        seen.copy(pieces[number])


def _gallery(table: Table, seat: int, painters: list[bytes], seen: Row) -> None:
    # Nothing is dearer for one seat than for another but for the leader.
    is_leader = table.leader == seat
    for position in range(len(SIDES)):
        number = table.gallery[position]
        is_tile = seen.same(number)
        if seen.same(1 if is_leader else 0, 1) and is_tile:
            seen.skip(TILE + 2)
        elif number < 0:
            seen.blank(TILE + 2)
        else:
            spots, hope = table.painter_price(seat, position)
            seen.copy(painters[number])
            seen.scale(spots, 20)
            seen.scale(hope, 20)


def _halos(table: Table, seat: int, halos: list[bytes], seen: Row) -> None:
    """The spaces of the board; drawn tokens only for the seat that drew them."""
    if seen.alike(table.halo_spaces, 1):
        seen.skip(HALOS * TILE)
    else:
        for token in table.halo_spaces:
            _copy(halos, token, TILE, seen)
        for _ in range(HALOS - len(table.halo_spaces)):
            _copy(halos, -1, TILE, seen)
    tokens = table.drawn if seat == table.active else NONE
    for k in range(DRAWN):
        _copy(halos, tokens[k] if k < len(tokens) else -1, TILE, seen)


def _player(table: Table, player: int, is_marks: bool, seen: Row) -> None:
    # All that it is told by; lists that are shared with clones are replaced when they change.
    goods: i64 = table.spots[player] << 32 | table.hope[player] << 16 | table.wings[player]
    clouds: i64 = table.leader + 1
    for count in table.clouds:
        clouds = clouds << 12 | i64(count)
    extra: i64 = table.extra_turns if player == table.active else 0
    is_same = seen.kept(table.painters) and is_marks
    is_same = seen.kept(table.halos, 1) and is_same
    is_same = seen.kept(table.lasting, 2) and is_same
    is_same = seen.kept(table.completed, 3) and is_same
    is_same = seen.kept(table.star_cards, 4) and is_same
    is_same = seen.kept(table.leader_cards, 5) and is_same
    is_same = seen.kept(table.blocks, 6) and is_same
    is_same = seen.kept(table.stars, 7) and is_same
    is_same = seen.same(goods, 8) and is_same
    is_same = seen.same(clouds, 9) and is_same
    if seen.same(extra << 16 | i64(table.open_cards[player]), 10) and is_same:
        seen.skip(PLAYER)
        return
    points = 0
    for line in points_by_line(table, player):
        points += line
    seen.scale(table.spots[player], 20)
    seen.scale(table.spot_limit(player), 20)
    seen.scale(table.hope[player], 30)
    seen.scale(table.clouds[player], 10)
    seen.scale(table.wings[player], 20)
    seen.flag(table.leader == player)
    seen.scale(len(table.painters[player]), 10)
    seen.scale(len(table.halos[player]), 8)
    seen.scale(table.completed[player], 20)
    seen.scale(table.star_cards[player], 10)
    seen.scale(table.leader_cards[player], 10)
    seen.scale(table.blocks[player], 9)
    seen.scale(table.stars[player], 50)
    seen.scale(points, 100)
    seen.scale(table.open_cards[player], 4)
    seen.scale(extra, 3)


def _symbols(table: Table, player: int, symbols: list[bytes], seen: Row) -> None:
    for slot in range(SLOTS):
        card = table.slot_cards[player * SLOTS + slot]
        is_card = seen.same(card, 1)
        if card < 0:
            if is_card:
                seen.skip(SYMBOLS * SYMBOL)
            else:
                seen.blank(SYMBOLS * SYMBOL)
            continue
        for k in range(SYMBOLS):
            mark = table.marks[player * PLACES + slot * SYMBOLS + k]
            if seen.same(mark) and is_card:
                seen.skip(SYMBOL)
            elif mark == NO_SYMBOL:
                seen.blank(SYMBOL)
            else:
                seen.copy(symbols[card * SYMBOLS + k])
                seen.flag(mark == EMPTY)
                seen.scale((mark - 1) % 6 + 1 if EMPTY < mark < SQUARE else 0, 6)
                seen.flag(table.is_done(player, slot * SYMBOLS + k))


def _open_cards(table: Table, player: int, open_cards: list[bytes], seen: Row) -> None:
    for slot in range(player * SLOTS, player * SLOTS + SLOTS):
        number, cell = table.slot_cards[slot], table.slot_cells[slot]
        is_there = seen.same(cell, 1)
        if seen.same(number) and is_there:
            seen.skip(7)
        elif number < 0:
            seen.blank(7)
        else:
            seen.scale(cell // WIDTH - 4, 4)
            seen.scale(cell % WIDTH - 4, 4)
            seen.copy(open_cards[number])


def _sky(table: Table, player: int, seen: Row) -> None:
    cards, blues = table.sky[player], table.blue[player]
    is_blue = seen.kept(blues, 1)
    if seen.kept(cards) and is_blue:
        seen.skip(2 * CELLS)
        return
    laid = seen.blank(2 * CELLS)
    for cell in range(CELLS):
        if cards[cell] >= 0:
            seen.mark(laid + cell)
            if blues[cell]:
                seen.mark(laid + CELLS + cell)


def _clock(table: Table, seen: Row) -> None:
    seen.scale(len(table.deck), 60)
    seen.scale(len(table.pile), 30)
    seen.scale(table.cloud_supply, 20)
    seen.scale(table.idle_turns, table.house.idle_limit)
    seen.scale(table.house.painters_to_win, 10)
    seen.flag(table.is_critical)
    seen.flag(table.is_extra)
    seen.scale(table.dice_left, 3)


def _question(table: Table, seat: int, seen: Row) -> None:
    """Who is asked what, and what is in hand."""
    kind, face, position = -1, -1, -1
    if table.seat >= 0:
        top = table.decision()
        kind = NUMBERS[type(top)]
        if isinstance(top, PlaceDie):
            face = top.face
        elif isinstance(top, PlaceCard):
            position = top.position
    seen.one_of((table.active - seat) % table.seats, table.seats)
    seen.one_of((table.seat - seat) % table.seats if table.seat >= 0 else -1, table.seats)
    seen.one_of(kind, len(QUESTIONS))
    seen.one_of(face // 6 if face >= 0 else -1, GREY + 1)
    seen.scale(face % 6 + 1 if face >= 0 else 0, 6)
    seen.one_of(position, OFFERED)
