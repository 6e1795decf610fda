import pytest

from skyhall.core.registry import game
from skyhall.lab.trials import Sample, Study


@pytest.fixture
def study():
    """A quick study, its terms changed as wanted."""

    def make(**changes):
        terms = {
            "game": "gravity-superstar",
            "level": "random",
            "games": 6,
            "seats": 2,
            "seed": "test",
            "options": {},
            "editions": [""],
        }
        return Study(**{**terms, **changes})

    return make


@pytest.fixture
def sample():
    """A game of two seats by what matters to a test."""

    def make(shares=(1.0, 0.0), scores=(10, 4), used=((), ()), **changes):
        terms = {
            "edition": 0,
            "number": 0,
            "first": 0,
            "shares": list(shares),
            "scores": list(scores),
            "ending": "stars",
            "decisive": [],
            "moves": 20,
            "rounds": 5,
            "widths": {1: 4, 2: 10, 6: 10},
            "used": [list(each) for each in used],
        }
        return Sample(**{**terms, **changes})

    return make


@pytest.fixture
def another_box(tmp_path):
    """An edition like the standard one, with some texts of its file replaced."""

    def make(game_name, **replaced):
        text = game(game_name).edition_path("standard").read_text(encoding="utf-8")
        for old, new in {'name = "standard"': 'name = "another"', **replaced}.items():
            assert old in text, old
            text = text.replace(old, new, 1)
        path = tmp_path / "another.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return make
