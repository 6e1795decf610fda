"""A puzzle being solved: the solver's words, the answer to a wrong one, and what is said to it."""

from datetime import date
from typing import Final

from skyhall.core.dice import seeded
from skyhall.core.errors import IllegalAction
from skyhall.core.event import Message
from skyhall.core.state import State
from skyhall.school.attempt import DONE, MISSED, OPEN, Outcome, Played, take
from skyhall.school.puzzles import Choice, Puzzle, PuzzleBook, Step, forced

# The second hint leaves so many choices.
NARROW: Final = 3


class Solving:
    """One try at a puzzle, from its position on. To try again, make another."""

    def __init__(self, book: PuzzleBook, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.played: list[Played] = []
        # How many of the played words are the solver's own line; the rest is the answer to a mistake.
        self.own = 0
        self.found = 0
        self.outcome = Outcome(OPEN)
        # The question that was answered last, and with what.
        self.answered: Step | None = None
        self.choice: Choice | None = None
        self.answer: list[tuple[int, Message]] = []
        self.state: State = book.position(puzzle, listen=True)

    @property
    def step(self) -> Step:
        """The question that is open; the last one, once all are answered."""
        return self.puzzle.steps[min(self.found, len(self.puzzle.steps) - 1)]

    def take(self, action: int) -> Outcome:
        """The solver takes an action: a right one leads on, a wrong one is answered. An illegal one changes nothing."""
        if self.outcome.kind != OPEN:
            raise IllegalAction("this try is over: begin again")
        step = self.step
        word = self.state.setup.words.name(action)
        self._play(action)
        self.own = len(self.played)
        self.answered, self.choice = step, step.choice(word)
        if word not in step.right:
            self.outcome = Outcome(MISSED, "puzzle-missed")
            self._answer(self.choice)
            return self.outcome
        self.found += 1
        # Another good first word need not be followed by the same second one: with it the puzzle is solved.
        if word != step.right[0] or self.found == len(self.puzzle.steps):
            self.found = len(self.puzzle.steps)
            self.outcome = Outcome(DONE, "puzzle-solved")
            return self.outcome
        played: list[int] = []
        forced(self.state.clone(), played)
        for following in played:
            self._play(following)
        self.own = len(self.played)
        return self.outcome

    def _play(self, action: int) -> None:
        self.played.append(take(self.state, action))

    def _answer(self, choice: Choice) -> None:
        """What follows a wrong choice, shown and told."""
        for word in choice.follows:
            action = self.state.setup.words.parse(word)
            self.answer.append((self.state.seat, self.state.describe(action)))
            self._play(action)

    def hints(self) -> int:
        """How many hints there are to the open question; the second is of no use where there are few choices."""
        return 2 if len(self.step.choices) > NARROW + 1 else 1

    def narrowed(self) -> list[int]:
        """The right choice among the most tempting others, in the order of the vocabulary."""
        parse = self.state.setup.words.parse
        return sorted(parse(one.word) for one in [self.step.best, *self.step.wrong[: NARROW - 1]])


def of_the_day(book: PuzzleBook, day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody: all of them in an order of their own, then again."""
    order = book.puzzles[:]
    seeded(f"puzzles of the day, {book.game.name}").shuffle(order)
    return order[day.toordinal() % len(order)]
