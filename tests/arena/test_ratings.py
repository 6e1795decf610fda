"""Shares, intervals and ratings, against numbers worked out elsewhere."""

import pytest

from skyhall.arena.ratings import ratings, scores, wilson


def test_wilson_interval():
    """Textbook values: 8 of 10, and none of 20."""
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    low, high = wilson(0, 20)
    assert (low, round(high, 4)) == (0.0, 0.1611)
    assert wilson(0, 0) == (0.0, 1.0)


def test_shares_of_two_player_games_count_draws_as_half(result):
    played = [result(["a", "b"], [1, 2])] * 5 + [result(["b", "a"], [1, 2])] * 2 + [result(["a", "b"], [1, 1])]
    (score,) = scores(played, ["a", "b"])
    assert (score.first, score.second, score.games, score.won) == ("a", "b", 8, 5.5)
    assert score.low < score.share == 5.5 / 8 < score.high


def test_at_larger_tables_the_better_place_wins(result):
    (ab, ac, bc) = scores([result(["a", "b", "c"], [2, 1, 3])], ["a", "b", "c"])
    assert (ab.won, ac.won, bc.won) == (0.0, 1.0, 1.0)
    (score,) = scores([result(["a", "b", "a", "b"], [1, 2, 3, 4])], ["a", "b"])
    assert (score.games, score.won) == (1, 0.75)


def test_ratings_of_two_are_the_log_odds(result):
    """Three to one is 400·log10(3) = 191 points; the draw taken for granted makes it a little less."""
    played = [result(["a", "b"], [1, 2])] * 300 + [result(["a", "b"], [2, 1])] * 100
    first, second = ratings(played, ["a", "b"], "a")
    assert (first.bot, first.rating) == ("a", pytest.approx(2000))
    assert second.rating == pytest.approx(2000 - 190.4, abs=0.3)
    assert second.error == pytest.approx(1.96 * 173.7 / (400 * 0.75 * 0.25) ** 0.5, rel=0.01)


def test_ratings_of_a_chain_add_up(result):
    """a beats b and b beats c, two to one each: c is twice as far from a, though they never met."""
    played = []
    for first, second in (("a", "b"), ("b", "c")):
        played += [result([first, second], [1, 2])] * 200 + [result([first, second], [2, 1])] * 100
    by_bot = {one.bot: one.rating for one in ratings(played, ["a", "b", "c"], "c", at=1000)}
    assert by_bot["c"] == pytest.approx(1000)
    assert by_bot["b"] == pytest.approx(1120, abs=1)
    assert by_bot["a"] == pytest.approx(1240, abs=2)


def test_who_never_loses_stays_on_the_scale(result):
    best, worst = ratings([result(["a", "b"], [1, 2])] * 10, ["a", "b"], "b")
    assert best.bot == "a"
    assert 2300 < best.rating < 2700
    assert worst.rating == pytest.approx(2000)


def test_who_did_not_play_is_as_unsure_as_can_be(result):
    by_bot = {one.bot: one for one in ratings([result(["a", "b"], [1, 2])], ["a", "b", "c"], "a")}
    assert by_bot["c"].error == float("inf")
