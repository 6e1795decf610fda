"""From positions to weights."""

from skyhall.core.errors import OptionsError
from skyhall.core.game import Game
from skyhall.train.fit import Crop, fit
from skyhall.train.harvest import Sheaf
from skyhall.train.measure import Measured


def check_features(room: Game) -> None:
    """A game must have a lens for its features."""
    if not room.feature_names:
        raise OptionsError(f"{room.name} has no features to learn from: expected `feature_names` and `features`")


def learn(crops: dict[int, list[Sheaf]]) -> list[Measured]:
    """Weights for each number of seats, and how good they are on the games kept for the test."""
    train = [Crop([sheaf for sheaf in sheaves if not sheaf.is_test]) for sheaves in crops.values()]
    test = [Crop([sheaf for sheaf in sheaves if sheaf.is_test]) for sheaves in crops.values()]
    weights = fit(train)
    return [Measured(seats, train[place], test[place], weights[place]) for place, seats in enumerate(crops)]
