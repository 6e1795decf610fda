"""E-1 to E-29: the further scenarios of the spec."""

import pytest

from skyhall.core.dice import seeded
from skyhall.core.errors import EditionError
from skyhall.games.gravity_superstar import GAME
from skyhall.games.gravity_superstar.box.edition import Box
from skyhall.testing.play import legal, play


def test_e_1_a_star_on_a_replay_place_gives_no_token(q, look):
    """E-1, GS-39, ruling 12: the token is for later entries."""
    table = play(q(pawns=["c2 S", "k1 N"], stars={"b4": "pink", "b5": "white"}), "simple high left")
    assert look.path(table) == ["b2", "b3", "b4", "b5"]
    assert look.stars(table, 0) == {"pink": 1, "white": 1}
    assert table.tokens[0] == 0
    assert table.supply == 18
    again = play(q(pawn="c2 S", stars={"b5": "white"}), "simple high left")
    assert again.tokens[0] == 1


def test_e_2_no_token_where_a_pawn_stood(q, look):
    """E-2, GS-36, ruling 11."""
    table = play(q(pawns=["c2 S", "b4 E"], stars={"b5": "white"}), "simple high left")
    assert look.told(table, "pawn_ejected") == [{"seat": 0, "victim": 1, "space": "b4"}]
    assert look.where(table, 0) == "b5 S"
    assert look.stars(table, 0) == {"white": 1}
    assert table.tokens[0] == 0
    assert table.supply == 18


def test_e_3_stealing_in_mid_move(q, look):
    """E-3, GS-35, GS-38, ruling 13: the theft is chosen at once, then the fall goes on."""
    table = q(
        pawns=["c2 S", "c4 W"],
        owned=[{}, {"blue": 1}],
        tokens=[0, 2],
        laid=[[], ["drop", "?high"]],
        stars={"c3": "green", "c6": "green"},
    )
    play(table, "drop")
    assert look.path(table) == ["c3", "c4"]
    assert look.stars(table, 0) == {"green": 1}
    assert legal(table) == ["steal blue", "steal replay"]
    assert table.decision().plain() == ["StealFrom", 0, 1]
    assert table.hands[1] == 31
    play(table, "steal replay")
    assert look.path(table) == ["c3", "c4", "c5", "c6"]
    assert look.stars(table, 0) == {"green": 2}
    assert table.tokens == [1, 1]
    assert table.scores() == [4, 2]


def test_e_4_a_single_kind_is_taken_without_asking(q, look):
    """E-4, GS-38."""
    table = q(pawns=["c2 S", "c4 W"], owned=[{}, {"white": 2}], stars={"c3": "green", "c6": "green"})
    play(table, "drop")
    assert look.path(table) == ["c3", "c4", "c5", "c6"]
    assert look.stars(table, 0) == {"green": 2, "white": 1}
    assert look.stars(table, 1) == {"white": 1}


def test_e_5_a_full_lap(q, look):
    """E-5, GS-31, GS-34, ruling 22: the only platform of the line stops the pawn again, where it began."""
    table = play(q(pawns=["j1 S", "j5 E"], owned=[{}, {"white": 2}]), "drop")
    assert look.path(table) == ["j2", "j3", "j4", "j5", "j6", "j1"]
    assert look.stars(table, 0) == {"white": 1}
    assert table.tokens[0] == 1
    assert look.where(table, 0) == "j1 S"


def test_e_6_the_fifth_card(q, look):
    """E-6, GS-29, ruling 17: all five come back before the pawn moves; the second action is from the full hand."""
    table = q(
        pawn="c6 S",
        laid=[["high", "drop", "rotate", "wild"], []],
        tokens=[1, 0],
        stars={"a1": "blue", "a2": "white"},
    )
    play(table, "long left")
    assert look.path(table) == ["b6", "a6", "a1", "a2", "a3", "a4", "a5"]
    assert look.told(table, "hand_restored") == [{"seat": 0, "reason": "fifth", "cards": 5}]
    names = [event.name for event in table.log]
    assert names.index("hand_restored") < names.index("pawn_entered")
    assert legal(table) == ["end", "replay"]
    play(table, "replay")
    assert table.hands[0] == 31
    play(table, "simple long right")
    assert look.where(table, 0) == "b5 S"
    assert table.view(0)["players"][0]["hand"] == ["high", "drop", "rotate", "wild"]
    assert table.tokens[0] == 0
    assert look.stars(table, 0) == {"blue": 1, "white": 1}


def test_e_7_nothing_to_complete_with_a_full_hand(q):
    """E-7, GS-20, GS-33, ruling 3."""
    words = legal(q(pawn="c2 S"))
    assert "complete" not in words
    for word in ("rotate left", "rotate right", "rotate half", "drop"):
        assert word in words


def test_e_8_the_last_token_twice(q, look):
    """E-8, GS-40, ruling 16: a spent token goes to the supply first and can be gained again."""
    table = q(pawns=["k4 N", "a5 S"], tokens=[0, 17])
    assert table.supply == 1
    play(table, "drop")
    assert look.path(table) == ["k3", "k2", "k1"]
    assert table.supply == 0
    play(table, "replay")
    assert table.supply == 1
    play(table, "rotate half")
    assert look.path(table)[3:] == ["k2", "k3"]
    assert table.supply == 0
    assert table.tokens[0] == 1
    assert table.seat == 1


def test_e_9_passing_through_the_open_door(q, look):
    """E-9, GS-42, ruling 9."""
    table = play(q(open_door=2, pawns=["j1 S", "a5 S"]), "simple high right")
    assert look.path(table) == ["k1", "k2", "k3"]
    assert look.told(table, "open_door_moved") == [{"from": 2, "to": 1, "skipped": []}]
    assert table.tokens[0] == 1
    assert table.open_door + 1 == 1


def test_e_10_all_other_doors_occupied(q, look):
    """E-10, GS-42, ruling 7: the Open Door pawn stays, also after the pawn fell on."""
    table = play(q(open_door=2, pawns=["j1 S", "c2 S"]), "simple high right")
    assert look.told(table, "open_door_stays") == [{"door": 2}]
    assert look.where(table, 0) == "k3 S"
    assert table.open_door + 1 == 2


def test_e_11_coming_in_while_the_other_door_is_taken(q, look):
    """E-11, ruling 7."""
    table = q(open_door=2, pawns=["c2 S", None], active=1)
    assert look.where(table, 1) == "k1 N"
    assert table.open_door + 1 == 2
    play(table, "drop")
    assert look.path(table, 1) == ["k6", "k5"]
    assert table.open_door + 1 == 2


def test_e_12_coming_in_ejects(g, look):
    """E-12, GS-17, rulings 5 and 6."""
    table = g(
        open_door=3,
        pawns=["k11 E", None, "h1 E", "b2 N"],
        owned=[{"pink": 1}, {}, {}, {}],
        active=1,
    )
    assert look.where(table, 0) == "off"
    assert look.stars(table, 1) == {"pink": 1}
    assert table.open_door + 1 == 4
    assert look.where(table, 1) == "k11 E"


def test_e_13_the_door_the_mover_left_is_free(g, look):
    """E-13, ruling 10."""
    table = g(open_door=3, pawns=["h1 E", "k11 E", "b2 N", "a8 E"], tokens=[0, 2, 0, 0])
    play(table, "long right wild")
    assert look.path(table) == ["h12", "h11", "i11", "j11", "k11"]
    assert table.tokens[:2] == [2, 1]
    assert look.told(table, "open_door_moved")[0] == {"from": 3, "to": 2, "skipped": [4, 1]}


def test_e_14_standing_at_once_after_rotating(q, look):
    """E-14, GS-5, GS-32: a platform on the lower rim is the upper edge of the first row."""
    table = play(q(pawn="c1 S"), "rotate half")
    assert look.path(table) == []
    assert look.where(table, 0) == "c1 N"
    assert table.view(0)["players"][0]["face_up"] == ["rotate"]


SIX = {"c3": "blue", "c4": "blue", "a1": "pink", "a2": "pink", "g3": "white", "h3": "white"}


def test_e_15_the_round_is_finished_first(q):
    """E-15, GS-43, ruling 32."""
    table = play(q(pawns=["c2 S", "k1 N"], stars=SIX), "drop")
    assert table.left == 4
    assert table.seat == 1
    play(table, "rotate half")
    if not table.over:
        play(table, "end")
    assert table.over
    assert table.ending() == "stars"


def test_e_16_the_last_turn_of_the_round(q):
    """E-16, GS-15, GS-43: seat 1 is the first player, so seat 0's turn ends the round."""
    table = play(q(pawns=["c2 S", "k1 N"], stars=SIX, first=1), "drop")
    assert table.over
    assert table.ending() == "stars"


def test_e_17_triggered_for_good(q, look):
    """E-17, GS-46, ruling 23: spending the token that reached the goal changes nothing."""
    table = q(
        pawns=["j1 S", "a5 S"],
        options={"end": "expert"},
        owned=[{"blue": 4, "pink": 4, "green": 3, "white": 1}, {}],
        stars={"c3": "blue", "d4": "blue", "e2": "blue", "f1": "blue", "f3": "blue"},
    )
    assert table.scores()[0] == 17
    play(table, "drop")
    assert look.told(table, "end_triggered") == [{"seat": 0, "points": 18}]
    play(table, "replay")
    assert table.scores()[0] == 17
    play(table, "rotate left")
    assert not table.over
    assert table.view(None)["last_round"] is True
    play(table, "simple wild left")
    while not table.over:
        play(table, "end")
    assert table.ending() == "goal"


def test_e_18_points_may_be_lost_after_the_trigger(g):
    """E-18, GS-46: the one with most points at the end of the round wins."""
    table = g(
        seats=3,
        options={"end": "expert"},
        triggered=0,
        active=2,
        pawns=["b2 N", "k11 E", "a8 E"],
        owned=[
            {"blue": 8, "pink": 6, "white": 1},
            {"blue": 1},
            {"green": 10, "orange": 5, "white": 1},
        ],
        stars={"a1": "blue"},
    )
    assert table.scores() == [22, 1, 23]
    play(table, "rotate left")
    while not table.over:
        play(table, "end")
    assert table.ending() == "goal"
    assert table.ranks()[2] == 1


def test_e_19_shared_victory(q):
    """E-19, GS-45."""
    table = q(owned=[{"blue": 2}, {"pink": 2}], tokens=[1, 1], pawns=["c2 S", "k1 N"])
    assert table.ranks() == [1, 1]
    assert table.win_shares() == [0.5, 0.5]


def test_e_20_stalemate(q):
    """E-20, GS-48: five rounds without a star, then normal scoring."""
    table = q(
        pawns=["c2 S", "k1 N"],
        options={"stall_rounds": 5},
        round=11,
        quiet_rounds=4,
        active=1,
        stars=SIX,
        owned=[{"blue": 1}, {}],
    )
    play(table, "rotate left")
    while not table.over:
        play(table, "end")
    assert table.ending() == "stalemate"
    assert table.ranks() == [1, 2]


@pytest.mark.parametrize(
    ("face", "doors"),
    [("1A", ["d3 S", "d4 W", "c4 N", "c3 E"]), ("4A", ["b4 W", "c2 N", "e3 E", "d5 S"])],
)
def test_e_21_turned_doors(face, doors):
    """E-21, GS-9."""
    box = GAME.edition("standard")
    assert isinstance(box, Box)
    found = []
    for turns in range(4):
        tile = box.layout(f"{face}{turns} 2A0", 2)[0]
        found.append(f"{'abcdef'[tile.door % 6]}{tile.door // 6 + 1} {'SWNE'[tile.facing]}")
    assert found == doors


@pytest.mark.parametrize(("seats", "tiles"), [(2, 2), (4, 4), (6, 6)])
def test_e_22_the_cycle_of_doors(seats, tiles):
    """E-22, GS-10: clockwise from the top-left tile, and round again."""
    layout = " ".join(["1A0", "2A0", "3A0", "4A0", "5A0", "6A0"][:tiles])
    state = GAME.new(seats, "doors", {"layout": layout, "first_door": 1})
    state.pawns = [-1] * seats
    state.open_door = 0
    seen = [1]
    for _ in range(tiles):
        state.open_door = state.next_door()
        seen.append(state.open_door + 1)
    assert seen == [*range(1, tiles + 1), 1]
    places = {2: [0, 1], 4: [0, 1, 3, 2], 6: [0, 1, 2, 5, 4, 3]}[tiles]
    columns = 3 if tiles == 6 else 2
    for door, place in enumerate(places):
        space = state.board.doors[door]
        x, y = space % state.board.width // 6, space // state.board.width // 6
        assert y * columns + x == place


def test_e_23_what_others_see_of_a_hand(q):
    """E-23, section 7: one of four cards is face down, each as likely."""
    views, downs = [], {}
    for card in ("long", "high", "rotate", "wild"):
        table = q(pawns=["c2 S", "k1 N"], laid=[[], ["drop", f"?{card}"]])
        views.append(table.view(0))
    assert all(view == views[0] for view in views)
    player = views[0]["players"][1]
    assert player["face_up"] == ["drop"]
    assert player["face_down"] == 1
    assert player["in_hand"] == 3
    assert player["may_hold"] == ["long", "high", "rotate", "wild"]
    assert "hand" not in player
    dice = seeded("e-23")
    for _ in range(2000):
        card = table.determinize(0, dice).view(1)["players"][1]["hidden"][0]
        downs[card] = downs.get(card, 0) + 1
    assert set(downs) == {"long", "high", "rotate", "wild"}
    assert all(430 < count < 570 for count in downs.values())


def test_e_24_an_endless_fall_is_refused(broken_box):
    """E-24, V8."""
    with pytest.raises(
        EditionError, match="tile 3 side b: no platform across column c, a fall along it would never end"
    ):
        broken_box(lambda data: clear_column(data, 2, "b", 2))


def clear_column(data, tile, side, column):
    lines = data["tile"][tile][side]["map"].split("\n")
    for k in range(0, 13, 2):
        lines[k] = lines[k][: 4 * column + 1] + "   " + lines[k][4 * column + 4 :]
    data["tile"][tile][side]["map"] = "\n".join(lines)


def test_e_25_nothing_to_steal(q, look):
    """E-25, GS-38: not asked, but told; the cards are back all the same."""
    table = q(pawns=["c2 S", "c4 W"], laid=[[], ["long", "?high"]])
    play(table, "drop")
    assert look.told(table, "stolen") == [{"seat": 0, "victim": 1, "what": "nothing"}]
    assert look.told(table, "hand_restored") == [{"seat": 1, "reason": "ejected", "cards": 2}]
    assert table.hands[1] == 31


def test_e_26_the_first_two_turns(look):
    """E-26, GS-14, GS-17."""
    table = GAME.new(2, "e-26", {"layout": "2A0 3B2", "first_door": 1, "first_player": 0}, listen=True)
    assert look.where(table, 0) == "c2 S"
    assert table.open_door + 1 == 2
    play(table, "drop")
    while table.seat == 0:
        play(table, "end")
    assert look.where(table, 1) == "k1 N"
    assert table.open_door + 1 == 1


def test_e_27_goal_before_no_stars(q):
    """E-27, GS-49: the goal is the reason, though the board is empty too."""
    table = q(
        pawns=["a5 S", "c2 S"],
        active=1,
        options={"end": "expert"},
        owned=[{}, {"blue": 4, "pink": 4, "green": 3, "white": 1}],
        stars={"c3": "green"},
    )
    play(table, "drop")
    assert table.left == 0
    assert table.over
    assert table.ending() == "goal"


def test_e_28_the_first_player_chooses_the_door(look):
    """E-28, GS-11, ruling 37."""
    table = GAME.new(2, "e-28", {"layout": "2A0 3B2", "first_door": "chosen", "first_player": 1})
    assert table.seat == 1
    assert legal(table) == ["door 1", "door 2"]
    assert table.view(1)["open_door"] is None
    play(table, "door 2")
    assert look.where(table, 1) == "k1 N"
    assert table.open_door + 1 == 1
    assert table.decision().plain()[0] == "Act"


def test_e_29_a_theft_before_the_first_action(q, look):
    """E-29, GS-17, GS-38: asked on coming in, before Act; the Open Door pawn moves after it."""
    table = q(open_door=2, pawns=["k1 N", None], owned=[{"blue": 1}, {}], tokens=[1, 0], active=1)
    assert look.where(table, 0) == "off"
    assert legal(table) == ["steal blue", "steal replay"]
    assert table.open_door + 1 == 2
    play(table, "steal blue")
    assert table.open_door + 1 == 1
    assert table.decision().plain()[0] == "Act"
