"""A card or action on its way to the Stack: card → caster → targets, each choice a link that may be taken back.

Until the chain is complete nothing has happened: a card is still in hand, and other seats only see the question that
the chain began with (section 7 of the spec).
"""

from typing import Final

from skyhall.core.event import Json
from skyhall.core.state import Step

NO_STEP: Final = Step()


class Chain:
    """The choices made so far. `origin` is the decision that began it."""

    def __init__(
        self, origin: Step, seat: int, action: int, card: int, hero: int, targets: list[int], free: bool
    ) -> None:
        self.origin = origin
        self.seat = seat
        self.action = action  # −1: a card
        self.card = card  # −1: an action
        self.hero = hero  # the caster, −1: not chosen yet
        self.targets = targets
        self.free = free  # a taken action costs no AP (SK-30)

    def cast_by(self, hero: int) -> "Chain":
        """The chain with its caster."""
        return Chain(self.origin, self.seat, self.action, self.card, hero, self.targets, self.free)

    def aimed(self, code: int) -> "Chain":
        """The chain with one more target."""
        return Chain(self.origin, self.seat, self.action, self.card, self.hero, [*self.targets, code], self.free)

    def __reduce__(self) -> tuple[object, tuple[Step, int, int, int, int, list[int], bool]]:
        """For pickles."""
        return chain_again, (self.origin, self.seat, self.action, self.card, self.hero, self.targets, self.free)

    def plain(self) -> list[Json]:
        """The chain as plain data."""
        return [self.origin.plain(), self.seat, self.action, self.card, self.hero, self.targets[:], self.free]


NO_CHAIN: Final = Chain(NO_STEP, -1, -1, -1, -1, [], False)


def chain_again(origin: Step, seat: int, action: int, card: int, hero: int, targets: list[int], free: bool) -> Chain:
    """A chain from a pickle; the one that stands for none is always the same."""
    return NO_CHAIN if seat < 0 else Chain(origin, seat, action, card, hero, targets, free)
