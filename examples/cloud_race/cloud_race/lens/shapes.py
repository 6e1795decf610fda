"""The shape of a view."""

from typing import NotRequired, TypedDict


class CloudView(TypedDict):
    """A cloud that carries a kite on or throws it back."""

    at: int
    to: int


class PlayerView(TypedDict):
    """What everybody sees of a seat; `hand` is there for its own eyes."""

    cloud: int
    cards: int
    hand: NotRequired[list[str]]


class View(TypedDict):
    """The whole table."""

    seat: int | None
    round: int
    rounds: int
    length: int
    die: int
    clouds: list[CloudView]
    players: list[PlayerView]
    deck: int
    rolled: int | None
    active: int | None
    ended: str | None
