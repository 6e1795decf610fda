"""The turn, cards and actions: GS-17 to GS-33."""

import pytest

from skyhall.core.errors import IllegalAction
from skyhall.testing.play import legal, play


def test_entering_counts_as_entering_the_space(q, look):
    """GS-17, ruling 5: the Open Door pawn moves on when a pawn comes in."""
    table = q(pawns=[None, "a5 S"])
    assert look.where(table, 0) == "c2 S"
    assert table.open_door + 1 == 2


def test_exactly_one_action(q):
    """GS-18, ruling 31: without a token the turn ends by itself."""
    table = play(q(pawns=["c2 S", "k1 N"]), "drop")
    assert table.seat == 1


def test_replay_once_a_turn(q):
    """GS-19: a token cannot be spent before the first action, and only one in a turn."""
    table = q(pawns=["c2 S", "k1 N"], tokens=[3, 0])
    assert "replay" not in legal(table)
    play(table, "drop")
    assert legal(table) == ["end", "replay"]
    play(table, "replay")
    assert table.tokens[0] == 2
    assert "replay" not in legal(table)
    play(table, "rotate half")
    assert table.seat == 1


def test_end_keeps_the_token(q):
    """GS-19: replaying is optional."""
    table = play(q(pawns=["c2 S", "k1 N"], tokens=[1, 0]), "drop", "end")
    assert table.tokens[0] == 1
    assert table.seat == 1


def test_complete_takes_all_cards_back(q, look):
    """GS-20, GS-37: the pawn does not move, enters nothing, and the cards are not shown."""
    table = q(pawns=["c2 S", "k1 N"], laid=[["drop", "?wild"], []])
    assert legal(table)[0] == "complete"
    play(table, "complete")
    assert table.hands[0] == 31
    assert look.path(table) == []
    assert look.told(table, "hand_restored") == [{"seat": 0, "reason": "complete", "cards": 2}]


def test_complete_as_second_action(q):
    """Ruling 19: the second action follows the same rules."""
    table = play(q(pawns=["c2 S", "k1 N"], tokens=[1, 0]), "drop", "replay", "complete")
    assert table.hands[0] == 31
    assert table.seat == 1


def test_simple_move_lays_any_card_face_down(q):
    """GS-21: each of the five; others see only that a card lies there."""
    for card in ("long", "high", "drop", "rotate", "wild"):
        table = play(q(pawns=["e5 S", "k1 N"]), f"simple {card} right")
        mine, theirs = table.view(0)["players"][0], table.view(1)["players"][0]
        assert mine["hidden"] == [card]
        assert theirs["face_down"] == 1
        assert "hidden" not in theirs


def test_special_moves_lie_face_up(q):
    """GS-22."""
    for word, card in (("long right", "long"), ("drop", "drop"), ("rotate half", "rotate")):
        table = play(q(pawns=["c2 S", "k1 N"]), word)
        assert table.view(1)["players"][0]["face_up"] == [card]


def test_a_card_that_was_played_cannot_be_played_again(q):
    """GS-22."""
    words = legal(q(pawns=["c2 S", "k1 N"], laid=[["drop"], []]))
    assert "drop" not in words
    assert "drop wild" in words
    assert "simple drop left" not in words


def test_long_jump_is_two_spaces(q, look):
    """GS-23."""
    table = play(q(pawns=["c2 S", "k1 N"]), "long right wild")
    assert [event["space"] for event in look.told(table, "pawn_entered") if event["how"] == "step"] == ["d2", "e2"]


def test_high_jump_goes_up_first(q, look):
    """GS-24."""
    table = play(q(pawns=["l1 S", "k1 N"]), "high right")
    assert look.path(table)[:2] == ["l6", "a6"]


def test_drop_goes_through_the_platform_at_the_feet(q, look):
    """GS-25, GS-31: exactly one platform; the next one stops."""
    table = play(q(pawns=["c1 S", "k1 N"]), "drop")
    assert look.path(table) == ["c2"]
    assert look.where(table, 0) == "c2 S"


@pytest.mark.parametrize(("word", "facing"), [("rotate left", "S"), ("rotate right", "N"), ("rotate half", "E")])
def test_rotate(q, look, word, facing):
    """GS-26, ruling 30: a quarter counter-clockwise, a quarter clockwise, a half; nothing else is listed."""
    table = q(pawns=["c4 W", "k1 N"])
    assert [w for w in legal(table) if w.startswith("rotate") and not w.endswith("wild")] == [
        "rotate left",
        "rotate right",
        "rotate half",
    ]
    play(table, word)
    assert look.where(table, 0).split()[1] == facing


def test_wild_is_any_special_move_and_lies_as_wild(q, look):
    """GS-27."""
    table = q(pawns=["c2 S", "k1 N"])
    wild = [word for word in legal(table) if word.endswith("wild")]
    assert {word.split()[0] for word in wild} >= {"long", "drop", "rotate"}
    play(table, "drop wild")
    assert look.path(table) == ["c3", "c4", "c5", "c6"]
    assert table.view(1)["players"][0]["face_up"] == ["wild"]


def test_pawns_never_block(q, look):
    """GS-28: a pawn in the way is ejected."""
    table = q(pawns=["c2 S", "d2 N"])
    assert "long right" in legal(table)
    play(table, "long right")
    assert look.told(table, "pawn_ejected")[0]["victim"] == 1


def test_no_step_may_cross_a_platform(q):
    """GS-28, ruling 4: the simple move too."""
    table = q(pawns=["d3 N", "k1 N"])
    blocked = [table.setup.words.name(refusal.action) for refusal in table.refusals() if refusal.rule == "GS-28"]
    assert "simple wild right" in blocked
    for word in blocked:
        with pytest.raises(IllegalAction, match="GS-28"):
            play(table, word)


def test_the_fifth_card_face_down_comes_back_unseen(q):
    """GS-29, ruling 18: a hand is never empty."""
    table = q(pawns=["e5 S", "k1 N"], laid=[["long", "high", "rotate", "wild"], []])
    assert legal(table)[0] == "complete"
    play(table, "simple drop right")
    assert table.hands[0] == 31
    seen = [event.seen_by(1) for event in table.log if event.name in ("card_played", "hand_restored")]
    assert all("card" not in event for event in seen)


def test_falling_goes_on_over_the_edge(q, look):
    """GS-30: over seams and wraps, any distance."""
    table = play(q(pawns=["d6 S", "k1 N"]), "simple wild right")
    assert look.path(table) == ["e6", "e1", "e2", "e3", "e4", "e5"]
    assert look.told(table, "pawn_landed")[0]["fell"] == 5


def test_drop_crosses_one_platform_only(q, look):
    """GS-31: from l3 the next platform stops at once."""
    table = play(q(pawns=["l3 S", "a5 S"]), "drop")
    assert look.path(table) == ["l4"]


def test_rotate_enters_nothing_when_it_stands(q, look):
    """GS-32: no star is taken on the own space."""
    table = play(q(pawns=["c1 S", "k1 N"], stars={"c1": "blue"}), "rotate half")
    assert look.path(table) == []
    assert look.stars(table, 0) == {}


def test_there_is_always_a_legal_action(q):
    """GS-33: Rotate with five cards, Complete with fewer."""
    assert "rotate left" in legal(q(pawns=["c2 S", "k1 N"]))
    for laid in (["rotate"], ["rotate", "wild"], ["rotate", "wild", "?drop"], ["rotate", "wild", "?drop", "long"]):
        assert "complete" in legal(q(pawns=["c2 S", "k1 N"], laid=[laid, []]))


def test_refusals_name_the_rule(q):
    """Section 9: what looks playable but is not, for the own seat."""
    table = q(pawns=["d3 N", "k1 N"], laid=[["drop"], []])
    reasons = {table.setup.words.name(refusal.action): refusal for refusal in table.refusals()}
    assert reasons["simple long right"].rule == "GS-28"
    assert reasons["simple long right"].reason.args == {"space": "d3", "side": "W"}
    assert reasons["drop"].rule == "GS-22"
    assert reasons["drop"].reason.args == {"card": "drop"}
    full = q(pawns=["d3 N", "k1 N"])
    assert full.refusals()[0].rule == "GS-20"
    with pytest.raises(IllegalAction, match=r'"complete" is not legal now \(rule GS-20\)'):
        play(full, "complete")
