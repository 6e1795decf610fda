"""Load: many live tables of two people, a socket each, one move a table every two seconds; loopback only.

    python benchmarks/load.py --tables 1000 --seconds 60

Each table moves at its own phase of the two seconds. Latency is from sending a move to its arrival at every socket of
the table. It is taken in this one client process as soon as the bytes are read, before anything is made of them; the
client's own lateness counts too and is told beside it. Clients ask for differences as the page does; `--whole` is for
programs that ask for whole views. Read the figures only from a quiet machine.
"""

import argparse
import asyncio
import time

import uvloop
from halls import Findings, Hall, percentile, running
from people import Pair, Tally, sit_down


async def run(
    hall: Hall, tally: Tally, count: int, seconds: float, every: float, core: float, findings: Findings
) -> None:
    """Set up and play; what the processors did."""
    pairs = [Pair(hall, tally, number) for number in range(count)]
    await sit_down(pairs)
    print(f"{count} tables, {2 * count} sockets open", flush=True)
    tally.bytes = 0
    lag = asyncio.create_task(tally.watch_own_lag())
    cpu, own, begun = hall.cpu(), time.process_time(), time.perf_counter()
    await asyncio.gather(*[pair.play(every, begun + seconds) for pair in pairs])
    passed, own, used = time.perf_counter() - begun, time.process_time() - own, hall.cpu() - cpu
    lag.cancel()
    moves = len(tally.latencies)
    findings.tell("moves", f"{moves:,} ({moves / passed:.0f} a second; {tally.games} games ended)")
    findings.tell("bytes to each seat a move", f"{tally.bytes / max(1, 2 * moves):,.0f}, answers included")
    findings.tell("the hall's processor a move", f"{1000 * used / max(1, moves):.2f} ms")
    findings.tell("this client's processor", f"{100 * own / passed:.0f} % of a core")
    findings.below("the hall's processor", 100 * used / passed, core, "% of a core")
    for pair in pairs:
        pair.close()


def options() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves at a table")
    parser.add_argument("--whole", action="store_true", help="ask for whole views")
    parser.add_argument("--p99", type=float, default=60, help="the aim, in ms")
    parser.add_argument("--core", type=float, default=60, help="the aim, in per cent of a core")
    parser.add_argument("--memory", type=float, default=1024, help="the aim, in MB")
    return parser.parse_args()


def main() -> None:
    """The whole run; exit code 1 if it is not good enough."""
    asked = options()
    findings = Findings()
    tally = Tally(not asked.whole)
    with running(limited=True) as hall:
        uvloop.run(run(hall, tally, asked.tables, asked.seconds, asked.every, asked.core, findings))
        memory = hall.memory()
        complaints = hall.complaints()
    ms = tally.ms()
    findings.tell("move to everyone's update, p50 / p95", f"{percentile(ms, 0.5):.1f} / {percentile(ms, 0.95):.1f} ms")
    findings.below("move to everyone's update, p99", percentile(ms, 0.99), asked.p99, "ms")
    findings.tell("this client's own lateness, p99", f"{percentile(tally.lags, 0.99):.1f} ms")
    findings.below("the hall's memory at most", memory, asked.memory, "MB")
    findings.none("errors", tally.errors)
    findings.none("lines in the hall's log", complaints)
    findings.end()


if __name__ == "__main__":
    main()
