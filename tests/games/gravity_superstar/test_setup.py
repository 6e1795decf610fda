"""Set-up: GS-11 to GS-16, and the options."""

import pytest

from skyhall.core.dice import seeded
from skyhall.core.errors import OptionsError
from skyhall.games.gravity_superstar import GAME
from skyhall.testing.play import play


def test_first_door():
    """GS-11: random by default, or a number; nobody's pawn."""
    opened = set()
    for seed in range(60):
        table = GAME.new(4, str(seed), listen=True)
        opened.add(table.log[0].public["open_door"])
    assert opened == {1, 2, 3, 4}
    table = GAME.new(4, "x", {"first_door": 3}, listen=True)
    assert table.log[0].public["open_door"] == 3


@pytest.mark.parametrize(("seats", "stars"), [(2, 24), (3, 48), (4, 48), (5, 72), (6, 72)])
def test_one_star_on_every_symbol(seats, stars):
    """GS-12, ruling 34: star and replay places alike; the rest of the 78 leave the game."""
    table = GAME.new(seats, "stars", listen=True)
    dealt = table.log[0].public["stars"]
    assert len(dealt) == stars
    symbols = table.board.symbols
    assert stars == sum(symbol > 0 for symbol in symbols)
    for colour in ("blue", "yellow", "pink", "green", "orange", "white"):
        assert sum(star["colour"] == colour for star in dealt) <= 13


def test_supply_of_tokens():
    """GS-13."""
    table = GAME.new(3, "tokens")
    assert table.supply == 18
    assert table.tokens == [0, 0, 0]


def test_hands_are_full_and_pawns_off_the_board(look):
    """GS-14: only the first player's pawn has come in."""
    table = GAME.new(4, "hands", {"first_player": 2})
    assert table.hands == [31] * 4
    assert [look.where(table, seat) == "off" for seat in range(4)] == [True, True, False, True]


def test_first_player_and_rounds():
    """GS-15: play goes to the left; a round is one turn of every player."""
    assert {GAME.new(4, str(seed)).first_player for seed in range(60)} == {0, 1, 2, 3}
    table = GAME.new(3, "rounds", {"first_player": 1}, listen=True)
    for _ in range(4):
        seat = table.seat
        play(table, "complete" if table.hands[seat] != 31 else "rotate half")
        while table.seat == seat:
            play(table, "end")
    turns = [(event.public["seat"], event.public["round"]) for event in table.log if event.name == "turn_began"]
    assert turns == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2)]


def test_order_of_random_draws():
    """GS-16: first player, tile shuffle, side and turns tile by tile, star shuffle, first door."""
    table = GAME.new(2, "order", listen=True)
    dice = seeded("order")
    assert table.first_player == dice.below(2)
    tiles = list(range(6))
    dice.shuffle(tiles)
    codes = [f"{tile + 1}{'AB'[dice.below(2)]}{dice.below(4)}" for tile in tiles[:2]]
    assert table.layout.split() == codes
    bag = [colour for colour in range(6) for _ in range(13)]
    dice.shuffle(bag)
    names = ["blue", "yellow", "pink", "green", "orange", "white"]
    opening = table.log[0].public
    assert [star["colour"] for star in opening["stars"]] == [names[colour] for colour in bag[:24]]
    assert opening["open_door"] == dice.below(2) + 1


def test_a_fixed_option_skips_its_draw():
    """GS-16."""
    table = GAME.new(2, "fixed", {"first_player": 1, "layout": "2A0 3B2", "first_door": 2}, listen=True)
    dice = seeded("fixed")
    bag = list(range(78))
    dice.shuffle(bag)
    assert table.dice.drawn == dice.drawn


@pytest.mark.parametrize(
    ("seats", "options", "error"),
    [
        (1, {}, "2 to 6 seats, not 1"),
        (7, {}, "2 to 6 seats, not 7"),
        (2, {"end": "quick"}, 'option "end" is "quick": expected standard or expert'),
        (2, {"first_player": 2}, "expected random or a number from 0 to 1"),
        (2, {"first_door": 3}, "expected at most 2 on this board"),
        (2, {"first_door": 7}, "expected random, chosen or a number from 1 to 6"),
        (2, {"stall_rounds": 4}, "a number from 5 to 100"),
        (2, {"stall_rounds": 101}, "a number from 5 to 100"),
        (2, {"stall_rounds": True}, "a number from 5 to 100"),
        (2, {"ends": "expert"}, 'no option "ends" .did you mean "end"'),
    ],
)
def test_a_value_outside_the_table_is_an_options_error(seats, options, error):
    """Section 2, options."""
    with pytest.raises(OptionsError, match=error):
        GAME.new(seats, "x", options)


def turns_of(seats, rounds, options):
    """Who had the turns of the first rounds, by round, counted from who began the game."""
    table = GAME.new(seats, "whose turn", options, listen=True)
    while table.round <= rounds:
        table.apply(table.actions()[0])
    began = [event.public for event in table.log if event.name == "turn_began" and event.public["round"] <= rounds]
    order = [(turn["seat"] - began[0]["seat"]) % seats for turn in began]
    return table, [order[k : k + seats] for k in range(0, len(order), seats)]


@pytest.mark.parametrize(
    ("seats", "rounds"),
    [(3, [[0, 1, 2], [1, 2, 0], [2, 0, 1]]), (5, [[0, 1, 2, 3, 4], [1, 2, 3, 4, 0], [2, 3, 4, 0, 1]])],
)
def test_the_first_player_card_may_pass_to_the_left(seats, rounds):
    """GS-O1, ours: with `first_card = passes` the next player to the left begins each round; nobody misses a turn."""
    table, found = turns_of(seats, 3, {"first_card": "passes"})
    assert found == rounds
    began = next(event.public["seat"] for event in table.log if event.name == "turn_began")
    assert table.view(None)["first_player"] == (began + 3) % seats
    assert GAME.first_seat(table) == began


def test_the_first_player_card_stays_at_a_table_of_two_or_by_default():
    """GS-O1, GS-15: of two nobody has two turns running."""
    assert turns_of(2, 3, {"first_card": "passes"})[1] == [[0, 1]] * 3
    assert turns_of(3, 3, {})[1] == [[0, 1, 2]] * 3


def test_a_game_with_a_card_that_passes_ends_with_its_round(g):
    """GS-O1, GS-43: the round that is the last is played out by everybody, whoever began it."""
    table = g(
        seats=3,
        first=1,
        active=0,
        round=2,
        pawns=["c2 S", "i11 S", "a4 N"],
        options={"first_card": "passes"},
        stars={"a1": "blue"},
    )
    assert table.view(None)["turn"] == 3
    while not table.over and table.seat == 0:
        table.apply(table.actions()[0])
    assert table.ending() == "stars"
    assert table.began() == 0


def test_old_records_know_nothing_of_the_card_that_passes():
    """GS-O1 came late: at its default it is told nowhere, and positions are what they were."""
    plain, asked = GAME.new(3, "card"), GAME.new(3, "card", {"first_card": "stays"})
    assert plain.digest() == asked.digest()
    assert plain.digest() != GAME.new(3, "card", {"first_card": "passes"}).digest()
