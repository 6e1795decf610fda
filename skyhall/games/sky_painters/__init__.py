"""Sky Painters: a sky of cards, dice to colour them, and painters who bring hope."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

from skyhall.core.dice import Dice
from skyhall.core.edition import Edition, Entry
from skyhall.core.game import Game
from skyhall.core.observation import Part
from skyhall.core.state import Json, OptionValue, Setup, State
from skyhall.games.sky_painters import usage
from skyhall.games.sky_painters.edition import read_box
from skyhall.games.sky_painters.house import options
from skyhall.games.sky_painters.observe import parts
from skyhall.games.sky_painters.position import read_position
from skyhall.games.sky_painters.setup import set_up
from skyhall.games.sky_painters.shapes import View
from skyhall.games.sky_painters.state import SkyPainters
from skyhall.games.sky_painters.words import WORDS


class SkyPaintersGame(Game):
    """The room of Sky Painters."""

    name = "sky-painters"
    seats = range(2, 5)

    def read_edition(self, entry: Entry, edition_hash: str) -> Edition:
        return read_box(entry, edition_hash)

    def start(self, setup: Setup, dice: Dice) -> State:
        return set_up(setup, dice)

    def position(self, data: Mapping[str, Json]) -> State:
        return read_position(self, data)

    def longest(self, seats: int, options: Mapping[str, OptionValue]) -> int:
        """SP-38: every idle turn but the last few lies between two that fill a symbol, take a card or buy a Painter."""
        fills = 5 * 100 + 48 * 20 * seats
        return 2 * fills * 10 * seats * 100

    def observation(self, seats: int) -> list[Part]:
        return parts(seats)

    def view_schema(self) -> type:
        return View

    def first_seat(self, state: State) -> int:
        assert isinstance(state, SkyPainters)
        return state.first

    def rounds(self, state: State) -> int:
        assert isinstance(state, SkyPainters)
        return state.turn

    def used(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, SkyPainters)
        return usage.used(state, seat)

    def draw(self, view: Mapping[str, object]) -> str:
        drawn = import_module("skyhall.games.sky_painters.draw").draw(view)
        assert isinstance(drawn, str)
        return drawn


GAME: Final = SkyPaintersGame(WORDS, options(), Path(__file__).parent)
