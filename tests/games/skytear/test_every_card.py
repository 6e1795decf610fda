"""Every power card of 4.4: a position in which it does what it says, and one in which it cannot be played.

As in section 11: turn 3, the south is first and active, everybody passes unless told. In decks, a number stands for a
card with that modifier.
"""

from collections.abc import Callable

import pytest

from skyhall.games.skytear.box.map.hexes import HexMap

Arena = Callable[..., "Stage"]  # noqa: F821
FLAT = [0, 0, 0, 0]


def placement(s: "Stage", shape: str, place: str, cells: str) -> str:  # noqa: F821
    """The `aoe` word that lays a shape exactly over these hexes."""
    box = s.table.box
    hexes: HexMap = box.map
    index = [one.name for one in box.shapes].index(shape)
    wanted = sorted(hexes.by_label[label] for label in cells.split())
    return f"aoe {box.placements[index][hexes.by_label[place]].index(wanted)}"


# Sakoshi


def test_shuriken_storm_hits_up_to_three_heroes_with_one_flip(arena: Arena) -> None:
    north = {"gulbjarn": "J5", "corjof": "K5", "cotlic": "I6"}
    s = arena({"sakoshi": "J6"}, north, hero="sakoshi", hand0=["shuriken-storm"], deck0=[1, 0])
    s.do("shuriken-storm", "J5")
    assert s.legal == ["done", "I6", "K5"]
    s.go("K5", "I6")
    assert [s.hp(key) for key in north] == [18 - 2, 12 - 3, 20 - 2]
    assert len(s.events("flipped")) == 1


def test_shuriken_storm_may_stop_after_the_first_target(arena: Arena) -> None:
    north = {"gulbjarn": "J5", "corjof": "K5"}
    s = arena({"sakoshi": "J6"}, north, hero="sakoshi", hand0=["shuriken-storm"], deck0=FLAT)
    s.go("shuriken-storm", "K5", "done")
    assert [s.hp(key) for key in north] == [18, 10]


def test_gank_counts_friends_within_two_of_the_target(arena: Arena) -> None:
    south = {"sakoshi": "J7", "yami": "J6", "corjof": "J8"}
    s = arena(south, {"akhuti": "J5"}, hero="sakoshi", hand0=["gank"], deck0=FLAT)
    assert s.go("gank").hp("akhuti") == 14 - (1 + 0 + 2)


def test_lifesteal_heals_what_was_lost(arena: Arena) -> None:
    south = {"sakoshi": {"hex": "J7", "hp": 9}}
    s = arena(south, {"akhuti": "J5"}, hero="sakoshi", hand0=["lifesteal"]).go("lifesteal")
    assert (s.hp("akhuti"), s.hp("sakoshi")) == (12, 11)


def test_lifesteal_takes_no_more_from_a_minion_than_it_has(arena: Arena) -> None:
    """4.3: `lost` is at most the HP the victim had."""
    south = {"sakoshi": {"hex": "J7", "hp": 9}}
    s = arena(south, {"akhuti": "A1"}, minions1=["J5"], hero="sakoshi", hand0=["lifesteal"]).go("lifesteal")
    assert (s.hp("sakoshi"), s.minions(1)) == (10, [])


def test_crippling_precision_slows_and_disarms_the_marked(arena: Arena) -> None:
    s = arena({"sakoshi": "J7"}, {"akhuti": "J5"}, hero="sakoshi", hand0=["crippling-precision"])
    assert s.go("crippling-precision").conditions("akhuti") == ["slow"]
    north = {"akhuti": {"hex": "J5", "conditions": ["marked"]}}
    s = arena({"sakoshi": "J7"}, north, hero="sakoshi", hand0=["crippling-precision"])
    assert s.go("crippling-precision").conditions("akhuti") == ["slow", "disarm", "marked"]


# Yami


def test_kneel_before_me_needs_no_sight_and_reaches_two(arena: Arena) -> None:
    s = arena({"yami": "F8"}, {"akhuti": "F10", "cotlic": "F5"}, hero="yami", hand0=["kneel-before-me"])
    s.go("kneel-before-me")
    assert (s.hp("akhuti"), s.conditions("akhuti")) == (12, ["slow", "marked"])
    assert (s.hp("cotlic"), s.conditions("cotlic")) == (20, [])


def test_dragon_punch_damages_and_pushes_two(arena: Arena) -> None:
    s = arena({"yami": "J7"}, {"akhuti": "J6"}, hero="yami", hand0=["dragon-punch"], deck0=FLAT)
    s.go("dragon-punch")
    assert s.hp("akhuti") == 14 - 3
    assert s.legal == ["I6", "J5", "K5"]
    s.do("J5")
    assert s.legal == ["I5", "J4", "K4"]
    assert s.do("J4").at("akhuti") == "J4"


def test_clear_mind_cleanses_and_draws(arena: Arena) -> None:
    south = {"yami": "J7", "cotlic": {"hex": "J5", "conditions": ["slow", "disarm", "marked", "fast"]}}
    s = arena(south, {"corjof": "A1"}, hero="yami", hand0=["clear-mind"]).go("clear-mind", "yami")
    assert s.legal == ["J5", "J7"]
    assert s.do("J5").conditions("cotlic") == ["fast"]
    assert len(s.hand(0)) == 1


def test_combustion_burns_and_hurts_the_marked(arena: Arena) -> None:
    s = arena({"yami": "J7"}, {"akhuti": "J5"}, hero="yami", hand0=["combustion"]).go("combustion")
    assert (s.mana("akhuti"), s.hp("akhuti")) == (2, 14)
    north = {"akhuti": {"hex": "J5", "conditions": ["marked"]}}
    s = arena({"yami": "J7"}, north, hero="yami", hand0=["combustion"]).go("combustion")
    assert (s.mana("akhuti"), s.hp("akhuti")) == (2, 13)


# Haburat


def test_blades_of_lightning_give_two_ap_and_every_action_twice_ruling_59(arena: Arena) -> None:
    s = arena(
        {"haburat": "J7"},
        {"corjof": "A1"},
        hero="haburat",
        ap=1,
        used=["move", "lead"],
        hand0=["blades-of-lightning"],
    )
    assert "move" not in s.legal
    s.go("blades-of-lightning")
    assert s.table.ap == 3
    assert {"move", "lead", "worship", "skirmish"} <= set(s.legal)
    s.go("move", "stay")
    assert "move" not in s.legal


def test_testudo_gives_armor_to_those_within_one_until_the_end_of_the_activation(arena: Arena) -> None:
    south = {"haburat": "J7", "akhuti": "J6", "yami": "J5"}
    s = arena(south, {"corjof": "A1"}, hero="haburat", hand0=["testudo"]).go("testudo", "haburat")
    assert [s.armor(key) for key in south] == [3, 2, 1]
    s.go("end")
    assert [s.armor(key) for key in south] == [1, 0, 1]


def test_time_warp_frees_mana_but_never_its_own_copies_ruling_41(arena: Arena) -> None:
    south = {"haburat": {"hex": "J7", "cards": ["time-warp", "testudo"], "burned": 1}}
    s = arena(south, {"corjof": "A1"}, hero="haburat", round=5, hand0=["time-warp"])
    assert s.mana("haburat") == 0
    south["haburat"]["cards"] = ["time-warp"]
    s = arena(south, {"corjof": "A1"}, hero="haburat", round=5, hand0=["time-warp"])
    s.go("time-warp")
    assert s.mana("haburat") == 5 - 2 - 2  # both copies stay, the burned mana is back
    assert len(s.hand(0)) == 1


def test_time_glitch_moves_a_friend_one_hex(arena: Arena) -> None:
    south = {"haburat": "J7", "akhuti": {"hex": "J5", "conditions": ["slow"]}}
    s = arena(south, {"corjof": "A1"}, hero="haburat", hand0=["time-glitch"]).go("time-glitch", "haburat", "J5")
    assert s.legal == ["stay", "I5", "I6", "J4", "J6", "K4", "K5"]
    assert s.do("J4").at("akhuti") == "J4"


# Akhuti


def test_word_of_nupten_moves_the_enemy_among_its_friends(arena: Arena) -> None:
    s = arena({"akhuti": "J7"}, {"yami": "J5", "cotlic": "J2"}, hero="akhuti", hand0=["word-of-nupten"])
    s.go("word-of-nupten").do("J3")
    assert (s.at("yami"), s.hp("yami"), s.conditions("yami")) == ("J3", 16, ["disarm"])
    assert s.hp("cotlic") == 20 - 1


def test_twister_of_souls_swaps_and_damages(arena: Arena) -> None:
    south = {"akhuti": "J7", "haburat": "I8"}
    s = arena(south, {"yami": "J5", "corjof": "A1"}, hero="akhuti", hand0=["twister-of-souls"], deck0=[1, 0])
    s.do("twister-of-souls")
    assert s.asked == "Target"
    assert s.legal == ["I8", "J7"]  # t1 can only be Yami; SK-51: not twice; the caster is a friendly hero
    s.go("I8")
    assert (s.at("yami"), s.at("haburat"), s.hp("yami")) == ("I8", "J5", 16 - (1 + 1 - 1))


def test_redirect_turns_an_attack_on_an_illusion(arena: Arena) -> None:
    north = {"akhuti": {"hex": "J7", "illusion": "I7"}, "haburat": "J8"}
    s = arena({"yami": "J6"}, north, hero="yami", hand1=["redirect"], deck0=FLAT)
    s.go("attack", "J7", "redirect", "akhuti")
    assert (s.hp("akhuti"), s.illusion("akhuti")) == (14, "off")
    assert [event["to"] for event in s.events("redirected")] == ["illusion akhuti"]


def test_hurricane_strike_damages_and_pushes(arena: Arena) -> None:
    s = arena({"akhuti": "J7"}, {"corjof": "J5"}, hero="akhuti", hand0=["hurricane-strike"]).go("hurricane-strike")
    assert s.hp("corjof") == 11
    assert s.do("J4", "J3").at("corjof") == "J3"


# Corjof


def test_featherstorm_hits_all_enemies_under_its_wing(arena: Arena) -> None:
    s = arena(
        {"corjof": "J8"}, {"yami": "J6"}, minions1=["J4", "K5"], minions0=["J5"],
        hero="corjof", hand0=["featherstorm"], deck0=[1, 0],
    )  # fmt: skip
    s.go("featherstorm", "J6")
    s.go(placement(s, "wing5", "J6", "J4 J5 J6 K5 K6"))
    assert (s.hp("yami"), s.minions(1), s.minions(0)) == (13, [], ["J5"])


def test_gathering_storm_draws_two_and_discards_one_unless_shapeshifted(arena: Arena) -> None:
    s = arena({"corjof": "J8"}, {"yami": "A1"}, hero="corjof", hand0=["gathering-storm"], deck0=["icewall", "presence"])
    s.go("gathering-storm")
    assert s.asked == "Discard"
    assert s.do("icewall").hand(0) == ["presence"]
    south = {"corjof": {"hex": "J8", "conditions": ["shapeshifted"]}}
    s = arena(south, {"yami": "A1"}, hero="corjof", hand0=["gathering-storm"]).go("gathering-storm")
    assert (s.asked, len(s.hand(0))) == ("Main", 2)


def test_icewall_slows_and_disarms_a_line(arena: Arena) -> None:
    s = arena({"corjof": "J8"}, {"yami": "J6", "haburat": "J4"}, minions1=["K5"], hero="corjof", hand0=["icewall"]).go(
        "icewall", "J5"
    )
    s.do(placement(s, "line3", "J5", "J4 J5 J6"))
    assert s.conditions("yami") == s.conditions("haburat") == ["slow", "disarm"]
    assert (s.hp("yami"), s.minions(1)) == (16, ["K5"])


def test_through_the_eyes_predicts_three_and_sees_into_cover(arena: Arena) -> None:
    south = {"corjof": "A1", "sakoshi": "J6"}
    s = arena(
        south, {"akhuti": "H8"}, hero="sakoshi", hand0=["through-the-eyes"],
        deck0=["icewall", "presence", "grapple", "gank"],
    )  # fmt: skip
    assert "attack" not in s.legal
    s.go("through-the-eyes", "corjof")
    assert s.asked == "PredictDiscard"
    assert s.legal == ["done", "icewall", "grapple", "presence"]
    s.do("icewall", "done", "presence")
    assert (s.table.known_top[0], len(s.table.decks[0]), len(s.table.discards[0])) == (2, 3, 1)
    assert s.asked == "Main"
    assert "attack" in s.legal
    assert s.go("end").table.see_cover == [0, 0]


# Gulbjarn


@pytest.mark.parametrize(("hp", "healed"), [(10, 16), (15, 18)])
def test_feral_vitality_heals_six_and_changes_shape_even_of_an_exhausted_hero(
    arena: Arena, hp: int, healed: int
) -> None:
    """SK-20: reactions may be played with Exhausted heroes; SK-58: never above the starting HP."""
    south = {"gulbjarn": {"hex": "J8", "hp": hp, "state": "exhausted"}, "corjof": "J7"}
    s = arena(south, {"yami": "A1"}, hero="corjof", hand0=["feral-vitality"]).go("feral-vitality")
    assert (s.hp("gulbjarn"), s.conditions("gulbjarn")) == (healed, ["fast", "shapeshifted"])


def test_grapple_places_the_enemy_next_to_the_caster(arena: Arena) -> None:
    """SK-61: place; its own hex counts as free."""
    s = arena({"gulbjarn": "J8"}, {"yami": "J7"}, hero="gulbjarn", hand0=["grapple"]).go("grapple")
    assert s.legal == ["I8", "I9", "J7", "K7", "K8"]  # J9 is a tower; its own hex counts as free (SK-61)
    s.do("K8")
    assert (s.at("yami"), s.conditions("yami")) == ("K8", ["slow"])


def test_unfamiliar_terrain_cancels_a_move(arena: Arena) -> None:
    s = arena({"yami": "J7"}, {"gulbjarn": "J5"}, hero="yami", hand1=["unfamiliar-terrain"])
    s.go("move", "unfamiliar-terrain")
    assert (s.asked, s.at("yami"), s.table.ap) == ("Main", "J7", 2)
    assert "move" not in s.legal
    assert [event["reason"] for event in s.events("cancelled")] == ["countered"]


def test_presence_counts_one_more_and_predicts_two(arena: Arena) -> None:
    s = arena({"gulbjarn": "J8"}, {"yami": "A1"}, hero="gulbjarn", hand0=["presence"], deck0=["icewall", "grapple", 3])
    s.go("presence")
    assert s.table.control[s.ids["gulbjarn"]] == 1
    assert (s.asked, s.legal) == ("PredictDiscard", ["done", "icewall", "grapple"])


# Cotlic


def test_my_kingdom_spawns_two_and_advances_the_token_two(arena: Arena) -> None:
    s = arena({"cotlic": "J7"}, {"yami": "A1"}, hero="cotlic", hand0=["my-kingdom"]).go("my-kingdom")
    assert s.asked == "SpawnAt"
    assert s.legal == ["done", "I5", "I6", "J4", "J6", "K4", "K5"]
    s.do("J4", "K4")
    while s.asked == "TokenStep":
        s.do(s.legal[0])
    assert (s.token(1), s.token(0)) == ("J3", "B5")
    assert s.minions(0) == ["J4", "K4"]


def test_rampant_hatred_gives_frenzy_and_a_free_skirmish(arena: Arena) -> None:
    s = arena({"cotlic": "J7"}, {"akhuti": "J6"}, hero="cotlic", hand0=["rampant-hatred"], deck0=FLAT)
    s.go("rampant-hatred")
    assert (s.asked, s.legal) == ("TakeAction", ["yes", "no"])
    s.go("yes", "J6", "strike", "done")
    assert (s.hp("akhuti"), s.conditions("cotlic")) == (14 - 2, ["frenzy"])
    assert s.table.ap == 3
    assert "skirmish" in s.legal


def test_safeguard_takes_the_blow(arena: Arena) -> None:
    north = {"tlakali": "J7", "cotlic": "J8"}
    s = arena({"sakoshi": "J6"}, north, hero="sakoshi", hand1=["safeguard"], deck0=[1, 1])
    s.go("attack", "J7", "safeguard")
    assert (s.hp("tlakali"), s.hp("cotlic")) == (12, 20 - (3 + 1 - 2))


def test_lord_of_the_many_spawns_and_heals_up_to_three(arena: Arena) -> None:
    south = {"cotlic": {"hex": "J7", "hp": 10}}
    s = arena(south, {"yami": "A1"}, hero="cotlic", hand0=["lord-of-the-many"]).go("lord-of-the-many", "J6")
    assert (s.minions(0), s.hp("cotlic")) == (["J6"], 11)
    s = arena(south, {"yami": "A1"}, hero="cotlic", hand0=["lord-of-the-many"], minions0=["J6", "K6", "I7", "I6"]).go(
        "lord-of-the-many", "done"
    )
    assert s.hp("cotlic") == 13


# Tlakali


def test_the_thousandth_ritual_takes_two_and_two_more_for_each_pillar(arena: Arena) -> None:
    s = arena(
        {"tlakali": "J7"},
        {"yami": "J5"},
        pillars0=["A1", "B2", "C3"],
        hero="tlakali",
        hand0=["the-thousandth-ritual"],
    ).go("the-thousandth-ritual")
    s.do("A1", "C3", "done")
    assert (s.hp("yami"), s.pillars(0)) == (10, ["B2"])


def test_mud_flood_floods_a_cone(arena: Arena) -> None:
    s = arena({"tlakali": "J7"}, {"yami": "J6"}, minions1=["J5"], hero="tlakali", hand0=["mud-flood"], deck0=[1])
    s.go("mud-flood")
    assert (s.hp("yami"), s.conditions("yami"), s.minions(1)) == (14, ["slow"], [])


def test_crawling_darkness_raises_a_pillar_that_hurts(arena: Arena) -> None:
    north = {"yami": "J6", "akhuti": "J4"}
    s = arena({"tlakali": "J7"}, north, hero="tlakali", hand0=["crawling-darkness"]).go("crawling-darkness")
    assert not {"J6", "J5", "J7", "J9"} & set(s.legal)  # SK-5: not clear: heroes, a lane token, a tower
    s.do("K5")
    assert (s.pillars(0), s.hp("yami"), s.hp("akhuti")) == (["K5"], 15, 14)
    s = arena({"tlakali": "J7"}, north, hero="tlakali", hand0=["crawling-darkness"]).go("crawling-darkness", "K8")
    assert (s.hp("yami"), s.hp("akhuti")) == (16, 14)


def test_sacrifice_gives_up_a_minion_or_pillar(arena: Arena) -> None:
    s = arena(
        {"tlakali": "J7", "cotlic": {"hex": "J8", "hp": 10}}, {"yami": "A1"},
        minions0=["J6"], pillars0=["K6"], hero="tlakali", hand0=["sacrifice"],
    )  # fmt: skip
    s.go("sacrifice", "tlakali")
    assert s.legal == ["J6", "K6"]
    s.do("K6")
    assert s.legal == ["J7", "J8"]
    s.do("J8")
    assert (s.pillars(0), s.minions(0), s.hp("cotlic"), len(s.hand(0))) == ([], ["J6"], 13, 1)


def test_skytear_flux_gives_mana_and_a_card_once(arena: Arena) -> None:
    s = arena({"yami": "J7"}, {"corjof": "A1"}, hero="yami", flux_used=False).go("skytear-flux")
    assert (s.mana("yami"), len(s.hand(0)), s.table.flux_used) == (4, 1, True)
    assert "skytear-flux" not in s.legal
    assert s.table.discards == [[], []]  # SK-45
    assert s.table.cards_on[s.ids["yami"]] == []
