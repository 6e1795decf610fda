"""Where games are played: in processes on this machine, or on a Ray cluster."""

import logging
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from socket import create_connection
from threading import current_thread, main_thread
from typing import Any, TypeVar

import msgspec

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


class Place(msgspec.Struct, frozen=True):
    """Where: in so many worker processes (0: one for each core; 1: in this one), or on the cluster at an address."""

    workers: int = 0
    ray: str = ""


HERE = Place(workers=1)


def run(play: Callable[[Planned], Played], planned: list[Planned], place: Place) -> Iterator[Played]:
    """What was played, as it comes; which game is over first is a matter of chance."""
    return run_on_ray(play, planned, place.ray) if place.ray else run_here(play, planned, place.workers)


def run_here(play: Callable[[Planned], Played], planned: list[Planned], workers: int) -> Iterator[Played]:
    """In worker processes of this machine."""
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
            if not ctrl_c.pressed:
                open_games |= {pool.submit(play, each) for each in islice(waiting, len(done))}
            for future in done:
                yield future.result()
            if ctrl_c.pressed:
                ended, open_games = give_up(pool, open_games), set()
                for future in ended:
                    yield future.result()
                raise KeyboardInterrupt
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

    def leave(self) -> None:
        """From now on Ctrl-C does what it did before."""
        if self.listens:
            signal(SIGINT, self.before)


def leave_ctrl_c_alone() -> None:
    """Ctrl-C goes to every process of the terminal; a worker that died of it holding a lock would hang the others."""
    signal(SIGINT, SIG_IGN)


def give_up(pool: ProcessPoolExecutor, open_games: set[Future[Played]]) -> set[Future[Played]]:
    """End this pool's workers, in the middle of their games if these are long. The games that still ended are told.

    Short games may finish: a worker that is killed while handing over a result leaves the pool reading half of it for
    ever.
    """
    # The pool forgets its workers when it is shut down. (Python 3.14 has `terminate_workers` for this.)
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    ended = wait({game for game in open_games if game.running() or game.done()}, timeout=PATIENCE).done
    for worker in workers:
        worker.terminate()
    return {game for game in ended if not game.cancelled()}


def knock(address: str) -> None:
    """Make sure that a cluster can be reached at its address; Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise OptionsError(f'--ray "{address}": expected HOST:PORT or ray://HOST:PORT')
    try:
        create_connection((host, int(port)), KNOCKING).close()
    except OSError as error:
        raise OptionsError(f"--ray {address}: cannot be reached ({error.strerror or error})") from None


def run_on_ray(play: Callable[[Planned], Played], planned: list[Planned], address: str) -> Iterator[Played]:
    """On a Ray cluster whose nodes have skyhall installed; one CPU for each game."""
    try:
        import ray
    except ImportError:
        raise OptionsError("--ray needs Ray: pip install 'skyhall[cluster]'") from None
    knock(address)
    ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    try:
        remote: Any = ray.remote(num_cpus=1)(do)
        sent = ray.put(play)
        waiting = iter(planned)
        open_games = [remote.remote(sent, each) for each in islice(waiting, HANDED_OUT)]
        while open_games:
            done, open_games = ray.wait(open_games)
            open_games += [remote.remote(sent, each) for each in islice(waiting, len(done))]
            for reference in done:
                yield ray.get(reference)
    finally:
        ray.shutdown()


def do(play: Callable[[Planned], Played], each: Planned) -> Played:
    """One game: clusters are handed plain functions."""
    return play(each)
