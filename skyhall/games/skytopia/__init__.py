"""Skytopia: golems race to raise the towers of four floating cities."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from skyhall.core.dice import Dice
from skyhall.core.drawing import PLAIN, Say, Voice
from skyhall.core.edition import Edition, Entry, Overlay, shown
from skyhall.core.errors import OptionsError
from skyhall.core.event import Json, Message
from skyhall.core.game import Game, Option
from skyhall.core.lens import Refusal, Slip
from skyhall.core.observation import Part, Row
from skyhall.core.schema import Field, Schema
from skyhall.core.state import OptionValue, Setup
from skyhall.core.themes import Theme
from skyhall.games.skytopia.box.edition import HARD_MODE, SCHEMA, Box, read_box
from skyhall.games.skytopia.box.words import WORDS
from skyhall.games.skytopia.events import PHRASES, THEMES
from skyhall.games.skytopia.lens import (
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
from skyhall.games.skytopia.lens.shapes import View
from skyhall.games.skytopia.play import length, scoring
from skyhall.games.skytopia.play.setting_up import lay_out
from skyhall.games.skytopia.play.state import Table
from skyhall.games.skytopia.position import read_position


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
    overlay: ClassVar[Overlay] = Overlay(("name", "colour"), ("by", "when"), ("do",))
    schema: ClassVar[Schema] = SCHEMA
    hidden: ClassVar[tuple[str, ...]] = ("decks",)
    outcomes: ClassVar[tuple[str, ...]] = ("guildmaster",)
    feature_names: ClassVar[tuple[str, ...]] = features.NAMES
    themes: ClassVar[tuple[Theme, ...]] = THEMES
    learned_with: ClassVar[tuple[str, ...]] = ("market_rows",)

    def __init__(self) -> None:
        options = [
            Option("first", "random", ("random", "seat0")),
            Option("opening", "tile", ("tile", "free")),
            Option("abilities", "dealt", ("dealt", "draft")),
            Option("sides", "A", ("A", "B", "each")),
            MarketRows("market_rows", "normal", ("normal", *HARD_MODE)),
        ]
        super().__init__(WORDS, options, Path(__file__).parent, PHRASES)

    def read_edition(self, entry: Entry, edition_hash: str) -> Box:
        return read_box(entry, edition_hash)

    def box_texts(self, edition: Edition, say: Say) -> dict[str, str]:
        assert isinstance(edition, Box)
        return wording.box_texts(edition)

    def tell_part(self, edition: Edition, part: object, say: Say) -> str:
        return wording.tell_part(part, say)

    def things_of(self, section: Field, entry: Mapping[str, object]) -> list[str]:
        return things.things_of(section.key, entry)

    def start(self, setup: Setup, dice: Dice) -> Table:
        return lay_out(setup, dice)

    def read_position(self, entry: Entry, setup: Setup, dice: Dice) -> Table:
        return read_position(entry, setup, dice)

    def longest(self, seats: int, options: Mapping[str, OptionValue], edition: Edition) -> int:
        assert isinstance(edition, Box)
        return length.longest(edition, seats, options)

    def features(self, state: Table) -> list[list[float]]:
        return features.features(state)

    def stage(self, state: Table) -> float:
        return features.stage(state)

    def observation(self, seats: int) -> list[Part]:
        return observe.parts(seats)

    def observation_labels(self, edition: Edition) -> dict[str, str]:
        assert isinstance(edition, Box)
        return observe.labels(edition)

    def view_schema(self) -> type:
        return View

    def scores(self, state: Table) -> list[int]:
        return scoring.scores(state)

    def standing(self, state: Table) -> list[tuple[int, ...]]:
        return scoring.standing(state)

    def view(self, state: Table, seat: int | None) -> View:
        return view.view(state, seat)

    def own_view(self, state: Table, seat: int, public: View) -> View:
        return view.own_view(state, seat, public)

    def things(self, edition: Edition) -> dict[str, list[Json]]:
        assert isinstance(edition, Box)
        return things.things(edition)

    def determinize(self, state: Table, seat: int, dice: Dice) -> Table:
        return hidden.determinize(state, dice)

    def conserved(self, state: Table) -> dict[str, int]:
        return hidden.conserved(state)

    def evaluate(self, state: Table) -> list[float]:
        return evaluate.evaluate(state)

    def observe(self, state: Table, seat: int, seen: Row) -> None:
        observe.observe(state, seat, seen)

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

    def first_seat(self, state: Table) -> int:
        return usage.first_seat(state)

    def rounds(self, state: Table) -> int:
        return state.round_number

    def used(self, state: Table, seat: int) -> list[str]:
        return usage.used(state, seat)

    def alike(self, name: str) -> str:
        return usage.alike(name)

    def offers(self, state: Table) -> dict[str, tuple[int, int]]:
        return usage.offers(state)

    def when(self, state: Table, seat: int) -> dict[str, int]:
        return usage.when(state, seat)

    def earned(self, state: Table, seat: int) -> dict[str, float]:
        return usage.earned(state, seat)

    def draw(self, view: View, voice: Voice = PLAIN, whole: bool = True) -> str:
        return draw.draw(view, voice, whole)

    def outcome(self, view: View, word: str, voice: Voice = PLAIN) -> str:
        return outcome.outcome(view, word, voice)

    def tally(self, view: View, voice: Voice = PLAIN) -> dict[str, list[str]]:
        return outcome.tally(view, voice)

    def progress(self, view: View) -> tuple[int, int, list[int]]:
        last = view["last_round"]
        points = [seat["score_now"]["total"] for seat in view["seats"]]
        return view["round"], view["round_limit"] if last is None else last, points

    def facts(self, edition: Edition, kind: str, key: str, say: Say) -> list[str]:
        assert isinstance(edition, Box)
        return wording.facts(edition, kind, key, say)


GAME = Skytopia()
