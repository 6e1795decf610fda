"""SP-19 to SP-25: completing a card and its bonuses."""

from skyhall.games.sky_painters import GAME
from skyhall.testing.play import legal


def test_completing_in_order(at, go, told) -> None:
    """SP-19, SP-20, ruling 9: dice are rolled, the card turns, spots, leader, then hope"""
    sky = {"0 0": "A blue", "0 -1": "14 o4 g5 - w1"}
    table = at({"sky": sky}, {}, pool={"blue": [2]})
    go(table, "die blue 2", "on 1 3")
    names = [event.name for event in table.log]
    wanted = ["die_placed", "card_completed", "spots_changed", "leader_taken", "hope_activated", "cloud_gained"]
    assert [name for name in names if name in wanted] == wanted
    assert len(told(table, "card_completed")[0]["dice"]) == 4
    assert table.pool_size == 4
    assert table.leader == 0
    assert table.hope[0] == (4 + 3) // 2
    assert table.clouds[0] == 1
    assert table.view(None)["seats"][0]["cells"][0]["side"] == "blue"
    assert table.open_cards[0] == 0


def test_squares_and_chips_go_to_the_supply(at, go) -> None:
    """SP-19, ruling 33: only dice come back to the pool"""
    table = at({"painters": ["cotton"], "sky": {"0 0": "A square hope -"}}, pool={"yellow": [4]})
    go(table, "die yellow 4", "on 1 3")
    assert table.pool_size == 1
    assert table.hope[0] == 0


def test_the_leader_comes_from_another_player(at, go, told) -> None:
    """SP-20"""
    table = at({"sky": {"0 0": "A blue", "0 1": "3 - k5 o4"}}, {}, leader=1, pool={"blue": [1]})
    go(table, "die blue 1", "on 1 1")
    assert table.leader == 0
    assert told(table, "leader_taken")[0]["victim"] == 1


def test_taking_the_leader_twice_changes_nothing(at, go, told) -> None:
    """Ruling 43"""
    table = at({"sky": {"0 0": "A blue", "0 1": "3 - k5 o4"}}, {}, leader=0, pool={"blue": [1]})
    go(table, "die blue 1", "on 1 1")
    assert table.leader == 0
    assert told(table, "leader_taken") == []


def test_hope_symbol_with_the_leader(at, go) -> None:
    """SP-21, X5: T = 4 + 4 + 5 = 13, so 6 hope; and 7 spots"""
    sky = {"0 0": "B blue", "0 1": "5 blue", "0 2": "8 p6 b3 -"}
    table = at({"sky": sky}, {}, leader=0, pool={"white": [1], "red": [6]})
    go(table, "die white 1", "on 1 3")
    assert table.wings[0] == 13
    assert table.hope[0] == 6
    assert [event.seen_by(None)["total"] for event in table.log if event.name == "spots_changed"] == [7]


def test_hope_symbol_without_the_leader_sleeps_for_ever(at, go, told) -> None:
    """SP-21: nothing now, nothing when the leader comes later"""
    sky = {"0 0": "A blue", "0 1": "5 y2 b2 -", "0 2": "3 - k5 o4"}
    table = at({"sky": sky}, {}, pool={"orange": [6], "blue": [1]})
    go(table, "die orange 6", "on 1 3")
    assert table.hope[0] == 0
    assert len(told(table, "hope_slept")) == 1
    go(table, "die blue 1", "on 2 1")
    assert table.leader == 0
    assert table.hope[0] == 0


def test_hope_has_no_cap(at, go) -> None:
    """X11, ruling 46: 43 + 9 = 52, a plain number"""
    sky = {"0 0": "A blue", "1 0": "20 y5 b3 -"}
    table = at({"hope": 43, "sky": sky}, {}, pool={"white": [2]})
    go(table, "die white 2", "on 1 3", "halo 3")
    assert table.hope[0] == 52


def test_closing_a_halo(at, go) -> None:
    """SP-22, SP-23, SP-24, S4, ruling 7: the later card earns it"""
    sky = {"0 0": "A blue", "1 0": "20 y5 b3 -"}
    table = at({"sky": sky}, {}, leader=0, pool={"white": [2]})
    go(table, "die white 2", "on 1 3")
    assert (table.spots[0], table.wings[0], table.hope[0]) == (6, 9, 4)
    assert type(table.decision()).__name__ == "TakeHalo"
    assert legal(table) == ["halo 1", "halo 2", "halo 3", "halo 4", "halo 5", "decline"]
    go(table, "halo 3")
    assert table.hope[0] == 13
    assert table.clouds[0] == 1
    view = table.view(None)
    assert view["halo"]["next_cost"] == {"spots": 2, "hope": 0}
    assert view["seats"][0]["halos"][0]["cells"] == [[0, 0], [1, 0]]


def test_a_halo_may_be_declined_and_is_lost(at, go) -> None:
    """SP-22, SP-25: taking a token is the only bonus that is not compulsory"""
    sky = {"0 0": "A blue", "1 0": "20 y5 b3 -"}
    table = at({"sky": sky}, {}, pool={"white": [2]})
    go(table, "die white 2", "on 1 3", "decline")
    assert table.halos[0] == []
    assert table.clouds[0] == 1
    assert type(table.decision()).__name__ != "TakeHalo"


def test_an_unpayable_halo_is_not_asked(at, go, told) -> None:
    """SP-22, S5"""
    sky = {"0 0": "A blue", "1 0": "20 y5 b3 -"}
    table = at({"sky": sky}, {}, pool={"white": [2]}, halos=[None, None, "heartbeat", "honor", "ink"])
    go(table, "die white 2", "on 1 3")
    assert table.halos[0] == []
    assert (table.clouds[0], table.hope[0]) == (1, 0)
    assert told(table, "halo_unpayable")[0]["spots"] == 3
    assert type(table.decision()).__name__ != "TakeHalo"


def test_halo_cost_by_empty_spaces(at, go) -> None:
    """SP-23, X6, ruling 2: it depends on how many spaces are empty, whichever they are"""
    tokens = ["connection", "faith", "heartbeat", "honor", "ink"]
    costs = []
    for empty in range(5):
        for spaces in ([None] * empty + tokens[empty:], tokens[empty:] + [None] * empty):
            costs.append(at({}, halos=spaces).view(None)["halo"]["next_cost"])
    assert costs[::2] == costs[1::2]
    assert [(cost["spots"], cost["hope"]) for cost in costs[::2]] == [(0, 0), (2, 0), (3, 1), (4, 2), (5, 4)]
    table = at({"sky": {"0 0": "A blue", "1 0": "20 y5 b3 -"}}, {}, pool={"white": [2]}, halos=[None] * 5)
    assert table.view(None)["halo"]["next_cost"] is None
    go(table, "die white 2", "on 1 3")
    assert table.halos[0] == []
    assert table.clouds[0] == 1


def test_paying_for_a_halo(at, go) -> None:
    """SP-23"""
    sky = {"0 0": "A blue", "1 0": "20 y5 b3 -"}
    tokens = [None, None, "heartbeat", "honor", "ink"]
    table = at({"hope": 1, "sky": sky}, {}, pool={"white": [2]}, halos=tokens)
    go(table, "die white 2", "on 1 3", "halo 4", "end")
    assert (table.spots[0], table.hope[0]) == (6 - 3, 0)
    assert table.view(None)["seats"][0]["points_now"]["halos"] == 15


def test_one_card_closing_two_halos(at, go) -> None:
    """Ruling 8: left first; the cost is read anew"""
    sky = {"0 0": "A blue", "1 0": "25 p3 b3 - w3", "2 0": "20 blue"}
    table = at({"hope": 9, "sky": sky}, {}, pool={"blue": [5]})
    go(table, "die blue 5", "on 1 3", "halo 4")
    assert GAME.details(table) == {"spots": 2, "hope": 0}
    assert "halo 4" not in legal(table)
    go(table, "halo 5")
    assert len(table.halos[0]) == 2
    assert table.view(None)["seats"][0]["halos"][1]["cells"] == [[1, 0], [2, 0]]
    assert table.spots[0] == 8 - 2 + 8


def test_half_clouds_pay_once_when_both_are_complete(at, go) -> None:
    """SP-24, ruling 7: not with one grey neighbour; once in the game"""
    sky = {"0 0": "A blue", "0 1": "8 p6 b3 -", "1 1": "4 r6 b4 w2"}
    table = at({"sky": sky}, {}, pool={"white": [1], "green": [6]})
    go(table, "die white 1", "on 1 3")
    assert table.clouds[0] == 0
    go(table, "paint 2 3")
    assert table.clouds[0] == 1
    assert table.open_cards[0] == 0


def test_a_whole_cloud(at, go) -> None:
    """SP-24"""
    table = at({"sky": {"0 0": "A blue", "0 1": "9 b2 - y3"}}, {}, pool={"white": [5]})
    go(table, "die white 5", "on 1 2")
    assert (table.clouds[0], table.cloud_supply) == (1, 7)


def test_figures_left_centre_right(at, go, told) -> None:
    """SP-19 (3): halo on the left before the cloud in the centre"""
    sky = {"0 0": "A blue", "1 0": "20 y5 b3 -"}
    table = at({"sky": sky}, {}, pool={"white": [2]})
    go(table, "die white 2", "on 1 3", "decline")
    assert [event["figure"] for event in told(table, "figure_closed")] == ["halo", "cloud"]
    assert told(table, "figure_closed")[0]["cells"] == [[0, 0], [1, 0]]


def test_bonuses_nest_depth_first(at, go) -> None:
    """SP-25, S14: Helpsy completes a card, its halo gives Ink, all before the next action"""
    sky = {"0 0": "A blue", "1 0": "25 - b3 - -"}
    table = at(
        {"spots": 12, "hope": 6, "sky": sky}, {}, step=2, gallery=["dice", "winner", "helpsy"], pool={"red": [1]}
    )
    go(table, "painter right")
    assert table.spots[0] == 12 - 11 + 8 == 9
    assert table.pool_size == 2
    assert type(table.decision()).__name__ == "TakeHalo"
    assert GAME.details(table) == {"spots": 0, "hope": 0}
    go(table, "halo 5", "end")
    assert [event.seen_by(None)["total"] for event in table.log if event.name == "spots_changed"] == [1, 9, 17]
    assert table.spots[0] == 6


def test_two_cards_never_complete_at_once(at, go, told) -> None:
    """Ruling 39: completion is checked die by die"""
    sky = {"0 0": "A b2 w2 y4", "0 1": "5 y2 b1 o6"}
    table = at({"spots": 6, "sky": sky}, {}, step=2, pool={"red": [1]})
    go(table, "paint 1 1")
    assert [event["card"] for event in told(table, "card_completed")] == ["A"]
    go(table, "paint 2 2")
    assert [event["card"] for event in told(table, "card_completed")] == ["A", "5"]


def test_opponents_bonuses_are_public_on_the_grey_side(at) -> None:
    """Ruling 6: all data of a visible card"""
    card = at({}, {}, offer=["22", "3", "5"]).view(None)["offer"][0]["card"]
    assert (card["spots"], card["leader"], card["hope"], card["star"], card["cloud"]) == (6, True, 3, 3, True)
