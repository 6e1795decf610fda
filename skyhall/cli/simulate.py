"""Many games by bots, and how fast they go."""

from collections import Counter
from time import perf_counter

from rich.table import Table

from skyhall.bots import bot
from skyhall.bots.base import Bot, ask
from skyhall.bots.random import RandomBot, rollout
from skyhall.cli.common import console, progress_of
from skyhall.core.dice import Dice, seeded
from skyhall.core.errors import OptionsError
from skyhall.core.game import Game
from skyhall.core.line import Line
from skyhall.core.registry import game
from skyhall.core.registry import games as all_games
from skyhall.core.state import OptionValue, State
from skyhall.locale import catalogue


class Tally:
    """What the games came to."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.moves = 0
        self.seconds = 0.0
        self.wins = [0.0] * seats
        self.points = [0] * seats
        self.ends: Counter[str] = Counter()

    def add(self, state: State, seconds: float) -> None:
        self.games += 1
        self.moves += state.moves
        self.seconds += seconds
        for seat, share in enumerate(state.win_shares()):
            self.wins[seat] += share
        for seat, points in enumerate(state.scores()):
            self.points[seat] += points
        self.ends[state.ending()] += 1


def simulate_games(
    room: Game, games: int, seats: int, bots: list[str], options: dict[str, OptionValue], edition: str, seed: str
) -> None:
    """Play and report."""
    seats = seats or (len(bots) if len(bots) > 1 else room.seats[0])
    names = bots * seats if len(bots) == 1 else bots
    if len(names) != seats:
        raise OptionsError(f"{len(names)} bots for {seats} seats: expected one for all seats, or one for each")
    players = [bot(name) for name in names]
    box = room.edition(edition)
    tally = Tally(room.setup(seats, options, box).seats)
    with progress_of(room.name) as progress:
        task = progress.add_task("", total=games)
        for number in range(games):
            start = perf_counter()
            line = Line(room, seats, f"{seed} {number}", options, box)
            _play_out(line, players, seeded(f"{seed} bots {number}"))
            tally.add(line.state, perf_counter() - start)
            progress.advance(task)
    _report(room, tally, names)


def _play_out(line: Line, players: list[Bot], dice: Dice) -> None:
    state = line.state
    if all(isinstance(player, RandomBot) for player in players):
        rollout(state, dice)  # nobody asks what they played
    while not state.over:
        line.push(ask(players[state.seat], state, 0, dice))


def _report(room: Game, tally: Tally, names: list[str]) -> None:
    texts = catalogue("en", room.name)
    table = Table(
        title=f"{texts.say('title')}, {tally.games} games", box=None, padding=(0, 2, 0, 0), title_justify="left"
    )
    for column in ("seat", "bot", "wins", "mean points"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for seat, name in enumerate(names):
        share = 100 * tally.wins[seat] / tally.games
        table.add_row(str(seat), name, f"{share:.1f} %", f"{tally.points[seat] / tally.games:.2f}")
    console.print(table)
    for reason, count in tally.ends.most_common():
        console.print(f"{100 * count / tally.games:5.1f} %  {texts.say('end-' + reason)}")
    console.print(
        f"{tally.moves / tally.games:.1f} decisions per game · {tally.games / tally.seconds:,.0f} games/s · "
        f"{tally.moves / tally.seconds:,.0f} decisions/s"
    )


def measure(room: Game, seats: int, seconds: float) -> tuple[float, float, float]:
    """Games/s and decisions/s of random movers, and the microseconds of a clone."""
    games = moves = 0
    dice = seeded("bench")
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = room.new(seats, str(games))
        rollout(state, dice)
        games += 1
        moves += state.moves
    passed = perf_counter() - start
    state = room.new(seats, "clone")
    count = 20_000
    begun = perf_counter()
    for _ in range(count):
        state.clone()
    return games / passed, moves / passed, (perf_counter() - begun) / count * 1e6


def bench_games(seconds: float) -> None:
    """Every game at its usual number of seats."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("game", "seats", "games/s", "decisions/s", "clone µs"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for name in all_games():
        room = game(name)
        seats = min(4, room.seats[-1])
        games, decisions, clone = measure(room, seats, seconds)
        table.add_row(name, str(seats), f"{games:,.0f}", f"{decisions:,.0f}", f"{clone:.2f}")
    console.print(table)
