"""A process that thinks: it reads questions as JSON lines on standard input and answers on standard output."""

import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from secrets import token_hex
from time import monotonic

import msgspec

from skyhall.bots import bot
from skyhall.bots.base import ask
from skyhall.bots.doubts import doubt
from skyhall.bots.hints import suggest
from skyhall.bots.reasons import Reason
from skyhall.core.dice import seeded
from skyhall.core.edition import Edition, parse_toml
from skyhall.core.errors import SkyhallError
from skyhall.core.event import Json
from skyhall.core.game import Game
from skyhall.core.line import TAKEN_BACK, Line
from skyhall.core.registry import game
from skyhall.core.state import State
from skyhall.lab.trials import Sample, Study, Trial, play_trial
from skyhall.review.choices import Choice, choices
from skyhall.review.judging import Judged, Phrase
from skyhall.review.running import Task, judge_word
from skyhall.school.coach import coach_of

log = logging.getLogger("skyhall.worker")
KEPT = 64
# Seconds after which a worker answers with the games of a study that it has.
LAB_MOMENT = 1.0


class Question(msgspec.Struct, kw_only=True):
    """`kind` is `choose`, `suggest`, `doubt` (about `word`), for a review `choices` or `judge`, or `lab`.

    The table is given by what it is a pure function of. For `choices` all that was played is given, with what was taken
    back; for `judge` the actions before the one in question, which is `task.place`.
    """

    kind: str
    game: str
    level: str = ""
    word: str = ""
    budget: int = 1000
    edition: str = ""
    # The text of an uploaded edition; empty for one from the box.
    edition_text: str = ""
    seats: int = 0
    options: dict[str, bool | int | str] = {}
    seed: str = ""
    actions: list[int] = []
    table: str = ""
    task: Task | None = None
    # For the lab: what is studied, and which games are to be played for it.
    study: Study | None = None
    trials: list[Trial] = []


class Why(msgspec.Struct, frozen=True):
    """The reason of a choice: a sentence of the hall's catalogue, and its parts (`first`, `second`, `cost`) in the
    words of the game's."""

    form: str
    parts: dict[str, Phrase]


class Suggestion(msgspec.Struct, frozen=True):
    """A good word, the share of the win it promises, how much of the search went into it (0 to 1), and why it is good:
    null where the game has no words for that."""

    word: str
    estimate: float
    trust: float
    reason: Why | None = None


class Slipped(msgspec.Struct, frozen=True):
    """What a word gives away, the better word, the facts that tell why, and the pieces it is about."""

    kind: str
    better: str
    facts: dict[str, bool | int | float | str | None]
    points: list[str]


class Answer(msgspec.Struct, kw_only=True):
    """`error` is for people; the rest by the kind of question."""

    error: str = ""
    word: str = ""
    suggestions: list[Suggestion] = []
    choices: list[Choice] = []
    judged: Judged | None = None
    slip: Slipped | None = None
    # Games of a study, and those that could not be finished, by box and number.
    samples: list[Sample] = []
    lost: list[tuple[int, int]] = []


class Thinker:
    """Answers questions; remembers positions and editions of late."""

    def __init__(self) -> None:
        self.lines: OrderedDict[str, Line] = OrderedDict()
        self.editions: OrderedDict[str, Edition] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """The answer; what a person can put right comes back as its text."""
        kinds: dict[str, Callable[[Question], Answer]] = {
            "choose": self.choose,
            "suggest": self.suggest,
            "choices": self.choices,
            "judge": self.judge,
            "doubt": self.doubt,
            "lab": self.lab,
        }
        try:
            return kinds[question.kind](question)
        except SkyhallError as error:
            return Answer(error=str(error))

    def position(self, question: Question) -> State:
        """The table's position; only the actions since the last question about it are played."""
        room = game(question.game)
        line = self.lines.pop(question.table, None)
        if line is None:
            box = self.edition(room, question)
            line = Line(room, question.seats, question.seed, question.options, box)
        line.lead_to(question.actions)
        self.lines[question.table] = line
        if len(self.lines) > KEPT:
            self.lines.popitem(last=False)
        return line.state

    def edition(self, room: Game, question: Question) -> Edition:
        """From the box, or from its text."""
        if not question.edition_text:
            return room.edition(question.edition)
        if question.edition_text not in self.editions:
            data = parse_toml(question.edition_text, "edition")
            self.editions[question.edition_text] = room.make_edition(data, "edition")
            if len(self.editions) > KEPT:
                self.editions.popitem(last=False)
        return self.editions[question.edition_text]

    def choose(self, question: Question) -> Answer:
        """A bot's move."""
        state = self.position(question)
        # Of the table's secret seed: nobody gets another answer by taking back and asking again.
        dice = seeded(f"{question.seed} {question.level} {len(question.actions)}")
        action = ask(bot(question.level), state, question.budget, dice)
        return Answer(word=state.setup.words.name(action))

    def suggest(self, question: Question) -> Answer:
        """A hint: the best words with estimates."""
        return Answer(suggestions=suggestions(self.position(question), question.budget))

    def choices(self, question: Question) -> Answer:
        """The choices of a whole game."""
        room = game(question.game)
        line = Line(room, question.seats, question.seed, question.options, self.edition(room, question), keep=True)
        for action in question.actions:
            if action == TAKEN_BACK:
                line.undo()
            else:
                line.push(action)
        return Answer(choices=choices(line))

    def judge(self, question: Question) -> Answer:
        """One choice of a game, for its review."""
        state = self.position(question)
        assert question.task is not None
        return Answer(judged=judge_word(state, question.word, question.task))

    def doubt(self, question: Question) -> Answer:
        """Whether a person's choice throws much away, as the coach of a first game sees it."""
        state = self.position(question)
        return Answer(slip=slip_of(state, state.setup.words.parse(question.word), question.budget))

    def lab(self, question: Question) -> Answer:
        """Games of a study, as many as fit into a moment, but at least one."""
        assert question.study is not None
        answer = Answer()
        until = monotonic() + LAB_MOMENT
        for trial in question.trials:
            try:
                answer.samples.append(play_trial(question.study, trial))
            except Exception:  # one game that cannot be finished spoils no study
                log.exception("a game of a study failed")
                answer.lost.append((trial.edition, trial.fixture.number))
            if monotonic() > until:
                break
        return answer


def slip_of(state: State, action: int, budget: int) -> Slipped | None:
    """The one place where the hall asks whether a choice is a slip; nothing hidden is shown to who judges."""
    kinds = {warning.kind: warning.lost for warning in coach_of(state.setup.game).warnings}
    if not kinds or action not in state.actions():
        return None
    slip = doubt(state, state.seat, action, kinds, seeded(token_hex(16)), budget)
    if slip is None:
        return None
    facts = {name: plain(value) for name, value in slip.facts.items()}
    return Slipped(slip.kind, state.setup.words.name(slip.better), facts, slip.points)


def plain(value: Json) -> bool | int | float | str | None:
    """A fact, which is no list and no group."""
    assert value is None or isinstance(value, bool | int | float | str)
    return value


def suggestions(state: State, budget: int) -> list[Suggestion]:
    """The one place where the hall asks the bots for advice; nothing hidden is shown to them."""
    found = suggest(state, state.seat, seeded(token_hex(16)), budget=budget)
    name = state.setup.words.name
    return [Suggestion(name(hint.action), hint.win, hint.trust, why_of(hint.reason)) for hint in found]


def why_of(reason: Reason | None) -> Why | None:
    """A reason as plain data."""
    if reason is None:
        return None
    return Why(reason.form(), {part: Phrase(told.key, dict(told.args)) for part, told in reason.parts().items()})


def main() -> None:
    """Answer until the input ends."""
    if sys.platform != "win32":
        os.nice(5)  # bots use all of a core: what people do at the tables comes first
    thinker = Thinker()
    for line in sys.stdin.buffer:
        try:
            reply = thinker.answer(msgspec.json.decode(line, type=Question))
        except Exception as error:  # a bug in a bot must not take the worker with it
            reply = Answer(error=f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
