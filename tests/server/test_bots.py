"""Bots think in processes of their own, with a deadline; hints; editions that people bring."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from skyhall.core.edition import content_hash, parse_toml
from skyhall.core.registry import game
from skyhall.server.metrics import Metrics
from skyhall.server.pool import ProcessPool, Unanswered
from skyhall.server.turns import Asker
from skyhall.server.worker import Question

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]


def question(**more):
    return Question(kind="choose", game="gravity-superstar", level="random", seats=2, seed="x", table="t", **more)


@pytest.fixture
async def pool(monkeypatch):
    if os.environ.get("SKYHALL_BUILD", "pure") == "pure":
        monkeypatch.setenv("PYTHONPATH", str(ROOT))
    running = ProcessPool(2, Metrics())
    await running.start()
    yield running
    await running.stop()


async def test_bots_play_a_whole_game_by_themselves(node):
    made = node.table("novice", "random", "random")
    async with node.live(made["id"]) as watching:
        await watching.table(lambda m: m["table"]["status"] == "over")
    assert sorted(watching.state["table"]["result"]["ranks"])[0] == 1


async def test_workers_remember_a_table_and_answer_for_any_position(pool):
    state = game("gravity-superstar").new(2, "x")
    actions = []
    for _ in range(12):
        answer = await pool.ask(question(actions=actions), Asker())
        action = state.setup.words.parse(answer.word)
        assert action in state.actions()
        state.apply(action)
        actions = [*actions, action]
    back = await pool.ask(question(actions=actions[:3]), Asker())
    assert back.word


async def test_a_worker_that_dies_is_replaced(pool):
    await pool.ask(question(), Asker())
    victim = next(iter(pool.processes))
    victim.send_signal(signal.SIGSTOP)
    asking = [asyncio.create_task(pool.ask(question(), Asker())) for _ in range(2)]
    await asyncio.sleep(0)  # both have their worker now, and one of them stands still
    victim.kill()
    done = await asyncio.gather(*asking, return_exceptions=True)
    assert sum(isinstance(one, Unanswered) for one in done) == 1
    assert victim not in pool.processes
    assert (await pool.ask(question(), Asker())).word
    assert (await pool.ask(question(), Asker())).word


async def test_a_worker_that_misses_its_deadline_is_killed(pool, monkeypatch):
    await pool.ask(question(), Asker())
    await asyncio.gather(*[pool.ask(question(), Asker()) for _ in range(4)])
    monkeypatch.setattr("skyhall.server.pool.GRACE", 0.1)
    stopped = list(pool.processes)
    for process in stopped:
        process.send_signal(signal.SIGSTOP)
    with pytest.raises(Unanswered):
        await pool.ask(question(budget=1), Asker())
    assert len(set(stopped) & pool.processes) == len(stopped) - 1


async def test_a_table_whose_worker_dies_goes_on(make_node):
    node = make_node("--workers", "1")
    made = node.table("me", "random")
    async with node.live(made["id"], made["token"]) as player:
        await player.turn()
        await player.move()
        await player.turn()
        found = subprocess.run(["pgrep", "-P", str(node.process.pid)], capture_output=True, text=True, check=True)
        for worker in found.stdout.split():
            os.kill(int(worker), signal.SIGKILL)
        version = player.state["version"]
        await player.move()
        await player.table(lambda m: m["version"] >= version + 2 and m["ask"]["seat"] == 0)
        assert (await player.move())["type"] == "ack"


def test_workers_end_with_the_server(make_node, wait_for):
    node = make_node()
    made = node.table("me", "random", options={"first_player": 1})
    wait_for(lambda: node.get(f"/api/tables/{made['id']}").json()["version"] > 1, "the bot's first move")
    found = subprocess.run(["pgrep", "-P", str(node.process.pid)], capture_output=True, text=True, check=True)
    workers = [int(pid) for pid in found.stdout.split()]
    assert workers
    node.kill()
    wait_for(lambda: not any(running(pid) for pid in workers), "the workers to end")


def running(pid):
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().split()[2]
    except OSError:
        return False


async def test_hints_are_legal_words_with_estimates_for_who_has_to_decide(node):
    table, ada, ben = node.two_people(house={"helps": True})
    hints = node.post(f"/api/tables/{table}/hint", {}, ada).json()
    seen = node.get(f"/api/tables/{table}", ada).json()
    legal = {word["word"] for word in seen["ask"]["legal"]}
    assert hints["version"] == seen["version"]
    assert hints["suggestions"]
    assert {hint["word"] for hint in hints["suggestions"]} <= legal
    assert all(0 <= hint["estimate"] <= 1 for hint in hints["suggestions"])
    assert all(hint["reason"]["form"].startswith("reason-") for hint in hints["suggestions"])
    assert node.post(f"/api/tables/{table}/hint", {}, ben).json()["code"] == "no_hint"
    assert node.post(f"/api/tables/{table}/hint").json()["code"] == "no_token"


async def test_an_edition_can_be_uploaded_and_played_with(node):
    standard = (game("gravity-superstar").edition_path("standard")).read_text()
    text = standard.replace('"standard"', '"mine"', 1)
    kept = node.post("/api/editions", {"game": "gravity-superstar", "text": text})
    assert kept.status_code == 201, kept.text
    edition = kept.json()
    assert edition["name"] == "mine"
    assert node.get(f"/api/editions/{edition['hash']}").text == text
    plan = {"game": "skytopia", "seats": [{"kind": "me"}, {}], "edition": "mine", "edition_hash": edition["hash"]}
    of_another_game = node.post("/api/tables", plan)
    assert (of_another_game.status_code, of_another_game.json()["text"]) == (400, "There is no such edition.")
    made = node.table("me", "random", edition="mine", edition_hash=edition["hash"])
    async with node.live(made["id"], made["token"]) as player:
        await player.turn()
        assert player.state["table"]["edition"] == "mine"
        await player.move()
        await player.turn()


async def test_a_table_can_be_made_with_the_text_of_an_edition(node):
    standard = (game("gravity-superstar").edition_path("standard")).read_text()
    text = standard.replace('"standard"', '"brought along"', 1)
    made = node.table("me", "random", edition_text=text)
    seen = node.get(f"/api/tables/{made['id']}", made["token"]).json()
    assert seen["table"]["edition"] == "brought along"
    assert node.get(f"/api/editions/{seen['table']['edition_hash']}").text == text
    async with node.live(made["id"], made["token"]) as player:
        await player.turn()
        await player.move()
        await player.turn()


async def test_a_short_text_on_top_of_the_box_can_be_played_with(node):
    """The bot's worker reads the text as well; the hash is that of the same box in full."""
    room = game("gravity-superstar")
    text = 'base = "standard"\nedition.name = "short"\nstars.blue = 12\n'
    full = (
        room.edition_path("standard").read_text().replace('"standard"', '"short"', 1).replace("blue = 13", "blue = 12")
    )
    kept = node.post("/api/editions", {"game": "gravity-superstar", "text": text}).json()
    assert kept["hash"] == content_hash(parse_toml(full, "full"))
    made = node.table("me", "random", edition="short", edition_hash=kept["hash"])
    async with node.live(made["id"], made["token"]) as player:
        await player.turn()
        await player.move()
        await player.turn()
        assert player.state["table"]["edition_hash"] == kept["hash"]


def test_a_base_is_an_edition_of_the_box_never_a_path(node):
    text = 'base = "/etc/passwd"\nedition.name = "short"\n'
    answer = node.post("/api/editions", {"game": "gravity-superstar", "text": text, "file": "mybox.toml"})
    assert answer.status_code == 400
    assert 'mybox.toml: "base" is "/etc/passwd": expected one of tuned, standard' in answer.json()["text"]


@pytest.mark.parametrize("path", ["/api/editions", "/api/tables"])
def test_a_bad_edition_is_refused_with_its_file_entry_and_what_is_expected(node, path):
    standard = (game("gravity-superstar").edition_path("standard")).read_text()
    bad = standard.replace('"standard"', '"mine"', 1).replace("columns = 2", "columns = 7", 1)
    uploads = {"text": bad, "file": "mybox.toml"}
    along = {"edition_text": bad, "edition_file": "mybox.toml", "seats": [{}, {}]}
    answer = node.post(path, {"game": "gravity-superstar", **(uploads if path == "/api/editions" else along)})
    assert answer.status_code == 400
    said = answer.json()["text"]
    assert said == 'mybox.toml: players 2: "columns" is 7: expected a whole number from 1 to 3'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[edition", "not TOML"),
        ('[edition]\nname = "x"\ncolour = "red"', "colour"),
        ("", "is missing"),
        ("a = " + "[" * 5000, "line 1: brackets 5,000 deep: expected at most 16"),
        ("x" * 300_001, "text"),
    ],
)
def test_a_bad_edition_is_refused_with_its_entry(node, text, said):
    answer = node.post("/api/editions", {"game": "gravity-superstar", "text": text})
    assert answer.status_code == 400
    assert said in answer.json()["text"]


async def test_the_example_bot_of_the_docs_plays_a_whole_game(node):
    made = node.table("open", "random", start=False)
    script = ROOT / "docs" / "examples" / "bot.py"
    assert len(script.read_text().splitlines()) <= 45
    playing = await asyncio.create_subprocess_exec(
        sys.executable, str(script), node.url, str(made["id"]), stdout=asyncio.subprocess.PIPE
    )
    async with node.live(made["id"]) as watching:
        await watching.table(lambda m: m["table"]["seats"][0]["name"] == "Forty Lines")
        node.post(f"/api/tables/{made['id']}/start", {}, made["host_token"])
        await watching.table(lambda m: m["table"]["status"] == "over")
    out, _ = await asyncio.wait_for(playing.communicate(), 60)
    assert b"over:" in out
    assert playing.returncode == 0
