"""How games of Sky Painters go: turns, endings, scores, and what each Painter, card and seat is worth.

    python benchmarks/sky_painters_stats.py [random games] [greedy games]

plays that many games with random movers (2000) and with greedy ones (200) at each number of seats, and prints Markdown.
A greedy mover tries every legal action on a copy and takes the one after which its own `evaluate()` share is best.
Seeds are fixed, so the figures can be had again; a compiled build makes it about six times as fast.
"""

import sys
from collections import Counter
from time import perf_counter

from skyhall.core.dice import Dice, seeded
from skyhall.games.sky_painters import GAME
from skyhall.games.sky_painters.play.state import Table


class Tally:
    """What is counted over the games of one kind of mover at one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.decisions = 0
        self.turns: list[int] = []
        self.endings: Counter[str] = Counter()
        self.points: list[int] = []
        self.winners: list[int] = []
        self.by_order = [0.0] * seats
        self.completed = 0
        self.bought: Counter[str] = Counter()
        self.bought_won: Counter[str] = Counter()
        self.painted: Counter[str] = Counter()
        self.painted_won: Counter[str] = Counter()
        self.tokens: Counter[str] = Counter()
        self.tokens_won: Counter[str] = Counter()

    def add(self, table: Table) -> None:
        """Count a game that is over."""
        box = table.box
        shares = table.win_shares()
        points = table.scores()
        self.games += 1
        self.decisions += table.moves
        self.turns.append(table.turn)
        self.endings[table.how] += 1
        self.points += points
        self.winners += [points[seat] for seat in range(self.seats) if shares[seat] > 0]
        for seat in range(self.seats):
            self.by_order[(seat - table.first) % self.seats] += shares[seat]
            self.completed += table.completed[seat]
            for number in table.painters[seat]:
                self.bought[box.painters[number].id] += 1
                self.bought_won[box.painters[number].id] += shares[seat]
            for token in table.halos[seat]:
                self.tokens[box.halos[token].id] += 1
                self.tokens_won[box.halos[token].id] += shares[seat]
            for card, is_blue in zip(table.sky[seat], table.blue[seat], strict=True):
                if is_blue:
                    self.painted[box.cards[card].id] += 1
                    self.painted_won[box.cards[card].id] += shares[seat]

    def row(self) -> str:
        """One line of the main table."""
        turns = sorted(turn / self.seats for turn in self.turns)
        endings = ", ".join(f"{how} {100 * count / self.games:.1f}" for how, count in self.endings.most_common())
        order = " / ".join(f"{100 * wins / self.games:.0f}" for wins in self.by_order)
        per_seat = self.games * self.seats
        cells = [
            f"{self.seats}",
            f"{self.games}",
            f"{sum(turns) / len(turns):.1f} ({turns[0]:.0f}–{turns[-1]:.0f})",
            endings,
            f"{sum(self.points) / per_seat:.0f}",
            f"{sum(self.winners) / len(self.winners):.0f}",
            f"{max(self.points)}",
            f"{self.completed / per_seat:.1f}",
            f"{sum(self.bought.values()) / per_seat:.2f}",
            order,
        ]
        return "| " + " | ".join(cells) + " |"


def play_random(table: Table, dice: Dice) -> None:
    """Any legal action, each equally likely."""
    while not table.over:
        actions = table.actions()
        table.push(actions[dice.below(len(actions))])


def play_greedy(table: Table, dice: Dice) -> None:
    """The action that looks best at once; equals are drawn."""
    while not table.over:
        actions = table.actions()
        seat = table.seat
        best, found = -1.0, [actions[0]]
        if len(actions) > 1:
            for action in actions:
                twin = table.clone()
                twin.push(action)
                share = twin.evaluate()[seat]
                if share > best:
                    best, found = share, [action]
                elif share == best:
                    found.append(action)
        table.push(found[dice.below(len(found))])


def run(mover: str, seats: int, games: int) -> Tally:
    """So many games."""
    tally = Tally(seats)
    for number in range(games):
        table = GAME.new(seats, f"{mover} {number}", edition="standard")
        assert isinstance(table, Table)
        dice = seeded(f"mover {mover} {seats} {number}")
        if mover == "random":
            play_random(table, dice)
        else:
            play_greedy(table, dice)
        tally.add(table)
    return tally


def share_table(title: str, names: list[str], tallies: list[Tally], kind: str) -> list[str]:
    """How often each component came to use in a game, and what part of the games its owner won."""
    head = " | ".join(f"{tally.seats} p: games %, won %" for tally in tallies)
    lines = [f"| {title} | {head} |", "| --- |" + " --- |" * len(tallies)]
    for name in names:
        cells = []
        for tally in tallies:
            used, won = getattr(tally, kind)[name], getattr(tally, kind + "_won")[name]
            cells.append(f"{100 * used / tally.games:.0f}, {100 * won / used:.0f}" if used else "never")
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines


def main() -> None:
    """Play and print."""
    games = {"random": int(sys.argv[1]) if len(sys.argv) > 1 else 2000}
    games["greedy"] = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    box = GAME.edition("standard")
    for mover, count in games.items():
        if not count:
            continue
        began = perf_counter()
        tallies = [run(mover, seats, count) for seats in GAME.seats]
        seconds = perf_counter() - began
        print(f"### {mover.capitalize()} movers\n")
        print(
            "| seats | games | turns a seat (range) | endings, % | points | of winners | most | cards | Painters "
            "| wins by turn order, % |"
        )
        print("| --- |" + " --- |" * 9)
        for tally in tallies:
            print(tally.row())
        decisions = sum(tally.decisions for tally in tallies)
        print(f"\n{decisions} decisions in {seconds:.1f} s.\n")
        if mover == "greedy":
            print("\n".join(share_table("Painter", [tile.id for tile in box.painters], tallies, "bought")) + "\n")
            print("\n".join(share_table("Halo", [tile.id for tile in box.halos], tallies, "tokens")) + "\n")
            print("\n".join(share_table("Completed card", [card.id for card in box.cards], tallies, "painted")) + "\n")


if __name__ == "__main__":
    main()
