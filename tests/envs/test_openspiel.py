"""OpenSpiel's own simulation test and search bot, and ours for chance, strings, tensors and parameters."""

import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from skyhall.core.errors import IllegalAction, OptionsError
from skyhall.core.line import Walk
from skyhall.core.record import read_record
from skyhall.core.registry import games
from skyhall.envs import openspiel


def load(name, **parameters):
    return pyspiel.load_game("skyhall_" + name.replace("-", "_"), parameters)


def after(game, moves, deal=0):
    """A position that many first legal actions on."""
    state = game.new_initial_state()
    state.apply_action(deal)
    for _ in range(moves):
        state.apply_action(state.legal_actions()[0])
    return state


@pytest.mark.parametrize("name", games())
def test_importing_registers_every_game(name):
    assert "skyhall_" + name.replace("-", "_") in pyspiel.registered_names()
    assert load(name).get_type().long_name == name.replace("-", " ").title()


def test_random_simulation(table):
    name, seats = table
    shorter = {"deck_size": 12} if table == ("sky-painters", 3) else {}
    pyspiel.random_sim_test(load(name, players=seats, **shorter), num_sims=1, serialize=True, verbose=False)


def test_random_simulation_of_skytear_with_other_options():
    """It has two seats only: a second setup instead of a second number."""
    pyspiel.random_sim_test(load("skytear", setup="fixed", mode="simple"), num_sims=1, serialize=True, verbose=False)


def test_search_bot_plays_a_whole_game(name):
    game = load(name)
    bot = search_bot(game, openspiel.HallEvaluator())
    state = game.new_initial_state()
    state.apply_action(3)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    check_returns(game, state)


def test_their_search_over_information_sets_plays(name):
    """`resample_from_infostate`: the player cannot tell the deal from the real one, and goes on playing in it."""
    game = load(name)
    state = after(game, 6)
    player = state.current_player()
    dice = np.random.RandomState(2)
    twins = [state.resample_from_infostate(player, dice.random_sample) for _ in range(8)]
    for twin in twins:
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        for _ in range(10):
            twin.apply_action(twin.legal_actions()[-1])
            assert twin.information_state_string(player)
    assert len({str(twin) for twin in twins}) > 1
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=1.4, max_simulations=6, evaluator=openspiel.HallEvaluator(), random_state=dice
    )
    for _ in range(4):
        state.apply_action(bot.step(state))


def test_search_bot_with_its_own_rollouts():
    game = load("gravity-superstar", players=3)
    bot = search_bot(game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(2)))
    state = game.new_initial_state()
    state.apply_action(4)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    check_returns(game, state)


def search_bot(game, evaluator):
    return mcts.MCTSBot(game, 1.4, 2, evaluator, random_state=np.random.RandomState(1))


def check_returns(game, state):
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) <= game.max_utility()
    assert min(state.returns()) >= game.min_utility()


def test_the_deal_is_one_chance_node():
    game = load("gravity-superstar", deals=4, seed="lab")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(outcome, 0.25) for outcome in range(4)]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 2) == "deal 2"
    state.apply_action(2)
    assert state.episode.seed == "lab-2"
    assert not state.is_chance_node()
    assert str(after(game, 0, 2)) == str(state) != str(after(game, 0, 1))


def test_parameters_are_the_options_of_the_game():
    game = load("skytopia", players=3, sides="B", edition="standard")
    assert game.num_players() == 3
    assert after(game, 0).episode.state.setup.options["sides"] == "B"
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
    numbered = load("gravity-superstar", first_player="1", stall_rounds=7)
    assert after(numbered, 0).episode.state.setup.options["first_player"] == 1


@pytest.mark.parametrize(
    ("parameters", "message"), [({"players": 9}, "2 to 6 seats"), ({"end": "soon"}, "expected standard")]
)
def test_wrong_parameters_are_refused(parameters, message):
    with pytest.raises(OptionsError, match=message):
        load("gravity-superstar", **parameters)


def test_wrong_actions_are_refused():
    state = load("gravity-superstar", deals=2).new_initial_state()
    with pytest.raises(IllegalAction, match="expected a number from 0 to 1"):
        state.apply_action(5)
    with pytest.raises(IllegalAction, match="apply a chance outcome first"):
        state.record()
    state.apply_action(0)
    with pytest.raises(IllegalAction, match="is not legal now"):
        state.apply_action(2)


def test_strings_and_tensors_are_those_of_the_seat(name):
    game = load(name)
    state = after(game, 8)
    for seat in range(game.num_players()):
        episode = state.episode
        assert state.observation_tensor(seat) == pytest.approx(episode.state.observe(seat), abs=1e-6)
        assert state.information_state_tensor(seat)[:-32] == state.observation_tensor(seat)
        assert state.information_state_string(seat) == episode.story(seat)
        assert state.action_to_string(state.legal_actions()[0]) == game_word(episode, state.legal_actions()[0])


def game_word(episode, action):
    return episode.setting.game.words.name(action)


def test_information_states_tell_apart_what_was_chosen_in_secret():
    """Gravity Superstar: the mover remembers which card it laid face down, the rival does not know."""
    game = load("gravity-superstar")
    one, two = after(game, 0), after(game, 0)
    words = one.episode.setting.game.words
    simple = [action for action in one.legal_actions() if words.name(action).startswith("simple")]
    same_side = [action for action in simple if words.name(action).endswith(words.name(simple[0]).split()[-1])]
    mover = one.current_player()
    one.apply_action(same_side[0])
    two.apply_action(same_side[1])
    assert one.information_state_string(mover) != two.information_state_string(mover)
    assert one.information_state_tensor(mover) != two.information_state_tensor(mover)
    assert one.information_state_string(1 - mover) == two.information_state_string(1 - mover)
    assert one.information_state_tensor(1 - mover) == two.information_state_tensor(1 - mover)
    assert one.observation_string(1 - mover) == two.observation_string(1 - mover)


def test_positions_are_serialized_by_what_was_played(name):
    game = load(name)
    state = after(game, 9)
    thawed_game, thawed = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(thawed) == str(state)
    assert thawed.history() == state.history()
    assert str(thawed_game) == str(game)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_a_finished_game_has_a_record_that_replays():
    game = load("gravity-superstar", players=3)
    state = after(game, 0, deal=5)
    dice = np.random.default_rng(5)
    while not state.is_terminal():
        state.apply_action(int(dice.choice(state.legal_actions())))
    Walk(read_record(state.record())).to_end()
    assert state.returns() in ([1.0, -0.5, -0.5], [-0.5, 1.0, -0.5], [-0.5, -0.5, 1.0])


def test_the_interpreter_ends_in_peace():
    """OpenSpiel's registry is torn down after Python: what it holds must not be freed then."""
    code = f"import pyspiel, {openspiel.__name__}; print(pyspiel.load_game('skyhall_gravity_superstar'))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("skyhall_gravity_superstar(")
