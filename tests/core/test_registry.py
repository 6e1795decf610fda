"""Games are found by their folders, and by what installed packages offer."""

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from skyhall.core.errors import OptionsError
from skyhall.core.registry import GROUP, Registry, game, games


def test_the_games_of_the_house_come_in_its_own_order():
    assert games()[:4] == ["gravity-superstar", "skytopia", "sky-painters", "skytear"]


def test_an_unknown_game_is_answered_with_a_near_one():
    with pytest.raises(OptionsError, match=r'no game "skytopla" \(did you mean "skytopia"\?\)'):
        game("skytopla")


@pytest.fixture
def offer(tmp_path, monkeypatch):
    """Installs a package that offers a module as a game, and looks again."""

    def offering(name: str, module: str) -> Registry:
        facts = tmp_path / "tag-1.0.dist-info"
        facts.mkdir(exist_ok=True)
        (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: tag\nVersion: 1.0\n")
        (facts / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {module}\n")
        monkeypatch.syspath_prepend(tmp_path)
        return Registry()

    return offering


def test_a_package_may_offer_a_game(offer):
    found = offer("tag", "skyhall.games.skytopia")
    assert found.names()[-1] == "tag"
    with pytest.raises(OptionsError, match=r'game "tag": GAME of skyhall\.games\.skytopia is not a game of that name'):
        found.game("tag")


def test_a_package_that_cannot_be_opened_is_named(offer):
    with pytest.raises(OptionsError, match='game "tag": no_such_module cannot be opened: No module named'):
        offer("tag", "no_such_module").game("tag")


def test_the_house_comes_first(offer):
    """A package cannot take the name of a game in the tree."""
    assert offer("skytopia", "no_such_module").game("skytopia").name == "skytopia"


def test_threads_that_ask_at_the_same_moment_find_all_games(offer):
    """One must not see what another has found so far."""
    expected, interval = offer("tag", "no_such_module").names(), sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            for _ in range(20):
                found = Registry()
                assert [asked.result() for asked in [threads.submit(found.names) for _ in range(4)]] == [expected] * 4
    finally:
        sys.setswitchinterval(interval)
