"""The rules of Cloud Race, and everything that the hall asks of a game."""

import pytest
from cloud_race import GAME

from skyhall.core.errors import EditionError, PositionError
from skyhall.testing import cases, check_case, check_game, check_lessons, play


def at(**data):
    return GAME.position(data)


def test_cr_1_everybody_begins_on_the_meadow_with_three_cards():
    table = GAME.new(4, "x")
    assert table.kites == [0, 0, 0, 0]
    assert [len(hand) for hand in table.hands] == [3, 3, 3, 3]
    assert len(table.deck) == 16 - 12


def test_cr_2_a_wind_flies_as_far_as_it_says():
    table = play(at(hands=[["gale"], ["breath"]]), "play gale")
    assert table.kites == [7, 0]
    assert table.seat == 1


def test_cr_2_the_die_flies_one_to_six():
    assert {play(at(seed=str(n)), "roll").rolled for n in range(60)} == {1, 2, 3, 4, 5, 6}


def test_cr_3_and_cr_7_the_last_cloud_ends_the_race_with_the_round():
    table = play(at(kites=[26, 20], hands=[["gale"], ["breath"]]), "play gale")
    assert table.kites[0] == 30
    assert not table.over
    play(table, "roll")
    assert table.over
    assert table.ending() == "arrived"


def test_cr_4_clouds_carry_on_and_throw_back():
    assert play(at(kites=[1, 0], hands=[["breeze"], ["breath"]]), "play breeze").kites == [8, 0]
    assert play(at(kites=[7, 0], hands=[["breeze"], ["breath"]]), "play breeze").kites == [7, 0]


def test_cr_5_a_rival_is_pushed_back():
    assert play(at(kites=[10, 14], hands=[["breeze"], ["breath"]]), "play breeze").kites == [14, 13]


def test_cr_6_a_card_is_drawn_for_a_card():
    table = play(at(hands=[["gale"], ["breath"]], deck=["breeze", "gale"]), "play gale")
    assert [GAME.edition().winds[wind].id for wind in table.hands[0]] == ["breeze"]


def test_cr_7_the_race_is_called_off_after_twenty_rounds():
    table = play(at(round=20, active=1), "roll")
    assert table.ending() == "called_off"


def test_cr_8_cards_decide_between_equals():
    table = at(round=20, active=1, kites=[20, 16], hands=[["gale"], ["breeze"]], deck=[])
    play(table, "play breeze")
    assert table.kites == [19, 20]
    assert table.ranks() == [2, 1]


def test_wrong_data_is_named():
    with pytest.raises(PositionError, match=r'unknown wind "gael" \(did you mean "gale"\?\)'):
        at(hands=[["gael"], []])
    with pytest.raises(PositionError, match='more of "gale" than the 4 in the box'):
        at(hands=[["gale"] * 5, []])
    with pytest.raises(EditionError, match='mine: winds 1: "steps" is 0: expected a whole number from 1 to 60'):
        GAME.make_edition({"name": "mine", "race": {}, "winds": [{"id": "lull", "steps": 0, "copies": 20}]}, "mine")


def test_the_game_as_a_whole():
    check_game(GAME)


def test_the_lessons_do_what_they_say():
    check_lessons(GAME)


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_conformance(case):
    check_case(GAME, case)
