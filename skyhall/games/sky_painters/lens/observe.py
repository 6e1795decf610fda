"""What a seat may see, as numbers. Hidden are the decks below their tops and halo tokens that a rival has drawn."""

from typing import Final

from skyhall.core.observation import Part, Row, from_seat
from skyhall.core.state import Decision
from skyhall.games.sky_painters.box.components import GRASS, NIGHT, Tile
from skyhall.games.sky_painters.box.effects import CLOUD_FIGURE, HALO_FIGURE, PRIMITIVE_NAMES
from skyhall.games.sky_painters.box.marks import EMPTY, FACES, LASTING, NO_SYMBOL, SQUARE
from skyhall.games.sky_painters.box.words import CELLS, GREY, PLACES, SIDES, SLOTS, SYMBOLS, WIDTH
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
_TILE: Final = "1 for a tile; leader; hope / 5; points / 10; its effects, one number for each of " + ", ".join(
    PRIMITIVE_NAMES
)


def parts(seats: int) -> list[Part]:
    """The parts in order. Colours, slots, symbols and cells are listed as in the words."""
    return [
        Part("pool", FACES, "dice in the pool, for each colour and number, / 6"),
        Part(
            "cards on offer",
            OFFERED * CARD,
            "for left, centre, right and the top of the deck: 1 for a card; for each of 5 symbols its colour, one of "
            "8, and number / 6; half cloud, half halo on the left, then on the right; night; grass; whole cloud; spots "
            "/ 10; leader; hope / 5; star / 10",
        ),
        Part("price of the top card", 2, "spots, hope, / 10"),
        Part("hope on the offer", 1, "/ 10"),
        Part(
            "Painters on offer",
            3 * (TILE + 2),
            f"for left, centre, right: {_TILE}; spots and hope for the own seat, / 20",
        ),
        Part("halo spaces", HALOS * TILE, f"for each: {_TILE}"),
        Part("drawn halo tokens", DRAWN * TILE, f"for the seat that drew them: {_TILE}"),
        Part(
            "players",
            PLAYER * seats,
            "for each seat, own first: spots / 20; spot limit / 20; hope / 30; clouds / 10; hope symbols / 20; leader; "
            "Painters / 10; halo tokens / 8; completed cards / 20; cards with a star / 10; with a leader symbol / 10; "
            "best block / 9; star points / 50; points if the game ended now / 100; open cards / 4; extra turns / 3",
        ),
        Part("lasting effects", LASTING * seats, "for each seat, own first: the numbers of its lasting effects, / 6"),
        Part(
            "symbols",
            PLACES * SYMBOL * seats,
            "for each seat, own first, 4 slots of 5 symbols: 1 for a symbol; its colour, one of 8; number / 6; empty; "
            "number of the die on it / 6; done",
        ),
        Part(
            "open cards",
            SLOTS * 7 * seats,
            "for each seat, own first, and slot: x / 4, y / 4, spots / 10, leader, hope / 5, star / 10, whole cloud",
        ),
        Part("sky", 2 * CELLS * seats, "for each seat, own first: 81 cells with a card, then 81 with a completed one"),
        Part(
            "clock",
            8,
            "cards in the deck / 60; Painters in the pile / 30; clouds in the supply / 20; idle turns as a share of "
            "the limit; Painters to win / 10; this may be the last round; an extra turn; dice still to acquire / 3",
        ),
        Part("active", seats, "whose turn it is, counted from the own seat"),
        Part("to decide", seats, "who must decide, counted from the own seat; all 0 at the end"),
        Part("question", len(QUESTIONS), "the open question: " + ", ".join([kind.__name__ for kind in QUESTIONS])),
        Part("die in hand", GREY + 2, "its colour, one of 9, and number / 6"),
        Part("card in hand", OFFERED, "where the card that is being placed was taken: left, centre, right, top"),
    ]


def observe(table: Table, seat: int, seen: Row) -> None:
    """The parts above, for one seat."""
    order = from_seat(seat, table.seats)
    for count in table.pool:
        seen.scale(count, 6)
    for number in table.offer:
        _card(table, number, seen)
    _card(table, table.deck[-1] if table.deck else -1, seen)
    spots, hope = table.top_price(seat)
    seen.scale(spots, 10)
    seen.scale(hope, 10)
    seen.scale(table.offer_hope, 10)
    _gallery(table, seat, seen)
    _halos(table, seat, seen)
    for player in order:
        _player(table, player, seen)
    for player in order:
        for place in range(player * LASTING, (player + 1) * LASTING):
            seen.scale(table.lasting[place], 6)
    for player in order:
        _symbols(table, player, seen)
    for player in order:
        _open_cards(table, player, seen)
    for player in order:
        _sky(table, player, seen)
    _clock(table, seen)
    _question(table, order, seen)


def _card(table: Table, number: int, seen: Row) -> None:
    if number < 0:
        seen.blank(CARD)
        return
    card = table.box.cards[number]
    seen.add(1.0)
    symbols = seen.blank(9 * SYMBOLS)
    for k in range(len(card.values)):
        seen.mark(symbols + 9 * k + card.colours[k])
        seen.put(symbols + 9 * k + 8, card.values[k] / 6)
    seen.flag(card.left == CLOUD_FIGURE)
    seen.flag(card.left == HALO_FIGURE)
    seen.flag(card.right == CLOUD_FIGURE)
    seen.flag(card.right == HALO_FIGURE)
    seen.flag(card.limit == NIGHT)
    seen.flag(card.limit == GRASS)
    seen.flag(card.cloud)
    seen.scale(card.spots, 10)
    seen.flag(card.leader)
    seen.scale(card.hope, 5)
    seen.scale(card.star, 10)


def _tile(tile: Tile, seen: Row) -> None:
    seen.add(1.0)
    seen.flag(tile.leader)
    seen.scale(tile.hope, 5)
    seen.scale(tile.points, 10)
    effects = seen.blank(len(PRIMITIVE_NAMES))
    for effect in tile.effects:
        seen.mark(effects + effect.kind)


def _gallery(table: Table, seat: int, seen: Row) -> None:
    for position in range(len(SIDES)):
        number = table.gallery[position]
        if number < 0:
            seen.blank(TILE + 2)
        else:
            spots, hope = table.painter_price(seat, position)
            _tile(table.box.painters[number], seen)
            seen.scale(spots, 20)
            seen.scale(hope, 20)


def _halos(table: Table, seat: int, seen: Row) -> None:
    """The spaces of the board; drawn tokens only for the seat that drew them."""
    shown = table.halo_spaces + [-1] * (HALOS - len(table.halo_spaces))
    drawn = table.drawn[:DRAWN] if seat == table.active else []
    for token in shown + drawn + [-1] * (DRAWN - len(drawn)):
        if token >= 0:
            _tile(table.box.halos[token], seen)
        else:
            seen.blank(TILE)


def _player(table: Table, player: int, seen: Row) -> None:
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
    seen.scale(table.extra_turns if player == table.active else 0, 3)


def _symbols(table: Table, player: int, seen: Row) -> None:
    first = seen.blank(PLACES * SYMBOL)
    for place in range(PLACES):
        mark = table.marks[player * PLACES + place]
        if mark == NO_SYMBOL:
            continue
        at = first + place * SYMBOL
        seen.mark(at)
        seen.mark(at + 1 + table.colour_at(player, place))
        seen.put(at + 9, table.value_at(player, place) / 6)
        if mark == EMPTY:
            seen.mark(at + 10)
        elif mark < SQUARE:
            seen.put(at + 11, ((mark - 1) % 6 + 1) / 6)
        if table.is_done(player, place):
            seen.mark(at + 12)


def _open_cards(table: Table, player: int, seen: Row) -> None:
    for slot in range(player * SLOTS, player * SLOTS + SLOTS):
        number = table.slot_cards[slot]
        if number < 0:
            seen.blank(7)
            continue
        card = table.box.cards[number]
        cell = table.slot_cells[slot]
        seen.add((cell // WIDTH - 4) / 4)
        seen.add((cell % WIDTH - 4) / 4)
        seen.scale(card.spots, 10)
        seen.flag(card.leader)
        seen.scale(card.hope, 5)
        seen.scale(card.star, 10)
        seen.flag(card.cloud)


def _sky(table: Table, player: int, seen: Row) -> None:
    cards, blues = table.sky[player], table.blue[player]
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


def _question(table: Table, order: list[int], seen: Row) -> None:
    """Who is asked what, and what is in hand."""
    kind, face, position = -1, -1, -1
    if table.seat >= 0:
        top = table.decision()
        kind = QUESTIONS.index(type(top))
        if isinstance(top, PlaceDie):
            face = top.face
        elif isinstance(top, PlaceCard):
            position = top.position
    seen.one_of(order.index(table.active), len(order))
    seen.one_of(order.index(table.seat) if table.seat >= 0 else -1, len(order))
    seen.one_of(kind, len(QUESTIONS))
    seen.one_of(face // 6 if face >= 0 else -1, GREY + 1)
    seen.add((face % 6 + 1) / 6 if face >= 0 else 0.0)
    seen.one_of(position, OFFERED)
