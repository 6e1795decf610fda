"""Sky Painters: a sky of cards, dice to colour them, and painters who bring hope."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from skyhall.core.dice import Dice
from skyhall.core.drawing import PLAIN, Say, Voice
from skyhall.core.edition import Edition, Entry
from skyhall.core.event import Json, Message
from skyhall.core.game import Game
from skyhall.core.lens import Refusal, Slip
from skyhall.core.observation import Part, Row
from skyhall.core.schema import Schema
from skyhall.core.state import OptionValue, Setup
from skyhall.core.themes import Theme
from skyhall.games.sky_painters.box.edition import SCHEMA, Box, read_box
from skyhall.games.sky_painters.box.options import DUEL, options
from skyhall.games.sky_painters.box.words import WORDS
from skyhall.games.sky_painters.events import PHRASES, THEMES
from skyhall.games.sky_painters.lens import (
    draw,
    evaluate,
    features,
    hidden,
    observe,
    outcome,
    question,
    refusals,
    slips,
    usage,
    view,
    why,
    wording,
)
from skyhall.games.sky_painters.lens.shapes import View
from skyhall.games.sky_painters.play import scoring
from skyhall.games.sky_painters.play.house import House
from skyhall.games.sky_painters.play.length import longest
from skyhall.games.sky_painters.play.setting_up import lay_out
from skyhall.games.sky_painters.play.state import Table
from skyhall.games.sky_painters.position import read_position, renewed


class SkyPainters(Game):
    """The room of Sky Painters."""

    name = "sky-painters"
    seats = range(2, 5)
    schema: ClassVar[Schema] = SCHEMA
    hidden: ClassVar[tuple[str, ...]] = ("deck", "card_box", "pile", "tile_box", "drawn", "halo_box")
    feature_names: ClassVar[tuple[str, ...]] = features.NAMES
    themes: ClassVar[tuple[Theme, ...]] = THEMES
    learned_with: ClassVar[tuple[str, ...]] = ("variant", "deck_size", "painters_to_win", "victory_needs_leader")

    def read_edition(self, entry: Entry, edition_hash: str) -> Box:
        return read_box(entry, edition_hash)

    def box_texts(self, edition: Edition, say: Say) -> dict[str, str]:
        assert isinstance(edition, Box)
        return wording.box_texts(edition, say)

    def tell_part(self, edition: Edition, part: object, say: Say) -> str:
        return wording.tell_part(part, say)

    def start(self, setup: Setup, dice: Dice) -> Table:
        return lay_out(setup, dice)

    def read_position(self, entry: Entry, setup: Setup, dice: Dice) -> Table:
        return read_position(entry, setup, dice)

    def renewed(self, data: Mapping[str, Json]) -> Mapping[str, Json]:
        return renewed(data)

    def longest(self, seats: int, options: Mapping[str, OptionValue], edition: Edition) -> int:
        assert isinstance(edition, Box)
        return longest(House(self.setup(seats, options, edition), edition), seats, edition)

    def observation(self, seats: int) -> list[Part]:
        return observe.parts(seats)

    def view_schema(self) -> type:
        return View

    # the lenses

    def scores(self, state: Table) -> list[int]:
        return scoring.scores(state)

    def standing(self, state: Table) -> list[tuple[int, ...]]:
        return scoring.standing(state)

    def view(self, state: Table, seat: int | None) -> View:
        return view.view(state, seat)

    def own_view(self, state: Table, seat: int, public: View) -> View:
        return view.own_view(state, seat, public)

    def draw(self, view: View, voice: Voice = PLAIN, whole: bool = True) -> str:
        return draw.draw(view, voice, whole)

    def outcome(self, view: View, word: str, voice: Voice = PLAIN) -> str:
        return outcome.outcome(view, word, voice)

    def tally(self, view: View, voice: Voice = PLAIN) -> dict[str, list[str]]:
        return outcome.tally(view, voice)

    def counts(self, view: View) -> bool:
        return view["variant"] != DUEL

    def progress(self, view: View) -> tuple[int, int, list[int]]:
        points = [seat["points_now"]["total"] for seat in view["seats"]]
        return 0, 0, points if self.counts(view) else []

    def facts(self, edition: Edition, kind: str, key: str, say: Say) -> list[str]:
        assert isinstance(edition, Box)
        return wording.facts(edition, kind, key, say)

    def things(self, edition: Edition) -> dict[str, list[Json]]:
        assert isinstance(edition, Box)
        return view.things(edition)

    def determinize(self, state: Table, seat: int, dice: Dice) -> Table:
        return hidden.determinize(state, seat, dice)

    def conserved(self, state: Table) -> dict[str, int]:
        return hidden.conserved(state)

    def features(self, state: Table) -> list[list[float]]:
        return features.features(state)

    def stage(self, state: Table) -> float:
        return features.stage(state)

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
        return state.first

    def rounds(self, state: Table) -> int:
        return state.turn

    def used(self, state: Table, seat: int) -> list[str]:
        return usage.used(state, seat)

    def offers(self, state: Table) -> dict[str, tuple[int, int]]:
        return usage.offers(state)

    def when(self, state: Table, seat: int) -> dict[str, int]:
        return usage.when(state, seat)

    def earned(self, state: Table, seat: int) -> dict[str, float]:
        return usage.earned(state, seat)


GAME: Final = SkyPainters(WORDS, options(), Path(__file__).parent, PHRASES)
