"""Skytear: two teams of heroes, two lanes, a dome, and a Stack of responses."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

from skyhall.core.dice import Dice
from skyhall.core.edition import Edition, Entry
from skyhall.core.game import Game, Option
from skyhall.core.observation import Part
from skyhall.core.state import Json, OptionValue, Setup, State
from skyhall.games.skytear import position as positions
from skyhall.games.skytear import usage
from skyhall.games.skytear.draft import set_up
from skyhall.games.skytear.edition import read_box
from skyhall.games.skytear.observe import parts
from skyhall.games.skytear.shapes import View
from skyhall.games.skytear.state import Skytear
from skyhall.games.skytear.words import WORDS


class SkytearGame(Game):
    """2 players."""

    name = "skytear"
    seats = range(2, 3)
    quiet_events: tuple[str, ...] = ("asked", "resolved", "activation_ended", "exhausted", "mana", "readied")

    def read_edition(self, entry: Entry, edition_hash: str) -> Edition:
        return read_box(entry, edition_hash)

    def start(self, setup: Setup, dice: Dice) -> State:
        return set_up(setup, dice)

    def position(self, data: Mapping[str, Json]) -> State:
        return positions.position(self, data)

    def longest(self, seats: int, options: Mapping[str, OptionValue]) -> int:
        """4.9: five turns (nine in an edition), each bounded by AP, mana and cards; a generous bound of questions."""
        return 50_000

    def observation(self, seats: int) -> list[Part]:
        return parts(seats)

    def view_schema(self) -> type:
        return View

    def first_seat(self, state: State) -> int:
        assert isinstance(state, Skytear)
        return state.first

    def rounds(self, state: State) -> int:
        assert isinstance(state, Skytear)
        return state.turn

    def used(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, Skytear)
        return usage.used(state, seat)

    def decisive(self, state: State) -> list[str]:
        assert isinstance(state, Skytear)
        return usage.decisive(state)

    def draw(self, view: Mapping[str, object]) -> str:
        drawn = import_module("skyhall.games.skytear.draw").draw(view)
        assert isinstance(drawn, str)
        return drawn


def _seats(seats: int) -> range:
    return range(seats)


def _victory_cards(_seats: int) -> range:
    return range(6)


GAME: Final = SkytearGame(
    WORDS,
    [
        Option("setup", "faction_draft", ("faction_draft", "hero_draft", "fixed")),
        Option(
            "matchup",
            "kurumo+nupten/liothan+taulot",
            ("kurumo+nupten/liothan+taulot", "kurumo+liothan/nupten+taulot", "kurumo+taulot/nupten+liothan"),
        ),
        Option("mode", "full", ("full", "simple")),
        Option("first_player", "random", ("random",), _seats),
        Option("minion_placement", "manual", ("manual", "auto")),
        Option("victory_cards", 3, (), _victory_cards),
    ],
    Path(__file__).parent,
)
