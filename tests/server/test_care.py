"""Care: headers, limits, logs, health, figures; no traces and no secrets to anybody."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

pytestmark = pytest.mark.anyio


def test_every_answer_has_the_security_headers(node):
    for path in ("/", "/api/games", "/nowhere", "/api/tables/nowhere", "/schema/openapi.json"):
        headers = node.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nowhere", 404),
        ("GET", "/%00", 404),
        ("GET", "/" + 300 * "x", 404),
        ("GET", "/../../etc/passwd", 404),
        ("GET", "/%2e%2e/%2e%2e/app.py", 404),
        ("GET", "/api/nothing", 404),
        ("PUT", "/api/tables", 405),
        ("GET", "/api/locales/en/../../x", 404),
        ("GET", "/api/locales/xx/hall", 404),
        ("GET", "/api/editions/feed", 404),
    ],
)
def test_what_is_not_there(node, method, path, status):
    answer = httpx.request(method, node.url + path)
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "text", "rule", "reason"}
    assert "such what" not in answer.json()["text"]


def test_bodies_have_a_limit(node):
    answer = node.post("/api/records", {"text": "x" * 2_000_000})
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"


def test_bodies_that_are_not_json(node):
    for body in (b"", b"{", b"\xff\xfe", b"[1,2", b"null", b'"x"', b'{"game": "\xdd"}', b"[" * 50_000):
        answer = httpx.post(
            node.url + "/api/tables", content=body, headers={"content-type": "application/json"}, timeout=60
        )
        assert answer.status_code == 400, body
        assert "Traceback" not in answer.text


async def test_odd_characters_go_nowhere_on_postgresql(two):
    """PostgreSQL keeps no NUL: nothing that holds one may come that far."""
    node = two[0]
    table, ada, _ = node.two_people()
    version = node.get(f"/api/tables/{table}").json()["version"]
    move = {"id": "a\0b", "version": version, "word": "drop"}
    assert node.post(f"/api/tables/{table}/moves", move, ada).status_code == 400
    assert node.get("/api/tables/a%00b").status_code == 404
    assert node.get("/api/editions/a%00b").status_code == 404
    body = {"game": "gravity-superstar", "seats": [{}, {}], "edition": "x", "edition_hash": "a\0b"}
    assert node.post("/api/tables", body).status_code == 400
    assert node.post(f"/api/tables/{table}/chat", {"text": "a\0b"}, ada).status_code == 200
    assert node.get(f"/api/tables/{table}/chat").json()["lines"][0]["text"] == "a b"
    joined = node.table("me", "open", start=False)
    assert node.post(f"/api/tables/{joined['id']}/join", {"name": "a\0b"}).json()["code"] == "bad_name"


def test_requests_have_a_rate_limit_but_health_has_not(make_node):
    node = make_node("--rate", "1")
    with httpx.Client(base_url=node.url, timeout=60) as client:
        answers = [client.get("/api/locales/en/hall") for _ in range(100)]
        health = [client.get("/health").status_code for _ in range(30)]
    assert answers[0].status_code == 200
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused[0].json()["code"] == "too_many"
    assert refused[0].headers["retry-after"]
    assert set(health) == {200}


async def test_tables_and_sockets_of_one_client_have_a_limit(make_node, wait_for):
    node = make_node("--tables-per-hour", "2", "--sockets-per-client", "1")
    made = node.table("me", "random")
    node.table("me", "random")
    answer = node.post("/api/tables", {"game": "gravity-superstar", "seats": [{}, {}]})
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
    async with node.live(made["id"]) as first:
        await first.table()
        async with node.live(made["id"]) as second:
            assert await second.closed() == 1008
        assert second.got[0]["code"] == "too_many"
    wait_for(lambda: "skyhall_sockets 0.0" in node.get("/metrics").text, "the closed socket to count no more")
    async with node.live(made["id"]) as third:
        await third.table()


async def test_logs_are_structured_and_hold_no_secret(make_node):
    node = make_node("--log-level", "debug")
    table, ada, ben = node.two_people()
    async with node.live(table, ada) as player:
        await player.turn()
        await player.move()
    node.get(f"/api/tables/{table}", "wrong-" + ada)
    node.post("/api/mine", {"tokens": [ada, ben]})
    node.stop()
    lines = [line for line in node.log.read_text().splitlines() if line.startswith("{")]
    requests = [json.loads(line) for line in lines if '"message": "request"' in line]
    assert {request["path"] for request in requests} >= {"/api/tables", "/api/mine", f"/api/tables/{table}"}
    assert all({"method", "status", "ms", "client"} <= set(request) for request in requests)
    assert ada not in node.log.read_text()
    assert ben not in node.log.read_text()


def test_a_body_that_ends_too_soon_is_no_fault_of_the_hall(make_node, wait_for):
    node = make_node()
    with socket.create_connection(("127.0.0.1", node.port)) as half:
        half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: hall\r\nContent-Length: 50\r\n\r\n{")
        half.shutdown(socket.SHUT_WR)
    wait_for(lambda: '"path": "/api/tables", "status": 408' in node.log.read_text(), "the request in the log")
    assert "trace" not in node.log.read_text()


async def test_a_frame_that_is_no_text_ends_its_socket_and_fills_no_log(make_node):
    node = make_node()
    async with node.live(str(node.table("me", "random")["id"])) as watcher:
        await watcher.table()
        await watcher.socket.send(b'{"type": "\xff"}', text=True)
        assert await watcher.closed() == 1007
    assert "trace" not in node.log.read_text()


def test_secrets_are_kept_as_hashes_only(make_node):
    node = make_node()
    table, ada, ben = node.two_people()
    node.stop()
    kept = b"".join(path.read_bytes() for path in node.folder.glob("hall.db*"))
    assert table.encode() in kept
    assert ada.encode() not in kept
    assert ben.encode() not in kept


async def test_figures_for_prometheus(node):
    table, ada, _ = node.two_people()
    async with node.live(table, ada) as player:
        await player.turn()
        await player.move("complete")
        await player.move("drop")
        text = node.get("/metrics").text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(figures['skyhall_entries_total{kind="action"}']) >= 1
    assert float(figures['skyhall_refusals_total{code="illegal"}']) >= 1
    assert float(figures["skyhall_sockets"]) >= 1
    assert float(figures["skyhall_tables"]) >= 1
    assert float(figures["skyhall_move_seconds_count"]) >= 2
    assert "skyhall_bot_queue" in figures


def test_health(node):
    answer = node.get("/health").json()
    assert answer["status"] == "ok"


def test_the_plain_page_or_the_client(node):
    for path in ("/", "/t/abc", "/t/abc/step/7"):
        page = node.get(path)
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert "Skyhall" in page.text


def test_catalogues_are_served_for_the_browser(node):
    assert "ask-Act" in node.get("/api/locales/en/gravity-superstar").text
    assert "act-undo" in node.get("/api/locales/en/hall").text
    assert "hall-stale" in node.get("/api/locales/en/hall-refusals").text
    assert node.get("/api/locales/en/hall-cellar").status_code == 404
    assert node.get("/api/locales/xx/hall").status_code == 404
    assert node.get("/api/games/chess/phrases").status_code == 404


@pytest.mark.parametrize("path", ["/api/games", "/api/games/skytear/phrases", "/api/locales/en/skytear"])
def test_what_a_browser_has_is_not_sent_again(node, path):
    first = node.get(path)
    again = httpx.get(node.url + path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    other = httpx.get(node.url + path, headers={"If-None-Match": '"of-yesterday"'})
    assert (other.status_code, other.content) == (200, first.content)


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--database", "mysql://x"], "expected postgresql://"),
        (["--port", "99999"], "65535"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "could not start"),
    ],
)
def test_settings_that_cannot_work_are_said(tmp_path, flags, said):
    pure = os.environ.get("SKYHALL_BUILD", "pure") == "pure"
    environment = {**os.environ, **({"PYTHONPATH": str(Path(__file__).parents[2])} if pure else {})}
    command = [sys.executable, "-m", "skyhall", "serve", "--port", "0", *flags]
    done = subprocess.run(
        command, capture_output=True, text=True, env=environment, cwd=tmp_path, timeout=120, check=False
    )
    assert done.returncode == 2
    assert said in done.stderr
