"""Section 6, taking back: up to where the last seat may go (`barrier`), and what stops it."""

NO_DICE = {"red": [1]}


def can_go_back(table, words: int) -> bool:
    """Whether the last so many words may be taken back."""
    return table.barrier <= table.moves - words


def test_a_card_before_its_cell_and_not_after(at, go) -> None:
    """Section 6: the refill shows a new top card"""
    table = at({}, {}, offer=["1", "3", "5"], deck=["6", "9"], pool=NO_DICE)
    go(table, "take left")
    assert can_go_back(table, 1)
    go(table, "cell 0 1")
    assert not can_go_back(table, 1)


def test_a_take_that_shows_nothing_new(at, go) -> None:
    """Section 6: with a deck of one the card that moves up was visible already"""
    table = at({"spots": 1}, {}, offer=["1", "3", "5"], deck=1, pool={"blue": [1]})
    go(table, "take left", "cell 0 1")
    assert can_go_back(table, 2)


def test_a_die_before_and_after_its_symbol(at, go) -> None:
    """Section 6: as long as no card completes and the pool is not refilled"""
    table = at({"spots": 3}, {}, pool={"blue": [1, 2], "red": [1]})
    go(table, "die blue 1", "on 1 1")
    assert can_go_back(table, 2)
    go(table, "paint 1 1")
    assert can_go_back(table, 3)


def test_a_completed_card_rolls_its_dice(at, go) -> None:
    """Section 6"""
    table = at({"spots": 3, "sky": {"0 0": "A b3 w2 -", "0 1": "5"}}, {}, pool={"yellow": [4], "blue": [1]})
    go(table, "die yellow 4")
    assert can_go_back(table, 1)
    go(table, "on 1 3")
    assert not can_go_back(table, 1)


def test_hope_for_a_die(at, go) -> None:
    """Section 6: `hope` likewise"""
    table = at({"hope": 4, "painters": ["cotton", "upper"]}, {}, step=2, pool=NO_DICE)
    go(table, "hope 1 2")
    assert can_go_back(table, 1)


def test_a_painter_that_shows_a_new_top(at, go) -> None:
    """Section 6: a pile of at most one shows nothing new"""
    player = {"spots": 20, "hope": 20}
    gallery = ["dice", "winner", "cotton"]
    shows = at(player, {}, step=2, gallery=gallery, pile=["spots", "mommy"], pool=NO_DICE)
    go(shows, "painter right")
    assert not can_go_back(shows, 1)
    quiet = at(player, {}, step=2, gallery=gallery, pile=["spots"], pool=NO_DICE)
    go(quiet, "painter right")
    assert can_go_back(quiet, 1)


def test_a_reroll(at, go) -> None:
    """Section 6: never past its roll"""
    table = at({"painters": ["dice"]}, {}, pool={"blue": [1, 2], "red": [1]})
    go(table, "reroll", "die blue 1")
    assert can_go_back(table, 2)
    go(table, "enough")
    assert not can_go_back(table, 1)


def test_the_end_of_a_turn(at, go) -> None:
    """Section 6: also before an extra turn"""
    table = at({"spots": 1}, {}, extra_turns=1, pool={"blue": [1]})
    go(table, "spot")
    assert can_go_back(table, 1)
    go(table, "end")
    assert table.seat == 0
    assert not can_go_back(table, 1)


def test_answers_of_an_opponent(at, go) -> None:
    """Section 6, ruling 29: own picks until the last one takes effect"""
    player = {"spots": 11, "hope": 9, "sky": {"0 0": "A blue"}}
    data = {"gallery": [None, None, "tantrum"], "pile": 0, "pool": NO_DICE, "offer": [None] * 3}
    table = at(player, {"hope": 9, "sky": {"0 0": "B b2 w3 g1"}}, step=2, **data)
    go(table, "painter right", "lose dice", "on 1 1")
    assert table.seat == 1
    assert can_go_back(table, 2)
    assert not can_go_back(table, 3)
    go(table, "on 1 2")
    assert not can_go_back(table, 1)


def test_an_answer_that_took_effect(at, go) -> None:
    """Section 6: refused dares, given hope and reset dice stay"""
    mad = {"gallery": [None, None, "mad"], "pile": 0, "pool": NO_DICE, "step": 2}
    other = {"sky": {"0 0": "B b2 w3 g3", "0 1": "9 b2 - -"}}
    refuse = at({"spots": 8, "hope": 7}, other, **mad)
    go(refuse, "painter right")
    comply = refuse.clone()
    go(refuse, "refuse")
    assert not can_go_back(refuse, 1)
    go(comply, "comply")
    assert can_go_back(comply, 1)
    go(comply, "on 1 1", "on 1 2")
    assert can_go_back(comply, 3)
    go(comply, "on 1 3")
    assert not can_go_back(comply, 1)


def test_a_dare_that_asks_nobody(at, go) -> None:
    """Section 6: a purchase that shows nothing new, rolls nothing and asks no other seat may be undone"""
    table = at({"spots": 8, "hope": 7}, {}, step=2, gallery=[None, None, "mad"], pile=0, pool={"blue": [1]})
    go(table, "painter right")
    assert table.seat == 0
    assert can_go_back(table, 1)
