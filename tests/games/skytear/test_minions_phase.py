"""The Minions Phase, the outsider, and victory (SK-81 to SK-83, SK-90 to SK-109)."""

from skyhall.games.skytear.play.minions_phase.control import building_hit, enemy_buildings
from skyhall.games.skytear.play.minions_phase.lanes import Reposition

OUT = {"state": "exhausted"}
AWAY = {"yami": {"hex": "A8", **OUT}}


def at(label, **more):
    return {"hex": label, **OUT, **more}


def test_order_of_the_points(arena):
    """SK-90, RU-4: token 1, token 2, dome; each is completed before the next."""
    for numbers, order in (([1, 2], ["west", "east", "dome"]), ([2, 1], ["east", "west", "dome"])):
        s = arena({"sakoshi": "F9"}, {"cotlic": at("A1")}, hero="sakoshi", numbers=numbers)
        s.do("end").until("SummonOutsider")
        assert [e["point"] for e in s.events("control")] == order


def test_control_value(arena):
    """SK-91, SK-92, RU-20, RU-22: cover does not matter; leads of heroes that do not see the token stay down."""
    s = arena(
        {"sakoshi": {"hex": "K6", "leads": ["gank"]}, "haburat": at("F9", leads=["blades-of-lightning"])},
        {"cotlic": at("H5")},
        hero="sakoshi",
        minions0=["K5"],
        minions1=["J4"],
    )
    s.do("end").until("Main")
    east = next(e for e in s.events("control") if e["point"] == "east")
    assert east["parts"] == [[1, 1, 0, 2], [0, 1, 0, 0]]
    assert east["leads_revealed"] == ["gank"]


def test_the_winner_draws(arena):
    """SK-93: one card and one control win."""
    s = arena({"sakoshi": at("J6")}, {"cotlic": at("B3")}, ask="minions")
    s.until("Main")
    assert s.table.control_wins == [1, 1]
    assert s.table.turn == 4
    assert [len(s.hand(0)), len(s.hand(1))] == [3, 3]  # two of them in upkeep


def test_the_winner_chooses_minions(arena):
    """SK-94, SK-97, RU-23: only those that see the token, one per point."""
    s = arena(
        {"sakoshi": at("J6"), "akhuti": at("J7"), "haburat": at("I6")},
        AWAY,
        minions1={"J4": 1, "I5": 1, "G9": 1},
        minions0=["K5"],
        numbers=[2, 1],
        ask="minions",
    )
    # 4 against 2: both go, no building within 3
    assert s.minions(1) == ["G9"]
    s = arena(
        {"sakoshi": at("J6"), "akhuti": at("J7"), "haburat": at("I6")},
        AWAY,
        minions1=["J4", "I5"],
        numbers=[2, 1],
        ask="minions",
    )
    assert (s.asked, s.table.seat) == ("KillMinion", 0)
    assert s.legal == ["I5", "J4"]
    s.do("J4")
    assert s.minions(1) == ["I5"]


def test_closest_building(arena):
    """SK-95, SK-96: ties go to the lane's own tower, then the nexus, then the other tower."""
    s = arena({"sakoshi": at("J6")}, AWAY, ask="minions")
    labels = s.table.box.map.labels
    assert [labels[h] for h in enemy_buildings(s.table, 0, 1)] == ["J1", "B1"]
    s = arena({"sakoshi": "H3"}, {"yami": at("A8")}, hero="sakoshi", towers1=[5, 1], tokens=["B5", "H2"])
    s.table.nexus[1] = 5
    assert [labels[h] for h in enemy_buildings(s.table, 0, 1)] == ["J1", "F2", "B1"]
    assert labels[building_hit(s.table, 0, 1)] == "J1"  # both at distance 2
    s.table.tokens[1] = s.table.box.map.by_label["G2"]
    assert labels[building_hit(s.table, 0, 1)] == "F2"


def test_no_building_within_three(arena):
    """SK-95: excess without a building near is lost."""
    s = arena({"sakoshi": at("J6", leads=["shuriken-storm"])}, AWAY, numbers=[2, 1], ask="minions")
    assert s.table.towers[1] == [5, 5]
    assert s.token(1) == "J2"


def test_a_destroyed_tower_is_an_ordinary_hex(arena):
    """SK-98, SK-99"""
    s = arena({"sakoshi": "J2"}, AWAY, hero="sakoshi", towers1=[5, 0])
    s.go("move")
    assert "J1" in s.legal


def test_token_stops_at_any_building_and_avoids_domes(arena):
    """SK-100, RU-63: already adjacent: no move, and no minion is repositioned."""
    s = arena(
        {"sakoshi": at("J3"), "haburat": at("I3")},
        AWAY,
        tokens=["B5", "J2"],
        numbers=[2, 1],
        minions0={"F11": 1},
        ask="minions",
    )
    assert s.token(1) == "J2"
    assert s.minions(0) == ["F11"]


def test_the_winner_chooses_the_way(arena):
    """SK-100: each step must shorten the road; of several the winner chooses."""
    s = arena(
        {"sakoshi": at("H3", leads=["gank"])}, AWAY, tokens=["B5", "I3"], numbers=[2, 1], towers1=[5, 5], ask="minions"
    )
    assert (s.asked, s.table.seat) == ("TokenStep", 0)
    road = s.table.box.map.road[s.table.box.map.by_label["J1"]]
    here = road[s.table.tokens[1]]
    assert all(road[s.table.box.map.by_label[label]] == here - 1 for label in s.legal)
    assert len(s.legal) == 2


def test_minions_stay_while_they_see_the_token(arena):
    """SK-101, SK-102, SK-103: only those that lost sight follow, to the nearest hexes, the winner's first."""
    s = arena(
        {"sakoshi": at("J6", leads=["gank"])},
        {"yami": at("A8")},
        minions0=["J8", "J4"],
        minions1={"J7": 1, "K4": 1},
        numbers=[2, 1],
        options={"minion_placement": "auto"},
        ask="minions",
    )
    # 1 + 1 + 2 (J8 sees J5) … 5 against 2: both enemy minions removed, the token goes three steps
    assert s.token(1) == "J2"
    assert "J4" in s.minions(0)
    assert "J8" not in s.minions(0)


def test_no_hex_no_minion(arena):
    """SK-102, RU-30: without a legal hex it returns to the reserve."""
    s = arena({"sakoshi": "J3"}, AWAY, hero="sakoshi", minions0={"F11": 1})
    s.table.crowd[:] = [2] * len(s.table.crowd)
    Reposition(0, 1, s.table.box.map.by_label["F11"]).nothing(s.table)
    assert s.minions(0) == []
    assert s.table.reserve[0] == 8


def test_spawning(arena):
    """SK-104, RU-28: winner first, up to two; an empty reserve gives nothing; no tower, no spawning."""
    s = arena({"sakoshi": at("J6")}, AWAY, towers0=[5, 0], numbers=[2, 1], ask="minions")
    assert (s.asked, s.table.seat) == ("SpawnAt", 1)
    s = arena({"sakoshi": "J6"}, AWAY, hero="sakoshi", numbers=[2, 1])
    s.table.reserve[0] = 0
    s.do("end")
    assert (s.asked, s.table.seat) == ("SpawnAt", 1)


def test_auto_placement(arena):
    """SK-8, SK-101: `auto` spawns the maximum on the lowest hexes and never asks."""
    s = arena({"sakoshi": at("J6")}, AWAY, numbers=[2, 1], options={"minion_placement": "auto"}, ask="minions")
    s.until("Main")
    assert len(s.minions(0)) == 4
    assert len(s.minions(1)) == 4


def test_outsider_activation(arena):
    """SK-81, SK-105, SK-106: 3 AP, each thing once, flips from the acting seat's deck, no control."""
    s = arena(
        {"sakoshi": at("F9")},
        {"cotlic": at("F6"), "tlakali": at("A8")},
        options={"minion_placement": "auto"},
        deck0=["gank", "gank", "lifesteal", "lifesteal", 3, 3, 3],
        ask="minions",
    )
    assert s.asked != "SummonOutsider"  # 1 : 1 in the dome
    s = arena(
        {"sakoshi": at("F9"), "yami": at("E8")},
        {"cotlic": at("F6"), "tlakali": at("A8")},
        options={"minion_placement": "auto"},
        deck0=[0] * 4,
        ask="minions",
    )
    s.until("SummonOutsider").do("F7")
    assert s.legal == ["end", "move", "attack", "skirmish", "skill rift-step", "skill sky-rend"]
    s.do("skill sky-rend")
    assert s.hp("cotlic") == 19  # 2 − 1
    assert s.hp("outsider") == 11  # Wrath of the Hive
    s.do("skill rift-step", "F5")
    assert s.at("outsider") == "F5"
    assert "skill rift-step" not in s.legal
    s.do("attack").until("Main")
    assert s.hp("cotlic") == 16  # 4 + 0 − 1
    assert s.table.outsider_seat == -1


def test_the_outsider_leaves_and_the_activation_ends(arena):
    """SK-35, SK-106, RU-33: a card for the causing seat, no kill."""
    s = arena(
        {"sakoshi": at("F9"), "yami": at("E8")},
        {"cotlic": at("F6"), "tlakali": at("A8")},
        outsider={"hex": "F8", "hp": 1},
        options={"minion_placement": "auto"},
        deck0=[0] * 4,
        ask="minions",
    )
    s.until("SummonOutsider").do("F7")
    hand = len(s.hand(1))
    s.do("skill sky-rend")
    assert s.table.outsider_gone
    assert s.asked != "OutsiderMain"
    assert s.table.banes == [0, 1]
    assert s.table.kills == [0, 0]
    assert len(s.hand(1)) >= hand + 1


def test_defeated_by_the_outsider(arena):
    """RU-18: as an Exhausted hero, so +2; the acting seat draws and counts the kill."""
    s = arena(
        {"sakoshi": at("F9"), "yami": at("E8")},
        {"akhuti": at("F6", hp=1), "tlakali": at("A8")},
        options={"minion_placement": "auto"},
        deck0=[0] * 6,
        ask="minions",
    )
    s.until("SummonOutsider").do("F7", "attack")
    s.until("OutsiderMain")
    assert s.table.returns[s.ids["akhuti"]] == 5
    assert s.table.kills == [1, 0]


def test_no_victory_no_end(arena):
    """SK-108, SK-109: a nexus with HP and unfinished cards; scores stand even while the game runs."""
    s = arena({"sakoshi": "J6"}, AWAY, hero="sakoshi", victory=["headhunters"], kills0=2)
    assert not s.table.over
    assert s.table.scores() == [1, 1]


def test_victory_by_a_primitive_ends_at_once(arena):
    """SK-108: the rest of the item does not happen."""
    s = arena(
        {"sakoshi": "J6"},
        {"akhuti": {"hex": "J7", "hp": 1}},
        hero="sakoshi",
        victory=["headhunters"],
        kills0=2,
        hand0=["lifesteal"],
    )
    s.go("lifesteal")
    assert s.table.over
    assert s.table.winner == 0
    assert s.table.ending() == "victory"
    assert s.table.scores() == [2, 0]
    assert s.table.ranks() == [1, 2]
    assert s.events("game_over") == [
        {"winner": 0, "result": "side 0", "reason": "victory", "points": [2, 0], "ranks": [1, 2]}
    ]
