"""ST-1 to ST-13 and the options ST-57 to ST-62, with their rulings."""

import pytest

from skyhall.core.dice import seeded
from skyhall.core.errors import OptionsError
from skyhall.core.state import OptionValue
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.box.places import COLOURS
from skyhall.games.skytopia.box.words import CARD, TILE
from skyhall.games.skytopia.play.state import Table
from skyhall.testing.play import legal, play


def new(seats: int, seed: str, **options: OptionValue) -> Table:
    table = GAME.new(seats, seed, options)
    assert isinstance(table, Table)
    return table


def in_round(number: int) -> Table:
    return GAME.position({"round": number, "market": {"blue-1": "beacon_lily"}})


def shuffled(table: Table, colour: int) -> list[int]:
    """A deck as it was before the market was dealt from its top."""
    return [*table.decks[colour], *[table.market[colour * 4 + row] for row in reversed(range(table.rows))]]


def test_the_faces_come_to_the_pointer_in_their_order() -> None:
    """ST-1, ST-7, ruling 3: 1, 6, 5, 4, 3, 2 and 1 again"""
    pointers = [in_round(k).view(None)["chronometer"]["pointer"] for k in range(1, 9)]
    assert pointers == [1, 6, 5, 4, 3, 2, 1, 6]
    assert new(2, "x").view(None)["chronometer"]["pointer"] == 1


def test_steps_are_rounds_until_the_face_is_the_pointer() -> None:
    """ST-2"""
    for number in range(1, 13):
        table = in_round(number)
        for bit in range(6):
            steps = table.steps(bit)
            assert in_round(number + steps).view(None)["chronometer"]["pointer"] == bit + 1
            assert 0 <= steps <= 5


def test_prices_by_steps() -> None:
    """ST-3, rulings 1 and 2: 10, 6, 3, 1, 0; the pointer has none"""
    for number in range(1, 7):
        prices = in_round(number).view(None)["chronometer"]["prices"]
        by_steps = {told["steps"]: told["price"] for told in prices.values()}
        assert by_steps == {0: None, 1: 10, 2: 6, 3: 3, 4: 1, 5: 0}


def test_no_face_twice_on_a_card() -> None:
    """ST-4: whoever owns the golems"""
    table = GAME.position({"coins": [20, 20], "market": {"blue-1": "beacon_lily 0:2 1:4"}})
    assert legal(table) == ["send blue-1 3", "send blue-1 5", "send blue-1 6"]


def test_no_golem_is_sent_or_turned_to_the_pointer() -> None:
    """ST-5"""
    table = GAME.position(
        {"coins": [20, 20], "market": {"blue-1": "beacon_lily 0:6", "red-1": "winding_house_gryphon"}}
    )
    assert not [word for word in legal(table) if word.endswith(" 1")]
    play(table, "send red-1 2")
    assert table.seat == 1
    assert table.golems[0] == 1 << 5


def test_the_first_seat_is_random_or_seat_0() -> None:
    """ST-6, ST-57"""
    firsts = {new(4, str(k)).first for k in range(40)}
    assert firsts == {0, 1, 2, 3}
    assert {new(4, str(k), first="seat0").first for k in range(10)} == {0}


def test_three_plus_cards_are_for_three_and_four() -> None:
    """ST-8"""
    for seats, used in ((2, 8), (3, 12), (4, 12)):
        table = new(seats, "plus")
        decks = [shuffled(table, colour) for colour in range(4)]
        assert [len(deck) for deck in decks] == [used] * 4
        marked = sum(table.box.components[card].three_plus for deck in decks for card in deck)
        assert marked == (0 if seats == 2 else 16)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_market_is_dealt_from_the_top_into_rows(seats: int) -> None:
    """ST-9"""
    table = new(seats, "market", first="seat0")
    assert table.rows == seats
    assert len(table.slots) == 4 * seats
    dice = seeded("market")
    decks = [table.box.cards_of(colour, seats) for colour in range(4)]
    for deck in decks:
        dice.shuffle(deck)
    for slot in range(16):
        card = table.market[slot]
        if slot % 4 < seats:
            assert table.box.components[card].colour == slot // 4
            assert decks[slot // 4][-1 - slot % 4] == card
        else:
            assert card == -1


def test_one_guildmaster_of_each_group() -> None:
    """ST-10"""
    seen = set()
    for k in range(60):
        table = new(2, str(k))
        assert [table.box.guildmasters[master].group for master in table.masters] == [1, 2, 3]
        seen.update(table.masters)
    assert len(seen) == 12


def test_every_seat_starts_alike() -> None:
    """ST-11, rulings 7 and 45: coins and PP are plain numbers"""
    table = new(3, "alike")
    assert table.coins == [5, 5, 5]
    assert table.pp == [0, 0, 0]
    assert table.supply == [4, 4, 4]
    assert all(tower["size"] == 1 for seat in table.view(None)["seats"] for tower in seat["towers"])
    rich = GAME.position(
        {"coins": [400, 0], "pp": [160, 0], "market": {"gold-1": "mint_gryphon"}, "moves": ["send gold-1 2"]}
    )
    assert rich.coins[0] == 404
    assert rich.view(None)["seats"][0]["pp"] == 160


def test_tiles_are_dealt_with_side_a_up() -> None:
    """ST-12"""
    dealt = set()
    for k in range(40):
        table = new(3, str(k))
        assert len(set(table.tiles)) == 3
        assert table.sides == [0, 0, 0]
        dealt.update(table.tiles)
    assert dealt == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_opening_golems_on_the_colour_of_the_tile(seats: int) -> None:
    """ST-13, ruling 29: face 5, row 1, no price, no activation, no ability"""
    for k in range(10):
        table = GAME.new(seats, str(k), {"sides": "B"}, listen=True)
        assert isinstance(table, Table)
        for seat in range(seats):
            assert table.golems[seat * 16 + table.tiles[seat] * 4] == 1 << 4
        assert table.coins == [5] * seats
        assert table.log is not None
        names = [event.name for event in table.log]
        assert names.count("golem_opened") == seats
        assert not {"ability_used", "gained", "card_activated", "golem_sent"} & set(names)


def test_options_combine_in_their_order() -> None:
    """ST-58: draft, sides, opening golems, round 1"""
    table = GAME.new(2, "order", {"abilities": "draft", "sides": "each", "opening": "free"})
    kinds: list[str] = []
    while not kinds or kinds[-1] != "Send":
        kinds.append(type(table.decision()).__name__)
        table.push(table.actions()[0])
    assert kinds == ["DraftTile"] * 2 + ["ChooseSide"] * 2 + ["OpenOn"] * 2 + ["Send"]


def test_the_experienced_opening() -> None:
    """ST-59: any card without a golem, face 5, nothing else happens"""
    table = new(3, "free", opening="free", first="seat0")
    assert table.view(None)["phase"] == "setup"
    assert len(legal(table)) == 12
    for left in (12, 11, 10):
        assert len(legal(table)) == left
        table.push(CARD + table.slots[12 - left])
    assert table.supply == [4, 4, 4]
    assert table.pp == [0, 0, 0]
    assert table.coins == [5, 5, 5]
    # from the last seat counterclockwise: seat 2 chose first, then 1, then 0
    assert [table.golems[seat * 16 : seat * 16 + 16].index(1 << 4) for seat in range(3)] == table.slots[:3][::-1]
    assert table.round_number == 1
    assert table.place == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ability_draft(seats: int) -> None:
    """ST-60, rulings 41 and 42: all four tiles; the last of four is not asked"""
    table = new(seats, "draft", abilities="draft", first="seat0")
    order = []
    while type(table.decision()).__name__ == "DraftTile":
        order.append(table.seat)
        assert len(legal(table)) == 5 - len(order)
        table.push(table.actions()[-1])
    last_first = list(range(seats - 1, -1, -1))
    assert order == (last_first[:3] if seats == 4 else last_first)
    assert [table.tiles[seat] for seat in last_first] == [3, 2, 1, 0][:seats]


def test_sides_shared_or_own() -> None:
    """ST-61"""
    assert new(4, "s", sides="B").sides == [1, 1, 1, 1]
    table = new(4, "s", sides="each", first="seat0")
    play(table, "side B", "side A", "side B", "side A")
    assert table.sides == [0, 1, 0, 1]
    tiles = [seat["tile"] for seat in table.view(None)["seats"]]
    assert [tile["side"] for tile in tiles if tile] == ["A", "B", "A", "B"]


def test_hard_mode() -> None:
    """ST-62, ruling 43"""
    for rows in (3, 2):
        table = new(4, "hard", market_rows=rows)
        assert len(table.slots) == 4 * rows
    assert new(4, "hard", market_rows="3").rows == 3
    for seats in (2, 3):
        with pytest.raises(OptionsError, match="market_rows"):
            new(seats, "hard", market_rows=2)
    with pytest.raises(OptionsError, match=r'"market_rows" is 5: expected normal, 3 or 2'):
        new(4, "hard", market_rows=5)


def test_order_of_random_draws() -> None:
    """Section 6: first seat; blue, gold, red, purple; guildmasters 1, 2, 3; tiles"""
    table = new(3, "draws")
    dice = seeded("draws")
    assert dice.below(3) == table.first
    for colour in range(4):
        deck = table.box.cards_of(colour, 3)
        dice.shuffle(deck)
        assert shuffled(table, colour) == deck
    assert [table.box.group(k)[dice.below(4)] for k in (1, 2, 3)] == table.masters
    assert dice.sample([0, 1, 2, 3], 3) == table.tiles
    assert table.dice.drawn == dice.drawn


def test_drafted_tiles_are_named_by_colour() -> None:
    """Section 6: `tile <colour>`"""
    table = new(2, "names", abilities="draft")
    assert legal(table) == [f"tile {colour}" for colour in COLOURS]
    table.apply(TILE + 2)
    assert legal(table) == ["tile blue", "tile gold", "tile purple"]
