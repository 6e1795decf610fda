"""Every skill of 4.2 and 4.6: a position in which it works, and one in which it does not.

As in section 11: turn 3, the south is first and active, everybody passes unless told. In decks, a number stands for a
card with that modifier.
"""

from collections.abc import Callable

import pytest

from skyhall.games.skytear.play.pieces.heroes import move_of

Arena = Callable[..., "Stage"]  # noqa: F821
FLAT = [0, 0, 0, 0]
MARKED = {"conditions": ["marked"]}
SHAPED = {"conditions": ["shapeshifted"]}


def moves(s: "Stage", key: str) -> int:  # noqa: F821
    """How far a Move action takes a hero now."""
    return move_of(s.table, s.ids[key])


# Sakoshi


@pytest.mark.parametrize(("conditions", "attack", "skirmish"), [(["marked"], 4, 1), ([], 3, 0)])
def test_hunters_eye_against_a_marked_target(arena: Arena, conditions: list[str], attack: int, skirmish: int) -> None:
    north = {"akhuti": {"hex": "J5", "conditions": conditions}}
    s = arena({"sakoshi": "J7"}, north, hero="sakoshi", deck0=FLAT).go("attack")
    assert s.hp("akhuti") == 14 - attack
    s = arena({"sakoshi": "J7"}, north, hero="sakoshi", deck0=FLAT).go("skirmish", "J5", "strike", "done")
    assert s.hp("akhuti") == 14 - skirmish


def test_smoke_step_after_worship_moves_up_to_two(arena: Arena) -> None:
    s = arena({"sakoshi": {"hex": "J7", "conditions": ["slow"]}}, {"akhuti": "J5"}, hero="sakoshi").go("worship")
    assert s.conditions("akhuti") == ["marked"]
    assert s.asked == "MoveTo"
    assert {"J8", "stay", "I6", "K5"} <= set(s.legal)
    assert "J4" not in s.legal
    assert s.do("K7").at("sakoshi") == "K7"


def test_worship_without_an_enemy_hero_within_three_is_not_declared(arena: Arena) -> None:
    """SK-74, ruling 61."""
    s = arena({"sakoshi": "J7"}, {"akhuti": "J3"}, hero="sakoshi")
    assert "worship" not in s.legal
    assert s.refusal("worship") == "SK-74"


def test_cold_blood_heals_three_when_sakoshi_defeats_a_hero(arena: Arena) -> None:
    south = {"sakoshi": {"hex": "J7", "hp": 6}}
    s = arena(south, {"akhuti": {"hex": "J5", "hp": 2}}, hero="sakoshi", deck0=FLAT).go("attack")
    assert (s.at("akhuti"), s.hp("sakoshi"), s.table.kills) == ("off", 9, [1, 0])


def test_cold_blood_not_for_minions_and_not_for_friends_kills(arena: Arena) -> None:
    south = {"sakoshi": {"hex": "J7", "hp": 6}, "yami": "J6"}
    s = arena(south, {"akhuti": {"hex": "J5", "hp": 2}}, hero="yami", deck0=FLAT).go("attack")
    assert (s.at("akhuti"), s.hp("sakoshi")) == ("off", 6)
    s = arena(south, {"akhuti": "A1"}, minions1=["K6"], hero="sakoshi", deck0=FLAT).go("attack")
    assert (s.minions(1), s.hp("sakoshi")) == ([], 6)


def test_cold_blood_once_for_two_heroes_ruling_62(arena: Arena) -> None:
    """SK-54: Shuriken Storm Defeats two, Cold Blood triggers once."""
    north = {"akhuti": {"hex": "J5", "hp": 1}, "corjof": {"hex": "K5", "hp": 1}}
    s = arena({"sakoshi": {"hex": "J7", "hp": 5}}, north, hero="sakoshi", hand0=["shuriken-storm"], deck0=FLAT).go(
        "shuriken-storm", "J5", "K5"
    )
    assert (s.hp("sakoshi"), s.table.kills) == (8, [2, 0])


# Yami


def test_wolf_leap_places_yami_next_to_the_marked_hero(arena: Arena) -> None:
    s = arena({"yami": "J8"}, {"akhuti": "J5"}, hero="yami").go("worship")
    assert s.legal == ["I5", "I6", "J4", "J6", "K4", "K5"]
    s.do("J4")
    assert (s.at("yami"), s.hp("akhuti"), s.conditions("akhuti")) == ("J4", 13, ["marked"])


def test_wolf_leap_without_a_free_hex_still_bites_ruling_14(arena: Arena) -> None:
    around = ["I5", "I6", "J4", "J6", "K4", "K5"]
    s = arena({"yami": "J8"}, {"akhuti": "J5"}, minions1=around, hero="yami").go("worship")
    assert (s.at("yami"), s.hp("akhuti")) == ("J8", 13)


def test_wolf_leap_is_cancelled_only_if_the_marked_hero_left_ruling_13(arena: Arena) -> None:
    """Akhuti moves on while Wolf Leap is on the Stack: beyond 3, but on the map."""
    s = arena({"yami": "J8"}, {"akhuti": "J5", "haburat": "J4"}, hero="yami", hand1=["time-glitch"])
    s.do("worship")
    while not s.events("triggered"):
        s.do("pass")
    s.go("time-glitch", "haburat", "J5", "I5")
    assert s.table.box.map.distance[s.table.box.map.by_label["J8"]][s.table.place[s.ids["akhuti"]]] > 3
    assert s.asked == "PlaceAt"
    s.do(s.legal[0])
    assert s.hp("akhuti") == 13


def test_scent_of_fear_gives_armor_next_to_a_marked_enemy(arena: Arena) -> None:
    assert arena({"yami": "J8"}, {"akhuti": {"hex": "J7", **MARKED}}, hero="yami").armor("yami") == 2
    assert arena({"yami": "J8"}, {"akhuti": {"hex": "J6", **MARKED}}, hero="yami").armor("yami") == 1
    assert arena({"yami": "J8"}, {"akhuti": "J7"}, hero="yami").armor("yami") == 1


# Haburat and Akhuti


@pytest.mark.parametrize(("illusion", "on"), [("J5", True), ("J4", False)])
def test_mirage_blades_and_light_step_near_haburats_illusion(arena: Arena, illusion: str, on: bool) -> None:
    """SK-79: within 3 of the illusion, also for the other Nupten hero."""
    south = {"haburat": {"hex": "J8", "illusion": illusion}, "akhuti": "J7" if on else "K8"}
    s = arena(south, {"yami": "I8"}, hero="haburat", deck0=FLAT)
    assert moves(s, "haburat") == (4 if on else 3)
    assert moves(s, "akhuti") == (4 if on else 3)
    s.go("skirmish", "I8", "strike", "done")
    assert s.hp("yami") == 16  # 0 + 0 + 1 − 1 armor, or less
    damage = s.events("damaged")[-1]
    assert damage["bonus"] == (1 if on else 0)


def test_illusion_skills_are_for_nupten_heroes_only(arena: Arena) -> None:
    south = {"haburat": {"hex": "J8", "illusion": "J6"}, "yami": "J7"}
    assert moves(arena(south, {"corjof": "A1"}, hero="yami"), "yami") == 3


@pytest.mark.parametrize(("illusion", "attack"), [("K5", 5), ("K7", 4)])
def test_ambush_on_an_enemy_next_to_a_friendly_illusion(arena: Arena, illusion: str, attack: int) -> None:
    south = {"haburat": "J6", "akhuti": {"hex": "A1", "illusion": illusion}}
    s = arena(south, {"corjof": "J5"}, hero="haburat", deck0=FLAT).go("attack")
    assert s.hp("corjof") == 12 - attack


def test_resonant_light_gives_armor_near_akhutis_illusion(arena: Arena) -> None:
    south = {"akhuti": {"hex": "I8", "illusion": "J6"}, "haburat": "J7"}
    s = arena(south, {"yami": "A1"}, hero="akhuti")
    assert (s.armor("akhuti"), s.armor("haburat")) == (1, 2)
    south = {"akhuti": {"hex": "I8", "illusion": "J2"}, "haburat": "J5"}
    s = arena(south, {"yami": "A1"}, hero="akhuti")
    assert (s.armor("akhuti"), s.armor("haburat")) == (0, 2)


def test_retribution_hits_another_enemy_when_the_attack_resolves(arena: Arena) -> None:
    """SK-54, ruling 45: also after an Attack that did nothing."""
    s = arena({"akhuti": "J7"}, {"gulbjarn": "J5", "corjof": "J4"}, hero="akhuti", deck0=[-1, -1])
    s.go("attack", "J5")
    assert (s.hp("gulbjarn"), s.hp("corjof")) == (18 - 0, 11)


def test_retribution_needs_another_enemy_within_three(arena: Arena) -> None:
    s = arena({"akhuti": "J7"}, {"gulbjarn": "J5", "corjof": "J3"}, hero="akhuti", deck0=FLAT).go("attack")
    assert (s.hp("gulbjarn"), s.hp("corjof"), s.asked) == (17, 12, "Main")


def test_retribution_not_after_a_cancelled_attack_ruling_46(arena: Arena) -> None:
    s = arena({"akhuti": "J7"}, {"haburat": "J4", "corjof": "J6"}, hero="akhuti", hand1=["time-glitch"], deck0=FLAT)
    s.go("attack", "J4", "time-glitch", "haburat", "J4", "J3")
    assert [event["reason"] for event in s.events("cancelled")] == ["target"]
    assert (s.hp("haburat"), s.hp("corjof")) == (15, 12)


# Corjof and Gulbjarn


def test_raven_form_moves_farther_and_over_everybody(arena: Arena) -> None:
    north = {"yami": "J2", "haburat": "K1"}
    s = arena({"corjof": {"hex": "K2", **SHAPED}}, north, hero="corjof")
    assert moves(s, "corjof") == 4
    s.go("move")
    assert "I2" in s.legal
    assert not {"J2", "K1", "J1"} & set(s.legal)
    assert moves(arena({"corjof": "K2"}, north, hero="corjof"), "corjof") == 3


def test_raven_form_flies_where_a_walker_is_shut_in(arena: Arena) -> None:
    """SK-73: on only while Shapeshifted."""
    north = {"yami": "K2", "haburat": "J2"}
    walker = arena({"corjof": "K1"}, north, hero="corjof").go("move")
    assert walker.asked == "Main"  # nowhere to go: `stay` is taken by itself
    flier = arena({"corjof": {"hex": "K1", **SHAPED}}, north, hero="corjof").go("move")
    assert {"K3", "J3", "I2"} <= set(flier.legal)


def test_grey_watch_sees_into_cover(arena: Arena) -> None:
    """SK-7: Corjof needs no spotter, Sakoshi does."""
    assert "attack" in arena({"corjof": "J6"}, {"akhuti": "H8"}, hero="corjof").legal
    assert "attack" not in arena({"sakoshi": "J6"}, {"akhuti": "H8"}, hero="sakoshi").legal


def test_ursine_rage_sweeps_while_shapeshifted(arena: Arena) -> None:
    north = {"sakoshi": "J5", "yami": "K5"}
    s = arena({"gulbjarn": {"hex": "J6", **SHAPED}}, north, hero="gulbjarn", deck0=FLAT)
    s.go("skirmish")
    assert s.asked == "SkirmishStep"  # declared without a target
    s.do("strike")
    assert (s.asked, len(s.legal)) == ("PlaceAoE", 3)
    both = next(word for word in s.legal if struck(s, word, north) == {"sakoshi", "yami"})
    s.do(both).go("done")
    assert (s.hp("sakoshi"), s.hp("yami")) == (13 - 1, 16)


def struck(s: "Stage", word: str, north: dict) -> set[str]:  # noqa: F821
    """The heroes under an `aoe` word."""
    hexes = s.table.view(s.table.seat)["aoe"][word.split()[1]]
    return {key for key in north if s.table.place[s.ids[key]] in hexes}


def test_without_ursine_rage_a_skirmish_has_one_target(arena: Arena) -> None:
    s = arena({"gulbjarn": "J6"}, {"sakoshi": "J5", "yami": "K5"}, hero="gulbjarn", deck0=FLAT).do("skirmish")
    assert (s.asked, s.legal) == ("Target", ["done", "J5", "K5"])


@pytest.mark.parametrize(("corjof", "bonus"), [({"hex": "J8", **SHAPED}, 1), ({"hex": "J3", **SHAPED}, 0), ("J8", 0)])
def test_feral_majesty_counts_shapeshifted_friends_within_three(arena: Arena, corjof: object, bonus: int) -> None:
    s = arena({"gulbjarn": "J7", "corjof": corjof}, {"akhuti": "J6"}, hero="gulbjarn", deck0=FLAT)
    s.go("skirmish", "J6", "strike", "done")
    assert s.hp("akhuti") == 14 - bonus


# Cotlic and Tlakali


@pytest.mark.parametrize(("pillar", "armor"), [("J4", 2), ("J3", 1)])
def test_taulots_blessing_within_three_of_a_pillar(arena: Arena, pillar: str, armor: int) -> None:
    assert arena({"cotlic": "J7"}, {"yami": "A1"}, pillars0=[pillar], hero="cotlic").armor("cotlic") == armor
    assert arena({"cotlic": "J7"}, {"tlakali": "A1"}, pillars1=[pillar], hero="cotlic").armor("cotlic") == 1


def test_strength_of_the_king_any_number_of_pillars(arena: Arena) -> None:
    """Ruling 2, SK-76."""
    s = arena({"cotlic": "J7"}, {"yami": "J6"}, pillars0=["A1", "B2", "K6"], hero="cotlic", deck0=FLAT)
    s.go("worship", "A1", "B2", "K6", "J8")
    assert s.pillars(0) == ["J8"]
    assert s.table.skirmish_buff[s.ids["cotlic"]] == 3
    s.go("skirmish", "J6", "strike", "done")
    assert s.hp("yami") == 16 - (3 - 1)
    assert s.go("end").table.skirmish_buff[s.ids["cotlic"]] == 0


def test_worship_that_removes_nothing_triggers_nothing(arena: Arena) -> None:
    """SK-76."""
    s = arena({"cotlic": "J7"}, {"yami": "J6"}, pillars0=["A1"], hero="cotlic").go("worship", "done", "J8")
    assert s.pillars(0) == ["A1", "J8"]
    assert (s.events("triggered"), s.table.skirmish_buff[s.ids["cotlic"]]) == ([], 0)


def test_wrath_of_the_hive_against_those_within_one(arena: Arena) -> None:
    s = arena({"yami": "J6"}, {"cotlic": "J7"}, hero="yami", deck0=FLAT).go("attack")
    assert (s.hp("cotlic"), s.hp("yami")) == (20 - 3, 15)
    s = arena({"sakoshi": "J5"}, {"cotlic": "J7"}, hero="sakoshi", deck0=FLAT).go("attack")
    assert (s.hp("cotlic"), s.hp("sakoshi")) == (20 - 2, 13)


def test_wrath_of_the_hive_needs_damage(arena: Arena) -> None:
    """SK-60: damage 0 is none."""
    north = {"cotlic": {"hex": "J7", "armor": 9}}
    s = arena({"yami": "J6"}, north, hero="yami", deck0=FLAT).go("attack")
    assert (s.hp("cotlic"), s.hp("yami")) == (20, 16)


@pytest.mark.parametrize(("pillars", "kept"), [([], False), (["J2"], False), (["J7"], True)])
def test_blood_ward_protects_minions_near_her(arena: Arena, pillars: list[str], kept: bool) -> None:
    """On while Tlakali is within 3 of a friendly pillar; with `prevented` in the log."""
    s = arena({"yami": "J3"}, {"tlakali": "J6"}, minions1=["J4"], pillars1=pillars, hero="yami", deck0=FLAT)
    s.go("attack", *(["J4"] if pillars == ["J2"] else []))
    assert (s.minions(1) == ["J4"]) is kept
    assert len(s.events("prevented")) == (1 if kept else 0)


def test_blood_ward_reaches_three_hexes(arena: Arena) -> None:
    s = arena({"yami": "J2"}, {"tlakali": "J7"}, minions1=["J3"], pillars1=["J7"], hero="yami", deck0=FLAT)
    assert s.go("attack").minions(1) == []


def test_crumbling_rite_hurts_around_the_removed_pillar(arena: Arena) -> None:
    s = arena({"tlakali": "J8"}, {"yami": "C3", "akhuti": "C5"}, minions1=["B3"], pillars0=["C4", "K3"], hero="tlakali")
    s.go("worship", "C4", "J7")
    assert (s.hp("yami"), s.hp("akhuti"), s.minions(1), s.pillars(0)) == (16 - 1, 13, [], ["J7", "K3"])


def test_tlakali_may_remove_only_one_pillar_ruling_2(arena: Arena) -> None:
    s = arena({"tlakali": "J8"}, {"yami": "A1"}, pillars0=["C4", "K3"], hero="tlakali").go("worship", "C4")
    assert s.asked == "PlacePillar"


def test_collective_grief_heals_when_a_minion_near_her_falls(arena: Arena) -> None:
    north = {"tlakali": {"hex": "J6", "hp": 5}}
    s = arena({"yami": "J3"}, north, minions1=["J4"], hero="yami", deck0=FLAT).go("attack")
    assert (s.minions(1), s.hp("tlakali")) == ([], 6)
    north = {"tlakali": {"hex": "J7", "hp": 5}}
    s = arena({"yami": "J2"}, north, minions1=["J3"], hero="yami", deck0=FLAT).go("attack")
    assert (s.minions(1), s.hp("tlakali")) == ([], 5)


def test_collective_grief_once_for_two_minions(arena: Arena) -> None:
    """SK-54: a skill triggers at most once per resolving item."""
    north = {"tlakali": {"hex": "J3", "hp": 5}}
    s = arena({"corjof": "J8"}, north, minions1=["J5", "K5"], hero="corjof", hand0=["featherstorm"], deck0=FLAT)
    s.go("featherstorm", "J6")
    best = next(word for word in s.legal if len(minions_under(s, word)) == 2)
    s.go(best)
    assert (s.minions(1), s.hp("tlakali")) == ([], 6)


def minions_under(s: "Stage", word: str) -> list[int]:  # noqa: F821
    hexes = s.table.view(s.table.seat)["aoe"][word.split()[1]]
    return [place for place in s.table.minions[1] if place in hexes]


# the outsider


def dome(arena: Arena, north: dict, **more: object) -> "Stage":  # noqa: F821
    """The south wins the dome with Corjof and is asked about the outsider."""
    s = arena({"corjof": "F9"}, north, ask="minions", **more)
    while s.asked == "SpawnAt":
        s.do("done")
    assert s.asked == "SummonOutsider"
    return s


def test_rift_step_places_the_wanderer_within_four(arena: Arena) -> None:
    s = dome(arena, {"yami": "A1"}).do("F7")
    assert {"move", "skirmish", "skill rift-step", "skill sky-rend", "end"} <= set(s.legal)
    assert "attack" not in s.legal
    s.do("skill rift-step")
    assert {"F3", "B7", "J5"} <= set(s.legal)
    assert not {"F9", "F2", "J1"} & set(s.legal)
    s.do("J5")
    assert (s.at("outsider"), s.table.ap) == ("J5", 2)
    assert "skill rift-step" not in s.legal


def test_sky_rend_deals_two_to_enemy_heroes_within_one(arena: Arena) -> None:
    """SK-3, SK-106: enemies are the opponent's; the acting seat's own heroes are friends."""
    s = arena({"corjof": "F8", "sakoshi": "E8"}, {"yami": "F6", "akhuti": "F4"}, ask="minions")
    while s.asked == "SpawnAt":
        s.do("done")
    s.do("F7", "skill sky-rend")
    assert (s.hp("yami"), s.hp("akhuti"), s.hp("corjof")) == (16 - 1, 14, 12)
