"""The tree of a search: what is known about every line of play that was tried."""

from math import exp, sqrt

# How much a prior prefers: no action's weight falls below this part of the best one's.
LEAST_WEIGHT = 0.02
# Of the visits of the best action: what is nearly as many, and what is a fair trial.
CLOSE = 0.7
FAIR = 0.2


class Node:
    """What came of an action. Chance and hidden cards differ from visit to visit: a node is a line of words, not a
    position, and its totals are means over all deals.

    `totals` holds each seat's shares of the win summed over the visits, and the first look as one visit more.
    `seen` counts how often the action could be taken, which is not always: hands differ from deal to deal.
    """

    def __init__(self, action: int, weight: float, first_look: list[float]) -> None:
        self.action = action
        self.weight = weight
        self.visits = 0
        self.seen = 0
        self.totals = first_look
        self.children: list[Node] = []
        self.words: list[int] = []
        self.places: dict[int, Node] = {}
        self.best_look = 0.0

    def share(self, seat: int) -> float:
        """The share of the win that this line promises a seat."""
        return self.totals[seat] / (self.visits + 1)

    def add(self, child: "Node") -> None:
        """Another action that can be taken from here."""
        self.children.append(child)
        self.words.append(child.action)
        self.places[child.action] = child

    def keep_only(self, actions: list[int]) -> None:
        """Forget the actions that cannot be taken after all: a line met in other deals may have allowed more."""
        children = [child for child in self.children if child.action in actions]
        if len(children) < len(self.children):
            self.children = children
            self.words = [child.action for child in children]
            self.places = {child.action: child for child in children}

    def back_up(self, shares: list[float]) -> None:
        """One more visit, and what came of it for every seat."""
        self.visits += 1
        totals = self.totals
        for seat in range(len(totals)):
            totals[seat] += shares[seat]

    def best(self) -> "Node":
        """The child most often visited; among equals the one that looked best at first."""
        found = self.children[0]
        for child in self.children:
            if child.visits > found.visits or (child.visits == found.visits and child.weight > found.weight):
                found = child
        return found

    def is_close(self, seat: int) -> bool:
        """Whether the child most visited is not clearly the best: another was tried nearly as often, or promises
        more after a fair trial."""
        best = self.best()
        for child in self.children:
            if child is best:
                continue
            if child.visits > CLOSE * best.visits:
                return True
            if child.visits > FAIR * best.visits and child.share(seat) > best.share(seat):
                return True
        return False

    def lead(self) -> int:
        """By how many visits the best child is ahead of the second."""
        first = 0
        second = 0
        for child in self.children:
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second


def pick(children: list[Node], seat: int, exploration: float) -> Node:
    """PUCT over the actions that can be taken in this deal: what has proved good, and what looks good but was little
    tried."""
    weights = 0.0
    for child in children:
        child.seen += 1
        weights += child.weight
    factor = exploration / weights
    found = children[0]
    highest = -1.0
    for child in children:
        tried = child.visits + 1
        score = child.totals[seat] / tried + factor * child.weight * sqrt(float(child.seen)) / tried
        if score > highest:
            highest = score
            found = child
    return found


def weigh(share: float, best: float, sharpness: float) -> float:
    """The prior of an action from the share of the win it seems to give, next to that of the best action."""
    return min(1.0, max(LEAST_WEIGHT, exp((share - best) * sharpness)))


def expand(node: Node, seat: int, actions: list[int], outlooks: list[list[float]], sharpness: float) -> None:
    """Children for actions that have none yet, with priors from the evaluation after each, for the seat to decide."""
    if not node.children:
        for outlook in outlooks:
            node.best_look = max(node.best_look, outlook[seat])
    for place, action in enumerate(actions):
        node.add(Node(action, weigh(outlooks[place][seat], node.best_look, sharpness), outlooks[place]))
