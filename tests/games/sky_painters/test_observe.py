"""Observations: every part where `parts` says it is, from the seat's point of view, and nothing hidden."""

import pytest

from skyhall.games.sky_painters.lens.observe import CARD, QUESTIONS, SYMBOL, TILE
from skyhall.games.sky_painters.play.main_action import MainAction
from skyhall.games.sky_painters.play.pool import PlaceDie
from skyhall.games.sky_painters.play.sky import PlaceCard
from skyhall.testing.observed import part

SKY = {"0 0": "A blue", "1 0": "20 y5 b3 -"}


def test_the_pool_by_colour_and_number(at):
    pool = part(at({}, {}, pool={"blue": [6, 6], "grey": [1]}), 0, "pool")
    assert [(k // 6, k % 6 + 1, value) for k, value in enumerate(pool) if value] == [
        (0, 6, pytest.approx(2 / 6)),
        (8, 1, pytest.approx(1 / 6)),
    ]


def test_cards_on_offer_show_all_that_is_printed(at):
    table = at({}, {}, offer=["1", "3", "5"])
    table.offer[1] = -1
    offer = part(table, 0, "cards on offer")
    card = table.box.cards[table.offer[0]]
    row = offer[:CARD]
    assert row[0] == 1
    for k, (colour, value) in enumerate(zip(card.colours, card.values, strict=True)):
        assert row[1 + 9 * k : 9 + 9 * k].index(1) == colour
        assert row[9 + 9 * k] == value / 6
    figures = [float(side == figure) for side in (card.left, card.right) for figure in (1, 2)]
    assert row[46:50] == figures
    assert row[52:] == [card.cloud, card.spots / 10, card.leader, card.hope / 5 if card.hope < 5 else 1, card.star / 10]
    assert offer[CARD : 2 * CARD] == [0] * CARD
    assert offer[3 * CARD] == 1


def test_what_lies_below_the_top_of_the_deck_is_not_told(at):
    one = at({}, {}, deck=["7", "8", "9"], pile=3)
    two = at({}, {}, deck=["7", "9", "8"], pile=3)
    three = at({}, {}, deck=["8", "7", "9"], pile=3)
    assert one.observe(0) == two.observe(0)
    assert one.observe(0) != three.observe(0)


def test_players_stand_in_turn_order_from_the_own_seat(at):
    table = at({"spots": 4}, {"spots": 2, "hope": 6, "clouds": 1}, {}, leader=1, active=2)
    row = len(part(table, 0, "players")) // 3
    players = part(table, 1, "players")
    assert players[:6] == [0.1, table.spot_limit(1) / 20, 0.2, 0.1, table.wings[1] / 20, 1]
    assert players[2 * row] == 0.2
    assert players[row + 5] == 0
    assert players[13] == table.scores()[1] / 100
    assert part(table, 1, "active") == [0, 1, 0]
    assert part(table, 1, "to decide") == [0, 1, 0]


def test_symbols_show_what_is_asked_and_what_stands_there(at):
    table = at({"sky": SKY}, {})
    card = table.box.cards[table.slot_cards[0]]
    symbols = part(table, 0, "symbols")
    for k in range(3):
        row = symbols[k * SYMBOL : (k + 1) * SYMBOL]
        assert row[0] == 1
        assert row[1:9].index(1) == card.colours[k]
        assert row[9] == card.values[k] / 6
        assert row[10] == (1 if k == 2 else 0)
        assert row[11] == pytest.approx([5 / 6, 3 / 6, 0][k])
        assert row[12] == table.is_done(0, k)
    rival = symbols[20 * SYMBOL :]
    assert part(table, 1, "symbols") == rival + symbols[: 20 * SYMBOL]


def test_skies_and_where_open_cards_lie(at):
    table = at({"sky": SKY}, {})
    sky = part(table, 0, "sky")
    assert [k for k, value in enumerate(sky[:81]) if value] == [40, 49]
    assert [k for k, value in enumerate(sky[81:162]) if value] == [40]
    assert part(table, 0, "open cards")[:2] == [0.25, 0]
    assert part(table, 1, "sky")[162:243] == sky[:81]


def test_painters_cost_what_the_own_seat_would_pay(at):
    table = at({}, {}, leader=1, options={"leader_free_painters": True})
    for seat in (0, 1):
        offer = part(table, seat, "Painters on offer")
        for position in range(3):
            spots, hope = table.painter_price(seat, position)
            assert offer[position * (TILE + 2) + TILE : (position + 1) * (TILE + 2)] == [spots / 20, hope / 20]
    assert part(table, 0, "Painters on offer") != part(table, 1, "Painters on offer")


def test_drawn_halo_tokens_are_seen_by_who_drew_them(at):
    table = at({}, {})
    table.drawn = table.halo_box[:2]
    own = part(table, 0, "drawn halo tokens")
    assert (own[0], own[TILE], own[2 * TILE]) == (1, 1, 0)
    assert not any(part(table, 1, "drawn halo tokens"))


def test_what_is_in_hand(at, go):
    table = at({"sky": SKY}, {}, pool={"white": [2], "grey": [4]}, offer=["1", "3", "5"])
    assert QUESTIONS[part(table, 0, "question").index(1)] is MainAction
    go(table, "die grey 4")
    assert QUESTIONS[part(table, 1, "question").index(1)] is PlaceDie
    assert part(table, 0, "die in hand") == [0, 0, 0, 0, 0, 0, 0, 0, 1, pytest.approx(4 / 6)]
    assert not any(part(table, 0, "card in hand"))
    other = go(at({"sky": SKY}, {}, offer=["1", "3", "5"]), "take centre")
    assert QUESTIONS[part(other, 0, "question").index(1)] is PlaceCard
    assert part(other, 0, "card in hand") == [0, 1, 0, 0]
    assert not any(part(other, 0, "die in hand"))


def test_the_clock(at):
    table = at({}, {}, deck=6, idle_turns=3)
    clock = part(table, 0, "clock")
    assert clock[0] == 0.1
    assert clock[3] == table.idle_turns / table.house.idle_limit
    assert clock[4] == 0.5
    assert clock[5] == 0
    assert part(at({}, {}, deck=0, critical=True), 0, "clock")[5] == 1
