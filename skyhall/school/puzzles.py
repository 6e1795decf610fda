"""The puzzles of a game: positions from games of bots in which one choice is clearly better than all others.

Two files in the room's `school/`: `puzzles.toml`, written by hand, says with which box they are played and which themes
there are; `puzzles.jsonl` holds a puzzle a line, as `skyhall puzzles mine` and `prove` make them. A puzzle is a game
up to its position (the seed and the words that were played), and for each of its steps every choice that there is: the
share of the win that a long search gave it, how sure that is, and how play goes on after it.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from skyhall.core.edition import Entry, near, read_toml, shown
from skyhall.core.errors import EditionError, LessonError, SkyhallError
from skyhall.core.event import Json
from skyhall.core.game import Game
from skyhall.core.line import Line
from skyhall.core.state import OptionValue, State
from skyhall.locale import LOCALES, Catalogue
from skyhall.school.conditions import LEARNER, Clause, read_clause
from skyhall.school.reading import SCHOOL

HEAD: Final = "puzzles.toml"
LINES: Final = "puzzles.jsonl"
HARDEST: Final = 5
MOST_STEPS: Final = 4
BETWEEN: Final = "; "
POSITIONS_KEPT: Final = 64


@dataclass(frozen=True)
class Choice:
    """A word: the share of the win it promises in hundredths, its standard error, and the words that follow it."""

    word: str
    share: float
    error: float
    follows: list[str]


@dataclass(frozen=True)
class Step:
    """A question of the puzzle: the words that answer it, the main one first, and all choices, the best first."""

    right: list[str]
    choices: list[Choice]

    def choice(self, word: str) -> Choice:
        """The choice of that word."""
        return next(one for one in self.choices if one.word == word)

    @property
    def best(self) -> Choice:
        return self.choice(self.right[0])

    @property
    def wrong(self) -> list[Choice]:
        """What does not solve it, the most tempting first."""
        return [one for one in self.choices if one.word not in self.right]


@dataclass(frozen=True)
class Puzzle:
    """A position, the steps of its solution, the theme, and which levels of bots find it.

    The solver is always seat 0, as in the lessons. `made_by` is the command that made the line; empty if none did.
    """

    id: str
    theme: str
    seed: str
    words: list[str]
    steps: list[Step]
    found_by: list[str]
    difficulty: int
    made_by: str

    def plain(self) -> dict[str, Json]:
        """The puzzle as a line of the file has it."""
        plain: dict[str, Json] = {
            "id": self.id,
            "theme": self.theme,
            "difficulty": self.difficulty,
            "found_by": [*self.found_by],
            "seed": self.seed,
            "words": BETWEEN.join(self.words),
            "steps": [
                {
                    "right": [*step.right],
                    "choices": {
                        one.word: [round(one.share, 1), round(one.error, 1), BETWEEN.join(one.follows)]
                        for one in step.choices
                    },
                }
                for step in self.steps
            ],
        }
        if self.made_by:
            plain["made_by"] = self.made_by
        return plain


@dataclass(frozen=True)
class Theme:
    """What a puzzle is about. `before` must hold in its position, `after` once the solution is played."""

    id: str
    before: list[Clause]
    after: list[Clause]


@dataclass(frozen=True)
class PuzzleBook:
    """The puzzles of a game, and the box and options that they are played with."""

    game: Game
    folder: Path
    edition: str
    seats: int
    options: Mapping[str, OptionValue]
    themes: list[Theme]
    puzzles: list[Puzzle]
    reached: dict[str, State] = field(default_factory=dict, compare=False)

    def puzzle(self, name: str) -> Puzzle:
        """The puzzle of that name."""
        for one in self.puzzles:
            if one.id == name:
                return one
        known = [one.id for one in self.puzzles]
        raise LessonError(f'{self.game.name} has no puzzle "{name}": expected {span(known)}')

    def theme(self, name: str) -> Theme:
        """The theme of that name."""
        for one in self.themes:
            if one.id == name:
                return one
        known = [one.id for one in self.themes]
        raise LessonError(
            f'{self.game.name} has no theme "{name}"{near(name, known)}: expected one of {", ".join(known)}'
        )

    def position(self, puzzle: Puzzle, listen: bool = False) -> State:
        """The table as the solver finds it, on its own; with `listen` it keeps a log from there on."""
        state = self._reached(puzzle.id).clone()
        if listen:
            state.log = []
        return state

    def _reached(self, name: str) -> State:
        """The position of a puzzle. Those asked for lately are at hand: a long game takes a while to play."""
        if name not in self.reached:
            puzzle = self.puzzle(name)
            line = self.line(puzzle.seed)
            for word in puzzle.words:
                line.apply(line.setup.words.parse(word))
            if len(self.reached) >= POSITIONS_KEPT:
                self.reached.clear()
            self.reached[name] = line.state
        return self.reached[name]

    def line(self, seed: str) -> Line:
        """A game of this book from its start."""
        return Line(self.game, self.seats, seed, self.options, self.edition)

    def texts(self, language: str) -> Catalogue:
        """The catalogue of the game with the words of its school."""
        return Catalogue(language, self.game, self.folder / LOCALES)

    def text_keys(self) -> list[str]:
        """All texts that the themes need."""
        return [f"theme-{one.id}{part}" for one in self.themes for part in ("", "-ask", "-hint")]


def span(names: list[str]) -> str:
    """The first and the last of many names, for an error message."""
    return f"one from {names[0]} to {names[-1]}" if names else "nothing: there are none"


def forced(state: State, played: list[int]) -> None:
    """Play on while there is only one thing to do; what was played is added to the list."""
    while not state.over:
        actions = state.actions()
        if len(actions) > 1:
            return
        played.append(actions[0])
        state.push(actions[0])


def has_puzzles(game: Game) -> bool:
    """Whether a game brings puzzles."""
    return (game.room / SCHOOL / HEAD).is_file()


@cache
def book_of(game: Game) -> PuzzleBook:
    """The puzzles of a game, read once."""
    if not has_puzzles(game):
        raise LessonError(f"{game.name} brings no puzzles: expected {HEAD} in {SCHOOL}/, as docs/contribute.md says")
    return read_book(game, game.room / SCHOOL)


def read_book(game: Game, folder: Path, lines: Path | None = None) -> PuzzleBook:
    """The puzzles of a folder, or of a file of lines beside its head; errors name file, entry and expectation."""
    try:
        root = Entry(read_toml(folder / HEAD), f"{folder.parent.name}/{folder.name}/{HEAD}", LessonError)
    except EditionError as error:
        raise LessonError(str(error)) from None
    edition = root.text("edition")
    seats = root.number("seats", game.seats[0], game.seats[-1])
    options = {name: _option(root, name, value) for name, value in root.entry("options").data.items()}
    try:
        content = game.edition(edition).hash
        game.check_options(seats, options)
    except SkyhallError as error:
        raise root.fail(str(error)) from None
    if (given := root.text("content")) != content:
        raise root.fail(f'"content" is {given}: expected {content}, what the box "{edition}" holds today')
    themes = [_theme(entry, game) for entry in root.entries("themes")]
    root.close()
    path = lines or folder / LINES
    puzzles = _Lines(game, edition, [theme.id for theme in themes]).read(path) if path.is_file() else []
    return PuzzleBook(game, folder, edition, seats, options, themes, puzzles)


def _option(root: Entry, name: str, value: object) -> OptionValue:
    if isinstance(value, bool | int | str):
        return value
    raise root.fail(f"options: {name} is {shown(value)}: expected true, false, a number or a text")


def _theme(entry: Entry, game: Game) -> Theme:
    name = entry.text("id")
    entry.where = f"{entry.where} ({name})"
    clauses: dict[str, list[Clause]] = {"before": [], "after": []}
    for key, found in clauses.items():
        for text in entry.texts(key):
            try:
                found.append(read_clause(text, game))
            except LessonError as error:
                raise entry.fail(f'"{key}": {error}') from None
    entry.close()
    return Theme(name, clauses["before"], clauses["after"])


class _Lines:
    """Reads the lines of a book."""

    def __init__(self, game: Game, edition: str, themes: list[str]) -> None:
        self.words = game.edition(edition).words or game.words
        self.themes = themes

    def read(self, path: Path) -> list[Puzzle]:
        puzzles: list[Puzzle] = []
        for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            where = f"{path.name}:{number}"
            try:
                entry = Entry(json.loads(text), where, LessonError)
            except json.JSONDecodeError as error:
                raise LessonError(f"{where}: {error.msg} at column {error.colno}: expected a JSON object") from None
            puzzle = self.puzzle(entry)
            if any(one.id == puzzle.id for one in puzzles):
                raise entry.fail(f'puzzle "{puzzle.id}" appears twice: expected names that differ')
            puzzles.append(puzzle)
        return puzzles

    def puzzle(self, entry: Entry) -> Puzzle:
        name = entry.text("id")
        entry.where = f"{entry.where} ({name})"
        steps = [self.step(part) for part in entry.entries("steps")]
        if not 1 <= len(steps) <= MOST_STEPS:
            raise entry.fail(f'"steps" holds {len(steps)}: expected 1 to {MOST_STEPS}')
        puzzle = Puzzle(
            id=name,
            theme=entry.choice("theme", self.themes),
            seed=entry.text("seed"),
            words=self.said(entry, "words", entry.text("words")),
            steps=steps,
            found_by=entry.texts("found_by"),
            difficulty=entry.number("difficulty", 1, HARDEST),
            made_by=entry.text("made_by", ""),
        )
        entry.close()
        return puzzle

    def step(self, entry: Entry) -> Step:
        part = entry.entry("choices")
        choices = [self.choice(entry, word, value) for word, value in part.data.items()]
        words = [one.word for one in choices]
        right = entry.texts("right")
        for word in right:
            if word not in words:
                raise entry.fail(f'"right" holds "{word}"{near(word, words)}: expected words of its choices')
        if not right or len(right) == len(choices):
            raise entry.fail(f'"right" holds {len(right)} of {len(choices)} choices: expected one or more, not all')
        entry.close()
        return Step(right, choices)

    def choice(self, entry: Entry, word: str, value: object) -> Choice:
        self.said(entry, "choices", word)
        if not isinstance(value, list) or len(value) != 3:
            raise entry.fail(f'choice "{word}" is {shown(value)}: expected [share, error, words]')
        share, error, follows = value
        if not isinstance(share, int | float) or not isinstance(error, int | float) or not 0 <= share <= 100:
            raise entry.fail(f'choice "{word}" is {shown(value)}: expected a share from 0 to 100 and its error')
        if not isinstance(follows, str):
            raise entry.fail(f'choice "{word}" is {shown(value)}: expected the words that follow, in a text')
        return Choice(word, float(share), float(error), self.said(entry, f'choice "{word}"', follows))

    def said(self, entry: Entry, key: str, text: str) -> list[str]:
        """Words that there are, from one text."""
        found = [word for word in text.split(BETWEEN) if word]
        for word in found:
            try:
                self.words.parse(word)
            except SkyhallError as error:
                raise entry.fail(f'"{key}": {error}') from None
        return found


def check_puzzle(book: PuzzleBook, puzzle: Puzzle) -> None:
    """Play a puzzle through: its words are legal, it asks the solver, and its choices are those that there are."""
    where = f'puzzle "{puzzle.id}"'
    try:
        state = book.position(puzzle)
        for number, step in enumerate(puzzle.steps, start=1):
            if state.over or state.seat != LEARNER:
                raise LessonError(f"{where}: step {number}: expected seat {LEARNER} to be asked")
            _check_choices(state, step, f"{where}: step {number}")
            state.apply(state.setup.words.parse(step.right[0]))
            forced(state, [])
    except LessonError:
        raise
    except SkyhallError as error:
        raise LessonError(f"{where}: {error}") from None


def _check_choices(state: State, step: Step, where: str) -> None:
    parse, name = state.setup.words.parse, state.setup.words.name
    legal = set(state.actions())
    given = {parse(one.word) for one in step.choices}
    if legal != given:
        odd = ", ".join(sorted(name(action) for action in legal ^ given))
        raise LessonError(f"{where}: choices: expected each legal word and no other; look at {odd}")
    for one in step.choices:
        after = state.clone()
        for word in [one.word, *one.follows]:
            after.apply(parse(word))
