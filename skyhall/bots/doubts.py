"""Whether a choice throws much away: what a game finds against it, weighed by a search where facts are not enough.

Only what the seat may see is looked at: all else is dealt anew.
"""

from collections.abc import Mapping
from time import perf_counter

from skyhall.bots.greedy import look_ahead
from skyhall.bots.hints import suggest
from skyhall.bots.levels import review_plan
from skyhall.bots.search import Plan, Search
from skyhall.bots.tree import Node
from skyhall.core.dice import Dice
from skyhall.core.lens import Slip
from skyhall.core.state import State

# How many deals a word is tried in, and of the whole time what the order of the words takes and what each deal does.
DEALS = 3
ORDERING = 0.3
TRYING = 0.08
# Without a clock.
ITERATIONS = 60


def doubt(
    state: State, seat: int, action: int, kinds: Mapping[str, float | None], dice: Dice, budget: int = 0
) -> Slip | None:
    """The slip to ask about, if the action is one: the first of these kinds by which as much is lost as is said there.

    `kinds` are those worth a question, in their order, each with the share of the win that must be lost by it; None
    where the facts speak for themselves. `budget` is in milliseconds, 0 for no clock.
    """
    started = perf_counter()
    seen = state.determinize(seat, dice.fork("doubt"))
    if len(seen.actions()) < 2:
        return None
    # A glance first: most choices give nothing away, and nobody should wait for a search to say so.
    if not _found(seen, action, kinds, glance(seen, seat, dice)):
        return None
    ordered = [hint.action for hint in suggest(seen, seat, dice, len(seen.actions()), int(budget * ORDERING))]
    found = _found(seen, action, kinds, ordered)
    own: float | None = None
    for kind, lost in kinds.items():
        for slip in [one for one in found if one.kind == kind]:
            if lost is None:
                return slip
            if budget and perf_counter() - started > budget / 1000:
                return None
            if own is None:
                own = worth(seen, seat, action, dice, int(budget * TRYING))
            if worth(seen, seat, slip.better, dice, int(budget * TRYING)) - own >= lost:
                return slip
    return None


def glance(state: State, seat: int, dice: Dice) -> list[int]:
    """The legal actions, the best by the evaluation first."""
    actions = state.actions()
    outlooks = look_ahead(state, seat, actions, 1, dice)
    order = sorted(range(len(actions)), key=lambda place: outlooks[place][seat], reverse=True)
    return [actions[place] for place in order]


def _found(state: State, action: int, kinds: Mapping[str, float | None], ordered: list[int]) -> list[Slip]:
    others = [other for other in ordered if other != action]
    return [slip for slip in state.setup.game.slips(state, action, others) if slip.kind in kinds]


def worth(state: State, seat: int, action: int, dice: Dice, budget: int) -> float:
    """The share of the win that a seat may hope for after an action, over several deals of what it cannot see."""
    total = 0.0
    for deal in range(DEALS):
        after = state.determinize(seat, dice.fork(f"deal {deal}"))
        after.push(action)
        total += _share(after, seat, dice.fork(f"search {deal}"), budget)
    return total / DEALS


def _share(state: State, seat: int, dice: Dice, budget: int) -> float:
    if state.over:
        return state.win_shares()[seat]
    plan: Plan = review_plan(state.setup.game.name)
    plan.iterations = 0 if budget else ITERATIONS
    root = Node(-1, 1.0, [0.0] * state.setup.seats)
    Search(state, seat, plan, dice, root).run(budget)
    return root.totals[seat] / root.visits
