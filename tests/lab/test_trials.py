"""What the lab plays, and what each game tells it."""

from functools import partial

import pytest

from skyhall.arena.fixtures import Fixture
from skyhall.arena.play import play_fixture
from skyhall.core.edition import read_toml
from skyhall.core.errors import SkyhallError
from skyhall.core.registry import game, games
from skyhall.lab.trials import box_of, check_study, play_trial, sealed, swept, trials, whole
from skyhall.lab.values import numbers, parse_sweep, with_numbers
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
        ({"editions": ["standard"] * 9}, "9 boxes: expected one, or up to 8 to compare"),
        ({"options": {"layuot": 1}}, 'no option "layuot" (did you mean "layout"?)'),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(study, changes, message):
    with pytest.raises(SkyhallError) as error:
        check_study(study(**changes))
    assert message in str(error.value)


@pytest.mark.parametrize("name", games())
def test_what_comes_up_when_it_is_used_and_what_it_earns(study, name):
    """Nothing is taken more often than it came up, used before the game or after it, or earns without being used."""
    terms = study(game=name, games=1)
    sample = play_trial(terms, trials(terms)[0])
    room = game(name)
    assert all(1 <= taken + 1 <= offered + 1 for offered, taken in sample.offers.values())
    assert bool(sample.offers) == (name != "gravity-superstar")
    assert all(0 <= number <= sample.rounds for rounds in sample.when for number in rounds.values())
    assert any(sample.when)
    for seat, earned in enumerate(sample.earned):
        kinds = {each.partition(":")[0] for each in earned} - set(room.outcomes)
        assert kinds <= {each.partition(":")[0] for each in sample.used[seat]}
    assert any(sample.earned) == (name != "skytear")
    assert {room.alike(each) for used in sample.used for each in used}


def test_points_earned_are_those_of_the_game(study):
    """In Gravity Superstar everything but thefts by others and tokens that were spent comes with some move."""
    terms = study(game="gravity-superstar", games=1)
    sample = play_trial(terms, trials(terms)[0])
    assert all(sum(earned.values()) > 0 for earned in sample.earned)


def test_a_sweep_is_one_box_for_each_value_on_common_deals(study):
    terms = swept(study(game="skytopia", games=2, editions=["tuned"]), "card mint.effect 1.n", [3, 4, 5])
    check_study(terms)
    assert [terms.changed(place) for place in range(3)] == [{"card Mint.effect 1.n": value} for value in (3, 4, 5)]
    assert box_of(terms, 0).hash == game("skytopia").edition("tuned").hash
    assert len(set(sealed(terms).contents)) == 3
    assert [(each.edition, each.fixture.seed) for each in trials(terms)[:4]] == [
        (0, "test 0"),
        (1, "test 0"),
        (2, "test 0"),
        (0, "test 1"),
    ]
    assert play_trial(terms, trials(terms)[2]).edition == 2


def test_a_box_may_come_as_its_text(study):
    text = 'base = "standard"\n[edition]\nname = "mine"\n[constants]\nstart_coins = 9\n'
    terms = study(game="skytopia", editions=["standard", "mine"], texts=["", text])
    check_study(terms)
    assert [box_of(terms, place).name for place in range(2)] == ["standard", "mine"]


@pytest.mark.parametrize(
    ("sweep", "message"),
    [
        ("card Mint", "expected PATH=VALUE,VALUE… with whole numbers"),
        ("card Mint.effect 1.n=3,x", "expected PATH=VALUE,VALUE… with whole numbers"),
        ("card Mint.effect 1.n=3", "expected two to 8 different values"),
        ("card Mint.effect 1.n=3,3", "expected two to 8 different values"),
        ("card Mnt.effect 1.n=3,4", 'no number "card Mnt.effect 1.n" (did you mean "card Mint.effect 1.n"?)'),
        ("card Mint.effect 1.n=3,99", '"n" is 99: expected a whole number from 1 to'),
    ],
)
def test_what_cannot_be_swept_is_refused_by_name(study, sweep, message):
    with pytest.raises(SkyhallError) as error:
        check_study(swept(study(game="skytopia"), *parse_sweep(sweep)))
    assert message in str(error.value)


@pytest.mark.parametrize("name", games())
def test_every_number_of_a_box_can_be_put_back(name):
    room = game(name)
    content = room.edition_content(read_toml(room.edition_path("tuned")), "tuned")
    found = numbers(content, room.overlay)
    assert len({each.path for each in found}) == len(found) > 20
    same = with_numbers(content, room.overlay, {each.path: each.value for each in found})
    assert same == content
    other = with_numbers(content, room.overlay, {found[0].path: found[0].value + 1})
    assert other != content
    assert numbers(other, room.overlay)[1:] == found[1:]
