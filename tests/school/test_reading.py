"""Courses that cannot be read: the file, the entry and what is expected are named."""

import shutil

import pytest

from skyhall.core.errors import LessonError
from skyhall.core.registry import game
from skyhall.school.attempt import DONE, MISSED, OPEN, STOCK, Attempt
from skyhall.school.reading import course_of, read_course
from skyhall.testing import check_lessons

COURSE = """
[must_know]
feet = ["GS-2"]

[position]
options = { layout = "2A0 3B2" }

[[lessons]]
id = "first"
minutes = 1
teaches = ["feet"]

[[lessons.stages]]
id = "1"
says = [["seat 0"]]
goal = ["left == 0"]
solutions = [["simple wild left"]]
hints = 1
[lessons.stages.position]
supply = 0
pawns = ["e5 S", "k1 N"]
stars = { d6 = "blue" }
[[lessons.stages.mistakes]]
try = ["drop"]
when = ["event card_played card=drop"]
"""
TEXTS = "\n".join(
    f"{key} = Words"
    for key in (
        *("school-seat-0", "school-seat-1", "know-feet", "lesson-first", "lesson-first-aim", "lesson-first-1-say-1"),
        *("lesson-first-1-task", "lesson-first-1-praise", "lesson-first-1-hint-1", "lesson-first-1-mistake-1"),
    )
)


def written(tmp_path, text=COURSE, texts=TEXTS):
    folder = tmp_path / "mybox-school"
    (folder / "locales").mkdir(parents=True)
    (folder / "lessons.toml").write_text(text, encoding="utf-8")
    (folder / "locales" / "en.ftl").write_text(texts, encoding="utf-8")
    return folder


STAGE = "mybox-school/lessons.toml: lessons 1 (first): stages 1 (1)"
BROKEN = [
    ("[must_know]", "[must_know", "not TOML"),
    ('id = "1"', "id = 1", 'stages 1: "id" is 1: expected a non-empty text'),
    ("minutes = 1", "minutes = 0", 'lessons 1 (first): "minutes" is 0: expected a whole number from 1 to 60'),
    (
        'teaches = ["feet"]',
        'teaches = ["fet"]',
        '(first): teaches "fet" (did you mean "feet"?): expected names of must_',
    ),
    ('teaches = ["feet"]', "teaches = []", 'must_know "feet": expected a lesson that teaches it'),
    ("hints = 1", "hint = 1", f'{STAGE}: unknown key "hint" (did you mean "hints"?)'),
    ("left == 0", "left = 0", f'{STAGE}: "goal": clause "left = 0": expected PLACE SIGN VALUE'),
    ("left == 0", "lft == 0", 'place "lft": the view has no "lft" (did you mean "left"?): expected one of '),
    ("left == 0", "pawns.one.space == d6", 'pawns has no "one": expected a number'),
    ("left == 0", "left.more == 0", 'left has no "more": expected nothing inside'),
    ("left == 0", "left >= few", '"left >= few": expected a number after >='),
    ("left == 0", "pawns has a|b", '"pawns has a|b": expected one value after has'),
    ("card_played card", "card_playd card", 'mistakes 1: "when": no event "card_playd" (did you mean "card_played"?)'),
    ("card=drop", "crad=drop", 'event "card_played" has no "crad" (did you mean "card"?)'),
    ("card=drop", "drop", 'event "card_played": "drop": expected NAME=VALUE'),
    ("left == 0", "asked Acting", 'no question "Acting"'),
    ("left == 0", "offered jump", 'unknown word "jump"'),
    ("left == 0", "winner x", 'winner "x": expected a seat from 0 to 5'),
    ('try = ["drop"]', 'try = ["dorp"]', f'{STAGE}: mistakes 1: unknown word "dorp"'),
    ('try = ["drop"]', "try = []", f'{STAGE}: mistakes 1: "try" is missing'),
    ('solutions = [["simple wild left"]]', "", f'{STAGE}: "solutions" is missing'),
    ('solutions = [["simple wild left"]]', 'solutions = ["drop"]', "'drop': expected lists of texts"),
    ("[must_know]", 'ready = "end"\n[must_know]', 'lessons.toml: ready "end": expected a chapter'),
    ("[position]", '[position]\nedition = "mine"', 'position: gravity-superstar has no edition "mine"'),
]


@pytest.mark.parametrize(("old", "new", "said"), BROKEN, ids=[said[-40:] for _, _, said in BROKEN])
def test_what_is_wrong_with_a_file_is_named(tmp_path, old, new, said):
    assert old in COURSE
    folder = written(tmp_path, COURSE.replace(old, new))
    with pytest.raises(LessonError) as error:
        read_course(game("gravity-superstar"), folder)
    assert said in str(error.value)
    assert "mybox-school" in str(error.value)


SECOND = COURSE[COURSE.index("[[lessons]]") :].replace('id = "first"', 'id = "second"')
THIRD = SECOND.replace('"second"', '"third"')


@pytest.mark.parametrize(
    ("chapters", "said"),
    [
        (["a", "b", "a"], 'chapter "a" appears twice: expected its lessons in a row'),
        (["a", "", "b"], 'lesson "second" has no chapter: expected one, as the other lessons have'),
    ],
)
def test_chapters_are_lessons_in_a_row(tmp_path, chapters, said):
    def course(names):
        wanted = [f'chapter = "{name}"\nminutes = 1' if name else "minutes = 1" for name in names]
        parts = zip([COURSE, SECOND, THIRD], wanted, strict=True)
        return "\n".join(part.replace("minutes = 1", line) for part, line in parts)

    with pytest.raises(LessonError) as error:
        read_course(game("gravity-superstar"), written(tmp_path, course(chapters)))
    assert said in str(error.value)
    whole = read_course(game("gravity-superstar"), written(tmp_path / "whole", course(["a", "a", "b"])))
    assert [(one.id, [lesson.id for lesson in one.lessons]) for one in whole.chapters()] == [
        ("a", ["first", "second"]),
        ("b", ["third"]),
    ]
    assert "chapter-a" in whole.text_keys()
    assert [one.id for one in read_course(game("gravity-superstar"), written(tmp_path / "one")).chapters()] == [""]


FALSE = [
    ('["simple wild left"]', '["simple wild right"]', "expected to be done, but it is missed"),
    ('["simple wild left"]', '["complete"]', '"complete" is not legal now'),
    ("card=drop", "card=long", "expected lesson-first-1-mistake-1, but it is missed school-missed"),
    ("left == 0", "left == 1", "the goal is met before anything was done"),
    ("[lessons.stages.position]", "[lessons.stages.position]\nactive = 1", "seat 1 is asked, not the learner"),
]


@pytest.mark.parametrize(("old", "new", "said"), FALSE, ids=[said for _, _, said in FALSE])
def test_the_kit_finds_lessons_that_do_not_work(tmp_path, old, new, said):
    folder = written(tmp_path, COURSE.replace(old, new))
    with pytest.raises(AssertionError) as error:
        check_lessons(game("gravity-superstar"), folder)
    assert said in str(error.value)


def test_the_kit_finds_texts_that_are_missing(tmp_path):
    folder = written(tmp_path, texts=TEXTS.replace("lesson-first-1-hint-1", "other"))
    with pytest.raises(AssertionError, match="the catalogue of en has no lesson-first-1-hint-1"):
        check_lessons(game("gravity-superstar"), folder)
    check_lessons(game("gravity-superstar"), written(tmp_path / "whole"))


def test_a_box_brings_its_own_course_in_a_folder_beside_its_file(tmp_path):
    room = game("gravity-superstar")
    shutil.copy(room.edition_path("standard"), tmp_path / "mybox.toml")
    written(tmp_path)
    assert [lesson.id for lesson in course_of(room, str(tmp_path / "mybox.toml")).lessons] == ["first"]
    with pytest.raises(LessonError, match='the box "standard" brings no lessons'):
        course_of(room, "standard")


def test_an_attempt_is_open_until_it_is_done_or_missed(tmp_path):
    course = read_course(game("gravity-superstar"), written(tmp_path))
    stage = course.lessons[0].stages[0]
    assert Attempt(course, stage).outcome.kind == OPEN
    assert Attempt(course, stage).say("simple wild left").kind == DONE
    missed = Attempt(course, stage)
    assert (missed.say("drop").kind, missed.outcome.key) == (MISSED, "lesson-first-1-mistake-1")
    assert Attempt(course, stage).say("simple wild right").key == STOCK
