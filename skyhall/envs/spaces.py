"""The spaces of Gymnasium and PettingZoo: what is seen, and what may be done."""

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import Space, spaces

from skyhall.core.errors import OptionsError
from skyhall.envs.episode import Setting

REWARDS = ["win", "score"]


def check_reward(reward: str) -> None:
    """A reward that exists."""
    if reward not in REWARDS:
        raise OptionsError(f'reward "{reward}": expected one of {", ".join(REWARDS)}')


def check_seat(seat: int, setting: Setting) -> None:
    """A seat of the table."""
    if seat not in range(setting.seats):
        raise OptionsError(f"seat {seat}: expected a seat from 0 to {setting.seats - 1}")


def observation_space(setting: Setting) -> Space[Any]:
    """The space of what `Episode.seen` gives."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (setting.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (setting.words,), np.int8),
        }
    )


class LegalActions(spaces.Discrete):
    """All words of a game; a sample without a mask is one of those that are legal now, if any are."""

    def __init__(self, count: int, legal: Callable[[], list[int]]) -> None:
        super().__init__(count)
        self.legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """An action; a mask or probabilities work as for any other space."""
        legal = self.legal()
        if mask is None and probability is None and legal:
            return np.int64(legal[int(self.np_random.integers(len(legal)))])
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[type[spaces.Discrete], tuple[int]]:
        """Copies and pickles know no table: they are the plain space."""
        return spaces.Discrete, (int(self.n),)
