"""Many games of the same bots at the same seats: what they come to, and how fast they go."""

from collections import Counter
from time import perf_counter

import msgspec

from skyhall.arena.fixtures import Match
from skyhall.arena.play import box
from skyhall.bots import bot
from skyhall.bots.base import Bot, ask
from skyhall.bots.random import RandomBot, rollout
from skyhall.core.dice import Dice, seeded
from skyhall.core.errors import OptionsError
from skyhall.core.registry import game
from skyhall.core.state import State


class Outcome(msgspec.Struct, frozen=True):
    """How a game came out, by seat, and how long it took."""

    number: int
    shares: list[float]
    scores: list[int]
    ending: str
    moves: int
    seconds: float


class Tally(msgspec.Struct):
    """What some games came to; lists go by seat. `seconds` are those of all processes together."""

    games: int
    moves: int
    seconds: float
    wins: list[float]
    points: list[int]
    endings: dict[str, int]


def seated(bots: list[str], seats: int, fewest: int) -> list[str]:
    """Who sits where: one bot for all seats, or one for each."""
    seats = seats or (len(bots) if len(bots) > 1 else fewest)
    names = bots * seats if len(bots) == 1 else bots
    if len(names) != seats:
        raise OptionsError(f"{len(names)} bots for {seats} seats: expected one for all seats, or one for each")
    return names


def simulate(match: Match, number: int) -> Outcome:
    """Play a game; the bots of a match sit in the order they are given."""
    start = perf_counter()
    state = game(match.game).new(match.seats, f"{match.seed} {number}", match.options, box(match.game, match.edition))
    play_out(state, [bot(name) for name in match.bots], seeded(f"{match.seed} bots {number}"))
    seconds = round(perf_counter() - start, 6)
    return Outcome(number, state.win_shares(), state.scores(), state.ending(), state.moves, seconds)


def play_out(state: State, players: list[Bot], dice: Dice) -> None:
    """To the end, by the same dice for all."""
    if all(isinstance(player, RandomBot) for player in players):
        rollout(state, dice)  # nobody asks what they played
    while not state.over:
        state.push(ask(players[state.seat], state, 0, dice))


def tally(outcomes: list[Outcome], seats: int) -> Tally:
    """All of them together."""
    return Tally(
        len(outcomes),
        sum(each.moves for each in outcomes),
        sum(each.seconds for each in outcomes),
        [sum(each.shares[seat] for each in outcomes) for seat in range(seats)],
        [sum(each.scores[seat] for each in outcomes) for seat in range(seats)],
        dict(Counter(each.ending for each in outcomes).most_common()),
    )
