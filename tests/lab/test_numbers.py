"""The statistics, against numbers worked out by hand or known from textbooks."""

import pytest

from skyhall.lab.numbers import Share, Spread, holm, means_differ, shares_differ, spread


def test_a_share_has_wilsons_interval():
    share = Share(8, 10)
    assert share.share == 0.8
    assert [round(end, 4) for end in share.interval] == [0.4902, 0.9433]
    assert Share(0, 0).share == 0.0
    assert Share(0, 0).interval == (0.0, 1.0)


def test_a_spread_tells_mean_deviation_and_percentiles():
    found = spread([4, 1, 3, 2])
    assert (found.count, found.mean) == (4, 2.5)
    assert found.deviation == pytest.approx((5 / 3) ** 0.5)
    assert (found.low, found.high) == (pytest.approx(1.15), pytest.approx(3.85))
    assert found.error == pytest.approx(1.959964 * found.deviation / 2)
    assert found.bins == {1: 1, 2: 1, 3: 1, 4: 1}


def test_a_spread_of_one_or_nothing():
    assert (spread([7]).mean, spread([7]).deviation, spread([7]).low, spread([7]).high) == (7, 0, 7, 7)
    assert (spread([]).count, spread([]).error, spread([]).bins) == (0, 0, {})


def test_two_shares_are_compared_by_the_pooled_z_test():
    """60 and 45 of 100: pooled 0.525, error 0.07062, z 2.124, p 0.0337."""
    assert shares_differ(Share(60, 100), Share(45, 100)) == pytest.approx(0.0337, abs=0.0001)
    assert shares_differ(Share(45, 100), Share(60, 100)) == shares_differ(Share(60, 100), Share(45, 100))
    assert shares_differ(Share(50, 100), Share(50, 100)) == pytest.approx(1.0)
    assert shares_differ(Share(0, 100), Share(0, 50)) == 1.0


def means(count, mean, deviation):
    return Spread(count, mean, deviation, 0, 0, {})


def test_two_means_are_compared_by_welchs_test():
    """20.6 ± 3.3 of 64 and 22.1 ± 4.4 of 81: error 0.6398, z −2.3446, p 0.0190."""
    assert means_differ(means(64, 20.6, 3.3), means(81, 22.1, 4.4)) == pytest.approx(0.0190, abs=0.0001)
    assert means_differ(means(9, 2.0, 0.0), means(9, 2.0, 0.0)) == 1.0
    assert means_differ(means(9, 2.0, 0.0), means(9, 3.0, 0.0)) == 0.0


def test_holms_correction():
    """The smallest is multiplied by four, the next by three and so on, and none may be below the one before."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.6, 0.9]) == [1.0, 1.0]
    assert holm([]) == []
