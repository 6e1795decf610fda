"""How fast the bots' search is, next to OpenSpiel's, in one run on one core. Prints tables for benchmarks/README.md.

    python -P benchmarks/search.py                      everything, the compiled build being the installed one
    python -P benchmarks/search.py --seconds 1 --game skytopia

Everybody searches from the first choice of a two-player game. "To the end" plays every iteration to the end at random,
as OpenSpiel's evaluators do; "cut off" asks the game's evaluation instead, as the levels do. Every row is measured
several times in turn with the others, and the best is kept: noise only slows. Seconds are
those of the processor, so a busy machine says nearly the same as an idle one.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

ROOT = Path(__file__).parents[1]
Row = dict[str, float]
DEALS = 4

OURS = """
import json, sys
from time import process_time
from skyhall.bots.build import search_plan
from skyhall.bots.levels import levels
from skyhall.bots.search import TO_THE_END, Plan, Search
from skyhall.bots.tree import Node
from skyhall.core.dice import seeded
from skyhall.core.registry import game

name, seconds = sys.argv[1], float(sys.argv[2])

def run(plan):
    state = game(name).new(2, "bench", edition="standard")
    while len(state.actions()) < 2:
        state.push(state.actions()[0])
    search = Search(state, state.seat, plan, seeded("bench"), Node(-1, 1.0, [0.0, 0.0]))
    search.prepare()
    count = 0
    start = process_time()
    while process_time() - start < seconds:
        search.iterate()
        count += 1
    return count / (process_time() - start)

print(json.dumps({
    "to the end": run(Plan(sharpness=0.0, cutoff=TO_THE_END, exploration=1.4, ripe=1)),
    "cut off": run(search_plan(levels(name)[-1].parameters)),
}))
"""


def ours(game: str, seconds: float, path: str) -> Row:
    """One build, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-P", "-c", OURS, game, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    row: Row = json.loads(done.stdout)
    return row


def gin_rummy(seconds: float) -> Row:
    """OpenSpiel's C++ information-set search, random rollouts."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    deals = [dealt(game.new_initial_state(), Random(number)) for number in range(DEALS)]

    def think(count: int) -> None:
        for deal in deals:
            information_set_search(count // DEALS + 1).step(deal)

    return timed(seconds, think)


def information_set_search(count: int) -> Any:
    """A searcher of so many iterations."""
    import pyspiel

    return pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        1.4,
        count,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )


def chess(seconds: float) -> Row:
    """OpenSpiel's C++ search of chess, random rollouts."""
    import pyspiel

    game = pyspiel.load_game("chess")
    state = game.new_initial_state()
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    return timed(seconds, lambda count: pyspiel.MCTSBot(game, evaluator, 1.4, count, 1000, False, 1, False).step(state))


def dealt(state: Any, luck: Random) -> Any:
    """Play the chance moves of the deal. A shuffled one: with the cards in order a game is over in no time."""
    while state.is_chance_node():
        outcomes = [action for action, _ in state.chance_outcomes()]
        state.apply_action(luck.choice(outcomes))
    return state


def timed(seconds: float, think: Callable[[int], object]) -> Row:
    """Iterations a second of a searcher that is told how many to do."""
    count = 50
    while True:
        start = process_time()
        think(count)
        passed = process_time() - start
        if passed >= seconds / 2:
            return {"to the end": count / passed}
        count = max(count + 1, int(count * min(10.0, seconds / max(passed, 1e-6))))


PEERS = {"OpenSpiel C++ IS-MCTS, gin rummy": gin_rummy, "OpenSpiel C++ MCTS, chess": chess}


def best(rows: list[Row]) -> Row:
    """The best of each figure."""
    return {key: max(row[key] for row in rows) for key in rows[0]}


def main() -> None:
    """Measure all rows in turn, several rounds, and print the table."""
    from skyhall.core.registry import games

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", action="append", choices=games(), help="only these games")
    parser.add_argument("--compiled", default="", metavar="DIR", help="a compiled build other than the installed one")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found: dict[str, list[Row]] = {}
    for _ in range(arguments.rounds):
        for name in arguments.game or games():
            found.setdefault(f"{name} pure", []).append(ours(name, arguments.seconds, str(ROOT)))
            found.setdefault(f"{name} compiled", []).append(ours(name, arguments.seconds, arguments.compiled))
        for peer, measure in PEERS.items():
            found.setdefault(peer, []).append(measure(arguments.seconds))
    report({name: best(rows) for name, rows in found.items()}, arguments.game or games())


def report(rows: dict[str, Row], games: list[str]) -> None:
    """Markdown, ready for benchmarks/README.md."""
    print("| iterations a second, one core | to the end | cut off |")
    print("| --- | ---: | ---: |")
    for name, row in rows.items():
        cut_off = f"{row['cut off']:,.0f}" if "cut off" in row else ""
        print(f"| {name} | {row['to the end']:,.0f} | {cut_off} |")
    print("\n| game | compiled ÷ pure, to the end | compiled ÷ pure, cut off |")
    print("| --- | ---: | ---: |")
    for name in games:
        pure, compiled = rows[f"{name} pure"], rows[f"{name} compiled"]
        print(
            f"| {name} | {compiled['to the end'] / pure['to the end']:.1f} "
            f"| {compiled['cut off'] / pure['cut off']:.1f} |"
        )


if __name__ == "__main__":
    main()
