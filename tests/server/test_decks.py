"""Decks over HTTP: what they are built from, and a deck looked at."""

import json
from contextlib import AsyncExitStack

import pytest

from skyhall.core.registry import game
from skyhall.server.routes_decks import LONGEST_DECK
from tests.server.test_partners import four

pytestmark = pytest.mark.anyio

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
    standard = node.get("/api/games/skytear/decks", box="standard").json()
    assert pool["samples"] != standard["samples"]  # the tuned box proposes another Walking Hill
    assert {**pool, "samples": standard["samples"]} == standard
    for by_hash in game("skytear").edition("tuned").hashes():
        assert pool == node.get("/api/games/skytear/decks", box=by_hash).json()


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


async def played(people, crowd, word=None):
    """Whoever is asked plays a word, the first legal one if none is given; everybody has seen it."""
    seat = crowd.state["table"]["turn"]
    await people[seat].turn()
    answer = await people[seat].move(word)
    assert answer["type"] == "ack", answer
    for one in (*people, crowd):
        await one.at(answer["version"])


@pytest.mark.parametrize("hands", ["open", "closed"])
async def test_what_is_built_is_seen_by_the_own_side_alone_until_everybody_is_done(node, hands):
    """SK-179, SK-156: the others see the same question, no cards, and no card in anything that they are told."""
    options = {"decks": "chosen", "setup": "fixed", "first_player": 0, "partner_hands": hands}
    table, tokens = four(node, **options)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(node.live(table, token)) for token in tokens]
        crowd = await stack.enter_async_context(node.live(table))
        for one in (*people, crowd):
            await one.table()
        while crowd.state["view"]["prompt"]["key"] != "ask-BuildTriple":
            await played(people, crowd)
        blind = [people[1], people[3], crowd] + ([people[2]] if hands == "closed" else [])
        before = [len(one.got) for one in blind]
        question = crowd.state["view"]["prompt"]
        for word in ("card public-shame", "card gank", "card lifesteal"):
            assert [one.state["view"]["prompt"] for one in blind] == [question] * len(blind)
            await played(people, crowd, word)
            for one in blind:
                assert one.state["view"]["seats"][0]["deck_list"] == {"sakoshi": {}, "yami": {}}
                assert "building" not in one.state["view"]["seats"][0]
        for one, first in zip(blind, before, strict=True):
            told = [{**m, "view": {**m["view"], "box": None}} for m in one.got[first:] if "view" in m]
            assert len(told) == 3
            assert not any(card in json.dumps(told) for card in ("public-shame", '"gank"', "lifesteal"))
        for token in (tokens[1], tokens[3], None):
            log = node.get(f"/api/tables/{table}/log", token)
            assert log.status_code == 200
            assert "public-shame" not in log.text
        built = {"shuriken-storm": 1, "public-shame": 3, "gank": 2, "lifesteal": 2}
        seeing = [people[0]] + ([people[2]] if hands == "open" else [])
        assert all(one.state["view"]["seats"][0]["deck_list"]["sakoshi"] == built for one in seeing)
        while crowd.state["view"]["phase"] == "draft":
            await played(people, crowd)
        assert all(one.state["view"]["seats"][0]["deck_list"]["sakoshi"] == built for one in (*people, crowd))


async def test_a_deck_that_is_wrong_for_the_table_is_refused_and_the_question_stays(node):
    """SK-178: only words that lead to a legal set are taken."""
    made = node.table("me", "random", game="skytear", options={"decks": "chosen", "setup": "fixed", "first_player": 0})
    async with node.live(made["id"], made["token"]) as ada:
        await ada.table()
        while (await ada.turn())["view"]["prompt"]["key"] != "ask-BuildTriple":
            await ada.move()
        before = ada.state["version"]
        for word in ("card gank", "card pack-hunt", "card thin-ice"):
            assert (await ada.move(word))["code"] == "illegal"
        assert ada.state["version"] == before
        assert (await ada.move("card public-shame"))["type"] == "ack"
