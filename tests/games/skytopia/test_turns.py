"""Rounds, sending, refilling and the end: ST-14 to ST-16, ST-25 to ST-31, ST-42 to ST-45, with their rulings."""

import pytest

from skyhall.core.errors import IllegalAction, PositionWarning
from skyhall.core.event import Json
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.play.scoring import account
from skyhall.games.skytopia.play.state import Table
from skyhall.testing.play import legal, play


def at(**data: Json) -> Table:
    return GAME.position(data)


def asked(table: Table) -> str:
    return type(table.decision()).__name__


LABS = {"purple-1": "laboratory_lily", "purple-2": "laboratory_key"}


def test_a_round_goes_clockwise_and_the_marker_the_other_way() -> None:
    """ST-14, ST-15"""
    table = at(seats=3, first=1, market=LABS)
    turns = []
    for _ in range(9):
        turns.append((table.round_number, table.seat))
        play(table, [word for word in legal(table) if word.startswith("send purple")][-1])
        while asked(table) != "Send":
            play(table, "skip")
    assert turns == [(1, 1), (1, 2), (1, 0), (2, 0), (2, 1), (2, 2), (3, 2), (3, 0), (3, 1)]


def test_a_turn_has_three_phases_in_order() -> None:
    """ST-16: finish, activate, send, refill"""
    table = at(round=7, market={"blue-1": "beacon_lily 0:1", "blue-2": "beacon_gryphon"}, phase="finish")
    table.log = []
    play(table, "send blue-2 2")
    assert table.log is not None
    names = [event.name for event in table.log]
    assert names.index("golem_sent") < names.index("card_activated") < names.index("market_refilled")
    assert "blue-1" not in str(legal(at(round=7, market={"blue-1": "beacon_lily 0:1", "blue-2": "beacon_gryphon"})))


def test_a_golem_is_taken_back_only_from_an_empty_supply() -> None:
    """ST-25, ruling 37"""
    table = at(market={"blue-1": "beacon_lily 0:5 0:4", "gold-1": "mint_gryphon 0:5 0:4"})
    assert asked(table) == "Send"
    with pytest.raises(IllegalAction, match="ST-25"):
        play(table, "golem blue-1 5")
    empty = at(market={"blue-1": "beacon_lily 0:5 0:4 0:3", "gold-1": "mint_gryphon 0:5 0:4"})
    assert asked(empty) == "TakeBack"
    before = empty.coins[0]
    play(empty, "golem blue-1 5")
    assert empty.supply[0] == 1
    assert empty.coins[0] == before
    assert "send blue-1 2" in legal(empty)


def test_sending_pays_and_places() -> None:
    """ST-26: a non-empty slot, a free face, a price that can be paid; the same card and face after taking back"""
    table = at(coins=[3, 0], market={"purple-1": "laboratory_lily 1:3"})
    assert legal(table) == ["send purple-1 2", "send purple-1 4"]
    play(table, "send purple-1 4")
    assert table.coins[0] == 0
    assert table.supply[0] == 4
    assert table.golems[12] == 1 << 3
    again = at(market={"purple-1": "laboratory_lily 0:2 0:3 0:4 0:5 0:6"}, moves=["golem purple-1 2"])
    assert legal(again) == ["send purple-1 2"]


def test_several_golems_on_one_card() -> None:
    """ST-27"""
    table = at(coins=[1, 0], market={"purple-1": "laboratory_lily 0:2"}, moves=["send purple-1 3"])
    assert table.golems[12] == 0b110


def test_the_card_sent_to_is_used_at_once() -> None:
    """ST-28: also with the coins it gave, but only after paying"""
    table = at(market={"gold-1": "mint_gryphon"})
    assert legal(table) == ["send gold-1 2"]
    play(table, "send gold-1 2")
    assert table.coins[0] == 4


def test_nothing_to_send_to() -> None:
    """ST-30: every face that can be paid is shown; a golem taken back stays in supply, the end of Phase 2 follows"""
    taken = at(market={"blue-1": "beacon_lily 0:3 0:4 0:5 1:2", "gold-1": "mint_gryphon 0:3 0:4 1:2"})
    assert asked(taken) == "TakeBack"
    play(taken, "golem blue-1 3")
    assert (taken.seat, taken.supply[0], taken.coins[0]) == (1, 1, 0)
    with pytest.warns(PositionWarning, match="seat 0 has nothing to decide; seat 1 is asked"):
        blocked = at(market={"purple-1": "laboratory_lily 0:2 0:3 1:4 1:5 1:6"}, coins=[0, 0])
    # seat 0 cannot pay anything but face 2, which is shown: its turn passes, Phase 3 fills the market, seat 1 sends
    assert blocked.seat == 1
    assert blocked.supply == [3, 2]
    assert len({word.split()[1] for word in legal(blocked)}) == 7
    with pytest.warns(PositionWarning):
        favour = at(
            seats=3,
            abilities=["red A", "", ""],
            market={"blue-1": "beacon_lily 0:2 0:3", "gold-1": "mint_lily 0:2", "purple-1": "laboratory_lily 0:2"},
        )
    assert favour.seat == 1
    assert favour.pp[0] == 1
    assert favour.supply[0] == 1
    assert asked(favour) == "Send"


def test_the_empty_market_sends_nothing() -> None:
    """ST-30, ST-31: an empty market is filled by Phase 3 of the seat that could not send"""
    with pytest.warns(PositionWarning):
        table = at()
    assert table.seat == 1
    assert len(table.view(None)["decks"]) == 4
    assert [len(deck) for deck in table.decks] == [6, 6, 6, 6]


def test_gaps_of_both_phases_are_refilled_in_order() -> None:
    """ST-20, ST-31, rulings 23 and 48"""
    table = at(
        round=7,
        market={
            "blue-1": "beacon_lily 0:1",
            "blue-2": "beacon_gryphon",
            "gold-1": "mint_gryphon 0:4",
            "gold-2": "mint_moon",
            "purple-1": "sky_crane_gryphon",
            "purple-2": "laboratory_lily",
            "red-1": "forge_key",
            "red-2": "forge_gryphon",
        },
    )
    assert table.market[0] == -1
    table.log = []
    play(table, "send purple-1 2", "card gold-1")
    assert table.log is not None
    told = [event.public["slot"] for event in table.log if event.name == "market_refilled"]
    assert told == ["blue-1", "gold-1"]
    last = at(round=30, active=1, market={"purple-1": "laboratory_lily"}, moves=["send purple-1 3"])
    assert last.over
    assert all(last.market[slot] >= 0 for slot in last.slots)


def test_an_empty_deck_leaves_its_slot_empty() -> None:
    """ST-31, rulings 24 and 25"""
    table = at(
        round=7,
        market={"blue-1": "beacon_lily 0:1", "blue-2": "beacon_gryphon 0:1"},
        decks={"blue": ["belfry_key"], "gold": ["mint_gryphon"]},
        moves=["card blue-1"],
    )
    # nothing is left to send to, so Phase 3 follows at once: the one blue card comes to the lowest row
    view = table.view(None)
    cards = {slot["slot"]: slot["card"] and slot["card"]["id"] for slot in view["market"]["slots"]}
    assert cards["blue-1"] == "belfry_key"
    assert cards["blue-2"] is None
    assert view["decks"][0]["left"] == 0
    assert view["last_round"] == 8


def test_the_first_empty_deck_fixes_the_last_round() -> None:
    """ST-42, ruling 24: a second one changes nothing; the final round is announced"""
    table = at(round=7, last_round=8, market={**LABS}, seats=3, decks={"blue": ["beacon_lily"]})
    play(table, "send purple-1 2")
    assert table.decks[0] == []
    assert table.last_round == 8
    assert not table.view(None)["final_round"]
    assert at(round=8, last_round=8, market=LABS, seats=3).view(None)["final_round"]


def test_final_score_counts_every_part() -> None:
    """ST-43, ruling 36: golems that can no longer win count too"""
    table = at(
        pp=[10, 0],
        coins=[14, 4],
        towers=[{"purple": ["laboratory_lily"]}, {}],
        market={"blue-1": "beacon_lily 1:6 0:2", "gold-1": "mint_gryphon 0:3"},
        phase="over",
    )
    score = account(table, 0)
    assert (score.track, score.end_pp, score.coins_pp, score.golems_pp) == (10, 5, 2, 2)
    assert account(table, 1).coins_pp == 0
    assert account(table, 1).golems_pp == 1
    assert score.total == 10 + sum(score.guild) + 5 + 2 + 2


def test_guildmasters_reward_every_seat_and_count_foundations() -> None:
    """ST-44: an empty tower has size 1"""
    table = at(guildmasters=["mechanicians", "masons", "genealogists"], phase="over")
    assert account(table, 0).guild == account(table, 1).guild == [3, 3, 0]


def test_places_by_points_cards_and_coins() -> None:
    """ST-45, ruling 44: foundations are no cards"""
    more_cards = at(pp=[0, 0], towers=[{"red": ["forge_key"]}, {}], phase="over")
    level = at(
        pp=[0, more_cards.scores()[0] - more_cards.scores()[1]], towers=[{"red": ["forge_key"]}, {}], phase="over"
    )
    assert level.scores()[0] == level.scores()[1]
    assert level.ranks() == [2, 1]
    assert at(coins=[4, 3], phase="over").ranks() == [1, 2]
    assert at(coins=[4, 9], pp=[1, 0], phase="over").ranks() == [1, 1]


def test_stalling_ends_with_the_limit() -> None:
    """Ruling 39: without an empty deck round 30 is the last, and the reason is told"""
    table = at(round=30, active=1, market=LABS, seats=3, first=2, moves=["send purple-1 3"])
    assert table.over
    assert table.ending() == "limit"
    assert at(phase="over", decks={"blue": []}).ending() == "deck"


def test_a_returned_golem_may_be_sent_in_the_same_turn() -> None:
    """Ruling 38"""
    table = at(
        round=7,
        market={"blue-1": "beacon_lily 0:1 0:2 0:3", "gold-1": "mint_gryphon 0:4 0:5", "purple-1": "laboratory_lily"},
    )
    assert asked(table) == "Send"
    assert table.supply[0] == 3


def test_take_back_may_be_undone_down_to_the_start_of_the_turn() -> None:
    """Section 6, undo: the barrier stays at the turn's start until a card is turned over or another seat decides"""
    table = at(
        round=7,
        market={
            "blue-1": "beacon_lily 0:1",
            "blue-2": "belfry_key 0:1",
            "red-1": "winding_house_gryphon 0:1",
            "gold-1": "mint_gryphon 0:3",
        },
    )
    assert table.barrier == 0
    play(table, "card blue-1", "tower blue", "golem gold-1 3", "skip")
    assert (table.moves, table.barrier) == (4, 0)
    play(table, "send gold-1 2")
    assert (table.moves, table.barrier) == (5, 5)


def test_a_turn_that_turned_nothing_over_may_be_taken_back_until_the_next_seat_decides() -> None:
    """Section 6, undo"""
    full = {
        "blue-1": "beacon_gryphon",
        "blue-2": "beacon_lily",
        "gold-1": "mint_gryphon",
        "gold-2": "mint_moon",
        "red-1": "winding_house_gryphon",
        "red-2": "winding_house_lily",
        "purple-1": "laboratory_lily",
        "purple-2": "hall_of_mirrors_key",
    }
    table = at(market=full, moves=[])
    play(table, "send blue-1 2")
    assert (table.seat, table.moves, table.barrier) == (1, 1, 0)
    play(table, "send blue-2 2")
    assert (table.moves, table.barrier) == (2, 1)
