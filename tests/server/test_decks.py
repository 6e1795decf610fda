"""Decks over HTTP: what they are built from, and a deck looked at."""

import pytest

from skyhall.core.registry import game
from skyhall.server.routes_decks import LONGEST_DECK

RED = "sakoshi: public-shame 3, gank 2, lifesteal 2\nyami: combustion 3, pack-hunt 2, forge-oath 2"


def check(node, text, heroes=None, query=""):
    answer = node.post(f"/api/games/skytear/decks/check{query}", {"text": text, "heroes": heroes})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_what_decks_are_built_from(node):
    pool = node.get("/api/games/skytear/decks").json()
    assert [hero["hero"] for hero in pool["heroes"]] == [hero.key for hero in game("skytear").edition("tuned").heroes]
    sakoshi = pool["heroes"][0]
    assert sakoshi["premade"] == "sakoshi: crippling-precision 3, gank 2, lifesteal 2"
    assert len(sakoshi["commons"]) == 7
    assert {card["key"] for card in pool["cards"]} >= {*sakoshi["commons"], sakoshi["ultimate"]}
    assert pool["samples"][0]["id"] == "red-trail"
    assert pool == node.get("/api/games/skytear/decks", box="standard").json()


def test_a_deck_is_looked_at(node):
    assert check(node, RED, ["sakoshi", "yami"])["problems"] == []
    found = check(node, RED.replace("gank", "gnak"), ["sakoshi", "yami"])
    assert found["problems"] == [
        {"entry": "sakoshi", "line": 1, "text": 'deck of sakoshi: no card "gnak" (did you mean "gank"?)'}
    ]
    assert [one["hero"] for one in found["sets"]] == ["yami"]
    assert found["sets"][0]["words"] == ["card combustion", "card pack-hunt", "card forge-oath"]


@pytest.mark.parametrize("language", ["pl", "es"])
def test_problems_are_told_in_the_language_of_who_reads_them(node, language):
    text = "sakoshi: crippling-precision 3, public-shame 2, gank 2\nyami: pack-hunt 3, gank 1"
    told = check(node, text, ["sakoshi", "yami", "haburat"], f"?language={language}")["problems"]
    english = check(node, text, ["sakoshi", "yami", "haburat"])["problems"]
    assert len(told) == len(english) == 4
    assert all(one["text"] != other["text"] for one, other in zip(told, english, strict=True))
    assert not any("deck" in one["text"] for one in told)


def test_what_is_refused(node):
    """Games without decks, boxes without faction cards, and what is too long."""
    for name in ("skytopia", "nothing"):
        assert node.get(f"/api/games/{name}/decks").status_code == 404
        assert node.post(f"/api/games/{name}/decks/check", {"text": ""}).status_code == 404
    assert node.get("/api/games/skytear/decks", box="0" * 32).status_code in (400, 404)
    assert node.post("/api/games/skytear/decks/check", {"text": "x" * (LONGEST_DECK + 1)}).status_code == 400
    assert node.post("/api/games/skytear/decks/check", {"text": "", "heroes": ["x"] * 25}).status_code == 400
    assert check(node, "")["problems"][0]["text"].startswith("deck: empty")
