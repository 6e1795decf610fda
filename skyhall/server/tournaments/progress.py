"""How far the games of a round are, as whoever only looks may know it."""

from collections.abc import Iterable

import msgspec

from skyhall.server import rows
from skyhall.server.hall import Hall
from skyhall.server.tournaments.rows import RoundTable

# So many tables are remembered, each as it was at its version.
KEPT = 1000


class Progress(msgspec.Struct, frozen=True):
    """The game's own round, of how many (0: nobody knows), and the points so far of every seat."""

    round: int = 0
    of: int = 0
    points: list[int] = []


class ProgressBook:
    """What is known of running tables; a table is opened only once it has changed."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.known: dict[str, tuple[int, Progress]] = {}

    async def of(self, tables: Iterable[RoundTable]) -> dict[str, Progress]:
        """By table, for those that are being played."""
        return {one.table_id: await self._of(one) for one in tables if one.status == rows.PLAYING}

    async def _of(self, one: RoundTable) -> Progress:
        version, known = self.known.get(one.table_id, (-1, Progress()))
        if version >= one.version:
            return known
        live = (await self.hall.open(one.table_id)).live
        state = live.state
        known = Progress() if live.problem or state is None else Progress(*live.room.progress(state.view(None)))
        self.known.pop(one.table_id, None)
        self.known[one.table_id] = live.version, known
        if len(self.known) > KEPT:
            del self.known[next(iter(self.known))]
        return known
