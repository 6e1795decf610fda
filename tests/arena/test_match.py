"""What is played, and how a game comes out."""

from collections import Counter

import pytest

from skyhall.arena.fixtures import check_match, fixtures
from skyhall.arena.play import Clocks, play_fixture, play_out
from skyhall.bots.base import Bot
from skyhall.core.dice import seeded
from skyhall.core.errors import IllegalAction, SkyhallError
from skyhall.core.line import Line
from skyhall.core.registry import game, games


def test_every_pairing_plays_the_same_deals_from_every_seat(match):
    planned = fixtures(match(bots=["a", "b", "c"], games=6))
    deals = {}
    for fixture in planned:
        deals.setdefault(tuple(sorted(fixture.line_up)), Counter())[fixture.seed] += 1
    assert set(deals) == {("a", "b"), ("a", "c"), ("b", "c")}
    assert all(count == {"test 0": 2, "test 1": 2, "test 2": 2} for count in deals.values())
    for seat in range(2):
        assert Counter(fixture.line_up[seat] for fixture in planned) == {"a": 6, "b": 6, "c": 6}


def test_at_larger_tables_everybody_sits_everywhere(match):
    planned = fixtures(match(bots=["a", "b"], games=4, seats=4))
    assert [fixture.line_up for fixture in planned] == [
        ["a", "b", "a", "b"],
        ["b", "a", "b", "a"],
        ["a", "b", "a", "b"],
        ["b", "a", "b", "a"],
    ]
    planned = fixtures(match(bots=["a", "b", "c", "d"], games=3, seats=3))
    assert len(planned) == 4 * 3
    assert all(Counter(fixture.line_up[seat] for fixture in planned)["a"] == 3 for seat in range(3))


def test_more_games_are_the_same_games_and_some(match):
    few, many = fixtures(match(games=4)), fixtures(match(games=10))
    assert many[: len(few)] == few


@pytest.mark.parametrize("name", games())
def test_a_game_comes_out_the_same_every_time_and_replays(match, name):
    terms = match(game=name)
    fixture = fixtures(terms)[1]
    result = play_fixture(terms, fixture)
    again = play_fixture(terms, fixture)
    assert (again.record, again.shares, again.scores) == (result.record, result.shares, result.scores)
    state = game(name).new(2, fixture.seed)
    for action in result.record:
        state.apply(action)
    assert state.over
    assert state.moves == result.moves == len(result.record)
    assert (state.win_shares(), state.ranks(), state.scores()) == (result.shares, result.ranks, result.scores)
    assert state.ending() == result.ending
    assert all(0 < count <= result.moves for count in result.decisions)
    assert all(0 <= longest <= total for longest, total in zip(result.longest, result.thinking, strict=True))
    assert max(result.longest) > 0


def test_options_reach_the_table(match):
    terms = match(options={"first_player": "1"})
    for fixture in fixtures(terms):
        result = play_fixture(terms, fixture)
        state = game("gravity-superstar").new(2, fixture.seed, {"first_player": 1})
        assert state.seat == 1
        for action in result.record:
            state.apply(action)
        assert state.over


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"bots": ["random"]}, "1 bot: expected two or more"),
        ({"bots": ["random", "random"]}, "expected each name only once"),
        ({"bots": ["random", "expret"]}, 'no bot "expret" (did you mean "expert"?)'),
        ({"seats": 9}, "gravity-superstar has 2 to 6 seats, not 9"),
        ({"game": "chess"}, 'no game "chess"'),
        ({"edition": "big"}, 'has no edition "big"'),
        ({"options": {"layuot": 1}}, 'no option "layuot" (did you mean "layout"?)'),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(match, changes, message):
    with pytest.raises(SkyhallError) as error:
        check_match(match(**changes))
    assert message in str(error.value)


class Cheat(Bot):
    def choose(self, state, seat, budget, dice):
        return max(state.actions()) + 1


def test_a_bot_that_breaks_a_rule_is_not_let_through():
    line = Line(game("gravity-superstar"), 2, "cheat")
    with pytest.raises(IllegalAction, match="is not legal now"):
        play_out(line, [Cheat(), Cheat()], [seeded("one"), seeded("two")], 0, Clocks(2))
