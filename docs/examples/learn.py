"""A linear policy learns Gravity Superstar against a bot: python docs/examples/learn.py [games] [opponent]

REINFORCE: after a game, what was followed by points becomes likelier, what was followed by losses less likely.
"""

# ruff: noqa: T201
import sys

import numpy as np

from skyhall.envs.gymnasium import env

DISCOUNT = 0.7  # how far ahead an action is praised or blamed
RATE = 0.003


def chances(weights, view, mask):
    """The probability of each action; those that are not legal have none."""
    values = np.where(mask, view @ weights, -np.inf)
    odds = np.exp(values - values.max())
    return odds / odds.sum()


def play(table, weights, looked_at, dice):
    """One game: for each decision what was seen, how chances should move, and what the choice brought."""
    seen, _ = table.reset()
    views, pushes, rewards, over = [], [], [], False
    while not over:
        views.append(seen["observation"][looked_at])
        odds = chances(weights, views[-1], seen["action_mask"])
        action = dice.choice(len(odds), p=odds)
        pushes.append(np.eye(len(odds))[action] - odds)
        seen, reward, over, _, _ = table.step(action)
        rewards.append(reward)
    return np.array(views), np.array(pushes), rewards


def learn(games, opponent="random", seed=1, report=100):
    """The share of wins in each stretch of `report` games."""
    table = env("gravity-superstar", seats=2, opponents=opponent, reward="score")
    table.reset(seed=seed)
    dice = np.random.default_rng(seed)
    parts = table.setting.game.observation(seats=2)
    looked_at = np.concatenate([np.full(part.size, part.size < 200) for part in parts])  # no maps of the board
    weights = np.zeros((looked_at.sum(), table.setting.words))
    wins, shares = [], []
    for game in range(1, games + 1):
        views, pushes, worth = play(table, weights, looked_at, dice)
        for step in reversed(range(len(worth) - 1)):
            worth[step] += DISCOUNT * worth[step + 1]
        weights += RATE * views.T @ ((worth - np.mean(worth))[:, None] * pushes)
        wins.append(table.episode.state.win_shares()[0])
        if game % report == 0:
            shares.append(float(np.mean(wins[-report:])))
            print(f"{game:6} games: {shares[-1]:.0%} of the last {report} won against {opponent}")
    return shares


if __name__ == "__main__":
    learn(int(sys.argv[1]) if len(sys.argv) > 1 else 2000, *sys.argv[2:3])
