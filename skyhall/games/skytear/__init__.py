"""Skytear: two teams of heroes, two lanes, a dome, and a Stack of responses."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from skyhall.core.decks import DeckPool, DeckReport
from skyhall.core.dice import Dice
from skyhall.core.drawing import PLAIN, Say, Voice
from skyhall.core.edition import Edition, Entry, Overlay, content_hash
from skyhall.core.event import Json, Message
from skyhall.core.game import Game, Option
from skyhall.core.lens import Refusal, Slip
from skyhall.core.observation import Part, Row
from skyhall.core.schema import Schema
from skyhall.core.state import OptionValue, Setup, State
from skyhall.core.themes import Theme
from skyhall.core.vocabulary import Vocabulary
from skyhall.games.skytear import position
from skyhall.games.skytear.box import longest
from skyhall.games.skytear.box.contents import Box, called
from skyhall.games.skytear.box.edition import read_box
from skyhall.games.skytear.box.schema import SCHEMA
from skyhall.games.skytear.box.words import WORDS
from skyhall.games.skytear.events import PHRASES, THEMES
from skyhall.games.skytear.lens import (
    decklist,
    draw,
    evaluate,
    features,
    hidden,
    observe,
    observe_teams,
    outcome,
    question,
    refusals,
    rest,
    shortcuts,
    slips,
    things,
    usage,
    view,
    why,
    wording,
)
from skyhall.games.skytear.lens.shapes import View
from skyhall.games.skytear.lens.view import without_aims
from skyhall.games.skytear.play import scoring
from skyhall.games.skytear.play.setting_up import lay_out
from skyhall.games.skytear.play.state import Table


class Skytear(Game):
    """2 to 4 players on two sides."""

    name = "skytear"
    env_version = 3  # the observation since there are sides, a third lane, and questions about decks
    seats = range(2, 5)
    schema: ClassVar[Schema] = SCHEMA
    hidden: ClassVar[tuple[str, ...]] = (
        "building",
        "chain",
        "decks",
        "hands",
        "leads",
        "looking",
        "set_aside",
        "sets",
    )
    overlay: ClassVar[Overlay] = Overlay(("id",))
    late_tables: ClassVar[tuple[str, ...]] = ("maps", "faction_cards", "sample_decks")
    idle_word: ClassVar[str] = "pass"
    feature_names: ClassVar[tuple[str, ...]] = features.NAMES
    themes: ClassVar[tuple[Theme, ...]] = THEMES
    learned_with: ClassVar[tuple[str, ...]] = ("mode", "map", "decks")

    def read_edition(self, entry: Entry, edition_hash: str) -> Edition:
        # Sample decks are proposals: a hall may change them, and games are what they were.
        return read_box(entry, edition_hash, content_hash(self.as_printed(entry.data, "sample_decks")))

    def edition_words(self, edition: Edition) -> Vocabulary:
        assert isinstance(edition, Box)
        return called(edition)

    def edition_warnings(self, edition: Edition, deep: bool) -> list[str]:
        assert isinstance(edition, Box)
        return edition.left_out

    def box_texts(self, edition: Edition, say: Say) -> dict[str, str]:
        assert isinstance(edition, Box)
        return wording.Wording(edition, say).all()

    def tell_part(self, edition: Edition, part: object, say: Say) -> str:
        assert isinstance(edition, Box)
        return wording.tell_part(edition, part, say)

    def start(self, setup: Setup, dice: Dice) -> State:
        return lay_out(setup, dice)

    def read_position(self, entry: Entry, setup: Setup, dice: Dice) -> State:
        return position.read_position(entry, setup, dice)

    def renewed(self, data: Mapping[str, Json]) -> Mapping[str, Json]:
        return position.renewed(data)

    def rules(self, seats: int, options: Mapping[str, OptionValue]) -> int:
        """SK-199: a table of two without any of the late options is played as ever."""
        is_old = all(options.get(name, self.options[name].default) == self.options[name].default for name in LATE)
        return 1 if seats == 2 and is_old else 2

    def longest(self, seats: int, options: Mapping[str, OptionValue], edition: Edition) -> int:
        assert isinstance(edition, Box)
        return longest.longest(edition.chosen(options), options, seats)

    # lenses

    def scores(self, state: Table) -> list[int]:
        return scoring.scores(state)

    def standing(self, state: Table) -> list[tuple[int, ...]]:
        return scoring.standing(state)

    def sides(self, state: Table) -> list[int]:
        return list(state.side_of)

    def talks_apart(self, state: Table) -> bool:
        """SK-157: a side has a channel of its own where partners' hands are open."""
        return state.setup.seats > 2 and state.is_open

    def view_schema(self) -> type:
        return View

    def view(self, state: Table, seat: int | None) -> View:
        return view.view(state, seat)

    def own_view(self, state: Table, seat: int, public: View) -> View:
        return view.own_view(state, seat, public)

    def without_helps(self, view: View) -> View:
        return {**view, "seats": [without_aims(seat) for seat in view["seats"]]}

    def draw(self, view: View, voice: Voice = PLAIN, whole: bool = True) -> str:
        return draw.draw(view, voice, whole)

    def outcome(self, view: View, word: str, voice: Voice = PLAIN) -> str:
        return outcome.outcome(view, word, voice)

    def at_once(self, state: Table) -> dict[str, list[int]]:
        return shortcuts.at_once(state)

    def tally(self, view: View, voice: Voice = PLAIN) -> dict[str, list[str]]:
        return outcome.tally(view, voice)

    def counts(self, view: View) -> bool:
        return False

    def progress(self, view: View) -> tuple[int, int, list[int]]:
        return view["turn"], view["turns"], []

    def facts(self, edition: Edition, kind: str, key: str, say: Say) -> list[str]:
        assert isinstance(edition, Box)
        return wording.facts(edition, kind, key, say)

    def observation(self, seats: int) -> list[Part]:
        return observe.parts(seats) if seats == 2 else observe_teams.parts()

    def observe(self, state: Table, seat: int, seen: Row) -> None:
        if state.setup.seats == 2:
            observe.observe(state, seat, seen)
        else:
            observe_teams.observe(state, seat, seen)

    def features(self, state: Table) -> list[list[float]]:
        return features.features(state)

    def stage(self, state: Table) -> float:
        return features.stage(state)

    def goes_on(self, state: Table) -> int:
        return rest.goes_on(state)

    def evaluate(self, state: Table) -> list[float]:
        return evaluate.evaluate(state)

    def things(self, edition: Edition) -> dict[str, list[Json]]:
        assert isinstance(edition, Box)
        return things.things(edition)

    def deck_pool(self, edition: Edition) -> DeckPool | None:
        assert isinstance(edition, Box)
        return decklist.pool(edition)

    def check_deck(self, edition: Edition, text: str, heroes: list[str] | None = None) -> DeckReport:
        assert isinstance(edition, Box)
        return decklist.report(edition, text, heroes)

    def deck_words(self, state: Table, text: str) -> list[int]:
        return decklist.deck_words(state, text)

    def discreet(self, state: Table, action: int) -> int:
        return decklist.discreet(state, action)

    def determinize(self, state: Table, seat: int, dice: Dice) -> Table:
        return hidden.determinize(state, seat, dice)

    def conserved(self, state: Table) -> dict[str, int]:
        return hidden.conserved(state)

    def why(self, state: Table) -> Message | None:
        return why.why(state)

    def refusals(self, state: Table) -> list[Refusal]:
        return refusals.refusals(state)

    def slips(self, state: Table, action: int, others: list[int]) -> list[Slip]:
        return slips.slips(state, action, others)

    def details(self, state: Table) -> Mapping[str, Json]:
        return question.details(state)

    def prompt(self, state: Table) -> Message:
        return question.prompt(state)

    def question(self, state: Table) -> Message:
        return question.question(state)

    def describe(self, state: Table, action: int) -> Message:
        return question.describe(state, action)

    # for the lab

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

    def decisive(self, state: Table) -> list[str]:
        return usage.decisive(state)


LATE: Final = ("map", "decks")  # options of a table of two that came with the second version of the rules


def _seats(seats: int) -> range:
    return range(seats)


def _victory_cards(_seats: int) -> range:
    return range(6)


def _alone(_seats: int) -> range:
    """SK-190: one of three seats."""
    return range(3)


GAME: Final = Skytear(
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
        Option("map", "two_lanes", ("two_lanes", "three_lanes"), late=True),
        Option("alone", 0, (), _alone, late=True, least_seats=3),
        Option("partner_hands", "open", ("open", "closed"), late=True, least_seats=3),
        Option("decks", "premade", ("premade", "chosen", "draft"), late=True),
    ],
    Path(__file__).parent,
    PHRASES,
)
