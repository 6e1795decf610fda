"""The puzzles of a game as messages: the list without solutions, and how a try stands after some words."""

from datetime import UTC, datetime
from functools import cache
from typing import Annotated

import msgspec

from skyhall.core.errors import IllegalAction, LessonError
from skyhall.core.event import Message
from skyhall.core.game import Game
from skyhall.locale import Catalogue, box_catalogue
from skyhall.school.attempt import DONE, MISSED, OPEN
from skyhall.school.conditions import LEARNER
from skyhall.school.puzzles import MOST_STEPS, Choice, PuzzleBook, book_of, forced, has_puzzles
from skyhall.school.solving import Solving, of_the_day
from skyhall.server import showing
from skyhall.server.errors import Refused, illegal, parsed
from skyhall.server.lessons import StageStep, step_of
from skyhall.server.messages import Ask, JsonObject, Said, Word
from skyhall.server.rooms import named

# How many of the other choices are told of once a puzzle is solved.
FAILED_TOLD = 3


class ThemeInfo(msgspec.Struct, kw_only=True):
    """What a puzzle may be about."""

    id: str
    title: str


class PuzzleInfo(msgspec.Struct, kw_only=True):
    """A puzzle as the list has it; `difficulty` is from 1 to 5, `ask` the question."""

    id: str
    theme: str
    difficulty: int
    ask: str
    steps: int


class PuzzleList(msgspec.Struct, kw_only=True):
    """The puzzles of a game. `names` are those of solver and rivals, `words` what the box calls in its own way.

    `today` is the puzzle of the day, and `day` that day.
    """

    game: str
    title: str
    edition: str
    names: list[str]
    words: dict[str, str]
    themes: list[ThemeInfo]
    puzzles: list[PuzzleInfo]
    today: str
    day: str


class PuzzleTry(msgspec.Struct, kw_only=True):
    """What the solver has said so far, how many hints were asked for, and whether the solver gives up."""

    words: Annotated[list[Word], msgspec.Meta(max_length=MOST_STEPS)] = []
    hints: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    gives_up: bool = False


class Told(msgspec.Struct, kw_only=True):
    """Something that somebody does."""

    seat: int
    say: Said


class ChoiceInfo(msgspec.Struct, kw_only=True):
    """A choice, how often of a hundred games it wins, and what follows it."""

    word: str
    say: Said
    share: int
    follows: list[Told]


class PuzzleScene(msgspec.Struct, kw_only=True):
    """How a puzzle stands: `outcome` is open, done or missed.

    `found` are the steps found so far. `shares` are those of the choice made last and of the best one, in hundredths,
    `answer` what follows a wrong choice. Once it is solved or given up, `solution` holds its words, `line` what they
    do, and `others` the most tempting wrong choices.
    """

    view: JsonObject
    ask: Ask | None
    steps: list[StageStep]
    outcome: str
    found: int
    hints: list[str]
    hints_left: int
    shares: list[int]
    answer: list[Told]
    solution: list[str]
    line: list[Told]
    others: list[ChoiceInfo]
    levels: list[str]


def opened(name: str) -> Game:
    """A game that brings puzzles."""
    room = named(name)
    if not has_puzzles(room) or not book_of(room).puzzles:
        raise Refused("not_found", what="puzzle")
    return room


@cache
def texts_of(room: Game, language: str) -> Catalogue:
    """The words of a book of puzzles, read once."""
    return book_of(room).texts(language)


def puzzle_list(room: Game, language: str) -> PuzzleList:
    """All puzzles of a game, without their solutions."""
    book, texts = book_of(room), texts_of(room, language)
    today = datetime.now(UTC).date()
    used = {one.theme for one in book.puzzles}
    return PuzzleList(
        game=room.name,
        title=texts.say("title"),
        edition=book.edition,
        names=names_of(book, texts),
        words=box_catalogue(language, room, room.edition(book.edition)).own,
        themes=[ThemeInfo(id=one.id, title=texts.say(f"theme-{one.id}")) for one in book.themes if one.id in used],
        puzzles=[
            PuzzleInfo(
                id=one.id,
                theme=one.theme,
                difficulty=one.difficulty,
                ask=texts.say(f"theme-{one.theme}-ask"),
                steps=len(one.steps),
            )
            for one in book.puzzles
        ],
        today=of_the_day(book, today).id,
        day=today.isoformat(),
    )


def names_of(book: PuzzleBook, texts: Catalogue) -> list[str]:
    """How solver and rivals are called."""
    return [texts.say(f"school-seat-{seat}") for seat in range(book.seats)]


def scene(room: Game, language: str, name: str, said: PuzzleTry) -> PuzzleScene:
    """A puzzle after the solver's words."""
    book, texts = book_of(room), texts_of(room, language)
    try:
        trying = Solving(book, book.puzzle(name))
    except LessonError:
        raise Refused("not_found", what="puzzle") from None
    names = names_of(book, texts)
    for word in said.words:
        _say(trying, word, texts, names)
    state, outcome = trying.state, trying.outcome.kind
    is_open = outcome == OPEN and not said.gives_up
    is_told = outcome == DONE or said.gives_up
    return PuzzleScene(
        view=showing.seen(state, LEARNER, True),
        ask=showing.ask(state, state.seat, LEARNER) if is_open else None,
        steps=[step_of(one) for one in trying.played],
        outcome=outcome,
        found=trying.found,
        hints=_hints(trying, texts, names)[: said.hints] if is_open else [],
        hints_left=max(0, trying.hints() - said.hints) if is_open else 0,
        shares=_shares(trying),
        answer=[told(seat, message) for seat, message in trying.answer] if outcome == MISSED else [],
        solution=[step.right[0] for step in trying.puzzle.steps] if is_told else [],
        line=_line(book, trying) if is_told else [],
        others=_others(book, trying) if is_told else [],
        levels=trying.puzzle.found_by if is_told else [],
    )


def _shares(trying: Solving) -> list[int]:
    """How often the choice made last wins, and how often the best one does; nothing while the puzzle is open."""
    if trying.outcome.kind == OPEN or trying.choice is None or trying.answered is None:
        return []
    return [round(trying.choice.share), round(trying.answered.best.share)]


def told(seat: int, message: Message) -> Told:
    """Something that somebody does, as plain data."""
    return Told(seat=seat, say=showing.said(message))


def _say(trying: Solving, word: str, texts: Catalogue, names: list[str]) -> None:
    """One word of the solver; an illegal one is refused in the words of the game."""
    state = trying.state
    action = parsed(state, word)
    try:
        trying.take(action)
    except IllegalAction as error:
        if trying.outcome.kind != OPEN:
            raise Refused("illegal", text=str(error)) from None
        raise illegal(state, action, texts, names) from None


def _hints(trying: Solving, texts: Catalogue, names: list[str]) -> list[str]:
    """The hints to the open question: what it is about, then the right choice among tempting ones."""
    hints = [texts.say(f"theme-{trying.puzzle.theme}-hint")]
    if trying.hints() > 1:
        some = [trying.state.describe(action) for action in trying.narrowed()]
        choices = "; ".join(texts.say(one.key, one.args, names) for one in some)
        hints.append(texts.say("puzzle-hint-among", {"choices": choices}))
    return hints


def _line(book: PuzzleBook, trying: Solving) -> list[Told]:
    """The solution, word by word."""
    state = book.position(trying.puzzle)
    line: list[Told] = []
    for step in trying.puzzle.steps:
        action = state.setup.words.parse(step.right[0])
        line.append(told(state.seat, state.describe(action)))
        state.push(action)
        forced(state, [])
    return line


def _others(book: PuzzleBook, trying: Solving) -> list[ChoiceInfo]:
    """The most tempting wrong first choices, and why they are wrong."""
    first = trying.puzzle.steps[0]
    return [_choice(book, trying, one) for one in first.wrong[:FAILED_TOLD]]


def _choice(book: PuzzleBook, trying: Solving, choice: Choice) -> ChoiceInfo:
    state = book.position(trying.puzzle)
    parse = state.setup.words.parse
    say = showing.said(state.describe(parse(choice.word)))
    state.push(parse(choice.word))
    follows: list[Told] = []
    for word in choice.follows:
        follows.append(told(state.seat, state.describe(parse(word))))
        state.push(parse(word))
    return ChoiceInfo(word=choice.word, say=say, share=round(choice.share), follows=follows)
