"""Elements and sight, the Stack, priority and effects (SK-1 to SK-7, SK-46 to SK-80)."""

import pytest

from skyhall.core.edition import Entry
from skyhall.core.errors import EditionError, IllegalAction
from skyhall.games.skytear.box.edition import read_box
from skyhall.games.skytear.play.pieces.sight import can_aim, elements, kind_of


def test_towers_and_nexuses_are_no_elements(arena):
    """SK-1, SK-2: they can neither be targeted nor attacked."""
    s = arena({"sakoshi": "J2"}, {"cotlic": "A8"}, hero="sakoshi")
    assert "attack" not in s.legal
    with pytest.raises(IllegalAction, match="SK-25"):
        s.do("attack")
    every = elements(s.table, 0, 255)
    assert sorted(every) == sorted([s.ids["sakoshi"], s.ids["cotlic"]])


def test_the_outsider_is_everybodys_enemy(arena):
    """SK-3: until a seat acts with it."""
    s = arena({"sakoshi": "F9"}, {"cotlic": "F5"}, hero="sakoshi", outsider={"hex": "F7"})
    out = s.table.out
    assert kind_of(s.table, 0, out) == kind_of(s.table, 1, out) == 1
    s.table.outsider_seat = 1
    assert kind_of(s.table, 0, out) == 1
    assert kind_of(s.table, 1, out) == 16


def test_within_and_adjacent(box):
    """SK-4: plain distance, own hex included."""
    at = box.map.by_label
    assert box.map.distance[at["H6"]][at["I6"]] == 1
    assert at["H6"] in box.map.within[1][at["H6"]]


def test_free_and_clear(arena):
    """SK-5: a minion makes a hex not free; a pillar, an illusion or a lane token makes it not clear."""
    s = arena(
        {"tlakali": "J7", "akhuti": {"hex": "A8", "illusion": "I7"}},
        {},
        hero="tlakali",
        minions0=["K7"],
        pillars0=["K6"],
    )
    at = s.table.box.map.by_label
    assert [s.table.is_clear(at[x]) for x in ("J7", "K7", "K6", "I7", "J5", "J8")] == [False] * 5 + [True]
    s.go("worship", "done")
    assert not {"J7", "K7", "K6", "I7", "J5", "J9"} & set(s.legal)
    assert "J8" in s.legal


def test_cover_is_no_help_to_friends_or_tokens(arena):
    """SK-7: friends, hexes and lane tokens are seen in cover."""
    s = arena({"sakoshi": "J6", "yami": "H8"}, {"haburat": "K8"}, hero="sakoshi", minions1=["K6"])
    table = s.table
    assert can_aim(table, 0, s.ids["sakoshi"], 16, 3, s.ids["yami"])
    assert "K6" not in s.table.view(0)["legal"]
    s.go("attack")
    # K6 is cover, and Sakoshi on J6 is next to it: spotted by himself
    assert "K6" in s.legal


def test_items_record_who_and_what(arena):
    """SK-46, SK-47, SK-48, RU-5: after a card the active seat has priority again; two passes resolve the top."""
    s = arena(
        {"sakoshi": "J6", "yami": "I7"},
        {"akhuti": "J7"},
        hero="sakoshi",
        hand0=["clear-mind", "clear-mind"],
        hand1=["time-glitch"],
        deck0=[0, 0, 0, 0],
    )
    s.do("attack")
    assert (s.asked, s.table.seat) == ("Respond", 0)
    s.do("clear-mind", "yami")
    assert (s.asked, s.table.seat) == ("Respond", 0)
    s.do("pass")
    assert s.table.seat == 1
    s.do("time-glitch")
    assert s.table.seat == 0
    assert [item.kind for item in s.table.stack] == [0, 1, 1]
    s.do("pass")  # seat 1 has no card left and is not asked
    assert s.asked == "MoveTo"
    s.do("stay")
    assert len(s.table.stack) == 2
    assert (s.asked, s.table.seat) == ("Respond", 0)


def test_no_window_on_an_empty_stack(arena):
    """SK-48, RU-6, RU-7: the inactive seat is not asked before, between or after; ending is no item."""
    s = arena(
        {"sakoshi": "J6"},
        {"akhuti": "J7", "haburat": "A1"},
        hero="sakoshi",
        hand1=["time-glitch"],
        flux_used=False,
        first=1,
    )
    assert (s.asked, s.table.seat) == ("Main", 0)
    s.do("end")
    assert s.asked == "Activate"
    assert s.events("asked") == []


def test_no_target_twice(arena):
    """SK-51: up to three different heroes."""
    s = arena(
        {"sakoshi": "J6"},
        {"haburat": "J7", "akhuti": "J5"},
        hero="sakoshi",
        hand0=["shuriken-storm"],
        deck0=[0],
    )
    s.do("shuriken-storm")
    assert s.legal == ["J5", "J7"]
    s.do("J5")
    assert s.legal == ["done", "J7"]
    s.do("J7")
    s.passes()
    assert (s.hp("haburat"), s.hp("akhuti")) == (14, 12)


def test_all_are_damaged_before_anybody_falls(arena):
    """SK-53, SK-54, RU-62: two fall at once, Cold Blood triggers once."""
    s = arena(
        {"sakoshi": {"hex": "J6", "hp": 5}},
        {"haburat": {"hex": "J7", "hp": 1}, "akhuti": {"hex": "J5", "hp": 1}},
        hero="sakoshi",
        hand0=["shuriken-storm"],
        deck0=[0, 0, 0, 0],
    )
    s.go("shuriken-storm", "J5", "J7")
    assert s.table.kills == [2, 0]
    assert s.hp("sakoshi") == 8
    assert [e["skill"] for e in s.events("triggered")] == ["cold-blood"]


def test_triggers_of_the_other_seat_resolve_first(arena):
    """SK-54: the active seat stacks first."""
    s = arena({"akhuti": "J6"}, {"cotlic": "J7"}, hero="akhuti", deck0=[0, 0], minions1=["K6"])
    s.go("attack", "J7")
    assert [e["skill"] for e in s.events("triggered")] == ["retribution", "wrath-of-the-hive"]
    resolved = [e["item"] for e in s.events("resolved")]
    assert resolved == [1, 3, 2]


def test_owner_orders_its_triggers(arena):
    """SK-54, RU-47: asked if a seat has two."""
    s = arena(
        {"corjof": "J6"},
        {"tlakali": {"hex": "H9", "hp": 5}, "cotlic": {"hex": "J7", "hp": 10}},
        hero="corjof",
        minions1=["I7"],
        hand0=["featherstorm"],
        deck0=[0],
    )
    s.go("featherstorm", "J7")
    ways = s.table.view(0)["aoe"]
    at = s.table.box.map.by_label
    k = next(k for k, hexes in ways.items() if {at["J7"], at["I7"]} <= set(hexes))
    s.go(f"aoe {k}")
    assert s.asked == "OrderTriggers"
    assert s.table.seat == 1
    assert s.legal == ["trigger 0", "trigger 1"]
    s.go("trigger 1")
    assert [e["skill"] for e in s.events("triggered")] == ["collective-grief", "wrath-of-the-hive"]
    assert s.hp("tlakali") == 6
    assert s.hp("corjof") == 11


def test_triggers_in_the_minions_phase_need_no_priority(arena):
    """SK-55, RU-18: Wrath against the outsider; no card can be played."""
    s = arena(
        {"sakoshi": {"hex": "F9", "state": "exhausted"}, "yami": {"hex": "E6", "state": "exhausted"}},
        {"cotlic": {"hex": "F8", "state": "exhausted"}},
        hand1=["sacrifice"],
        options={"minion_placement": "auto"},
        deck0=[0] * 8,
        minions1=["C6"],
        outsider={"hex": "F6", "hp": 5},
        ask="minions",
    )
    s.until("SummonOutsider").do("F7", "attack").until("OutsiderMain")
    assert s.hp("cotlic") == 17
    assert s.hp("outsider") == 4
    assert s.events("asked") == []


def test_armor_against_lose_hp(arena):
    """SK-57, SK-60: damage of 0 is no damage."""
    s = arena({"akhuti": "J6"}, {"cotlic": "J7"}, hero="akhuti", hand0=["hurricane-strike"])
    s.go("hurricane-strike")
    s.until("Main")
    assert s.hp("cotlic") == 20
    assert s.events("triggered") == []


def test_healing_stops_at_full(arena):
    """SK-58"""
    s = arena({"gulbjarn": {"hex": "J6", "hp": 16}}, {"yami": "A1"}, hero="gulbjarn", hand0=["feral-vitality"])
    s.go("feral-vitality")
    assert s.hp("gulbjarn") == 18


def test_minions_never_enter_a_dome(arena):
    """SK-63: such a hex is not free for them; pillars and illusions are not pushed at all."""
    s = arena(
        {"akhuti": "J6"},
        {"tlakali": "K4", "cotlic": "A1"},
        hero="akhuti",
        hand0=["hurricane-strike"],
        minions1=["I6"],
        pillars1=["K3"],
    )
    hexes = s.table.box.map
    assert hexes.dome[hexes.by_label["H6"]]
    s.go("hurricane-strike", "I6")
    assert s.events("prevented") != []
    away = {hexes.labels[place] for place in hexes.farther(hexes.by_label["I6"], hexes.by_label["J6"])}
    assert away == {"H6", "H7", "I5"}
    s.until("Main")
    assert s.minions(1) == ["I4"]  # only outside the dome, and away from Akhuti
    s = arena({"akhuti": "J6"}, {"cotlic": "A1"}, hero="akhuti", hand0=["hurricane-strike"], pillars1=["I7"])
    s.go("hurricane-strike")
    assert s.pillars(1) == []
    assert s.asked == "Main"


def test_predict(arena):
    """SK-64, RU-38: a short deck is not reshuffled; the last card put back is on top."""
    s = arena(
        {"corjof": "J6"},
        {"yami": "A1"},
        hero="corjof",
        hand0=["through-the-eyes"],
        deck0=["icewall", "presence"],
        discard0=["grapple"],
    )
    s.go("through-the-eyes")
    assert s.asked == "PredictDiscard"
    assert s.legal == ["done", "icewall", "presence"]
    assert s.table.view(0)["looking"] == ["icewall", "presence"]
    assert s.table.view(1)["looking_count"] == 2
    assert "looking" not in s.table.view(1)
    s.do("done")
    assert s.asked == "PredictOrder"
    s.do("icewall")
    assert s.table.view(0)["seats"][0]["known_top"] == ["presence", "icewall"]
    assert s.table.known_top == [2, 0]
    s = arena(
        {"corjof": "J6"}, {"yami": "A1"}, hero="corjof", hand0=["through-the-eyes"], deck0=[], discard0=["grapple"]
    )
    s.go("through-the-eyes")
    assert s.legal == ["done", "grapple"]
    s.do("grapple")
    assert s.asked == "Main"
    assert s.table.known_top == [0, 0]


def test_nothing_is_halved(plain):
    """SK-65: no primitive divides, so that nothing has to be rounded; an edition that tries is refused."""
    gank = next(card for card in plain["cards"] if card["id"] == "gank")
    gank["effects"] = ["target(enemy_hero)", "damage(t1, half 3)"]
    with pytest.raises(EditionError, match="gank"):
        read_box(Entry(plain, "standard.toml"), "0" * 32)


def test_token_card(arena):
    """SK-66, SK-67: spawn, then the same token advances towards the opponent."""
    s = arena({"cotlic": "J7"}, {"yami": "A1"}, hero="cotlic", hand0=["my-kingdom"], minions0=["J8"])
    s.go("my-kingdom")
    assert s.asked == "SpawnAt"
    assert set(s.legal) == {"done", "I5", "I6", "J4", "J6", "K4", "K5"}
    s.do("J4", "done")
    s.until("Main")
    assert s.token(1) == "J3"
    assert s.minions(0).count("J8") == 0  # it does not see J3 any more and follows
    assert len(s.minions(0)) == 2


def test_target_hex_is_checked_again(arena):
    """SK-69, RU-11: an empty hex is a legal target; the caster must still see it."""
    s = arena(
        {"corjof": "J6"},
        {"akhuti": "I6", "haburat": "A1"},
        hero="corjof",
        hand0=["icewall"],
        hand1=["twister-of-souls"],
    )
    s.do("icewall")
    assert s.asked == "Target"
    assert "J8" in s.legal
    assert "H6" not in s.legal


def test_redirect_and_back(arena):
    """SK-70, RU-43: each costs a card."""
    s = arena(
        {"sakoshi": "J6"},
        {"akhuti": {"hex": "J7", "illusion": "I7"}, "haburat": "K7"},
        hero="sakoshi",
        hand1=["redirect", "redirect"],
        deck0=[0, 0],
    )
    s.do("attack", "J7", "redirect", "akhuti").passes()
    assert s.asked == "Choose"
    assert set(s.legal) == {"I7", "K7"}
    s.do("K7")
    assert (s.asked, s.table.seat) == ("Respond", 1)
    s.do("redirect")
    if s.asked == "Caster":
        s.do(s.legal[0])
    s.passes()
    s.go("J7") if s.asked == "Choose" else None
    s.until("Main")
    assert len(s.events("redirected")) == 2
    assert s.hp("akhuti") < 14


def test_burn_and_mana(arena):
    """SK-71, RU-40: only what is left burns, until upkeep."""
    s = arena(
        {"yami": "J6"},
        {"akhuti": {"hex": "J7", "cards": ["twister-of-souls", "redirect"]}},
        hero="yami",
        hand0=["combustion"],
    )
    assert s.mana("akhuti") == 0
    s.go("combustion")
    assert s.table.burned[s.ids["akhuti"]] == 0
    s = arena({"yami": "J6"}, {"akhuti": "J7"}, hero="yami", hand0=["combustion"])
    s.go("combustion")
    assert s.mana("akhuti") == 2
    s.do("end").until("Main").do("end").until("Main")
    assert s.mana("akhuti") == s.table.turn


def test_skills_are_on_or_off(arena):
    """SK-73: icons."""
    s = arena({"cotlic": "J7", "corjof": "J8"}, {"yami": "A1"}, hero="cotlic")
    skills = {k["key"]: k["on"] for hero in s.table.view(0)["seats"][0]["heroes"] for k in hero["skills"]}
    assert skills["taulots-blessing"] is False
    assert skills["raven-form"] is False
    assert skills["grey-watch"] is True
    s = arena(
        {"cotlic": "J7", "corjof": {"hex": "J8", "conditions": ["shapeshifted"]}},
        {"yami": "A1"},
        hero="cotlic",
        pillars0=["J4"],
    )
    skills = {k["key"]: k["on"] for hero in s.table.view(0)["seats"][0]["heroes"] for k in hero["skills"]}
    assert skills["taulots-blessing"] is True
    assert skills["raven-form"] is True


def test_pillars_belong_to_the_seat(arena):
    """SK-77: Cotlic uses what Tlakali has raised; miniatures may stop on pillars."""
    s = arena({"cotlic": "J7", "tlakali": "A8"}, {"yami": "J4"}, hero="tlakali", pillars0=["J5"])
    assert s.armor("cotlic") == 2
    s = arena({"cotlic": "J7"}, {"yami": "J4"}, hero="cotlic", pillars0=["J5"])
    s.go("move")
    assert "J5" in s.legal


def test_illusions_never_block(arena):
    """SK-78, SK-80: and a stray one may be moved from where it is."""
    s = arena({"akhuti": {"hex": "F11", "illusion": "J7"}}, {"yami": "A1"}, hero="akhuti")
    s.go("worship")
    assert {"stay", "J6", "J4", "F10"} <= set(s.legal)
    assert "J7" not in s.legal
    s.do("J4")
    assert s.illusion("akhuti") == "J4"
    s = arena({"akhuti": {"hex": "F11", "illusion": "F10"}}, {"yami": "A1"}, hero="akhuti")
    s.go("move")
    assert {"F10", "F9"} <= set(s.legal)
