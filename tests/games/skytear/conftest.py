"""What the tests of Skytear share."""

from copy import deepcopy
from pathlib import Path

import pytest

import skyhall.games.skytear.edition as room
from skyhall.core.edition import Entry, content_hash, read_toml
from skyhall.games.skytear.edition import Box, read_box

STANDARD = read_toml(Path(room.__file__).parent / "editions" / "standard.toml")
BOX = read_box(Entry(STANDARD, "standard.toml"), content_hash(STANDARD))


@pytest.fixture
def box() -> Box:
    """The standard edition."""
    return BOX


@pytest.fixture
def plain() -> dict:
    """The plain data of the standard edition, to be broken by a test."""
    return deepcopy(STANDARD)
