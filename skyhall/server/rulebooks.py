"""The illustrated rules of a game as messages: what is shown beside the wording, and its pictures as positions."""

from collections.abc import Mapping
from functools import cache, lru_cache

import msgspec

from skyhall.core.edition import Edition, parse_toml, read_toml
from skyhall.core.errors import IllegalAction, LessonError, SkyhallError
from skyhall.core.event import Event
from skyhall.core.game import STANDARD, Game
from skyhall.locale import Catalogue, box_catalogue
from skyhall.school.attempt import OPEN, take
from skyhall.school.conditions import LEARNER, at
from skyhall.school.rulebook import Frame, Page, Rulebook, Shown
from skyhall.school.rulebook_reading import rulebook_of
from skyhall.server import showing
from skyhall.server.boxes import changes
from skyhall.server.errors import Refused, illegal, parsed
from skyhall.server.lessons import StageScene, StageStep, step_of
from skyhall.server.messages import Ask, JsonObject

SETUP = "setup"


class FrameInfo(msgspec.Struct, kw_only=True):
    """A picture: its name on the page, the part of the board, the pieces it tells of, and a word pointed at."""

    id: str
    part: str
    about: list[str]
    chosen: str


class CaseInfo(msgspec.Struct, kw_only=True):
    """A case of a rule; `tone` is plain, good, more, less or never."""

    title: str
    text: str
    tone: str
    frames: list[FrameInfo]


class WorkedStepInfo(msgspec.Struct, kw_only=True):
    """A step of a worked turn."""

    title: str
    text: str
    frame: FrameInfo


class MissedInfo(msgspec.Struct, kw_only=True):
    """What people ask, and the answer; the rule is empty where none is named."""

    ask: str
    answer: str
    rule: str


class PageInfo(msgspec.Struct, kw_only=True):
    """What is shown beside the rule whose first number is `rule`. `totals` are the icons that are counted."""

    rule: str
    cases: list[CaseInfo]
    worked: list[WorkedStepInfo]
    totals: list[str]
    missed: list[MissedInfo]


class IconInfo(msgspec.Struct, kw_only=True):
    """A sign of the game."""

    id: str
    name: str
    text: str
    rules: list[str]


class ShelfInfo(msgspec.Struct, kw_only=True):
    """Things of one kind, and the icons they can be told apart by. Each thing is as a view shows it."""

    kind: str
    title: str
    filters: list[str]
    things: list[JsonObject]


class SetupInfo(msgspec.Struct, kw_only=True):
    """How so many players set up; `parts` are the parts of the board that show each step."""

    seats: int
    steps: list[str]
    parts: list[str]


class ReminderInfo(msgspec.Struct, kw_only=True):
    """A paragraph of the reminder, line by line."""

    title: str
    lines: list[str]


class BoxNoteInfo(msgspec.Struct, kw_only=True):
    """A box that the rules can be read with, and in how many entries it differs from the standard one."""

    id: str
    name: str
    changes: int


class RulebookInfo(msgspec.Struct, kw_only=True):
    """All that is shown beside the rules of a game, with a box. `words` are what that box calls in its own way.

    `names` are those of the players in the pictures.
    """

    game: str
    box: BoxNoteInfo
    boxes: list[BoxNoteInfo]
    names: list[str]
    words: dict[str, str]
    pages: list[PageInfo]
    icons: list[IconInfo]
    shelves: list[ShelfInfo]
    setup: list[SetupInfo]
    reminder: list[ReminderInfo]


class FrameScene(msgspec.Struct, kw_only=True):
    """A picture's position as seat 0 sees it, what the words before it did, and what is counted under it."""

    view: JsonObject
    ask: Ask | None
    told: list[str]
    totals: dict[str, int]


@cache
def texts_of(room: Game, language: str) -> Catalogue:
    """The words of a rulebook, read once."""
    return rulebook_of(room).texts(language)


def names_of(room: Game, texts: Catalogue) -> list[str]:
    """How the players in the pictures are called."""
    return [texts.say(f"rules-seat-{seat}") for seat in range(room.seats[-1])]


@cache
def rulebook_text(room: Game, language: str, box: str) -> bytes:
    """The rulebook with a box of the game as JSON, made once."""
    name = box or room.default_edition
    if name not in room.edition_names():
        raise Refused("not_found", what="edition")
    note = box_note(room, name, name, read_toml(room.edition_path(name)))
    return msgspec.json.encode(rulebook_info(rulebook_of(room), language, room.edition(name), note))


def kept_text(room: Game, language: str, box: Edition, source: str) -> bytes:
    """The same with a box that somebody brought, from its text."""
    note = box_note(room, box.hash, box.name, parse_toml(source, box.name))
    return msgspec.json.encode(rulebook_info(rulebook_of(room), language, box, note))


def box_note(room: Game, key: str, name: str, data: Mapping[str, object]) -> BoxNoteInfo:
    """A box by its data."""
    differs = changes(room, data, name, STANDARD) if STANDARD in room.edition_names() else []
    return BoxNoteInfo(id=key, name=name, changes=len(differs))


def rulebook_info(book: Rulebook, language: str, box: Edition, note: BoxNoteInfo) -> RulebookInfo:
    """The rulebook with its texts."""
    room, texts = book.game, texts_of(book.game, language)
    things = room.things(box)
    return RulebookInfo(
        game=room.name,
        box=note,
        boxes=[box_note(room, name, name, read_toml(room.edition_path(name))) for name in room.edition_names()],
        names=names_of(room, texts),
        words=box_catalogue(language, room, box).own,
        pages=[_page(page, texts) for page in book.pages],
        icons=[
            IconInfo(
                id=one.id, name=texts.say(f"icon-{one.id}"), text=texts.say(f"icon-{one.id}-text"), rules=one.rules
            )
            for one in book.icons
        ],
        shelves=[
            ShelfInfo(
                kind=shelf.kind,
                title=texts.say(f"shelf-{shelf.kind}"),
                filters=shelf.filters,
                things=[thing for thing in things.get(shelf.kind, []) if isinstance(thing, Mapping)],
            )
            for shelf in book.shelves
        ],
        setup=[_setup(book, seats, texts, box) for seats in room.seats] if book.setup else [],
        reminder=[
            ReminderInfo(title=texts.say(f"reminder-{name}"), lines=texts.say(f"reminder-{name}-text").splitlines())
            for name in book.reminder
        ],
    )


def _page(page: Page, texts: Catalogue) -> PageInfo:
    worked = page.worked
    return PageInfo(
        rule=page.rule,
        cases=[
            CaseInfo(
                title=texts.say(case.key),
                text=texts.say(f"{case.key}-text"),
                tone=case.tone,
                frames=[_frame(f"case-{number}-{place}", one) for place, one in enumerate(case.frames, start=1)],
            )
            for number, case in enumerate(page.cases, start=1)
        ],
        worked=[]
        if worked is None
        else [
            WorkedStepInfo(
                title=texts.say(f"{worked.key}-{number}"),
                text=texts.say(f"{worked.key}-{number}-text"),
                frame=_frame(f"turn-{number}", frame),
            )
            for number, frame in enumerate(worked.frames, start=1)
        ],
        totals=[] if worked is None else list(worked.totals),
        missed=[
            MissedInfo(ask=texts.say(key), answer=texts.say(f"{key}-answer"), rule=rule)
            for key, rule in zip(page.missed_keys(), page.missed, strict=True)
        ],
    )


def _frame(name: str, frame: Frame) -> FrameInfo:
    return FrameInfo(id=name, part=frame.part, about=frame.about, chosen=frame.chosen)


def _setup(book: Rulebook, seats: int, texts: Catalogue, box: Edition) -> SetupInfo:
    """The steps with the numbers that a table of this box really has."""
    view = book.laid(seats, box).view(LEARNER)
    steps: list[str] = []
    for key, step in zip(book.setup_keys(), book.setup, strict=True):
        numbers = {name: at(view, path) for name, path in step.numbers.items()}
        steps.append(texts.say(key, {"seats": seats, **numbers}))
    return SetupInfo(seats=seats, steps=steps, parts=[step.part for step in book.setup])


@lru_cache(maxsize=400)
def scenes_text(room: Game, language: str, page: str, box: str) -> bytes:
    """All pictures of a page with a box of the game as JSON by their names, made once."""
    return brought_scenes_text(room, language, page, room.edition(box))


def brought_scenes_text(room: Game, language: str, page: str, box: Edition) -> bytes:
    """The same with any box; a picture that does not fit it is left out."""
    book = rulebook_of(room)
    if page == SETUP:
        tables = {seats: book.laid(seats, box) for seats in (room.seats if book.setup else [])}
        return msgspec.json.encode(
            {
                f"{SETUP}-{seats}": FrameScene(view=showing.seen(table, LEARNER, True), ask=None, told=[], totals={})
                for seats, table in tables.items()
            }
        )
    found = _found(book, page)
    totals = {} if found.worked is None else found.worked.totals
    scenes: dict[str, FrameScene] = {}
    for name, (position, frame) in found.frames().items():
        try:
            shown = Shown(room, position, frame, box)
        except SkyhallError:
            continue
        scenes[name] = _scene(room, shown, totals, texts_of(room, language))
    return msgspec.json.encode(scenes)


def _found(book: Rulebook, rule: str) -> Page:
    try:
        return book.page(rule)
    except LessonError:
        raise Refused("not_found", what="page") from None


def _scene(room: Game, shown: Shown, totals: Mapping[str, str], texts: Catalogue) -> FrameScene:
    state = shown.state
    view = showing.seen(state, LEARNER, True)
    counted = {name: at(view, path) for name, path in totals.items()}
    return FrameScene(
        view=view,
        ask=showing.ask(state, state.seat, LEARNER),
        told=told(shown.events, room, texts),
        totals={name: value for name, value in counted.items() if isinstance(value, int)},
    )


def told(events: list[Event], room: Game, texts: Catalogue) -> list[str]:
    """What happened, in sentences."""
    quiet = room.phrases.quiet()
    names = names_of(room, texts)
    return [
        texts.say(f"event-{event.name}", event.seen_by(LEARNER), names) for event in events if event.name not in quiet
    ]


def tried(room: Game, language: str, page: str, frame: str, box: Edition, words: list[str]) -> StageScene:
    """A picture after the words of somebody who tries it out; nothing is judged."""
    frames = _found(rulebook_of(room), page).frames()
    if frame not in frames:
        raise Refused("not_found", what="page")
    position, shown = frames[frame]
    state = Shown(room, position, shown, box).state
    steps: list[StageStep] = []
    for word in words:
        action = parsed(state, word)
        try:
            steps.append(step_of(take(state, action)))
        except IllegalAction:
            texts = texts_of(room, language)
            raise illegal(state, action, texts, names_of(room, texts)) from None
    return StageScene(
        seats=state.setup.seats,
        view=showing.seen(state, LEARNER, True),
        ask=showing.ask(state, state.seat, LEARNER),
        steps=steps,
        outcome=OPEN,
        text="",
    )
