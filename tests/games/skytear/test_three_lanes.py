"""Three Lanes in play: set-up, Minions Phase, two domes (SK-162 to SK-169, S-56 to S-63, RU-82 to RU-88)."""

import pytest

from skyhall.games.skytear import GAME
from skyhall.games.skytear.play.minions_phase.control import building_hit, destination, domes_in_order, enemy_buildings
from tests.games.skytear.wide import PARTNERS, WIDE, at, costing, wide

LABEL = WIDE.map.labels


def test_set_up_in_the_order_of_the_dice():
    """SK-162, SK-164: tokens 1, 2, 3 on the lanes, the fourth on a dome; two minions a lane, two in reserve."""
    seen = set()
    for seed in range(12):
        table = GAME.new(2, f"dice {seed}", {"map": "three_lanes"}, "standard")
        assert sorted(table.numbers[:3]) == [1, 2, 3]
        assert sorted(table.numbers[3:]) == [4, 5]
        assert [len(minions) for minions in table.minions] == [6, 6]
        assert table.reserve == [2, 2]
        assert table.towers == [[4, 4, 4], [4, 4, 4]]
        assert set(table.victory) <= set(WIDE.victory_deck)
        seen.add(tuple(domes_in_order(table)))
    assert seen == {(0, 1), (1, 0)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gates(seats):
    """S-63, SK-163: ten hexes are offered to every seat of a side; two taken leave eight."""
    table = GAME.new(seats, "gates", {"map": "three_lanes", "setup": "fixed", "first_player": 0}, "standard")
    words = table.setup.words
    assert [words.name(a) for a in table.actions()] == [f"hex {LABEL[p]}" for p in WIDE.field.starts[0]]
    table.apply(words.parse("hex C10"))
    table.apply(words.parse("hex D11"))
    if seats == 2:
        assert len(table.actions()) == 8
    reach = WIDE.map.walk[3]
    sees = WIDE.map.sight[at("B5")]
    assert any(sees[place] for place in reach[at("C10")])
    assert not any(sees[place] for place in reach[at("H15")])


def test_s_56_middle_lane():
    """S-56: 6 against 3; three damage, two minions, one point lost; the token goes three hexes and minions follow."""
    s = wide(
        {"sakoshi": {"hex": "H11", "leads": [costing("sakoshi", 1)]},
         "cotlic": {"hex": "G10", "leads": [costing("cotlic", 2)]}, "akhuti": "I7"},
        minions0=["G9", "I9"], minions1=["G8", "I8"], ask="minions",
    )  # fmt: skip
    first = s.events("control")[0]
    assert (first["point"], first["values"], first["winner"], first["side"], first["drawn_by"]) == (
        "middle", [6, 3], 0, 0, 0,
    )  # fmt: skip
    assert s.minions(1) == []
    assert s.events("building_damaged") == []
    assert s.token(1) == "H6"
    assert s.asked == "Reposition"
    assert s.legal == ["G5", "G6", "H7", "I5", "I6"]
    s.do("G5")
    assert s.legal == ["G6", "H7", "I5", "I6"]


def test_s_57_east_tower():
    """S-57, SK-166, SK-167: the tower falls, the nexus opens; the token turns to the middle tower and stops beside."""
    s = wide(
        {"sakoshi": {"hex": "N3", "leads": [costing("sakoshi", 2)]}, "yami": "M3"},
        minions0=["M4", "O2"], tokens=["B5", "H9", "N2"], numbers=[2, 3, 1], ask="minions",
    )  # fmt: skip
    assert s.events("building_damaged")[0]["n"] == 6
    assert s.events("tower_destroyed") == [{"side": 1, "seat": 1, "lane": 2}]
    assert s.events("nexus_opened") == [{"side": 1, "seat": 1, "hp": 5}]
    assert LABEL[destination(s.table, 0, 2)] == "H5"
    while s.asked == "TokenStep":
        s.table.apply(s.table.actions()[0])
    moved = [told["to"] for told in s.events("token_moved")]
    assert moved[0] in ("M2", "M3")
    assert len(moved) == 5
    assert s.token(2) in ("I4", "I5")
    assert s.table.minions[1] == []


def test_s_58_middle_tower_then_nexus():
    """S-58: minion, tower, two points lost; the nexus opens with 5 and the token goes three of seven steps."""
    strong = {"sakoshi": {"hex": "H7", "control": 3}, "yami": {"hex": "I7", "control": 2}}
    s = wide(strong, minions0=["G7"], minions1=["I6"], tokens=["B5", "H6", "N5"], ask="minions")
    assert (s.events("control")[0]["values"], s.minions(1)) == ([8, 1], [])
    assert s.table.towers[1] == [4, 0, 4]
    assert s.table.nexus[1] == 5
    assert [told["to"] for told in s.events("token_moved")] == ["H5", "H4", "H3"]
    then = wide({"sakoshi": {"hex": "H4", "control": 4}}, tokens=["B5", "H3", "N5"], towers1=[4, 0, 4], ask="minions")
    assert then.table.over
    assert (then.table.winner, then.table.ending()) == (0, "nexus")


def test_s_59_sight():
    """S-59, RU-85: nobody in a dome counts at a lane token; beside it one does, and at the point of one's own dome."""
    s = wide({"sakoshi": "J7", "yami": "K5"}, ask="minions")
    assert s.events("control")[0]["values"] == [0, 0]
    assert wide({"sakoshi": "J5"}, ask="minions").events("control")[0]["values"] == [1, 0]
    told = {e["point"]: e["values"] for e in wide({"sakoshi": "J8"}, ask="minions").until("").events("control")}
    assert told["east-dome"] == [1, 0]
    for dome in range(2):
        for place in WIDE.map.seen[WIDE.field.dome_points[dome]]:
            assert not any(WIDE.map.sight[place][lane.token] for lane in WIDE.field.lanes)


def test_s_60_two_domes():
    """S-60, SK-165, SK-168, RU-83: each side wins a dome and acts with the outsider in the order of the domes."""
    s = wide({"sakoshi": "K6", "akhuti": "E5"}, dome_first=1, ask="minions").until("SummonToDome")
    assert s.table.seat == 0
    assert "K8" in s.legal
    assert "D5" not in s.legal
    s.do("K8")
    assert s.at("outsider") == "K8"
    assert s.table.prompt().args["hero"] == "outsider"
    s.do("act move").do("K9", "end")
    assert (s.asked, s.table.seat) == ("SummonToDome", 1)
    s.do("D5")
    assert (s.at("outsider"), s.table.ap, s.asked) == ("D5", 3, "OutsiderMain")
    assert "move" in s.legal  # its limits start afresh
    assert [told["dome"] for told in s.events("outsider_placed")] == ["east-dome", "west-dome"]
    assert s.events("game_over") == []


def test_s_60_refused():
    """S-60: who refuses leaves it where the other put it."""
    s = wide({"sakoshi": "K6", "akhuti": "E5"}, dome_first=1, ask="minions").until("SummonToDome")
    s.do("K8", "end", "no")
    assert s.at("outsider") == "K8"


def test_ru_82_one_side_wins_both_domes():
    """RU-82: it may call the outsider twice, placed anew each time."""
    s = wide({"sakoshi": "K6", "yami": "E5"}, ask="minions", outsider={"hp": 7}).until("SummonToDome")
    s.do("E6", "skill rift-step").do(s.legal[0], "end")
    assert (s.asked, s.table.seat) == ("SummonToDome", 0)
    s.do("K7")
    assert "skill rift-step" in s.legal
    assert s.hp("outsider") == 7
    assert s.table.dome_wins == [2, 0]


def test_ru_84_the_outsider_falls_at_the_first_dome():
    """RU-84, SK-168: the second dome gives its card only."""
    places = {"sakoshi": "K6", "yami": "E5", "haburat": "D5"}
    s = wide(places, ask="minions", outsider={"gone": True, "hp": 0}, deck0=["gank"] * 2).until("Activate")
    assert s.table.dome_wins == [1, 0]
    assert s.events("outsider_placed") == []
    assert [told["drawn_by"] for told in s.events("control") if told["point"] == "east-dome"] == [0]


def test_s_61_wide_front():
    """S-61, SK-169: two lanes and a dome are three; the second dome makes it four, before the outsider is called."""
    places = {"sakoshi": "C5", "yami": "H8", "cotlic": "E5", "tlakali": "K6"}
    s = wide(places, victory=["wide-front"], ask="minions", outsider={"gone": True, "hp": 0}, hand0=[])
    s.until("")
    assert s.table.sweeps == [1, 0]
    assert (s.table.winner, s.table.ending()) == (0, "victory")
    lanes = {"sakoshi": "C5", "yami": "H8", "cotlic": "N4"}
    s = wide(lanes, victory=["wide-front"], ask="minions").until("Activate")
    assert s.table.sweeps == [0, 0]
    assert s.table.winner < 0


def test_a_sweep_counts_once_a_phase():
    """SK-169: with both domes won after three lanes, five of five are one sweep."""
    places = {"sakoshi": "C5", "yami": "H8", "cotlic": "E5", "tlakali": "K6"}
    s = wide(places, minions0=["M4"], ask="minions", outsider={"gone": True, "hp": 0}).until("Activate")
    assert (s.table.sweeps, s.table.control_wins) == ([1, 0], [5, 0])


def test_s_62_three_ties():
    """S-62, RU-88: the second side spawns first on each lane; the reserves are used up on the first."""
    start = {side: [LABEL[p] for lane in WIDE.field.lanes for p in lane.minions[side]] for side in range(2)}
    s = wide({}, minions0=start[0], minions1=start[1], numbers=[1, 2, 3], ask="minions")
    assert (s.asked, s.table.seat) == ("SpawnAt", 1)
    while s.asked == "SpawnAt":
        s.table.apply(s.table.actions()[1])
    spawned = s.events("spawned")
    assert [told["seat"] for told in spawned] == [1, 1, 0, 0]
    assert {told["lane"] for told in spawned} == {0}
    assert s.table.reserve == [0, 0]
    assert [told["winner"] for told in s.events("control")][:3] == [None, None, None]


def test_ties_of_distance_from_the_winners_left():
    """SK-166: the lane's own tower, the nexus, then the others from left to right as the winner sees them."""
    s = wide({}, towers0=[4, 4, 0], towers1=[0, 4, 4])
    assert [LABEL[b] for b in enemy_buildings(s.table, 0, 1)] == ["H5", "H2", "N1"]
    assert [LABEL[b] for b in enemy_buildings(s.table, 1, 1)] == ["H13", "H16", "B9"]
    whole = wide({})
    assert [LABEL[b] for b in enemy_buildings(whole.table, 0, 1)] == ["H5", "B1", "N1"]
    assert [LABEL[b] for b in enemy_buildings(whole.table, 1, 1)] == ["H13", "N9", "B9"]


def test_ru_86_a_token_at_the_middle_tower():
    """RU-86, SK-167: it damages the building in reach, and spawning asks for the tower of its own lane."""
    s = wide({"sakoshi": "I6"}, tokens=["B5", "H9", "I5"], towers1=[4, 4, 0], numbers=[2, 3, 1], ask="minions")
    assert LABEL[building_hit(s.table, 0, 2)] == "H5"
    assert s.events("building_damaged")[0] | {"hp": 0} == {
        "kind": "tower", "side": 1, "seat": 1, "lane": 1, "n": 1, "hp": 0,
    }  # fmt: skip
    s.until("Activate")
    assert not [told for told in s.events("spawned") if told["lane"] == 2 and told["side"] == 1]


def test_ru_87_two_tokens_at_the_nexus():
    """RU-87: the first that destroys it ends the game at once."""
    s = wide(
        {"sakoshi": {"hex": "H4", "control": 4}}, tokens=["G3", "H3", "N5"], towers1=[0, 0, 4], numbers=[2, 1, 3],
        nexus1=4, ask="minions",
    )  # fmt: skip
    assert s.table.over
    assert len(s.events("control")) == 1


def test_six_turns():
    """SK-160, SK-107: the counter goes to 6, mana with it; the upkeep of turn 6 is the end."""
    s = wide({"sakoshi": "G15"}, round=5, ask="upkeep").until("Activate")
    assert (s.table.turn, s.mana("sakoshi")) == (6, 6)
    last = wide({"sakoshi": "G15"}, round=6, ask="upkeep").until("")
    assert (last.table.over, last.table.ending()) == (True, "limit")
    fallen = wide({"sakoshi": "G15", "yami": {"returns": 6}}, round=5, ask="upkeep").until("Respawn")
    assert fallen.legal == ["G16", "H15", "H17", "I15", "I16"]  # near the nexus, never at a gate


def test_siege_counts_once_however_many_tokens():
    """SK-169: two tokens at buildings, one siege."""
    s = wide({"sakoshi": "G15", "akhuti": "G1"}, tokens=["B2", "H6", "N5"], ask="minions").until("Main")
    assert s.table.sieges == [1, 0]


def test_partners_on_three_lanes():
    """SK-148, SK-149: sides settle five points; the captain of the turn calls the outsider."""
    s = wide({"sakoshi": "K6", "cotlic": "K8", "akhuti": "E5"}, teams=PARTNERS, round=4, ask="minions", dome_first=1)
    s.until("SummonToDome")
    assert s.events("captain") == [{"side": 0, "seat": 2}, {"side": 1, "seat": 3}]
    assert (s.asked, s.table.seat) == ("SummonToDome", 2)
    dome = s.events("control")[3]
    assert (dome["point"], dome["values"], dome["side"]) == ("east-dome", [2, 0], 0)


def test_the_view_of_the_map():
    """SK-195: the map by its key with its start hexes, domes in order, points by name."""
    s = wide({"sakoshi": "K6"}, dome_first=1)
    view = s.table.view(0)
    assert view["box"]["map"]["key"] == "three_lanes"
    assert view["box"]["map"]["starts"] == WIDE.field.starts
    assert [(d["point"], LABEL[d["hex"]], d["first"]) for d in view["domes"]] == [
        ("west-dome", "E6", False),
        ("east-dome", "K7", True),
    ]
    assert [(t["point"], t["number"]) for t in view["tokens"]] == [("west", 2), ("middle", 1), ("east", 3)]
    assert view["domes"][1]["preview"]["winner"] == 0
    assert view["turns"] == 6
    front = GAME.position({"map": "three_lanes", "victory": ["wide-front"],
                           "players": [{"heroes": {"yami": {"hex": "H15"}}}, {"heroes": {}}]})  # fmt: skip
    assert (front.view(0)["victory"][0]["points"], front.view(0)["victory"][0]["goal"]) == (4, 1)
