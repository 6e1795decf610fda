"""The shelf of one's own boxes: kept on every node, changed by one at a time, read by link, gone with the account."""

import io
import json
import zipfile
from copy import deepcopy

import httpx
import pytest

from skyhall.core.registry import game
from skyhall.server.routes_studio import LARGEST_BOX
from skyhall.server.shelf import store
from skyhall.server.shelf.routes import changes_of
from skyhall.server.shelf.store import GUESTS_LAST, Naming, Shelf, Wish
from tests.server.authenticator import Someone

pytestmark = pytest.mark.anyio
SECRET = "a-shelf-of-a-browser-without-an-account"
BOX = {"edition": {"name": "mine"}, "constants": {"golems": 4}}


def kept(who: Someone, box: str, content: dict, revision: int = 0, secret: str = "", **more: object) -> httpx.Response:
    head = {"Authorization": f"Bearer {secret}"} if secret else {}
    wish = {"game": "skytopia", "base": "tuned", "name": "Mine", "content": content, "revision": revision, **more}
    return who.http.put(f"/api/shelf/{box}", json=wish, headers=head)


def code(answer: httpx.Response) -> str:
    return answer.json().get("code", "")


@pytest.fixture(scope="module")
def visitors(two):
    """A browser at each node."""
    made = [Someone(node.port) for node in two]
    yield made
    for one in made:
        one.http.close()


def test_a_box_of_a_guest_is_on_all_nodes_and_nobody_writes_over_what_they_have_not_seen(visitors):
    one, other = visitors
    head = {"Authorization": f"Bearer {SECRET}"}
    assert kept(one, "guest-box", BOX, secret=SECRET).json() == {"revision": 1}
    (line,) = other.http.get("/api/shelf", headers=head).json()["boxes"]
    assert (line["id"], line["name"], line["revision"], line["versions"]) == ("guest-box", "Mine", 1, 0)
    changed = {**BOX, "constants": {"golems": 5}}
    assert kept(other, "guest-box", changed, 1, SECRET).json() == {"revision": 2}
    late = kept(one, "guest-box", {**BOX, "constants": {"golems": 6}}, 1, SECRET)
    assert (late.status_code, code(late)) == (409, "draft_changed")
    again = kept(one, "guest-box", BOX, 0, SECRET)
    assert code(again) == "draft_changed"
    assert one.http.get("/api/shelf/guest-box", headers=head).json()["content"] == changed
    stranger = {"Authorization": "Bearer " + "x" * 40}
    for method, path in (("GET", ""), ("DELETE", ""), ("POST", "/share"), ("GET", "/versions/1")):
        answer = other.http.request(method, f"/api/shelf/guest-box{path}", headers=stranger)
        assert code(answer) == "not_your_box"
    assert code(kept(other, "guest-box", BOX, 2, "y" * 40)) == "not_your_box"
    assert code(kept(other, "guest-box", BOX, 2)) == "no_token"
    assert code(kept(other, "guest-box", BOX, 2, "short")) == "no_token"


def test_versions_say_who_when_and_what_and_come_back(visitors):
    one, other = visitors
    head = {"Authorization": f"Bearer {SECRET}"}
    room = game("skytopia")
    content = json.loads(one.http.get("/api/studio/skytopia").text)["bases"][0]["content"]
    mint = next(card for card in content["card"] if card["name"] == "Mint")
    was, mint["effect"][0]["n"] = mint["effect"][0]["n"], 6
    kept(one, "versions", content, secret=SECRET)
    wish = {"revision": 1, "name": "Mint pays more", "by": "Ada\u202e"}
    first = one.post("/api/shelf/versions/versions", wish, headers=head).json()
    assert (first["number"], first["name"], first["by"]) == (1, "Mint pays more", "Ada")
    assert first["changes"] == [{"where": "card Mint.effect 1.n", "was": str(was), "now": "6"}]
    assert first["at"] > 0
    later = deepcopy(content)
    later["constants"]["golems"] = 3
    kept(other, "versions", later, 1, SECRET)
    assert code(one.post("/api/shelf/versions/versions", {"revision": 1}, headers=head)) == "draft_changed"
    second = other.post("/api/shelf/versions/versions", {"revision": 2}, headers=head).json()
    assert [change["where"] for change in second["changes"]] == ["constants.golems"]
    whole = one.http.get("/api/shelf/versions", headers=head).json()
    assert [version["number"] for version in whole["versions"]] == [2, 1]
    assert one.http.get("/api/shelf/versions/versions/1", headers=head).json()["content"] == content
    assert other.http.delete("/api/shelf/versions/versions/1", headers=head).status_code == 204
    assert code(one.http.get("/api/shelf/versions/versions/1", headers=head)) == "not_found"
    assert room.make_edition(whole["content"], "kept").hash != room.edition("tuned").hash


def test_a_link_shows_a_box_and_nothing_else_until_it_is_taken_back(visitors):
    one, other = visitors
    head = {"Authorization": f"Bearer {SECRET}"}
    kept(one, "to-share", BOX, secret=SECRET)
    link = one.post("/api/shelf/to-share/share", headers=head).json()["code"]
    assert one.post("/api/shelf/to-share/share", headers=head).json()["code"] == link
    seen = other.http.get(f"/api/shared/{link}").json()
    assert (seen["game"], seen["name"], seen["content"]) == ("skytopia", "Mine", BOX)
    assert not {"id", "share", "revision"} & set(seen)
    one.http.delete("/api/shelf/to-share/share", headers=head)
    assert code(other.http.get(f"/api/shared/{link}")) == "not_found"
    assert code(other.http.get("/api/shared/nothing")) == "not_found"


def test_boxes_move_into_an_account_are_taken_along_and_end_with_it(visitors, two):
    one, other = visitors
    secret = "another-shelf-of-a-browser-of-somebody"
    kept(one, "to-claim", BOX, secret=secret)
    one.post("/api/shelf/to-claim/versions", {"revision": 1}, headers={"Authorization": f"Bearer {secret}"})
    ada = Someone(two[0].port)
    ada.join("Shelf Ada")
    assert ada.post("/api/shelf/claim", {"secret": secret}).json() == {"boxes": 1}
    assert code(ada.post("/api/shelf/claim", {"secret": "me"})) == "wrong_token"
    assert code(kept(one, "to-claim", BOX, 1, secret)) == "not_your_box"
    phone = Someone(two[1].port)
    phone.http.headers["Authorization"] = f"Bearer {ada.token}"
    assert [box["id"] for box in phone.http.get("/api/shelf").json()["boxes"]] == ["to-claim"]
    assert kept(phone, "to-claim", {**BOX, "constants": {}}, 1).json() == {"revision": 2}
    with zipfile.ZipFile(io.BytesIO(ada.http.get("/api/me/export").content)) as files:
        (box,) = json.loads(files.read("me.json"))["boxes"]
    assert (box["content"]["constants"], box["versions"][0]["content"]) == ({}, BOX)
    assert "shelf_hash" not in box
    link = ada.post("/api/shelf/to-claim/share").json()["code"]
    assert ada.post("/api/me/forget").status_code == 200
    assert code(other.http.get(f"/api/shared/{link}")) == "not_found"
    ring = one.post("/api/key-ring", {"keys": [], "shelf": secret}).json()["link"].partition("#ring=")[2]
    assert other.post("/api/key-ring/use", {"code": ring}).json()["shelf"] == secret
    for visitor in (ada, phone):
        visitor.http.close()


def test_limits_are_told_in_words(visitors):
    one, _ = visitors
    big = kept(one, "big", {"name": "x" * (LARGEST_BOX + 1)}, secret=SECRET)
    assert big.status_code == 413
    assert "at most 300,000 characters" in big.json()["text"]
    assert code(kept(one, "odd", BOX, secret=SECRET, base="none")) == "not_found"
    assert code(kept(one, "odd", BOX, secret=SECRET, game="chess")) == "not_found"


async def test_a_shelf_holds_so_many_boxes_and_a_box_so_many_versions(desk):
    shelf = Shelf(secret="hash")

    def wish(name: str) -> Wish:
        return Wish(id=name, game="skytopia", base="tuned", name=name, content=BOX, revision=0)

    old = GUESTS_LAST + 1
    await store.keep(desk.database, shelf, wish("forgotten"), 0, 2)
    await store.keep(desk.database, shelf, wish("one"), old, 2)  # a guest's box of a year ago has made room
    await store.keep(desk.database, shelf, wish("two"), old, 2)
    with pytest.raises(store.Refused, match="keeps 2 boxes for you"):
        await store.keep(desk.database, shelf, wish("three"), old, 2)
    naming = Naming(revision=1, name="", by="", at=0)
    await store.keep_version(desk.database, shelf, "one", naming, changes_of, 1)
    with pytest.raises(store.Refused, match="one version of a box"):
        await store.keep_version(desk.database, shelf, "one", naming, changes_of, 1)
    await store.remove(desk.database, shelf, "one")
    assert [line.id for line in await store.lines(desk.database, shelf)] == ["two"]
