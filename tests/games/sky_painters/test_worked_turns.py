"""The two turns that the rulebook tells, number for number: without a combo (Milly) and with one (Danny)."""


def test_milly(at, go, told) -> None:
    """X9: a turn without a combo"""
    table = at({"spots": 5, "hope": 4, "sky": {"0 0": "A blue", "0 1": "2 - b4 w3 r4"}}, pool={"green": [6]})
    go(table, "die green 6", "on 1 1", "end")
    assert [(event["delta"], event["total"]) for event in told(table, "spots_changed")] == [(4, 9), (8, 17)]
    assert [event["total"] for event in told(table, "hope_slept")] == [4 + 7]
    assert told(table, "hope_changed") == []
    assert [event["discarded"] for event in told(table, "spots_limited")] == [11]
    assert (table.spots[0], table.hope[0]) == (6, 4)
    assert table.active == 1


def test_danny(at, go, told) -> None:
    """X10: a turn with a combo"""
    sky = {"0 0": "A blue", "0 1": "5 blue", "0 -1": "3 - k5 o4", "0 2": "4 x5 b2 w3"}
    table = at({"spots": 6, "sky": sky}, pool={"blue": [6]}, gallery=["levitt_alpha", "fugaz", "dice"])
    go(table, "die blue 6", "on 1 1")
    assert table.spots[0] == 6 + 5 + 7 == 18
    assert table.leader == 0
    go(table, "paint 2 1")
    assert table.spots[0] == 17
    go(table, "paint 2 2")
    assert table.spots[0] == 16
    go(table, "paint 2 2")
    assert table.spots[0] == 15 + 8 == 23
    assert (table.wings[0], table.hope[0]) == (16, 8)
    go(table, "painter left")
    assert table.spots[0] == 8
    assert (table.wings[0], table.hope[0]) == (20, 12)
    go(table, "painter centre")
    assert (table.spots[0], table.hope[0]) == (4, 0)
    assert [table.box.painters[number].id for number in table.painters[0]] == ["levitt_alpha", "fugaz"]
    go(table, "end")
    assert table.spots[0] == 4
    assert table.how == ""
    assert [event["gained"] for event in told(table, "hope_activated")] == [8, 10]
    assert told(table, "spots_limited") == []
