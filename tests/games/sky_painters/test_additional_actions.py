"""SP-26 to SP-31, SP-42, SP-43: the second step, the spot limit and the shortage of dice."""

import pytest

from skyhall.core.errors import IllegalAction, PositionWarning
from skyhall.games.sky_painters.box.marks import SQUARE
from skyhall.testing.play import legal

HIGH = {"0 0": "A blue", "0 1": "1"}


def test_acquire_another_die_once_a_turn(at, go) -> None:
    """SP-26, X4"""
    table = at({"spots": 4, "sky": HIGH}, {}, step=2, pool={"blue": [4, 1], "white": [1]})
    go(table, "die blue 4", "on 1 3")
    assert table.spots[0] == 0
    assert not table.is_done(0, 2)
    assert table.seat == 1
    table = at({"spots": 6, "sky": HIGH}, {}, step=2, pool={"blue": [4, 1], "white": [1]})
    go(table, "die blue 4", "on 1 3")
    assert not [word for word in legal(table) if word.startswith("die")]
    with pytest.raises(IllegalAction, match="SP-26"):
        go(table, "die white 1")


def test_the_price_comes_before_the_surplus(at, go) -> None:
    """SP-26, S30"""
    sky = {"0 0": "A blue", "0 1": "3 - k4 -"}
    table = at({"spots": 5, "sky": sky}, {}, step=2, pool={"blue": [6]})
    assert "die blue 6" not in legal(table)
    assert any(refusal.reason.key == "refused-die-price" for refusal in table.refusals())
    table = at({"spots": 6, "sky": sky}, {}, step=2, pool={"blue": [6]})
    go(table, "die blue 6", "on 1 1")
    assert table.spots[0] == 5


def test_a_die_that_fits_nowhere_says_so_before_its_price(at) -> None:
    """SP-26, SP-17: the price is no use to who has no symbol for the die"""
    sky = {"0 0": "A blue", "0 1": "3 - k4 -"}
    table = at({"spots": 1, "sky": sky}, {}, step=2, pool={"blue": [6], "red": [6]})
    said = {table.setup.words.name(one.action): (one.rule, one.reason.key) for one in table.refusals()}
    assert said["die blue 6"] == ("SP-26", "refused-die-price")
    assert said["die red 6"] == ("SP-17", "refused-no-symbol")


def test_clouds_and_grey_apply_to_acquired_dice(at, go) -> None:
    """SP-26: SP-15 and SP-16 as in the main action"""
    table = at({"spots": 6, "clouds": 1, "sky": HIGH}, {}, step=2, pool={"red": [2], "grey": [3]})
    assert {"die red 2", "die grey 3"} < set(legal(table))
    go(table, "die red 2", "on 1 4")
    assert (table.clouds[0], table.spots[0]) == (0, 4)


def test_painting_costs_a_spot_a_step(at, go) -> None:
    """SP-27, X7: from 1 to 6 takes five; downwards is illegal"""
    table = at({"spots": 6, "sky": {"0 0": "A blue", "0 -1": "7 - b1 -"}}, {}, step=2, pool={"red": [6]})
    assert "lower 1 2" not in legal(table)
    go(table, *["paint 1 2"] * 5)
    assert table.spots[0] == 1
    assert table.is_done(0, 1)
    with pytest.raises(IllegalAction):
        go(table, "paint 1 2")


def test_several_dice_may_be_painted(at, go) -> None:
    """SP-27"""
    sky = {"0 0": "A b1 - y1", "0 1": "5 y1 - -"}
    table = at({"spots": 6, "sky": sky}, {}, step=2, pool={"red": [6]})
    go(table, "paint 1 1", "paint 2 1", "paint 1 3")
    assert table.spots[0] == 3
    assert [word for word in legal(table) if word.startswith("paint")] == ["paint 1 1", "paint 1 3"]


def test_painting_gives_no_surplus(at, go, told) -> None:
    """Ruling 19: spots come only from dice placed above their symbol"""
    table = at({"spots": 2, "sky": {"0 0": "A b2 - -"}}, {}, step=2, pool={"red": [6]})
    go(table, "paint 1 1")
    assert [event["delta"] for event in told(table, "spots_changed")] == [-1]


def test_buying_painters(at, go) -> None:
    """SP-28: tile cost plus board cost; the tiles left of the gap slide right, the pile fills the left"""
    table = at({"spots": 30, "hope": 40}, {}, step=2, gallery=["fugaz", "mommy", "dice"], pile=["winner", "spots"])
    prices = [(cost["spots"], cost["hope"]) for cost in (p["total_cost"] for p in table.view(0)["painters"])]
    assert prices == [(3 + 2, 11 + 2), (4 + 1, 13 + 1), (7 + 1, 6 + 0)]
    go(table, "painter centre")
    assert (table.spots[0], table.hope[0]) == (25, 26)
    assert [table.box.painters[k].id for k in table.gallery] == ["winner", "fugaz", "dice"]
    go(table, "painter right", "painter right")
    assert [table.box.painters[k].id for k in table.painters[0]] == ["mommy", "dice", "fugaz"]
    names = [table.box.painters[k].id if k >= 0 else None for k in table.gallery]
    assert names == [None, "spots", "winner"]


def test_the_top_of_the_pile_is_not_for_sale(at) -> None:
    """SP-4, SP-28: three positions only, each if payable"""
    table = at({"spots": 30, "hope": 8}, {}, step=2, gallery=["fugaz", "mommy", "dice"], pile=["spots"])
    assert [word for word in legal(table) if word.startswith("painter")] == ["painter right"]
    assert {refusal.rule for refusal in table.refusals() if "painter" in table.setup.words.name(refusal.action)} == {
        "SP-28"
    }


def test_order_of_a_painters_effects_and_icons(at, go) -> None:
    """SP-28: effects, leader, hope symbol; it counts in T only from then on"""
    table = at({"spots": 7, "hope": 6}, {"hope": 5}, step=2, gallery=["dice", "winner", "target"], pool={"red": [1]})
    go(table, "painter right", "end")
    assert table.leader == 0
    assert (table.wings[0], table.hope[0]) == (2, 1)
    order = ["painter_acquired", "painters_refilled", "leader_taken", "hope_activated"]
    assert [event.name for event in table.log if event.name in order] == order


def test_painters_form_a_row(at) -> None:
    """SP-29: permanent effects last; their order has no effect"""
    one = at({"painters": ["spots", "cotton"]}, {})
    two = at({"painters": ["cotton", "spots"]}, {})
    assert one.lasting == two.lasting
    assert one.scores() == two.scores()


def test_step_two_is_skipped_when_only_end_is_left(at, go) -> None:
    """Section 6"""
    table = at({}, {}, pool={"red": [1]})
    go(table, "spot")
    assert table.seat == 1


def test_the_limit(at) -> None:
    """SP-31"""
    with pytest.warns(PositionWarning, match="seat 0 has nothing to decide"):
        table = at({"spots": 9}, {"spots": 9}, pool={"red": [1]}, step=2, gallery=[None] * 3, pile=0)
    assert table.spots == [6, 9]


def test_spots_out_of_turn_are_kept(at, go) -> None:
    """Ruling 44: the limit binds only in one's own step 3"""
    table = at({}, {"spots": 9}, pool={"red": [1]})
    go(table, "spot")
    assert table.spots[1] == 9
    go(table, "spot", "end")
    assert table.spots[1] == 6


def test_empty_pool(at, go, told) -> None:
    """SP-42, S7, ruling 49: all completed dice become squares and are rolled; uncompleted ones stay"""
    table = at(
        {"sky": {"0 0": "D b2 w3 -"}},
        {"sky": {"0 0": "A b3 w2 -", "0 1": "5 y2 - -"}},
        {"sky": {"0 0": "B b1 - -"}},
        {"sky": {"0 0": "C b3 - -"}},
        pool={"purple": [2]},
    )
    go(table, "die purple 2", "on 1 3")
    assert table.marks.count(SQUARE) == 6
    assert table.pool_size == 6
    assert table.view(None)["seats"][0]["cells"][0]["symbols"][2]["die"] == {"colour": "purple", "number": 2}
    assert table.view(None)["seats"][2]["cells"][0]["symbols"][0]["die"] == {"colour": "blue", "number": 1}
    refilled = told(table, "pool_refilled")[0]["dice"]
    assert [(die["seat"], die["slot"], die["symbol"]) for die in refilled] == [
        (0, 1, 1),
        (0, 1, 2),
        (1, 1, 1),
        (1, 1, 2),
        (1, 2, 1),
        (3, 1, 1),
    ]


def test_no_completed_die_waits_for_a_later_check(at, go) -> None:
    """SP-42: painting a die to its number brings the refill, and the die with it"""
    table = at({"spots": 1, "sky": {"0 0": "D - - -", "0 1": "5"}}, {}, pool={"purple": [3]})
    go(table, "die purple 3", "on 1 3")
    assert table.pool_size == 0
    go(table, "paint 1 3")
    assert table.pool_size == 1
    assert table.marks[2] == SQUARE


def test_a_square_is_done_and_cannot_be_touched(at) -> None:
    """SP-43, ruling 38: not painted, not lowered, not paid; squares are unlimited"""
    sky = {"0 0": "A square - -", "0 1": "5 square square -", "0 2": "6 square square square -"}
    rich = {"spots": 20, "hope": 20, "painters": ["levitt_alpha", "upper"], "sky": sky}
    table = at(rich, {}, step=2, pool={"red": [1]}, gallery=[None] * 3)
    assert table.is_done(0, 0)
    assert not [word for word in legal(table) if word.split()[0] in ("paint", "lower")]
    assert [word for word in legal(table) if word.startswith("hope")] == ["hope 1 3"]
    assert table.marks.count(SQUARE) == 6


def test_refill_waits_until_a_completed_card_is_resolved(at, go) -> None:
    """Ruling 48: the completed card's own dice fill the pool, so nothing else changes"""
    sky = {"0 0": "A b3 w2 -"}
    table = at({"sky": sky}, {"sky": {"0 0": "B b2 - -"}}, pool={"yellow": [4]})
    go(table, "die yellow 4", "on 1 3")
    assert SQUARE not in table.marks
    assert table.pool_size == 3


def test_hope_instead_of_dice(at, go, told) -> None:
    """SP-30, S20, ruling 34: two hope on an empty symbol of the colour; the card completes"""
    sky = {"0 0": "A blue", "0 1": "9 b2 - y3"}
    table = at({"hope": 3, "painters": ["cotton"], "sky": sky}, {}, step=2, pool={"red": [1]})
    assert [word for word in legal(table) if word.startswith("hope")] == ["hope 1 2"]
    go(table, "hope 1 2")
    assert table.hope[0] == 1
    assert table.pool_size == 3
    assert (table.spots[0], table.clouds[0]) == (6, 1)
    assert told(table, "symbol_paid")[0]["hope"] == 2


def test_hope_does_not_replace_a_die(at) -> None:
    """Ruling 34"""
    sky = {"0 0": "A blue", "0 1": "9 b2 w4 -"}
    table = at({"hope": 9, "spots": 1, "painters": ["cotton"], "sky": sky}, {}, step=2, pool={"red": [1]})
    assert not [word for word in legal(table) if word.startswith("hope")]


def test_spent_hope_is_not_scored(at, go) -> None:
    """Ruling 33"""
    table = at({"hope": 4, "painters": ["cotton"]}, {}, step=2, pool={"red": [1]})
    before = table.view(0)["seats"][0]["points_now"]
    go(table, "hope 1 2")
    after = table.view(0)["seats"][0]["points_now"]
    assert (before["hope"], after["hope"]) == (4, 2)
    assert (before["dice"], after["dice"]) == (0, 0)
