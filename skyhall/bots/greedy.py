"""The bot that looks one decision ahead."""

from skyhall.bots.base import Bot
from skyhall.core.dice import Dice
from skyhall.core.state import State

SAMPLES = 4


class GreedyBot(Bot):
    """Takes what the game's own evaluation likes best after one decision, chance being sampled a few times.

    `slip` is how many of a hundred decisions are made without looking: how the weaker levels err.
    """

    def __init__(self, samples: int = SAMPLES, slip: int = 0, learned: bool = False) -> None:
        self.samples = samples
        self.slip = slip
        self.learned = learned

    def choose(self, state: State, seat: int, budget: int, dice: Dice) -> int:
        actions = state.actions()
        if len(actions) == 1:
            return actions[0]
        if self.slip and dice.below(100) < self.slip:
            return actions[dice.below(len(actions))]
        outlooks = look_ahead(state, seat, actions, self.samples, dice, self.learned)
        best: list[int] = []
        highest = -1.0
        for place, action in enumerate(actions):
            share = outlooks[place][seat]
            if share > highest:
                highest = share
                best = [action]
            elif share == highest:
                best.append(action)
        return best[dice.below(len(best))]


def look_ahead(
    state: State, seat: int, actions: list[int], samples: int, dice: Dice, learned: bool = False
) -> list[list[float]]:
    """For each action the evaluation right after it, for all seats, the mean over several deals of what is hidden.

    In one deal every action meets the same luck, so that what differs is the action.
    """
    seats = state.setup.seats
    outlooks = [[0.0] * seats for _ in actions]
    for sample in range(samples):
        deal = state.determinize(seat, dice.fork(f"sample {sample}"))
        for place, action in enumerate(actions):
            after = deal.clone()
            after.push(action)
            shares = after.judge() if learned else after.evaluate()
            outlook = outlooks[place]
            for each in range(seats):
                outlook[each] += shares[each] / samples
    return outlooks
