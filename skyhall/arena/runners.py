"""Where games are played: in processes on this machine, or on a Ray cluster."""

import logging
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from itertools import islice
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from socket import create_connection
from threading import current_thread, main_thread
from typing import TypeVar

from skyhall.arena.fixtures import Fixture, Match
from skyhall.arena.play import Result, play_fixture
from skyhall.core.errors import OptionsError

Planned = TypeVar("Planned")
Played = TypeVar("Played")
# Games handed out beyond those being played: enough to keep every worker busy, few enough to stop soon.
AHEAD = 2
# Seconds after which it is seen that Ctrl-C was pressed.
LISTENING = 0.2
# Seconds that short games are given to end by themselves when all is to stop.
PATIENCE = 2
# Games a cluster is given at a time; it queues those that it has no CPU for.
HANDED_OUT = 1000
# Seconds to wait for a cluster to answer.
KNOCKING = 10


def run_here(match: Match, planned: list[Fixture], workers: int = 0) -> Iterator[Result]:
    """Results as they come, from worker processes on all cores (or as many as asked for)."""
    return run_each(partial(play_fixture, match), planned, workers)


def run_each(play: Callable[[Planned], Played], planned: list[Planned], workers: int = 0) -> Iterator[Played]:
    """What was played, as it comes, from worker processes on all cores (or as many as asked for)."""
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        yield from map(play, planned)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=leave_ctrl_c_alone)
    open_games: set[Future[Played]] = set()
    ctrl_c = CtrlC()
    try:
        waiting = iter(planned)
        open_games = {pool.submit(play, each) for each in islice(waiting, workers * AHEAD)}
        while open_games:
            done, open_games = wait(open_games, timeout=LISTENING, return_when=FIRST_COMPLETED)
            ctrl_c.check()
            open_games |= {pool.submit(play, each) for each in islice(waiting, len(done))}
            for future in done:
                yield future.result()
    except BaseException:
        give_up(pool, open_games)
        raise
    finally:
        ctrl_c.leave()
    pool.shutdown()


class CtrlC:
    """Ctrl-C, kept until it is asked for: raised just anywhere it can be lost in a callback, or leave a lock taken."""

    def __init__(self) -> None:
        self.pressed = False
        self.listens = current_thread() is main_thread()
        if self.listens:
            self.before = signal(SIGINT, self.press)

    def press(self, number: int, frame: object) -> None:
        """What the signal does."""
        self.pressed = True

    def check(self) -> None:
        """Raise what was kept."""
        if self.pressed:
            raise KeyboardInterrupt

    def leave(self) -> None:
        """From now on Ctrl-C does what it did before."""
        if self.listens:
            signal(SIGINT, self.before)


def leave_ctrl_c_alone() -> None:
    """Ctrl-C goes to every process of the terminal; a worker that died of it holding a lock would hang the others."""
    signal(SIGINT, SIG_IGN)


def give_up(pool: ProcessPoolExecutor, open_games: set[Future[Played]]) -> None:
    """End this pool's workers, in the middle of their games if these are long: nobody waits for them any more.

    Short games may finish: a worker that is killed while handing over a result leaves the pool reading half of it for
    ever.
    """
    # The pool forgets its workers when it is shut down. (Python 3.14 has `terminate_workers` for this.)
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    wait({game for game in open_games if game.running()}, timeout=PATIENCE)
    for worker in workers:
        worker.terminate()


def knock(address: str) -> None:
    """Make sure that a cluster can be reached at its address; Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise OptionsError(f'--ray "{address}": expected HOST:PORT or ray://HOST:PORT')
    try:
        create_connection((host, int(port)), KNOCKING).close()
    except OSError as error:
        raise OptionsError(f"--ray {address}: cannot be reached ({error.strerror or error})") from None


def run_on_ray(match: Match, planned: list[Fixture], address: str) -> Iterator[Result]:
    """Results as they come, from a Ray cluster whose nodes have skyhall installed; one CPU for each game."""
    try:
        import ray
    except ImportError:
        raise OptionsError("--ray needs Ray: pip install 'skyhall[cluster]'") from None
    knock(address)
    ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    try:
        remote = ray.remote(num_cpus=1)(play_fixture)
        waiting = iter(planned)
        open_games = [remote.remote(match, each) for each in islice(waiting, HANDED_OUT)]
        while open_games:
            done, open_games = ray.wait(open_games)
            open_games += [remote.remote(match, each) for each in islice(waiting, len(done))]
            for reference in done:
                yield ray.get(reference)
    finally:
        ray.shutdown()
