"""Section 4: the facts and counts of the standard edition, and what its primitives were read into."""

from collections import Counter

import pytest

from skyhall.core.errors import OptionsError
from skyhall.games.skytear.box import cards as c
from skyhall.games.skytear.box import effects as e
from skyhall.games.skytear.box.edition import Box, check_setup


def card(box: Box, name: str) -> c.Card:
    return next(card for card in box.cards if card.name == name)


def skill(box: Box, name: str) -> c.Skill:
    return next(skill for skill in box.skills if skill.name == name)


# 4.2


HEROES = [
    # name, faction, class, range, attack, flips, hp, armor, runes, piercing
    ("Sakoshi", "kurumo", "marksman", 3, 3, 2, 13, 0, ["ice", "fire"], False),
    ("Yami", "kurumo", "warrior", 1, 4, 2, 16, 1, ["earth", "fire"], False),
    ("Haburat", "nupten", "assassin", 1, 4, 1, 15, 1, ["fire", "air"], False),
    ("Akhuti", "nupten", "support", 3, 2, 2, 14, 0, ["ice", "air"], False),
    ("Corjof", "liothan", "mage", 3, 2, 2, 12, 0, ["air", "ice"], True),
    ("Gulbjarn", "liothan", "warrior", 1, 3, 2, 18, 1, ["earth", "ice"], False),
    ("Cotlic", "taulot", "tank", 1, 3, 1, 20, 1, ["fire", "earth"], False),
    ("Tlakali", "taulot", "mage", 3, 2, 1, 12, 0, ["air", "earth"], True),
]


@pytest.mark.parametrize("index", range(8))
def test_heroes(box: Box, index: int) -> None:
    hero = box.heroes[index]
    found = (
        hero.name, box.factions[hero.faction].key, c.CLASS_NAMES[hero.role], hero.range, hero.attack, hero.flips,
        hero.hp, hero.armor, [box.rune_names[rune] for rune in hero.runes], hero.piercing,
    )  # fmt: skip
    assert found == HEROES[index]


def test_factions(box: Box) -> None:
    found = [(f.key, box.rune_names[f.rune], c.MECHANIC_NAMES[f.mechanic], f.heroes) for f in box.factions]
    assert found == [
        ("kurumo", "fire", "marks", [0, 1]),
        ("nupten", "air", "illusions", [2, 3]),
        ("liothan", "ice", "shapeshift", [4, 5]),
        ("taulot", "earth", "pillars", [6, 7]),
    ]


def test_every_rune_is_a_left_rune_twice_and_every_pair_of_factions_shares_cards(box: Box) -> None:
    assert Counter(hero.runes[0] for hero in box.heroes) == {0: 2, 1: 2, 2: 2, 3: 2}
    for a in box.factions:
        for b in box.factions:
            if a.index != b.index:
                pair = [box.heroes[h] for h in [*a.heroes, *b.heroes]]
                assert any(h.rune_mask == (1 << a.rune | 1 << b.rune) for h in pair)


SKILLS = [
    ("Sakoshi", ["Hunter's Eye", "Smoke Step", "Cold Blood"], "always worship triggered"),
    ("Yami", ["Wolf Leap", "Scent of Fear"], "worship always"),
    ("Haburat", ["Mirage Blades", "Light Step", "Ambush"], "illusion illusion always"),
    ("Akhuti", ["Resonant Light", "Retribution"], "illusion triggered"),
    ("Corjof", ["Raven Form", "Grey Watch"], "shapeshifted always"),
    ("Gulbjarn", ["Ursine Rage", "Feral Majesty"], "shapeshifted always"),
    ("Cotlic", ["Taulot's Blessing", "Strength of the King", "Wrath of the Hive"], "pillar worship triggered"),
    ("Tlakali", ["Blood Ward", "Crumbling Rite", "Collective Grief"], "pillar worship triggered"),
]


@pytest.mark.parametrize(("name", "skills", "icons"), SKILLS)
def test_skills_and_their_icons(box: Box, name: str, skills: list[str], icons: str) -> None:
    hero = next(hero for hero in box.heroes if hero.name == name)
    assert [skill.name for skill in hero.skills] == skills
    assert " ".join(c.ICON_NAMES[skill.icon] for skill in hero.skills) == icons
    assert all(skill.hero == hero.index for skill in hero.skills)
    worship = [place for place, skill in enumerate(hero.skills) if skill.icon == c.ICON_WORSHIP]
    assert hero.worship_skill == (worship[0] if worship else -1)


def test_skills_are_numbered_through(box: Box) -> None:
    assert [skill.index for skill in box.skills] == list(range(20))


def test_static_skills(box: Box) -> None:
    eye = skill(box, "Hunter's Eye")
    assert (eye.attack, eye.skirmish, eye.when) == (1, 1, c.VS_MARKED)
    fear = skill(box, "Scent of Fear")
    assert (fear.armor, fear.when) == (1, c.NEAR_MARKED)
    assert skill(box, "Mirage Blades").skirmish == skill(box, "Light Step").move == 1
    ambush = skill(box, "Ambush")
    assert (ambush.attack, ambush.when) == (1, c.VS_NEAR_ILLUSION)
    assert skill(box, "Resonant Light").armor == skill(box, "Taulot's Blessing").armor == 1
    raven = skill(box, "Raven Form")
    assert (raven.move, raven.fly, raven.see_cover) == (1, True, False)
    assert skill(box, "Grey Watch").see_cover
    assert box.shapes[skill(box, "Ursine Rage").skirmish_area].name == "sweep3"
    majesty = skill(box, "Feral Majesty")
    assert (majesty.skirmish, majesty.when, majesty.per_condition, majesty.per_within) == (
        1, c.PER_CONDITION, e.SHAPESHIFTED, 3,
    )  # fmt: skip
    assert skill(box, "Strength of the King").unpillar_any
    assert skill(box, "Blood Ward").ward == 3


def test_triggered_skills(box: Box) -> None:
    assert skill(box, "Cold Blood").event == c.ON_DEFEATS
    retribution = skill(box, "Retribution")
    assert (retribution.event, retribution.event_action) == (c.ON_RESOLVES, e.ATTACK)
    choose, damage = retribution.effects
    assert (choose.op, choose.who.kinds, choose.who.within, choose.who.of, choose.who.excluding) == (
        e.CHOOSE, e.ANY_ENEMY, 3, e.CASTER, e.IT,
    )  # fmt: skip
    assert (damage.op, damage.who.ref, damage.number.base) == (e.DAMAGE, e.C1, 1)
    wrath = skill(box, "Wrath of the Hive")
    assert (wrath.event, wrath.event_within) == (c.ON_DAMAGED, 1)
    assert [(x.op, x.who.ref, x.number.base) for x in wrath.effects] == [(e.LOSE, e.IT, 1)]
    grief = skill(box, "Collective Grief")
    assert (grief.event, grief.event_within) == (c.ON_MINION_DEFEATED, 3)
    leap = skill(box, "Wolf Leap")
    assert leap.event == c.ON_WORSHIP
    assert [(x.op, x.other, x.low, x.high) for x in leap.effects[:1]] == [(e.PLACE, e.MARKED_HERO, 1, 1)]
    king = skill(box, "Strength of the King").effects[0]
    assert (king.op, king.value, king.number.variable, king.number.factor) == (e.BUFF, e.STAT_SKIRMISH, e.REMOVED, 1)
    rite = skill(box, "Crumbling Rite").effects[0]
    assert (rite.who.ref, rite.who.of, rite.who.within) == (e.EACH, e.PILLARS_REMOVED, 1)


# 4.4


CARDS = [
    ("Shuriken Storm", "Sakoshi", "U", 1, 3, "A", -1),
    ("Gank", "Sakoshi", "", 2, 2, "A", 0),
    ("Lifesteal", "Sakoshi", "", 2, 1, "A", 1),
    ("Crippling Precision", "Sakoshi", "", 3, 1, "R", 3),
    ("Kneel Before Me", "Yami", "U", 1, 3, "A", -1),
    ("Dragon Punch", "Yami", "", 2, 2, "A", 0),
    ("Clear Mind", "Yami", "", 2, 1, "R", 1),
    ("Combustion", "Yami", "", 3, 1, "R", 2),
    ("Blades Of Lightning", "Haburat", "U", 1, 3, "A", -1),
    ("Testudo", "Haburat", "", 2, 2, "R", 1),
    ("Time Warp", "Haburat", "", 2, 2, "A", 0),
    ("Time Glitch", "Haburat", "", 3, 1, "R", 2),
    ("Word Of Nupten", "Akhuti", "U", 1, 3, "A", -1),
    ("Twister Of Souls", "Akhuti", "", 2, 2, "A", 0),
    ("Redirect", "Akhuti", "", 2, 1, "R*", 1),
    ("Hurricane Strike", "Akhuti", "", 3, 1, "A", 3),
    ("Featherstorm", "Corjof", "U", 1, 3, "A", -2),
    ("Gathering Storm", "Corjof", "", 2, 1, "A", 1),
    ("Icewall", "Corjof", "", 2, 2, "A", 0),
    ("Through The Eyes", "Corjof", "", 3, 1, "R", 3),
    ("Feral Vitality", "Gulbjarn", "U", 1, 3, "R", -1),
    ("Grapple", "Gulbjarn", "", 2, 1, "A", 2),
    ("Unfamiliar Terrain", "Gulbjarn", "", 2, 2, "R*", 1),
    ("Presence", "Gulbjarn", "", 3, 1, "A", 1),
    ("My Kingdom", "Cotlic", "U", 1, 3, "A", -1),
    ("Rampant Hatred", "Cotlic", "", 2, 2, "A", 0),
    ("Safeguard", "Cotlic", "", 2, 1, "R*", 1),
    ("Lord Of The Many", "Cotlic", "", 3, 1, "A", 2),
    ("The Thousandth Ritual", "Tlakali", "U", 1, 3, "A", -1),
    ("Mud Flood", "Tlakali", "", 2, 2, "A", 0),
    ("Crawling Darkness", "Tlakali", "", 2, 1, "R", 1),
    ("Sacrifice", "Tlakali", "", 3, 1, "R", 3),
]


@pytest.mark.parametrize("index", range(32))
def test_power_cards(box: Box, index: int) -> None:
    found = box.cards[index]
    hero = box.heroes[found.hero]
    kind = ("A" if found.is_action else "R") + ("*" if found.is_response else "")
    row = (found.name, hero.name, "U" if found.is_ultimate else "", found.copies, found.cost, kind, found.modifier)
    assert row == CARDS[index]
    assert found.is_action != found.is_reaction
    assert found.rune_mask == 1 << box.factions[hero.faction].rune


def test_flux(box: Box) -> None:
    """SK-45: no cost, no runes, no modifier, a reaction of no hero."""
    flux = box.cards[box.flux]
    assert (box.flux, flux.name, flux.hero, flux.cost, flux.rune_mask, flux.modifier) == (
        32,
        "Skytear Flux",
        -1,
        0,
        0,
        0,
    )
    assert flux.is_reaction
    assert flux.is_flux
    assert [(x.op, x.number.base) for x in flux.effects] == [(e.MANA, 1), (e.DRAW, 1)]


def test_counts_of_the_power_cards(box: Box) -> None:
    """4.4: 64 + Flux = 65 cards; per faction 16 cards, modifiers 17, costs 24 26 24 24, reactions 8 7 6 7."""
    assert sum(card.copies for card in box.cards) == 65
    per_faction = [[box.cards[i] for h in f.heroes for i in box.heroes[h].cards] for f in box.factions]
    assert [len(cards) for cards in per_faction] == [16] * 4
    assert [sum(card.modifier for card in cards) for cards in per_faction] == [17] * 4
    assert [sum(card.cost for card in cards) for cards in per_faction] == [24, 26, 24, 24]
    assert [sum(card.is_reaction for card in cards) for cards in per_faction] == [8, 7, 6, 7]
    assert [len(hero.cards) for hero in box.heroes] == [8] * 8


def test_targets(box: Box) -> None:
    (storm,) = card(box, "Shuriken Storm").targets
    assert (storm.kinds, storm.reach, storm.most) == (e.ENEMY_HERO, 3, 3)
    (punch,) = card(box, "Dragon Punch").targets
    assert (punch.kinds, punch.reach, punch.most) == (e.ANY_ENEMY, 1, 1)
    first, second = card(box, "Twister Of Souls").targets
    assert (first.kinds, second.kinds) == (e.ENEMY_HERO, e.ANY_HERO)
    (hexed,) = card(box, "Featherstorm").targets
    assert (hexed.kinds, hexed.reach) == (e.HEX_KIND, 3)


def test_stack_filters(box: Box) -> None:
    redirect = card(box, "Redirect").targets[0].stack
    assert (redirect.items, redirect.by_caster, redirect.within, redirect.other) == (4 | 8 | 32, False, -1, False)
    safeguard = card(box, "Safeguard").targets[0].stack
    assert (safeguard.items, safeguard.by_caster, safeguard.within, safeguard.other) == (4 | 8 | 32, False, 3, True)
    terrain = card(box, "Unfamiliar Terrain").targets[0].stack
    assert (terrain.items, terrain.by_caster, terrain.within) == (1 | 8 | 64, True, 3)


def test_only_the_choice_that_a_redirect_uses_must_be_legal_for_the_item(box: Box) -> None:
    marked = [(x.name, effect.value) for x in box.cards for effect in x.effects if effect.for_redirect]
    assert marked == [("Redirect", 0)]


def test_cards_that_move_somebody(box: Box) -> None:
    """Unfamiliar Terrain answers cards with move, place, swap or push."""
    assert [x.name for x in box.cards if x.moves_somebody] == [
        "Dragon Punch", "Time Glitch", "Word Of Nupten", "Twister Of Souls", "Hurricane Strike", "Grapple",
    ]  # fmt: skip


def test_needs(box: Box) -> None:
    """Ruling 56, 4.3: need(sees_lane_token), need(exists(c1))."""
    assert [x.name for x in box.cards if x.needs_token] == ["My Kingdom", "Lord Of The Many"]
    assert [(x.name, x.need_choice) for x in box.cards if x.need_choice >= 0] == [("Sacrifice", 0)]
    choices = [x.value for x in card(box, "Sacrifice").effects if x.op == e.CHOOSE]
    assert choices == [0, 1]


def test_numbers_of_effects(box: Box) -> None:
    gank = card(box, "Gank").effects[0].number
    assert (gank.base, gank.flips, gank.variable, gank.factor, gank.most) == (1, 1, e.COUNTED, 1, -1)
    assert (gank.counted.kinds, gank.counted.within, gank.counted.of) == (e.FRIENDLY_HERO, 2, e.T1)
    many = card(box, "Lord Of The Many").effects[1].number
    assert (many.base, many.variable, many.most, many.counted.kinds) == (0, e.COUNTED, 3, e.FRIENDLY_MINION)
    ritual = card(box, "The Thousandth Ritual").effects[1].number
    assert (ritual.base, ritual.variable, ritual.factor) == (2, e.REMOVED, 2)
    assert card(box, "Lifesteal").effects[1].number.variable == e.LOST


def test_guards(box: Box) -> None:
    guarded = [
        (x.name, e.REF_NAMES[effect.guard], e.CONDITION_NAMES[effect.guard_condition], effect.guard_not)
        for x in box.cards
        for effect in x.effects
        if effect.guard != e.NOBODY
    ]
    assert guarded == [
        ("Crippling Precision", "t1", "marked", False),
        ("Combustion", "t1", "marked", False),
        ("Gathering Storm", "caster", "shapeshifted", True),
    ]


def test_every_primitive_but_none_is_used_by_the_standard_edition(box: Box) -> None:
    """4.3 is a closed set; a primitive that nothing uses would go untested."""
    used = {effect.op for x in box.cards for effect in x.effects}
    used |= {effect.op for x in box.skills for effect in x.effects}
    assert used == set(range(len(e.OP_NAMES)))


def test_all_ops_have_the_name_that_a_file_uses() -> None:
    assert e.OP_NAMES[e.DAMAGE] == "damage"
    assert e.OP_NAMES[e.REDIRECT] == "redirect"
    assert e.OP_NAMES[e.PLACE_AREA] == "area"
    assert e.OP_NAMES[e.PLACE_PILLAR] == "pillar"
    assert e.OP_NAMES[e.ADD_AP] == "ap"
    assert e.OP_NAMES[e.MOVE_BY] == "move"
    assert e.REF_NAMES[e.TEAM] == "team"
    assert e.CONDITION_NAMES[e.SHAPESHIFTED] == "shapeshifted"


# 4.5, 4.6, 4.7


def test_victory_cards(box: Box) -> None:
    found = [(v.name, c.VICTORY_NAMES[v.condition], v.goal, c.SIDE_NAMES[v.side]) for v in box.victory[:10]]
    assert found == [
        ("Left Breach", "tower", 1, "left"),
        ("Right Breach", "tower", 1, "right"),
        ("First Stone", "tower", 1, "any"),
        ("Dominion", "control_wins", 6, "any"),
        ("Headhunters", "kills", 3, "any"),
        ("Twin Kill", "kills_in_turn", 2, "any"),
        ("Skytear Bond", "dome_wins", 3, "any"),
        ("Clean Sweep", "sweep", 1, "any"),
        ("Outsider's Bane", "outsider", 1, "any"),
        ("Siege", "siege", 3, "any"),
    ]


def test_the_wanderer(box: Box) -> None:
    """4.6, S-32: placed on one of seven hexes."""
    wanderer = box.outsider
    assert wanderer is not None
    numbers = (wanderer.range, wanderer.attack, wanderer.flips, wanderer.hp, wanderer.armor, wanderer.radius)
    assert numbers == (1, 4, 2, 12, 1, 1)
    room = box.map.within[wanderer.radius][box.field.dome_points[0]]
    assert [box.map.labels[place] for place in room] == ["E6", "E7", "F6", "F7", "F8", "G6", "G7"]
    step, rend = wanderer.skills
    assert [(x.op, x.other, x.low, x.high) for x in step.effects] == [(e.PLACE, e.CASTER, 0, 4)]
    assert [(x.op, x.who.ref, x.who.kinds, x.number.base) for x in rend.effects] == [
        (e.DAMAGE, e.EACH, e.ENEMY_HERO, 2)
    ]


def test_numbers_of_the_rules(box: Box) -> None:
    n = box.numbers
    assert (n.turns, n.ap, n.move, n.skirmish_move, n.los) == (5, 3, 3, 2, 3)
    assert (n.hand_start, n.draw_upkeep, n.hand_limit) == (6, 2, 7)
    assert (n.tower_hp, n.nexus_hp) == (5, 5)  # ruling 3
    assert (n.minions_per_faction, n.minions_per_lane_start, n.spawn) == (4, 2, 2)
    assert (n.frenzy, n.slow) == (2, 2)
    assert box.minions_per_seat == 8


# options that depend on the components (checks 4 and 8)


OPTIONS = {"setup": "faction_draft", "matchup": "kurumo+nupten/liothan+taulot", "victory_cards": 3}


def test_the_standard_edition_can_be_set_up_in_every_way(box: Box) -> None:
    for setup in ("faction_draft", "hero_draft", "fixed"):
        for matchup in (
            "kurumo+nupten/liothan+taulot", "kurumo+liothan/nupten+taulot", "kurumo+taulot/nupten+liothan",
        ):  # fmt: skip
            check_setup(box, {**OPTIONS, "setup": setup, "matchup": matchup, "victory_cards": 5})


def test_check_8_not_fewer_victory_cards_than_wanted(box: Box) -> None:
    with pytest.raises(OptionsError, match="11 victory cards wanted: edition standard has 10"):
        check_setup(box, {**OPTIONS, "victory_cards": 11})


def test_check_4_fixed_needs_the_named_factions(box: Box) -> None:
    with pytest.raises(OptionsError, match=r'matchup kurumo.morgan/.* has no faction "morgan" of 2 heroes'):
        check_setup(box, {**OPTIONS, "setup": "fixed", "matchup": "kurumo+morgan/liothan+taulot"})
