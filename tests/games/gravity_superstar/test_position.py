"""Positions from plain data: what they may hold, their old names, and what cannot be."""

import warnings

import pytest

from skyhall.core.errors import PositionError
from skyhall.games.gravity_superstar import GAME
from skyhall.testing.play import legal, play

BOARD_Q = {"layout": "2A0 3B2"}


@pytest.mark.parametrize(
    ("data", "error"),
    [
        ({}, 'options: "layout" is missing'),
        ({"seats": 9}, '"seats" is 9: expected a whole number from 2 to 6'),
        ({"pawns": ["c2 S"]}, '"pawns" has 1 entries: expected 2'),
        ({"pawns": ["c2", None]}, '"c2": expected a space and a facing'),
        ({"pawns": ["z9 S", None]}, 'no space "z9": expected a1 to l6'),
        ({"stars": {"c2": "red"}}, '"c2" is "red": expected one of blue'),
        ({"owned": [{"red": 1}, {}]}, 'owned: seat 0: unknown key "red"'),
        ({"laid": [["drop", "drop"], []]}, 'laid: seat 0: "drop": expected'),
        ({"laid": [["drop", "long", "high", "wild", "rotate"], []]}, "at most four cards"),
        ({"ask": "replay", "pawns": ["c2 S", None]}, "expected seat 0 to own a token"),
        ({"ask": "act"}, "expected the pawn of seat 0 on the board"),
        ({"colour": 1}, 'unknown key "colour"'),
        ({"turn": 1, "active": 1}, 'unknown key "turn"'),
    ],
)
def test_a_wrong_position_is_refused(data, error):
    """Bad input names what was wrong and what is expected."""
    options = {} if data == {} else {"layout": "2A0 3B2"}
    with pytest.raises(PositionError, match=error):
        GAME.position({"options": options, **data})


@pytest.mark.parametrize(
    ("data", "error"),
    [
        ({"tokens": [20, 20]}, r"40 Replay tokens with the supply: expected at most 18, as in the box \(GS-13\)"),
        ({"tokens": [9, 9], "supply": 1}, "19 Replay tokens"),
        ({"supply": 40}, "40 Replay tokens"),
        ({"owned": [{"blue": 14}, {}]}, "14 blue stars on the board and owned: expected at most 13, as in the bag"),
        ({"owned": [{"blue": 7}, {"blue": 6}], "stars": {"a1": "blue"}}, "14 blue stars"),
        ({"owned": [{"blue": 13}, {"pink": 12}]}, "25 stars .* expected at most 24, one for each symbol"),
        ({"laid": [["drop"], []]}, r"laid: seat 0: expected no cards: its pawn is off the board \(GS-36\)"),
        ({"quiet_rounds": 20}, '"quiet_rounds" is 20: expected a whole number from 0 to 19'),
        ({"round_stars": 1}, '"round_stars" is 1: expected a whole number from 0 to 0'),
        ({"triggered": 0}, '"triggered" is 0: expected the option end = expert'),
    ],
)
def test_what_the_rules_never_lead_to_is_refused(data, error):
    """GS-12, GS-13, GS-36, GS-46, GS-48: no more than was laid out, and no end that has come already."""
    with pytest.raises(PositionError, match=error):
        GAME.position({"options": BOARD_Q, **data})


def test_a_goal_that_was_reached_was_triggered(q):
    """GS-46: for good, whatever the points are now."""
    rich = [{}, {"blue": 12}]
    with pytest.raises(PositionError, match='seat 1 has 18 points, the goal is 18: expected "triggered"'):
        q(options={"end": "expert"}, owned=rich)
    assert q(options={"end": "expert"}, owned=rich, triggered=1).triggered == 1
    assert q(options={"end": "expert"}, triggered=1).triggered == 1


def test_old_names_still_work():
    """What courses and bug reports say: `first_player` and `turn` for `first` and `active`."""
    data = {"options": BOARD_Q, "pawns": ["c2 S", "k1 N"], "stars": {"a1": "blue"}}
    old = GAME.position({**data, "first_player": 1, "turn": 1})
    new = GAME.position({**data, "first": 1, "active": 1})
    assert (new.first_player, new.seat) == (1, 1)
    assert old.digest() == new.digest()


def test_the_active_seat_is_the_one_that_is_asked():
    """GS-17: coming in is part of its turn, so nothing passes by itself and nobody is warned."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        table = GAME.position({"options": BOARD_Q, "pawns": [None, "c6 S"], "open_door": 2, "active": 0})
    assert table.seat == 0


def test_a_position_may_be_listened_to_and_played_on(q):
    table = GAME.position(
        {"options": BOARD_Q, "pawns": ["c2 S", "k1 N"], "tokens": [1, 0], "moves": ["drop"]}, listen=True
    )
    assert [event.name for event in table.log][:2] == ["turn_began", "card_played"]
    assert legal(table) == ["end", "replay"]
    same = play(q(pawns=["c2 S", "k1 N"], tokens=[1, 0]), "drop")
    assert same.view(0) == table.view(0)
