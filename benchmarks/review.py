"""How long the review of a whole game takes, in seconds of the processor. Prints a table for benchmarks/README.md.

    python -P benchmarks/review.py                      a game of each, between apprentices
    python -P benchmarks/review.py --game skytear --effort 0.2 --keep games

Seconds of the processor are those of one core: a busy machine says nearly the same as an idle one, and two cores need
half of them, for every choice is judged on its own. With `--keep` the records are left in a folder, for
`skyhall review`.
"""

import argparse
from pathlib import Path
from time import process_time

from skyhall.bots import bot
from skyhall.bots.base import ask
from skyhall.core.dice import seeded
from skyhall.core.line import Line
from skyhall.core.registry import game, games
from skyhall.review.choices import choices
from skyhall.review.running import judge_at, work_on

LEVEL = "apprentice"
# A review has to be done within so many seconds on two cores.
AIM = 60


def played(name: str, seats: int, seed: str) -> Line:
    """A whole game between bots."""
    line = Line(game(name), seats, seed, keep=True)
    dice, players = seeded(seed), [bot(LEVEL) for _ in range(seats)]
    while not line.state.over:
        line.push(ask(players[line.state.seat], line.state, 0, dice))
    return line


def main() -> None:
    """Play, review and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", choices=games(), help="only this one")
    arguments.add_argument("--effort", type=float, default=1.0, help="how hard to look")
    arguments.add_argument("--seed", default="review")
    arguments.add_argument("--keep", type=Path, help="a folder for the records")
    given = arguments.parse_args()
    print("| game | seats | choices | longer looks | seconds of a core | on two cores | within a minute |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | --- |")
    for name in [given.game] if given.game else games():
        seats = min(3, game(name).seats[-1])
        line = played(name, seats, given.seed)
        if given.keep:
            given.keep.mkdir(exist_ok=True)
            names = [f"{LEVEL} {seat + 1}" for seat in range(seats)]
            (given.keep / f"{name}.sky").write_text(line.record(names).text(), encoding="utf-8")
        start = process_time()
        work = work_on(choices(line), line.game.room, given.effort)
        while tasks := work.tasks:
            for task in tasks:
                work.note(task, judge_at(line, task))
        work.reckon(name, line.state.win_shares())
        took = process_time() - start
        fine = "yes" if took / 2 < AIM else "no"
        counts = f"{seats} | {len(work.chosen)} | {len(work.looked)}"
        print(f"| {name} | {counts} | {took:.1f} | {took / 2:.1f} | {fine} |", flush=True)


if __name__ == "__main__":
    main()
