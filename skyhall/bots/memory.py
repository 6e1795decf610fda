"""Using a tree again: from one decision of a seat to its next.

A bot is not told what the others played, for that may be secret. It finds its place in the old tree by itself: it plays
the lines it thought about most and looks whether one of them leads to what the seat sees now.
"""

from skyhall.bots.tree import Node
from skyhall.core.state import State

# Lines with fewer visits are not worth looking for, and no more than so many positions are compared.
WORTH_FINDING = 8
COMPARED = 12


class Memory:
    """The tree of a seat's last decision."""

    def __init__(self) -> None:
        self.base: State | None = None
        self.root: Node | None = None
        self.seat = -1
        self.compared = 0

    def keep(self, base: State, seat: int, root: Node) -> None:
        """Remember a tree, and the table it was grown over."""
        self.base = base
        self.root = root
        self.seat = seat

    def find(self, state: State, seat: int) -> Node | None:
        """The node of the old tree that stands for what the seat sees now, if there is one."""
        base, root = self.base, self.root
        if base is None or root is None or seat != self.seat or base.setup is not state.setup:
            return None
        distance = state.moves - base.moves
        if distance < 1:
            return None
        self.compared = 0
        return self.follow(root, base, distance, state, state.view(seat))

    def follow(self, node: Node, position: State, distance: int, state: State, view: object) -> Node | None:
        """Look among the lines of this length from a node, the most visited first."""
        if distance == 0:
            self.compared += 1
            same = position.seat == self.seat and position.view(self.seat) == view
            return node if same and position.actions() == state.actions() else None
        legal = position.actions()
        for child in sorted(node.children, key=visits, reverse=True):
            if child.visits < WORTH_FINDING or self.compared >= COMPARED:
                return None
            if child.action in legal:
                after = position.clone()
                after.push(child.action)
                found = self.follow(child, after, distance - 1, state, view)
                if found is not None:
                    return found
        return None


def visits(node: Node) -> int:
    """How often a line was tried."""
    return node.visits
