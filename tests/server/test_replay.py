"""Looking back: steps, records, fairness, importing, playing on from any step."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from skyhall.core.dice import seed_hash
from skyhall.core.line import Line, Walk
from skyhall.core.record import read_record
from skyhall.core.registry import game
from skyhall.server import seating
from skyhall.server.errors import Refused
from skyhall.server.limits import Buckets
from skyhall.server.requests import SeatPlan, WhatIf
from skyhall.server.routes_play import Replays
from skyhall.server.routes_review import ReviewRoutes

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]


async def finished(node):
    """A game of two bots, played to its end."""
    made = node.table("random", "random")
    async with node.live(made["id"]) as watching:
        return await watching.table(lambda m: m["table"]["status"] == "over")


async def test_the_seed_is_published_by_its_hash_first_and_itself_at_the_end(node):
    table, ada, _ = node.two_people()
    before = node.get(f"/api/tables/{table}", ada).json()["table"]
    assert before["seed"] is None
    node.post(f"/api/tables/{table}/resign", {}, ada)
    after = node.get(f"/api/tables/{table}").json()["table"]
    assert after["seed_hash"] == before["seed_hash"] == seed_hash(after["seed"])


async def test_the_record_of_a_finished_game_replays_and_verifies(node, tmp_path):
    state = await finished(node)
    text = node.get(f"/api/tables/{state['table']['id']}/record").text
    record = read_record(text)
    end = Walk(record).to_end()
    assert end.over
    assert end.scores() == state["table"]["result"]["scores"]
    (tmp_path / "game.sky").write_text(text)
    assert record.seed_hash == state["table"]["seed_hash"]
    assert "it is the published one" in verify(tmp_path, "game.sky", "--seed-hash", state["table"]["seed_hash"])
    assert "it is the one in the record" in verify(tmp_path, "game.sky")
    (tmp_path / "other.sky").write_text(text.replace(f"seed: {record.seed}", "seed: loaded"))
    assert "does not match the hash" in verify(tmp_path, "other.sky", code=2)
    lines = text.splitlines()
    (tmp_path / "cut.sky").write_text("\n".join(lines[:-1]) + "\n")
    assert "result" in verify(tmp_path, "cut.sky", code=2)


def verify(folder, *arguments, code=0):
    done = subprocess.run(
        [sys.executable, "-m", "skyhall", "verify", *arguments],
        cwd=folder,
        env={**os.environ, **({"PYTHONPATH": str(ROOT)} if os.environ.get("SKYHALL_BUILD", "pure") == "pure" else {})},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


async def test_every_step_of_a_finished_game(node):
    state = await finished(node)
    where = f"/api/tables/{state['table']['id']}/steps"
    total = node.get(where, first=0, last=0).json()["total"]
    assert total == state["table"]["steps"]
    steps = [
        s for first in range(0, total + 1, 50) for s in node.get(where, first=first, last=first + 49).json()["steps"]
    ]
    assert [step["step"] for step in steps] == list(range(total + 1))
    assert steps[0]["events"][0]["event"] == "game_started"
    assert steps[-1]["view"] == state["view"]
    replay = Walk(read_record(node.get(f"/api/tables/{state['table']['id']}/record").text))
    assert steps[7]["view"] == replay.to(7).view(None)
    mine = node.get(where, first=7, last=7, seat=1).json()
    assert mine["steps"][0]["view"] == replay.to(7).view(1)
    assert node.get(where, first=total + 5, last=total + 9).json()["steps"] == []
    assert len(node.get(where, first=0, last=1_000_000).json()["steps"]) <= 100


async def test_undo_and_take_back_are_in_the_record(node):
    table, ada, ben = node.two_people()
    async with node.live(table, ada) as one, node.live(table, ben) as other:
        await one.turn()
        await one.move("drop")
        await one.ask({"type": "undo", "version": one.state["version"]})
        await one.move("drop")
        await other.at(one.state["version"])
        await other.move("drop")
        await one.at(other.state["version"])
        await one.ask({"type": "ask_back", "version": one.state["version"]})
        await other.at(one.state["version"])
        await other.ask({"type": "answer_back", "version": other.state["version"], "accept": True})
        node.post(f"/api/tables/{table}/resign", {}, ada)
        record = read_record(node.get(f"/api/tables/{table}/record").text)
    assert record.words == ["drop", "undo", "drop", "drop", "undo", "undo"]
    assert not Walk(record).to_end().over
    steps = node.get(f"/api/tables/{table}/steps", first=0, last=9).json()["steps"]
    assert [step["kind"] for step in steps] == ["start", "action", "undo", "action", "action", "undo", "undo"]
    assert steps[6]["view"] == steps[0]["view"]


async def test_a_live_game_can_be_stepped_for_what_the_viewer_saw(node):
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as one:
        await one.turn()
        await one.move("drop")
    own = node.get(f"/api/tables/{table}/steps", ada, first=1, last=1).json()["steps"][0]
    others = node.get(f"/api/tables/{table}/steps", first=1, last=1).json()["steps"][0]
    assert (own["word"], others["word"]) == ("drop", None)
    assert own["view"] == one.state["view"]
    made = node.table("me", "open", start=False)
    assert node.get(f"/api/tables/{made['id']}/steps").json()["code"] == "not_playing"


async def test_a_record_can_be_imported_and_stepped(node):
    state = await finished(node)
    text = node.get(f"/api/tables/{state['table']['id']}/record").text
    kept = node.post("/api/records", {"text": text})
    assert kept.status_code == 201
    there = node.get(f"/api/tables/{kept.json()['id']}").json()
    assert there["table"]["status"] == "record"
    assert there["view"] == state["view"]
    assert node.get(f"/api/tables/{kept.json()['id']}/record").text == text
    assert node.get(f"/api/tables/{kept.json()['id']}/steps", first=5, last=5).json()["steps"][0]["step"] == 5


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("skyhall: 1", "skyhall: 7"), "format 7"),
        (("edition: standard ", "edition: ../../../etc/passwd.toml "), "There is no such edition"),
        (("rules: 1", "rules: 99"), "rules version 99"),
        (("\n\n", "\n\nfly me\n"), "unknown word"),
        (("\n\n", "\n\nundo\n"), "no action to undo"),
        (("result: ", "result: 99 "), "the words lead to 9 18 ranks 2 1"),
    ],
)
def test_a_record_that_does_not_replay_is_refused(node, change, said):
    fixture = ROOT / "tests" / "games" / "gravity_superstar" / "records" / "2-stars.sky"
    text = fixture.read_text().replace(*change, 1)
    answer = node.post("/api/records", {"text": text})
    assert answer.status_code in (400, 409)
    assert said in answer.json()["text"]


async def test_play_from_here(node):
    state = await finished(node)
    where = f"/api/tables/{state['table']['id']}"
    body = {"step": 10, "seat": 1, "name": "Cleo", "level": "random"}
    made = node.post(where + "/play-from", body)
    assert made.status_code == 201, made.text
    made = made.json()
    async with node.live(made["id"], made["token"]) as player:
        await player.turn()
        assert player.state["table"]["origin"] == state["table"]["id"]
        assert player.state["table"]["origin_step"] == 10
        assert (await player.move())["type"] == "ack"
        first = node.get(f"/api/tables/{made['id']}/steps", first=10, last=10).json()["steps"][0]
        assert first["view"] == node.get(where + "/steps", first=10, last=10).json()["steps"][0]["view"]
    end = {**body, "step": state["table"]["steps"]}
    assert node.post(where + "/play-from", end).json()["code"] == "not_playing"
    assert node.post(where + "/play-from", {**body, "seat": 5}).json()["code"] == "bad_request"
    running = node.table("me", "open", start=True)
    assert node.post(f"/api/tables/{running['id']}/play-from", body).json()["code"] == "not_over"


async def test_a_long_record_is_told_page_by_page(node):
    """Thousands of words back and forth: undo costs what it undoes, and nobody is told more than a page at once."""
    line = Line(game("gravity-superstar"), 2, "back and forth")
    first, second = line.state.actions()[:2]
    for _ in range(1500):
        line.push(first)
        line.undo()
    line.push(second)
    made = node.post("/api/records", {"text": line.record().text()})
    assert made.status_code == 201, made.text
    where = f"/api/tables/{made.json()['id']}/log"
    page = node.get(where).json()
    assert (page["total"], len(page["steps"])) == (3001, 400)
    assert [step["kind"] for step in page["steps"][:3]] == ["start", "action", "undo"]
    last = node.get(where, first=3000).json()["steps"]
    assert [step["word"] for step in last] == [None, line.setup.words.name(second)]
    assert last[1]["events"][0]["event"] == "card_played"
    assert node.get(where, first=9999).json()["steps"] == []


def test_a_look_back_takes_what_it_costs():
    reads = Buckets(0.001, 100)
    assert reads.take("Ada", 60)
    assert not reads.take("Ada", 60)
    assert reads.take("Ada", 30)
    assert reads.take("Ben", 5000), "a full bucket is always enough, so that no game is too long to be read"
    assert not reads.take("Ben", 1)


async def test_whoever_has_used_up_their_looks_back_waits_whatever_they_ask_for(desk):
    plan = [SeatPlan(kind="open")] * 2
    made = await seating.create(
        desk.hall, "gravity-superstar", plan, "Ada", {}, "", "", False, (0, 0), "", seating.HouseWish()
    )
    who = {"desk": desk, "token": None, "client": "Eve", "table_id": made.id}
    guess = WhatIf(step=0, words=["drop"])
    reads = [Replays.steps.fn, Replays.log.fn, Replays.record.fn, ReviewRoutes.show.fn]
    desk.limits.reads = Buckets(0.001, 1)
    assert desk.limits.reads.take("Eve")
    for read in reads:
        with pytest.raises(Refused, match=str(Refused("too_many"))):
            await read(None, **who)
    with pytest.raises(Refused, match=str(Refused("too_many"))):
        await ReviewRoutes.what_if.fn(None, **who, data=guess)
