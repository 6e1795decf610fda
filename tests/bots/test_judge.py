"""The strong judgement: repeatable, blind to what is hidden, and right where there is no doubt."""

import pytest

from skyhall.bots.judge import LONGEST_LINE, UNKNOWN, Weighed, mean_and_error, outlook, weigh
from skyhall.bots.levels import review_plan, strongest_plan
from skyhall.bots.search import Plan
from skyhall.core.dice import seeded
from skyhall.core.registry import game, games
from skyhall.core.state import State
from skyhall.testing.play import random_position

TINY = Plan(iterations=12, ripe=1)


def middle(name: str, seed: str, moves: int = 30) -> State:
    state = random_position(game(name).new(2, seed, edition="standard"), seeded("middle " + seed), moves)
    while len(state.actions()) < 2:
        state.push(state.actions()[0])
    return state


def found(state: State, deals: int = 3) -> list[Weighed]:
    return weigh(state, state.seat, state.actions()[:3], TINY, deals, seeded("judge"))


def plain(weighed: list[Weighed]) -> list[object]:
    return [(one.action, one.by_deal, one.line) for one in weighed]


@pytest.mark.parametrize("name", games())
def test_same_dice_same_judgement_whatever_is_hidden(name):
    truth = middle(name, "hidden")
    expected = plain(found(truth))
    assert plain(found(truth)) == expected
    for world in range(3):
        assert plain(found(truth.determinize(truth.seat, seeded(f"world {world}")))) == expected


@pytest.mark.parametrize("name", games())
def test_shares_of_all_seats_add_up_and_the_table_is_left_alone(name):
    state = middle(name, "sums")
    before = state.digest()
    for one in found(state):
        assert sum(one.shares) == pytest.approx(1)
        assert all(0 <= error < UNKNOWN for error in one.errors)
        assert len(one.line) <= LONGEST_LINE
    whole = outlook(state, state.seat, TINY, 2, seeded("judge"))
    assert sum(whole.shares) == pytest.approx(1)
    assert whole.line[0] in state.actions()
    assert state.digest() == before


def test_a_winning_move_wins():
    for number in range(200):
        opening = game("gravity-superstar").new(2, f"win {number}", edition="standard")
        state = random_position(opening, seeded(f"win {number}"), 400)
        seat, actions = state.seat, state.actions()
        wins = [action for action in actions if wins_at_once(state, seat, action)]
        if wins and len(wins) < len(actions):
            weighed = weigh(state, seat, actions, TINY, 2, seeded("judge"))
            assert all(one.shares[seat] == 1.0 for one in weighed if one.action in wins)
            assert max(weighed, key=lambda one: one.shares[seat]).action in wins
            return
    pytest.fail("no position with a win one decision away was found")


def wins_at_once(state: State, seat: int, action: int) -> bool:
    after = state.clone()
    after.push(action)
    return after.over and after.win_shares()[seat] == 1.0


def test_a_game_that_is_over_is_judged_by_its_result():
    state = random_position(game("gravity-superstar").new(2, "over"), seeded("over"), 10_000)
    while not state.over:
        state.push(state.actions()[0])
    result = outlook(state, 0, TINY, 2, seeded("judge"))
    assert result.shares == state.win_shares()
    assert result.errors == [0.0, 0.0]


def test_an_action_compared_with_itself_is_surely_equal():
    state = middle("skytopia", "pairs")
    action = state.actions()[0]
    first, second = weigh(state, state.seat, [action, action], TINY, 3, seeded("judge"))
    assert first.lead(second, state.seat) == (0.0, 0.0)


def test_the_error_shrinks_with_the_number_of_deals():
    assert mean_and_error([0.4, 0.6]) == (0.5, pytest.approx(0.1))
    assert mean_and_error([0.4, 0.6] * 8) == (0.5, pytest.approx(0.0258, abs=0.0001))
    assert mean_and_error([0.3]) == (0.3, UNKNOWN)


def test_the_plan_is_that_of_the_strongest_level():
    plan = strongest_plan("sky-painters")
    assert (plan.iterations, plan.settle, plan.turns, plan.rest, plan.learned) == (600, 8, 4, 0, True)
    plan = strongest_plan("skytear")
    assert (plan.iterations, plan.settle, plan.turns, plan.rest, plan.learned) == (1000, 0, 1, 12, True)


def test_a_game_says_whose_search_reviews_it():
    for name in ("sky-painters", "skytear"):
        plan = review_plan(name)
        assert (plan.turns, plan.rest, plan.learned) == (1, 0, False)
    assert review_plan("skytopia").learned
