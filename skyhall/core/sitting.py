"""A line as machines play it: the open menu is kept, and of what a seat sees only what changed is written anew."""

from typing import Final

from skyhall.core.line import Line
from skyhall.core.observation import LEAST_ROOM, Row
from skyhall.core.state import State

NOTHING: Final[list[int]] = []


class Sitting:
    """One game of one or more machines. `line` must not be played on but through here."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self._menu: list[int] = []
        self._is_asked = False
        self._is_sorted = False
        # For each seat what it saw the last time, to be written over where something changed.
        self._rows: list[Row | None] = [None] * line.setup.seats

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

    def see(self, seat: int, words: int) -> Row:
        """What a seat sees, then for each of so many words a byte: 1 if it may say that. It is the same row always."""
        state = self.line.state
        row = look(self._rows, state, seat, (words + 3) // 4)
        row.menu(self._open() if seat == state.seat else NOTHING, words)
        row.end(state)
        return row

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


def look(rows: list[Row | None], state: State, seat: int, more: int = 0) -> Row:
    """What a seat sees, in its row of these; there is room for `more` numbers. The row is yet to be ended."""
    game, seats = state.setup.game, state.setup.seats
    row = rows[seat]
    if row is None:
        row = rows[seat] = Row(game.sizes.get(seats, LEAST_ROOM) + more, keep=True)
    row.begin(state)
    game.observe(state, seat, row)
    if not row.again:
        game.sizes[seats] = len(row)
    return row
