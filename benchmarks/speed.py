"""How fast the engine is, next to its peers, all in one run on one core. Prints the tables of benchmarks/README.md.

    make bench                     everything
    python benchmarks/speed.py --seconds 1 --game gravity-superstar

Every row is measured several times in turn with the others, and the best is kept: noise only slows. The games are
played with their standard boxes, so that figures of different years can be compared.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).parents[1]
Row = dict[str, float]

OURS = """
import json, sys
from time import perf_counter
from skyhall.bots.random import rollout
from skyhall.core.dice import seeded
from skyhall.core.registry import game

name, seconds = sys.argv[1], float(sys.argv[2])
room = game(name)
seats = min(4, room.seats[-1])

def interpreted(state, dice):
    while state.seat >= 0:
        actions = state.actions()
        state.push(actions[dice.below(len(actions))])

def run(play):
    dice, games, moves = seeded("bench"), 0, 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = room.new(seats, str(games), edition="standard")
        play(state, dice)
        games += 1
        moves += state.moves
    passed = perf_counter() - start
    return games / passed, moves / passed

def clone():
    state = room.new(seats, "clone", edition="standard")
    count = 5000
    start = perf_counter()
    for _ in range(count):
        state.clone()
    return (perf_counter() - start) / count * 1e6

games, decisions = run(rollout)
_, driven = run(interpreted)
print(json.dumps({"games": games, "decisions": decisions, "driven": driven, "clone": clone()}))
"""


def ours(game: str, seconds: float, compiled: bool) -> Row:
    """One build, in a process of its own. From the project's root the source tree is pure; installed it is compiled."""
    environment = {**os.environ, "PYTHONPATH": "" if compiled else str(ROOT)}
    command = [sys.executable, "-P", "-c", OURS, game, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    row: Row = json.loads(done.stdout)
    return row


def catanatron(seconds: float) -> Row:
    """4-player Catan by random movers."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    games = moves = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        game = Game([RandomPlayer(colour) for colour in colours], seed=games)
        game.play()
        games += 1
        moves += len(_records(game))
    passed = perf_counter() - start
    copies = 200
    start = perf_counter()
    for _ in range(copies):
        game.copy()
    return {"games": games / passed, "decisions": moves / passed, "clone": (perf_counter() - start) / copies * 1e6}


def _records(game: object) -> list[object]:
    state = game.state  # type: ignore[attr-defined]
    return state.action_records if hasattr(state, "action_records") else state.actions  # type: ignore[no-any-return]


def chess(seconds: float) -> Row:
    """python-chess, random movers."""
    import chess

    picks = random.Random(1)
    games = moves = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(picks.choice(list(board.legal_moves)))
            moves += 1
        games += 1
    passed = perf_counter() - start
    copies = 2000
    start = perf_counter()
    for _ in range(copies):
        board.copy(stack=False)
    return {"games": games / passed, "decisions": moves / passed, "clone": (perf_counter() - start) / copies * 1e6}


def open_spiel(name: str) -> Callable[[float], Row]:
    """A C++ game of OpenSpiel, driven from Python as its users do; chance moves are not counted as decisions."""

    def measure(seconds: float) -> Row:
        import pyspiel

        game = pyspiel.load_game(name)
        picks = random.Random(1)
        games = moves = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(picks.choices(outcomes, weights)[0])
                else:
                    state.apply_action(picks.choice(state.legal_actions()))
                    moves += 1
            games += 1
        passed = perf_counter() - start
        state = game.new_initial_state()
        copies = 2000
        start = perf_counter()
        for _ in range(copies):
            state.clone()
        return {"games": games / passed, "decisions": moves / passed, "clone": (perf_counter() - start) / copies * 1e6}

    return measure


PEERS: dict[str, Callable[[float], Row]] = {
    "Catanatron, 4-player Catan": catanatron,
    "python-chess": chess,
    **{f"OpenSpiel C++ {name}": open_spiel(name) for name in ("gin_rummy", "backgammon", "chess", "hanabi", "amazons")},
}


def best(rows: list[Row]) -> Row:
    """The best of each figure; a clone is better when shorter."""
    return {key: (min if key == "clone" else max)(row[key] for row in rows) for key in rows[0]}


def main() -> None:
    """Measure all rows in turn, several rounds, and print the tables."""
    from skyhall.core.registry import games

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.5, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", action="append", choices=games(), help="only these games")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    games = arguments.game or games()
    found: dict[str, list[Row]] = {}
    for _ in range(arguments.rounds):
        for name in games:
            found.setdefault(f"{name} pure", []).append(ours(name, arguments.seconds, compiled=False))
            found.setdefault(f"{name} compiled", []).append(ours(name, arguments.seconds, compiled=True))
        for peer, measure in PEERS.items():
            found.setdefault(peer, []).append(measure(arguments.seconds))
    report({name: best(rows) for name, rows in found.items()}, games)


def report(rows: dict[str, Row], games: list[str]) -> None:
    """Markdown, ready for benchmarks/README.md."""
    catan = rows["Catanatron, 4-player Catan"]["decisions"]
    print("| random movers, one core | games/s | decisions/s | driven from Python | clone µs | × Catanatron |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for name, row in rows.items():
        driven = f"{row['driven']:,.0f}" if "driven" in row else ""
        print(
            f"| {name} | {row['games']:,.0f} | {row['decisions']:,.0f} | {driven} | {row['clone']:.2f} "
            f"| {row['decisions'] / catan:.1f} |"
        )
    print("\n| game | compiled ÷ pure | decisions/s of the fastest peer | compiled ÷ fastest peer |")
    print("| --- | ---: | ---: | ---: |")
    peer = max(row["decisions"] for name, row in rows.items() if name in PEERS)
    for name in games:
        pure, compiled = rows[f"{name} pure"]["decisions"], rows[f"{name} compiled"]["decisions"]
        print(f"| {name} | {compiled / pure:.1f} | {peer:,.0f} | {compiled / peer:.2f} |")


if __name__ == "__main__":
    main()
