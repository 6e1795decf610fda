"""The studio over HTTP: what a box may hold, a box while it is being changed, files that are brought."""

from copy import deepcopy

import pytest

from skyhall.core.edition import parse_toml
from skyhall.core.registry import game, games
from skyhall.server.routes_studio import LARGEST_BOX


def tuned(node, name):
    """The content of the tuned box, to be changed."""
    return deepcopy(node.get(f"/api/studio/{name}").json()["bases"][0]["content"])


def look(node, name, content, language="en"):
    answer = node.post(f"/api/studio/{name}/look?language={language}", {"base": "tuned", "content": content})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("name", games())
def test_a_box_of_the_hall_fits_and_is_drawn_and_told(node, name):
    room, content = game(name), tuned(node, name)
    seen = look(node, name, content, "pl")
    assert seen["problems"] == []
    assert seen["hash"] == room.edition("tuned").hash
    assert seen["view"] is not None
    assert seen["refusal"] == ""
    assert "⟨" not in "".join(seen["told"].values())
    things = {f"{kind} {thing['id']}" for kind, all_of in seen["things"].items() for thing in all_of}
    assert {one for drawn in seen["drawn"].values() for one in drawn} <= things
    assert room.make_edition(parse_toml(seen["text"], "text"), "text").hash == seen["hash"]


def test_every_mistake_is_told_at_its_path_and_the_rest_is_drawn(node):
    content = tuned(node, "skytopia")
    content["card"][3]["effect"][0]["max"] = 24
    content["card"].insert(5, {"name": "New"})
    content["constants"]["golems"] = "many"
    seen = look(node, "skytopia", content)
    told = {one["path"]: one["text"] for one in seen["problems"]}
    assert set(told) == {"card/3/effect/0/max", "card/5/colour", "constants/golems"}
    assert told["card/3/effect/0/max"] == (
        'card "Clockwork Colonnade": effect 1: "max" is 24: expected a whole number from 1 to 20'
    )
    assert (seen["text"], seen["hash"]) == ("", "")
    assert "card/5" not in seen["drawn"]
    assert seen["drawn"]["card/6"] == ["cards dream_garden_lily"]


def test_a_box_that_cannot_be_read_at_all_says_why(node):
    content = tuned(node, "gravity-superstar")
    del content["tile"]
    seen = look(node, "gravity-superstar", content)
    assert [one["path"] for one in seen["problems"]] == ["tile"]
    content = tuned(node, "skytear")
    content["numbers"] = 3
    assert look(node, "skytear", content)["problems"][0]["text"] == "numbers: expected a table, found 3"


def test_what_is_too_large_or_not_there_is_refused(node):
    big = {"base": "tuned", "content": {"name": "x" * (LARGEST_BOX + 1)}}
    assert node.post("/api/studio/skytear/look", big).status_code == 413
    assert node.post("/api/studio/skytear/look", {"base": "none", "content": {}}).status_code == 404
    assert node.get("/api/studio/chess").status_code == 404


def test_a_file_is_brought_whole_and_its_game_is_found(node):
    text = 'base = "standard"\n[edition]\nname = "mine"\n[[card]]\nname = "Mint"\neffect = [{ do = "coins", n = 99 }]\n'
    found = node.post("/api/studio", {"text": text, "file": "mine.toml"}).json()
    assert (found["game"], found["base"]) == ("skytopia", "standard")
    mint = next(card for card in found["content"]["card"] if card["name"] == "Mint")
    assert mint["effect"] == [{"do": "coins", "n": 99}]
    assert mint["colour"] == "gold"
    refused = node.post("/api/studio", {"text": "[edition", "file": "mine.toml"})
    assert refused.status_code == 400
    assert refused.json()["text"].startswith("mine.toml: not TOML")
    strange = node.post("/api/studio", {"text": "pieces = 3\n", "file": "mine.toml"})
    assert "belongs to a box of" in strange.json()["text"]


def test_a_spreadsheet_goes_round(node):
    content = tuned(node, "sky-painters")
    entries = content["painter"]
    sheet = node.post("/api/studio/sky-painters/sheet", {"section": "painter", "entries": entries}).text
    asked = {"text": sheet, "file": "painters.csv", "game": "sky-painters", "section": "painter"}
    assert node.post("/api/studio", asked).json()["entries"] == entries
    wrong = node.post("/api/studio", {**asked, "section": "pianter"})
    assert 'no list "pianter" (did you mean "painter"?)' in wrong.json()["text"]


def position(node, name, text, words=(), content=None, language="en"):
    asked = {"base": "tuned", "content": content or tuned(node, name), "text": text, "words": list(words)}
    return node.post(f"/api/studio/{name}/position?language={language}", asked)


@pytest.mark.parametrize("name", games())
def test_a_position_to_begin_with_opens_and_whoever_is_asked_plays_on(node, name):
    text, words, seats = node.get(f"/api/studio/{name}").json()["position"], [], set()
    for _ in range(12):
        answer = position(node, name, text, words)
        assert answer.status_code == 200, answer.text
        scene = answer.json()
        assert [step["word"] for step in scene["steps"]] == words
        if scene["ask"] is None:
            break
        assert scene["ask"]["seat"] == scene["seat"]
        seats.add(scene["seat"])
        words.append(scene["ask"]["legal"][-1]["word"])
    assert words
    assert seats <= set(range(scene["seats"]))


def test_a_position_is_opened_with_the_box_on_the_bench(node):
    content = tuned(node, "skytopia")
    mint = next(card for card in content["card"] if card["name"] == "Mint")
    mint["name"] = "Mine"
    text = '{"market": {"gold-1": "mine_gryphon 0:1"}, "coins": [3, 4]}'
    scene = position(node, "skytopia", text, content=content).json()
    assert (scene["seat"], scene["seats"]) == (1, 2)
    assert scene["note"] == "position: seat 0 has nothing to decide; seat 1 is asked"
    assert "mine_gryphon" in str(scene["view"])
    refused = position(node, "skytopia", text)
    assert refused.status_code == 400
    assert "mine_gryphon" in refused.json()["text"]


def test_a_position_that_cannot_be_says_what_is_wrong_and_where(node):
    def told(text, language="en"):
        answer = position(node, "gravity-superstar", text, language=language)
        assert answer.status_code == 400, answer.text
        return answer.json()["text"]

    layout = 'options = { layout = "2A0 3B2" }\n'
    assert told("") == 'position: options: "layout" is missing: expected codes such as 2A0 3B2'
    assert told(f"{layout}pawn = []").startswith('position: unknown key "pawn" (did you mean "pawns"?): expected only ')
    assert told("pawns = [").startswith("position: not TOML: ")
    assert told('{"pawns": ').startswith("position: not JSON: ")
    assert told("{" + '"a": {' * 3000).startswith("position: not JSON: ")
    assert told(f"{layout}when = 2020-01-01").startswith('position: unknown key "when"')
    assert told(f"{layout}seats = 9", "pl") != told(f"{layout}seats = 9")
    wrong = position(node, "gravity-superstar", layout, ["fly"])
    assert (wrong.status_code, wrong.json()["code"]) == (409, "illegal")
    assert position(node, "gravity-superstar", "x" * 20_001).status_code == 400
