"""Advice for a person: the best few actions and what they promise."""

from skyhall.bots.judge import expected_line
from skyhall.bots.levels import levels, strongest_plan
from skyhall.bots.reasons import Reason, reason
from skyhall.bots.search import SearchBot
from skyhall.bots.tree import Node
from skyhall.core.dice import Dice
from skyhall.core.state import State

HINTS = 3


class Advice:
    """An action, the share of the win it promises its seat, how much of the search went into it (0 to 1), and why it
    is good; None where the game has no words for that."""

    def __init__(self, action: int, win: float, trust: float, reason: Reason | None) -> None:
        self.action = action
        self.win = win
        self.trust = trust
        self.reason = reason


def suggest(state: State, seat: int, dice: Dice, count: int = HINTS, budget: int = 0) -> list[Advice]:
    """The best few actions for the seat to decide, best first; only what the seat may see is looked at.

    The search is the one of the game's strongest level. `budget` is in milliseconds, 0 for no clock.
    """
    plan = strongest_plan(state.setup.game.name)
    seen = state.determinize(seat, dice.fork(f"hidden {state.moves}"))
    budget = min(budget, levels(state.setup.game.name)[-1].milliseconds)
    root = SearchBot(plan).think(seen, seat, budget, dice)
    total = max(1, sum([child.visits for child in root.children]))
    ordered = sorted(root.children, key=rank, reverse=True)
    return [
        Advice(child.action, child.share(seat), child.visits / total, why(state, seat, child, dice))
        for child in ordered[:count]
    ]


def why(state: State, seat: int, child: Node, dice: Dice) -> Reason | None:
    """The reason of a choice, with the line that the search expects after it."""
    return reason(state, child.action, seat, expected_line([child]), dice.fork("reason"))


def rank(node: Node) -> tuple[int, float]:
    """The order in which a search would choose: most visited first, then what looked best."""
    return node.visits, node.weight
