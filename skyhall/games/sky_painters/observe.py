"""What a seat may see, as numbers. Hidden are the decks below their tops and halo tokens that a rival has drawn."""

from typing import TYPE_CHECKING, Final

from skyhall.core.observation import Part, from_seat, one_of, scaled
from skyhall.games.sky_painters.edition import GRASS, NIGHT, Tile
from skyhall.games.sky_painters.effects import CLOUD_FIGURE, HALO_FIGURE, PRIMITIVES
from skyhall.games.sky_painters.marks import EMPTY, FACES, LASTING, NO_SYMBOL, SQUARE
from skyhall.games.sky_painters.scoring import points_by_line
from skyhall.games.sky_painters.words import CELLS, GREY, PLACES, SIDES, SLOTS, SYMBOLS, WIDTH

if TYPE_CHECKING:
    from skyhall.games.sky_painters.state import SkyPainters

CARD: Final = 12 + 9 * SYMBOLS
TILE: Final = 4 + len(PRIMITIVES)
SYMBOL: Final = 13
PLAYER: Final = 16
HALOS: Final = 8
DRAWN: Final = 3
OFFERED: Final = 4
KINDS: Final = [
    "MainAction", "AdditionalAction", "TakeDie", "PlaceDie", "SecondDie", "ChooseReroll", "PlaceCard", "TakeFreeCard",
    "CompleteCard", "StealCloud", "TakeHalo", "KeepHalo", "Levy", "Dare", "PickDie",
]  # fmt: skip
_TILE: Final = "1 for a tile; leader; hope / 5; points / 10; its effects, one number for each of " + ", ".join(
    PRIMITIVES
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
        Part("question", len(KINDS), "the open question: " + ", ".join(KINDS)),
        Part("die in hand", GREY + 2, "its colour, one of 9, and number / 6"),
        Part("card in hand", OFFERED, "where the card that is being placed was taken: left, centre, right, top"),
    ]


def observe(table: "SkyPainters", seat: int) -> list[float]:
    """The parts above, for one seat."""
    order = from_seat(seat, table.seats)
    seen = [scaled(count, 6) for count in table.pool]
    for number in [*table.offer, table.deck[-1] if table.deck else -1]:
        seen += _card(table, number)
    spots, hope = table.top_price(seat)
    seen += [scaled(spots, 10), scaled(hope, 10), scaled(table.offer_hope, 10)]
    seen += _gallery(table, seat)
    seen += _halos(table, seat)
    for player in order:
        seen += _player(table, player)
    for player in order:
        for number in table.lasting[player * LASTING : (player + 1) * LASTING]:
            seen.append(scaled(number, 6))
    for player in order:
        seen += _symbols(table, player)
    for player in order:
        seen += _open_cards(table, player)
    for player in order:
        for card in table.sky[player]:
            seen.append(float(card >= 0))
        for blue in table.blue[player]:
            seen.append(float(blue))
    return seen + _clock(table) + _question(table, order)


def _card(table: "SkyPainters", number: int) -> list[float]:
    row = [0.0] * CARD
    if number < 0:
        return row
    card = table.box.cards[number]
    row[0] = 1.0
    for k in range(len(card.values)):
        row[1 + 9 * k + card.colours[k]] = 1.0
        row[9 + 9 * k] = card.values[k] / 6
    row[46:] = [
        float(card.left == CLOUD_FIGURE),
        float(card.left == HALO_FIGURE),
        float(card.right == CLOUD_FIGURE),
        float(card.right == HALO_FIGURE),
        float(card.limit == NIGHT),
        float(card.limit == GRASS),
        float(card.cloud),
        scaled(card.spots, 10),
        float(card.leader),
        scaled(card.hope, 5),
        scaled(card.star, 10),
    ]
    return row


def _tile(tile: Tile) -> list[float]:
    row = [1.0, float(tile.leader), scaled(tile.hope, 5), scaled(tile.points, 10)] + [0.0] * len(PRIMITIVES)
    for effect in tile.effects:
        row[4 + effect.kind] = 1.0
    return row


def _gallery(table: "SkyPainters", seat: int) -> list[float]:
    seen: list[float] = []
    for position in range(len(SIDES)):
        number = table.gallery[position]
        if number < 0:
            seen += [0.0] * (TILE + 2)
        else:
            spots, hope = table.painter_price(seat, position)
            seen += _tile(table.box.painters[number])
            seen += [scaled(spots, 20), scaled(hope, 20)]
    return seen


def _halos(table: "SkyPainters", seat: int) -> list[float]:
    """The spaces of the board; drawn tokens only for the seat that drew them."""
    shown = table.halo_spaces + [-1] * (HALOS - len(table.halo_spaces))
    drawn = table.drawn[:DRAWN] if seat == table.active else []
    seen: list[float] = []
    for token in shown + drawn + [-1] * (DRAWN - len(drawn)):
        seen += _tile(table.box.halos[token]) if token >= 0 else [0.0] * TILE
    return seen


def _player(table: "SkyPainters", player: int) -> list[float]:
    points = 0
    for line in points_by_line(table, player):
        points += line
    return [
        scaled(table.spots[player], 20),
        scaled(table.spot_limit(player), 20),
        scaled(table.hope[player], 30),
        scaled(table.clouds[player], 10),
        scaled(table.wings[player], 20),
        float(table.leader == player),
        scaled(len(table.painters[player]), 10),
        scaled(len(table.halos[player]), 8),
        scaled(table.completed[player], 20),
        scaled(table.star_cards[player], 10),
        scaled(table.leader_cards[player], 10),
        scaled(table.blocks[player], 9),
        scaled(table.stars[player], 50),
        scaled(points, 100),
        scaled(table.open_cards[player], 4),
        scaled(table.extra_turns, 3) if player == table.active else 0.0,
    ]


def _symbols(table: "SkyPainters", player: int) -> list[float]:
    seen = [0.0] * (PLACES * SYMBOL)
    for place in range(PLACES):
        mark = table.marks[player * PLACES + place]
        if mark == NO_SYMBOL:
            continue
        at = place * SYMBOL
        seen[at] = 1.0
        seen[at + 1 + table.colour_at(player, place)] = 1.0
        seen[at + 9] = table.value_at(player, place) / 6
        if mark == EMPTY:
            seen[at + 10] = 1.0
        elif mark < SQUARE:
            seen[at + 11] = ((mark - 1) % 6 + 1) / 6
        seen[at + 12] = float(table.is_done(player, place))
    return seen


def _open_cards(table: "SkyPainters", player: int) -> list[float]:
    seen: list[float] = []
    for slot in range(player * SLOTS, player * SLOTS + SLOTS):
        number = table.slot_cards[slot]
        if number < 0:
            seen += [0.0] * 7
            continue
        card = table.box.cards[number]
        cell = table.slot_cells[slot]
        seen += [
            (cell // WIDTH - 4) / 4,
            (cell % WIDTH - 4) / 4,
            scaled(card.spots, 10),
            float(card.leader),
            scaled(card.hope, 5),
            scaled(card.star, 10),
            float(card.cloud),
        ]
    return seen


def _clock(table: "SkyPainters") -> list[float]:
    return [
        scaled(len(table.deck), 60),
        scaled(len(table.pile), 30),
        scaled(table.cloud_supply, 20),
        scaled(table.idle_turns, table.house.idle_limit),
        scaled(table.house.painters_to_win, 10),
        float(table.is_critical),
        float(table.is_extra),
        scaled(table.dice_left, 3),
    ]


def _question(table: "SkyPainters", order: list[int]) -> list[float]:
    """Who is asked what, and what is in hand."""
    kind, in_hand = -1, -1
    if table.seat >= 0:
        top = table.decision()
        name = type(top).__name__
        kind = KINDS.index(name)
        if name in ("PlaceDie", "PlaceCard"):
            number = top.plain()[2]
            assert isinstance(number, int)
            in_hand = number
    is_die = kind >= 0 and KINDS[kind] == "PlaceDie"
    seen = one_of(order.index(table.active), len(order))
    seen += one_of(order.index(table.seat) if table.seat >= 0 else -1, len(order))
    seen += one_of(kind, len(KINDS))
    seen += one_of(in_hand // 6 if is_die else -1, GREY + 1)
    seen.append((in_hand % 6 + 1) / 6 if is_die else 0.0)
    return seen + one_of(-1 if is_die else in_hand, OFFERED)
