"""Positions from plain data: what is given stands on the table, what is wrong is named."""

import json
import warnings
from copy import deepcopy
from pathlib import Path

import pytest

from skyhall.core.errors import OptionsError, PositionError, PositionWarning
from skyhall.games.skytear import GAME

GOOD = {
    "round": 2,
    "first": 1,
    "hero": "yami",
    "ap": 2,
    "used": ["move"],
    "tokens": ["B4", "J6"],
    "numbers": [2, 1],
    "victory": ["siege", "dominion"],
    "outsider": {"hex": "F7", "hp": 9, "conditions": ["slow"]},
    "players": [
        {
            "heroes": {
                "yami": {"hex": "J7", "hp": 11, "conditions": ["fast", "marked"], "cards": ["gank"], "burned": 1},
                "cotlic": {"hex": "B6", "state": "exhausted", "leads": ["gank", "?combustion"], "control": 1},
                "sakoshi": {"state": "defeated", "hp": 0, "returns": 3},
                "tlakali": {"hex": "J8", "armor": 2, "attack": 1, "skirmish": -1, "bonus": 1},
            },
            "hand": ["combustion", "clear-mind"],
            "discard": ["lifesteal"],
            "known_top": 2,
            "minions": {"C6": 0, "I6": 1},
            "pillars": ["K6", "J8"],
            "towers": [3, 0],
            "kills": 2,
            "sieges": 1,
        },
        {
            "heroes": {"akhuti": {"hex": "J4", "illusion": "J3"}},
            "deck": ["time-warp", "redirect"],
            "towers": [0, 5],
            "nexus": 2,
        },
    ],
}


@pytest.fixture
def data() -> dict:
    return deepcopy(GOOD)


def refused(data: dict) -> str:
    with pytest.raises(PositionError) as caught:
        GAME.position(data)
    return str(caught.value)


def test_everything_given_stands_on_the_table(data: dict) -> None:
    table = GAME.position(data)
    view = table.view(0)
    south, north = ({**view["sides"][n], **view["seats"][n]} for n in range(2))
    label = view["box"]["map"]["labels"]
    heroes = {hero["key"]: hero for hero in south["heroes"]}
    yami = heroes["yami"]
    assert (label[yami["hex"]], yami["hp"], yami["conditions"], yami["cards_on"]) == (
        "J7",
        11,
        ["fast", "marked"],
        ["gank"],
    )
    assert yami["mana_left"] == 0  # turn 2, a card of cost 2 on it, 1 burned: never below 0
    assert heroes["tlakali"]["mana_left"] == 3
    assert heroes["tlakali"]["buffs"] == {"attack": 1, "skirmish": -1, "armor": 2}
    assert (heroes["cotlic"]["state"], heroes["cotlic"]["control_bonus"]) == ("exhausted", 1)
    assert heroes["cotlic"]["leads"] == [
        {"source": "hand", "open": False, "card": "gank"},
        {"source": "deck", "open": False},
    ]
    assert (heroes["sakoshi"]["hex"], heroes["sakoshi"]["returns"]) == (None, 3)
    assert (south["hand"], south["discard"]) == (["clear-mind", "combustion"], ["lifesteal"])
    assert south["deck_count"] == 32 - 2 - 1 - 1 - 2
    assert len(south["known_top"]) == 2
    assert [(label[minion["hex"]], minion["lane"]) for minion in south["minions"]] == [("C6", 0), ("I6", 1)]
    assert (south["reserve"], [label[place] for place in south["pillars"]]) == (6, ["J8", "K6"])
    assert [tower["hp"] for tower in south["towers"]] == [3, 0]
    assert (south["nexus"]["hp"], north["nexus"]["hp"]) == (5, 2)  # SK-99: a fallen tower opens the nexus
    assert (table.kills, table.sieges) == ([2, 0], [1, 0])
    assert [(label[token["hex"]], token["number"]) for token in view["tokens"]] == [("B4", 2), ("J6", 1)]
    assert [label[place["hex"]] for place in north["illusions"]] == ["J3"]
    outsider = view["outsider"]
    assert (label[outsider["hex"]], outsider["hp"], outsider["conditions"]) == ("F7", 9, ["slow"])
    assert view["active"] == {"seat": 0, "side": 0, "hero": "yami", "ap": 2, "used": ["move"]}
    assert (view["turn"], view["first"], [card["key"] for card in view["victory"]]) == (2, 1, ["siege", "dominion"])
    assert view["prompt"]["key"] == "ask-Main"


def test_a_deck_is_listed_from_the_top(data: dict) -> None:
    table = GAME.position(data)
    cards = {card.key: card.index for card in table.box.cards}
    assert table.decks[1][-1] == cards["time-warp"]
    assert GAME.position(data).digest() == table.digest()


def test_each_question_can_be_asked(data: dict) -> None:
    for ask, name in (("activate", "Activate"), ("minions", "SpawnAt"), ("upkeep", "Discard")):
        given = deepcopy(data)
        for key in ("hero", "ap", "used", "outsider"):
            given.pop(key)
        given["ask"] = ask
        if ask == "upkeep":
            given["players"][0]["hand"] = ["combustion", "clear-mind", "crawling-darkness", "sacrifice"] * 2
            given["players"][0]["deck"] = ["lifesteal"] * 4
        table = GAME.position(given)
        while ask == "minions" and type(table.decision()).__name__ != name:
            table.push(table.actions()[0])
        assert type(table.decision()).__name__ == name


WRONG = [
    (lambda d: d.update(colour=1), 'position: unknown key "colour"'),
    (lambda d: d.update(round=6), '"round" is 6: expected a whole number from 1 to 5'),
    (lambda d: d.update(first=2), '"first" is 2: expected a whole number from 0 to 1'),
    (lambda d: d.update(ask="tea"), '"ask" is "tea": expected one of main, activate, minions, upkeep'),
    (lambda d: d.update(hero="bob"), 'unknown hero "bob"'),
    (lambda d: d.update(hero="cotlic"), '"hero": expected a Ready hero on the map'),
    (lambda d: d.update(hero="sakoshi"), '"hero": expected a Ready hero on the map'),
    (lambda d: d.update(used=["dance"]), 'unknown action "dance"'),
    (lambda d: d.update(ap=10), '"ap" is 10: expected a whole number from 0 to 9'),
    (lambda d: d.update(victory=["luck"]), 'unknown victory card "luck"'),
    (lambda d: d.update(tokens=["B4"]), '"tokens" holds 1 hexes: expected 2'),
    (lambda d: d.update(tokens=["B4", "Z1"]), 'unknown hex "Z1"'),
    (lambda d: d.update(numbers=[1, 1]), '"numbers" is [1, 1]: expected each of 1 to 2 once'),
    (lambda d: d["players"].pop(), '"players" holds 1 tables: expected 2'),
    (lambda d: d["players"][0].update(colour=1), 'unknown key "colour"'),
    (lambda d: d["players"][0]["heroes"].update(bob={}), 'unknown hero "bob"'),
    (lambda d: d["players"][1]["heroes"].update(yami={}), '"yami" is in the other seat\'s team already'),
    (lambda d: d["players"][0]["heroes"]["yami"].update(hex="Z9"), 'hero yami: unknown hex "Z9"'),
    (lambda d: d["players"][0]["heroes"]["yami"].update(hex="B9"), '"hex" is "B9": something stands there already'),
    (lambda d: d["players"][0]["heroes"]["yami"].update(hex="F12"), '"hex" is "F12": something stands there already'),
    (lambda d: d["players"][1]["heroes"]["akhuti"].update(hex="J7"), '"hex" is "J7": something stands there already'),
    (lambda d: d["players"][1]["heroes"]["akhuti"].update(hex="C6"), '"hex" is "C6": something stands there already'),
    (lambda d: d["players"][0]["heroes"]["yami"].update(hp=17), '"hp" is 17: expected a whole number from 0 to 16'),
    (lambda d: d["players"][0]["heroes"]["yami"].update(hp=0), "a Defeated hero, or one without HP, is not on the map"),
    (lambda d: d["players"][0]["heroes"]["yami"].update(state="defeated"), "is not on the map"),
    (lambda d: d["players"][0]["heroes"]["yami"].update(state="tired"), '"state" is "tired": expected one of ready'),
    (lambda d: d["players"][0]["heroes"]["yami"].update(conditions=["happy"]), 'unknown condition "happy"'),
    (lambda d: d["players"][0]["heroes"]["yami"].update(cards=["gonk"]), 'unknown card "gonk" (did you mean "gank"?)'),
    (lambda d: d["players"][0]["heroes"]["yami"].update(leads=["?gonk"]), 'unknown card "gonk"'),
    (lambda d: d["players"][0]["heroes"]["yami"].update(colour=1), 'hero yami: unknown key "colour"'),
    (lambda d: d["players"][1]["heroes"]["akhuti"].update(illusion="K6"), 'a pillar or illusion is on "K6" already'),
    (lambda d: d["players"][0].update(pillars=["K6", "K6"]), 'a pillar or illusion is on "K6" already'),
    (
        lambda d: d["players"][0].update(hand=["kneel-before-me"] * 2),
        'the heroes of this seat have no more copies of "kneel-before-me"',
    ),
    (lambda d: d["players"][1].update(known_top=3), '"known_top" is 3: expected a whole number from 0 to 2'),
    (lambda d: d["players"][0].update(minions={"F7": 0}), '"F7" is in a dome: expected a hex outside'),
    (lambda d: d["players"][0].update(minions={"J7": 0}), '"J7": something stands there already'),
    (lambda d: d["players"][0].update(minions={"C6": 2}), '"C6" is 2: expected a whole number from 0 to 1'),
    (
        lambda d: d["players"][0].update(
            minions=dict.fromkeys(["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "B2"], 0)
        ),
        "9 minions: expected at most 8",
    ),
    (lambda d: d["players"][0].update(towers=[5]), '"towers" holds 1 numbers: expected 2'),
    (lambda d: d["players"][0].update(nexus=0), '"nexus" is 0: expected a whole number from 1 to 5'),
    (lambda d: d["players"][0].update(kills=-1), '"kills" is -1: expected a whole number from 0 to 999'),
    (lambda d: d["outsider"].update(hex="J7"), '"hex" is "J7": something stands there already'),
    (lambda d: d["outsider"].update(hp=13), '"hp" is 13: expected a whole number from 0 to 12'),
    (lambda d: d["outsider"].update(colour=1), 'outsider: unknown key "colour"'),
    (lambda d: d["players"][0].update(hand=["skytear-flux"]), '"skytear-flux" is never in a hand, deck or pile'),
    (lambda d: d["players"][1].update(deck=["skytear-flux"]), '"skytear-flux" is never in a hand, deck or pile'),
    (lambda d: d["players"][0]["heroes"]["yami"].update(leads=["skytear-flux"]), "nor on or under a hero"),
    (lambda d: d.update(victory=["siege", "siege"]), 'victory card "siege" appears twice'),
    (lambda d: d.update(tokens=["B4", "F7"]), 'token on "F7", in a dome: expected a hex outside'),
    (lambda d: d["outsider"].update(gone=True), "an outsider that is gone, or has no HP, is not on the map"),
    (lambda d: d["outsider"].update(hp=0), "an outsider that is gone, or has no HP, is not on the map"),
    (lambda d: d.update(seats=5), '"seats" is 5: expected a whole number from 2 to 4'),
    (lambda d: d.update(active=1), '"active" is 1: "yami" is a hero of seat 0'),
    (lambda d: d["players"][0].update(discard=["gank"], deck=[], known_top=0), '"gank" appears 3 times: the box has 2'),
    (lambda d: d["players"][1].update(hand=["gank"]), '"gank" appears 3 times: the box has 2'),
    (lambda d: d.update(tokens=["B4", "J1"]), 'token on "J1": a building stands there'),
    (lambda d: d["players"][0].update(pillars=["F12"]), 'a building stands on "F12"'),
    (lambda d: d["players"][1]["heroes"]["akhuti"].update(illusion="J1"), 'a building stands on "J1"'),
    (lambda d: d["players"][1].update(towers=[6, 0]), '"towers" holds 6: expected whole numbers from 0 to 5'),
    (lambda d: d["players"][1].update(towers=[5, 5]), '"nexus": expected HP once a tower has fallen'),
    (lambda d: d["players"][1].update(nexus=None), '"nexus": expected HP once a tower has fallen'),
    (lambda d: d["players"][0]["heroes"]["sakoshi"].update(returns=2), '"returns" is 2: expected a turn after 2'),
    (
        lambda d: d["players"][0]["heroes"]["sakoshi"].update(returns=5),
        '"returns" is 5: expected a whole number from 0 to 4',
    ),
    (lambda d: d["players"][0]["heroes"]["sakoshi"].update(hp=3), '"hp" is 3: expected 0 for a hero off the map'),
    (lambda d: d.update(options={"mode": [1]}), 'options: "mode" is [1]: expected a text, a number, true or false'),
]


@pytest.mark.parametrize(("change", "message"), WRONG)
def test_what_is_wrong_is_named(data: dict, change: object, message: str) -> None:
    change(data)
    assert message in refused(data)


def test_the_ruin_of_a_tower_is_an_ordinary_hex(data: dict) -> None:
    """SK-98."""
    data["players"][0]["heroes"]["yami"]["hex"] = "J9"
    assert GAME.position(data).seat == 0


def test_unknown_options_are_refused(data: dict) -> None:
    data["options"] = {"speed": "fast"}
    with pytest.raises(OptionsError, match='no option "speed"'):
        GAME.position(data)


def test_old_names_are_still_understood(data: dict) -> None:
    """`seats` was the list of players, `turn` the round, `active` the hero, `next` the seat to activate."""
    old = deepcopy(data)
    for new, name in (("players", "seats"), ("round", "turn"), ("hero", "active")):
        old[name] = old.pop(new)
    assert GAME.position(old).digest() == GAME.position(data).digest()
    old["next"] = 1
    assert GAME.position(old).view(None) == GAME.position(data).view(None)
    for each in (data, old):
        for key in ("hero", "active", "ap", "used"):
            each.pop(key, None)
    data["active"] = old["next"] = 1
    assert (GAME.position(old).digest(), GAME.position(data).seat) == (GAME.position(data).digest(), 1)


def test_whom_the_position_passes_over_is_told(data: dict) -> None:
    for key in ("hero", "ap", "used"):
        data.pop(key)
    data["active"] = 1
    data["players"][1]["heroes"]["akhuti"]["state"] = "exhausted"
    with pytest.warns(PositionWarning, match="seat 1 has nothing to decide; seat 0 is asked"):
        GAME.position(data)


def test_a_position_can_be_listened_to(data: dict) -> None:
    data["moves"] = ["act lead", "pass", "pass", "done"]
    table = GAME.position(data, listen=True)
    assert table.log is not None
    assert [event.name for event in table.log][:1] == ["declared"]


LESSONS = [
    json.loads(line)
    for line in (Path(__file__).parent / "positions" / "lessons.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("edition", ["standard", "tuned"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson["name"])
def test_positions_of_the_course_load(lesson: dict, edition: str) -> None:
    """Written with the old names, of keys and of words; after the opening seat 0 is to decide."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        table = GAME.position({**lesson["position"], "edition": edition, "moves": lesson["opening"]})
    assert table.seat == 0
