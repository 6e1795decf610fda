"""One game of a match, from its deal to its result. It needs nothing but plain data, so it can be played anywhere."""

from collections.abc import Callable
from functools import cache
from time import perf_counter

import msgspec

from skyhall.arena.fixtures import Fixture, Match
from skyhall.bots import bot
from skyhall.bots.base import Bot, ask
from skyhall.core.dice import Dice, seeded
from skyhall.core.edition import Edition
from skyhall.core.line import Line
from skyhall.core.registry import game


class Result(msgspec.Struct, frozen=True):
    """How a game came out; lists go by seat. `record` holds every action taken, as small ints.

    `decisions`, `thinking` and `longest` are how often each seat chose among several actions, the seconds it took in
    all and the longest single one.
    """

    number: int
    line_up: list[str]
    seed: str
    shares: list[float]
    ranks: list[int]
    scores: list[int]
    ending: str
    moves: int
    decisions: list[int]
    thinking: list[float]
    longest: list[float]
    record: list[int]


class Clocks:
    """How long every seat thought."""

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats
        self.thinking = [0.0] * seats
        self.longest = [0.0] * seats

    def add(self, seat: int, seconds: float) -> None:
        self.decisions[seat] += 1
        self.thinking[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)


def play_fixture(
    match: Match, fixture: Fixture, player: Callable[[str], Bot] = bot, edition: Edition | None = None
) -> Result:
    """Play a game to its end; `player` gives who sits where a name stands, `edition` is for a box without a name."""
    used = edition or box(match.game, match.edition)
    line = Line(game(match.game), match.seats, fixture.seed, match.options, used)
    players = [player(name) for name in fixture.line_up]
    dice = [seeded(f"{fixture.seed} {name} at {seat}") for seat, name in enumerate(fixture.line_up)]
    clocks = Clocks(match.seats)
    play_out(line, players, dice, match.clock, clocks)
    state = line.state
    return Result(
        fixture.number,
        fixture.line_up,
        fixture.seed,
        state.win_shares(),
        state.ranks(),
        state.scores(),
        state.ending(),
        state.moves,
        clocks.decisions,
        [round(seconds, 4) for seconds in clocks.thinking],
        [round(seconds, 4) for seconds in clocks.longest],
        line.actions,
    )


def play_out(line: Line, players: list[Bot], dice: list[Dice], clock: int, clocks: Clocks) -> None:
    """Ask each seat in its turn until the game is over. An illegal choice is not let through."""
    state = line.state
    while not state.over:
        seat = state.seat
        actions = state.actions()
        action = actions[0]
        if len(actions) > 1:
            start = perf_counter()
            action = ask(players[seat], state, clock, dice[seat])
            clocks.add(seat, perf_counter() - start)
        line.apply(action)


@cache
def box(game_name: str, edition: str) -> Edition:
    """An edition, read once in each process."""
    return game(game_name).edition(edition)
