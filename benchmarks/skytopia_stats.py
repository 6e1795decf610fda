"""What random games of Skytopia look like: rounds, scores, how games end, and what each guildmaster pays.

    python benchmarks/skytopia_stats.py [GAMES] [--seats 2 3 4] [--option sides=B …] [--seed TEXT]

Plays GAMES games (2000 if not given) with random movers at each number of seats and prints Markdown tables. The same
arguments give the same figures, pure or compiled; compiled is about eight times as fast.
"""

import argparse
import time
from collections import Counter

from skyhall.core.dice import seeded
from skyhall.core.state import OptionValue
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.box.places import COLOURS
from skyhall.games.skytopia.play.scoring import account, cards
from skyhall.games.skytopia.play.state import Table


class Figures:
    """What was counted over the games of one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rounds: list[int] = []
        self.scores: list[int] = []
        self.winners: list[int] = []
        self.decisions: list[int] = []
        self.cards: list[int] = []
        self.parts = Counter[str]()
        self.endings = Counter[str]()
        self.paid: dict[str, list[int]] = {}

    def add(self, table: Table) -> None:
        """Count a game that is over."""
        self.rounds.append(table.round_number)
        self.decisions.append(table.moves)
        self.scores += table.scores()
        self.winners.append(max(table.scores()))
        self.endings.update([COLOURS[colour] for colour in range(4) if not table.decks[colour]] or ["limit"])
        for seat in range(table.seats):
            score = account(table, seat)
            self.cards.append(cards(table, seat))
            self.parts.update(track=score.track, guildmasters=sum(score.guild), laboratories=score.end_pp)
            self.parts.update(coins=score.coins_pp, golems=score.golems_pp)
            for master, points in zip(table.masters, score.guild, strict=True):
                self.paid.setdefault(table.box.guildmasters[master].name, []).append(points)


def play(seats: int, games: int, options: dict[str, OptionValue], seed: str) -> tuple[Figures, float]:
    """Random games, and the seconds they took."""
    figures = Figures(seats)
    spent = 0.0
    for number in range(games):
        table = GAME.new(seats, f"{seed} {seats} {number}", options, "standard")
        assert isinstance(table, Table)
        dice = seeded(f"{seed} movers {seats} {number}")
        start = time.perf_counter()
        while not table.over:
            actions = table.actions()
            table.push(actions[dice.below(len(actions))])
        spent += time.perf_counter() - start
        figures.add(table)
    return figures, spent


def mean(numbers: list[int]) -> float:
    """The average."""
    return sum(numbers) / len(numbers)


def spread(numbers: list[int]) -> str:
    """5 %, median and 95 %."""
    ordered = sorted(numbers)
    return "–".join(str(ordered[int(share * (len(ordered) - 1))]) for share in (0.05, 0.5, 0.95))


def games_table(all_figures: list[Figures]) -> list[str]:
    """Rounds, scores and where the points come from."""
    lines = [
        "| seats | rounds mean (5 %–median–95 %) | longest | score mean (5 %–median–95 %) | winner | cards per city "
        "| decisions mean (most) | track / guildmasters / laboratories / coins / golems |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for figures in all_figures:
        total = sum(figures.parts.values())
        kinds = ("track", "guildmasters", "laboratories", "coins", "golems")
        parts = " / ".join(f"{100 * figures.parts[kind] / total:.0f} %" for kind in kinds)
        lines.append(
            f"| {figures.seats} | {mean(figures.rounds):.1f} ({spread(figures.rounds)}) | {max(figures.rounds)} "
            f"| {mean(figures.scores):.1f} ({spread(figures.scores)}) | {mean(figures.winners):.1f} "
            f"| {mean(figures.cards):.1f} | {mean(figures.decisions):.0f} ({max(figures.decisions)}) | {parts} |"
        )
    return lines


def guild_table(all_figures: list[Figures]) -> list[str]:
    """For each guildmaster: games it was in, share of seats it paid anything, points a seat."""
    heads = " | ".join(f"{f.seats} seats: in play, pays, mean PP" for f in all_figures)
    lines = [f"| guildmaster | {heads} |", "|---" * (len(all_figures) + 1) + "|"]
    table = GAME.new(2, "names", edition="standard")
    assert isinstance(table, Table)
    for master in table.box.guildmasters:
        cells = []
        for figures in all_figures:
            paid = figures.paid.get(master.name, [])
            if not paid:
                cells.append("–")
                continue
            pays = sum(points > 0 for points in paid) / len(paid)
            cells.append(f"{len(paid) // figures.seats}, {100 * pays:.0f} %, {mean(paid):.1f}")
        lines.append(f"| {master.name} | {' | '.join(cells)} |")
    return lines


def endings_table(all_figures: list[Figures]) -> list[str]:
    """Which decks were empty at the end; several may be."""
    lines = ["| seats | blue | gold | red | purple | round limit |", "|---|---|---|---|---|---|"]
    for figures in all_figures:
        games = len(figures.rounds)
        cells = [f"{100 * figures.endings[kind] / games:.0f} %" for kind in [*COLOURS, "limit"]]
        lines.append(f"| {figures.seats} | {' | '.join(cells)} |")
    return lines


def main() -> None:
    """Read the arguments, play, print."""
    parser = argparse.ArgumentParser(description="What random games of Skytopia look like.")
    parser.add_argument("games", nargs="?", type=int, default=2000, help="games at each number of seats")
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 3, 4])
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", default="skytopia stats")
    given = parser.parse_args()
    options: dict[str, OptionValue] = dict(pair.split("=", 1) for pair in given.option)
    played = [play(seats, given.games, options, given.seed) for seats in given.seats]
    found = [figures for figures, _ in played]
    print(f"{given.games} random games at each number of seats, options {options or 'default'}, seed “{given.seed}”.\n")
    print("\n".join(games_table(found)) + "\n")
    print("\n".join(guild_table(found)) + "\n")
    print("Decks that were empty at the end:\n")
    print("\n".join(endings_table(found)) + "\n")
    speeds = ", ".join(f"{f.seats} seats {sum(f.decisions) / spent:,.0f}/s" for f, spent in played)
    print(f"Decisions per second in this run: {speeds}.")


if __name__ == "__main__":
    main()
