"""Ability tiles, sides A and B: ST-46 to ST-56 with their rulings."""

from skyhall.core.event import Json
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.play.state import Table
from skyhall.testing.play import legal, play


def at(**data: Json) -> Table:
    return GAME.position(data)


def asked(table: Table) -> str:
    return type(table.decision()).__name__


SPARE = {"purple-2": "laboratory_lily"}


def test_one_ability_per_seat_that_never_changes() -> None:
    """ST-46, ruling 31"""
    table = GAME.new(4, "abilities", {"sides": "each", "abilities": "draft"})
    assert isinstance(table, Table)
    dice = table.dice.fork("m")
    while table.round_number == 1 and table.phase == 0:
        table.push(table.actions()[dice.below(len(table.actions()))])
    powers = table.powers[:]
    assert len(set(powers)) == 4
    assert 0 not in powers
    while not table.over:
        table.push(table.actions()[dice.below(len(table.actions()))])
    assert table.powers == powers


def test_only_the_ability_that_costs_a_coin_is_asked() -> None:
    """ST-47: in random games of both sides nothing but buy_rotation and take_coins is asked for an ability"""
    table = at(coins=[5, 0], abilities=["red B", ""], market={**SPARE, "blue-1": "beacon_lily 0:4"})
    assert asked(table) == "BuyRotation"
    for tile in ("purple A", "gold A", "gold B", "red A", "blue A", "blue B", "purple B"):
        free = at(coins=[5, 0], abilities=[tile, ""], market={**SPARE, "blue-1": "beacon_lily 0:4"})
        assert asked(free) == "Send"


def test_points_are_added_at_once() -> None:
    """ST-48"""
    table = at(round=7, first=1, abilities=["purple A", ""], market={**SPARE, "blue-1": "beacon_lily 0:6 1:1"})
    assert table.seat == 1
    assert table.pp[0] == 1
    assert table.view(None)["seats"][0]["tile"] == {
        "colour": "purple",
        "side": "A",
        "name": "Homecoming",
        "when": "golem_returned",
        "used_this_turn": True,
    }


def test_homecoming_counts_card_effects_also_ones_own() -> None:
    """ST-49, ruling 27: recall and add, by oneself or by others"""
    own = at(
        abilities=["purple A", ""],
        market={"red-1": "recall_horn_moon", "blue-1": "beacon_lily 0:5"},
        moves=["send red-1 2", "golem blue-1 5"],
    )
    assert own.pp[0] == 1 + 1
    added = at(
        abilities=["purple A", ""],
        market={"purple-1": "sky_crane_key", "blue-1": "beacon_lily 0:5 0:4"},
        moves=["send purple-1 2", "card blue-1"],
    )
    assert added.pp[0] == 2
    rival = at(
        first=1,
        abilities=["purple A", ""],
        market={"purple-1": "sky_crane_key", "blue-1": "beacon_lily 0:5 1:4"},
        moves=["send purple-1 2", "card blue-1"],
    )
    assert (rival.pp[0], rival.coins[0]) == (1, 3)


def test_homecoming_does_not_count_finishing_or_taking_back() -> None:
    """ST-49"""
    finished = at(round=7, abilities=["purple A", ""], market={**SPARE, "gold-1": "mint_gryphon 0:1 0:3"})
    assert finished.pp[0] == 0
    back = at(
        abilities=["purple A", ""],
        market={**SPARE, "blue-1": "beacon_lily 0:2 0:3 0:4 0:5 0:6"},
        moves=["golem blue-1 2"],
    )
    assert back.pp[0] == 0


def test_innkeeper_is_paid_once_per_send_before_the_sender_activates() -> None:
    """ST-50, ruling 28: not for own sends, not for rivals elsewhere"""
    cards = {"gold-1": "mint_gryphon 0:5 0:4", "red-1": "winding_house_lily", "blue-1": "beacon_lily 1:3"}
    table = at(first=1, abilities=["gold B", ""], market=cards)
    table.log = []
    play(table, "send gold-1 2")
    assert table.log is not None
    names = [event.name for event in table.log if event.name in ("golem_sent", "ability_used", "card_activated")]
    assert names == ["golem_sent", "ability_used", "card_activated"]
    assert table.coins[0] == 2
    own = at(abilities=["gold B", ""], market=cards, moves=["send gold-1 2"])
    assert own.coins[0] == 4
    elsewhere = at(first=1, abilities=["gold B", ""], market=cards, moves=["send blue-1 2"])
    assert elsewhere.coins[0] == 0


def test_express_contract_wants_exactly_six() -> None:
    """ST-51, ruling 29"""
    for face, price, pp in ((6, 10, 0), (5, 6, 1), (4, 3, 0), (2, 0, 0)):
        table = at(coins=[10, 0], abilities=["gold A", ""], market=SPARE, moves=[f"send purple-2 {face}"])
        assert (table.coins[0], table.pp[0]) == (10 - price, pp)


def test_heraldic_favour_counts_cards_not_golems() -> None:
    """ST-52: at the end of Phase 2, after the card was used"""
    cards = {"blue-1": "beacon_lily 0:5", "gold-1": "toll_bridge_lily 0:5", "red-1": "winding_house_lily"}
    table = at(abilities=["red A", ""], market=cards, moves=["send red-1 2", "skip"])
    assert table.pp[0] == 1 + 1
    two = at(abilities=["red A", ""], market=cards, moves=["send blue-1 2"])
    assert two.pp[0] == 3
    gone = at(
        abilities=["red A", ""],
        market={**cards, "purple-1": "sky_crane_gryphon", "purple-2": "laboratory_lily 0:4"},
        moves=["send purple-1 2", "card blue-1"],
    )
    assert gone.pp[0] == 0


def test_twin_dedication_counts_finished_and_added_cards_of_phase_1() -> None:
    """ST-53, ruling 26"""
    finished = at(
        round=7,
        abilities=["blue A", ""],
        market={**SPARE, "gold-1": "mint_gryphon 0:1", "gold-2": "mint_moon 0:1"},
        moves=["card gold-1"],
    )
    assert finished.pp[0] == 1
    added = at(
        round=7,
        abilities=["blue A", ""],
        market={**SPARE, "purple-1": "sky_crane_gryphon 0:1", "gold-2": "mint_moon 0:4"},
        moves=["card gold-2"],
    )
    assert added.pp[0] == 1
    one = at(round=7, abilities=["blue A", ""], market={**SPARE, "gold-1": "mint_gryphon 0:1"})
    assert one.pp[0] == 0


def test_poor_relief_asks_for_card_coins_only() -> None:
    """ST-40, ST-54, ruling 30: recall coins and compensation are never asked about; other seats never"""
    table = at(
        abilities=["purple B", ""],
        coins=[1, 0],
        market={"red-1": "recall_horn_moon", "blue-1": "beacon_lily 0:5"},
        moves=["send red-1 2", "golem blue-1 5"],
    )
    assert table.seat == 1
    assert table.coins[0] == 3
    sent = at(abilities=["purple B", ""], coins=[1, 0], market={"gold-1": "mint_gryphon"}, moves=["send gold-1 2"])
    assert asked(sent) == "TakeCoins"
    assert legal(sent) == ["use", "skip"]
    play(sent, "skip")
    assert sent.coins[0] == 1
    relief = at(abilities=["purple B", ""], market=SPARE)
    assert relief.coins[0] == 3
    assert at(abilities=["purple B", ""], coins=[1, 0], market=SPARE).coins[0] == 1


def test_poor_relief_is_not_asked_about_nothing() -> None:
    """ST-40: 2 + 2 coins are asked, the 0 for golems at work are not"""
    table = at(round=7, abilities=["purple B", ""], coins=[1, 0], market={**SPARE, "gold-1": "freight_dock_lily 0:1"})
    play(table, "skip")
    assert asked(table) == "TakeCoins"
    play(table, "skip")
    assert asked(table) == "Send"


def test_clockmender_needs_the_coin_and_a_golem() -> None:
    """ST-55: once per turn, anywhere in the market"""
    cards = {**SPARE, "blue-1": "beacon_lily 0:4", "gold-1": "mint_gryphon 0:3"}
    table = at(coins=[2, 0], abilities=["red B", ""], market=cards)
    assert legal(table) == ["golem blue-1 4", "golem gold-1 3", "skip"]
    play(table, "golem gold-1 3")
    assert asked(table) == "Send"
    assert table.coins[0] == 1
    assert asked(at(coins=[0, 0], abilities=["red B", ""], market=cards)) == "Send"
    assert asked(at(coins=[2, 0], abilities=["red B", ""], market={**SPARE, "blue-1": "beacon_lily 0:6"})) == "Send"


def test_full_muster_wants_all_golems_home() -> None:
    """ST-56"""
    assert at(abilities=["blue B", ""], market=SPARE).coins[0] == 5
    assert at(abilities=["blue B", ""], market={**SPARE, "blue-1": "beacon_lily 0:4"}).coins[0] == 0


def test_end_windows_work_once_per_own_turn() -> None:
    """ST-24, ST-29: not in other seats' turns"""
    table = at(first=1, abilities=["blue B", ""], market=SPARE)
    assert table.seat == 1
    assert table.coins[0] == 0
    play(table, "send purple-2 2")
    assert table.coins[0] == 5
