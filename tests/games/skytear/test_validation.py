"""Section 5: every check of an edition file, with its message."""

import re
from collections.abc import Callable

import pytest

from skyhall.core.edition import Entry
from skyhall.core.errors import EditionError, OptionsError
from skyhall.games.skytear.edition import Box, check_setup, read_box

Change = Callable[[dict], object]


def read(data: dict) -> Box:
    return read_box(Entry(data, "mybox.toml"), "hash")


def refused(data: dict) -> str:
    with pytest.raises(EditionError) as caught:
        read(data)
    return str(caught.value)


def redraw(data: dict, old: str, new: str) -> None:
    """Change one line of the drawing."""
    assert old in data["map"]["drawing"]
    data["map"]["drawing"] = data["map"]["drawing"].replace(old, new)


def find(data: dict, what: str, key: str) -> dict:
    return next(entry for entry in data[what] if entry["id"] == key)


def effects(data: dict, card: str, *texts: str) -> dict:
    """Give a card other effects."""
    entry = find(data, "cards", card)
    entry["effects"] = list(texts)
    return entry


def test_the_standard_edition_passes(plain: dict) -> None:
    assert read(plain).name == "standard"


def test_unknown_keys_are_refused(plain: dict) -> None:
    plain["heros"] = []
    assert refused(plain).startswith('mybox.toml: unknown key "heros" (did you mean "heroes"?)')


@pytest.mark.parametrize(
    ("part", "where"),
    [
        (lambda d: d["numbers"], "numbers"),
        (lambda d: d["map"], "map"),
        (lambda d: d["map"]["lanes"][1], 'map: lane "east"'),
        (lambda d: d["shapes"][0], 'shape "tri3"'),
        (lambda d: d["factions"][2], 'faction "liothan"'),
        (lambda d: d["heroes"][1], 'hero "yami"'),
        (lambda d: d["heroes"][1]["skills"][0], 'skill "wolf-leap"'),
        (lambda d: d["cards"][5], 'card "dragon-punch"'),
        (lambda d: d["victory"][3], 'victory card "dominion"'),
        (lambda d: d["outsider"], 'outsider "wanderer"'),
        (lambda d: d["outsider"]["skills"][1], 'skill "sky-rend"'),
    ],
)
def test_unknown_keys_are_refused_in_every_entry(plain: dict, part: Callable[[dict], dict], where: str) -> None:
    part(plain)["colour"] = 1
    message = refused(plain)
    assert where in message
    assert 'unknown key "colour"' in message


MAP = [
    ("20 to 200 hexes", lambda d: d["map"].update(drawing="1 |.\n"), "1 hexes: expected 20 to 200"),
    (
        "at most 200 hexes",
        lambda d: d["map"].update(
            drawing="\n".join(
                f"{y} |" + " ".join("." if (y - x + 5) % 2 == 0 else " " for x in range(11)) for y in range(40)
            )
        ),
        "220 hexes: expected 20 to 200",
    ),
    ("connected", lambda d: redraw(d, "  12 |          .", "  14 |          ."), "1 hexes are cut off from the rest"),
    (
        "each hex once",
        lambda d: redraw(d, "  12 |", "  10 |"),
        'row 10 of "drawing" stands twice: expected each hex once',
    ),
    ("signs", lambda d: redraw(d, "  12 |          .", "  12 |          x"), 'row 12 of "drawing" holds "x"'),
    (
        "places",
        lambda d: redraw(d, "  12 |          .", "  12 |         . "),
        "no hex can stand at place 10 after the bar",
    ),
    ("rows", lambda d: redraw(d, "  12 |", "north "), 'line "north           ." of "drawing": expected "2y |"'),
    ("one nexus per seat", lambda d: redraw(d, "n", "."), '0 hexes "n" (nexus of seat 1): expected exactly 1'),
    ("no second nexus", lambda d: redraw(d, "  12 |          .", "  12 |          N"), '2 hexes "N" (nexus of seat 0)'),
    (
        "a tower per seat and lane",
        lambda d: redraw(d, "  12 |          .", "  12 |          T"),
        '3 hexes "T": expected one',
    ),
    (
        "towers named",
        lambda d: d["map"]["lanes"][0].update(towers=["B8", "B1"]),
        'tower of seat 0 "B8": the drawing has "."',
    ),
    (
        "towers for both",
        lambda d: d["map"]["lanes"][0].update(towers=["B9"]),
        '"towers" holds 1: expected 2, for seat 0',
    ),
    (
        "towers distinct",
        lambda d: d["map"]["lanes"][0].update(towers=["J9", "B1"]),
        "two lanes share a token hex or a tower",
    ),
    ("1 to 3 lanes", lambda d: d["map"].update(lanes=[]), "0 lanes: expected 1 to 3"),
    (
        "token hex",
        lambda d: d["map"]["lanes"][0].update(token="B4"),
        'token "B4": the drawing has "." there, expected "L"',
    ),
    ("token on the map", lambda d: d["map"]["lanes"][0].update(token="Z9"), 'token "Z9" is no hex of the map'),
    ("token outside domes", lambda d: d["map"]["lanes"][0].update(token="D6"), 'token "D6": the drawing has "e"'),
    ("one dome point", lambda d: redraw(d, "   0 |  L   e   D", "   0 |  L   D   D"), '2 hexes "D" (dome point)'),
    (
        "dome point for victory cards",
        lambda d: (redraw(d, "e   D   e", "e   d   e"), d.pop("outsider")),
        'victory card "skytear-bond" needs a dome point',
    ),
    (
        "dome point for the outsider",
        lambda d: (redraw(d, "e   D   e", "e   d   e"), d.update(victory=[])),
        "the outsider needs a dome point",
    ),
    ("outsider for the dome point", lambda d: d.pop("outsider"), '"outsider" is missing: the map has a dome point'),
    (
        "token clear of buildings",
        lambda d: (
            redraw(d, "   0 |  L   e   D   e   L", "   0 |  .   e   D   e   L"),
            redraw(d, "   6 |  .   .   .   .   .", "   6 |  L   .   .   .   ."),
            d["map"]["lanes"][0].update(token="B8", minions=[["A7", "C8"], ["A6", "C7"]]),
        ),
        'lane "west": the token is adjacent to the building on B9',
    ),
    (
        "road outside domes",
        lambda d: (
            redraw(d, "   3 |c   .   d   d   .   c", "   3 |d   d   d   d   d   d"),
            redraw(d, "   4 |  .   c   d   c   .", "   4 |  d   d   d   d   d"),
        ),
        'lane "west": no way outside domes from the token to the tower on B9',
    ),
    (
        "room at the nexus",
        lambda d: (
            redraw(d, " -12 |          .", "     "),
            redraw(d, " -11 |        .   .", "     "),
            d["map"].update(white_edges=[]),
        ),
        "3 hexes for heroes around the nexus of seat 1: expected 4 or more",
    ),
    (
        "minions per lane",
        lambda d: d["map"]["lanes"][1].update(minions=[["I6"], ["I5", "K4"]]),
        "1 minions of seat 0: expected 2",
    ),
    (
        "minions outside domes",
        lambda d: d["map"]["lanes"][0].update(minions=[["D6", "A5"], ["C5", "A4"]]),
        "minion of seat 0 on D6: expected no dome and no building there",
    ),
    (
        "minions see their token",
        lambda d: d["map"]["lanes"][0].update(minions=[["A8", "A5"], ["C5", "A4"]]),
        "minion of seat 0 on A8: expected a hex that sees the token",
    ),
    (
        "minions apart",
        lambda d: d["map"]["lanes"][0].update(minions=[["A5", "A5"], ["C5", "A4"]]),
        "two minions of seat 0 share a hex",
    ),
    ("enough minions", lambda d: d["numbers"].update(minions_per_faction=1), "2 minions a seat are too few"),
    (
        "white edges adjacent",
        lambda d: d["map"]["white_edges"].append("A1-A3"),
        'white edge "A1-A3": expected two adjacent hexes',
    ),
    (
        "white edges on the map",
        lambda d: d["map"]["white_edges"].append("A1-A9"),
        'white edge: "A9" is no hex of the map',
    ),
    ("white edges read", lambda d: d["map"]["white_edges"].append("A1"), 'white edge "A1": expected two hexes'),
    ("white edges once", lambda d: d["map"]["white_edges"].append("D5-C4"), 'white edge "D5-C4" stands twice'),
    (
        "symmetric signs",
        lambda d: redraw(d, "  12 |          .", "  12 |          c"),
        "hex F1 has no counterpart under rotation",
    ),
    ("symmetric outline", lambda d: redraw(d, "  12 |          .", "     "), "has no counterpart under rotation"),
    ("symmetric white edges", lambda d: d["map"]["white_edges"].pop(), "the white edges change under rotation"),
    (
        "symmetric minions",
        lambda d: d["map"]["lanes"][0].update(minions=[["B6", "A5"], ["C5", "A4"]]),
        'lane "west" changes under rotation',
    ),
]


@pytest.mark.parametrize(("change", "message"), [case[1:] for case in MAP], ids=[case[0] for case in MAP])
def test_checks_1_to_3_the_map(plain: dict, change: Change, message: str) -> None:
    """Checks 1, check 2 and check 3."""
    change(plain)
    found = refused(plain)
    assert found.startswith("mybox.toml: ")
    assert message in found


def test_check_3_an_uneven_map_is_allowed_if_it_says_so(plain: dict) -> None:
    plain["map"]["white_edges"].pop()
    plain["map"]["symmetric"] = False
    assert len(read(plain).map.white) == 29


def test_check_1_a_map_without_dome_point_needs_no_outsider(plain: dict) -> None:
    redraw(plain, "e   D   e", "e   d   e")
    plain.pop("outsider")
    plain["victory"] = plain["victory"][:6]
    assert read(plain).outsider is None


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
    ("faction twice", lambda d: d["factions"].append(dict(d["factions"][0])), 'faction "kurumo": stands twice'),
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
    ("hero twice", lambda d: d["heroes"].append(dict(d["heroes"][0])), 'hero "sakoshi": stands twice'),
    (
        "at most 24 heroes",
        lambda d: d["heroes"].extend({**d["heroes"][0], "id": f"hero-{n}"} for n in range(20)),
        "28 heroes: expected at most 24",
    ),
    (
        "ids",
        lambda d: d["heroes"][0].update(id="Big Boss"),
        '"id" is "Big Boss": expected small letters, digits and dashes',
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
def test_checks_4_and_5_factions_and_heroes(plain: dict, change: Change, message: str) -> None:
    change(plain)
    assert message in refused(plain)


def test_check_4_faction_draft_needs_four_factions_of_two(plain: dict) -> None:
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
    ("skill twice", lambda d: skill(d, 0, 1, id="hunters-eye"), 'skill "hunters-eye": stands twice'),
]


@pytest.mark.parametrize(("change", "message"), [case[1:] for case in SKILLS], ids=[case[0] for case in SKILLS])
def test_check_6_skills_only_of_the_forms_of_4_3(plain: dict, change: Change, message: str) -> None:
    change(plain)
    assert message in refused(plain)


CARDS = [
    (
        "known hero",
        lambda d: find(d, "cards", "gank").update(hero="sakosh"),
        'card "gank": unknown hero "sakosh" (did you mean "sakoshi"?)',
    ),
    (
        "copies",
        lambda d: find(d, "cards", "gank").update(copies=0),
        '"copies" is 0: expected a whole number from 1 to 9',
    ),
    (
        "0-3 runes",
        lambda d: find(d, "cards", "gank").update(runes=["fire"] * 4),
        'card "gank": 4 runes: expected 0 to 3',
    ),
    ("known runes", lambda d: find(d, "cards", "gank").update(runes=["mud"]), '"runes" holds "mud"'),
    (
        "type",
        lambda d: find(d, "cards", "gank").update(type="instant"),
        '"type" is "instant": expected one of action, reaction',
    ),
    (
        "modifier",
        lambda d: find(d, "cards", "gank").update(modifier=4),
        '"modifier" is 4: expected a whole number from -3 to 3',
    ),
    ("modifier needed", lambda d: find(d, "cards", "gank").pop("modifier"), 'card "gank": "modifier" is missing'),
    ("card twice", lambda d: d["cards"].append(dict(d["cards"][0])), 'card "shuriken-storm": stands twice'),
    (
        "at most 96",
        lambda d: d["cards"].extend({**d["cards"][1], "id": f"card-{n}"} for n in range(64)),
        "97 cards: expected at most 96",
    ),
    (
        "an ultimate",
        lambda d: find(d, "cards", "featherstorm").pop("ultimate"),
        'hero "corjof" has no ultimate: expected at least one',
    ),
    ("8 cards", lambda d: find(d, "cards", "gank").update(copies=3), 'hero "sakoshi" has 9 cards: expected 8'),
    (
        "response without stack",
        lambda d: find(d, "cards", "gank").update(response=True),
        '"response" is for cards that target a Stack item',
    ),
    (
        "stack without response",
        lambda d: find(d, "cards", "redirect").pop("response"),
        '"response" is for cards that target a Stack item',
    ),
    (
        "a response is a reaction",
        lambda d: find(d, "cards", "redirect").update(type="action"),
        "a response is a reaction",
    ),
    (
        "one Flux",
        lambda d: d["cards"].append({**d["cards"][32], "id": "flux-2"}),
        "more than one Flux card: expected one or none",
    ),
    (
        "Flux costs nothing",
        lambda d: d["cards"][32].update(runes=["fire"]),
        "Flux is one reaction without runes and without a modifier",
    ),
    (
        "Flux reacts",
        lambda d: d["cards"][32].update(type="action"),
        "Flux is one reaction without runes and without a modifier",
    ),
    (
        "Flux has no modifier",
        lambda d: d["cards"][32].update(modifier=0),
        "Flux is one reaction without runes and without a modifier",
    ),
]


@pytest.mark.parametrize(("change", "message"), [case[1:] for case in CARDS], ids=[case[0] for case in CARDS])
def test_checks_6_and_7_cards(plain: dict, change: Change, message: str) -> None:
    change(plain)
    assert message in refused(plain)


def test_check_6_a_file_may_state_how_many_cards_a_hero_has(plain: dict) -> None:
    for hero in plain["heroes"]:
        next(c for c in plain["cards"] if c.get("hero") == hero["id"] and c["copies"] == 3)["copies"] = 5
    plain["cards_per_hero"] = 10
    assert {len(hero.cards) for hero in read(plain).heroes} == {10}


def test_check_7_a_file_may_be_without_flux(plain: dict) -> None:
    plain["cards"].pop()
    assert read(plain).flux == -1


EFFECTS = [
    (["draw(1)"] * 17, '"effects" holds 17 primitives: expected at most 16'),
    (["pointz(3)"], 'effect 1 "pointz(3)": unknown primitive "pointz"'),
    (["target(enemy)", "damge(t1, 1)"], 'effect 2 "damge(t1, 1)": unknown primitive "damge" (did you mean "damage"?)'),
    ([3], "effect 1 is 3: expected a text"),
    (["draw(1) draw(2)"], 'unexpected "draw" after the end of the primitive'),
    (["draw(1"], 'expected ")", found "the end"'),
    (["draw 1"], 'expected "(", found "1"'),
    (["draw(1;)"], 'cannot read ";)"'),
    ([], "does nothing: expected at least one primitive"),
    (["target(enemy)"], "does nothing: expected at least one primitive"),
    (["damage(each(enemy, within 1 of caster), 10)"], 'the number is "10": expected a whole number from 0 to 9'),
    (["damage(each(enemy, within 1 of caster), 5+5)"], "the number is 10: expected 0 to 9"),
    (["push(each(enemy, within 1 of caster), 7)"], 'the number is "7": expected a whole number from 0 to 6'),
    (["move(caster, 7)"], 'the number is "7": expected a whole number from 0 to 6'),
    (["move(caster, 0)"], "the number is 0: expected 1 to 6"),
    (["predict(6)"], 'the number is "6": expected a whole number from 0 to 5'),
    (["draw(4)"], 'the number is "4": expected a whole number from 0 to 3'),
    (["draw(F)"], '"F" cannot stand in this number'),
    (["heal(caster, F)"], 'unknown number "F": expected one of lost, removed, count'),
    (["area(star9)"], 'unknown shape "star9": expected one of tri3, line3'),
    (["area(tri3)", "damage(area(enemy), 1)"], 'a free shape needs "target(hex)" as the first target'),
    (["damage(area(enemy), 1)"], '"area(…)" needs an "area" primitive before it'),
    (["damage(t1, 1)"], 'there is no target "t1"'),
    (["target(enemy)", "damage(t2, 1)"], 'there is no target "t2"'),
    (["damage(c1, 1)"], 'there is no choice "c1" before it'),
    (["choose(friendly_hero, within 3 of caster)", "heal(c2, 1)"], 'there is no choice "c2" before it'),
    (["choose(friendly_hero, within 3 of c1)"], 'there is no choice "c1" before it'),
    (["choose(hex, within 3 of caster)", "draw(1)"], '"choose" needs an element, not a hex'),
    (["choose(friendly, within 3 of caster)"] * 3, "a third choice: expected at most 2"),
    (["draw(1)", "target(enemy)"], "targets stand before all other primitives"),
    (["target(enemy, up_to 4)", "draw(1)"], 'up_to is "4": expected a whole number from 1 to 3'),
    (["target(enemy, up_to 2)", "target(enemy)", "draw(1)"], '"up_to" is for the last target of a card'),
    (["target(enemy)"] * 4 + ["draw(1)"], "4 targets: expected at most 3"),
    (["target(enemy, range 4)", "draw(1)"], 'range is "4": expected a whole number from 1 to 3'),
    (["target(hex | enemy)", "draw(1)"], '"hex" cannot be joined with other kinds'),
    (["target(hex, up_to 2)", "draw(1)"], '"up_to" is for elements'),
    (["target(hex)", "damage(t1, 1)"], '"damage" needs an element, not a hex or a Stack item'),
    (["target(foe)", "draw(1)"], 'unknown kind "foe"'),
    (["cancel(t1)"], 'there is no target "t1"'),
    (["target(enemy)", "cancel(t1)"], '"cancel" needs "t1" to be a Stack item'),
    (["target(enemy)", "redirect(t1, caster)"], '"redirect" needs "t1" to be a Stack item'),
    (
        ["target(stack(attack, at friendly_hero))", "redirect(t1, t1)"],
        '"redirect" goes to "caster" or to a friendly choice',
    ),
    (
        ["target(stack(attack, at friendly_hero))", "target(enemy)", "cancel(t1)"],
        "a Stack item is the only target of its card",
    ),
    (["target(stack(trigger, at friendly_hero))", "cancel(t1)"], 'unknown kind of Stack item "trigger"'),
    (["target(stack(attack, on friendly_hero))", "cancel(t1)"], "unknown filter word"),
    (["target(stack(card, by enemy_hero))", "redirect(t1, caster)"], 'expected "at friendly_hero"'),
    (["target(stack(card, by enemy_hero))", "heal(old, 1)"], '"old" has no meaning here'),
    (["heal(old, 1)"], '"old" has no meaning here'),
    (["heal(targets, 1)"], '"targets" has no meaning here'),
    (["damage(each(enemy, within 1 of targets), 1)"], 'distances cannot be measured from "targets"'),
    (["damage(each(enemy, within 7 of caster), 1)"], 'distance is "7": expected a whole number from 0 to 6'),
    (["damage(each(enemy, within 1 of pillar), 1)"], '"pillar" needs a "pillar" primitive before it'),
    (["heal(caster, lost)"], '"lost" needs a "damage" before it'),
    (["heal(caster, removed)"], '"removed" needs an "unpillar" before it'),
    (["target(enemy)", "swap(caster, t1)"], '"swap" is for heroes only'),
    (["burn(each(enemy, within 1 of caster), 1)"], '"burn" is for heroes only'),
    (["choose(friendly_hero, within 3 of caster)", "defeat(c1)"], '"defeat" is for minions and pillars only'),
    (["give(caster, happy)"], 'unknown condition "happy"'),
    (["target(any_hero)", "take(t1, lead)"], '"take" is for friendly heroes only'),
    (["take(caster, dance)"], 'unknown action "dance"'),
    (["buff(team, armor, 1)"], '"see_cover" is for "team", and only that'),
    (["buff(caster, see_cover)"], '"see_cover" is for "team", and only that'),
    (["if is(t1, marked): draw(1)"], 'there is no target "t1"'),
    (["if is(caster, marked): target(enemy)", "draw(1)"], '"target" cannot stand under a condition'),
    (["need(luck)", "draw(1)"], 'unknown requirement "luck"'),
    (["need(exists(c1))", "draw(1)"], '"need(exists(c1))" without a "choose"'),
]


@pytest.mark.parametrize(("texts", "message"), EFFECTS)
def test_check_6_effects_only_from_4_3(plain: dict, texts: list[str], message: str) -> None:
    effects(plain, "gathering-storm", *texts)
    found = refused(plain)
    assert found.startswith('mybox.toml: card "gathering-storm": ')
    assert message in found


SHAPES = [
    ([], "0 cells: expected 1 to 7"),
    ([[n, 0] for n in range(-2, 6)], "8 cells: expected 1 to 7"),
    ([[0, 0], [2, 0]], "the cells are not connected"),
    ([[0, 0], [0, 0]], "a cell stands twice"),
    ([[0, 0, 0]], "expected pairs [q, r] from -6 to 6"),
    (["x"], "expected pairs [q, r] from -6 to 6"),
]


@pytest.mark.parametrize(("cells", "message"), SHAPES)
def test_check_6_own_shapes(plain: dict, cells: list[object], message: str) -> None:
    plain["shapes"].append({"id": "mine", "cells": cells})
    found = refused(plain)
    assert 'shape "mine": ' in found
    assert message in found


def test_check_6_an_anchored_shape_touches_its_caster_and_does_not_hit_it(plain: dict) -> None:
    plain["shapes"].append({"id": "mine", "anchored": True, "cells": [[0, 0], [1, 0]]})
    assert "a cell stands twice, or is the caster's own" in refused(plain)
    plain["shapes"][-1]["cells"] = [[2, 0], [3, 0]]
    assert "the cells are not connected" in refused(plain)


def test_check_6_a_new_card_needs_no_code(plain: dict) -> None:
    """An own shape and an own composition of primitives."""
    plain["shapes"].append({"id": "pair", "cells": [[0, 0], [1, 0]]})
    effects(
        plain,
        "featherstorm",
        "target(hex)",
        "area(pair)",
        "damage(area(enemy | friendly_minion), F2 + 2*count(friendly_hero, within 1 of t1) max 4)",
        "if not is(caster, slow): push(area(enemy_hero), 1)",
    )
    box = read(plain)
    card = next(card for card in box.cards if card.key == "featherstorm")
    number = card.effects[1].number
    assert (number.flips, number.factor, number.most) == (2, 2, 4)
    assert len(box.placements[8][box.map.by_label["F7"]]) == 6
    assert card.moves_somebody


VICTORY = [
    (lambda d: d["victory"][3].update(goal=0), 'victory card "dominion": "goal" is 0: expected a whole number from 1'),
    (lambda d: d["victory"][3].update(condition="luck"), '"condition" is "luck": expected one of tower, control_wins'),
    (lambda d: d["victory"][0].update(side="west"), '"side" is "west": expected one of left, right, any'),
    (lambda d: d["victory"][7].update(goal=2), 'victory card "clean-sweep": unknown key "goal"'),
    (
        lambda d: d["victory"].extend({**d["victory"][3], "id": f"v{n}"} for n in range(11)),
        "21 victory cards: expected at most 20",
    ),
]


@pytest.mark.parametrize(("change", "message"), VICTORY)
def test_check_8_victory_cards(plain: dict, change: Change, message: str) -> None:
    change(plain)
    assert message in refused(plain)


OUTSIDER = [
    (lambda d: d["outsider"].update(hp=21), 'outsider "wanderer": "hp" is 21: expected a whole number from 1 to 20'),
    (lambda d: d["outsider"].update(radius=0), "outsider: its radius gives 1 hexes: expected 3 or more"),
    (
        lambda d: d["outsider"].update(skills=[dict(d["outsider"]["skills"][0], id=f"s{n}") for n in range(5)]),
        "5 skills: expected at most 4",
    ),
    (lambda d: d["outsider"]["skills"][0].update(effects=["target(enemy)", "damage(t1, 1)"]), "a skill has no targets"),
    (lambda d: d["outsider"]["skills"][0].update(effects=["mana(caster, 1)"]), '"mana" is not for the outsider'),
]


@pytest.mark.parametrize(("change", "message"), OUTSIDER)
def test_check_9_the_outsider(plain: dict, change: Change, message: str) -> None:
    change(plain)
    assert message in refused(plain)


@pytest.mark.parametrize(
    ("key", "low", "high"),
    [("turns", 1, 9), ("ap", 1, 5), ("hand_limit", 1, 20), ("tower_hp", 1, 30), ("nexus_hp", 1, 30)],
)
def test_check_10_numbers_of_the_rules(plain: dict, key: str, low: int, high: int) -> None:
    for value in (low - 1, high + 1):
        plain["numbers"][key] = value
        expected = f'mybox.toml: numbers: "{key}" is {value}: expected a whole number from {low} to {high}'
        assert re.fullmatch(re.escape(expected), refused(plain))
    plain["numbers"][key] = high
    assert getattr(read(plain).numbers, key) == high
