"""How well a judgement foretells games it has not seen, next to the hand-made one."""

import numpy as np

from skyhall.train.fit import Array, Crop, predict, softmax

BINS = 10
# Powers tried on the hand-made shares: what another scale alone would make of them.
POWERS = np.linspace(0.3, 3.0, 55)
LEAST = 1e-9


class Quality:
    """Of one judgement: log-loss in nats, and by how much its predictions are off in the mean, tenth by tenth."""

    def __init__(self, found: Array, shares: Array) -> None:
        self.log_loss = log_loss(found, shares)
        self.calibration = calibration(found, shares)
        self.error = calibration_error(self.calibration)


class Measured:
    """What was learned for one number of seats, and how good it is; `rescaled` is by hand with the best scale."""

    def __init__(self, seats: int, train: Crop, test: Crop, weights: Array) -> None:
        self.seats = seats
        self.games = train.games + test.games
        self.positions = len(train)
        self.test_positions = len(test)
        self.weights = weights
        self.learned = Quality(predict(test, weights), test.shares)
        self.by_hand = Quality(test.hand_made, test.shares)
        power = best_power(train.hand_made, train.shares)
        self.rescaled = Quality(raised(test.hand_made, power), test.shares)


def log_loss(found: Array, shares: Array) -> float:
    """The mean of −log of what was given to the one that won."""
    return float(-np.mean(np.sum(shares * np.log(np.clip(found, LEAST, 1.0)), axis=1)))


def calibration(found: Array, shares: Array) -> list[tuple[int, float, float]]:
    """For each tenth of the scale with predictions in it: how many, their mean, and the mean of what came."""
    told, came = found.ravel(), shares.ravel()
    places = np.minimum((told * BINS).astype(int), BINS - 1)
    table: list[tuple[int, float, float]] = []
    for place in range(BINS):
        inside = places == place
        count = int(inside.sum())
        if count:
            table.append((count, float(told[inside].mean()), float(came[inside].mean())))
    return table


def calibration_error(table: list[tuple[int, float, float]]) -> float:
    """The mean distance of what was told from what came."""
    return sum(count * abs(told - came) for count, told, came in table) / sum(count for count, _, _ in table)


def raised(found: Array, power: float) -> Array:
    """Shares made sharper or flatter."""
    return softmax(np.log(np.clip(found, LEAST, 1.0)) * power)


def best_power(found: Array, shares: Array) -> float:
    """The power of the shares that foretells best."""
    losses = [log_loss(raised(found, float(power)), shares) for power in POWERS]
    return float(POWERS[int(np.argmin(losses))])
