"""What the database keeps, as typed values."""

import time

import msgspec

# Kinds of entries. The first five change the position, the rest who plays.
START, ACTION, UNDO, ASK_BACK, ACCEPT_BACK = "start", "action", "undo", "ask_back", "accept_back"
DECLINE_BACK, JOIN, LEAVE, RESIGN, TAKEOVER, RETURN = "decline_back", "join", "leave", "resign", "takeover", "return"
RENAME, TIMEOUT, REMATCH = "rename", "timeout", "rematch"
# The hall was closed; the word is for how long, in ms.
PAUSE = "pause"
# A game of a tournament was decided by others: the word is by what, and the place of every seat.
CALL = "call"
# By the clocks when the round was over, or by the organiser; what an organiser says is never rated.
BY_CLOCK, BY_ORGANISER = "clock", "organiser"
# After these a node reads the seats again.
SEAT_KINDS = frozenset({START, JOIN, LEAVE, RESIGN, TAKEOVER, RETURN, RENAME, TIMEOUT, REMATCH, CALL})

# How a choice may be taken back: at once while nothing was revealed (later the others must agree), only if the others
# agree, or not at all.
FREE, AGREED, NEVER = "free", "agreed", "never"
TAKE_BACKS = (FREE, AGREED, NEVER)

# Seconds.
DAY = 24 * 3600

LOBBY, PLAYING, OVER, RECORD = "lobby", "playing", "over", "record"
PERSON, BOT, OPEN = "person", "bot", "open"


def now() -> int:
    """The time in ms."""
    return time.time_ns() // 1_000_000


class TableEntry(msgspec.Struct, frozen=True):
    """One thing done at a table. `number` is the table's version after it."""

    number: int
    kind: str
    seat: int
    word: str = ""
    move_id: str | None = None
    at: int = 0


class SeatRow(msgspec.Struct, kw_only=True):
    """Who sits on a seat now."""

    seat: int
    kind: str
    name: str = ""
    level: str = ""
    resigned: bool = False
    token_hash: str = ""
    present_until: int = 0
    person_id: str = ""

    @property
    def plays(self) -> bool:
        """Whether a person decides for this seat now."""
        return self.kind == PERSON and not self.level and not self.resigned


class HouseRules(msgspec.Struct, kw_only=True, frozen=True):
    """What a table agrees on beside its game, for all to see.

    `helps` are hints and whatever a game's view tells beyond the board. `take_backs` is free, agreed or never. At a
    `training` table what was revealed may be taken back against bots. `stand_in` is the bot for who is away or gave up.
    With a `coach` it is a first game: whoever sits on the first seat is told what is new and asked before big slips.
    A `meeting` begins by itself once nobody is missing; after `bots_after` seconds (0: never) bots take empty seats.
    A `rated` table counts for the ratings of people with accounts, and is for them alone; who looks for one finds those
    that are within `near` points of them (0: any).
    Without `talk` nobody can chat. At a table of a tournament, `tournament` is its id.
    """

    helps: bool = True
    take_backs: str = FREE
    training: bool = False
    stand_in: str = "adept"
    coach: bool = False
    meeting: bool = False
    bots_after: int = 0
    rated: bool = False
    near: int = 0
    talk: bool = True
    tournament: str = ""


class TableRow(msgspec.Struct, kw_only=True):
    """A table without its entries."""

    id: str
    game: str
    rules: int
    edition: str
    edition_hash: str
    options: dict[str, bool | int | str]
    seats: int
    seed: str
    house: HouseRules = HouseRules()
    listed: bool = False
    clock_move: int = 0
    clock_bank: int = 0
    host_hash: str = ""
    status: str = LOBBY
    turn: int = -1
    due: int | None = None
    version: int = 0
    origin: str = ""
    origin_step: int = 0
    rematch: str = ""
    winners: str = ""
    created: int = 0
    changed: int = 0
    maker: str = ""
    waits: bool = False

    @property
    def bots_come(self) -> int | None:
        """When bots take the seats that are still empty before the start, in ms; None if they never do."""
        return self.created + self.house.bots_after * 1000 if self.house.bots_after else None

    @property
    def is_slow(self) -> bool:
        """Whether it is a game for days, at which nobody has to be there at the same time."""
        return self.clock_move >= DAY or self.clock_bank >= DAY


class Change(msgspec.Struct):
    """An entry to append, with what it changes in the rows of the table and of its seats."""

    table_id: str
    entry: TableEntry
    table: dict[str, object]
    seats: dict[int, dict[str, object]] = {}


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table; `side` is the one that alone hears it, −1 for everybody."""

    id: int
    seat: int
    name: str
    text: str
    at: int
    side: int = -1
