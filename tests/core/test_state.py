"""The agenda machine, on the smallest game there is."""

import pytest

from skyhall.core.errors import IllegalAction, OptionsError
from skyhall.core.event import Event
from skyhall.core.registry import game, games
from skyhall.core.state import shares
from skyhall.testing.play import play

GAME = game("gravity-superstar")


def test_an_illegal_action_names_what_is_legal():
    state = GAME.new(2, "x", {"first_door": "chosen", "first_player": 0})
    before = state.digest()
    with pytest.raises(IllegalAction, match=r'"drop" is not legal now; seat 0 may: door 1, door 2'):
        play(state, "drop")
    with pytest.raises(IllegalAction, match="action 999 is none of the 42 words of gravity-superstar; seat 0"):
        state.apply(999)
    with pytest.raises(IllegalAction, match='"drop" is a text: expected the number of a word'):
        state.apply("drop")
    with pytest.raises(IllegalAction, match="None is no action: expected a whole number"):
        state.apply(None)
    assert state.digest() == before


def test_nothing_can_be_decided_once_it_is_over():
    state = GAME.position({"options": {"layout": "2A0 3B2"}, "pawns": ["c2 S", "k1 N"], "turn": 1})
    play(state, "rotate half")
    while not state.over:
        play(state, "end")
    assert state.seat == -1
    assert state.actions() == []
    assert state.refusals() == []
    with pytest.raises(IllegalAction, match="the game is over"):
        play(state, "drop")
    with pytest.raises(IllegalAction, match="the game is over"):
        state.prompt()


def test_clones_do_not_listen():
    state = GAME.new(2, "x", listen=True)
    twin = state.clone()
    twin.push(twin.actions()[0])
    assert twin.log is None
    assert state.moves == 0


def test_digests_tell_positions_apart():
    digests = {GAME.new(seats, seed).digest() for seats in range(2, 7) for seed in "abc"}
    assert len(digests) == 15
    one, other = GAME.new(2, "x"), GAME.new(2, "x", {"stall_rounds": 21})
    assert one.digest() != other.digest()


def test_the_private_part_of_an_event():
    event = Event("card_played", {"seat": 1}, {"card": "wild"}, [1])
    assert event.seen_by(1) == {"event": "card_played", "seat": 1, "card": "wild"}
    assert event.seen_by(0) == {"event": "card_played", "seat": 1}
    assert event.seen_by(None) == {"event": "card_played", "seat": 1}


def test_shares_add_up():
    even = shares([5.0, 5.0], 2.0)
    assert even == [0.5, 0.5]
    lead = shares([7.0, 5.0, 5.0], 2.0)
    assert lead[0] / lead[1] == pytest.approx(2.718281828)
    assert sum(lead) == pytest.approx(1)


def test_an_unknown_game_is_named():
    with pytest.raises(OptionsError, match=r'no game "gravity-superstars" .did you mean "gravity-superstar"'):
        game("gravity-superstars")


def test_every_room_opens():
    for name in games():
        assert game(name).name == name
