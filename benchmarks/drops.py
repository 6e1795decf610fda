"""How much of the win choices give away, game by game: what the marks of a review are set by. Prints tables.

    python -P benchmarks/drops.py                               games of two seats between levels, all reviewed
    python -P benchmarks/drops.py --game skytear --games 6 --effort 0.5 --keep drops.jsonl

Each game is played by two of the levels that newcomers and their rivals have, in turn. A choice counts if it is one
among more than a few; what cannot be told from noise is no loss. With `--keep` every choice is written down, and what
is there already is not played again.
"""

import argparse
import json
from pathlib import Path

from skyhall.bots import bot
from skyhall.bots.base import ask
from skyhall.core.dice import seeded
from skyhall.core.line import Line
from skyhall.core.registry import game, games
from skyhall.review.reckoning import Review
from skyhall.review.running import review_alone, terms_of

SEATS = 2
PAIRS = [("novice", "apprentice"), ("apprentice", "adept"), ("adept", "novice")]
QUANTILES = [0.5, 0.8, 0.9, 0.95, 0.98]
# How many choices in 100 give away at least so much.
STEPS = [0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.14, 0.2, 0.3]


class Drop:
    """A choice: which game and level, and what it gave away."""

    def __init__(self, name: str, number: int, level: str, loss: float) -> None:
        self.game, self.number, self.level, self.loss = name, number, level, loss


def reviewed(name: str, number: int, effort: float) -> tuple[Review, tuple[str, str]]:
    """One game between two levels, and its review."""
    levels = PAIRS[number % len(PAIRS)]
    line = Line(game(name), SEATS, f"drops {number}", keep=True)
    dice, players = seeded(f"drops {number}"), [bot(level) for level in levels]
    while not line.state.over:
        line.push(ask(players[line.state.seat], line.state, 0, dice))
    return review_alone(line, effort), levels


def drops_of(name: str, number: int, effort: float) -> list[Drop]:
    """What every choice of a game gave away."""
    found, levels = reviewed(name, number, effort)
    counted = [one for one in found.choices if not one.choice.is_among_few]
    return [Drop(name, number, levels[one.choice.seat], one.slip) for one in counted]


def kept(path: Path | None) -> list[Drop]:
    """What was measured before."""
    if path is None or not path.exists():
        return []
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [Drop(game_name, number, level, loss) for game_name, number, level, losses in lines for loss in losses]


def keep(path: Path | None, drops: list[Drop]) -> None:
    """Write a game down, a line for each level."""
    if path is None:
        return
    with path.open("a", encoding="utf-8") as lines:
        for level in sorted({one.level for one in drops}):
            mine = [round(one.loss, 4) for one in drops if one.level == level]
            lines.write(json.dumps([drops[0].game, drops[0].number, level, mine]) + "\n")


def above(losses: list[float], least: float) -> float:
    """How many in 100 give away at least so much."""
    return 100 * sum(loss >= least for loss in losses) / max(1, len(losses))


def told(drops: list[Drop], names: list[str]) -> None:
    """The tables."""
    print("| game | games | choices | " + " | ".join(f"{100 * one:.0f} %" for one in QUANTILES) + " | largest |")
    print("| --- | ---: | ---: |" + " ---: |" * (len(QUANTILES) + 1))
    for name in names:
        losses = sorted(one.loss for one in drops if one.game == name)
        if losses:
            cells = [f"{100 * losses[int(one * (len(losses) - 1))]:.1f}" for one in [*QUANTILES, 1.0]]
            count = len({one.number for one in drops if one.game == name})
            print(f"| {name} | {count} | {len(losses)} | {' | '.join(cells)} |")
    print("\n| game | level | choices | " + " | ".join(f"≥ {100 * one:.0f}" for one in STEPS) + " |")
    print("| --- | --- | ---: |" + " ---: |" * len(STEPS))
    for name in names:
        for level in sorted({one.level for one in drops if one.game == name}):
            losses = [one.loss for one in drops if one.game == name and one.level == level]
            shares = " | ".join(f"{above(losses, one):.1f}" for one in STEPS)
            print(f"| {name} | {level} | {len(losses)} | {shares} |")
    print("\n| game | choices | inaccuracy | mistake | blunder | or worse, in 100 | | |")
    print("| --- | ---: |" + " ---: |" * 6)
    for name in names:
        losses = [one.loss for one in drops if one.game == name]
        _, marks = terms_of(game(name).room)
        least = [marks.inaccuracy, marks.mistake, marks.blunder]
        cells = [f"{100 * one:.0f}" for one in least] + [f"{above(losses, one):.1f}" for one in least]
        print(f"| {name} | {len(losses)} | {' | '.join(cells)} |")


def main() -> None:
    """Play, review, print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", choices=games(), help="only this one")
    arguments.add_argument("--games", type=int, default=6, help="how many of each")
    arguments.add_argument("--effort", type=float, default=1.0, help="how hard to look")
    arguments.add_argument("--keep", type=Path, help="a file for what every choice gave away")
    given = arguments.parse_args()
    names = [given.game] if given.game else games()
    drops = kept(given.keep)
    for number in range(given.games):
        for name in names:
            if not any((one.game, one.number) == (name, number) for one in drops):
                found = drops_of(name, number, given.effort)
                keep(given.keep, found)
                drops += found
    told(drops, names)


if __name__ == "__main__":
    main()
