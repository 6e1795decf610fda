"""Reads a course from its folder. How to write one is in docs/contribute.md.

A course is a folder with `lessons.toml` and `locales/<language>.ftl`. That of a game is `school/` in its room; a box
brings its own in a folder beside its file: `mybox-school/` for `mybox.toml`.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from skyhall.core.edition import Entry, near, read_toml
from skyhall.core.errors import EditionError, LessonError, SkyhallError
from skyhall.core.event import Json
from skyhall.core.game import Game
from skyhall.core.state import Setup
from skyhall.school.conditions import Clause, read_clause
from skyhall.school.course import TURN, WORD, Course, Lesson, Mistake, Recall, Refused, Stage

SCHOOL: Final = "school"
FILE: Final = "lessons.toml"
MOST_HINTS: Final = 5


def school_of(game: Game, edition: str = "") -> Path | None:
    """The folder of a box's own course, or of the game's; None where there is none."""
    if not edition:
        folder = game.room / SCHOOL
    else:
        box = game.edition_path(edition)
        folder = box.with_name(f"{box.stem}-{SCHOOL}")
    return folder if (folder / FILE).is_file() else None


@cache
def course_of(game: Game, edition: str = "") -> Course:
    """The course of a game, or of a box that brings its own, read once."""
    folder = school_of(game, edition)
    if folder is None:
        where = f'the box "{edition}"' if edition else game.name
        raise LessonError(f"{where} brings no lessons: expected {FILE} in a folder as docs/contribute.md describes it")
    return read_course(game, folder)


def read_course(game: Game, folder: Path) -> Course:
    """A course from its folder; what is wrong is said with the file, the entry and what is expected."""
    path = folder / FILE
    try:
        data = read_toml(path)
    except EditionError as error:
        raise LessonError(str(error)) from None
    root = Entry(data, f"{folder.parent.name}/{folder.name}/{FILE}", LessonError)
    judged = root.choice("judged", [TURN, WORD], TURN)
    previews = root.flag("previews", True)
    ready = root.text("ready", "")
    must_know = _must_know(root)
    common = root.entry("position").data if root.has("position") else {}
    reader = _Reader(game, common, judged)
    answers = reader.answers(root)
    lessons = [reader.lesson(entry, must_know) for entry in root.entries("lessons")]
    root.close()
    course = Course(game, folder, judged, previews, ready, must_know, answers, lessons)
    _check_whole(root, lessons, must_know)
    _check_chapters(root, course)
    return course


def _must_know(root: Entry) -> dict[str, list[str]]:
    part = root.entry("must_know")
    return {name: part.texts(name) for name in part.data}


def _check_whole(root: Entry, lessons: list[Lesson], must_know: dict[str, list[str]]) -> None:
    """Names appear once, recalls find their lessons, and all that must be known is taught."""
    names = [lesson.id for lesson in lessons]
    for name in names:
        if names.count(name) > 1:
            raise root.fail(f'lesson "{name}" appears twice')
    for lesson in lessons:
        if lesson.recall is not None and lesson.recall.before not in names:
            before = lesson.recall.before
            raise root.fail(f'lesson {lesson.id}: recall: before "{before}"{near(before, names)}: expected a lesson')
    for name in must_know:
        if not any(name in lesson.teaches for lesson in lessons):
            raise root.fail(f'must_know "{name}": expected a lesson that teaches it')


def _check_chapters(root: Entry, course: Course) -> None:
    """All lessons are in chapters or none is, those of a chapter follow each other, and `ready` is one of them."""
    names = [chapter.id for chapter in course.chapters()]
    for name in names:
        if names.count(name) > 1:
            raise root.fail(f'chapter "{name}" appears twice: expected its lessons in a row')
    if "" in names and len(names) > 1:
        without = next(lesson.id for lesson in course.lessons if not lesson.chapter)
        raise root.fail(f'lesson "{without}" has no chapter: expected one, as the other lessons have')
    if course.ready and course.ready not in names:
        raise root.fail(f'ready "{course.ready}"{near(course.ready, names)}: expected a chapter')


class _Reader:
    """Reads lessons of one course: `common` lies under every position, `judged` holds for a stage that says nothing."""

    def __init__(self, game: Game, common: Mapping[str, object], judged: str) -> None:
        self.game = game
        self.common = common
        self.judged = judged
        self.words = game.words

    def answers(self, root: Entry) -> list[Mistake]:
        found: list[Mistake] = []
        for number, part in enumerate(root.entries("answers") if root.has("answers") else [], start=1):
            found.append(Mistake(f"answer-{number}", clauses(part, "when", self.game)))
            part.close()
        return found

    def lesson(self, entry: Entry, must_know: dict[str, list[str]]) -> Lesson:
        name = entry.text("id")
        entry.where = f"{entry.where} ({name})"
        key = f"lesson-{name}"
        teaches = entry.texts("teaches")
        for one in teaches:
            if one not in must_know:
                raise entry.fail(f'teaches "{one}"{near(one, list(must_know))}: expected names of must_know')
        stages = [self.stage(part, key) for part in entry.entries("stages")]
        if not stages:
            raise entry.fail('"stages" is empty: expected at least one')
        chapter = entry.text("chapter", "")
        lesson = Lesson(name, key, chapter, entry.number("minutes", 1, 60), teaches, stages, _recall(entry, key))
        entry.close()
        return lesson

    def stage(self, entry: Entry, lesson: str) -> Stage:
        name = entry.text("id")
        entry.where = f"{entry.where} ({name})"
        key = f"{lesson}-{name}"
        position = self._position(entry)
        setup = self._setup(entry, position)
        self.words = setup.words
        goal = clauses(entry, "goal", self.game) if entry.has("goal") else []
        stage = Stage(
            id=name,
            key=key,
            judged=entry.choice("judged", [TURN, WORD], self.judged),
            says=[_texts(entry, "says", part) for part in entry.items("says", [])],
            points=entry.texts("points"),
            seats=setup.seats,
            position=position,
            opening=self._words(entry, entry.texts("opening")),
            rivals=self._words(entry, entry.texts("rivals")),
            goal=goal,
            solutions=[self._words(entry, _texts(entry, "solutions", part)) for part in entry.items("solutions", [])],
            mistakes=self._mistakes(entry, key),
            refused=self._refused(entry, key),
            hints=entry.number("hints", 0, MOST_HINTS, 2 if goal else 0),
        )
        if goal and not stage.solutions:
            raise entry.fail('"solutions" is missing: expected at least one list of words that reaches the goal')
        entry.close()
        return stage

    def _position(self, entry: Entry) -> Mapping[str, Json]:
        """The position of a stage over what all have in common, which may say how a part of it begins."""
        own = entry.entry("position").data
        whole: dict[str, Json] = {}
        for name in [*self.common, *[name for name in own if name not in self.common]]:
            common, given = self.common.get(name), own.get(name)
            if isinstance(common, Mapping) and isinstance(given, Mapping):
                whole[name] = {**common, **given}
            else:
                whole[name] = plain(given if name in own else common)
        return whole

    def _setup(self, entry: Entry, position: Mapping[str, Json]) -> Setup:
        """The table of a position: its words are called as its box and its map call them."""
        try:
            return self.game.setup_of(Entry(self.game.renewed(position), "position", LessonError))
        except SkyhallError as error:
            raise entry.fail(f"position: {error}") from None

    def _words(self, entry: Entry, words: list[str]) -> list[str]:
        """Words that there are."""
        for word in words:
            try:
                self.words.parse(word)
            except SkyhallError as error:
                raise entry.fail(str(error)) from None
        return words

    def _mistakes(self, entry: Entry, key: str) -> list[Mistake]:
        found: list[Mistake] = []
        for number, part in enumerate(entry.entries("mistakes") if entry.has("mistakes") else [], start=1):
            when = clauses(part, "when", self.game) if part.has("when") else []
            tries = self._words(part, part.texts("try"))
            if not tries:
                raise part.fail('"try" is missing: expected words that lead to this mistake')
            part.close()
            found.append(Mistake(f"{key}-mistake-{number}", when, tries))
        return found

    def _refused(self, entry: Entry, key: str) -> list[Refused]:
        found: list[Refused] = []
        for number, part in enumerate(entry.entries("refused") if entry.has("refused") else [], start=1):
            word = self._words(part, [part.text("try")])[0]
            after = self._words(part, part.texts("after"))
            found.append(Refused(f"{key}-refused-{number}", word, part.text("rule"), after))
            part.close()
        return found


def _recall(entry: Entry, key: str) -> Recall | None:
    if not entry.has("recall"):
        return None
    part = entry.entry("recall")
    recall = Recall(f"{key}-recall", part.text("before"), part.number("answers", 2, 5, 3), part.text("rule"))
    part.close()
    return recall


def clauses(entry: Entry, key: str, game: Game) -> list[Clause]:
    """The clauses of a list, each checked against what the game shows and tells."""
    found: list[Clause] = []
    for text in entry.texts(key):
        try:
            found.append(read_clause(text, game))
        except LessonError as error:
            raise entry.fail(f'"{key}": {error}') from None
    return found


def _texts(entry: Entry, key: str, part: object) -> list[str]:
    """A list of texts inside a list."""
    if not isinstance(part, list) or not all(isinstance(text, str) for text in part):
        raise entry.fail(f'"{key}" holds {part!r}: expected lists of texts')
    return [str(text) for text in part]


def plain(value: object) -> Json:
    """A value of a TOML file as a position takes it."""
    if value is None or isinstance(value, bool | int | float | str | Mapping):
        return value
    assert isinstance(value, list)
    return [plain(part) for part in value]
