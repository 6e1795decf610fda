"""What lies on the Stack (SK-46), and how elements of the table are written as ints.

An element code is a hero's index (the outsider's is the number of heroes), or one of the ranges below. Minions and
pillars are named by seat and hex: a seat never has two of them on one hex (SK-62, SK-76, SK-101).
"""

from typing import ClassVar, Final

from skyhall.core.event import Json

MINION_0: Final = 100  # + 200 × seat + hex
PILLAR_0: Final = 500  # + 200 × seat + hex
ILLUSION_0: Final = 900  # + hero
HEX_CODE_0: Final = 1000  # + hex: a target hex
ITEM_CODE_0: Final = 2000  # + number of a Stack item
NOTHING: Final = -1

ACTION_ITEM: Final = 0  # a declared or taken action; `what` is the action
CARD_ITEM: Final = 1  # a played card; `what` is the card
TRIGGER_ITEM: Final = 2  # a triggered skill, or a skill that the outsider uses; `what` is its place on the hero card
PROVOKED_ITEM: Final = 3  # SK-82
ITEM_NAMES: Final = ["action", "card", "skill", "provoked"]


class Item:
    """One effect on the Stack: who controls it, who casts it, what it is and at what it is aimed.

    `it` is what a trigger names (the Marked hero, the damaging hero, the Attack's target); `removed` are the hexes of
    the pillars that a Worship has removed (SK-76).
    """

    fields: ClassVar[tuple[str, ...]] = ("number", "kind", "seat", "hero", "what", "targets", "it", "removed")

    def __init__(
        self, number: int, kind: int, seat: int, hero: int, what: int, targets: list[int], it: int, removed: list[int]
    ) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self.hero = hero
        self.what = what
        self.targets = targets
        self.it = it
        self.removed = removed

    def numbered(self, number: int) -> "Item":
        """The same item, put on the Stack as this number."""
        return Item(number, self.kind, self.seat, self.hero, self.what, self.targets, self.it, self.removed)

    def aimed(self, targets: list[int]) -> "Item":
        """The same item with other targets (SK-70)."""
        return Item(self.number, self.kind, self.seat, self.hero, self.what, targets, self.it, self.removed)

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int, int, list[int], int, list[int]]]:
        """For pickles."""
        whole = (self.number, self.kind, self.seat, self.hero, self.what, self.targets, self.it, self.removed)
        return item_again, whole

    def plain(self) -> list[Json]:
        """The item as plain data."""
        return [self.number, self.kind, self.seat, self.hero, self.what, self.targets[:], self.it, self.removed[:]]


NO_ITEM: Final = Item(-1, -1, -1, -1, -1, [], NOTHING, [])


def item_again(
    number: int, kind: int, seat: int, hero: int, what: int, targets: list[int], it: int, removed: list[int]
) -> Item:
    """An item from a pickle; the one that stands for none is always the same."""
    return NO_ITEM if kind < 0 else Item(number, kind, seat, hero, what, targets, it, removed)
