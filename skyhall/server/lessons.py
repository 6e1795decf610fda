"""The lessons of a game as messages: the course with its texts, and how a stage stands after some words."""

from functools import cache
from typing import Annotated

import msgspec

from skyhall.core.errors import IllegalAction, LessonError
from skyhall.core.game import STANDARD, Game
from skyhall.locale import Catalogue, box_catalogue
from skyhall.school.attempt import OPEN, Attempt, Played
from skyhall.school.conditions import LEARNER
from skyhall.school.course import Chapter, Course, Lesson, Recall, Stage
from skyhall.school.reading import course_of, school_of
from skyhall.server import showing
from skyhall.server.errors import Refused, illegal, parsed
from skyhall.server.messages import Ask, JsonObject, Word
from skyhall.server.rooms import named

MOST_WORDS = 24


class KnownInfo(msgspec.Struct, kw_only=True):
    """Something to know before a first game, and the rules that say so."""

    id: str
    text: str
    rules: list[str]


class RecallInfo(msgspec.Struct, kw_only=True):
    """A question to be asked before the lesson `before`; the first of the answers is right."""

    before: str
    ask: str
    answers: list[str]
    rule: str


class SentenceInfo(msgspec.Struct, kw_only=True):
    """A sentence, and the pieces it points at."""

    text: str
    points: list[str]


class RefusedInfo(msgspec.Struct, kw_only=True):
    """What the lesson says where a word is refused."""

    word: str
    rule: str
    text: str


class StageInfo(msgspec.Struct, kw_only=True):
    """A stage: sentences, a task (null if there is only something to read), hints and a solution.

    `edition` is the box it is played with.
    """

    id: str
    edition: str
    says: list[SentenceInfo]
    task: SentenceInfo | None
    hints: list[str]
    solution: list[str]
    refused: list[RefusedInfo]


class LessonInfo(msgspec.Struct, kw_only=True):
    """A lesson; `teaches` are ids of what is to be known."""

    id: str
    title: str
    aim: str
    minutes: int
    teaches: list[str]
    recall: RecallInfo | None
    stages: list[StageInfo]


class ChapterInfo(msgspec.Struct, kw_only=True):
    """Some lessons in a row, by their ids; the title is empty in a course without chapters."""

    id: str
    title: str
    lessons: list[str]


class CourseInfo(msgspec.Struct, kw_only=True):
    """The lessons of a game. `names` are those of learner and rivals; `boxes` what a box calls in its own way.

    Without `previews` it is the task to find out what a choice brings. `ready` is the chapter after which a first game
    is best begun, `line` and `open` what the map of the course says of itself; all three may be empty.
    """

    game: str
    names: list[str]
    previews: bool
    ready: str
    line: str
    open: str
    chapters: list[ChapterInfo]
    must_know: list[KnownInfo]
    lessons: list[LessonInfo]
    boxes: dict[str, dict[str, str]]


class LearnerWords(msgspec.Struct, kw_only=True):
    """What the learner has said so far, from the start of the stage."""

    words: Annotated[list[Word], msgspec.Meta(max_length=MOST_WORDS)] = []


class StageStep(msgspec.Struct, kw_only=True):
    """A word of the opening, the learner or a rival, and what the learner saw of it."""

    seat: int
    word: str
    events: list[JsonObject]


def step_of(played: Played) -> StageStep:
    """A word as the learner sees it."""
    return StageStep(seat=played.seat, word=played.word, events=[event.seen_by(LEARNER) for event in played.events])


class StageScene(msgspec.Struct, kw_only=True):
    """How a stage stands: `outcome` is open, done or missed, and `text` the answer to it, empty while it is open.

    `seats` are as many as sit at its table: of the names of a course, the first so many.
    """

    seats: int
    view: JsonObject
    ask: Ask | None
    steps: list[StageStep]
    outcome: str
    text: str


def opened(name: str) -> Game:
    """A game that brings lessons."""
    room = named(name)
    if school_of(room) is None:
        raise Refused("not_found", what="lesson")
    return room


@cache
def texts_of(room: Game, language: str) -> Catalogue:
    """The words of a course, read once."""
    return course_of(room).texts(language)


@cache
def course_text(name: str, language: str) -> bytes:
    """A course in a language as JSON, made once."""
    room = opened(name)
    return msgspec.json.encode(course_info(course_of(room), texts_of(room, language)))


def course_info(course: Course, texts: Catalogue) -> CourseInfo:
    """The course with its texts."""
    stages = [stage for lesson in course.lessons for stage in lesson.stages]
    boxes = {name: course.game.edition(name) for name in {edition_of(stage) for stage in stages}}
    return CourseInfo(
        game=course.game.name,
        names=[texts.say(key) for key in course.seat_keys()],
        previews=course.previews,
        ready=course.ready,
        line=_optional(texts, "school-line"),
        open=_optional(texts, "school-open"),
        chapters=[_chapter(chapter, texts) for chapter in course.chapters()],
        must_know=[
            KnownInfo(id=name, text=texts.say(f"know-{name}"), rules=rules) for name, rules in course.must_know.items()
        ],
        lessons=[_lesson(lesson, texts) for lesson in course.lessons],
        boxes={name: box_catalogue(texts.language, course.game, box).own for name, box in sorted(boxes.items())},
    )


def _optional(texts: Catalogue, key: str) -> str:
    """What a course may leave to the page."""
    return texts.say(key) if texts.has(key) else ""


def _chapter(chapter: Chapter, texts: Catalogue) -> ChapterInfo:
    title = texts.say(chapter.key) if chapter.id else ""
    return ChapterInfo(id=chapter.id, title=title, lessons=[lesson.id for lesson in chapter.lessons])


def _lesson(lesson: Lesson, texts: Catalogue) -> LessonInfo:
    return LessonInfo(
        id=lesson.id,
        title=texts.say(lesson.key),
        aim=texts.say(f"{lesson.key}-aim"),
        minutes=lesson.minutes,
        teaches=lesson.teaches,
        recall=None if lesson.recall is None else _recall(lesson.recall, texts),
        stages=[_stage(stage, texts) for stage in lesson.stages],
    )


def _recall(recall: Recall, texts: Catalogue) -> RecallInfo:
    answers = [texts.say(key) for key in recall.answer_keys()]
    return RecallInfo(before=recall.before, ask=texts.say(recall.key), answers=answers, rule=recall.rule)


def _stage(stage: Stage, texts: Catalogue) -> StageInfo:
    says = zip(stage.says_keys(), stage.says, strict=True)
    task = SentenceInfo(text=texts.say(f"{stage.key}-task"), points=stage.points)
    return StageInfo(
        id=stage.id,
        edition=edition_of(stage),
        says=[SentenceInfo(text=texts.say(key), points=points) for key, points in says],
        task=task if stage.goal else None,
        hints=[texts.say(key) for key in stage.hint_keys()],
        solution=stage.solutions[0] if stage.solutions else [],
        refused=[RefusedInfo(word=one.word, rule=one.rule, text=texts.say(one.key)) for one in stage.refused],
    )


def edition_of(stage: Stage) -> str:
    """The box of a stage."""
    return str(stage.position.get("edition", STANDARD))


def scene(room: Game, language: str, lesson: str, stage: str, words: list[str]) -> StageScene:
    """A stage after the learner's words."""
    course, texts = course_of(room), texts_of(room, language)
    try:
        trying = Attempt(course, course.lesson(lesson).stage(stage))
    except LessonError:
        raise Refused("not_found", what="lesson") from None
    for word in words:
        _say(trying, word, texts)
    state, outcome = trying.state, trying.outcome
    return StageScene(
        seats=state.setup.seats,
        view=showing.seen(state, LEARNER, True),
        ask=showing.ask(state, state.seat, LEARNER) if outcome.kind == OPEN else None,
        steps=[step_of(one) for one in trying.played],
        outcome=outcome.kind,
        text=texts.say(outcome.key) if outcome.key else "",
    )


def _say(trying: Attempt, word: str, texts: Catalogue) -> None:
    """One word of the learner; an illegal one is refused in the words of the lesson, or of the game."""
    state = trying.state
    action = parsed(state, word)
    try:
        trying.take(action)
    except IllegalAction as error:
        own = trying.refused(action)
        names = [texts.say(key) for key in trying.course.seat_keys()]
        if trying.outcome.kind != OPEN or not trying.stage.goal:
            raise Refused("illegal", text=str(error)) from None
        if own is not None:
            raise Refused("illegal", text=texts.say(own.key), rule=own.rule) from None
        raise illegal(state, action, texts, names) from None
