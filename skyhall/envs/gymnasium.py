"""Every game as a Gymnasium environment: one seat learns, the others are bots.

    from skyhall.envs.gymnasium import env, vector_env
    table = env("gravity-superstar", opponents=["greedy"])
    tables = vector_env(8, "gravity-superstar", opponents=["greedy"])

Importing this module also registers every game with each edition in its box and the version of its environment, as
`skyhall/Skytopia-standard-v1`, for `gymnasium.make` and `gymnasium.make_vec`: what such a name means never changes.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt

from skyhall.bots import bot
from skyhall.bots.base import Bot, play_on
from skyhall.core.dice import Dice, seeded
from skyhall.core.errors import IllegalAction, OptionsError
from skyhall.core.registry import game as game_of
from skyhall.core.registry import games
from skyhall.envs.episode import Episode, Options, Setting
from skyhall.envs.picture import MODES, check_mode, render
from skyhall.envs.spaces import LegalActions, check_reward, check_seat, observation_space

ILLEGAL = ["raise", "forfeit"]
# Another player: the name of a level, or what chooses an action from an observation and its mask.
Opponent: TypeAlias = str | Callable[[npt.NDArray[Any], npt.NDArray[Any]], Any]


def env(game: str, **choices: Any) -> "HallEnv":
    """A table with one learner; the choices are those of `HallEnv`."""
    return HallEnv(game, **choices)


class HallEnv(gymnasium.Env[dict[str, npt.NDArray[Any]], np.int64]):
    """One table after another, seen by the learner at `seat`.

    `opponents` are the players of the other seats in turn order from the learner's left, or one for all of them: the
    name of a level, or a callable that chooses an action from an observation and its mask. `budget` is the bots' time
    for a decision in milliseconds, 0 for no clock, which alone is repeatable. An illegal action raises IllegalAction
    and changes nothing, or with `illegal="forfeit"` it ends the game with reward −1. `action_space.sample()` is always
    legal.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        edition: str = "",
        seat: int = 0,
        opponents: Sequence[Opponent] | Opponent = "random",
        budget: int = 0,
        reward: str = "win",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options, edition)
        check_seat(seat, self.setting)
        if illegal not in ILLEGAL:
            raise OptionsError(f'illegal "{illegal}": expected one of {", ".join(ILLEGAL)}')
        check_reward(reward)
        check_mode(render_mode)
        self.seat = seat
        self.players = seated(opponents, seat, self.setting.seats)
        self.bots = self._bots()
        self.budget = budget
        self.reward = reward
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.setting)
        self.action_space = LegalActions(self.setting.words, self._legal)
        self._episode: Episode | None = None
        self._dice: Dice = seeded("")
        self._lead = 0.0
        self._forfeited = False

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

    def _bots(self) -> list[Bot | None]:
        players = [self.players.get(seat) for seat in range(self.setting.seats)]
        return [bot(level) if isinstance(level, str) else None for level in players]

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles have bots of their own, which have thought of nothing yet."""
        return {name: kept for name, kept in self.__dict__.items() if name not in ("bots", "action_space")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """The action space samples what is legal at the copy's own table."""
        self.__dict__.update(kept)
        self.bots = self._bots()
        self.action_space = LegalActions(self.setting.words, self._legal)

    def _legal(self) -> list[int]:
        return [] if self._episode is None or self._episode.state.over else self._episode.legal()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, npt.NDArray[Any]], dict[str, Any]]:
        """Deal a new game. The seed is that of the table; games after it without one follow from it."""
        super().reset(seed=seed)
        self._episode = Episode(self.setting, str(seed if seed is not None else self.np_random.integers(2**62)))
        self._dice = seeded(f"bots {self._episode.seed}")
        self._forfeited = False
        self._play_bots(self._episode)
        self._lead = self._episode.leads()[self.seat]
        return self._episode.seen(self.seat), {}

    def step(self, action: Any) -> tuple[dict[str, npt.NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """The learner's action, then all decisions of the bots up to its next one or the end."""
        episode = self._episode or self.episode
        if self._forfeited:
            raise IllegalAction("the game was forfeited: call reset() for a new one")
        try:
            episode.take(action)
        except IllegalAction:
            if self.illegal == "raise" or episode.state.over:
                raise
            self._forfeited = True
            return episode.seen(self.seat), -1.0, True, False, {}
        over = self._play_bots(episode) < 0
        reward = self._reward(episode) if over or self.reward == "score" else 0.0
        return episode.seen(self.seat), reward, over, False, {}

    def _play_bots(self, episode: Episode) -> int:
        """Until the learner is asked, or the game is over: who is asked then."""
        sitting = episode.sitting
        while True:
            play_on(sitting, self.bots, self.budget, self._dice)
            seat = sitting.seat
            if seat < 0 or seat == self.seat:
                return seat
            episode.take(self._asked(self.players[seat], episode))

    def _asked(self, player: Opponent, episode: Episode) -> Any:
        assert not isinstance(player, str)
        return player(*episode.seen(episode.seat).values())

    def _reward(self, episode: Episode) -> float:
        if self.reward == "score":
            before, self._lead = self._lead, episode.leads()[self.seat]
            return self._lead - before
        return episode.state.win_shares()[self.seat]

    def render(self) -> Any:
        """The table as the learner sees it, in the render mode."""
        return render(self.render_mode, self.setting.game, self.episode.state, self.seat)

    def record(self) -> str:
        """The game so far as the text of a .sky record."""
        return self.episode.record()


def seated(opponents: Sequence[Opponent] | Opponent, seat: int, seats: int) -> dict[int, Opponent]:
    """The other players by seat."""
    chosen = [opponents] if isinstance(opponents, str) or callable(opponents) else list(opponents)
    if len(chosen) == 1:
        chosen *= seats - 1
    if len(chosen) != seats - 1:
        raise OptionsError(f"{len(chosen)} opponents at a table of {seats}: expected {seats - 1}, or one for all seats")
    return {(seat + 1 + k) % seats: player for k, player in enumerate(chosen)}


def title(name: str) -> str:
    """A game's name as an environment's: `GravitySuperstar`."""
    return "".join(part.title() for part in name.split("-"))


for _name in games():
    for _edition in game_of(_name).edition_names():
        gymnasium.register(
            f"skyhall/{title(_name)}-{_edition}-v{game_of(_name).env_version}",
            "skyhall.envs.gymnasium:HallEnv",
            vector_entry_point="skyhall.envs.vector:HallVectorEnv",
            kwargs={"game": _name, "edition": _edition},
        )
