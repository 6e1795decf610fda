"""The worked examples of the specification from EX-19 on, number for number."""

import pytest

from skyhall.core.errors import OptionsError
from skyhall.core.event import Json
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.box.places import SLOT_NAMES
from skyhall.games.skytopia.play.scoring import reward
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


def test_ex_19_innkeeper() -> None:
    """EX-19, ST-50, RU-28"""
    table = at(first=1, abilities=["gold B", ""], market={"gold-1": "mint_gryphon 0:5 0:4"})
    play(table, "send gold-1 2")
    assert table.coins[0] == 2


def test_ex_20_clockmender() -> None:
    """EX-20, ST-55"""
    table = at(
        coins=[1, 0], abilities=["red B", ""], market={"gold-1": "mint_gryphon 0:5", "blue-1": "beacon_lily 0:6"}
    )
    assert asked(table) == "BuyRotation"
    assert legal(table) == ["golem gold-1 5", "skip"]
    play(table, "golem gold-1 5")
    assert table.golems[4] == 1 << 5
    assert table.coins[0] == 0
    assert {word.split()[2] for word in legal(table)} == {"2"}


def test_ex_21_full_muster() -> None:
    """EX-21, ST-56"""
    table = at(round=7, abilities=["blue B", ""], market={**SPARE, "gold-1": "mint_moon 0:1"})
    assert table.coins[0] == 11
    three = at(seats=3, round=7, abilities=["blue B", "", ""], market={**SPARE, "gold-1": "mint_lily 0:1"})
    assert three.coins[0] == 11
    for seed in "abcd":
        opening = GAME.new(4, seed, {"sides": "B"})
        assert isinstance(opening, Table)
        while opening.round_number == 1:
            assert opening.used & 1 << opening.tiles.index(0) == 0
            opening.push(opening.actions()[-1])


def test_ex_22_heraldic_favour() -> None:
    """EX-22, ST-52"""
    cards = {
        "blue-1": "beacon_lily 0:5 0:4",
        "gold-1": "mint_lily 0:5",
        "gold-2": "mint_moon",
        "purple-3": "laboratory_lily",
    }
    lily = at(seats=3, abilities=["red A", "", ""], market=cards, moves=["send purple-3 2"])
    assert lily.pp[0] == 1
    moon = at(seats=3, abilities=["red A", "", ""], market=cards, moves=["send gold-2 2"])
    assert moon.pp[0] == 0


def test_ex_23_express_contract() -> None:
    """EX-23, ST-51, RU-29"""
    table = at(coins=[6, 0], abilities=["gold A", ""], market={"blue-1": "beacon_lily"}, moves=["send blue-1 5"])
    assert (table.coins[0], table.pp[0]) == (0, 4)
    opening = GAME.new(4, "express")
    assert opening.scores() == [opening.scores()[0]] * 4
    assert isinstance(opening, Table)
    assert opening.pp[opening.tiles.index(1)] == 0


def test_ex_24_refund_trick() -> None:
    """EX-24, RU-10"""
    table = at(round=7, market={"gold-1": "mint_gryphon 1:1"})
    play(table, "send gold-1 2")
    assert table.seat == 1
    assert table.coins == [7, 6]
    assert table.supply == [5, 5]


def test_ex_25_forge() -> None:
    """EX-25, RU-11, RU-12, RU-13"""
    table = at(
        coins=[5, 0],
        market={
            "blue-1": "beacon_lily 0:5",
            "gold-1": "mint_gryphon 1:5",
            "blue-2": "belfry_key",
            "red-1": "forge_key",
        },
    )
    play(table, "send red-1 2")
    assert asked(table) == "Redirect"
    assert legal(table) == ["golem blue-1 5", "skip"]
    play(table, "golem blue-1 5")
    assert asked(table) == "RedirectTo"
    assert legal(table) == ["card blue-2", "card red-1"]
    play(table, "card blue-2")
    assert table.golems[:2] == [0, 1 << 4]
    assert (table.coins[0], table.pp[0]) == (6, 1)


def test_ex_26_scaling() -> None:
    """EX-26, RU-34"""
    table = at(
        round=7,
        towers=[
            {
                "blue": ["clockwork_colonnade_key"],
                "red": ["mainspring_moon", "recall_horn_moon"],
                "gold": ["mint_moon"],
            },
            {},
        ],
        market={**SPARE, "blue-1": "hall_of_heralds_moon 0:1"},
    )
    assert table.pp[0] == 8


def test_ex_27_counting_golems() -> None:
    """EX-27, RU-35"""
    table = at(market={"gold-1": "mint_gryphon 0:5", "blue-1": "parade_terrace_gryphon"}, moves=["send blue-1 2"])
    assert table.pp[0] == 2


def test_ex_28_guildmasters() -> None:
    """EX-28, ST-44: Mechanicians, Smiths, Glaziers, Carters, Builders, Masons, Architects, Surveyors, Merchants,
    Scholars, Standard-Bearers, Genealogists"""
    table = at(
        towers=[
            {
                "blue": ["beacon_gryphon", "belfry_key"],
                "gold": ["mint_moon"],
                "red": ["forge_gryphon", "mainspring_key", "winding_house_lily"],
            },
            {},
        ],
        phase="over",
    )
    paid = {master.name: reward(table, 0, master) for master in table.box.guildmasters}
    assert paid == {
        "Mechanicians": 6,
        "Smiths": 3,
        "Glaziers": 3,
        "Carters": 6,
        "Builders": 4,
        "Masons": 3,
        "Architects": 6,
        "Surveyors": 8,
        "Merchants": 3,
        "Scholars": 0,
        "Standard-Bearers": 4,
        "Genealogists": 6,
    }


def seats_asked(table: Table, kind: str) -> list[int]:
    seats = []
    while type(table.decision()).__name__ == kind:
        seats.append(table.seat)
        table.push(table.actions()[0])
    return seats


def test_ex_29_seat_order() -> None:
    """EX-29, ST-14, ST-15, ST-58, ST-59, ST-60, ST-61, RU-41"""
    table = at(seats=4, first=2, market={"purple-1": "laboratory_lily"})
    turns = []
    for _ in range(8):
        turns.append(table.seat)
        # laboratories and beacons ask nothing, so each turn is one decision
        play(table, next(word for word in legal(table) if word.startswith("send")))
        while asked(table) != "Send":
            play(table, "skip")
    assert turns == [2, 3, 0, 1, 1, 2, 3, 0]
    seed = next(str(k) for k in range(99) if GAME.new(3, str(k)).view(None)["first"] == 1)
    free = GAME.new(3, seed, {"opening": "free", "abilities": "draft", "sides": "each"})
    assert isinstance(free, Table)
    assert seats_asked(free, "DraftTile") == [0, 2, 1]
    assert seats_asked(free, "ChooseSide") == [0, 2, 1]
    assert seats_asked(free, "OpenOn") == [0, 2, 1]
    assert free.seat == 1
    assert free.round_number == 1


def full_market(**golems: str) -> dict[str, str]:
    """A full market for two seats of cards that ask nothing when sent to with no golems or coins about."""
    cards = {
        "blue-1": "beacon_gryphon",
        "blue-2": "beacon_lily",
        "gold-1": "mint_gryphon",
        "gold-2": "mint_moon",
        "red-1": "winding_house_gryphon",
        "red-2": "winding_house_lily",
        "purple-1": "laboratory_lily",
        "purple-2": "hall_of_mirrors_key",
    }
    return {slot: " ".join([card, golems.get(slot.replace("-", ""), "")]).strip() for slot, card in cards.items()}


def test_ex_30_end() -> None:
    """EX-30, ST-42, RU-24"""
    table = at(round=5, first=1, active=0, market=full_market(blue1="0:3"), decks={"blue": ["belfry_key"]})
    assert table.last_round == -1
    play(table, "send blue-2 4")
    assert table.last_round == 6
    assert (table.round_number, table.seat) == (6, 0)
    play(table, "send blue-2 3")
    assert (table.round_number, table.seat) == (6, 1)
    play(table, "send blue-2 5" if "send blue-2 5" in legal(table) else legal(table)[0])
    assert table.over
    first = at(round=5, first=1, market=full_market(blue1="1:3"), decks={"blue": ["belfry_key"]})
    play(first, "send blue-2 4")
    assert first.last_round == 6
    assert first.round_number == 5


def test_ex_31_ties() -> None:
    """EX-31, ST-45, RU-44: first by fewer cards, then coins left, then shared"""
    towers = [
        {"blue": ["beacon_gryphon", "beacon_lily"], "gold": ["mint_gryphon", "mint_lily"], "red": ["forge_key"]},
        {"blue": ["belfry_key"], "gold": ["mint_moon"], "red": ["forge_gryphon"], "purple": ["annex_gryphon"]},
        {
            "blue": ["belfry_moon"],
            "gold": ["great_vault_gryphon"],
            "red": ["mainspring_key"],
            "purple": ["annex_gryphon"],
        },
    ]
    towers[0]["purple"] = ["echo_spire_gryphon", "echo_spire_moon"]
    towers[1]["red"] += ["mainspring_moon", "switchyard_lily"]
    towers[2]["red"] += ["winding_house_gryphon", "winding_house_lily"]
    towers[2]["purple"] = ["counting_house_moon"]

    def tied(coins: list[int]) -> Table:
        data: dict[str, Json] = {"seats": 3, "coins": coins, "towers": towers, "phase": "over"}
        low = GAME.position(data).scores()
        return GAME.position({**data, "pp": [70 - points for points in low]})

    table = tied([4, 12, 7])
    assert table.scores() == [70, 70, 70]
    assert [key[1] for key in table.standing()] == [-7, -6, -6]
    assert table.ranks() == [3, 1, 1]
    assert table.win_shares() == [0.0, 0.5, 0.5]
    assert tied([4, 12, 8]).ranks() == [3, 2, 1]


def test_ex_32_decks() -> None:
    """EX-32, ST-8, ST-9, ST-62, RU-43"""
    expected: list[tuple[int, int | str, int]] = [
        (2, "normal", 6),
        (3, "normal", 9),
        (4, "normal", 8),
        (4, 3, 9),
        (4, 2, 10),
    ]
    for seats, rows, left in expected:
        table = GAME.new(seats, "decks", {"market_rows": rows})
        assert isinstance(table, Table)
        assert [len(deck) for deck in table.decks] == [left] * 4
        seen = [card for deck in table.decks for card in deck] + [table.market[slot] for slot in table.slots]
        assert len(seen) == (32 if seats == 2 else 48)
        assert any(table.box.components[card].three_plus for card in seen) == (seats > 2)
    with pytest.raises(OptionsError, match=r'option "market_rows" is 3: with 3 seats expected normal'):
        GAME.new(3, "decks", {"market_rows": 3})


def test_ex_33_empty_slot() -> None:
    """EX-33, ST-31, RU-25"""
    cards = full_market()
    del cards["gold-1"]
    cards["purple-1"] = "hall_of_mirrors_key"
    cards["purple-2"] = "laboratory_lily"
    cards["blue-2"] += " 0:5"
    table = at(market=cards, decks={"gold": []})
    play(table, "send purple-1 2")
    assert legal(table) == ["tower blue", "tower red", "skip"]
    play(table, "tower blue")
    assert "gold-1" not in market(table)
    assert market(table)["gold-2"] == "mint_moon"
    taken = at(round=7, market=full_market(gold1="0:1"), decks={"gold": []}, moves=["send blue-1 2"])
    assert "gold-1" not in market(taken)
    assert market(taken)["gold-2"] == "mint_moon"


def test_ex_34_limit() -> None:
    """EX-34, ST-42, RU-39"""
    table = at(round=30, market=full_market(), moves=["send blue-1 3", "send blue-2 3"])
    assert table.over
    assert table.round_number == 30
    for number in (29, 30):
        face = (1, 6, 5, 4, 3, 2)[(number - 1) % 6]
        ending = at(round=number, market=full_market(blue1=f"0:{face}"), decks={"blue": ["belfry_key"]})
        while not ending.over:
            ending.push(ending.actions()[-1])
        assert ending.last_round == 30
        assert ending.round_number == 30


def test_ex_35_nothing_behind_it() -> None:
    """EX-35, ST-39"""
    table = at(towers=[{"purple": ["hall_of_mirrors_key"]}, {}], market={"purple-1": "echo_spire_moon"})
    play(table, "send purple-1 2")
    assert legal(table) == ["tower blue", "tower gold", "skip"]


def test_ex_36_redirected_onto_the_card_in_use() -> None:
    """EX-36, RU-13"""
    table = at(seats=3, market={"blue-1": "beacon_lily 0:5", "red-1": "switchyard_lily"})
    play(table, "send red-1 2", "golem blue-1 5", "card red-1")
    assert table.seat == 1
    assert table.pp[0] == 1


def test_ex_37_never_without_a_golem() -> None:
    """EX-37, RU-49"""
    table = GAME.new(2, "patience", {"first": "seat0"})
    assert isinstance(table, Table)
    own: list[int] = []
    while table.round_number <= 9:
        words = legal(table)
        if asked(table) != "Send":
            play(table, "skip" if "skip" in words else words[0])
            continue
        free = table.chronometer.queue[table.place][5] + 1
        rival_slots = [SLOT_NAMES[s] for s in table.slots if table.golems[16 + s]]
        own_slots = [SLOT_NAMES[s] for s in table.slots if table.golems[s]]
        if table.seat == 0:
            own.append(table.supply[0])
            choices = [w for w in words if w.endswith(f" {free}") and w.split()[1] not in rival_slots + own_slots]
        else:
            choices = [w for w in words if w.endswith(f" {free}") and w.split()[1] not in own_slots]
        play(table, choices[0])
    assert own == [4, 3, 3, 2, 1, 1, 1, 1, 1]
