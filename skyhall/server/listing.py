"""The public list: everybody's newest table before anybody's second one, page by page, by game and by words."""

from collections import OrderedDict
from time import monotonic

import msgspec

from skyhall.server.once import Once
from skyhall.server.requests import TableLine, TableList
from skyhall.server.rooms import rooms, title
from skyhall.server.rows import OVER, SeatRow, TableRow, now
from skyhall.server.showing import seat_info
from skyhall.server.store import Store

MOST_WORDS = 5
# What a look at the list costs, in steps of a replay: the first pages are kept, all else is looked up.
PLAIN, SPECIAL = 1, 20
# The same question within this many seconds has the same answer, for this many questions.
HOLDS = 1.0
KEPT = 50


class Wanted(msgspec.Struct, frozen=True):
    """Which tables: of a game, with words in a person's name or the game's; from the `first` on, `most` of them."""

    game: str = ""
    search: str = ""
    first: int = 0
    most: int = 50

    @property
    def cost(self) -> int:
        """What it costs to look it up."""
        return PLAIN if self == Wanted(game=self.game) else SPECIAL


def table_line(
    row: TableRow, seats: list[SeatRow], seat: int | None = None, token_index: int | None = None
) -> TableLine:
    """A table for a list."""
    moment = now()
    return TableLine(
        id=row.id,
        game=row.game,
        status=row.status,
        turn=row.turn,
        seats=[seat_info(one, moment) for one in seats],
        created=row.created,
        changed=row.changed,
        winners=[int(one) for one in row.winners.split(",") if one] if row.status == OVER else [],
        seat=seat,
        your_turn=seat is not None and row.turn == seat and seats[seat].plays,
        token_index=token_index,
    )


def all_titles() -> dict[str, str]:
    """What the games are called, in small letters."""
    return {room.name: title(room, "en").lower() for room in rooms()}


class Listing:
    """Reads the list; many who look at the same time read it once."""

    def __init__(self, store: Store, once: Once) -> None:
        self.store = store
        self.once = once
        self.read: OrderedDict[Wanted, tuple[float, TableList]] = OrderedDict()

    async def tables(self, wanted: Wanted) -> TableList:
        """What is wanted, as it is now or was a moment ago."""
        at, found = self.read.get(wanted, (0.0, None))
        if found is None or monotonic() - at > HOLDS:
            found = await self._look(wanted)
            self.read[wanted] = (monotonic(), found)
            self.read.move_to_end(wanted)
            if len(self.read) > KEPT:
                self.read.popitem(last=False)
        return found

    async def _look(self, wanted: Wanted) -> TableList:
        words = wanted.search.split()[:MOST_WORDS]
        titles = await self.once.get(all_titles) if words else {}
        searched = [(word, [name for name, called in titles.items() if word.lower() in called]) for word in words]
        counts = await self.store.count_listed(searched)
        found = await self.store.listed(wanted.game, searched, wanted.first, wanted.most)
        seats = await self.store.seats_of_many([row.id for row in found])
        total = counts.get(wanted.game, 0) if wanted.game else sum(counts.values())
        return TableList(
            tables=[table_line(row, seats[row.id]) for row in found], first=wanted.first, total=total, games=counts
        )
