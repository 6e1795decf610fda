"""SP-9 to SP-18: the main action, clouds, cards and dice."""

import pytest

from skyhall.core.errors import IllegalAction
from skyhall.games.sky_painters.box.words import CELLS, RIGHT, cell_at
from skyhall.testing.play import legal

IDLE = {"sky": {"0 0": "A blue"}}


def cells(table, card: str) -> set[str]:
    """Where a card on the left of the offer may go."""
    return {word.removeprefix("cell ") for word in legal(card_taken(table, card))}


def card_taken(table, card: str):
    twin = table.clone()
    wanted = [c.id for c in table.box.cards].index(card)
    twin.offer = [wanted, *table.offer[1:]]
    if "take left" not in legal(twin):
        raise AssertionError(f"{card} has no cell")
    twin.push(twin.setup.words.parse("take left"))
    return twin


# A: clouds


def test_take_a_cloud_only_without_one(at, go) -> None:
    """SP-9, SP-10"""
    table = at({}, {"clouds": 1}, pool={})
    assert "cloud" in legal(table)
    go(table, "cloud")
    assert (table.clouds[0], table.cloud_supply) == (1, 6)
    assert "cloud" not in legal(table)
    with pytest.raises(IllegalAction, match="SP-10"):
        go(table, "cloud")


def test_ties_for_most_clouds_are_the_gainers_choice(at, go) -> None:
    """SP-11, S6"""
    table = at({}, {"clouds": 4}, {"clouds": 4})
    go(table, "cloud")
    assert legal(table) == ["seat 1", "seat 2"]
    go(table, "seat 2")
    assert table.clouds == [1, 4, 3]


def test_one_richest_opponent_is_not_asked_about(at, go) -> None:
    """SP-11, S6"""
    table = at({}, {"clouds": 5}, {"clouds": 3}, pool={})
    go(table, "cloud")
    assert table.clouds == [1, 4, 3]
    assert table.seat == 1


def test_a_rich_gainer_steals_from_the_richest_opponent(at, go) -> None:
    """SP-11, S6, ruling 16; owning many clouds is allowed"""
    sky = {"0 0": "A blue", "0 1": "9 b2 - y3"}
    table = at({"clouds": 3, "sky": sky}, {"clouds": 3}, {"clouds": 2}, pool={"white": [5]})
    go(table, "die white 5", "on 1 2")
    assert table.clouds == [4, 2, 2]


def test_no_cloud_anywhere_gives_nothing(at, go) -> None:
    """SP-11: nobody has one"""
    table = at({}, {}, clouds=0, pool={})
    go(table, "cloud")
    assert table.clouds == [0, 0]
    assert table.seat == 1


# B: cards


def test_take_needs_a_free_slot(at) -> None:
    """SP-12, S32: three uncompleted cards, the initial one counts"""
    table = at({"spots": 9, "hope": 9, "sky": {"0 0": "A", "0 1": "5", "0 2": "6"}})
    assert not [word for word in legal(table) if word.startswith("take")]
    with pytest.raises(IllegalAction, match="SP-12"):
        table.apply(table.setup.words.parse("take left"))


def test_the_top_card_costs_three_and_three(at, go) -> None:
    """SP-12"""
    assert "take top" not in legal(at({"spots": 2, "hope": 3}))
    assert "take top" not in legal(at({"spots": 3, "hope": 2}))
    table = at({"spots": 4, "hope": 5}, offer=["1", "2", "3"], deck=["5", "6"], pool={})
    go(table, "take top", "cell 0 1")
    assert (table.spots[0], table.hope[0]) == (1, 2)
    assert table.sky[0][cell_at(0, 1)] == [card.id for card in table.box.cards].index("5")
    assert table.offer_hope == 1
    assert [table.box.cards[card].id for card in table.offer] == ["1", "2", "3"]


def test_order_of_taking_from_the_offer(at, go, told) -> None:
    """SP-13, ruling 12: cards left of the gap slide right, the deck fills the left"""
    table = at({}, {}, offer=["1", "3", "5"], deck=["6", "9", "34"], offer_hope=2, pool={})
    go(table, "take centre", "cell 0 1")
    assert [table.box.cards[card].id for card in table.offer] == ["6", "1", "5"]
    assert table.box.cards[table.deck[-1]].id == "9"
    assert table.offer_hope == 3
    names = [event.name for event in table.log]
    order = ["card_taken", "card_placed", "offer_hope_added", "offer_refilled"]
    assert [name for name in names if name in order] == order
    assert told(table, "offer_refilled")[0]["top"] == "9"


def test_hope_on_the_right_card(at, go) -> None:
    """SP-13, S26, ruling 13: whoever takes the card gets it"""
    table = at({}, {}, offer=["1", "3", "5"], deck=["6", "9"], offer_hope=3, pool={})
    go(table, "take right", "cell 0 1")
    assert table.hope[0] == 3
    assert [table.box.cards[card].id for card in table.offer] == ["6", "1", "3"]
    assert table.offer_hope == 0


def test_a_thin_offer_fills_from_the_right(at, go) -> None:
    """Ruling 50"""
    table = at({}, {}, offer=[None, "3", "5"], deck=0, pool={}, leader=1)
    go(table, "take right", "cell 0 1")
    assert [table.box.cards[card].id if card >= 0 else None for card in table.offer] == [None, None, "3"]


def test_legal_cells_beside_a_half_halo(at) -> None:
    """SP-14, S1, rulings 3, 5: upright cards; a half ties with its like only, never with a plain edge"""
    table = at({"sky": {"0 0": "A"}})
    assert cells(table, "20") == {"1 0", "-1 0", "0 1", "0 -1"}
    assert cells(table, "1") == {"-1 0", "0 1", "0 -1"}


def test_limits(at) -> None:
    """SP-14, S2, ruling 4: night is a top edge; nothing ever touches a limit"""
    table = at({"sky": {"0 0": "A"}}, pool={}, offer=["19", "3", "5"])
    assert cells(table, "19") == {"-1 0", "0 1"}
    table = at({"sky": {"0 0": "A blue", "0 1": "19"}})
    assert "0 2" not in cells(table, "1")
    assert "-1 1" in cells(table, "1")
    assert "0 2" not in cells(table, "7")


def test_grass_is_a_bottom_edge(at) -> None:
    """SP-14, ruling 4: no card below grass, and grass above no card"""
    table = at({"sky": {"0 0": "A"}})
    assert cells(table, "7") == {"-1 0", "0 -1"}
    table = at({"sky": {"0 0": "A blue", "0 -1": "7"}})
    assert "0 -2" not in cells(table, "1")


def test_a_cell_must_be_empty_and_touch_the_sky(at) -> None:
    """SP-14: no diagonal, no island, inside the 9×9 table"""
    column = {"0 0": "A blue", "0 1": "1 blue", "0 2": "3 blue", "0 3": "5 blue", "0 4": "6 blue"}
    found = cells(at({"sky": column}), "9")
    assert "0 5" not in found
    assert found == {"-1 0", "0 -1", "-1 1", "1 1", "-1 2", "1 2", "-1 3", "1 3", "-1 4", "1 4"}


def test_against_every_occupied_neighbour(at) -> None:
    """SP-14: a cell between two cards must tie with both"""
    sky = {"0 0": "A blue", "0 1": "1 blue", "1 1": "8 blue", "2 1": "4 blue", "2 0": "3 blue"}
    table = at({"sky": sky})
    assert "1 0" in cells(table, "23")
    assert "1 0" not in cells(table, "26")
    assert "1 0" not in cells(table, "9")


def test_a_card_without_a_cell_cannot_be_taken(at) -> None:
    """SP-12: nothing fits between the edge of the table and a full sky"""
    table = at({}, {}, offer=["1", "3", "5"])
    table.fits_at[0] = [0] * CELLS
    table.fits = [0, 0]
    assert not [word for word in legal(table) if word.startswith("take")]
    assert any(refusal.rule == "SP-14" for refusal in table.refusals())


# C: dice


def test_a_higher_die_pays_its_surplus(at, go) -> None:
    """SP-16, X3, ruling 18: it is set to the number; the surplus is compulsory"""
    table = at({"sky": {"0 0": "A blue", "0 1": "9 - - -"}}, pool={"yellow": [6], "blue": [1]})
    go(table, "die yellow 6")
    assert legal(table) == ["on 1 3"]
    go(table, "on 1 3")
    assert table.spots[0] == 3
    assert table.is_done(0, 2)
    assert table.view(0)["seats"][0]["cells"][1]["symbols"][2]["die"] == {"colour": "yellow", "number": 3}


def test_equal_and_lower_dice(at, go) -> None:
    """SP-16"""
    table = at({"sky": {"0 0": "A"}}, pool={"blue": [3], "white": [1]})
    equal = table.clone()
    go(equal, "die blue 3", "on 1 1")
    assert equal.is_done(0, 0)
    assert equal.spots[0] == 0
    go(table, "die white 1", "on 1 2")
    assert not table.is_done(0, 1)
    assert table.spots[0] == 0


def test_colours_grey_and_clouds(at) -> None:
    """SP-15, X8: Bumblebee wants black, yellow, blue and white; grey always fits; red only with a cloud"""
    sky = {"0 0": "A blue", "0 1": "1"}
    pool = {"black": [2], "red": [2], "grey": [2]}
    table = at({"sky": sky}, pool=pool)
    assert [word for word in legal(table) if word.startswith("die")] == ["die black 2", "die grey 2"]
    table = at({"sky": sky, "clouds": 1}, pool=pool)
    assert "die red 2" in legal(table)


def test_recolouring_pays_a_cloud(at, go) -> None:
    """SP-15, S31"""
    sky = {"0 0": "A blue", "0 1": "27 o1 b4 -"}
    assert [w for w in legal(at({"sky": sky}, pool={"blue": [5], "grey": [1]})) if w.startswith("die")] == [
        "die grey 1"
    ]
    sky = {"0 0": "A blue", "0 1": "24 g5 k2 b4 -"}
    table = at({"sky": sky, "clouds": 1}, pool={"blue": [5], "red": [1]}, clouds=3)
    go(table, "die blue 5", "on 1 4")
    assert (table.clouds[0], table.cloud_supply) == (0, 4)
    assert table.spots[0] == 1


def test_no_cloud_is_paid_where_the_die_fits(at, go) -> None:
    """Ruling 17: neither for the right colour nor for grey"""
    table = at({"clouds": 1, "sky": {"0 0": "A"}}, pool={"blue": [1, 1], "grey": [1]})
    blue, grey, wrong = table.clone(), table.clone(), table.clone()
    go(blue, "die blue 1", "on 1 1")
    go(grey, "die grey 1", "on 1 1")
    go(wrong, "die blue 1", "on 1 2")
    assert [twin.clouds[0] for twin in (blue, grey, wrong)] == [1, 1, 0]


def test_one_die_a_symbol_in_any_order(at, go) -> None:
    """SP-17: no die that cannot be placed, none onto a full symbol"""
    table = at({"sky": {"0 0": "A - w1 -"}}, pool={"white": [5], "yellow": [4], "blue": [1]})
    assert [word for word in legal(table) if word.startswith("die")] == ["die blue 1", "die yellow 4"]
    go(table, "die yellow 4")
    assert legal(table) == ["on 1 3"]
    with pytest.raises(IllegalAction, match="not legal"):
        go(table, "on 1 2")


def test_a_spot_is_always_possible(at, go) -> None:
    """SP-18"""
    table = at({"clouds": 1, "sky": {"0 0": "A", "0 1": "5", "0 2": "6"}}, pool={})
    assert legal(table) == ["spot"]
    go(table, "spot", "end")
    assert table.spots[0] == 1


def test_slots_are_the_lowest_free_ones(at, go) -> None:
    """Section 6: a completed card frees its slot"""
    sky = {"0 0": "A b3 w2 -", "0 1": "5"}
    table = at({"sky": sky}, {}, pool={"yellow": [4], "red": [1]}, offer=["1", "3", "6"])
    go(table, "die yellow 4", "on 1 3", "end", "spot", "end", "take right", "cell 0 2")
    assert table.view(None)["seats"][0]["cells"][2]["slot"] == 1
    assert table.box.cards[table.slot_cards[1]].id == "5"


def test_order_of_the_turn_steps(at, go, told) -> None:
    """SP-9, ruling 45: one main action; `end` leaves step 2 for good"""
    table = at({"spots": 9}, pool={"blue": [1, 1], "white": [1]})
    assert table.view(None)["step"] == 1
    go(table, "spot")
    assert table.view(None)["step"] == 2
    assert "spot" not in legal(table)
    go(table, "end")
    assert (table.seat, table.spots[0]) == (1, 6)
    assert [event["number"] for event in told(table, "turn_began")] == [2]
    assert table.offer[RIGHT] >= 0
