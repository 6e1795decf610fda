"""A line as machines play it: the open menu is kept, and what a seat sees comes as bytes in one piece."""

from skyhall.core.line import Line
from skyhall.core.observation import Row


class Sitting:
    """One game of one or more machines. `line` must not be played on but through here."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self._menu: list[int] = []
        self._is_asked = False
        self._is_sorted = False
        # Written anew by each observation, so that its room is taken once.
        self._row = Row()

    @property
    def seat(self) -> int:
        """Who must decide, −1 once the game is over."""
        return self.line.state.seat

    def legal(self) -> list[int]:
        """The legal actions, sorted; not to be changed."""
        menu = self._open()
        if not self._is_sorted:
            menu.sort()
            self._is_sorted = True
        return menu

    def take(self, action: int) -> bool:
        """Take an action if it is legal, and say whether it was."""
        for one in self._open():
            if one == action:
                self.push(action)
                return True
        return False

    def push(self, action: int) -> None:
        """Take an action that is known to be legal."""
        self.line.push(action)
        self._is_asked = False

    def seen(self, seat: int, words: int) -> bytes:
        """What a seat sees as 32-bit floats, then a byte for each of so many words: 1 for what the seat may do."""
        row, state = self._row, self.line.state
        row.clear()
        state.setup.game.observe(state, seat, row)
        row.menu(self._open() if seat == state.seat else [], words)
        return row.packed()

    def copy(self) -> "Sitting":
        """The same game, to go another way."""
        return Sitting(self.line.copy())

    def __reduce__(self) -> tuple[object, tuple[Line]]:
        """For pickles."""
        return Sitting, (self.line,)

    def _open(self) -> list[int]:
        if not self._is_asked:
            self._menu = self.line.state.actions()
            self._is_asked = True
            self._is_sorted = False
        return self._menu
