"""The evaluation (section 10): shares that add up to 1, and prefer what the table of features prefers."""

import pytest


def south(s):
    shares = s.table.evaluate()
    assert sum(shares) == pytest.approx(1)
    return shares[0]


def test_even(arena):
    """A mirrored position is worth half."""
    s = arena({"sakoshi": "F11"}, {"corjof": "F3"})
    # 13 HP against 12: a little more than half
    assert 0.5 < south(s) < 0.52


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ({}, {"hand0": ["gank"]}),
        ({}, {"minions0": ["C6"]}),
        ({}, {"kills0": 2, "victory": ["headhunters"]}),
        ({"kills0": 1, "victory": ["headhunters"]}, {"kills0": 2, "victory": ["headhunters"]}),
        ({}, {"towers1": [5, 3]}),
        ({"towers1": [5, 1]}, {"towers1": [5, 0]}),
        ({"towers1": [5, 0]}, {"towers1": [5, 0], "nexus1": 2}),
        ({}, {"tokens": ["B5", "J3"]}),
        ({"tokens": ["B5", "J7"]}, {}),
        ({"hand1": ["icewall"]}, {}),
    ],
)
def test_features(arena, worse, better):
    """Cards, minions, victory cards, towers, nexus, tokens."""
    both = [arena({"sakoshi": "F11"}, {"corjof": "F3"}, **data) for data in (worse, better)]
    assert south(both[0]) < south(both[1])


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ({"hp": 5}, {}),
        ({"conditions": ["slow"]}, {}),
        ({"conditions": ["marked", "disarm"]}, {"conditions": ["disarm"]}),
        ({}, {"conditions": ["frenzy"]}),
        ({}, {"hex": "J6"}),
        ({"hex": "J6"}, {"hex": "J6", "leads": ["gank"]}),
    ],
)
def test_heroes(arena, worse, better):
    """Health, conditions, control with known Leads."""
    both = [arena({"sakoshi": {"hex": "F11", **data}}, {"yami": "F3"}) for data in (worse, better)]
    assert south(both[0]) < south(both[1])


def test_a_hero_on_the_map_is_worth_more(arena):
    """And one that returns next turn more than one that returns later."""
    here, soon, late = (
        arena({"sakoshi": "F11", "yami": data}, {"corjof": "F3"})
        for data in ({"hex": "E11"}, {"returns": 4}, {"returns": 5})
    )
    assert south(here) > south(soon) > south(late)


def test_what_is_on_its_way(arena):
    """A declared Attack is worth more than the AP it costs, and the end of the activation less."""
    s = arena({"sakoshi": "J6"}, {"akhuti": "J7", "haburat": "A1"}, hero="sakoshi", hand1=["time-glitch"])
    before = south(s)
    s.do("attack")
    assert s.asked == "Respond"
    assert south(s) > before


def test_the_end_is_the_result(arena):
    s = arena(
        {"sakoshi": "J6"},
        {"akhuti": {"hex": "J7", "hp": 1}},
        hero="sakoshi",
        hand0=["lifesteal"],
        victory=["headhunters"],
        kills0=2,
    )
    s.go("lifesteal")
    assert s.table.evaluate() == [1.0, 0.0]
