"""The bot that thinks: information-set Monte-Carlo tree search, for any number of seats.

Every iteration deals anew what the seat cannot see, walks down one tree that all deals share, and adds what came of it
for every seat (max^n: each seat is taken to play for its own share of the win). The seats of a side divide one win: the
search weighs the side's share, so that it is as sure of itself with a partner as alone.
"""

from time import perf_counter

from skyhall.bots.base import Bot
from skyhall.bots.greedy import look_ahead
from skyhall.bots.memory import Memory
from skyhall.bots.tree import Node, expand, pick
from skyhall.core.dice import Dice
from skyhall.core.lens import CHOOSE, REST
from skyhall.core.state import State

ITERATIONS = 400
TO_THE_END = -1
# A patient search looks after each of so many parts of its iterations whether an action is clearly ahead: by this share
# of all visits.
PARTS = 8
CLEAR = 0.7


class Plan:
    """How to search.

    `iterations`: how many, 0 for as many as the clock allows. `cutoff`: random decisions played below the tree before
    the evaluation is asked, −1 to play to the end. `exploration`: how much is tried against what the numbers say.
    `sharpness`: how much a prior trusts the evaluation; 0 is not at all, and saves asking it. `ripe`: visits before a
    node gets children. `samples`: deals looked at for the priors of the root. `settle`: decisions that the seat to
    decide below the tree may still make, each the best by the evaluation, so that half a turn is not judged. `turns`:
    of how many turns in a row, whoever's they are, so much is played. `rest`: decisions of any seat that may be made
    after that, until the game says that nothing is left undone. `learned`: whether the evaluation is the learned one.
    `patience`: a search with more than 1 stops as soon as one action is clearly ahead, and where two are close it goes
    on for up to so many times its iterations.
    """

    def __init__(
        self,
        iterations: int = ITERATIONS,
        cutoff: int = 0,
        exploration: float = 0.3,
        sharpness: float = 12.0,
        ripe: int = 2,
        samples: int = 4,
        settle: int = 0,
        learned: bool = False,
        patience: int = 1,
        turns: int = 1,
        rest: int = 0,
    ) -> None:
        self.iterations = iterations
        self.cutoff = cutoff
        self.exploration = exploration
        self.sharpness = sharpness
        self.ripe = ripe
        self.samples = samples
        self.settle = settle
        self.learned = learned
        self.patience = patience
        self.turns = turns
        self.rest = rest


class Search:
    """One tree over what a seat sees. `base` is a deal of what it does not see; every iteration deals its own."""

    def __init__(self, base: State, seat: int, plan: Plan, dice: Dice, root: Node) -> None:
        self.base = base
        self.seat = seat
        self.plan = plan
        self.dice = dice
        self.root = root
        self.even = [1.0 / base.setup.seats] * base.setup.seats
        sides = base.setup.game.sides(base)
        # Among how many each seat's side divides a win.
        self.together = [float(sides.count(side)) for side in sides]

    def prepare(self) -> None:
        """Give the root the legal actions as children; a tree that is used again has most of them already."""
        legal = self.base.actions()
        self.root.keep_only(legal)
        actions = [action for action in legal if action not in self.root.places]
        if actions:
            self.expand(self.root, self.seat, actions, self.look(self.base, actions, self.plan.samples))

    def run(self, milliseconds: int) -> None:
        """Iterate until the plan is done, the time is up, or the best child cannot be overtaken any more."""
        iterations = self.plan.iterations
        if iterations == 0 and milliseconds == 0:
            iterations = ITERATIONS
        deadline = perf_counter() + milliseconds / 1000.0
        left = max(iterations - self.root.visits, iterations // 4)
        more = iterations * (self.plan.patience - 1)
        part = max(1, iterations // PARTS)
        while iterations == 0 or left > 0:
            self.iterate()
            left -= 1
            if iterations and self.root.lead() > left + more:
                return
            if milliseconds and perf_counter() >= deadline:
                return
            if more > 0 and left % part == 0:
                if self.is_clear(part):
                    return
                if left == 0 and self.root.is_close(self.seat):
                    left = min(part, more)
                    more -= left

    def is_clear(self, part: int) -> bool:
        """Whether one action is so far ahead, after two parts at least, that thinking on would be wasted."""
        return self.root.visits >= 2 * part and self.root.lead() > CLEAR * self.root.visits

    def iterate(self) -> None:
        """Deal, and see what comes of it."""
        self.descend(self.base.determinize(self.seat, self.dice))

    def descend(self, state: State) -> None:
        """Walk down the tree in this deal, look at what is there, and tell it to every node on the way."""
        node = self.root
        path = [node]
        while state.seat >= 0 and (node.visits >= self.plan.ripe or node is self.root):
            node = self.step(node, state)
            path.append(node)
        self.play_on(state)
        self.finish_turns(state)
        self.come_to_rest(state)
        shares = self.judge(state)
        for passed in path:
            passed.back_up(shares)

    def step(self, node: Node, state: State) -> Node:
        """Take the action to try next from a node, in this deal."""
        actions = state.actions()
        children = node.children
        if actions != node.words:
            unknown = [action for action in actions if action not in node.places]
            if unknown:
                self.expand(node, state.seat, unknown, self.look(state, unknown, 0))
            places = node.places
            children = [places[action] for action in actions]
        child = children[0] if len(children) == 1 else pick(children, state.seat, self.exploration(state.seat))
        state.push(child.action)
        return child

    def exploration(self, seat: int) -> float:
        """How much a seat tries against what its part of the side's share says."""
        return self.plan.exploration / self.together[seat]

    def expand(self, node: Node, seat: int, actions: list[int], outlooks: list[list[float]]) -> None:
        """Children for actions that have none yet; what differs for a side differs less for each of its seats."""
        expand(node, seat, actions, outlooks, self.plan.sharpness * self.together[seat])

    def look(self, state: State, actions: list[int], samples: int) -> list[list[float]]:
        """The evaluation after each action: over several deals for the root, in this deal below it."""
        if self.plan.sharpness == 0.0:
            return [self.even[:] for _ in actions]
        if samples:
            return look_ahead(state, self.seat, actions, samples, self.dice, self.plan.learned)
        outlooks: list[list[float]] = []
        for action in actions:
            after = state.clone()
            after.push(action)
            outlooks.append(self.judge(after))
        return outlooks

    def judge(self, state: State) -> list[float]:
        """How good a position looks, as the plan says."""
        return state.judge() if self.plan.learned else state.evaluate()

    def play_on(self, state: State) -> None:
        """Random decisions below the tree, as many as the plan says."""
        dice = self.dice
        left = self.plan.cutoff
        while state.seat >= 0 and left != 0:
            actions = state.actions()
            state.push(actions[0] if len(actions) == 1 else actions[dice.below(len(actions))])
            left -= 1

    def finish_turns(self, state: State) -> None:
        """As many turns in a row as the plan says."""
        for _ in range(self.plan.turns):
            self.finish_turn(state)

    def finish_turn(self, state: State) -> None:
        """Let the seat to decide go on greedily until another one is asked, for so many decisions as the plan says."""
        seat = state.seat
        left = self.plan.settle
        while left > 0 and seat >= 0 and state.seat == seat:
            actions = state.actions()
            state.push(actions[0] if len(actions) == 1 else self.greediest(state, actions))
            left -= 1

    def come_to_rest(self, state: State) -> None:
        """Let what is only begun run its course, as the game says, for so many decisions as the plan allows."""
        game = state.setup.game
        left = self.plan.rest
        while left > 0 and state.seat >= 0:
            word = game.goes_on(state)
            if word == REST:
                return
            if word == CHOOSE:
                actions = state.actions()
                word = actions[0] if len(actions) == 1 else self.greediest(state, actions)
            state.push(word)
            left -= 1

    def greediest(self, state: State, actions: list[int]) -> int:
        """The action after which the seat to decide looks best, in this deal."""
        found = actions[0]
        highest = -1.0
        for action in actions:
            after = state.clone()
            after.push(action)
            share = self.judge(after)[state.seat]
            if share > highest:
                highest = share
                found = action
        return found


class SearchBot(Bot):
    """Searches, and remembers its tree from one of its decisions to the next.

    `slip` is how many of a hundred decisions are made without looking.
    """

    def __init__(self, plan: Plan | None = None, slip: int = 0) -> None:
        self.plan = plan or Plan()
        self.slip = slip
        self.memory = Memory()

    def choose(self, state: State, seat: int, budget: int, dice: Dice) -> int:
        actions = state.actions()
        if len(actions) == 1:
            return actions[0]
        if self.slip and dice.below(100) < self.slip:
            return actions[dice.below(len(actions))]
        return self.think(state, seat, budget, dice).best().action

    def think(self, state: State, seat: int, budget: int, dice: Dice) -> Node:
        """The root of the tree after thinking; its children are the legal actions."""
        root = self.memory.find(state, seat) or Node(-1, 1.0, [0.0] * state.setup.seats)
        search = Search(state, seat, self.plan, dice.fork(f"search {state.moves}"), root)
        search.prepare()
        search.run(budget)
        self.memory.keep(state, seat, root)
        return root
