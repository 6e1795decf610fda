"""Every lesson of every course: solved by its solutions, its mistakes answered, all of its words there."""

import pytest

from skyhall.core.registry import game, games
from skyhall.school.attempt import Attempt
from skyhall.school.course import Lesson
from skyhall.school.reading import course_of
from skyhall.testing import check_lesson_texts, check_stage

LESSONS = [(name, lesson) for name in games() for lesson in course_of(game(name)).lessons]


@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=lambda part: part.id if isinstance(part, Lesson) else part)
def test_a_lesson_does_what_it_says(name, lesson):
    for stage in lesson.stages:
        check_stage(course_of(game(name)), lesson, stage)


@pytest.mark.parametrize("name", games())
def test_every_text_is_there_and_every_rule_is_taught(name):
    course = course_of(game(name))
    check_lesson_texts(course)
    taught = {rule for lesson in course.lessons for rule in lesson.teaches}
    assert taught == set(course.must_know)
    # Ten at most for all that a newcomer needs; what a game has beyond that is a chapter of its own.
    assert 6 <= len([lesson for lesson in course.lessons if lesson.chapter != "more"]) <= 10


# The kinds of pieces that each board can find, beside those that every game has.
KINDS = {
    "gravity-superstar": {"space", "card"},
    "skytopia": {"slot", "level", "guild", "deck"},
    "sky-painters": {"cell", "symbol", "edge", "block", "pool", "offer", "painter", "halo"},
    "skytear": {"hex", "hero", "card", "token", "mana", "stack", "victory"},
}


@pytest.mark.parametrize("name", games())
def test_what_is_pointed_at_has_a_name_of_the_board(name):
    """A kind and what it is: `space d6`, `seat 0`, `word send blue-1`, `part dial`; words can be said."""
    course = course_of(game(name))
    for lesson in course.lessons:
        for stage in lesson.stages:
            state = Attempt(course, stage).state
            words = [state.setup.words.name(action) for action in state.actions()]
            for piece in [piece for pointed in [*stage.says, stage.points] for piece in pointed]:
                kind, _, rest = piece.partition(" ")
                assert rest, f"{lesson.id} {stage.id}: {piece}"
                assert kind in KINDS[name] | {"seat", "word", "part"}, f"{lesson.id} {stage.id}: {piece}"
                assert kind != "word" or any(word.startswith(rest) for word in words), (
                    f"{lesson.id} {stage.id}: {piece}"
                )
