"""How long a level thinks about a decision, in seconds of the processor: what it would take on an idle core.

    python -P benchmarks/longest.py                          the master in all games
    python -P benchmarks/longest.py --level expert --game skytear --every 5

Adepts play a game of two seats; at every tenth choice (`--every`) the level is asked too. First without a clock, until
its plan is done. Where that takes longer than the level may think, the clock ends it: it is looked at after every
iteration, so that a decision is over its time by what is done before the first one and by one iteration: *beyond*.
"""

import argparse
from time import process_time

from skyhall.bots import bot
from skyhall.bots.base import ask
from skyhall.bots.levels import LEVELS, SHELF, plan_of
from skyhall.bots.search import SearchBot
from skyhall.core.dice import Dice, seeded
from skyhall.core.registry import game, games
from skyhall.core.state import State

# What a decision may take at most, in seconds.
AIM = 2.2


def taken(player: SearchBot, state: State, dice: Dice) -> float:
    """Seconds of the processor for one decision without a clock."""
    start = process_time()
    ask(player, state, 0, dice)
    return process_time() - start


def measured(name: str, level: str, every: int, seed: str) -> tuple[list[float], float]:
    """What decisions of a game took, and the longest with a single iteration."""
    state, adept, dice = game(name).new(2, seed), bot("adept"), seeded(seed)
    plan, single = plan_of(name, level), plan_of(name, level)
    single.iterations = 1
    single.patience = 1
    found: list[float] = []
    beyond = 0.0
    choices = 0
    while not state.over:
        actions = state.actions()
        action = actions[0]
        if len(actions) > 1:
            choices += 1
            if choices % every == 0:
                found.append(taken(SearchBot(plan), state, dice))
                beyond = max(beyond, taken(SearchBot(single), state, dice))
            action = ask(adept, state, 0, dice)
        state.push(action)
    return found, beyond


def main() -> None:
    """Measure and print a table for benchmarks/README.md."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=games(), help="only these")
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[-1])
    parser.add_argument("--every", type=int, default=10, help="10: at every tenth choice")
    parser.add_argument("--seed", default="longest")
    given = parser.parse_args()
    print(f"| {given.level} | decisions | mean ms | longest ms | beyond the clock, ms | at most s | under {AIM} s |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | --- |")
    for name in given.game or games():
        found, beyond = measured(name, given.level, given.every, given.seed)
        longest = max(found)
        most = min(longest, SHELF.level(name, given.level).milliseconds / 1000 + beyond)
        told = [f"{1000 * seconds:.0f}" for seconds in (sum(found) / len(found), longest, beyond)]
        print(
            f"| {name} | {len(found)} | {' | '.join(told)} | {most:.2f} | {'yes' if most < AIM else 'NO'} |", flush=True
        )


if __name__ == "__main__":
    main()
