"""What is answered about people's games: profiles, ratings, replays, the leaderboard."""

from typing import Annotated

import msgspec


class RatingInfo(msgspec.Struct, kw_only=True):
    """Somebody's rating in a game. `doubt` is what may be added or taken away; `change` is that of the last 30 days."""

    game: str
    rating: int
    doubt: int
    games: int
    provisional: bool
    change: int
    played: int


class ResultLine(msgspec.Struct, kw_only=True):
    """Places that were reached in a game, with people or only with bots; `fair` is the share that chance would win."""

    game: str
    people: bool
    games: int
    places: list[int]
    fair: float


class BoxUse(msgspec.Struct, kw_only=True):
    """How often a box was played."""

    game: str
    edition: str
    games: int


class RecordInfo(msgspec.Struct, kw_only=True):
    """A best deed: `kind` is points, margin, quick (a win in few moves) or long; at which step of which game."""

    kind: str
    game: str
    value: int
    table: str
    step: int
    seats: int
    at: int


class MetLine(msgspec.Struct, kw_only=True):
    """Games of the caller with somebody: how often the caller's place was better, worse, and the same (as it is for
    who play on one side)."""

    game: str
    games: int
    ahead: int
    behind: int
    even: int


class Profile(msgspec.Struct, kw_only=True):
    """Somebody, as far as the caller may know; `met` are the caller's own games with them."""

    id: str
    name: str
    since: int
    own: bool
    shown_to: str
    games: int
    with_people: int
    ratings: list[RatingInfo]
    results: list[ResultLine]
    boxes: list[BoxUse]
    records: list[RecordInfo]
    met: list[MetLine]


class PastSeat(msgspec.Struct, kw_only=True):
    """A seat of a game that is over. `name` is empty for who is no longer here."""

    seat: int
    name: str
    person: str
    level: str
    place: int
    points: int


class PastGame(msgspec.Struct, kw_only=True):
    """A game that is over, as one of its people sees it; `change` is that of their rating, if it was rated."""

    table: str
    game: str
    edition: str
    seat: int
    ended: int
    words: int
    ending: str
    rated: bool
    rating: int | None
    change: int | None
    seats: list[PastSeat]
    favourite: bool
    shared: bool


class PastGames(msgspec.Struct, kw_only=True):
    """Games from the `first` of `total`; `endings` are those that there are to choose from."""

    games: list[PastGame]
    first: int
    total: int
    endings: list[str]


class Point(msgspec.Struct, kw_only=True):
    """A rating after a game."""

    at: int
    rating: int
    doubt: int
    change: int
    place: int
    seats: int
    table: str


class Leader(msgspec.Struct, kw_only=True):
    """A line of the leaderboard. `often` is with whom they play most, and what share, where that is much; `short` is
    the share of games that were over very soon."""

    id: str
    name: str
    rating: int
    doubt: int
    games: int
    often: str
    often_share: int
    short: int


class Leaders(msgspec.Struct, kw_only=True):
    """The strongest of a game, and where its bots stand."""

    game: str
    people: list[Leader]
    bots: dict[str, int]


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which games: every field narrows it down. `result` is won or lost; times are in ms."""

    game: str = ""
    player: str = ""
    result: str = ""
    ending: str = ""
    since: int = 0
    until: int = 0
    kept: str = ""
    first: int = 0
    most: Annotated[int, msgspec.Meta(ge=1, le=50)] = 20
