"""What a seat may see, as numbers (spec, section 7). Boards smaller than 18 × 12 fill the upper left corner."""

from typing import Final

from mypy_extensions import i32, i64

from skyhall.core.observation import Part, Row, chairs, from_seat, numbered, vec
from skyhall.core.state import Decision
from skyhall.games.gravity_superstar.box.board import TURN_BY, Board
from skyhall.games.gravity_superstar.box.faces import REPLAY_PLACE, space_name
from skyhall.games.gravity_superstar.box.words import (
    CARDS,
    COLOURS,
    DROP_MOVE,
    MOVE_CARDS,
    MOVES,
    SIDE_MOVES,
    TURN_LEFT,
)
from skyhall.games.gravity_superstar.play.ending import is_last_round
from skyhall.games.gravity_superstar.play.scoring import points
from skyhall.games.gravity_superstar.play.setting_up import ChooseDoor
from skyhall.games.gravity_superstar.play.state import FACE_DOWN, Table
from skyhall.games.gravity_superstar.play.travel import StealFrom
from skyhall.games.gravity_superstar.play.turn import Act, Replay

COLUMNS: Final = 18
SPACES: Final = 18 * 12
# No way passes more stars: it falls through a column or a row at most.
MOST_PASSED: Final = 32
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


def _sights() -> list[bytes]:
    """What is told of a move, for all that there can be to tell: playable, stars, pairs, tokens, rivals."""
    found: list[bytes] = []
    for met in range(3):
        for tokens in range(3):
            for pairs in range(5):
                for stars in range(5):
                    for playable in (False, True):
                        row = Row()
                        row.flag(playable)
                        row.scale(stars, 4)
                        row.scale(pairs, 4)
                        row.scale(tokens, 2)
                        row.scale(met, 2)
                        found.append(row.packed())
    return found


_SIGHTS: Final = _sights()


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
    seats = table.setup.seats
    order = from_seat(seat, seats)
    _planes(table, order, seen)
    for player in order:
        seen.one_of(table.facing[player] if table.pawns[player] >= 0 else -1, 4)
    is_owned = seen.alike(table.owned)
    if seen.alike(table.tokens, 1) and is_owned:
        seen.skip(8 * seats)
    else:
        for player in order:
            for colour in range(player * 6, player * 6 + 6):
                seen.scale(table.owned[colour], 10)
        for player in order:
            seen.scale(table.tokens[player], 10)
        for player in order:
            seen.scale(points(table, player), 40)
    _cards(table, seat, order, seen)
    _moves(table, seat, seen)
    seen.one_of(table.open_door, 6)
    seen.one_of(table.next_door() if table.open_door >= 0 else -1, 6)
    seen.one_of((table.first_player - seat) % seats, seats)
    _question(table, seat, seats, seen)
    _clock(table, seat, seen)


def _planes(table: Table, order: list[int], seen: Row) -> None:
    board = table.board
    margin = COLUMNS - board.width
    if seen.again:
        seen.skip(4 * SPACES)
    else:
        if not board.planes:
            board.planes = _drawn(board)
        seen.copy(board.planes)
    # Stars are only ever taken away: as many are the same.
    if seen.same(table.left, 1):
        seen.skip(6 * SPACES)
    else:
        seen.plot(table.stars, 6, SPACES, board.width, COLUMNS)
    for player in order:
        space = table.pawns[player]
        seen.one_of(space + space // board.width * margin if space >= 0 else -1, SPACES)


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
    covered: list[int] = []
    hidden: i64 = 0
    for player in order:
        laid: i64 = table.laid[player]
        face_up: i64 = 0
        face_down: i64 = 0
        while laid:
            card: i64 = (laid & 7) - 1
            if laid & FACE_DOWN:
                face_down += 1
                if player == seat:
                    hidden |= i64(1) << card
            else:
                face_up |= i64(1) << card
            laid >>= 4
        seen.flags(face_up, 5)
        covered.append(face_down)
    for count in covered:
        seen.scale(count, 5)
    seen.flags(table.hands[seat], 5)
    seen.flags(hidden, 5)


def _moves(table: Table, seat: int, seen: Row) -> None:
    space = table.pawns[seat]
    facing, hand = table.facing[seat], table.hands[seat]
    odd: i64 = 0
    for colour in range(i64(6)):
        odd |= (i64(table.owned[seat * 6 + colour]) & 1) << colour
    is_own = seen.same(odd << 7 | i64(facing) << 5 | i64(hand))
    is_rest = seen.same(table.left, 1)
    is_supply = seen.same(table.supply, 2)
    if seen.alike(table.pawns, 3) and is_own and is_rest and is_supply:
        seen.skip(5 * MOVES)
        return
    board = table.board
    rivals = [pawn for player, pawn in enumerate(table.pawns) if pawn >= 0 and player != seat]
    possible: i64 = board.open_moves(space, facing) if space >= 0 else 0
    passed = vec[i32]([0] * MOST_PASSED)
    for move in range(i64(MOVES)):
        sight: i64 = 0
        if possible >> move & 1:
            sight = _look_along(table, space, facing, move, odd, rivals, passed)
            if hand & MOVE_CARDS[move]:
                sight += 1
        if seen.same(sight, 4):
            seen.skip(5)
        else:
            seen.copy(_SIGHTS[sight])


def _look_along(table: Table, space: i64, facing: i64, move: i64, odd: i64, rivals: list[int], passed: vec[i32]) -> i64:
    """What a move would meet, as the number of its piece in `_SIGHTS`; the way is that of `Board.walk`.

    `odd` has a bit for each colour that lacks one to a pair, `rivals` are the spaces with a pawn of theirs. `passed` is
    room for the spaces whose star is taken on the way, lent so that it is made once.
    """
    board, all_stars = table.board, table.stars
    edges, ahead, symbols = board.edges, board.next, board.symbols
    size: i64 = board.size
    supply: i64 = table.supply
    route: i64 = facing
    steps: i64 = 0
    if move < SIDE_MOVES:
        route = board.moves.routes[move * 4 + facing]
        steps = board.moves.lengths[move]
    elif move == DROP_MOVE:
        steps = 1
    else:
        facing = (facing + TURN_BY[move - TURN_LEFT]) & 3
    stars: i64 = 0
    pairs: i64 = 0
    tokens: i64 = 0
    met: i64 = 0
    while True:
        if steps > 0:
            space = ahead[(route & 3) * size + space]
            route >>= 2
            steps -= 1
        elif i64(edges[space]) >> facing & 1:
            break
        else:
            space = ahead[facing * size + space]
        colour: i64 = all_stars[space]
        if colour < 0:
            if tokens < supply and symbols[space] == REPLAY_PLACE:
                tokens += 1
        else:
            k: i64 = 0
            while k < stars and i64(passed[k]) != space:
                k += 1
            if k == stars:
                passed[k] = i32(space)
                stars += 1
                pairs += odd >> colour & 1
                odd ^= i64(1) << colour
        for rival in rivals:
            if i64(rival) == space:
                met += 1
    return 2 * (min(stars, 4) + 5 * (min(pairs, 4) + 5 * (min(tokens, 2) + 3 * min(met, 2))))


def _question(table: Table, seat: int, seats: int, seen: Row) -> None:
    top = table.decision() if table.seat >= 0 else None
    seen.one_of((table.seat - seat) % seats if table.seat >= 0 else -1, seats)
    kind = type(top)
    for one in KINDS:
        seen.flag(one is kind)
    seen.one_of((top.victim - seat) % seats if isinstance(top, StealFrom) else -1, seats)


def _clock(table: Table, seat: int, seen: Row) -> None:
    seen.scale(table.left, 100)
    seen.scale(max(0, table.left - table.limit) if table.goal == 0 else 0, 100)
    seen.scale(max(0, table.goal - points(table, seat)) if table.goal else 0, 40)
    seen.scale(table.supply, 20)
    seen.scale(table.quiet_rounds, table.stall_rounds)
    seen.flag(table.replayed)
    seen.flag(is_last_round(table))
