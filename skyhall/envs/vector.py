"""Gymnasium's vector API on a batch: many tables with one learner each.

from skyhall.envs.vector import vector_env
tables = vector_env(64, "gravity-superstar", opponents="greedy", processes=2)
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from skyhall.envs.batch import Batch, Policy
from skyhall.envs.episode import Options, Setting
from skyhall.envs.gymnasium import Opponent, seated
from skyhall.envs.spaces import check_seat, observation_space

Seen = dict[str, npt.NDArray[Any]]


def vector_env(count: int, game: str, **choices: Any) -> "HallVectorEnv":
    """Tables that step together; the choices are those of `HallVectorEnv`."""
    return HallVectorEnv(num_envs=count, game=game, **choices)


class HallVectorEnv(VectorEnv[Seen, npt.NDArray[Any], npt.NDArray[Any]]):
    """`num_envs` tables, each seen by the learner at `seat`.

    The other seats are played by `opponents` as in `skyhall.envs.gymnasium`, callables being asked for all tables at
    once. A table whose game is over shows the first decision of its next game in the same step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        edition: str = "",
        seat: int = 0,
        opponents: Sequence[Opponent] | Opponent = "random",
        reward: str = "win",
        processes: int = 1,
    ) -> None:
        setting = Setting(game, seats, options, edition)
        check_seat(seat, setting)
        policies: dict[int, Policy | str] = dict(seated(opponents, seat, setting.seats))
        self.batch = Batch(game, num_envs, setting.seats, options, edition, 0, reward, policies, processes=processes)
        self.seat = seat
        self.num_envs = num_envs
        self.single_observation_space = observation_space(setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = spaces.Discrete(setting.words)
        self.action_space = LegalRows(setting.words, num_envs, lambda: self.batch.masks)

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles have tables of their own."""
        return {name: kept for name, kept in self.__dict__.items() if name != "action_space"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """The action space samples what is legal at the copy's own tables."""
        self.__dict__.update(kept)
        self.action_space = LegalRows(self.batch.setting.words, self.num_envs, lambda: self.batch.masks)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal all tables anew: of this seed (a list counts by its first number), or of one that follows."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.batch.reset(int(self.np_random.integers(2**62)) if first is None else first)
        return self._seen(), {}

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Seen, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """An action a table; IllegalAction names the table whose action is not legal, and nothing is changed."""
        self.batch.step(actions)
        rewards = self.batch.rewards[:, self.seat].copy()
        return self._seen(), rewards, self.batch.ended.copy(), np.zeros(self.num_envs, dtype=np.bool_), {}

    def _seen(self) -> Seen:
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.masks.copy()}

    def close_extras(self, **_: Any) -> None:
        """End the processes, if there are any."""
        self.batch.close()


class LegalRows(spaces.MultiDiscrete):
    """An action a table; a sample without a mask is legal at every one of them."""

    def __init__(self, words: int, count: int, masks: Callable[[], npt.NDArray[np.int8]]) -> None:
        super().__init__([words] * count)
        self.masks = masks

    def sample(self, mask: Any = None, probability: Any = None) -> npt.NDArray[Any]:
        """An action a table; a mask or probabilities work as for any other space."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        masks = self.masks()
        chosen: npt.NDArray[Any] = np.argmax(np.where(masks == 1, self.np_random.random(masks.shape), -1.0), axis=1)
        return chosen
