"""A share of the tables of a batch: in this process, or in one of its own that writes where all can read."""

import os
from multiprocessing import get_context
from pathlib import Path
from tempfile import mkstemp
from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from skyhall.bots import bot
from skyhall.bots.base import Bot, ask
from skyhall.core.dice import Dice, seeded
from skyhall.core.line import Line
from skyhall.core.tables import Tables
from skyhall.envs.episode import Setting, leads

# An int8 observation: 1.0 is this.
WHOLE = 127
# Tables whose observations are written in one piece.
AT_ONCE = 8
# How many games were dealt at a table before, the one it plays, the dice of its bots, and how far each seat leads.
SavedTable: TypeAlias = tuple[int, Line, Dice, list[float]]


class Arrays:
    """What a batch tells, a row a table. If it is `shared` it lies in a file that other processes map by its `path`."""

    def __init__(self, setting: Setting, count: int, dtype: str, shared: bool, path: str = "") -> None:
        self.dtype = dtype
        self.count = count
        shapes: list[tuple[tuple[int, ...], Any]] = [
            ((count, setting.size), np.dtype(dtype)),
            ((count, setting.seats), np.float32),
            ((count, setting.words), np.int8),
            ((count,), np.int8),
            ((count,), np.bool_),
        ]
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes]
        self.path = path or (made(sum(sizes)) if shared else "")
        self.is_owner = not path
        buffer: Any = np.memmap(self.path, np.uint8, "r+") if self.path else bytearray(sum(sizes))
        starts = np.cumsum([0, *sizes])
        arrays: list[npt.NDArray[Any]] = [
            np.frombuffer(buffer, kind, int(np.prod(shape)), int(start)).reshape(shape)
            for (shape, kind), start in zip(shapes, starts, strict=False)
        ]
        # Floats first: they need even places.
        self.observations, self.rewards, self.masks, self.seats, self.ended = arrays

    def close(self) -> None:
        """Remove the file. Arrays that somebody still has stay readable."""
        if self.is_owner and self.path:
            Path(self.path).unlink(missing_ok=True)


def made(size: int) -> str:
    """An empty file of that size, in memory where the system has such a place."""
    memory = Path("/dev/shm")
    handle, path = mkstemp(prefix="skyhall-batch-", dir=memory if memory.is_dir() else None)
    os.truncate(handle, size)
    os.close(handle)
    return path


class Share(Protocol):
    """Tables `first` to `last` − 1 of a batch. `begin` asks for something, `finish` waits for it."""

    first: int
    last: int

    def begin(self, what: str, arguments: tuple[Any, ...]) -> None: ...

    def finish(self) -> Any: ...

    def close(self) -> None: ...


class Local:
    """A share in this process. The bots of `levels` play their seats here; all other decisions come from outside."""

    def __init__(
        self, setting: Setting, arrays: Arrays, reward: str, levels: dict[int, str], first: int, last: int
    ) -> None:
        self.setting = setting
        self.arrays = arrays
        self.first = first
        self.last = last
        self.reward = reward
        self.bots: dict[int, Bot] = {seat: bot(level) for seat, level in levels.items()}
        self.done: Any = None

    def begin(self, what: str, arguments: tuple[Any, ...]) -> None:
        """Do it."""
        self.done = getattr(self, what)(*arguments)

    def finish(self) -> Any:
        """What came of it."""
        return self.done

    def deal(self, seed: str) -> None:
        """Every table's first game."""
        self._lay(seed)
        self.dice = [seeded(f"bots {line.seed}") for line in self.tables.lines]
        self.leads = [leads(line.state) for line in self.tables.lines]
        self._play_bots(list(range(self.last - self.first)))
        self._show(list(range(self.last - self.first)))

    def _lay(self, seed: str) -> None:
        setting = self.setting
        count = self.last - self.first
        self.tables = Tables(setting.game, setting.seats, setting.checked, setting.edition, seed, self.first, count)

    def save(self) -> list[SavedTable]:
        """Every table as it is."""
        tables = self.tables
        kept = zip(tables.dealt, tables.lines, self.dice, self.leads, strict=True)
        return [(dealt, line.copy(), dice.clone(), lead) for dealt, line, dice, lead in kept]

    def restore(self, seed: str, saved: list[SavedTable]) -> None:
        """Every table as it was."""
        self._lay(seed)
        self.tables.dealt = [dealt for dealt, _, _, _ in saved]
        self.tables.lines = [line.copy() for _, line, _, _ in saved]
        self.dice = [dice.clone() for _, _, dice, _ in saved]
        self.leads = [lead for _, _, _, lead in saved]
        self._show(list(range(self.last - self.first)))

    def take(self, places: list[int], actions: list[int]) -> None:
        """An action at each of these tables, then those of the bots up to the next that comes from outside."""
        self._push(places, actions)
        self._play_bots(places)
        self._show(places)

    def record(self, place: int) -> str:
        """The game at a table so far."""
        return self.tables.lines[place].record().text()

    def close(self) -> None:
        """Nothing is open."""

    def _push(self, places: list[int], actions: list[int]) -> None:
        ended = self.tables.push(places, actions)
        if self.reward == "score":
            for place in places:
                now = leads(self.tables.state(place))
                self.arrays.rewards[self.first + place] += np.subtract(now, self.leads[place])
                self.leads[place] = now
        for place in ended:
            self._end(place)

    def _end(self, place: int) -> None:
        if self.reward == "win":
            self.arrays.rewards[self.first + place] += self.tables.state(place).win_shares()
        self.arrays.ended[self.first + place] = True
        self.tables.deal(place)
        line = self.tables.lines[place]
        self.dice[place] = seeded(f"bots {line.seed}")
        self.leads[place] = leads(line.state)

    def _play_bots(self, places: list[int]) -> None:
        if not self.bots:
            return
        for place in places:
            while self.tables.state(place).seat in self.bots:
                state = self.tables.state(place)
                self._push([place], [ask(self.bots[state.seat], state, 0, self.dice[place])])

    def _show(self, places: list[int]) -> None:
        arrays, tables = self.arrays, self.tables
        rows: Any = slice(self.first, self.last)
        if len(places) < self.last - self.first:
            rows = np.array(places) + self.first
        # A few tables at a time: what is copied at once stays in the processor's cache.
        for start in range(0, len(places), AT_ONCE):
            some = places[start : start + AT_ONCE]
            seen = np.frombuffer(tables.observations(some), np.float32).reshape(len(some), -1)
            where: Any = slice(self.first + start, self.first + start + len(some))
            if len(places) < self.last - self.first:
                where = rows[start : start + len(some)]
            arrays.observations[where] = np.rint(seen * WHOLE) if arrays.dtype == "int8" else seen
        arrays.masks[rows] = np.frombuffer(tables.masks(places), np.int8).reshape(len(places), -1)
        arrays.seats[rows] = tables.to_move(places)


class Remote:
    """A share in a process of its own."""

    def __init__(
        self, setting: Setting, arrays: Arrays, reward: str, levels: dict[int, str], first: int, last: int
    ) -> None:
        self.first = first
        self.last = last
        # Not forked: a fork of a process with threads (NumPy's, PyTorch's) may hang.
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        about = (setting, arrays.count, arrays.dtype, arrays.path, reward, levels, first, last)
        self.process = context.Process(target=serve, args=(theirs, *about), daemon=True)
        self.process.start()
        theirs.close()
        self.waiting = 0

    def begin(self, what: str, arguments: tuple[Any, ...]) -> None:
        """Ask for it."""
        self.pipe.send((what, arguments))
        self.waiting += 1

    def finish(self) -> Any:
        """Wait for what was asked for."""
        answer: Any = None
        while self.waiting:
            self.waiting -= 1
            answer, error = self.pipe.recv()
            if error is not None:
                raise error
        return answer

    def close(self) -> None:
        """End the process."""
        if self.process.is_alive():
            self.pipe.send(None)
        self.process.join()
        self.pipe.close()


def serve(
    pipe: Any,
    setting: Setting,
    count: int,
    dtype: str,
    path: str,
    reward: str,
    levels: dict[int, str],
    first: int,
    last: int,
) -> None:
    """The other process: do what is asked for until nothing more is."""
    arrays = Arrays(setting, count, dtype, shared=True, path=path)
    share = Local(setting, arrays, reward, levels, first, last)
    while True:
        try:
            request = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            break
        if request is None:
            break
        try:
            share.begin(*request)
            pipe.send((share.finish(), None))
        except Exception as error:
            pipe.send((None, error))
    arrays.close()
