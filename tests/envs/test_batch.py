"""Batches: many tables by one call, the same whatever plays them, and never an empty mask."""

import copy
import pickle

import numpy as np
import pytest

from skyhall.core.errors import IllegalAction, OptionsError
from skyhall.core.line import Walk
from skyhall.core.record import read_record
from skyhall.envs.batch import Batch
from skyhall.envs.episode import Episode, Setting


def at_random(masks, dice):
    """A legal action a row."""
    return np.argmax(np.where(masks == 1, dice.random(masks.shape), -1), axis=1)


def wander(tables, steps, seed=1):
    dice = np.random.default_rng(seed)
    for _ in range(steps):
        tables.step(at_random(tables.masks, dice))
    return tables


def test_every_row_is_what_an_episode_of_that_table_shows(table):
    setting = Setting(*table)
    tables = Batch(table[0], 3, table[1], seed=7)
    episodes = [Episode(setting, f"7-{k}-0") for k in range(3)]
    dice = np.random.default_rng(2)
    for _ in range(12):
        for k, episode in enumerate(episodes):
            assert tables.seats[k] == episode.seat
            assert np.array_equal(tables.observations[k], episode.observation(episode.seat))
            assert np.array_equal(tables.masks[k], episode.mask(episode.seat))
        actions = at_random(tables.masks, dice)
        for action, episode in zip(actions, episodes, strict=True):
            episode.take(action)
        tables.step(actions)
    assert [tables.record(k) for k in range(3)] == [episode.record() for episode in episodes]


def test_a_game_that_ends_pays_its_shares_and_the_next_is_dealt_at_once(name):
    tables, dice, ended = Batch(name, 4, seed=3), np.random.default_rng(3), 0
    for _ in range(4000):
        tables.step(at_random(tables.masks, dice))
        assert (tables.masks.sum(axis=1) > 0).all()
        assert tables.rewards.sum(axis=1).tolist() == pytest.approx(tables.ended.astype(float).tolist())
        ended += int(tables.ended.sum())
        if ended >= 4:
            break
    assert ended >= 4


def test_score_rewards_add_up_to_the_lead_at_the_end():
    tables, dice = Batch("skytopia", 1, seed=5, reward="score"), np.random.default_rng(4)
    given = np.zeros(tables.setting.seats)
    words = []
    while not tables.ended[0]:
        words.append(at_random(tables.masks, dice))
        tables.step(words[-1])
        given += tables.rewards[0]
    episode = Episode(tables.setting, "5-0-0")
    before = episode.leads()
    for word in words:
        episode.take(word[0])
    assert given.tolist() == pytest.approx(np.subtract(episode.leads(), before).tolist())


def test_processes_change_nothing(name):
    alone = wander(Batch(name, 5, seed=11), 30)
    with Batch(name, 5, seed=11, processes=2) as shared:
        wander(shared, 30)
        assert np.array_equal(shared.observations, alone.observations)
        assert np.array_equal(shared.masks, alone.masks)
        assert shared.seats.tolist() == alone.seats.tolist()
        assert shared.record(4) == alone.record(4)


def test_a_seed_is_a_game_and_reset_deals_it_again():
    tables = Batch("gravity-superstar", 2, seed=1)
    first = tables.observations.copy()
    wander(tables, 5)
    tables.reset()
    assert np.array_equal(tables.observations, first)
    tables.reset(seed=2)
    assert not np.array_equal(tables.observations, first)
    assert not np.array_equal(tables.observations[0], tables.observations[1])


def test_seats_of_a_policy_are_played_by_it_and_the_learner_alone_is_stepped_through():
    calls = []

    def last_word(observations, masks):
        assert len(observations) == len(masks)
        calls.append(len(masks))
        return masks.shape[1] - 1 - np.argmax(masks[:, ::-1], axis=1)

    tables = Batch("skytopia", 3, 3, seed=2, policies={1: last_word, 2: "random"})
    wander(tables, 20)
    assert (tables.seats == 0).all()
    assert calls
    assert Walk(read_record(tables.record(1))).to_end().seat == 0


@pytest.mark.parametrize("processes", [1, 2])
def test_what_was_saved_copied_or_pickled_goes_on_as_the_batch_would_have(processes):
    with Batch("skytopia", 3, 3, seed=6, reward="score", policies={2: "random"}, processes=processes) as tables:
        wander(tables, 90)
        saved = tables.save()
        twins = [pickle.loads(pickle.dumps(tables)), copy.deepcopy(tables)]
        for twin in twins:
            assert np.array_equal(twin.rewards, tables.rewards)
        wander(tables, 60)
        expected = [tables.record(k) for k in range(3)], tables.observations.copy(), tables.rewards.copy()
        tables.restore(saved)
        for one in (tables, *twins):
            wander(one, 60, seed=1)
            assert [one.record(k) for k in range(3)] == expected[0]
            assert np.array_equal(one.observations, expected[1])
            assert np.array_equal(one.rewards, expected[2])
        for twin in twins:
            twin.close()
        with pytest.raises(OptionsError, match="3 tables were saved: expected 1"):
            Batch("skytopia", 1, 3).restore(saved)


def test_int8_observations_are_the_same_numbers_by_127():
    whole, small = (wander(Batch("skytear", 2, seed=9, dtype=dtype), 10) for dtype in ("float32", "int8"))
    assert small.observations.dtype == np.int8
    assert np.abs(small.observations / 127 - whole.observations).max() <= 0.5 / 127 + 1e-6


def test_an_illegal_action_names_its_table_and_changes_nothing():
    tables = Batch("gravity-superstar", 3, seed=4)
    actions = at_random(tables.masks, np.random.default_rng(5))
    before = tables.observations.copy()
    for wrong in (-1, tables.setting.words, int(np.argmin(tables.masks[2]))):
        with pytest.raises(IllegalAction, match=f"table 2: action {wrong}: expected one with a 1 in its mask"):
            tables.step([*actions[:2], wrong])
    with pytest.raises(IllegalAction, match="expected 3 whole numbers"):
        tables.step(actions[:2])
    with pytest.raises(IllegalAction, match="expected 3 whole numbers"):
        tables.step(actions.astype(float))
    assert np.array_equal(tables.observations, before)
    assert "\n0 " not in tables.record(2)


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({"count": 0}, "0 tables: expected 1 or more"),
        ({"processes": 3}, "3 processes: expected 1 to 2"),
        ({"dtype": "float64"}, 'dtype "float64": expected one of float32, int8'),
        ({"reward": "fun"}, 'reward "fun"'),
        ({"policies": {2: "greedy"}}, "seat 2: expected a seat from 0 to 1"),
        ({"policies": {0: "greedy", 1: "greedy"}}, "expected a seat that learns"),
    ],
)
def test_wrong_use_says_what_was_expected(choices, message):
    with pytest.raises(OptionsError, match=message):
        Batch("gravity-superstar", **{"count": 2, **choices})
