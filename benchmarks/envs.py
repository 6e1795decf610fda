"""Environment steps a second through each face, next to PettingZoo's and OpenSpiel's own games, in one run on one core.

    python -P benchmarks/envs.py                      everything (the installed, compiled build with -P)
    python -P benchmarks/envs.py --seconds 1 --game skytopia --rounds 1

A step is one decision by a random mover. In PettingZoo and Gymnasium it comes with the observation and the mask of who
decides next, in OpenSpiel without and with the observation tensor. Seconds are those of the processor, so that a busy
machine does not count; every row is measured several times in turn with the others, and the best is kept.
PettingZoo's games need pygame and chess.
"""

import argparse
from collections.abc import Callable
from time import process_time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.games import liars_poker, tic_tac_toe

import skyhall.envs.openspiel
from skyhall.core import state as kernel
from skyhall.core.registry import games
from skyhall.envs.gymnasium import env as gymnasium_env
from skyhall.envs.pettingzoo import env as pettingzoo_env

Measure = Callable[[float], float]
# Importing them registers them with OpenSpiel.
PYTHON_GAMES = (liars_poker, tic_tac_toe)


def pettingzoo_steps(make: Callable[[], object]) -> Measure:
    """Random movers through the AEC loop."""

    def run(seconds: float) -> float:
        table, dice, steps = make(), np.random.default_rng(1), 0
        start = process_time()
        while process_time() - start < seconds:
            table.reset(seed=steps)
            for _ in table.agent_iter():
                seen, _, terminated, truncated, _ = table.last()
                if terminated or truncated:
                    table.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                table.step(int(legal[dice.integers(len(legal))]))
                steps += 1
                if process_time() - start >= seconds:
                    break
        return steps / (process_time() - start)

    return run


def gymnasium_steps(name: str) -> Measure:
    """A random learner against random bots: its own steps only."""

    def run(seconds: float) -> float:
        table, steps = gymnasium_env(name), 0
        start = process_time()
        while process_time() - start < seconds:
            table.reset(seed=steps)
            over = False
            while not over and process_time() - start < seconds:
                _, _, over, _, _ = table.step(table.action_space.sample())
                steps += 1
        return steps / (process_time() - start)

    return run


def openspiel_steps(name: str, observed: bool) -> Measure:
    """Random movers through OpenSpiel."""

    def run(seconds: float) -> float:
        game, dice, steps = pyspiel.load_game(name), np.random.default_rng(1), 0
        start = process_time()
        while process_time() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal() and process_time() - start < seconds:
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[dice.integers(len(outcomes))][0])
                    continue
                if observed:
                    state.observation_tensor(state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[dice.integers(len(legal))])
                steps += 1
        return steps / (process_time() - start)

    return run


def search_game(name: str) -> tuple[int, float]:
    """OpenSpiel's search bot with random rollouts at every seat: decisions and seconds of a whole game."""
    game = pyspiel.load_game(name)
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    state = game.new_initial_state()
    state.apply_action(1)
    start = process_time()
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    return state.move_number() - 1, process_time() - start


def peers() -> dict[str, dict[str, Measure]]:
    """The other projects' own games, as far as they are installed."""
    rows: dict[str, dict[str, Measure]] = {}
    try:
        from pettingzoo.classic import chess_v6, connect_four_v3

        for label, module in (("Connect Four", connect_four_v3), ("chess", chess_v6)):
            rows[f"PettingZoo's {label}"] = {"PettingZoo": pettingzoo_steps(module.env)}
    except ImportError as error:
        print(f"PettingZoo's own games are left out: {error}\n")
    for name in ("python_liars_poker", "python_tic_tac_toe", "backgammon", "chess"):
        kind = "Python" if name.startswith("python_") else "C++"
        rows[f"OpenSpiel's {name.removeprefix('python_')} ({kind})"] = {
            "OpenSpiel": openspiel_steps(name, False),
            "OpenSpiel + tensor": openspiel_steps(name, True),
        }
    return rows


def ours(name: str) -> dict[str, Measure]:
    """A game of the hall at its fewest seats."""
    spiel = "skyhall_" + name.replace("-", "_")
    return {
        "PettingZoo": pettingzoo_steps(lambda: pettingzoo_env(name)),
        "Gymnasium": gymnasium_steps(name),
        "OpenSpiel": openspiel_steps(spiel, False),
        "OpenSpiel + tensor": openspiel_steps(spiel, True),
    }


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    options.add_argument("--rounds", type=int, default=3, help="measurements of each, the best is kept")
    options.add_argument("--game", choices=games(), action="append", help="only this game of the hall")
    options.add_argument("--search", action="store_true", help="also a whole game by OpenSpiel's search bot")
    chosen = options.parse_args()
    names = chosen.game or games()
    rows = {**{name: ours(name) for name in names}, **peers()}
    best: dict[tuple[str, str], float] = {}
    for _ in range(chosen.rounds):
        for row, measures in rows.items():
            for face, measure in measures.items():
                best[row, face] = max(best.get((row, face), 0.0), measure(chosen.seconds))
    faces = ["PettingZoo", "Gymnasium", "OpenSpiel", "OpenSpiel + tensor"]
    build = "pure Python" if str(kernel.__file__).endswith(".py") else "compiled"
    print(f"Steps a second, {build} build of the hall, one core, {skyhall.envs.openspiel.DEALS} deals.\n")
    print(f"| game | {' | '.join(faces)} |\n| --- | {' | '.join(['---:'] * len(faces))} |")
    for row in rows:
        cells = [f"{best[row, face]:,.0f}" if (row, face) in best else "–" for face in faces]
        print(f"| {row} | {' | '.join(cells)} |")
    if chosen.search:
        print(
            "\nWhole games by OpenSpiel's search bot at every seat (4 simulations with random rollouts a decision):\n"
        )
        for name in names:
            decisions, seconds = search_game("skyhall_" + name.replace("-", "_"))
            print(f"* {name}: {decisions} decisions in {seconds:.1f} s")


if __name__ == "__main__":
    main()
