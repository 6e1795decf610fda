"""The conformance kit over all seat counts and options, with the market and the rounds told again from events."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import pytest

from skyhall.games.skytopia import GAME
from skyhall.testing import Case, cases, check_case, check_vocabulary


def retell(view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Mapping[str, object]:
    """Rounds, decks, the market's cards and golems, and every seat's coins, points and supply, from events alone."""
    told = {key: view[key] for key in ("round", "first", "last_round")}
    cards = {slot["slot"]: slot["card"] and slot["card"]["id"] for slot in view["market"]["slots"]}
    golems = {slot["slot"]: {g["face"]: g["seat"] for g in slot["golems"]} for slot in view["market"]["slots"]}
    left = {deck["colour"]: deck["left"] for deck in view["decks"]}
    coins = [seat["coins"] for seat in view["seats"]]
    pp = [seat["pp"] for seat in view["seats"]]
    supply = [seat["supply"] for seat in view["seats"]]
    for event in events:
        kind = event["event"]
        if kind == "round_began":
            told["round"], told["first"] = event["round"], event["first"]
        elif kind == "deck_exhausted":
            told["last_round"] = event["last_round"]
        elif kind == "market_refilled":
            cards[event["slot"]] = event["card"]
            left[event["slot"].split("-")[0]] = event["deck_left"]
        elif kind in ("card_finished", "card_added"):
            cards[event["slot"]] = None
            coins[event["seat"]] -= event.get("cost", 0)
        elif kind in ("golem_opened", "golem_sent"):
            golems[event["slot"]][event["face"]] = event["seat"]
            supply[event["seat"]] -= 1
            coins[event["seat"]] -= event.get("price", 0)
        elif kind in ("golem_returned", "golem_taken_back"):
            supply[golems[event["slot"]].pop(event["face"])] += 1
        elif kind == "golem_rotated":
            golems[event["slot"]][event["face_after"]] = golems[event["slot"]].pop(event["face_before"])
        elif kind == "golem_redirected":
            golems[event["to"]][event["face"]] = golems[event["from"]].pop(event["face"])
        elif kind == "gained" or kind == "ability_used":
            coins[event["seat"]] += event["coins"]
            pp[event["seat"]] += event["pp"]
        elif kind == "traded":
            coins[event["seat"]] -= event["coins"]
            pp[event["seat"]] += event["pp"]
    told["table"] = [cards, golems, left, coins, pp, supply]
    return told


def summary(view: Mapping[str, Any]) -> list[object]:
    return [
        {slot["slot"]: slot["card"] and slot["card"]["id"] for slot in view["market"]["slots"]},
        {slot["slot"]: {g["face"]: g["seat"] for g in slot["golems"]} for slot in view["market"]["slots"]},
        {deck["colour"]: deck["left"] for deck in view["decks"]},
        [seat["coins"] for seat in view["seats"]],
        [seat["pp"] for seat in view["seats"]],
        [seat["supply"] for seat in view["seats"]],
    ]


def retell_parts(view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Mapping[str, object]:
    """What the kit can compare by itself: the plain keys of the view."""
    told = dict(retell(deepcopy(dict(view)), events))
    del told["table"]
    return told


def test_vocabulary() -> None:
    check_vocabulary(GAME)
    assert len(GAME.words) == 220
    indexes = {"send blue-1 1": 0, "golem blue-1 1": 96, "card blue-1": 192, "tower blue": 208, "use": 212}
    indexes.update({"skip": 213, "tile blue": 214, "side A": 218, "side B": 219, "golem purple-4 6": 191})
    for name, action in indexes.items():
        assert GAME.words.parse(name) == action


@pytest.mark.parametrize("case", cases(GAME, 30), ids=str)
def test_conformance(case: Case) -> None:
    check_case(GAME, case, retell_parts)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_events_tell_the_whole_table(seats: int) -> None:
    """Section 8: start coins plus the events equal the counters; market, golems and decks can be told again."""
    for number in range(6):
        options = {"sides": "each", "abilities": "draft", "opening": "free"} if number % 2 else {"sides": "B"}
        table = GAME.new(seats, f"told {seats} {number}", options, listen=True)
        dice = table.dice.fork("movers")
        before = table.view(None)
        while not table.over:
            table.log = []
            actions = table.actions()
            table.push(actions[dice.below(len(actions))])
            after = table.view(None)
            told = retell(before, [event.seen_by(None) for event in table.log])
            assert told["table"] == summary(after)
            assert (told["round"], told["first"], told["last_round"]) == tuple(
                after[key] for key in ("round", "first", "last_round")
            )
            before = after
