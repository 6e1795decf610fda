"""What differs between two editions: the games, and the files."""

import pytest

from skyhall.core.edition import PLAIN_LISTS
from skyhall.lab.boxes import ValueChange, changes
from skyhall.lab.compare import differences, significant
from skyhall.lab.findings import find


def test_only_what_chance_does_not_explain_is_significant(sample):
    before = find([sample(shares=(1.0, 0.0) if n % 2 else (0.0, 1.0), moves=20 + n % 3) for n in range(100)])
    after = find([sample(shares=(1.0, 0.0) if n % 5 else (0.0, 1.0), moves=20 + n % 3) for n in range(100)])
    compared = differences(before, after)
    assert {each.topic for each in compared} == {"place", "ties", "ending", "moves", "branching", "rounds"}
    (found,) = significant(compared)
    assert (found.topic, found.name, found.before, found.after) == ("place", "1", 0.5, 0.8)
    assert found.chance == pytest.approx(0.000051, abs=0.00001)
    assert compared[0] == found


def test_components_are_compared_by_wins_and_by_use(sample):
    before = find([sample(used=(["card:a"], ["card:b"])) for _ in range(50)])
    after = find([sample(used=(["card:a"], ["card:a"])) for _ in range(50)])
    told = {(each.topic, each.name): (each.before, each.after) for each in differences(before, after)}
    assert told["wins", "card:a"] == (1.0, 0.5)
    assert told["use", "card:a"] == (0.5, 1.0)
    assert ("wins", "card:b") not in told


def test_too_few_cases_are_not_compared(sample):
    before = find([sample(used=(["card:a"] if n < 20 else [], [])) for n in range(40)])
    topics = {(each.topic, each.name) for each in differences(before, before)}
    assert ("place", "1") in topics
    assert ("wins", "card:a") not in topics
    few = find([sample() for _ in range(29)])
    assert differences(few, few) == []


def test_an_ending_that_one_edition_lacks_is_compared(sample):
    before, after = find([sample()] * 40), find([sample(ending="goal")] * 40)
    found = {each.name: (each.before, each.after) for each in significant(differences(before, after))}
    assert found == {"stars": (1.0, 0.0), "goal": (0.0, 1.0)}


def test_points_are_compared_where_they_say_more_than_who_won(sample):
    before = find([sample(scores=(10 + n % 4, 4)) for n in range(40)])
    after = find([sample(scores=(12 + n % 4, 4)) for n in range(40)])
    found = {each.topic for each in significant(differences(before, after))}
    assert found == {"winners", "margins"}


def test_values_that_differ_are_named_by_what_they_belong_to():
    before = {
        "edition": {"name": "standard"},
        "numbers": {"turns": 5, "ap": 3},
        "card": [{"id": "gank", "cost": 1, "effects": ["damage(1)"]}, {"id": "bolt", "cost": 2}],
        "start": [{"hope": 1}, {"hope": 2}],
    }
    after = {
        "edition": {"name": "another"},
        "numbers": {"turns": 6, "ap": 3},
        "card": [{"id": "bolt", "cost": 2}, {"id": "gank", "cost": 1, "effects": ["damage(2)"]}],
        "start": [{"hope": 1}, {"hope": 2, "clouds": 1}],
    }
    assert changes([before, after], PLAIN_LISTS) == [
        ValueChange("numbers.turns", ["5", "6"]),
        ValueChange("card gank.effects", ['["damage(1)"]', '["damage(2)"]']),
        ValueChange("start 2.clouds", ["", "1"]),
    ]
    assert changes([before, before], PLAIN_LISTS) == []
