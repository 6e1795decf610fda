"""SP-1 to SP-8, X1, X2: the table before the first turn."""

import pytest

from skyhall.core.errors import OptionsError
from skyhall.games.sky_painters import GAME
from skyhall.games.sky_painters.box.words import CENTRE, HOME, LEFT, RIGHT, WORDS
from skyhall.games.sky_painters.play.state import Table


def new(seats: int, seed: str = "setup", **options: object) -> Table:
    table = GAME.new(seats, seed, options)
    assert isinstance(table, Table)
    return table


def with_letters(letters: list[int]) -> Table:
    for number in range(2000):
        table = new(len(letters), f"letters {number}")
        if table.letters == letters:
            return table
    raise AssertionError("no such deal")


@pytest.mark.parametrize(
    ("seats", "variant", "deck", "pile"),
    [
        (2, "classic", 17, 5),
        (3, "classic", 22, 8),
        (4, "classic", 30, 12),
        (2, "forced_landing", 20, 5),
        (3, "forced_landing", 25, 8),
        (4, "forced_landing", 33, 12),
        (2, "tension_duel", 33, 17),
    ],
)
def test_deck_and_pile_sizes(seats: int, variant: str, deck: int, pile: int) -> None:
    """SP-3, SP-4, SP-46, SP-47, X1"""
    table = new(seats, variant=variant)
    assert (len(table.deck), len(table.pile)) == (deck, pile)
    assert len(table.card_box) == 36 - deck - 3
    assert len(table.tile_box) == 20 - pile - 3


def test_turn_order_and_start_goods() -> None:
    """SP-2, SP-7, X2"""
    table = with_letters([2, 0, 3, 1])
    assert table.first == table.seat == 1
    goods = list(zip(table.spots, table.hope, table.clouds, strict=True))
    assert goods == [(2, 1, 1), (0, 1, 0), (1, 0, 1), (1, 1, 1)]
    assert table.cloud_supply == 5
    order = [table.view(None)["seats"][seat]["turn_order"] for seat in range(4)]
    assert order == [4, 1, 2, 3]


def test_initial_cards_lie_grey_in_the_centre() -> None:
    """SP-1, ruling 40: each on cell (0, 0) of a 9×9 sky"""
    table = new(3)
    assert len(set(table.letters)) == 3
    for seat in range(3):
        sky = table.sky[seat]
        assert sky[HOME] == table.letters[seat] < 4
        assert sum(card >= 0 for card in sky) == 1
        assert table.blue[seat][HOME] == 0
        assert table.open_cards[seat] == 1


def test_initial_cards_are_dealt_at_random() -> None:
    """SP-1"""
    firsts = {new(2, f"deal {number}").letters[0] for number in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_first_cards_go_right_centre_left() -> None:
    """SP-3, SP-4: one shuffle decides offer, deck and box, in this order"""
    table = new(2)
    dealt = [table.offer[RIGHT], table.offer[CENTRE], table.offer[LEFT], *table.deck[::-1], *table.card_box]
    assert sorted(dealt) == list(range(4, 40))
    tiles = [table.gallery[RIGHT], table.gallery[CENTRE], table.gallery[LEFT], *table.pile[::-1], *table.tile_box]
    assert sorted(tiles) == list(range(20))
    dice = GAME.new(2, "setup").dice  # the same stream, replayed by hand
    from skyhall.core.dice import seeded

    stream = seeded("setup")
    letters, cards, painters = list(range(4)), list(range(4, 40)), list(range(20))
    for items in (letters, cards, painters):
        stream.shuffle(items)
    assert (letters[:2], cards, painters) == (table.letters, dealt, tiles)
    assert stream.drawn < dice.drawn


def test_top_card_and_top_tile_are_visible_and_the_rest_is_not() -> None:
    """SP-3, SP-4"""
    table = new(2)
    view = table.view(None)
    assert view["deck_top"] is not None
    assert view["deck_top"]["id"] == table.box.cards[table.deck[-1]].id
    assert view["pile_top"] is not None
    assert view["pile_top"]["id"] == table.box.painters[table.pile[-1]].id
    assert (view["deck_count"], view["pile_count"]) == (17, 5)


def test_five_halo_tokens_face_up_three_in_the_box() -> None:
    """SP-5, ruling 1"""
    table = new(2)
    assert len(table.halo_spaces) == 5
    assert sorted(table.halo_spaces + table.halo_box) == list(range(8))
    assert [token["id"] for token in table.view(None)["halo"]["spaces"] if token] == [
        table.box.halos[token].id for token in table.halo_spaces
    ]


def test_eight_clouds_and_a_leader_that_nobody_has() -> None:
    """SP-6"""
    table = new(2, start_goods=False)
    assert table.cloud_supply == 8
    assert table.view(None)["leader"] is None


def test_all_thirty_dice_are_rolled() -> None:
    """SP-8"""
    table = new(4)
    counts = [sum(table.pool[colour * 6 : colour * 6 + 6]) for colour in range(9)]
    assert counts == [9, 5, 2, 2, 2, 2, 2, 2, 4]
    assert table.pool_size == 30
    assert len({tuple(new(4, f"roll {n}").pool) for n in range(5)}) == 5


def test_vocabulary_has_252_words_in_the_order_of_the_table() -> None:
    """Section 6"""
    assert len(WORDS) == 252
    starts = {
        "cloud": 0,
        "spot": 1,
        "reroll": 2,
        "take left": 3,
        "die blue 1": 7,
        "on 1 1": 61,
        "paint 1 1": 81,
        "lower 1 1": 101,
        "hope 1 1": 121,
        "painter left": 141,
        "cell -4 -4": 144,
        "halo 1": 225,
        "drawn 1": 233,
        "seat 0": 236,
        "card 1": 240,
        "lose hope": 244,
        "comply": 247,
        "decline": 249,
        "end": 251,
    }
    assert {name: WORDS.parse(name) for name in starts} == starts


def test_seats_outside_two_to_four_are_refused() -> None:
    with pytest.raises(OptionsError, match="2 to 4 seats"):
        GAME.new(5, "x")


def test_game_started_tells_letters_and_options() -> None:
    """Section 8"""
    table = GAME.new(2, "setup", {"spot_limit": 7}, listen=True)
    assert table.log is not None
    event = table.log[0].seen_by(None)
    assert event["event"] == "game_started"
    assert event["first_player"] == table.seat
    assert isinstance(event["options"], dict)
    assert event["options"]["spot_limit"] == 7
