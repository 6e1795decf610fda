"""Several nodes on one PostgreSQL with Redis between them: people on different nodes sit at one table."""

import asyncio

import asyncpg
import pytest

from skyhall.server.hall import LEASE

pytestmark = pytest.mark.anyio


async def test_people_on_two_nodes_play_a_whole_game(two):
    first, second = two
    table, ada, ben = first.two_people()
    async with first.live(table, ada) as one, second.live(table, ben) as other, second.live(table) as spectator:
        for player in (one, other, spectator):
            await player.table()
        while one.state["table"]["status"] == "playing":
            mover = one if one.state["ask"]["seat"] == 0 else other
            assert (await mover.move())["type"] == "ack"
            for player in (one, other, spectator):
                await player.at(mover.state["version"])
        assert other.state["table"]["result"] == one.state["table"]["result"]
        assert spectator.state["view"] == second.get(f"/api/tables/{table}").json()["view"]
        seen = [step["version"] for m in other.got if m["type"] == "update" for step in m["steps"]]
        assert seen == list(range(seen[0], other.state["version"] + 1))
    assert first.get(f"/api/tables/{table}/record").text == second.get(f"/api/tables/{table}/record").text


async def test_the_same_version_on_two_nodes_is_taken_once(two):
    first, second = two
    for attempt in range(5):
        table, ada, _ = first.two_people()
        version = second.get(f"/api/tables/{table}", ada).json()["version"]
        bodies = [{"id": f"{attempt} {n}", "version": version, "word": "drop"} for n in range(6)]
        answers = await asyncio.gather(
            *[
                asyncio.to_thread(two[n % 2].post, f"/api/tables/{table}/moves", body, ada)
                for n, body in enumerate(bodies)
            ]
        )
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200, 409, 409, 409, 409, 409]
        assert {a.json()["code"] for a in answers if a.status_code == 409} <= {"stale", "not_your_turn"}
        assert first.get(f"/api/tables/{table}").json()["version"] == version + 1


async def test_a_move_repeated_on_the_other_node_is_answered_again(two):
    first, second = two
    table, ada, _ = first.two_people()
    version = second.get(f"/api/tables/{table}", ada).json()["version"]
    body = {"id": "click", "version": version, "word": "drop"}
    answers = [node.post(f"/api/tables/{table}/moves", body, ada).json() for node in (first, second, first)]
    assert [answer["version"] for answer in answers] == [version + 1] * 3


async def test_who_goes_to_the_other_node_finds_there_what_was_acknowledged(two, redis):
    """Every read asks the database, so that nothing depends on a nudge having arrived: here none ever does."""
    table, ada, ben = two[0].two_people()
    for node in two:
        assert node.get(f"/api/tables/{table}").status_code == 200
    redis.stop()
    try:
        for turn in range(12):
            here, there = two[turn % 2], two[1 - turn % 2]
            seen = here.get(f"/api/tables/{table}", ada).json()
            token = [ada, ben][seen["ask"]["seat"]]
            word = here.get(f"/api/tables/{table}", token).json()["ask"]["legal"][0]["word"]
            body = {"id": f"click {turn}", "version": seen["version"], "word": word}
            version = here.post(f"/api/tables/{table}/moves", body, token).json()["version"]
            assert there.get(f"/api/tables/{table}", token).json()["version"] == version
            assert there.get(f"/api/tables/{table}/log", token).json()["steps"][-1]["version"] == version
            async with there.live(table, token) as live:
                assert (await live.table())["version"] == version
        fresh = two[0].post(f"/api/tables/{table}/secret", {}, ada).json()["token"]
        assert two[1].get(f"/api/tables/{table}", ada).json()["code"] == "wrong_token"
        assert two[1].get(f"/api/tables/{table}", fresh).status_code == 200
    finally:
        redis.start()


async def test_chat_presence_and_seats_cross_nodes(two):
    first, second = two
    made = first.table("me", "open", start=False)
    async with first.live(made["id"], made["token"]) as ada:
        await ada.table()
        joined = second.post(f"/api/tables/{made['id']}/join", {"name": "Ben"}).json()
        await ada.table(lambda m: m["table"]["seats"][1]["name"] == "Ben")
        async with second.live(made["id"], joined["token"]) as ben:
            await ada.until(lambda m: m["type"] == "presence" and m["present"] == [True, True])
            await ben.ask({"type": "say", "text": "here I am"})
            heard = await ada.until(lambda m: m["type"] == "chat")
            assert heard["lines"][0]["text"] == "here I am"
        await ada.until(lambda m: m["type"] == "presence" and m["present"] == [True, False])
        async with first.live(made["id"], joined["token"]) as ben:
            await ben.table()
            second.post(f"/api/tables/{made['id']}/secret", {}, joined["token"])
            assert await ben.closed() == 1008
            assert ben.got[-1]["code"] == "wrong_token"
        assert first.get(f"/api/tables/{made['id']}", joined["token"]).json()["code"] == "wrong_token"


async def level(*players):
    """Until all have seen the newest move."""
    newest = max(player.state["version"] for player in players)
    for player in players:
        await player.at(newest)


async def next_move(*players):
    """Whoever is asked moves; who that was."""
    await level(*players)
    mover = next(player for player in players if player.state["ask"]["legal"])
    assert (await mover.move())["type"] == "ack"
    return mover


async def test_without_redis_for_a_while_the_game_goes_on(two, redis):
    first, second = two
    table, ada, ben = first.two_people()
    async with first.live(table, ada) as one, second.live(table, ben) as other:
        await one.table()
        await other.table()
        redis.stop()
        moved = set()
        while len(moved) < 2:  # a deal may ask the same player twice
            moved.add(await next_move(one, other))
        redis.start()
        await next_move(one, other)
        await level(one, other)


async def test_who_is_there_is_seen_without_redis(two, redis):
    """Presence has no version: the nodes look it up as they look up the tables that moved on."""
    first, second = two
    table, ada, ben = first.two_people()
    async with first.live(table, ada) as one:
        await one.table()
        redis.stop()
        try:
            async with second.live(table, ben) as other:
                await other.table()
                await one.until(lambda m: m["type"] == "presence" and m["present"] == [True, True])
            await one.until(lambda m: m["type"] == "presence" and m["present"] == [True, False])
        finally:
            redis.start()


async def let_leases_end(database):
    """As if what the dead node had taken on were so old that another may take it."""
    connection = await asyncpg.connect(database)
    changed = await connection.execute("UPDATE tables SET due = due - $1 WHERE due > $1", LEASE)
    await connection.close()
    assert changed == "UPDATE 1"


async def test_when_a_node_dies_another_takes_up_its_bots(make_node, make_database):
    """Bots alone play on the first node; it is killed; the second one plays on by itself."""
    database = make_database()
    first, second = (make_node(database=database) for _ in range(2))
    made = first.table("novice", "novice", "novice", "novice")
    async with first.live(made["id"]) as watching:
        await watching.table(lambda m: m["version"] > 3)
    first.kill()
    await let_leases_end(database)
    async with second.live(made["id"]) as watching:
        await watching.table()
        version = watching.state["version"]
        assert watching.state["table"]["status"] == "playing"
        await watching.table(lambda m: m["version"] > version + 5)


async def test_nodes_that_start_together_migrate_once(make_node, make_database):
    database = make_database()
    nodes = await asyncio.gather(*[asyncio.to_thread(make_node, database=database) for _ in range(2)])
    made = nodes[0].table("me", "random")
    assert nodes[1].get(f"/api/tables/{made['id']}").status_code == 200
