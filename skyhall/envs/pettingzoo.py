"""Every game as a PettingZoo AEC environment.

    from skyhall.envs.pettingzoo import env
    table = env("skytopia", seats=3, options={"sides": "B"})

Seat k is the agent `player_k`. An observation is a dict: `observation`, a float32 array described by
`skyhall.envs.tables`, and `action_mask`, int8. Actions are the numbers of the game's words.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from skyhall.core.errors import IllegalAction
from skyhall.envs.episode import Episode, Options, Seen, Setting
from skyhall.envs.picture import MODES, check_mode, render
from skyhall.envs.spaces import LegalActions, check_reward, observation_space


def env(
    game: str,
    seats: int | None = None,
    options: Options | None = None,
    edition: str = "",
    reward: str = "win",
    render_mode: str | None = None,
) -> "HallEnv":
    """A table for machines. Without `seats` it has as few as the game allows."""
    return HallEnv(Setting(game, seats, options, edition), reward, render_mode)


class HallEnv(AECEnv):  # type: ignore[misc]
    """One table after another.

    With reward `win` a seat is given its share of the win at the end (1 for the only winner), with `score` after every
    decision the change of its lead over the best other seat. `render` shows what a spectator sees.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "is_parallelizable": False, "render_fps": 2}

    def __init__(self, setting: Setting, reward: str, render_mode: str | None) -> None:
        super().__init__()
        check_reward(reward)
        check_mode(render_mode)
        self.setting = setting
        self.reward = reward
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"skyhall_{setting.game.name.replace('-', '_')}"}
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(setting) for agent in self.possible_agents}
        self.action_spaces = {agent: LegalActions(setting.words, self._legal(agent)) for agent in self.possible_agents}
        self._episode: Episode | None = None
        self._leads = [0.0] * setting.seats
        self._seeds = np.random.default_rng()

    @property
    def names(self) -> list[str]:
        """A name for every number of an observation."""
        return self.setting.names

    @property
    def episode(self) -> Episode:
        """The game that is played now: its state, its seed, its record."""
        if self._episode is None:
            raise IllegalAction("no game yet: call reset() first")
        return self._episode

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Copies and pickles: the action spaces sample what is legal at the copy's own table."""
        self.__dict__.update(kept)
        self.action_spaces = {a: LegalActions(self.setting.words, self._legal(a)) for a in self.possible_agents}

    def _legal(self, agent: str) -> Callable[[], list[int]]:
        seat = self.seat_of[agent]
        return lambda: self._episode.legal() if self._episode is not None and self._episode.seat == seat else []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalActions:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The seed is that of the table; games after it without one follow from it."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._episode = Episode(self.setting, str(seed if seed is not None else self._seeds.integers(2**62)))
        self._leads = self._episode.leads()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._episode.seat]

    def observe(self, agent: str) -> Seen:
        """What an agent sees, and what it may do if it is its turn."""
        return (self._episode or self.episode).seen(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Take the action of the agent whose turn it is. An illegal one raises IllegalAction and changes nothing."""
        episode = self._episode or self.episode
        if not self.agents:
            raise IllegalAction("the game is over: call reset() for a new one")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise IllegalAction(f"the game is over for {agent}: step(None) until no agent is left, or reset()")
            self._was_dead_step(None)
            return
        episode.take(action)
        self._cumulative_rewards[agent] = 0.0
        seat = episode.sitting.seat
        # Shares of a win are given at the end alone: until then there is nothing to add up.
        if seat < 0 or self.reward == "score":
            self._give_rewards(episode)
            self._accumulate_rewards()
        if seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[seat]

    def _give_rewards(self, episode: Episode) -> None:
        if self.reward == "score":
            leads = episode.leads()
            self.rewards = {a: leads[k] - self._leads[k] for k, a in enumerate(self.agents)}
            self._leads = leads
        else:
            self.rewards = dict(zip(self.agents, episode.state.win_shares(), strict=True))

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as a spectator sees it, in the render mode."""
        return render(self.render_mode, self.setting.game, self.episode.state, None)

    def record(self) -> str:
        """The game so far as the text of a .sky record."""
        return self.episode.record()

    def close(self) -> None:
        """Nothing is open."""
