"""Gravity Superstar: pawns that each have their own "down", on a board that wraps around."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

from skyhall.core.dice import Dice
from skyhall.core.edition import Edition, Entry
from skyhall.core.errors import OptionsError
from skyhall.core.game import Game, Option
from skyhall.core.observation import Part
from skyhall.core.state import Json, OptionValue, Setup, State
from skyhall.games.gravity_superstar import position as positions
from skyhall.games.gravity_superstar import usage
from skyhall.games.gravity_superstar.board import Board
from skyhall.games.gravity_superstar.edition import Box, read_box
from skyhall.games.gravity_superstar.faces import Face
from skyhall.games.gravity_superstar.observe import parts
from skyhall.games.gravity_superstar.reach import warnings
from skyhall.games.gravity_superstar.rules import Begin
from skyhall.games.gravity_superstar.shapes import View
from skyhall.games.gravity_superstar.state import Table
from skyhall.games.gravity_superstar.words import WORDS


class GravitySuperstar(Game):
    """2 to 6 players."""

    name = "gravity-superstar"
    seats = range(2, 7)
    quiet_events: tuple[str, ...] = ("pawn_entered", "turn_ended", "round_ended", "open_door_moved")
    outcomes: tuple[str, ...] = ("couple",)

    def read_edition(self, entry: Entry, edition_hash: str) -> Edition:
        return read_box(entry, edition_hash)

    def edition_warnings(self, edition: Edition, deep: bool) -> list[str]:
        assert isinstance(edition, Box)
        return warnings(edition, deep)

    def start(self, setup: Setup, dice: Dice) -> State:
        """GS-7 to GS-16, drawing in the order of GS-16."""
        box = setup.edition
        assert isinstance(box, Box)
        options = setup.options
        first = options["first_player"]
        first_player = first if isinstance(first, int) else dice.below(setup.seats)
        board = _lay_board(box, setup, dice)
        table = Table(setup, dice, box, board)
        table.clear()
        table.first_player = first_player
        bag = box.bag[:]
        dice.shuffle(bag)
        for space, symbol in enumerate(board.symbols):
            if symbol:
                table.stars[space] = bag[table.left]
                table.left += 1
        door = options["first_door"]
        if isinstance(door, int):
            if door > len(board.doors):
                raise OptionsError(f'option "first_door" is {door}: expected at most {len(board.doors)} on this board')
            table.open_door = door - 1
        elif door == "random":
            table.open_door = dice.below(len(board.doors))
        table.agenda.append(Begin(first_player))
        return table

    def position(self, data: Mapping[str, Json]) -> State:
        return positions.position(self, data)

    def longest(self, seats: int, options: Mapping[str, OptionValue]) -> int:
        """GS-48: a star leaves the board at least every `stall_rounds` rounds; a turn has few questions (ruling 21)."""
        stall = options["stall_rounds"]
        assert isinstance(stall, int)
        return (36 * 6 + 1) * stall * seats * (seats + 2) + 1

    def observation(self, seats: int) -> list[Part]:
        return parts(seats)

    def view_schema(self) -> type:
        return View

    def first_seat(self, state: State) -> int:
        assert isinstance(state, Table)
        return state.first_player

    def rounds(self, state: State) -> int:
        assert isinstance(state, Table)
        return state.round

    def used(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Table)
        return usage.used(state, seat)

    def draw(self, view: Mapping[str, object]) -> str:
        drawn = import_module("skyhall.games.gravity_superstar.draw").draw(view)
        assert isinstance(drawn, str)
        return drawn


def _lay_board(box: Box, setup: Setup, dice: Dice) -> Board:
    """GS-8: as written, or tiles, sides and turns at random."""
    arrangement = box.arrangements[setup.seats]
    layout = setup.options["layout"]
    assert isinstance(layout, str)
    if layout == "random":
        order = list(range(len(box.faces)))
        dice.shuffle(order)
        faces: list[Face] = []
        for tile in order[: arrangement.tiles]:
            side = dice.below(2)
            faces.append(box.faces[tile][side * 4 + dice.below(4)])
    else:
        faces = box.layout(layout, arrangement.tiles)
    return box.board(faces, arrangement.columns, arrangement.rows)


def _seats(seats: int) -> range:
    return range(seats)


def _doors(_seats: int) -> range:
    return range(1, 7)


def _stall(_seats: int) -> range:
    return range(5, 101)


GAME: Final = GravitySuperstar(
    WORDS,
    [
        Option("end", "standard", ("standard", "expert")),
        Option("layout", "random", ("random",), free="codes such as 2A0 3B2, one for each tile in reading order"),
        Option("first_player", "random", ("random",), _seats),
        Option("first_door", "random", ("random", "chosen"), _doors, samples=(2,)),
        Option("stall_rounds", 20, (), _stall),
    ],
    Path(__file__).parent,
)
