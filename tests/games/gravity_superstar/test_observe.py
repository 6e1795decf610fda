"""Observations: every part where `parts` says it is, from the seat's point of view, and nothing hidden."""

from random import Random

from skyhall.core.registry import game
from skyhall.testing.observed import part
from skyhall.testing.play import play


def marked(plane):
    """The spaces of a plane that hold something, by name."""
    return ["abcdefghijklmnopqr"[at % 18] + str(at // 18 + 1) for at, value in enumerate(plane) if value]


def test_planes_show_the_board(q):
    table = q(pawns=["c2 S", "i4 W"], stars={"e2": "blue", "l6": "white"})
    assert len(marked(part(table, 0, "board"))) == 72
    stars = part(table, 0, "stars")
    assert [marked(stars[k * 216 : (k + 1) * 216]) for k in range(6)] == [["e2"], [], [], [], [], ["l6"]]
    board = table.board
    floor = [space for space in range(72) if board.stands(space, 0)]
    assert [at // 18 * 12 + at % 18 for at, value in enumerate(part(table, 0, "floor")) if value] == floor
    wall = [space for space in range(72) if board.stands(space, 1)]
    assert [at // 18 * 12 + at % 18 for at, value in enumerate(part(table, 0, "wall")) if value] == wall
    replay = [space for space in range(72) if board.symbols[space] == 2]
    assert [at // 18 * 12 + at % 18 for at, value in enumerate(part(table, 0, "replay places")) if value] == replay


def test_the_own_seat_comes_first(q):
    table = q(pawns=["c2 S", "i4 W"], owned=[{"blue": 2}, {"white": 5}], tokens=[0, 1])
    for seat, own, other in ((0, "c2", "i4"), (1, "i4", "c2")):
        planes = part(table, seat, "pawns")
        assert (marked(planes[:216]), marked(planes[216:])) == ([own], [other])
    assert part(table, 0, "facing") == [1, 0, 0, 0, 0, 1, 0, 0]
    assert part(table, 1, "facing") == [0, 1, 0, 0, 1, 0, 0, 0]
    assert part(table, 1, "stars owned") == [0, 0, 0, 0, 0, 0.5, 0.2, 0, 0, 0, 0, 0]
    assert part(table, 1, "tokens") == [0.1, 0]
    assert part(table, 1, "points") == [8 / 40, 3 / 40]
    assert part(table, 0, "to decide") == [1, 0]
    assert part(table, 1, "to decide") == [0, 1]


def test_a_pawn_off_the_board_is_nowhere(q):
    table = q(pawns=["c2 S", None])
    assert part(table, 1, "facing")[:4] == [0, 0, 0, 0]
    assert part(table, 1, "moves") == [0.0] * 50
    assert not any(part(table, 1, "pawns")[:216])


def test_face_down_cards_are_seen_by_their_owner_only(q):
    one = q(pawns=["c2 S", "i4 W"], laid=[["long"], ["high", "?drop", "?wild"]])
    two = q(pawns=["c2 S", "i4 W"], laid=[["long"], ["high", "?rotate", "?long"]])
    assert one.observe(0) == two.observe(0)
    assert one.observe(1) != two.observe(1)
    assert part(one, 0, "face up") == [1, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert part(one, 0, "face down") == [0, 0.4]
    assert part(one, 1, "hidden") == [0, 0, 1, 0, 1]
    assert part(one, 1, "hand") == [1, 0, 0, 1, 0]


def test_moves_tell_what_lies_on_the_way(q):
    table = q(pawns=["c2 S", "i4 W"], laid=[["wild"], []])
    board, start = table.board, table.pawns[0]
    path = board.walk(start, 0, 6)
    for space in path:
        table.stars[space] = 3
    moves = part(table, 0, "moves")
    drop = moves[30:35]
    stars = len(set(path))
    assert drop == [1, min(1, stars / 4), min(1, stars // 2 / 4), 0, 0]
    for move in range(6):
        is_open = board.open_moves(start, 0) >> move & 1
        assert moves[5 * move] == is_open
    table.lay(0, [2, 4])
    assert part(table, 0, "moves")[30] == 0


def test_every_move_is_looked_along_as_the_board_walks_it():
    """Observations walk by themselves, for speed: at every position of some games the way is that of `Board.walk`."""
    seen, dice = 0, Random(1)
    for seats in (2, 4, 6):
        table = game("gravity-superstar").new(seats, "ways")
        while not table.over:
            table.push(dice.choice(table.actions()))
            seat = max(table.seat, 0)
            if table.pawns[seat] < 0:
                continue
            board, space, facing = table.board, table.pawns[seat], table.facing[seat]
            rivals = {pawn for player, pawn in enumerate(table.pawns) if player != seat}
            moves = part(table, seat, "moves")
            for move in range(10):
                if board.open_moves(space, facing) >> move & 1:
                    path = board.walk(space, facing, move)
                    stars = {at for at in path if table.stars[at] >= 0}
                    owned = [sum(table.stars[at] == colour for at in stars) for colour in range(6)]
                    had = table.owned[seat * 6 : seat * 6 + 6]
                    pairs = sum((h + o) // 2 - h // 2 for h, o in zip(had, owned, strict=True))
                    tokens = min(table.supply, sum(board.symbols[at] == 2 and table.stars[at] < 0 for at in path))
                    met = sum(at in rivals for at in path)
                    told = [min(len(stars), 4) / 4, min(pairs, 4) / 4, min(tokens, 2) / 2, min(met, 2) / 2]
                    assert moves[5 * move + 1 : 5 * move + 5] == told
                    seen += 1
                else:
                    assert moves[5 * move : 5 * move + 5] == [0] * 5
    assert seen > 500


def test_rivals_and_tokens_on_the_way(q):
    table = q(pawns=["c2 S", "i4 W"])
    first = next(space for space in table.board.walk(table.pawns[0], 0, 6))
    table.pawns[1] = first
    assert part(table, 0, "moves")[34] == 0.5
    table.board.symbols[first] = 2
    try:
        assert part(table, 0, "moves")[33] == 0.5
        table.supply = 0
        assert part(table, 0, "moves")[33] == 0
    finally:
        table.board.symbols[first] = 0


def test_the_question_and_its_victim(q):
    table = q(pawns=["c2 S", "i4 W"], tokens=[1, 0], ask="replay")
    assert part(table, 0, "question") == [0, 1, 0, 0]
    play(table, "end")
    assert part(table, 0, "question") == [1, 0, 0, 0]
    assert part(table, 0, "victim") == [0, 0]
    assert part(table, 0, "first player") == [1, 0]
    assert part(table, 1, "first player") == [0, 1]


def test_the_clock(q):
    table = q(pawns=["c2 S", "i4 W"], stars={"e2": "blue"}, owned=[{"blue": 2}, {}], quiet_rounds=5)
    assert part(table, 0, "clock")[0] == 0.01
    assert part(table, 0, "clock")[4] == 0.25
    assert part(table, 0, "clock")[6] == 1
    expert = q(pawns=["c2 S", "i4 W"], stars={"e2": "blue"}, owned=[{"blue": 2}, {}], options={"end": "expert"})
    assert part(expert, 0, "clock")[1:3] == [0, 15 / 40]
    assert part(expert, 1, "clock")[1:3] == [0, 18 / 40]
    assert part(expert, 0, "clock")[6] == 0
    assert part(table, 0, "doors") == [1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
