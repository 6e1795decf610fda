"""Gravity Superstar: pawns that each have their own "down", on a board that wraps around."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from skyhall.core.dice import Dice
from skyhall.core.drawing import PLAIN, Say, Voice
from skyhall.core.edition import Edition, Entry, Overlay
from skyhall.core.event import Json, Message
from skyhall.core.game import Game
from skyhall.core.lens import Refusal, Slip
from skyhall.core.observation import Part, Row
from skyhall.core.schema import Field, Schema
from skyhall.core.state import OptionValue, Setup
from skyhall.core.themes import Theme
from skyhall.games.gravity_superstar import position
from skyhall.games.gravity_superstar.box import reach
from skyhall.games.gravity_superstar.box.edition import SCHEMA, Box, read_box
from skyhall.games.gravity_superstar.box.words import WORDS
from skyhall.games.gravity_superstar.events import PHRASES, THEMES
from skyhall.games.gravity_superstar.lens import (
    draw,
    evaluate,
    features,
    hidden,
    observe,
    outcome,
    question,
    refusals,
    slips,
    things,
    usage,
    view,
    why,
    wording,
)
from skyhall.games.gravity_superstar.lens.shapes import View
from skyhall.games.gravity_superstar.play import scoring, setting_up
from skyhall.games.gravity_superstar.play.state import Table


class GravitySuperstar(Game):
    """2 to 6 players."""

    name = "gravity-superstar"
    seats = range(2, 7)
    overlay: ClassVar[Overlay] = Overlay(("id", "count"))
    schema: ClassVar[Schema] = SCHEMA
    hidden: ClassVar[tuple[str, ...]] = ("hands", "laid")
    outcomes: ClassVar[tuple[str, ...]] = ("couple",)
    feature_names: ClassVar[tuple[str, ...]] = features.NAMES
    themes: ClassVar[tuple[Theme, ...]] = THEMES
    learned_with: ClassVar[tuple[str, ...]] = ("end",)

    def read_edition(self, entry: Entry, edition_hash: str) -> Box:
        return read_box(entry, edition_hash)

    def box_texts(self, edition: Edition, say: Say) -> dict[str, str]:
        return wording.box_texts(say)

    def edition_warnings(self, edition: Edition, deep: bool) -> list[str]:
        assert isinstance(edition, Box)
        return reach.warnings(edition, deep)

    def longest(self, seats: int, options: Mapping[str, OptionValue], edition: Edition) -> int:
        assert isinstance(edition, Box)
        return setting_up.longest(seats, options, edition)

    def things_of(self, section: Field, entry: Mapping[str, object]) -> list[str]:
        return things.things_of(section.key, entry)

    def start(self, setup: Setup, dice: Dice) -> Table:
        return setting_up.lay_out(setup, dice)

    def bare(self, setup: Setup, dice: Dice, kept: Mapping[str, object]) -> Table:
        return setting_up.bare_table(setup, dice, str(kept["layout"]))

    def read_position(self, entry: Entry, setup: Setup, dice: Dice) -> Table:
        return position.read_position(entry, setup, dice)

    def renewed(self, data: Mapping[str, Json]) -> Mapping[str, Json]:
        return position.renewed(data)

    def scores(self, state: Table) -> list[int]:
        return scoring.scores(state)

    def standing(self, state: Table) -> list[tuple[int, ...]]:
        return scoring.standing(state)

    def view_schema(self) -> type:
        return View

    def view(self, state: Table, seat: int | None) -> View:
        return view.view(state, seat)

    def own_view(self, state: Table, seat: int, public: View) -> View:
        return view.own_view(state, seat, public)

    def without_helps(self, view: View) -> View:
        return {**view, "players": [{**player, "danger": []} for player in view["players"]]}

    def draw(self, view: View, voice: Voice = PLAIN, whole: bool = True) -> str:
        return draw.draw(view, voice)

    def outcome(self, view: View, word: str, voice: Voice = PLAIN) -> str:
        return outcome.outcome(view, word, voice)

    def tally(self, view: View, voice: Voice = PLAIN) -> dict[str, list[str]]:
        return outcome.tally(view, voice)

    def progress(self, view: View) -> tuple[int, int, list[int]]:
        return view["round"], 0, [player["points"] for player in view["players"]]

    def why(self, state: Table) -> Message | None:
        return why.why(state)

    def refusals(self, state: Table) -> list[Refusal]:
        return refusals.refusals(state)

    def slips(self, state: Table, action: int, others: list[int]) -> list[Slip]:
        return slips.slips(state, action, others)

    def details(self, state: Table) -> Mapping[str, Json]:
        return question.details(state)

    def describe(self, state: Table, action: int) -> Message:
        return question.describe(state, action)

    def things(self, edition: Edition) -> dict[str, list[Json]]:
        assert isinstance(edition, Box)
        return things.things(edition)

    def determinize(self, state: Table, seat: int, dice: Dice) -> Table:
        return hidden.determinize(state, seat, dice)

    def conserved(self, state: Table) -> dict[str, int]:
        return hidden.conserved(state)

    def evaluate(self, state: Table) -> list[float]:
        return evaluate.evaluate(state)

    def features(self, state: Table) -> list[list[float]]:
        return features.features(state)

    def stage(self, state: Table) -> float:
        return features.stage(state)

    def observation(self, seats: int) -> list[Part]:
        return observe.parts(seats)

    def observe(self, state: Table, seat: int, seen: Row) -> None:
        observe.observe(state, seat, seen)

    def first_seat(self, state: Table) -> int:
        return state.began()

    def rounds(self, state: Table) -> int:
        return state.round

    def used(self, state: Table, seat: int) -> list[str]:
        return usage.used(state, seat)

    def when(self, state: Table, seat: int) -> dict[str, int]:
        return usage.when(state, seat)

    def earned(self, state: Table, seat: int) -> dict[str, float]:
        return usage.earned(state, seat)


GAME: Final = GravitySuperstar(WORDS, setting_up.OPTIONS, Path(__file__).parent, PHRASES)
