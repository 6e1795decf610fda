"""Sky Mad, Sky Tackle and Sky Tantrum: what they ask of the opponents."""

from skyhall.testing.play import legal

NO_DICE = {"red": [1]}
PLAIN = {"sky": {"0 0": "A blue"}}


def on_right(painter: str) -> dict[str, object]:
    """Step 2, one Painter for sale on the right."""
    return {"step": 2, "gallery": [None, None, painter], "pile": 0, "pool": NO_DICE}


def test_mad(at, go, told) -> None:
    """Sky Mad, S9, rulings 24, 28, 29, 47: three dice back to 1, or the owner gains 4 and 4"""
    table = at(
        {"spots": 8, "hope": 7, **PLAIN},
        {"sky": {"0 0": "B b2 w1 g4"}},
        {"sky": {"0 0": "C b2 w2 -", "0 1": "4 r6 b3 -", "0 2": "31 k5 - - -"}},
        **on_right("mad"),
    )
    go(table, "painter right")
    assert (table.spots[0], table.hope[0]) == (4, 4)
    assert table.seat == 2
    assert legal(table) == ["comply", "refuse"]
    go(table, "comply")
    assert legal(table) == ["on 1 1", "on 1 2", "on 2 1", "on 2 2", "on 3 1"]
    go(table, "on 2 1", "on 3 1")
    assert "on 2 1" not in legal(table)
    assert table.is_done(2, 5)
    go(table, "on 2 2")
    shown = [(table.marks[40 + place] - 1) % 6 + 1 for place in (5, 10, 6)]
    assert shown == [1, 1, 1]
    assert not table.is_done(2, 5)
    assert table.leader == 0
    assert (table.spots[0], table.hope[0]) == (4, 4)
    assert [event["complied"] for event in told(table, "dared")] == [False, True]


def test_mad_needs_exactly_what_is_there(at, go) -> None:
    """Ruling 24: three eligible dice are all reset without picking; two cannot comply"""
    table = at({"spots": 8, "hope": 7}, {"sky": {"0 0": "C b3 w2 -", "0 1": "5 y2 - -"}}, **on_right("mad"))
    go(table, "painter right", "comply")
    assert [(table.marks[20 + place] - 1) % 6 + 1 for place in (0, 1, 5)] == [1, 1, 1]


def test_mad_refused_by_all(at, go) -> None:
    """Ruling 47: gains add up, one for each opponent who refuses"""
    table = at({"spots": 8, "hope": 7}, {}, {}, {}, **on_right("mad"))
    go(table, "painter right")
    assert [event.seen_by(None)["total"] for event in table.log if event.name == "spots_changed"][-1] == 12
    assert table.hope[0] == 12


def test_tackle(at, go, told) -> None:
    """Sky Tackle, rulings 25, 26, 29: all dice showing 1, 3, 5 go, completed ones too; or the owner takes a cloud"""
    table = at(
        {"spots": 10, "hope": 9, **PLAIN},
        {"sky": {"0 0": "B b2 w3 g1", "0 1": "9 b1 square -"}},
        {"sky": {"0 0": "C - w2 o4"}},
        {"sky": {"0 0": "D b1 - -"}},
        **on_right("tackle"),
    )
    go(table, "painter right")
    assert table.seat == 1
    go(table, "comply")
    assert [table.marks[20 + place] == 0 for place in (0, 1, 2, 5, 6)] == [False, True, True, True, False]
    assert table.pool_size == 1 + 3
    assert table.clouds[0] == 1
    assert table.seat == 3
    go(table, "refuse")
    assert table.clouds[0] == 2
    assert table.leader == 0
    go(table, "end")
    assert (table.seat, table.is_extra) == (0, True)
    assert [(die["slot"], die["symbol"]) for die in told(table, "dice_discarded")[0]["dice"]] == [
        (1, 2),
        (1, 3),
        (2, 1),
    ]


def test_tantrum(at, go, told) -> None:
    """Sky Tantrum, S10, rulings 14, 26, 27: two dice or six hope; a free card; an extra turn"""
    table = at(
        {"spots": 11, "hope": 9, **PLAIN},
        {"hope": 3, "sky": {"0 0": "B b2 - -"}},
        {"sky": {"0 0": "C b3 w2 -"}},
        {},
        **on_right("tantrum"),
        offer=["1", "3", "5"],
        offer_hope=2,
    )
    go(table, "painter right")
    assert (table.seat, legal(table)) == (1, ["lose hope", "lose dice"])
    go(table, "lose hope")
    assert table.hope[1] == 0
    assert table.dice_places(2) == []
    assert table.pool_size == 3
    assert (table.seat, legal(table)) == (0, ["take left", "take centre", "take right"])
    go(table, "take right")
    go(table, "cell 0 1")
    assert table.hope[0] == 2
    assert table.open_cards[0] == 1
    go(table, "end")
    assert (table.seat, table.is_extra, table.extra_turns) == (0, True, 0)
    assert [event["kind"] for event in told(table, "levied")] == ["hope", "dice", "nothing"]


def test_tantrum_lets_opponents_pick_their_dice(at, go) -> None:
    """Ruling 27: an option payable in full must be chosen if there is one; rulings 26, 29"""
    table = at(
        {"spots": 11, "hope": 9, **PLAIN},
        {"hope": 5, "sky": {"0 0": "B b2 w3 g1"}},
        **on_right("tantrum"),
        offer=[None] * 3,
    )
    table.push(table.setup.words.parse("painter right"))
    assert legal(table) == ["on 1 1", "on 1 2", "on 1 3"]
    go(table, "on 1 3")
    assert len(table.dice_places(1)) == 3
    go(table, "on 1 1")
    assert table.dice_places(1) == [1]
    assert table.hope[1] == 5


def test_tantrum_without_a_slot_takes_no_card(at, go) -> None:
    """Ruling 14: the limit of uncompleted cards binds, the effect is skipped"""
    sky = {"0 0": "A", "0 1": "5", "0 2": "6"}
    table = at({"spots": 11, "hope": 9, "sky": sky}, {}, **on_right("tantrum"))
    go(table, "painter right")
    assert (table.seat, table.is_extra) == (0, True)
    assert table.open_cards[0] == 3
