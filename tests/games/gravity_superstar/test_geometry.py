"""Board, platforms and doors: GS-1 to GS-10."""

import pytest

from skyhall.core.errors import OptionsError
from skyhall.games.gravity_superstar import GAME
from skyhall.games.gravity_superstar.box.board import Board
from skyhall.games.gravity_superstar.box.edition import Box
from skyhall.games.gravity_superstar.box.faces import EAST, NORTH, SOUTH, WEST, space_name
from skyhall.testing.play import legal, play

BOX = GAME.edition("standard")
assert isinstance(BOX, Box)

BOARD_Q = """\
+   +   +---+---+   +   +---+---+   +   +---+   +
  * | .   .   .   . | *   * | .   .   *   ^   .
+   +   +---+---+   +   +   +   +---+---+   +---+
  R | .   v   .   * | .   . | *   . | .   R   .
+   +   +---+---+   +   +   +   +   +   +   +   +
  . | .   * | .   . | *   . | *   .   .   .   *
+   +   +   +   +   +   +   +   +   +   +---+---+
  .   R | .   * | .   .   *   . | *   .   .   .
+   +   +   +   +   +   +   +   +   +   +---+---+
  .   *   . | .   *   .   . | . | .   . | *   *
+---+---+   +   +---+---+   +   +   +   +   +   +
  .   .   * | *   .   .   .   . | *   R | .   .
+   +   +---+---+   +   +---+---+   +   +---+   +"""

BOARD_G = """\
+   +   +---+---+   +   +   +   +   +   +---+   +
  *   .   *   .   . | .   .   > | .   . | R   *
+---+---+---+   +---+   +   +   +   +   +---+---+
  .   ^   .   *   * | .   * | R   . | . | .   .
+   +   +---+---+   +   +---+   +   +   +   +   +
  .   *   .   .   * | . | . | .   * | .   *   .
+---+---+   +   +   +   +   +   +   +   +---+---+
  . | R   .   .   .   * | .   * | . | R   .   .
+   +   +---+---+   +   +   +   +   +   +   +   +
  * | . | *   .   . | . | *   . | .   *   .   .
+   +   +   +   +   +   +---+---+   +---+---+---+
  .   . | .   R | .   *   .   .   *   .   . | R
+   +   +   +   +   +---+   +---+---+   +   +   +
  .   *   . | * | .   .   . | .   * | .   R | .
+   +   +   +   +---+---+   +   +---+---+   +   +
  > | .   R | . | *   .   . | *   .   *   . | .
+   +   +   +   +   +   +   +   +   +   +---+---+
  * | .   . | .   *   .   . | .   *   .   .   *
+   +   +   +---+   +   +   +   +---+---+   +   +
  * | .   .   .   . | R   *   .   .   R   . | .
+   +   +---+   +---+---+---+---+   +   +   +   +
  .   *   *   .   . | .   * | R   .   .   > | .
+---+---+   +---+   +   +   +   +---+---+   +   +
  .   .   .   R   .   * | . | .   . | .   * | R
+   +   +---+---+   +   +   +   +   +   +---+   +"""


def drawn(board: Board) -> str:
    """A board in the spec's own map format."""
    width, height = board.width, board.size // board.width
    doors = {space: "v<^>"[facing] for space, facing in zip(board.doors, board.door_facings, strict=True)}
    lines = []
    for y in range(height + 1):
        row = [y % height * width + x for x in range(width)]
        lines.append("+" + "+".join("---" if board.stands(space, NORTH) else "   " for space in row) + "+")
        if y < height:
            cells = [
                ("|" if board.stands(space, WEST) else " ") + f" {doors.get(space) or '.*R'[board.symbols[space]]} "
                for space in row
            ]
            lines.append("".join(cells))
    return "\n".join(line.rstrip() for line in lines)


@pytest.mark.parametrize(
    ("layout", "shape", "picture"), [("2A0 3B2", (2, 1), BOARD_Q), ("5A3 6A1 1B1 2B2", (2, 2), BOARD_G)]
)
def test_the_boards_of_the_spec(layout, shape, picture):
    """GS-1, GS-4, GS-5, GS-9: tiles turned and joined give the pictures of the spec, seams and wraps included."""
    board = Board(BOX.layout(layout, shape[0] * shape[1]), *shape, BOX.moves)
    assert drawn(board) == picture


def test_spaces_are_named_by_column_and_row():
    """GS-1: x runs right, y down; space index = y·W + x."""
    assert space_name(0, 12) == "a1"
    assert space_name(2 * 12 + 11, 12) == "l3"


def test_left_and_right_are_the_pawns_own(q, look):
    """GS-2: with feet S the left is W; with feet N it is E; words refer to the facing before the action."""
    south = play(q(pawn="e5 S"), "simple drop left")
    assert look.path(south)[0] == "d5"
    north = play(q(pawn="d3 N"), "simple drop left")
    assert look.path(north)[0] == "e3"


def test_only_rotate_changes_the_facing(q, look):
    """GS-2."""
    for word in legal(q(pawn="e5 S")):
        table = play(q(pawn="e5 S"), word)
        assert look.where(table, 0).endswith("S") != word.startswith("rotate")


def test_the_board_wraps():
    """GS-3: the neighbour over an edge is at the other end of the same row or column."""
    board = Board(BOX.layout("2A0 3B2", 2), 2, 1, BOX.moves)
    size, width = board.size, board.width
    assert board.next[NORTH * size + 3] == 5 * width + 3
    assert board.next[SOUTH * size + 5 * width + 3] == 3
    assert board.next[WEST * size + 2 * width] == 2 * width + 11
    assert board.next[EAST * size + 2 * width + 11] == 2 * width


def test_a_platform_works_from_both_sides():
    """GS-4, GS-5, ruling 28: whatever tile draws it, both spaces have it."""
    for layout, shape in (("2A0 3B2", (2, 1)), ("5A3 6A1 1B1 2B2", (2, 2)), ("1A1 2B3 3A2 4B0 5A1 6B3", (3, 2))):
        board = Board(BOX.layout(layout, shape[0] * shape[1]), *shape, BOX.moves)
        for space in range(board.size):
            for d in range(4):
                there = board.next[d * board.size + space]
                assert board.stands(space, d) == board.stands(there, (d + 2) % 4)


def test_a_pawn_stands_on_the_platform_at_its_feet(q):
    """GS-6: a position with a floating pawn, or two on a space, is refused."""
    from skyhall.core.errors import PositionError

    with pytest.raises(PositionError, match="does not stand on e3 S"):
        q(pawn="e3 S")
    with pytest.raises(PositionError, match="two on c2"):
        q(pawns=["c2 S", "c2 N"])


@pytest.mark.parametrize(("seats", "columns", "rows"), [(2, 2, 1), (3, 2, 2), (4, 2, 2), (5, 3, 2), (6, 3, 2)])
def test_arrangements(seats, columns, rows):
    """GS-7, ruling 1."""
    board = GAME.new(seats, "board").board
    assert (board.columns, board.rows) == (columns, rows)
    assert board.width == 6 * columns
    assert board.size == 36 * columns * rows


def test_four_quarter_turns_are_none():
    """GS-9."""
    for faces in BOX.faces:
        for side in (0, 4):
            turned = faces[side + 3].turned()
            assert (turned.symbols, turned.edges, turned.door, turned.facing, turned.code) == (
                faces[side].symbols,
                faces[side].edges,
                faces[side].door,
                faces[side].facing,
                faces[side].code,
            )


@pytest.mark.parametrize(
    ("layout", "error"),
    [
        ("2A0", "1 tiles: expected 2"),
        ("2A0 2B1", "tile 2 appears twice"),
        ("2A0 9B1", '"9B1": expected a tile'),
        ("2A0 3C1", '"3C1": expected a tile'),
        ("2A0 3B4", '"3B4": expected a tile'),
        ("2A0 3B2 4A0", "3 tiles: expected 2"),
    ],
)
def test_a_wrong_layout_is_an_options_error(layout, error):
    """GS-8."""
    with pytest.raises(OptionsError, match=error):
        GAME.new(2, "x", {"layout": layout})


def test_random_layouts_use_all_tiles_sides_and_turns():
    """GS-8, ruling 2."""
    codes = {code for seed in range(200) for code in GAME.new(2, str(seed)).layout.split()}
    assert len(codes) == 48


def test_each_tile_has_one_door_and_doors_are_numbered_clockwise():
    """GS-10."""
    board = GAME.new(6, "doors", {"layout": "1A0 2A0 3A0 4A0 5A0 6A0"}).board
    assert [space_name(space, 18) for space in board.doors] == ["d3", "i2", "r3", "m11", "k8", "b10"]
    assert len(set(board.doors)) == 6
