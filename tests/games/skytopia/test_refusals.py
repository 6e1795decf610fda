"""Why not: section 9, each with its rule number, and the words for it."""

import pytest

from skyhall.core.errors import IllegalAction
from skyhall.core.event import Json
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.play.state import Table
from skyhall.locale import catalogue
from skyhall.testing.play import play


def at(**data: Json) -> Table:
    return GAME.position(data)


def why(table: Table) -> dict[str, tuple[str, str]]:
    """Word → rule and sentence."""
    said = {}
    words = catalogue("en", "skytopia")
    for refusal in table.refusals():
        sentence = words.say(refusal.reason.key, refusal.reason.args, ["Ada", "Bo", "Cy"])
        said[GAME.words.name(refusal.action)] = (refusal.rule, sentence)
    return said


def test_sends() -> None:
    """ST-4, ST-5, ST-25, ST-26"""
    table = at(coins=[3, 0], market={"blue-1": "beacon_lily 1:4 0:3"})
    told = why(table)
    assert told["send blue-1 1"] == ("ST-5", "1 is at the pointer: no golem may be set to it.")
    assert told["send blue-1 4"] == ("ST-4", "Another golem on that card already shows 4.")
    assert told["send blue-1 5"] == ("ST-26", "That face costs 6 coins; you have 3.")
    assert told["send gold-2 2"] == ("ST-26", "No card lies there.")
    assert told["golem blue-1 3"][0] == "ST-25"
    assert "golem blue-1 4" not in told
    with pytest.raises(IllegalAction, match=r'"send blue-1 5" is not legal now \(rule ST-26\)'):
        play(table, "send blue-1 5")


def test_rotations() -> None:
    """ST-34, ST-35, ST-36, RU-19"""
    table = at(
        market={
            "red-1": "twin_gears_lily",
            "blue-1": "beacon_lily 0:3 1:2",
            "gold-1": "mint_gryphon 0:6",
            "gold-2": "mint_moon 0:4 1:5",
            "blue-2": "beacon_gryphon 0:4",
        },
        moves=["send red-1 2", "golem blue-1 3"],
    )
    told = why(table)
    assert told["golem red-1 2"][0] == "ST-34"
    assert told["golem blue-1 2"] == ("ST-35", "That golem works for Bo.")
    assert told["golem blue-1 4"] == ("RU-19", "This card has already turned that golem.")
    assert told["golem gold-1 6"] == ("ST-36", "One step would take it to the pointer or beyond.")
    assert told["golem gold-2 4"] == ("ST-36", "Another golem on that card already shows 5.")
    assert "golem blue-2 4" not in told


def test_redirects_and_recalls() -> None:
    """ST-4, ST-34, ST-35"""
    table = at(market={"red-1": "forge_key 0:4", "blue-1": "beacon_lily 0:4 0:5 1:3"}, moves=["send red-1 2"])
    told = why(table)
    assert told["golem red-1 4"][0] == "ST-34"
    assert told["golem blue-1 3"][0] == "ST-35"
    assert told["golem blue-1 4"] == ("ST-4", "Every other card already shows 4.")
    play(table, "golem blue-1 5")
    assert why(table)["card blue-1"][0] == "ST-4"
    horn = at(market={"red-1": "recall_horn_moon", "blue-1": "beacon_lily 0:4"}, moves=["send red-1 2"])
    assert why(horn) == {"golem red-1 2": ("ST-34", why(horn)["golem red-1 2"][1])}


def test_adding() -> None:
    """ST-34, 4.2"""
    table = at(
        market={"purple-1": "sky_crane_key", "blue-1": "beacon_lily 0:4", "gold-1": "mint_moon 1:3"},
        moves=["send purple-1 2"],
    )
    told = why(table)
    assert told["card purple-1"][0] == "ST-34"
    assert told["card gold-1"] == ("4.2", "None of your golems is at work there.")
    annex = at(
        seats=3,
        coins=[4, 0, 0],
        market={"purple-1": "annex_gryphon", "blue-1": "beacon_lily 0:4", "gold-1": "mint_moon"},
        moves=["send purple-1 2"],
    )
    assert why(annex)["card blue-1"] == ("4.2", "A golem is already at work there.")


def test_abilities_out_of_reach() -> None:
    """ST-33, ST-37, ST-39, ST-41"""
    table = at(
        round=7,
        towers=[{"purple": ["echo_spire_gryphon"]}, {}],
        market={"purple-1": "echo_spire_moon 0:1", "gold-1": "mint_moon"},
        moves=["tower purple"],
    )
    assert why(table)["tower purple"][0] == "ST-33"
    assert why(table)["tower red"][0] == "ST-39"
    lab = at(
        towers=[{"purple": ["laboratory_lily"]}, {}], market={"purple-1": "echo_spire_moon"}, moves=["send purple-1 2"]
    )
    assert why(lab)["tower purple"][0] == "ST-41"
    line = at(market={"purple-1": "hall_of_mirrors_key", "gold-1": "mint_moon"}, moves=["send purple-1 2"])
    assert why(line)["tower blue"] == ("ST-37", "No blue card lies in this row of the market.")
    assert why(line)["tower purple"] == ("ST-37", "That is the card in use: it reaches other colours only.")
    city = at(round=7, towers=[{"gold": ["mint_moon"]}, {}], market={"purple-1": "hall_of_mirrors_key 0:1"})
    assert why(city)["tower blue"] == ("ST-37", "Your blue tower has no card at this level.")


def test_set_up_and_towers() -> None:
    """ST-21, ST-59, ST-60"""
    table = GAME.new(3, "why", {"abilities": "draft", "opening": "free", "first": "seat0"})
    assert isinstance(table, Table)
    play(table, "tile red")
    assert why(table) == {"tile red": ("ST-60", "Cy has the red tile.")}
    play(table, "tile blue", "tile gold", "card gold-2")
    assert why(table) == {"card gold-2": ("ST-59", "A golem is already at work there.")}
    towers = at(round=7, market={"blue-1": "beacon_lily 0:1", "gold-1": "mint_moon 0:1"})
    assert {word: rule for word, (rule, _) in why(towers).items()} == {"tower red": "ST-21", "tower purple": "ST-21"}
    mender = at(coins=[2, 0], abilities=["red B", ""], market={"gold-1": "mint_moon 0:6", "blue-1": "beacon_lily 0:4"})
    assert why(mender)["golem gold-1 6"][0] == "ST-36"
    back = at(market={"blue-1": "beacon_lily 0:6 0:5 0:4", "gold-1": "mint_moon 0:3 0:2 1:4"})
    assert why(back)["golem gold-1 4"][0] == "ST-35"
