"""What requests carry and what is answered, beside the messages of the live channel."""

from typing import Annotated

import msgspec

from skyhall.server.boxes import BoxInfo
from skyhall.server.messages import ChatText, Number, OptionValue, Said, SeatInfo
from skyhall.server.rows import DAY
from skyhall.server.seating import HouseWish, SeatPlan
from skyhall.server.worker import Suggestion

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Level = Annotated[str, msgspec.Meta(max_length=40)]
EditionText = Annotated[str, msgspec.Meta(max_length=300_000)]
FileName = Annotated[str, msgspec.Meta(max_length=80)]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=30 * 24 * 3600)]


class ClockWish(msgspec.Struct, kw_only=True):
    """Seconds for each decision, and a bank of seconds for the whole game; 0 is none."""

    move: Seconds = 0
    bank: Seconds = 0


class NewTable(msgspec.Struct, kw_only=True):
    """A table to be made. With `start` the game begins at once; open seats are then played by bots of `level`,
    or else by the table's stand-in.

    The edition is one of the box (`edition`), an uploaded one (`edition` and `edition_hash`), or comes along as the
    text of its file (`edition_text`, and `edition_file` for what is said about it).

    `invite` are friends, or people of one's groups, who are asked to it; `same_as` is a table whose people are.
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
    house: HouseWish = msgspec.field(default_factory=HouseWish)
    start: bool = False
    level: Level = ""
    invite: Annotated[list[Annotated[str, msgspec.Meta(max_length=24)]], msgspec.Meta(max_length=40)] = []
    same_as: Annotated[str, msgspec.Meta(max_length=24)] = ""


class Join(msgspec.Struct, kw_only=True):
    """A nickname, and a seat if one is wanted."""

    name: Name
    seat: Number | None = None


class Joined(msgspec.Struct, kw_only=True):
    """A seat and its secret, which is empty where the caller's account opens it."""

    seat: int
    token: str


class WithLevel(msgspec.Struct, kw_only=True):
    """The bot for seats that are still open; the table's stand-in if it is empty."""

    level: Level = ""


class OfSeat(msgspec.Struct, kw_only=True):
    """A seat that is not the caller's."""

    seat: Number


class Pass(msgspec.Struct, kw_only=True):
    """A link that opens the caller's seat on another device, once and until then; `qr` is the same as an SVG."""

    link: str
    qr: str
    until: int


class Code(msgspec.Struct, kw_only=True):
    """The one-time code of such a link."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Secret(msgspec.Struct, kw_only=True):
    """A seat's new secret."""

    token: str


class TableId(msgspec.Struct, kw_only=True):
    """Where to go."""

    id: str


class Version(msgspec.Struct, kw_only=True):
    """The table's version after what was asked for."""

    version: int


class ChatRequest(msgspec.Struct, kw_only=True):
    """Plain text; what is said by POST needs no id. `apart`: for one's partners alone."""

    text: ChatText
    apart: bool = False


class Hints(msgspec.Struct, kw_only=True):
    """The best words with estimates, at a version."""

    version: int
    suggestions: list[Suggestion]


class Tokens(msgspec.Struct, kw_only=True):
    """The secrets that a browser keeps."""

    tokens: Annotated[list[Annotated[str, msgspec.Meta(max_length=100)]], msgspec.Meta(max_length=200)]


class TableLine(msgspec.Struct, kw_only=True):
    """A table in a list. `seat` is the caller's own, `your_turn` whether it has to decide.

    `winners` are the seats that won, if it is over and known.
    """

    id: str
    game: str
    status: str
    turn: int
    seats: list[SeatInfo]
    created: int
    changed: int
    winners: list[int] = []
    seat: int | None = None
    your_turn: bool = False
    token_index: int | None = None


class TableList(msgspec.Struct, kw_only=True):
    """A page of the public list, from the `first` of `total`; `games` is how many there are of each game."""

    tables: list[TableLine]
    first: int
    total: int
    games: dict[str, int]


class Seeking(msgspec.Struct, kw_only=True):
    """What somebody would like to play: one of some games, with as many seats as one of these (any if there are none).

    `clock` is seconds a decision, 0 without a clock. If nobody waits for such a game one waits for others: for the
    first game with the first number of seats. Then after `bots_after` seconds bots take the empty seats; 0 is never.
    Tables in `without` are one's own. A `rated` game is for people with accounts, with a clock; with `near` the others'
    ratings are at most so many points away.
    """

    games: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(min_length=1, max_length=20)]
    name: Name
    seats: Annotated[list[Number], msgspec.Meta(max_length=9)] = []
    clock: Seconds = 0
    bots_after: Annotated[int, msgspec.Meta(ge=0, le=DAY)] = 0
    without: Annotated[list[Annotated[str, msgspec.Meta(max_length=24)]], msgspec.Meta(max_length=200)] = []
    rated: bool = False
    near: Annotated[int, msgspec.Meta(ge=0, le=4000)] = 0


class Found(msgspec.Struct, kw_only=True):
    """Where one sits now. With a `host_token` nobody was there, and the table is one's own."""

    id: str
    game: str
    seat: int
    token: str
    host_token: str | None = None


class Seek(msgspec.Struct, kw_only=True):
    """People who wait for others; `bots_come` is when bots take the empty seats, in ms, if they do.

    `ratings` are those of the people with accounts, by their ids; `near` how far from them one may be in a rated game.
    """

    id: str
    game: str
    seats: list[SeatInfo]
    clock: int
    bots_come: int | None
    edition: str
    created: int
    rated: bool = False
    near: int = 0
    ratings: dict[str, int] = {}


class SeekList(msgspec.Struct, kw_only=True):
    """Who looks for a game, the longest waiting first; `now` is the hall's time in ms."""

    seeks: list[Seek]
    now: int


class PlayFrom(msgspec.Struct, kw_only=True):
    """Which step to play on from, on which seat, against which bots; `same` are those that played there."""

    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: Number
    name: Name
    level: Level = "apprentice"


class WhatIf(msgspec.Struct, kw_only=True):
    """Words that might have followed a step, and through whose eyes to look."""

    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    words: Annotated[list[Annotated[str, msgspec.Meta(max_length=120)]], msgspec.Meta(min_length=1, max_length=8)]
    seat: int | None = None


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
    """An option of a game. `expected` says in words what is allowed; `values` lists what can be listed.

    `fitting` are those of them that can be played, by the number of seats.
    """

    name: str
    default: OptionValue
    values: list[OptionValue]
    fitting: dict[str, list[OptionValue]]
    numbers: dict[str, list[int]]
    free: str
    expected: str


class DoorTexts(msgspec.Struct, kw_only=True):
    """What stands at the door of a game: a line about it, how long it takes, and that nobody or somebody plays."""

    line: str
    length: str
    idle: str
    live: str


class GameInfo(msgspec.Struct, kw_only=True):
    """A game: its seats, options, editions, and the bots that play it; its texts in the language asked for."""

    name: str
    title: str
    blurb: str
    door: DoorTexts
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    editions: list[str]
    boxes: list[BoxInfo]
    levels: list[str]
    ratings: dict[str, int]


class Phrases(msgspec.Struct, kw_only=True):
    """The kinds of all that a game says: of each event and message by its name, of each argument by its name.

    Of a list it is the kind of its items. `quiet` are the events too fine for a log in words.
    """

    events: dict[str, dict[str, str]]
    messages: dict[str, dict[str, str]]
    quiet: list[str]


class Problem(msgspec.Struct, kw_only=True):
    """Why something was refused."""

    code: str
    text: str
    rule: str | None = None
    reason: Said | None = None


class Health(msgspec.Struct, kw_only=True):
    """`status` is `ok`, `impaired` (a part is ill, moves are kept), `ill` (they are not) or `closing`.

    `ill` tells what is wrong, by part: `database`, `records` (what was kept is damaged), `redis`.
    """

    status: str
    version: str
    ill: dict[str, str]
