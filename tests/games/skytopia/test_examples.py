"""The worked examples of the specification up to EX-18, number for number."""

import pytest

from skyhall.core.event import Json
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.box.places import SLOT_NAMES
from skyhall.games.skytopia.play.scoring import account
from skyhall.games.skytopia.play.state import Table
from skyhall.testing.play import legal, play

# a card for examples that look at the table before a send, where otherwise nothing would be left to send to
SPARE = {"gold-2": "freight_dock_lily"}


def at(**data: Json) -> Table:
    return GAME.position(data)


def asked(table: Table) -> str:
    return type(table.decision()).__name__


def market(table: Table) -> dict[str, str]:
    return {SLOT_NAMES[s]: table.box.components[table.market[s]].id for s in table.slots if table.market[s] >= 0}


def test_ex_1_overtaken() -> None:
    """EX-1, ST-17, ST-18"""
    table = at(seats=3, round=7, coins=[2, 0, 7], market={**SPARE, "gold-1": "mint_gryphon 0:1 1:6 2:4"})
    assert asked(table) == "Send"
    assert table.seat == 0
    assert table.coins == [8, 3, 10]
    assert table.supply == [5, 5, 5]


def test_ex_2_three_cards() -> None:
    """EX-2, ST-19, ST-21, ST-22"""
    table = at(
        round=7,
        market={
            **SPARE,
            "blue-1": "beacon_lily 0:1",
            "blue-2": "belfry_key 0:1",
            "red-1": "winding_house_gryphon 0:1",
            "gold-1": "mint_gryphon 0:3",
        },
    )
    assert asked(table) == "StackNext"
    assert legal(table) == ["card blue-1", "card blue-2"]
    play(table, "card blue-1")
    assert asked(table) == "ActivateTower"
    assert legal(table) == ["tower blue", "tower red"]
    play(table, "tower blue")
    assert table.pp[0] == 6
    assert table.coins[0] == 1
    assert asked(table) == "Rotate"
    assert legal(table) == ["golem gold-1 3", "skip"]
    play(table, "golem gold-1 3")
    assert legal(table) == ["golem gold-1 4", "skip"]
    play(table, "golem gold-1 4")
    assert asked(table) == "Send"
    assert table.pp[0] == 7
    assert table.coins[0] == 1
    assert table.golems[4] == 1 << 4


def test_ex_3_two_speeds() -> None:
    """EX-3, ST-3, RU-2"""
    table = at(round=7, coins=[4, 8], market={"gold-1": "toll_bridge_key"})
    play(table, "send gold-1 3")
    assert (table.coins[0], table.pp[0]) == (5, 1)
    play(table, "send gold-1 5")
    assert (table.coins[1], table.pp[1]) == (4, 1)
    market = {"gold-1": "toll_bridge_key 0:3 1:5", "purple-1": "laboratory_lily"}
    table = at(round=9, active=1, first=1, coins=[5, 4], pp=[1, 1], market=market)
    assert table.coins == [8, 8]
    assert table.pp == [1, 2]
    assert table.supply == [5, 5]


def test_ex_4_final_score() -> None:
    """EX-4, ST-43: the rulebook's 72 points"""
    table = at(
        pp=[45, 0],
        coins=[22, 0],
        towers=[
            {
                "blue": ["beacon_gryphon"],
                "gold": ["mint_gryphon", "toll_bridge_key"],
                "red": ["forge_gryphon", "mainspring_key", "winding_house_lily"],
                "purple": ["laboratory_lily"],
            },
            {},
        ],
        market={"blue-1": "beacon_lily 0:5", "gold-1": "mint_moon 0:5"},
        guildmasters=["mechanicians", "builders", "merchants"],
        phase="over",
    )
    score = account(table, 0)
    assert (score.track, score.guild, score.end_pp, score.coins_pp, score.golems_pp) == (45, [6, 4, 6], 5, 4, 2)
    assert score.total == 72
    assert table.scores()[0] == 72


def test_ex_5_opening() -> None:
    """EX-5, ST-11, ST-13"""
    for seed in "abcdefgh":
        table = GAME.new(4, seed)
        assert isinstance(table, Table)
        seat = table.tiles.index(1)
        assert table.golems[seat * 16 + SLOT_NAMES.index("gold-1")] == 1 << 4
        assert table.supply[seat] == 4
        assert table.steps(4) == 2
        assert table.coins == [5, 5, 5, 5]
        assert table.pp == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("number", "pointer", "prices"),
    [
        (1, 1, {2: 0, 3: 1, 4: 3, 5: 6, 6: 10}),
        (2, 6, {1: 0, 2: 1, 3: 3, 4: 6, 5: 10}),
        (3, 5, {6: 0, 1: 1, 2: 3, 3: 6, 4: 10}),
        (4, 4, {5: 0, 6: 1, 1: 3, 2: 6, 3: 10}),
        (5, 3, {4: 0, 5: 1, 6: 3, 1: 6, 2: 10}),
        (6, 2, {3: 0, 4: 1, 5: 3, 6: 6, 1: 10}),
        (7, 1, {2: 0, 3: 1, 4: 3, 5: 6, 6: 10}),
    ],
)
def test_ex_6_dial(number: int, pointer: int, prices: dict[int, int]) -> None:
    """EX-6, ST-1, ST-2, ST-3, ST-5"""
    for face, price in prices.items():
        table = at(round=number, coins=[price, 0], market={"purple-1": "laboratory_lily"})
        assert table.chronometer.pointer[table.place] == pointer - 1
        assert f"send purple-1 {pointer}" not in legal(table)
        play(table, f"send purple-1 {face}")
        assert table.coins[0] == 0
        if price:
            poorer = at(round=number, coins=[price - 1, 0], market={"purple-1": "laboratory_lily"})
            assert f"send purple-1 {face}" not in legal(poorer)


def rotations(cards: dict[str, str], by: str, market_round: int = 1) -> list[str]:
    """What a rotation used from the city offers, beside skipping; the card used is finished by seat 0."""
    table = at(round=market_round, market={**SPARE, "red-1": f"{by} 0:1", **cards}, moves=["skip"])
    return [word for word in legal(table) if word != "skip"] if asked(table) == "Rotate" else []


def test_ex_7_rotation_limits() -> None:
    """EX-7, ST-36"""
    own = {"blue-1": "beacon_lily 0:6", "gold-1": "mint_gryphon 0:5"}
    assert rotations(own, "winding_house_gryphon") == ["golem gold-1 5"]
    # the foundation of the red tower turns by 1 and asks; Mainspring, by 2, then finds nothing and is not asked
    table = at(market={**SPARE, "red-1": "mainspring_key 0:1", **own})
    assert legal(table) == ["golem gold-1 5", "skip"]
    play(table, "skip")
    assert asked(table) == "Send"
    rival = at(
        market={"red-1": "winding_house_gryphon 0:1", "blue-1": "beacon_lily 0:6", "gold-1": "mint_gryphon 0:5 1:6"}
    )
    assert asked(rival) == "Send"


def test_ex_8_rotation_past() -> None:
    """EX-8, RU-18"""
    table = at(market={**SPARE, "red-1": "mainspring_key 0:1", "blue-1": "beacon_lily 0:3 1:4"})
    # by 1, from the foundation, nothing can be turned; by 2, from Mainspring, the golem passes its rival
    assert asked(table) == "Rotate"
    assert table.level == 1
    assert legal(table) == ["golem blue-1 3", "skip"]
    play(table, "golem blue-1 3")
    assert table.golems[0] == 1 << 4


def test_ex_9_own_card_ban() -> None:
    """EX-9, ST-34"""
    table = at(market={"red-1": "winding_house_gryphon 0:3"})
    play(table, "send red-1 2")
    assert table.seat == 1
    assert table.pp[0] == 1


def test_ex_10_ban_through_a_line() -> None:
    """EX-10, RU-14"""
    table = at(
        market={"purple-1": "hall_of_mirrors_key", "red-1": "mainspring_key 0:3", "blue-2": "beacon_lily 0:4"},
    )
    play(table, "send purple-1 2")
    assert asked(table) == "ActivateLine"
    assert "tower red" in legal(table)
    play(table, "tower red")
    assert asked(table) == "Rotate"
    assert legal(table) == ["golem blue-2 4", "skip"]
    play(table, "golem blue-2 4")
    assert table.golems[1] == 1 << 5
    assert table.pp[0] == 1


def test_ex_11_no_loops() -> None:
    """EX-11, ST-33, ST-38, ST-39"""
    table = at(
        round=7,
        towers=[{"purple": ["echo_spire_gryphon"], "blue": ["beacon_gryphon"]}, {}],
        market={**SPARE, "purple-1": "echo_spire_moon 0:1"},
    )
    assert legal(table) == ["tower blue", "tower gold", "tower purple", "skip"]
    play(table, "tower purple")
    assert legal(table) == ["tower blue", "tower gold", "skip"]
    play(table, "tower blue")
    assert table.pp[0] == 3
    assert legal(table) == ["tower blue", "tower gold", "skip"]
    play(table, "tower blue")
    assert table.pp[0] == 6
    assert asked(table) == "Send"


CRANE_AND_BEACON: dict[str, Json] = {
    "round": 7,
    "market": {
        **SPARE,
        "purple-1": "sky_crane_gryphon 0:1",
        "blue-1": "beacon_gryphon 0:1",
        "blue-2": "belfry_key 0:4 1:2",
    },
}


def test_ex_12_added_card_takes_part_in_a_waiting_tower() -> None:
    """EX-12, ST-23, RU-8: purple first"""
    table = at(**CRANE_AND_BEACON)
    play(table, "tower purple")
    assert asked(table) == "AddCard"
    play(table, "card blue-2")
    assert table.coins == [1, 3]
    assert table.pp[0] == 6
    assert asked(table) == "Send"


def test_ex_12_added_card_comes_too_late() -> None:
    """EX-12, ST-23: blue first"""
    table = at(**CRANE_AND_BEACON)
    play(table, "tower blue")
    assert table.pp[0] == 4
    play(table, "card blue-2")
    assert (table.pp[0], table.coins[0]) == (4, 0)
    assert len(table.towers[0]) == 2


def test_ex_13_adding_in_phase_2() -> None:
    """EX-13, RU-22, RU-26, ST-31, RU-23"""
    table = at(
        abilities=["blue A", ""],
        market={"blue-1": "beacon_gryphon 0:5", "blue-2": "belfry_key 0:4", "purple-1": "sky_crane_gryphon"},
    )
    assert table.supply[0] == 3
    play(table, "send purple-1 2")
    assert legal(table) == ["card blue-1", "card blue-2", "skip"]
    play(table, "card blue-1")
    assert table.pp[0] == 0
    assert table.supply[0] == 3
    assert [table.box.components[card].id for card in table.towers[0]] == ["beacon_gryphon"]
    assert market(table)["blue-1"] != "beacon_gryphon"


def test_ex_14_added_mid_activation() -> None:
    """EX-14, RU-21, RU-46, RU-47"""
    table = at(
        round=7,
        coins=[7, 0],
        market={**SPARE, "purple-1": "sky_crane_gryphon 0:1", "purple-2": "counting_house_moon 0:4"},
    )
    assert asked(table) == "Trade"
    play(table, "skip", "card purple-2", "use", "use")
    assert asked(table) == "Send"
    assert (table.coins[0], table.pp[0]) == (1, 6)


def test_ex_15_laboratory() -> None:
    """EX-15, ST-41, RU-32"""
    table = at(
        round=7,
        coins=[3, 0],
        towers=[{"purple": ["echo_spire_moon"], "blue": ["beacon_lily"]}, {}],
        market={**SPARE, "purple-1": "laboratory_lily 0:1"},
    )
    play(table, "use")
    assert table.pp[0] == 2
    assert legal(table) == ["tower blue", "tower gold", "skip"]
    play(table, "tower blue")
    assert table.pp[0] == 5
    assert asked(table) == "Send"
    assert account(table, 0).end_pp == 5
    sent = at(market={"purple-1": "laboratory_lily"}, moves=["send purple-1 2"])
    assert sent.seat == 1
    assert sent.pp[0] == 0


def test_ex_16_take_back() -> None:
    """EX-16, ST-25, ST-26, ST-49"""
    table = at(
        round=7,
        abilities=["purple A", ""],
        market={"blue-1": "beacon_lily 0:6 0:5 0:4", "gold-1": "mint_gryphon 0:3 0:2"},
    )
    assert asked(table) == "TakeBack"
    assert len(legal(table)) == 5
    play(table, "golem gold-1 2")
    assert legal(table) == ["send blue-1 2", "send gold-1 2"]
    play(table, "send gold-1 2")
    assert (table.coins[0], table.pp[0]) == (4, 0)


def test_ex_17_homecoming() -> None:
    """EX-17, ST-49"""
    table = at(round=7, first=1, abilities=["purple A", ""], market={**SPARE, "blue-1": "beacon_lily 0:6 0:5 1:1"})
    assert (table.coins[0], table.pp[0]) == (6, 2)


def test_ex_18_poor_relief() -> None:
    """EX-18, ST-40, ST-54, RU-30"""
    table = at(round=7, abilities=["purple B", ""], market={**SPARE, "gold-1": "toll_bridge_key 0:1"})
    assert asked(table) == "TakeCoins"
    rich = table.clone()
    play(table, "skip", "skip")
    assert asked(table) == "Send"
    assert (table.coins[0], table.pp[0]) == (3, 1)
    play(rich, "use", "use")
    assert (rich.coins[0], rich.pp[0]) == (4, 1)
