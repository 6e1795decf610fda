"""Cloud Race: two to four kites, a die, and winds kept in hand."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from cloud_race import position
from cloud_race.box.edition import SCHEMA, Box, named_words, read_box
from cloud_race.box.words import WORDS
from cloud_race.events import PHRASES
from cloud_race.lens import draw, evaluate, hidden, observe, question, refusals, usage, view
from cloud_race.lens.shapes import View
from cloud_race.play import scoring
from cloud_race.play.race import lay_out
from cloud_race.play.state import Table
from skyhall.core.dice import Dice
from skyhall.core.drawing import PLAIN, Voice
from skyhall.core.edition import Edition, Entry
from skyhall.core.event import Json, Message
from skyhall.core.game import Game
from skyhall.core.lens import Refusal
from skyhall.core.observation import Part, Row
from skyhall.core.schema import Schema
from skyhall.core.state import OptionValue, Setup
from skyhall.core.vocabulary import Vocabulary


class CloudRace(Game):
    """The game to the rest of the hall."""

    name = "cloud-race"
    seats = range(2, 5)
    default_edition = "standard"
    schema: ClassVar[Schema] = SCHEMA
    hidden: ClassVar[tuple[str, ...]] = ("hands", "deck")

    def __init__(self) -> None:
        super().__init__(WORDS, [], Path(__file__).parent, PHRASES)

    def read_edition(self, entry: Entry, edition_hash: str) -> Edition:
        return read_box(entry, edition_hash)

    def edition_words(self, edition: Edition) -> Vocabulary:
        return named_words(box_of(edition))

    def start(self, setup: Setup, dice: Dice) -> Table:
        return lay_out(setup, dice, box_of(setup.edition))

    def read_position(self, entry: Entry, setup: Setup, dice: Dice) -> Table:
        return position.read_position(entry, setup, dice, box_of(setup.edition))

    def longest(self, seats: int, options: Mapping[str, OptionValue], edition: Edition) -> int:
        """CR-7: one decision for each seat and round."""
        return seats * box_of(edition).rounds

    def observation(self, seats: int) -> list[Part]:
        return observe.parts(seats)

    def view_schema(self) -> type:
        return View

    # lenses

    def scores(self, state: Table) -> list[int]:
        return scoring.scores(state)

    def standing(self, state: Table) -> list[tuple[int, ...]]:
        return scoring.standing(state)

    def view(self, state: Table, seat: int | None) -> View:
        return view.view(state, seat)

    def determinize(self, state: Table, seat: int, dice: Dice) -> Table:
        return hidden.determinize(state, seat, dice)

    def conserved(self, state: Table) -> dict[str, int]:
        return hidden.conserved(state)

    def evaluate(self, state: Table) -> list[float]:
        return evaluate.evaluate(state)

    def observe(self, state: Table, seat: int, seen: Row) -> None:
        observe.observe(state, seat, seen)

    def refusals(self, state: Table) -> list[Refusal]:
        return refusals.refusals(state)

    def details(self, state: Table) -> Mapping[str, Json]:
        return question.details(state)

    def describe(self, state: Table, action: int) -> Message:
        return question.describe(state, action)

    def draw(self, view: View, voice: Voice = PLAIN, whole: bool = True) -> str:
        return draw.draw(view, voice)

    def rounds(self, state: Table) -> int:
        return state.round

    def used(self, state: Table, seat: int) -> list[str]:
        return usage.used(state, seat)


def box_of(edition: Edition) -> Box:
    """The edition as this game reads it."""
    assert isinstance(edition, Box)
    return edition


GAME = CloudRace()
