"""Phase 1: ST-17 to ST-24 with their rulings."""

from skyhall.core.event import Json
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.play.state import Table
from skyhall.testing.play import legal, play


def at(**data: Json) -> Table:
    return GAME.position(data)


def asked(table: Table) -> str:
    return type(table.decision()).__name__


def built(table: Table, seat: int, colour: int) -> list[str]:
    return [table.box.components[card].id for card in table.towers[seat * 4 + colour]]


SPARE = {"purple-2": "laboratory_lily"}


def test_every_finished_card_must_be_taken() -> None:
    """ST-17: no choice, and only the active seat's golems at the pointer count"""
    table = at(
        round=7,
        market={**SPARE, "blue-1": "beacon_lily 0:1", "gold-1": "mint_gryphon 0:1", "red-1": "forge_key 1:1"},
        moves=["tower blue"],
    )
    assert built(table, 0, 0) == ["beacon_lily"]
    assert built(table, 0, 1) == ["mint_gryphon"]
    assert table.market[8] >= 0
    assert table.supply[0] == 5


def test_compensation_is_paid_per_golem() -> None:
    """ST-18, rulings 5 and 6: each rival golem 3 coins; own other golems come home for nothing"""
    table = at(seats=3, round=7, market={**SPARE, "blue-1": "beacon_lily 0:1 0:2 1:3 1:4 2:5"})
    assert table.coins == [0, 6, 3]
    assert table.supply == [5, 5, 5]


def test_own_golems_on_ones_finished_card_give_no_homecoming() -> None:
    """ST-18, ST-49, ruling 6"""
    table = at(round=7, abilities=["purple A", ""], market={**SPARE, "gold-1": "mint_gryphon 0:1 0:2"})
    assert table.pp[0] == 0
    assert table.coins[0] == 6


def test_cards_are_taken_colour_by_colour_in_stacking_order() -> None:
    """ST-19, ruling 20: the order of several of one colour is chosen; the last one is not asked"""
    table = at(
        seats=3,
        round=7,
        market={
            **SPARE,
            "gold-1": "mint_gryphon 0:1",
            "gold-2": "mint_moon 0:1",
            "gold-3": "mint_lily 0:1",
            "blue-2": "beacon_lily 0:1",
        },
    )
    assert asked(table) == "StackNext"
    assert built(table, 0, 0) == ["beacon_lily"]
    assert legal(table) == ["card gold-1", "card gold-2", "card gold-3"]
    play(table, "card gold-3")
    assert legal(table) == ["card gold-1", "card gold-2"]
    play(table, "card gold-2")
    assert asked(table) == "ActivateTower"
    assert built(table, 0, 1) == ["mint_lily", "mint_moon", "mint_gryphon"]


def test_golems_go_home_fewest_steps_first() -> None:
    """ST-19: in the events"""
    table = at(round=6, active=1, first=1, market={**SPARE, "blue-1": "beacon_lily 0:1 1:2 0:5 1:4 0:6"})
    log_start = at(
        round=6, first=0, market={**SPARE, "gold-1": "mint_gryphon", "blue-1": "beacon_lily 0:1 1:2 0:5 1:4"}
    )
    log_start.log = []
    # seat 0 passes its turn; seat 1 then finishes with face 2, the pointer of round 6: order 2, 1, 5, 4
    play(log_start, "send gold-1 3")
    assert log_start.log is not None
    told = [(e.public["owner"], e.public["face"], e.public["why"]) for e in log_start.log if e.name == "golem_returned"]
    assert told == [(1, 2, "finished"), (0, 1, "overtaken"), (0, 5, "overtaken"), (1, 4, "finished")]
    assert table.coins[0] == 9


def test_activation_waits_until_all_are_taken() -> None:
    """ST-19, ST-21"""
    table = at(
        round=7,
        market={**SPARE, "blue-1": "dream_garden_lily 0:1", "purple-1": "counting_house_moon 0:1"},
        moves=["tower blue"],
    )
    # the purple card is placed before the blue tower counts it: 1 + 2
    assert table.pp[0] == 3


def test_a_slot_stays_empty_until_phase_3() -> None:
    """ST-20"""
    table = at(round=7, market={**SPARE, "blue-1": "beacon_lily 0:1"})
    assert table.market[0] == -1
    assert not [word for word in legal(table) if "blue-1" in word]
    play(table, "send purple-2 2")
    assert table.market[0] >= 0


def test_each_expanded_tower_is_activated_once() -> None:
    """ST-21, ruling 4: this turn, however many cards it received"""
    table = at(
        round=7,
        market={**SPARE, "blue-1": "beacon_lily 0:1", "blue-2": "beacon_gryphon 0:1"},
        towers=[{"gold": ["mint_moon"]}, {}],
        moves=["card blue-1"],
    )
    assert table.pp[0] == 1 + 3 + 3
    assert table.coins[0] == 0


def test_levels_run_from_the_foundation_upwards_and_may_be_skipped() -> None:
    """ST-22"""
    table = at(
        round=7,
        coins=[3, 0],
        towers=[{"purple": ["counting_house_moon"]}, {}],
        market={**SPARE, "purple-1": "echo_spire_moon 0:1", "gold-1": "mint_gryphon"},
    )
    levels = []
    while asked(table) != "Send":
        levels.append((asked(table), table.level))
        play(table, "skip")
    assert levels == [("Trade", 0), ("Trade", 1), ("ActivateTop", 2)]
    assert (table.coins[0], table.pp[0]) == (3, 0)


def test_a_tower_expanded_by_an_effect_alone_is_not_activated() -> None:
    """ST-23, ruling 22: not even its foundation"""
    table = at(
        round=7,
        market={**SPARE, "purple-1": "sky_crane_gryphon 0:1", "blue-1": "beacon_lily 0:4"},
        moves=["card blue-1"],
    )
    assert asked(table) == "Send"
    assert built(table, 0, 0) == ["beacon_lily"]
    assert table.pp[0] == 0


def test_a_card_added_to_the_tower_being_activated_is_reached() -> None:
    """ST-22, ruling 21: also several times over"""
    table = at(
        round=7,
        market={
            **SPARE,
            "purple-1": "sky_crane_gryphon 0:1",
            "purple-2": "sky_crane_key 0:4",
            "blue-1": "beacon_lily 0:3",
        },
        moves=["card purple-2"],
    )
    assert (asked(table), table.level) == ("AddCard", 2)
    assert legal(table) == ["card blue-1", "skip"]


def test_the_end_of_phase_1_comes_after_all_activations() -> None:
    """ST-24: Full Muster sees the golem that a Recall Horn called home"""
    table = at(
        round=7,
        abilities=["blue B", ""],
        market={**SPARE, "red-1": "recall_horn_moon 0:1", "gold-1": "mint_gryphon 0:6"},
        moves=["golem gold-1 6"],
    )
    assert asked(table) == "Send"
    assert table.coins[0] == 2 + 5
