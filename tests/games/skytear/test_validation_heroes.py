"""Section 5: the checks of factions, heroes and skills, with their messages."""

from collections.abc import Callable

import pytest

from skyhall.core.errors import OptionsError
from skyhall.games.skytear.box.edition import Box, check_setup

Change = Callable[[dict], object]
Reader = Callable[[dict], Box]
Refuser = Callable[[dict], str]


def drop_faction(data: dict, key: str) -> None:
    data["factions"] = [f for f in data["factions"] if f["id"] != key]
    gone = [h["id"] for h in data["heroes"] if h["faction"] == key]
    data["heroes"] = [h for h in data["heroes"] if h["id"] not in gone]
    data["cards"] = [c for c in data["cards"] if c.get("hero") not in gone]


def only_one_faction(data: dict) -> None:
    for key in ("nupten", "liothan", "taulot"):
        drop_faction(data, key)


HEROES = [
    ("2 to 8 factions", only_one_faction, "1 factions: expected 2 to 8"),
    ("faction twice", lambda d: d["factions"].append(dict(d["factions"][0])), 'faction "kurumo": appears twice'),
    (
        "mechanic",
        lambda d: d["factions"][0].update(mechanic="mark"),
        '"mechanic" is "mark": expected one of marks, shapeshift',
    ),
    (
        "rune",
        lambda d: d["factions"][0].update(rune="water"),
        'unknown rune "water": expected one of fire, air, ice, earth',
    ),
    ("runes", lambda d: d.update(runes=["fire", "fire"]), '"runes" holds "fire": expected different names'),
    ("2 or more heroes", lambda d: d["heroes"].pop(), 'faction "taulot" has 1 heroes: expected 2 or more'),
    ("hero twice", lambda d: d["heroes"].append(dict(d["heroes"][0])), 'hero "sakoshi": appears twice'),
    (
        "at most 24 heroes",
        lambda d: d["heroes"].extend({**d["heroes"][0], "id": f"hero-{n}"} for n in range(20)),
        "28 heroes: expected at most 24",
    ),
    (
        "ids",
        lambda d: d["heroes"][0].update(id="Big Boss"),
        '"id" is "Big Boss": expected lowercase letters, digits and dashes',
    ),
    (
        "known faction",
        lambda d: d["heroes"][0].update(faction="kurumu"),
        'hero "sakoshi": unknown faction "kurumu" (did you mean "kurumo"?)',
    ),
    (
        "known class",
        lambda d: d["heroes"][0].update({"class": "bard"}),
        '"class" is "bard": expected one of marksman, warrior',
    ),
    ("HP", lambda d: d["heroes"][0].update(hp=21), 'hero "sakoshi": "hp" is 21: expected a whole number from 1 to 20'),
    ("attack", lambda d: d["heroes"][0].update(attack=10), '"attack" is 10: expected a whole number from 0 to 9'),
    ("flips", lambda d: d["heroes"][0].update(flips=5), '"flips" is 5: expected a whole number from 0 to 4'),
    ("armor", lambda d: d["heroes"][0].update(armor=4), '"armor" is 4: expected a whole number from 0 to 3'),
    ("range", lambda d: d["heroes"][0].update(range=2), '"range" is 2: expected 1 (melee) or 3 (ranged)'),
    ("1-2 runes", lambda d: d["heroes"][0].update(runes=[]), '"runes" holds 0: expected 1 or 2'),
    (
        "known runes",
        lambda d: d["heroes"][0].update(runes=["mud", "fire"]),
        '"runes" holds "mud": expected fire, air, ice, earth',
    ),
    (
        "right rune",
        lambda d: d["heroes"][0].update(runes=["fire", "ice"]),
        "the right rune is ice: expected that of the faction, fire",
    ),
    ("1-4 skills", lambda d: d["heroes"][0].update(skills=[]), 'hero "sakoshi": 0 skills: expected 1 to 4'),
    (
        "icon fits",
        lambda d: d["heroes"][0]["skills"][0].update(icon="pillar"),
        'skill "hunters-eye": icon pillar does not fit marks',
    ),
    (
        "worship fits",
        lambda d: d["heroes"][2]["skills"][0].update(icon="worship", effects=["draw(1)"]),
        "icon worship does not fit illusions",
    ),
    (
        "shapeshifted fits",
        lambda d: d["heroes"][2]["skills"][0].update(icon="shapeshifted"),
        "icon shapeshifted does not fit illusions",
    ),
    (
        "illusion fits",
        lambda d: d["heroes"][4]["skills"][0].update(icon="illusion"),
        "icon illusion does not fit shapeshift",
    ),
    (
        "one worship skill",
        lambda d: d["heroes"][0]["skills"].pop(1),
        'hero "sakoshi": 0 worship skills: expected exactly 1 for marks',
    ),
    (
        "no two worship skills",
        lambda d: d["heroes"][7]["skills"].append({"id": "x", "name": "X", "icon": "worship", "effects": ["draw(1)"]}),
        "2 worship skills: expected exactly 1 for pillars",
    ),
]


@pytest.mark.parametrize(("change", "message"), [case[1:] for case in HEROES], ids=[case[0] for case in HEROES])
def test_checks_4_and_5_factions_and_heroes(refused: Refuser, plain: dict, change: Change, message: str) -> None:
    change(plain)
    assert message in refused(plain)


def test_check_4_faction_draft_needs_four_factions_of_two(read: Reader, plain: dict) -> None:
    drop_faction(plain, "taulot")
    box = read(plain)
    options = {"setup": "faction_draft", "matchup": "kurumo+nupten/liothan+taulot", "victory_cards": 3}
    with pytest.raises(OptionsError, match="faction_draft needs 4 factions of 2 heroes: edition standard has"):
        check_setup(box, options)
    with pytest.raises(OptionsError, match="hero_draft needs 8 heroes: edition standard has 6"):
        check_setup(box, {**options, "setup": "hero_draft"})
    with pytest.raises(OptionsError, match='has no faction "taulot" of 2 heroes'):
        check_setup(box, {**options, "setup": "fixed"})


def skill(data: dict, hero: int, place: int, **changes: object) -> None:
    data["heroes"][hero]["skills"][place].update(changes)


SKILLS = [
    (
        "static needed",
        lambda d: d["heroes"][0]["skills"][0].pop("static"),
        '"static" is missing: only worship and triggered',
    ),
    ("no static if triggered", lambda d: skill(d, 0, 2, static=["fly"]), 'a triggered skill has no "static"'),
    ("modifier", lambda d: skill(d, 0, 0, static=["atack +1"]), '"static" holds "atack +1" (did you mean "attack"?)'),
    ("bonus", lambda d: skill(d, 0, 0, static=["attack 1"]), 'expected a bonus from -5 to +5, such as "attack +1"'),
    ("too large a bonus", lambda d: skill(d, 0, 0, static=["attack +6"]), "expected a bonus from -5 to +5"),
    ("fly alone", lambda d: skill(d, 4, 0, static=["fly 2"]), 'expected "fly" alone'),
    (
        "area anchored",
        lambda d: skill(d, 5, 0, static=["skirmish_area tri3"]),
        "expected an anchored shape: sweep3, cone4",
    ),
    ("ward", lambda d: skill(d, 7, 0, static=["ward 9"]), 'expected "ward d" with d from 0 to 6'),
    ("unpillar any", lambda d: skill(d, 7, 0, static=["unpillar any"]), 'expected "unpillar any", on a worship skill'),
    ("when", lambda d: skill(d, 0, 0, when="vs_slow"), '"when" is "vs_slow": expected one of always, vs_marked'),
    (
        "per",
        lambda d: skill(d, 5, 1, when="per(friendly_hero with happy, within 3)"),
        '"when" is "per(friendly_hero with happy',
    ),
    ("event", lambda d: skill(d, 0, 2, on="wins(game)"), '"on" is "wins(game)": expected defeats(enemy_hero)'),
    ("event missing", lambda d: d["heroes"][0]["skills"][2].pop("on"), '"on" is missing'),
    ("effects missing", lambda d: d["heroes"][0]["skills"][2].pop("effects"), '"effects" is missing'),
    (
        "no targets",
        lambda d: skill(d, 0, 2, effects=["target(enemy)", "damage(t1, 1)"]),
        'a skill has no targets: use "choose"',
    ),
    ("no needs", lambda d: skill(d, 0, 2, effects=["need(sees_lane_token)", "spawn(1)"]), '"need" is for cards only'),
    ("cards only", lambda d: skill(d, 0, 2, effects=["ap(1)"]), '"ap" is for cards only'),
    ("marked", lambda d: skill(d, 0, 2, effects=["damage(marked, 1)"]), '"marked" has no meaning here'),
    ("it", lambda d: skill(d, 1, 0, effects=["damage(it, 1)"]), '"it" has no meaning here'),
    (
        "removed",
        lambda d: skill(d, 1, 0, effects=["damage(each(enemy, within 1 of removed), 1)"]),
        '"removed" needs an "unpillar"',
    ),
    ("skill twice", lambda d: skill(d, 0, 1, id="hunters-eye"), 'skill "hunters-eye": appears twice'),
]


@pytest.mark.parametrize(("change", "message"), [case[1:] for case in SKILLS], ids=[case[0] for case in SKILLS])
def test_check_6_skills_only_of_the_forms_of_4_3(refused: Refuser, plain: dict, change: Change, message: str) -> None:
    change(plain)
    assert message in refused(plain)
