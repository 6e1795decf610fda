"""Two builds of the hall in turn, on one machine in one run: what a move costs each; loopback only.

    python benchmarks/versus.py /tmp/before /tmp/after --tables 200 --rounds 6

Each folder has a `skyhall` to be imported (of `pip install --target`, say); without a second one it is the installed.
Both halls are open all the time, with as many tables. Moves go to one of them, then to the other, so that whatever else
the machine does is the same for both. What is told is processor time, which a busy machine changes little.
"""

import argparse
import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from statistics import median

import uvloop
from halls import Findings, Hall, running
from people import Pair, Tally, sit_down


class Build:
    """A build at work: its hall, its people, and the milliseconds of a move in each round: its own, the system's."""

    def __init__(self, name: str, hall: Hall, tables: int, game: str) -> None:
        self.name, self.hall = name, hall
        self.tally = Tally()
        self.pairs = [Pair(hall, self.tally, number, game) for number in range(tables)]
        self.own: list[float] = []
        self.system: list[float] = []

    async def play(self, seconds: float, every: float) -> None:
        """A round."""
        self.tally.latencies.clear()
        before = self.hall.times()
        until = time.perf_counter() + seconds
        await asyncio.gather(*[pair.play(every, until) for pair in self.pairs])
        moves = max(1, len(self.tally.latencies))
        own, system = (1000 * (now - then) / moves for now, then in zip(self.hall.times(), before, strict=True))
        self.own.append(own)
        self.system.append(system)
        print(f"{self.name}: {moves:,} moves, {own:.3f} + {system:.3f} ms", flush=True)

    def tell(self, findings: Findings) -> None:
        """Medians of all rounds."""
        both = median([own + system for own, system in zip(self.own, self.system, strict=True)])
        findings.tell(f"{self.name}: processor a move", f"{both:.3f} ms")
        findings.tell(f"{self.name}: of it in the system", f"{median(self.system):.3f} ms")
        findings.none(f"{self.name}: errors", self.tally.errors)


async def compare(builds: list[Build], rounds: int, seconds: float, every: float) -> None:
    """All sit down, then play in turn; the first round is to warm up."""
    for build in builds:
        await sit_down(build.pairs)
    for number in range(rounds + 1):
        for build in builds if number % 2 else reversed(builds):
            await build.play(seconds, every)
    for build in builds:
        del build.own[0], build.system[0]
        for pair in build.pairs:
            pair.close()


@contextmanager
def opened(folders: list[str]) -> Iterator[list[Hall]]:
    """A hall for each folder."""
    with ExitStack() as stack:
        yield [stack.enter_context(running(limited=True, build=folder)) for folder in folders]


def main() -> None:
    """The whole run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", help="a folder with a skyhall in it")
    parser.add_argument("after", nargs="?", default="", help="another one; else the one that is installed")
    parser.add_argument("--tables", type=int, default=200, help="at each hall")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=5, help="of a round")
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two moves at a table")
    parser.add_argument("--game", default="gravity-superstar")
    asked = parser.parse_args()
    findings = Findings()
    with opened([asked.before, asked.after]) as halls:
        builds = [Build(n, hall, asked.tables, asked.game) for n, hall in zip(("before", "after"), halls, strict=True)]
        uvloop.run(compare(builds, asked.rounds, asked.seconds, asked.every))
    for build in builds:
        build.tell(findings)
    findings.end()


if __name__ == "__main__":
    main()
