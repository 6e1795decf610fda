"""The examples of the rulebook on our own spaces (spec, section 11)."""

from skyhall.games.gravity_superstar import GAME
from skyhall.testing.play import legal, play


def test_rb_1_scoring():
    """RB-1, GS-44, GS-45: points with pairs, and the tie broken by fewer tokens."""
    counts = [[2, 2, 2, 0, 2, 4], [3, 1, 3, 1, 0, 1], [0, 1, 0, 1, 1, 1], [3, 3, 4, 2, 1, 2]]
    colours = ["blue", "yellow", "pink", "green", "orange", "white"]
    table = GAME.position(
        {
            "seats": 4,
            "options": {"layout": "5A3 6A1 1B1 2B2"},
            "owned": [dict(zip(colours, row, strict=True)) for row in counts],
            "tokens": [4, 0, 3, 1],
        }
    )
    assert [player["pairs"] for player in table.view(None)["players"]] == [6, 2, 0, 6]
    assert table.scores() == [22, 11, 7, 22]
    assert table.ranks() == [2, 3, 4, 1]


def test_rb_2_no_long_jump_into_a_platform(q):
    """RB-2, GS-28: the whole move must be possible."""
    words = legal(q(pawn="d3 N"))
    assert not [word for word in words if word.startswith("long")]
    assert "simple drop left" in words
    assert "simple drop right" not in words


def test_rb_3_long_jump_then_fall(q, look):
    """RB-3, GS-23, GS-30."""
    table = play(q(pawn="c2 S", stars={"e2": "blue", "e5": "green"}), "long right")
    assert look.path(table) == ["d2", "e2", "e3", "e4", "e5"]
    assert look.where(table, 0) == "e5 S"
    assert look.stars(table, 0) == {"blue": 1, "green": 1}


def test_rb_4_high_jump(q, look):
    """RB-4, GS-24: blocked to the left, over the lower edge to the right."""
    table = q(pawn="k6 S", stars={"k5": "blue", "l5": "white"})
    assert "high left" not in legal(table)
    play(table, "high right")
    assert look.path(table) == ["k5", "l5", "l6", "l1"]
    assert look.where(table, 0) == "l1 S"
    assert look.stars(table, 0) == {"blue": 1, "white": 1}


def test_rb_5_drop(q, look):
    """RB-5, GS-25, GS-31."""
    table = play(q(pawn="c2 S"), "drop")
    assert look.path(table) == ["c3", "c4", "c5", "c6"]
    assert look.where(table, 0) == "c6 S"
    table = play(q(pawn="l3 S"), "drop")
    assert look.path(table) == ["l4"]


def test_rb_6_rotate(q, look):
    """RB-6, GS-26, ruling 29: the fall uses the new down."""
    table = play(q(pawn="c4 W"), "rotate left")
    assert look.path(table) == ["c5", "c6"]
    assert look.where(table, 0) == "c6 S"
    table = play(q(pawn="c4 W"), "rotate right")
    assert look.where(table, 0) == "c3 N"
    table = play(q(pawn="c4 W"), "rotate half")
    assert look.where(table, 0) == "d4 E"


def test_rb_7_simple_move_with_the_wild(q, look):
    """RB-7, GS-21: any card face down; two of a colour are 3 points."""
    table = play(q(pawn="d6 S", stars={"e2": "pink", "e5": "pink"}), "simple wild right")
    assert look.path(table) == ["e6", "e1", "e2", "e3", "e4", "e5"]
    assert table.scores()[0] == 3
    assert table.view(0)["players"][0]["hidden"] == ["wild"]
    assert table.view(0)["players"][0]["face_up"] == []


def test_rb_8_over_three_edges(q, look):
    """RB-8, GS-3: over the top, the right edge and the bottom, with a token on the way."""
    table = play(q(pawn="l1 S", stars={"a1": "blue"}), "high right")
    assert look.path(table) == ["l6", "a6", "a1", "a2", "a3", "a4", "a5"]
    assert [event["wrapped"] for event in look.told(table, "pawn_entered")[:3]] == [True, True, True]
    assert look.stars(table, 0) == {"blue": 1}
    assert table.tokens[0] == 1
    assert look.where(table, 0) == "a5 S"


def test_rb_9_the_open_door_skips_an_occupied_one(g, look):
    """RB-9, GS-17, GS-42."""
    table = g(open_door=2, pawns=[None, "k11 E", None, None])
    assert look.where(table, 0) == "h1 E"
    assert table.open_door + 1 == 4


def test_rb_10_a_full_turn(g, look):
    """RB-10: a second action for a token gained in the first; no second question after it (GS-19)."""
    table = g(
        pawns=[None, "i11 S", "e11 E", "a4 N"],
        open_door=2,
        owned=[{}, {}, {"white": 1}, {}],
        tokens=[0, 0, 1, 0],
        stars={"b11": "orange", "c11": "blue"},
    )
    assert look.where(table, 0) == "h1 E"
    assert table.open_door + 1 == 3
    play(table, "long right")
    assert look.path(table) == ["h12", "h11", "i11", "j11", "k11"]
    assert table.supply == 16
    assert look.where(table, 1) == "off"
    assert look.told(table, "stolen") == [{"seat": 0, "victim": 1, "what": "nothing"}]
    assert table.open_door + 1 == 4
    assert look.where(table, 0) == "k11 E"
    play(table, "replay")
    assert table.supply == 17
    play(table, "drop")
    assert look.path(table)[5:] == ["l11", "a11", "b11", "c11", "d11", "e11"]
    assert legal(table) == ["steal white", "steal replay"]
    play(table, "steal replay")
    assert look.stars(table, 0) == {"orange": 1, "blue": 1}
    assert table.tokens[0] == 1
    assert table.scores()[0] == 3
    assert table.view(0)["players"][0]["hand"] == ["high", "rotate", "wild"]
    assert table.seat == 1
