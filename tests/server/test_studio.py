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
