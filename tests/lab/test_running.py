"""A study while it is played: order, looks, limits."""

import random

import pytest

from skyhall.lab.numbers import Share
from skyhall.lab.running import BALANCED, FEW, FIRST, LIMITS, STRONG, UNSURE, WATCH, WEAK, Progress, verdict


def games(sample, wins, lane=0, number=400):
    """Games in which the seat with the card wins as often as said."""
    dice = random.Random(f"{wins} {lane}")
    return [
        sample(
            edition=lane,
            number=n,
            used=(["card:a"], ["card:b"]),
            shares=(1.0, 0.0) if dice.random() < wins else (0.0, 1.0),
            offers={"card:a": (2, 1)},
            when=[{"card:a": 3}, {}],
            earned=[{"card:a": 4.0}, {}],
        )
        for n in range(number)
    ]


@pytest.mark.parametrize(
    ("won", "of", "limit", "expected"),
    [
        (500, 1000, LIMITS[3], BALANCED),
        (30, 50, LIMITS[3], UNSURE),
        (34, 50, LIMITS[3], WATCH),
        (800, 1000, LIMITS[3], STRONG),
        (200, 1000, LIMITS[3], WEAK),
        (40, 49, LIMITS[3], FEW),
        (700, 1000, LIMITS[3], STRONG),
        (700, 1000, LIMITS[0], WATCH),
    ],
)
def test_early_looks_demand_more(won, of, limit, expected):
    assert verdict(Share(won, of), (0.35, 0.65), limit) == expected


def test_the_order_in_which_games_come_does_not_matter(study, sample):
    terms = study(games=400)
    played = games(sample, 0.6)
    straight, mixed = Progress(terms, "card:a"), Progress(terms, "card:a")
    for each in played:
        straight.note(each)
    shuffled = played[:]
    random.Random(1).shuffle(shuffled)
    for each in [*shuffled, *shuffled[:5]]:
        mixed.note(each)
    assert mixed.standing() == straight.standing()
    assert mixed.done
    assert straight.standing().look == 4


def test_verdicts_change_only_at_looks(study, sample):
    progress = Progress(study(games=400), "card:a")
    seen = []
    for each in games(sample, 0.9):
        progress.note(each)
        seen.append(progress.standing().lanes[0].focus.verdict)
    assert seen[:99] == [""] * 99
    assert set(seen[99:199]) == {seen[99]}
    assert seen[-1] == STRONG
    told = progress.standing().lanes[0]
    assert (told.focus.offered, told.focus.taken, told.focus.round, told.focus.points) == (800, 400, 3.0, 4.0)
    assert len(told.curve) == 80


def test_a_box_that_is_sure_ends_early_and_the_others_go_on(study, sample):
    terms = study(games=400, editions=["a", "b"])
    progress = Progress(terms, "card:a", stops=True)
    for strong, fair in zip(games(sample, 0.97), games(sample, 0.62, 1), strict=True):
        if progress.wants(0, strong.number):
            progress.note(strong)
        if progress.wants(1, fair.number):
            progress.note(fair)
    first, second = progress.standing().lanes
    assert (first.ended, first.games, first.of) == (True, 100, 100)
    assert first.focus.verdict == STRONG
    assert second.games > 100
    assert progress.done


def test_looks_of_a_fair_card_find_nothing(study, sample):
    """A share at the edge of its band is called too strong in few of many studies, though it is looked at often."""
    wrong = 0
    for attempt in range(60):
        progress = Progress(study(games=200), "card:a", stops=True)
        dice = random.Random(attempt)
        for each in games(sample, 0.5, number=200):
            won = (1.0, 0.0) if dice.random() < 0.65 else (0.0, 1.0)
            if progress.wants(0, each.number):
                progress.note(sample(number=each.number, used=each.used, shares=won))
        wrong += progress.standing().lanes[0].focus.verdict == STRONG
    assert wrong <= 5


def test_a_game_that_could_not_be_finished_is_left_out(study, sample):
    progress = Progress(study(games=4))
    for each in games(sample, 1.0, number=4):
        if each.number == 1:
            progress.missing(0, 1)
        else:
            progress.note(each)
    (lane,) = progress.standing().lanes
    assert (lane.games, progress.done, progress.played) == (3, True, 3)
    assert lane.focus.name == FIRST


def test_what_comes_of_doing_well_has_no_verdict(study, sample):
    progress = Progress(study(games=60), outcomes=("card",))
    for each in games(sample, 1.0, number=60):
        progress.note(each)
    (lane,) = progress.standing().lanes
    assert {each.verdict for each in lane.components} == {""}
    assert lane.first.verdict == STRONG


def test_neighbours_that_nothing_tells_apart(study, sample):
    terms = study(games=400, editions=["a", "b", "c"])
    progress = Progress(terms, "card:a")
    for lane, wins in enumerate((0.5, 0.5, 0.9)):
        for each in games(sample, wins, lane):
            progress.note(each)
    assert progress.standing().alike == [(0, 1)]
