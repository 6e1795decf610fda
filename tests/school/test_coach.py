"""The coach of every game: all that it says can come up, its warnings are right, and a bad file says what is wrong."""

from pathlib import Path

import pytest

from skyhall.bots.doubts import doubt
from skyhall.core.dice import seeded
from skyhall.core.errors import LessonError
from skyhall.core.registry import game, games
from skyhall.school.attempt import Attempt
from skyhall.school.coach import FILE, coach_of, read_coach
from skyhall.school.conditions import Scene, read_clause
from skyhall.school.reading import course_of
from skyhall.testing import check_coach


@pytest.mark.parametrize("name", games())
def test_a_coach_says_what_can_come_up_and_warns_of_what_is_worse(name):
    check_coach(game(name))


@pytest.mark.parametrize("name", games())
def test_a_coach_has_something_to_say(name):
    coach = coach_of(game(name))
    assert len(coach.ideas) >= 19
    assert len(coach.warnings) >= 9


@pytest.mark.parametrize("name", games())
def test_every_kind_of_slip_is_worth_a_question_or_not_declared(name):
    room = game(name)
    declared = {key.removeprefix("slip-").removesuffix("-better") for key in room.phrases.messages if "slip-" in key}
    assert declared == {warning.kind for warning in coach_of(room).warnings}


def test_a_plain_slip_is_asked_about_and_the_better_word_is_not():
    """ST-42: the facts speak for themselves, whatever a search thinks."""
    coach = coach_of(game("skytopia"))
    warning = coach.warning("late-haste")
    state = coach.reach(warning.example)
    kinds = {one.kind: one.lost for one in coach.warnings}
    parse = state.setup.words.parse
    slip = doubt(state, 0, parse(warning.chosen), kinds, seeded("doubt"), budget=60)
    assert slip.kind == "late-haste"
    free = doubt(state, 0, slip.better, {"late-haste": None}, seeded("doubt"), budget=60)
    assert free is None


def test_what_a_search_does_not_confirm_is_not_asked_about():
    """No share of a win can be lost by more than all of it."""
    coach = coach_of(game("gravity-superstar"))
    warning = coach.warning("points")
    state = coach.reach(warning.example)
    action = state.setup.words.parse(warning.chosen)
    assert doubt(state, 0, action, {"points": None}, seeded("doubt"), budget=60).kind == "points"
    assert doubt(state, 0, action, {"points": 1.5}, seeded("doubt"), budget=60) is None


WRONG = {
    '[[ideas]]\nid = "a"\nwhen = []\nexample = { seed = "1" }': 'ideas 1 (a): "when" is empty: expected at least one',
    '[[ideas]]\nid = "a"\nwhen = ["event fel"]\nexample = { seed = "1" }': 'ideas 1 (a): "when": no event "fel"',
    '[[ideas]]\nid = "a"\nwhen = ["round == 1"]\nexample = { }': 'expected "stage" (a stage of lessons.toml',
    '[[ideas]]\nid = "a"\nwhen = ["round == 1"]\nexample = { stage = "feet/9" }': 'lesson "feet" has no stage "9"',
    '[[warnings]]\nkind = "pionts"\nexample = { seed = "1" }': 'warnings 1 (pionts): kind "pionts" (did you mean',
    '[options]\nlayuot = "x"': 'options: "layuot"',
    "ideas = 3": '"ideas" is 3: expected a list',
}


@pytest.mark.parametrize("text", WRONG)
def test_a_bad_file_names_file_entry_and_expectation(tmp_path: Path, text):
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(LessonError) as caught:
        read_coach(game("gravity-superstar"), tmp_path)
    assert str(caught.value).startswith(f"{tmp_path.parent.name}/{tmp_path.name}/{FILE}")
    assert WRONG[text] in str(caught.value)


def scene(name, stage):
    course = course_of(game(name))
    lesson, _, part = stage.partition("/")
    return Scene(Attempt(course, course.lesson(lesson).stage(part)).state)


def test_clauses_about_parts_of_lists():
    """A star stands for any part, `only` for just one, and @ with a star for the same part elsewhere."""
    room = game("skytopia")
    seen = scene("skytopia", "send/1")
    for text, holds in {
        "decks.*.left <= 99": True,
        "decks.*.left <= -1": False,
        "market.slots.*.card.id == mint_gryphon": True,
        "only market.slots.*.card.id == mint_gryphon": True,
        "only market.slots.*.row >= 1": False,
        "seats.*.coins == @seats.*.coins": True,
        "seats.*.coins == @seats.*.coins-1": False,
        "refused ST-5": True,
        "refused ST-99": False,
    }.items():
        assert read_clause(text, room).holds(seen) == holds, text
