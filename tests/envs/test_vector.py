"""Gymnasium's vector API: one learner a table, next games in the same step, in processes too."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from skyhall.core.errors import IllegalAction, OptionsError
from skyhall.envs.vector import vector_env


def test_tables_step_together_and_deal_themselves_anew():
    tables = vector_env(3, "gravity-superstar", reward="score")
    assert tables.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = tables.reset(seed=1)
    finished = 0
    for _ in range(150):
        assert seen in tables.observation_space
        seen, rewards, over, cut, _ = tables.step(tables.action_space.sample())
        assert seen["action_mask"].any(axis=1).all()
        assert rewards.shape == over.shape == cut.shape == (3,)
        finished += int(over.sum())
    assert finished > 3
    tables.close()


def test_the_learner_decides_at_every_table_whoever_plays_the_others():
    def last_word(observations, masks):
        assert len(observations) == len(masks)
        return masks.shape[1] - 1 - np.argmax(masks[:, ::-1], axis=1)

    tables = vector_env(4, "skytopia", seats=3, seat=1, opponents=[last_word, "random"])
    tables.reset(seed=2)
    for _ in range(20):
        tables.step(tables.action_space.sample())
        assert (tables.batch.seats == 1).all()


def test_made_by_name_and_in_processes_they_are_the_same():
    alone = gymnasium.make_vec("skyhall/GravitySuperstar-standard-v1", num_envs=2)
    shared = gymnasium.make_vec("skyhall/GravitySuperstar-standard-v1", num_envs=2, processes=2)
    for tables in (alone, shared):
        tables.reset(seed=5)
        for _ in range(10):
            masks = tables.unwrapped.batch.masks
            seen, *_ = tables.step(np.argmax(masks, axis=1))
        tables.seen = seen
    assert np.array_equal(alone.seen["observation"], shared.seen["observation"])
    alone.close()
    shared.close()


def test_copies_and_pickles_sample_what_is_legal_at_their_own_tables():
    tables = vector_env(2, "skytopia")
    tables.reset(seed=3)
    for twin in (copy.deepcopy(tables), pickle.loads(pickle.dumps(tables))):
        for _ in range(10):
            twin.step(twin.action_space.sample())
        assert twin.batch.record(0) != tables.batch.record(0)


def test_wrong_use_says_what_was_expected():
    with pytest.raises(OptionsError, match="seat 2: expected a seat from 0 to 1"):
        vector_env(2, "gravity-superstar", seat=2)
    with pytest.raises(OptionsError, match="2 opponents at a table of 2"):
        vector_env(2, "gravity-superstar", opponents=["random", "greedy"])
    tables = vector_env(2, "gravity-superstar")
    tables.reset(seed=1)
    with pytest.raises(IllegalAction, match="table 0"):
        tables.step(np.argmin(tables.batch.masks, axis=1))
