"""Playing the studies of the lab, after everything else: by the workers, some games a question, by one node alone.

Every game is kept as it comes, so that who asked may leave, a study may be halted, and a node that stops is followed by
another; nothing is played twice.
"""

import asyncio
import logging
from time import monotonic

import msgspec

from skyhall.arena.fixtures import Fixture
from skyhall.core.registry import game
from skyhall.lab.running import Progress
from skyhall.lab.trials import Sample, Study, Trial
from skyhall.server.hall import LEASE, Hall
from skyhall.server.labs import DONE, FAILED, STOPPED, WAITING, LabRow, Labs, LabTerms
from skyhall.server.long_work import LongWork, Lost
from skyhall.server.pool import Pool, Unanswered
from skyhall.server.rows import now
from skyhall.server.turns import Asker
from skyhall.server.worker import Answer, Question

log = logging.getLogger("skyhall.measuring")
# Questions of a study that wait at once, and games in a question.
QUESTIONS = 8
BATCH = 20
# For a question on a slow machine, in ms: a worker answers sooner with what it has.
BUDGET = 120_000
KEEP_EVERY = 1.0
# Of all games, so many may fail before the study does.
MOST_LOST = 0.01


class Measurer(LongWork[LabRow]):
    """Of a node."""

    def __init__(self, hall: Hall, pool: Pool, labs: Labs) -> None:
        super().__init__(hall, labs, log)
        self.pool = pool
        self.labs = labs

    def name(self, row: LabRow) -> str:
        return row.id

    async def work(self, row: LabRow) -> None:
        await Measuring(self, row).run()

    def fail(self, row: LabRow) -> None:
        row.status, row.trouble = FAILED, "failed"

    async def halt(self, lab_id: str) -> None:
        """A study that was halted is left at once; another node finds out by itself."""
        task = self.busy.get(lab_id)
        if task is not None:
            task.cancel()
            await asyncio.wait({task})


class Measuring:
    """One study under way."""

    def __init__(self, measurer: Measurer, row: LabRow) -> None:
        self.settings = measurer.hall.settings
        self.pool = measurer.pool
        self.labs = measurer.labs
        self.row = row
        self.terms = msgspec.json.decode(row.terms, type=LabTerms)
        self.progress = progress_of(self.terms)
        self.part = 0
        self.asked: set[tuple[int, int]] = set()
        self.lost = 0
        self.keeping = asyncio.Lock()

    async def run(self) -> None:
        """From where it stands to the end."""
        self.part, samples = await self.labs.games(self.row.id)
        await asyncio.to_thread(self._note_all, samples)
        async with asyncio.TaskGroup() as group:
            pulse = group.create_task(self._stay())
            async with asyncio.TaskGroup() as askers:
                for _ in range(QUESTIONS):
                    askers.create_task(self._ask_on())
            pulse.cancel()
        if self.row.status == WAITING:
            self.row.status = DONE
        await self._keep(0)

    def _note_all(self, samples: list[Sample]) -> None:
        for sample in samples:
            self.progress.note(sample)

    async def _stay(self) -> None:
        """Now and then how it stands is kept, and the study stays this node's."""
        while True:
            await asyncio.sleep(KEEP_EVERY)
            await self._keep(now() + LEASE)

    async def _keep(self, until: int) -> None:
        async with self.keeping:
            self.row.done = self.progress.played
            self.row.found = msgspec.json.encode(self.progress.standing()).decode()
            if not await self.labs.keep(self.row, until):
                raise Lost

    async def _ask_on(self) -> None:
        """Question after question until nothing is left to be asked."""
        while self.row.status == WAITING and (trials := self._next()):
            begun = monotonic()
            answer = await self._ask(trials)
            self.row.spent += round((monotonic() - begun) * 1000)
            await self._take(trials, answer)
            if self.row.spent > self.settings.lab_minutes * 60_000 > 0:
                self.row.status, self.row.trouble = STOPPED, "time"

    def _next(self) -> list[Trial]:
        """The next games in the order of deals, so that all boxes advance together."""
        study = self.terms.study
        found: list[Trial] = []
        start = min(lane.next for lane in self.progress.lanes if not lane.ended) if not self.progress.done else 0
        for number in range(start, study.games):
            for lane in range(len(study.editions)):
                if (lane, number) not in self.asked and self.progress.wants(lane, number):
                    found.append(trial_of(study, lane, number))
                    self.asked.add((lane, number))
                    if len(found) == BATCH:
                        return found
        return found

    async def _ask(self, trials: list[Trial]) -> Answer:
        """A worker that crashes or is late loses its first game; the others are asked about again."""
        study = self.terms.study
        asked = Question(kind="lab", game=study.game, budget=BUDGET, study=study, trials=trials)
        try:
            return await self.pool.ask(asked, Asker(maker=self.row.maker, people=False, lab=True))
        except Unanswered:
            return Answer(lost=[(trials[0].edition, trials[0].fixture.number)])

    async def _take(self, trials: list[Trial], answer: Answer) -> None:
        """Keep what was played; what was not reached is asked about again."""
        if answer.samples:
            part, self.part = self.part, self.part + 1
            await self.labs.add_games(self.row.id, part, answer.samples)
        for sample in answer.samples:
            self.progress.note(sample)
        for lane, number in answer.lost:
            self.progress.missing(lane, number)
        self.lost += len(answer.lost)
        if self.lost > max(1, MOST_LOST * self.row.total):
            self.row.status, self.row.trouble = FAILED, "games"
        for trial in trials:
            self.asked.discard((trial.edition, trial.fixture.number))


def progress_of(terms: LabTerms) -> Progress:
    """A study before its first game."""
    room = game(terms.study.game)
    return Progress(terms.study, terms.focus, terms.stops, room.alike, room.outcomes)


def trial_of(study: Study, lane: int, number: int) -> Trial:
    """One game of a study: the same deal for all boxes."""
    return Trial(lane, Fixture(number, [study.level] * study.seats, f"{study.seed} {number}"))
