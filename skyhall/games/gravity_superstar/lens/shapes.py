"""The shapes of what a seat sees (spec, section 9). Not compiled: the schema is read from them at run time."""

from typing import NotRequired, TypedDict

from skyhall.core.state import OptionValue
from skyhall.games.gravity_superstar.box.faces import Facing
from skyhall.games.gravity_superstar.box.words import Card, Colour


class StarWon(TypedDict):
    """A star on the way, and the points it brings."""

    colour: Colour
    pair: bool
    gain: int


class Stop(TypedDict):
    """A space entered on the way, and what is there."""

    space: str
    how: str
    wrapped: bool
    star: NotRequired[StarWon]
    token: NotRequired[bool]
    victim: NotRequired[int]


class Preview(TypedDict):
    """A legal word and, if it moves the pawn, where to and what it brings.

    `points` counts thefts that are taken without asking, not those that will be asked; `most` counts those too, at
    their best.
    """

    word: str
    path: list[Stop]
    lands: str | None
    facing: Facing | None
    stars: list[Colour]
    tokens: int
    victims: list[int]
    open_door: int | None
    points: int
    most: int


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
    facing: Facing


class PawnView(TypedDict):
    """A pawn; off the board it has no space."""

    space: str | None
    facing: Facing


class Stars(TypedDict):
    """How many of each colour."""

    blue: int
    yellow: int
    pink: int
    green: int
    orange: int
    white: int


class PlayerView(TypedDict):
    """What a player has. Hand and face-down cards are there for the own seat only."""

    stars: Stars
    pairs: int
    tokens: int
    points: int
    face_up: list[Card]
    face_down: int
    in_hand: int
    may_hold: list[Card]
    danger: list[str]
    hand: NotRequired[list[Card]]
    hidden: NotRequired[list[Card]]


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
    stars: list[Colour | None]
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
    legal: list[Preview]
    ended: str | None
    ranks: list[int]
