"""Any position with a box that is on the bench, opened and played on: so does a designer see a rare case at once.

Done in the studio's own process (`examine.py`), for what people type may take time and memory. Nothing is kept of it.
"""

import warnings

import msgspec

from skyhall.core.edition import parse_toml
from skyhall.core.errors import IllegalAction, PositionError, PositionWarning, SkyhallError
from skyhall.core.game import Game
from skyhall.core.registry import game
from skyhall.core.state import State
from skyhall.core.toml import to_toml
from skyhall.explaining import explained
from skyhall.locale import catalogue
from skyhall.school.attempt import Played, take
from skyhall.school.reading import course_of, school_of
from skyhall.server import showing
from skyhall.server.errors import Refused, illegal, parsed
from skyhall.server.lessons import StageStep
from skyhall.server.looking import FILE
from skyhall.server.messages import Ask, JsonObject

# What the text is called in errors.
POSITION = "position"


class Opening(msgspec.Struct, kw_only=True, tag="position"):
    """The content of a box, a position as TOML or JSON, and the words played from there, by whoever is asked."""

    game: str
    content: JsonObject
    text: str
    words: list[str]
    language: str


class PositionScene(msgspec.Struct, kw_only=True):
    """A position as the seat that is asked sees it (`seat`, after the end the one that moved last), and what led to it.

    `note` says if the position moved on by itself before anybody was asked.
    """

    view: JsonObject
    ask: Ask | None
    steps: list[StageStep]
    seat: int
    seats: int
    note: str = ""


class Opened(msgspec.Struct, kw_only=True):
    """The position, or why there is none: `code` is "illegal" where a word is at fault, else the data are."""

    scene: PositionScene | None = None
    code: str = ""
    error: str = ""
    rule: str = ""


def open_position(opening: Opening) -> Opened:
    """A position after some words, or what is wrong, in the reader's language."""
    try:
        return Opened(scene=_scene(opening))
    except Refused as refused:
        return Opened(code=refused.code, error=str(refused), rule=refused.rule)
    except SkyhallError as error:
        return Opened(code="bad_request", error=explained(str(error), opening.language))


def _scene(opening: Opening) -> PositionScene:
    room = game(opening.game)
    box = room.make_edition(opening.content, FILE)
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always", PositionWarning)
        state = room.position(plain(opening.text), listen=True, box=box)
    played = [_said(room, state, word, opening.language) for word in opening.words]
    last = played[-1].seat if played else 0
    viewer = state.seat if state.seat >= 0 else last
    steps = [
        StageStep(seat=one.seat, word=one.word, events=[event.seen_by(viewer) for event in one.events])
        for one in played
    ]
    return PositionScene(
        view=showing.seen(state, viewer, True),
        ask=showing.ask(state, state.seat, viewer),
        steps=steps,
        seat=viewer,
        seats=state.setup.seats,
        note="; ".join(explained(str(one.message), opening.language) for one in heard),
    )


def _said(room: Game, state: State, word: str, language: str) -> Played:
    action = parsed(state, word)
    try:
        return take(state, action)
    except IllegalAction:
        texts = catalogue(language, room.name)
        names = [texts.say("studio-seat", {"number": seat + 1}) for seat in range(state.setup.seats)]
        raise illegal(state, action, texts, names) from None


def plain(text: str) -> JsonObject:
    """The data of a text: JSON if it begins as an object does, else TOML."""
    if text.lstrip().startswith("{"):
        try:
            data: JsonObject = msgspec.json.decode(text, type=JsonObject)
            return data
        except (msgspec.DecodeError, RecursionError) as error:
            raise PositionError(f"{POSITION}: not JSON: {error}") from None
    return parse_toml(text, POSITION)


def example(room: Game) -> str:
    """A position to begin with: that of the game's first lesson; empty if it has none."""
    if school_of(room) is None:
        return ""
    position = course_of(room).lessons[0].stages[0].position
    return to_toml({key: value for key, value in position.items() if key != "edition"})
