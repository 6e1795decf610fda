"""What requests carry and what is answered, beside the messages of the live channel."""

from typing import Annotated

import msgspec

from skyhall.server.messages import OptionValue, Said, SeatInfo
from skyhall.server.seating import SeatPlan
from skyhall.server.worker import Suggestion

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Level = Annotated[str, msgspec.Meta(max_length=40)]
MoveId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
EditionText = Annotated[str, msgspec.Meta(max_length=300_000)]
FileName = Annotated[str, msgspec.Meta(max_length=80)]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=30 * 24 * 3600)]


class ClockWish(msgspec.Struct, kw_only=True):
    """Seconds for each decision, and a bank of seconds for the whole game; 0 is none."""

    move: Seconds = 0
    bank: Seconds = 0


class NewTable(msgspec.Struct, kw_only=True):
    """A table to be made. With `start` the game begins at once; open seats are then played by bots of `level`.

    The edition is one of the box (`edition`), an uploaded one (`edition` and `edition_hash`), or comes along as the
    text of its file (`edition_text`, and `edition_file` for what is said about it).
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=9)]
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    options: Annotated[dict[str, OptionValue], msgspec.Meta(max_length=30)] = {}
    edition: Annotated[str, msgspec.Meta(max_length=80)] = ""
    edition_hash: Annotated[str, msgspec.Meta(max_length=32)] = ""
    edition_text: EditionText = ""
    edition_file: FileName = "edition"
    listed: bool = False
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    start: bool = False
    level: Level = "apprentice"


class Join(msgspec.Struct, kw_only=True):
    """A nickname, and a seat if one is wanted."""

    name: Name
    seat: int | None = None


class Joined(msgspec.Struct, kw_only=True):
    """A seat and its secret."""

    seat: int
    token: str


class WithLevel(msgspec.Struct, kw_only=True):
    """The bot that takes over."""

    level: Level = "apprentice"


class OfSeat(msgspec.Struct, kw_only=True):
    """A seat that is not the caller's, and the bot that takes over."""

    seat: int
    level: Level = "apprentice"


class Secret(msgspec.Struct, kw_only=True):
    """A seat's new secret."""

    token: str


class TableId(msgspec.Struct, kw_only=True):
    """Where to go."""

    id: str


class Version(msgspec.Struct, kw_only=True):
    """The table's version after what was asked for."""

    version: int


class MoveRequest(msgspec.Struct, kw_only=True):
    """A word, played at a version, under an id of the sender's own."""

    id: MoveId
    version: int
    word: Word


class UndoRequest(msgspec.Struct, kw_only=True):
    """At a version, under an id of the sender's own."""

    id: MoveId
    version: int


class AnswerRequest(msgspec.Struct, kw_only=True):
    """Whether one agrees to the take-back."""

    id: MoveId
    version: int
    accept: bool


class ChatRequest(msgspec.Struct, kw_only=True):
    """Plain text."""

    text: ChatText


class Hints(msgspec.Struct, kw_only=True):
    """The best words with estimates, at a version."""

    version: int
    suggestions: list[Suggestion]


class Tokens(msgspec.Struct, kw_only=True):
    """The secrets that a browser keeps."""

    tokens: Annotated[list[Annotated[str, msgspec.Meta(max_length=100)]], msgspec.Meta(max_length=200)]


class TableLine(msgspec.Struct, kw_only=True):
    """A table in a list. `seat` is the caller's own, `your_turn` whether it has to decide."""

    id: str
    game: str
    status: str
    turn: int
    seats: list[SeatInfo]
    created: int
    changed: int
    seat: int | None = None
    your_turn: bool = False
    token_index: int | None = None


class PlayFrom(msgspec.Struct, kw_only=True):
    """Which step to play on from, on which seat, against which bots."""

    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: int
    name: Name
    level: Level = "apprentice"


class NewRecord(msgspec.Struct, kw_only=True):
    """The text of a .sky file."""

    text: Annotated[str, msgspec.Meta(max_length=600_000)]


class NewEdition(msgspec.Struct, kw_only=True):
    """The text of an edition's .toml file, and what the file is called, for what is said about it."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    text: EditionText
    file: FileName = "edition"


class EditionInfo(msgspec.Struct, kw_only=True):
    """An edition that passed its checks; tables name it by name and hash."""

    game: str
    name: str
    hash: str
    warnings: list[str]


class OptionInfo(msgspec.Struct, kw_only=True):
    """An option of a game. `expected` says in words what is allowed; `values` lists what can be listed."""

    name: str
    default: OptionValue
    values: list[OptionValue]
    numbers: dict[str, list[int]]
    free: str
    expected: str


class GameInfo(msgspec.Struct, kw_only=True):
    """A game: its seats, options, editions, and the bots that play it. `quiet_events` are too fine for a log."""

    name: str
    title: str
    blurb: str
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    editions: list[str]
    levels: list[str]
    ratings: dict[str, int]
    quiet_events: list[str]


class Problem(msgspec.Struct, kw_only=True):
    """Why something was refused."""

    code: str
    text: str
    rule: str | None = None
    reason: Said | None = None


class Health(msgspec.Struct, kw_only=True):
    """The server and its database answer."""

    status: str
    version: str
