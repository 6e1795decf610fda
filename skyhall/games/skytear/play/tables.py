"""Tables that hold more than one of two seats with premade decks does."""

from typing import ClassVar, Final

from skyhall.core.dice import Dice
from skyhall.core.state import Setup
from skyhall.games.skytear.box.contents import Box
from skyhall.games.skytear.play.state import Table


class TeamTable(Table):
    """A table where a side may have two seats: whose turn it is within a side is part of the position."""

    fields: ClassVar[tuple[str, ...]] = (*Table.fields, "due")
    derived: ClassVar[tuple[str, ...]] = tuple([name for name in Table.derived if name != "due"])

    def fresh(self) -> "Table":
        return TeamTable(self.setup, self.dice.clone(), self.box)

    def win_shares(self) -> list[float]:
        """The win divided among the sides in first place, a side's part among its seats (SK-158)."""
        ranks = self.ranks()
        first = [side for side in range(2) if ranks[self.side_of.index(side)] == 1]
        return [1.0 / len(first) / self.side_of.count(side) if side in first else 0.0 for side in self.side_of]


DECK_FIELDS: Final = ("sets", "building", "bundles")


class DeckTable(Table):
    """A table of two with decks of one's own: they are part of the position."""

    fields: ClassVar[tuple[str, ...]] = (*Table.fields, *DECK_FIELDS)
    derived: ClassVar[tuple[str, ...]] = tuple([name for name in Table.derived if name not in DECK_FIELDS])

    def fresh(self) -> "Table":
        return DeckTable(self.setup, self.dice.clone(), self.box)


class TeamDeckTable(TeamTable):
    """The same where a side may have two seats."""

    fields: ClassVar[tuple[str, ...]] = (*TeamTable.fields, *DECK_FIELDS)
    derived: ClassVar[tuple[str, ...]] = tuple([name for name in TeamTable.derived if name not in DECK_FIELDS])

    def fresh(self) -> "Table":
        return TeamDeckTable(self.setup, self.dice.clone(), self.box)


def made(setup: Setup, dice: Dice, box: Box) -> Table:
    """A table of the kind that its seats and its decks ask for, with nothing on it."""
    if box.has_own_decks:
        return TeamDeckTable(setup, dice, box) if setup.seats > 2 else DeckTable(setup, dice, box)
    return TeamTable(setup, dice, box) if setup.seats > 2 else Table(setup, dice, box)
