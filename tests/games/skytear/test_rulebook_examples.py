"""The examples of the rulebook (section 11.1 of the spec), number for number."""

from skyhall.games.skytear.play.pieces.sight import can_aim

ENEMY_HERO = 1


def sees(scene, seat, looker, target):
    return can_aim(scene.table, seat, scene.ids[looker], ENEMY_HERO, 3, scene.ids[target])


def test_r1_exhausted_hero_returns_two_turns_later(arena):
    """R-1, SK-32, SK-107: Exhausted on turn 2: returns 4, with full HP next to the nexus."""
    s = arena(
        {"sakoshi": {"hex": "J6", "hp": 1, "state": "exhausted"}}, {"haburat": "J5"}, round=2, active=1, deck1=[0, 0, 0]
    )
    s.go("attack")
    assert s.at("sakoshi") == "off"
    assert s.table.returns[s.ids["sakoshi"]] == 4
    s.do("end").until("Main")
    assert s.table.turn == 3
    assert s.at("sakoshi") == "off"
    s.do("end").until("Respawn")
    assert s.table.turn == 4
    assert s.legal == ["E11", "E12", "F11", "F13", "G11", "G12"]
    s.do("F11")
    assert (s.at("sakoshi"), s.hp("sakoshi"), s.state("sakoshi")) == ("F11", 13, "ready")


def test_r1_ready_hero_returns_next_turn(arena):
    """R-1: had he been Ready: 3."""
    s = arena({"sakoshi": {"hex": "J6", "hp": 1}}, {"haburat": "J5"}, round=2, hero="haburat", deck1=[0])
    s.go("attack")
    assert s.table.returns[s.ids["sakoshi"]] == 3


def test_r2_white_line(arena):
    """R-2: distance 1 over a white edge: no LoS either way."""
    s = arena({"sakoshi": "H6"}, {"haburat": "I6"}, hero="sakoshi")
    assert not sees(s, 0, "sakoshi", "haburat")
    assert not sees(s, 1, "haburat", "sakoshi")
    assert "attack" not in s.legal


def test_r3_path(box):
    """R-3, SK-6."""
    at = box.map.by_label
    for a, b, seen in (("J8", "J5", True), ("I4", "G3", True), ("D8", "F7", False), ("J2", "F2", False)):
        assert box.map.sees(at[a], at[b]) is seen
        assert box.map.sees(at[b], at[a]) is seen


def test_r4_cover(arena):
    """R-4, SK-7: the friend next to the cover does not see it over the white edge."""
    s = arena({"akhuti": "H8"}, {"sakoshi": "J6", "yami": "H7"}, hero="akhuti")
    assert s.table.box.map.sees(s.table.place[s.ids["sakoshi"]], s.table.place[s.ids["akhuti"]])
    assert not sees(s, 1, "sakoshi", "akhuti")
    assert sees(s, 0, "akhuti", "sakoshi")


def test_r5_cover_spotted(arena):
    """R-5: with Yami on I7."""
    s = arena({"akhuti": "H8"}, {"sakoshi": "J6", "yami": "I7"}, hero="akhuti")
    assert sees(s, 1, "sakoshi", "akhuti")


def test_r6_target(arena):
    """R-6, SK-39, SK-50: Lifesteal needs an enemy in LoS of its hero."""
    s = arena({"sakoshi": "J6"}, {"haburat": "H5"}, hero="sakoshi", hand0=["lifesteal"])
    assert "lifesteal" not in s.legal
    assert s.refusal("lifesteal") == "SK-50"
    s = arena({"sakoshi": "J6"}, {"haburat": "J4"}, hero="sakoshi", hand0=["lifesteal"])
    assert "lifesteal" in s.legal


def test_r7_mana(arena):
    """R-7, SK-38, SK-41."""
    s = arena(
        {"sakoshi": {"hex": "J6", "cards": ["lifesteal", "gank"]}, "haburat": "J7"},
        {},
        hero="haburat",
        hand0=["time-warp"],
    )
    assert s.mana("sakoshi") == 0
    s = arena({"sakoshi": {"hex": "J6", "cards": ["lifesteal"]}}, {}, hero="sakoshi")
    assert s.mana("sakoshi") == 2


def test_r8_stack_and_dodge(arena):
    """R-8, SK-47, SK-52: a dodged Attack is cancelled, no card is flipped."""
    s = arena({"sakoshi": "J6"}, {"akhuti": "I8"}, hero="sakoshi", hand1=["time-glitch"], flux_used=False)
    s.do("attack")
    assert s.asked == "Respond"
    assert s.table.seat == 0
    s.do("pass")
    assert s.table.seat == 1
    s.do("time-glitch")
    assert len(s.table.stack) == 2
    s.passes()
    assert s.asked == "MoveTo"
    deck = len(s.table.decks[0])
    s.go("H8")
    assert s.events("cancelled")[-1]["reason"] == "target"
    assert len(s.table.decks[0]) == deck
    assert s.asked == "Main"
    assert s.table.ap == 2
    assert "attack" not in s.legal
    assert s.refusal("attack") == "SK-19"


def test_r9_aoe(arena):
    """R-9, SK-44, SK-57, SK-68: a placement may reach farther than the target hex; one flip; a mage pierces."""
    s = arena({"corjof": "J8"}, {"yami": "J6"}, hero="corjof", hand0=["featherstorm"], deck0=[1], minions1=["J4", "K5"])
    s.go("featherstorm", "J6")
    assert s.asked == "PlaceAoE"
    wanted = sorted(s.table.box.map.by_label[label] for label in ("J4", "J5", "J6", "K5", "K6"))
    assert wanted in s.table.box.placements[shape_of(s, "wing5")][s.table.box.map.by_label["J6"]]
    # Of placements that hit the same elements one is offered.
    k = next(number for number, hexes in s.table.view(0)["aoe"].items() if hits(s, hexes) == 3)
    s.go(f"aoe {k}")
    assert s.minions(1) == []
    assert s.hp("yami") == 13
    assert len(s.table.discards[0]) == 1


def hits(s, hexes):
    return sum(s.table.box.map.by_label[label] in hexes for label in ("J4", "K5", "J6"))


def shape_of(s, name):
    return next(i for i, shape in enumerate(s.table.box.shapes) if shape.name == name)


def test_r10_push(arena):
    """R-10, SK-62: away from the caster, to free hexes only."""
    s = arena({"yami": "J7"}, {"akhuti": "J6"}, hero="yami", hand0=["dragon-punch"], deck0=[0], minions1=["J5", "K5"])
    s.go("dragon-punch")
    assert s.hp("akhuti") == 11
    assert s.asked == "PushTo"
    assert s.at("akhuti") == "I6"
    assert s.legal == ["H6", "I5"]
    s.go("I5")
    assert s.at("akhuti") == "I5"


def test_r11_move(arena):
    """R-11, SK-23: 23 hexes or stay."""
    s = arena({"yami": "F11", "sakoshi": "E11", "haburat": "G11", "akhuti": "F13"}, {}, hero="yami")
    s.go("move")
    expected = "C8 C9 C10 D8 D9 D10 D11 E8 E9 E10 F8 F9 F10 G8 G9 G10 H8 H9 H10 H11 I8 I9 I10"
    assert set(s.legal) == {"stay", *expected.split()}
    assert len(s.legal) == 24


def test_r12_attack(arena):
    """R-12, SK-25, SK-60."""
    s = arena({"yami": "J6"}, {"gulbjarn": "J7"}, hero="yami", deck0=[3, 0])
    s.go("attack")
    assert s.asked == "FlipChoice"
    s.go("crippling-precision")
    assert s.hp("gulbjarn") == 12


def test_r13_marks(arena):
    """R-13, SK-74: Wolf Leap on any free hex adjacent to the Marked hero, again if Marked already."""
    for before in ([], ["marked"]):
        s = arena({"yami": "J8"}, {"akhuti": {"hex": "J5", "conditions": before}}, hero="yami")
        s.go("worship")
        assert s.has("akhuti", "marked")
        assert s.asked == "PlaceAt"
        assert s.legal == ["I5", "I6", "J4", "J6", "K4", "K5"]
        s.go("J6")
        assert s.at("yami") == "J6"
        assert s.hp("akhuti") == 13


def test_r14_shapeshifters(arena):
    """R-14: three different results; both: 0 + 0 + 2."""
    s = arena(
        {
            "gulbjarn": {"hex": "J6", "conditions": ["shapeshifted"]},
            "corjof": {"hex": "J8", "conditions": ["shapeshifted"]},
        },
        {"sakoshi": "J5", "yami": "K5"},
        hero="gulbjarn",
        deck0=[0],
    )
    s.go("skirmish", "strike")
    assert s.asked == "PlaceAoE"
    at = s.table.box.map.by_label
    ways = {k: {at["J5"], at["K5"]} & set(hexes) for k, hexes in s.table.view(0)["aoe"].items()}
    assert len(ways) == 3
    assert sorted(map(sorted, ways.values())) == sorted([[at["J5"]], [at["K5"]], [at["J5"], at["K5"]]])
    both = next(k for k, hit in ways.items() if len(hit) == 2)
    s.go(f"aoe {both}")
    assert s.hp("sakoshi") == 11
    assert s.hp("yami") == 15


def test_r15_pillars(arena):
    """R-15, SK-76, RU-2: Cotlic removes both and gets +2; his armor stays 2."""
    s = arena({"cotlic": "J7"}, {}, hero="cotlic", pillars0=["K6", "C8"])
    assert s.armor("cotlic") == 2
    s.go("worship", "K6", "C8", "I8")
    assert s.pillars(0) == ["I8"]
    assert s.table.skirmish_buff[s.ids["cotlic"]] == 2
    assert s.armor("cotlic") == 2
    s.go("end")
    assert s.table.skirmish_buff[s.ids["cotlic"]] == 0


def test_r16_illusions(arena):
    """R-16, SK-78, SK-79: Retribution after the Attack."""
    s = arena({"akhuti": "I8", "haburat": "J7"}, {"yami": "A1"}, hero="akhuti", minions1=["I6", "K5"], deck0=[3, 0])
    s.go("worship", "J6")
    assert s.illusion("akhuti") == "J6"
    assert s.armor("akhuti") == 1
    assert s.armor("haburat") == 2
    s.go("attack", "I6", "hurricane-strike")
    assert s.minions(1) == []


def test_r17_control(arena):
    """R-17, SK-91, SK-94, SK-95, SK-100: 5 against 1."""
    s = arena(
        {"sakoshi": {"hex": "J5", "state": "exhausted", "leads": ["gank"]}},
        {"akhuti": {"hex": "H5", "state": "exhausted"}},
        tokens=["B5", "J3"],
        numbers=[2, 1],
        minions0=["I4", "K3"],
        minions1=["J2"],
        ask="minions",
    )
    assert s.table.control_wins == [1, 0]
    assert len(s.table.hands[0]) == 1
    assert "J2" not in s.minions(1)
    assert s.table.towers[1] == [5, 2]
    assert s.token(1) == "J2"


def test_r18_spawn(arena):
    """R-18, SK-101, SK-104: K1 and K2 are the only nearest hexes; one minion of each seat may share."""
    s = arena(
        {"sakoshi": {"hex": "I2", "state": "exhausted"}, "yami": {"hex": "J3", "state": "exhausted"}},
        {"akhuti": {"hex": "I3", "state": "exhausted"}, "haburat": {"hex": "H1", "state": "exhausted"}},
        tokens=["B5", "J2"],
        numbers=[2, 1],
        ask="minions",
    )
    assert s.asked == "SpawnAt"
    seats = []
    while s.asked == "SpawnAt" and s.table.decision().lane == 1:
        seats.append(s.table.seat)
        assert set(s.legal) <= {"done", "K1", "K2"}
        s.go(s.legal[1])
    assert len(seats) == 4
    assert set(s.minions(0)) == {"K1", "K2"} == set(s.minions(1))


def test_r19_nexus_opens(arena):
    """R-19, SK-99: 5 HP with the first tower; the second adds nothing."""
    s = arena(
        {"sakoshi": {"hex": "J3", "state": "exhausted"}, "yami": {"hex": "B3", "state": "exhausted"}},
        {},
        tokens=["B2", "J2"],
        towers1=[1, 1],
        ask="minions",
    )
    s.until("Main")
    assert s.table.towers[1] == [0, 0]
    assert s.table.nexus == [-1, 5]
