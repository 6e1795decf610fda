"""A decision of this game: what it offers is worked out once, when it is asked, and kept in `table.menu`."""

from typing import ClassVar

from skyhall.core.state import Decision
from skyhall.games.skytear.play.state import Table


class Choice(Decision):
    """A single word is taken without asking, unless that would show something hidden (`is_always_asked`, section 6)."""

    is_always_asked: ClassVar[bool] = False

    def words(self, table: Table) -> list[int]:
        """The legal words in vocabulary order; none if there is nothing to decide."""
        raise NotImplementedError

    def nothing(self, table: Table) -> None:
        """What happens if there is nothing to decide."""

    def asks(self, table: Table) -> bool:
        table.menu = self.words(table)
        count = len(table.menu)
        return count > 1 or (count == 1 and self.is_always_asked)

    def actions(self, table: Table) -> list[int]:
        return table.menu[:] if table.menu else self.words(table)

    def run(self, table: Table) -> None:
        if table.menu:
            self.take(table, table.menu[0])
        else:
            self.nothing(table)
