"""Who looks for a game: tables that begin by themselves once nobody is missing, and sitting down at one that fits."""

import asyncio
from itertools import takewhile
from time import monotonic

from skyhall.core.registry import game
from skyhall.server import rows, seating
from skyhall.server.errors import Refused
from skyhall.server.hall import Hall, is_of_game
from skyhall.server.messages import SeatInfo
from skyhall.server.people.profiles import Profiles
from skyhall.server.people.ratings import FIRST
from skyhall.server.people.rows import Person
from skyhall.server.requests import Found, Seek, Seeking
from skyhall.server.rows import SeatRow, TableRow, now
from skyhall.server.seating import HouseWish, SeatPlan
from skyhall.server.showing import is_present, seat_info

# Of those who wait, how many are looked at and how many of one maker are shown.
MOST = 200
OF_ONE = 3
# The same question within this many seconds has the same answer.
HOLDS = 1.0
# Why a table that fits is passed over: somebody was quicker, or the two do not want to meet.
PASSED_OVER = ("seat_taken", "no_open_seat", "already_started", "already_seated", "you_blocked", "not_welcome")


class Seeks:
    """Reads who looks for a game; many who ask at the same time read it once."""

    def __init__(self, hall: Hall, profiles: Profiles) -> None:
        self.hall = hall
        self.profiles = profiles
        self.read: tuple[float, list[Seek]] = (0.0, [])
        # So that two who look for the same at the same time find each other.
        self.one_by_one = asyncio.Lock()

    async def all(self) -> list[Seek]:
        """Who looks for a game, as it is now or was a moment ago; the longest waiting first."""
        at, found = self.read
        if monotonic() - at > HOLDS:
            found = await self._look()
            self.read = (monotonic(), found)
        return found

    async def find(self, wish: Seeking, maker: str, person: Person | None = None) -> Found:
        """Sit down where somebody waits for a game like that, or wait for somebody oneself."""
        check_seeking(wish)
        own = {} if person is None else {name: await self._rating(person, name) for name in wish.games}
        async with self.one_by_one:
            found = await self._sit_down(wish, await self._look(), person, own)
            if found is not None:
                return found
            waiting = await self._wait(wish, maker, person)
            # On another node somebody may have begun to wait at the same moment: the later goes to the earlier.
            earlier = list(takewhile(lambda seek: seek.id != waiting.id, await self._look()))
            found = await self._sit_down(wish, earlier, person, own)
            if found is None:
                return waiting
            # Somebody may sit there by now: it is left, not taken away.
            await seating.leave(self.hall, await self.hall.open(waiting.id), waiting.seat, None)
            return found

    async def _rating(self, person: Person, game_name: str) -> int:
        return (await self.profiles.ratings_of([person.id], game_name)).get(person.id, round(FIRST))

    async def _sit_down(
        self, wish: Seeking, seeks: list[Seek], person: Person | None, own: dict[str, int]
    ) -> Found | None:
        """A seat at the first table that fits and still has one."""
        for seek in seeks:
            if fits(seek, wish, own.get(seek.game, round(FIRST))):
                table = await self.hall.open(seek.id)
                row = table.live.row
                if not is_of_game(table.live.room, row.edition, row.edition_hash):
                    continue  # a box of somebody's own is never sat down at unseen
                try:
                    seat, token = await seating.join(self.hall, table, wish.name, None, person)
                except Refused as error:
                    if error.code not in PASSED_OVER:
                        raise
                    continue
                return Found(id=seek.id, game=seek.game, seat=seat, token=token)
        return None

    async def _wait(self, wish: Seeking, maker: str, person: Person | None) -> Found:
        room = game(wish.games[0])
        offered = list(room.seats)
        count = next((seats for seats in wish.seats if seats in offered), min(offered))
        plan = [SeatPlan(kind="me"), *[SeatPlan() for _ in range(count - 1)]]
        house = HouseWish(meeting=True, bots_after=wish.bots_after, rated=wish.rated, near=wish.near)
        clock = (wish.clock, 0)
        made = await seating.create(
            self.hall, room.name, plan, wish.name, {}, "", "", True, clock, maker, house, person
        )
        assert made.seat is not None
        assert made.token is not None
        return Found(id=made.id, game=room.name, seat=made.seat, token=made.token, host_token=made.host_token)

    async def _look(self) -> list[Seek]:
        moment = now()
        waiting = [row for row in await self.hall.store.waiting(MOST) if row.house.meeting]
        seats = await self.hall.store.seats_of_many([row.id for row in waiting])
        of_one: dict[str, int] = {}
        found = []
        for row in waiting:
            if looks(row, seats[row.id], moment) and of_one.get(row.maker, 0) < OF_ONE:
                of_one[row.maker] = of_one.get(row.maker, 0) + 1
                found.append(seek_of(row, [seat_info(seat, moment) for seat in seats[row.id]]))
        for name in {seek.game for seek in found}:
            some = [seek for seek in found if seek.game == name]
            known = [seat.person for seek in some for seat in seek.seats if seat.person]
            rated = await self.profiles.ratings_of(known, name) if known else {}
            for seek in some:
                seek.ratings = {seat.person: rated[seat.person] for seat in seek.seats if seat.person in rated}
        return found


def looks(row: TableRow, seats: list[SeatRow], moment: int) -> bool:
    """Whether somebody waits there for others: present, unless it is a game for days."""
    people = [seat for seat in seats if seat.kind == rows.PERSON]
    here = people if row.is_slow else [seat for seat in people if is_present(seat, moment)]
    return bool(here) and any(seat.kind == rows.OPEN for seat in seats)


def seek_of(row: TableRow, seats: list[SeatInfo]) -> Seek:
    """A table whose people wait for others, for a list."""
    return Seek(
        id=row.id,
        game=row.game,
        seats=seats,
        clock=row.clock_move,
        bots_come=row.bots_come,
        edition=row.edition,
        created=row.created,
        rated=row.house.rated,
        near=row.house.near,
    )


def fits(seek: Seek, wish: Seeking, rating: int) -> bool:
    """Whether a game is one that is wished for, by somebody of a rating."""
    theirs = [seek.ratings.get(seat.person, round(FIRST)) for seat in seek.seats if seat.person]
    reach = [near for near in (seek.near, wish.near) if near] if wish.rated else []
    return (
        seek.rated == wish.rated
        and all(abs(one - rating) <= near for one in theirs for near in reach)
        and seek.id not in wish.without
        and seek.game in wish.games
        and seek.clock == wish.clock
        and (not wish.seats or len(seek.seats) in wish.seats)
    )


def check_seeking(wish: Seeking) -> None:
    """Refuse games that there are not, and numbers of seats that none of them has."""
    for name in wish.games:
        room = game(name)
        if wish.seats and not set(wish.seats) & set(room.seats):
            some = ", ".join(map(str, room.seats))
            raise Refused("bad_request", text=f"seats: {room.name} is for {some}")
