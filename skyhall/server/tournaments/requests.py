"""What requests about tournaments carry, and what is answered."""

from typing import Annotated

import msgspec

from skyhall.server.messages import OptionValue
from skyhall.server.requests import ClockWish

PersonId = Annotated[str, msgspec.Meta(max_length=24)]
MOST_PLAYERS = 64
MOST_ROUNDS = 15


class NewTournament(msgspec.Struct, kw_only=True):
    """A tournament to be organised: what every table of it is like, and how it goes.

    `format` is `swiss` or `robin` (tables of two, everybody meets everybody; `rounds` is not asked). It begins at
    `starts_at` (ms) with at least `least` players, or when the organiser begins it (0). A round takes at most
    `round_seconds`; with `on_dates` it takes exactly that, else the next begins once all tables are over.
    `listed` is in the list for everybody; else who has the link may come.
    """

    name: Annotated[str, msgspec.Meta(max_length=120)]
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=2, le=9)] = 2
    format: Annotated[str, msgspec.Meta(max_length=10)] = "swiss"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = 5
    edition: Annotated[str, msgspec.Meta(max_length=80)] = ""
    edition_hash: Annotated[str, msgspec.Meta(max_length=32)] = ""
    options: Annotated[dict[str, OptionValue], msgspec.Meta(max_length=30)] = {}
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    rated: bool = False
    listed: bool = True
    least: Annotated[int, msgspec.Meta(ge=2, le=MOST_PLAYERS)] = 4
    most: Annotated[int, msgspec.Meta(ge=2, le=MOST_PLAYERS)] = 16
    starts_at: Annotated[int, msgspec.Meta(ge=0)] = 0
    round_seconds: Annotated[int, msgspec.Meta(ge=60, le=60 * 24 * 3600)] = 3600
    on_dates: bool = False


class TournamentId(msgspec.Struct, kw_only=True):
    """Where it is."""

    id: str


class Invite(msgspec.Struct, kw_only=True):
    """Friends, people of one's groups, or all of a group."""

    people: Annotated[list[PersonId], msgspec.Meta(max_length=100)] = []
    group: PersonId = ""


class OfPlayer(msgspec.Struct, kw_only=True):
    """Somebody by their number in the tournament."""

    player: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYERS)]


class Call(msgspec.Struct, kw_only=True):
    """How a table is decided: the place of each seat, 1 for the first; who shares one has the same; 0 is no points."""

    round: Annotated[int, msgspec.Meta(ge=1, le=100)]
    table: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYERS)]
    places: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=9)]], msgspec.Meta(min_length=2, max_length=9)]


class TournamentLine(msgspec.Struct, kw_only=True):
    """A tournament in a list. `mine` is whether the caller takes part, `asked` whether somebody asks them to."""

    id: str
    name: str
    game: str
    seats: int
    format: str
    status: str
    rounds: int
    round: int
    players: int
    least: int
    most: int
    clock: int
    bank: int
    rated: bool
    listed: bool
    starts_at: int
    round_ends: int
    own: bool
    mine: bool
    asked: bool


class TournamentList(msgspec.Struct, kw_only=True):
    """Tournaments, the newest first."""

    tournaments: list[TournamentLine]
    now: int


class CupNews(msgspec.Struct, kw_only=True):
    """What the caller has to know of a tournament: they are asked to it (`table` is empty), or their game of the round
    is not over. `soon` is whether the round ends soon."""

    id: str
    name: str
    game: str
    table: str
    round: int
    round_ends: int
    your_turn: bool
    soon: bool


class CupNewsList(msgspec.Struct, kw_only=True):
    """What is new, what is urgent first."""

    news: list[CupNews]
    now: int


class PartInfo(msgspec.Struct, kw_only=True):
    """A player's part in a round. `score` is in points, null while it is played; `table` 0 is none, and `why` says why:
    `bye`, `left` (the rival has) or `apart` (they do not want to meet)."""

    round: int
    table: int
    seat: int
    score: float | None
    why: str


class StandingInfo(msgspec.Struct, kw_only=True):
    """A line of the standings. `before` is the place after the round before, 0 in the first; `rivals` are the points of
    all rivals, `direct` what was won among equals, `later_wins` the wins from other seats than the first."""

    player: int
    place: int
    before: int
    name: str
    person: str
    rating: int
    points: float
    rivals: float
    direct: int
    later_wins: int
    left: bool
    rounds: list[PartInfo]


class PairInfo(msgspec.Struct, kw_only=True):
    """A table of a round: `players` by seat. `turn` is the seat to decide and `due` when its time is over.

    While it is played `game_round` is the round of the game (0: it has none) of `game_rounds` (0: nobody knows), and
    `so_far` are points that everybody may know (empty: none).

    Once it is over there are `scores` (points of the tournament), `points` (of the game) and the seed; before that only
    the seed's hash. `called` is whether others have decided it.
    """

    round: int
    number: int
    table: str
    players: list[int]
    before: list[float]
    status: str
    turn: int
    due: int | None
    game_round: int
    game_rounds: int
    so_far: list[int]
    scores: list[float] | None
    points: list[int]
    called: bool
    seed_hash: str
    seed: str | None


class RestInfo(msgspec.Struct, kw_only=True):
    """Somebody without a table in a round, and why."""

    player: int
    why: str


class RoundInfo(msgspec.Struct, kw_only=True):
    """A round: its tables and who rests; `odd` are tables whose players had not the same points before it, `again`
    those whose players had met."""

    number: int
    pairs: list[PairInfo]
    resting: list[RestInfo]
    odd: list[int]
    again: list[int]


class TournamentInfo(msgspec.Struct, kw_only=True):
    """A tournament as a whole. `me` is the caller's number, 0 if they take no part; `win` is what a win gives."""

    id: str
    name: str
    game: str
    seats: int
    format: str
    status: str
    rounds: int
    round: int
    round_ends: int
    round_seconds: int
    on_dates: bool
    starts_at: int
    edition: str
    edition_hash: str
    options: dict[str, OptionValue]
    clock: int
    bank: int
    rated: bool
    listed: bool
    least: int
    most: int
    organiser: str
    organiser_id: str
    own: bool
    me: int
    asked: bool
    win: float
    standings: list[StandingInfo]
    drawn: list[RoundInfo]
    created: int
    ended: int
    now: int
