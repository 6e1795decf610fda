"""Shares, intervals and ratings, against numbers worked out elsewhere."""

from itertools import combinations

import pytest

from skyhall.arena.ratings import ELO, Z95, head_to_head, inverse, ratings, wilson


def test_wilson_interval():
    """Textbook values: 8 of 10, and none of 20."""
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    low, high = wilson(0, 20)
    assert (low, round(high, 4)) == (0.0, 0.1611)
    assert wilson(0, 0) == (0.0, 1.0)


def test_shares_of_two_player_games_count_draws_as_half(result):
    played = [result(["a", "b"], [1, 2])] * 5 + [result(["b", "a"], [1, 2])] * 2 + [result(["a", "b"], [1, 1])]
    (score,) = head_to_head(played, ["a", "b"])
    assert (score.first, score.second, score.games, score.won) == ("a", "b", 8, 5.5)
    assert score.low < score.share == 5.5 / 8 < score.high


def test_at_larger_tables_the_better_place_wins(result):
    (ab, ac, bc) = head_to_head([result(["a", "b", "c"], [2, 1, 3])], ["a", "b", "c"])
    assert (ab.won, ac.won, bc.won) == (0.0, 1.0, 1.0)
    (score,) = head_to_head([result(["a", "b", "a", "b"], [1, 2, 3, 4])], ["a", "b"])
    assert (score.games, score.won) == (1, 0.75)


def test_ratings_of_two_are_the_log_odds(result):
    """Three to one is 400·log10(3) = 191 points; the draw taken for granted makes it a little less."""
    played = [result(["a", "b"], [1, 2])] * 300 + [result(["a", "b"], [2, 1])] * 100
    first, second = ratings(played, ["a", "b"], "a")
    assert (first.bot, first.rating) == ("a", pytest.approx(2000))
    assert second.rating == pytest.approx(2000 - 190.4, abs=0.3)
    assert second.error == pytest.approx(1.96 * 173.7 / (400 * 0.75 * 0.25) ** 0.5, rel=0.01)


@pytest.fixture
def games(result):
    """So many games of two bots that the first won, and so many that it lost."""

    def make(first, second, won, lost):
        return [result([first, second], [1, 2])] * won + [result([first, second], [2, 1])] * lost

    return make


def test_ratings_of_a_chain_add_up(games):
    """a beats b and b beats c, two to one each: c is twice as far from a, though they never met."""
    played = games("a", "b", 200, 100) + games("b", "c", 200, 100)
    by_bot = {one.bot: one.rating for one in ratings(played, ["a", "b", "c"], "c", at=1000)}
    assert by_bot["c"] == pytest.approx(1000)
    assert by_bot["b"] == pytest.approx(1120, abs=1)
    assert by_bot["a"] == pytest.approx(1240, abs=2)


def test_who_never_loses_stays_on_the_scale(result):
    best, worst = ratings([result(["a", "b"], [1, 2])] * 10, ["a", "b"], "b")
    assert best.bot == "a"
    assert 2300 < best.rating < 2700
    assert worst.rating == pytest.approx(2000)


def variances(played, bots, anchor):
    """The variance of each log strength, from the errors told."""
    return {one.bot: (one.error / (Z95 * ELO)) ** 2 for one in ratings(played, bots, anchor)}


def test_along_a_chain_the_variances_add_up(games):
    """By hand, with the draw taken for granted: 200.5 of 301 is a chance of 0.66611, so a link of 300 games has the
    variance 1/(300·0.66611·0.33389) = 0.014987. Seen from c, b is one link away and a two."""
    played = games("a", "b", 200, 100) + games("b", "c", 200, 100)
    found = variances(played, ["a", "b", "c"], "c")
    assert found == {"a": pytest.approx(2 * 0.014987, rel=1e-4), "b": pytest.approx(0.014987, rel=1e-4), "c": 0.0}
    assert variances(played, ["a", "b", "c"], "b")["a"] == pytest.approx(0.014987, rel=1e-4)


def test_three_equals_who_all_met_are_off_by_two_thirds_of_a_link(games):
    """By hand: the information is 25·[[2, −1], [−1, 2]], its inverse 1/75·[[2, 1], [1, 2]]."""
    played = [game for pair in combinations("abc", 2) for game in games(*pair, 50, 50)]
    found = variances(played, ["a", "b", "c"], "a")
    assert found == {"a": 0.0, "b": pytest.approx(2 / 75), "c": pytest.approx(2 / 75)}


def test_variances_are_resistances_between_a_bot_and_the_anchor(games):
    """A link that carries information i is a wire of resistance 1/i: around a ring of four, both ways in parallel."""
    ring = [("a", "b", 60, 40), ("b", "c", 70, 50), ("c", "d", 20, 30), ("a", "d", 90, 10)]
    played = [game for link in ring for game in games(*link)]
    rating = {one.bot: one.rating for one in ratings(played, list("abcd"), "a")}
    wire = {}
    for first, second, won, lost in ring:
        chance = 1 / (1 + 10 ** ((rating[second] - rating[first]) / 400))
        wire[first + second] = 1 / ((won + lost) * chance * (1 - chance))
    found = variances(played, list("abcd"), "a")
    around = sum(wire.values())
    assert found["b"] == pytest.approx(wire["ab"] * (around - wire["ab"]) / around)
    assert found["d"] == pytest.approx(wire["ad"] * (around - wire["ad"]) / around)
    assert found["c"] == pytest.approx((wire["ab"] + wire["bc"]) * (wire["cd"] + wire["ad"]) / around)


def test_who_is_the_anchor_does_not_change_how_sure_a_difference_is(games):
    played = games("a", "b", 30, 10) + games("b", "c", 12, 28) + games("a", "c", 25, 15)
    for one, two in combinations("abc", 2):
        there, back = variances(played, list("abc"), one)[two], variances(played, list("abc"), two)[one]
        assert there == pytest.approx(back)


def test_who_met_nobody_tied_to_the_anchor_is_as_unsure_as_can_be(games):
    played = games("a", "b", 1, 0) + games("d", "e", 3, 2)
    error = {one.bot: one.error for one in ratings(played, list("abcde"), "a")}
    assert error["a"] == 0
    assert 0 < error["b"] < float("inf")
    assert error["c"] == error["d"] == error["e"] == float("inf")


def test_an_inverse():
    assert inverse([[4.0, 2.0], [2.0, 3.0]]) == [pytest.approx([0.375, -0.25]), pytest.approx([-0.25, 0.5])]
    assert inverse([]) == []
