"""What seats see: section 7 and section 9, and previews."""

from hypothesis import given, settings
from hypothesis import strategies as st

from skyhall.core.dice import seeded
from skyhall.games.gravity_superstar import GAME
from skyhall.locale import catalogue, english_voice
from skyhall.testing import random_position
from skyhall.testing.play import play


def preview(table, word):
    return next(entry for entry in table.view(table.seat)["legal"] if entry["word"] == word)


def test_a_preview_shows_the_whole_way(q):
    """Section 9: steps, fall, wraps, what is collected, where the pawn stands."""
    table = q(pawns=["l1 S", "k1 N"], stars={"a1": "blue"})
    shown = preview(table, "high right")
    assert [stop["space"] for stop in shown["path"]] == ["l6", "a6", "a1", "a2", "a3", "a4", "a5"]
    assert [stop["how"] for stop in shown["path"]] == ["step", "step", "fall", "fall", "fall", "fall", "fall"]
    assert (shown["lands"], shown["facing"]) == ("a5", "S")
    assert (shown["stars"], shown["tokens"], shown["points"]) == (["blue"], 1, 2)
    assert [stop["space"] for stop in shown["path"] if "token" in stop] == ["a2"]


def test_a_preview_goes_on_behind_a_theft(q):
    """Section 9: thefts that will be asked are not counted, those taken without asking are."""
    asked = q(pawns=["c2 S", "c4 W"], owned=[{}, {"blue": 1, "white": 1}], stars={"c6": "green"})
    shown = preview(asked, "drop")
    assert [stop["space"] for stop in shown["path"]] == ["c3", "c4", "c5", "c6"]
    assert shown["victims"] == [1]
    assert shown["points"] == 1
    silent = q(pawns=["c2 S", "c4 W"], owned=[{"blue": 1}, {"blue": 2}], stars={"c6": "green"})
    assert preview(silent, "drop")["points"] == 1 + 2 + 1


def test_a_preview_says_the_most_that_a_theft_can_bring(q):
    """A theft that will be asked counts with what pays most in the end: here the colour of a star that comes later."""
    table = q(pawns=["c2 S", "c4 W"], owned=[{"white": 1}, {"blue": 1, "green": 1}], stars={"c6": "green"})
    shown = preview(table, "drop")
    assert (shown["points"], shown["most"]) == (2, 4)
    step = preview(table, "simple drop left")
    assert step["most"] == step["points"]


def test_the_question_speaks_of_taking_back_only_what_was_laid(q):
    """GS-20."""
    say = catalogue("en", GAME.name).say
    none, one, two = (q(pawns=["c2 S", "k1 N"], laid=[laid, []]) for laid in ([], ["drop"], ["drop", "?wild"]))
    asked = [table.prompt() for table in (none, one, two)]
    assert [message.args["laid"] for message in asked] == [0, 1, 2]
    told = [say(message.key, message.args) for message in asked]
    assert "back" not in told[0]
    assert told[1].endswith("take 1 card back.")
    assert told[2].endswith("take 2 cards back.")


def test_a_theft_and_a_replay_say_what_they_are_worth(q):
    """Section 9, points after it: a star that makes a pair brings two, a token that is spent costs its point."""
    asked = q(pawns=["c2 S", "c4 W"], owned=[{"blue": 1}, {"blue": 1, "white": 1}], tokens=[0, 1])
    play(asked, "drop")
    worth = {entry["word"]: entry["points"] for entry in asked.view(0)["legal"]}
    assert worth == {"steal blue": 3, "steal white": 2, "steal replay": 2}
    play(asked, "steal replay")
    assert {entry["word"]: entry["points"] for entry in asked.view(0)["legal"]} == {"end": 2, "replay": 1}


def test_a_preview_shows_the_open_door(q):
    """Section 9."""
    table = q(open_door=2, pawns=["j1 S", "a5 S"])
    assert preview(table, "simple high right")["open_door"] == 1


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 6), moves=st.integers(0, 80))
def test_previews_come_true(seed, seats, moves):
    """Section 9: what was shown before a word is what happens after it."""
    dice = seeded(str(seed))
    table = random_position(GAME.new(seats, str(seed)), dice, moves)
    seat = table.seat
    for shown in table.view(seat)["legal"]:
        twin = table.clone()
        play(twin, shown["word"])
        if twin.seat == seat and twin.decision().plain()[0] != "StealFrom":
            if shown["lands"] is not None:
                assert twin.view(None)["pawns"][seat] == {"space": shown["lands"], "facing": shown["facing"]}
            assert twin.scores()[seat] == shown["points"]


def test_danger_is_where_a_rival_may_pass(q):
    """Section 9: with any card that may be in hand, not only those that are."""
    table = q(pawns=["c2 S", "k1 N"], laid=[["drop", "wild"], []])
    danger = table.view(1)["players"][0]["danger"]
    assert "c3" not in danger
    assert "d2" in danger
    hidden = q(pawns=["c2 S", "k1 N"], laid=[["?drop", "wild"], []])
    assert "c3" in hidden.view(1)["players"][0]["danger"]


def test_legal_words_are_for_the_deciding_seat_only(q):
    """Section 7: the actions of another seat depend on hidden cards."""
    table = q(pawns=["c2 S", "k1 N"])
    assert table.view(0)["legal"]
    assert table.view(1)["legal"] == []
    assert table.view(None)["legal"] == []


def test_the_word_of_a_simple_move_is_masked(q):
    """Section 7: the card is private to its owner, in events as well."""
    table = play(q(pawns=["e5 S", "k1 N"]), "simple wild right")
    event = next(event for event in table.log if event.name == "card_played")
    assert event.seen_by(0)["card"] == "wild"
    assert "card" not in event.seen_by(1)
    assert "card" not in event.seen_by(None)


def test_the_drawing_shows_every_piece(q):
    """The terminal's picture: pawns with their feet, stars with their letter, doors, platforms."""
    drawn = GAME.draw(q(pawns=["c2 S", "k1 N"], stars={"e2": "pink", "a2": "blue"}).view(0), english_voice(GAME))
    for piece in ("1↓", "2↑", "★[/]P", "°[bold]★[/]B", "━━━", "┃"):
        assert piece in drawn


def test_the_drawing_says_where_the_open_door_goes(q):
    """GS-42: to the next free door; where all the others are taken it stays."""
    voice = english_voice(GAME)
    table = q(pawns=["c2 S", "c4 W"])
    assert f"open door {table.open_door + 1}, next {table.next_door() + 1}" in GAME.draw(table.view(0), voice)
    other = next(door for door in table.view(0)["doors"] if door["number"] != table.open_door + 1)
    table = q(pawns=["c2 S", f"{other['space']} {other['facing']}"])
    assert f"door {table.open_door + 1} stays open" in GAME.draw(table.view(0), voice)


def test_evaluation_prefers_points_and_safety(q):
    """Section 10."""
    ahead = q(pawns=["c2 S", "k1 N"], owned=[{"blue": 4}, {}], stars={"a1": "blue"}).evaluate()
    assert ahead[0] > 0.6
    stars = dict.fromkeys(["f1", "f3", "g1", "h2", "h3", "g4"], "blue")
    in_the_way = q(pawns=["k5 N", "k1 N"], active=1, stars=stars)
    assert any(5 * 12 - 2 in in_the_way.board.walk(10, 2, move) for move in range(10))
    away = q(pawns=["c2 S", "k1 N"], active=1, stars=stars)
    assert away.evaluate()[0] > in_the_way.evaluate()[0]
