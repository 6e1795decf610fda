"""Positions of Sky Painters for tests: players first, the rest by name; see `position.py` for what may be given."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from skyhall.games.sky_painters import GAME
from skyhall.games.sky_painters.play.state import Table
from skyhall.testing.play import play

Make = Callable[..., Table]


@pytest.fixture
def at() -> Make:
    def make(*players: dict[str, Any], **data: Any) -> Table:
        table = GAME.position({"seats": max(2, len(players)), "players": list(players), **data})
        assert isinstance(table, Table)
        table.log = []
        return table

    return make


@pytest.fixture
def go() -> Callable[..., Table]:
    """Play words; `end` also stands for a step 2 that is skipped because nothing else is legal."""

    def run(table: Table, *words: str) -> Table:
        for word in words:
            if word == "end" and (table.over or type(table.decision()).__name__ != "AdditionalAction"):
                continue
            play(table, word)
        return table

    return run


@pytest.fixture
def told() -> Callable[[Table, str], list[dict[str, Any]]]:
    """The events of a name so far, as a spectator sees them."""

    def find(table: Table, name: str) -> list[dict[str, Any]]:
        assert table.log is not None
        return [event.seen_by(None) for event in table.log if event.name == name]

    return find


@pytest.fixture
def boxed(tmp_path: Path) -> Callable[..., str]:
    """A changed copy of the standard edition: pairs of old and new text; gives the path."""

    def make(*changes: tuple[str, str]) -> str:
        text = (GAME.edition_path("standard")).read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) >= 1, old
            text = text.replace(old, new, 1)
        path = tmp_path / "changed.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return make
