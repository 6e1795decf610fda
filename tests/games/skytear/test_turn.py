"""Activations, actions, states, conditions, mana and piles (SK-18 to SK-45), and upkeep (SK-107)."""

from skyhall.games.skytear.play.items import NOTHING
from skyhall.games.skytear.play.pieces.heroes import skirmish_bonus


def test_seats_alternate_and_are_skipped(arena):
    """SK-18: a seat without a Ready hero on the map is skipped; the phase ends when nobody is left."""
    s = arena({"sakoshi": "F11", "haburat": "E11", "akhuti": "G11"}, {"cotlic": "F3"})
    order = []
    for _ in range(4):
        if s.asked == "Activate":
            s.do(s.legal[0])
        order.append(s.table.seat)
        s.until("Main").do("end")
    assert order == [0, 1, 0, 0]
    assert s.table.phase == 3


def test_first_player_begins_each_turn(arena):
    """SK-18"""
    s = arena({"sakoshi": "F11"}, {"cotlic": "F3"}, first=1, active=1)
    assert s.table.seat == 1
    s.do("end", "end").until("Main")
    assert s.table.turn == 4
    assert s.table.active_seat == 1


def test_one_of_each_action(arena):
    """SK-19, SK-20: 3 AP, each type once; ending with AP left is allowed."""
    s = arena({"sakoshi": "F11"}, {"cotlic": "F3"}, hero="sakoshi")
    assert s.table.ap == 3
    s.go("move", "stay", "lead", "done")
    assert s.refusal("move") == s.refusal("lead") == "SK-19"
    s.go("skirmish", "done")
    assert s.legal == ["end"]
    assert s.refusal("worship") == "SK-19"


def test_exhausted_heroes_may_react(arena):
    """SK-20: a reaction card with any hero on the map, also an Exhausted one; an action card only with the active."""
    s = arena(
        {"sakoshi": "F11", "akhuti": {"hex": "G11", "state": "exhausted"}},
        {"cotlic": "F3"},
        hero="sakoshi",
        hand0=["time-glitch", "hurricane-strike"],
        minions1=["G9"],
    )
    assert "time-glitch" in s.legal
    assert "hurricane-strike" not in s.legal
    assert s.refusal("hurricane-strike") == "SK-39"


def test_end_of_an_activation(arena):
    """SK-21, SK-36, SK-56: Exhausted, conditions gone, buffs of both seats over."""
    s = arena(
        {"sakoshi": {"hex": "F11", "conditions": ["slow", "marked"], "attack": 2}},
        {"cotlic": {"hex": "F3", "armor": 1, "conditions": ["slow"]}},
        hero="sakoshi",
    )
    s.do("end")
    assert s.state("sakoshi") == "exhausted"
    assert s.conditions("sakoshi") == []
    assert s.table.attack_buff[s.ids["sakoshi"]] == 0
    assert s.armor("cotlic") == 1
    assert s.conditions("cotlic") == ["slow"]


def test_defeated_active_hero_ends_the_activation(arena):
    """SK-22, SK-33: the Stack is emptied first; its own items are cancelled."""
    s = arena(
        {"sakoshi": {"hex": "J6", "hp": 1, "conditions": ["marked"]}, "haburat": "A8"},
        {"yami": "J5"},
        hero="sakoshi",
        hand1=["combustion"],
    )
    s.do("attack", "combustion").until("Main")
    assert s.at("sakoshi") == "off"
    assert [(e["item"], e["reason"]) for e in s.events("cancelled")] == [(1, "caster")]
    assert s.table.active_hero != s.ids["sakoshi"]
    assert s.events("turn_ended") == [{"seat": 0, "hero": "sakoshi"}]


def test_lead(arena):
    """SK-24: from hand or unseen from the deck; several may lie under one hero; the source is public."""
    s = arena({"sakoshi": "F11"}, {"cotlic": "F3"}, hero="sakoshi", hand0=["shuriken-storm"], deck0=["gank"], limit=2)
    s.go("lead")
    assert s.legal == ["done", "top", "shuriken-storm"]
    s.do("shuriken-storm").go("lead", "top")
    leads = s.table.view(1)["seats"][0]["heroes"][0]["leads"]
    assert leads == [{"source": "hand", "open": False}, {"source": "deck", "open": False}]
    own = s.table.view(0)["seats"][0]["heroes"][0]["leads"]
    assert own[0]["card"] == "shuriken-storm"
    assert "card" not in own[1]
    assert [e["from"] for e in s.events("led")] == ["hand", "deck"]


def test_flux_is_never_led(arena):
    """SK-24, SK-45: it lies open and is no hand card."""
    s = arena({"sakoshi": "F11"}, {"cotlic": "F3"}, hero="sakoshi", flux_used=False)
    assert "skytear-flux" in s.legal
    s.go("lead")
    assert s.legal == ["done", "top"]
    s.do("done").go("skytear-flux")
    assert s.mana("sakoshi") == 4
    assert len(s.hand(0)) == 1
    assert s.table.flux_used
    assert "skytear-flux" not in s.legal
    assert s.table.discards[0] == []
    assert s.table.cards_on[s.ids["sakoshi"]] == []


def test_disarm_can_push_the_attack_below_zero(arena):
    """SK-26, RU-60: only the sum is floored at 0."""
    s = arena(
        {"akhuti": {"hex": "J6", "conditions": ["disarm"], "attack": -1}},
        {"sakoshi": "J7"},
        hero="akhuti",
        deck0=[3, 3],
    )
    s.go("attack")
    assert s.hp("sakoshi") == 11  # 2 − 2 − 1 + 3
    s = arena(
        {"akhuti": {"hex": "J6", "conditions": ["disarm"], "attack": -3}},
        {"sakoshi": "J7"},
        hero="akhuti",
        deck0=[1, 1],
    )
    s.go("attack")
    assert s.hp("sakoshi") == 13


def test_skirmish_bonuses_and_victims(arena):
    """SK-28: buffs, Frenzy, Disarm; minions, pillars and illusions are never struck."""
    s = arena(
        {"sakoshi": {"hex": "J6", "skirmish": 1, "conditions": ["frenzy"]}},
        {"cotlic": "A1"},
        hero="sakoshi",
        minions1=["J7"],
        pillars1=["J5"],
    )
    assert skirmish_bonus(s.table, s.ids["sakoshi"], NOTHING) == 3
    s.go("skirmish")
    assert s.asked == "SkirmishStep"
    assert "strike" not in s.legal


def test_worship_by_faction(arena):
    """SK-29"""
    for hero, asked in (
        ("yami", "PlaceAt"),
        ("corjof", "ExhaustFirst"),
        ("tlakali", "PlacePillar"),
        ("akhuti", "MoveIllusion"),
    ):
        foe = "sakoshi" if hero != "yami" else "cotlic"
        s = arena({hero: "J6"}, {foe: "J7"}, hero=hero)
        s.go("worship")
        assert s.asked == asked


def test_states_of_a_hero(arena):
    """SK-31, SK-32: what a Defeated hero loses, and what its enemy gets."""
    s = arena(
        {"yami": "J6"},
        {"akhuti": {"hex": "J7", "hp": 1, "conditions": ["slow"], "armor": 0, "illusion": "K7", "control": 1}},
        hero="yami",
        deck0=[0, 0, 0],
    )
    s.go("attack")
    assert s.state("akhuti") == "defeated"
    assert s.conditions("akhuti") == []
    assert s.illusion("akhuti") == "off"
    assert s.table.control[s.ids["akhuti"]] == 0
    assert s.table.kills == [1, 0]
    assert len(s.hand(0)) == 1


def test_cards_of_the_defeated_stay_until_upkeep(arena):
    """SK-33, RU-20"""
    s = arena(
        {"yami": "J6"},
        {"akhuti": {"hex": "J7", "hp": 1, "cards": ["redirect"], "leads": ["time-glitch"]}},
        hero="yami",
        deck0=[0, 0],
    )
    s.go("attack")
    assert s.table.cards_on[s.ids["akhuti"]] != []
    s.do("end").until("Main")
    assert s.table.turn == 4
    assert s.table.cards_on[s.ids["akhuti"]] == [] == s.table.leads[s.ids["akhuti"]]
    assert sorted(s.table.discards[1]) == [11, 14]


def test_minions_pillars_and_illusions_have_one_hp(arena):
    """SK-34, SK-77, SK-80, RU-32: each is an enemy; minions go back to the reserve."""
    for extra, label in (({"minions1": ["J7"]}, "J7"), ({"pillars1": ["J7"]}, "J7")):
        s = arena({"yami": "J6"}, {"cotlic": "A1"}, hero="yami", deck0=[0, 0], **extra)
        reserve = s.table.reserve[1]
        s.go("attack")
        assert s.minions(1) == [] == s.pillars(1)
        assert s.table.reserve[1] == reserve + ("minions1" in extra)
        assert label not in s.minions(1)
    s = arena({"yami": "J6"}, {"akhuti": {"hex": "A1", "illusion": "J7"}}, hero="yami", deck0=[0, 0])
    s.go("attack")
    assert s.illusion("akhuti") == "off"


def test_conditions_gained_while_exhausted_last(arena):
    """SK-36, RU-16: until the end of the next activation."""
    s = arena(
        {"corjof": "J6", "gulbjarn": {"hex": "J7", "state": "exhausted"}},
        {"yami": {"hex": "A1", "state": "exhausted"}},
        hero="corjof",
    )
    s.go("worship", "J7")
    assert s.conditions("gulbjarn") == ["shapeshifted"]
    s.do("end").until("Activate").do("gulbjarn")
    assert s.table.turn == 4
    assert s.conditions("gulbjarn") == ["shapeshifted"]
    s.do("end")
    assert s.conditions("gulbjarn") == []


def test_no_condition_twice(arena):
    """SK-37, RU-37: and only Liothan heroes can be Shapeshifted."""
    s = arena({"yami": "F8"}, {"akhuti": {"hex": "F7", "conditions": ["slow"]}}, hero="yami", hand0=["kneel-before-me"])
    s.go("kneel-before-me")
    assert s.conditions("akhuti") == ["slow", "marked"]
    assert [e["name"] for e in s.events("condition")] == ["marked"]


def test_who_may_play_a_card(arena):
    """SK-39: runes, mana, and an ultimate's own hero."""
    s = arena({"sakoshi": "J6", "yami": "I7"}, {"cotlic": "J7"}, hero="yami", hand0=["shuriken-storm", "gank"], round=3)
    assert "gank" in s.legal
    assert s.refusal("shuriken-storm") == "SK-39"
    s = arena({"akhuti": "J6", "yami": "I7"}, {"cotlic": "J7"}, hero="akhuti", hand0=["gank"])
    assert s.refusal("gank") == "SK-39"
    s = arena({"yami": "I7"}, {"cotlic": "J7"}, hero="yami", hand0=["gank"], round=1)
    assert s.refusal("gank") == "SK-38"


def test_a_card_played_lies_on_the_hero(arena):
    """SK-40, SK-41, SK-46: face up, mana spent, an item on the Stack."""
    s = arena({"yami": "J6"}, {"cotlic": "J7"}, hero="yami", hand0=["dragon-punch"], hand1=["sacrifice"])
    s.do("dragon-punch")
    assert s.hand(0) == []
    assert s.mana("yami") == 1
    stack = s.table.view(1)["stack"]
    assert [(i["kind"], i["seat"], i["hero"], i["what"], i["targets"]) for i in stack] == [
        ("card", 0, "yami", "dragon-punch", ["cotlic"])
    ]


def test_drawing_with_nothing_left(arena):
    """SK-42, SK-43"""
    s = arena(
        {"sakoshi": {"hex": "F11", "state": "exhausted"}},
        {"cotlic": {"hex": "F3", "state": "exhausted"}},
        deck0=[],
        deck1=[0],
        ask="upkeep",
    )
    assert len(s.hand(0)) == 0
    assert len(s.hand(1)) == 1
    assert s.table.turn == 4


def test_upkeep(arena):
    """SK-107, SK-83: marks reset, two cards, heroes Ready, counter up, conditions leave the outsider."""
    s = arena(
        {"sakoshi": {"hex": "F11", "state": "exhausted", "burned": 1, "bonus": 2, "control": 1, "cards": ["gank"]}},
        {"cotlic": {"hex": "F3", "state": "exhausted"}},
        outsider={"hex": "F7", "conditions": ["slow"]},
        kills_in_turn0=1,
        ask="upkeep",
    )
    hero = s.ids["sakoshi"]
    assert (s.table.burned[hero], s.table.bonus[hero], s.table.control[hero], s.table.spent[hero]) == (0, 0, 0, 0)
    assert s.table.discards[0] == [1]
    assert [len(s.hand(0)), len(s.hand(1))] == [2, 2]
    assert s.state("sakoshi") == s.state("cotlic") == "ready"
    assert s.table.turn == 4
    assert s.conditions("outsider") == []
    assert s.table.kills_in_turn == [0, 0]


def test_respawn_near_the_nexus(arena):
    """SK-107: on a free hex at the smallest distance from the nexus, the first player's heroes first."""
    s = arena(
        {"sakoshi": {"returns": 4}, "yami": {"hex": "F11", "state": "exhausted"}},
        {"cotlic": {"returns": 4}, "tlakali": {"hex": "F3", "state": "exhausted"}},
        first=1,
        ask="upkeep",
    )
    assert (s.asked, s.table.seat) == ("Respawn", 1)
    assert s.legal == ["E1", "E2", "F1", "G1", "G2"]
    s.do("F1")
    assert s.table.seat == 0
    s.do("E11")
    assert (s.at("cotlic"), s.hp("cotlic")) == ("F1", 20)
