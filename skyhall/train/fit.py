"""Fitting weights to what came of positions: a softmax over the seats of their weighted features, by Newton's method.

All numbers of seats are fitted together first; then each by itself, drawn towards what they have in common.
"""

import numpy as np
from numpy.typing import NDArray

from skyhall.train.harvest import Sheaf

Array = NDArray[np.float64]
# Moments of a game at which a feature has a weight of its own.
MOMENTS = 3
# How strongly weights are drawn towards nothing, or towards those of all tables together (features have variance 1).
DRAW = 50.0
DRAW_TOGETHER = 300.0
STEPS = 12
CLOSE = 1e-5
# Positions worked on at once.
BLOCK = 8192


class Crop:
    """Positions of tables with as many seats: `features` by position, seat and feature, the rest by position."""

    def __init__(self, sheaves: list[Sheaf]) -> None:
        self.features: Array = np.array([rows for sheaf in sheaves for rows in sheaf.rows])
        self.stages: Array = np.array([stage for sheaf in sheaves for stage in sheaf.stages])
        self.hand_made: Array = np.array([shares for sheaf in sheaves for shares in sheaf.hand_made])
        self.shares: Array = np.array([sheaf.shares for sheaf in sheaves for _ in sheaf.rows])
        self.games = len(sheaves)

    def __len__(self) -> int:
        return len(self.stages)


def moments(stages: Array) -> Array:
    """How much each moment counts at a stage: two neighbours share it. By position and moment."""
    place = np.clip(stages, 0.0, 1.0) * (MOMENTS - 1)
    return np.maximum(0.0, 1.0 - np.abs(place[:, None] - np.arange(MOMENTS)[None, :]))


def predict(crop: Crop, weights: Array) -> Array:
    """Shares of the win by weights, which are by moment and feature."""
    return softmax(np.sum(crop.features * (moments(crop.stages) @ weights)[:, None, :], axis=2))


def softmax(worth: Array) -> Array:
    """Shares by position and seat."""
    raised = np.exp(worth - worth.max(axis=1, keepdims=True))
    shares: Array = raised / raised.sum(axis=1, keepdims=True)
    return shares


def scale_of(crops: list[Crop]) -> Array:
    """How far features differ between the seats of a table, 1 for those that never do."""
    total = np.zeros(crops[0].features.shape[2])
    for crop in crops:
        total += np.mean((crop.features - crop.features.mean(axis=1, keepdims=True)) ** 2, axis=(0, 1))
    found = np.sqrt(total / len(crops))
    return np.where(found > 1e-9, found, 1.0)


def newton(crops: list[Crop], scale: Array, start: Array, draw: float) -> Array:
    """Weights (by moment and feature, of scaled features) that explain these positions best."""
    size = start.size
    origin = start.ravel()
    weights = origin.copy()
    for _ in range(STEPS):
        slope = draw * (weights - origin)
        bend = np.diag(np.full(size, draw))
        for crop in crops:
            for block in range(0, len(crop), BLOCK):
                part = Part(crop, block, scale)
                part.add(weights, slope, bend)
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if float(np.abs(step).max()) < CLOSE:
            break
    return np.reshape(weights, start.shape)


class Part:
    """Some of the positions, so that the features for all moments need not be held at once."""

    def __init__(self, crop: Crop, start: int, scale: Array) -> None:
        end = start + BLOCK
        scaled = crop.features[start:end] / scale
        whole = moments(crop.stages[start:end])[:, None, :, None] * scaled[:, :, None, :]
        self.design: Array = np.reshape(whole, (len(scaled), scaled.shape[1], -1))
        self.shares = crop.shares[start:end]

    def add(self, weights: Array, slope: Array, bend: Array) -> None:
        """To slope and curvature of the log-loss."""
        found = softmax(self.design @ weights)
        size = self.design.shape[2]
        slope += np.einsum("ps,psf->f", found - self.shares, self.design)
        flat = np.reshape(self.design, (-1, size))
        mean = np.einsum("ps,psf->pf", found, self.design)
        bend += (flat * found.reshape(-1, 1)).T @ flat - mean.T @ mean


def fit(crops: list[Crop]) -> list[Array]:
    """Weights for each crop, by moment and feature."""
    scale = scale_of(crops)
    count = crops[0].features.shape[2]
    common = newton(crops, scale, np.zeros((MOMENTS, count)), DRAW)
    return [newton([crop], scale, common, DRAW_TOGETHER) / scale for crop in crops]
