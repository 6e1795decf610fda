"""Section 6, "Taking back": how far the seat that decided last may go back (`barrier`)."""


def open_moves(s):
    """How many of the last decisions may be taken back."""
    return s.table.moves - s.table.barrier


def test_a_chain_can_be_taken_back(arena):
    """Card → target, as long as nothing was shown."""
    s = arena({"sakoshi": "J6"}, {"akhuti": "J7", "haburat": "J5"}, hero="sakoshi", hand0=["crippling-precision"])
    s.do("crippling-precision")
    assert open_moves(s) == 1
    s.do("J7")
    assert open_moves(s) == 2
    assert s.has("akhuti", "slow")


def test_choices_of_a_resolution_can_be_taken_back(arena):
    """A Move that nobody can answer, and its destination."""
    s = arena({"sakoshi": "J6"}, {"akhuti": "J7"}, hero="sakoshi")
    s.do("move", "J8")
    assert open_moves(s) == 2


def test_a_flip_cannot(arena):
    """SK-44"""
    s = arena({"sakoshi": "J6"}, {"akhuti": "J7"}, hero="sakoshi", deck0=[0, 3])
    s.do("attack")
    assert s.asked == "FlipChoice"
    assert open_moves(s) == 0
    s.do("gank")
    assert open_moves(s) == 1  # the choice itself shows nothing new


def test_what_was_put_to_the_other_seat_cannot(arena):
    """Only until the own pass; and not at all if the own pass is automatic."""
    s = arena({"sakoshi": "J6"}, {"akhuti": "J7"}, hero="sakoshi", hand1=["time-glitch"], hand0=["combustion"])
    s.do("move")
    assert (s.asked, s.table.seat) == ("Respond", 0)
    assert open_moves(s) == 1
    s.do("pass")
    assert s.table.seat == 1
    assert open_moves(s) == 0
    s = arena({"sakoshi": "J6"}, {"akhuti": "J7"}, hero="sakoshi", hand1=["time-glitch"])
    s.do("move")
    assert s.table.seat == 1
    assert open_moves(s) == 0


def test_draws_looks_and_leads_from_the_deck_cannot(arena):
    """SK-24, SK-42, SK-64"""
    s = arena({"corjof": "J6"}, {"akhuti": "A1"}, hero="corjof", hand0=["gathering-storm", "through-the-eyes"])
    s.do("gathering-storm")
    assert open_moves(s) == 1
    s.do("pass")
    assert open_moves(s) == 0
    s.until("Main").do("through-the-eyes").passes()
    assert s.asked == "PredictDiscard"
    assert open_moves(s) == 0
    s.until("Main").go("lead")
    assert open_moves(s) > 0
    s.do("top")
    assert open_moves(s) == 0


def test_a_lead_from_hand_can(arena):
    """SK-24"""
    s = arena({"corjof": "J6"}, {"akhuti": "A1"}, hero="corjof", hand0=["icewall"])
    s.do("lead", "pass", "icewall")
    assert open_moves(s) == 3


def test_the_end_of_an_activation_cannot(arena):
    """SK-21"""
    s = arena({"corjof": "J6", "gulbjarn": "J7"}, {"yami": "A1"}, hero="corjof")
    s.do("end")
    assert open_moves(s) == 0
