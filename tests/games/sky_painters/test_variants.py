"""SP-45 to SP-48: variants and house rules."""

import pytest

from skyhall.core.errors import OptionsError, PositionWarning
from skyhall.core.line import Line
from skyhall.games.sky_painters import GAME
from skyhall.testing.play import legal

NO_DICE = {"red": [1]}
FIVE = ["fugaz", "mommy", "cotton", "dice", "upper"]


def test_forced_landing_has_no_instant_wins(at, go) -> None:
    """SP-46, S18: neither Star nor Firmament"""
    block = {
        "0 0": "A blue", "-1 0": "3 blue", "1 0": "23 blue", "-1 1": "5 blue", "0 1": "6 blue", "1 1": "34 blue",
        "-1 2": "35 blue", "0 2": "9 blue", "1 2": "1 blue",
    }  # fmt: skip
    for player in ({"painters": FIVE}, {"sky": block}):
        table = at(player, {}, leader=0, pool=NO_DICE, options={"variant": "forced_landing"})
        go(table, "spot", "end")
        assert not table.over


def test_tension_duel_has_no_efficiency_victory(at, go, told) -> None:
    """SP-47, S23: an empty deck ends nothing; a standstill is a draw that nobody wins"""
    duel = {"variant": "tension_duel"}
    table = at({}, {}, leader=0, deck=1, offer=["1", "3", "5"], pool=NO_DICE, options=duel)
    go(table, "take left", "cell 0 1", "end")
    assert not table.is_critical
    assert told(table, "critical_phase") == []
    go(table, "spot", "end", "spot", "end")
    assert not table.over
    table = at({"hope": 9}, {}, leader=0, deck=0, pool=NO_DICE, options=duel)
    for _ in range(6):
        go(table, "spot", "end")
    assert (table.how, table.ranks()) == ("draw", [1, 1])
    assert told(table, "game_over")[0]["winners"] == []
    assert table.view(None)["result"]["winners"] == []


def test_tension_duel_without_moves_is_a_draw(at, go) -> None:
    """SP-47, SP-37 read with an empty deck"""
    data = {"deck": 0, "offer": [None] * 3, "gallery": [None] * 3, "pile": 0, "pool": NO_DICE}
    players = [{"sky": {"0 0": "A blue"}}, {"sky": {"0 0": "B blue"}}]
    table = at(*players, **data, options={"variant": "tension_duel"})
    go(table, "spot", "end")
    assert table.how == "draw"


def test_tension_duel_can_be_won(at, go) -> None:
    """SP-47"""
    table = at({"painters": FIVE}, {}, leader=0, pool=NO_DICE, options={"variant": "tension_duel"})
    go(table, "spot", "end")
    assert (table.how, table.ranks()) == ("star", [1, 2])


@pytest.mark.parametrize("seats", [3, 4])
def test_tension_duel_is_for_two(seats: int) -> None:
    """SP-47, S23"""
    with pytest.raises(OptionsError, match="exactly 2"):
        GAME.new(seats, "duel", {"variant": "tension_duel"})


def test_leader_benefits(at) -> None:
    """SP-48, S24: each switch by itself, and only with the leader"""
    gallery = ["levitt_alpha", "mommy", "dice"]

    def price(leader: int | None, **options: bool) -> tuple[int, int]:
        cost = at({}, {}, gallery=gallery, leader=leader, options=options).view(0)["painters"][0]["total_cost"]
        return cost["spots"], cost["hope"]

    assert price(0, leader_free_painters=True) == (13, 4)
    assert price(None, leader_free_painters=True) == (15, 6)
    assert price(1, leader_free_painters=True) == (15, 6)
    assert price(0, leader_free_top_card=True) == (15, 6)

    def top(leader: int | None, **options: bool) -> bool:
        return "take top" in legal(at({}, {}, leader=leader, deck=["1"], options=options))

    assert top(0, leader_free_top_card=True)
    assert not top(None, leader_free_top_card=True)
    assert not top(0, leader_free_painters=True)


def test_leader_benefits_combine(at, go) -> None:
    """SP-48: with any variant; nothing is paid"""
    options = {"leader_free_painters": True, "leader_free_top_card": True, "variant": "forced_landing"}
    table = at({}, {}, leader=0, deck=["1", "3"], offer=["5", "6", "9"], options=options, pool=NO_DICE)
    go(table, "take top", "cell 0 1", "end")
    assert (table.spots[0], table.hope[0]) == (0, 0)
    assert table.seat == 1


def test_deck_size_and_painter_count() -> None:
    """SP-45: explicit numbers override every variant"""
    for variant in ("classic", "forced_landing", "tension_duel"):
        table = GAME.new(2, "x", {"deck_size": 9, "painter_count": 5, "variant": variant})
        view = table.view(None)
        assert (view["deck_count"], view["pile_count"]) == (6, 2)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"deck_size": 37}, "at most the 36 cards"),
        ({"painter_count": 21}, "at most the 20 Painters"),
        ({"painters_to_win": 9}, "at most the 8 Painters in play"),
        ({"deck_size": 3}, "expected 0 or a number from 4"),
        ({"spot_limit": 13}, "from 0 to 12"),
        ({"open_cards": 5}, "from 1 to 4"),
        ({"extra_dice": 4}, "from 0 to 3"),
        ({"painters_to_win": 1}, "from 2 to 10"),
        ({"standstill_rounds": 0}, "from 1 to 10"),
        ({"variant": "duel"}, "classic, forced_landing"),
        ({"victory_needs_leader": 3}, "true or false"),
    ],
)
def test_refused_options(options: dict[str, int], message: str) -> None:
    """SP-45: refused at the start, with a reason"""
    with pytest.raises(OptionsError, match=message):
        GAME.new(2, "x", options)


def test_painters_to_win_may_be_out_of_reach_in_forced_landing() -> None:
    """SP-45"""
    assert not GAME.new(2, "x", {"painters_to_win": 9, "variant": "forced_landing"}).over


def test_spot_limit(at) -> None:
    """SP-45, SP-31"""
    with pytest.warns(PositionWarning, match="seat 0 has nothing to decide"):
        table = at({"spots": 5}, {}, step=2, pool=NO_DICE, gallery=[None] * 3, pile=0, options={"spot_limit": 0})
    assert table.spots[0] == 0


def test_open_cards(at) -> None:
    """SP-45, SP-12"""
    sky = {"0 0": "A", "0 1": "5", "0 2": "6"}
    assert "take left" in legal(at({"sky": sky}, {}, offer=["1", "3", "9"], options={"open_cards": 4}))
    assert "take left" not in legal(at({}, {}, offer=["1", "3", "9"], options={"open_cards": 1}))


def test_extra_dice(at, go) -> None:
    """SP-45, SP-26"""
    pool = {"blue": [1], "white": [1], "yellow": [1], "red": [1]}
    table = at({"spots": 6}, {}, step=2, pool=pool, options={"extra_dice": 2})
    go(table, "die blue 1", "on 1 1", "die white 1", "on 1 2")
    assert not [word for word in legal(table) if word.startswith("die")]
    none = at({"spots": 6, "sky": {"0 0": "A b1 - -"}}, {}, step=2, pool=pool, options={"extra_dice": 0})
    assert not [word for word in legal(none) if word.startswith("die")]


def test_painters_to_win(at, go) -> None:
    """SP-45, SP-32"""
    table = at({"painters": ["fugaz", "mommy"]}, {}, leader=0, pool=NO_DICE, options={"painters_to_win": 2})
    go(table, "spot", "end")
    assert table.how == "star"


def test_victory_without_the_leader(at, go) -> None:
    """SP-45, SP-32"""
    table = at({"painters": FIVE}, {}, pool=NO_DICE, options={"victory_needs_leader": False})
    go(table, "spot", "end")
    assert table.how == "star"


def test_start_goods_can_be_left_out() -> None:
    """SP-45, SP-7"""
    view = GAME.new(4, "x", {"start_goods": False}).view(None)
    assert [(seat["spots"], seat["hope"], seat["clouds"]) for seat in view["seats"]] == [(0, 0, 0)] * 4


def test_standstill_rounds(at, go) -> None:
    """SP-45, SP-38"""
    table = at({}, {}, pool=NO_DICE, options={"standstill_rounds": 1})
    go(table, "spot", "end", "spot", "end")
    assert table.how == "standstill"


def test_a_record_keeps_what_is_not_default() -> None:
    """SP-45"""
    text = Line(GAME, 2, "x", {"spot_limit": 7}).record().text()
    assert "option spot_limit: 7" in text
