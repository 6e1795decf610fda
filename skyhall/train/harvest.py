"""Positions from played games: what the features said of them, and what came of them."""

import msgspec

from skyhall.arena.fixtures import Match
from skyhall.arena.play import Result, box
from skyhall.core.dice import seeded
from skyhall.core.registry import game
from skyhall.train.selfplay import TEST


class Sheaf(msgspec.Struct, frozen=True):
    """The positions taken from one game, each with its features by seat, its stage and the hand-made evaluation;
    and the shares of the win that came of it."""

    is_test: bool
    rows: list[list[list[float]]]
    stages: list[float]
    hand_made: list[list[float]]
    shares: list[float]


def reap(match: Match, positions: int, result: Result) -> tuple[int, Sheaf]:
    """Play a game again, and look at some of its positions; they come with the number of the game."""
    state = game(match.game).new(match.seats, result.seed, match.options, box(match.game, match.edition))
    chosen = set(seeded(f"{result.seed} positions").sample(list(range(result.moves)), min(positions, result.moves)))
    rows: list[list[list[float]]] = []
    stages: list[float] = []
    hand_made: list[list[float]] = []
    lens = state.setup.game
    for number, action in enumerate(result.record):
        if number in chosen:
            rows.append(lens.features(state))
            stages.append(lens.stage(state))
            hand_made.append(lens.evaluate(state))
        state.push(action)
    return result.number, Sheaf(result.number % TEST == TEST - 1, rows, stages, hand_made, result.shares)
