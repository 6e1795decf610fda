"""Events say all: what seats have and show after each of them, and every phrase in words."""

import pytest

from skyhall.core.dice import seeded
from skyhall.games.gravity_superstar import GAME
from skyhall.locale import catalogue
from skyhall.testing import random_game
from skyhall.testing.play import play

OWNED = ("stars", "pairs", "tokens", "points")
CARDS = ("face_up", "face_down", "in_hand", "hand", "hidden")


def retold(players, events):
    """What each seat has and shows, taken from events as they are; nothing is counted."""
    for event in events:
        for own in event.get("belongings", []):
            players[own["seat"]].update({name: own[name] for name in OWNED})
        if event["event"] in ("card_played", "hand_restored"):
            players[event["seat"]].update({name: event[name] for name in CARDS if name in event})
    return players


def told_part(view):
    return [{name: player[name] for name in (*OWNED, *CARDS) if name in player} for player in view["players"]]


@pytest.mark.parametrize("seats", GAME.seats)
def test_events_tell_what_seats_have_and_show(seats):
    """Section 8: after every move, as each seat and a spectator are told it."""
    table = GAME.new(seats, "events")
    dice = seeded("movers")
    while not table.over:
        viewers = [None, table.seat, (table.seat + 1) % seats]
        before = [told_part(table.view(viewer)) for viewer in viewers]
        table.log = []
        actions = table.actions()
        table.push(actions[dice.below(len(actions))])
        for viewer, players in zip(viewers, before, strict=True):
            events = [event.seen_by(viewer) for event in table.log]
            assert retold(players, events) == told_part(table.view(viewer))


def test_both_seats_of_a_theft_are_told(q):
    """GS-38, GS-44: the pair that was broken, and the one that was made."""
    table = play(q(pawns=["c2 S", "c4 W"], owned=[{"white": 1}, {"white": 2}]), "drop")
    [theft] = [event for event in table.log if event.name == "stolen"]
    seats = {own["seat"]: own for own in theft.public["belongings"]}
    assert [(seats[seat]["pairs"], seats[seat]["points"]) for seat in (0, 1)] == [(1, 3), (0, 1)]
    assert seats[0]["stars"] == {"blue": 0, "yellow": 0, "pink": 0, "green": 0, "orange": 0, "white": 2}


def test_a_star_that_makes_a_pair_is_told_as_one(q):
    """GS-44: two points for one star; the preview says so before."""
    table = q(pawns=["c2 S", "k1 N"], owned=[{"green": 1}, {}], stars={"c3": "green", "c6": "green"})
    [drop] = [word for word in table.view(0)["legal"] if word["word"] == "drop"]
    stops = {stop["space"]: stop.get("star") for stop in drop["path"]}
    pair, single = ({"colour": "green", "pair": is_pair, "gain": 1 + is_pair} for is_pair in (True, False))
    assert stops == {"c3": pair, "c4": None, "c5": None, "c6": single}
    play(table, "drop")
    taken = [event.public for event in table.log if event.name == "star_taken"]
    assert [(event["pair"], event["gain"]) for event in taken] == [(True, 2), (False, 1)]


def test_a_preview_names_the_victim_where_it_stands(q):
    """Section 9."""
    table = q(pawns=["c2 S", "c4 W"])
    [drop] = [word for word in table.view(0)["legal"] if word["word"] == "drop"]
    assert [stop.get("victim") for stop in drop["path"]] == [None, 1, None, None]


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_is_told_from_its_start_to_its_end(seats):
    """Section 8: the common events of the hall, each where it belongs."""
    table = GAME.new(seats, "events", listen=True)
    random_game(table, seeded("movers"))
    names = [event.name for event in table.log]
    assert (names[0], names[-1]) == ("game_started", "game_over")
    turns = [event.public["seat"] for event in table.log if event.name == "turn_began"]
    first = table.log[0].public["first_player"]
    assert turns == [(first + turn) % seats for turn in range(len(turns))]
    assert names.count("turn_ended") == len(turns)
    assert table.log[-1].public["points"] == table.scores()


# What the engine says; of the entries that the page makes sentences of (log, why, screen) some have no arguments.
SAID = ("event-", "ask-", "word-", "refused-")


def test_every_phrase_has_its_words_and_every_sentence_its_phrase():
    """What is declared can be said, and nothing is written that is never said."""
    text = (GAME.room / "locales" / "en.ftl").read_text(encoding="utf-8")
    keys = [line.split(" = ")[0] for line in text.splitlines() if " = " in line and not line.startswith((" ", "#"))]
    said = {key for key in keys if key.startswith(SAID)}
    declared = {f"event-{name}" for name in GAME.phrases.events} | set(GAME.phrases.messages)
    assert declared <= set(keys)
    assert said == {key for key in declared if key.startswith(SAID)}


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("simple drop right", "Ada lays a card face down and steps right."),
        ("drop", "Ada plays Drop."),
        ("long right wild", "Ada plays Wild as Long Jump to the right."),
        ("rotate half", "Ada plays Rotate, a half turn."),
    ],
)
def test_a_card_is_called_by_its_name(q, word, sentence):
    words = catalogue("en", GAME.name)
    table = play(q(pawns=["c2 S", "k1 N"]), word)
    [played] = [event for event in table.log if event.name == "card_played"]
    assert words.say("event-card_played", played.seen_by(1), ["Ada", "Bo"]) == sentence
