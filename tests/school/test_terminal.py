"""The courses at the terminal, in a real process: every lesson, with mistakes and a hint before each solution."""

import json
from collections.abc import Sequence

import pytest

from skyhall.core.dice import seeded
from skyhall.core.drawing import columns
from skyhall.core.registry import game, games
from skyhall.school.attempt import Attempt
from skyhall.school.course import Course, Lesson, Recall, Stage
from skyhall.school.reading import course_of

WIDE = 120


def learn(skyhall, tmp_path, answers: Sequence[str], *arguments: str) -> str:
    text = "\n".join(answers) + "\n"
    done = skyhall("learn", *arguments, cwd=tmp_path, answers=text, XDG_DATA_HOME=str(tmp_path / "data"))
    assert done.returncode == 0, done.stderr
    assert "⟨" not in done.stdout
    return done.stdout


def numbers(course: Course, stage: Stage, words: Sequence[str]) -> list[str]:
    """Words as the numbers of the choices."""
    trying, found = Attempt(course, stage), []
    for word in words:
        action = trying.state.setup.words.parse(word)
        found.append(str(trying.state.actions().index(action) + 1))
        trying.take(action)
    return found


def stage_answers(course: Course, stage: Stage) -> list[str]:
    """One mistake after the other, a hint, and the solution; Enter where there is nothing to do."""
    if not stage.goal:
        return [""]
    tried = [number for mistake in stage.mistakes for number in numbers(course, stage, mistake.tries)]
    return [*tried, "hint", *numbers(course, stage, stage.solutions[0])]


def recall_answer(recall: Recall) -> str:
    """The number of the right answer."""
    order = list(range(recall.answers))
    seeded(recall.key).shuffle(order)
    return str(order.index(0) + 1)


def lesson_answers(course: Course, lesson: Lesson) -> list[str]:
    asked = [recall_answer(recall) for recall in course.recalls(lesson)]
    return [*asked, *[answer for stage in lesson.stages for answer in stage_answers(course, stage)]]


def number_of(course: Course, lesson: Lesson) -> int:
    """Its place in the list."""
    return course.lessons.index(lesson) + 1


def plain(text: str) -> str:
    """A text however it was broken into lines."""
    return " ".join(text.split())


@pytest.mark.parametrize("name", games())
def test_a_course_is_played_through(skyhall, tmp_path, name):
    course = course_of(game(name))
    answers = [answer for lesson in course.lessons for answer in ["", *lesson_answers(course, lesson)]]
    told = learn(skyhall, tmp_path, [*answers, "list", "quit"], name)
    count = len(course.lessons)
    assert f"0 of {count} lessons done" in told
    assert f"{count} of {count} lessons done" in told
    assert "You have done them all." in told
    assert not [line for line in told.splitlines() if columns(line) > WIDE and "›" not in line]
    said, texts = plain(told), course.texts("en")
    listed = plain(told[told.rindex("lessons done") :])
    assert all(f"{texts.say(one.key)} {number_of(course, one.lessons[0])} " in listed for one in course.chapters())
    for lesson in course.lessons:
        for stage in lesson.stages:
            shown = [key for key in stage.text_keys() if "-hint-2" not in key and "-refused-" not in key]
            missing = [key for key in shown if plain(texts.say(key)) not in said]
            assert not missing
    kept = json.loads((tmp_path / "data" / "skyhall" / "lessons.json").read_text(encoding="utf-8"))
    assert kept == {name: {lesson.id: [stage.id for stage in lesson.stages] for lesson in course.lessons}}


def test_leaving_half_way_loses_nothing(skyhall, tmp_path):
    course = course_of(game("gravity-superstar"))
    first, second = course.lessons[0].stages
    learn(skyhall, tmp_path, ["", *stage_answers(course, first), "hint", "quit"], course.game.name)
    told = learn(skyhall, tmp_path, ["", *stage_answers(course, second)], course.game.name)
    assert "1 of 2 parts done" in told
    texts = course.texts("en")
    assert texts.say("lesson-feet-1-task") not in told
    assert texts.say("lesson-feet-2-praise") in told
    assert "Now you know:" in told
    assert "What you have solved is kept. Continue with: skyhall learn gravity-superstar" in told


def test_what_may_be_typed_in_a_lesson(skyhall, tmp_path):
    """Hints up to the solution, refusals in the lesson's words and in the game's, again, and back to the list."""
    course = course_of(game("gravity-superstar"))
    typed = ["hint", "hint", "hint", "high left", "complete", "99", "jump", "again", "why", "legend", "help"]
    solved = numbers(course, course.lessons[1].stages[0], ["long right"])
    told = learn(
        skyhall, tmp_path, [*solved, *typed, "board all", "list", "x", "1", "quit"], "gravity-superstar", "cards"
    )
    texts = course.texts("en")
    assert texts.say("lesson-cards-2-hint-2") in told
    assert "Solution: type high right" in told
    assert plain(texts.say("lesson-cards-2-refused-1")) + " (GS-28)" in plain(told)
    assert "All five cards are in your hand: there is nothing to take back. (GS-20)" in told
    assert "99: expected a number from 1 to" in told
    assert 'unknown word "jump"' in told
    assert "Signs" in told
    assert "Expected a number from 1 to 9, list, help or quit." in told
    assert "Lesson 1: Feet first" in told


def test_a_wrong_answer_to_a_question_is_put_right(skyhall, tmp_path):
    wrong = "1" if recall_answer(course_of(game("gravity-superstar")).lessons[1].recall) != "1" else "2"
    told = learn(skyhall, tmp_path, ["7", wrong, "quit"], "gravity-superstar", "4")
    assert "Do you remember?" in told
    assert "Expected a number from 1 to 3." in told
    assert "Not quite. The answer: One (GS-21)" in told


def test_progress_that_cannot_be_read_is_laid_aside(skyhall, tmp_path):
    folder = tmp_path / "data" / "skyhall"
    folder.mkdir(parents=True)
    (folder / "lessons.json").write_text('{"gravity-superstar": ["feet"]}', encoding="utf-8")
    done = skyhall("learn", "gravity-superstar", cwd=tmp_path, answers="quit\n", XDG_DATA_HOME=str(tmp_path / "data"))
    assert 'course "gravity-superstar": expected lessons by name' in done.stderr
    assert "0 of 9 lessons done" in done.stdout
    assert (folder / "lessons.broken").is_file()


def test_progress_that_cannot_be_kept_stops_no_lesson(skyhall, tmp_path):
    (tmp_path / "data").write_text("not a folder", encoding="utf-8")
    course = course_of(game("gravity-superstar"))
    answers = "\n".join(["", *lesson_answers(course, course.lessons[0]), "quit", ""])
    done = skyhall("learn", course.game.name, cwd=tmp_path, answers=answers, XDG_DATA_HOME=str(tmp_path / "data"))
    assert done.returncode == 0
    assert "your progress is not kept" in done.stderr or "cannot be read" in done.stderr
    assert "Now you know:" in done.stdout
    assert "What you have solved is kept" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["gravity-superstar", "feat"], 'no lesson "feat" (did you mean "feet"?)'),
        (["gravity-superstar", "--edition", "tuned"], 'the box "tuned" brings no lessons'),
        (["skytopa"], 'no game "skytopa"'),
    ],
)
def test_what_is_not_there_is_said(skyhall, tmp_path, arguments, said):
    done = skyhall("learn", *arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert said in " ".join(done.stderr.split())


def test_a_first_game_with_a_coach(skyhall, tmp_path):
    """What is new is told once, a slip is asked about and played when said again; another game tells other things."""
    first = plain(learn(skyhall, tmp_path, FIRST_TURNS, "gravity-superstar", "--first-game", "--seed", "3"))
    assert first.count("Coach: Look before you leap (GS-18)") == 1
    assert "Coach: You are in (GS-17)" in first
    assert "Nova comes in through door" in first
    assert first.count("Are you sure? You still hold 4 cards. Taking back now costs you a turn. Better idea:") == 1
    assert "The coach: new things only. › The coach: silent. › The coach: big slips too." in first
    again = plain(learn(skyhall, tmp_path, ["quit"], "gravity-superstar", "--first-game", "--seed", "3"))
    assert "Look before you leap" not in again


FIRST_TURNS = ["1", "1", "complete", "complete", "quiet", "quiet", "quiet", "quit"]
