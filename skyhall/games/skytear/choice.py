"""A decision of this game: what it offers is worked out once, when it is asked, and kept in `table.menu`."""

from typing import ClassVar

from skyhall.core.state import Decision
from skyhall.games.skytear.items import Item
from skyhall.games.skytear.state import Skytear


class Choice(Decision):
    """A single word is taken without asking, unless that would show something hidden (`is_always_asked`, section 6)."""

    is_always_asked: ClassVar[bool] = False

    def words(self, table: Skytear) -> list[int]:
        """The legal words in vocabulary order; none if there is nothing to decide."""
        raise NotImplementedError

    def nothing(self, table: Skytear) -> None:
        """What happens if there is nothing to decide."""

    def foresee(self, table: Skytear, action: int) -> list[Item]:
        """For the screen: the items that a word may lead to. What it settles is set on `table`, a clone."""
        return []

    def asks(self, table: Skytear) -> bool:
        table.menu = self.words(table)
        count = len(table.menu)
        return count > 1 or (count == 1 and self.is_always_asked)

    def actions(self, table: Skytear) -> list[int]:
        return table.menu[:] if table.menu else self.words(table)

    def run(self, table: Skytear) -> None:
        if table.menu:
            self.take(table, table.menu[0])
        else:
            self.nothing(table)
