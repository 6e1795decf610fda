"""The illustrated rules of a game: pictures as positions, a legend, the box, the set-up and a reminder.

The wording of the rules is the page's (`web/src/games/<game>/rules.en.md`); here is what is shown beside each of them,
found by the first of its numbers. The words are in the catalogue of the folder, by the keys below.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from skyhall.core.edition import Edition
from skyhall.core.errors import LessonError
from skyhall.core.event import Event, Json
from skyhall.core.game import Game
from skyhall.core.state import State
from skyhall.locale import Catalogue

# How a case is marked: what works, what brings more, what falls short, what the rules refuse, or plainly.
TONES: Final = ["plain", "good", "more", "less", "never"]
# The seed of the tables that are only laid to be looked at.
SEED: Final = "rules"


@dataclass(frozen=True)
class Frame:
    """A picture: a part of the board after some words, with a word pointed at; `about` are the pieces it tells of.

    `words` lead from the position to it; the last `fresh` of them are what it shows.
    """

    part: str
    about: list[str]
    words: list[str]
    fresh: int
    chosen: str


@dataclass(frozen=True)
class Case:
    """One case of a rule: pictures in a row, from one position."""

    key: str
    tone: str
    position: Mapping[str, Json]
    frames: list[Frame]

    def text_keys(self) -> list[str]:
        """Its heading and its sentence."""
        return [self.key, f"{self.key}-text"]


@dataclass(frozen=True)
class Worked:
    """A turn played step by step; `totals` are what is counted under it, icons with their places in the view."""

    key: str
    position: Mapping[str, Json]
    totals: dict[str, str]
    frames: list[Frame]

    def text_keys(self) -> list[str]:
        """The heading and the sentence of every step."""
        steps = [f"{self.key}-{number}" for number in range(1, len(self.frames) + 1)]
        return [key for step in steps for key in (step, f"{step}-text")]


@dataclass(frozen=True)
class Page:
    """What is shown beside a rule. `missed` are the rules that answer what people ask, empty where none is named."""

    rule: str
    cases: list[Case]
    worked: Worked | None
    missed: list[str]

    def missed_keys(self) -> list[str]:
        """What people ask."""
        return [f"miss-{self.rule}-{number}" for number in range(1, len(self.missed) + 1)]

    def text_keys(self) -> list[str]:
        """All texts of the page."""
        cases = [key for case in self.cases for key in case.text_keys()]
        worked = [] if self.worked is None else self.worked.text_keys()
        return [*cases, *worked, *[key for ask in self.missed_keys() for key in (ask, f"{ask}-answer")]]

    def frames(self) -> dict[str, tuple[Mapping[str, Json], Frame]]:
        """Every picture of the page by its name, with its position."""
        found = {
            f"case-{number}-{place}": (case.position, frame)
            for number, case in enumerate(self.cases, start=1)
            for place, frame in enumerate(case.frames, start=1)
        }
        if self.worked is not None:
            for place, frame in enumerate(self.worked.frames, start=1):
                found[f"turn-{place}"] = (self.worked.position, frame)
        return found


@dataclass(frozen=True)
class Icon:
    """A sign of the game, and the rules about it."""

    id: str
    rules: list[str]


@dataclass(frozen=True)
class Shelf:
    """Things of one kind in the box, and the icons they can be told apart by."""

    kind: str
    filters: list[str]


@dataclass(frozen=True)
class SetupStep:
    """A step of setting up: the part of the board that shows it, and numbers of its text by their place in the view."""

    part: str
    numbers: dict[str, str]


@dataclass(frozen=True)
class Rulebook:
    """All that is shown beside the rules of a game."""

    game: Game
    folder: Path | None
    pages: list[Page]
    icons: list[Icon]
    shelves: list[Shelf]
    options: dict[str, str]
    setup_moves: int
    setup: list[SetupStep]
    reminder: list[str]

    def page(self, rule: str) -> Page:
        """The page beside a rule."""
        for page in self.pages:
            if page.rule == rule:
                return page
        raise LessonError(f'{self.game.name} has no pictures beside "{rule}"')

    def laid(self, seats: int, box: Edition) -> State:
        """A table as it is set up: with as many words of the first kind played as its pieces need."""
        table = self.game.new(seats, SEED, self.options, box)
        for _ in range(self.setup_moves):
            table.apply(table.actions()[0])
        return table

    def setup_keys(self) -> list[str]:
        """The texts of the set-up."""
        return [f"setup-{number}" for number in range(1, len(self.setup) + 1)]

    def text_keys(self) -> list[str]:
        """All texts; those of the set-up have arguments."""
        icons = [key for icon in self.icons for key in (f"icon-{icon.id}", f"icon-{icon.id}-text")]
        reminder = [key for name in self.reminder for key in (f"reminder-{name}", f"reminder-{name}-text")]
        pages = [key for page in self.pages for key in page.text_keys()]
        return [*pages, *icons, *[f"shelf-{shelf.kind}" for shelf in self.shelves], *self.setup_keys(), *reminder]

    def texts(self, language: str, box: Edition | None = None) -> Catalogue:
        """The catalogue of the game with the words of its rulebook."""
        return Catalogue(language, self.game, self.folder, box)


class Shown:
    """A picture as the engine makes it: the position after the words, and what the last of them did."""

    def __init__(self, game: Game, position: Mapping[str, Json], frame: Frame, edition: str | Edition) -> None:
        box = game.edition(edition) if isinstance(edition, str) else edition
        self.state: State = game.position(position, listen=True, box=box)
        self.events: list[Event] = []
        old = len(frame.words) - frame.fresh
        for number, word in enumerate(frame.words):
            before = len(self.state.log or [])
            self.state.apply(self.state.setup.words.parse(word))
            if number >= old:
                self.events += (self.state.log or [])[before:]
