"""A process that thinks: it reads questions as JSON lines on standard input and answers on standard output.

It ends when its input ends, so none outlives the server, however the server ends.
"""

import sys
from collections import OrderedDict
from collections.abc import Callable
from secrets import token_hex

import msgspec

from skyhall.bots import bot
from skyhall.bots.base import ask
from skyhall.bots.hints import suggest
from skyhall.core.dice import seeded
from skyhall.core.edition import Edition, parse_toml
from skyhall.core.errors import SkyhallError
from skyhall.core.game import Game
from skyhall.core.registry import game
from skyhall.core.state import State

KEPT = 64


class Question(msgspec.Struct, kw_only=True):
    """`kind` is `choose`, `suggest` or `edition`. The table is given by what it is a pure function of."""

    kind: str
    game: str
    level: str = ""
    budget: int = 1000
    edition: str = ""
    # The text of an uploaded edition; empty for one from the box.
    edition_text: str = ""
    # What its file is called, for what is said about it.
    edition_file: str = "edition"
    seats: int = 0
    options: dict[str, bool | int | str] = {}
    seed: str = ""
    actions: list[int] = []
    table: str = ""


class Suggestion(msgspec.Struct, frozen=True):
    """A good word, the share of the win it promises, and how much of the search went into it (0 to 1)."""

    word: str
    estimate: float
    trust: float


class Answer(msgspec.Struct, kw_only=True):
    """`error` is for people; the rest by the kind of question."""

    error: str = ""
    word: str = ""
    suggestions: list[Suggestion] = []
    edition_name: str = ""
    edition_hash: str = ""
    warnings: list[str] = []


class Thinker:
    """Answers questions; remembers positions and editions of late."""

    def __init__(self) -> None:
        self.positions: OrderedDict[str, tuple[list[int], State]] = OrderedDict()
        self.editions: OrderedDict[str, Edition] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """The answer; what a person can put right comes back as its text."""
        kinds: dict[str, Callable[[Question], Answer]] = {
            "choose": self.choose,
            "suggest": self.suggest,
            "edition": self.check_edition,
        }
        try:
            return kinds[question.kind](question)
        except SkyhallError as error:
            return Answer(error=str(error))

    def position(self, question: Question) -> State:
        """The table's position; only the actions since the last question about it are played."""
        room = game(question.game)
        played, state = self.positions.pop(question.table, ([], None))
        if state is None or question.actions[: len(played)] != played:
            state = room.new(question.seats, question.seed, question.options, self.edition(room, question))
            played = []
        for action in question.actions[len(played) :]:
            state.push(action)
        self.positions[question.table] = (question.actions, state)
        if len(self.positions) > KEPT:
            self.positions.popitem(last=False)
        return state

    def edition(self, room: Game, question: Question) -> Edition:
        """From the box, or from its text."""
        if not question.edition_text:
            return room.edition(question.edition)
        if question.edition_text not in self.editions:
            self.editions[question.edition_text] = read_edition(room, question.edition_text)
            if len(self.editions) > KEPT:
                self.editions.popitem(last=False)
        return self.editions[question.edition_text]

    def choose(self, question: Question) -> Answer:
        """A bot's move."""
        state = self.position(question)
        action = ask(bot(question.level), state, question.budget, seeded(token_hex(16)))
        return Answer(word=state.setup.words.name(action))

    def suggest(self, question: Question) -> Answer:
        """A hint: the best words with estimates."""
        return Answer(suggestions=suggestions(self.position(question), question.budget))

    def check_edition(self, question: Question) -> Answer:
        """Whether an uploaded edition is a good one."""
        room = game(question.game)
        edition = read_edition(room, question.edition_text, question.edition_file)
        return Answer(
            edition_name=edition.name, edition_hash=edition.hash, warnings=room.edition_warnings(edition, False)
        )


def read_edition(room: Game, text: str, file: str = "edition") -> Edition:
    """An edition from the text of its file."""
    return room.make_edition(parse_toml(text, file), file)


def suggestions(state: State, budget: int) -> list[Suggestion]:
    """The one place where the hall asks the bots for advice; nothing hidden is shown to them."""
    found = suggest(state, state.seat, seeded(token_hex(16)), budget=budget)
    return [Suggestion(state.setup.words.name(hint.action), hint.win, hint.trust) for hint in found]


def main() -> None:
    """Answer until the input ends."""
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
