"""The shapes of what a seat sees (spec, section 9). Not compiled: the schema is read from them at run time."""

from typing import NotRequired, TypedDict

from skyhall.core.state import OptionValue


class Stop(TypedDict):
    """A space entered on the way."""

    space: str
    how: str
    wrapped: bool


class LegalWord(TypedDict):
    """A legal word and, if it moves the pawn, where to and what it brings.

    `points` counts thefts that are taken without asking, not those that will be asked.
    """

    word: str
    path: list[Stop]
    lands: str | None
    facing: str | None
    stars: list[str]
    tokens: int
    victims: list[int]
    open_door: int | None
    points: int


class BoardView(TypedDict):
    """`roof` and `wall`: a platform on the upper and on the left edge of each space; `symbols`: `.`, `*` or `R`."""

    width: int
    height: int
    columns: int
    rows: int
    layout: list[str]
    names: list[str]
    roof: list[bool]
    wall: list[bool]
    symbols: str


class DoorView(TypedDict):
    """A Door space."""

    number: int
    space: str
    facing: str


class PawnView(TypedDict):
    """A pawn; off the board it has no space."""

    space: str | None
    facing: str


class PlayerView(TypedDict):
    """What a player has. Hand and face-down cards are there for the own seat only."""

    stars: dict[str, int]
    pairs: int
    tokens: int
    points: int
    face_up: list[str]
    face_down: int
    in_hand: int
    may_hold: list[str]
    danger: list[str]
    hand: NotRequired[list[str]]
    hidden: NotRequired[list[str]]


class DecisionView(TypedDict):
    """The open question."""

    kind: str
    seat: int
    prompt: str
    victim: int | None


class View(TypedDict):
    """Everything. `limit` is for the standard end, `goal` for the expert one."""

    seat: int | None
    board: BoardView
    stars: list[str | None]
    left: int
    limit: int | None
    goal: int | None
    doors: list[DoorView]
    open_door: int | None
    next_door: int | None
    pawns: list[PawnView]
    players: list[PlayerView]
    supply: int
    round: int
    turn: int
    first_player: int
    active: int | None
    replayed: bool
    triggered: int | None
    last_round: bool
    quiet_rounds: int
    options: dict[str, OptionValue]
    decision: DecisionView | None
    legal: list[LegalWord]
    ended: str | None
    ranks: list[int]
