"""The bot that knows nothing, and the fast simulator built on it."""

from typing import ClassVar

from skyhall.bots.base import Bot
from skyhall.core.dice import Dice
from skyhall.core.state import State


class RandomBot(Bot):
    """Any legal action, each as likely."""

    only_asks: ClassVar[bool] = True

    def choose(self, state: State, seat: int, budget: int, dice: Dice) -> int:
        actions = state.actions()
        return actions[dice.below(len(actions))]


def rollout(state: State, dice: Dice) -> None:
    """Play a table to its end at random, as fast as it goes."""
    while state.seat >= 0:
        actions = state.actions()
        state.push(actions[dice.below(len(actions))])
