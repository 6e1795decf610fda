"""The rulings (section 3 of the spec) that no other test names."""

from skyhall.games.skytear.box.effects import WORSHIP
from skyhall.games.skytear.play.heroes_phase.declare import can_declare
from skyhall.games.skytear.play.items import Item
from skyhall.games.skytear.play.pieces.harm import lose
from skyhall.games.skytear.play.scoring import progress

AWAY = {"yami": {"hex": "A8", "state": "exhausted"}}


def test_ruling_3_nexus_hp(box):
    """RU-3: 5 HP."""
    assert box.numbers.nexus_hp == 5


def test_ruling_8_skirmish_target_out_of_attack_range(arena):
    """RU-8: legal if in LoS; melee heroes move first."""
    s = arena({"yami": "J8"}, {"akhuti": "J5"}, hero="yami", deck0=[1])
    assert "attack" not in s.legal
    s.go("skirmish", "J5")
    assert "strike" not in s.legal
    s.do("J6", "strike")
    assert s.hp("akhuti") == 13


def test_ruling_11_caster_defeated(arena):
    """RU-11: its card is cancelled and stays spent."""
    s = arena(
        {"sakoshi": {"hex": "J6", "hp": 1, "conditions": ["marked"]}, "haburat": "A8"},
        {"yami": "J5"},
        hero="sakoshi",
        hand0=["gank"],
        hand1=["combustion"],
    )
    s.do("gank", "combustion").until("Main")
    assert [(e["item"], e["reason"]) for e in s.events("cancelled")] == [(1, "caster")]
    assert s.table.cards_on[s.ids["sakoshi"]] == [1]
    assert s.hp("yami") == 16


def test_ruling_12_worship_needs_no_sight(arena):
    """RU-12, SK-74: over the border of the dome."""
    s = arena({"sakoshi": "I6"}, {"akhuti": "H6"}, hero="sakoshi")
    assert "attack" not in s.legal
    s.go("worship")
    assert s.has("akhuti", "marked")


def test_ruling_13_the_marked_hero_moved_away(arena):
    """RU-13: Wolf Leap still works beyond 3."""
    s = arena({"yami": "J8"}, {"akhuti": "J5"}, hero="yami", hand1=["time-glitch", "time-glitch"])
    s.do("worship")
    s.do("pass") if s.asked == "Respond" else None
    assert s.has("akhuti", "marked")
    assert s.asked == "Respond"
    s.do("time-glitch").go("J4").go("J3")
    assert s.at("yami") == "J3"
    assert s.hp("akhuti") == 13


def test_ruling_13_the_marked_hero_left_the_map(arena):
    """RU-13: cancelled only then."""
    s = arena(
        {"yami": "J8"},
        {"akhuti": {"hex": "J5", "hp": 1}},
        hero="yami",
        hand0=["combustion"],
        hand1=["time-glitch"],
    )
    s.do("worship", "pass", "pass")
    assert len(s.table.stack) == 1  # Wolf Leap
    s.do("combustion")
    s.do("yami") if s.asked == "Caster" else None
    s.until("Main")
    assert s.at("akhuti") == "off"
    assert s.events("cancelled")[-1]["reason"] == "target"
    assert s.at("yami") == "J8"


def test_ruling_14_no_free_hex_next_to_the_marked_hero(arena):
    """RU-14: Yami stays, the damage is dealt."""
    s = arena({"yami": "K4"}, {"akhuti": "K1"}, hero="yami", minions1=["K2", "J2"])
    s.go("worship")
    assert s.at("yami") == "K4"
    assert s.hp("akhuti") == 13


def test_ruling_19_beyond_the_last_turn(arena):
    """RU-19: returns 6: never."""
    s = arena({"yami": "J6"}, {"akhuti": {"hex": "J7", "hp": 1}}, round=5, hero="yami", deck0=[0, 0])
    s.go("attack")
    assert s.table.returns[s.ids["akhuti"]] == 6
    s.until("Respawn")
    assert s.table.over


def test_ruling_27_minion_on_the_tokens_hex(arena):
    """RU-27: none is placed there; one that the token comes to stays."""
    s = arena({"sakoshi": {"hex": "J6", "state": "exhausted"}}, AWAY, minions0=["J4"], numbers=[2, 1], ask="minions")
    # 2 : 0, the token goes J4, J3
    assert s.token(1) == "J3"
    assert s.minions(0) == ["J4"]
    assert "J3" not in s.legal
    s = arena({"sakoshi": {"hex": "J6", "state": "exhausted"}}, AWAY, minions0=["J3"], numbers=[2, 1], ask="minions")
    assert s.token(1) == "J3"
    assert s.minions(0) == ["J3"]


def test_ruling_29_cards_spawn_without_a_tower(arena):
    """RU-29: the ban is for the Minions Phase."""
    s = arena({"cotlic": "J7"}, {"yami": "A1"}, hero="cotlic", hand0=["lord-of-the-many"], towers0=[5, 0])
    s.go("lord-of-the-many")
    assert s.asked == "SpawnAt"
    s.do("J6")
    assert s.minions(0) == ["J6"]


def test_ruling_31_areas_against_cover_and_white_edges(arena):
    """RU-31: only targets need LoS."""
    s = arena({"tlakali": "I6"}, {"yami": "H6"}, hero="tlakali", hand0=["mud-flood"], deck0=[0])
    assert "attack" not in s.legal
    s.go("mud-flood")
    assert s.hp("yami") == 15
    assert s.has("yami", "slow")


def test_ruling_32_pillars_and_illusions_are_enemies(arena):
    """RU-32: Lifesteal may be aimed at a pillar, and gets 1 HP from it."""
    s = arena(
        {"sakoshi": {"hex": "J6", "hp": 5}}, {"tlakali": "A1"}, hero="sakoshi", hand0=["lifesteal"], pillars1=["J7"]
    )
    s.go("lifesteal")
    assert s.pillars(1) == []
    assert s.hp("sakoshi") == 6


def test_ruling_33_outsider_defeated(arena):
    """RU-33: a card, but no kill."""
    s = arena(
        {"sakoshi": "F9"},
        {"akhuti": "A1"},
        hero="sakoshi",
        outsider={"hex": "F7", "hp": 1},
        deck0=[0, 0, 0],
        victory=["headhunters"],
    )
    s.go("attack")
    assert s.table.outsider_gone
    assert s.table.banes == [1, 0]
    assert s.table.kills == [0, 0]
    assert len(s.hand(0)) == 1
    assert progress(s.table, s.table.box.victory[s.table.victory[0]], 0) == 0


def test_ruling_34_lose_hp_does_not_provoke(arena):
    """RU-34: only damage."""
    s = arena({"tlakali": "F9"}, {"akhuti": "A1"}, hero="tlakali", outsider={"hex": "F7"}, hand0=["crawling-darkness"])
    s.go("crawling-darkness", "F8")
    assert s.hp("outsider") == 11
    assert s.events("provoked") == []
    assert s.asked == "Main"


def test_ruling_44_cancel_without_its_item(arena):
    """RU-44: the second Unfamiliar Terrain finds its target gone and is cancelled."""
    s = arena(
        {"sakoshi": "J6", "gulbjarn": "I7", "corjof": "J5"},
        {"akhuti": "I8"},
        hero="sakoshi",
        hand0=["unfamiliar-terrain", "unfamiliar-terrain"],
        hand1=["time-glitch"],
        deck0=[0, 0],
    )
    s.do("attack", "pass", "time-glitch", "unfamiliar-terrain", "gulbjarn", "unfamiliar-terrain")
    s.do("corjof") if s.asked == "Caster" else None
    s.until("Main")
    assert [(e["item"], e["reason"]) for e in s.events("cancelled")] == [(2, "countered"), (3, "target")]


def test_ruling_45_an_attack_without_damage_resolves(arena):
    """RU-45: Retribution triggers, the victim was not damaged."""
    s = arena(
        {"akhuti": {"hex": "J6", "conditions": ["disarm"]}},
        {"cotlic": "J7"},
        hero="akhuti",
        deck0=[0, 0],
        minions1=["K6"],
    )
    s.go("attack", "J7")
    assert s.hp("cotlic") == 20
    assert s.minions(1) == []
    assert [e["skill"] for e in s.events("triggered")] == ["retribution"]


def test_ruling_46_no_retribution_after_a_cancelled_attack(arena):
    """RU-46"""
    s = arena({"akhuti": "J6"}, {"haburat": "I8"}, hero="akhuti", hand1=["time-glitch"], minions1=["K6"])
    s.go("attack", "I8", "time-glitch", "H8")
    assert s.events("cancelled")[-1]["reason"] == "target"
    assert s.events("triggered") == []
    assert s.minions(1) == ["K6"]


def test_ruling_49_own_effects_give_no_kill(arena):
    """RU-49, SK-32: a hero that falls by an effect of its own seat is a kill for nobody."""
    s = arena({"yami": "J6"}, {"akhuti": {"hex": "J7", "hp": 1}}, hero="yami")
    s.table.current = Item(1, 1, 1, s.ids["akhuti"], 12, [], -1, [])
    lose(s.table, [s.ids["akhuti"]], 1)
    assert s.at("akhuti") == "off"
    assert s.table.kills == [0, 0]
    assert s.hand(0) == s.hand(1) == []


def test_ruling_50_left_and_right(box):
    """RU-50: from the seat's own chair."""
    left, right = 0, 1
    assert [box.field.lane_at(0, left), box.field.lane_at(0, right)] == [0, 1]
    assert [box.field.lane_at(1, left), box.field.lane_at(1, right)] == [1, 0]


def test_ruling_54_forced_discards(arena):
    """RU-54: the first player first, face up."""
    kurumo = ["gank", "gank", "lifesteal", "lifesteal", "combustion", "combustion"]
    nupten = ["testudo", "testudo", "redirect", "redirect", "time-glitch", "time-glitch"]
    s = arena(
        {"yami": {"hex": "J6", "state": "exhausted"}},
        {"akhuti": {"hex": "J3", "state": "exhausted"}},
        first=1,
        hand0=kurumo,
        hand1=nupten,
        ask="upkeep",
    )
    assert s.table.seat == 1
    s.do("testudo")
    assert s.table.seat == 0
    assert s.table.view(0)["seats"][1]["discard"] == ["testudo"]
    s.do("gank")
    assert s.table.turn == 4


def test_ruling_56_a_token_out_of_sight(arena):
    """RU-56: the card cannot be played."""
    s = arena({"cotlic": "F11"}, AWAY, hero="cotlic", hand0=["my-kingdom", "lord-of-the-many"])
    assert s.legal == ["end", "move", "lead", "skirmish", "worship"]
    assert s.refusal("my-kingdom") == s.refusal("lord-of-the-many") == "SK-66"


def test_ruling_57_a_choice_that_is_empty_is_skipped(arena):
    """RU-57: Retribution without another enemy within 3."""
    s = arena({"akhuti": "J6"}, {"haburat": "J7"}, hero="akhuti", deck0=[0, 0])
    s.go("attack")
    assert s.asked == "Main"
    assert s.hp("haburat") == 14
    assert [e["skill"] for e in s.events("triggered")] == ["retribution"]


def test_ruling_58_heroes_may_be_pushed_into_a_dome(arena):
    """RU-58"""
    s = arena({"akhuti": "J6"}, {"haburat": "I6"}, hero="akhuti", hand0=["hurricane-strike"])
    s.go("hurricane-strike")
    assert s.asked == "PushTo"
    assert {"H6", "H7"} <= set(s.legal)


def test_ruling_61_nobody_to_mark(arena):
    """RU-61, SK-74: not declarable."""
    s = arena({"yami": "J8"}, {"akhuti": "J4"}, hero="yami")
    assert "worship" not in s.legal
    assert s.refusal("worship") == "SK-74"
    assert not can_declare(s.table, 0, s.ids["yami"], WORSHIP)


def test_ruling_63_a_tie_moves_no_minion(arena):
    """RU-63: strays stay."""
    s = arena(
        {"sakoshi": {"hex": "A1", "state": "exhausted"}}, AWAY, minions0={"F11": 1}, numbers=[2, 1], ask="minions"
    )
    assert s.minions(0) == ["F11"]
    assert s.token(1) == "J5"
