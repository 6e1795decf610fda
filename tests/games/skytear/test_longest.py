"""4.9: every game ends, and how many decisions it has at most follows from the box."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from skyhall.games.skytear import GAME
from skyhall.games.skytear.box.contents import Box
from skyhall.games.skytear.box.longest import TurnLimits, longest

FULL, SIMPLE = {"mode": "full"}, {"mode": "simple"}


def test_the_number_follows_from_the_box(box: Box, plain: dict, read: Callable[[dict], Box]) -> None:
    assert longest(box, SIMPLE) < longest(box, FULL) < 12_000
    plain["numbers"]["turns"] = 1
    one = longest(read(plain), FULL)
    plain["numbers"]["turns"] = 9
    nine = longest(read(plain), FULL)
    opening = 2 * 8 + 2 * (6 + 1)
    assert nine - opening == 9 * (one - opening)


def test_more_to_do_makes_it_greater(box: Box, plain: dict, read: Callable[[dict], Box]) -> None:
    at_first = longest(box, FULL)
    for change in (
        lambda d: d["numbers"].update(ap=4),
        lambda d: d["numbers"].update(hand_limit=9),
        lambda d: d["outsider"].update(hp=20),
        lambda d: d["cards"][1]["effects"].append("draw(3)"),
        lambda d: d["cards"][1]["effects"].append("push(t1, 3)"),
    ):
        change(plain)
        more = longest(read(plain), FULL)
        assert more > at_first
        at_first = more


@pytest.mark.parametrize("answer", ["lose(it, 1)", "damage(it, 1)", "heal(caster, 1)"])
@pytest.mark.parametrize("seed", range(2))
def test_no_turn_passes_its_limits(plain: dict, seed: int, answer: str) -> None:
    """Item by item, in games of two who would rather do something than pass; with other answers to damage, too."""
    skill(plain, "cotlic", "wrath-of-the-hive")["effects"] = [answer]
    table = GAME.new(2, f"limits {seed}", {"victory_cards": 0}, GAME.make_edition(plain, "mybox.toml"), listen=True)
    mover = Random(seed)
    while not table.over:
        actions = table.actions()
        busy = [action for action in actions if action > 3 and action != 7]
        table.push(mover.choice(busy or actions))
    limits = TurnLimits(table.box)
    assert table.log is not None
    turns: list[Counter[str]] = [Counter()]
    for event in table.log:
        if event.name == "round_began":
            turns.append(Counter())
        turns[-1][event.name] += 1
    triggers = limits.after_actions + limits.defeats + limits.losses + limits.answers
    for turn in turns:
        assert turn["card_played"] <= limits.plays
        assert turn["declared"] <= limits.actions + table.box.numbers.ap
        assert turn["triggered"] <= triggers
        assert turn["provoked"] <= limits.provoked


def hero(data: dict, key: str) -> dict:
    return next(hero for hero in data["heroes"] if hero["id"] == key)


def skill(data: dict, owner: str, key: str) -> dict:
    return next(skill for skill in hero(data, owner)["skills"] if skill["id"] == key)


def test_two_cards_that_refund_are_refused(plain: dict, refused: Callable[[dict], str]) -> None:
    plain["cards"][6]["effects"].append("refund(caster)")
    assert refused(plain) == (
        'mybox.toml: cards "clear-mind" and "time-warp" have "refund" and could bring each other back for ever: '
        "expected at most one such card"
    )


def test_a_skill_does_not_refund(plain: dict, refused: Callable[[dict], str]) -> None:
    skill(plain, "sakoshi", "cold-blood")["effects"] = ["refund(caster)"]
    assert '"refund" is for cards only' in refused(plain)


@pytest.mark.parametrize(("owner", "key"), [("cotlic", "wrath-of-the-hive"), ("tlakali", "collective-grief")])
def test_an_answer_that_spawns_is_refused(plain: dict, refused: Callable[[dict], str], owner: str, key: str) -> None:
    skill(plain, owner, key)["effects"].append("spawn(1)")
    assert f'skill "{key}": "spawn" cannot answer a loss: it could go on for ever' in refused(plain)


def test_answers_that_strike_and_heal_are_refused(
    plain: dict, read: Callable[[dict], Box], refused: Callable[[dict], str]
) -> None:
    """Striking back alone ends with the HP, healing alone with what strikes."""
    wrath = skill(plain, "cotlic", "wrath-of-the-hive")
    for alone in ("heal(caster, 1)", "damage(it, 1)"):
        wrath["effects"] = [alone]
        assert 0 < longest(read(plain), FULL) < 20_000
    wrath["effects"] = ["damage(it, 1)", "heal(caster, 1)"]
    assert refused(plain) == (
        'mybox.toml: skill "wrath-of-the-hive" answers damage with damage and "wrath-of-the-hive" with healing: '
        "they could go on for ever"
    )
