"""Advice for a person: the best few actions and what they promise."""

from skyhall.bots.build import search_plan
from skyhall.bots.levels import levels
from skyhall.bots.search import Plan, SearchBot
from skyhall.bots.tree import Node
from skyhall.core.dice import Dice
from skyhall.core.state import State

HINTS = 3


class Hint:
    """An action, the share of the win it promises its seat, and how much of the search went into it (0 to 1)."""

    def __init__(self, action: int, win: float, trust: float) -> None:
        self.action = action
        self.win = win
        self.trust = trust


def suggest(state: State, seat: int, dice: Dice, count: int = HINTS, budget: int = 0) -> list[Hint]:
    """The best few actions for the seat to decide, best first; only what the seat may see is looked at.

    The search is the one of the game's strongest level. `budget` is in milliseconds, 0 for no clock.
    """
    level = levels(state.setup.game)[-1]
    plan = search_plan(level.parameters) if level.kind == "search" else Plan()
    seen = state.determinize(seat, dice.fork(f"hidden {state.moves}"))
    root = SearchBot(plan).think(seen, seat, min(budget, level.milliseconds), dice)
    total = max(1, sum([child.visits for child in root.children]))
    ordered = sorted(root.children, key=rank, reverse=True)
    return [Hint(child.action, child.share(seat), child.visits / total) for child in ordered[:count]]


def rank(node: Node) -> tuple[int, float]:
    """The order in which a search would choose: most visited first, then what looked best."""
    return node.visits, node.weight
