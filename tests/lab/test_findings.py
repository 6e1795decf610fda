"""What some games come to, counted by hand."""

import pytest

from skyhall.lab.findings import ComponentFindings, find, margin, mean_width, score_of_winner
from skyhall.lab.numbers import Share
from skyhall.lab.verdicts import component_band, flag, flags, place_band, verdict


def test_places_go_by_the_order_of_play_not_by_seats(sample):
    found = find([sample(first=0), sample(first=1), sample(first=1, shares=(0.0, 1.0)), sample(shares=(0.5, 0.5))])
    assert [place.won for place in found.places] == [2.5, 1.5]
    assert found.ties == Share(1, 4)


def test_points_of_winners_and_margins(sample):
    assert (score_of_winner(sample()), margin(sample())) == (10, 6)
    lost_the_tie_break = sample(shares=(0.0, 1.0), scores=(7, 7))
    assert (score_of_winner(lost_the_tie_break), margin(lost_the_tie_break)) == (7, 0)
    shared = sample(shares=(0.5, 0.5, 0.0), scores=(9, 9, 2), used=((), (), ()))
    assert (score_of_winner(shared), margin(shared)) == (9, 0)


def test_branching_is_of_decisions_that_offer_a_choice(sample):
    found = find([sample(), sample(widths={1: 6, 4: 10})])
    assert mean_width(sample()) == 4.0
    assert found.branching.mean == 4.0
    assert found.widths == {2: 10, 4: 10, 6: 10}
    assert found.forced == Share(10, 40)


def test_endings_and_what_decided_most_frequent_first(sample):
    games = [sample(ending="goal"), sample(), sample(decisive=["victory:siege"])]
    found = find(games)
    assert list(found.endings.items()) == [("stars", Share(2, 3)), ("goal", Share(1, 3))]
    assert found.decisive == {"victory:siege": Share(1, 3)}


def test_components_win_what_the_seats_that_used_them_win(sample):
    games = [
        sample(used=(["card:a", "card:b"], ["card:a"])),
        sample(used=(["hero:x"], ["card:b"]), shares=(0.5, 0.5)),
    ]
    found = find(games).components
    assert list(found) == ["card", "hero"]
    assert found["card"] == [
        ComponentFindings("card", "b", Share(1.5, 2), Share(2, 4)),
        ComponentFindings("card", "a", Share(1.0, 2), Share(2, 4)),
    ]
    assert found["hero"] == [ComponentFindings("hero", "x", Share(0.5, 1), Share(1, 4))]


def test_bands_are_scaled_around_the_fair_share():
    assert component_band("card", 2) == (pytest.approx(0.35), pytest.approx(0.65))
    assert component_band("card", 4) == (pytest.approx(0.175), pytest.approx(0.325))
    assert component_band("team", 2) == (pytest.approx(0.4), pytest.approx(0.6))
    assert place_band(2) == (pytest.approx(0.45), pytest.approx(0.55))
    assert place_band(4) == (pytest.approx(0.19), pytest.approx(0.31))


@pytest.mark.parametrize(
    ("won", "of", "expected"),
    [
        (500, 1000, "within"),
        (54, 100, "reaching"),
        (57, 100, "touching"),
        (600, 1000, "outside"),
        (400, 1000, "outside"),
    ],
)
def test_a_verdict_minds_the_interval(won, of, expected):
    assert verdict(Share(won, of), (0.45, 0.55)) == expected


@pytest.mark.parametrize(
    ("won", "of", "expected"),
    [(80, 100, "high"), (10, 100, "low"), (40, 60, "watch"), (50, 100, ""), (49, 49, "few")],
)
def test_a_component_is_flagged_when_its_interval_is_outside(won, of, expected):
    assert flag(ComponentFindings("card", "a", Share(won, of), Share(of, 1000)), 2) == expected


def test_flags_of_one_kind_or_of_all(sample):
    games = [sample(used=(["card:a", "hero:x"], ["card:b"])) for _ in range(60)]
    found = find(games)
    assert [each.name for each in flags(found)["high"]] == ["a", "x"]
    assert [each.name for each in flags(found, "card")["high"]] == ["a"]
    assert [each.name for each in flags(found, "card")["low"]] == ["b"]
    assert flags(found, "card")["few"] == []


def test_what_comes_of_doing_well_is_not_judged(sample):
    games = [sample(used=(["card:a", "guildmaster:x"], [])) for _ in range(60)]
    assert [each.name for each in flags(find(games, ("guildmaster",)))["high"]] == ["a"]


def test_copies_count_as_one_component_once_a_seat(sample):
    games = [
        sample(
            used=(["card:mint_lily", "card:mint_moon"], ["card:mint_key"]),
            offers={
                "card:mint_lily": (1, 1),
                "card:mint_moon": (1, 1),
                "card:mint_key": (2, 1),
                "card:vault_key": (1, 0),
            },
            when=[{"card:mint_lily": 2, "card:mint_moon": 4}, {"card:mint_key": 6}],
            earned=[{"card:mint_lily": 1.0, "card:mint_moon": 3.0}, {"card:mint_key": 5.0}],
        )
    ]
    found = find(games, alike=lambda name: name.rpartition("_")[0]).components["card"]
    assert [each.name for each in found] == ["mint", "vault"]
    mint, vault = found
    assert (mint.wins, mint.use) == (Share(1.0, 2), Share(2, 2))
    assert mint.taken == Share(3, 4)
    assert (mint.rounds.mean, mint.points.mean) == (4.0, 3.0)
    assert (vault.wins, vault.taken, vault.points.count) == (Share(0.0, 0), Share(0, 1), 0)


def test_pairs_that_win_more_together_than_each_alone(sample):
    """Both win always, one alone or neither half of the time: 50 % were to be expected of both."""

    def game(used, wins):
        return sample(used=(used, ["card:c"]), shares=(1.0, 0.0) if wins else (0.0, 1.0))

    games = [game(["card:a", "card:b"], True) for _ in range(80)]
    for used in (["card:a"], ["card:b"]):
        games += [game(used, n % 2 == 0) for n in range(80)]
    games += [sample(used=([], []), shares=(1.0, 0.0)) for _ in range(80)]
    (pair,) = [each for each in find(games).pairs if {each.one, each.other} == {"card:a", "card:b"}]
    assert pair.wins == Share(80.0, 80)
    neither = Share(320 - 160, 640 - 240)  # of 320 games and 640 seats, what those with a or b did not win
    assert pair.expected == pytest.approx(0.5 + 0.5 - neither.share)
    assert pair.chance < 0.001
    assert find(games, ("card",)).pairs == []
