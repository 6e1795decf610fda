"""Skytopia: golems race to raise the towers of four floating cities."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

from skyhall.core.dice import Dice
from skyhall.core.edition import Entry, shown
from skyhall.core.errors import OptionsError
from skyhall.core.game import Game, Option
from skyhall.core.observation import Part
from skyhall.core.state import Json, OptionValue, Setup, State
from skyhall.games.skytopia import usage
from skyhall.games.skytopia.components import LINE, TOP
from skyhall.games.skytopia.edition import HARD_MODE, Box, read_box
from skyhall.games.skytopia.observe import parts
from skyhall.games.skytopia.position import opened, read_options, read_position
from skyhall.games.skytopia.setting_up import lay_out
from skyhall.games.skytopia.shapes import View
from skyhall.games.skytopia.state import Table
from skyhall.games.skytopia.words import WORDS


class MarketRows(Option):
    """ST-62: hard mode, a smaller market, is offered to four seats only."""

    def check(self, value: object, seats: int) -> OptionValue:
        checked = super().check(value, seats)
        if checked != self.default and seats != 4:
            raise OptionsError(f'option "{self.name}" is {shown(value)}: with {seats} seats expected normal')
        return checked

    def examples(self, seats: int) -> list[OptionValue]:
        return super().examples(seats) if seats == 4 else [self.default]


class Skytopia(Game):
    """The game to the rest of the hall."""

    name = "skytopia"
    seats = range(2, 5)
    outcomes: tuple[str, ...] = ("guildmaster",)

    def __init__(self) -> None:
        options = [
            Option("first", "random", ("random", "seat0")),
            Option("opening", "tile", ("tile", "free")),
            Option("abilities", "dealt", ("dealt", "draft")),
            Option("sides", "A", ("A", "B", "each")),
            MarketRows("market_rows", "normal", ("normal", *HARD_MODE)),
        ]
        super().__init__(WORDS, options, Path(__file__).parent)

    def read_edition(self, entry: Entry, edition_hash: str) -> Box:
        return read_box(entry, edition_hash)

    def start(self, setup: Setup, dice: Dice) -> Table:
        assert isinstance(setup.edition, Box)
        return lay_out(setup, dice, setup.edition)

    def position(self, data: Mapping[str, Json]) -> Table:
        entry = opened(data)
        seats = entry.number("seats", self.seats[0], self.seats[-1], 2)
        setup = self.setup(seats, read_options(entry), entry.text("edition", "standard"))
        assert isinstance(setup.edition, Box)
        return read_position(entry, setup, setup.edition)

    def longest(self, seats: int, options: Mapping[str, OptionValue]) -> int:
        """Each turn every component may be a root and pass through all that lead on, four questions each at most."""
        box = self.edition()
        assert isinstance(box, Box)
        leading = [card for card in box.components if any(part.op in (TOP, LINE) for part in card.effect)]
        turn = 8 + len(box.components) * (len(leading) + 1) * 4
        return 3 * seats + box.round_limit * seats * turn

    def observation(self, seats: int) -> list[Part]:
        return parts(seats)

    def view_schema(self) -> type:
        return View

    def first_seat(self, state: State) -> int:
        assert isinstance(state, Table)
        return usage.first_seat(state)

    def rounds(self, state: State) -> int:
        assert isinstance(state, Table)
        return state.round_number

    def used(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Table)
        return usage.used(state, seat)

    def draw(self, view: Mapping[str, object]) -> str:
        drawn = import_module("skyhall.games.skytopia.draw").draw(view)
        assert isinstance(drawn, str)
        return drawn


GAME = Skytopia()
