"""What the lab plays, and what each game tells it."""

from functools import partial

import pytest

from skyhall.arena.fixtures import Fixture
from skyhall.arena.play import play_fixture
from skyhall.core.errors import SkyhallError
from skyhall.core.registry import game, games
from skyhall.lab.trials import check_study, play_trial, trials, whole
from skyhall.runner import Place, run


def test_both_editions_play_the_same_deals_in_turn(study):
    planned = trials(study(games=2, seats=3, editions=["", "other"]))
    assert [(each.edition, each.fixture.number, each.fixture.seed) for each in planned] == [
        (0, 0, "test 0"),
        (1, 0, "test 0"),
        (0, 1, "test 1"),
        (1, 1, "test 1"),
    ]
    assert all(each.fixture.line_up == ["random"] * 3 for each in planned)


@pytest.mark.parametrize("name", games())
def test_a_sample_tells_the_game_that_was_played(study, name):
    terms = study(game=name)
    trial = trials(terms)[3]
    sample = play_trial(terms, trial)
    result = play_fixture(terms.terms(0), Fixture(3, ["random"] * 2, "test 3"))
    assert (sample.shares, sample.scores, sample.ending) == (result.shares, result.scores, result.ending)
    assert sample.moves == result.moves == sum(sample.widths.values())
    assert min(sample.widths) >= 1
    assert sample.rounds > 0
    assert all(len(used) == len(set(used)) > 0 for used in sample.used)


@pytest.mark.parametrize("name", games())
def test_samples_do_not_depend_on_the_number_of_processes(study, name):
    terms = study(game=name, games=3)
    one, two = (list(run(partial(play_trial, terms), trials(terms), Place(workers))) for workers in (1, 2))
    assert sorted(two, key=lambda each: each.number) == one


def test_a_study_that_was_stopped_keeps_what_can_be_repeated(sample):
    played = [sample(number=n, edition=e) for n, e in [(0, 0), (0, 1), (2, 0), (1, 1), (1, 0), (3, 0)]]
    assert [[each.number for each in found] for found in whole(played, 2)] == [[0, 1], [0, 1]]
    assert whole([sample(number=1)], 1) == [[]]


@pytest.mark.parametrize("name", games())
def test_the_seat_that_plays_first_is_known(name):
    """Over some deals it is either seat, and the log of the game says the same."""
    first_seats = set()
    for number in range(8):
        state = game(name).new(2, f"first {number}", listen=True)
        while not state.over:
            state.push(state.actions()[0])
        first = game(name).first_seat(state)
        told = {
            **state.log[0].public,
            "first": state.log[0].public.get("first", state.log[0].public.get("first_player")),
        }
        assert first == (told["first"] if told["first"] is not None else told["seat"])
        first_seats.add(first)
    assert first_seats == {0, 1}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"level": "expret"}, 'no bot "expret" (did you mean "expert"?)'),
        ({"level": ""}, "no bot"),
        ({"seats": 9}, "gravity-superstar has 2 to 6 seats, not 9"),
        ({"game": "chess"}, 'no game "chess"'),
        ({"editions": ["big"]}, 'has no edition "big"'),
        ({"editions": ["standard", "no.toml"]}, "no.toml: cannot be read"),
        ({"editions": ["standard", "standard"]}, 'editions "standard" and "standard" contain the same values'),
        ({"editions": ["standard"] * 3}, "3 editions: expected one, or two to compare"),
        ({"options": {"layuot": 1}}, 'no option "layuot" (did you mean "layout"?)'),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(study, changes, message):
    with pytest.raises(SkyhallError) as error:
        check_study(study(**changes))
    assert message in str(error.value)
