"""One choice of a finished game, judged by a strong search that sees what the seat could see, and nothing else."""

from collections.abc import Sequence

import msgspec

from skyhall.bots.greedy import look_ahead
from skyhall.bots.judge import NOTHING_FORCED, Forced, weigh
from skyhall.bots.levels import review_plan
from skyhall.bots.search import Plan
from skyhall.core.dice import Dice, seeded
from skyhall.core.line import came_out, secrets_of
from skyhall.core.state import State

# Beside the played action so many others are weighed.
RIVALS = 2
# What catches the eye at once is what looks best one choice ahead, over so many deals.
GLANCES = 4


class Effort(msgspec.Struct, frozen=True):
    """How hard to look at a choice: iterations for finding candidates, and for each of them in each of some deals."""

    finding: int
    weighing: int
    deals: int

    @classmethod
    def of(cls, iterations: float, deals: int) -> "Effort":
        """About so many iterations in all."""
        finding = max(1, round(iterations / 4))
        return cls(finding, max(1, round((iterations - finding) / ((1 + RIVALS) * deals))), deals)


class Phrase(msgspec.Struct, frozen=True):
    """A word for people: an entry of the game's catalogue and what to put into it."""

    key: str
    args: dict[str, object]


def phrase_of(state: State, action: int) -> Phrase:
    """An action in this position, for people."""
    told = state.describe(action)
    return Phrase(told.key, dict(told.args))


class Judged(msgspec.Struct, kw_only=True):
    """What was found about a choice. Shares are those of every seat, 0 to 1.

    `before` is what the position promised with the best action, `after` what the played one left. `loss` is what the
    seat gave away, `error` how far that may be off, `lead` by how much the best is ahead of the next one. `line` is
    what was expected after the best action.
    """

    best: str
    best_told: Phrase
    before: list[float]
    after: list[float]
    loss: float
    error: float
    lead: float
    is_obvious: bool
    line: list[str]


def judge(state: State, played: int, effort: Effort, label: str) -> Judged:
    """Judge an action that was played here. The label fixes the deals: the same one gives the same judgement."""
    seat, name = state.seat, state.setup.words.name
    plan = review_plan(state.setup.game.name)
    dice = seeded(f"review {label}")
    plan.iterations = effort.finding
    candidates = worth_weighing(state, played, plan, dice)
    plan.iterations = effort.weighing
    weighed = weigh(state, seat, candidates, plan, effort.deals, dice.fork("weigh"))
    # The played action is the first: of equals it is the best.
    best = max(weighed, key=lambda one: one.shares[seat])
    loss, error = best.lead(weighed[0], seat)
    others = [one for one in weighed if one is not best]
    return Judged(
        best=name(best.action),
        best_told=phrase_of(state, best.action),
        before=best.shares,
        after=weighed[0].shares,
        loss=loss,
        error=error,
        lead=min([best.lead(other, seat)[0] for other in others]),
        is_obvious=eye_catcher(state, dice) == best.action,
        line=[name(action) for action in best.line],
    )


def worth_weighing(state: State, played: int, plan: Plan, dice: Dice) -> list[int]:
    """The played action first, then the one that a search tried most, and those that promise most."""
    search = Forced(state, state.seat, plan, dice.fork("find"), NOTHING_FORCED)
    for _ in range(plan.iterations):
        search.iterate()
    legal = state.actions()
    children = [child for child in search.root.children if child.action in legal and child.action != played]
    by_visits = sorted(children, key=lambda child: -child.visits)[:1]
    by_share = sorted(children, key=lambda child: -child.share(state.seat))[:RIVALS]
    found = list(dict.fromkeys([played, *[child.action for child in [*by_visits, *by_share]]]))
    return found[: 1 + RIVALS]


def eye_catcher(state: State, dice: Dice) -> int:
    """The action that looks best one choice ahead."""
    actions = state.actions()
    looks = look_ahead(state, state.seat, actions, GLANCES, dice.fork("glance"))
    best = max(range(len(actions)), key=lambda place: looks[place][state.seat])
    return actions[best]


def is_chance(before: State, after: State, seat: int, hidden: Sequence[str]) -> bool:
    """Whether dice, a card that was shown, or what another seat knows may have changed the shares in between."""
    if came_out(before, after, seat, hidden):
        return True
    if after.over or after.seat == seat:
        return False
    dealt = [secrets_of(after.determinize(one, seeded("who knows what")), hidden) for one in (seat, after.seat)]
    return dealt[0] != dealt[1]
