"""SP-40, SP-41: the score sheet."""

import pytest

NO_DICE = {"red": [1]}


def test_score_sheet(at) -> None:
    """SP-40, S15: every line, 105 points"""
    sky = {
        "0 0": "A blue",
        "0 1": "1 blue",
        "1 0": "23 blue",
        "0 2": "28 blue",
        "0 -1": "5 y2 b2 -",
        "0 -2": "3 - k5 square",
    }
    player = {"hope": 7, "spots": 5, "clouds": 2, "sky": sky, "painters": ["fugaz", "cotton", "mommy"]}
    table = at({**player, "halos": {"honor": "0 0"}}, {"clouds": 2}, {}, leader=0, pool=NO_DICE)
    assert table.view(None)["seats"][0]["points_now"] == {
        "stars": 21,
        "painters": 3 + 11 + 18,
        "halos": 15,
        "clouds": 15,
        "hope": 14,
        "dice": 4,
        "cards": 2,
        "spots": 2,
        "total": 105,
    }
    assert table.scores()[0] == 105


@pytest.mark.parametrize(
    ("clouds", "points"),
    [
        ([3, 3, 1, 0], [15, 15, 5, 0]),
        ([2, 1, 1, 1], [15, 7, 7, 7]),
        ([0, 0], [0, 0]),
        ([1, 0], [15, 0]),
        ([3, 2, 2, 1], [15, 7, 7, 0]),
    ],
)
def test_cloud_places(at, clouds: list[int], points: list[int]) -> None:
    """SP-40, S16, rulings 41, 51: equals take the full points; nobody scores without a cloud"""
    table = at(*[{"clouds": count} for count in clouds])
    assert [seat["points_now"]["clouds"] for seat in table.view(None)["seats"]] == points


def test_cloud_places_all_different(at, boxed) -> None:
    """S16: 4, 3, 2, 1 clouds, in a box that has ten"""
    edition = boxed(("clouds = 8", "clouds = 10"))
    table = at({"clouds": 4}, {"clouds": 3}, {"clouds": 2}, {"clouds": 1}, edition=edition)
    assert [seat["points_now"]["clouds"] for seat in table.view(None)["seats"]] == [15, 7, 5, 0]


def test_squares_count_and_chips_do_not(at) -> None:
    """SP-40, ruling 52"""
    player = {"painters": ["cotton"], "sky": {"0 0": "A square hope y1"}}
    sheet = at(player, {}).view(None)["seats"][0]["points_now"]
    assert (sheet["dice"], sheet["cards"]) == (2, 1)


def test_most_points_win_and_ties_are_shared(at, go) -> None:
    """SP-41"""
    table = at({"hope": 5}, {"hope": 11}, leader=0, critical=True, deck=0, pool=NO_DICE)
    go(table, "spot", "end")
    assert table.scores() == [11, 12]
    assert table.ranks() == [2, 1]
    table = at({"hope": 5}, {"hope": 10}, leader=0, critical=True, deck=0, pool=NO_DICE)
    go(table, "spot", "end")
    assert table.ranks() == [1, 1]
    assert table.win_shares() == [0.5, 0.5]


def test_the_star_winner_is_first_whatever_the_points(at, go) -> None:
    """SP-41: the others are ranked by points"""
    five = ["fugaz", "mommy", "cotton", "dice", "upper"]
    table = at({"painters": five}, {"hope": 90}, {"hope": 300}, leader=0, pool=NO_DICE)
    go(table, "spot", "end")
    assert table.ranks() == [1, 3, 2]
    assert table.evaluate() == [1.0, 0.0, 0.0]
