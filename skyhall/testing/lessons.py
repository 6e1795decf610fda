"""What must hold of a course of lessons: every stage can be solved as it says, and every answer is given."""

import warnings
from pathlib import Path

from skyhall.core.errors import IllegalAction, PositionWarning
from skyhall.core.game import Game
from skyhall.locale import Catalogue
from skyhall.school.attempt import DONE, MISSED, OPEN, Attempt
from skyhall.school.conditions import LEARNER, all_hold
from skyhall.school.course import Course, Lesson, Mistake, Stage
from skyhall.school.reading import course_of, read_course


def check_lessons(game: Game, folder: Path | None = None) -> None:
    """A whole course: that of the game, or one in a folder."""
    course = course_of(game) if folder is None else read_course(game, folder)
    check_lesson_texts(course)
    for lesson in course.lessons:
        for stage in lesson.stages:
            check_stage(course, lesson, stage)


def check_lesson_texts(course: Course) -> None:
    """Every sentence, task, hint and answer has words in every language, and there are no others."""
    for language in course.languages():
        check_said(course.texts(language), course.text_keys(), course.folder.name)
    assert course.languages(), f"{course.folder.name}: no catalogue"


def check_said(texts: Catalogue, wanted: list[str], told: str) -> None:
    """Every text is there, and asks for nothing."""
    missing = [key for key in wanted if not texts.has(key)]
    assert not missing, f"{told}: the catalogue of {texts.language} has no {', '.join(missing)}"
    for key in wanted:
        assert not texts.missing(key, {}), f"{told}: {texts.language}: {key} asks for something"


def check_stage(course: Course, lesson: Lesson, stage: Stage) -> None:
    """The position asks the learner, solutions solve it, mistakes are answered, and what is refused is illegal."""
    where = f"{lesson.id} {stage.id}"
    first = attempt(course, stage)
    assert first.state.seat == LEARNER, f"{where}: seat {first.state.seat} is asked, not the learner"
    if not stage.goal:
        return
    assert not all_hold(stage.goal, first.scene()), f"{where}: the goal is met before anything was done"
    for solution in stage.solutions:
        told = f"{where}: solution {solution}"
        kind, _ = said(attempt(course, stage), solution, told)
        assert kind == DONE, f"{told}: expected to be done, but it is {kind}"
    for mistake in stage.mistakes:
        check_mistake(course, stage, mistake, where)
    for refused in stage.refused:
        trying = attempt(course, stage)
        assert said(trying, refused.after, f"{where}: refused")[0] == OPEN, f"{where}: {refused.after} ends the stage"
        action = trying.state.setup.words.parse(refused.word)
        assert action not in trying.state.actions(), f"{where}: {refused.word} is not refused but legal"
        assert trying.refused(action) is refused, f"{where}: {refused.word} gets another answer"
        rules = [one.rule for one in trying.state.refusals() if one.action == action]
        assert refused.rule in rules or not rules, f"{where}: {refused.word} is refused by {rules}, not {refused.rule}"


def check_mistake(course: Course, stage: Stage, mistake: Mistake, where: str) -> None:
    """Its own words lead to its own answer."""
    told = f"{where}: mistake {mistake.tries}"
    kind, key = said(attempt(course, stage), mistake.tries, told)
    assert (kind, key) == (MISSED, mistake.key), f"{told}: expected {mistake.key}, but it is {kind} {key}"


def attempt(course: Course, stage: Stage) -> Attempt:
    """A try at a stage whose position is what it says."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", PositionWarning)
        return Attempt(course, stage)


def said(trying: Attempt, words: list[str], told: str) -> tuple[str, str]:
    """What came of some words, each of which must be legal and needed."""
    for word in words:
        assert trying.outcome.kind == OPEN, f"{told}: {trying.outcome.kind} already before {word}"
        try:
            trying.say(word)
        except IllegalAction as error:
            raise AssertionError(f"{told}: {error}") from None
    return trying.outcome.kind, trying.outcome.key
