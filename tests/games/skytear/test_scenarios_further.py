"""Our own worked scenarios (section 11.2 of the spec), number for number."""

from skyhall.games.skytear import GAME
from skyhall.games.skytear.play.items import NOTHING
from skyhall.games.skytear.play.pieces.heroes import attack_bonus, printed_attack
from skyhall.locale import catalogue


def attack_value(s, key, victim=NOTHING):
    return printed_attack(s.table, s.ids[key]) + attack_bonus(s.table, s.ids[key], victim)


def test_s18_turn_limit(arena):
    """S-18, SK-107, SK-109: both draw 2 and discard to 7, then it is a draw."""
    s = arena(
        {"yami": {"hex": "J6", "state": "exhausted"}},
        {"gulbjarn": {"hex": "J3", "state": "exhausted"}},
        round=5,
        hand0=["gank", "gank", "lifesteal", "lifesteal", "combustion", "combustion"],
        ask="upkeep",
    )
    assert s.asked == "Discard"
    s.do("gank")
    assert s.table.over
    assert (len(s.hand(0)), len(s.hand(1))) == (7, 2)
    assert s.table.ending() == "limit"
    assert s.table.win_shares() == [0.5, 0.5]


def test_s19_siege_for_both(arena):
    """S-19, RU-48, SK-108: both complete it at the same check."""
    s = arena(
        {"yami": {"hex": "F10", "state": "exhausted"}},
        {"gulbjarn": {"hex": "F4", "state": "exhausted"}},
        tokens=["B2", "J8"],
        victory=["siege"],
        sieges0=2,
        sieges1=2,
        options={"minion_placement": "auto"},
        ask="minions",
    )
    assert s.table.over
    assert s.table.sieges == [3, 3]
    assert s.table.ending() == "both"
    assert s.table.win_shares() == [0.5, 0.5]


def test_s20_wrath(arena):
    """S-20, RU-17: Haburat falls on his own blow, as Ready; the activation ends."""
    s = arena({"haburat": {"hex": "J6", "hp": 1}}, {"cotlic": "J7"}, hero="haburat", deck0=[0], deck1=[0, 0])
    s.go("attack")
    assert s.hp("cotlic") == 17
    assert s.at("haburat") == "off"
    assert s.table.returns[s.ids["haburat"]] == 4
    assert len(s.hand(1)) == 1
    assert s.table.kills == [0, 1]
    assert s.table.active_hero != s.ids["haburat"]


def test_s21_leads(arena):
    """S-21, SK-91, RU-21: both are revealed, only the highest counts."""
    for second in ([], ["kneel-before-me"]):
        s = arena(
            {
                "sakoshi": {"hex": "J6", "state": "exhausted", "leads": ["lifesteal", "?shuriken-storm"]},
                "yami": {"hex": "J7", "state": "exhausted", "leads": second},
            },
            {},
            numbers=[2, 1],
            ask="minions",
        )
        assert [flags & 4 for flags in s.table.lead_flags[s.ids["sakoshi"]]] == [4, 4]
        assert s.token(1) == "J2"  # 2 heroes and 3: by 5, three steps to the tower
        assert s.table.towers[1] == [5, 5]


def test_s22_privacy(arena):
    """S-22, SK-49."""
    s = arena(
        {"sakoshi": "J6"},
        {"haburat": "J7", "akhuti": "F3"},
        round=2,
        hero="sakoshi",
        hand1=["time-warp", "time-warp", "twister-of-souls"],
    )
    s.do("attack")
    assert s.asked == "Respond"
    assert s.table.seat == 1
    assert s.legal == ["pass"]
    s = arena({"sakoshi": "J6"}, {"haburat": "J7", "akhuti": "F3"}, round=2, hero="sakoshi", deck0=[0, 0])
    s.do("attack")
    assert s.asked == "Main"
    assert s.events("asked") == []


def test_s23_time_warp(arena):
    """S-23, RU-41."""
    s = arena(
        {"haburat": "J6", "akhuti": {"hex": "J7", "cards": ["twister-of-souls", "redirect"]}},
        {"yami": "A1"},
        round=4,
        hero="haburat",
        hand0=["time-warp"],
    )
    assert s.mana("akhuti") == 1
    s.go("time-warp", "J7")
    assert len(s.table.discards[0]) == 2
    assert s.mana("akhuti") == 4
    assert s.mana("haburat") == 2
    assert len(s.hand(0)) == 1
    s = arena(
        {"haburat": {"hex": "J6", "cards": ["time-warp"]}},
        {"yami": "A1"},
        round=4,
        hero="haburat",
        hand0=["time-warp"],
    )
    s.go("time-warp")
    assert len(s.table.cards_on[s.ids["haburat"]]) == 2
    assert s.mana("haburat") == 0


def test_s24_the_thousandth_ritual(arena):
    """S-24: 2 + 2·2, armor does not matter."""
    s = arena(
        {"tlakali": "J6"},
        {"yami": "J7"},
        hero="tlakali",
        hand0=["the-thousandth-ritual"],
        pillars0=["A1", "B2", "C3"],
    )
    s.go("the-thousandth-ritual", "A1", "B2", "done")
    assert s.hp("yami") == 10
    assert s.pillars(0) == ["C3"]


def test_s25_twister_of_souls(arena):
    """S-25: swap, then 1 + 1 − 1."""
    s = arena({"akhuti": "J6", "haburat": "J4"}, {"yami": "J7"}, hero="akhuti", hand0=["twister-of-souls"], deck0=[1])
    s.go("twister-of-souls", "J4")
    assert (s.at("yami"), s.at("haburat")) == ("J4", "J7")
    assert s.hp("yami") == 15


def test_s25_twister_without_its_second_target(arena):
    """S-25, RU-10: Haburat leaves LoS in response: no swap, only the damage."""
    s = arena(
        {"akhuti": "J6", "haburat": "H7"},
        {"yami": "J7"},
        hero="akhuti",
        hand0=["twister-of-souls", "time-glitch"],
        deck0=[1],
    )
    assert "twister-of-souls" in s.legal
    s.do("twister-of-souls")  # only Akhuti herself is in sight besides
    assert s.table.stack[-1].targets == [s.ids["yami"], s.ids["akhuti"]]
    s = arena(
        {"akhuti": "J6", "haburat": "I7"},
        {"yami": "J7"},
        hero="akhuti",
        hand0=["twister-of-souls", "time-glitch"],
        deck0=[1],
    )
    s.do("twister-of-souls", "I7", "time-glitch", "haburat")
    s.go("I7", "H7")
    assert s.at("haburat") == "H7"
    assert s.at("yami") == "J7"
    assert s.hp("yami") == 15


def test_s26_presence(arena):
    """S-26, SK-72: 2 + 1 against 2."""
    s = arena(
        {"gulbjarn": "J7"}, {"yami": {"hex": "A1", "state": "exhausted"}},
        hero="gulbjarn", hand0=["presence"], minions0=["J6"], minions1=["J4", "I5"], numbers=[2, 1],
    )  # fmt: skip
    s.go("presence", "done")
    s.until("Main")
    assert s.table.control[s.ids["gulbjarn"]] == 1
    s.do("end")
    control = next(e for e in s.events("control") if e["point"] == "east")
    assert control["values"] == [3, 2]
    assert control["winner"] == 0


def test_s27_kneel_before_me(arena):
    """S-27: within 2 needs no sight."""
    s = arena({"yami": "F8"}, {"akhuti": "F10", "cotlic": "F5"}, hero="yami", hand0=["kneel-before-me"])
    s.go("kneel-before-me")
    assert s.hp("akhuti") == 12
    assert s.conditions("akhuti") == ["slow", "marked"]
    assert s.hp("cotlic") == 20
    assert s.conditions("cotlic") == []


def test_s28_blades_of_lightning(arena):
    """S-28, RU-59: 3 AP; each type twice in all."""
    s = arena(
        {"haburat": "J6"},
        {"yami": "J7"},
        hero="haburat",
        ap=1,
        used=["move", "attack"],
        hand0=["blades-of-lightning"],
    )
    s.go("blades-of-lightning")
    assert s.table.ap == 3
    assert {"move", "attack", "lead", "skirmish", "worship"} <= set(s.legal)
    s.go("move", "stay")
    assert "move" not in s.legal
    s.go("lead", "done", "lead", "done")
    assert s.table.ap == 0
    assert s.legal == ["end"]


def test_s29_the_illusion_goes_with_its_hero(arena):
    """S-29, SK-32."""
    s = arena(
        {"yami": "J6"},
        {"akhuti": {"hex": "J7", "hp": 1, "illusion": "J8"}, "haburat": "I9"},
        hero="yami",
        deck0=[0, 0],
    )
    assert s.armor("haburat") == 2
    s.go("attack")
    assert s.at("akhuti") == "off"
    assert s.illusion("akhuti") == "off"
    assert s.armor("haburat") == 1


def test_s30_simple_mode(arena):
    """S-30, SK-120."""
    s = arena(
        {"sakoshi": "J6", "haburat": "I7"},
        {"akhuti": "J7"},
        hero="sakoshi",
        options={"mode": "simple"},
        hand0=["time-glitch", "crippling-precision"],
        hand1=["redirect", "redirect"],
        deck0=[0, 0],
    )
    assert "crippling-precision" in s.legal
    assert "time-glitch" not in s.legal  # Sakoshi has no air rune; only the active hero plays
    s.do("attack")
    assert s.asked == "Main"
    assert s.hp("akhuti") == 11
    assert s.events("asked") == []
    s = arena(
        {"haburat": "I7"},
        {"yami": "J7"},
        hero="haburat",
        options={"mode": "simple"},
        hand0=["time-glitch", "redirect"],
    )
    assert "time-glitch" in s.legal
    assert "redirect" not in s.legal


def test_s31_hand_limit(arena):
    """S-31, RU-53: exactly one Discard."""
    s = arena(
        {"yami": {"hex": "J6", "state": "exhausted"}},
        {"gulbjarn": {"hex": "J3", "state": "exhausted"}},
        hand0=["gank", "gank", "lifesteal", "lifesteal", "combustion", "combustion"],
        ask="upkeep",
    )
    assert len(s.hand(0)) == 8
    assert s.asked == "Discard"
    s.do("gank")
    assert len(s.hand(0)) == 7
    assert s.asked == "Main"
    assert s.table.turn == 4


def test_s31_it_is_said_how_many_cards_are_still_to_be_discarded(arena):
    """S-31, SK-107: seven cards and two drawn are two too many."""
    words = catalogue("en", GAME.name)
    s = arena(
        {"yami": {"hex": "J6", "state": "exhausted"}},
        {"gulbjarn": {"hex": "J3", "state": "exhausted"}},
        hand0=["gank", "gank", "lifesteal", "lifesteal", "combustion", "combustion", "dragon-punch"],
        ask="upkeep",
    )
    said = []
    while s.asked == "Discard":
        asked = s.table.question()
        said.append(words.say(asked.key, asked.args))
        s.do(s.hand(0)[0])
    assert said == ["Discard 2 more cards, one at a time.", "Discard a card."]


def test_s32_dome_won(arena):
    """S-32, RU-35, RU-36."""
    for word in ("F6", "no"):
        s = arena(
            {"sakoshi": {"hex": "F8", "state": "exhausted"}},
            {"yami": {"hex": "A1", "state": "exhausted"}},
            outsider={"hex": "J5"},
            options={"minion_placement": "auto"},
            ask="minions",
        )
        assert s.asked == "SummonOutsider"
        assert s.legal == ["no", "E6", "E7", "F6", "F7", "G6", "G7"]  # F8 is taken
        s.do(word)
        if word == "no":
            assert s.at("outsider") == "J5"
            assert s.asked != "OutsiderMain"
        else:
            assert s.at("outsider") == "F6"
            assert s.asked == "OutsiderMain"


def test_s33_rampant_hatred(arena):
    """S-33, SK-30: a free Skirmish when the card has resolved; the own one is still there."""
    s = arena(
        {"cotlic": "J6"}, {"yami": "J7"}, hero="cotlic", hand0=["rampant-hatred"], hand1=["clear-mind"], deck0=[0]
    )
    s.go("rampant-hatred")
    assert s.has("cotlic", "frenzy")
    assert s.asked == "TakeAction"
    s.do("yes")
    assert s.asked == "Target"
    s.do("J7")
    assert s.asked == "Respond"
    assert s.table.seat == 1
    s.go("strike", "done")
    assert s.hp("yami") == 15  # 0 + 0 + 2 − 1
    assert s.table.ap == 3
    assert "skirmish" in s.legal


def test_s34_skirmish_after_a_dodge(arena):
    """S-34, SK-27, RU-9."""
    s = arena({"yami": "J7"}, {"akhuti": "I8"}, hero="yami", hand1=["time-glitch"], deck0=[1])
    s.go("skirmish", "I8", "time-glitch", "H8")
    assert s.asked == "SkirmishStep"
    assert "strike" not in s.legal
    s.do("I8")
    assert s.legal == ["done", "strike"]
    s.do("strike")
    assert s.hp("akhuti") == 13


def test_s35_lead_at_two_tokens(arena):
    """S-35, SK-92, RU-21: 1 + 2 at each."""
    s = arena(
        {"sakoshi": {"hex": "F3", "leads": ["gank"]}},
        {"yami": {"hex": "A8", "state": "exhausted"}},
        hero="sakoshi",
        towers1=[0, 0],
        tokens=["E2", "G2"],
    )
    s.do("end").until("game over")
    assert [e["values"] for e in s.events("control")][:2] == [[3, 0], [3, 0]]


def test_s36_wrath_by_distance_at_the_event(arena):
    """S-36, SK-54."""
    s = arena({"yami": "J7"}, {"cotlic": "J6"}, hero="yami", hand0=["dragon-punch"], deck0=[0])
    s.go("dragon-punch")
    s.until("Main")
    assert s.hp("cotlic") == 18
    assert s.table.box.map.distance[s.table.place[s.ids["cotlic"]]][s.table.place[s.ids["yami"]]] == 3
    assert s.hp("yami") == 15
