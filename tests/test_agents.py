"""The reference agents: the NumPy learner learns, its parts are right, and what PPO counts is worked out by hand."""

import sys
from pathlib import Path

import numpy as np
import pytest

from skyhall.arena.policies import policy
from skyhall.bots.base import ask
from skyhall.core.dice import seeded
from skyhall.core.registry import game

AGENTS = Path(__file__).parents[1] / "examples" / "agents"


@pytest.fixture(scope="module")
def agents():
    """The modules, imported as their scripts import each other."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(AGENTS))
        import network
        import ppo
        import zero

        yield {"network": network, "ppo": ppo, "zero": zero}
        for name in ("network", "ppo", "zero"):
            sys.modules.pop(name)


def test_gradients_are_those_of_small_changes(agents):
    """The step of a network with one weight changed a little tells the slope that `learn` must follow."""
    dice = np.random.default_rng(1)
    network = agents["network"].Network.fresh([5, 4, 3], dice)
    network.weights[-1][:] = dice.normal(size=(4, 3))
    rows, wanted = dice.normal(size=(7, 5)).astype(np.float32), dice.normal(size=(7, 3)).astype(np.float32)

    def loss():
        return float(((network(rows).astype(np.float64) - wanted) ** 2).sum() / 2)

    layers = network.layers(rows)
    before = [each.copy() for each in network.parameters]
    network.learn(layers, layers[-1] - wanted, 1e-6)
    # Adam's first step goes against the sign of every gradient.
    steps = [np.sign(old - new) for old, new in zip(before, network.parameters, strict=True)]
    for each, old in zip(network.parameters, before, strict=True):
        each[:] = old
    for each, step in zip(network.parameters, steps, strict=True):
        for place in list(np.ndindex(each.shape))[:6]:
            was = each[place]
            each[place] = was + 1e-2
            up = loss()
            each[place] = was - 1e-2
            slope = (up - loss()) / 2e-2
            each[place] = was
            if abs(slope) > 1e-2:
                assert np.sign(slope) == step[place]


def test_networks_are_kept(agents, tmp_path):
    network = agents["network"].Network.fresh([6, 5, 4], np.random.default_rng(2))
    agents["network"].save(tmp_path / "weights" / "one.npz", policy=network)
    again = agents["network"].load(tmp_path / "weights" / "one.npz", "policy")
    rows = np.random.default_rng(3).normal(size=(3, 6)).astype(np.float32)
    assert np.allclose(network(rows), again(rows), atol=1e-2)


def test_zero_learns_from_its_own_games(agents):
    """Two tables until games have ended: then both networks come nearer to what there is to learn."""
    zero, network = agents["zero"], agents["network"]
    room = game("gravity-superstar")
    dice = np.random.default_rng(1)
    inputs = len(network.looked_at(room, 2))
    value = network.Network.fresh([inputs, 16, 1], dice)
    value.weights[-1][:] = dice.normal(size=(16, 1))  # any opinion will do: the second network learns to share it
    policy = network.Network.fresh([inputs, 16, len(room.words)], dice)
    play = zero.SelfPlay(zero.Searcher(room, 2, value, policy), room, 2, "standard", 1, 2)
    while play.games < 2:
        play.step()
    assert play.decisions == len(play.preferred) >= len(play.valued) > 20
    rows, advice, targets = (np.array(each) for each in zip(*play.valued, strict=True))
    assert not advice.any()
    assert 0 <= targets.min() < 0.5 < targets.max() <= 1

    def losses():
        missed = np.mean((zero.squashed(value(rows)[:, 0]) - targets) ** 2)
        off = []
        for view, tried, chances in play.preferred:
            mask = np.zeros((1, len(room.words)), bool)
            mask[0, tried] = True
            off.append(chances @ np.log(chances / network.odds(policy(view[None]), mask)[0, tried] + 1e-9))
        return missed, np.mean(off)

    before = losses()
    for _ in range(100):
        zero.learn(play, value, policy, 64, 0.003)
    after = losses()
    assert after[0] < 0.5 * before[0]
    assert after[1] < 0.7 * before[1]


def test_advice_is_the_halls_evaluation(agents):
    """Where a searcher starts from it, a network without an opinion plays what the evaluation likes best."""
    zero, network = agents["zero"], agents["network"]
    room = game("skytopia")
    dice = np.random.default_rng(1)
    inputs = len(network.looked_at(room, 2))
    blank = network.Network.fresh([inputs, 4, 1], dice)
    player = zero.Searcher(room, 2, blank, network.Network.fresh([inputs, 4, len(room.words)], dice))
    state = room.new(2, "a deal", {}, "standard")
    chosen = player.choose(state, state.seat, 0, seeded("one"))
    shares = np.zeros(len(state.actions()))
    for number in range(zero.LOOKS):
        deal = state.determinize(state.seat, seeded("one").fork(f"deal {number}").fork(f"look {state.moves}"))
        for place, action in enumerate(state.actions()):
            after = deal.clone()
            after.push(action)
            shares[place] += after.evaluate()[state.seat]
    assert shares[state.actions().index(chosen)] == pytest.approx(max(shares))


@pytest.mark.parametrize("name", ["gravity-superstar", "skytopia"])
@pytest.mark.parametrize("agent", ["zero", "ppo"])
def test_the_kept_weights_beat_a_random_mover(agent, name, monkeypatch):
    """As `skyhall evaluate` seats them, over one deal; one look a choice is enough here."""
    player = policy(f"{AGENTS / agent}.py:{name.split('-')[0]}")
    monkeypatch.setattr(sys.modules[f"policy_{agent}"], "LOOKS", 1, raising=False)
    state = game(name).new(2, "a deal", {}, "standard")
    dice = seeded("test")
    while not state.over:
        actions = state.actions()
        state.apply(ask(player, state, 0, dice) if state.seat == 0 else actions[dice.below(len(actions))])
    assert state.win_shares()[0] == 1


def test_what_a_decision_was_worth_is_counted_seat_by_seat(agents):
    """Two seats, one table, by hand: seat 0 decides twice, then seat 1 twice; the game ends with the third step."""
    ppo = agents["ppo"]
    seats = np.array([[0], [1], [0], [1]])
    rewards = np.array([[[1, -1]], [[-2, 2]], [[3, -3]], [[0.5, -0.5]]], np.float32)
    ended = np.array([[False], [False], [True], [False]])
    values = np.array([[0.1], [0.2], [0.3], [0.4]], np.float32)
    better, known = ppo.advantages(seats, rewards, ended, values, np.array([0]), np.array([0.7], np.float32))
    # The last decision's outcome is not known: seat 1 is not asked again before the rollout ends.
    assert known[:, 0].tolist() == [True, True, True, False]
    third = 3 - 0.3
    second = (2 - 3) - 0.2
    first = (1 - 2) + ppo.DISCOUNT * 0.3 - 0.1 + ppo.DISCOUNT * ppo.LAMBDA * third
    assert better[:3, 0].tolist() == pytest.approx([first, second, third], rel=1e-5)
