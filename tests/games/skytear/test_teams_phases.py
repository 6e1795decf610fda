"""Three and four seats: Minions Phase, upkeep, what partners see, and the end (SK-148 to SK-158)."""

import pytest

from skyhall.core.dice import seeded
from skyhall.games.skytear import GAME
from skyhall.games.skytear.box.effects import ENEMY_HERO, FRIENDLY_HERO
from skyhall.games.skytear.play.heroes_phase.playing import could_respond
from skyhall.games.skytear.play.minions_phase.lanes import Regroup
from skyhall.games.skytear.play.pieces.sight import kind_of
from skyhall.games.skytear.play.seats import captain
from tests.games.skytear.conftest import BOX
from tests.games.skytear.teams import ALL, everybody, lone_table, team_table

# SK-148 to SK-155


@pytest.mark.parametrize(("held", "drawer"), [((3, 2), 2), ((3, 3), 0)])
def test_one_lead_for_a_side(held, drawer):
    """SK-148, SK-150, RU-72, RU-78, S-49: 2 heroes, 1 minion, the dearer Lead alone; the smaller hand draws."""
    dear = next(card.key for card in BOX.cards if card.hero == 5 and card.cost == 3)
    cheap = next(card.key for card in BOX.cards if card.hero == 0 and card.cost == 1)
    places = {"sakoshi": {"hex": "J7", "leads": [cheap]}, "gulbjarn": {"hex": "I7", "leads": [dear]}}
    sides = [{"minions": {"K6": 1}}, {"minions": {"I5": 1, "K4": 1}}]
    hands = {"hand0": ["combustion"] * held[0], "hand2": ["presence"] * held[1]}
    s = team_table(places, round=3, ask="activate", numbers=[2, 1], sides=sides, **hands)
    for hero in ("sakoshi", "gulbjarn"):
        s.table.status[s.ids[hero]] = 1
    s.table.agenda.pop()
    s.table.settle()
    east = s.events("control")[0]
    assert (east["point"], east["values"], east["parts"][0]) == ("east", [6, 2], [2, 1, 0, 3])
    assert [event["seat"] for event in s.events("drew")][:1] == [drawer]


def test_captains_take_turns():
    """SK-149"""
    table = GAME.new(4, "x", {"first_player": 2})
    found = []
    for turn in (1, 2, 3):
        table.turn = turn
        found.append([captain(table, 0), captain(table, 1)])
    assert found == [[2, 3], [0, 1], [2, 3]]
    table = GAME.new(3, "x", {"first_player": 0})
    table.turn = 2
    assert [captain(table, 0), captain(table, 1)] == [0, 2]


def test_after_a_cards_token_the_caster_repositions_first():
    """SK-151: then the other side's captain."""
    s = team_table(ALL, round=4)
    Regroup(0, 0, -1).run(s.table)
    assert [step.seat for step in s.table.agenda[-2:]] == [3, 0]


def test_the_outsider_is_a_friend_of_the_side():
    """SK-153"""
    s = team_table({**ALL, "yami": {}}, outsider={"hex": "F7"})
    s.table.outsider_seat = 3
    kinds = [kind_of(s.table, seat, s.table.out) for seat in range(4)]
    assert kinds == [ENEMY_HERO, FRIENDLY_HERO, ENEMY_HERO, FRIENDLY_HERO]


def test_provoked():
    """SK-152, RU-79, S-50"""
    s = team_table({"sakoshi": "F9", "haburat": "A4"}, hero="sakoshi", outsider={"hex": "F7"}, deck0=["gank"] * 3,
                   deck3=["rampant-hatred"] * 3)  # fmt: skip
    s.go("attack")
    while s.asked in ("FlipChoice", "Respond"):
        s.table.apply(s.table.actions()[0])
    assert (s.asked, s.table.seat, s.legal) == ("Opponent", 0, ["seat 1", "seat 3"])
    s.do("seat 3")
    assert s.events("opponent_named") == [{"seat": 0, "opponent": 3}]
    s.passes()
    assert (s.asked, s.table.seat) == ("Provoked", 3)
    assert s.table.outsider_seat == 3


def test_one_opponent_is_named_by_itself():
    """SK-152"""
    s = lone_table({"haburat": "F9", "sakoshi": "A4"}, active=1, hero="haburat", outsider={"hex": "F8"},
                   deck1=["testudo"] * 4)  # fmt: skip
    s.go("attack")
    while s.asked in ("FlipChoice", "Respond"):
        s.table.apply(s.table.actions()[0])
    assert (s.asked, s.table.seat) == ("Provoked", 0)


def test_flux_is_the_first_players():
    """SK-154"""
    s = everybody(first=1, flux_used=False, hand1=[], hand3=["safeguard"]).do("move")
    assert could_respond(s.table, 1)
    assert s.table.seat == 1


def test_sides_draw_alike_in_upkeep():
    """RU-80: two cards a side; pairs begin with eight to six."""
    numbers = BOX.numbers
    assert 2 * numbers.pair_draw_upkeep == numbers.draw_upkeep == 2
    assert (2 * numbers.pair_hand_start, numbers.hand_start) == (8, 6)


def test_limits_of_pairs():
    """SK-138, SK-155, S-53"""
    s = team_table(ALL, ask="upkeep", hand2=["presence"] * 3 + ["grapple"] * 2)
    assert (s.asked, s.table.seat) == ("Discard", 2)
    s.do("presence")
    assert len(s.table.hands[2]) == 5
    s = lone_table(ALL, ask="upkeep", hand0=["combustion"] * 3 + ["presence"] * 3)
    assert (s.asked, s.table.seat) == ("Discard", 0)
    s.do("presence")
    assert len(s.table.hands[0]) == 7


# SK-156, SK-158


def test_open_and_closed():
    """SK-156, S-55"""
    for hands, shown in (("open", True), ("closed", False)):
        s = team_table(ALL, hero="sakoshi", hand0=["gank"], hand2=["grapple"], options={"partner_hands": hands})
        views = [s.table.view(seat) for seat in (*range(4), None)]
        assert ["hand" in view["seats"][0] for view in views] == [True, False, shown, False, False]
        assert ["hand" in view["seats"][2] for view in views] == [shown, False, True, False, False]
        twin = s.table.determinize(2, seeded("other"))
        assert (twin.hands[0] == s.table.hands[0]) or not shown
        assert twin.hands[2] == s.table.hands[2]


def test_a_sides_progress():
    """SK-158, S-48"""
    s = team_table({**ALL, "gulbjarn": "J6", "haburat": {"hex": "J7", "hp": 1}}, victory=["headhunters"],
                   hero="gulbjarn", active=2, sides=[{"kills": 2}, {}], deck2=["grapple"] * 4)  # fmt: skip
    s.go("attack")
    while s.asked in ("FlipChoice", "Respond"):
        s.table.apply(s.table.actions()[-1])
    assert s.table.over
    assert (s.table.scores(), s.table.ranks()) == ([2, 0, 2, 0], [1, 3, 1, 3])
    assert s.table.win_shares() == [0.5, 0.0, 0.5, 0.0]
    assert s.events("game_over")[0]["winner"] in (0, 2)


def test_places_of_three_and_draws():
    """SK-158, RU-89"""
    table = GAME.new(3, "x")
    for winner, scores, ranks in ((0, [2, 0, 0], [1, 2, 2]), (1, [0, 2, 2], [3, 1, 1]), (-1, [1, 1, 1], [1, 1, 1])):
        table.winner = winner
        assert (table.scores(), table.ranks()) == (scores, ranks)
    assert table.win_shares() == [0.5, 0.25, 0.25]


def test_the_evaluation_is_a_sides():
    """SK-197"""
    for s in (team_table(ALL), lone_table(ALL)):
        worth = s.table.evaluate()
        assert abs(sum(worth) - 1) < 1e-9
        by_side: dict[int, set[float]] = {0: set(), 1: set()}
        for seat, side in enumerate(s.table.side_of):
            by_side[side].add(worth[seat])
        assert all(len(found) == 1 for found in by_side.values())


def test_three_and_four_seats_are_observed_alike():
    """SK-196"""
    assert GAME.observation_size(3) == GAME.observation_size(4)
    for s in (team_table(ALL), lone_table(ALL)):
        assert len(s.table.observe(1)) == GAME.observation_size(4)


def test_a_table_of_two_tells_nothing_new():
    """SK-199: Late options at their default are neither in records nor in digests."""
    setup = GAME.setup(2, {})
    assert "alone" not in setup.told
    assert "partner_hands" not in setup.told
    assert GAME.setup(4, {"partner_hands": "closed"}).told["partner_hands"] == "closed"
