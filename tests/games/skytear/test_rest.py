"""When a position can be judged (SK-20, SK-47): what searches ask before they judge one."""

from skyhall.bots.search import Plan, Search
from skyhall.bots.tree import Node
from skyhall.core.dice import seeded
from skyhall.core.lens import CHOOSE, REST
from skyhall.core.registry import game
from skyhall.games.skytear import GAME
from skyhall.games.skytear.box.words import PASS


def test_whoever_may_choose_freely_is_judged_at_once(arena):
    """SK-19, SK-20"""
    s = arena({"sakoshi": "J6"}, {"haburat": "K8", "cotlic": "A8"}, hero="sakoshi")
    assert s.asked == "Main"
    assert GAME.goes_on(s.table) == REST
    s.do("end")
    assert s.asked == "Activate"
    assert GAME.goes_on(s.table) == REST


def test_nobody_responds_and_what_the_stack_asks_is_chosen(arena):
    """SK-47, SK-23: a Move that is declared is judged where it ends."""
    s = arena({"sakoshi": "J6"}, {"haburat": "K8"}, hero="sakoshi", hand1=["time-glitch"])
    s.do("move")
    assert s.asked == "Respond"
    while s.asked == "Respond":
        assert GAME.goes_on(s.table) == PASS
        s.do("pass")
    assert GAME.goes_on(s.table) == CHOOSE
    search = Search(s.table, 0, Plan(rest=12), seeded("rest"), Node(-1, 1.0, [0.0, 0.0]))
    after = s.table.clone()
    search.come_to_rest(after)
    assert GAME.goes_on(after) == REST
    assert not after.stack
    assert after.place[s.ids["sakoshi"]] != s.table.place[s.ids["sakoshi"]]


def test_before_the_heroes_phase_nothing_is_awaited():
    """SK-8: a draft is judged as it stands."""
    assert GAME.goes_on(game("skytear").new(2, "draft")) == REST
