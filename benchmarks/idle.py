"""Idle tables: many running games that nobody plays on for now, each with somebody who watches; loopback only.

    python benchmarks/idle.py --tables 10000

Every table is a game of two people, begun and played a few words far, whose people have gone to bed; a spectator
watches each over a WebSocket. What counts is the memory of the hall's process.
"""

import argparse
import asyncio
import time

import uvloop
from halls import Findings, Hall, running
from people import Pair, Tally, Visitor

TOGETHER = 20


async def run(hall: Hall, games: list[str], count: int, words: int, quiet: float, findings: Findings) -> Tally:
    """Tables, then spectators; memory before, after each, and after a while."""
    tally = Tally()
    findings.tell("the hall's memory when it is empty", f"{hall.memory_now():.0f} MB")
    begun = time.perf_counter()
    watching: list[Visitor] = []
    pairs = [Pair(hall, tally, number, games[number % len(games)]) for number in range(count)]
    for first in range(0, count, TOGETHER):
        some = pairs[first : first + TOGETHER]
        watching += await asyncio.gather(*[watched(pair, words) for pair in some])
        if (first + TOGETHER) % 1000 == 0:
            print(f"{len(watching)} tables, {hall.memory_now():.0f} MB", flush=True)
    findings.tell("time to make and to watch them all", f"{time.perf_counter() - begun:.0f} s")
    findings.tell("the hall's memory when the last has come", f"{hall.memory_now():.0f} MB")
    cpu, begun = hall.cpu(), time.perf_counter()
    await asyncio.sleep(quiet)
    findings.tell("the hall's processor meanwhile", f"{100 * (hall.cpu() - cpu) / (time.perf_counter() - begun):.0f} %")
    findings.tell("spectators still there", str(sum(not visitor.socket.closed.done() for visitor in watching)))
    for visitor in watching:
        visitor.close()
    return tally


async def watched(pair: Pair, words: int) -> Visitor:
    """Two people play a few words and leave; somebody comes to watch."""
    await pair.make()
    for _ in range(words):
        await pair.move()
    spectator = pair.visitor(None)
    await spectator.open()
    pair.close()
    return spectator


def main() -> None:
    """The whole run; exit code 1 if it takes too much."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--words", type=int, default=6, help="played at each table before its people leave")
    parser.add_argument(
        "--quiet", type=float, default=45, help="seconds in which nothing happens before memory is read"
    )
    parser.add_argument("--games", default="gravity-superstar,skytopia,sky-painters,skytear")
    parser.add_argument("--memory", type=float, default=1024, help="the aim, in MB")
    asked = parser.parse_args()
    findings = Findings()
    with running(limited=True) as hall:
        tally = uvloop.run(run(hall, asked.games.split(","), asked.tables, asked.words, asked.quiet, findings))
        findings.tell("the hall's memory at most", f"{hall.memory():.0f} MB")
        findings.below("the hall's memory in the end", hall.memory_now(), asked.memory, "MB")
        complaints = hall.complaints()
    findings.none("errors", tally.errors)
    findings.none("lines in the hall's log", complaints)
    findings.end()


if __name__ == "__main__":
    main()
