"""The tools of the house do what they say."""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FIXTURES = runpy.run_path(str(ROOT / "tools" / "fixtures.py"))
RECIPES = sorted((ROOT / "web" / "tests").glob("*/fixtures.toml"))


@pytest.mark.parametrize("source", RECIPES, ids=lambda path: path.parent.name)
def test_the_page_is_tested_on_the_games_of_today(source):
    """If not, `python tools/fixtures.py` makes them again."""
    for name, text in FIXTURES["written"](source.parent).items():
        assert (source.parent / f"{name}.json").read_text(encoding="utf-8") == text, f"{source.parent.name} {name}"
