"""What a game tells the lab of the components that each seat made use of."""

from skyhall.games.gravity_superstar import GAME
from skyhall.testing.play import play


def test_the_tile_of_the_first_entry_and_special_moves():
    options = {"layout": "2A0 3B2", "first_player": 1, "first_door": 2}
    table = GAME.new(2, "usage", options, listen=True)
    assert (GAME.first_seat(table), GAME.rounds(table)) == (1, 1)
    assert GAME.used(table, 1) == ["start:3B"]
    assert GAME.used(table, 0) == []
    play(table, "rotate half")
    assert GAME.used(table, 1)[:1] == ["card:rotate"]


def test_a_card_played_face_down_is_not_used(q):
    table = q(pawn="c2 S")
    play(table, "simple drop left")
    assert not any(name.startswith("card:") for name in GAME.used(table, 0))


def test_two_stars_of_a_colour_and_tokens(q):
    table = q(pawn="c2 S", owned=[{"blue": 2, "pink": 1}, {"pink": 3}], tokens=[1, 0], ask="replay")
    assert GAME.used(table, 0) == ["couple:blue", "token:kept"]
    assert GAME.used(table, 1) == ["couple:pink"]
    play(table, "replay")
    assert GAME.used(table, 0) == ["couple:blue", "token:spent"]
