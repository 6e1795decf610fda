"""The lab in the hall: asked for, played after everything else, halted and gone on with, kept and shared."""

import asyncio

import pytest

from skyhall.lab.trials import Study, play_trial, trials
from skyhall.server.metrics import Metrics
from skyhall.server.turns import Asker, Turns

pytestmark = pytest.mark.anyio
GAME = "gravity-superstar"
OWN = 'base = "standard"\n[edition]\nname = "Mine"\n[replay]\ntokens = 9\n'
SWEEP = {"path": "players 2.end_stars", "values": [4, 6]}


def asked(node, **changes):
    wish = {"game": GAME, "boxes": [{"edition": "standard"}], "level": "random", "games": 8, **changes}
    return node.post("/api/lab", wish)


async def over(node, lab, *states):
    while True:
        info = node.get(f"/api/lab/{lab}").json()
        if info["status"] in states:
            return info
        assert info["status"] in ("waiting", "running"), info
        await asyncio.sleep(0.1)


def act(node, made, what, token=""):
    return node.post(f"/api/lab/{made['id']}/act", {"act": what}, token=token or made["token"])


async def test_a_sweep_is_played_kept_and_reported(make_node):
    """The same games as at the terminal, whoever plays them; read by whoever has the link."""
    node = make_node()
    answer = asked(node, sweep=SWEEP)
    assert answer.status_code == 201, answer.text
    info = await over(node, answer.json()["id"], "done")
    assert (info["done"], info["total"], info["labels"]) == (16, 16, ["4", "6"])
    assert info["standing"]["look"] == 4
    study = Study(GAME, "random", 8, 2, "lab", {}, ["standard"])
    played = [play_trial(study, trial) for trial in trials(study)]
    first, second = info["standing"]["lanes"]
    assert first["first"]["won"] == sum(each.shares[each.first] for each in played)
    assert (first["games"], second["games"]) == (8, 8)
    card = next(each for each in first["components"] if each["name"] == "card:long")
    assert card["uses"] == sum("card:long" in used for each in played for used in each.used)
    assert info["names"]["card:long"] == "Long Jump"
    where = f"/api/lab/{info['id']}"
    assert node.get(where, language="pl").json()["kinds"]["card"] != info["kinds"]["card"]
    page = node.get(f"{where}/report")
    assert page.headers["content-type"].startswith("text/html")
    assert "players 2.end_stars" in page.text
    table = node.get(f"{where}/report", kind="csv")
    assert table.text.startswith("box,content,kind")
    assert node.get(f"{where}/report", kind="json").json()["labels"] == ["4", "6"]
    (line,) = node.post("/api/lab/mine", {"ids": [info["id"], "gone"]}).json()
    assert (line["id"], line["status"], line["labels"]) == (info["id"], "done", ["4", "6"])


async def test_a_study_is_halted_survives_a_power_cut_and_goes_on(make_node):
    node = make_node()
    made = asked(node, games=5000).json()
    while node.get(f"/api/lab/{made['id']}").json()["done"] < 5:
        await asyncio.sleep(0.1)
    assert act(node, made, "pause", token="somebody-else").status_code == 403
    assert act(node, made, "pause").json()["status"] == "paused"
    held = node.get(f"/api/lab/{made['id']}").json()
    node.kill()
    node.start()
    again = node.get(f"/api/lab/{made['id']}").json()
    assert (again["status"], again["done"]) == ("paused", held["done"])
    assert act(node, made, "go_on").json()["status"] in ("waiting", "running")
    while node.get(f"/api/lab/{made['id']}").json()["done"] <= held["done"]:
        await asyncio.sleep(0.1)
    node.kill()
    node.start()
    before = node.get(f"/api/lab/{made['id']}").json()["done"]
    while node.get(f"/api/lab/{made['id']}").json()["done"] <= before:
        await asyncio.sleep(0.1)
    assert act(node, made, "stop").json()["status"] == "stopped"
    assert act(node, made, "pause").json()["code"] == "lab_state"
    assert act(node, made, "remove").status_code == 200
    assert node.get(f"/api/lab/{made['id']}").status_code == 404


async def test_boxes_of_ones_own_values_suggested_and_what_is_refused(make_node):
    node = make_node(environment={"SKYHALL_LAB_GAMES": "100", "SKYHALL_LAB_STUDIES_PER_CLIENT": "2"})
    uploaded = node.post("/api/editions", {"game": GAME, "text": OWN, "file": "mine.toml"}).json()
    own = {"edition": "Mine", "edition_hash": uploaded["hash"]}
    made = asked(node, boxes=[{"edition": "standard"}, own, {"edition_text": OWN.replace("9", "8")}], games=4).json()
    info = await over(node, made["id"], "done")
    assert info["labels"] == ["standard", "Mine", "Mine"]
    numbers = node.post("/api/lab/numbers", {"game": "skytopia", "box": {"edition": "tuned"}}).json()
    mint = next(each for each in numbers if each["path"] == "card Mint.effect 1.n")
    assert (mint["value"], mint["component"], mint["name"]) == (3, "card:mint", "Mint")
    assert next(each for each in numbers if each["path"] == "constants.start_coins")["component"] == ""
    wish = {"game": "skytopia", "boxes": [{"edition": "tuned"}], "focus": "card:mint", "suggest": True}
    made = asked(node, **wish, games=2).json()
    info = node.get(f"/api/lab/{made['id']}").json()
    assert info["changes"] == [{}, *[{"card Mint.effect 1.n": value} for value in (2, 4, 1, 5)]]
    assert (info["suggests"], info["stops"], info["proposals"]) == (True, True, [])
    act(node, made, "remove")
    for wrong, text in (
        ({"games": 101}, "at most 100"),
        ({"sweep": {**SWEEP, "values": [4, 400]}}, "400"),
        ({"sweep": {**SWEEP, "path": "players 2.end_star"}}, 'did you mean "players 2.end_stars"?'),
        ({"level": "expret"}, 'did you mean "expert"?'),
        ({"boxes": [{"edition": "/etc/passwd.toml"}]}, "no such edition"),
        ({"boxes": [{"edition": "Mine", "edition_hash": "0" * 32}]}, "no such edition"),
        ({"game": "chess"}, "no such game"),
        ({"suggest": True, "focus": "card:nobody"}, "no number that could be another"),
    ):
        answer = asked(node, **wrong)
        assert answer.status_code in (400, 404), wrong
        assert text in answer.json()["text"], answer.text
    for _ in range(2):
        assert asked(node, games=100, level="expert").status_code == 201
    busy = asked(node)
    assert (busy.status_code, busy.json()["code"]) == (429, "lab_busy")
    assert "2" in busy.json()["text"]


async def test_the_lab_comes_last():
    turns = Turns(1, Metrics())
    order = []

    async def ask(name, asker):
        async with turns.turn(asker):
            order.append(name)

    async with turns.turn(Asker()):
        waiting = [
            asyncio.create_task(ask("lab", Asker(people=False, lab=True))),
            asyncio.create_task(ask("review", Asker(people=False, reviews=True))),
            asyncio.create_task(ask("bots", Asker(people=False))),
            asyncio.create_task(ask("people", Asker())),
        ]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert order == ["people", "bots", "review", "lab"]
