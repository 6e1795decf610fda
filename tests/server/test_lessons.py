"""The school over HTTP: courses with their texts, and every stage played by sending the learner's words."""

import httpx
import msgspec
import pytest

from skyhall.core.registry import game, games
from skyhall.school.attempt import Attempt
from skyhall.school.reading import course_of
from skyhall.server.lessons import MOST_WORDS, CourseInfo, StageScene

LESSONS = "/api/games/gravity-superstar/lessons"


def scene(node, name, lesson, stage, words) -> StageScene:
    answer = node.post(f"/api/games/{name}/lessons/{lesson}/{stage}", {"words": words})
    assert answer.status_code == 200, answer.text
    return msgspec.convert(answer.json(), StageScene)


@pytest.mark.parametrize("name", games())
def test_a_course_has_all_its_texts(node, name):
    answer = node.get(f"/api/games/{name}/lessons")
    assert "⟨" not in answer.text
    told, course = msgspec.convert(answer.json(), CourseInfo), course_of(game(name))
    assert [lesson.id for lesson in told.lessons] == [lesson.id for lesson in course.lessons]
    assert [name for chapter in told.chapters for name in chapter.lessons] == [lesson.id for lesson in course.lessons]
    assert len([chapter for chapter in told.chapters if chapter.id != "more"]) == 4
    assert all(chapter.title for chapter in told.chapters)
    assert told.ready in [chapter.id for chapter in told.chapters]
    assert told.line
    assert told.open
    assert [known.id for known in told.must_know] == list(course.must_know)
    assert len(told.names) == max(stage.seats for lesson in course.lessons for stage in lesson.stages)
    stages = [stage for lesson in told.lessons for stage in lesson.stages]
    assert {stage.edition for stage in stages} == set(told.boxes)
    assert all(stage.says and (stage.task is None or (stage.hints and stage.solution)) for stage in stages)
    tag = {"If-None-Match": answer.headers["etag"]}
    kept = httpx.get(f"{node.url}/api/games/{name}/lessons", headers=tag, timeout=60)
    assert kept.status_code == 304


@pytest.mark.parametrize("name", games())
def test_every_stage_is_played_by_its_words(node, name):
    """Open at first, with what may be said; done by the solution, missed by the first mistake, with their texts."""
    course = course_of(game(name))
    texts = course.texts("en")
    for lesson in course.lessons:
        for stage in lesson.stages:
            first = scene(node, name, lesson.id, stage.id, [])
            assert (first.outcome, first.text, len(first.steps)) == ("open", "", len(stage.opening))
            assert first.seats == stage.seats
            assert first.ask is not None
            assert first.ask.seat == 0
            assert first.ask.legal
            msgspec.convert(first.view, course.game.view_schema())
            if not stage.goal:
                continue
            done = scene(node, name, lesson.id, stage.id, stage.solutions[0])
            assert (done.outcome, done.text, done.ask) == ("done", texts.say(f"{stage.key}-praise"), None)
            assert set(stage.solutions[0]) <= {step.word for step in done.steps}
            for mistake in stage.mistakes[:1]:
                missed = scene(node, name, lesson.id, stage.id, mistake.tries)
                assert (missed.outcome, missed.text) == ("missed", texts.say(mistake.key))


def test_steps_tell_who_said_what_and_what_was_seen(node):
    """Skytear's answers: the rival announces, the learner reacts, and what resolves is told with it."""
    stage = course_of(game("skytear")).lesson("answers").stage("1")
    told = scene(node, "skytear", "answers", "1", stage.solutions[0])
    played = Attempt(course_of(game("skytear")), stage)
    for word in stage.solutions[0]:
        played.say(word)
    assert [(step.seat, step.word) for step in told.steps] == [(one.seat, one.word) for one in played.played]
    assert told.steps[0].seat == 1
    assert "cancelled" in [event["event"] for step in told.steps for event in step.events]


def test_an_illegal_word_is_refused_in_the_words_of_the_lesson_or_of_the_game(node):
    own = node.post(f"{LESSONS}/cards/2", {"words": ["high left"]})
    assert (own.status_code, own.json()["code"], own.json()["rule"]) == (409, "illegal", "GS-28")
    assert own.json()["text"].startswith("See the platform on the left of k5?")
    other = node.post(f"{LESSONS}/cards/2", {"words": ["complete"]}).json()
    assert (other["rule"], other["reason"]["key"]) == ("GS-20", "refused-complete")
    assert "did you mean" in node.post(f"{LESSONS}/cards/2", {"words": ["hgih left"]}).json()["text"]
    over = node.post(f"{LESSONS}/feet/1", {"words": ["simple wild left", "drop"]})
    assert (over.status_code, over.json()["text"]) == (409, "this try is over: begin again")
    read = node.post("/api/games/skytopia/lessons/tile/2", {"words": ["send blue-1 5"]})
    assert (read.status_code, read.json()["text"]) == (409, "there is only something to read here")


@pytest.mark.parametrize(
    ("path", "words", "status"),
    [
        ("/api/games/chess/lessons/feet/1", [], 404),
        (f"{LESSONS}/feat/1", [], 404),
        (f"{LESSONS}/feet/7", [], 404),
        (f"{LESSONS}/feet/1?language=xx", [], 404),
        (f"{LESSONS}/feet/1", ["drop"] * (MOST_WORDS + 1), 400),
        (f"{LESSONS}/feet/1", ["x" * 121], 400),
        (f"{LESSONS}/feet/1", "drop", 400),
    ],
)
def test_what_is_not_there_or_too_much_is_refused(node, path, words, status):
    assert node.post(path, {"words": words}).status_code == status
    assert node.get("/api/games/chess/lessons").json()["text"] == "There is no such game."
