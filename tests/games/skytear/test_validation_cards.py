"""Section 5: the checks of cards, effects, victory cards, outsider and numbers, with their messages."""

import re
from collections.abc import Callable

import pytest

from skyhall.games.skytear.box.edition import Box

Change = Callable[[dict], object]
Reader = Callable[[dict], Box]
Refuser = Callable[[dict], str]


def find(data: dict, what: str, key: str) -> dict:
    return next(entry for entry in data[what] if entry["id"] == key)


def effects(data: dict, card: str, *texts: str) -> dict:
    """Give a card other effects."""
    entry = find(data, "cards", card)
    entry["effects"] = list(texts)
    return entry


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
    ("card twice", lambda d: d["cards"].append(dict(d["cards"][0])), 'card "shuriken-storm": appears twice'),
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
        '"response" belongs on every card that targets a Stack item',
    ),
    (
        "stack without response",
        lambda d: find(d, "cards", "redirect").pop("response"),
        '"response" belongs on every card that targets a Stack item',
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
def test_checks_6_and_7_cards(refused: Refuser, plain: dict, change: Change, message: str) -> None:
    change(plain)
    assert message in refused(plain)


def test_check_6_a_file_may_state_how_many_cards_a_hero_has(read: Reader, plain: dict) -> None:
    for hero in plain["heroes"]:
        next(c for c in plain["cards"] if c.get("hero") == hero["id"] and c["copies"] == 3)["copies"] = 5
    plain["cards_per_hero"] = 10
    assert {len(hero.cards) for hero in read(plain).heroes} == {10}


def test_check_7_a_file_may_be_without_flux(read: Reader, plain: dict) -> None:
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
    (["draw(F)"], '"F" cannot be part of this number'),
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
    (["draw(1)", "target(enemy)"], "targets come before all other primitives"),
    (["target(enemy, up_to 4)", "draw(1)"], 'up_to is "4": expected a whole number from 1 to 3'),
    (["target(enemy, up_to 2)", "target(enemy)", "draw(1)"], '"up_to" is for the last target of a card'),
    (["target(enemy)"] * 4 + ["draw(1)"], "4 targets: expected at most 3"),
    (["target(enemy, range 4)", "draw(1)"], 'range is "4": expected a whole number from 1 to 3'),
    (["target(hex | enemy)", "draw(1)"], '"hex" cannot be combined with other kinds'),
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
    (["buff(team, armor, 1)"], '"see_cover" goes with "team", and "team" with nothing else'),
    (["buff(caster, see_cover)"], '"see_cover" goes with "team", and "team" with nothing else'),
    (["if is(t1, marked): draw(1)"], 'there is no target "t1"'),
    (["if is(caster, marked): target(enemy)", "draw(1)"], '"target" cannot have a condition'),
    (["need(luck)", "draw(1)"], 'unknown requirement "luck"'),
    (["need(exists(c1))", "draw(1)"], '"need(exists(c1))" without a "choose"'),
]


@pytest.mark.parametrize(("texts", "message"), EFFECTS)
def test_check_6_effects_only_from_4_3(refused: Refuser, plain: dict, texts: list[str], message: str) -> None:
    effects(plain, "gathering-storm", *texts)
    found = refused(plain)
    assert found.startswith('mybox.toml: card "gathering-storm": ')
    assert message in found


SHAPES = [
    ([], "0 cells: expected 1 to 7"),
    ([[n, 0] for n in range(-2, 6)], "8 cells: expected 1 to 7"),
    ([[0, 0], [2, 0]], "the cells are not connected"),
    ([[0, 0], [0, 0]], "a cell appears twice"),
    ([[0, 0, 0]], "expected pairs [q, r] from -6 to 6"),
    (["x"], "expected pairs [q, r] from -6 to 6"),
]


@pytest.mark.parametrize(("cells", "message"), SHAPES)
def test_check_6_own_shapes(refused: Refuser, plain: dict, cells: list[object], message: str) -> None:
    plain["shapes"].append({"id": "mine", "cells": cells})
    found = refused(plain)
    assert 'shape "mine": ' in found
    assert message in found


def test_check_6_an_anchored_shape_touches_its_caster_and_does_not_hit_it(refused: Refuser, plain: dict) -> None:
    plain["shapes"].append({"id": "mine", "anchored": True, "cells": [[0, 0], [1, 0]]})
    assert "a cell appears twice, or is the caster's own" in refused(plain)
    plain["shapes"][-1]["cells"] = [[2, 0], [3, 0]]
    assert "the cells are not connected" in refused(plain)


def test_check_6_a_new_card_needs_no_code(read: Reader, plain: dict) -> None:
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
def test_check_8_victory_cards(refused: Refuser, plain: dict, change: Change, message: str) -> None:
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
def test_check_9_the_outsider(refused: Refuser, plain: dict, change: Change, message: str) -> None:
    change(plain)
    assert message in refused(plain)


@pytest.mark.parametrize(
    ("key", "low", "high"),
    [("turns", 1, 9), ("ap", 1, 5), ("hand_limit", 1, 20), ("tower_hp", 1, 30), ("nexus_hp", 1, 30)],
)
def test_check_10_numbers_of_the_rules(
    read: Reader, refused: Refuser, plain: dict, key: str, low: int, high: int
) -> None:
    for value in (low - 1, high + 1):
        plain["numbers"][key] = value
        expected = f'mybox.toml: numbers: "{key}" is {value}: expected a whole number from {low} to {high}'
        assert re.fullmatch(re.escape(expected), refused(plain))
    plain["numbers"][key] = high
    assert getattr(read(plain).numbers, key) == high
