"""Many tables of one game side by side, for machines that play thousands at once.

Numbers come as bytes for whole rows of tables: one call looks at all of them, and nothing is built a table.
"""

from collections.abc import Mapping
from typing import Final

from skyhall.core.edition import Edition
from skyhall.core.game import Game
from skyhall.core.line import Line
from skyhall.core.observation import Row, masks
from skyhall.core.sitting import look
from skyhall.core.state import OptionValue, State

FIRST_DEAL: Final = 0


class Tables:
    """`count` tables. Table k plays one game after another; each follows from the seed, k and how many went before it.

    `first` is the number of the first of these tables among all: a share of many tables plays as they would.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, OptionValue],
        edition: Edition,
        seed: str,
        first: int,
        count: int,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.edition = edition
        self.seed = seed
        self.first = first
        self.dealt = [FIRST_DEAL] * count
        self.lines = [self.line(place) for place in range(count)]
        # For each table and seat what was seen the last time, to be written over where something changed.
        self._rows: list[list[Row | None]] = [[None] * seats for _ in range(count)]

    def line(self, place: int) -> Line:
        """A table's game, as it is dealt."""
        seed = f"{self.seed}-{self.first + place}-{self.dealt[place]}"
        return Line(self.game, self.seats, seed, self.options, self.edition)

    def deal(self, place: int) -> None:
        """A table's next game."""
        self.dealt[place] += 1
        self.lines[place] = self.line(place)

    def state(self, place: int) -> State:
        """The position at a table."""
        return self.lines[place].state

    def push(self, places: list[int], actions: list[int]) -> list[int]:
        """Take an action that is known to be legal at each of these tables; the places where that ended the game."""
        ended: list[int] = []
        for n in range(len(places)):
            place = places[n]
            line = self.lines[place]
            line.push(actions[n])
            if line.state.seat < 0:
                ended.append(place)
        return ended

    def to_move(self, places: list[int]) -> list[int]:
        """Who must decide at each of these tables."""
        return [self.lines[place].state.seat for place in places]

    def observations(self, places: list[int]) -> bytes:
        """What those who must decide see, table by table, as 32-bit floats."""
        seen = bytearray()
        for place in places:
            state = self.lines[place].state
            row = look(self._rows[place], state, state.seat)
            row.end(state)
            seen += row.packed()
        return bytes(seen)

    def masks(self, places: list[int]) -> bytes:
        """A byte for each word of the game, table by table: 1 for what may be done."""
        return masks([self.lines[place].state.actions() for place in places], len(self.game.words))
