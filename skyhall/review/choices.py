"""The choices of a finished game: the decisions at which more than one action was legal."""

from collections.abc import Sequence

import msgspec

from skyhall.core.errors import RecordError
from skyhall.core.line import TAKEN_BACK, Line
from skyhall.review.judging import Phrase, is_chance, phrase_of

# Choices among so few say little about who plays well.
FEW = 3


class Choice(msgspec.Struct, kw_only=True):
    """A choice: after so many actions, which is step `step` of the record (what was taken back counts there).

    `is_chance_after` says whether chance or hidden cards came in before the next choice.
    """

    place: int
    step: int
    seat: int
    round: int
    word: str
    told: Phrase
    options: int
    is_chance_after: bool = False

    @property
    def is_among_few(self) -> bool:
        return self.options <= FEW


def choices(line: Line) -> list[Choice]:
    """All choices of a line, in order."""
    found: list[Choice] = []
    steps = steps_of(line.played)
    state = line.first()
    last = state
    for place, action in enumerate(line.actions):
        legal = state.actions()
        if len(legal) > 1:
            found.append(
                Choice(
                    place=place,
                    step=steps[place],
                    seat=state.seat,
                    round=line.game.rounds(state),
                    word=line.setup.words.name(action),
                    told=phrase_of(state, action),
                    options=len(legal),
                )
            )
        last = state.clone()
        state.push(action)
        if found and not found[-1].is_chance_after:
            found[-1].is_chance_after = is_chance(last, state, found[-1].seat, line.game.hidden)
    return found


def steps_of(played: Sequence[int]) -> list[int]:
    """For every action in force after how many words of the record it was played."""
    steps: list[int] = []
    for step, action in enumerate(played):
        if action == TAKEN_BACK:
            steps.pop()
        else:
            steps.append(step)
    return steps


def check_over(line: Line, source: str) -> None:
    """A game that still runs is nobody's to review."""
    if not line.state.over:
        raise RecordError(f"{source}: the game is not over: only a finished game can be reviewed")
