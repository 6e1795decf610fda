"""A course: the lessons of a game or of a box, stage by stage; their words are in its catalogue, by these keys."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from skyhall.core.edition import Edition, near
from skyhall.core.errors import LessonError
from skyhall.core.event import Json
from skyhall.core.game import Game
from skyhall.locale import LOCALES, Catalogue
from skyhall.school.conditions import Clause

# When mistakes are looked for: once the learner's turn is over, or after every word.
TURN: Final = "turn"
WORD: Final = "word"


@dataclass(frozen=True)
class Mistake:
    """What to answer when all clauses hold; `tries` are words that lead there."""

    key: str
    when: list[Clause]
    tries: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Refused:
    """What to answer when a word is tried that the rules refuse; `after` are words that lead to where it is tried."""

    key: str
    word: str
    rule: str
    after: list[str]


@dataclass(frozen=True)
class Stage:
    """A position with sentences and a task; without a goal there is only something to read.

    `says` holds for every sentence the pieces that it points at, `points` those of the task. `judged` says when
    mistakes are looked for: when the turn is over, or after every word.
    """

    id: str
    key: str
    judged: str
    says: list[list[str]]
    points: list[str]
    seats: int
    position: Mapping[str, Json]
    opening: list[str]
    rivals: list[str]
    goal: list[Clause]
    solutions: list[list[str]]
    mistakes: list[Mistake]
    refused: list[Refused]
    hints: int

    def says_keys(self) -> list[str]:
        """The texts of the sentences."""
        return [f"{self.key}-say-{number}" for number in range(1, len(self.says) + 1)]

    def hint_keys(self) -> list[str]:
        """The texts of the hints, the vaguest first."""
        return [f"{self.key}-hint-{number}" for number in range(1, self.hints + 1)]

    def text_keys(self) -> list[str]:
        """All texts of the stage."""
        task = [f"{self.key}-task", f"{self.key}-praise"] if self.goal else []
        answers = [*[one.key for one in self.mistakes], *[one.key for one in self.refused]]
        return [*self.says_keys(), *task, *self.hint_keys(), *answers]


@dataclass(frozen=True)
class Recall:
    """A question about a lesson, asked before a later one; the first of its answers is right, by that rule."""

    key: str
    before: str
    answers: int
    rule: str

    def answer_keys(self) -> list[str]:
        """The texts of the answers, the right one first."""
        return [f"{self.key}-{number}" for number in range(1, self.answers + 1)]


@dataclass(frozen=True)
class Lesson:
    """A few stages about one thing. Lessons of the same `chapter` belong together; it is empty in a course without."""

    id: str
    key: str
    chapter: str
    minutes: int
    teaches: list[str]
    stages: list[Stage]
    recall: Recall | None

    def stage(self, name: str) -> Stage:
        """The stage of that name."""
        for stage in self.stages:
            if stage.id == name:
                return stage
        raise LessonError(
            f'lesson "{self.id}" has no stage "{name}": expected {", ".join(one.id for one in self.stages)}'
        )

    def text_keys(self) -> list[str]:
        """All texts of the lesson."""
        recall = [] if self.recall is None else [self.recall.key, *self.recall.answer_keys()]
        return [self.key, f"{self.key}-aim", *recall, *[key for stage in self.stages for key in stage.text_keys()]]


@dataclass(frozen=True)
class Chapter:
    """Some lessons in a row; without a name in a course that has only these."""

    id: str
    lessons: list[Lesson]

    @property
    def key(self) -> str:
        """Its name in the catalogue."""
        return f"chapter-{self.id}"


@dataclass(frozen=True)
class Course:
    """The lessons in their order. `must_know` are the rules that a newcomer has met at the end, by what they say.

    `answers` are for turns that end without the goal and without a mistake that the stage knows. Without `previews`
    the terminal does not tell beforehand what a choice brings: to find that out is the task. `ready` is the chapter
    after which a first game is best begun; empty where none is better than another.
    """

    game: Game
    folder: Path
    judged: str
    previews: bool
    ready: str
    must_know: dict[str, list[str]]
    answers: list[Mistake]
    lessons: list[Lesson]

    def lesson(self, name: str) -> Lesson:
        """The lesson of that name."""
        for lesson in self.lessons:
            if lesson.id == name:
                return lesson
        known = [lesson.id for lesson in self.lessons]
        raise LessonError(
            f'{self.game.name} has no lesson "{name}"{near(name, known)}: expected one of {", ".join(known)}'
        )

    def chapters(self) -> list[Chapter]:
        """The lessons by chapter."""
        found: list[Chapter] = []
        for lesson in self.lessons:
            if not found or found[-1].id != lesson.chapter:
                found.append(Chapter(lesson.chapter, []))
            found[-1].lessons.append(lesson)
        return found

    def recalls(self, lesson: Lesson) -> list[Recall]:
        """What is asked before a lesson."""
        found = [one.recall for one in self.lessons]
        return [recall for recall in found if recall is not None and recall.before == lesson.id]

    def text_keys(self) -> list[str]:
        """All texts of the course."""
        own = [f"know-{name}" for name in self.must_know] + [answer.key for answer in self.answers]
        chapters = [chapter.key for chapter in self.chapters() if chapter.id]
        return [*own, *chapters, *self.seat_keys(), *[key for lesson in self.lessons for key in lesson.text_keys()]]

    def seat_keys(self) -> list[str]:
        """How the learner and the others are called, as many as sit at the largest table of the course."""
        seats = max(stage.seats for lesson in self.lessons for stage in lesson.stages)
        return [f"school-seat-{seat}" for seat in range(seats)]

    def texts(self, language: str, box: Edition | None = None) -> Catalogue:
        """The catalogue of the game with the words of the course, and those of a box's own things."""
        return Catalogue(language, self.game, self.folder / LOCALES, box)

    def languages(self) -> list[str]:
        """The languages that the course speaks."""
        return sorted(path.stem for path in (self.folder / LOCALES).glob("*.ftl"))
