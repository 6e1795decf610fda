"""Observations: every part where `parts` says it is, from the seat's point of view."""

import pytest

from skyhall.core.event import Json
from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.box.effects import PRIMITIVES
from skyhall.games.skytopia.lens.observe import CARD, KINDS
from skyhall.games.skytopia.play.state import Table
from skyhall.testing.observed import part
from skyhall.testing.play import play

MARKET = {"blue-1": "beacon_lily 0:4 1:2", "gold-1": "mint_gryphon"}


def at(**data: Json) -> Table:
    return GAME.position(data)


def test_market_cards_show_their_coat_and_what_they_do() -> None:
    market = part(at(market=MARKET), 0, "market")
    assert market[0] == 1
    assert market[1:7] == [0, 1, 0, 0, 0, 0]
    assert market[7:CARD] == [0.3] + [0] * 11
    assert market[4 * CARD] == 1
    assert market[CARD : 4 * CARD] == [0] * (3 * CARD)


def test_what_is_counted_is_counted_for_the_own_seat() -> None:
    """`pp_per coat` of the Hall of Heralds: each seat sees what it would get."""
    table = at(seats=3, market={"blue-1": "hall_of_heralds_moon"}, towers=[{}, {"blue": ["belfry_moon"]}, {}])
    place = 7 + PRIMITIVES.index("pp_per")
    assert [part(table, seat, "market")[place] for seat in (0, 1)] == [0, pytest.approx(0.1)]


def test_golems_stand_by_face_and_the_own_come_first() -> None:
    table = at(market=MARKET)
    golems = part(table, 0, "golems")
    assert [k for k, value in enumerate(golems) if value] == [3, 6 + 1]
    assert [k for k, value in enumerate(part(table, 1, "golems")) if value] == [1, 6 + 3]


def test_the_chronometer_gives_steps_and_prices_by_face() -> None:
    table = at(round=1, market=MARKET)
    assert part(table, 0, "steps") == [0, 1, 0.8, 0.6, 0.4, 0.2]
    assert part(table, 0, "prices") == [1, 0, 0.1, 0.3, 0.6, 1]
    assert part(at(round=2, market=MARKET), 0, "steps") == [1, 0.8, 0.6, 0.4, 0.2, 0]


def test_players_stand_in_turn_order_from_the_own_seat() -> None:
    table = at(
        seats=3, market=MARKET, coins=[3, 6, 9], pp=[10, 0, 20], towers=[{}, {"blue": ["belfry_moon"]}, {}],
        abilities=["purple A", "", "red B"],
    )  # fmt: skip
    row = len(part(table, 0, "players")) // 3
    players = part(table, 2, "players")
    assert [players[k * row] for k in range(3)] == [0.3, 0.1, 0.2]
    assert players[1] == 0.2
    assert players[2] == table.scores()[2] / 100
    own, then, last = (players[k * row : (k + 1) * row] for k in range(3))
    assert own[14:19] == [0, 0, 1, 0, 1]
    assert then[14:19] == [0, 0, 0, 1, 0]
    assert last[14:19] == [0, 0, 0, 0, 0]
    assert last[4:8] == [2 / 12, 1 / 12, 1 / 12, 1 / 12]
    assert part(table, 2, "to decide") == [0, 1, 0]


def test_tower_tops_are_the_cards_on_top_or_the_foundations() -> None:
    table = at(market=MARKET, towers=[{"blue": ["beacon_gryphon"]}, {}])
    tops = part(table, 0, "tower tops")
    assert tops[PRIMITIVES.index("pp")] == 0.3
    assert tops[12 + PRIMITIVES.index("coins")] == 0.2
    assert part(table, 1, "tower tops")[PRIMITIVES.index("pp")] == 0.1


def test_guildmasters_tell_what_they_pay_now() -> None:
    table = at(market=MARKET, towers=[{"blue": ["beacon_gryphon"]}, {}])
    row = len(part(table, 0, "guildmasters")) // 3
    seen = part(table, 1, "guildmasters")
    paid = [table.view(None)["guildmasters"][k]["now"] for k in range(3)]
    assert [seen[k * row + 8 : k * row + 10] for k in range(3)] == [[b / 20, a / 20] for a, b in paid]
    assert [sum(seen[k * row : k * row + 8]) for k in range(3)] == [1, 1, 1]


def test_the_question_says_which_part_of_which_card_asks() -> None:
    """A redirect: first the golem, then where it goes."""
    card = next(c for c in at(phase="over").box.components if c.effect[0].op == PRIMITIVES.index("redirect"))
    slot = f"{['blue', 'gold', 'red', 'purple'][card.colour]}-1"
    market = {"blue-2": "beacon_lily 0:4", "gold-2": "mint_gryphon", slot: card.id}
    table = at(market=market, coins=[30, 0], phase="send")
    play(table, f"send {slot} 2")
    assert KINDS[part(table, 0, "question").index(1)] == "redirect"
    assert part(table, 0, "asked by").index(1) == PRIMITIVES.index("redirect")
    assert part(table, 0, "chain").index(1) == card.colour * 4
    assert part(table, 0, "banned").index(1) == card.colour * 4
    assert not any(part(table, 0, "chosen golem"))
    play(table, "golem blue-2 4")
    assert KINDS[part(table, 0, "question").index(1)] == "redirect_to"
    chosen = part(table, 1, "chosen golem")
    assert (chosen[:16].index(1), chosen[16:].index(1)) == (1, 3)


def test_the_order_of_the_decks_is_not_told() -> None:
    one = at(market=MARKET, decks={"blue": ["belfry_key", "beacon_gryphon"]})
    two = at(market=MARKET, decks={"blue": ["beacon_gryphon", "belfry_key"]})
    assert one.observe(0) == two.observe(0)
    assert part(one, 0, "decks")[0] == 2 / 16


def test_round_and_phase() -> None:
    table = at(round=7, last_round=8, market=MARKET, phase="send")
    assert part(table, 0, "round") == [7 / 30, 1 / 30, 1, 0]
    assert part(table, 0, "phase") == [0, 0, 0, 1, 0]
    over = at(phase="over")
    assert part(over, 0, "phase") == [0, 0, 0, 0, 1]
    assert not any(part(over, 0, "question") + part(over, 0, "to decide"))
