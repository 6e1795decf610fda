"""The order of work: a glance at every choice, then a longer look where it matters; who does it is not known here."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from skyhall.bots.levels import reviewer
from skyhall.core.line import Line
from skyhall.core.registry import FACTS, facts
from skyhall.core.state import State
from skyhall.review.choices import Choice, choices
from skyhall.review.judging import Effort, Judged, judge
from skyhall.review.reckoning import USUAL, Marks, Review, review

# A glance that finds less than this part of an inaccuracy lost is believed.
WORTH_A_LOOK = 0.5
# So many choices get a longer look.
MOST_LOOKS = 20
# Iterations for a whole game, where its `game.toml` says nothing: about 40 seconds of a core.
ITERATIONS = 200_000
# How much of it goes into glances, and in how many deals each choice is looked at.
GLANCES, GLANCE_DEALS, LOOK_DEALS = 0.5, 3, 6


def terms_of(room: Path) -> tuple[int, Marks]:
    """How many iterations a review of a game may take, all choices together, and what its marks are put on."""
    told = facts(room) if (room / FACTS).is_file() else None
    if told is None or not told.has("review"):
        return ITERATIONS, USUAL
    entry = told.entry("review")
    iterations = entry.number("iterations", 1, 100_000_000, ITERATIONS)
    reviewer(entry)  # a wrong one is told here too; `review_plan` knows it
    marks = USUAL
    if entry.has("marks"):
        least = entry.numbers("marks", 1, 100, 3)
        if not least[0] < least[1] < least[2]:
            raise entry.fail(f'"marks" is {least}: expected hundredths of the win, each more than the one before')
        marks = Marks(*[hundredths / 100 for hundredths in least])
    entry.close()
    return iterations, marks


class Task(msgspec.Struct, frozen=True):
    """Judge the choice of that number, after so many actions: at a glance, or with a longer look."""

    number: int
    place: int
    effort: Effort
    is_look: bool


class Work(msgspec.Struct, kw_only=True):
    """A review that is being made: do `tasks` in any order and `note` what was found, until there are no more.

    It can be kept at any time and taken up again. `glanced` and `looked` are what was found, by the choice's number.
    """

    chosen: list[Choice]
    iterations: float = ITERATIONS
    marks: Marks = USUAL
    glanced: dict[int, Judged] = {}
    looked: dict[int, Judged] = {}

    @property
    def tasks(self) -> list[Task]:
        """What is still to do, in the order of the game: glances first, then longer looks where it matters."""
        is_look = len(self.glanced) == len(self.chosen)
        effort = self._look if is_look else self._glance
        done = self.looked if is_look else self.glanced
        numbers = self._worth_a_look() if is_look else range(len(self.chosen))
        return [Task(number, self.chosen[number].place, effort, is_look) for number in numbers if number not in done]

    @property
    def _glance(self) -> Effort:
        return Effort.of(GLANCES * self.iterations / max(1, len(self.chosen)), GLANCE_DEALS)

    @property
    def _look(self) -> Effort:
        most = max(1, min(MOST_LOOKS, len(self.chosen)))
        return Effort.of((1 - GLANCES) * self.iterations / most, LOOK_DEALS)

    @property
    def done(self) -> int:
        """How many tasks are done."""
        return len(self.glanced) + len(self.looked)

    @property
    def total(self) -> int:
        """How many tasks there are: a guess until every choice had its glance."""
        count = len(self.chosen)
        return count + (len(self._worth_a_look()) if len(self.glanced) == count else min(MOST_LOOKS, count))

    def note(self, task: Task, judged: Judged) -> None:
        """What was found."""
        (self.looked if task.is_look else self.glanced)[task.number] = judged

    def _worth_a_look(self) -> list[int]:
        """Where most seems lost, or a fine choice was found."""
        weights: dict[int, float] = {}
        for number, one in self.glanced.items():
            is_fine = one.best == self.chosen[number].word and not one.is_obvious
            weights[number] = max(one.loss, one.lead if is_fine else 0.0)
        worth = [number for number, weight in weights.items() if weight >= WORTH_A_LOOK * self.marks.inaccuracy]
        return sorted(sorted(worth, key=lambda number: (-weights[number], number))[:MOST_LOOKS])

    def reckon(self, game: str, result: Sequence[float]) -> Review:
        """The review of the choices up to the first without a glance; `result` is how the win was shared."""
        found = {**self.glanced, **self.looked}
        count = next((number for number in range(len(self.chosen)) if number not in found), len(self.chosen))
        return review(game, self.chosen[:count], [found[number] for number in range(count)], result, self.marks)


def work_on(chosen: list[Choice], room: Path, effort: float = 1.0) -> Work:
    """The review of a game of that room to be made, with so much of the usual effort."""
    iterations, marks = terms_of(room)
    return Work(chosen=chosen, iterations=effort * iterations, marks=marks)


def judge_at(line: Line, task: Task) -> Judged:
    """Do a task of a whole game."""
    return judge_word(line.at(task.place), line.setup.words.name(line.actions[task.place]), task)


def judge_word(state: State, word: str, task: Task) -> Judged:
    """Do a task at its position. The deals depend on the task alone, not on the game's seed, which no seat knew."""
    return judge(state, state.setup.words.parse(word), task.effort, f"{task.place} {task.is_look}")


def review_alone(line: Line, effort: float = 1.0) -> Review:
    """The review of a finished game, in this process."""
    work = work_on(choices(line), line.game.room, effort)
    while tasks := work.tasks:
        for task in tasks:
            work.note(task, judge_at(line, task))
    return work.reckon(line.game.name, line.state.win_shares())
