"""SP-32 to SP-39, SP-44: the review, the ways a game ends, extra turns."""

import pytest

from skyhall.testing.play import legal

NO_DICE = {"red": [1]}
FIVE = ["fugaz", "mommy", "cotton", "dice", "upper"]
BLOCK = {
    "0 0": "A blue",
    "-1 0": "3 blue",
    "1 0": "23 blue",
    "-1 1": "5 blue",
    "0 1": "6 blue",
    "1 1": "34 blue",
    "-1 2": "35 blue",
    "0 2": "9 blue",
    "1 2": "1 blue",
    "2 0": "16",
}


def test_star_victory(at, go, told) -> None:
    """SP-32"""
    table = at({"painters": FIVE}, {"hope": 500}, leader=0, pool=NO_DICE)
    go(table, "spot", "end")
    assert (table.over, table.how, table.ranks()) == (True, "star", [1, 2])
    assert told(table, "game_over")[0]["winners"] == [0]


def test_star_needs_the_leader(at, go) -> None:
    """SP-32, S17, ruling 42: without it play goes on; with it the win comes at step 4, not before"""
    sky = {"0 0": "A blue", "0 1": "3 - k5 o4", "0 2": "5 y1 - -"}
    table = at({"painters": FIVE, "sky": sky}, {}, pool={"blue": [1, 1], "white": [1, 6]})
    go(table, "spot", "end")
    assert (table.over, table.seat) == (False, 1)
    go(table, "spot", "end", "die blue 1", "on 1 1")
    assert not table.over
    assert table.leader == 0
    go(table, "end")
    assert table.how == "star"


def test_only_the_active_player_is_reviewed(at, go) -> None:
    """SP-34"""
    table = at({}, {"painters": FIVE}, leader=1, pool=NO_DICE)
    go(table, "spot", "end")
    assert not table.over
    go(table, "spot", "end")
    assert (table.how, table.winner) == ("star", 1)


def test_firmament_victory(at, go) -> None:
    """SP-33, S18: a completed 3×3 block and the leader; cards around it do not matter"""
    table = at({"sky": BLOCK}, {}, leader=0, pool=NO_DICE)
    go(table, "spot", "end")
    assert (table.how, table.ranks()) == ("firmament", [1, 2])


def test_firmament_needs_nine_and_the_leader(at, go) -> None:
    """SP-33, S18"""
    table = at({"sky": {**BLOCK, "1 2": "1"}}, {}, leader=0, pool=NO_DICE)
    go(table, "spot", "end")
    assert not table.over
    table = at({"sky": BLOCK}, {}, pool=NO_DICE)
    go(table, "spot", "end")
    assert not table.over


def test_firmament_when_the_ninth_card_completes(at, go) -> None:
    """SP-33"""
    table = at({"sky": {**BLOCK, "1 2": "1 k3 y4 b5 -"}}, {}, leader=0, pool={"white": [2]})
    assert table.view(None)["seats"][0]["best_block"] == {"x": -1, "y": 0, "done": 8, "placed": 9}
    go(table, "die white 2", "on 1 4", "end")
    assert table.how == "firmament"


def test_star_is_looked_at_before_firmament(at, go) -> None:
    """SP-34, SP-39"""
    table = at({"painters": FIVE, "sky": BLOCK}, {}, leader=0, pool=NO_DICE)
    go(table, "spot", "end")
    assert table.how == "star"


def test_critical_phase(at, go, told) -> None:
    """SP-35, SP-36, S12, ruling 35: not in the turn in which it begins; then with the leader from start to end"""
    table = at({}, {}, leader=0, deck=1, offer=["1", "3", "5"], pool=NO_DICE)
    go(table, "take left", "cell 0 1", "end")
    assert table.is_critical
    assert len(told(table, "critical_phase")) == 1
    assert (table.over, table.seat) == (False, 1)
    go(table, "spot", "end")
    assert (table.over, table.seat) == (False, 0)
    go(table, "spot", "end")
    assert table.how == "efficiency"


def test_leader_taken_during_the_turn_does_not_end_the_game(at, go) -> None:
    """SP-36: held when the turn began and now"""
    sky = {"0 0": "A blue", "0 1": "3 - k5 o4"}
    table = at({"sky": sky}, {}, critical=True, deck=0, leader=1, pool={"blue": [1]})
    go(table, "die blue 1", "on 1 1", "end")
    assert (table.over, table.leader) == (False, 0)


def test_extra_turns_count_for_the_critical_phase(at, go) -> None:
    """Ruling 35, SP-44: an extra turn begun in the phase may end the game"""
    table = at({}, {}, leader=0, deck=1, offer=["1", "3", "5"], pool=NO_DICE, extra_turns=1)
    go(table, "take left", "cell 0 1", "end")
    assert (table.seat, table.is_extra) == (0, True)
    go(table, "spot", "end")
    assert table.how == "efficiency"


def test_last_card_bought(at, go) -> None:
    """SP-35, S13"""
    table = at({"spots": 3, "hope": 3}, {"painters": ["target"]}, deck=1, offer=["1", "3", "5"], pool=NO_DICE)
    go(table, "take top")
    go(table, legal(table)[0], "end")
    assert (table.spots[0], table.hope[0]) == (0, 0)
    assert table.offer_hope == 1
    assert table.hope[1] == 0
    assert table.is_critical


def test_star_stays_possible_in_the_critical_phase(at, go) -> None:
    """SP-35, SP-39: Star is looked at first"""
    table = at({"painters": FIVE}, {}, leader=0, critical=True, deck=0, pool=NO_DICE)
    go(table, "spot", "end")
    assert table.how == "star"


@pytest.mark.parametrize(("hope", "how"), [(12, "no_moves"), (13, "")])
def test_no_more_moves(at, go, hope: int, how: str) -> None:
    """SP-37, S22, ruling 36: spots and clouds are no moves; a Painter that hope can pay is one"""
    done = {"sky": {"0 0": "A blue"}}
    data = {"critical": True, "deck": 0, "offer": [None] * 3, "gallery": [None, None, "mommy"], "pile": 0}
    table = at({"hope": hope, **done}, {"hope": 9, "sky": {"0 0": "B blue"}}, pool=NO_DICE, **data)
    go(table, "spot", "end")
    assert table.how == how
    assert table.over == (how != "")


def test_moves_that_are_left(at, go) -> None:
    """SP-37: an open card, a card with a cell, too many spots for the limit"""
    one, two = {"sky": {"0 0": "A blue"}}, {"sky": {"0 0": "B blue"}}
    data = {"critical": True, "deck": 0, "gallery": [None] * 3, "pile": 0, "pool": NO_DICE}
    ended = [
        go(at(one, two, offer=[None] * 3, **data), "spot", "end").how,
        go(at(one, {"sky": {"0 0": "B"}}, offer=[None] * 3, **data), "spot", "end").how,
        go(at(one, two, offer=[None, None, "1"], **data), "spot", "end").how,
    ]
    assert ended == ["no_moves", "", ""]
    dear = {**data, "gallery": [None, None, "levitt_alpha"]}
    rich = {"hope": 40, **one}
    assert go(at(rich, two, offer=[None] * 3, **dear), "spot", "end").how == "no_moves"
    cheap = at(rich, two, offer=[None] * 3, **dear, options={"spot_limit": 12})
    assert go(cheap, "spot", "end").how == "no_moves"
    spots = {"hope": 40, "painters": ["spots"], **one}
    assert go(at(spots, two, offer=[None] * 3, **dear, options={"spot_limit": 12}), "spot", "end").how == ""


def test_standstill(at, go, told) -> None:
    """SP-38, S21, ruling 37: three rounds of idle turns, with a warning in the last"""
    table = at({}, {}, pool=NO_DICE)
    for turn in range(6):
        assert not table.over
        go(table, "spot", "end")
        assert table.idle_turns == turn + 1
    assert table.how == "standstill"
    assert [event["left"] for event in told(table, "standstill_warning")] == [2, 1]


def test_what_keeps_a_turn_idle(at, go) -> None:
    """SP-38, S21: painting a die part of the way is idle, painting it to its number is not"""
    sky = {"0 0": "A blue", "0 1": "1 - - b3 -"}
    table = at({"spots": 2, "sky": sky}, {}, step=2, idle_turns=3, pool=NO_DICE)
    half = table.clone()
    go(half, "paint 1 3", "end")
    assert half.idle_turns == 4
    go(table, "paint 1 3", "paint 1 3", "end")
    assert table.idle_turns == 0


@pytest.mark.parametrize("words", [("take left", "cell 0 1"), ("die blue 1", "on 1 1")])
def test_what_makes_a_turn_count(at, go, words: tuple[str, ...]) -> None:
    """SP-38: taking a card, filling a symbol"""
    table = at({}, {}, idle_turns=5, offer=["1", "3", "5"], pool={"blue": [1], "red": [1]})
    go(table, *words, "end")
    assert (table.over, table.idle_turns) == (False, 0)


def test_buying_a_painter_or_paying_hope_is_not_idle(at, go) -> None:
    """SP-38"""
    gallery = [None, None, "dice"]
    table = at({"spots": 8, "hope": 6}, {}, step=2, idle_turns=5, pool=NO_DICE, gallery=gallery, pile=0)
    go(table, "painter right", "end")
    assert table.idle_turns == 0
    table = at({"hope": 2, "painters": ["cotton"]}, {}, step=2, idle_turns=5, pool=NO_DICE)
    go(table, "hope 1 2", "end")
    assert table.idle_turns == 0


def test_extra_turns_count_as_idle(at, go) -> None:
    """SP-38"""
    table = at({}, {}, idle_turns=4, extra_turns=1, pool=NO_DICE)
    go(table, "spot", "end", "spot", "end")
    assert table.how == "standstill"


def test_the_first_hit_decides(at, go) -> None:
    """SP-39: the leader in the Critical Phase before a standstill; extra turns are lost"""
    table = at({}, {}, idle_turns=5, critical=True, deck=0, leader=0, extra_turns=2, pool=NO_DICE)
    go(table, "spot", "end")
    assert (table.how, table.extra_turns) == ("efficiency", 0)


def test_extra_turns_add_up(at, go, told) -> None:
    """SP-44, S11: Commander and Tantrum in one turn: two more turns, then the next seat"""
    player = {"spots": 20, "hope": 19, "sky": {"0 0": "A blue"}}
    gallery = [None, "tantrum", "commander"]
    table = at(player, {}, step=2, gallery=gallery, pile=0, pool=NO_DICE, offer=["1", "3", "5"])
    go(table, "painter right", "painter right", "take left", "cell 0 1", "end")
    assert [event["pending"] for event in told(table, "extra_turn_earned")] == [1, 2]
    assert (table.seat, table.is_extra, table.extra_turns) == (0, True, 1)
    assert table.dice_left == 1
    go(table, "spot", "end")
    assert (table.seat, table.is_extra, table.extra_turns) == (0, True, 0)
    go(table, "spot", "end")
    assert (table.seat, table.is_extra) == (1, False)


def test_an_extra_turn_has_its_own_steps(at, go) -> None:
    """SP-44: limit, review and an additional die of its own"""
    table = at({"spots": 9}, {}, extra_turns=1, pool={"blue": [1, 1, 1], "white": [1]})
    go(table, "spot", "die blue 1", "on 1 1", "end")
    assert (table.seat, table.spots[0], table.dice_left) == (0, 6, 1)
