"""Every game as a Gymnasium environment: one seat learns, the others are bots.

    from skyhall.envs.gymnasium import env, vector_env
    table = env("gravity-superstar", opponents=["greedy"])
    tables = vector_env(8, "gravity-superstar", opponents=["greedy"])

Importing this module also registers `skyhall/skytopia-v0` and so on for `gymnasium.make` and `gymnasium.make_vec`.
"""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

from skyhall.bots import bot
from skyhall.bots.base import Bot, ask
from skyhall.core.dice import Dice, seeded
from skyhall.core.errors import IllegalAction, OptionsError
from skyhall.core.registry import ROOMS
from skyhall.envs.deal import Deal, Options, Setting
from skyhall.envs.picture import MODES, check_mode, render
from skyhall.envs.spaces import LegalActions, check_reward, observation_space, seen

ILLEGAL = ["raise", "forfeit"]


def env(game: str, **choices: Any) -> "HallEnv":
    """A table with one learner; the choices are those of `HallEnv`."""
    return HallEnv(game, **choices)


def vector_env(count: int, game: str, processes: bool = False, **choices: Any) -> SyncVectorEnv | AsyncVectorEnv:
    """So many tables that step together, in this process or each in its own; finished ones deal themselves anew."""
    makers = [lambda: HallEnv(game, **choices)] * count
    return AsyncVectorEnv(makers) if processes else SyncVectorEnv(makers)


class HallEnv(gymnasium.Env[dict[str, npt.NDArray[Any]], np.int64]):
    """One table after another, seen by the learner at `seat`.

    `opponents` names the bots of the other seats in turn order from the learner's left, or one for all of them;
    `budget` is their time for a decision in milliseconds, 0 for no clock, which alone is repeatable. An illegal action
    raises IllegalAction and changes nothing, or with `illegal="forfeit"` it ends the game with reward −1.
    `action_space.sample()` is always legal.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        edition: str = "",
        seat: int = 0,
        opponents: list[str] | str = "random",
        budget: int = 0,
        reward: str = "win",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options, edition)
        if seat not in range(self.setting.seats):
            raise OptionsError(f"seat {seat}: expected a seat from 0 to {self.setting.seats - 1}")
        if illegal not in ILLEGAL:
            raise OptionsError(f'illegal "{illegal}": expected one of {", ".join(ILLEGAL)}')
        check_reward(reward)
        check_mode(render_mode)
        self.seat = seat
        self.bots = seated(opponents, seat, self.setting.seats)
        self.budget = budget
        self.reward = reward
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.setting)
        self.action_space = LegalActions(self.setting.words, self._legal)
        self._deal: Deal | None = None
        self._dice: Dice = seeded("")
        self._lead = 0.0
        self._forfeited = False

    @property
    def deal(self) -> Deal:
        """The game that is played now: its state, its seed, its record."""
        if self._deal is None:
            raise IllegalAction("no game yet: call reset() first")
        return self._deal

    def _legal(self) -> list[int]:
        return [] if self._deal is None or self._deal.state.over else self._deal.legal()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, npt.NDArray[Any]], dict[str, Any]]:
        """Deal a new game. The seed is that of the table; games after it without one follow from it."""
        super().reset(seed=seed)
        self._deal = Deal(self.setting, str(seed if seed is not None else self.np_random.integers(2**62)))
        self._dice = seeded(f"bots {self._deal.seed}")
        self._forfeited = False
        self._play_bots(self._deal)
        self._lead = self._deal.leads()[self.seat]
        return seen(self._deal, self.seat), {}

    def step(self, action: Any) -> tuple[dict[str, npt.NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """The learner's action, then all decisions of the bots up to its next one or the end."""
        deal = self.deal
        if self._forfeited:
            raise IllegalAction("the game was forfeited: call reset() for a new one")
        try:
            deal.take(action)
        except IllegalAction:
            if self.illegal == "raise" or deal.state.over:
                raise
            self._forfeited = True
            return seen(deal, self.seat), -1.0, True, False, {}
        self._play_bots(deal)
        return seen(deal, self.seat), self._reward(deal), deal.state.over, False, {}

    def _play_bots(self, deal: Deal) -> None:
        while not deal.state.over and deal.seat != self.seat:
            deal.take(ask(self.bots[deal.seat], deal.state, self.budget, self._dice))

    def _reward(self, deal: Deal) -> float:
        if self.reward == "score":
            before, self._lead = self._lead, deal.leads()[self.seat]
            return self._lead - before
        return deal.state.win_shares()[self.seat] if deal.state.over else 0.0

    def render(self) -> Any:
        """The table as the learner sees it, in the render mode."""
        return render(self.render_mode, self.setting.game, self.deal.state, self.seat)

    def record(self) -> str:
        """The game so far as the text of a .sky record."""
        return self.deal.record()


def seated(opponents: list[str] | str, seat: int, seats: int) -> dict[int, Bot]:
    """The bots by seat."""
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) == 1:
        names *= seats - 1
    if len(names) != seats - 1:
        raise OptionsError(f"{len(names)} opponents at a table of {seats}: expected {seats - 1}, or one for all seats")
    return {(seat + 1 + k) % seats: bot(name) for k, name in enumerate(names)}


for _name in ROOMS:
    gymnasium.register(f"skyhall/{_name}-v0", "skyhall.envs.gymnasium:HallEnv", kwargs={"game": _name})
