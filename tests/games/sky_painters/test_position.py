"""Positions from plain data: what they hold, and how a bad one is refused."""

import pytest

from skyhall.core.errors import PositionError
from skyhall.games.sky_painters import GAME
from skyhall.testing.play import legal


def refused(**data: object) -> str:
    with pytest.raises(PositionError) as error:
        GAME.position(data)
    return str(error.value)


def sky(**cells: str) -> str:
    """Names like x0y1 for cells."""
    named = {name[1:].replace("m", "-").replace("y", " "): card for name, card in cells.items()}
    return refused(players=[{"sky": named}])


def test_an_empty_position_can_be_played() -> None:
    table = GAME.position({})
    assert table.seat == 0
    assert "spot" in legal(table)


def test_the_same_data_give_the_same_position() -> None:
    data = {"players": [{"spots": 3, "sky": {"0 0": "C b3 - o2", "0 1": "5 blue"}}], "seed": "s", "leader": 0}
    assert GAME.position(data).digest() == GAME.position(data).digest()
    assert GAME.position(data).digest() != GAME.position({**data, "leader": 1}).digest()


def test_what_follows_from_the_cards() -> None:
    """T, stars, the best block and lasting effects are worked out"""
    players = [{"sky": {"0 0": "A blue", "0 1": "1 blue"}, "painters": ["spots"], "halos": {"faith": "spots"}}]
    seat = GAME.position({"players": players}).view(None)["seats"][0]
    assert seat["hope_total"] == 4 + 4 + 6 + 10
    assert seat["points_now"]["stars"] == 4
    assert seat["best_block"]["done"] == 2
    assert seat["spot_limit"] == 7


def test_slots_in_the_order_given() -> None:
    table = GAME.position({"players": [{"sky": {"0 2": "6", "0 1": "5", "0 0": "A"}}]})
    cells = table.view(None)["seats"][0]["cells"]
    assert {cell["card"]["id"]: cell["slot"] for cell in cells} == {"6": 1, "5": 2, "A": 3}


def test_four_open_cards_among_many_blue_ones() -> None:
    cells = {"0 0": "A blue", "0 1": "1", "0 2": "3", "0 3": "5", "0 4": "6", "-1 4": "9 blue", "-2 4": "34 blue"}
    table = GAME.position({"players": [{"sky": cells}, {}]})
    view = table.view(None)["seats"]
    assert [sum(cell["side"] == "gray" for cell in seat["cells"]) for seat in view] == [4, 1]


def test_a_bad_grid_names_its_entry() -> None:
    """SP-14: figures, limits, islands, double cards"""
    assert 'seat 0: sky: cell "1 0": card "1" (Bumblebee) does not tie' in sky(x0y0="A", x1y0="1")
    assert 'cell "0 2": card "1"' in sky(x0y0="A", x0y1="19", x0y2="1")
    assert 'cell "0 3" touches no other card' in sky(x0y0="A", x0y3="1")
    assert 'card "1" stands twice' in sky(x0y0="A", x0y1="1", x0y2="1")
    assert 'cell "0 0" holds "1"' in sky(x0y0="1")
    assert "expected an initial card in cell" in sky(x0y0="A", x0y1="B")
    assert 'unknown card in cell "0 1" "99"' in sky(x0y0="A", x0y1="99")
    assert 'cell "0 5": expected two numbers' in sky(x0y0="A", x0y5="1")
    assert "a fifth uncompleted card" in sky(x0y0="A", x0y1="1", x0y2="3", x0y3="5", x0y4="6")


def test_a_figure_may_stand_untied_for_who_ignores_it() -> None:
    players = [{"sky": {"0 0": "A", "1 0": "1"}, "halos": {"connection": "0 0"}}]
    assert GAME.position({"players": players}).seat == 0


def test_bad_symbols_are_named() -> None:
    assert "expected 3 symbols after the card" in sky(x0y0="A b3 w2")
    assert 'holds "z3"' in sky(x0y0="A z3 - -")
    assert 'die "b5" on a symbol of 3' in sky(x0y0="A b5 - -")
    assert 'every symbol is completed: expected "A blue"' in sky(x0y0="A b3 w2 y4")


def test_bad_goods_are_named() -> None:
    assert 'position: seat 1: "spots" is -1' in refused(players=[{}, {"spots": -1}])
    assert 'position: unknown key "decks"' in refused(decks=3)
    assert 'seat 0: unknown key "spot"' in refused(players=[{"spot": 3}])
    assert 'unknown Painter "madd" (did you mean "mad"?)' in refused(players=[{"painters": ["madd"]}])
    assert 'Painter "mad" stands twice' in refused(players=[{"painters": ["mad"]}, {"painters": ["mad"]}])
    assert 'halo token "ink" stands twice' in refused(players=[{"halos": {"ink": "0 0"}}], halos=["ink"] + [None] * 4)
    assert "9 clouds in all" in refused(players=[{"clouds": 9}], clouds=0)
    assert "5 grey dice: expected at most the 4" in refused(pool={"grey": [1] * 5})
    assert '"players" holds 3' in refused(players=[{}, {}, {}])
    assert "expected an empty deck" in refused(critical=True, deck=3)
    assert 'offer "1" stands twice' in refused(offer=["1", "1", None])
    assert "[left, centre, right]" in refused(gallery=["mad"])
