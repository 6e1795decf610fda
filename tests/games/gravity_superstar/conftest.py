from collections.abc import Callable

import pytest

from skyhall.games.gravity_superstar import GAME
from skyhall.games.gravity_superstar.box.faces import space_name
from skyhall.games.gravity_superstar.play.state import Table

Make = Callable[..., Table]


def make(seats: int, layout: str, **data: object) -> Table:
    options = {"layout": layout, **data.pop("options", {})}
    # One pawn is short for seat 0's: the others are off the board.
    if "pawn" in data:
        data["pawns"] = [data.pop("pawn")] + [None] * (seats - 1)
    table = GAME.position({"seats": seats, "options": options, **data})
    assert isinstance(table, Table)
    table.log = []
    return table


@pytest.fixture
def q() -> Make:
    """Board Q of the spec: two players."""

    def build(**data: object) -> Table:
        return make(2, "2A0 3B2", **data)

    return build


@pytest.fixture
def g() -> Make:
    """Board G of the spec: three or four players."""

    def build(seats: int = 4, **data: object) -> Table:
        return make(seats, "5A3 6A1 1B1 2B2", **data)

    return build


def where(table: Table, seat: int) -> str:
    """`c2 S`, or `off`."""
    if table.pawns[seat] < 0:
        return "off"
    return f"{space_name(table.pawns[seat], table.board.width)} {'SWNE'[table.facing[seat]]}"


# What events repeat of the table for the screen; `test_events.py` looks at it.
SHOWN = {"belongings", "face_up", "face_down", "in_hand"}


def told(table: Table, name: str) -> list[dict[str, object]]:
    """The events of that name so far, as a spectator sees them, without the name and what they repeat of the table."""
    found = [event.seen_by(None) for event in table.log or [] if event.name == name]
    return [{key: value for key, value in event.items() if key not in {"event", *SHOWN}} for event in found]


def path(table: Table, seat: int = 0) -> list[str]:
    """Every space that the seat entered so far."""
    return [str(event["space"]) for event in told(table, "pawn_entered") if event["seat"] == seat]


def stars(table: Table, seat: int) -> dict[str, int]:
    """The stars a seat owns, without zeros."""
    owned = table.view(None)["players"][seat]["stars"]
    return {colour: count for colour, count in owned.items() if count}


class Look:
    """What tests ask of a table, gathered in one fixture."""

    where = staticmethod(where)
    told = staticmethod(told)
    path = staticmethod(path)
    stars = staticmethod(stars)


@pytest.fixture
def look() -> type[Look]:
    return Look


@pytest.fixture
def broken_box():
    """Loads the standard box after a change to its plain data."""
    from skyhall.core.edition import Entry, content_hash, read_toml
    from skyhall.games.gravity_superstar.box.edition import read_box

    def load(change: Callable[[dict[str, object]], None]) -> object:
        data = read_toml(GAME.edition_path("standard"))
        change(data)
        return read_box(Entry(data, "box.toml"), content_hash(data))

    return load
