"""What the tests of all games share."""

from collections.abc import Iterator

import pytest

from skyhall.core.registry import game, games


@pytest.fixture(autouse=True, scope="module")
def standard_box() -> Iterator[None]:
    """The rules, their examples and the kept games are specified on the standard box: here a table has it unless a test
    names another edition. What must hold in every box is tried on each of them: the conformance kit, the properties."""
    rooms = [type(game(name)) for name in games()]
    usual = [room.default_edition for room in rooms]
    for room in rooms:
        room.default_edition = "standard"
    yield
    for room, edition in zip(rooms, usual, strict=True):
        room.default_edition = edition
