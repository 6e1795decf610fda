"""Reviews in the hall: only of finished games, kept with them, made once, and gone on with after a stop."""

import asyncio

import pytest

from skyhall.core.dice import seeded
from skyhall.core.line import Line
from skyhall.core.registry import game
from skyhall.review.choices import choices
from skyhall.server.database import open_database
from skyhall.server.metrics import Metrics
from skyhall.server.reviews import DONE, WAITING, Reviews
from skyhall.server.settings import Settings
from skyhall.server.turns import Asker, Turns
from skyhall.testing.play import random_game

pytestmark = pytest.mark.anyio
QUICK = {"SKYHALL_REVIEW_EFFORT": "0"}
# Of a thousand games by chance one of the shortest: 30 choices.
SEED = "review 555"


def played(name: str, longest: int = 10_000) -> Line:
    """A game by chance."""
    line = Line(game(name), 2, SEED)
    for action in random_game(line.first(), seeded(SEED), longest):
        line.push(action)
    return line


def kept_record(node, line) -> str:
    """A finished game brought to the hall."""
    answer = node.post("/api/records", {"text": line.record(["Ada", "Ben"]).text()})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


async def finished(node) -> str:
    """A game of two bots at a table, played to its end."""
    made = node.table("random", "random")
    async with node.live(made["id"]) as watching:
        await watching.table(lambda m: m["table"]["status"] == "over")
    return made["id"]


async def reviewed(node, table: str) -> dict:
    where = f"/api/tables/{table}/review"
    while True:
        info = node.get(where).json()
        assert info["status"] in ("waiting", "done"), info
        if info["status"] == "done":
            return info
        await asyncio.sleep(0.1)


async def test_a_review_goes_on_after_a_power_cut_and_is_kept(make_node):
    """It is made once, whoever asks; what was found is there after the next start, and the rest is made unasked."""
    node = make_node(environment=QUICK)
    line = played("gravity-superstar")
    table = kept_record(node, line)
    where = f"/api/tables/{table}/review"
    assert node.get(where).json()["status"] == "none"
    assert node.post(where).json()["status"] in ("waiting", "done")
    assert node.post(where).status_code == 200
    while not (info := node.get(where).json())["choices"]:
        assert info["status"] == "waiting"
        await asyncio.sleep(0.1)
    node.kill()
    node.start()
    info = await reviewed(node, table)
    found = info["review"]
    assert info["done"] == info["total"] >= info["choices"] == len(found["choices"]) == len(choices(line))
    assert found["result"] == line.state.win_shares()
    for tally in found["tallies"]:
        parts = tally["start"] + tally["own"] + tally["rivals"] + tally["deck"]
        assert parts == pytest.approx(tally["result"])
    node.stop()
    node.start()
    assert node.post(where).json() == node.get(where).json() == info
    first = found["choices"][0]
    body = {"step": first["choice"]["step"], "words": [first["judged"]["best"], "no such word"], "seat": 0}
    assert node.post(f"/api/tables/{table}/what-if", body).status_code == 400
    body["words"] = [first["judged"]["best"], *["drop"] * 7]
    told = node.post(f"/api/tables/{table}/what-if", body).json()
    assert [step["word"] for step in told["steps"]][:1] == body["words"][:1]
    assert 1 <= len(told["steps"]) < 8
    assert node.get(f"/api/tables/{table}/steps", first=0, last=2).json()["total"] == len(line.actions)


async def test_a_running_game_is_not_reviewed(node):
    table, ada, _ = node.two_people()
    for answer in (node.post(f"/api/tables/{table}/review", {}, ada), node.get(f"/api/tables/{table}/review", ada)):
        assert answer.status_code == 409
        assert answer.json()["code"] == "not_over"
    unfinished = kept_record(node, played("gravity-superstar", longest=6))
    assert node.post(f"/api/tables/{unfinished}/review").json()["code"] == "not_over"
    assert node.post("/api/tables/nowhere/review").status_code == 404


async def test_one_client_has_only_so_many(make_node):
    node = make_node("--rate", "30", environment=QUICK)
    line = played("gravity-superstar")
    tables = [await finished(node), *[kept_record(node, line) for _ in range(5)]]
    answers = [node.post(f"/api/tables/{table}/review").status_code for table in tables]
    assert answers == [200] * 5 + [429]
    assert node.post(f"/api/tables/{tables[0]}/review").status_code == 200


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_two_nodes_do_not_claim_the_same_review(tmp_path, make_node, make_database, kind):
    """On either database, on which a whole review is made and kept as well."""
    given = make_database() if kind == "postgresql" else str(tmp_path / "hall.db")
    node = make_node(database=given, environment=QUICK)
    line = played("gravity-superstar")
    table, whole = kept_record(node, line), kept_record(node, line)
    if kind == "postgresql":
        assert node.post(f"/api/tables/{whole}/review").status_code == 200
        assert len((await reviewed(node, whole))["review"]["choices"]) == len(choices(line))
    node.stop()
    database = open_database(Settings(database=given).database_url())
    one, other = Reviews(database), Reviews(database)
    await one.ask(table, "maker", 5)
    await other.ask(table, "another", 6)
    (mine,), (theirs,) = await one.waiting(10, 2), await other.waiting(10, 2)
    assert mine.maker == "maker"
    assert [await one.keep(mine, 100), await other.keep(theirs, 101)] == [True, False]
    assert await other.waiting(50, 2) == []
    (late,) = await other.waiting(101, 2)
    assert late.until == 100
    assert await other.keep(late, 200)
    assert not await one.keep(mine, 201)
    late.status = DONE
    assert await other.keep(late, 0)
    assert await one.waiting(10_000, 2) == []
    await one.forget(table, WAITING)
    assert await one.find(table) is not None
    await database.close()


async def test_reviews_come_after_all_tables():
    turns = Turns(1, Metrics())
    order: list[str] = []

    async def ask(name: str, asker: Asker) -> None:
        async with turns.turn(asker):
            order.append(name)
            await asyncio.sleep(0)

    async with turns.turn(Asker()):
        asked = [
            asyncio.create_task(ask("review", Asker(people=False, reviews=True))),
            asyncio.create_task(ask("bots", Asker(people=False))),
            asyncio.create_task(ask("people", Asker())),
        ]
        await asyncio.sleep(0)
    await asyncio.gather(*asked)
    assert order == ["people", "bots", "review"]


async def test_playing_on_against_those_who_played(node):
    table = await finished(node)
    body = {"step": 3, "seat": 0, "name": "Ada", "level": "same"}
    again = node.post(f"/api/tables/{table}/play-from", body).json()
    seats = node.get(f"/api/tables/{again['id']}", again["token"]).json()["table"]["seats"]
    assert [one["level"] for one in seats] == ["", "random"]
    record = kept_record(node, played("gravity-superstar"))
    again = node.post(f"/api/tables/{record}/play-from", body).json()
    seats = node.get(f"/api/tables/{again['id']}", again["token"]).json()["table"]["seats"]
    assert [one["level"] for one in seats] == ["", "adept"]
