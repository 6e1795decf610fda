"""The coach of a first game: what is new to a newcomer, and before which choices they are asked whether they are sure.

`coach.toml` stands beside a course's `lessons.toml`; how to write one is in docs/contribute.md. What a choice gives
away is found by the game's lens `slips`; the file says what of it is worth a question, and how much must be lost by it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from skyhall.core.edition import Entry, near, read_toml
from skyhall.core.errors import EditionError, LessonError, SkyhallError
from skyhall.core.event import Json
from skyhall.core.game import Game
from skyhall.core.state import OptionValue, State
from skyhall.locale import LOCALES, Catalogue
from skyhall.school.conditions import LEARNER, Clause, Happened, Scene, all_hold
from skyhall.school.reading import FILE as LESSONS
from skyhall.school.reading import SCHOOL, clauses, course_of, plain

FILE: Final = "coach.toml"
# In hundredths of the share of the win.
MOST_LOST: Final = 100


@dataclass(frozen=True)
class Example:
    """How to get there: a stage of the course (`race/2`) or a fresh table of this seed, and the words of all seats.

    `position` is laid over that of the stage.
    """

    stage: str
    position: Mapping[str, Json]
    seed: str
    play: list[str]


@dataclass(frozen=True)
class Idea:
    """Something to be told once, when it first comes up. An idea of events may wait for another turn."""

    id: str
    when: list[Clause]
    points: list[str]
    rule: str
    example: Example

    @property
    def key(self) -> str:
        """The text; `<key>-title` is what it is called."""
        return f"coach-{self.id}"

    @property
    def waits(self) -> bool:
        """Whether it can still be told a turn later."""
        return any(isinstance(clause, Happened) for clause in self.when)


@dataclass(frozen=True)
class Caution:
    """A slip of this kind is worth a question if a search finds that at least so much of the win is lost by it.

    Without `lost` the facts speak for themselves. In its example `chosen` is the slip, and `better` is not.
    """

    kind: str
    lost: float | None
    rule: str
    example: Example
    chosen: str
    better: str

    @property
    def keys(self) -> list[str]:
        """What is given away, and the better idea; in the game's own catalogue."""
        return [f"slip-{self.kind}", f"slip-{self.kind}-better"]


@dataclass(frozen=True)
class Coach:
    """What a coach knows of a game; ideas and warnings in the order in which they come first."""

    game: Game
    folder: Path
    options: dict[str, OptionValue]
    ideas: list[Idea]
    warnings: list[Caution]

    def comes_up(self, scene: Scene) -> list[Idea]:
        """The ideas that there is reason to tell now."""
        return [idea for idea in self.ideas if all_hold(idea.when, scene)]

    def warning(self, kind: str) -> Caution | None:
        """The warning about a kind of slip."""
        return next((one for one in self.warnings if one.kind == kind), None)

    def text_keys(self) -> list[str]:
        """All texts that stand in the school's catalogue."""
        return [key for idea in self.ideas for key in (idea.key, f"{idea.key}-title")]

    def texts(self, language: str) -> Catalogue:
        """The catalogue of the game with the words of its school."""
        return Catalogue(language, self.game, self.folder / LOCALES)

    def reach(self, example: Example) -> State:
        """The position of an example, with all that happened on the way."""
        if example.stage:
            lesson, _, stage = example.stage.partition("/")
            laid = course_of(self.game).lesson(lesson).stage(stage)
            position = {**laid.position, **example.position}
            state, words = self.game.position(position, listen=True), [*laid.opening, *example.play]
        else:
            state, words = self.game.new(self.game.seats[0], example.seed, self.options, listen=True), example.play
        for word in words:
            state.apply(state.setup.words.parse(word))
        return state


def turns_begun(seats: Sequence[int], is_asked: bool) -> int:
    """How many turns the learner has begun, by the seats that decided so far; one to come counts too."""
    begun = sum(seat == LEARNER and (at == 0 or seats[at - 1] != LEARNER) for at, seat in enumerate(seats))
    return begun + (is_asked and seats[-1:] != [LEARNER])


def has_coach(game: Game) -> bool:
    """Whether a game brings a coach that has something to say."""
    return (game.room / SCHOOL / FILE).is_file()


@cache
def coach_of(game: Game) -> Coach:
    """The coach of a game, read once; silent where the game brings none."""
    folder = game.room / SCHOOL
    return read_coach(game, folder) if has_coach(game) else Coach(game, folder, {}, [], [])


def read_coach(game: Game, folder: Path) -> Coach:
    """A coach from its folder; what is wrong is said with the file, the entry and what is expected."""
    try:
        data = read_toml(folder / FILE)
    except EditionError as error:
        raise LessonError(str(error)) from None
    root = Entry(data, f"{folder.parent.name}/{folder.name}/{FILE}", LessonError)
    options = _options(root, game)
    ideas = [_idea(entry, game) for entry in _parts(root, "ideas")]
    warnings = [_warning(entry, game) for entry in _parts(root, "warnings")]
    root.close()
    for names in ([idea.id for idea in ideas], [warning.kind for warning in warnings]):
        for name in names:
            if names.count(name) > 1:
                raise root.fail(f'"{name}" appears twice')
    return Coach(game, folder, options, ideas, warnings)


def _parts(root: Entry, key: str) -> list[Entry]:
    return root.entries(key) if root.has(key) else []


def _options(root: Entry, game: Game) -> dict[str, OptionValue]:
    """The options of a first game."""
    given: Mapping[str, object] = root.entry("options").data if root.has("options") else {}
    found: dict[str, OptionValue] = {}
    for name, value in given.items():
        if name not in game.options:
            raise root.fail(f'options: "{name}"{near(name, list(game.options))}: expected {", ".join(game.options)}')
        try:
            found[name] = game.options[name].check(value, game.seats[0])
        except SkyhallError as error:
            raise root.fail(f"options: {error}") from None
    return found


def _idea(entry: Entry, game: Game) -> Idea:
    name = entry.text("id")
    entry.where = f"{entry.where} ({name})"
    when = clauses(entry, "when", game)
    if not when:
        raise entry.fail('"when" is empty: expected at least one clause')
    idea = Idea(name, when, entry.texts("points"), entry.text("rule", ""), _example(entry.entry("example"), game))
    entry.close()
    return idea


def _warning(entry: Entry, game: Game) -> Caution:
    kind = entry.text("kind")
    entry.where = f"{entry.where} ({kind})"
    if f"slip-{kind}" not in game.phrases.messages:
        known = [key.removeprefix("slip-") for key in game.phrases.messages if key.startswith("slip-")]
        kinds = [key for key in known if not key.endswith("-better")]
        raise entry.fail(f'kind "{kind}"{near(kind, kinds)}: expected one of {", ".join(kinds)}')
    lost = entry.number("lost", 0, MOST_LOST) / 100 if entry.has("lost") else None
    part = entry.entry("example")
    warning = Caution(
        kind=kind,
        lost=lost,
        rule=entry.text("rule", ""),
        chosen=part.text("chosen"),
        better=part.text("better"),
        example=_example(part, game),
    )
    entry.close()
    return warning


def _example(entry: Entry, game: Game) -> Example:
    stage, seed = entry.text("stage", ""), entry.text("seed", "")
    if bool(stage) == bool(seed):
        raise entry.fail(f'expected "stage" (a stage of {LESSONS}, such as "race/2") or "seed" (of a fresh table)')
    if stage:
        lesson, _, name = stage.partition("/")
        try:
            course_of(game).lesson(lesson).stage(name)
        except LessonError as error:
            raise entry.fail(f'stage "{stage}": {error}') from None
    over = entry.entry("position").data if entry.has("position") else {}
    example = Example(stage, {name: plain(value) for name, value in over.items()}, seed, entry.texts("play"))
    entry.close()
    return example
