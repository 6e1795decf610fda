"""A table with a coach: what comes up is told to the learner alone, and a slip is asked about before it is played."""

import pytest

from skyhall.core.registry import game, games
from skyhall.school.coach import coach_of, turns_begun
from skyhall.server import coaching
from skyhall.server.coaching import lately
from skyhall.server.rows import ACTION, TableEntry
from skyhall.server.worker import Question, Thinker

FIRST_GAME = {"training": True, "coach": True}


@pytest.mark.parametrize("name", games())
def test_a_coach_has_all_its_texts_and_a_first_game_its_options(node, name):
    told = node.get(f"/api/games/{name}/coach")
    assert "⟨" not in told.text
    assert [idea["id"] for idea in told.json()["ideas"]] == [idea.id for idea in coach_of(game(name)).ideas]
    assert all(idea["title"] and idea["text"] for idea in told.json()["ideas"])
    made = node.table("me", "novice", game=name, options=told.json()["options"], house=FIRST_GAME)
    seen = node.get(f"/api/tables/{made['id']}", made["token"]).json()
    assert seen["table"]["house"]["coach"]


def test_a_coach_is_for_one_person_on_the_first_seat_at_a_training_table(node):
    for seats, house in ((("novice", "me"), FIRST_GAME), (("me", "novice"), {"coach": True})):
        plan = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
        wish = {"game": "gravity-superstar", "name": "Ada", "seats": plan, "start": True, "house": house}
        answer = node.post("/api/tables", wish)
        assert answer.status_code == 400
        assert "coach" in answer.json()["text"]


def test_what_comes_up_is_told_to_the_learner_alone(node):
    made = node.table("me", "novice", options={"first_player": 0}, house=FIRST_GAME)
    path = f"/api/tables/{made['id']}/coach"
    told = node.get(path, made["token"]).json()
    assert told["turn"] == 1
    assert "first-act" in told["ideas"]
    assert set(told["wait"]) <= set(told["ideas"])
    assert node.get(path).json()["code"] == "no_token"
    plain = node.table("me", "novice", options={"first_player": 0})
    assert node.get(f"/api/tables/{plain['id']}/coach", plain["token"]).json()["code"] == "no_coach"
    doubt = {"version": 1, "word": "end"}
    assert node.post(f"/api/tables/{plain['id']}/coach/doubt", doubt, plain["token"]).json()["code"] == "no_coach"


def test_a_choice_is_asked_about_at_its_own_version_only(node):
    made = node.table("me", "novice", options={"first_player": 0}, house=FIRST_GAME)
    path = f"/api/tables/{made['id']}/coach/doubt"
    seen = node.get(f"/api/tables/{made['id']}", made["token"]).json()
    word = seen["ask"]["legal"][0]["word"]
    answer = node.post(path, {"version": seen["version"], "word": word}, made["token"]).json()
    assert set(answer) == {"version", "known", "doubt"}
    assert node.post(path, {"version": seen["version"] + 1, "word": word}, made["token"]).json()["code"] == "no_hint"


def test_a_slip_comes_with_its_facts_and_the_better_word():
    """GS-20: with four cards in hand it costs a turn to take the fifth back."""
    room = game("gravity-superstar")
    table = room.new(2, "x", {"first_player": 0})
    words = table.setup.words
    played = []
    while "complete" not in [words.name(action) for action in table.actions()] or table.seat != 0:
        action = table.actions()[-1] if table.seat == 0 else table.actions()[0]
        played.append(action)
        table.apply(action)
    asked = Question(
        kind="doubt", game=room.name, seats=2, seed="x", options={"first_player": 0}, actions=played, table="t",
        word="complete", budget=50,
    )  # fmt: skip
    slip = Thinker().answer(asked).slip
    assert slip.kind == "take-back"
    assert slip.facts == {"cards": 4}
    assert words.parse(slip.better) in table.actions()
    told = coaching.told(coach_of(room), slip)
    assert (told.reason.key, told.idea.key, told.rule) == ("slip-take-back", "slip-take-back-better", "GS-20")


class Steps:
    """What the look back needs of a live table."""

    def __init__(self, seats):
        self.steps = [Step(TableEntry(number, ACTION, seat), [number]) for number, seat in enumerate(seats)]


class Step:
    def __init__(self, entry, events):
        self.entry = entry
        self.events = events


def test_turns_are_counted_and_what_happened_since_the_last_one_is_looked_at():
    assert turns_begun([0, 0, 1, 0, 1, 1], True) == 3
    assert lately(Steps([0, 0, 1, 0, 1, 1])) == [3, 4, 5]
    assert turns_begun([0, 0, 1, 0], True) == 2
    assert lately(Steps([0, 0, 1, 0])) == [3]
    assert turns_begun([], True) == 1
    assert turns_begun([1, 0, 1], False) == 1
