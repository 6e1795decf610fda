"""PettingZoo's own tests, and ours for rewards, seeds, rendering and wrong use.

`max_cycles_test` is about parallel environments, `test_save_obs` about observations that are images: neither applies.
"""

import copy
import pickle
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from skyhall.core.errors import IllegalAction, OptionsError
from skyhall.core.line import Walk
from skyhall.core.record import read_record
from skyhall.envs.pettingzoo import env


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_api(table):
    api_test(env(*table), num_cycles=150)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_api_with_score_rewards(name):
    api_test(env(name, reward="score"), num_cycles=60)


def test_seed(table):
    seed_test(lambda: env(*table), num_cycles=60)


def test_render(name, capsys):
    render_test(lambda render_mode: env(name, render_mode=render_mode))
    assert capsys.readouterr().out.strip()


def play(table, seed):
    """A random game: what every agent was given in all."""
    table.reset(seed=seed)
    dice = np.random.default_rng(seed)
    given = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, _, _ = table.last()
        given[agent] += reward
        table.step(None if terminated else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    return given


def test_the_win_is_shared_at_the_end(table):
    given = play(env(*table), 5)
    assert sum(given.values()) == pytest.approx(1)


def test_score_rewards_add_up_to_the_change_of_the_lead(name):
    table = env(name, reward="score")
    table.reset(seed=6)
    at_first = table.episode.leads()
    given = play(table, 6)
    assert list(given.values()) == pytest.approx([b - a for a, b in zip(at_first, table.episode.leads(), strict=True)])


def test_the_same_seed_is_the_same_game_and_its_record_replays():
    one, two = env("gravity-superstar"), env("gravity-superstar")
    play(one, 7)
    play(two, 7)
    assert one.record() == two.record()
    Walk(read_record(one.record())).to_end()
    assert "\nseed: 7\n" in one.record()


def test_games_without_a_seed_follow_from_the_last_one():
    one, two = env("gravity-superstar"), env("gravity-superstar")
    for table in (one, two):
        table.reset(seed=8)
        table.reset()
    assert one.episode.seed == two.episode.seed
    one.reset()
    assert one.episode.seed != two.episode.seed


def test_options_and_edition_reach_the_table():
    table = env("skytopia", seats=3, options={"sides": "B"}, edition="standard")
    table.reset(seed=1)
    assert table.episode.state.setup.options["sides"] == "B"
    assert table.possible_agents == ["player_0", "player_1", "player_2"]


def test_rendering_shows_the_table_to_a_spectator():
    table = env("gravity-superstar", render_mode="ansi")
    table.reset(seed=9)
    assert "stars left" in table.render()
    assert "hand long" not in table.render()


def test_wrong_use_says_what_to_do():
    table = env("gravity-superstar")
    with pytest.raises(IllegalAction, match=r"call reset\(\) first"):
        table.step(0)
    with pytest.raises(IllegalAction, match=r"call reset\(\) first"):
        table.observe("player_0")
    table.reset(seed=1)
    with pytest.raises(IllegalAction, match="is not legal now"):
        table.step(2)
    with pytest.raises(OptionsError, match="create the environment with render_mode"):
        table.render()
    play(table, 1)
    with pytest.raises(IllegalAction, match=r"call reset\(\) for a new one"):
        table.step(None)
    with pytest.raises(OptionsError, match="expected one of human, ansi, rgb_array"):
        env("gravity-superstar", render_mode="svg")
    with pytest.raises(OptionsError, match="expected one of win, score"):
        env("gravity-superstar", reward="points")


def test_copies_and_pickles_go_on_as_the_table_would_have(name):
    table = env(name, reward="score")
    table.reset(seed=4)
    for _ in range(15):
        table.step(table.action_space(table.agent_selection).sample())
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    for _ in range(10):
        action = table.action_space(table.agent_selection).sample()
        expected = table.last()
        for twin in twins:
            seen, *told = twin.last()
            assert np.array_equal(seen["observation"], expected[0]["observation"])
            assert told == list(expected[1:])
            assert twin.action_space(twin.agent_selection).sample() in np.flatnonzero(seen["action_mask"])
            twin.step(action)
        table.step(action)
    assert [twin.record() for twin in twins] == [table.record()] * 2
    assert len(table.names) == table.setting.size


def test_an_action_for_an_agent_that_is_done_is_refused():
    table = env("gravity-superstar")
    table.reset(seed=2)
    while not any(table.terminations.values()):
        table.step(table.action_space(table.agent_selection).sample())
    with pytest.raises(IllegalAction, match=r"step\(None\)"):
        table.step(0)


def test_no_warning_but_the_two_that_dict_observations_bring():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(env("gravity-superstar"), num_cycles=100)
    told = {str(warning.message).split(" for ")[0] for warning in caught}
    assert told == {"Observation space", "Observation is not a NumPy array"}
