"""What goes over the wire. The browser's types are generated from these."""

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

import msgspec

from skyhall.server.rows import HouseRules

OptionValue: TypeAlias = bool | int | str
# Any: msgspec writes schemas for no recursive type and not for `object`. What games put here is told and checked by
# their own view schemas.
JsonObject: TypeAlias = Mapping[str, Any]
# The numbers that every reader of JSON takes as they are: longer ones are nobody's version.
EXACT = 2**53 - 1
Number = Annotated[int, msgspec.Meta(ge=-EXACT, le=EXACT)]
MoveId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Place = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,24}$")]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


class Said(msgspec.Struct, frozen=True):
    """Words for a person: an entry of the game's catalogue and what to put into it."""

    key: str
    args: JsonObject


class SeatInfo(msgspec.Struct, kw_only=True):
    """Who sits where. `level` is the bot that plays: its own seat, or in place of an absent person.

    `person` is the account of who sits there, for their profile; empty for guests.
    """

    seat: int
    kind: str
    name: str
    level: str
    resigned: bool
    present: bool
    person: str = ""


class ClockInfo(msgspec.Struct, kw_only=True):
    """Seconds a move, ms left in each seat's bank, and when the one to decide runs out (server's time in ms)."""

    move: int
    bank: int
    banks: list[int]
    runs_out: int | None


class TakeBackInfo(msgspec.Struct, kw_only=True):
    """Who wishes to go back, by how many actions, and who has still to agree."""

    seat: int
    actions: int
    need: list[int]


class ResultInfo(msgspec.Struct, kw_only=True):
    """How it ended: `ending` is the catalogue's `end-<reason>`; `conceded` if all others gave up.

    `called` is set where a game of a tournament was not played to its end: `clock` if the round was over and who had
    thought less won, `organiser` if the organiser decided. `why` says what decided: the points, a tie-break, a way to
    win. It is null where somebody gave up, and where the game was called.
    """

    ending: str
    scores: list[int]
    ranks: list[int]
    conceded: bool
    called: str
    why: Said | None


class TableInfo(msgspec.Struct, kw_only=True):
    """A table without its position. The seed is there once the game is over.

    Where only bots play, `waits` is whether they wait until other tables of the same maker are over. `rated` is whether
    the game counts for ratings, as it stands. `problem` is why it cannot be opened any more, in English, and `reason`
    the same for a catalogue where there is an entry.
    """

    id: str
    game: str
    rules: int
    edition: str
    edition_hash: str
    options: dict[str, OptionValue]
    house: HouseRules
    status: str
    version: int
    steps: int
    turn: int
    waits: bool
    listed: bool
    seats: list[SeatInfo]
    clock: ClockInfo | None
    seed_hash: str
    seed: str | None
    take_back: TakeBackInfo | None
    may_undo: bool
    may_ask_back: bool
    result: ResultInfo | None
    rematch: str
    origin: str
    origin_step: int
    created: int
    changed: int
    problem: str
    reason: Said | None
    rated: bool = False


class LegalWord(msgspec.Struct, frozen=True):
    """A legal word, and how to say it. What it would do is in the view where the game tells it."""

    word: str
    say: Said


class RefusedWord(msgspec.Struct, frozen=True):
    """A word that looks playable but is not, with the rule and the reason."""

    word: str
    rule: str
    reason: Said


class Ask(msgspec.Struct, kw_only=True):
    """The open question. The words are there only for the seat that has to answer."""

    seat: int
    prompt: Said
    legal: list[LegalWord]
    refusals: list[RefusedWord]


class Parts(msgspec.Struct):
    """What a viewer is shown of a table: it, its position and the open question."""

    table: TableInfo
    view: JsonObject | None
    ask: Ask | None


class StepInfo(msgspec.Struct, kw_only=True):
    """An entry and what one could see of it. `word` is there for the one who played it, and for all once it is over."""

    version: int
    step: int
    kind: str
    seat: int
    word: str | None
    at: int
    events: list[JsonObject]


class Snapshot(msgspec.Struct, kw_only=True, tag="snapshot", tag_field="type"):
    """All that a seat may see now (`seat` is null for spectators). `mark` stands for table, view and ask as they are.

    `now` is the server's time in ms if the table has a clock.
    """

    seat: int | None
    version: int
    mark: str
    now: int | None
    table: TableInfo
    view: JsonObject | None
    ask: Ask | None


class Update(msgspec.Struct, kw_only=True, tag="update", tag_field="type"):
    """What happened after version `since`, step by step, and how it stands at `version`."""

    seat: int | None
    since: int
    version: int
    mark: str
    now: int | None
    steps: list[StepInfo]
    table: TableInfo
    view: JsonObject | None
    ask: Ask | None


class Changes(msgspec.Struct, kw_only=True, tag="changes", tag_field="type"):
    """An update for who has what `base` stands for: `changes` makes table, view and ask as `mark` has them of those."""

    seat: int | None
    since: int
    version: int
    base: str
    mark: str
    now: int | None
    steps: list[StepInfo]
    changes: JsonObject


class Ack(msgspec.Struct, kw_only=True, tag="ack", tag_field="type"):
    """The move of that id is in the record as that version."""

    id: str
    version: int


class RefusedMove(msgspec.Struct, kw_only=True, tag="refused", tag_field="type"):
    """The message of that id changed nothing; `reason` says why, `text` too, in English."""

    id: str | None
    code: str
    text: str
    rule: str | None
    reason: Said | None
    version: int


class ChatInfo(msgspec.Struct, kw_only=True):
    """Something said; `apart`: among partners, and nobody else hears it."""

    id: int
    seat: int
    name: str
    text: str
    at: int
    apart: bool = False


class Chat(msgspec.Struct, kw_only=True, tag="chat", tag_field="type"):
    """Lines of chat, oldest first."""

    lines: list[ChatInfo]


class PointedAt(msgspec.Struct, kw_only=True, tag="pointed", tag_field="type"):
    """A seat points at a place of the board, by the board's own name for it. It is no move and is kept nowhere."""

    seat: int
    place: str


class Presence(msgspec.Struct, kw_only=True, tag="presence", tag_field="type"):
    """Who is there, by seat (bots always are), and from when on a bot may play for who is not (server's time in ms)."""

    present: list[bool]
    replaceable_at: list[int | None]
    now: int


class Pong(msgspec.Struct, kw_only=True, tag="pong", tag_field="type"):
    """The answer to a ping."""

    version: int
    now: int


class Bye(msgspec.Struct, kw_only=True, tag="bye", tag_field="type"):
    """The last message before the server closes the channel: `text` in English, `reason` for a catalogue."""

    code: str
    text: str
    reason: Said | None


ServerMessage: TypeAlias = Snapshot | Update | Changes | Ack | RefusedMove | Chat | PointedAt | Presence | Pong | Bye


class Hello(msgspec.Struct, kw_only=True, tag="hello", tag_field="type"):
    """The first message. Without a token one is a spectator. `since` is the version one has seen; −1 for none.

    Who can apply differences gets changes in place of updates; `mark` is that of what one still has of `since`.
    `language` is the one that refusals without an entry of a catalogue are said in; empty for the handshake's.
    """

    token: str | None = None
    since: Number = -1
    chat_since: Number = 0
    differences: bool = False
    mark: str = ""
    language: str = ""


class Move(msgspec.Struct, kw_only=True, tag="move", tag_field="type"):
    """Play a word at a version. The id is the sender's own; sent again, it is answered again."""

    id: MoveId
    version: Number
    word: Word


class Undo(msgspec.Struct, kw_only=True, tag="undo", tag_field="type"):
    """Take back one's last choice."""

    id: MoveId
    version: Number


class AskBack(msgspec.Struct, kw_only=True, tag="ask_back", tag_field="type"):
    """Ask the others to go back to before one's own last choice."""

    id: MoveId
    version: Number


class AnswerBack(msgspec.Struct, kw_only=True, tag="answer_back", tag_field="type"):
    """Agree, or not, to a take-back."""

    id: MoveId
    version: Number
    accept: bool


class Say(msgspec.Struct, kw_only=True, tag="say", tag_field="type"):
    """Chat; `apart`: for one's partners alone."""

    id: MoveId
    text: ChatText
    apart: bool = False


class PointAt(msgspec.Struct, kw_only=True, tag="point", tag_field="type"):
    """Point at a place of the board, for one's partners."""

    id: MoveId
    place: Place


class Ping(msgspec.Struct, kw_only=True, tag="ping", tag_field="type"):
    """A heartbeat with the version one has; what is missing is sent again. `language` is there if it is another now."""

    version: Number = -1
    language: str = ""


ClientMessage: TypeAlias = Hello | Move | Undo | AskBack | AnswerBack | Say | PointAt | Ping
