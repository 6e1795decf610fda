"""What the agents share: which numbers they read, and a small network in NumPy alone (ReLU, Adam, an .npz file)."""

from itertools import pairwise
from pathlib import Path

import numpy as np

from skyhall.core.observation import span

# Maps of boards that differ from game to game: what a pawn can reach is told in other numbers.
MAPS = {"gravity-superstar": ["board", "floor", "wall", "replay places", "stars", "pawns"]}


def looked_at(room, seats):
    """The places of an observation that the agents read."""
    parts = room.observation(seats)
    unread = {place for name in MAPS.get(room.name, []) for place in span(parts, name)}
    return np.array([place for place in range(room.observation_size(seats)) if place not in unread])


class Network:
    """Rows of numbers in, rows of numbers out."""

    def __init__(self, weights, biases):
        self.weights = weights
        self.biases = biases
        self.steps = 0
        self.means = [np.zeros_like(each) for each in self.parameters]
        self.squares = [np.zeros_like(each) for each in self.parameters]

    @classmethod
    def fresh(cls, sizes, dice):
        """Random weights (He's); the last layer starts at nothing, so that a new network has no opinion."""
        weights = [
            dice.normal(0, np.sqrt(2 / inputs), (inputs, outputs)).astype(np.float32)
            for inputs, outputs in pairwise(sizes)
        ]
        weights[-1][:] = 0
        return cls(weights, [np.zeros(size, np.float32) for size in sizes[1:]])

    @property
    def parameters(self):
        """All that is learned."""
        return [*self.weights, *self.biases]

    def __call__(self, rows):
        """What comes out."""
        return self.layers(rows)[-1]

    def layers(self, rows):
        """What goes into each layer, and at last what comes out."""
        found = [rows]
        for place, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            rows = rows @ weight + bias
            if place < len(self.weights) - 1:
                rows = np.maximum(rows, 0)
            found.append(rows)
        return found

    def learn(self, layers, push, rate):
        """One step of Adam; `push` is the gradient of the loss by what came out of `layers`."""
        weights, biases = [], []
        for place in reversed(range(len(self.weights))):
            weights.insert(0, layers[place].T @ push)
            biases.insert(0, push.sum(axis=0))
            if place:
                push = (push @ self.weights[place].T) * (layers[place] > 0)
        self.steps += 1
        warm = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for each, gradient, mean, square in zip(
            self.parameters, [*weights, *biases], self.means, self.squares, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            each -= rate * warm * mean / (np.sqrt(square) + 1e-8)


def save(path, **networks):
    """Networks by name, in half precision: a file of a few hundred kilobytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    arrays = {}
    for name, network in networks.items():
        for place, (weight, bias) in enumerate(zip(network.weights, network.biases, strict=True)):
            arrays[f"{name} weight {place}"] = weight.astype(np.float16)
            arrays[f"{name} bias {place}"] = bias.astype(np.float16)
    np.savez_compressed(path, **arrays)


def load(path: Path, name: str) -> Network:
    """A network of a file."""
    with np.load(path) as arrays:
        count = sum(key.startswith(f"{name} weight ") for key in arrays)
        weights = [arrays[f"{name} weight {place}"].astype(np.float32) for place in range(count)]
        return Network(weights, [arrays[f"{name} bias {place}"].astype(np.float32) for place in range(count)])


def odds(values, masks):
    """The probability of each action, a row a table; those that are not legal have none."""
    values = np.where(masks, values, -np.inf)
    values = np.exp(values - values.max(axis=1, keepdims=True))
    return values / values.sum(axis=1, keepdims=True)
