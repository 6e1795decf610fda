"""Our own worked scenarios (section 11.2 of the spec), number for number."""

from skyhall.games.skytear.play.items import NOTHING
from skyhall.games.skytear.play.pieces.heroes import attack_bonus, can_fly, move_of, printed_attack, skirmish_bonus


def attack_value(s, key, victim=NOTHING):
    return printed_attack(s.table, s.ids[key]) + attack_bonus(s.table, s.ids[key], victim)


def test_s1_flip_choice(arena):
    """S-1, RU-1: the flipping player chooses; equal modifiers are not asked."""
    s = arena({"yami": "J6"}, {"gulbjarn": "J7"}, hero="yami", deck0=[3, 0])
    s.go("attack")
    assert s.legal == ["gank", "crippling-precision"]
    s.go("gank")
    assert s.hp("gulbjarn") == 15
    s = arena({"yami": "J6"}, {"gulbjarn": "J7"}, hero="yami", deck0=["lifesteal", "clear-mind"])
    s.go("attack")
    assert s.asked == "Main"
    assert s.hp("gulbjarn") == 14


def test_s2_frenzy_and_disarm(arena):
    """S-2, SK-37: opposites coexist and cancel."""
    s = arena({"sakoshi": {"hex": "J6", "conditions": ["frenzy", "disarm"]}}, {}, hero="sakoshi")
    assert attack_value(s, "sakoshi") == 3
    assert skirmish_bonus(s.table, s.ids["sakoshi"], NOTHING) == 0
    assert s.conditions("sakoshi") == ["frenzy", "disarm"]


def test_s3_movement(arena):
    """S-3, SK-23, RU-51."""
    for conditions, steps in ((["slow"], 1), (["slow", "fast"], 3), (["fast"], 5)):
        s = arena({"sakoshi": {"hex": "J6", "conditions": conditions}}, {}, hero="sakoshi")
        assert move_of(s.table, s.ids["sakoshi"]) == steps
    s = arena(
        {"corjof": {"hex": "J8", "conditions": ["shapeshifted", "slow"]}, "gulbjarn": "K8"},
        {"yami": "J7"},
        hero="corjof",
    )
    assert move_of(s.table, s.ids["corjof"]) == 2
    assert can_fly(s.table, s.ids["corjof"])
    s.go("move")
    assert "J6" in s.legal  # over Yami on J7
    assert not {"J7", "J9", "K8"} & set(s.legal)
    s = arena({"yami": {"hex": "J6", "conditions": ["slow"]}}, {}, hero="yami")
    s.go("skirmish")
    assert {"J4", "J8", "H6"} <= set(s.legal)


def test_s4_piercing(arena):
    """S-4, SK-57: a mage's Attack ignores armor 2."""
    s = arena({"corjof": "J6"}, {"cotlic": "J7"}, hero="corjof", deck0=[1, 1], pillars1=["J8"])
    assert s.armor("cotlic") == 2
    s.go("attack", "J7")
    assert s.hp("cotlic") == 17
    s = arena({"sakoshi": "J6"}, {"cotlic": "J7"}, hero="sakoshi", deck0=[1, 1], pillars1=["J8"])
    s.go("attack", "J7")
    assert s.hp("cotlic") == 18


def test_s5_hunters_eye(arena):
    """S-5: 3 + 1 + 2 − 1."""
    s = arena({"sakoshi": "J6"}, {"gulbjarn": {"hex": "J7", "conditions": ["marked"]}}, hero="sakoshi", deck0=[2, 2])
    s.go("attack")
    assert s.hp("gulbjarn") == 13


def test_s6_liothan_exhausts_first(arena):
    """S-6, SK-75, RU-15: with `yes` the activation ends and the shape lasts through the next activation."""
    s = arena({"gulbjarn": {"hex": "J6", "conditions": ["slow"]}}, {"yami": "A1"}, hero="gulbjarn", ap=2)
    s.go("worship", "yes")
    assert s.state("gulbjarn") == "exhausted"
    assert s.conditions("gulbjarn") == ["shapeshifted"]
    assert s.table.active_hero != s.ids["gulbjarn"]
    s.until("Discard" if s.asked == "Discard" else "Main").do("end")
    s.until("Main")
    assert s.table.turn == 4
    assert s.table.active_hero == s.ids["gulbjarn"]
    assert s.conditions("gulbjarn") == ["shapeshifted"]
    s.do("end")
    assert s.conditions("gulbjarn") == []


def test_s6_liothan_does_not_exhaust(arena):
    """S-6: with `no` he is Shapeshifted now, and not any more when the activation ends."""
    s = arena({"gulbjarn": {"hex": "J6", "conditions": ["slow"]}}, {"yami": "A1"}, hero="gulbjarn", ap=2)
    s.go("worship", "no")
    assert s.conditions("gulbjarn") == ["slow", "shapeshifted"]
    assert s.table.ap == 1
    assert s.asked == "Main"
    s.do("end")
    assert s.conditions("gulbjarn") == []


def test_s7_priority_ends_with_the_mana(arena):
    """S-7, SK-49: once nobody of a seat can pay a reaction it is not asked any more."""
    s = arena(
        {"sakoshi": "J6", "yami": "I7"},
        {"haburat": "J7"},
        round=1,
        hero="sakoshi",
        hand0=["combustion"],
        deck0=[0, 0],
        hand1=["time-warp", "time-warp", "twister-of-souls"],
    )
    s.do("attack", "combustion", "yami")
    assert s.asked == "Respond"
    assert s.table.seat == 1
    s.do("pass")
    assert s.mana("haburat") == 0
    asked = len([e for e in s.events("asked") if e["seat"] == 1])
    s.passes()
    assert asked == len([e for e in s.events("asked") if e["seat"] == 1]) == 1
    assert s.hp("haburat") < 15


def test_s8_redirect(arena):
    """S-8: the illusion takes the blow."""
    s = arena(
        {"yami": "J6"},
        {"akhuti": {"hex": "J7", "illusion": "I7"}},
        hero="yami",
        hand1=["redirect"],
        deck0=[0, 0],
    )
    s.go("attack", "J7", "redirect")
    (turned,) = s.events("redirected")
    assert (turned["item"], turned["from"], turned["to"]) == (1, "akhuti", "illusion akhuti")
    assert s.illusion("akhuti") == "off"
    assert s.hp("akhuti") == 14
    assert len(s.table.discards[0]) == 2


def test_s8_redirect_without_a_legal_target(arena):
    """S-8, RU-42: the illusion is not adjacent to Yami: nothing changes."""
    s = arena(
        {"yami": "J6"}, {"akhuti": {"hex": "J7", "illusion": "J8"}}, hero="yami", hand1=["redirect"], deck0=[0, 0]
    )
    s.go("attack", "redirect")
    assert s.events("redirected") == []
    assert s.illusion("akhuti") == "J8"
    assert s.hp("akhuti") == 11  # armor 1 by the illusion


def test_s9_safeguard(arena):
    """S-9: Cotlic steps in with armor 1 + 1; Wrath does not trigger at distance 2."""
    s = arena({"sakoshi": "J6"}, {"tlakali": "J7", "cotlic": "J8"}, hero="sakoshi", hand1=["safeguard"], deck0=[2, 0])
    s.go("attack", "J7", "safeguard", "combustion")
    assert s.hp("cotlic") == 17
    assert s.hp("tlakali") == 12
    assert s.events("triggered") == []


def test_s9_safeguard_out_of_melee_range(arena):
    """S-9: the attacker is Yami: the target stays, Cotlic has armor 2 all the same."""
    s = arena({"yami": "J6"}, {"tlakali": "J7", "cotlic": "J8"}, hero="yami", hand1=["safeguard"], deck0=[0, 0])
    s.go("attack", "safeguard")
    assert s.hp("cotlic") == 20
    assert s.hp("tlakali") == 8
    assert s.armor("cotlic") == 2


def test_s10_unfamiliar_terrain(arena):
    """S-10: the dodge of R-8 is cancelled, the Attack resolves."""
    s = arena(
        {"sakoshi": "J6", "gulbjarn": "I7"},
        {"akhuti": "I8"},
        hero="sakoshi",
        hand0=["unfamiliar-terrain"],
        hand1=["time-glitch"],
        deck0=[0, 0],
    )
    s.do("attack", "pass", "time-glitch", "unfamiliar-terrain", "gulbjarn")
    assert s.mana("gulbjarn") == 1
    s.passes()
    assert [e["reason"] for e in s.events("cancelled")] == ["countered"]
    assert s.at("akhuti") == "I8"
    assert s.hp("akhuti") == 11


def test_s11_provoked(arena):
    """S-11, SK-82: the opponent has the Wanderer skirmish and strike."""
    s = arena(
        {"sakoshi": "F9"},
        {"akhuti": "A1"},
        hero="sakoshi",
        outsider={"hex": "F7"},
        deck0=[0, 0],
        deck1=[1],
    )
    s.go("attack")
    assert s.hp("outsider") == 10
    assert s.asked == "Provoked"
    assert s.table.seat == 1
    assert s.legal == ["move", "skirmish"]
    s.do("skirmish", "F8", "strike")
    assert s.hp("sakoshi") == 12
    assert s.at("outsider") == "F8"
    assert s.asked == "Main"


def test_s12_tie(arena):
    """S-12, SK-93, SK-104: nobody draws, the token stays, the second player spawns first."""
    s = arena(
        {"sakoshi": {"hex": "J6", "state": "exhausted"}, "yami": {"hex": "J7", "state": "exhausted"}},
        {"akhuti": {"hex": "J4", "state": "exhausted"}, "haburat": {"hex": "J3", "state": "exhausted"}},
        minions0=["I6", "K5"],
        minions1=["I5", "K4"],
        numbers=[2, 1],
        ask="minions",
    )
    assert s.hand(0) == [] == s.hand(1)
    assert s.token(1) == "J5"
    assert s.asked == "SpawnAt"
    assert s.table.seat == 1
    s.do("done")
    assert s.table.seat == 0
    assert s.table.decision().lane == 1


def test_s13_tower_falls(arena):
    """S-13, SK-98..104, RU-25, RU-26."""
    s = arena(
        {
            "sakoshi": {"hex": "J4", "state": "exhausted", "leads": ["gank"]},
            "yami": {"hex": "I4", "state": "exhausted"},
        },
        {"akhuti": {"hex": "A8", "state": "exhausted"}},
        tokens=["B5", "J2"],
        numbers=[2, 1],
        towers1=[5, 4],
        minions0=["I3", "J3", "K3"],
        minions1=["K2"],
        ask="minions",
    )
    # 2 heroes + 3 minions + Lead 2 against 1 minion: by 6
    assert s.table.towers[1] == [5, 0]
    assert s.table.nexus == [-1, 5]
    assert s.token(1) == "G2"
    moved = set()
    while s.asked == "Reposition":
        assert s.table.seat == 0
        moved.add(s.legal[0])
        assert all(s.table.box.map.distance[s.table.tokens[1]][s.table.box.map.by_label[x]] == 1 for x in s.legal)
        s.do(s.legal[0])
    sees = s.table.box.map.sight[s.table.tokens[1]]
    assert all(sees[place] for place in s.table.minions[0])
    assert s.minions(1) == []
    assert s.asked == "SpawnAt"
    assert s.table.seat == 0
    s.do("done")
    assert s.table.decision().lane == 0  # seat 1 does not spawn in the east


def test_s14_nexus_falls(arena):
    """S-14: seat 0 wins before advance and spawn."""
    s = arena(
        {
            "sakoshi": {"hex": "G4", "state": "exhausted", "leads": ["shuriken-storm"]},
            "yami": {"hex": "F4", "state": "exhausted"},
        },
        {"akhuti": {"hex": "A8", "state": "exhausted"}},
        tokens=["B5", "G2"],
        numbers=[2, 1],
        towers1=[5, 0],
        ask="minions",
    )
    assert s.table.over
    assert s.table.nexus[1] == 0
    assert s.table.winner == 0
    assert s.table.ending() == "nexus"
    assert s.table.win_shares() == [1.0, 0.0]
    assert s.token(1) == "G2"


def test_s15_blood_ward(arena):
    """S-15, SK-59: damage is prevented, an own Sacrifice is not, and Grief heals besides."""
    s = arena({"sakoshi": "J6"}, {"tlakali": "J8"}, hero="sakoshi", pillars1=["K8"], minions1=["J7"], deck0=[0, 0])
    s.go("attack", "J7")
    assert s.events("prevented") == [{"victim": "minion 1 J7", "by": "tlakali"}]
    assert s.minions(1) == ["J7"]
    s = arena(
        {"tlakali": {"hex": "J8", "hp": 5}},
        {"sakoshi": "A1"},
        hero="tlakali",
        pillars0=["K8"],
        minions0=["J7"],
        hand0=["sacrifice"],
    )
    s.go("sacrifice")
    assert s.asked == "Choose"
    s.go("J7")
    assert s.minions(0) == []
    assert s.hp("tlakali") == 9  # 5 + 3 + 1


def test_s15_lane_damage_ignores_the_ward(arena):
    """S-15, SK-97, RU-24."""
    s = arena(
        {"sakoshi": {"hex": "J6", "state": "exhausted"}, "yami": {"hex": "J7", "state": "exhausted"}},
        {"tlakali": {"hex": "K4", "state": "exhausted"}},
        pillars1=["K3"],
        minions1=["J4"],
        minions0=["I6"],
        numbers=[2, 1],
        ask="minions",
    )
    assert s.minions(1) == []


def test_s16_reshuffle(arena):
    """S-16, SK-43, SK-44, RU-39: the flipped card stays out of the reshuffle."""
    s = arena({"yami": "J6"}, {"gulbjarn": "J7"}, hero="yami", deck0=[2], discard0=[0, 0, 0])
    s.go("attack")
    assert s.asked == "FlipChoice"
    assert len(s.table.flipped) == 2
    s.do("combustion")
    assert len(s.table.discards[0]) == 2
    assert len(s.table.decks[0]) == 2
    assert s.hp("gulbjarn") == 13


def test_s17_no_cards_at_all(arena):
    """S-17, SK-43: modifier 0, and `top` is not offered."""
    s = arena({"yami": "J6"}, {"gulbjarn": "J7"}, hero="yami", deck0=[])
    s.go("attack")
    assert s.hp("gulbjarn") == 15
    s.go("lead")
    assert s.legal == ["done"]
