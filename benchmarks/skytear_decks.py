"""How sides and sample decks of Skytear fare between bots of one level. Prints Markdown tables.

    python -P benchmarks/skytear_decks.py sides --seats 3 --map three_lanes --games 300
    python -P benchmarks/skytear_decks.py samples --games 200 --edition tuned

`sides` tells the share of the side that plays first, of side 0 (with three seats the lone seat), and the draws; a drawn
game counts half for each. `samples` lets one side bring a deck that the box proposes, the other the premade ones, in
all three pairings of factions in turn; the dice choose who plays first.
"""

import argparse

from skyhall.bots import bot
from skyhall.bots.base import ask
from skyhall.core.dice import seeded
from skyhall.core.line import Line
from skyhall.core.registry import game
from skyhall.games.skytear.play.decks import BuildTriple
from skyhall.games.skytear.play.state import Table
from skyhall.lab.numbers import Share


class Tally:
    """Games won, a draw as half of one, and games played."""

    def __init__(self) -> None:
        self.won = 0.0
        self.games = 0

    def add(self, share: float) -> None:
        self.won += share
        self.games += 1

    def __str__(self) -> str:
        low, high = Share(self.won, self.games).interval
        return f"{100 * self.won / self.games:.1f} % [{100 * low:.0f}–{100 * high:.0f}]"


def played(line: Line, level: str, seed: str, decks: dict[int, str]) -> list[float]:
    """A game to its end: what each side has won. `decks` are the lists that sides bring, if not the premade ones."""
    room, players, dice = line.game, bot(level), seeded(seed)
    sides = room.sides(line.state)
    while not line.state.over:
        step = line.state.decision()
        if isinstance(step, BuildTriple):
            words = room.deck_words(line.state, decks.get(sides[step.seat], ""))
            for word in words or [line.state.setup.words.parse("done")]:
                line.push(word)
        else:
            line.push(ask(players, line.state, 0, dice))
    scores = room.scores(line.state)
    return [scores[sides.index(side)] / 2 for side in (0, 1)]


def sides(options: argparse.Namespace) -> None:
    """The first side, side 0 and draws."""
    first, south, draws = Tally(), Tally(), Tally()
    for number in range(options.games):
        seed = f"{options.seed} {number}"
        chosen = {"map": options.map}
        line = Line(game("skytear"), options.seats, seed, chosen, options.edition)
        won = played(line, options.bots, seed, {})
        assert isinstance(line.state, Table)
        first.add(won[line.state.side_of[line.state.first]])
        south.add(won[0])
        draws.add(1.0 if won[0] == won[1] else 0.0)
    print(f"| {options.edition} | {options.map} | {options.seats} | {first} | {south} | {draws} |", flush=True)


def samples(options: argparse.Namespace) -> None:
    """Each deck of the box against premade ones."""
    room = game("skytear")
    pool = room.deck_pool(room.edition(options.edition))
    assert pool is not None
    matchups = room.options["matchup"].values
    of_hero = {hero["hero"]: hero["faction"] for hero in pool["heroes"]}
    for sample in pool["samples"]:
        if options.only not in ("", sample["id"]):
            continue
        own = of_hero[sample["text"].partition(":")[0]]
        tally = Tally()
        for number in range(options.games):
            seed = f"{options.seed} {sample['id']} {number}"
            matchup = str(matchups[number % len(matchups)])
            side = 0 if own in matchup.partition("/")[0] else 1
            chosen = {"decks": "chosen", "setup": "fixed", "matchup": matchup, "map": options.map}
            line = Line(room, options.seats, seed, chosen, options.edition)
            tally.add(played(line, options.bots, seed, {side: sample["text"]})[side])
        print(f"| {sample['id']} | {options.map} | {options.seats} | {tally} |", flush=True)


def main() -> None:
    """What is measured, and with what."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["sides", "samples"])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--map", default="two_lanes")
    parser.add_argument("--edition", default="tuned")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seed", default="decks")
    parser.add_argument("--only", default="", help="one sample deck, by its id")
    options = parser.parse_args()
    (sides if options.what == "sides" else samples)(options)


if __name__ == "__main__":
    main()
