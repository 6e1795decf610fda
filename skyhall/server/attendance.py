"""What happens at tables by itself: bots answer, clocks run out. Any node can take it up after a crash."""

import asyncio
import logging

from skyhall.bots import bot
from skyhall.bots.base import ask
from skyhall.core.dice import seeded
from skyhall.core.errors import SkyhallError
from skyhall.server import rows
from skyhall.server.condition import DATABASE
from skyhall.server.errors import Refused
from skyhall.server.hall import LEASE, SILENT, Hall, Proposal, propose
from skyhall.server.moving import play
from skyhall.server.opened import OpenTable
from skyhall.server.pool import Pool, Unanswered
from skyhall.server.rows import now
from skyhall.server.seating import gather
from skyhall.server.table import LiveTable
from skyhall.server.trouble import StorageTrouble
from skyhall.server.turns import Asker
from skyhall.server.worker import Question

log = logging.getLogger("skyhall.attendance")
THINKING = 2000
EVERY = 1.0
# What plays where a bot fails.
LAST_RESORT = "random"
AT_ONCE = 100
# A table that waits its turn is called when it comes; one that nobody calls is looked at again after this long, in ms.
LOOK_AGAIN = 600_000
# An empty table is no longer looked at after this long, in ms.
LONGEST_WAIT = 24 * 3600 * 1000


class Attendance:
    """The hall's servant."""

    def __init__(self, hall: Hall, pool: Pool) -> None:
        self.hall = hall
        self.pool = pool
        self.busy: dict[str, asyncio.Task[None]] = {}
        # Tables where only bots play that are at it now, by who made them.
        self.alone: dict[str, set[str]] = {}
        self.task: asyncio.Task[None] | None = None
        hall.attend = self.attend
        hall.after_silence = self._give_back

    async def start(self) -> None:
        """Take up what a stopped server left, then look for what is due for ever."""
        await self._stop_clocks_while_closed()
        if self.hall.settings.alone:
            await self.hall.store.all_due_now(now())
        self.task = asyncio.create_task(self._look_for_ever())

    async def _stop_clocks_while_closed(self) -> None:
        """Give running clocks the time back for which no node was open; one node does it for all.

        The hall's pulse is written every few seconds, so a little more than that is given back after a power cut.
        """
        store, moment = self.hall.store, now()
        last = await store.last_beat()
        longest_beat = 0 if self.hall.settings.alone else SILENT
        if last is None or moment - last <= longest_beat or not await store.wake_up(last, moment):
            return
        await self._give_back(last)

    async def _give_back(self, last: int) -> None:
        """To every running clock the time since a pulse: nobody could move, though the hall was perhaps there."""
        for table_id in await self.hall.store.clocked():
            try:
                await self._pause(await self.hall.open(table_id), last)
            except SkyhallError as error:
                log.warning("a clock was not stopped", extra={"table": table_id, "error": str(error)})

    async def _pause(self, table: OpenTable, last: int) -> None:
        def make(live: LiveTable) -> Proposal:
            closed = max(0, now() - max(last, live.last_at))
            return propose(live, rows.PAUSE, -1, str(closed))

        await self.hall.act(table, make)

    async def stop(self) -> None:
        """Stop; what is left undone stays due."""
        running = [*self.busy.values(), *([self.task] if self.task else [])]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _look_for_ever(self) -> None:
        while True:
            try:
                for table_id, due in await self.hall.store.due(now(), AT_ONCE):
                    if await self.hall.store.claim(table_id, due, now() + LEASE) and table_id not in self.busy:
                        self.attend(await self.hall.open(table_id), overdue=True)
            except StorageTrouble:
                await self.hall.condition.until_well(DATABASE)
            except SkyhallError as error:
                log.warning("a due table cannot be opened", extra={"error": str(error)})
            except Exception:
                log.exception("looking for what is due failed")
            await asyncio.sleep(EVERY)

    def attend(self, table: OpenTable, overdue: bool = False) -> None:
        """See to a table in the background, if a bot has to answer or something is overdue."""
        live = table.live
        needed = live.turn >= 0 and (overdue or not live.seats[live.turn].plays)
        needed = needed or (overdue and live.status == rows.LOBBY)
        if needed and table.id not in self.busy and not self.hall.closing:
            task = asyncio.create_task(self._see_to(table))
            self.busy[table.id] = task
            table.attended = True
            task.add_done_callback(lambda _: self._done(table))

    def _done(self, table: OpenTable) -> None:
        self.busy.pop(table.id, None)
        table.attended = False
        live = table.live
        waits = live.row.waits and not live.has_people
        # A person may have left while the last answer was written.
        if live.turn >= 0 and not live.seats[live.turn].plays and not waits:
            self.attend(table)

    async def _see_to(self, table: OpenTable) -> None:
        try:
            async with table.lock:
                await self.hall.catch_up(table)
            if table.live.status == rows.LOBBY:
                await self._fill_up(table)
            while table.live.turn >= 0 and not table.live.seats[table.live.turn].plays:
                if not self._may_play(table):
                    await self._wait(table, True)
                    if not self._may_play(table):  # else room was made before it was noted that this one waits
                        return
                if table.live.row.waits:
                    await self._wait(table, False)
                await self._answer(table)
            await self._mind_clock(table)
        except StorageTrouble:
            await asyncio.sleep(1)
            await self.hall.condition.until_well(DATABASE)
        except Refused as error:
            log.info("left a table alone", extra={"table": table.id, "code": error.code})
            await asyncio.sleep(1)
        except Exception:
            log.exception("seeing to a table failed", extra={"table": table.id})
            await asyncio.sleep(1)
        finally:
            await self._make_room(table)

    async def _fill_up(self, table: OpenTable) -> None:
        """Nobody waits for ever: bots take the empty seats. Where nobody is left to play, it is looked at again."""
        again = table.live.row.bots_come
        if again is not None and again <= now():  # after a restart all that is due is looked at early
            if await gather(self.hall, table, with_bots=True):
                return
            again = now() + LOOK_AGAIN if table.live.row.created > now() - LONGEST_WAIT else None
        row = await self.hall.store.table(table.id)
        if row is not None and row.due is not None and row.status == rows.LOBBY:
            await self.hall.store.claim(table.id, row.due, again)

    def _may_play(self, table: OpenTable) -> bool:
        """Whether a bot may answer now: always with people at the table, else if the maker has not too many at it."""
        live, most = table.live, self.hall.settings.bot_tables_per_client
        if live.has_people or not most:
            return True
        playing = self.alone.setdefault(live.row.maker, set())
        if table.id not in playing and len(playing) >= most:
            return False
        playing.add(table.id)
        return True

    async def _wait(self, table: OpenTable, waits: bool) -> None:
        """Note that a table waits its turn, or no more, and say so to who watches."""
        async with table.lock:
            if waits and table.live.has_people:  # somebody came back
                return
            due = now() + (LOOK_AGAIN if waits else LEASE)
            await self.hall.store.set_waits(table.id, waits, due)
            table.set_waits(waits)
        self.hall.nudges.tell(table.id, "waits" if waits else "goes_on")

    async def _make_room(self, table: OpenTable) -> None:
        """Call the next table of the same maker, if this one had a place."""
        maker = table.live.row.maker
        playing = self.alone.get(maker, set())
        if table.id in playing:
            playing.discard(table.id)
            if not playing:
                del self.alone[maker]
            await self.hall.store.call_waiting(maker, now())

    async def _answer(self, table: OpenTable) -> None:
        """One decision of a bot."""
        live = table.live
        version, seat = live.version, live.turn
        word = await self._think(live, live.seats[seat].level or live.row.house.stand_in)

        def make(now_live: LiveTable) -> Proposal:
            if now_live.turn != seat or now_live.seats[seat].plays:
                raise Refused("stale", version=version, now=now_live.version)
            return play(now_live, seat, word, None)

        try:
            await self.hall.act(table, make, version=version)
        except Refused as error:
            if error.code != "stale":
                raise

    async def _think(self, live: LiveTable, level: str) -> str:
        """The word a bot chooses; a bot that fails plays at random, so that no table hangs."""
        try:
            asker = Asker(maker=live.row.maker, people=live.has_people)
            answer = await self.pool.ask(await question(self.hall, live, "choose", level, THINKING), asker)
            if not answer.error:
                return answer.word
            log.error("a bot failed", extra={"table": live.row.id, "level": level, "error": answer.error})
        except Unanswered:
            pass
        assert live.state is not None
        dice = seeded(f"{now()} {live.row.id}")
        action = ask(bot(LAST_RESORT), live.state, THINKING, dice)
        return live.state.setup.words.name(action)

    async def _mind_clock(self, table: OpenTable) -> None:
        """Whoever ran out of time is replaced by a bot; the next look is when the clock says.

        After a time in which nothing could be saved nobody runs out of time before some was given back.
        """
        live = table.live
        runs_out = live.clock.runs_out(live.turn)
        if runs_out is not None and runs_out <= now():
            if self.hall.beaten < now() - SILENT:
                return
            seat = live.turn

            def make(now_live: LiveTable) -> Proposal:
                out = now_live.clock.runs_out(now_live.turn)
                if now_live.turn != seat or out is None or out > now():
                    raise Refused("stale", version=live.version, now=now_live.version)
                return propose(now_live, rows.TIMEOUT, seat, seats={seat: {"level": live.row.house.stand_in}})

            await self.hall.act(table, make)
        else:
            row = await self.hall.store.table(table.id)
            if row is not None and row.due is not None and row.version == live.version:
                await self.hall.store.claim(table.id, row.due, runs_out)


async def question(hall: Hall, live: LiveTable, kind: str, level: str, budget: int) -> Question:
    """A question about a table's position."""
    row = live.row
    return Question(
        kind=kind,
        game=row.game,
        level=level,
        budget=budget,
        edition=row.edition,
        edition_text=await hall.edition_text(live.room, row.edition, row.edition_hash),
        seats=row.seats,
        options=row.options,
        seed=row.seed,
        actions=live.actions[:],
        table=row.id,
    )
