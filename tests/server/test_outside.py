"""Games from outside: an installed package is a table of the hall with all its words; a broken one troubles nobody."""

import shutil
from pathlib import Path
from threading import Thread

import pytest

from skyhall.core.registry import games
from skyhall.server import rooms

pytestmark = pytest.mark.anyio


def install(site: Path, name: str, code: str) -> None:
    """What an installer leaves behind: the package, and that it offers a game."""
    folder = site / name.replace("-", "_")
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(code)
    told = site / f"{folder.name}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[skyhall.games]\n{name} = {folder.name}\n")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory, cloud_race, node_with):
    """A server where two packages are installed, one of them broken."""
    site = tmp_path_factory.mktemp("site") / "packages"
    shutil.copytree(cloud_race, site)
    install(site, "rain-dance", "import no_such_library")
    return node_with(site)


def test_a_game_from_outside_has_a_door_behind_those_of_the_house(hall):
    doors = hall.get("/api/games").json()
    assert [door["name"] for door in doors] == [*games(), "cloud-race"]
    own = doors[-1]
    assert (own["title"], own["seats"], own["editions"]) == ("Cloud Race", [2, 3, 4], ["standard"])
    assert own["door"]["line"] == "Catch the wind, mind the storms."
    assert own["door"]["length"] == "5 to 10 min"
    assert own["ratings"] == {}


def test_a_game_that_cannot_be_opened_is_left_out_and_written_down_once(hall):
    for _ in range(2):
        assert "rain-dance" not in hall.get("/api/games").text
        assert hall.get("/schema/openapi.json").status_code == 200
    assert hall.log.read_text().count("cannot be opened and is left out") == 1
    refused = hall.post("/api/tables", {"game": "rain-dance", "seats": [{}, {}]})
    assert refused.status_code == 400
    assert "no_such_library" in refused.json()["text"]


def test_threads_that_ask_at_the_same_moment_open_each_game_once(monkeypatch):
    asked, late = [], Thread(target=rooms.rooms)

    def opened(name):
        if not asked:
            late.start()
            late.join(0.2)  # as long as it likes to be ahead
        asked.append(name)

    monkeypatch.setattr(rooms, "opened", opened)
    rooms._rooms.cache_clear()
    try:
        rooms.rooms()
        late.join()
        assert asked == games()
    finally:
        rooms._rooms.cache_clear()


def test_its_words_come_from_its_own_catalogue(hall):
    assert hall.get("/api/locales/en/cloud-race").text.startswith("title = Cloud Race")
    phrases = hall.get("/api/games/cloud-race/phrases").json()
    assert phrases["events"]["wind_drawn"] == {"seat": "seat", "cards": "count", "left": "count", "wind": "wind"}
    said = {"ask-Fly": {"seat": "seat", "last": "count"}, "step-resign": {"seat": "seat"}}
    assert {key: phrases["messages"][key] for key in said} == said
    assert phrases["quiet"] == ["round_began", "turn_began", "flew"]


async def test_a_whole_game_of_it_is_played_against_bots(hall):
    made = hall.table("me", "novice", "adept", game="cloud-race")
    async with hall.live(made["id"], made["token"]) as ada:
        while (state := await ada.turn())["table"]["status"] != "over":
            assert all("hand" not in player for player in state["view"]["players"][1:])
            assert (await ada.move())["type"] == "ack"
    assert state["table"]["result"]["ending"] == "arrived"
    assert "game: cloud-race" in hall.get(f"/api/tables/{made['id']}/record").text
