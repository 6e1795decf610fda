"""A strong judgement of single choices, for reviews and puzzles.

The visits of one search mislead: an action that is as good as the best may get hardly any. So each action is forced in
turn and searched for itself, with as many iterations, and in the same deals, so that what differs is the action. Only
what the seat can see is used.
"""

from math import sqrt

from skyhall.bots.search import ITERATIONS, Plan, Search
from skyhall.bots.tree import Node
from skyhall.core.dice import Dice
from skyhall.core.state import State

# How many choices of an expected line are told.
LONGEST_LINE = 6
# The error of a share that was found in a single deal: nothing is known about it.
UNKNOWN = 1.0
NOTHING_FORCED = -1


class Weighed:
    """What an action promises: each seat's share of the win, and how far off it may be (a standard error).

    `by_deal` are the shares found in each deal, `line` what is expected to be played after the action.
    """

    def __init__(self, action: int, by_deal: list[list[float]], line: list[int]) -> None:
        self.action = action
        self.by_deal = by_deal
        self.line = line
        self.shares: list[float] = []
        self.errors: list[float] = []
        for seat in range(len(by_deal[0])):
            mean, error = mean_and_error([shares[seat] for shares in by_deal])
            self.shares.append(mean)
            self.errors.append(error)

    def lead(self, other: "Weighed", seat: int) -> tuple[float, float]:
        """By how much this one gives the seat more than another weighed with it, and the standard error of that.

        Both met the same deals, so their difference is surer than either share.
        """
        pairs = zip(self.by_deal, other.by_deal, strict=True)
        return mean_and_error([mine[seat] - theirs[seat] for mine, theirs in pairs])


class Forced(Search):
    """A search whose first choice is made already; the root is what comes after it."""

    def __init__(self, base: State, seat: int, plan: Plan, dice: Dice, action: int) -> None:
        super().__init__(base, seat, plan, dice, Node(action, 1.0, [0.0] * base.setup.seats))
        self.action = action

    def iterate(self) -> None:
        """In the deal of this number, which is the same for every action."""
        deal = self.base.determinize(self.seat, self.dice.fork(f"deal {self.root.visits}"))
        if self.action != NOTHING_FORCED:
            deal.push(self.action)
        self.descend(deal)

    def shares(self) -> list[float]:
        """Each seat's share of the win after all iterations. The root has had no first look."""
        return [total / self.root.visits for total in self.root.totals]


def weigh(state: State, seat: int, actions: list[int], plan: Plan, deals: int, dice: Dice) -> list[Weighed]:
    """Each action of the seat to decide, searched for itself: the plan's iterations in each of several deals."""
    return [search(state, seat, action, plan, deals, dice) for action in actions]


def outlook(state: State, seat: int, plan: Plan, deals: int, dice: Dice) -> Weighed:
    """What a position promises every seat, as far as this one can see it, and the line expected from there."""
    if state.over:
        return Weighed(NOTHING_FORCED, [state.win_shares() for _ in range(deals)], [])
    return search(state, seat, NOTHING_FORCED, plan, deals, dice)


def search(state: State, seat: int, action: int, plan: Plan, deals: int, dice: Dice) -> Weighed:
    """One action in all deals; each deal has a tree of its own, so that what they find can be compared."""
    trees: list[Forced] = []
    for number in range(deals):
        tree = Forced(state, seat, plan, dice.fork(f"judge {number}"), action)
        for _ in range(plan.iterations or ITERATIONS):
            tree.iterate()
        trees.append(tree)
    return Weighed(action, [tree.shares() for tree in trees], expected_line([tree.root for tree in trees]))


def expected_line(roots: list[Node]) -> list[int]:
    """The choices most often visited over all trees, as long as they were visited more than once a tree."""
    line: list[int] = []
    nodes = roots
    while len(line) < LONGEST_LINE:
        visits: dict[int, int] = {}
        for node in nodes:
            for child in node.children:
                visits[child.action] = visits.get(child.action, 0) + child.visits
        most = max(visits.values(), default=0)
        if most <= len(roots):
            break
        action = next(word for word, count in visits.items() if count == most)
        line.append(action)
        nodes = [node.places[action] for node in nodes if action in node.places]
    return line


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean of independent findings, and its standard error."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, UNKNOWN
    squares = sum([(value - mean) ** 2 for value in values])
    return mean, sqrt(squares / (count - 1) / count)
