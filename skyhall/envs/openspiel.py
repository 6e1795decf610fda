"""Every game as an OpenSpiel game; importing this module registers them.

    import pyspiel
    import skyhall.envs.openspiel
    game = pyspiel.load_game("skyhall_skytopia", {"players": 3})

Parameters are `players`, `edition`, the game's own options, and the two of chance: the first move of a game is one
chance node with `deals` equally likely outcomes, outcome k being the table with the seed `<seed>-<k>` (just `<k>`
without `seed`). All dice and shuffles of a game follow from it, so a history alone replays the game, and what is not
dealt yet is hidden information like any other. Returns add up to 0: the only winner has 1.
"""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from json import dumps
from typing import Any, ClassVar

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.algorithms import mcts  # type: ignore[import-untyped]

from skyhall.core.dice import seeded
from skyhall.core.errors import IllegalAction
from skyhall.core.registry import game as game_of
from skyhall.core.registry import games
from skyhall.envs.episode import Episode, Observation, Setting

DEALS = 1000
MARKS = 32
OWN = {"players", "edition", "seed", "deals"}


def game_type(name: str) -> Any:
    """What OpenSpiel must know of a game before it is loaded."""
    room = game_of(name)
    options = {option.name: parameter(option.default, option.values) for option in room.options.values()}
    return pyspiel.GameType(
        short_name="skyhall_" + name.replace("-", "_"),
        long_name=name.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=room.seats[-1],
        min_num_players=room.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": room.seats[0], "edition": "", "seed": "", "deals": DEALS, **options},
    )


def parameter(default: bool | int | str, values: tuple[bool | int | str, ...]) -> bool | int | str:
    """The default of an option as OpenSpiel takes it: a text where texts and numbers are both allowed."""
    return str(default) if any(type(value) is not type(default) for value in values) else default


class HallGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its parameters. Each game of the hall has its own subclass with its `kind`."""

    kind: ClassVar[Any]

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        options = {name: value for name, value in parameters.items() if name not in OWN}
        name = self.kind.short_name.removeprefix("skyhall_")
        self.setting = Setting(name, parameters["players"], options, parameters["edition"])
        self.deals: int = parameters["deals"]
        self.prefix = f"{parameters['seed']}-" if parameters["seed"] else ""
        seats = self.setting.seats
        information = pyspiel.GameInfo(
            num_distinct_actions=self.setting.words,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setting.game.longest(seats, self.setting.checked, self.setting.edition),
        )
        super().__init__(self.kind, information, dict(parameters))

    def new_initial_state(self) -> "HallState":
        """A table before the deal."""
        return HallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What looks at states for a player."""
        return Observer(self.setting, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1


class HallState(pyspiel.State):  # type: ignore[misc]
    """A position. OpenSpiel copies and pickles it by its attributes: `episode` knows how to do both."""

    def __init__(self, game: HallGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.deals = game.deals
        self.prefix = game.prefix
        self.episode: Episode | None = None

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.episode.seat if self.episode.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.seat < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        return [(outcome, 1.0 / self.deals) for outcome in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal() if self.episode is not None else []

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.take(action)
        elif 0 <= action < self.deals:
            self.episode = Episode(self.setting, f"{self.prefix}{action}")
        else:
            raise IllegalAction(f"deal {action}: expected a number from 0 to {self.deals - 1}")

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.setting.game.words.name(action)

    def returns(self) -> list[float]:
        """0 for all while the game runs; at the end they add up to 0 and the only winner has 1."""
        if self.episode is None or not self.episode.state.over:
            return [0.0] * self.setting.seats
        return zero_sum(self.episode.state.win_shares())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "HallState":
        """A position that the player cannot tell from this one, for searches over information sets.

        The sampler gives numbers from 0 to 1; its next one decides the deal.
        """
        twin: HallState = self.clone()
        if self.episode is not None:
            twin.episode = self.episode.dealt_anew(player, seeded(f"resampled {sampler()}"))
        return twin

    def record(self) -> str:
        """The game so far as the text of a .sky record."""
        if self.episode is None:
            raise IllegalAction("nothing is dealt yet: apply a chance outcome first")
        return self.episode.record()

    def __str__(self) -> str:
        return "before the deal" if self.episode is None else self.episode.drawn()


def zero_sum(shares: list[float]) -> list[float]:
    """Shares of a win as returns, which add up to 0: 1 for the whole, less than 0 for nothing."""
    seats = len(shares)
    return [(seats * share - 1.0) / (seats - 1) for share in shares]


class Observer:
    """What a player sees now; with perfect recall, all that it has ever seen.

    The tensor of an information state is the observation, and after it a mark: 32 numbers from a hash of the string, so
    that two information states never share a tensor.
    """

    def __init__(self, setting: Setting, recalls: bool) -> None:
        self.setting = setting
        self.recalls = recalls
        self.tensor: Observation = np.zeros(setting.size + (MARKS if recalls else 0), dtype=np.float32)
        self.dict = {"observation": self.tensor[: setting.size]}
        if recalls:
            self.dict["mark"] = self.tensor[setting.size :]

    def set_from(self, state: HallState, player: int) -> None:
        """Fill the tensor."""
        if state.episode is None:
            self.tensor.fill(0)
            return
        self.tensor[: self.setting.size] = state.episode.observation(player)
        if self.recalls:
            digest = blake2b(state.episode.story(player).encode(), digest_size=MARKS).digest()
            self.tensor[self.setting.size :] = np.frombuffer(digest, dtype=np.uint8) / np.float32(255)

    def string_from(self, state: HallState, player: int) -> str:
        """The view as JSON, or the story."""
        if state.episode is None:
            return "before the deal"
        return state.episode.story(player) if self.recalls else dumps(state.episode.state.view(player))


class HallEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """For OpenSpiel's search: the hall's own evaluation of a position, where random rollouts are too slow."""

    def evaluate(self, state: HallState) -> list[float]:
        """What every seat may hope for, on the scale of the returns."""
        if state.episode is None:
            return [0.0] * state.setting.seats
        return zero_sum(state.episode.state.evaluate())

    def prior(self, state: HallState) -> list[tuple[int, float]]:
        """Every action as likely, deals as chance has them."""
        if state.episode is None:
            return state.chance_outcomes()
        legal = state.episode.legal()
        return [(action, 1.0 / len(legal)) for action in legal]


def _register(name: str) -> None:
    """A class a game: OpenSpiel's registry outlives the interpreter and may only hold what is never freed."""

    class Loaded(HallGame):
        kind = game_type(name)

    pyspiel.register_game(Loaded.kind, Loaded)


for _name in games():
    _register(_name)
