"""What happens in each space entered, and the end: GS-34 to GS-49."""

import pytest

from skyhall.games.gravity_superstar import GAME
from skyhall.testing.play import legal, play


def test_the_space_where_an_action_begins_is_not_entered(q, look):
    """GS-34: a star or an open door under the pawn stays."""
    table = play(q(pawns=["c2 S", "a5 S"], stars={"c2": "blue"}), "drop")
    assert look.stars(table, 0) == {}
    assert table.open_door + 1 == 1


def test_rotating_on_the_open_door_leaves_it(q):
    """Ruling 8: nothing was entered."""
    table = play(q(pawns=["c2 S", "a5 S"]), "rotate half")
    assert table.open_door + 1 == 1


def test_spaces_are_resolved_in_order(q):
    """GS-35: ejection, theft, star, door; then the next space."""
    table = q(
        open_door=2,
        pawns=["j1 S", "k1 N"],
        owned=[{}, {"white": 1}],
        stars={"k1": "blue", "k2": "pink"},
    )
    play(table, "simple high right")
    names = [event.name for event in table.log if event.name not in ("card_played", "pawn_landed")]
    assert names[:7] == [
        "pawn_entered",
        "pawn_ejected",
        "stolen",
        "star_taken",
        "open_door_moved",
        "pawn_entered",
        "star_taken",
    ]


def test_an_ejected_pawn_goes_home_with_all_cards(q, look):
    """GS-36, GS-37, ruling 21: off the board, hand complete, no matter which way it faced."""
    table = play(q(pawns=["c2 S", "c4 W"], laid=[[], ["long", "?high", "drop"]]), "drop")
    assert look.told(table, "hand_restored") == [{"seat": 1, "reason": "ejected", "cards": 3}]
    assert look.told(table, "pawn_ejected") == [{"seat": 0, "victim": 1, "space": "c4"}]


def test_several_may_be_ejected_in_one_move(g, look):
    """GS-36."""
    table = g(open_door=3, pawns=["h1 E", "i11 S", "k11 E", "b2 N"])
    play(table, "long right")
    assert [event["victim"] for event in look.told(table, "pawn_ejected")] == [1, 2]


def test_a_theft_must_be_made_and_its_colour_chosen(q, look):
    """GS-38, rulings 14 and 35."""
    table = play(q(pawns=["c2 S", "c4 W"], owned=[{}, {"blue": 1, "green": 2}]), "drop")
    assert legal(table) == ["steal blue", "steal green"]
    play(table, "steal green")
    assert look.stars(table, 0) == {"green": 1}
    assert look.stars(table, 1) == {"blue": 1, "green": 1}


def test_stealing_a_token_needs_no_supply(q):
    """GS-38, ruling 15."""
    table = play(q(pawns=["c2 S", "c4 W"], tokens=[0, 18], supply=0), "drop")
    assert table.tokens == [1, 17]
    assert table.supply == 0


def test_a_star_is_taken_in_passing(q, look):
    """GS-39, GS-34."""
    table = play(q(pawns=["c2 S", "a5 S"], stars={"c4": "white"}), "drop")
    assert look.stars(table, 0) == {"white": 1}
    star = {"space": "c4", "colour": "white", "pair": False, "gain": 1}
    assert look.told(table, "star_taken")[0] == {"seat": 0, **star, "left_on_board": 0}


def test_a_replay_place_pays_every_time(q, look):
    """GS-40: never used up, by anyone."""
    table = play(q(pawns=["j1 S", "a5 S"]), "drop", "replay", "drop wild")
    assert len(look.told(table, "token_taken")) == 2
    assert table.tokens[0] == 1
    assert table.supply == 17


def test_no_token_when_the_supply_is_empty(q, look):
    """GS-40."""
    table = play(q(pawns=["j1 S", "a5 S"], supply=0), "drop")
    assert table.tokens[0] == 0
    assert look.told(table, "token_missed") == [{"seat": 0, "space": "j6"}]


def test_empty_spaces_give_nothing(q):
    """GS-41: a star place without its star is an empty space."""
    table = play(q(pawns=["c2 S", "a5 S"]), "drop")
    assert table.board.symbols[2 * 12 + 2] == 1
    assert table.scores()[0] == 0


def test_the_open_door_moves_only_when_its_space_is_entered(q, look):
    """GS-42, ruling 36."""
    table = play(q(open_door=2, pawns=["c2 S", "a5 S"]), "drop")
    assert look.told(table, "open_door_moved") == []
    assert table.open_door + 1 == 2


@pytest.mark.parametrize(("seats", "limit", "goal"), [(2, 4, 18), (3, 8, 24), (4, 8, 18), (5, 12, 24), (6, 12, 18)])
def test_limits_and_goals(seats, limit, goal):
    """GS-43, GS-46."""
    standard = GAME.new(seats, "x").view(None)
    assert (standard["limit"], standard["goal"]) == (limit, None)
    expert = GAME.new(seats, "x", {"end": "expert"}).view(None)
    assert (expert["limit"], expert["goal"]) == (None, goal)


def test_never_in_mid_round(q):
    """GS-43, ruling 32."""
    table = play(q(pawns=["c2 S", "k1 N"], stars={"c3": "blue", "a1": "blue", "a3": "white"}), "drop")
    assert table.left == 2
    assert table.seat == 1
    assert table.view(None)["last_round"] is True


def test_points(q):
    """GS-44, ruling 33: star colours have nothing to do with pawns."""
    table = q(pawns=["c2 S", "k1 N"], owned=[{"green": 5}, {"green": 1, "pink": 1}], tokens=[2, 0])
    assert table.scores() == [5 + 2 + 2, 2]


def test_places_are_skipped_after_a_tie(g):
    """GS-45: 1, 2, 2, 4."""
    table = g(
        pawns=["b2 N", "h1 E", "k11 E", "a8 E"],
        owned=[{"blue": 3}, {"blue": 1, "pink": 1}, {"blue": 1, "white": 1}, {"blue": 1}],
    )
    assert table.ranks() == [1, 2, 2, 4]


def test_the_trigger_needs_the_goal_only_once(q):
    """GS-46, ruling 24: any gain counts, also a theft on coming in."""
    table = q(
        open_door=2,
        pawns=["k1 N", None],
        active=1,
        options={"end": "expert"},
        owned=[{"white": 1}, {"blue": 4, "pink": 4, "green": 3, "white": 1}],
        stars={"a1": "blue"},
    )
    assert table.triggered == 1
    assert table.view(None)["triggered"] == 1


def test_expert_ends_without_stars(q):
    """GS-47, ruling 25."""
    table = q(pawns=["a5 S", "c2 S"], active=1, options={"end": "expert"}, stars={"c3": "green"})
    play(table, "drop")
    assert table.over
    assert table.ending() == "no_stars"


def test_expert_ignores_the_star_limit(q):
    """GS-46: GS-43 is not used."""
    table = q(pawns=["a5 S", "c2 S"], active=1, options={"end": "expert"}, stars={"c3": "green", "a1": "blue"})
    play(table, "drop")
    assert not table.over


def test_thefts_do_not_keep_a_game_alive(q):
    """GS-48, ruling 26."""
    table = q(
        pawns=["c4 W", "c2 S"],
        active=1,
        options={"stall_rounds": 5},
        quiet_rounds=4,
        owned=[{"blue": 1}, {}],
        stars={"a1": "blue", "a2": "blue", "a3": "blue", "g1": "blue", "g2": "blue"},
    )
    play(table, "drop")
    assert table.over
    assert table.ending() == "stalemate"


def test_a_star_ends_the_quiet(q):
    """GS-48."""
    table = q(
        pawns=["a5 S", "c2 S"],
        active=1,
        quiet_rounds=7,
        stars={"c3": "blue", "a1": "blue", "a2": "blue", "a3": "blue", "g1": "blue", "g2": "blue"},
    )
    play(table, "drop")
    assert table.quiet_rounds == 0


def test_reasons_are_reported_in_order(q):
    """GS-49: stars before stalemate."""
    table = q(pawns=["a5 S", "c2 S"], active=1, options={"stall_rounds": 5}, quiet_rounds=4)
    play(table, "drop")
    assert table.ending() == "stars"


def test_taking_back_reaches_to_the_start_of_the_turn(q):
    """Section 6: nothing is random or revealed, so the barrier is the start of the turn, until another seat acts."""
    table = q(
        pawns=["c2 S", "c4 W"],
        owned=[{}, {"blue": 1, "white": 1}],
        tokens=[1, 0],
        stars=dict.fromkeys(["a1", "a2", "a3", "g1", "g2"], "blue"),
    )
    play(table, "drop", "steal blue", "replay", "rotate half")
    assert table.seat == 1
    assert table.barrier == 0
    play(table, "rotate half")
    assert table.barrier == 4


def test_the_end_of_the_game_closes_the_take_back(q):
    """Section 6."""
    table = play(q(pawns=["a5 S", "c2 S"], active=1), "drop")
    assert table.over
    assert table.barrier == table.moves
