"""The live channel: nothing lost, nothing doubled, nothing leaked."""

import json

import httpx
import pytest

from skyhall.server.table import KEPT

pytestmark = pytest.mark.anyio


def steps_of(messages):
    return [step for m in messages if m["type"] == "update" for step in m["steps"]]


async def play_some(one, other, count):
    for _ in range(count):
        mover = one if one.state["ask"]["seat"] == one.state["seat"] else other
        await mover.move()
        for player in (one, other):
            await player.at(mover.state["version"])


async def back_and_forth(one, count):
    """So many versions without getting on in the game, which might end before."""
    for _ in range(count // 2):
        assert (await one.move("drop"))["type"] == "ack"
        undo = {"type": "undo", "version": one.state["version"]}
        assert (await one.ask(undo))["type"] == "ack"


async def test_after_a_gap_exactly_what_was_missed_arrives(node):
    table, ada, ben = node.two_people()
    async with node.live(table, ada) as one, node.live(table, ben) as other, node.live(table, ada) as watching:
        for player in (one, other, watching):
            await player.table()
        await play_some(one, other, 4)
        seen = one.state["version"]
        await play_some(one, other, 6)
        await watching.table(lambda m: m["version"] == one.state["version"])
    whole = [step for step in steps_of(watching.got) if step["version"] > seen]
    async with node.live(table, ada, since=seen) as back:
        missed = await back.next()
    assert missed["type"] == "update"
    assert missed["since"] == seen
    assert missed["steps"] == whole
    assert [step["version"] for step in whole] == list(range(seen + 1, seen + 7))
    assert missed["view"] == one.state["view"]


async def test_one_who_missed_nothing_gets_no_steps(node):
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as first:
        version = (await first.table())["version"]
    async with node.live(table, ada, since=version) as again:
        message = await again.next()
    assert (message["type"], message["steps"], message["version"]) == ("update", [], version)


@pytest.mark.parametrize("since", [-1, 10_000])
async def test_who_knows_nothing_or_too_much_gets_a_snapshot(node, since):
    table, ada, _ = node.two_people()
    async with node.live(table, ada, since=since) as player:
        assert (await player.next())["type"] == "snapshot"


async def test_too_long_a_gap_gives_a_snapshot(node):
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as one:
        await one.table()
        await back_and_forth(one, KEPT + 2)
    version = one.state["version"]
    async with node.live(table, ada, since=version - KEPT - 1) as back:
        assert (await back.next())["type"] == "snapshot"
    async with node.live(table, ada, since=version - KEPT) as back:
        assert len((await back.next())["steps"]) == KEPT


async def test_a_ping_tells_what_the_client_has_and_gets_the_rest(node):
    table, ada, ben = node.two_people()
    async with node.live(table, ada) as one, node.live(table, ben) as other:
        await one.table()
        await other.table()
        await play_some(one, other, 3)
        version = one.state["version"]
        await one.send({"type": "ping", "version": version})
        pong = await one.until(lambda m: m["type"] == "pong")
        assert pong["version"] == version
        await one.send({"type": "ping", "version": version - 2})
        again = await one.table()
        assert again["since"] == version - 2
        assert [step["version"] for step in again["steps"]] == [version - 1, version]


async def test_hands_and_hidden_words_stay_hidden(node):
    """A card laid face down: the others see that it happened, not which card, until the game is over."""
    table, ada, ben = node.two_people()
    async with node.live(table, ada) as one, node.live(table, ben) as other, node.live(table) as spectator:
        for player in (one, other, spectator):
            await player.table()
        word = next(w["word"] for w in one.state["ask"]["legal"] if w["word"].startswith("simple"))
        await one.move(word)
        for player in (other, spectator):
            update = await player.table(lambda m: m["version"] == one.state["version"])
            assert update["steps"][-1]["word"] is None
            assert "hand" not in update["view"]["players"][0]
            assert "hidden" not in update["view"]["players"][0]
            assert update["table"]["seed"] is None
            card = word.split()[1]
            assert all(event.get("card") != card for event in update["steps"][-1]["events"])
        assert one.state["steps"][-1]["word"] == word
        assert "hand" in one.state["view"]["players"][0]
        assert "hand" not in one.state["view"]["players"][1]
        log = node.get(f"/api/tables/{table}/log", ben).json()
        assert [step["word"] for step in log["steps"]] == [None, None]
        assert node.get(f"/api/tables/{table}/log", ada).json()["steps"][1]["word"] == word
        steps = node.get(f"/api/tables/{table}/steps", ben, first=0, last=5, seat=0).json()
        assert steps["seat"] == 1
        assert all("hand" not in step["view"]["players"][0] for step in steps["steps"])
        refused = node.get(f"/api/tables/{table}/record", ben)
        assert refused.json()["code"] == "not_over"


async def test_chat_reaches_everybody_in_order_and_is_kept(node):
    table, ada, ben = node.two_people()
    async with node.live(table, ada) as one, node.live(table, ben) as other:
        await one.table()
        await other.table()
        assert (await one.ask({"type": "say", "text": " Hello\n<b>Ben</b>\u0007 "}))["type"] == "ack"
        heard = await other.until(lambda m: m["type"] == "chat")
        assert [(line["seat"], line["name"], line["text"]) for line in heard["lines"]] == [
            (0, "Ada", "Hello <b>Ben</b>")
        ]
        assert (await one.ask({"type": "say", "text": "x" * 301}))["code"] == "bad_request"
        assert (await one.ask({"type": "say", "text": " \n "}))["code"] == "bad_request"
        assert node.post(f"/api/tables/{table}/chat", {"text": "And you?"}, ben).status_code == 200
        await one.until(lambda m: m["type"] == "chat" and m["lines"][-1]["text"] == "And you?")
    async with node.live(table) as late:
        heard = await late.until(lambda m: m["type"] == "chat")
        assert [line["text"] for line in heard["lines"]] == ["Hello <b>Ben</b>", "And you?"]
        assert (await late.ask({"type": "say", "text": "I too"}))["code"] == "no_token"
    assert len(node.get(f"/api/tables/{table}/chat").json()["lines"]) == 2


async def test_chat_has_a_rate_limit(node):
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as one:
        await one.table()
        answers = await one.ask_at_once([{"type": "say", "text": f"line {n}"} for n in range(30)])
    assert [answer["type"] for answer in answers[:5]] == ["ack"] * 5
    assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"too_many"}


async def test_presence(node):
    table, ada, ben = node.two_people()
    async with node.live(table, ada) as one:
        await one.until(lambda m: m["type"] == "presence" and m["present"] == [True, False])
        async with node.live(table, ben) as other:
            await other.table()
            await one.until(lambda m: m["type"] == "presence" and m["present"] == [True, True])
        await one.until(lambda m: m["type"] == "presence" and m["present"] == [True, False])


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "[]",
        "{",
        '{"type":"dance"}',
        '{"type":"move"}',
        '{"type":"move","id":1,"version":1,"word":"x"}',
        '{"type":"undo","id":"x","version":1' + "0" * 300 + "}",
        "x" * 9000,
    ],
)
async def test_a_frame_that_is_no_message_is_refused_and_the_channel_goes_on(node, frame):
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as player:
        await player.table()
        await player.send(frame)
        refused = await player.until(lambda m: m["type"] == "refused")
        assert refused["code"] in ("bad_request", "too_large")
        assert (await player.move())["type"] == "ack"


@pytest.mark.parametrize(
    "first", [{"type": "ping"}, {"type": "hello", "token": "wrong"}, {"type": "hello", "token": 5}, "x"]
)
async def test_the_wrong_first_word_closes_the_channel(node, first):
    table, _, _ = node.two_people()
    player = node.live(table)
    player.hello = first
    async with player:
        assert await player.closed() == 1008
    assert player.got[-1]["type"] == "refused"


async def test_who_floods_the_channel_is_let_go(make_node):
    node = make_node("--rate", "30")
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as player:
        await player.table()
        for _ in range(300):
            await player.send({"type": "ping"})
        assert await player.closed() == 1008
    assert player.got[-1]["code"] == "too_many"


async def test_snapshots_over_http_and_socket_are_the_same(node):
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as player:
        there = await player.table()
    over_http = node.get(f"/api/tables/{table}", ada).json()
    for seen in (there, over_http):
        assert seen.pop("mark")
        for seat in seen["table"]["seats"]:
            seat.pop("present")
    assert json.dumps(over_http, sort_keys=True) == json.dumps(there, sort_keys=True)


def first_line(node, table, token, since):
    """The first message of the stream for programs."""
    head = {"Authorization": f"Bearer {token}"}
    address = f"{node.url}/api/tables/{table}/stream"
    with httpx.stream("GET", address, params={"since": since}, headers=head, timeout=60) as lines:
        assert lines.headers["content-type"].startswith("application/x-ndjson")
        return json.loads(next(lines.iter_lines()))


async def test_the_stream_for_programs_tells_exactly_what_was_missed(node):
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as one:
        await one.table()
        await back_and_forth(one, KEPT + 2)
    version = one.state["version"]
    missed = first_line(node, table, ada, version - 3)
    assert missed["type"] == "update"
    assert (missed["since"], missed["version"]) == (version - 3, version)
    assert [step["version"] for step in missed["steps"]] == [version - 2, version - 1, version]
    assert missed["view"] == one.state["view"]
    assert first_line(node, table, ada, version - KEPT - 1)["type"] == "snapshot"
    assert first_line(node, table, ada, -1)["type"] == "snapshot"
    seen = first_line(node, table, ada, version)
    assert (seen["type"], seen["version"], seen["steps"]) == ("update", version, [])


async def test_refusals_are_said_in_the_language_of_who_reads(node):
    """What has an entry of a catalogue comes as its key; the rest in the language of the hello, or one named later."""
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as player:
        version = (await player.table())["version"]
        wrong = {"type": "move", "version": version, "word": "dorp"}
        said = []
        for language in ("", "pl", "xx", "es"):
            await player.send({"type": "ping", "version": version, "language": language})
            answer = await player.ask({**wrong, "id": f"a-{language}"})
            assert answer["reason"] is None
            said.append(answer["text"])
        late = await player.ask({"type": "move", "version": version + 1, "word": "drop"})
    assert said[0].startswith('unknown word "dorp"')
    assert said[1].startswith("nieznane")
    assert said[2] == said[0]
    assert said[3].startswith("palabra")
    assert late["reason"]["key"] == "hall-stale"
