"""The conformance kit over all seats and options, and events that retell the view."""

import pytest

from skyhall.games.gravity_superstar import GAME
from skyhall.testing import cases, check_case, check_vocabulary


def space_of(name, width):
    return (int(name[1:]) - 1) * width + "abcdefghijklmnopqr".index(name[0])


def retell(before, events):
    """Stars, pawns, belongings, supply, open door and round, from an earlier view and the events since."""
    width = before["board"]["width"]
    stars = list(before["stars"])
    pawns = [dict(pawn) for pawn in before["pawns"]]
    owned = [dict(player["stars"]) for player in before["players"]]
    tokens = [player["tokens"] for player in before["players"]]
    told = {"open_door": before["open_door"], "supply": before["supply"], "round": before["round"], "ended": None}
    for event in events:
        seat = event.get("seat")
        match event["event"]:
            case "open_door_placed":
                told["open_door"] = event["door"]
            case "open_door_moved":
                told["open_door"] = event["to"]
            case "turn_started":
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
                assert stars[space_of(event["space"], width)] == event["colour"]
                stars[space_of(event["space"], width)] = None
                owned[seat][event["colour"]] += 1
            case "token_taken":
                tokens[seat] += 1
                told["supply"] = event["supply"]
            case "token_spent":
                tokens[seat] -= 1
                told["supply"] = event["supply"]
            case "stolen" if event["what"] == "replay":
                tokens[seat] += 1
                tokens[event["victim"]] -= 1
            case "stolen" if event["what"] != "nothing":
                owned[seat][event["what"]] += 1
                owned[event["victim"]][event["what"]] -= 1
            case "game_over":
                told["ended"] = event["reason"]
                points = [
                    sum(row.values()) + sum(count // 2 for count in row.values()) + token
                    for row, token in zip(owned, tokens, strict=True)
                ]
                assert points == event["points"]
    assert all(count >= 0 for row in owned for count in row.values())
    return {**told, "stars": stars, "pawns": pawns, "left": sum(star is not None for star in stars)}


def test_vocabulary():
    """Section 6: 42 words."""
    check_vocabulary(GAME)
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
