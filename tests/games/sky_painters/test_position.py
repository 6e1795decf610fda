"""Positions from plain data: what they hold, and how a bad one is refused."""

import json
import warnings
from pathlib import Path

import pytest

from skyhall.core.errors import PositionError, PositionWarning
from skyhall.games.sky_painters import GAME
from skyhall.testing.play import legal, play

# Positions of the course and of its puzzles, written with the old name of the round, and lines that solve them.
COURSE = json.loads((Path(__file__).parent / "positions.json").read_text(encoding="utf-8"))


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
    assert [sum(cell["side"] == "grey" for cell in seat["cells"]) for seat in view] == [4, 1]


def test_a_bad_grid_names_its_entry() -> None:
    """SP-14: figures, limits, islands, double cards"""
    assert 'seat 0: sky: cell "1 0": card "1" (Bumblebee) does not tie' in sky(x0y0="A", x1y0="1")
    assert 'cell "0 2": card "1"' in sky(x0y0="A", x0y1="19", x0y2="1")
    assert 'cell "0 3" touches no other card' in sky(x0y0="A", x0y3="1")
    assert 'card "1" appears twice' in sky(x0y0="A", x0y1="1", x0y2="1")
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
    assert 'Painter "mad" appears twice' in refused(players=[{"painters": ["mad"]}, {"painters": ["mad"]}])
    assert 'halo token "ink" appears twice' in refused(players=[{"halos": {"ink": "0 0"}}], halos=["ink"] + [None] * 4)
    assert "9 clouds in all" in refused(players=[{"clouds": 9}], clouds=0)
    assert "5 grey dice: expected at most the 4" in refused(pool={"grey": [1] * 5})
    assert '"players" holds 3' in refused(players=[{}, {}, {}])
    assert "expected an empty deck" in refused(critical=True, deck=3)
    assert 'offer "1" appears twice' in refused(offer=["1", "1", None])
    assert "[left, centre, right]" in refused(gallery=["mad"])


@pytest.mark.parametrize("edition", GAME.edition_names())
@pytest.mark.parametrize("stage", COURSE, ids=lambda stage: stage["name"])
def test_the_course_can_be_played(stage, edition) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for line in stage["lines"]:
            table = GAME.position({**stage["position"], "edition": edition})
            assert table.seat == 0
            play(table, *[word for word in line.split(" / ") if word != "end"])
            if line.endswith("end") and not table.over:
                play(table, "end")
            if "end" in line:
                assert table.ranks()[0] == 1


def test_the_round_used_to_be_called_a_turn() -> None:
    assert GAME.position({"turn": 7}).digest() == GAME.position({"round": 7}).digest()
    assert GAME.position({"round": 7}).view(None)["turn"] == 7
    assert 'unknown key "turn"' in refused(turn=7, round=7)


def test_moves_are_played_from_there_and_heard() -> None:
    data = {"pool": {"blue": [3]}, "moves": ["die blue 3", "on 1 1"]}
    table = GAME.position(data, listen=True)
    assert [event.name for event in table.log][:2] == ["die_taken", "die_placed"]
    assert (table.moves, table.barrier) == (2, 2)


def test_a_seat_with_nothing_to_decide_is_warned_about() -> None:
    with pytest.warns(PositionWarning, match="seat 0 has nothing to decide; seat 1 is asked"):
        GAME.position({"step": 2, "pool": {"red": [1]}})


def test_offers_are_filled_from_the_right_as_long_as_there_is_something() -> None:
    """SP-13, ruling 50"""
    assert "expected empty places on the left only" in refused(offer=["1", None, "3"], deck=0)
    assert "expected empty places on the left only" in refused(gallery=["mad", None, None], pile=0)
    assert '"deck" holds 2 with an empty place in "offer"' in refused(offer=[None, "1", "3"], deck=2)
    assert '"pile" holds 1 with an empty place in "gallery"' in refused(gallery=[None, "mad", "dice"], pile=["spots"])
    assert 'offer_hope" is 2: expected a card on the right' in refused(offer=[None] * 3, offer_hope=2)
    assert GAME.position({"offer": [None, "1", "3"]}).view(None)["deck_count"] == 0


def test_the_critical_phase_goes_with_the_deck() -> None:
    """SP-35, SP-36"""
    assert GAME.position({"deck": 0}).view(None)["critical"]
    assert not GAME.position({"deck": 1}).view(None)["critical"]
    duel = {"variant": "tension_duel"}
    assert not GAME.position({"deck": 0, "options": duel}).view(None)["critical"]
    assert '"critical" is true' in refused(deck=0, critical=True, options=duel)
    assert '"critical" is false: expected cards in the deck' in refused(deck=0, critical=False)
    began_now = {"deck": 0, "critical": False, "step": 2, "leader": 0, "players": [{"spots": 9}], "pool": {"blue": [1]}}
    assert GAME.position(began_now).view(None)["critical"]
    assert not play(GAME.position(began_now), "end").over
    assert play(GAME.position({**began_now, "critical": True}), "end").over


def test_what_cannot_have_happened_in_a_turn_is_refused() -> None:
    """SP-9, SP-20: in step 1 nothing has; nobody takes the leader in the turn of another"""
    assert '"step" is 1' in refused(moved=True)
    assert '"step" is 1' in refused(dice_left=0)
    assert '"leader_at_start" is true' in refused(leader_at_start=True, step=2, leader=1)
    assert '"leader_at_start" is false' in refused(leader_at_start=False, leader=0)
    assert GAME.position({"leader_at_start": False, "leader": 0, "step": 2, "players": [{"spots": 9}]}).seat == 0


def test_what_nobody_can_have_is_refused() -> None:
    """SP-22, SP-30, ruling 32"""
    assert "hope on symbol 2: expected a Painter" in sky(x0y0="A - hope -")
    assert 'on Painter "halo": expected a Painter of the same seat' in refused(players=[{"halos": {"ink": "halo"}}])
    assert 'cell "4 0": expected the left one' in refused(players=[{"halos": {"ink": "4 0"}}])
    assert 'Painter "mad" appears twice' in refused(players=[{"painters": ["mad", "mad"]}])
    assert 'gallery "mad" appears twice' in refused(players=[{"painters": ["mad"]}], gallery=[None, None, "mad"])
    assert 'deck "5" appears twice' in refused(players=[{"sky": {"0 0": "A", "0 1": "5"}}], deck=["5"])
    assert 'card "A" appears twice' in refused(players=[{"sky": {"0 0": "A"}}, {"sky": {"0 0": "A"}}])
    on_cards = [{"sky": {"0 0": "A b1 b1 -"}}, {"sky": {"0 0": "B b1 - -"}}]
    assert "10 blue dice: expected at most the 9" in refused(players=on_cards, pool={"blue": [1] * 7})
