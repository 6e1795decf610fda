"""How games of Skytear go between random movers and between greedy ones. Prints a Markdown section.

    python benchmarks/skytear_stats.py --random 1000 --greedy 100

A random mover takes any legal word. A greedy one tries every word on a copy of the table in which all that its seat
cannot see is dealt anew, lets everybody pass until something is asked that is not a response, and takes the word after
which its own share by `evaluate()` is best (ties: any, but not to pass, stay or end if something else is as good).
"""

import argparse
from collections import Counter
from collections.abc import Callable
from time import perf_counter

from skyhall.core.dice import Dice, seeded
from skyhall.games.skytear import GAME
from skyhall.games.skytear.box.words import DONE, END, PASS, STAY
from skyhall.games.skytear.play.heroes_phase.activation import Respond
from skyhall.games.skytear.play.state import Table

Mover = Callable[[Table, Dice], int]


def random_move(table: Table, dice: Dice) -> int:
    """Any legal word."""
    actions = table.actions()
    return actions[dice.below(len(actions))]


def greedy_move(table: Table, dice: Dice) -> int:
    """The word whose outcome looks best, in one guess at what is hidden."""
    actions = table.actions()
    if len(actions) == 1:
        return actions[0]
    seat = table.seat
    guess = table.determinize(seat, dice.fork(f"guess {table.moves}"))
    best: list[int] = []
    best_share = -1.0
    for action in actions:
        twin = guess.clone()
        twin.push(action)
        while isinstance(twin.agenda[-1] if twin.agenda else None, Respond):
            twin.push(PASS)
        share = twin.evaluate()[seat]
        if share > best_share + 1e-9:
            best, best_share = [action], share
        elif share > best_share - 1e-9:
            best.append(action)
    if len(best) > 1 and best[0] in (PASS, DONE, END, STAY):
        best.pop(0)
    return best[dice.below(len(best))]


class Tally:
    """What a series of games adds up to."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.decisions: list[int] = []
        self.turns: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.victory: Counter[str] = Counter()
        self.pair_games: Counter[str] = Counter()
        self.pair_shares: dict[str, float] = {}
        self.first_share = 0.0
        self.played: Counter[str] = Counter()
        self.kills = 0
        self.seconds = 0.0

    def add(self, table: Table) -> None:
        """Count a finished game that was listened to."""
        shares = table.win_shares()
        self.games += 1
        self.decisions.append(table.moves)
        self.turns[table.turn] += 1
        self.endings[table.ending()] += 1
        self.first_share += shares[table.first]
        self.kills += sum(table.kills)
        if table.ending() == "victory":
            for card in table.view(None)["victory"]:
                if card["done"][table.winner]:
                    self.victory[card["key"]] += 1
        for seat in range(2):
            pair = "+".join(sorted({table.box.factions[table.box.heroes[h].faction].key for h in table.teams[seat]}))
            self.pair_games[pair] += 1
            self.pair_shares[pair] = self.pair_shares.get(pair, 0.0) + shares[seat]
        for event in table.log or []:
            if event.name == "card_played":
                self.played[str(event.public["card"])] += 1

    def show(self) -> None:
        """The Markdown."""
        n = self.games
        moves = sorted(self.decisions)
        mean_turn = sum(turn * count for turn, count in self.turns.items()) / n
        print(f"\n### {n} {self.name} games\n")
        print(f"- turns: mean {mean_turn:.2f}; " + ", ".join(f"{t}: {self.turns[t]}" for t in sorted(self.turns)))
        print(f"- decisions per game: mean {sum(moves) / n:.0f}, median {moves[n // 2]}, {moves[0]} to {moves[-1]}")
        print("- endings: " + ", ".join(f"{why} {100 * count / n:.1f} %" for why, count in self.endings.most_common()))
        print("- victory cards completed: " + ", ".join(f"{key} {count}" for key, count in self.victory.most_common()))
        print(f"- first player's share of the win: {100 * self.first_share / n:.1f} %")
        print(f"- heroes Defeated per game: {self.kills / n:.2f}; {self.seconds:.0f} s in all")
        never = [card.key for card in GAME.edition("standard").cards if not self.played[card.key]]
        print(
            f"- cards played per game: {sum(self.played.values()) / n:.1f}; never played: {', '.join(never) or 'none'}"
        )
        print("\n| factions | games | share of the win |\n| --- | --- | --- |")
        for pair in sorted(self.pair_games, key=lambda p: -self.pair_shares[p] / self.pair_games[p]):
            share = 100 * self.pair_shares[pair] / self.pair_games[pair]
            print(f"| {pair} | {self.pair_games[pair]} | {share:.1f} % |")
        rare = [f"{key} {count}" for key, count in self.played.most_common()[::-1][:6]]
        often = [f"{key} {count}" for key, count in self.played.most_common(6)]
        print(f"\nMost played: {', '.join(often)}. Least played: {', '.join(rare)}.")


def series(name: str, games: int, mover: Mover) -> Tally:
    """Play so many games with both seats moved alike."""
    tally = Tally(name)
    start = perf_counter()
    for number in range(games):
        table = GAME.new(2, f"stats {name} {number}", edition="standard", listen=True)
        assert isinstance(table, Table)
        dice = seeded(f"stats {name} mover {number}")
        while not table.over:
            table.push(mover(table, dice))
        tally.add(table)
    tally.seconds = perf_counter() - start
    return tally


def main() -> None:
    """Read the numbers of games and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--random", type=int, default=1000)
    parser.add_argument("--greedy", type=int, default=100)
    chosen = parser.parse_args()
    print("## Skytear: how games go")
    if chosen.random:
        series("random", chosen.random, random_move).show()
    if chosen.greedy:
        series("greedy", chosen.greedy, greedy_move).show()


if __name__ == "__main__":
    main()
