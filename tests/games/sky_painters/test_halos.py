"""The eight halo tokens."""

from skyhall.testing.play import legal

SKY = {"0 0": "A blue", "1 0": "20 y5 b3 -"}


def take(at, go, token: str, *others: dict[str, object], **more: object):
    """All five spaces filled, so the token on the first is free."""
    names = ["connection", "faith", "heartbeat", "honor", "ink", "leadership", "skill", "swoop"]
    rest = [name for name in names if name != token][:4]
    player = {"sky": SKY, **{key: more.pop(key) for key in ("spots", "hope") if key in more}}
    table = at(player, *(others or ({},)), pool={"white": [2]}, halos=[token, *rest], **more)
    return go(table, "die white 2", "on 1 3", "halo 1")


def test_connection(at, go) -> None:
    """Connection Halo: half halos no longer bind"""
    table = take(at, go, "connection", offer=["1", "3", "5"])
    go(table, "end", "spot", "end", "take left")
    assert "cell -1 0" in legal(table)
    assert "cell 2 0" in legal(table)
    halo = at({"sky": {"0 0": "A"}}, {}, offer=["1", "3", "5"])
    go(halo, "take left")
    assert "cell 1 0" not in legal(halo)


def test_faith(at, go) -> None:
    """Faith Halo: a hope symbol of 10"""
    table = take(at, go, "faith", leader=0)
    assert table.wings[0] == 9 + 10
    assert table.hope[0] == 4 + 9


def test_heartbeat(at, go) -> None:
    """Heartbeat Halo: 9 hope chips, leader or not; no symbol"""
    table = take(at, go, "heartbeat")
    assert (table.hope[0], table.wings[0]) == (9, 9)


def test_honor(at, go) -> None:
    """Honor Halo: 15 points"""
    table = take(at, go, "honor")
    assert table.view(None)["seats"][0]["points_now"]["halos"] == 15


def test_ink(at, go, told) -> None:
    """Ink Halo: 8 spots"""
    table = take(at, go, "ink")
    assert [event["delta"] for event in told(table, "spots_changed")] == [6, 8]


def test_leadership(at, go) -> None:
    """Leadership Halo, ruling 10: the leader, then a symbol of 1, which activates"""
    table = take(at, go, "leadership", {}, leader=1)
    assert table.leader == 0
    assert (table.wings[0], table.hope[0]) == (10, 5)


def test_skill(at, go) -> None:
    """Skill Halo, rulings 13, 14: a free card of the offer, then a symbol of 6"""
    table = take(at, go, "skill", offer=["1", "3", "5"], offer_hope=3, leader=0)
    assert legal(table) == ["take left", "take centre", "take right"]
    go(table, "take right", "cell 0 1")
    assert table.open_cards[0] == 1
    assert table.wings[0] == 15
    assert table.hope[0] == 4 + 3 + 7


def test_skill_with_a_full_table(at, go) -> None:
    """S32, ruling 14: through Sky Halo with three uncompleted cards: no card, but its 6 hope count and activate"""
    board = ["connection", "faith", "heartbeat", "ink", "leadership"]
    sky = {"0 0": "A", "0 1": "5", "0 2": "6"}
    player = {"spots": 8, "hope": 8, "sky": sky}
    for number in range(60):
        data = {
            "gallery": [None, None, "halo"],
            "pile": 0,
            "pool": {"red": [1]},
            "leader": 0,
            "seed": f"skill {number}",
        }
        table = at(player, {}, step=2, halos=board, **data)
        go(table, "painter right")
        names = [table.box.halos[token].id for token in table.drawn]
        if "skill" in names:
            break
    go(table, f"drawn {names.index('skill') + 1}")
    assert table.open_cards[0] == 3
    assert (table.wings[0], table.hope[0]) == (6, 3)


def test_swoop(at, go) -> None:
    """Swoop Halo, S28, ruling 27: four hope or six spots; what can be paid in full must be"""
    table = take(at, go, "swoop", {"hope": 3, "spots": 6}, {"hope": 4, "spots": 6}, {"hope": 3, "spots": 2}, leader=0)
    assert table.spots[1] == 0
    assert (table.seat, legal(table)) == (2, ["lose hope", "lose spots"])
    go(table, "lose hope")
    assert (table.hope[2], table.spots[2]) == (0, 6)
    assert (table.seat, legal(table)) == (3, ["lose hope", "lose spots"])
    go(table, "lose spots")
    assert (table.hope[3], table.spots[3]) == (3, 0)
    assert table.wings[0] == 15


def test_a_token_takes_effect_before_the_card_goes_on(at, go) -> None:
    """SP-22, SP-25: Swoop is answered before the cloud in the centre is gained"""
    table = take(at, go, "swoop", {"hope": 4, "spots": 6})
    assert (table.seat, table.clouds[0]) == (1, 0)
    go(table, "lose hope")
    assert table.clouds[0] == 1
