"""The server is the only authority: versions, rules, ids, undo, take-back."""

import asyncio

import pytest

pytestmark = pytest.mark.anyio


async def test_a_move_at_an_old_version_is_refused(node):
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as player:
        await player.turn()
        version = player.state["version"]
        answer = await player.move(version=version - 1)
        assert (answer["type"], answer["code"], answer["version"]) == ("refused", "stale", version)
        assert f"version {version - 1}" in answer["text"]
        assert (await player.move(version=version + 5))["code"] == "stale"
        assert (await player.move(version=version))["type"] == "ack"


async def test_an_illegal_move_is_refused_with_the_rule_and_the_reason(node):
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as player:
        await player.turn()
        answer = await player.move("complete")
        assert answer["code"] == "illegal"
        assert answer["rule"] == "GS-20"
        assert answer["reason"]["key"].startswith("refused-")
        assert "⟨" not in answer["text"]
        refusal = next(r for r in player.state["ask"]["refusals"] if r["word"] == "complete")
        assert refusal["reason"] == answer["reason"]
        assert (await player.move("end"))["code"] == "illegal"
        unknown = await player.move("dorp")
        assert unknown["code"] == "illegal"
        assert 'did you mean "drop"' in unknown["text"]
        assert node.get(f"/api/tables/{table}").json()["version"] == player.state["version"]


async def test_nobody_moves_for_another(node):
    table, _, ben = node.two_people()
    async with node.live(table, ben) as waiting, node.live(table) as spectator:
        await waiting.table()
        await spectator.table()
        assert (await waiting.move("drop"))["code"] == "not_your_turn"
        assert (await spectator.move("drop"))["code"] == "no_token"
        assert waiting.state["ask"]["legal"] == []
        assert spectator.state["ask"]["refusals"] == []


async def test_a_repeated_move_is_answered_again_and_not_applied_again(node):
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as player:
        await player.turn()
        version, word = player.state["version"], player.state["ask"]["legal"][0]["word"]
        first = await player.move(word, version, "click-1")
        again = await player.move(word, version, "click-1")
        assert first == again == {"type": "ack", "id": "click-1", "version": version + 1}
    body = {"id": "click-1", "version": version, "word": word}
    assert node.post(f"/api/tables/{table}/moves", body, ada).json()["version"] == version + 1
    assert node.get(f"/api/tables/{table}").json()["version"] == version + 1


async def test_the_same_move_sent_many_times_at_once_counts_once(node):
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as player:
        await player.turn()
        version, word = player.state["version"], player.state["ask"]["legal"][0]["word"]
    body = {"id": "click", "version": version, "word": word}
    answers = await asyncio.gather(
        *[asyncio.to_thread(node.post, f"/api/tables/{table}/moves", body, ada) for _ in range(8)]
    )
    assert {(answer.status_code, answer.json()["version"]) for answer in answers} == {(200, version + 1)}


async def test_undo_until_another_seat_decides(node):
    table, ada, ben = node.two_people()
    async with node.live(table, ada) as player, node.live(table, ben) as other:
        await player.turn()
        before = player.state["view"]
        assert not player.state["table"]["may_undo"]
        assert (await player.ask({"type": "undo", "version": player.state["version"]}))["code"] == "nothing_to_undo"
        await player.move("drop")
        assert player.state["table"]["may_undo"]
        await other.turn()
        assert not other.state["table"]["may_undo"]
        refused = await other.ask({"type": "undo", "version": other.state["version"]})
        assert refused["code"] == "nothing_to_undo"
        assert (await player.ask({"type": "undo", "version": player.state["version"]}))["type"] == "ack"
        assert player.state["view"] == before
        assert player.state["steps"][-1]["kind"] == "undo"
        await player.move("drop")
        await other.at(player.state["version"])
        await other.move("drop")
        await player.at(other.state["version"])
        assert (await player.ask({"type": "undo", "version": player.state["version"]}))["code"] == "nothing_to_undo"


async def test_a_take_back_needs_the_others(node):
    table, ada, ben = node.two_people()
    async with node.live(table, ada) as player, node.live(table, ben) as other:
        await player.turn()
        before = player.state["view"]
        nothing = await player.ask({"type": "ask_back", "version": player.state["version"]})
        assert nothing["code"] == "nothing_to_take_back"
        await player.move("drop")
        await other.turn()
        await other.move("drop")
        await player.turn()
        assert (await player.ask({"type": "ask_back", "version": player.state["version"]}))["type"] == "ack"
        await other.table(lambda m: m["table"]["take_back"] is not None)
        assert other.state["table"]["take_back"] == {"seat": 0, "actions": 2, "need": [1]}
        own = await player.ask({"type": "answer_back", "version": player.state["version"], "accept": True})
        assert own["code"] == "no_take_back"
        await other.ask({"type": "answer_back", "version": other.state["version"], "accept": False})
        await player.table(lambda m: m["table"]["take_back"] is None)
        assert player.state["view"] != before
        await player.ask({"type": "ask_back", "version": player.state["version"]})
        await other.table(lambda m: m["table"]["take_back"] is not None)
        await other.ask({"type": "answer_back", "version": other.state["version"], "accept": True})
        await player.table(lambda m: m["table"]["take_back"] is None)
        assert player.state["view"] == before
        assert player.state["table"]["steps"] == 4


async def test_at_a_training_table_bots_agree_to_any_take_back(node):
    made = node.table("me", "random", house={"training": True})
    async with node.live(made["id"], made["token"]) as player:
        await player.turn()
        before = player.state["view"]
        await player.move("drop")
        await player.turn()
        if player.state["version"] == 2:
            await player.table(lambda m: m["ask"]["seat"] == 0 and m["version"] > 2)
        answer = await player.ask({"type": "ask_back", "version": player.state["version"]})
        assert answer["type"] == "ack"
        assert player.state["view"] == before


async def test_the_order_of_two_people_at_once_is_settled_by_the_version(node):
    """Both send a move at the same version; the one who is to decide gets through."""
    table, ada, ben = node.two_people()
    version = node.get(f"/api/tables/{table}").json()["version"]
    moves = [
        asyncio.to_thread(
            node.post, f"/api/tables/{table}/moves", {"id": "x", "version": version, "word": "drop"}, token
        )
        for token in (ada, ben)
    ]
    answers = await asyncio.gather(*moves)
    assert answers[0].status_code == 200
    assert answers[1].json()["code"] in ("not_your_turn", "stale")


async def test_a_revoked_secret_plays_no_more_not_even_through_an_open_socket(node):
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as live:
        await live.turn()
        fresh = node.post(f"/api/tables/{table}/secret", token=ada).json()["token"]
        answer = await live.until(lambda m: m["type"] in ("refused", "bye"))
        assert answer["code"] == "wrong_token"
        assert await live.closed() == 1008
    assert node.post(f"/api/tables/{table}/moves", {"id": "x", "version": 99, "word": "drop"}, ada).status_code == 403
    async with node.live(table, fresh) as live:
        await live.turn()
        assert (await live.move())["type"] == "ack"


async def test_an_id_that_was_used_stands_for_what_it_stood_for(node):
    """Sent again it is answered again; with another word, or as an undo, it is refused and nothing is lost."""
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as live:
        state = await live.turn()
        word, other = (one["word"] for one in state["ask"]["legal"][:2])
        first = await live.move(word, move_id="once")
        again = await live.ask({"type": "move", "id": "once", "version": state["version"], "word": word.upper()})
        assert again == first
        for message in ({"type": "move", "word": other}, {"type": "undo"}):
            answer = await live.ask({**message, "id": "once", "version": first["version"]})
            assert (answer["type"], answer["code"]) == ("refused", "used_id")
        assert live.state["version"] == first["version"]


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 300, "/assets/" + "y/" * 200, "/%2e%2e/%2e%2e/etc/passwd"])
async def test_paths_that_no_file_can_have_are_simply_not_there(node, path):
    answer = node.get(path)
    assert answer.status_code == 404
    assert answer.json()["text"] == "There is no such page."


async def test_what_is_not_there_is_named(node):
    assert node.get("/api/tables/nowhere").json()["text"] == "There is no such table."
    assert node.get("/api/editions/0123").json()["text"] == "There is no such edition."
