"""A stage being played: the learner's words, what the others say to them, and what came of it."""

from dataclasses import dataclass
from typing import Final

from skyhall.core.errors import IllegalAction
from skyhall.core.event import Event
from skyhall.core.state import State
from skyhall.school.conditions import LEARNER, Scene, all_hold
from skyhall.school.course import TURN, Course, Mistake, Refused, Stage

OPEN: Final = "open"
DONE: Final = "done"
MISSED: Final = "missed"
# What is answered where the course has nothing of its own to say.
STOCK: Final = "school-missed"


@dataclass(frozen=True)
class Outcome:
    """How a stage stands: still open, done, or missed with the text to answer; `key` is empty while it is open."""

    kind: str
    key: str = ""


@dataclass(frozen=True)
class Played:
    """A word that somebody said, and what happened then."""

    seat: int
    word: str
    events: list[Event]


def take(state: State, action: int) -> Played:
    """Take an action for the seat that is asked; an illegal one raises IllegalAction and changes nothing."""
    seat, before = state.seat, len(state.log or [])
    state.apply(action)
    return Played(seat, state.setup.words.name(action), (state.log or [])[before:])


class Attempt:
    """One try at a stage, from its position on. To try again, make another."""

    def __init__(self, course: Course, stage: Stage) -> None:
        self.course = course
        self.stage = stage
        self.played: list[Played] = []
        self.outcome = Outcome(OPEN)
        self.has_passed = False  # whether the learner's turn is over
        self.state: State = course.game.position(stage.position, listen=True)
        for word in stage.opening:
            self._play(self.state.setup.words.parse(word))
        # What the opening did is told, but the task is about what comes after.
        self.since = len(self.state.log or []) if stage.opening else 0

    def scene(self) -> Scene:
        """The position as the clauses look at it."""
        return Scene(self.state, self.since)

    def say(self, word: str) -> Outcome:
        """The learner says a word; an illegal one raises IllegalAction and changes nothing."""
        return self.take(self.state.setup.words.parse(word))

    def take(self, action: int) -> Outcome:
        """The learner takes an action, and the others answer until the learner is asked again or it is decided."""
        if self.outcome.kind != OPEN:
            raise IllegalAction("this try is over: begin again")
        if not self.stage.goal:
            raise IllegalAction("there is only something to read here")
        self._play(action)
        self.outcome = self._judge()
        while self.outcome.kind == OPEN and (following := self._next()) >= 0:
            self._play(following)
            self.outcome = self._judge()
        if self.outcome.kind == OPEN and self._is_over():
            self.outcome = self._judge_turn()
        return self.outcome

    def _play(self, action: int) -> None:
        self.played.append(take(self.state, action))

    def refused(self, action: int) -> Refused | None:
        """What the course says to a word that the rules refuse now, if it has something to say."""
        parse = self.state.setup.words.parse
        return next((one for one in self.stage.refused if parse(one.word) == action), None)

    def _judge(self) -> Outcome:
        """The goal first; then the mistakes, where they are looked for after every word."""
        if all_hold(self.stage.goal, self.scene()):
            return Outcome(DONE, f"{self.stage.key}-praise")
        return Outcome(OPEN) if self.stage.judged == TURN else self._missed(self.stage.mistakes)

    def _judge_turn(self) -> Outcome:
        """The turn is over without the goal: the mistake that was made, or what the course says to all others."""
        missed = self._missed([*self.stage.mistakes, *self.course.answers])
        return missed if missed.kind == MISSED else Outcome(MISSED, STOCK)

    def _missed(self, mistakes: list[Mistake]) -> Outcome:
        """The first of these mistakes that was made; open if none was."""
        scene = self.scene()
        for mistake in mistakes:
            if all_hold(mistake.when, scene):
                return Outcome(MISSED, mistake.key)
        return Outcome(OPEN)

    def _is_over(self) -> bool:
        """Whether the learner's turn has passed; where words are judged, whether nobody will say anything more."""
        if self.stage.judged == TURN and self.has_passed:
            return True
        return self.state.over or self.state.seat != LEARNER

    def _next(self) -> int:
        """What is said without the learner: the idle word where it is the only one, and the rivals' words; else −1."""
        state, words = self.state, self.state.setup.words
        actions = state.actions()
        if len(actions) == 1 and words.name(actions[0]) == self.course.game.idle_word:
            return actions[0]
        if state.over or state.seat == LEARNER:
            return -1
        self.has_passed = True
        if not self.stage.rivals:
            return -1
        wanted = [words.parse(word) for word in self.stage.rivals]
        return next((action for action in wanted if action in actions), actions[0])
