"""Masked PPO by self-play on `skyhall.envs.batch`, in PyTorch: pip install 'skyhall[agents]'

    python examples/agents/ppo.py gravity-superstar --minutes 20 --seed 1
    skyhall evaluate examples/agents/ppo.py:gravity gravity-superstar --edition standard

One network for all seats says what to play and how the game stands. What a seat gets is the change of its lead
in points up to its next decision. To play, NumPy is enough.
"""

# ruff: noqa: T201
import argparse
from pathlib import Path
from time import perf_counter, process_time

import numpy as np
from network import Network, load, looked_at, save

from skyhall.core.registry import game
from skyhall.envs.batch import Batch

WEIGHTS = Path(__file__).parent / "weights"
DISCOUNT = 0.99
LAMBDA = 0.95
CLIP = 0.2
ENTROPY = 0.01
EPOCHS = 3
MINIBATCH = 1024
SCALE = 10.0  # points that count as 1


def advantages(seats, rewards, ended, values, last_seats, last_values):
    """How much better than expected each decision was (GAE), seat by seat, and which decisions are to be learned from.

    `seats`, `ended` and `values` have a row a step and a column a table, `rewards` every seat's besides. What a seat
    is given between two of its decisions belongs to the first. A decision whose outcome is not known yet is left out.
    """
    steps, tables, players = rewards.shape
    found, known = np.zeros((steps, tables), np.float32), np.zeros((steps, tables), bool)
    given = np.zeros((tables, players), np.float32)  # since the decision that is looked for
    ahead = np.zeros((tables, players), np.float32)  # the value of the seat's next decision
    better = np.zeros((tables, players), np.float32)
    is_known = np.zeros((tables, players), bool)
    every = np.arange(tables)
    ahead[every, last_seats], is_known[every, last_seats] = last_values, True
    for step in reversed(range(steps)):
        over = ended[step][:, None]
        given, ahead, better = (np.where(over, 0, each) for each in (given, ahead, better))
        is_known = is_known | over
        given = given + rewards[step]
        seat = seats[step]
        mine = every, seat
        surprise = given[mine] + DISCOUNT * ahead[mine] - values[step]
        known[step] = is_known[mine]
        found[step] = np.where(known[step], surprise + DISCOUNT * LAMBDA * better[mine], 0)
        better[mine], ahead[mine], given[mine], is_known[mine] = found[step], values[step], 0, True
    return found, known


class Learner:
    """The network and its optimiser."""

    def __init__(self, inputs, words, seed):
        import torch

        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.torch = torch
        self.body = torch.nn.Sequential(
            torch.nn.Linear(inputs, 128), torch.nn.ReLU(), torch.nn.Linear(128, 128), torch.nn.ReLU()
        )
        self.choice, self.worth = torch.nn.Linear(128, words), torch.nn.Linear(128, 1)
        self.parts = [self.body, self.choice, self.worth]
        for head in (self.choice, self.worth):
            torch.nn.init.zeros_(head.weight)
        self.parameters = [each for part in self.parts for each in part.parameters()]
        self.optimiser = torch.optim.Adam(self.parameters, lr=1e-3, eps=1e-5)

    def look(self, rows, masks):
        """The logarithms of the chances, and the value."""
        felt = self.body(rows)
        logits = self.choice(felt).masked_fill(~masks, -1e9)
        return self.torch.log_softmax(logits, dim=1), self.worth(felt)[:, 0]

    def act(self, rows, masks):
        """An action for each table, the logarithm of its chance, and the value."""
        with self.torch.no_grad():
            logs, values = self.look(self.torch.from_numpy(rows), self.torch.from_numpy(masks))
            actions = self.torch.multinomial(logs.exp(), 1)
            return actions[:, 0].numpy(), logs.gather(1, actions)[:, 0].numpy(), values.numpy()

    def learn(self, rows, masks, actions, logs, better, returns, dice):
        """Some epochs over what was played."""
        torch = self.torch
        whole = [torch.from_numpy(np.ascontiguousarray(each)) for each in (rows, masks, actions, logs, better, returns)]
        for _ in range(EPOCHS):
            for chosen in np.array_split(dice.permutation(len(rows)), max(1, len(rows) // MINIBATCH)):
                self.step(*[each[chosen] for each in whole])

    def step(self, rows, masks, actions, logs, better, returns):
        """One step of the optimiser on the clipped objective."""
        torch = self.torch
        found, values = self.look(rows, masks)
        better = (better - better.mean()) / (better.std() + 1e-6)
        ratio = (found.gather(1, actions[:, None])[:, 0] - logs).exp()
        gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        entropy = -(found.exp() * found.masked_fill(~masks, 0)).sum(dim=1).mean()
        loss = -gain + 0.5 * (values - returns).square().mean() - ENTROPY * entropy
        self.optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.parameters, 0.5)
        self.optimiser.step()

    def network(self):
        """What chooses, for NumPy."""
        layers = [self.body[0], self.body[2], self.choice]
        return Network(
            [layer.weight.detach().numpy().T.copy() for layer in layers],
            [layer.bias.detach().numpy().copy() for layer in layers],
        )


def rollout(tables, learner, places, steps):
    """So many steps at every table, as arrays with a row a step."""
    kept = [[] for _ in range(8)]
    for _ in range(steps):
        rows, masks, seats = tables.observations[:, places], tables.masks.astype(bool), tables.seats.copy()
        actions, logs, values = learner.act(rows, masks)
        tables.step(actions)
        told = (rows, masks, actions, logs, values, seats, tables.rewards / SCALE, tables.ended.copy())
        for each, value in zip(kept, told, strict=True):
            each.append(value)
    return [np.array(each) for each in kept]


def share_against(network, places, name, level, edition, count, seed):
    """What the policy takes of so many games against a level at each seat, always playing what it likes best."""
    won = played = 0.0
    for seat in range(2):
        with Batch(name, count, edition=edition, seed=seed, policies={1 - seat: level}) as tables:
            over = np.zeros(count, bool)
            while not over.all():
                tables.step(best(network, tables.observations[:, places], tables.masks))
                won += tables.rewards[tables.ended & ~over, seat].sum()
                over |= tables.ended
            played += count
    return won / played


def best(network, rows, masks):
    """What the network likes best, a row a table."""
    return np.where(masks, network(rows), -np.inf).argmax(axis=1)


def train(name, edition="standard", seed=1, minutes=20.0, count=128, steps=64, every=150.0, matches=20, rollouts=0):
    """Learn for so long, or so many rollouts. Prints the curve and gives the network that chooses."""
    room = game(name)
    places = looked_at(room, 2)
    learner = Learner(len(places), len(room.words), seed)
    dice = np.random.default_rng(seed)
    tables = Batch(name, count, edition=edition, seed=seed, reward="score")
    start, begun, told, done, games = perf_counter(), process_time(), perf_counter(), 0, 0
    while perf_counter() - start < 60 * minutes and not 0 < rollouts <= done:
        rows, masks, actions, logs, values, seats, rewards, ended = rollout(tables, learner, places, steps)
        last = learner.act(tables.observations[:, places], tables.masks.astype(bool))[2]
        better, known = advantages(seats, rewards, ended, values, tables.seats, last)
        lessons = [each[known] for each in (rows, masks, actions, logs, better, better + values)]
        learner.learn(*lessons, dice)
        for group in learner.optimiser.param_groups:
            group["lr"] = 1e-3 * max(0.1, 1 - (perf_counter() - start) / (60 * minutes))
        done += 1
        games += int(ended.sum())
        if perf_counter() - told > every:
            share = share_against(learner.network(), places, name, "greedy", edition, matches, 7)
            print(
                f"{(perf_counter() - start) / 60:6.1f} min ({process_time() - begun:.0f} s of processor), "
                f"{games} games, {done * steps * count} decisions: {share:.0%} of {2 * matches} against greedy",
                flush=True,
            )
            save(WEIGHTS / f"ppo-{name}.npz", policy=learner.network())
            told = perf_counter()
    return learner.network()


def kept(name):
    """The policy with the weights that are kept for a game, over an observation and its mask."""
    network, places = load(WEIGHTS / f"ppo-{name}.npz", "policy"), looked_at(game(name), 2)
    return lambda observation, mask: int(best(network, observation[None, places], mask[None])[0])


def gravity():
    """For `skyhall evaluate`: Gravity Superstar."""
    return kept("gravity-superstar")


def skytopia():
    """For `skyhall evaluate`: Skytopia."""
    return kept("skytopia")


def main():
    """Learn a game and keep the network."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", default="standard")
    asked = parser.parse_args()
    network = train(asked.game, edition=asked.edition, seed=asked.seed, minutes=asked.minutes)
    save(WEIGHTS / f"ppo-{asked.game}.npz", policy=network)


if __name__ == "__main__":
    main()
