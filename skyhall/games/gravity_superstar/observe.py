"""What a seat may see, as numbers (spec, section 7). Boards smaller than 18 × 12 fill the upper left corner."""

from typing import TYPE_CHECKING, Final

from skyhall.core.observation import Part, from_seat, one_of, scaled
from skyhall.games.gravity_superstar.faces import REPLAY_PLACE
from skyhall.games.gravity_superstar.scoring import points
from skyhall.games.gravity_superstar.words import DROP_MOVE, SIDE_MOVES, TURN_LEFT

if TYPE_CHECKING:
    from skyhall.games.gravity_superstar.state import Table

COLUMNS: Final = 18
SPACES: Final = 18 * 12
MOVES: Final = 10
KINDS: Final = ["Act", "Replay", "StealFrom", "ChooseDoor"]
_FACE_DOWN: Final = 8


def parts(seats: int) -> list[Part]:
    """The parts in order. Planes list the spaces row by row, 18 to a row."""
    return [
        Part("board", SPACES, "1 where there is a space, row by row, 18 columns × 12 rows"),
        Part("floor", SPACES, "1 for a platform on the southern edge of the space"),
        Part("wall", SPACES, "1 for a platform on the western edge of the space"),
        Part("replay places", SPACES, "1 for a replay place"),
        Part("stars", 6 * SPACES, "6 planes: blue, yellow, pink, green, orange, white; 1 for a star"),
        Part("pawns", seats * SPACES, "a plane a seat, own first, then in turn order; 1 where the pawn is"),
        Part("facing", 4 * seats, "for each seat, own first: feet to S, W, N, E; all 0 off the board"),
        Part("stars owned", 6 * seats, "for each seat, own first: stars by colour, / 10"),
        Part("tokens", seats, "for each seat, own first: Replay tokens, / 10"),
        Part("points", seats, "for each seat, own first: points, / 40"),
        Part("face up", 5 * seats, "for each seat, own first: long, high, drop, rotate, wild lies face up"),
        Part("face down", seats, "for each seat, own first: cards face down, / 5"),
        Part("hand", 5, "own hand: long, high, drop, rotate, wild"),
        Part("hidden", 5, "own cards that lie face down, in the same order"),
        Part(
            "moves",
            5 * MOVES,
            "for simple left, simple right, long left, long right, high left, high right, drop, turn left, turn right, "
            "turn half of the own pawn: playable; stars on the way / 4; pairs they would make / 4; replay places with "
            "a token / 2; rivals met / 2",
        ),
        Part("doors", 12, "open door 1 to 6, then the next one 1 to 6"),
        Part("first player", seats, "the first player, counted from the own seat"),
        Part("to decide", seats, "who must decide, counted from the own seat; all 0 at the end"),
        Part("question", len(KINDS), "the open question: act, replay, steal, choose a door"),
        Part("victim", seats, "who is stolen from, counted from the own seat"),
        Part(
            "clock",
            7,
            "stars left / 100; stars until the end / 100 (standard end); points that the own seat lacks / 40 (expert "
            "end); tokens in the supply / 20; quiet rounds as a share of the limit; second action of a turn; last "
            "round is called",
        ),
    ]


def observe(table: "Table", seat: int) -> list[float]:
    """The parts above, for one seat."""
    order = from_seat(seat, table.setup.seats)
    seen = _planes(table, order)
    for player in order:
        seen += one_of(table.facing[player] if table.pawns[player] >= 0 else -1, 4)
    for player in order:
        for colour in range(6):
            seen.append(scaled(table.owned[player * 6 + colour], 10))
    for player in order:
        seen.append(scaled(table.tokens[player], 10))
    for player in order:
        seen.append(scaled(points(table, player), 40))
    seen += _cards(table, seat, order)
    seen += _moves(table, seat)
    seen += one_of(table.open_door, 6)
    seen += one_of(table.next_door() if table.open_door >= 0 else -1, 6)
    seen += one_of(order.index(table.first_player), len(order))
    seen += _question(table, order)
    seen += _clock(table, seat)
    return seen


def _planes(table: "Table", order: list[int]) -> list[float]:
    seen = [0.0] * ((10 + len(order)) * SPACES)
    board = table.board
    width = board.width
    for space in range(board.size):
        at = space // width * COLUMNS + space % width
        edges = board.edges[space]
        seen[at] = 1.0
        if edges & 1:
            seen[SPACES + at] = 1.0
        if edges & 2:
            seen[2 * SPACES + at] = 1.0
        if board.symbols[space] == REPLAY_PLACE:
            seen[3 * SPACES + at] = 1.0
        colour = table.stars[space]
        if colour >= 0:
            seen[(4 + colour) * SPACES + at] = 1.0
    for k, player in enumerate(order):
        space = table.pawns[player]
        if space >= 0:
            seen[(10 + k) * SPACES + space // width * COLUMNS + space % width] = 1.0
    return seen


def _cards(table: "Table", seat: int, order: list[int]) -> list[float]:
    """Rivals show what lies face up and how many cards lie face down, and no more."""
    face_up = [0.0] * (5 * len(order))
    face_down = [0] * len(order)
    hidden = [0.0] * 5
    for k, player in enumerate(order):
        for card in table.laid_cards(player):
            if card < _FACE_DOWN:
                face_up[5 * k + card] = 1.0
            else:
                face_down[k] += 1
                if player == seat:
                    hidden[card - _FACE_DOWN] = 1.0
    seen = face_up
    for count in face_down:
        seen.append(count / 5)
    for card in range(5):
        seen.append(float(table.hands[seat] >> card & 1))
    return seen + hidden


def _moves(table: "Table", seat: int) -> list[float]:
    seen = [0.0] * (5 * MOVES)
    space = table.pawns[seat]
    if space < 0:
        return seen
    facing = table.facing[seat]
    possible = table.board.open_moves(space, facing)
    for move in range(MOVES):
        if move < SIDE_MOVES:
            is_open = possible >> move & 1 == 1
        else:
            is_open = move == DROP_MOVE or move - TURN_LEFT in table.box.turns
        if is_open:
            seen[5 * move] = float(_has_card(table.hands[seat], move))
            _look_along(table, seat, table.board.walk(space, facing, move), seen, 5 * move + 1)
    return seen


def _has_card(hand: int, move: int) -> bool:
    """Any card makes a simple move; the wild card makes any."""
    if move < 2:
        return hand != 0
    card = move // 2 - 1 if move < DROP_MOVE else 2 if move == DROP_MOVE else 3
    return hand & (16 | 1 << card) != 0


def _look_along(table: "Table", seat: int, path: list[int], seen: list[float], at: int) -> None:
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
    seen[at] = scaled(stars, 4)
    seen[at + 1] = scaled(pairs, 4)
    seen[at + 2] = scaled(tokens, 2)
    seen[at + 3] = scaled(rivals, 2)


def _question(table: "Table", order: list[int]) -> list[float]:
    if table.seat < 0:
        return [0.0] * (2 * len(order) + len(KINDS))
    top = table.decision()
    victim = top.details(table).get("victim")
    return (
        one_of(order.index(table.seat), len(order))
        + one_of(KINDS.index(type(top).__name__), len(KINDS))
        + one_of(order.index(victim) if isinstance(victim, int) else -1, len(order))
    )


def _clock(table: "Table", seat: int) -> list[float]:
    is_last = table.triggered >= 0 or table.left == 0 if table.goal else table.left <= table.limit
    return [
        scaled(table.left, 100),
        scaled(max(0, table.left - table.limit), 100) if table.goal == 0 else 0.0,
        scaled(max(0, table.goal - points(table, seat)), 40),
        scaled(table.supply, 20),
        scaled(table.quiet_rounds, table.stall_rounds),
        float(table.replayed),
        float(is_last),
    ]
