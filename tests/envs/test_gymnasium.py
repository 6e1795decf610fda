"""Gymnasium's own checker, bots at the other seats, the vectorised form, and wrong use.

The checker steps with actions sampled before a reset, which need not be legal after it: hence `illegal="forfeit"`.
"""

import copy
import pickle
from hashlib import sha256

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from skyhall.core.errors import IllegalAction, OptionsError
from skyhall.core.line import Walk
from skyhall.core.record import read_record
from skyhall.core.registry import game
from skyhall.envs.gymnasium import env, title


@pytest.mark.filterwarnings("ignore:.*not having a spec.*:UserWarning")
def test_checker(table):
    check_env(env(*table[:1], seats=table[1], illegal="forfeit"))


def test_checker_with_every_render_mode(name):
    check_env(gymnasium.make(published(name), illegal="forfeit", render_mode="ansi").unwrapped)


def play(table, seed):
    """A random game: the rewards."""
    table.reset(seed=seed)
    table.action_space.seed(seed)
    rewards, over = [], False
    while not over:
        assert table.episode.seat == table.seat
        _, reward, over, truncated, _ = table.step(table.action_space.sample())
        assert not truncated
        rewards.append(reward)
    return rewards


@pytest.mark.parametrize("seat", [0, 1])
def test_the_learner_sits_where_it_wants_and_is_given_its_share_at_the_end(name, seat):
    table = env(name, seat=seat)
    rewards = play(table, 3)
    assert rewards[:-1] == [0.0] * (len(rewards) - 1)
    assert rewards[-1] == table.episode.state.win_shares()[seat]


def test_score_rewards_add_up_to_the_change_of_the_lead(name):
    table = env(name, reward="score")
    table.reset(seed=4)
    at_first = table.episode.leads()[0]
    assert sum(play(table, 4)) == pytest.approx(table.episode.leads()[0] - at_first)


def test_games_repeat_with_their_seed_and_records_replay():
    one = env("gravity-superstar", seats=3, opponents=["greedy", "random"])
    play(one, 11)
    first = one.record()
    play(one, 11)
    assert one.record() == first
    Walk(read_record(first)).to_end()


def test_bots_sit_in_turn_order_from_the_learner():
    table = env("skytopia", seats=3, seat=1, opponents=["greedy", "random"])
    assert [type(table.bots[seat]).__name__ for seat in (2, 0)] == ["GreedyBot", "RandomBot"]
    assert sorted(env("skytopia", seats=4, opponents=["random"]).players) == [1, 2, 3]


def test_an_opponent_may_be_a_callable_and_sees_what_its_seat_sees():
    asked = []

    def first_word(observation, mask):
        asked.append(observation.shape)
        return np.flatnonzero(mask)[0]

    table = env("skytopia", seats=3, opponents=[first_word, "random"])
    table.reset(seed=1)
    for _ in range(10):
        table.step(table.action_space.sample())
    assert set(asked) == {table.observation_space["observation"].shape}


def published(name):
    return f"skyhall/{title(name)}-standard-v{game(name).env_version}"


def test_names_carry_edition_and_version(name):
    made = {spec for spec in gymnasium.registry if spec.startswith(f"skyhall/{title(name)}-")}
    editions = game(name).edition_names()
    assert made == {f"skyhall/{title(name)}-{edition}-v{game(name).env_version}" for edition in editions}
    table = gymnasium.make(published(name)).unwrapped
    assert table.setting.edition.name == "standard"


# What a published name stands for: the rules, and all names of actions and of observations for every number of seats.
# Where a hash is another now, raise `env_version` of that game and put the new line here.
PUBLISHED = {
    "gravity-superstar": (1, 1, "e5165b0e8842f2a9"),
    "skytopia": (1, 1, "cda204b4f79746c4"),
    "sky-painters": (1, 1, "15d961d62bbc2960"),
    "skytear": (3, 1, "422ae2c65334f89a"),
}


def test_what_a_published_name_means_never_changes(name):
    room = game(name)
    words = [room.words.name(action) for action in range(len(room.words))]
    seen = [*words, *(one for seats in room.seats for one in room.observation_names(seats, room.edition("standard")))]
    told = sha256("\n".join(seen).encode()).hexdigest()[:16]
    assert (room.env_version, room.rules_version, told) == PUBLISHED[name]


def test_copies_and_pickles_of_a_table_sample_what_is_legal_at_their_own(name):
    table = env(name)
    table.reset(seed=3)
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        for _ in range(20):
            action = twin.action_space.sample()
            assert action in twin.episode.legal()
            if twin.step(action)[2]:
                break
        assert len(table.episode.line.actions) < len(twin.episode.line.actions)


def test_samples_are_legal_unless_a_mask_says_otherwise():
    table = env("gravity-superstar")
    table.reset(seed=1)
    for _ in range(50):
        assert table.action_space.sample() in table.episode.legal()
    mask = np.zeros(42, dtype=np.int8)
    mask[35] = 1
    assert table.action_space.sample(mask) == 35


def test_copies_of_the_action_space_leave_the_table_behind():
    space = env("gravity-superstar").action_space
    for twin in (copy.deepcopy(space), pickle.loads(pickle.dumps(space))):
        assert twin == space
        assert type(twin) is gymnasium.spaces.Discrete


def test_a_forfeit_ends_the_game():
    table = env("gravity-superstar", illegal="forfeit")
    table.reset(seed=1)
    illegal = next(action for action in range(42) if action not in table.episode.legal())
    _, reward, over, _, _ = table.step(illegal)
    assert (reward, over) == (-1.0, True)
    with pytest.raises(IllegalAction, match=r"forfeited: call reset\(\)"):
        table.step(table.episode.legal()[0])


def test_wrong_use_says_what_to_do():
    table = env("gravity-superstar")
    with pytest.raises(IllegalAction, match=r"call reset\(\) first"):
        table.step(0)
    table.reset(seed=1)
    with pytest.raises(IllegalAction, match="is not legal now"):
        table.step(2)
    play(table, 1)
    with pytest.raises(IllegalAction, match=r"the game is over: call reset\(\)"):
        table.step(0)
    with pytest.raises(OptionsError, match="expected a seat from 0 to 1"):
        env("skytopia", seat=2)
    with pytest.raises(OptionsError, match='no bot "clever"'):
        env("skytopia", opponents="clever")
    with pytest.raises(OptionsError, match="3 opponents at a table of 3: expected 2"):
        env("skytopia", seats=3, opponents=["random"] * 3)
    with pytest.raises(OptionsError, match="expected one of raise, forfeit"):
        env("skytopia", illegal="ignore")


def test_rendering_shows_what_the_learner_sees():
    table = env("gravity-superstar", render_mode="ansi")
    table.reset(seed=9)
    assert "hand" in table.render()
