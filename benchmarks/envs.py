"""Environment steps a second through each face, next to PettingZoo's and OpenSpiel's own games, in one run.

    python -P benchmarks/envs.py                      everything (the installed, compiled build with -P)
    python -P benchmarks/envs.py --seconds 1 --game skytopia --rounds 1
    python -P benchmarks/envs.py --against ../before  PettingZoo and Gymnasium, in turn with the Skyhall in that folder
    python -P benchmarks/envs.py --batches            many tables by one call, in one process and in two
    python -P benchmarks/envs.py --shares             what part of a step observation and mask take

A step is one decision by a random mover. In PettingZoo and Gymnasium it comes with the observation and the mask of who
decides next, in OpenSpiel without and with the observation tensor. The movers of PettingZoo and Gymnasium choose in a
first run that is not measured, so that only the faces are. Seconds are those of the processor, so that a busy machine
does not count, but for batches, whose processes work at the same time; every row is measured several times in turn with
the others, and the best is kept. PettingZoo's games need pygame and chess.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter, process_time

import numpy as np

from skyhall.core import registry
from skyhall.core import state as kernel
from skyhall.envs.gymnasium import env as gymnasium_env
from skyhall.envs.pettingzoo import env as pettingzoo_env

Measure = Callable[[float], float]
FACES = ["PettingZoo", "Gymnasium", "OpenSpiel", "OpenSpiel + tensor"]


def repeated(play: Callable[[int], int], seconds: float) -> float:
    """Games played again and again for so long: steps a second. The clock is looked at between games."""
    steps, games_played, start = 0, 0, process_time()
    while process_time() - start < seconds:
        steps += play(games_played)
        games_played += 1
    return steps / (process_time() - start)


def pettingzoo_steps(
    make: Callable[[], object], chosen: int = 10, observe: bool = True, write: bool = False
) -> Measure:
    """Random movers through the AEC loop, over so many games: the same ones if nothing is observed, or only written."""

    def run(seconds: float) -> float:
        table, dice = make(), np.random.default_rng(1)
        words: list[list[int]] = []
        for seed in range(chosen):
            words.append([])
            table.reset(seed=seed)
            for _ in table.agent_iter():
                seen, _, terminated, truncated, _ = table.last()
                if terminated or truncated:
                    table.step(None)
                else:
                    words[-1].append(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
                    table.step(words[-1][-1])

        def play(number: int) -> int:
            seed = number % chosen
            left = iter(words[seed])
            table.reset(seed=seed)
            for _ in table.agent_iter():
                _, _, terminated, truncated, _ = table.last(observe)
                if write:
                    sitting = table.episode.sitting
                    sitting.see(max(sitting.seat, 0), table.setting.words)
                table.step(None if terminated or truncated else next(left))
            return len(words[seed])

        return repeated(play, seconds)

    return run


def gymnasium_steps(name: str, chosen: int = 10) -> Measure:
    """A random learner against random bots: its own steps only."""

    def run(seconds: float) -> float:
        table, words = gymnasium_env(name), []
        for seed in range(chosen):
            table.reset(seed=seed)
            table.action_space.seed(seed)
            words.append([])
            over = False
            while not over:
                words[-1].append(int(table.action_space.sample()))
                _, _, over, _, _ = table.step(words[-1][-1])

        def play(number: int) -> int:
            table.reset(seed=number % chosen)
            for word in words[number % chosen]:
                table.step(word)
            return len(words[number % chosen])

        return repeated(play, seconds)

    return run


def batch_steps(name: str, processes: int, count: int = 256) -> Measure:
    """Random movers at many tables: steps a second of the clock on the wall, choosing counted."""
    from skyhall.envs.batch import Batch

    def run(seconds: float) -> float:
        dice = np.random.default_rng(1)
        with Batch(name, count, edition="standard", seed=1, processes=processes) as tables:
            chances = dice.random((64, *tables.masks.shape), dtype=np.float32)
            rounds, start = 0, perf_counter()
            while perf_counter() - start < seconds:
                tables.step(np.argmax(tables.masks * chances[rounds % 64], axis=1))
                rounds += 1
            return rounds * count / (perf_counter() - start)

    return run


def pgx_steps(name: str, count: int = 256) -> Measure:
    """The same at as many tables of one of Pgx's games, which JAX compiles for all cores."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    game = pgx.make(name)
    step = auto_reset(game.step, game.init)

    @jax.jit
    def move(state: object, key: object) -> object:
        choosing, dealing = jax.random.split(key)
        chances = jax.random.uniform(choosing, state.legal_action_mask.shape)
        actions = jax.numpy.argmax(state.legal_action_mask * chances, axis=1)
        return jax.vmap(step)(state, actions, jax.random.split(dealing, count))

    def run(seconds: float) -> float:
        state = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(1), count))
        keys = jax.random.split(jax.random.PRNGKey(2), 64)
        jax.block_until_ready(move(state, keys[0]))
        rounds, start = 0, perf_counter()
        while perf_counter() - start < seconds:
            state = jax.block_until_ready(move(state, keys[rounds % 64]))
            rounds += 1
        return rounds * count / (perf_counter() - start)

    return run


def openspiel_steps(name: str, observed: bool) -> Measure:
    """Random movers through OpenSpiel."""

    import pyspiel

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
    import pyspiel
    from open_spiel.python.algorithms import mcts

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
    # Importing them registers them with OpenSpiel.
    from open_spiel.python.games import liars_poker, tic_tac_toe  # noqa: F401

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


def faces(name: str) -> dict[str, Measure]:
    """A game of the hall at its fewest seats through PettingZoo and Gymnasium."""
    return {"PettingZoo": pettingzoo_steps(lambda: pettingzoo_env(name)), "Gymnasium": gymnasium_steps(name)}


def ours(name: str) -> dict[str, Measure]:
    """The same through every face."""
    import skyhall.envs.openspiel  # noqa: F401

    spiel = "skyhall_" + name.replace("-", "_")
    return {
        **faces(name),
        "OpenSpiel": openspiel_steps(spiel, False),
        "OpenSpiel + tensor": openspiel_steps(spiel, True),
    }


def build() -> str:
    """Which build of the hall this is."""
    return "pure Python" if str(kernel.__file__).endswith(".py") else "compiled"


def everything(names: list[str], seconds: float, rounds: int) -> None:
    """Every game through every face, next to its peers."""
    rows = {**{name: ours(name) for name in names}, **peers()}
    best: dict[tuple[str, str], float] = {}
    for done in range(rounds):
        for row, measures in rows.items():
            for face, measure in measures.items():
                best[row, face] = max(best.get((row, face), 0.0), measure(seconds))
            found = ", ".join(f"{face} {best[row, face]:,.0f}" for face in measures)
            print(f"round {done + 1} of {rounds}: {row}: {found}", file=sys.stderr, flush=True)
    print(f"Steps a second, {build()} build of the hall, one core.\n")
    print(f"| game | {' | '.join(FACES)} |\n| --- | {' | '.join(['---:'] * len(FACES))} |")
    for row in rows:
        cells = [f"{best[row, face]:,.0f}" if (row, face) in best else "–" for face in FACES]
        print(f"| {row} | {' | '.join(cells)} |")


def against(folder: str, names: list[str], seconds: float, rounds: int) -> None:
    """PettingZoo and Gymnasium, in turn with another Skyhall."""
    print("| game | face | before | now | ratio |\n| --- | --- | ---: | ---: | ---: |")
    for name in names:
        best: dict[tuple[str, str], float] = {}
        for _ in range(rounds):
            for who, path in (("before", folder), ("now", os.environ.get("PYTHONPATH", ""))):
                command = [sys.executable, "-P", __file__, "--plain", name, "--seconds", str(seconds)]
                environment = {**os.environ, "PYTHONPATH": path}
                told = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout
                for face, found in json.loads(told).items():
                    best[face, who] = max(best.get((face, who), 0.0), found)
        for face in FACES[:2]:
            before, now = best[face, "before"], best[face, "now"]
            print(f"| {name} | {face} | {before:,.0f} | {now:,.0f} | {now / before:.1f} |", flush=True)


def batches(names: list[str], seconds: float, rounds: int) -> None:
    """Many tables by one call, next to Pgx's board games where it is installed."""
    rows: dict[str, list[Measure]] = {name: [batch_steps(name, 1), batch_steps(name, 2)] for name in names}
    try:
        rows.update({f"Pgx's {name}": [pgx_steps(name)] for name in ("connect_four", "backgammon", "chess")})
    except ImportError as error:
        print(f"Pgx's games are left out: {error}\n")
    best = {row: [0.0] * len(measures) for row, measures in rows.items()}
    for done in range(rounds):
        for row, measures in rows.items():
            best[row] = [max(old, run(seconds)) for old, run in zip(best[row], measures, strict=True)]
            found = ", ".join(f"{steps:,.0f}" for steps in best[row])
            print(f"round {done + 1} of {rounds}: {row}: {found}", file=sys.stderr, flush=True)
    print(f"Steps a second at 256 tables, {build()} build, by the clock on the wall; Pgx on all cores.\n")
    print("| game | one process | two processes |\n| --- | ---: | ---: |")
    for row, found in best.items():
        cells = [f"{number:,.0f}" for number in found]
        print(f"| {row} | {' | '.join(cells if len(cells) == 2 else ['–', *cells])} |")


def shares(names: list[str], seconds: float, rounds: int) -> None:
    """A step through PettingZoo with and without observation and mask, in turn, and what part of it they take.

    Between the two is a loop that has the engine write them and makes no arrays of what was written.
    """
    print(f"Microseconds a step through PettingZoo, {build()} build, fewest seats, one core; the best of {rounds}.\n")
    print("| game | whole | nothing observed | written, no arrays | writing takes | with arrays |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |", flush=True)
    for name in names:
        make = partial(pettingzoo_env, name)
        kinds = [pettingzoo_steps(make), pettingzoo_steps(make, observe=False), pettingzoo_steps(make, 10, False, True)]
        best = [0.0] * len(kinds)
        for _ in range(rounds):
            best = [max(old, run(seconds)) for old, run in zip(best, kinds, strict=True)]
        whole, bare, written = (1e6 / steps for steps in best)
        parts = f"{(written - bare) / whole:.0%} | {1 - bare / whole:.0%}"
        print(f"| {name} | {whole:.2f} | {bare:.2f} | {written:.2f} | {parts} |", flush=True)


def main() -> None:
    """Measure and print."""
    # An older Skyhall that is compared with does not list its games; it is told which one to play.
    hall = registry.games() if hasattr(registry, "games") else []
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    options.add_argument("--rounds", type=int, default=3, help="measurements of each, the best is kept")
    options.add_argument("--game", choices=hall, action="append", help="only this game of the hall")
    options.add_argument("--search", action="store_true", help="also a whole game by OpenSpiel's search bot")
    options.add_argument("--against", metavar="FOLDER", help="compare faces with the Skyhall in that folder")
    options.add_argument("--batches", action="store_true", help="batches alone")
    options.add_argument("--shares", action="store_true", help="the share of observation and mask in a step alone")
    options.add_argument("--plain", metavar="GAME", help="two faces of one game, as JSON")
    chosen = options.parse_args()
    names = chosen.game or hall
    if chosen.plain:
        print(json.dumps({face: measure(chosen.seconds) for face, measure in faces(chosen.plain).items()}))
    elif chosen.against:
        against(chosen.against, names, chosen.seconds, chosen.rounds)
    elif chosen.batches:
        batches(names, chosen.seconds, chosen.rounds)
    elif chosen.shares:
        shares(names, chosen.seconds, chosen.rounds)
    else:
        everything(names, chosen.seconds, chosen.rounds)
        print()
        shares(names, chosen.seconds, chosen.rounds)
    if chosen.search:
        import skyhall.envs.openspiel  # noqa: F401

        print(
            "\nWhole games by OpenSpiel's search bot at every seat (4 simulations with random rollouts a decision):\n"
        )
        for name in names:
            decisions, seconds = search_game("skyhall_" + name.replace("-", "_"))
            print(f"* {name}: {decisions} decisions in {seconds:.1f} s")


if __name__ == "__main__":
    main()
