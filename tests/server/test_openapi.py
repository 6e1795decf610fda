"""The schema is whole: every reference leads somewhere, every route is documented, real messages fit."""

import re
from pathlib import Path

import msgspec
import pytest

from skyhall.core.registry import game, games
from skyhall.server.errors import STATUS, Refused
from skyhall.server.messages import ClientMessage, ServerMessage
from skyhall.server.rooms import phrases

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def schema(node):
    return node.get("/schema/openapi.json").json()


def test_every_reference_leads_somewhere(schema):
    parts = schema["components"]["schemas"]
    found = re.findall(r'"#/components/schemas/([^"]+)"', msgspec.json.encode(schema).decode())
    assert found
    assert set(found) <= set(parts)


def test_views_and_messages_are_in_it(schema):
    parts = schema["components"]["schemas"]
    for name in ("GravitySuperstarView", "SkytopiaView", "SkyPaintersView", "SkytearView"):
        assert parts[name]["properties"]
    assert {"Snapshot", "Update", "Changes", "Ack", "RefusedMove", "Bye", "Hello", "Move", "Ping"} <= set(parts)
    assert len(parts["ServerMessage"]["anyOf"]) == 10
    assert parts["Snapshot"]["properties"]["type"] == {"enum": ["snapshot"]}


def test_every_operation_says_what_it_answers_and_how_it_refuses(schema):
    operations = [op for path in schema["paths"].values() for op in path.values()]
    assert len(operations) > 30
    for operation in operations:
        assert operation["description"]
        assert operation["responses"]["default"]["content"]["application/json"]["schema"]["$ref"].endswith("/Problem")
        assert any(status.startswith("2") for status in operation["responses"])
    assert len({op["operationId"] for op in operations}) == len(operations)


def test_every_route_is_in_the_docs(schema):
    text = (ROOT / "docs" / "api.md").read_text()
    for path in schema["paths"]:
        short = path.replace("/api/tables/{table_id}", "")
        words = [part for part in short.split("/") if part and not part.startswith("{")]
        assert all(word in text for word in words), path


def test_every_code_has_words_and_is_in_the_docs():
    text = (ROOT / "docs" / "api.md").read_text()
    for code in STATUS:
        assert "⟨" not in str(Refused(code, version=1, now=2, rules=1, hall=2, word="x", what="none"))
        assert f"`{code}`" in text


@pytest.mark.parametrize("name", games())
def test_the_browsers_unit_tests_know_the_kinds_of_today(name):
    kept = msgspec.json.decode((ROOT / "web" / "tests" / "fixtures" / "phrases.json").read_bytes())
    assert kept[name] == msgspec.to_builtins(phrases(game(name))), "run python tools/web_types.py"


@pytest.mark.parametrize("name", games())
async def test_real_messages_fit_the_schema(node, name):
    made = node.table("me", "random", game=name)
    view = game(name).view_schema()
    async with node.live(made["id"], made["token"]) as player, node.live(made["id"]) as spectator:
        for _ in range(4):
            await player.turn()
            await player.move()
        await spectator.at(player.state["version"])
        for message in [*player.got, *spectator.got]:
            msgspec.convert(message, ServerMessage)
            if message["type"] in ("snapshot", "update"):
                msgspec.convert(message["view"], view)
    msgspec.convert(player.hello, ClientMessage)
