"""Setting up: the board, the stars, the first player and the Open Door pawn (GS-7 to GS-16)."""

from collections.abc import Mapping
from typing import Final

from skyhall.core.dice import Dice
from skyhall.core.errors import OptionsError
from skyhall.core.event import Json
from skyhall.core.game import Option
from skyhall.core.state import Decision, OptionValue, Setup, Step
from skyhall.games.gravity_superstar.box.board import Board
from skyhall.games.gravity_superstar.box.edition import FULL_HAND, Box
from skyhall.games.gravity_superstar.box.faces import FACINGS
from skyhall.games.gravity_superstar.box.words import COLOURS, DOOR
from skyhall.games.gravity_superstar.play.state import Table
from skyhall.games.gravity_superstar.play.turn import START

# With so few seats a card that passes would give everybody two turns running.
TWO: Final = 2


def _seats(seats: int) -> range:
    return range(seats)


def _doors(_seats: int) -> range:
    return range(1, 7)


def _stall(_seats: int) -> range:
    return range(5, 101)


OPTIONS: Final[list[Option]] = [
    Option("end", "standard", ("standard", "expert")),
    Option("layout", "random", ("random",), free="codes such as 2A0 3B2, one for each tile in reading order"),
    Option("first_player", "random", ("random",), _seats),
    Option("first_door", "random", ("random", "chosen"), _doors, samples=(2,)),
    Option("stall_rounds", 20, (), _stall),
    Option("first_card", "stays", ("stays", "passes"), late=True, least_seats=3),
]


def longest(seats: int, options: Mapping[str, OptionValue], box: Box) -> int:
    """A number of decisions that no game can pass: after `stall_rounds` rounds without a star it is over (GS-48)."""
    stall = options["stall_rounds"]
    assert isinstance(stall, int)
    rounds = (box.most_symbols(seats) + 1) * stall
    # Two actions, a Replay between them, and a theft from every rival, each at most once (ruling 21).
    questions = 2 + 1 + (seats - 1)
    # One more: the first door may be chosen (GS-11).
    return rounds * seats * questions + 1


def lay_out(setup: Setup, dice: Dice) -> Table:
    """The table before the first turn, drawn in the order of GS-16."""
    first = setup.options["first_player"]
    first_player = first if isinstance(first, int) else dice.below(setup.seats)
    table = bare_table(setup, dice)
    table.first_player = first_player
    _put_stars(table, dice)
    table.open_door = _first_door(table, dice)
    table.agenda.append(Begin(first_player))
    return table


def bare_table(setup: Setup, dice: Dice, layout: str = "") -> Table:
    """GS-13, GS-14: the board is laid, with no pawn and no star on it; hands are full and nobody owns anything.

    The layout is that of the options unless another is given.
    """
    box = setup.edition
    assert isinstance(box, Box)
    arrangement = box.arrangements[setup.seats]
    stall = setup.options["stall_rounds"]
    assert isinstance(stall, int)
    table = Table(setup, dice, box, _lay_board(setup, box, dice, layout))
    table.stars = [-1] * table.board.size
    table.pawns = [-1] * setup.seats
    table.facing = [0] * setup.seats
    table.hands = [FULL_HAND] * setup.seats
    table.laid = [0] * setup.seats
    table.owned = [0] * (setup.seats * 6)
    table.tokens = [0] * setup.seats
    table.supply = box.tokens
    table.limit = arrangement.end_stars
    table.goal = arrangement.expert_points if setup.options["end"] == "expert" else 0
    table.stall_rounds = stall
    table.passes = setup.options["first_card"] == "passes" and setup.seats > TWO
    return table


def _lay_board(setup: Setup, box: Box, dice: Dice, layout: str) -> Board:
    """GS-8: as written, or tiles, sides and turns at random."""
    arrangement = box.arrangements[setup.seats]
    layout = layout or str(setup.options["layout"])
    if layout != "random":
        faces = box.layout(layout, arrangement.tiles)
    else:
        order = list(range(len(box.faces)))
        dice.shuffle(order)
        faces = []
        for tile in order[: arrangement.tiles]:
            side = dice.below(2)
            faces.append(box.faces[tile][side * 4 + dice.below(4)])
    return box.board(faces, arrangement.columns, arrangement.rows)


def _put_stars(table: Table, dice: Dice) -> None:
    """GS-12: one from the bag on every symbol; the rest leave the game."""
    bag = table.box.bag[:]
    dice.shuffle(bag)
    for space, symbol in enumerate(table.board.symbols):
        if symbol:
            table.stars[space] = bag[table.left]
            table.left += 1


def _first_door(table: Table, dice: Dice) -> int:
    """GS-11: as the option says; −1 while it is still to be chosen."""
    door = table.setup.options["first_door"]
    doors = len(table.board.doors)
    if isinstance(door, int):
        if door > doors:
            raise OptionsError(f'option "first_door" is {door}: expected at most {doors} on this board')
        return door - 1
    return dice.below(doors) if door == "random" else -1


class Begin(Step):
    """GS-11, GS-15: everything is laid out; the first player begins."""

    def run(self, table: Table) -> None:
        if table.log is not None:
            table.emit("game_started", opening(table))
        table.agenda.append(START[self.seat])
        if table.open_door < 0:
            table.agenda.append(ChooseDoor(self.seat))


def opening(table: Table) -> dict[str, Json]:
    """The set-up, for those who look on."""
    board = table.board
    return {
        "layout": table.layout,
        "width": board.width,
        "height": board.size // board.width,
        "doors": [
            {"number": k + 1, "space": board.names[space], "facing": FACINGS[board.door_facings[k]]}
            for k, space in enumerate(board.doors)
        ],
        "open_door": None if table.open_door < 0 else table.open_door + 1,
        "stars": [
            {"space": board.names[space], "colour": COLOURS[colour]}
            for space, colour in enumerate(table.stars)
            if colour >= 0
        ],
        "first_player": table.first_player,
    }


class ChooseDoor(Decision):
    """GS-11: with `first_door = chosen` the first player puts the Open Door pawn on any door."""

    def actions(self, table: Table) -> list[int]:
        return list(range(DOOR, DOOR + len(table.board.doors)))

    def take(self, table: Table, action: int) -> None:
        table.open_door = action - DOOR
        table.emit("open_door_placed", {"seat": self.seat, "door": action - DOOR + 1})
