"""Many games by bots, and how fast they go."""

from functools import partial
from pathlib import Path
from time import perf_counter

from rich.table import Table

from skyhall.arena.fixtures import Match, check_terms, sealed
from skyhall.arena.simulation import Outcome, Tally, simulate, tally
from skyhall.bots.random import rollout
from skyhall.cli.arena import heads
from skyhall.cli.common import console
from skyhall.cli.running import play_rest, print_json
from skyhall.cli.speaking import number, percent, say, spoken
from skyhall.core.dice import seeded
from skyhall.core.game import Game
from skyhall.core.registry import game
from skyhall.core.registry import games as all_games
from skyhall.locale import catalogue
from skyhall.runner import Journal, Place


def simulate_games(match: Match, kept_in: Path | None, resume: bool, place: Place, as_json: bool) -> None:
    """Play what is still to be played and report. Ctrl-C reports what there is."""
    check_terms(match)
    match = sealed(match)
    journal = Journal(kept_in, match, Outcome, resume)
    planned = {number: number for number in range(match.games)}
    is_whole = play_rest(match.game, partial(simulate, match), planned, place, journal, lambda each: each.number)
    # In their order: the result does not depend on which was over first.
    counted = tally(sorted(journal.results, key=lambda each: each.number), match.seats)
    if as_json:
        print_json({"match": match, "tally": counted})
        return
    if not is_whole:
        console.print(say("cli-stopped-so-far"))
    if counted.games:
        _report(match, counted)


def _report(match: Match, counted: Tally) -> None:
    texts = catalogue(spoken(), match.game)
    games = counted.games
    title = say("cli-simulated", title=texts.say("title"), games=games)
    table = Table(title=title, box=None, padding=(0, 2, 0, 0), title_justify="left")
    for name in ("seat", "bot", "wins", "mean"):
        table.add_column(say(f"col-{name}"), justify="left" if name == "bot" else "right")
    for seat, name in enumerate(match.bots):
        share = counted.wins[seat] / games
        table.add_row(str(seat), name, percent(share, ".1f"), number(counted.points[seat] / games, ".2f"))
    console.print(table)
    for reason, count in counted.endings.items():
        console.print(f"{percent(count / games, '.1f'):>7}  {texts.say('end-' + reason)}")
    told = {
        "each": number(counted.moves / games, ".1f"),
        "games": number(games / counted.seconds),
        "decisions": number(counted.moves / counted.seconds),
    }
    console.print(say("cli-simulated-speed", **told))


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
    for place, column in enumerate(heads("game", "seats", "games-s", "decisions-s", "clone")):
        table.add_column(column, justify="right" if place else "left")
    for name in all_games():
        room = game(name)
        seats = min(4, room.seats[-1])
        games, decisions, clone = measure(room, seats, seconds)
        table.add_row(name, str(seats), number(games), number(decisions), number(clone, ".2f"))
    console.print(table)
