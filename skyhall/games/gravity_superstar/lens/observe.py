"""What a seat may see, as numbers (spec, section 7). Boards smaller than 18 × 12 fill the upper left corner."""

from typing import Final

from skyhall.core.observation import Part, Row, chairs, from_seat, numbered
from skyhall.core.state import Decision
from skyhall.games.gravity_superstar.box.board import Board
from skyhall.games.gravity_superstar.box.faces import REPLAY_PLACE, space_name
from skyhall.games.gravity_superstar.box.words import CARDS, COLOURS, MOVE_CARDS, MOVES
from skyhall.games.gravity_superstar.play.ending import is_last_round
from skyhall.games.gravity_superstar.play.scoring import points
from skyhall.games.gravity_superstar.play.setting_up import ChooseDoor
from skyhall.games.gravity_superstar.play.state import FACE_DOWN, Table
from skyhall.games.gravity_superstar.play.travel import StealFrom
from skyhall.games.gravity_superstar.play.turn import Act, Replay

COLUMNS: Final = 18
SPACES: Final = 18 * 12
KINDS: Final[list[type[Decision]]] = [Act, Replay, StealFrom, ChooseDoor]

SPACE_NAMES: Final = [space_name(space, COLUMNS) for space in range(SPACES)]
LOOKED_ALONG: Final = [
    "simple left", "simple right", "long left", "long right", "high left", "high right", "drop", "turn left",
    "turn right", "turn half",
]  # fmt: skip
CLOCK_NAMES: Final = [
    "stars left", "stars until the end", "own points lacking", "tokens in the supply", "quiet rounds",
    "second action", "last round",
]  # fmt: skip


def parts(seats: int) -> list[Part]:
    """The parts in order. Planes list the spaces row by row, 18 to a row."""
    own = chairs(seats)
    return [
        Part("board", SPACES, "1 where there is a space, row by row, 18 columns × 12 rows", [SPACE_NAMES]),
        Part("floor", SPACES, "1 for a platform on the southern edge of the space", [SPACE_NAMES]),
        Part("wall", SPACES, "1 for a platform on the western edge of the space", [SPACE_NAMES]),
        Part("replay places", SPACES, "1 for a replay place", [SPACE_NAMES]),
        Part(
            "stars",
            6 * SPACES,
            "6 planes: blue, yellow, pink, green, orange, white; 1 for a star",
            [COLOURS, SPACE_NAMES],
        ),
        Part(
            "pawns",
            seats * SPACES,
            "a plane a seat, own first, then in turn order; 1 where the pawn is",
            [own, SPACE_NAMES],
        ),
        Part(
            "facing",
            4 * seats,
            "for each seat, own first: feet to S, W, N, E; all 0 off the board",
            [own, ["S", "W", "N", "E"]],
        ),
        Part("stars owned", 6 * seats, "for each seat, own first: stars by colour, / 10", [own, COLOURS]),
        Part("tokens", seats, "for each seat, own first: Replay tokens, / 10", [own]),
        Part("points", seats, "for each seat, own first: points, / 40", [own]),
        Part(
            "face up",
            5 * seats,
            "for each seat, own first: long, high, drop, rotate, wild lies face up",
            [own, CARDS],
        ),
        Part("face down", seats, "for each seat, own first: cards face down, / 5", [own]),
        Part("hand", 5, "own hand: long, high, drop, rotate, wild", [CARDS]),
        Part("hidden", 5, "own cards that lie face down, in the same order", [CARDS]),
        Part(
            "moves",
            5 * MOVES,
            "for simple left, simple right, long left, long right, high left, high right, drop, turn left, turn right, "
            "turn half of the own pawn: playable; stars on the way / 4; pairs they would make / 4; replay places with "
            "a token / 2; rivals met / 2",
            [LOOKED_ALONG, ["playable", "stars", "pairs", "tokens", "rivals"]],
        ),
        Part("doors", 12, "open door 1 to 6, then the next one 1 to 6", [["open", "next"], numbered("door", 6)]),
        Part("first player", seats, "the first player, counted from the own seat", [own]),
        Part("to decide", seats, "who must decide, counted from the own seat; all 0 at the end", [own]),
        Part(
            "question",
            len(KINDS),
            "the open question: act, replay, steal, choose a door",
            [["act", "replay", "steal", "choose a door"]],
        ),
        Part("victim", seats, "who is stolen from, counted from the own seat", [own]),
        Part(
            "clock",
            7,
            "stars left / 100; stars until the end / 100 (standard end); points that the own seat lacks / 40 (expert "
            "end); tokens in the supply / 20; quiet rounds as a share of the limit; second action of a turn; last "
            "round is called",
            [CLOCK_NAMES],
        ),
    ]


def observe(table: Table, seat: int, seen: Row) -> None:
    """The parts above, for one seat."""
    order = from_seat(seat, table.setup.seats)
    _planes(table, order, seen)
    for player in order:
        seen.one_of(table.facing[player] if table.pawns[player] >= 0 else -1, 4)
    for player in order:
        for colour in range(6):
            seen.scale(table.owned[player * 6 + colour], 10)
    for player in order:
        seen.scale(table.tokens[player], 10)
    for player in order:
        seen.scale(points(table, player), 40)
    _cards(table, seat, order, seen)
    _moves(table, seat, seen)
    seen.one_of(table.open_door, 6)
    seen.one_of(table.next_door() if table.open_door >= 0 else -1, 6)
    seen.one_of(order.index(table.first_player), len(order))
    _question(table, order, seen)
    _clock(table, seat, seen)


def _planes(table: Table, order: list[int], seen: Row) -> None:
    board = table.board
    margin = COLUMNS - board.width
    if not board.planes:
        board.planes = _drawn(board)
    seen.copy(board.planes)
    row = seen.blank(6 * SPACES)
    stars = table.stars
    for first in range(0, board.size, board.width):
        for space in range(first, first + board.width):
            colour = stars[space]
            if colour >= 0:
                seen.mark(row + colour * SPACES + space)
        row += margin
    pawns = seen.blank(len(order) * SPACES)
    for k, player in enumerate(order):
        space = table.pawns[player]
        if space >= 0:
            seen.mark(pawns + k * SPACES + space + space // board.width * margin)


def _drawn(board: Board) -> bytes:
    """The planes that a board never changes: its spaces, floors, walls and replay places."""
    drawn = Row()
    drawn.blank(4 * SPACES)
    for space in range(board.size):
        at = space // board.width * COLUMNS + space % board.width
        edges = board.edges[space]
        drawn.mark(at)
        if edges & 1:
            drawn.mark(SPACES + at)
        if edges & 2:
            drawn.mark(2 * SPACES + at)
        if board.symbols[space] == REPLAY_PLACE:
            drawn.mark(3 * SPACES + at)
    return drawn.packed()


def _cards(table: Table, seat: int, order: list[int], seen: Row) -> None:
    """Rivals show what lies face up and how many cards lie face down, and no more."""
    face_up = seen.blank(5 * len(order))
    face_down = [0] * len(order)
    hidden = 0
    for k, player in enumerate(order):
        for card in table.laid_cards(player):
            if card < FACE_DOWN:
                seen.mark(face_up + 5 * k + card)
            else:
                face_down[k] += 1
                if player == seat:
                    hidden |= 1 << (card - FACE_DOWN)
    for count in face_down:
        seen.add(count / 5)
    for card in range(5):
        seen.flag(table.hands[seat] >> card & 1 == 1)
    for card in range(5):
        seen.flag(hidden >> card & 1 == 1)


def _moves(table: Table, seat: int, seen: Row) -> None:
    space = table.pawns[seat]
    if space < 0:
        seen.blank(5 * MOVES)
        return
    facing = table.facing[seat]
    possible = table.board.open_moves(space, facing)
    for move in range(MOVES):
        if possible >> move & 1:
            seen.flag(table.hands[seat] & MOVE_CARDS[move] != 0)
            _look_along(table, seat, table.board.walk(space, facing, move), seen)
        else:
            seen.blank(5)


def _look_along(table: Table, seat: int, path: list[int], seen: Row) -> None:
    stars, pairs, tokens, rivals = 0, 0, 0, 0
    owned = table.owned[seat * 6 : seat * 6 + 6]
    passed: list[int] = []
    for space in path:
        colour = table.stars[space]
        if colour >= 0 and space not in passed:
            passed.append(space)
            stars += 1
            owned[colour] += 1
            pairs += 1 - owned[colour] % 2
        elif colour < 0 and table.board.symbols[space] == REPLAY_PLACE and tokens < table.supply:
            tokens += 1
        if table.rival_at(space, seat) >= 0:
            rivals += 1
    seen.scale(stars, 4)
    seen.scale(pairs, 4)
    seen.scale(tokens, 2)
    seen.scale(rivals, 2)


def _question(table: Table, order: list[int], seen: Row) -> None:
    if table.seat < 0:
        seen.blank(2 * len(order) + len(KINDS))
        return
    top = table.decision()
    seen.one_of(order.index(table.seat), len(order))
    seen.one_of(KINDS.index(type(top)), len(KINDS))
    seen.one_of(order.index(top.victim) if isinstance(top, StealFrom) else -1, len(order))


def _clock(table: Table, seat: int, seen: Row) -> None:
    seen.scale(table.left, 100)
    seen.scale(max(0, table.left - table.limit) if table.goal == 0 else 0, 100)
    seen.scale(max(0, table.goal - points(table, seat)), 40)
    seen.scale(table.supply, 20)
    seen.scale(table.quiet_rounds, table.stall_rounds)
    seen.flag(table.replayed)
    seen.flag(is_last_round(table))
