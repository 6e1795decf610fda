"""Bots play whole games of every kind, see nothing hidden, and repeat themselves."""

import pytest

from skyhall.bots import BOTS, bot, is_bot
from skyhall.bots.base import Bot, ask
from skyhall.bots.greedy import GreedyBot, blurred, look_ahead
from skyhall.bots.search import Plan, SearchBot
from skyhall.core.dice import seeded
from skyhall.core.errors import OptionsError
from skyhall.core.registry import game, games
from skyhall.core.state import State
from skyhall.testing.play import random_position

QUICK = "search:iterations=6:samples=1"


def middle(name: str, seats: int, seed: str, moves: int = 30) -> State:
    """A position with a real choice, some way into a game."""
    dice = seeded("middle " + seed)
    state = random_position(game(name).new(seats, seed, edition="standard"), dice, moves)
    while len(state.actions()) < 2:
        state.push(state.actions()[0])
    return state


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("kind", ["greedy:samples=1", QUICK])
def test_bots_play_legal_moves_at_every_number_of_seats(name, kind):
    for seats in game(name).seats:
        state = middle(name, seats, f"{kind} {seats}")
        players = [bot(kind) for _ in range(seats)]
        dice = seeded("bots")
        for _ in range(12):
            if not state.over:
                state.apply(ask(players[state.seat], state, 0, dice))


def test_a_whole_game_by_searchers_ends():
    state = game("gravity-superstar").new(3, "whole")
    players = [bot("search:iterations=4:samples=1:ripe=1") for _ in range(3)]
    dice = seeded("whole")
    while not state.over:
        state.apply(ask(players[state.seat], state, 0, dice))
    assert sum(state.win_shares()) == pytest.approx(1)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("kind", ["random", "greedy", "search:iterations=25", "search:iterations=12:cutoff=6:settle=3"])
def test_a_choice_does_not_change_when_hidden_data_change(name, kind):
    for number in range(3):
        truth = middle(name, 2, f"hidden {number}", 20 + 15 * number)
        choices = set()
        for world in range(4):
            other = truth.determinize(truth.seat, seeded(f"world {world}"))
            choices.add(ask(bot(kind), other, 0, seeded("same")))
        choices.add(ask(bot(kind), truth, 0, seeded("same")))
        assert len(choices) == 1


@pytest.mark.parametrize("name", ["skytopia", "gravity-superstar"])
def test_a_bot_is_never_handed_the_truth(name):
    """What is hidden from the seat is dealt anew before the bot gets the table."""
    truth = middle(name, 2, "handed")
    before = truth.digest()
    for deal in range(6):
        player = SearchBot(Plan(iterations=1, samples=1))
        ask(player, truth, 0, seeded(f"deal {deal}"))
        handed = player.memory.base
        assert handed is not None
        assert handed.digest() != before
        assert handed.view(truth.seat) == truth.view(truth.seat)
    assert truth.digest() == before


@pytest.mark.parametrize("kind", ["greedy:slip=50", "search:iterations=40"])
def test_same_seed_same_choice(kind):
    for number in range(4):
        state = middle("skytopia", 3, f"seed {number}")
        first, second = (ask(bot(kind), state, 0, seeded(f"dice {number}")) for _ in range(2))
        assert first == second


def test_greedy_takes_a_win_that_is_one_decision_away():
    for number in range(200):
        opening = game("gravity-superstar").new(2, f"win {number}", edition="standard")
        state = random_position(opening, seeded(f"win {number}"), 400)
        seat, actions = state.seat, state.actions()
        wins = [action for action in actions if wins_at_once(state, seat, action)]
        if wins and len(wins) < len(actions):
            assert GreedyBot().choose(state, seat, 0, seeded("greedy")) in wins
            assert SearchBot(Plan(iterations=60)).choose(state, seat, 0, seeded("search")) in wins
            return
    pytest.fail("no position with a win one decision away was found")


def wins_at_once(state: State, seat: int, action: int) -> bool:
    after = state.clone()
    after.push(action)
    return after.over and after.win_shares()[seat] == 1.0


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("gredy", 'no bot "gredy" (did you mean "greedy"?)'),
        ("search:iterations", '"iterations": expected NAME=VALUE'),
        ("search:iterations=many", '"iterations" is "many": expected a whole number'),
        ("search:depth=3", 'unknown key "depth"'),
        ("greedy:slip=101", '"slip" is 101: expected a whole number from 0 to 100'),
        ("greedy:judgement=wise", '"judgement" is "wise": expected one of hand, learned'),
        ("greedy:blur=10001", '"blur" is 10001: expected a whole number from 0 to 10000'),
        ("search:blur=10", 'unknown key "blur"'),
        ("search:patience=0", '"patience" is 0: expected a whole number from 1 to 10'),
        ("random:slip=1", 'unknown key "slip"'),
        ("search:cutoff=-2", '"cutoff" is -2'),
    ],
)
def test_a_wrong_name_is_explained(name, message):
    with pytest.raises(OptionsError) as error:
        bot(name)
    assert message in str(error.value)


def test_names_of_bots_are_known():
    assert all(is_bot(name) for name in BOTS)
    assert is_bot("search:iterations=5")
    assert not is_bot("Ada")


class LastWord(Bot):
    """A bot as a reader of the documentation would write it."""

    def choose(self, state, seat, budget, dice):
        return state.actions()[-1]


def test_a_bot_of_ones_own_plays_whichever_way_the_hall_was_built():
    state = game("gravity-superstar").new(2, "own")
    expected = state.actions()[-1]
    assert ask(LastWord(), state, 0, seeded("own")) == expected


@pytest.mark.parametrize("name", games())
def test_a_blur_confuses_what_is_alike_and_never_takes_the_worst_for_the_best(name):
    """With a blur under a hundred nothing is chosen that falls short of the best by more than the blur."""
    for number in range(3):
        state = middle(name, 2, f"blur {number}")
        seat, actions = state.seat, state.actions()
        looks = [share[seat] for share in look_ahead(state, seat, actions, 1, seeded("look"))]
        most = 0.4 * (max(looks) - min(looks))
        seen = set()
        for roll in range(40):
            shares = blurred(looks, 40, seeded(f"roll {roll}"))
            chosen = shares.index(max(shares))
            assert looks[chosen] >= max(looks) - most
            seen.add(chosen)
        assert len(seen) <= sum(look >= max(looks) - most for look in looks)
        assert ask(bot("greedy:blur=40"), state, 0, seeded("x")) == ask(bot("greedy:blur=40"), state, 0, seeded("x"))


def test_without_a_blur_the_best_is_taken_and_with_one_sometimes_the_second():
    assert blurred([0.5, 0.4, 0.1], 0, seeded("x")) == [0.5, 0.4, 0.1]
    chosen = set()
    for roll in range(60):
        shares = blurred([0.5, 0.4, 0.1], 50, seeded(f"roll {roll}"))
        chosen.add(shares.index(max(shares)))
    assert chosen == {0, 1}
