"""Many tables of one game, stepped by one call with arrays in and out.

    from skyhall.envs.batch import Batch
    tables = Batch("skytopia", 256, seed=1)
    while True:
        tables.step(choose(tables.observations, tables.masks))

All seats learn: the row of a table is what the seat to decide there sees. `policies` gives seats to a callable over
rows of observations and masks, or to the bots of a level; then only the decisions of the others are stepped through. A
table that ends is dealt anew at once, so no mask is ever empty. The games follow from the seed alone, however many
processes play them.
"""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from skyhall.core.errors import IllegalAction, OptionsError
from skyhall.envs.episode import Mask, Options, Setting
from skyhall.envs.share import Arrays, Local, Remote, SavedTable, Share
from skyhall.envs.spaces import check_reward

Policy: TypeAlias = Callable[[npt.NDArray[Any], Mask], npt.ArrayLike]
# The seed, the tables, rewards and ends of the last step.
Saved: TypeAlias = tuple[int, list[SavedTable], npt.NDArray[np.float32], npt.NDArray[np.bool_]]
DTYPES = ["float32", "int8"]


class Batch:
    """`count` tables. The arrays are filled anew by every step; copy what must outlast it.

    `observations` has a row a table, float32 from −1 to 1 or int8 from −127 to 127; `masks` has 1 for what may be done;
    `seats` says who must decide. After a step `rewards` holds what it gave every seat (`win`: shares of the win when a
    game ends; `score`: the change of each lead over the best other seat), and `ended` is True where a game was over:
    there the observation is already that of the next one.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Options | None = None,
        edition: str = "",
        seed: int = 0,
        reward: str = "win",
        policies: Mapping[int, Policy | str] | None = None,
        processes: int = 1,
        dtype: str = "float32",
    ) -> None:
        self._open(Setting(game, seats, options, edition), count, seed, reward, dict(policies or {}), processes, dtype)
        self.reset(seed)

    def _open(
        self,
        setting: Setting,
        count: int,
        seed: int,
        reward: str,
        policies: dict[int, Policy | str],
        processes: int,
        dtype: str,
    ) -> None:
        check_reward(reward)
        self.setting = setting
        self.count = count
        self.seed = seed
        self.reward = reward
        self.policies = policies
        self.processes = processes
        self._check(count, processes, dtype)
        self.arrays = Arrays(setting, count, dtype, shared=processes > 1)
        levels = {seat: policy for seat, policy in policies.items() if isinstance(policy, str)}
        self._shares = self._divide(reward, levels, processes)

    def _check(self, count: int, processes: int, dtype: str) -> None:
        seats = self.setting.seats
        if count < 1:
            raise OptionsError(f"{count} tables: expected 1 or more")
        if not 1 <= processes <= count:
            raise OptionsError(f"{processes} processes: expected 1 to {count}, one table each at least")
        if dtype not in DTYPES:
            raise OptionsError(f'dtype "{dtype}": expected one of {", ".join(DTYPES)}')
        for seat in self.policies:
            if seat not in range(seats):
                raise OptionsError(f"policies: seat {seat}: expected a seat from 0 to {seats - 1}")
        if len(self.policies) == seats:
            raise OptionsError("policies: every seat has one: expected a seat that learns")

    def _divide(self, reward: str, levels: dict[int, str], processes: int) -> list[Share]:
        bounds = [self.count * n // processes for n in range(processes + 1)]
        kind = Remote if processes > 1 else Local
        return [kind(self.setting, self.arrays, reward, levels, *ends) for ends in pairwise(bounds)]

    @property
    def names(self) -> list[str]:
        """A name for every column of the observations."""
        return self.setting.names

    @property
    def observations(self) -> npt.NDArray[Any]:
        """What the seat to decide sees, a row a table."""
        return self.arrays.observations

    @property
    def masks(self) -> Mask:
        """What it may do, a row a table."""
        return self.arrays.masks

    @property
    def seats(self) -> npt.NDArray[np.int8]:
        """Which seat it is, a number a table."""
        return self.arrays.seats

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """What the last step gave, a row a table and a column a seat."""
        return self.arrays.rewards

    @property
    def ended(self) -> npt.NDArray[np.bool_]:
        """Where the last step ended a game."""
        return self.arrays.ended

    def reset(self, seed: int | None = None) -> None:
        """Deal every table its first game, of this seed or of the one before."""
        self.seed = self.seed if seed is None else seed
        self._clear()
        for share in self._shares:
            share.begin("deal", (str(self.seed),))
        self._finish()
        self._play_policies()

    def step(self, actions: npt.ArrayLike) -> None:
        """Take an action at every table. If one is not legal, IllegalAction says where, and nothing is changed."""
        chosen = self._checked(np.asarray(actions), np.arange(self.count))
        self._clear()
        self._take(np.arange(self.count), chosen)
        self._play_policies()

    def _clear(self) -> None:
        self.arrays.rewards[:] = 0
        self.arrays.ended[:] = False

    def _checked(self, actions: npt.NDArray[Any], places: npt.NDArray[np.intp]) -> npt.NDArray[Any]:
        if actions.shape != places.shape or actions.dtype.kind not in "iu":
            raise IllegalAction(
                f"actions: {actions.dtype} of shape {actions.shape}: expected {len(places)} whole numbers"
            )
        wrong = (actions < 0) | (actions >= self.setting.words)
        wrong |= self.masks[places, np.where(wrong, 0, actions)] == 0
        if wrong.any():
            n = int(np.argmax(wrong))
            raise IllegalAction(f"table {places[n]}: action {actions[n]}: expected one with a 1 in its mask")
        return actions

    def _take(self, places: npt.NDArray[np.intp], actions: npt.NDArray[Any]) -> None:
        for share in self._shares:
            mine = (places >= share.first) & (places < share.last)
            if mine.any():
                share.begin("take", ((places[mine] - share.first).tolist(), actions[mine].tolist()))
        self._finish()

    def _finish(self) -> None:
        for share in self._shares:
            share.finish()

    def _play_policies(self) -> None:
        """Let those seats decide that a callable plays, until all tables wait for a learner."""
        callables = {seat: policy for seat, policy in self.policies.items() if not isinstance(policy, str)}
        is_waiting = bool(callables)
        while is_waiting:
            is_waiting = False
            for seat, policy in callables.items():
                places = np.flatnonzero(self.seats == seat)
                if len(places):
                    is_waiting = True
                    actions = np.asarray(policy(self.observations[places], self.masks[places]))
                    self._take(places, self._checked(actions, places))

    def save(self) -> Saved:
        """All games as they are, to be restored later, by this batch or another of the same tables."""
        for share in self._shares:
            share.begin("save", ())
        tables = [table for share in self._shares for table in share.finish()]
        return self.seed, tables, self.rewards.copy(), self.ended.copy()

    def restore(self, saved: Saved) -> None:
        """Go back to what was saved; it can be restored again. Bots have thought of nothing yet."""
        self.seed, tables, rewards, ended = saved
        if len(tables) != self.count:
            raise OptionsError(f"{len(tables)} tables were saved: expected {self.count}")
        for share in self._shares:
            share.begin("restore", (str(self.seed), tables[share.first : share.last]))
        self._finish()
        self.arrays.rewards[:] = rewards
        self.arrays.ended[:] = ended

    def __reduce__(self) -> tuple[object, tuple[Any, ...]]:
        """Copies and pickles have tables, and processes, of their own."""
        choices = (self.setting, self.count, self.seed, self.reward, self.policies, self.processes, self.arrays.dtype)
        return resumed, (choices, self.save())

    def record(self, table: int) -> str:
        """The game at a table so far, as the text of a .sky record."""
        if table not in range(self.count):
            raise OptionsError(f"table {table}: expected 0 to {self.count - 1}")
        share = next(share for share in self._shares if share.first <= table < share.last)
        share.begin("record", (table - share.first,))
        return str(share.finish())

    def close(self) -> None:
        """End the processes, if there are any."""
        for share in self._shares:
            share.close()
        self.arrays.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def resumed(choices: tuple[Any, ...], saved: Saved) -> Batch:
    """A batch from a pickle."""
    batch = Batch.__new__(Batch)
    batch._open(*choices)
    batch.restore(saved)
    return batch
