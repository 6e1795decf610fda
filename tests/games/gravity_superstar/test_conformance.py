"""The conformance kit over all seats and options, and events that retell the view."""

from itertools import product

import pytest

from skyhall.games.gravity_superstar import GAME
from skyhall.testing import cases, check_case, check_game


def retell(before, events):
    """Stars, pawns, supply, open door and round, from an earlier view and the events since."""
    names = [f"{'abcdefghijklmnopqr'[x]}{y + 1}" for y, x in product(*map(range, size(before)))]
    stars = list(before["stars"])
    pawns = [dict(pawn) for pawn in before["pawns"]]
    told = {name: before[name] for name in ("open_door", "supply", "round", "left", "ended")}
    for event in events:
        seat = event.get("seat")
        match event["event"]:
            case "open_door_placed":
                told["open_door"] = event["door"]
            case "open_door_moved":
                told["open_door"] = event["to"]
            case "turn_began":
                told["round"] = event["round"]
            case "pawn_placed":
                pawns[seat] = {"space": event["space"], "facing": event["facing"]}
            case "pawn_entered":
                pawns[seat]["space"] = event["space"]
            case "pawn_turned":
                pawns[seat]["facing"] = event["to"]
            case "pawn_ejected":
                pawns[event["victim"]]["space"] = None
            case "star_taken":
                assert stars[names.index(event["space"])] == event["colour"]
                stars[names.index(event["space"])] = None
                told["left"] = event["left_on_board"]
            case "token_taken" | "token_spent":
                told["supply"] = event["supply"]
            case "game_over":
                told["ended"] = event["reason"]
    return {**told, "stars": stars, "pawns": pawns}


def size(view):
    return view["board"]["height"], view["board"]["width"]


def test_vocabulary():
    """Section 6: 42 words."""
    check_game(GAME)
    assert len(GAME.words) == 42
    for word, action in (
        ("end", 0),
        ("simple wild right", 12),
        ("long right wild", 16),
        ("high left", 17),
        ("drop", 21),
    ):
        assert GAME.words.parse(word) == action
    for word, action in (("rotate half wild", 28), ("steal blue", 29), ("steal replay", 35), ("door 6", 41)):
        assert GAME.words.parse(word) == action


@pytest.mark.parametrize("case", cases(GAME, most=24), ids=str)
def test_conformance(case):
    check_case(GAME, case, retell, looks=3)
