"""Activation and effects: ST-32 to ST-41 with their rulings."""

from collections.abc import Sequence

import pytest

from skyhall.core.dice import seeded
from skyhall.core.edition import Entry, content_hash, read_toml
from skyhall.core.errors import PositionError
from skyhall.core.event import Json
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.box.edition import Box
from skyhall.games.skytopia.play.state import Table
from skyhall.testing.play import legal, play


def at(**data: Json) -> Table:
    return GAME.position(data)


def asked(table: Table) -> str:
    return type(table.decision()).__name__


def test_parts_are_independent_and_in_order() -> None:
    """ST-32: skipping the first leaves the others; a part that cannot be carried out is passed over"""
    table = at(coins=[0, 0], market={"red-1": "forge_key", "blue-1": "beacon_lily 0:5"}, moves=["send red-1 2"])
    assert asked(table) == "Redirect"
    play(table, "skip")
    assert (table.pp[0], table.coins[0]) == (1, 1)
    alone = at(market={"red-1": "forge_key"}, moves=["send red-1 2"])
    assert (alone.seat, alone.pp[0], alone.coins[0]) == (1, 1, 1)


def test_a_new_root_starts_a_new_chain() -> None:
    """ST-33: each level of a tower is a root of its own; a card is not used twice in one chain"""
    table = at(
        round=7,
        towers=[{"purple": ["echo_spire_gryphon"]}, {}],
        market={"purple-1": "echo_spire_moon 0:1", "gold-2": "mint_gryphon"},
    )
    assert table.chain == [16 + 4 + 3]
    play(table, "tower purple")
    assert table.chain == [16 + 4 + 3, 16 + 8 + 3]
    play(table, "skip")
    assert table.chain == [16 + 8 + 3]
    assert legal(table) == ["tower blue", "tower gold", "skip"]


def test_chains_go_on_without_limit() -> None:
    """Ruling 16: line, top, line in one chain; rulings 14 and 15: nothing twice, all market cards protected"""
    table = at(
        seats=3,
        towers=[{"purple": ["hall_of_mirrors_lily"], "gold": ["mint_gryphon"]}, {}, {}],
        market={"purple-1": "hall_of_mirrors_key 0:3", "red-1": "winding_house_lily 0:3", "blue-1": "beacon_lily"},
        moves=["send purple-1 2"],
    )
    assert legal(table) == ["tower blue", "tower red", "skip"]
    # nothing can be turned, as both cards with golems are in the chain by then, but the point comes
    play(table, "tower red")
    assert table.pp[0] == 1
    city = at(
        round=7,
        towers=[{"purple": ["hall_of_mirrors_key"], "gold": ["mint_gryphon"]}, {}],
        market={"purple-1": "echo_spire_moon", "blue-1": "beacon_lily"},
        moves=["send purple-1 2", "tower purple", "tower gold"],
    )
    assert city.coins[0] == 4


def test_golems_on_cards_of_the_chain_are_left_alone() -> None:
    """ST-34, ruling 14: not turned, moved, called home or taken"""
    market = {"red-1": "recall_horn_moon 0:3", "gold-1": "mint_gryphon 0:4"}
    table = at(market=market, moves=["send red-1 2"])
    assert legal(table) == ["golem gold-1 4", "skip"]
    crane = at(market={"purple-1": "sky_crane_key 0:3", "gold-1": "mint_gryphon 0:4"}, moves=["send purple-1 2"])
    assert legal(crane) == ["card gold-1", "skip"]
    annex = at(
        seats=3,
        coins=[9, 0, 0],
        towers=[{"purple": ["annex_gryphon"]}, {}, {}],
        market={"purple-1": "echo_spire_moon", "gold-1": "mint_gryphon"},
        moves=["send purple-1 2", "tower purple"],
    )
    assert legal(annex) == ["card gold-1", "skip"]


def test_effects_touch_own_golems_only_but_adding_sends_all_home() -> None:
    """ST-35, rulings 8 and 9: also a card that a later seat would finish this round"""
    table = at(
        round=7,
        market={"purple-1": "sky_crane_gryphon", "blue-1": "beacon_lily 0:4 1:1 1:3", "red-1": "forge_key 1:4"},
        moves=["send purple-1 2"],
    )
    assert legal(table) == ["card blue-1", "skip"]
    play(table, "card blue-1")
    assert table.coins[1] == 6
    assert table.supply == [4, 4]
    assert table.towers[4] == []
    rotate = at(market={"red-1": "winding_house_lily", "blue-1": "beacon_lily 1:4"}, moves=["send red-1 2"])
    assert rotate.seat == 1


@pytest.mark.parametrize(("face", "steps"), [(6, 1), (5, 2), (4, 3), (3, 4), (2, 5)])
def test_rotation_is_by_exactly_the_number_on_the_card(face: int, steps: int) -> None:
    """ST-36, rulings 17 and 18"""
    for card, by in (("winding_house_lily", 1), ("mainspring_key", 2)):
        table = at(market={"red-1": card, "blue-1": f"beacon_lily 0:{face}"}, moves=["send red-1 2"])
        if steps <= by:
            assert table.seat == 1
            continue
        play(table, f"golem blue-1 {face}")
        assert table.steps(table.golems[0].bit_length() - 1) == steps - by


def test_two_golems_are_turned_and_never_one_twice() -> None:
    """Ruling 19"""
    cards = {"red-1": "twin_gears_lily", "blue-1": "beacon_lily 0:3", "gold-1": "mint_gryphon 0:4"}
    table = at(market=cards, moves=["send red-1 2", "golem blue-1 3"])
    assert legal(table) == ["golem gold-1 4", "skip"]
    play(table, "golem gold-1 4")
    assert (table.golems[0], table.golems[4]) == (1 << 3, 1 << 4)
    one = at(market={"red-1": "twin_gears_lily", "blue-1": "beacon_lily 0:3"}, moves=["send red-1 2", "golem blue-1 3"])
    assert one.seat == 1
    # another activation may turn the same golem again
    city = at(
        round=7,
        market={"red-1": "winding_house_lily 0:1", "blue-1": "beacon_lily 0:3", "gold-1": "mint_gryphon"},
        moves=["golem blue-1 3", "golem blue-1 4"],
    )
    assert city.golems[0] == 1 << 4


def test_lines_in_market_and_city() -> None:
    """ST-37: another colour in the same row; the same level of another tower; foundations are level 0"""
    cards = {"purple-2": "hall_of_mirrors_key", "blue-2": "beacon_lily", "gold-1": "mint_gryphon", "red-2": "forge_key"}
    table = at(market=cards, moves=["send purple-2 2"])
    assert legal(table) == ["tower blue", "tower red", "skip"]
    city = at(
        round=7,
        coins=[0, 0],
        towers=[{"blue": ["beacon_lily"], "gold": ["mint_moon", "mint_gryphon"]}, {}],
        market={"purple-1": "hall_of_mirrors_key 0:1", "red-2": "forge_key"},
    )
    assert legal(city) == ["tower blue", "tower gold", "skip"]
    play(city, "tower gold")
    assert city.coins[0] == 4
    bare = at(round=7, market={"purple-1": "hall_of_mirrors_key 0:1", "red-2": "forge_key"})
    assert asked(bare) == "Send"


def test_top_reaches_top_cards_and_bare_foundations() -> None:
    """ST-38: from the market as well as from the city"""
    table = at(
        coins=[3, 0],
        towers=[{"blue": ["belfry_key", "beacon_lily"]}, {}],
        market={"purple-1": "echo_spire_moon", "blue-1": "beacon_gryphon 0:4"},
        moves=["send purple-1 2"],
    )
    assert legal(table) == ["tower blue", "tower gold", "tower red", "tower purple", "skip"]
    blue = table.clone()
    play(blue, "tower blue")
    assert (blue.pp[0], blue.coins[0]) == (3, 3)
    play(table, "tower purple", "use")
    assert (table.pp[0], table.coins[0]) == (2, 0)


def test_only_usable_targets() -> None:
    """ST-39: a gain of 0 is usable, a trade that cannot be paid or a rotation of nothing is not"""
    table = at(
        towers=[{"blue": ["hall_of_heralds_moon"]}, {}],
        market={"purple-1": "echo_spire_moon"},
        moves=["send purple-1 2"],
    )
    assert legal(table) == ["tower blue", "tower gold", "skip"]
    # a card that leads only to itself or to protected golems is not usable
    mirrors = at(
        market={"purple-1": "hall_of_mirrors_key", "red-1": "recall_horn_moon", "gold-1": "mint_moon"},
        moves=["send purple-1 2"],
    )
    assert legal(mirrors) == ["tower gold", "tower red", "skip"]


def test_gains_come_by_themselves() -> None:
    """ST-40: a gain of 0 emits no event"""
    table = at(market={"blue-1": "hall_of_heralds_moon"})
    table.log = []
    play(table, "send blue-1 2")
    assert table.log is not None
    assert "gained" not in [event.name for event in table.log]
    assert "card_activated" in [event.name for event in table.log]


def test_a_laboratory_is_never_activated() -> None:
    """ST-41, ruling 32: not by top or line either, and nothing under it is reached"""
    table = at(
        coins=[3, 0],
        towers=[{"purple": ["counting_house_moon", "laboratory_lily"]}, {}],
        market={"purple-1": "echo_spire_moon"},
        moves=["send purple-1 2"],
    )
    assert legal(table) == ["tower blue", "tower gold", "skip"]
    line = at(
        towers=[{"purple": ["laboratory_lily"]}, {}],
        market={"purple-1": "hall_of_mirrors_key", "gold-1": "mint_moon"},
        moves=["send purple-1 2"],
    )
    assert legal(line) == ["tower gold", "skip"]


def test_a_laboratory_is_passed_over_in_silence() -> None:
    """ST-41: no activation is told, neither in the market nor in the tower"""
    table = at(round=7, market={"purple-1": "laboratory_lily", "purple-2": "sky_crane_key 1:1"})
    table.log = []
    play(table, "send purple-1 2")
    assert table.log is not None
    assert not [event for event in table.log if event.name == "card_activated" and event.public["seat"] == 0]
    tower = at(seats=3, first=1, round=7, market={"purple-1": "laboratory_lily 2:1", "purple-2": "laboratory_key"})
    tower.log = []
    play(tower, "send purple-2 2")
    assert tower.log is not None
    told = [(event.public["level"], event.public["card"]) for event in tower.log if event.name == "card_activated"]
    assert told == [(0, None)]


def test_redirect_keeps_the_face_and_costs_nothing() -> None:
    """Rulings 11, 12 and 13: no price, no activation, no ability; also onto the card in use"""
    table = at(
        abilities=["gold A", ""],
        market={"red-1": "forge_gryphon", "blue-1": "beacon_lily 0:5", "blue-2": "beacon_gryphon 1:3"},
        moves=["send red-1 2", "golem blue-1 5"],
    )
    assert legal(table) == ["card blue-2", "card red-1"]
    play(table, "card blue-2")
    assert (table.pp[0], table.coins[0]) == (1, 1)
    assert table.golems[1] == 1 << 4
    inn = at(
        abilities=["", "gold B"],
        market={"red-1": "forge_gryphon", "blue-1": "beacon_lily 0:5", "blue-2": "beacon_gryphon 1:3"},
        moves=["send red-1 2", "golem blue-1 5", "card blue-2"],
    )
    assert inn.coins[1] == 0


def test_recall_brings_a_golem_and_its_reward() -> None:
    """4.2 `recall`"""
    table = at(
        market={"red-1": "recall_horn_moon", "blue-1": "beacon_lily 0:5"}, moves=["send red-1 2", "golem blue-1 5"]
    )
    assert (table.pp[0], table.coins[0], table.supply[0]) == (1, 2, 4)


def test_adding_a_free_card_costs() -> None:
    """4.2 `add`: without the coins it is not asked"""
    cards = {"purple-1": "annex_gryphon", "blue-1": "beacon_lily", "gold-1": "mint_gryphon 1:3"}
    table = at(seats=3, coins=[4, 0, 0], market=cards, moves=["send purple-1 2"])
    assert legal(table) == ["card blue-1", "skip"]
    play(table, "card blue-1")
    assert table.coins[0] == 0
    assert [table.box.components[card].id for card in table.towers[0]] == ["beacon_lily"]
    assert table.pp[0] == 0
    poor = at(seats=3, coins=[3, 0, 0], market=cards, moves=["send purple-1 2"])
    assert poor.seat == 1


def test_added_cards_go_to_their_own_colour() -> None:
    """Ruling 40"""
    table = at(
        market={"purple-1": "sky_crane_key", "gold-1": "mint_gryphon 0:4"}, moves=["send purple-1 2", "card gold-1"]
    )
    assert [len(table.towers[colour]) for colour in range(4)] == [0, 1, 0, 0]


def test_counting() -> None:
    """4.2 `count`, rulings 33, 34 and 35: sizes with the foundation, coats of cards, golems also on this card"""
    table = at(
        towers=[{"gold": ["mint_gryphon", "mint_moon", "toll_bridge_key"]}, {}],
        market={"blue-1": "gilded_dome_moon", "gold-1": "freight_dock_gryphon 0:5", "gold-2": "collectors_house_moon"},
    )
    dome = table.clone()
    play(dome, "send blue-1 2")
    assert dome.pp[0] == 4
    dock = table.clone()
    play(dock, "send gold-1 2")
    assert dock.coins[0] == 2 + 2
    play(table, "send gold-2 2")
    assert table.coins[0] == 2 + 3


def test_scaling_stops_at_its_limit() -> None:
    """4.2: n × min(max, count)"""
    market = {"blue-1": "parade_terrace_gryphon 0:5 0:4 0:3", "gold-1": "mint_moon"}
    table = at(market=market, moves=["send blue-1 2"])
    assert table.pp[0] == 3


def test_trade_stops_when_the_coins_are_out() -> None:
    """Rulings 46 and 47: asked each time, with coins gained earlier in the same activation"""
    table = at(coins=[5, 0], market={"purple-1": "counting_house_moon"}, moves=["send purple-1 2", "use"])
    assert (table.seat, table.coins[0], table.pp[0]) == (1, 2, 3)
    stop = at(coins=[9, 0], market={"purple-1": "counting_house_moon"}, moves=["send purple-1 2", "use", "skip"])
    assert (stop.seat, stop.coins[0], stop.pp[0]) == (1, 6, 3)


def custom(**changes: object) -> Box:
    """The standard box with other effects on some cards: `beacon=[…]`."""
    data = read_toml(GAME.edition_path("standard"))
    cards = data["card"]
    assert isinstance(cards, list)
    for card in cards:
        key = card["name"].lower().replace(" ", "_")
        if key in changes:
            card["effect"] = changes[key]
    stones = data["foundation"]
    assert isinstance(stones, list)
    for stone in stones:
        if stone["colour"] in changes:
            stone["effect"] = changes[stone["colour"]]
    return GAME.read_edition(Entry(data, "custom.toml"), content_hash(data))


def at_box(box: Box, moves: Sequence[str] = (), **data: Json) -> Table:
    """A position on a box that has no file."""
    entry = Entry(data, "position", PositionError)
    table = GAME.read_position(entry, GAME.setup(2, {}, box), seeded("position"))
    entry.close()
    table.settle()
    play(table, *moves)
    return table


def test_two_parts_that_lead_on_share_a_chain() -> None:
    """Ruling 50: the second part sees all that the first used, and those market cards stay protected"""
    box = custom(hall_of_mirrors=[{"do": "line"}, {"do": "line"}, {"do": "recall", "coins": 1, "pp": 0}])
    table = at_box(
        box,
        market={"purple-1": "hall_of_mirrors_key", "gold-1": "mint_moon 0:4", "blue-1": "beacon_lily 0:3"},
        moves=["send purple-1 2"],
    )
    assert legal(table) == ["tower blue", "tower gold", "skip"]
    play(table, "tower gold")
    assert legal(table) == ["tower blue", "skip"]
    play(table, "skip")
    assert asked(table) == "Recall"
    assert legal(table) == ["golem blue-1 3", "skip"]


def test_a_line_on_a_foundation_reaches_foundations() -> None:
    """ST-37: level 0 is a line too"""
    box = custom(red=[{"do": "line"}])
    table = at_box(box, round=7, market={"red-1": "forge_key 0:1", "gold-1": "mint_moon"})
    assert legal(table) == ["tower blue", "tower gold", "skip"]


def test_chains_through_many_leading_cards_stay_finite() -> None:
    """ST-33, rulings 15 and 16: even if every card leads on, a chain uses each card once"""
    leading = [{"do": "top"}, {"do": "line"}]
    box = custom(beacon=leading, mint=leading, winding_house=leading, echo_spire=leading, blue=leading, red=leading)
    table = at_box(
        box,
        round=7,
        towers=[{"blue": ["beacon_lily"], "gold": ["mint_moon"], "red": ["winding_house_lily"]}, {}],
        market={"purple-1": "echo_spire_moon 0:1", "purple-2": "laboratory_lily"},
    )
    used = 0
    while asked(table) != "Send":
        table.push(table.actions()[0])
        used += 1
        assert len(set(table.chain)) == len(table.chain) <= 8
        assert used < 50
