"""The conformance kit over all seat counts and options, with the market and the rounds told again from events."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import pytest

from skyhall.games.skytopia import GAME
from skyhall.games.skytopia.box.places import COLOURS
from skyhall.testing import Case, cases, check_case, check_game


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
    check_game(GAME)
    assert len(GAME.words) == 220
    indexes = {"send blue-1 1": 0, "golem blue-1 1": 96, "card blue-1": 192, "tower blue": 208, "use": 212}
    indexes.update({"skip": 213, "tile blue": 214, "side A": 218, "side B": 219, "golem purple-4 6": 191})
    for name, action in indexes.items():
        assert GAME.words.parse(name) == action


@pytest.mark.parametrize("case", cases(GAME, 30), ids=str)
def test_conformance(case: Case) -> None:
    check_case(GAME, case, retell_parts)


SHOWN_OF_A_SEAT = ("coins", "pp", "supply", "golems_out", "cards", "score_now")


def shown(view: Mapping[str, Any]) -> dict[str, Any]:
    """What a screen keeps up to date while events are played."""
    market = {slot["slot"]: slot for slot in view["market"]["slots"]}
    return {
        **{key: view[key] for key in ("round", "first", "active", "last_round", "final_round", "chronometer")},
        "cards": {name: slot["card"] for name, slot in market.items()},
        "golems": {name: slot["golems"] for name, slot in market.items()},
        "left": {deck["colour"]: deck["left"] for deck in view["decks"]},
        "seats": [{key: seat[key] for key in SHOWN_OF_A_SEAT} for seat in view["seats"]],
        "towers": [
            [[level["card"] for level in tower["levels"]] for tower in seat["towers"]] for seat in view["seats"]
        ],
    }


def assign(told: dict[str, Any], event: Mapping[str, Any]) -> None:
    """Play an event as a screen does: it looks things up and puts them down, and computes nothing."""
    kind = event["event"]
    if "queue" in event:
        told["golems"][event["slot"]] = event["queue"]
    if "has" in event:
        told["seats"][event["owner" if kind == "golem_returned" else "seat"]] = event["has"]
    if kind == "golem_redirected":
        told["golems"][event["from"]], told["golems"][event["to"]] = event["queue_from"], event["queue_to"]
    elif kind in ("card_finished", "card_added"):
        told["cards"][event["slot"]] = None
        tower = told["towers"][event["seat"]][COLOURS.index(event["colour"])]
        assert len(tower) == event["level"]
        tower.append(event["card"])
    elif kind == "market_refilled":
        effect = [{key: value for key, value in part.items() if value is not None} for part in event["effect"]]
        card = {"id": event["card"], "name": event["title"], "colour": event["slot"].split("-")[0]}
        told["cards"][event["slot"]] = {**card, "coat": event["coat"], "effect": effect}
        told["left"][card["colour"]] = event["deck_left"]
    elif kind == "deck_exhausted":
        told["last_round"] = event["last_round"]
        for name, golems in told["golems"].items():
            for golem in golems:
                golem["late"] = {"slot": name, "face": golem["face"]} in event["late"]
    elif kind == "round_began":
        told.update(round=event["round"], first=event["first"], final_round=event["final"])
        dial = {str(one["face"]): {"steps": one["steps"], "price": one["price"]} for one in event["dial"]}
        told["chronometer"].update(pointer=event["pointer"], prices=dial)
        for golems in told["golems"].values():
            for golem in golems:
                golem["steps"] = dial[str(golem["face"])]["steps"]
    elif kind == "turn_began":
        told["active"] = event["seat"]
    elif kind == "game_over":
        told["active"] = None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_event_holds_all_that_the_screen_then_shows(seats: int) -> None:
    """Section 8: a screen that only assigns what events tell shows what the view says after every move"""
    for number in range(6):
        options = {"sides": "each", "abilities": "draft", "opening": "free"} if number % 2 else {"sides": "B"}
        table = GAME.new(seats, f"shown {seats} {number}", options, listen=True)
        dice = table.dice.fork("movers")
        told = deepcopy(shown(table.view(None)))
        while not table.over:
            table.log = []
            actions = table.actions()
            table.push(actions[dice.below(len(actions))])
            for event in table.log:
                assign(told, deepcopy(event.seen_by(None)))
            assert told == shown(table.view(None)), [event.name for event in table.log]


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
