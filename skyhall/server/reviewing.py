"""Making reviews of finished games, after everything else: by the workers, one choice a question, by one node alone.

What was found is kept as it comes, so that who asked may leave, and a node that stops is followed by another.
"""

import asyncio
import logging

import msgspec

from skyhall.core.errors import SkyhallError
from skyhall.core.line import TAKEN_BACK
from skyhall.core.record import UNDO
from skyhall.review.choices import Choice
from skyhall.review.judging import Judged
from skyhall.review.reckoning import VERSION, Review
from skyhall.review.running import Task, Work, work_on
from skyhall.server.archive import record_words
from skyhall.server.attendance import question
from skyhall.server.errors import Refused
from skyhall.server.hall import LEASE, Hall
from skyhall.server.long_work import LongWork, Lost
from skyhall.server.opened import OpenTable
from skyhall.server.pool import Pool, Unanswered
from skyhall.server.reviews import DONE, FAILED, ReviewRow, Reviews
from skyhall.server.rows import now
from skyhall.server.table import LiveTable
from skyhall.server.turns import Asker
from skyhall.server.worker import Answer, Question

log = logging.getLogger("skyhall.reviewing")
# How often what was found is kept, in ms.
KEEP_EVERY = 1000
# For one choice on a slow machine, in ms.
BUDGET = 60_000
TRIES = 2
NONE = "none"


class ReviewInfo(msgspec.Struct, kw_only=True):
    """How far a review is: `none`, `waiting` (or under way), `done` or `failed`; `done` and `total` count its tasks.

    While it is under way `review` holds the choices from the first on that were looked at; the rest of it holds only
    once it is done.
    """

    status: str
    done: int = 0
    total: int = 0
    choices: int = 0
    review: Review | None = None


class Reviewer(LongWork[ReviewRow]):
    """Of a node."""

    def __init__(self, hall: Hall, pool: Pool, reviews: Reviews) -> None:
        super().__init__(hall, reviews, log)
        self.pool = pool
        self.reviews = reviews

    def name(self, row: ReviewRow) -> str:
        return row.table_id

    async def work(self, row: ReviewRow) -> None:
        await Making(self, row).run()

    def fail(self, row: ReviewRow) -> None:
        row.status = FAILED

    async def ask(self, table: OpenTable, maker: str) -> ReviewInfo:
        """Begin a review, or go on with one that failed; one that is there is told as it is."""
        check_over(table.live)
        row = await self.reviews.find(table.id)
        if row is not None and (row.status == FAILED or is_old(row)):
            await self.reviews.forget(table.id, row.status)
            row = None
        if row is None:
            await self.reviews.ask(table.id, maker, now())
            self.wake.set()
        return await self.info(table)

    async def info(self, table: OpenTable) -> ReviewInfo:
        """How far it is, and what was found."""
        check_over(table.live)
        row = await self.reviews.find(table.id)
        if row is None or is_old(row):
            return ReviewInfo(status=NONE)
        info = ReviewInfo(status=row.status, done=row.done, total=row.total)
        if row.status == DONE:
            info.review = msgspec.json.decode(row.found, type=Review)
            info.choices = len(info.review.choices)
        elif row.found:
            work = msgspec.json.decode(row.found, type=Work)
            info.choices = len(work.chosen)
            info.review = work.reckon(table.live.row.game, result_of(table.live))
        return info


class Making:
    """One review under way."""

    def __init__(self, reviewer: Reviewer, row: ReviewRow) -> None:
        self.hall = reviewer.hall
        self.pool = reviewer.pool
        self.reviews = reviewer.reviews
        self.row = row
        self.kept = now()
        self.keeping = asyncio.Lock()

    async def run(self) -> None:
        """From where it stands to the end."""
        async with asyncio.TaskGroup() as group:
            pulse = group.create_task(self._stay())
            await self._make()
            pulse.cancel()

    async def _stay(self) -> None:
        """While a question takes long the review stays this node's."""
        while True:
            await asyncio.sleep(LEASE / 3000)
            await self._keep()

    async def _make(self) -> None:
        row = self.row
        table = await self.hall.open(row.table_id)
        live = table.live
        check_over(live)
        self.asked = await question(self.hall, live, "judge", "", BUDGET)
        if row.found:
            work = msgspec.json.decode(row.found, type=Work)
        else:
            effort = self.hall.settings.review_effort / 100
            work = work_on(await self._choices(live), live.room.room, effort)
            row.total, row.found = work.total, msgspec.json.encode(work).decode()
            await self._keep()
        while tasks := work.tasks:
            async with asyncio.TaskGroup() as group:
                for task in tasks:
                    group.create_task(self._judge(work, task))
        row.found = msgspec.json.encode(work.reckon(live.row.game, result_of(live))).decode()
        row.status, row.done, row.total = DONE, work.done, work.total
        async with self.keeping:
            if not await self.reviews.keep(row, 0):
                raise Lost

    async def _choices(self, live: LiveTable) -> list[Choice]:
        words = record_words(await self.hall.store.entries_after(live.row.id, 0))
        parse = live.fresh(listen=False).setup.words.parse
        played = [TAKEN_BACK if word == UNDO else parse(word) for word, _ in words]
        return (await self._ask(msgspec.structs.replace(self.asked, kind="choices", actions=played))).choices

    async def _judge(self, work: Work, task: Task) -> None:
        """One choice."""
        actions = self.asked.actions
        word = work.chosen[task.number].word
        before = msgspec.structs.replace(self.asked, actions=actions[: task.place], word=word, task=task)
        judged = (await self._ask(before)).judged
        assert isinstance(judged, Judged)
        work.note(task, judged)
        self.row.done, self.row.total = work.done, work.total
        if self.kept + KEEP_EVERY <= now():
            self.row.found = msgspec.json.encode(work).decode()
            await self._keep()

    async def _keep(self) -> None:
        async with self.keeping:
            self.kept = now()
            if not await self.reviews.keep(self.row, now() + LEASE):
                raise Lost

    async def _ask(self, asked: Question) -> Answer:
        """A worker that crashes or is late gets a second chance."""
        asker = Asker(maker=self.row.maker, people=False, reviews=True)
        for last in range(TRIES):
            try:
                answer = await self.pool.ask(asked, asker)
                break
            except Unanswered:
                if last == TRIES - 1:
                    raise
        if answer.error:
            raise SkyhallError(answer.error)
        return answer


def check_over(live: LiveTable) -> None:
    """A game that still runs is nobody's to review."""
    if live.problem:
        raise live.problem.with_traceback(None)
    if not live.is_open or live.state is None or not (live.state.over or live.conceded or live.called):
        raise Refused("not_over")


def is_old(row: ReviewRow) -> bool:
    """Whether it was made in a way that is not read any more."""
    if row.status != DONE:
        return False
    try:
        return msgspec.json.decode(row.found, type=Review).version != VERSION
    except msgspec.MsgspecError:
        return True


def result_of(live: LiveTable) -> list[float]:
    """How the win was shared; who gave up has none of it."""
    assert live.state is not None
    ranks = live.places([seat.resigned for seat in live.seats])
    return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
