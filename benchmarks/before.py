"""How fast the rules are next to those of another build, in turn on one core. Prints a table for benchmarks/README.md.

    python -P benchmarks/before.py FOLDER                   all games; FOLDER holds the other Skyhall, installed
    python -P benchmarks/before.py FOLDER --game skytopia --seconds 0.5 --rounds 5

Seconds are those of the processor, so a busy machine says nearly the same as an idle one, and of the rounds the best is
kept: noise only slows. Both builds play the same games with the standard box: the same number of decisions says so.
"""

import argparse
import json
import os
import subprocess
import sys

OURS = """
import json, sys
from time import process_time
from skyhall.bots.random import rollout
from skyhall.bots.search import TO_THE_END, Plan, Search
from skyhall.bots.tree import Node
from skyhall.core.dice import seeded
from skyhall.core.registry import game

room, seats, seconds = game(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
rollout(room.new(seats, "warm", edition="standard"), seeded("warm"))  # the box is read once, which takes long

def decisions():
    dice, games, moves = seeded("bench"), 0, 0
    start = process_time()
    while process_time() - start < seconds:
        state = room.new(seats, str(games), edition="standard")
        rollout(state, dice)
        games += 1
        moves += state.moves
    return moves / (process_time() - start)

def clone():
    state = room.new(seats, "clone", edition="standard")
    start = process_time()
    for _ in range(5000):
        state.clone()
    return (process_time() - start) / 5000 * 1e6

def iterations():
    state = room.new(seats, "bench", edition="standard")
    while len(state.actions()) < 2:
        state.push(state.actions()[0])
    plan = Plan(sharpness=0.0, cutoff=TO_THE_END, exploration=1.4, ripe=1)
    search = Search(state, state.seat, plan, seeded("bench"), Node(-1, 1.0, [0.0] * seats))
    search.prepare()
    count = 0
    start = process_time()
    while process_time() - start < seconds:
        search.iterate()
        count += 1
    return count / (process_time() - start)

def played():
    dice, moves = seeded("same"), 0
    for number in range(10):
        state = room.new(seats, str(number), edition="standard")
        rollout(state, dice)
        moves += state.moves
    return moves

print(json.dumps([decisions(), -clone(), iterations(), played()]))
"""


def measured(path: str, game: str, seats: int, seconds: float) -> list[float]:
    """Decisions a second, microseconds of a clone (negative: more is better), iterations a second, a count."""
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-P", "-c", OURS, game, str(seats), str(seconds)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    row: list[float] = json.loads(done.stdout)
    return row


def main() -> None:
    """Measure in turn and print."""
    from skyhall.core.registry import game, games

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", help="where the other build is installed")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", action="append", choices=games(), help="only these games")
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print("| game, seats | decisions/s before | now | ratio | clone µs | iterations/s before | now | ratio |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |", flush=True)
    for name in chosen.game or games():
        # Of Skytear the older build may know two seats alone.
        for seats in sorted({2, min(4, game(name).seats[-1])} if name != "skytear" else {2}):
            best: dict[str, list[float]] = {}
            for _ in range(chosen.rounds):
                for who, path in (("before", chosen.folder), ("now", os.environ.get("PYTHONPATH", ""))):
                    row = measured(path, name, seats, chosen.seconds)
                    best[who] = [max(old, new) for old, new in zip(best.get(who, row), row, strict=True)]
            before, now = best["before"], best["now"]
            assert before[3] == now[3], f"{name}, {seats} seats: {before[3]} decisions before, {now[3]} now"
            cells = [
                f"{before[0]:,.0f}",
                f"{now[0]:,.0f}",
                f"{now[0] / before[0]:.2f}",
                f"{-before[1]:.2f} → {-now[1]:.2f}",
            ]
            cells += [f"{before[2]:,.0f}", f"{now[2]:,.0f}", f"{now[2] / before[2]:.2f}"]
            print(f"| {name}, {seats} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
