"""The bot that looks one decision ahead."""

from skyhall.bots.base import Bot
from skyhall.core.dice import Dice
from skyhall.core.state import State

SAMPLES = 4
# Steps in which a blur is rolled.
FINE = 1000


class GreedyBot(Bot):
    """Takes what the game's own evaluation likes best after one decision, chance being sampled a few times.

    `slip` is how many of a hundred decisions are made without looking. `blur` is how the weaker levels err: an action
    may seem better than it is by up to so many hundredths of what lies between the best and the worst, so that much
    is seen and little is confused.
    """

    def __init__(self, samples: int = SAMPLES, slip: int = 0, learned: bool = False, blur: int = 0) -> None:
        self.samples = samples
        self.slip = slip
        self.learned = learned
        self.blur = blur

    def choose(self, state: State, seat: int, budget: int, dice: Dice) -> int:
        actions = state.actions()
        if len(actions) == 1:
            return actions[0]
        if self.slip and dice.below(100) < self.slip:
            return actions[dice.below(len(actions))]
        outlooks = look_ahead(state, seat, actions, self.samples, dice, self.learned)
        shares = [outlook[seat] for outlook in outlooks]
        if self.blur:
            shares = blurred(shares, self.blur, dice)
        best: list[int] = []
        highest = -1.0
        for place, action in enumerate(actions):
            share = shares[place]
            if share > highest:
                highest = share
                best = [action]
            elif share == highest:
                best.append(action)
        return best[dice.below(len(best))]


def blurred(shares: list[float], blur: int, dice: Dice) -> list[float]:
    """Shares as somebody takes them for who sees only roughly: each as much too high as the dice say."""
    most = (max(shares) - min(shares)) * blur / 100
    return [share + most * dice.below(FINE) / FINE for share in shares]


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
